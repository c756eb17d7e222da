#!/usr/bin/env python3
"""Plays the page's offers with the real program, and prints how often each kind of player wins.

Fails when the page states a rate more than 5 points away from the casual player's, and when the
four opponents or the week do not get harder for each kind of player, or by more than 20 points at
once, give or take CHANCE. Seeds are fixed, so the same program, lists and offers give the same
numbers; `--seed` draws other words, players and games, `--write` makes page and document state what
is measured. With codes of languages it measures their opponents and their weeks, which a file in
data/opponents has; `--choose` chooses anew how many mistakes they allow. `--write` writes that file, if
the ladder holds.
"""

import argparse
import itertools
import os
import re
import sys
import tempfile
import urllib.parse

from players import KINDS, Language
from program import TOP, Program

OFFERS = TOP / "public" / "offers.js"
OPPONENTS = TOP / "data" / "opponents"
# The offer with a clue, which no simulated player reads, and the days that no opponent plays.
VIEWS = [TOP / "public" / file for file in ("views/settings.js", "parts/terms.js")]
DOCUMENT = TOP / "docs" / "programmers.md"
TOLERANCE, MOST, VOCABULARIES = 5, 20, 60
MONDAY = 80  # The games of 100 that a casual player wins on a language's Monday; more if Gentle is won more often.
GENTLE, SLY, DEVIL = 72, 62, 35  # The least, usual and greatest number of games of 100 that a casual player wins.
CHANCE = 2  # The standard error of a step over 1,000 games, in points.
RUNGS = ("gentle", "sly", "evil", "devil")
DAYS = ("monday", *RUNGS, "saturday", "sunday")
OF_RUNGS = dict(zip(RUNGS, ("tuesday", "wednesday", "thursday", "friday"), strict=True))

Settings = dict[str, object]
Rates = tuple[int, ...]  # Of 100, one number for each kind of player.
Rung = tuple[int, Rates]  # The mistakes that an opponent allows, and the games won.


class Measure:
    """How many of 100 games each kind of player wins in one language."""

    def __init__(self, program: Program, language: Language, games: int, first: int) -> None:
        self.program, self.seeds = program, range(first, first + games)
        self.lists = language.lists
        players = range(first - 1, first - 1 + VOCABULARIES)
        self.players = [[kind.draw(language, n) for n in players] for kind in KINDS]
        self.made: dict[tuple[object, ...], list[list[float]]] = {}

    def rates(self, settings: Settings) -> Rates:
        allowed = int(str(settings["mistakes"]))
        return tuple(
            round(100 * sum(mistakes < allowed for mistakes in made) / len(self.seeds))
            for made in self.mistakes(settings)
        )

    def mistakes(self, settings: Settings) -> list[list[float]]:
        """The mistakes that each kind made in each game; endless in a game that it lost."""
        # Only a diabolical opponent looks at the number allowed; for others one run gives all numbers.
        is_plain = settings["evil"] == "false" or settings["cunning"] == "classic"
        played = settings | ({"mistakes": 26} if is_plain else {})
        key = tuple(played.values())
        if key not in self.made:
            self.made[key] = [
                [self.play(played, players, seed) for seed in self.seeds]
                for players in self.players
            ]
        return self.made[key]

    def play(self, settings: Settings, players: list, seed: int) -> float:
        game = self.program.play(settings, players[seed % VOCABULARIES], seed)
        return game["mistakes"] if game["status"] == "won" else float("inf")


def settings_of(list_: str, mistakes: int, computer: str) -> Settings:
    evil, cunning = computer != "honest", computer.replace("honest", "classic")
    settings = {"list": list_, "length": "any", "mistakes": mistakes}
    return settings | {"evil": str(evil).lower(), "cunning": cunning}


def faults(ladder: list[Rates]) -> int:
    """Returns the points by which the worst step is too high or does not go down."""
    pairs = [pair for two in itertools.pairwise(ladder) for pair in zip(*two, strict=True)]
    steps = [above - below for above, below in pairs]
    return max(max(step - MOST, 1 - step, 0) for step in steps)


def rung_of(measure: Measure, computer: str, mistakes: int) -> Rung:
    """An opponent that plays the medium words of a language."""
    settings = settings_of(measure.lists["medium"], mistakes, computer)
    return mistakes, measure.rates(settings)


def choose(measure: Measure) -> list[Rung]:
    """The four opponents of a language, as evenly spaced as possible; none if all are too hard."""

    def badness(rungs: list[Rung]) -> tuple[int, int, int]:
        """How far the choice is from a ladder, then how easy its last opponent is, then its highest step."""
        casual = [rates[0] for _, rates in rungs]
        steps = map(int.__sub__, casual, casual[1:])
        return faults([rates for _, rates in rungs]), max(0, casual[-1] - DEVIL), max(steps)

    classic = [rung_of(measure, "classic", mistakes) for mistakes in range(4, 23)]
    sly, _ = min(classic, key=lambda one: abs(one[1][0] - SLY))
    near = range(3, sly + 4)
    cunning = [rung_of(measure, "diabolical", mistakes) for mistakes in near]
    ladders = (
        [*start, *end]
        for start in itertools.permutations(classic, 2)
        for end in itertools.permutations(cunning, 2)
        if start[0][1][0] >= GENTLE
    )
    return min(ladders, key=badness, default=[])


def offers() -> list[tuple[str, int, Settings]]:
    """The rows of the tables in the page's source: name, stated rate, settings."""
    row = re.compile(r"name: '([a-z0-9-]+)',\s+rate: (\d+),\s+query:\s+'([a-z0-9=&-]+)'")
    found = row.findall("".join(file.read_text() for file in (OFFERS, *VIEWS)))
    if not found:
        sys.exit("presets: there is no table of presets in public/offers.js")
    return [(name, int(rate), dict(urllib.parse.parse_qsl(query))) for name, rate, query in found]


def write(rates: dict[str, int]) -> None:
    """Makes page and document state these rates."""
    for path, row in (
        *((file, r"(name: '{name}',\s+rate: )\d+") for file in (OFFERS, *VIEWS)),
        (DOCUMENT, r"(?i)(\n\| {name} \|.*\| )\d+(?= % \|)"),
    ):
        text = path.read_text()
        for name, rate in rates.items():
            names = f"({name}|{OF_RUNGS.get(name, name)})"
            text = re.sub(row.format(name=names), rf"\g<1>{rate}", text)
        path.write_text(text)


def check(measure: Measure, writes: bool) -> None:
    """Compares the page's English offers with the measurement, or writes the measurement into them."""
    wrong, measured = [], {}
    for name, stated, settings in offers():
        measured[name] = measure.rates(settings)
        if abs(stated - measured[name][0]) > TOLERANCE:
            wrong.append(f"the rate of {name}")
        computer = settings["cunning"] if settings["evil"] == "true" else "honest"
        print(
            f"{name:10} {settings['list']:8} {settings['mistakes']:>3} {computer:10}",
            *(f"{rate:4}" for rate in measured[name]), f"   page says {stated}", flush=True,
        )
    if writes:
        write({name: rates[0] for name, rates in measured.items()})
        wrong = []
    for ladder in (RUNGS, DAYS):
        if (by := faults([measured[name] for name in ladder])) > CHANCE:
            wrong.append(f"{ladder[0]} to {ladder[-1]} by {by}")
    if wrong:
        sys.exit(f"presets: the page is wrong about {', '.join(wrong)}")


def ladder_of(code: str) -> dict[str, list[int]]:
    """The numbers of a language by their keys: its week, and mistakes and rate of each opponent."""
    file = OPPONENTS / f"{code}.txt"
    rows = [line.split() for line in file.read_text().splitlines()] if file.exists() else []
    return {key: [int(number) for number in numbers] for key, *numbers in rows if key != "list"}


def stated(measure: Measure, code: str) -> list[Rung]:
    """The opponents that the page has for a language, measured."""
    ladder = ladder_of(code)
    allowed = [ladder[name][0] for name in RUNGS if name in ladder]
    computers = ("classic", "classic", "diabolical", "diabolical")
    return [rung_of(measure, *rung) for rung in zip(computers, allowed, strict=bool(allowed))]


def week_of(measure: Measure, code: str, rungs: list[Rung], chooses: bool) -> list[Rung]:
    """A language's days: Monday's game, the opponents', and two of the last opponent with fewer mistakes."""
    days = ladder_of(code).get("week", [])
    honest = settings_of(measure.lists["easy"], 26, "honest")
    mondays = [(n, measure.rates(honest | {"mistakes": n})) for n in range(2, 13)]
    if chooses or not days:
        gentle, (last, devil) = rungs[0][1][0], rungs[-1]
        wanted = [max(MONDAY, gentle + 3), devil[0] * 2 // 3, devil[0] // 2]
        few = [rung_of(measure, "diabolical", mistakes) for mistakes in range(1, last)]
        rest = [min(few, key=lambda one: abs(one[1][0] - rate)) for rate in wanted[1:]]
        if rest[0][0] == rest[1][0]:
            rest[1] = few[rest[0][0] - 2]
        return [min(mondays, key=lambda one: abs(one[1][0] - wanted[0])), *rungs, *rest]
    rest = [rung_of(measure, "diabolical", mistakes) for mistakes in days[5:]]
    return [mondays[days[0] - 2], *rungs, *rest]


def write_ladder(code: str, id_: str, days: list[Rung], rungs: list[Rung]) -> None:
    """Writes this as the games for readers of a language."""
    lines = [f"list {id_}", "week " + " ".join(str(mistakes) for mistakes, _ in days)]
    lines += [f"{name} {mistakes} {rates[0]}" for name, (mistakes, rates) in zip(RUNGS, rungs)]
    (OPPONENTS / f"{code}.txt").write_text("\n".join(lines) + "\n")


def list_of(code: str) -> str:
    [path] = (TOP / "data" / "lists").glob(f"*-easy.{code}.txt")
    return path.name.partition("-easy.")[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("languages", nargs="*", metavar="CODE")
    parser.add_argument("--games", type=int, default=300, help="of each player (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the first game (%(default)s)")
    parser.add_argument("--choose", action="store_true", help="the opponents of the languages anew")
    parser.add_argument("--write", action="store_true", help="let the page state what it measures")
    options = parser.parse_args()
    # In memory: each guess is written to the disk before it is answered.
    memory = "/dev/shm" if os.path.isdir("/dev/shm") else None
    with tempfile.TemporaryDirectory(dir=memory) as state:
        program = Program(state)
        if not options.languages:
            print("games won of 100 by", *(kind.name for kind in KINDS))
            english = Language("en", {})
            check(Measure(program, english, options.games, options.seed), options.write)
        for code in options.languages:
            id_ = list_of(code)
            lists = {"easy": f"{id_}-easy", "medium": f"{id_}-medium", "words": id_}
            measure = Measure(program, Language(code, lists), options.games, options.seed)
            rungs = choose(measure) if options.choose else stated(measure, code)
            if not rungs:
                print(f"{code}: no ladder", flush=True)
                continue
            row = "[" + ", ".join(f"[{mistakes}, {rates[0]}]" for mistakes, rates in rungs) + "]"
            off = faults([rates for _, rates in rungs])
            print(f"{code}: {row} {[rates for _, rates in rungs]} off by {off}", flush=True)
            days = week_of(measure, code, rungs, options.choose)
            fall = faults([rates[:1] for _, rates in days])
            week = "-".join(str(mistakes) for mistakes, _ in days)
            print(f"{code}: {week} {[rates[0] for _, rates in days]} off by {fall}", flush=True)
            if options.write and off <= TOLERANCE:
                write_ladder(code, id_, days, rungs)


main()
