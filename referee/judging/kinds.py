"""The kinds of positions in the cases, and how many cases have each."""

import collections
from typing import Dict, List, Set

from judging.cases import Case
from judging.words import (HIDDEN, LATIN, Places, allowed_families, families, fold,
                           largest_families, shape, shown)

KINDS = {
    "first": "first turn with a choice",
    "letters": "a letter at several places",
    "blank": "one blank left, and a choice",
    "word": "one word left",
    "tie-of-two": "two families are the largest",
    "tie-of-many": "three or more families are the largest",
    "miss": "the largest has no such letter",
    "hit": "the largest has the letter",
    "length": "no word has the length",
    "repeat": "a letter said again",
    "other": "not one letter",
    "ended": "a guess after the end",
}


def kinds_of_turn(pattern: str, split: Dict[Places, List[str]], first: bool) -> Set[str]:
    """The kinds of a position and a guess, from how the guess divides the words."""
    if sum(map(len, split.values())) == 1:
        return {"word"}
    if len(split) == 1:
        return set()
    largest = largest_families(split)
    found = {"tie-of-two", "tie-of-many"} if len(largest) > 1 else {"hit" if largest[0] else "miss"}
    found -= {"tie-of-many"} if len(largest) == 2 else {"tie-of-two"}
    found |= {"first"} if first else set()
    found |= {"letters"} if any(len(places) > 1 for places in split) else set()
    return found | ({"blank"} if pattern.count(HIDDEN) == 1 else set())


class Dialogue:
    """The dialogue of a case with a program that keeps the first of the largest families."""

    def __init__(self, words: List[str]):
        self.words = words
        self.kinds: Set[str] = set()
        # The letters that were guessed where most words have them, and those guessed where most have not.
        self.letters: Dict[str, Set[str]] = {"hit": set(), "miss": set()}
        self.candidates: List[str] = []

    def start(self, length: str, mistakes: str):
        self.candidates = [w for w in self.words if length == "any" or len(w) == int(length)]
        self.pattern = shape(self.candidates[0]) if self.candidates else ""
        self.left, self.guessed = int(mistakes), ""
        self.kinds |= set() if self.candidates else {"length"}

    def guess(self, letter: str):
        if self.left == 0 or HIDDEN not in self.pattern:
            self.kinds.add("ended")
        elif letter not in LATIN:
            self.kinds.add("other")
        elif letter in self.guessed:
            self.kinds.add("repeat")
        else:
            split = families(letter, self.candidates)
            found = kinds_of_turn(self.pattern, split, not self.guessed)
            for kind in found & self.letters.keys():
                self.letters[kind].add(letter)
            self.kinds |= found
            kept = allowed_families(split, "first")[0]
            self.candidates, self.pattern = split[kept], shown(self.pattern, letter, kept)
            self.left -= not kept
            self.guessed += letter


def led(case: Case, large: List[str]) -> Dialogue:
    """The dialogue of a case, over its own dictionary or the large one."""
    words = large if case.dictionary is None else fold(case.dictionary.split())
    dialogue = Dialogue(words)
    for line in case.few or case.lines:
        verb, _, rest = line.partition(" ")
        if verb == "start":
            dialogue.start(*rest.split())
        elif verb == "guess" and dialogue.candidates:
            dialogue.guess(rest.upper())
    return dialogue


def table(cases: List[Case], large: List[str]) -> Dict[str, int]:
    """How many cases have a position of each kind."""
    counts = collections.Counter(kind for case in cases for kind in led(case, large).kinds)
    return {kind: counts[kind] for kind in KINDS}
