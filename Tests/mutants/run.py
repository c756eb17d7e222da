"""Applies each mutation of the table to a copy of the project, and runs the tests that must catch it.

Swift is built once with every mutation in it, each behind a switch that PLANTED turns on; the page,
configurations and scripts are edited and restored. Every group of tests runs once without any
mutation first: tests that fail anyway catch nothing.
"""

import argparse
import os
import pathlib
import re
import subprocess
import sys

from table import MUTATIONS

TOP = pathlib.Path(__file__).resolve().parents[2]
COPY = TOP / ".build-mutants" / "source"
BUILD = TOP / ".build-mutants" / "build"
CHOSEN = TOP / ".build-mutants" / "planted"
RELEASE = TOP / ".build" / "release" / "hangman-cgi"
# The value when no Swift is mutated: browsers do not wait for a debug build.
RELEASED = "released"

SWITCH = """\
import Libc

func planted(_ name: String) -> Bool {
  guard let wanted = getenv("PLANTED") else { return false }
  return String(cString: wanted) == name
}
"""


def is_swift(mutation):
    return mutation.file.endswith(".swift")


def files():
    listed = subprocess.check_output(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=TOP
    )
    return [pathlib.Path(name.decode()) for name in listed.split(b"\0") if name]


def texts():
    """The content of the copy: the project, and in its Swift every mutation behind its switch."""
    contents = {path: (TOP / path).read_bytes() for path in files() if (TOP / path).exists()}
    for mutation in MUTATIONS:
        path = pathlib.Path(mutation.file)
        text = contents[path].decode()
        if text.count(mutation.old) != 1:
            sys.exit(f"mutants: the source has moved under “{mutation.name}”")
        if is_swift(mutation):
            contents[path] = text.replace(mutation.old, mutation.switched).encode()
    for module in ("HangmanKit", "hangman-cgi"):
        contents[pathlib.Path(f"Sources/{module}/Planted.swift")] = SWITCH.encode()
    return contents


def copy():
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


def build():
    command = ["swift", "build", "--build-tests", "--package-path", COPY, "--scratch-path", BUILD]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stdout[-4000:] + done.stderr[-2000:])
    release = COPY / ".build/release"
    release.mkdir(parents=True, exist_ok=True)
    # The Python tests start the program with their own environment.
    program = release / "hangman-cgi"
    program.write_text(
        f"#!/bin/sh\nexport PLANTED SWIFT_BACKTRACE=enable=no\n"
        f"read -r PLANTED <'{CHOSEN}'\n[ \"$PLANTED\" != {RELEASED} ] || exec '{RELEASE}' \"$@\"\n"
        f"exec '{BUILD}/debug/hangman-cgi' \"$@\"\n"
    )
    program.chmod(0o755)


def run(tests, planted=""):
    """Whether the tests pass; any other error ends the run."""
    environment = os.environ | {"PLANTED": planted}
    CHOSEN.write_text(planted + "\n")
    if tests.startswith("swift "):
        command = ["swift", "test", "--skip-build", "--package-path", COPY, "--scratch-path", BUILD,
                   "--filter", tests.removeprefix("swift ")]
        done = subprocess.run(command, capture_output=True, text=True, env=environment)
        ran = re.search(r"Test run with [1-9]\d* test", done.stdout)
        # A trap is a failed test too.
        valid = ran or done.returncode != 0
    else:
        command = [TOP / ".venv/bin/python", "-m", "pytest", "-x", *tests.split(" ", 2)]
        # Tests on machines need the program as one file; the mutated one is another.
        if tests.startswith("Tests/deploy/"):
            environment["PROGRAM"] = str(RELEASE)
        done = subprocess.run(command, cwd=COPY, capture_output=True, text=True, env=environment)
        valid = done.returncode in (0, 1)
    if not valid:
        sys.exit(f"mutants: {tests} ran no test:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return done.returncode == 0


def survives(mutation):
    if is_swift(mutation):
        return run(mutation.tests, mutation.name)
    path = COPY / mutation.file
    text = path.read_text()
    path.write_text(text.replace(mutation.old, mutation.new))
    try:
        return run(mutation.tests, RELEASED)
    finally:
        path.write_text(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", help="a part of the names of those to run")
    parser.add_argument("--places", action="store_true", help="only whether each has its place")
    arguments = parser.parse_args()
    if arguments.places:
        texts()
        return 0
    wanted = arguments.names
    chosen = [m for m in MUTATIONS if not wanted or any(part in m.name for part in wanted)]
    copy()
    build()
    of_swift = {mutation.tests for mutation in chosen if is_swift(mutation)}
    for tests in sorted({mutation.tests for mutation in chosen}):
        if not run(tests, "" if tests in of_swift else RELEASED):
            sys.exit(f"mutants: {tests} fails without any mutation")
    survivors = []
    for mutation in chosen:
        survived = survives(mutation)
        print(f"{'SURVIVED' if survived else 'caught  '} {mutation.name}", flush=True)
        if survived:
            survivors.append(mutation.name)
    print(f"{len(chosen) - len(survivors)} passed, {len(survivors)} failed")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
