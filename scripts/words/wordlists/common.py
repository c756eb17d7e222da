"""Which words of a list everybody knows: the commonest that are neither names nor forms."""

import functools

from . import frequency, names, packages, readers
from .alphabet import Alphabet
from .lemmas import base, is_base

LENGTHS = range(4, 13)
# The languages of which wordfreq has a large list.
LARGE = "cs de en es fi fr it nb nl pl pt pt-br ru sv uk".split()


def common(words: list[str], code: str) -> list[str]:
    """The commonest first."""
    alphabet = Alphabet(code)
    rank, english = ranks(code), ranks("en")
    foreign = {word for word in english.keys() & rank if rank[word] - english[word] > 60}
    # wordfreq's words are in folded case: ς is σ, ß is ss.
    known_names = {name.casefold() for name in names.known_to(code)}
    usual = commonest_spellings(rank, alphabet) - foreign - known_names
    verbs = {word for word in words if word[-1] == "r"}
    marks = readers.said(code)

    def is_usual(word: str) -> bool:
        is_base_form = is_plain(word, code) and not is_participle(word, verbs)
        return as_written(word, code) in usual and is_base_form

    known = [
        word
        for word in words
        if word.replace("'", "").isalpha()
        and len(alphabet.fold(word)) in LENGTHS
        and (is_usual(word) or marks.get(word) == "known" and as_written(word, code) in rank)
    ]
    return sorted(known, key=lambda word: (rank[as_written(word, code)], word))


def as_written(word: str, code: str) -> str:
    """In small letters, and in Russian without ё, as wordfreq has words."""
    return word.casefold().replace("ё", "е") if code == "ru" else word.casefold()


def ranks(code: str) -> dict[str, int]:
    """How common words are: 0 is the commonest, 100 more is a tenth as common."""
    language = code.partition("-")[0]
    size = "large" if code in LARGE else "small"
    return frequency.ranks(packages.pypi("wordfreq", f"wordfreq/data/{size}_{language}.msgpack.gz"))


def commonest_spellings(rank: dict[str, int], alphabet: Alphabet) -> set[str]:
    """Of words with the same letters, accents aside, the commonest."""
    best: dict[str | None, str] = {}
    for word in sorted(rank, key=rank.__getitem__):
        best.setdefault(alphabet.fold(word), word)
    return set(best.values())


def is_plain(word: str, code: str) -> bool:
    """No form of another word; in German none in small letters either, and no adjective's."""
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
    """What is a word in small letters: o is only in compounds, h needs an ending."""
    return {stem.word for stem in packages.hunspell("de") if not stem.flags & {"o", "h"}}


def is_participle(word: str, verbs: set[str]) -> bool:
    """Of the verbs of a Romance language."""
    return word[-3:-1] in ("ad", "id") and not verbs.isdisjoint(
        {word[:-3] + "ar", word[:-3] + "er", word[:-3] + "ir"}
    )
