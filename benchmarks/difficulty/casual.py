"""A casual player: knows the common words and some of the rarer ones, and guesses sensibly.

The player knows a word with a probability that falls with its SCOWL level (the higher, the rarer),
asks for the letter that occurs in most known words that still fit, and falls back on letter
frequency when none fits. The levels are those of Debian's package scowl (2020.12.07).
"""

import collections
import pathlib
import random
import re
import sys

SCOWL = pathlib.Path("/usr/share/dict/scowl")
KNOWN = {10: 0.95, 20: 0.85, 35: 0.50, 40: 0.30, 50: 0.20, 55: 0.10, 60: 0.10}
BY_FREQUENCY = "EISRANTOLDCUGPMHBYFVWKZXQJ"


def levels() -> dict[str, int]:
    found: dict[str, int] = {}
    for level in sorted(KNOWN):
        for region in ("english", "american"):
            path = SCOWL / f"{region}-words.{level}"
            if not path.exists():
                sys.exit(f"{path} is missing: install Debian's package scowl")
            for word in path.read_text(encoding="latin-1").split():
                if re.fullmatch("[a-z]{2,}", word):
                    found.setdefault(word.upper(), level)
    return found


def places(word: str, letter: str) -> tuple[int, ...]:
    if letter not in word:
        return ()
    return tuple(place for place, other in enumerate(word) if other == letter)


class Fitting:
    """The known words that fit all answers so far; equal questions are computed only once."""

    def __init__(self, words: list[str]) -> None:
        self.words = words
        self.counts = collections.Counter("".join("".join(set(word)) for word in words))
        self.narrowed: dict[tuple[str, tuple[int, ...]], Fitting] = {}

    def after(self, letter: str, where: tuple[int, ...]) -> "Fitting":
        answer = (letter, where)
        if answer not in self.narrowed:
            self.narrowed[answer] = Fitting(
                [word for word in self.words if places(word, letter) == where]
            )
        return self.narrowed[answer]


class Vocabulary:
    def __init__(self, words: list[str]) -> None:
        by_length = collections.defaultdict(list)
        for word in words:
            by_length[len(word)].append(word)
        self.by_length = {length: Fitting(same) for length, same in by_length.items()}

    @classmethod
    def casual(cls, level: dict[str, int], chance: random.Random) -> "Vocabulary":
        return cls([word for word in level if chance.random() < KNOWN[level[word]]])

    def fitting(self, length: int) -> Fitting:
        return self.by_length.setdefault(length, Fitting([]))


def next_letter(fitting: list[Fitting], asked: str) -> str:
    """The letter to guess, given the words that fit each word of a phrase; ties by frequency."""
    still_open = [letter for letter in BY_FREQUENCY if letter not in asked]
    return max(still_open, key=lambda letter: sum(words.counts[letter] for words in fitting))
