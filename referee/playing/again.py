"""Plays cases in one process, and says of a failure among others whether those others cause it.

Several games are played in one process, as starting takes some languages longer than playing.
"""

from typing import Callable, List, NamedTuple

from judging.cases import Case, short
from judging.findings import Finding
from judging.judge import wrong_game
from judging.words import Unjudgeable
from playing.separating import Asked, Led, separated

# How many failures of one program are looked into; where ties fall by chance, some settle nothing.
LOOKS = 6
# The faults that break a game off; a machine under load may cause them as well.
BREAKS_OFF = ("crashes", "hangs", "silent", "floods", "twice", "time")


class Game(NamedTuple):
    """A case with its words, and the file that has them."""

    case: Case
    words: List[str]
    path: str


class Processes:
    """Plays cases one after the other in one process, and judges them as if each had its own."""

    def __init__(self, play: Callable, driver, rule: str):
        self.play = play
        self.driver = driver
        self.rule = rule
        # The lines that the process got since it began.
        self.played: List[Led] = []
        self.starts = driver.starts
        # How many more failures among other cases are looked into.
        self.looks = LOOKS

    def result(self, game: Game):
        """The result of the case."""
        result, reason = self._try(game)
        if result is None or (self.driver.goes_on and refused(result)):
            # A terminal of a machine under load may lose a line: it is asked once more.
            result, reason = self._alone(game)
        if self.driver.starts != self.starts:
            self.played = []
        earlier, self.starts = self.played, self.driver.starts
        self.played = [*earlier, Led(game.path, game.case.lines)]
        if not reason or not self.driver.followed or of_chance(result, game):
            return self._judged(result, reason)
        alone, still = self._alone(game)
        self.played, self.starts = [], self.driver.starts
        if still:
            # A game that only broke off tells nothing about a wrong answer.
            worse = result and broke_off(alone) and not broke_off(result)
            return self._judged(*((result, reason) if worse else (alone, still)))
        if broke_off(result):
            return seen(result)
        cause = self._cause(game, result, earlier)
        self.starts = self.driver.starts
        if cause == "alone":
            return result
        if cause == "earlier":
            self.looks, self.driver.fresh = 0, True
            text = ("Your program keeps something of the game before. This case is right in a new "
                    f"process, and wrong each time in one that had played. {reason}")
            return alone._replace(findings=[Finding("again", text)])
        return seen(self._judged(result, reason))

    def _try(self, game: Game):
        """The result of the case, with the first fault; the reason if it is not judged."""
        try:
            result = self.play(*game, self.driver, self.rule)
            return result, result.findings[0].text if result.findings else ""
        except Unjudgeable as problem:
            return None, str(problem)

    @staticmethod
    def _judged(result, reason: str):
        if result is None:
            raise Unjudgeable(reason)
        return result

    def _alone(self, game: Game):
        """The case in a process of its own, or each of its games in one."""
        self.driver.close(broken=True)
        before, self.driver.fresh = self.driver.fresh, True
        try:
            return self._try(game._replace(case=short(game.case)))
        finally:
            self.driver.fresh = before

    def _cause(self, game: Game, result, earlier: List[Led]) -> str:
        """The cause of the failure: `earlier` games, or the position `alone`; empty if unknown."""
        if not self.looks:
            return ""
        self.looks -= 1
        asked, own = Asked(game.path, game.words, self.rule, short(game.case).lines, None), []
        if result:
            wrong = wrong_game(game.words, self.rule, result.exchanges[1:])
            if not wrong:
                return ""
            lines = [exchange.line for exchange in wrong]
            asked = asked._replace(lines=lines, answers=[e.answer for e in wrong[:-1]])
            before = [exchange.line for exchange in result.exchanges[1:]]
            own = [Led(game.path, before[:before_game(result.exchanges[1:], wrong)])]
        return separated(asked, [*earlier, *own], self.driver)


def before_game(exchanges, game) -> int:
    """How many exchanges come before a game, which has some of them."""
    return next(number for number, exchange in enumerate(exchanges) if exchange is game[0])


def broke_off(result) -> bool:
    """Whether the first finding is that the program did not go on."""
    return bool(result and result.findings and result.findings[0].name in BREAKS_OFF)


def of_chance(result, game: Game) -> bool:
    """Whether all findings are of ties by chance, for which few games are too few."""
    return bool(result and game.case.few) and {f.name for f in result.findings} == {"chance"}


def refused(result) -> bool:
    """Whether a game did not begin."""
    return bool(result.findings) and result.findings[0].name == "refuses"


def seen(result):
    """The result with what else was seen of its first finding."""
    first, *others = result.findings
    text = f"{first.text} Asked the same in a new process, it was right."
    return result._replace(findings=[first._replace(text=text), *others])
