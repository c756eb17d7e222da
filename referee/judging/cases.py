"""Cases: dialogues to lead, from a file or made for a dictionary, within a course's limits."""

import collections
import json
import random
import re
from typing import Iterable, List, NamedTuple, Optional, Tuple

from judging.words import LATIN, RULES, Unjudgeable, fold, read

# The groups of cases for rules that every evil hangman must follow.
ALL = ""


class Case(NamedTuple):
    """A dialogue to lead, over a dictionary of its own or, if that is None, over the large one."""

    name: str
    about: str
    lines: List[str]
    rules: List[str]
    dictionary: Optional[str] = None
    # The requirement of a course that the case tests; empty if every course has it.
    group: str = ALL
    # The dialogue for programs that start a new process for each game; empty if it is the same.
    few: List[str] = []
    # 2 where the first half suffices if its ties look even, 3 where the first third does.
    part: int = 1


def read_cases(path, groups: Optional[Iterable[str]] = None) -> List[Case]:
    """The cases of a file that every course asks for, and of these groups; None is of all."""
    text = read(path, "cases")
    try:
        cases = [Case(c["name"], c["about"], c["lines"] * c["repeat"], c["rules"], c["dictionary"],
                      c.get("group", ALL), c["lines"] * c["few"] if "few" in c else [],
                      2 if c["repeat"] > 1 else 1)
                 for c in json.loads(text)["cases"]]
    except (ValueError, KeyError, TypeError) as error:
        raise Unjudgeable(f"Expected cases in {path}; came {type(error).__name__}: {error}.")
    known = {case.group for case in cases}
    for group in groups or ():
        if group not in known:
            raise Unjudgeable(f"Expected a group of {path}: {', '.join(sorted(known - {ALL}))}; "
                              f"came {group}.")
    return [case for case in cases if groups is None or case.group in (ALL, *groups)]


def cases_of(words: List[str], seed: str, most: int) -> List[Case]:
    """Two games for each length, or for that many lengths: one with the most common letters first, one by chance."""
    rng = random.Random(seed)
    lengths: list = sorted({len(word) for word in words})
    if any(" " in word for word in words):
        lengths = ["any"]
    if len(lengths) > most:
        lengths = sorted(rng.sample(lengths, most))
    counts = collections.Counter(c for word in words for c in set(word) if c.isalpha())
    # Small letters, if they are the same in every language.
    small = str.lower if LATIN.issuperset(counts) else str
    common = [small(c) for c in sorted(counts, key=lambda c: (-counts[c], c))]
    cases = []
    for length in lengths:
        for name, letters in (("common", common), ("drawn", rng.sample(common, len(common)))):
            lines = [f"start {length} {rng.randint(4, 26)}", *(f"guess {c}" for c in letters),
                     f"guess {letters[0]}", "reveal"]
            cases.append(Case(f"length-{length}-{name}", f"A game of length {length}, its letters "
                              f"{name}.", lines, list(RULES)))
    return cases


Limits = Tuple[int, int]


def within(case: Case, limits: Limits) -> Case:
    """The case with as many wrong guesses allowed as the program can allow.

    Where that is more than the case has, letters that no word has come first, so that the last
    wrong guess falls where it did.
    """
    few = within(case._replace(lines=case.few, few=[]), limits).lines if case.few else []
    lines: List[str] = []
    for line in case.lines:
        start = re.fullmatch(r"(start \S+) (\d+)", line)
        if not start:
            lines.append(line)
            continue
        asked = int(start.group(2))
        allowed = min(max(asked, limits[0]), limits[1])
        lines.append(f"{start.group(1)} {allowed}")
        lines += [f"guess {letter}" for letter in strange(case)[:max(0, allowed - asked)]]
    return case._replace(lines=lines, few=few)


def short(case: Case) -> Case:
    """The case with fewer games, if it has many."""
    return case._replace(lines=case.few, few=[], part=3) if case.few else case


def strange(case: Case) -> List[str]:
    """Letters that are neither in the case's own dictionary nor guessed in it."""
    used = set("".join(fold((case.dictionary or "").split())))
    used |= {line.partition(" ")[2].upper() for line in case.lines}
    return [letter.lower() for letter in sorted(LATIN - used)]
