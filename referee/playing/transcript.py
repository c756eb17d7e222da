"""A dialogue that was led before."""

from typing import List

from judging.findings import Exchange
from judging.words import Unjudgeable, read


def read_transcript(path) -> List[Exchange]:
    """The exchanges of a text: what follows `> ` was asked, each other line is the answer."""
    exchanges: List[Exchange] = []
    for number, line in enumerate(read(path, "a transcript").split("\n"), 1):
        line = line.strip()
        if line.startswith("> "):
            exchanges.append(Exchange(line[2:], None))
        elif line and exchanges and exchanges[-1].answer is None:
            exchanges[-1] = Exchange(exchanges[-1].line, line)
        elif line:
            raise Unjudgeable(f"Expected `> ` and what was asked at line {number} of {path}; "
                              f"came {line[:80]!r}.")
    verbs = ("start", "guess", "reveal")
    exchanges = [e for e in exchanges if e.line.split(" ")[0] in verbs]
    if not exchanges:
        raise Unjudgeable(f"Expected `> start LENGTH MISTAKES` in {path}; came none.")
    return exchanges
