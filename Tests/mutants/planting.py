"""A copy of the project in which faults are planted: in its Swift each behind a switch.

It is built once with all of them. The variable PLANTED names the fault that its program has.
"""

import functools
import pathlib
import subprocess

from fault_table import CONTROLS, MUTATIONS

TOP = pathlib.Path(__file__).resolve().parents[2]
COPY = TOP / ".build-planted/source"
BUILD = TOP / ".build-planted/build"
PROGRAM = BUILD / "debug/hangman-cgi"

SWITCH = """\
import Libc

func planted(_ name: String) -> Bool {
  guard let wanted = getenv("PLANTED") else { return false }
  return String(cString: wanted) == name
}
"""


class Moved(Exception):
    """The text that a fault replaces does not stand there once."""


def texts():
    """The content of the copy by path: the project, and in its Swift every fault behind its switch."""
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
    if COPY.exists():
        for path in [path for path in COPY.rglob("*") if path.is_file()]:
            if path.relative_to(COPY) not in wanted and ".build" not in path.parts:
                path.unlink()
    for path, content in wanted.items():
        target = COPY / path
        target.parent.mkdir(parents=True, exist_ok=True)
        if not target.exists() or target.read_bytes() != content:
            target.write_bytes(content)
            target.chmod((TOP / path).stat().st_mode if (TOP / path).exists() else 0o644)
    subprocess.run(["git", "init", "--quiet", COPY], check=True)
    if not (COPY / ".venv").exists():
        (COPY / ".venv").symlink_to(TOP / ".venv")


@functools.cache
def build(*options):
    """Builds the copy and returns its program: a debug build, which is linked dynamically."""
    copy()
    command = ["swift", "build", "--package-path", COPY, "--scratch-path", BUILD, *options]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(done.stdout[-4000:] + done.stderr[-2000:])
    return PROGRAM


def program():
    """The program with every fault, without the tests in Swift."""
    return build("--product", "hangman-cgi")


if __name__ == "__main__":
    program()
