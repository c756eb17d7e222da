#!/usr/bin/env python3
"""Recomputes how hard the words of each tier are: the mistakes simulated players make on them.

Two players: the casual one, with many vocabularies, and a well-read one with every word.
Fails unless both find easy easier than medium and medium easier than hard.
"""

import argparse
import pathlib
import plistlib
import random
import statistics
import sys

from casual import Vocabulary, levels, next_letter, places

LISTS = pathlib.Path(__file__).resolve().parents[2] / "data" / "lists"
TIERS = ("easy", "medium", "hard", "expert")
EASY_ENDS, MEDIUM_ENDS = 3.575, 6.19


def misses(vocabulary: Vocabulary, word: str) -> int:
    fitting, asked, hidden = vocabulary.fitting(len(word)), "", set(word)
    while hidden:
        letter = next_letter([fitting], asked)
        asked += letter
        hidden.discard(letter)
        fitting = fitting.after(letter, places(word, letter))
    return len(set(asked) - set(word))


def tier_of(expected: float) -> str:
    return "easy" if expected < EASY_ENDS else "medium" if expected < MEDIUM_ENDS else "hard"


def ranks(values: list[float]) -> list[float]:
    shared: dict[float, list[int]] = {}
    for rank, value in enumerate(sorted(values)):
        shared.setdefault(value, []).append(rank)
    return [statistics.fmean(shared[value]) for value in values]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sample", type=int, default=400, help="words of each tier (%(default)s)")
    parser.add_argument("--draws", type=int, default=40, help="casual vocabularies (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    chance, level = random.Random(options.seed), levels()

    tiers: dict[str, list[str]] = {}
    for tier in TIERS:
        entries = plistlib.loads((LISTS / f"{tier}.plist").read_bytes())["entries"]
        tiers[tier] = chance.sample(entries, min(options.sample, len(entries)))
    words = [word for tier in TIERS for word in tiers[tier]]

    games: dict[str, list[int]] = {word: [] for word in words}
    for _ in range(options.draws):
        vocabulary = Vocabulary.casual(level, chance)
        for word in words:
            games[word].append(misses(vocabulary, word))
    everything = Vocabulary(list(level))
    players = {
        "casual": {word: statistics.fmean(games[word]) for word in words},
        "well-read": {word: float(misses(everything, word)) for word in words},
    }

    print(f"{len(level):,} words of SCOWL, {options.draws} casual vocabularies; mean misses")
    print("tier    words   casual  well-read   casual games under 6 misses   words in their tier")
    for tier, mine in tiers.items():
        casual, well_read = (
            statistics.fmean(expected[word] for word in mine) for expected in players.values()
        )
        under_6 = statistics.fmean(count < 6 for word in mine for count in games[word])
        kept = statistics.fmean(tier_of(players["casual"][word]) == tier for word in mine)
        agreement = f"{kept:.0%}" if tier != "expert" else "-"
        print(
            f"{tier:7} {len(mine):5} {casual:8.2f} {well_read:10.2f} {under_6:29.0%}"
            f" {agreement:>21}"
        )

    graded = [(place, word) for place, tier in enumerate(TIERS[:3]) for word in tiers[tier]]
    order = ranks([float(place) for place, _ in graded])
    for name, expected in players.items():
        found = statistics.correlation(order, ranks([expected[word] for _, word in graded]))
        print(f"Spearman of tier and misses, {name} player: {found:.2f}")
        easy, medium, hard = (
            statistics.fmean(expected[word] for word in tiers[tier]) for tier in TIERS[:3]
        )
        if not easy < medium < hard:
            sys.exit(f"difficulty: the tiers are out of order for the {name} player")


main()
