"""An answer taken apart, and what is still possible in one game."""

import re
from typing import Dict, List

from judging.words import HIDDEN


class Answer:
    """An answer of the protocol, taken apart."""

    def __init__(self, text: str):
        self.text = repr(text[:80])
        self.kind, _, rest = text.strip().partition(" ")
        self.rest = rest.strip()
        self.word = self.rest.upper()
        self.pattern, left = re.fullmatch(r"(.*?)(?:\s+(\d{1,9}))?", self.word).groups()
        self.left = int(left) if left else None


class Game:
    """What is still possible in one game."""

    def __init__(self, candidates: List[str], pattern: str, mistakes: int):
        self.candidates = candidates
        self.pattern = pattern
        self.allowed = mistakes
        self.made = 0
        self.turn = 0
        # The letters guessed, each with its turn and as it was written.
        self.letters: Dict[str, tuple] = {}
        # The last guess that was none, and so cost nothing.
        self.free = ""
        # Whether a guess counted that found only one wrong guess left.
        self.lives_on_last = False
        # Whether a letter was shown.
        self.has_shown = False
        # After these a further comparison would only repeat the finding.
        self.miscounted = False
        self.lost_track = False

    @property
    def left(self) -> int:
        return self.allowed - self.made

    @property
    def won(self) -> bool:
        return HIDDEN not in self.pattern

    @property
    def over(self) -> bool:
        return self.left <= 0 or self.won
