"""Why a case fails in a process that had played and not in a new one: what it shows, and no guess.

Several games are played in one process, as starting takes some languages longer than playing. That a
program keeps something of an earlier game is said only where the same games show it each time.
"""

import time
from typing import Callable, List, NamedTuple, Optional

from judging.cases import Case
from judging.findings import Finding
from judging.words import Unjudgeable

# So often the case must be right in a new process, and wrong after the games before it.
RIGHT, WRONG = 4, 3
# How many failures of one program are looked into.
LOOKS = 4
# How many earlier cases of the process are played again.
EARLIER = 100


class Game(NamedTuple):
    """A case with its words, and the file that has them."""

    case: Case
    words: List[str]
    path: str


class Processes:
    """Plays cases one after the other in one process, and judges them as if each had its own."""

    def __init__(self, play: Callable, driver):
        self.play = play
        self.driver = driver
        # What the process has played, since it began.
        self.played: List[Game] = []
        self.starts = driver.starts
        # How many more failures among other cases are looked into; a tie that falls by chance can hide the cause.
        self.looks = LOOKS

    def result(self, game: Game):
        """What the case comes to."""
        result, reason = self._try(game)
        if result is None or (self.driver.goes_on and refused(result)):
            # A terminal of a machine under load may lose a line: it is asked once more.
            result, reason = self._alone(game)
        if self.driver.starts != self.starts:
            self.played = []
        self.played, self.starts = [*self.played[-EARLIER:], game], self.driver.starts
        if not reason or not self.driver.followed:
            return self._judged(result, reason)
        earlier = self.played
        alone, still = self._alone(game)
        self.played, self.starts = [game], self.driver.starts
        if still:
            return self._judged(alone, still)
        if result and result.findings[0].name in ("crashes", "hangs", "silent", "floods", "twice"):
            return seen(result)
        if self.looks and self._keeps(game, earlier):
            self.looks, self.driver.fresh = 0, True
            text = ("Your program keeps something of the game before. This case is right in a new "
                    f"process, and wrong each time in one that had played. {reason}")
            return alone._replace(findings=[Finding("again", text)])
        self.looks = max(0, self.looks - 1)
        return seen(self._judged(result, reason))

    def _try(self, game: Game):
        """What the case comes to, and the first that is wrong; the reason where it is not judged."""
        try:
            result = self.play(*game, self.driver)
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
            return self._try(short(game))
        finally:
            self.driver.fresh = before

    def _keeps(self, game: Game, earlier: List[Game]) -> bool:
        """Whether the same games make it fail each time, and it is right each time alone."""
        if any(self._alone_again(game) for _ in range(RIGHT - 1)):
            return False
        for before in (earlier[-2:-1], earlier[:-1]):
            if all(self._after(before, game) for _ in range(WRONG)):
                return True
        return False

    def _alone_again(self, game: Game) -> bool:
        """Whether the case is wrong alone as well, with another draw of what draws by the clock."""
        wait_for_another_second()
        return bool(self._alone(game)[1])

    def _after(self, earlier: List[Game], game: Game) -> bool:
        """Whether the case fails after these, in a new process."""
        self.driver.close(broken=True)
        wait_for_another_second()
        for one in earlier:
            self._try(one)
        failed: Optional[str] = self._try(short(game))[1]
        self.driver.close(broken=True)
        return bool(failed)


def refused(result) -> bool:
    """Whether a game did not begin."""
    return bool(result.findings) and result.findings[0].name == "refuses"


def wait_for_another_second():
    """Waits, because many programs draw by `srand(time(NULL))`: all alike within a second."""
    time.sleep(1.05 - time.time() % 1)


def short(game: Game) -> Game:
    """The case with fewer games, where it has many."""
    case = game.case
    return game._replace(case=case._replace(lines=case.few)) if case.few else game


def seen(result):
    """The result with what else was seen of its first finding."""
    first, *others = result.findings
    text = f"{first.text} Asked the same in a new process, it was right."
    return result._replace(findings=[first._replace(text=text), *others])
