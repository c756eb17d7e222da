"""Whether ties fell by chance: evenly, and each without regard to those before it."""

import math
from typing import Dict, List, NamedTuple, Optional

from judging.findings import Finding

# The probability that a program that draws evenly is accused, over all ties of a dialogue together.
FALSE_ALARM = 1e-6
# How often the first of its ties make it play all of them.
SUSPICION = 0.2

# A counter is not searched for over longer distances.
LONGEST_LAG = 60
# How often one position must have come before its own ties are tested.
OFTEN = 40


class Tie(NamedTuple):
    """The possible outcomes of a tie, its actual outcomes in their order, and its description."""

    ways: List[str]
    fell: List[str]
    about: str = ""


class Ties:
    """The ties of a dialogue: each position's own, and all of a kind together."""

    def __init__(self):
        self.of_position: Dict[tuple, Tie] = {}
        self.of_kind: Dict[tuple, Tie] = {}

    def add(self, position: tuple, letter: str, ways: List[str], fell: str):
        """Adds a tie at a position, its ways in the order of their patterns."""
        before = position[0]
        about = f"{letter} at {before} was a tie"
        self.of_position.setdefault(position, Tie(ways, [], about)).fell.append(fell)
        miss = before in ways
        names = ["a miss"] * miss + [f"hit {n + 1}" for n in range(len(ways) - miss)]
        names = [name if len(ways) - miss > 1 else name.replace("hit 1", "a hit") for name in names]
        order = sorted(ways, key=lambda way: (way != before, way.replace("_", "~")))
        about = f"a guess was a tie of {' and '.join(names)}"
        kind = self.of_kind.setdefault((len(ways), miss), Tie(names, [], about))
        kind.fell.append(names[order.index(fell)])

    def all(self) -> List[Tie]:
        often = [tie for tie in self.of_position.values() if len(tie.fell) >= OFTEN]
        return [*self.of_kind.values(), *often]


def tail(games: int, kept: int, ways: int) -> float:
    """The chance, two-sided and exact, of a count this extreme if all ways are equally likely."""
    low = kept <= games / ways
    # From the count outwards the terms become smaller, so only few of them matter.
    term = total = math.exp(math.lgamma(games + 1) - math.lgamma(kept + 1)
                            - math.lgamma(games - kept + 1) + (games - kept) * math.log(ways - 1)
                            - games * math.log(ways))
    for k in range(kept, 0, -1) if low else range(kept, games):
        term *= k * (ways - 1) / (games - k + 1) if low else (games - k) / (k + 1) / (ways - 1)
        total += term
        if term < total * 1e-17:
            break
    return min(1.0, 2 * total)


def lags(tie: Tie) -> range:
    """The distances at which a counter is looked for; over longer ones there is too little."""
    return range(1, min(LONGEST_LAG, len(tie.fell) // 2) + 1)


def repeats(tie: Tie, lag: int) -> int:
    """How often a tie fell as it had that many games before."""
    return sum(now == before for now, before in zip(tie.fell[lag:], tie.fell))


def uneven(tie: Tie, share: float, order: float) -> Optional[str]:
    """A sentence about what an even draw would not do."""
    games, ways = len(tie.fell), len(tie.ways)
    if any(tail(games, tie.fell.count(way), ways) < share for way in tie.ways):
        return "; ".join(f"{way} {tie.fell.count(way)} times" for way in tie.ways)
    for lag in lags(tie):
        again = repeats(tie, lag)
        if tail(games - lag, again, ways) < order:
            first = ", ".join(tie.fell[:6])
            return (f"{first} and so on, {again} of {games - lag} times as it had "
                    f"{'the game' if lag == 1 else f'{lag} games'} before")
    return None


def chance_findings(ties: List[Tie], alarm=FALSE_ALARM) -> List[Finding]:
    """The ties that did not fall by chance, by exact binomial tests of share and order.

    Half of the false alarms that are allowed is for shares, half for orders.
    """
    shares = sum(len(tie.ways) for tie in ties)
    orders = sum(len(lags(tie)) for tie in ties)
    findings = []
    for tie in ties:
        fell = uneven(tie, alarm / 2 / max(1, shares), alarm / 2 / max(1, orders))
        if fell:
            findings.append(Finding("chance", (
                "Your program's ties do not fall by chance. "
                f"{len(tie.fell)} times {tie.about}, and it fell: {fell}. Drawn evenly from "
                f"{', '.join(tie.ways)}, that happens less than once in a million.")))
    return findings
