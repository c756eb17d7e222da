"""An answer taken apart, and what is still possible in one game."""

import re
from typing import Dict, List, NamedTuple, Optional

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


class Free(NamedTuple):
    """A guess that was none and so must cost nothing: what it is called if it does."""

    name: str
    written: str
    turn: int


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
        # The guesses that were none, and so cost nothing.
        self.frees: List[Free] = []
        # Whether a guess counted that found only one wrong guess left.
        self.lives_on_last = False
        # Whether a letter was shown.
        self.has_shown = False
        # After these a further comparison would only repeat the finding.
        self.miscounted = False
        self.lost_track = False

    @property
    def free(self) -> Optional[Free]:
        """The last guess that was none."""
        return self.frees[-1] if self.frees else None

    def is_as_before(self, free: Free) -> bool:
        """Whether a letter was said again as it had been written."""
        return free.name == "repeat" and free.written == self.letters[free.written.upper()][1]

    @property
    def left(self) -> int:
        return self.allowed - self.made

    @property
    def won(self) -> bool:
        return HIDDEN not in self.pattern

    @property
    def over(self) -> bool:
        return self.left <= 0 or self.won
