"""The rules of play a second time, written from the text of docs/programmers.md."""

import functools
import plistlib
from collections import Counter
from dataclasses import dataclass, field

from calls import DATA
from languages import OTHER_SIGNS, SIGNS, entries as entries_of, language_of, text_lists

MARKS = SIGNS + OTHER_SIGNS
WORD = 2**64


def output(seed, i):
    z = (seed + (i + 1) * 0x9E3779B97F4A7C15) % WORD
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 % WORD
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB % WORD
    return z ^ (z >> 31)


def scaled(number, n):
    return number * n >> 64


@functools.cache
def shape(entry):
    return "".join(c if c in MARKS else "_" for c in entry)


def in_order(entries, order=str):
    return sorted(set(entries), key=lambda e: (len(e), shape(e), order(e)))


def shipped():
    """The ids of the shipped lists, as GET lists orders them."""
    ids = {path.name.split(".")[0] for path in (DATA / "lists").iterdir()}
    return ["words", "family", *sorted(ids)]


@functools.cache
def load(id):
    """The entries of a shipped list, in order."""
    if file := text_lists().get(id):
        return in_order(entries_of(id), language_of(file).order)
    name = "words" if id in ("words", "family") else f"lists/{id}"
    content = plistlib.loads((DATA / f"{name}.plist").read_bytes())
    entries = content["entries"] if isinstance(content, dict) else content
    if id == "family":
        entries = set(entries) - set(plistlib.loads((DATA / "blocked.plist").read_bytes())["entries"])
    return in_order(entry.strip().upper() for entry in entries)


def positions(letter, entry):
    return tuple(p for p, c in enumerate(entry) if c == letter) if letter in entry else ()


def families(letter, candidates):
    """The candidates by the positions of the letter."""
    result = {}
    for entry in candidates:
        result.setdefault(positions(letter, entry), []).append(entry)
    return result


def revealed(pattern, letter, places):
    return "".join(letter if p in places else c for p, c in enumerate(pattern))


@dataclass
class Game:
    """A classic or an honest game, computed from its seed."""

    seed: int
    mistakes: int
    word: str | None
    candidates: list[str]
    pattern: str
    guesses: list[tuple[str, tuple[int, ...]]] = field(default_factory=list)

    @classmethod
    def start(cls, entries, seed, length=None, mistakes=6, evil=True):
        allowed = [e for e in entries if length in (None, len(e))]
        if evil:
            sizes = Counter(map(shape, allowed))
            large = [e for e in allowed if sizes[shape(e)] >= 50]
            most = next(s for s in sizes if sizes[s] == max(sizes.values()))
            allowed = large or [e for e in allowed if shape(e) == most]
        entry = allowed[scaled(output(seed, 0), len(allowed))]
        candidates = [e for e in allowed if shape(e) == shape(entry)] if evil else [entry]
        return cls(seed, mistakes, None if evil else entry, candidates, shape(entry))

    @property
    def status(self):
        if "_" not in self.pattern:
            return "won"
        misses = sum(not places for _, places in self.guesses)
        return "lost" if misses == self.mistakes else "playing"

    def guess(self, letter):
        split = families(letter, self.candidates)
        size = max(map(len, split.values()))
        tied = sorted(
            (places for places in split if len(split[places]) == size),
            key=lambda places: sum(2**p for p in places),
        )
        turn = len(self.guesses) + 1
        places = tied[scaled(output(self.seed, turn), len(tied))]
        self.guesses.append((letter, places))
        self.candidates = split[places]
        self.pattern = revealed(self.pattern, letter, places)

    @property
    def answer(self):
        """Returns the answer that is shown at the end."""
        if self.word or self.status == "won":
            return self.word or self.pattern
        turn = len(self.guesses) + 1
        return self.candidates[scaled(output(self.seed, turn), len(self.candidates))]
