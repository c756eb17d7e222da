"""What words of other languages mean, in an English word or two."""

import collections
import functools
import plistlib
import re

from wordlists.alphabet import DATA, Alphabet

from .ballot import elected
from .choice import UNFIT
from .readers import said
from .votes import Votes, alike, order, scored
from .wordnet import PARTS

# For each code: the language's name in dictionaries, and the name of its lists.
LANGUAGES = {
    "de": ("deu", "german"),
    "el": ("ell", "greek"),
    "es": ("spa", "spanish"),
    "fi": ("fin", "finnish"),
    "fr": ("fra", "french"),
    "it": ("ita", "italian"),
    "nb": ("nor", "norwegian"),
    "nl": ("nld", "dutch"),
    "pl": ("pol", "polish"),
    "pt": ("por", "portuguese"),
    "pt-br": ("por", "brazilian"),
    "ru": ("rus", "russian"),
    "sv": ("swe", "swedish"),
}
# The share of the best word's votes that a second word needs.
NEAR = 0.7
COARSE = re.compile(
    r"\b(?:ass|arse|boobs?|tits?|horny|bum|butt|piss|pee|poo|crap|dick|hussy|wench|dope|spliff|"
    r"make love|making love|make out|hit on|sleep (?:together|with)|lay|screw up)\b",
    re.IGNORECASE,
)


def translations(code: str) -> dict[str, str]:
    """By entries of the easy and the medium list as games show them."""
    language, name = LANGUAGES[code]
    alphabet = Alphabet(code)
    found: dict[str, str] = {}
    for tier in ("easy", "medium"):
        for word in (DATA / "lists" / f"{name}-{tier}.{code}.txt").read_text().split("\n"):
            entry = alphabet.fold(word)
            text = said().get(f"{code}/{entry}") or meaning(word, language)
            if word and text and text != "-":
                found.setdefault(entry, text)
    return found


def meaning(word: str, language: str) -> str | None:
    """The part of speech that most votes are of, and its best word or two; `None` where one source says so."""
    parts = {
        part: sum(sorted((sum(by.values()) for by in votes.values()), reverse=True)[:3])
        for part, votes in by_word(language).get(word, {}).items()
    }
    part = max(parts, key=lambda part: (parts[part], part), default=None)
    if part is None:
        return None
    votes = by_word(language)[word][part]
    scores = scored(word, part, votes)
    top, *others = order(word, part, votes)
    if not is_sure(votes[top]) and not alike(word, top):
        return None
    near = [
        one
        for one in others
        if scores[one] >= NEAR * scores[top] and is_sure(votes[one]) and not alike(one, top)
    ]
    return f"{PARTS[part]}: {', '.join([top, *near[:1]])}"


def is_sure(by: dict[str, float]) -> bool:
    return len(by) > 1 or not {"own", "inverse"}.isdisjoint(by)


@functools.cache
def by_word(language: str) -> dict[str, dict[str, Votes]]:
    """By words and parts of speech: what may be told."""
    found: dict[str, dict[str, Votes]] = collections.defaultdict(dict)
    for (word, part), votes in elected(language).items():
        if fit := {english: by for english, by in votes.items() if is_fit(english)}:
            found[word][part] = fit
    return found


def is_fit(english: str) -> bool:
    words = {*re.split("[ '-]", english.upper())}
    return not (UNFIT.search(english) or COARSE.search(english) or blocked() & words)


@functools.cache
def blocked() -> set[str]:
    file = plistlib.loads((DATA / "blocked.plist").read_bytes())
    return set(file) if isinstance(file, list) else {*file["entries"], *file.get("rooms", [])}
