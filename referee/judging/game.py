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
    """An invalid guess, which must cost nothing: the name of the fault if it does."""

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
        # The invalid guesses, which cost nothing.
        self.frees: List[Free] = []
        # Whether a guess counted although only one wrong guess was left before it.
        self.lives_on_last = False
        # Whether a letter was shown.
        self.has_shown = False
        # After these findings a further comparison would only repeat them.
        self.miscounted = False
        self.lost_track = False

    @property
    def free(self) -> Optional[Free]:
        """The last invalid guess."""
        return self.frees[-1] if self.frees else None

    def is_as_before(self, free: Free) -> bool:
        """Whether a letter was repeated in the same case."""
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
