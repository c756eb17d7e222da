"""The clerk: has a program judged in a process of its own, and waits until all has ended.

A program may end the judge, its parent; the clerk is above it and has the last word.
"""

import contextlib
import hashlib
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
from typing import Iterator, Optional

from judging.words import Unjudgeable
from playing import account, ending, walls
from reporting.report import Report, from_json

KIT = pathlib.Path(__file__).resolve().parents[1]
# Seconds that the judge has to find out by itself that the time is over.
GRACE = 5


def fingerprint() -> str:
    """The referee's files, so that a change is noticed."""
    digest = hashlib.sha256()
    for path in sorted(KIT.rglob("*")):
        if path.suffix in (".py", ".pyc", ".json", ".txt") and path.is_file():
            digest.update(str(path).encode() + path.read_bytes())
    return digest.hexdigest()


def unfinished(options, why="") -> Report:
    """The report that counts until there is another."""
    return Report(options.name, options.rule, [], f"The run did not finish. {why}".rstrip())


@contextlib.contextmanager
def place(options) -> Iterator[str]:
    """A folder for the program's copy if no wall hides the original; empty if one does."""
    if not options.account or walls.MOUNTS in options.walls:
        yield ""
        return
    folder = tempfile.mkdtemp(prefix="referee-")
    os.chmod(folder, 0o711)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def judged(options, home: Optional[str] = None) -> Report:
    """The judge's report; by then no process that the judge started is running."""
    try:
        with account.taken(options.account), place(options) as options.place:
            return heard(options, home)
    except Unjudgeable as reason:
        return Report(options.name, options.rule, [], str(reason))


def heard(options, home: Optional[str]) -> Report:
    """The judge's report, or one that says why there is none."""
    before = fingerprint()
    command = [sys.executable, "-B", str(KIT / "referee.py"), "--judge"]
    process = ending.start(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=home)
    text, why = b"", ""
    try:
        text = process.communicate(json.dumps(vars(options)).encode(), options.limit + GRACE)[0]
    except subprocess.TimeoutExpired:
        why = f"It took more than {options.limit:g} seconds."
    ending.end_whole(process)
    if fingerprint() != before:
        return unfinished(options, "The referee's own files were changed meanwhile: unpack it "
                                   "anew, and give the program another account.")
    if not why and process.returncode < 0:
        why = (f"The judge was ended by signal {-process.returncode}. Nobody but the program does "
               "that.")
    try:
        if why:
            return unfinished(options, why)
        return from_json(text.decode())._replace(weights=options.weights)
    except (ValueError, KeyError, TypeError) as error:
        return unfinished(options, f"The judge's report is none: {error}.")
