#!/usr/bin/env python3
"""Measures the cost of a guess relative to a static C program that prints `{}`: the rows of
docs/performance.md. Times are ratios of interleaved runs."""

import argparse
import pathlib
import tempfile

import build
import lists
import pairs
import single
import throughput
from endpoint import Endpoint
from report import Report


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="under a minute, and rougher")
    parser.add_argument("--busy", action="store_true", help="count processor time alone")
    options = parser.parse_args()
    quick = options.quick
    if options.busy:
        pairs.clock = "processor"
    rounds = 100 if quick else 400

    report = Report()
    report.open()
    tools = single.Tools(spawn=build.c_program("spawn"), memory=build.c_program("memory"))
    programs = build.PROGRAM, build.hello(), build.on_musl("hello"), build.floor()
    copied = build.Place.copied(*programs)
    # Waiting for a disk costs more than the rest of a guess, so the state is in memory.
    with (
        tempfile.TemporaryDirectory(dir="/dev/shm", prefix="hangman-bench-") as memory,
        tempfile.TemporaryDirectory(dir=build.FOLDER) as disk,
    ):
        folder = pathlib.Path(memory)
        data = lists.real(folder / "data")
        single.compiling(report, tools, copied, data, folder)
        endpoint = Endpoint(copied.hangman, data, folder / "state")
        endpoint.compilation().run()
        places = [copied, build.Place.read_back(*programs), build.Place.linked(*programs)]
        single.guess(report, tools, places, endpoint, rounds)
        single.every_length(report, tools, copied, endpoint, rounds // 4)
        single.reading(report, tools, copied, endpoint, rounds)
        single.diabolical(report, tools, copied, endpoint, rounds // 8)
        single.dearest(report, tools, copied, folder, rounds // 8)
        single.replays(report, tools, copied, endpoint, rounds // 4)
        on_disk = Endpoint(copied.hangman, data, pathlib.Path(disk) / "state")
        on_disk.compilation().run()
        single.ladder(report, tools, copied, endpoint, on_disk, rounds)
        single.durable(report, tools, build.on_musl("move"), endpoint, on_disk, rounds)
        single.counted(report, tools, copied, endpoint)
        seconds, times = (2, 1) if quick else (4, 5)
        throughput.measure(report, copied, endpoint, seconds, times)
        if not quick:
            single.longer_list(report, tools, copied, endpoint, folder, rounds)
    report.save(build.FOLDER / "results.json")


if __name__ == "__main__":
    main()
