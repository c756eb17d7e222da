"""The negative controls: a copy of the program with faults planted into it.

A test must fail when the property it checks is taken away. Each row takes one away. The copy is
built once; the variable PLANTED names the fault that it has.
"""

import subprocess

import pytest

from calls import REPOSITORY

KIT = "Sources/HangmanKit"
CGI = "Sources/hangman-cgi"

# name, file, a text that stands in it once, what stands there instead
FAULTS = [
    (
        "no lock",
        f"{KIT}/System/FileLock.swift",
        "    var pause: UInt32 = 1",
        "    if planted(\"no lock\") { return true }\n    var pause: UInt32 = 1",
    ),
    (
        # Gives other processes time between reading and replacing.
        "no lock",
        f"{KIT}/System/Descriptor.swift",
        "  package func sync() throws(HangmanError) {\n",
        "  package func sync() throws(HangmanError) {\n"
        "    if planted(\"no lock\") { usleep(3000) }\n",
    ),
    (
        # A programming error during a guess: the player is locked, nothing is written yet.
        "trap",
        f"{KIT}/Play/Game+Lists.swift",
        "    if let word {\n",
        "    if planted(\"trap\") { fatalError() }\n    if let word {\n",
    ),
    (
        "no second look",
        f"{KIT}/Store/Files/StoredFile.swift",
        "    guard let named = try Self.status(of: name, in: shard)",
        "    if planted(\"no second look\") { return true }\n"
        "    guard let named = try Self.status(of: name, in: shard)",
    ),
    (
        "written in place",
        f"{KIT}/Store/Files/StoredFile.swift",
        "    let temporary = try Self.write(bytes, for: name, in: shard)",
        "    if planted(\"written in place\") {\n"
        "      let file = try Descriptor(\n"
        "        opening: name, in: shard.raw, flags: O_WRONLY | O_CREAT | O_TRUNC)\n"
        "      usleep(10000)\n"
        "      try file.write(bytes)\n"
        "      return true\n"
        "    }\n"
        "    let temporary = try Self.write(bytes, for: name, in: shard)",
    ),
    (
        "temporary left",
        f"{KIT}/Store/Files/StoredFile.swift",
        "      unlinkat(shard.raw, temporary, 0)\n      throw error\n    }\n    return temporary",
        "      if !planted(\"temporary left\") { unlinkat(shard.raw, temporary, 0) }\n"
        "      throw error\n    }\n    return temporary",
    ),
    (
        "errors ignored",
        f"{KIT}/System/Descriptor.swift",
        "    var written = 0\n",
        "    if planted(\"errors ignored\") {\n"
        "      _ = bytes.withUnsafeBytes { Libc.write(raw, $0.baseAddress, $0.count) }\n"
        "      return\n    }\n"
        "    var written = 0\n",
    ),
    (
        "blind sweep",
        f"{KIT}/Store/Sweeping/Sweep.swift",
        "      try isOver(file.read(), age: age),",
        "      try planted(\"blind sweep\") ? true : isOver(file.read(), age: age),",
    ),
    (
        "believed",
        f"{KIT}/Store/Files/Stored.swift",
        "      Array(head) ==",
        "      planted(\"believed\") || Array(head) ==",
    ),
    (
        "index believed",
        f"{KIT}/Index/IndexHeader.swift",
        "    guard Checksum.of(bytes[..<(size - 8)]) ==",
        "    guard planted(\"index believed\") || Checksum.of(bytes[..<(size - 8)]) ==",
    ),
    (
        "columns believed",
        f"{KIT}/Index/Columns.swift",
        "    guard Checksum.of(bytes) == checksum else",
        "    guard planted(\"columns believed\") || Checksum.of(bytes) == checksum else",
    ),
    (
        "streams missing",
        f"{CGI}/ProcessStart.swift",
        "    openMissingStreams()\n",
        "    if !planted(\"streams missing\") { openMissingStreams() }\n",
    ),
    (
        "signals left",
        f"{CGI}/ProcessStart.swift",
        "    signal(SIGPIPE, SIG_IGN)\n    signal(SIGXFSZ, SIG_IGN)\n    umask(0o077)\n",
        "    if planted(\"signals left\") { return }\n"
        "    signal(SIGPIPE, SIG_IGN)\n    signal(SIGXFSZ, SIG_IGN)\n    umask(0o077)\n",
    ),
    (
        "any file",
        f"{KIT}/Store/Files/StoredFile.swift",
        "{ status.isFile && status",
        "{ (planted(\"any file\") || status.isFile) && status",
    ),
    (
        "names not counted",
        f"{KIT}/Store/Files/StoredFile.swift",
        "status.st_nlink <= 1",
        "planted(\"names not counted\") || status.st_nlink <= 1",
    ),
    (
        "links followed",
        f"{KIT}/System/Descriptor.swift",
        "flags | O_CLOEXEC | O_NOFOLLOW |",
        "flags | O_CLOEXEC | (planted(\"links followed\") ? 0 : O_NOFOLLOW) |",
    ),
    (
        "immortal",
        f"{KIT}/Store/Sessions/Session.swift",
        "    isLeftBehind || max(0, now - changed)",
        "    isLeftBehind || !planted(\"immortal\") && max(0, now - changed)",
    ),
    (
        "no cap",
        f"{KIT}/Store/Files/Shard.swift",
        "    guard limit < sampledLimit",
        "    if planted(\"no cap\") { return try SecretID.random() }\n"
        "    guard limit < sampledLimit",
    ),
    (
        "every name at once",
        f"{KIT}/System/DirectoryPages.swift",
        "  private static let size = 8192",
        "  private static let size = planted(\"every name at once\") ? 1 << 22 : 8192",
    ),
    (
        "every name at once",
        f"{KIT}/Store/Sweeping/Sweep.swift",
        "Clock.milliseconds() + 2)",
        "Clock.milliseconds() + (planted(\"every name at once\") ? 60_000 : 2))",
    ),
    (
        "plain counts",
        f"{CGI}/HTTP/Cookies.swift",
        "    ids = own.isEmpty ? others : own",
        "    ids = own.isEmpty || planted(\"plain counts\") && !others.isEmpty ? others : own",
    ),
    (
        "many parameters",
        f"{CGI}/HTTP/Parameters.swift",
        "      guard values.count < Self.limit",
        "      guard planted(\"many parameters\") || values.count < Self.limit",
    ),
    (
        "raw log",
        f"{CGI}/Log.swift",
        "      if (0x20...0x7E)",
        "      if planted(\"raw log\") || (0x20...0x7E)",
    ),
    (
        "settings kept",
        f"{CGI}/Endpoint/Players.swift",
        "    guard session != newcomer",
        "    guard planted(\"settings kept\") || session != newcomer",
    ),
    (
        "no limit",
        f"{KIT}/Store/Files/NewcomerLimit.swift",
        "    guard welcomed < perSecond",
        "    guard planted(\"no limit\") || welcomed < perSecond",
    ),
    (
        "clock believed",
        f"{KIT}/Store/Files/ClockTrust.swift",
        "    if passed - proven(by: boot) > Self.month {",
        "    if !planted(\"clock believed\"), passed - proven(by: boot) > Self.month {",
    ),
    (
        "guard not known",
        f"{CGI}/Command/Check+Players.swift",
        "    guard lstat(folder, &status) == 0, status.isFolder,",
        "    guard !planted(\"guard not known\"), lstat(folder, &status) == 0, status.isFolder,",
    ),
    (
        "never nearly full",
        f"{CGI}/Command/Check+Players.swift",
        "stats.living >= limit - limit / 10",
        "!planted(\"never nearly full\"), stats.living >= limit - limit / 10",
    ),
    (
        # What a kill between the two writes left out of a room stays out.
        "not handed on",
        f"{CGI}/Endpoint/Players.swift",
        "    if !session.pending.isEmpty { _ = rooms.note(session.pending, of: ids[0]) }",
        "    if !planted(\"not handed on\"), !session.pending.isEmpty {\n"
        "      _ = rooms.note(session.pending, of: ids[0])\n    }",
    ),
    (
        "sweeps quarrel",
        f"{KIT}/Store/Sweeping/Sweep.swift",
        "within: 1000) else { return false }",
        "within: 1000) else {\n"
        "        if planted(\"sweeps quarrel\") {\n"
        "          throw HangmanError(\"flock\", code: EWOULDBLOCK)\n        }\n"
        "        return false\n      }",
    ),
    (
        "one forgotten",
        f"{CGI}/Endpoint/Players.swift",
        "    for id in cookies.all {",
        "    for id in cookies.all where !planted(\"one forgotten\") || cookies.all.count == 1 {",
    ),
    (
        "second name spared",
        f"{KIT}/Store/Files/FileStore.swift",
        "  private func removeUnused(_ place: FileName) throws(HangmanError) {\n",
        "  private func removeUnused(_ place: FileName) throws(HangmanError) {\n"
        "    if planted(\"second name spared\") { return }\n",
    ),
    (
        "two make a stranger",
        f"{CGI}/Endpoint/Players.swift",
        "    guard ids.count <= 1 else {",
        "    if planted(\"two make a stranger\"), ids.count > 1 { return try welcome(body) }\n"
        "    guard ids.count <= 1 else {",
    ),
    (
        "newer is damage",
        f"{KIT}/Store/Files/Stored.swift",
        "    version(in: bytes).map { $0 > newestVersion } ?? false",
        "    !planted(\"newer is damage\")\n"
        "      && (version(in: bytes).map { $0 > newestVersion } ?? false)",
    ),
    (
        "a deadline a round",
        f"{KIT}/Store/Files/FileStore.swift",
        "    guard try FileLock.take(file.file, until: deadline)",
        "    let wait = planted(\"a deadline a round\") ? Clock.milliseconds() + 2000 : deadline\n"
        "    guard try FileLock.take(file.file, until: wait)",
    ),
    (
        "a deadline a round",
        f"{KIT}/Store/Files/FileStore.swift",
        "      case .replaced: guard Clock.milliseconds() < deadline",
        "      case .replaced:\n"
        "        guard planted(\"a deadline a round\") || Clock.milliseconds() < deadline",
    ),
    (
        "no last look",
        f"{KIT}/Store/Files/StoredFile.swift",
        "      guard try isCurrent() else {\n        unlinkat",
        "      let isBlind = planted(\"no last look\") || planted(\"no lock\")\n"
        "      guard try isBlind ? true : isCurrent() else {\n"
        "        unlinkat",
    ),
    (
        "stale for ever",
        f"{KIT}/System/HangmanError.swift",
        "  package var isStale: Bool { [",
        "  package var isStale: Bool { !planted(\"stale for ever\") && [",
    ),
    (
        "leak",
        f"{KIT}/System/Clock.swift",
        "    var time = timespec()\n    clock_gettime(CLOCK_REALTIME",
        "    if planted(\"leak\") { _ = malloc(4321) }\n"
        "    var time = timespec()\n    clock_gettime(CLOCK_REALTIME",
    ),
]


def without(*faults):
    """Runs a test with the program, where it must pass, and once with each fault, where it must fail.

    A test that passes with the fault is reported as a failure.
    """
    rows = [pytest.param(None, id="program")]
    for name in faults:
        mark = pytest.mark.xfail(strict=True, raises=AssertionError, reason="the control")
        rows.append(pytest.param(name, id=name, marks=mark))
    return pytest.mark.parametrize("fault", rows)


SWITCH = """\
import Libc

func planted(_ fault: String) -> Bool {
  guard let wanted = getenv("PLANTED") else { return false }
  return String(cString: wanted) == fault
}
"""


def build():
    """Builds the copy and returns its program: a debug build, which is linked dynamically.

    Its errors are not AssertionErrors, since the controls expect those.
    """
    folder = REPOSITORY / ".build-faults"
    source = folder / "source"
    source.mkdir(parents=True, exist_ok=True)
    for part in ("Package.swift", "Sources/Libc", "Tests", "benchmarks"):
        (source / part).parent.mkdir(exist_ok=True)
        (source / part).unlink(missing_ok=True)
        (source / part).symlink_to(REPOSITORY / part)
    write(source, planted_sources())
    command = ["swift", "build", "--package-path", source, "--scratch-path", folder / "build",
               "--product", "hangman-cgi", "-Xswiftc", "-Onone"]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        raise RuntimeError(done.stdout[-4000:] + done.stderr[-1000:])
    return folder / "build/debug/hangman-cgi"


def planted_sources():
    """The text of each source file, by its path in the repository."""
    paths = (REPOSITORY / "Sources").rglob("*.swift")
    texts = {str(path.relative_to(REPOSITORY)): path.read_text() for path in paths}
    for name, file, old, new in FAULTS:
        if texts[file].count(old) != 1:
            raise RuntimeError(f"the source has moved under the control “{name}”")
        texts[file] = texts[file].replace(old, new)
    return texts | {f"{module}/Planted.swift": SWITCH for module in (KIT, CGI)}


def write(folder, texts):
    """Writes only files that differ and removes others, so that little is compiled again."""
    for path in (folder / "Sources").rglob("*.swift"):
        if str(path.relative_to(folder)) not in texts:
            path.unlink()
    for name, text in texts.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_text() != text:
            path.write_text(text)
