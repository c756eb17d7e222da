"""The referee as it is called, and its cases by name."""

import json
import subprocess
import sys
from types import SimpleNamespace

import pytest

import our_server
import referee
from judging.judge import judge
from judging.words import RULES, fold
from planted import CASES, WORDS
from playing.line import LineDriver
from playing.playing import play_all
from playing.program import Terms


@pytest.fixture(scope="module")
def url():
    """The address of this project's own endpoint behind lighttpd."""
    with our_server.serving() as address:
        yield address


@pytest.fixture
def call():
    """call(ARGUMENT...) runs referee.py, or another program beside it; `--trust` without account."""
    def run(*arguments, program="referee.py", timeout=240, cwd=None):
        trust = [] if "--account" in arguments or program != "referee.py" else ["--trust"]
        command = [sys.executable, referee.HERE / program, *trust, *map(str, arguments)]
        return subprocess.run(command, capture_output=True, text=True, timeout=timeout,
                              cwd=cwd)
    return run


@pytest.fixture
def judged(call):
    """judged(ARGUMENT...) is what the referee writes as JSON, and its exit code."""
    def run(*arguments, **options):
        done = call("--json", "-", *arguments, **options)
        assert not done.stderr, done.stderr
        report = SimpleNamespace(**json.loads(done.stdout))
        assert report.code == done.returncode
        report.findings = {case["name"]: case["findings"] for case in report.cases
                           if case["findings"]}
        return report
    return run


class Played:
    """What was found in some cases, and what other rules would find."""

    def __init__(self, results):
        self.results = results
        self.findings = [finding for result in results for finding in result.findings]
        self.names = [finding.name for finding in self.findings]

    def under_each_rule(self):
        found = {rule: set() for rule in RULES}
        for result in self.results:
            words = WORDS.read_text() if result.case.dictionary is None else result.case.dictionary
            words = fold(words.split())
            for rule in found:
                judged = judge(words, rule, result.exchanges[1:])
                found[rule] |= {finding.name for finding in judged}
        return found


@pytest.fixture
def play():
    """play(COMMAND, NAME…) plays cases by their names."""
    def run(command, *names, rule="random", timeout=5):
        return Played(list(play_all([CASES[name] for name in names], WORDS.read_bytes(),
                                    LineDriver(command, Terms(timeout)), rule)))
    return run
