"""What every child of eight knows, by data/core: a floor for the lists, and no list to play.

A line there has words about one thing; `- word: reason` names one that a list may lack.
"""

from .alphabet import DATA, Alphabet
from .choice import LETTERS
from .common import LENGTHS

# Of a hundred core words a list may lack one, easy and medium together five.
MISSING_OF_A_LIST, MISSING_OF_THE_KNOWN = 1, 5


class Missing(Exception):
    """A list lacks too many core words."""


def words(code: str) -> list[str]:
    lines = (DATA / "core" / f"{code}.txt").read_text().splitlines()
    excused = {line[2:].partition(":")[0] for line in lines if line.startswith("- ")}
    topics = (line.partition(": ")[2] for line in lines if not line.startswith("- "))
    return sorted({word for topic in topics for word in topic.split()} - excused)


def missing(letters: list[str], entries: set[str], lengths: range) -> list[str]:
    """Of words by their letters, those that no entry has and whose length a list may have."""
    return [word for word in letters if len(word) in lengths and word not in entries]


def require(code: str, whole: list[str], known: list[str]) -> None:
    """Refuses a list, and its easy and medium words, that lack more than they may."""
    fold = Alphabet(code).fold
    core = [letters for word in words(code) if (letters := fold(word))]
    for entries, lengths, most in (
        (whole, LETTERS, MISSING_OF_A_LIST),
        (known, LENGTHS, MISSING_OF_THE_KNOWN),
    ):
        lacks = missing(core, {fold(entry) for entry in entries}, lengths)
        if len(lacks) * 100 > most * len(core):
            raise Missing(f"{code} lacks {len(lacks)} of {len(core)} core words: {' '.join(lacks)}")
