"""The words that several of WikDict's dictionaries list, by themselves or as a translation.

Wiktionary's editors took them for words, where simplemma sees a form and a spelling dictionary an ending.
"""

import collections
import functools
import math
import pathlib

from glosses import freedict
from glosses.translations import LANGUAGES, meaning

from . import names, packages
from .frequency import as_written, ranks
from .hunspell import Speller
from .lemmas import is_base, is_known
from .own import COMMON, TEN_TIMES, TWICE, Entry, is_of_here

# How many dictionaries list a word that is not one of their oddities; and one with a hyphen, which texts cannot confirm.
SEVERAL, MANY = 3, 6
# The share of a language's dictionaries that list what everybody knows.
MOST = 0.6
# The rank of a word that occurs once in two million words.
SELDOM = 630
# By so many ranks a Dutch diminutive may be rarer than its base: five times.
DIMINUTIVE = 70
# By so many ranks English is ahead of a word that is not the language's own: four times.
FOREIGN = 60
# How an infinitive ends that has a pronoun.
PRONOUNS = {"es": ("rse",), "it": ("rsi",)}
# The languages of which simplemma's base forms are taken, and the endings of those that it may not know as forms.
UNSURE = {"es": (), "fr": ("e",), "pt": ("s",), "pt-br": ("s",), "ro": ("le",)}


@functools.cache
def widely_listed(code: str) -> set[str]:
    """Returns what people write of these words: voisine, ouvert, lunettes, liedje; of a word with a hyphen its parts.

    What is half as common as its base is a form: grande.
    """
    rank = ranks(code)

    def is_fit(word: str) -> bool:
        if "-" in word:
            return all(rank.get(part, math.inf) <= SELDOM for part in word.casefold().split("-"))
        return rank.get(as_written(word, code), math.inf) <= SELDOM and Entry(word, code).lead >= -TWICE

    return {word for word in of_several(code) if is_fit(word) and ("-" in word or is_at_home(word, code))}


def often_based(code: str) -> set[str]:
    """Returns what people often write that simplemma has as a base form: desarrollado, realmente.

    Of what ends like a feminine or a plural, too much is one in French, Romanian and Portuguese.
    """
    if code not in UNSURE:
        return set()
    ending = UNSURE[code]
    words = (word for word, rank in ranks(code).items() if rank <= COMMON and not word.endswith(ending))
    return {word for word in words if is_known(word, code) and is_base(word, code) and is_at_home(word, code)}


@functools.cache
def everyday(code: str) -> set[str]:
    """Returns the words that most dictionaries list, and whose translation is in everyday.txt: seagull, to yawn.

    Texts seldom have them, so they may be as rare as they like.
    """
    if code not in LANGUAGES:
        return set()
    language, _ = LANGUAGES[code]
    rank, english = ranks(code), ranks("en")

    def is_fit(word: str) -> bool:
        here = rank.get(as_written(word, code), math.inf)
        is_english = here < math.inf and here - english.get(word.casefold(), 900) > FOREIGN
        if is_english or not word.isalpha() or has_pronoun(word, code) or code == "de" and word.islower():
            return False
        # WikDict does not tell Brazilian words from those of Portugal.
        if language == "por" and not speller(code).has(word):
            return False
        return (meaning(word, language) or "").partition(": ")[2].partition(",")[0] in known_to_children()

    most = MOST * len(pairs(language))
    return {word for word, count in counts(language).items() if count >= most and is_fit(word)}


@functools.cache
def known_to_children() -> set[str]:
    """Returns the English words of everyday.txt."""
    return {*pathlib.Path(__file__).with_name("everyday.txt").read_text().splitlines()}


def in_use(code: str) -> set[str]:
    """Returns Dutch diminutives and Romance plurals that people often write: kaartje, céréales."""
    words = (word for word, rank in ranks(code).items() if rank <= COMMON)
    if code == "nl":
        often = (word for word in words if word.endswith("je") and Entry(word, code).lead >= -DIMINUTIVE)
    elif code in UNSURE:
        often = (word for word in words if word.endswith("s") and is_plural(word, code))
    else:
        return set()
    return {word for word in often if is_known(word, code) and is_at_home(word, code)}


def is_plural(word: str, code: str) -> bool:
    """Whether a word is a plural ten times as common as its singular."""
    entry = Entry(word, code)
    return entry.base in (word[:-1], word[:-2]) and TEN_TIMES <= entry.lead < math.inf


def is_at_home(word: str, code: str) -> bool:
    """Whether a word is neither a name nor English, and a dictionary's affixes make it.

    An infinitive with a pronoun is two words, unirse and sposarsi, and so is all'aperto.
    """
    written = as_written(word, code)
    if ranks(code)[written] - ranks("en").get(written, 900) > FOREIGN:
        return False
    if "'" in word or has_pronoun(word, code):
        return False
    is_name = written in names.known_to(code) and not is_of_here(word, code)
    return not is_name and speller(code).has(word)


def has_pronoun(word: str, code: str) -> bool:
    return word.endswith(PRONOUNS.get(code, ()))


@functools.cache
def speller(code: str) -> Speller:
    return Speller(packages.hunspell(code), packages.hunspell_file(code, "aff"))


def of_several(code: str) -> set[str]:
    """Returns the words that several dictionaries have as one part of speech.

    Not the German ones, which have a capital as countries and towns have, nor the Finnish ones, because no dictionary
    keeps out forms and names. These two lists lack few words.
    """
    if code not in LANGUAGES or code in ("de", "fi"):
        return set()
    language, _ = LANGUAGES[code]
    found = counts(language)
    return {word for word, count in found.items() if count >= (MANY if "-" in word else SEVERAL)}


def pairs(language: str) -> list[str]:
    found = (package.removeprefix("dict-freedict-") for package in freedict.sums())
    return [pair for pair in found if language in pair.split("-")]


@functools.cache
def counts(language: str) -> dict[str, int]:
    """Returns by word how many dictionaries have it as one part of speech."""
    of_parts: collections.Counter[tuple[str, str]] = collections.Counter()
    for pair in pairs(language):
        of_parts.update(listed(pair, pair.startswith(language)))
    found: dict[str, int] = {}
    for (word, _), count in of_parts.items():
        found[word] = max(count, found.get(word, 0))
    return found


def listed(pair: str, is_source: bool) -> set[tuple[str, str]]:
    """Returns a dictionary's words of one of its two languages, with their parts of speech."""
    senses = freedict.senses(pair)
    if is_source:
        return set(senses)
    return {(word, part) for (_, part), found in senses.items() for _, words in found for word in words}
