"""Chooses the words of a list that everybody knows: the commonest that are neither names nor forms."""

import functools
import math

from . import names, packages, readers
from .alphabet import Alphabet
from .frequency import as_written, ranks
from .lemmas import base, is_base
from .own import is_of_here, is_own

LENGTHS = range(4, 13)
ROMANCE = "es pt pt-br ro".split()


def common(words: list[str], code: str, listed: set[str]) -> list[str]:
    """Returns the words, the commonest first; those that are listed though they may be forms."""
    alphabet = Alphabet(code)
    rank, english = ranks(code), ranks("en")
    foreign = {word for word in english.keys() & rank if rank[word] - english[word] > 60}
    # wordfreq's words are in folded case: ς is σ, ß is ss.
    known_names = {name.casefold() for name in names.known_to(code)}
    usual = commonest_spellings(rank, alphabet) - foreign
    verbs = {word for word in words if word[-1] == "r"} if code in ROMANCE else set()
    marks = readers.said(code)

    def is_usual(word: str) -> bool:
        written = as_written(word, code)
        if written not in usual:
            return False
        if word in listed:
            return True
        is_name = written in known_names and not is_of_here(word, code)
        return not is_name and not is_participle(word, verbs) and (is_plain(word, code) or is_own(word, code))

    known = [
        word
        for word in words
        if word.replace("'", "").isalpha()
        and len(alphabet.fold(word)) in LENGTHS
        and (is_usual(word) or marks.get(word) == "known" and as_written(word, code) in rank)
    ]
    return sorted(known, key=lambda word: (rank[as_written(word, code)], word))


def commonest_spellings(rank: dict[str, int], alphabet: Alphabet) -> set[str]:
    """Returns the commonest of words with the same letters, accents aside."""
    best: dict[str | None, str] = {}
    for word in sorted(rank, key=rank.__getitem__):
        best.setdefault(alphabet.fold(word), word)
    return set(best.values())


def is_plain(word: str, code: str) -> bool:
    """Whether a word is not a form of another; in German, not one in small letters or of an adjective either."""
    if code != "de":
        return is_base(as_written(word, code), code)
    if not is_base(word, code):
        return False
    small = word.lower()
    other = base(small, code)
    if other == small or not small.startswith(other):
        return other == word or small not in german_small()
    return False


@functools.cache
def german_small() -> set[str]:
    """Returns the words in small letters, without parts of compounds (flag o) and words that need an ending (h)."""
    return {stem.word for stem in packages.hunspell("de") if not stem.flags & {"o", "h"}}


def is_participle(word: str, verbs: set[str]) -> bool:
    """Whether a word is a participle of one of these verbs of a Romance language."""
    return word[-3:-1] in ("ad", "id") and not verbs.isdisjoint(
        {word[:-3] + "ar", word[:-3] + "er", word[:-3] + "ir"}
    )
