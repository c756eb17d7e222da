"""Applies each mutation of the table to a copy of the project, and runs the tests that must catch it.

Swift is built once (planting.py); the page, configurations and scripts are edited and restored. Every
group of tests runs once without any mutation first: tests that fail anyway, twice, catch nothing.
"""

import argparse
import os
import re
import subprocess
import sys

import planting
from planting import BUILD, COPY, TOP
from fault_table import MUTATIONS

CHOSEN = TOP / ".build-planted/chosen"
RELEASE = TOP / ".build/release/hangman-cgi"
# The value when no Swift is mutated: browsers do not wait for a debug build.
RELEASED = "released"


def prepare():
    """Builds the copy; its Python tests get a program with the fault that CHOSEN names."""
    planting.build()
    release = COPY / ".build/release"
    release.mkdir(parents=True, exist_ok=True)
    # The Python tests start the program with their own environment. The shipped lists are indexed by the release
    # program, in two seconds where a debug build takes seventy; most groups of tests begin with it.
    program = release / "hangman-cgi"
    program.write_text(
        f"#!/bin/sh\nexport PLANTED SWIFT_BACKTRACE=enable=no\n"
        f"read -r PLANTED <'{CHOSEN}'\n[ \"$PLANTED\" != {RELEASED} ] || exec '{RELEASE}' \"$@\"\n"
        "case $1 in index) [ ! -e \"$HANGMAN_DATA_DIR/lists/german.de.txt\" ] ||"
        f" exec '{RELEASE}' \"$@\" ;; esac\n"
        f"exec '{planting.PROGRAM}' \"$@\"\n"
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
    if mutation.is_swift:
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
        try:
            planting.texts()
        except planting.Moved as reason:
            sys.exit(f"mutants: {reason}")
        return 0
    wanted = arguments.names
    chosen = [m for m in MUTATIONS if not wanted or any(part in m.name for part in wanted)]
    prepare()
    of_swift = {mutation.tests for mutation in chosen if mutation.is_swift}
    hold = {}
    survivors = []
    for mutation in chosen:
        tests = mutation.tests
        if tests not in hold:
            right = "" if tests in of_swift else RELEASED
            hold[tests] = run(tests, right) or run(tests, right)
            if not hold[tests]:
                print(f"fails without any mutation: {tests}", flush=True)
        survived = not hold[tests] or survives(mutation)
        print(f"{'SURVIVED' if survived else 'caught  '} {mutation.name}", flush=True)
        if survived:
            survivors.append(mutation.name)
    print(f"{len(chosen) - len(survivors)} passed, {len(survivors)} failed")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
