"""Whether an answer comes from a program that treats e and E as two different letters."""

from typing import Iterable, List

from judging.words import families, largest_families, shown


def mixed(spellings: Iterable[str], letter: str) -> bool:
    """Whether the words have the letter both small and capital."""
    written = "".join(spellings)
    return letter in written and letter.swapcase() in written


def unfolded(spellings: List[str], letter: str, before: str, after: str) -> bool:
    """Whether the answer fits a program that changes neither the file's nor the guess's case."""
    split = families(letter, list(dict.fromkeys(spellings)))
    return after in (shown(before, letter.upper(), kept) for kept in largest_families(split))


def same_case(letter: str, other: str) -> bool:
    return letter.isupper() == other.isupper()
