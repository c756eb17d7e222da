"""The clerk: has a program judged in a process of its own, and waits until all has ended.

A program may end the judge, its parent; the clerk is above it and has the last word.
"""

import hashlib
import json
import pathlib
import subprocess
import sys
from typing import Optional

from playing import ending
from reporting.report import Report, from_json

KIT = pathlib.Path(__file__).resolve().parents[1]
# Seconds that the judge has to find out by itself that the time is over.
GRACE = 5


def fingerprint() -> str:
    """What the referee is made of, so that a change is seen."""
    digest = hashlib.sha256()
    for path in sorted(KIT.rglob("*")):
        if path.suffix in (".py", ".pyc", ".json", ".txt") and path.is_file():
            digest.update(str(path).encode() + path.read_bytes())
    return digest.hexdigest()


def unfinished(options, why="") -> Report:
    """The report that stands until there is another."""
    return Report(options.name, options.rule, [], f"The run did not finish. {why}".rstrip())


def judged(options, home: Optional[str] = None) -> Report:
    """What the judge says; nothing that it started runs any more then."""
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
        return unfinished(options, why) if why else from_json(text.decode())
    except (ValueError, KeyError, TypeError) as error:
        return unfinished(options, f"The judge's report is none: {error}.")
