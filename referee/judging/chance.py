"""Whether ties fell by chance: evenly, and each without regard to those before it."""

import math
from typing import Dict, List, NamedTuple, Optional

from judging.findings import Finding

# How seldom a program that draws evenly is accused: together over all ties of a dialogue.
FALSE_ALARM = 1e-6


class Tie(NamedTuple):
    """The ways that a tie may fall, and those that it fell, in their order."""

    ways: List[str]
    fell: List[str]


def tail(games: int, kept: int, ways: int) -> float:
    """The chance, two-sided and exact, of a count as extreme where each way is as likely."""
    def share(counts):
        return sum(math.comb(games, k) * (ways - 1) ** (games - k) for k in counts) / ways**games
    return min(1.0, 2 * min(share(range(kept + 1)), share(range(kept, games + 1))))


def lags(tie: Tie) -> range:
    """The distances at which a counter is looked for; over longer ones there is too little."""
    return range(1, len(tie.fell) // 2 + 1)


def repeats(tie: Tie, lag: int) -> int:
    """How often it fell as it had so many games before."""
    return sum(now == before for now, before in zip(tie.fell[lag:], tie.fell))


def uneven(tie: Tie, alarm: float) -> Optional[str]:
    """What an even draw would not do, in words."""
    games, ways = len(tie.fell), len(tie.ways)
    if any(tail(games, tie.fell.count(way), ways) < alarm for way in tie.ways):
        return "; ".join(f"{way} {tie.fell.count(way)} times" for way in tie.ways)
    for lag in lags(tie):
        again = repeats(tie, lag)
        if tail(games - lag, again, ways) < alarm:
            first = ", ".join(tie.fell[:6])
            return (f"{first} and so on, {again} of {games - lag} times as it had "
                    f"{'the game' if lag == 1 else f'{lag} games'} before")
    return None


def chance_findings(ties: Dict[tuple, Tie]) -> List[Finding]:
    """The ties that did not fall by chance, by exact binomial tests of share and order."""
    tests = sum(len(tie.ways) + len(lags(tie)) for tie in ties.values())
    findings = []
    for (pattern, _, letter), tie in ties.items():
        fell = uneven(tie, FALSE_ALARM / tests)
        if fell:
            findings.append(Finding("chance", (
                "Your program's ties do not fall by chance. "
                f"In {len(tie.fell)} games {letter} at {pattern} was a tie, and it fell: {fell}. "
                f"Drawn evenly from {', '.join(tie.ways)}, that happens less than once in a "
                "million.")))
    return findings
