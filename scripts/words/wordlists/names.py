"""Finds names by the capitals of spelling dictionaries."""

import functools
from collections import Counter

from . import packages

# The dictionaries of these languages have surnames that are also words.
HAVE_SURNAMES = {"cs", "es", "it", "pl", "tr", "uk"}


@functools.cache
def of(code: str) -> set[str]:
    """Returns in small letters the words that a dictionary has only with a capital."""
    return capitals(code) - {stem.word for stem in packages.hunspell(code)}


@functools.cache
def known_to(code: str) -> set[str]:
    """Returns words that readers of a language know as names, though they may also be words."""
    # German writes nouns with a capital, and Portuguese would count twice.
    others = packages.DICTIONARIES.keys() - {"de", "pt-br"}
    languages = Counter(word for other in others for word in of(other))
    twice = {word for word, count in languages.items() if count > 1}
    if code not in packages.DICTIONARIES or code == "de":
        return twice
    own = capitals(code)
    return twice | (own & languages.keys() if code in HAVE_SURNAMES else own)


def capitals(code: str) -> set[str]:
    words = (stem.word for stem in packages.hunspell(code))
    return {small(word, code) for word in words if word == word.capitalize()}


def small(word: str, code: str) -> str:
    """Returns a word in small letters; Turkish has two kinds of I."""
    return (word.replace("İ", "i").replace("I", "ı") if code == "tr" else word).lower()
