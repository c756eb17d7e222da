"""The experiment that separates what a program keeps of earlier games from chance and from position.

The same position is asked in new processes, alone and after the earlier games, many times. What
the position causes is wrong alone as well; what chance causes is right after the others some day.
"""

import time
from typing import Iterator, List, NamedTuple, Optional

from judging.findings import Exchange
from judging.judge import judge
from judging.words import Unjudgeable
from playing.leading import lead

# How often the position must be right by itself, and wrong after the games before it. A program that
# is wrong by chance, as often as it likes, does that in three of a million looks.
RIGHT, WRONG = 6, 16
# How often in a row a tie may lead elsewhere, or twice to the same place, before the experiment ends.
ELSEWHERE = 8
# How many earlier games are played again.
EARLIER = 150


class Led(NamedTuple):
    """Lines that a program was asked over a file of words."""

    path: str
    lines: List[str]


class Asked(NamedTuple):
    """A game up to a line that was answered wrongly, and the answers before that one.

    Without answers the whole could not be judged.
    """

    path: str
    words: List[str]
    rule: str
    lines: List[str]
    answers: Optional[List[str]]


def separated(asked: Asked, earlier: List[Led], driver) -> str:
    """The cause of the wrong answer: the `earlier` games, or the position `alone`; empty if unknown."""
    games = [one for led in earlier for one in games_of(led)][-EARLIER:]
    for before in filter(None, (games[-1:], games[:-1] and games)):
        experiment = Experiment(asked, before, driver)
        # It comes first, because it ends the experiment if the position is wrong by itself.
        if not experiment.holds(alone=True):
            return "alone" if experiment.wrong_alone else ""
        if experiment.separates():
            return "earlier"
    return ""


def games_of(led: Led) -> Iterator[Led]:
    """The dialogue so far, game by game."""
    starts = [number for number, line in enumerate(led.lines) if line.startswith("start ")]
    for begin, end in zip(starts, [*starts[1:], len(led.lines)]):
        yield Led(led.path, led.lines[begin:end])


class Experiment:
    """Plays a position by itself, and after other games."""

    def __init__(self, asked: Asked, before: List[Led], driver):
        self.asked = asked
        self.before = before
        self.driver = driver
        self.wrong_alone = False
        self.broke_off = False
        self.answers: List[str] = []

    def separates(self) -> bool:
        """Whether the position is right each time by itself, and wrong each time after the other games."""
        for number in range(WRONG):
            if not self.holds(alone=False, more=number):
                return False
            if number * RIGHT // WRONG < (number + 1) * RIGHT // WRONG:
                wait_for_another_second()
                if not self.holds(alone=True):
                    return False
        return True

    def holds(self, alone: bool, more=0) -> bool:
        """Whether the position is right by itself, or wrong after the other games; false if it is not reached.

        The last game before it comes some more times, so that chance that begins with each
        process the same is drawn elsewhere.
        """
        alike = 0
        before = [] if alone else [*self.before, *self.before[-1:] * more]
        for _ in range(ELSEWHERE):
            way = self.answers
            wrong = self._is_wrong(before)
            if wrong is not None:
                self.wrong_alone = alone and wrong
                return wrong != alone
            if self.broke_off:
                return False
            if before and not self.driver.followed:
                # Data that the program keeps may end a process that plays the same game too often.
                before = self.before
                continue
            alike = alike + 1 if self.answers == way else 0
            if alike > 1:
                return False
            if alike:
                wait_for_another_second()
        return False

    def _is_wrong(self, before: List[Led]) -> Optional[bool]:
        """Whether the answer at the position is wrong; None if the game led elsewhere."""
        asked, driver = self.asked, self.driver
        driver.close(broken=True)
        try:
            exchanges: List[Exchange] = []
            for led in (*before, Led(asked.path, asked.lines)):
                exchanges, broken = lead([f"words {led.path}", *led.lines], driver)
                self.broke_off = self.broke_off or bool(broken)
            del exchanges[:1]
            self.answers = [exchange.answer for exchange in exchanges]
            if bool(before) != driver.followed:
                return None
            if asked.answers is None:
                return False if not judge(asked.words, asked.rule, exchanges, cut=True) else None
            if len(exchanges) < len(asked.lines) or self.answers[:-1] != asked.answers:
                return None
            return bool(judge(asked.words, asked.rule, exchanges, cut=True))
        except Unjudgeable:
            return True if asked.answers is None else None
        finally:
            driver.close(broken=True)


def wait_for_another_second():
    """Waits, because many programs draw by `srand(time(NULL))`: all alike within a second."""
    time.sleep(1.05 - time.time() % 1)
