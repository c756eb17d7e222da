"""The negative controls: a copy of the program with faults planted into it.

A test that holds the program to something must fail when that something is taken away. Each row
takes one thing away; the copy is built once and told by PLANTED which fault to have.
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
        "    let deadline =",
        "    if planted(\"no lock\") { return true }\n    let deadline =",
    ),
    (
        # Time for the others to come between reading and replacing.
        "no lock",
        f"{KIT}/System/Descriptor.swift",
        "  package func sync() throws(SystemFailure) {\n",
        "  package func sync() throws(SystemFailure) {\n"
        "    if planted(\"no lock\") { usleep(3000) }\n",
    ),
    (
        # Our own mistake, in the midst of a guess: the player is locked, nothing is written yet.
        "trap",
        f"{KIT}/Play/Game+Lists.swift",
        "    if let word {\n",
        "    if planted(\"trap\") { fatalError() }\n    if let word {\n",
    ),
    (
        "no second look",
        f"{KIT}/Store/PlayerFile.swift",
        "    var named = stat()",
        "    if planted(\"no second look\") { return true }\n    var named = stat()",
    ),
    (
        "written in place",
        f"{KIT}/Store/PlayerFile.swift",
        "    let temporary = try write(bytes, for: name, in: shard)",
        "    if planted(\"written in place\") {\n"
        "      let file = try Descriptor(\n"
        "        opening: name, in: shard.raw, flags: O_WRONLY | O_CREAT | O_TRUNC)\n"
        "      usleep(10000)\n"
        "      return try file.write(bytes)\n"
        "    }\n"
        "    let temporary = try write(bytes, for: name, in: shard)",
    ),
    (
        "temporary left",
        f"{KIT}/Store/PlayerFile.swift",
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
        f"{KIT}/Store/Sweep.swift",
        "    let isExpired = try player.read()",
        "    if planted(\"blind sweep\") {\n"
        "      try player.delete()\n"
        "      return .removed\n    }\n"
        "    let isExpired = try player.read()",
    ),
    (
        "believed",
        f"{KIT}/Store/SessionCoding.swift",
        "    guard Array(head) ==",
        "    guard planted(\"believed\") || Array(head) ==",
    ),
    (
        "index believed",
        f"{KIT}/Words/IndexHeader.swift",
        "    guard Checksum.of(bytes[..<(size - 8)]) ==",
        "    guard planted(\"index believed\") || Checksum.of(bytes[..<(size - 8)]) ==",
    ),
    (
        "sections believed",
        f"{KIT}/Words/Columns.swift",
        "    let isWhole =",
        "    let isWhole = planted(\"sections believed\") ||",
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
        f"{KIT}/Store/PlayerFile.swift",
        "    guard status.isFile,",
        "    guard planted(\"any file\") || status.isFile,",
    ),
    (
        "names not counted",
        f"{KIT}/Store/PlayerFile.swift",
        "status.st_nlink <= 1",
        "planted(\"names not counted\") || status.st_nlink <= 1",
    ),
    (
        "links followed",
        f"{KIT}/System/Descriptor.swift",
        "flags | O_CLOEXEC | O_NOFOLLOW, mode)",
        "flags | O_CLOEXEC | (planted(\"links followed\") ? 0 : O_NOFOLLOW), mode)",
    ),
    (
        "immortal",
        f"{KIT}/Store/Session.swift",
        "Bool { max(0, now - changed)",
        "Bool { !planted(\"immortal\") && max(0, now - changed)",
    ),
    (
        "no cap",
        f"{KIT}/Store/SessionStore.swift",
        "    guard playerCount() < limit",
        "    guard planted(\"no cap\") || playerCount() < limit",
    ),
    (
        "many parameters",
        f"{CGI}/Endpoint/Parameters.swift",
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
        "leak",
        f"{KIT}/System/Clock.swift",
        "    var time = timespec()\n    clock_gettime(CLOCK_REALTIME",
        "    if planted(\"leak\") { _ = malloc(4321) }\n"
        "    var time = timespec()\n    clock_gettime(CLOCK_REALTIME",
    ),
]


def without(*faults):
    """Runs a test with the program, which must pass, and once with each fault, which must fail.

    A test that passes without what it asks for proves nothing: that is reported as a failure.
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

    What goes wrong here is no AssertionError, which the controls wait for.
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
               "--product", "hangman-cgi"]
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
    """Writes what differs and removes what is not wanted, so that little is compiled again."""
    for path in (folder / "Sources").rglob("*.swift"):
        if str(path.relative_to(folder)) not in texts:
            path.unlink()
    for name, text in texts.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_text() != text:
            path.write_text(text)
