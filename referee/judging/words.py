"""Words, families and rules."""

import pathlib
import unicodedata
from typing import Dict, List, Tuple

HIDDEN = "_"
LATIN = set("ABCDEFGHIJKLMNOPQRSTUVWXYZ")

Places = Tuple[int, ...]


class Unjudgeable(Exception):
    """The referee cannot judge; the message says what was expected and what came."""


def read(path, what: str) -> str:
    """The text of a file."""
    try:
        return pathlib.Path(path).read_bytes().decode("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise Unjudgeable(f"Expected {what} in UTF-8 at {path}; came: {error}.")


def read_spellings(path) -> List[str]:
    """The words of a file, one on each line, as the file spells them."""
    words = []
    for number, line in enumerate(read(path, "a dictionary").split("\n"), 1):
        word = unicodedata.normalize("NFC", line.strip())
        if not (word.isalpha() or all(c.isalpha() or c in " '-" for c in word)):
            raise Unjudgeable(f"Expected a word a line; line {number} of {path} is {line[:40]!r}.")
        if word:
            words.append(word)
    if not words:
        raise Unjudgeable(f"Expected a word a line; {path} has none.")
    return words


def fold(spellings: List[str]) -> List[str]:
    """The words in capitals, each once."""
    return list(dict.fromkeys(word.upper() for word in spellings))


def read_words(path) -> List[str]:
    """The words of a file in capitals, each once."""
    return fold(read_spellings(path))


def shape(word: str) -> str:
    """The word with all letters hidden; spaces, hyphens and apostrophes are shown."""
    return "".join(HIDDEN if c.isalpha() else c for c in word)


def places_of(letter: str, word: str) -> Places:
    return tuple(place for place, c in enumerate(word) if c == letter)


def families(letter: str, words: List[str]) -> Dict[Places, List[str]]:
    """The words grouped by the positions of the letter in them."""
    result: Dict[Places, List[str]] = {}
    for word in words:
        result.setdefault(places_of(letter, word), []).append(word)
    return result


def shown(pattern: str, letter: str, places: Places) -> str:
    return "".join(letter if i in places else c for i, c in enumerate(pattern))


def rightmost(places: Places):
    """A sort key: positions farther to the right come first; of equal last positions, the ones before them decide."""
    return [-place for place in reversed(places)]


def pattern_order(places: Places):
    """The order of the patterns as texts, a hidden letter before any other."""
    return [-place for place in places]


# The largest families that come first by the first key; among equal ones those that come first by the second.
RULES = {
    "largest": (),
    "any": (),
    "random": (),
    "fewest": (len,),
    "rightmost": (len, rightmost),
    "first": (pattern_order,),
    "fewest-first": (len, pattern_order),
}


def largest_families(split: Dict[Places, List[str]]) -> List[Places]:
    most = max(map(len, split.values()))
    return sorted(places for places in split if len(split[places]) == most)


def allowed_families(split: Dict[Places, List[str]], rule: str) -> List[Places]:
    """The families that a rule lets a program keep."""
    if rule == "any":
        return sorted(split)
    kept = largest_families(split)
    for key in RULES[rule]:
        least = min(map(key, kept))
        kept = [places for places in kept if key(places) == least]
    return kept


def many(number: int, noun: str) -> str:
    """`1 word`, `2 words`, `1 wrong guess`, `2 wrong guesses`."""
    plural = "es" if noun.endswith("s") else "s"
    return f"{number} {noun}{plural if number != 1 else ''}"


def some(words: List[str], most=4) -> str:
    """`3 words: BEAR, BOAR, DEER`, only the first ones where there are many."""
    names = ", ".join(words[:most]) + (", …" if len(words) > most else "")
    return f"{many(len(words), 'word')}: {names}"
