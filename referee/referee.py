#!/usr/bin/env python3
"""Judges evil hangmen, whatever language they are written in.

    referee.py [--rule RULE] -- COMMAND...                      a program of the line protocol
    referee.py [--rule RULE] --adapter FILE -- COMMAND...       a program with a console dialogue
    referee.py [--rule RULE] --class FOLDER -j 2 -- COMMAND...  one in each folder there
    referee.py [--rule RULE] --words FILE --url URL             a server of this project
    referee.py [--rule RULE] --words FILE --transcript FILE     a dialogue led before

It asks one line after the other and holds the answers against the dictionary; no output is
compared as text. Ends with 0 where all holds, 1 where something is wrong, 2 where it could not
judge. Needs Python 3.9 and nothing else.
"""

import argparse
import json
import os
import pathlib
import sys
import time
from typing import Iterator, List

# A program could leave us compiled files of its own.
sys.dont_write_bytecode = True

from grading import classroom, clerk
from judging.cases import Case, cases_of, read_cases, within
from judging.judge import judge
from judging.words import RULES, Unjudgeable, read, read_spellings, read_words
from playing import ending
from playing.adapter import read_adapter
from playing.console import AdapterDriver
from playing.line import LineDriver
from playing.playing import Result, play_all
from playing.program import Terms
from playing.transcript import read_transcript
from playing.url import UrlDriver
from reporting.outputs import OUTPUTS, write, write_files
from reporting.report import Report, as_json

HERE = pathlib.Path(__file__).resolve().parent


def add_driver_options(to: argparse.ArgumentParser):
    """What says how to ask which program."""
    add = to.add_argument
    add("--adapter", metavar="FILE", help="the console dialogue that the program leads")
    add("--url", help="the endpoint of a server; --list and --cunning are settings of its games")
    add("--list", default="words", metavar="ID")
    add("--cunning", default="classic", choices=("classic", "diabolical"))
    add("--timeout", type=float, default=10, metavar="SECONDS", help="for an answer; default: 10")
    add("--limit", type=float, default=600, metavar="SECONDS", help="for a program; default: 600")
    add("--account", default="", metavar="NAME", help="of the program; only root may say so")
    add("command", nargs="*", help="the program; {words}, {length} and {mistakes} are filled in")


def parser() -> argparse.ArgumentParser:
    usage, _, about = __doc__.partition("\n\n")[2].partition("\n\n")
    result = argparse.ArgumentParser(usage=usage.strip(), description=about)
    add = result.add_argument
    add("--rule", choices=RULES, default="largest", help="which family must be kept")
    add("--words", metavar="FILE", help="more games, on your own dictionary or the program's")
    add("--alone", action="store_true", help="play --words alone, and not the cases")
    add("--lengths", type=int, default=99, metavar="N", help="how many lengths of it to play")
    add("--cases", default=HERE / "cases.json", metavar="FILE", help="the cases, else those beside")
    add("--also", action="append", default=[], metavar="GROUP", help="cases off by default: files")
    add("--skip", action="append", default=[], metavar="TEXT", help="leave out cases so named")
    add("--seed", default="1", help="for what the referee draws; default: 1")
    add("--name", metavar="NAME", help="what the results call the program")
    add("--class", dest="students", metavar="FOLDER", help="where each student has a folder")
    add("-j", dest="jobs", type=int, default=1, metavar="N", help="students judged side by side")
    add("--transcript", metavar="FILE", help="judge a dialogue that was led before")
    for name in OUTPUTS:
        add(f"--{name}", metavar="FILE", help="write the results there, - for standard output")
    add("--csv", metavar="FILE", help="write a line there, in place of one of the same name")
    add("--judge", action="store_true", help=argparse.SUPPRESS)
    add_driver_options(result)
    return result


def driver_of(options):
    """The driver of a program, and whether that takes any dictionary."""
    if options.url:
        settings = {"list": options.list, "cunning": options.cunning}
        return UrlDriver(options.url, settings, options.seed, options.timeout), False
    terms = Terms(options.timeout, time.monotonic() + options.limit, options.account)
    if options.adapter:
        adapter = read_adapter(options.adapter)
        takes_words = adapter.file or any("{words}" in part for part in options.command)
        return AdapterDriver(adapter, options.command, terms), bool(takes_words)
    return LineDriver(options.command, terms), True


def cases_for(options, takes_words: bool) -> List[Case]:
    """The cases to play, within the limits of the program."""
    cases = []
    if options.words:
        cases += cases_of(read_words(options.words), options.seed, options.lengths)
    if takes_words and not options.alone:
        # The large dictionary of these cases is the one that they were made for.
        words = read(HERE / "words.txt", "a dictionary")
        cases += [case if case.dictionary is not None else case._replace(dictionary=words)
                  for case in read_cases(options.cases, options.also) if options.rule in case.rules]
    if not cases:
        raise Unjudgeable("Expected --words FILE with the dictionary that the program plays, or "
                          "{words} in its command; came neither.")
    adapter = read_adapter(options.adapter) if options.adapter else None
    skip = options.skip + (adapter.skip if adapter else [])
    if adapter and adapter.limits:
        cases = [within(case, adapter.limits) for case in cases]
    return [case for case in cases if not any(text in case.name for text in skip)]


def results_of(options) -> Iterator[Result]:
    if options.transcript:
        exchanges = read_transcript(options.transcript)
        case = Case("transcript", f"The dialogue in {options.transcript}.", [], list(RULES))
        words = read_spellings(options.words or HERE / "words.txt")
        yield Result(case, judge(words, options.rule, exchanges), exchanges)
        return
    driver, takes_words = driver_of(options)
    cases = cases_for(options, takes_words)
    yield from play_all(cases, options.words or HERE / "words.txt", driver, options.rule)


def report_of(options) -> Report:
    results: List[Result] = []
    problem = ""
    try:
        results.extend(results_of(options))
    except Unjudgeable as reason:
        problem = str(reason)
    return Report(options.name, options.rule, results, problem)


def options_of(arguments) -> argparse.Namespace:
    options = parser().parse_args(arguments)
    if options.judge:
        return argparse.Namespace(**json.load(sys.stdin))
    if sum(map(bool, (options.command, options.url, options.transcript))) != 1:
        parser().error("expected one of: -- COMMAND, --url, --transcript")
    options.name = (options.name or " ".join(options.command) or options.url
                    or options.transcript)
    for name in ("adapter", "words", "cases"):
        path = getattr(options, name)
        setattr(options, name, path and os.path.abspath(path))
    return options


def main(arguments=None) -> int:
    judging = "--judge" in (sys.argv[1:2] if arguments is None else arguments[:1])
    options = options_of(arguments)
    if options.command:
        ending.become_reaper()
    if judging:
        print(as_json(report_of(options)))
        return 0
    if options.students:
        try:
            return max(report.code for report in classroom.judge_class(options))
        except Unjudgeable as reason:
            print(reason, file=sys.stderr)
            return 2
    if options.command:
        write_files(clerk.unfinished(options), options)
        report = clerk.judged(options)
    else:
        report = report_of(options)
    write(report, options)
    return report.code


if __name__ == "__main__":
    sys.exit(main())
