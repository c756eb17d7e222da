"""The words of a source that become a list: those that a language can spell and people can guess, each once."""

import math
import re
from typing import Callable, Iterable

from .alphabet import DATA, Alphabet
from .frequency import ranks

LETTERS = range(3, 17)
# What a comment in data/blocked says.
MEANT = "# Common words that are meant: "
EXCEPT, LISTS = "except: ", "lists: "
# L and R make syllables in Czech: vlk, prst.
SYLLABIC = {"cs": "LR"}
VOWELS = "AEIOUYÀÁÂÃÄÅÆĂĄĘĚÉÈÊËÌÍÎÏİÒÓÔÕÖØŐÙÚÛÜŮŰÝАЕИОУЫЭЮЯЄІЇΑΕΗΙΟΥΩ"


def choose(code: str, words: Iterable[str]) -> list[str]:
    """In the order of the alphabet; of spellings with the same letters the commonest."""
    alphabet = Alphabet(code)
    is_blocked = blocked(alphabet, code)
    rank = ranks(code)
    chosen = {}
    for word in sorted(words, key=lambda word: (-rank.get(word.casefold(), math.inf), word)):
        folded = alphabet.fold(word) if is_common_noun(word, code) else None
        if folded and is_fit(folded, code) and not is_blocked(folded):
            chosen[folded] = word
    return sorted(chosen.values(), key=alphabet.order)


def is_common_noun(word: str, code: str) -> bool:
    """Names and abbreviations have capitals; in German only abbreviations do."""
    return word == word.lower() or code == "de" and word[1:] == word[1:].lower()


def is_fit(folded: str, code: str) -> bool:
    letters = folded.replace("-", "").replace("'", "")
    marks_stand_inside = re.fullmatch(r"\w+([-']\w+)*", folded)
    is_a_cry = re.match(r"(.)\1\1", folded)
    has_vowel = any(vowel in letters for vowel in VOWELS + SYLLABIC.get(code, ""))
    return bool(marks_stand_inside and has_vowel and not is_a_cry and len(letters) in LETTERS)


def blocked(alphabet: Alphabet, code: str) -> Callable[[str], object]:
    """Whether data/blocked/CODE.txt keeps a word, folded, out of lists."""
    file = DATA / "blocked" / f"{code}.txt"
    return pattern(alphabet, file.read_text().splitlines() if file.exists() else []).fullmatch


def refused(alphabet: Alphabet, code: str) -> Callable[[str], object]:
    """Whether rooms of a language refuse a word, folded."""
    lines = (DATA / "blocked" / f"{code}.txt").read_text().splitlines()
    return pattern(alphabet, [line for line in lines if not line.startswith(LISTS)]).fullmatch


def without_distress(code: str, words: Iterable[str]) -> list[str]:
    """Returns the words that data/distress/CODE.txt does not name."""
    alphabet = Alphabet(code)
    names = pattern(alphabet, (DATA / "distress" / f"{code}.txt").read_text().splitlines())
    return [word for word in words if not names.fullmatch(alphabet.fold(word))]


def unmeant(alphabet: Alphabet, code: str, words: Iterable[str]) -> list[str]:
    """Returns the words that rooms of a language refuse by accident, because its file does not name them."""
    lines = (DATA / "blocked" / f"{code}.txt").read_text().splitlines()
    notes = [line.removeprefix(MEANT) for line in lines if line.startswith(MEANT)]
    meant = {alphabet.fold(word) for note in notes for word in note.split()}
    is_refused = refused(alphabet, code)
    folded = {word: alphabet.fold(word) for word in words}
    return [word for word, entry in folded.items() if entry and entry not in meant and is_refused(entry)]


def pattern(alphabet: Alphabet, lines: list[str]) -> re.Pattern:
    """What lines name, folded; `*` means any letters. An exception holds against all lines but those for lists alone."""
    named = {LISTS: [], EXCEPT: [], "": []}
    for line in lines:
        if line[0] != "#":
            mark = next(mark for mark in named if line.startswith(mark))
            parts = line.removeprefix(mark).split("*")
            named[mark].append(".*".join(re.escape(alphabet.fold(part)) for part in parts))
    always, exceptions, others = ("|".join(lines) or "(?!)" for lines in named.values())
    return re.compile(f"{always}|(?!(?:{exceptions})$)(?:{others})")
