"""What a program may try to get another verdict than its own, and what comes of it."""

import csv
import json
import os
import pathlib
import subprocess
import sys
import time

import pytest

from planted import CASES, CHOICE, WORDS, engine
from referee import HERE

# An honest hangman: wrong, whatever it does beside.
WRONG = {CHOICE: "kept = min(families, key=lambda kept: len(families[kept]))"}
START = "    engine = Engine()\n"
FORGED = '{"score": 100, "tests": []}'
ROOT = pytest.mark.skipif(os.geteuid() != 0, reason="only root may give another account")


def cheat(folder, trick, replacements=None):
    """The command of a wrong engine that does this first."""
    lines = "".join(f"    {line}\n" for line in trick.strip().splitlines())
    return engine(folder, {**(WRONG if replacements is None else replacements),
                           START: lines + START})


@pytest.fixture
def graded(call, tmp_path):
    """graded(COMMAND) is the exit code, Gradescope's results and the class's line."""
    def run(command, *options, **others):
        results = tmp_path / "results.json"
        done = call("--name", "Eve", "--gradescope", results, "--csv", tmp_path / "class.csv",
                    *options, "--", *command, **others)
        [row] = csv.reader((tmp_path / "class.csv").read_text().splitlines())
        return done.returncode, json.loads(results.read_text()), row
    return run


def alive(path):
    """Those of the processes whose numbers stand in a file that still run."""
    found = []
    for number in path.read_text().split():
        stat = pathlib.Path("/proc", number, "stat")
        if stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z":
            found.append(number)
    return found


ORPHAN = """
import os, time
if not os.fork():
    os.setsid()
    if os.fork():
        os._exit(0)
    for end in range(3):
        os.close(end)
    open({pids!r}, "a").write(f"{{os.getpid()}}\\n")
    time.sleep({seconds})
    open({results!r}, "w").write({forged!r})
    os._exit(0)
os.wait()
"""


def orphan(tmp_path, seconds):
    return ORPHAN.format(pids=str(tmp_path / "pids"), seconds=seconds, forged=FORGED,
                         results=str(tmp_path / "results.json"))


@pytest.mark.parametrize("seconds", [0.5, 5])
def test_a_grandchild_in_a_session_of_its_own_does_not_outlive_the_run(graded, tmp_path, seconds):
    code, results, row = graded(cheat(tmp_path, orphan(tmp_path, seconds)), "--skip", "length")
    assert code == 1 and row[1] == "wrong" and results["tests"]
    assert (tmp_path / "pids").exists() and not alive(tmp_path / "pids")
    time.sleep(0.7)
    assert (tmp_path / "results.json").read_text() != FORGED


def test_results_written_during_the_run_are_replaced(graded, tmp_path):
    files = tmp_path / "results.json", tmp_path / "class.csv"
    trick = (f"open({str(files[0])!r}, 'w').write({FORGED!r})\n"
             f"open({str(files[1])!r}, 'w').write('\"Eve\",\"right\",\"67\",\"67\",\"\"\\n')")
    code, results, row = graded(cheat(tmp_path, trick), "--skip", "length")
    assert code == 1 and results["tests"] and row[1] == "wrong"


def test_a_link_in_place_of_the_results_is_not_followed(graded, tmp_path):
    victim = tmp_path / "victim"
    victim.write_text("untouched")
    trick = (f"import os\npath = {str(tmp_path / 'results.json')!r}\n"
             f"os.path.exists(path) and os.unlink(path)\nos.symlink({str(victim)!r}, path)")
    assert graded(cheat(tmp_path, trick), "--skip", "length")[0] == 1
    assert victim.read_text() == "untouched"


@pytest.mark.parametrize("how", ["SIGKILL", "SIGTERM"])
def test_ending_the_judge_leaves_a_line_that_says_so(graded, tmp_path, how):
    trick = f"import os, signal\nos.kill(os.getppid(), signal.{how})"
    code, results, row = graded(cheat(tmp_path, trick))
    assert code == 2 and row[:2] == ["Eve", "not judged"]
    assert "The run did not finish. The judge was ended by signal" in row[4]
    assert results["score"] == 0


def test_stopping_the_judge_ends_at_the_limit(graded, tmp_path):
    trick = "import os, signal\nos.kill(os.getppid(), signal.SIGSTOP)"
    code, results, row = graded(cheat(tmp_path, trick), "--limit", "1")
    assert code == 2 and "It took more than" in row[4] and results["score"] == 0


def test_the_line_stands_before_the_run(tmp_path):
    """Even where everything is ended, the clerk too, nobody is missing from the table."""
    trick = ("import os, signal\nparent = os.getppid()\n"
             "clerk = int(open(f'/proc/{parent}/stat').read().rpartition(')')[2].split()[1])\n"
             "os.kill(clerk, signal.SIGKILL)\nos.kill(parent, signal.SIGKILL)")
    table = tmp_path / "class.csv"
    done = subprocess.run([sys.executable, HERE / "referee.py", "--trust", "--name", "Eve", "--csv", table,
                           "--", *cheat(tmp_path, trick)], capture_output=True, timeout=240)
    assert done.returncode == -9
    [row] = csv.reader(table.read_text().splitlines())
    assert row[:2] == ["Eve", "not judged"] and "did not finish" in row[4]


def test_a_file_of_words_that_is_rewritten_is_found_and_nobody_elses(judged, tmp_path):
    before = WORDS.read_bytes()
    one = "        if verb == \"words\":\n"
    rewrites = {one: one + "            import os\n            os.chmod(rest, 0o644)\n"
                           "            open(rest, 'w').write('zzzz\\n')\n"}
    report = judged("--skip", "length-1", "--", *engine(tmp_path, rewrites))
    assert report.code == 1 and WORDS.read_bytes() == before
    assert any(finding["name"] == "words" for of in report.findings.values() for finding in of)
    assert judged("--skip", "length", "--", *engine(tmp_path, {})).code == 0


def test_a_file_of_words_that_is_removed_is_found(judged, tmp_path):
    one = "            self.load(rest)\n"
    removes = {one: one + "            import os\n            os.unlink(rest)\n"}
    report = judged("--skip", "length", "--", *engine(tmp_path, removes))
    names = {finding["name"] for of in report.findings.values() for finding in of}
    assert report.code == 1 and names == {"words"}


def test_the_file_of_words_does_not_say_which_case_it_is(tmp_path, judged):
    log = tmp_path / "asked"
    one = "            self.load(rest)\n"
    listens = {one: one + f"            open({str(log)!r}, 'a').write(rest + '\\n')\n"}
    assert judged("--skip", "length", "--", *engine(tmp_path, listens)).code == 0
    asked = log.read_text()
    assert asked and not any(name in asked for name in CASES)


@pytest.mark.parametrize("turns, seen", [("len(LOG) % len(largest)", True),
                                         ("(len(LOG) // 2) % len(largest)", True),
                                         ("random.randrange(len(largest))", False)])
def test_ties_by_a_counter_are_seen_by_their_order(play, tmp_path, turns, seen):
    counts = {CHOICE: f"kept = sorted(largest)[{turns}]\n        LOG.append(kept)",
              "class Engine:\n": "LOG = []\n\n\nclass Engine:\n"}
    played = play(engine(tmp_path, counts), "chance-of-two")
    assert played.names == (["chance"] if seen else []), played.findings


TABLE = """
import json, sys
answers, asked = json.load(open({path!r})), []
for line in sys.stdin:
    line = line.strip()
    if line == "quit":
        sys.exit()
    if line.startswith("words"):
        asked = [hash_of(open(line[6:]).read())]
    asked.append(line if not line.startswith("words") else "words")
    print(answers.get("|".join(asked), "error"), flush=True)
"""
HASH = ("import hashlib\n\n\ndef hash_of(text):\n"
        "    return hashlib.sha256(text.encode()).hexdigest()\n\n")


def table_of_answers(cases, folder):
    """A program that has no engine and knows what is asked in these cases."""
    import hashlib
    answers = {}
    for case in cases:
        content = case["words"]
        asked = [hashlib.sha256(content.encode()).hexdigest()]
        for exchange in case["exchanges"]:
            asked.append(exchange["line"].partition(" ")[0] if exchange["line"].startswith("words")
                         else exchange["line"])
            answers["|".join(asked)] = exchange["answer"]
    (folder / "answers.json").write_text(json.dumps(answers))
    path = folder / "table.py"
    path.write_text(HASH + TABLE.format(path=str(folder / "answers.json")))
    return [sys.executable, "-SE", str(path)]


def test_a_table_of_answers_knows_the_public_cases_and_not_ones_own_words(judged, tmp_path):
    report = judged("--", *engine(tmp_path, {}))
    texts = {name: case.dictionary if case.dictionary is not None else WORDS.read_text()
             for name, case in CASES.items()}
    known = [{**case, "words": texts[case["name"]]} for case in report.cases]
    table = table_of_answers(known, tmp_path)
    # That is why the document says to grade with words and seed of one's own.
    assert judged("--", *table).code == 0
    own = tmp_path / "own.txt"
    own.write_text("".join(WORDS.read_text().splitlines(True)[::2]))
    report = judged("--words", own, "--seed", "not 1", "--lengths", "3", "--", *table)
    # The words of one's own come first, and it has no answer to them.
    own_ones = {case["name"] for case in report.cases} - CASES.keys()
    assert len(own_ones) == 6 and report.code == 1
    assert report.findings and report.findings.keys() <= own_ones
    assert judged("--words", own, "--seed", "not 1", "--lengths", "3", "--",
                  *engine(tmp_path, {})).code == 0


def test_the_seed_draws_other_dialogues(judged, tmp_path):
    own = tmp_path / "own.txt"
    own.write_text("\n".join(["duck", "deer", "bear", "boar", "hare"]))
    asked = [json.dumps([[e["line"] for e in case["exchanges"][1:]] for case in judged(
        "--words", own, "--seed", seed, "--", *engine(tmp_path, {})).cases])
        for seed in ("1", "1", "2")]
    assert asked[0] == asked[1] != asked[2]


def test_the_command_line_of_the_judge_tells_neither_words_nor_seed(judged, tmp_path):
    log = tmp_path / "line"
    trick = ("import os\nline = open(f'/proc/{os.getppid()}/cmdline').read()\n"
             f"open({str(log)!r}, 'w').write(line)")
    assert judged("--seed", "hush", "--skip", "length", "--", *cheat(tmp_path, trick)).code == 1
    assert "--judge" in log.read_text() and "hush" not in log.read_text()


def test_a_disk_is_not_filled(graded, tmp_path):
    big = tmp_path / "big"
    trick = (f"with open({str(big)!r}, 'wb') as file:\n"
             "    for _ in range(1000):\n        file.write(bytes(1 << 20))")
    code, _, row = graded(cheat(tmp_path, trick))
    assert code == 1 and big.stat().st_size <= 64 << 20
    assert "ended" in row[4]


def test_output_without_end_is_cut_off(graded, tmp_path):
    code, _, row = graded(cheat(tmp_path, "while True:\n    print('ok' * 999)"), timeout=240)
    assert code == 1 and ("wrote" in row[4] or "And it writes on" in row[4])


def test_a_bomb_of_processes_is_ended_whole(graded, tmp_path):
    pids = tmp_path / "pids"
    trick = ("import os, time\nfor _ in range(6):\n"
             "    try:\n        os.fork()\n    except OSError:\n        pass\n"
             f"open({str(pids)!r}, 'a').write(f'{{os.getpid()}}\\n')\nos.setsid() if "
             "os.getpid() != os.getpgrp() else None\ntime.sleep(99)")
    code, _, row = graded(cheat(tmp_path, trick), "--timeout", "1", timeout=240)
    assert code == 1 and row[1] == "wrong"
    assert len(pids.read_text().split()) > 60 and not alive(pids)


@pytest.mark.parametrize("trick, text", [
    ("import time\ntime.sleep(99)", "wrote nothing for 0.5 seconds"),
    ("import os, time\nos.close(1)\nos.close(2)\ntime.sleep(99)", "closed its output and did not"),
    ("import os, signal\nos.kill(os.getpid(), signal.SIGSTOP)", "wrote nothing for 0.5 seconds"),
    ("import os, signal\nos.kill(0, signal.SIGKILL)", "ended by signal 9"),
    ("import signal, time\nfor number in range(1, 64):\n    try:\n        "
     "signal.signal(number, signal.SIG_IGN)\n    except (OSError, ValueError):\n        pass\n"
     "time.sleep(99)", "wrote nothing for 0.5 seconds"),
])
def test_what_does_not_answer_has_its_verdict_soon(graded, tmp_path, trick, text):
    began = time.monotonic()
    code, _, row = graded(cheat(tmp_path, trick), "--timeout", "0.5")
    assert code == 1 and text in row[4], row
    assert time.monotonic() - began < 20


def test_answers_just_in_time_end_at_the_limit(graded, tmp_path):
    takes = "        verb, _, rest = line.partition"
    slow = {takes: f"        import time\n        time.sleep(0.4)\n{takes}"}
    began = time.monotonic()
    code, _, row = graded(engine(tmp_path, slow), "--timeout", "1", "--limit", "3")
    assert time.monotonic() - began < 20
    assert code == 1 and "in the time that is given for all" in row[4], row


def test_a_change_to_the_referee_itself_is_seen(call, tmp_path):
    kit = tmp_path / "kit"
    subprocess.run(["cp", "-R", HERE, kit], check=True)
    trick = f"open({str(kit / 'cases.json')!r}, 'a').write('\\n')"
    done = subprocess.run([sys.executable, kit / "referee.py", "--trust", "--skip", "length", "--",
                           *cheat(tmp_path, trick)], capture_output=True, text=True, timeout=240)
    assert done.returncode == 2 and "The referee's own files were changed" in done.stdout


def test_the_judge_cannot_be_written_into(graded, tmp_path):
    """Its output is the way to the clerk; a process that may not be looked into has no door."""
    trick = ("import os\ntry:\n"
             f"    open(f'/proc/{{os.getppid()}}/fd/1', 'w').write({FORGED!r})\n"
             "except OSError:\n    pass")
    code, results, row = graded(cheat(tmp_path, trick), "--skip", "length")
    assert code in (1, 2) and row[1] != "right" and results.get("score", 0) == 0


# Another account, which root alone can give

@ROOT
def test_another_account_reaches_neither_results_nor_judge(call, tmp_path_factory):
    folder = pathlib.Path("/tmp") / f"referee-account-{os.getpid()}"
    # The judge copies the folder it runs in, and the repository may be too large.
    home = folder / "home"
    home.mkdir(0o755, parents=True)
    try:
        source = folder / "engine.py"
        trick = (f"import os\nfor path in ({str(folder / 'class.csv')!r}, "
                 f"{str(WORDS)!r}, {str(source)!r}):\n"
                 "    try:\n        open(path, 'a').write('forged')\n        os._exit(3)\n"
                 "    except OSError:\n        pass\n"
                 "try:\n    os.kill(os.getppid(), 9)\n    os._exit(4)\n"
                 "except PermissionError:\n    pass\nif os.getuid() == 0:\n    os._exit(5)")
        cheat(folder, trick, {})
        done = call("--account", "nobody", "--skip", "length", "--csv", folder / "class.csv",
                    "--", "/usr/bin/python3", "-SE", source, cwd=home)
        assert done.returncode == 0, done.stdout
        assert "forged" not in (folder / "class.csv").read_text()
    finally:
        subprocess.run(["rm", "-r", folder], check=True)


@ROOT
def test_an_account_that_there_is_not(call):
    done = call("--account", "no-such-one", "--", "true")
    assert done.returncode == 2 and "Expected an account of this machine" in done.stdout
