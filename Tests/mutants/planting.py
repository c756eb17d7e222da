"""A copy of the project with planted faults; each one in Swift has a switch.

It is built once with all of them. The variable PLANTED names the fault that its program has. Without it
this is the project itself, so the tests in Swift run here as well: `planting.py --test`.
"""

import os
import pathlib
import subprocess
import sys

from fault_table import CONTROLS, MUTATIONS

TOP = pathlib.Path(__file__).resolve().parents[2]
COPY = TOP / ".build-planted/source"
BUILD = TOP / ".build-planted/build"
PROGRAM = BUILD / "debug/hangman-cgi"
# There while the build is that of the copy.
BUILT = COPY.parent / "built"

SWITCH = """\
import Libc

private let wanted = getenv("PLANTED").map { String(cString: $0) }

func planted(_ name: String) -> Bool {
  guard let wanted else { return false }
  return wanted == name
}
"""


class Moved(Exception):
    """The text that a fault replaces does not occur exactly once."""


def texts():
    """The content of the copy by path: the project, and in its Swift every fault with its switch."""
    contents = {path: (TOP / path).read_bytes() for path in files() if (TOP / path).is_file()}
    for fault in [*CONTROLS, *MUTATIONS]:
        path = pathlib.Path(fault.file)
        text = contents[path].decode()
        if text.count(fault.old) != 1:
            raise Moved(f"the source has moved under “{fault.name}”")
        if fault.is_swift:
            contents[path] = text.replace(fault.old, fault.switched).encode()
    for module in ("HangmanKit", "hangman-cgi"):
        contents[pathlib.Path(f"Sources/{module}/Planted.swift")] = SWITCH.encode()
    return contents


def files():
    listed = subprocess.check_output(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=TOP
    )
    return [pathlib.Path(name.decode()) for name in listed.split(b"\0") if name]


def copy():
    """Writes only what differs, so that little is compiled again."""
    wanted = texts()
    changed = False
    if COPY.exists():
        for path in [path for path in COPY.rglob("*") if path.is_file()]:
            if path.relative_to(COPY) not in wanted and not {".build", ".git"} & {*path.parts}:
                path.unlink()
                changed = True
    for path, content in wanted.items():
        target = COPY / path
        target.parent.mkdir(parents=True, exist_ok=True)
        if not target.exists() or target.read_bytes() != content:
            target.write_bytes(content)
            target.chmod((TOP / path).stat().st_mode if (TOP / path).exists() else 0o644)
            changed = True
    if changed:
        BUILT.unlink(missing_ok=True)
    # One worker at a time, because a second one would find the first one's lock.
    if not (COPY / ".git").exists():
        subprocess.run(["git", "init", "--quiet", COPY], check=True)
    if not (COPY / ".venv").exists():
        (COPY / ".venv").symlink_to(TOP / ".venv")


def swift(command, *options):
    """Calls SwiftPM on the copy; its messages name the files of the project."""
    done = subprocess.run(
        ["swift", command, "--package-path", COPY, "--scratch-path", BUILD, *options],
        # All products are built, so that this also checks arena and values.
        env=os.environ | {"ORDINARY": "1"}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return done.returncode, done.stdout.replace(f"{COPY}/", "")


def build():
    """Builds the copy, a debug build, which is linked dynamically, and returns its program."""
    copy()
    if not BUILT.exists():
        strict = ["-Xswiftc", "-warnings-as-errors"] if "CI" in os.environ else []
        status, output = swift("build", "--build-tests", *strict)
        if status:
            raise RuntimeError(output[-6000:])
        BUILT.touch()
    return PROGRAM


def test():
    """Builds the copy, and runs the tests in Swift without a fault; the exit status."""
    build()
    status, output = swift("test", "--skip-build")
    print(output)
    return check_fuzzer() or status


def check_fuzzer():
    """Checks the types of the fuzzer, which only `make fuzz` builds; the exit status."""
    program = [path for path in (COPY / "Sources/hangman-cgi").rglob("*.swift") if path.name != "main.swift"]
    return subprocess.run([
        "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-module-name", "Fuzz",
        "-package-name", COPY.name, "-enable-upcoming-feature", "InternalImportsByDefault",
        "-enable-upcoming-feature", "MemberImportVisibility", "-suppress-warnings",
        "-I", BUILD / "debug/Modules", "-I", COPY / "Sources/Libc", *program, *(COPY / "Tests/fuzz").glob("*.swift"),
    ]).returncode


if __name__ == "__main__":
    sys.exit(test() if sys.argv[1:] == ["--test"] else build() and None)
