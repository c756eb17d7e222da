"""Programs that do not answer get a verdict in time, and nothing of theirs stays behind."""

import pathlib
import re
import subprocess
import sys
import time

import pytest

from planted import engine
from referee import HERE

PYTHON = [sys.executable, "-SEc"]
START = "import sys\nfor line in sys.stdin:\n"
ANSWERS = START + "    print('ok' if line[0] == 'w' else '{}', flush=True)\n"


@pytest.mark.parametrize("name, text, script", [
    ("silent", "wrote nothing for 0.5 seconds", "import time; time.sleep(99)"),
    ("silent", "wrote nothing for 0.5 seconds", START + "    pass"),
    ("hangs", "wrote nothing for 0.5 seconds",
     START + "    if line[0] == 'w': print('ok', flush=True)"),
    ("hangs", "Its last output: 'patt'",
     START + "    sys.stdout.write('ok\\n' if line[0] == 'w' else 'patt'); sys.stdout.flush()"),
    ("crashes", "ended with code 0", "pass"),
    ("crashes", "ended with code 1 .*ZeroDivisionError", START + "    1 / 0"),
    ("crashes", "ended by signal 9", START + "    import os; os.kill(os.getpid(), 9)"),
    # Whoever writes unasked may come before the first question or after it.
    ("floods", "wrote (1\\d{6} characters|more than one line)",
     "while True: print('x' * 999, end='')"),
    ("floods", "(does not speak the protocol: to|before) `words .*` came 'y",
     "while True: print('y')"),
    ("floods", "", "while True: print('ok')"),
    ("protocol", "(to|before) `words .*` came 'Welcome!",
     "print('Welcome!', flush=True)\n" + START + "    pass"),
    ("protocol", "expected `pattern …` or `error …`, came 'word'", ANSWERS.format("word")),
    ("start", "expected ____, came ABCD", ANSWERS.format("pattern abcd")),
    ("quit", "did not end after `quit`", "import signal; signal.signal(15, lambda *_: 0)\n"
     + ANSWERS.format("error") + "import time\ntime.sleep(99)"),
])
def test_has_a_clear_verdict_in_time(judged, name, text, script):
    began = time.monotonic()
    report = judged("--timeout", "0.5", "--", *PYTHON, script)
    assert time.monotonic() - began < 15
    assert report.code == 1
    first = [finding for case in report.cases for finding in case["findings"]]
    assert name in [finding["name"] for finding in first], first
    assert re.search(text, " ".join(finding["text"] for finding in first), re.S), first
    if name not in ("start", "quit"):
        assert sum(case["skipped"] is not None for case in report.cases) == len(report.cases) - 3


def test_children_are_ended_with_their_program(judged, tmp_path):
    script = ("import os, time\n"
              f"open({str(tmp_path / 'pid')!r}, 'a').write(str(os.fork() or os.getpid()) + '\\n')\n"
              "time.sleep(99)")
    assert judged("--timeout", "0.5", "--", *PYTHON, script).code == 1
    pids = (tmp_path / "pid").read_text().split()
    assert len(pids) == 6
    for pid in pids:
        stat = pathlib.Path("/proc", pid, "stat")
        # Nobody may have asked after an orphan yet.
        assert not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] == "Z"


def test_a_command_that_does_not_exist(judged):
    report = judged("--", "/no/such/program")
    assert report.code == 2 and "No such file" in report.verdict


@pytest.mark.thorough
def test_the_engines_in_four_languages_are_right(judged, tmp_path):
    flags = "-std=c11 -O1 -Wall -Wextra -Werror -o".split()
    subprocess.run(["gcc", *flags, tmp_path / "c", HERE / "examples/engine.c"], check=True)
    subprocess.run(["swiftc", "-o", tmp_path / "swift", HERE / "examples/engine.swift"], check=True)
    java = ["java", "-cp", tmp_path, "EvilHangman"]
    subprocess.run(["javac", "-Xlint:all", "-Werror", "-d", tmp_path,
                    HERE / "examples/EvilHangman.java"], check=True)
    for command in ([tmp_path / "c"], [tmp_path / "swift"], java, engine(tmp_path, {})):
        report = judged("--rule", "random", "--also", "files", "--", *command)
        assert report.code == 0, report.findings


def test_one_process_plays_all_cases_while_all_is_right(judged, tmp_path):
    """Starting is what a program in Java needs its time for."""
    starts = tmp_path / "starts"
    counts = {"import random\n": f"import random\nopen({str(starts)!r}, 'a').write('x')\n"}
    assert judged("--skip", "length", "--", *engine(tmp_path, counts)).code == 0
    assert starts.read_text() == "x"


def test_what_one_process_keeps_from_case_to_case_is_named_and_not_held_against_the_others(
        judged, tmp_path):
    keeps = {"self.words = sorted({": "self.words = sorted({*self.words} | {"}
    report = judged("--skip", "length", "--", *engine(tmp_path, keeps))
    # By chance a case or two may fail before the one that shows the cause; none does after it.
    *_, [last] = report.findings.values()
    assert last["name"] == "again" and "right in a new process" in last["text"]
    assert len(report.findings) < 4
