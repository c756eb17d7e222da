"""Marks by weight: a fault costs marks once, no matter in how many cases it appears."""

import json
from typing import Dict, List, NamedTuple

from judging.words import Unjudgeable, read

# What each kind of fault costs of 100; --weights changes some.
WEIGHTS = {
    "after-end": 5, "again": 15, "case": 10, "chance": 20, "count": 15, "crashes": 30,
    "ends-early": 15, "floods": 30, "forgets": 30, "hangs": 30, "late": 10, "no-word": 10,
    "no-word-fits": 40, "non-letter": 5, "not-largest": 40, "one-early": 10, "other-letter": 30,
    "protocol": 20, "quit": 5, "refuses": 20, "repeat": 10, "shape": 30, "silent": 30, "start": 30,
    "tie": 20, "time": 30, "twice": 10, "unrevealed": 10, "word": 30, "words": 40,
}


class Cost(NamedTuple):
    """What a kind of fault costs, its first sentence, and how many cases show it."""

    name: str
    cost: float
    fault: str
    cases: int


def read_weights(path) -> Dict[str, float]:
    """The weights, some of them set by a file: {"not-largest": 50, …}."""
    try:
        own = json.loads(read(path, "weights"))
        strange = [name for name in own if name not in WEIGHTS or own[name] < 0]
    except (ValueError, TypeError, AttributeError) as error:
        raise Unjudgeable(f"Expected weights in {path}; came {type(error).__name__}: {error}.")
    if strange:
        raise Unjudgeable(f"Expected kinds of faults and what each costs in {path}; came "
                          f"{', '.join(map(str, strange))}. There are {', '.join(WEIGHTS)}.")
    return {**WEIGHTS, **own}


def costs(report) -> List[Cost]:
    """What each kind of fault costs, the highest cost first."""
    found: Dict[str, List[str]] = {}
    for result in report.failed:
        for name, fault in {f.name: f.fault for f in reversed(result.findings)}.items():
            found.setdefault(name, []).append(fault)
    weights = report.weights or WEIGHTS
    listed = [Cost(name, weights[name], faults[0], len(faults)) for name, faults in found.items()]
    return sorted(listed, key=lambda one: -one.cost)


def marks(report) -> float:
    """Marks out of 100: none if no case is right, and in proportion to the cases that were played."""
    if report.problem or not report.passed:
        return 0
    left = max(0, 100 - sum(one.cost for one in costs(report)))
    played = len(report.passed) + len(report.failed)
    return round(left * played / len(report.results), 1)


def explained(report) -> List[str]:
    """A line for the marks and one for each cost."""
    if report.problem:
        return []
    return [f"Marks: {marks(report):g} of 100.", *(
        f"  -{one.cost:g}  {one.fault} ({one.cases} case{'s' * (one.cases != 1)})"
        for one in costs(report))]
