"""Three kinds of player who do not know the list, and their knowledge of a language.

A word is known with a probability that falls with its familiarity. Of English that is its SCOWL
level; of another language whether it is in the easy list, in the medium one, or in neither.
"""

import collections
import dataclasses
import itertools
import pathlib
import random
import sys

from casual import KNOWN, Fitting, Vocabulary, levels

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "scripts/words"))
from values.lists import WordList

EASY, MEDIUM, OTHER = range(3)


@dataclasses.dataclass(frozen=True)
class Kind:
    """A kind of player: its chance to know a word, and how many fitting words it thinks of."""

    name: str
    of_english: dict[int, float]
    of_others: tuple[float, float, float]
    thinks_of: int | None = None

    def draw(self, language: "Language", seed: int) -> "Player":
        chance = random.Random(f"{self.name} {seed}")
        share = self.of_english if language.code == "en" else self.of_others
        words = [w for w, level in language.levels.items() if chance.random() < share[level]]
        return Player(Vocabulary(words), self.thinks_of, chance)


WELL_READ = {10: 1, 20: 0.98, 35: 0.9, 40: 0.75, 50: 0.6, 55: 0.4, 60: 0.4}
CASUAL = Kind("casual", KNOWN, (0.9, 0.6, 0.1))
FORGETFUL = dataclasses.replace(CASUAL, name="forgetful", thinks_of=10)
KINDS = (CASUAL, FORGETFUL, Kind("well-read", WELL_READ, (0.99, 0.9, 0.4)))


class Language:
    """How familiar the words of a language are, the lower the more, and its lists."""

    def __init__(self, code: str, lists: dict[str, str]) -> None:
        self.code, self.lists = code, lists
        self.levels: dict[str, int] = levels() if code == "en" else {}
        if self.levels:
            return
        for level, name in enumerate(("easy", "medium", "words")):
            words = WordList(lists[name])
            for word in itertools.chain(*words.by_length.values()):
                self.levels.setdefault(words.shown(word), level)


class Player:
    """A player that guesses the letter in most of the fitting words it thinks of; without any, the commonest."""

    def __init__(
        self, vocabulary: Vocabulary, thinks_of: int | None, chance: random.Random
    ) -> None:
        self.vocabulary, self.thinks_of, self.chance = vocabulary, thinks_of, chance
        counts = collections.Counter[str]()
        for fitting in vocabulary.by_length.values():
            counts += fitting.counts
        self.commonest = [letter for letter, _ in counts.most_common()]

    def letter(self, fitting: list[Fitting], asked: list[str], letters: list[str]) -> str:
        """The next guess of a game with these letters, given the words that fit each of its words."""
        counts = collections.Counter[str]()
        for known in fitting:
            counts += self.counted(known)
        unsaid = [c for c in [*self.commonest, *letters] if c in letters and c not in asked]
        return max(unsaid, key=lambda letter: counts[letter])

    def counted(self, known: Fitting) -> collections.Counter[str]:
        if self.thinks_of is None or len(known.words) <= self.thinks_of:
            return known.counts
        words = self.chance.sample(known.words, self.thinks_of)
        return collections.Counter(letter for word in words for letter in set(word))
