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
from judging.cases import Case, cases_of, read_cases, short, within
from judging.judge import judge
from judging.kinds import KINDS, table
from judging.words import RULES, Unjudgeable, read, read_spellings, read_words
from playing import account, ending, walls
from playing.adapter import read_adapter
from playing.console import AdapterDriver
from playing.line import LineDriver
from playing.playing import Result, play_all
from playing.program import Terms
from playing.transcript import read_transcript
from playing.url import UrlDriver
from reporting.marks import read_weights
from reporting.outputs import OUTPUTS, write, write_files
from reporting.report import Report, as_json

HERE = pathlib.Path(__file__).resolve().parent


def add_driver_options(to: argparse.ArgumentParser):
    """The options that tell how to play with which program."""
    add = to.add_argument
    add("--adapter", metavar="FILE", help="the console dialogue that the program leads")
    add("--url", help="the endpoint of a server; --words must then be the whole list of --list")
    add("--list", default="words", metavar="ID", help="of the games at --url")
    add("--cunning", default="classic", choices=("classic", "diabolical"), help="of the games at --url")
    add("--timeout", type=float, default=10, metavar="SECONDS", help="for an answer; default: 10")
    add("--limit", type=float, default=600, metavar="SECONDS", help="for a program; default: 600")
    add("--account", default="", metavar="NAME", help="of the program; only root may say so")
    add("--trust", action="store_true", help="let root run the program without another account")
    add("--hide", action="append", default=[], metavar="PATH", help="what no program may see")
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
    add("--weights", metavar="FILE", help="what kinds of faults cost of 100 marks, as JSON")
    add("--csv", metavar="FILE", help="write a line there, in place of one of the same name")
    add("--kinds", action="store_true", help="print how many cases have each kind of position")
    add("--judge", action="store_true", help=argparse.SUPPRESS)
    add_driver_options(result)
    return result


def driver_of(options):
    """The driver of a program, and whether the program accepts any dictionary."""
    if options.url:
        settings = {"list": options.list, "cunning": options.cunning}
        return UrlDriver(options.url, settings, options.seed, options.timeout), False
    place = getattr(options, "place", "")
    temporary = os.path.join(place, "tmp") if place else "/tmp"
    terms = Terms(options.timeout, time.monotonic() + options.limit, options.account, temporary)
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
    if adapter and not adapter.yes:
        cases = [short(case) for case in cases]
    played = [case for case in cases if not any(text in case.name for text in skip)]
    if not played:
        raise Unjudgeable(f"Expected a case to play; --skip {' '.join(skip)} leaves none.")
    return played


def results_of(options) -> Iterator[Result]:
    if options.transcript:
        exchanges = read_transcript(options.transcript)
        case = Case("transcript", f"The dialogue in {options.transcript}.", [], list(RULES))
        words = read_spellings(options.words or HERE / "words.txt")
        yield Result(case, judge(words, options.rule, exchanges), exchanges)
        return
    driver, takes_words = driver_of(options)
    cases = cases_for(options, takes_words)
    words = options.words or HERE / "words.txt"
    read_spellings(words)
    large = pathlib.Path(words).read_bytes()
    if options.command:
        go_behind_walls(options)
    yield from play_all(cases, large, driver, options.rule)


def hidden_from(options, home: str) -> List[str]:
    """The files that no program may see: the referee, the other students' programs, the teacher's own words."""
    named = {os.path.realpath(os.path.join(home, part)) for part in options.command}
    words = os.path.realpath(options.words) if options.words else home
    paths = [str(HERE), options.students, *options.hide]
    if not walls.inside(words, home) and words not in named:
        paths.append(words)
    return [os.path.realpath(path) for path in paths if path]


def go_behind_walls(options):
    home, plan = os.getcwd(), None
    owner = account.identity(options.account)
    if owner:
        hidden = hidden_from(options, home)
        named = walls.named(options.command, home, hidden)
        plan = walls.Plan(home, owner, hidden, named, bool(options.students))
    walls.go_behind(options.walls, plan, options.place)


def report_of(options) -> Report:
    results: List[Result] = []
    problem = ""
    try:
        results.extend(results_of(options))
    except Unjudgeable as reason:
        problem = str(reason)
    return Report(options.name, options.rule, results, problem, options.weights)


def refusal(options) -> str:
    """Why options do not go together; empty where they do."""
    if sum(map(bool, (options.command, options.url, options.transcript))) != 1:
        return "expected one of: -- COMMAND, --url, --transcript"
    if "" in options.skip:
        return "--skip takes a part of a case's name; came an empty one, which every name has"
    for name in ("json", "junit", "gradescope", "check50", "name", "url", "transcript"):
        if options.students and getattr(options, name):
            return f"--{name} is for one program: --class has --csv FILE and --html FOLDER"
    if options.account and not options.account.isdigit() and options.students and options.jobs > 1:
        return (f"one account is for one program at a time, and --account {options.account} is one "
                "for all: give -j 1, or a number that no account has, such as --account 20000")
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    if options.command and root and not options.account and not options.trust:
        return ("as root a program may end the judge and write its own results: give it an account "
                "by --account, or --trust if you would run it as root anyway")
    return ""


def options_of(arguments) -> argparse.Namespace:
    options = parser().parse_args(arguments)
    if options.judge:
        return argparse.Namespace(**json.load(sys.stdin))
    if options.kinds:
        return options
    if refusal(options):
        parser().error(refusal(options))
    options.name = (options.name or " ".join(options.command) or options.url
                    or options.transcript)
    for name in ("adapter", "words", "cases", "students"):
        path = getattr(options, name)
        setattr(options, name, path and os.path.abspath(path))
    options.hide = [os.path.abspath(path) for path in options.hide]
    options.weights = read_weights(options.weights) if options.weights else None
    options.walls, options.place = walls.given() if options.command else [], ""
    return options


def warn(options):
    """Tells before the first run what programs can still see."""
    if not options.trust:
        hidden = hidden_from(options, os.getcwd())
        for note in walls.missing(options.walls, options.account, hidden):
            print(f"Warning: {note}", file=sys.stderr)


def main(arguments=None) -> int:
    judging = "--judge" in (sys.argv[1:2] if arguments is None else arguments[:1])
    try:
        options = options_of(arguments)
    except Unjudgeable as reason:
        print(reason, file=sys.stderr)
        return 2
    if options.kinds:
        for kind, count in table(read_cases(options.cases, []), read_words(HERE / "words.txt")).items():
            print(f"{count:4} {KINDS[kind]}")
        return 0
    if options.command:
        ending.become_reaper()
    if judging:
        print(as_json(report_of(options)))
        return 0
    if options.command:
        warn(options)
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
