"""Counts the votes for English words."""

import difflib
import functools
import re
import unicodedata

from wordlists.frequency import ranks

from . import wordnet

# For each English word: the weight that each source gives it.
Votes = dict[str, dict[str, float]]
# A word as common as this is no better than a rarer one; of one four times rarer than it two thirds count.
COMMON = 430


def order(word: str, part: str, votes: Votes) -> list[str]:
    """Returns the words, the best first."""
    scores = scored(word, part, votes)
    return sorted(scores, key=lambda english: (-scores[english], english))


def scored(word: str, part: str, votes: dict[str, dict[str, float]]) -> dict[str, float]:
    """Words of one sense support each other; the commoner is the better one, and one like the word."""
    sums = {english: sum(by.values()) for english, by in votes.items()}
    kin = {english: synonyms(english, part) for english in sums}

    def score(english: str) -> float:
        support = max((sums[o] for o in sums if o != english and o in kin[english]), default=0)
        likeness = 1.25 if alike(word, english) else 1
        return likeness * commonness(english) * (sums[english] + 0.4 * support)

    return {english: score(english) for english in sums}


@functools.cache
def synonyms(english: str, part: str) -> set[str]:
    senses = wordnet.senses().get(english.upper(), [])
    return {word for sense in senses if sense.part == part for word in sense.words}


def commonness(english: str) -> float:
    """Returns a factor: small for rare words and for several words, nearly 0 for one that nobody writes."""
    words = [word for word in re.split("[ '-]", english.lower()) if word]
    rank = max(ranks("en").get(word, 1500) for word in words)
    return 0.9 ** (len(words) - 1) * 10 ** (-max(0, rank - COMMON) / 600)


def alike(one: str, other: str) -> bool:
    return difflib.SequenceMatcher(None, plain(one), plain(other)).ratio() > 0.75


def plain(word: str) -> str:
    """Returns a word in small letters without accents."""
    return "".join(c for c in unicodedata.normalize("NFD", word.lower()) if not unicodedata.combining(c))
