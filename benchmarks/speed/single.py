"""Whole processes, one at a time: each function measures some rows of the table."""

import pathlib
import shutil
import statistics
from dataclasses import dataclass, replace

import counts
import lists
from endpoint import Endpoint
from pairs import measure

LENGTHS = range(1, 25)


@dataclass(frozen=True)
class Tools:
    spawn: pathlib.Path
    memory: pathlib.Path


def _interleaved(tools, place, requests, rounds, others=()):
    """The runs of the C reference, of the empty Swift program, of the requests and of others."""
    hello = requests[0].to(place.hello, expect="{}")
    floor = requests[0].to(place.floor, expect="{}")
    ours = [request.to(place.hangman) for request in requests]
    hello, floor, *runs = measure(tools.spawn, [hello, floor, *ours, *others], rounds)
    return hello, floor, runs


def guess(report, tools, places, endpoint, rounds):
    report.section("Classic evil guess, 9 letters (32,286 words) ÷ static C hello")
    requests = [endpoint.guess(9), endpoint.guess(9, turn=10)]
    for place in places:
        others = [requests[0].to(place.on_musl, expect="{}")]
        hello, floor, (*runs, musl) = _interleaved(tools, place, requests, rounds, others)
        for name, run, bound in zip(("first", "tenth"), runs, (1.35, 1.5)):
            detail = {"µs": run.microseconds, "hello µs": hello.microseconds}
            ratio = run.over(hello)
            report.add(f"{name} guess, {place.name}", ratio, at_most=bound, detail=detail)
            report.add(f"the same ÷ the C program on musl, {place.name}", run.over(musl))
        report.add(f"the C program on musl, {place.name}", musl.over(hello))
        report.add(f"empty program of ordinary Swift, {place.name}", floor.over(hello))


def every_length(report, tools, place, endpoint, rounds):
    report.section("The same, every length from 1 to 24 ÷ static C hello")
    ratios = {"first": {}, "tenth": {}}
    for length in LENGTHS:
        requests = [endpoint.guess(length), endpoint.guess(length, turn=10)]
        hello, _, runs = _interleaved(tools, place, requests, rounds)
        for name, run in zip(ratios, runs):
            ratios[name][length] = run.over(hello)
    for name, by_length in ratios.items():
        worst = max(by_length, key=by_length.get)
        report.add(
            f"{name} guess, the worst length: {worst}",
            by_length[worst],
            at_most=1.55,
            detail=by_length,
        )


def reading(report, tools, place, endpoint, rounds):
    report.section("Calls that only read ÷ static C hello")
    requests = [
        endpoint.show_game(),
        endpoint.history(),
        endpoint.request("GET", "/", expect="hangman"),
    ]
    hello, _, runs = _interleaved(tools, place, requests, rounds)
    report.add("GET game", runs[0].over(hello), at_most=0.9)
    report.add("GET history, 20 scores", runs[1].over(hello), at_most=1.15)
    report.add("GET of the name and version, which opens no file", runs[2].over(hello))


def diabolical(report, tools, place, endpoint, rounds):
    report.section("Diabolical guess, every turn of games with 4 to 15 letters ÷ static C hello")
    for mistakes in (6, 10, 26):
        turns = {}
        for length in range(4, 16):
            requests = endpoint.game(length, "diabolical", mistakes)
            hello, _, runs = _interleaved(tools, place, requests, rounds)
            turns[length] = [run.over(hello) for run in runs]
        _add_turns(report, mistakes, turns)


def dearest(report, tools, place, folder, rounds):
    report.section("The dearest first guesses of every list ÷ static C hello")
    data = lists.all_of_them(folder / "all")
    endpoint = Endpoint(place.hangman, data, folder / "all-state")
    endpoint.compilation().run()
    games = lists.dearest(8)
    requests = [endpoint.first_guess(letter, **settings) for settings, letter in games]
    hello, _, runs = _interleaved(tools, place, requests, rounds)
    ratios = {" ".join(map(str, settings.values())): run.over(hello) for (settings, _), run in zip(games, runs)}
    most = max(ratios, key=ratios.get)
    report.add(f"the dearest: {most}", ratios[most], at_most=4, detail=ratios)
    report.section("A trap of an author's, forty words ÷ a first guess")
    guess = counts.instructions(endpoint.guess(9))
    traps = [words.replace(" ", "\n") for words in lists.TRAPS]
    for name, bound, cost in (
        ("to make", 20, lambda trap: counts.instructions(endpoint.tried_room(trap=trap))),
        ("a guess", 4, lambda trap: counts.instructions(endpoint.room_guess("E", trap=trap))),
    ):
        report.add(f"{name}, instructions", max(map(cost, traps)) / guess, at_most=bound)
    rooms(report, endpoint, guess)


def rooms(report, endpoint, guess):
    """Rooms with a clue for each word from the meanings, or with only listed words."""
    report.section("POST room with forty words, the dearest of all languages ÷ a first guess")
    for allowed in ("any", "listed"):
        costs = {}
        for id, words in lists.of_each_language():
            request = endpoint.tried_room(list=id, words="\n".join(words))
            request.environment["HANGMAN_ROOMS"] = allowed
            costs[id] = counts.instructions(request) / guess
        most = max(costs, key=costs.get)
        report.add(f"of {allowed} words, instructions: {most}", costs[most], at_most=100, detail=costs)


def _add_turns(report, mistakes, turns):
    dearest = max(turns, key=lambda length: max(turns[length]))
    medians = {length: statistics.median(ratios) for length, ratios in turns.items()}
    slowest = max(medians, key=medians.get)
    report.add(
        f"{mistakes} mistakes allowed, dearest turn: {dearest} letters",
        max(turns[dearest]),
        at_most=4,
        detail={"turns": turns},
    )
    report.add(f"highest median of a game: {slowest} letters", medians[slowest], at_most=2.5)


def replays(report, tools, place, endpoint, rounds):
    report.section("The replay of a long game, 9 letters")
    guesses, replay = endpoint.replay(9, "classic")
    hello, _, (run,) = _interleaved(tools, place, [replay], rounds)
    report.add(f"classic, {len(guesses)} guesses ÷ static C hello", run.over(hello), at_most=4)
    guesses, replay = endpoint.replay(9, "diabolical")
    _, _, runs = _interleaved(tools, place, [replay, *guesses], rounds)
    together = sum(run.microseconds for run in runs[1:])
    name = f"diabolical, {len(guesses)} guesses ÷ the guesses together"
    report.add(name, runs[0].microseconds / together, at_most=1)


def ladder(report, tools, place, endpoint, disk, rounds):
    report.section("Where a guess's time goes: each step does a little more, ÷ static C hello")
    first = endpoint.guess(9)
    steps = {
        "request in, reply out": endpoint.request("GET", "/", expect="hangman"),
        "the player's file read": endpoint.show_game(),
        "locked and read again": endpoint.repeated_guess(),
        "the file replaced": endpoint.changed_settings(),
        "entries read and split": first,
        "or the hardest read and played": endpoint.game(9, "diabolical", mistakes=10)[0],
        "the same, state on a disk": disk.guess(9),
    }
    hello, *runs = measure(tools.spawn, [first.to(place.hello, "{}"), *steps.values()], rounds)
    ladder = {"a process starts": {"ratio": 1, "faults": statistics.median(hello.faults)}}
    for name, run in zip(steps, runs):
        ladder[name] = {"ratio": run.over(hello), "faults": statistics.median(run.faults)}
    for name, step in ladder.items():
        report.add(f"{name} ({step['faults']:.0f} page faults)", step["ratio"], detail={name: step})


def durable(report, tools, move, endpoint, disk, rounds):
    report.section("A first guess ÷ a C program on musl that only does what a durable move must")
    for name, place, bound in (("in memory", endpoint, 1.7), ("on a disk", disk, 1.25)):
        request = place.guess(9)
        floor, ours = measure(tools.spawn, [_floor(move, place, request), request], rounds)
        detail = {"µs": ours.microseconds, "floor µs": floor.microseconds}
        report.add(f"state {name}", ours.over(floor), at_most=bound, detail=detail)


def _floor(move, endpoint, request):
    """The same files and as many bytes of the index as the positions of a letter are, somewhere in its middle."""
    (_, player), index = request.saved[0], endpoint.state / "index/words.index"
    environment = {
        "FOLDER": str(player.parent),
        "FILE": player.name,
        "INDEX": str(index),
        "COLUMN": str(index.stat().st_size // 2 // 4096 * 4096),
        "BYTES": str(2 * 32_286),
    }
    return replace(request, program=move, environment=environment, expect="{}")


def counted(report, tools, place, endpoint):
    report.section("What repeats exactly")
    first, tenth = endpoint.guess(9), endpoint.guess(9, turn=10)
    requests = {
        "static C hello": first.to(place.hello, ""),
        "empty program of ordinary Swift": first.to(place.floor, ""),
        "GET game": endpoint.show_game(),
        "GET history": endpoint.history(),
        "first guess": first,
        "tenth guess": tenth,
        "first diabolical guess": endpoint.game(9, "diabolical", mistakes=10)[0],
        "second": endpoint.game(9, "diabolical", mistakes=10)[1],
    }
    for name, request in requests.items():
        report.add(f"instructions, {name}", counts.instructions(request))
    calls = counts.system_calls(first)
    detail = {"by name": counts.by_name(calls), "in order": calls}
    report.add("system calls of a first guess", len(calls), detail=detail)
    report.add("bytes read by it", counts.bytes_read(calls))
    peaks = [counts.memory(tools.memory, request) for request in (first, tenth)]
    report.add("peak resident memory of a guess", max(p[0] for p in peaks), "KB", at_most=16e3)
    report.add("of it anonymous", max(p[1] for p in peaks), "KB", at_most=4e3)
    size = place.hangman.stat().st_size / 1e6
    report.add("size of the stripped executable", size, "MB", at_most=1)


def compiling(report, tools, place, data, folder):
    report.section("Compiling the index of the real list")
    state = folder / "compiled"
    compilation = Endpoint(place.hangman, data, state).compilation()
    (run,) = measure(tools.spawn, [compilation], rounds=5, warm_up=1)
    report.add("time", run.microseconds / 1e6, "s", at_most=1)
    report.add("peak resident memory", max(run.resident) / 1e3, "MB", at_most=120)
    shutil.rmtree(state)


def longer_list(report, tools, place, real, folder, rounds):
    report.section("2.3 million made-up words ÷ the real list, first guess at 9 letters")
    for name, is_grown, bound in (("10 times", True, 4), ("the same", False, 1.1)):
        data = lists.ten_times(folder / f"data-{is_grown}", is_grown)
        endpoint = Endpoint(place.hangman, data, folder / f"state-{is_grown}")
        endpoint.compilation().run()
        short, long = measure(tools.spawn, [real.guess(9), endpoint.guess(9)], rounds)
        report.add(f"bucket {name} as large", long.over(short), at_most=bound)
        shutil.rmtree(data)
