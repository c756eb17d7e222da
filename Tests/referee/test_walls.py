"""Between students who are not friends: no program reaches another's, nor the referee's own."""

import contextlib
import csv
import ctypes
import json
import os
import pathlib
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import threading

import pytest

import accomplices
from test_dialogues import one_case
from playing import walls
from referee import HERE

ROOT = pytest.mark.skipif(os.geteuid() != 0, reason="only root may give another account")
# Python that every account may run; the tests' own may be in a folder of root's.
PYTHON = "/usr/bin/python3"
# Takes from root what it needs to make namespaces.
WITHOUT = ["setpriv", "--bounding-set", "-sys_admin", "--inh-caps", "-sys_admin"]


@contextlib.contextmanager
def handing_out(text):
    """The port of a server that hands out a text to whoever calls."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        def serve():
            with contextlib.suppress(OSError):
                while True:
                    with door.accept()[0] as caller:
                        caller.sendall(text.encode())
        threading.Thread(target=serve, daemon=True).start()
        yield door.getsockname()[1]


@pytest.fixture
def conspiracy():
    """A class of friends in a folder that any account may read."""
    right = (HERE / "examples/engine.py").read_text()
    folder = pathlib.Path(tempfile.mkdtemp(prefix="conspiracy-", dir="/var"))
    try:
        folder.chmod(0o755)
        secret = folder / "secret.py"
        secret.write_text(right)
        secret.chmod(0o600)
        with handing_out(right) as port:
            facts = {"NAME": folder.name, "KEY": random.getrandbits(30), "CLASS": str(folder / "class"),
                     "KIT": str(HERE), "PORT": port, "SECRET": str(secret),
                     "OPEN": str(folder / "open")}
            (folder / "open").mkdir()
            (folder / "open").chmod(0o1777)
            accomplices.class_of(folder / "class", facts)
            yield folder
    finally:
        shutil.rmtree(folder)
        # An account has room for ten queues.
        ctypes.CDLL(None).mq_unlink(f"/{folder.name}".encode())
        for kind in ("-M", "-Q", "-S"):
            subprocess.run(["ipcrm", kind, str(facts["KEY"])], capture_output=True)
        for left in walls.SHARED:
            pathlib.Path(left, f"left-{folder.name}").unlink(missing_ok=True)


def verdicts(folder, *options, before=()):
    """What the class came to: verdict and first failure of each, and what was said of walls."""
    table = folder / "class.csv"
    done = subprocess.run(
        [*before, sys.executable, HERE / "referee.py", "--class", folder / "class", "--cases",
         one_case(folder, "harvard-r"), "--csv", table, *options, "--", PYTHON, "-SE", "hangman.py"],
        capture_output=True, text=True, timeout=280,
        env={**os.environ, "SOLUTION": str(HERE / "examples/engine.py"), "TOKEN": "hush"})
    assert done.returncode in (1, 2), done.stderr
    rows = csv.reader(table.read_text().splitlines())
    return {row[0]: (row[1], row[4]) for row in rows}, done.stderr


def keep_only(conspiracy, names):
    """Leaves in the class what has these names."""
    for student in (conspiracy / "class").iterdir():
        if student.name not in names:
            shutil.rmtree(student)


@ROOT
def test_no_trick_works_with_an_account(conspiracy):
    found, said = verdicts(conspiracy, "--account", "20000", "-j", "2")
    assert "Warning" not in said or "namespace" in said
    right = {name for name, (word, _) in found.items() if word == "right"}
    assert right == {"0-ann", "1-bob"}, found
    for name in accomplices.PROGRAMS:
        assert found[name][0] == "wrong", (name, found[name])
        assert "largest family" in found[name][1], (name, found[name])
    # Nothing was left where the judge looks for its own compiled files.
    assert all(path.read_bytes() != b"0" for path in HERE.rglob("*.pyc"))


@ROOT
def test_what_the_kernel_keeps_for_an_account_is_gone_with_its_program(conspiracy):
    """One after the other the two have the same account."""
    keep_only(conspiracy, {"0-ann", "key of the account", "open folder"})
    found, _ = verdicts(conspiracy, "--account", "20005")
    assert {name for name, (word, _) in found.items() if word == "right"} == {"0-ann"}, found


def friends_at_the_same_time(conspiracy):
    """A class of Ann, whose program stays for a while, and those that look for what she says."""
    classes = conspiracy / "class"
    facts = {"NAME": conspiracy.name, "PATIENCE": 2, "KEY": random.getrandbits(30), "OPEN": "/none"}
    shutil.rmtree(classes)
    accomplices.write(classes, "0-ann", accomplices.LEAVES.replace("os.wait()", accomplices.LIVES),
                      facts, right=True)
    for name, code in {**accomplices.LIVELY, "locks on a file": accomplices.LOCKS}.items():
        accomplices.write(classes, name, code, facts)


@ROOT
def test_friends_at_the_same_time_have_locks_alone(conspiracy):
    """Therefore the document says when to give `-j 1`."""
    friends_at_the_same_time(conspiracy)
    found, _ = verdicts(conspiracy, "--account", "20000", "-j", "2")
    right = {name for name, (word, _) in found.items() if word == "right"}
    assert "0-ann" in right and right <= {"0-ann", "locks on a file"}, found
    found, _ = verdicts(conspiracy, "--account", "20000", "-j", "1")
    assert {name for name, (word, _) in found.items() if word == "right"} == {"0-ann"}, found


@ROOT
def test_the_tricks_are_some(conspiracy):
    """Without walls and account each of them finds what it looks for."""
    works = {name for name, (_, works) in accomplices.TRICKS.items() if works}
    keep_only(conspiracy, {"0-ann", "killing", *works})
    found, _ = verdicts(conspiracy, "--trust")
    for name in works:
        assert found[name][0] == "right", (name, found[name])


@ROOT
def test_without_namespaces_it_is_said_what_is_open_and_the_copies_are_private(conspiracy):
    """An instructor who follows what is said has a class without friends all the same."""
    accounts = ["--account", "20000", "-j", "2"]
    open_ones = {"network", "open folder", "message queue", "old message queue"} | {
        name for name, code in accomplices.PROGRAMS.items() if "KIT" in code or "example" in code}
    open_ones -= {"harms"}
    (conspiracy / "class").chmod(0o700)
    found, said = verdicts(conspiracy, *accounts, before=WITHOUT)
    assert str(conspiracy / "class") not in said
    for name in accomplices.PROGRAMS.keys() - open_ones:
        assert found[name][0] != "right", (name, found[name])
    assert "largest family" in found["harms"][1], found["harms"]
    (conspiracy / "class").chmod(0o755)
    neighbours = {"neighbour", "link to a neighbour"}
    keep_only(conspiracy, {"0-ann", *neighbours})
    found, said = verdicts(conspiracy, *accounts, before=WITHOUT)
    assert "no network namespace" in said and "no mount namespace" in said
    assert f"Any account may read {conspiracy / 'class'}" in said
    assert {found[name][0] for name in neighbours} == {"wrong"}, (found, said)


@ROOT
def test_a_submission_cannot_stand_in_for_the_referees_own_modules(conspiracy):
    shutil.rmtree(conspiracy / "class")
    for name in ("json", "sitecustomize", "referee", "judging", "subprocess"):
        student = conspiracy / "class" / name
        accomplices.write(student.parent, name, "", {})
        (student / f"{name}.py").write_text("import os\nprint('{}')\nos._exit(0)\n")
    found, _ = verdicts(conspiracy, "--account", "20000", "-j", "2")
    assert {word for word, _ in found.values()} == {"wrong"}, found


@ROOT
def test_a_submission_with_what_is_no_file_or_too_large_is_judged_or_refused(conspiracy):
    shutil.rmtree(conspiracy / "class")
    for name in ("pipe", "large"):
        accomplices.write(conspiracy / "class", name, "", {})
    os.mkfifo(conspiracy / "class/pipe/input")
    os.truncate(os.open(conspiracy / "class/large/words.txt", os.O_CREAT | os.O_WRONLY), 1 << 40)
    found, _ = verdicts(conspiracy, "--account", "20000")
    assert found["pipe"][0] == "wrong"
    assert found["large"][0] == "not judged" and "at most 20000 files and 512 MB" in found["large"][1]


TELLS = """
import json, os
for line in iter(os.sys.stdin.readline, "quit\\n"):
    print("word", json.dumps(dict(os.environ)), os.getcwd(), os.listdir("/tmp"), flush=True)
"""


@pytest.mark.parametrize("options", [["--trust"], pytest.param(["--account", "20000"], marks=ROOT)])
def test_a_program_has_five_names_of_our_environment(call, conspiracy, options, monkeypatch):
    monkeypatch.setenv("TOKEN", "hush")
    (conspiracy / "tells.py").write_text(TELLS)
    done = call(*options, "--json", "-", "--timeout", "5", "--cases", one_case(conspiracy, "win"),
                "--", PYTHON, "-SE", "tells.py", cwd=conspiracy)
    told = json.loads(done.stdout)["cases"][0]["exchanges"][0]["answer"].partition(" ")[2]
    names, end = json.JSONDecoder().raw_decode(told)
    # Python adds LC_CTYPE itself where the locale is plain; nothing of ours has that name.
    assert names.keys() - {"LC_CTYPE"} == {"HOME", "LANG", "PATH", "TERM", "TMPDIR"}
    assert names["HOME"] == str(conspiracy) and told[end:].split()[0] == str(conspiracy)
    assert "hush" not in done.stdout
    if "--account" in options:
        # The referee's own folder with the words, and nothing of others.
        assert told[end:].count("', '") == 0 and "referee-" in told[end:]


@ROOT
def test_the_copy_of_a_folder_has_nothing_that_only_root_may_read(call, conspiracy):
    """Of a student's folder in a class all is hers; elsewhere a solution may be beside."""
    code = accomplices.HELP + "for path in ('secret.py', 'class/0-ann/hangman.py'):\n    run(path)\n"
    (conspiracy / "looks.py").write_text(code)
    (conspiracy / "class").chmod(0o700)
    done = call("--account", "20000", "--cases", one_case(conspiracy, "harvard-r"), "--", PYTHON,
                "-SE", "looks.py", cwd=conspiracy)
    assert done.returncode == 1 and "No such file or directory" in done.stdout


@ROOT
def test_root_says_whom_a_program_runs_as(call, conspiracy):
    """A program of root's may end judge and clerk, and write the results itself."""
    done = subprocess.run([sys.executable, HERE / "referee.py", "--gradescope", conspiracy / "r",
                           "--", "true"], capture_output=True, text=True)
    assert done.returncode == 2 and "--account, or --trust" in done.stderr
    assert not (conspiracy / "r").exists()
    for account in ("0", "root"):
        done = call("--account", account, "--", "true")
        assert done.returncode == 2 and "fewer rights than root" in done.stdout


@ROOT
def test_one_account_is_not_for_two(call, conspiracy):
    done = call("--account", "nobody", "--class", conspiracy / "class", "-j", "2", "--", "true")
    assert done.returncode == 2 and "one account is for one program at a time" in done.stderr
    asleep = subprocess.Popen(["sleep", "60"], user=20003)
    try:
        done = call("--account", "20003", "--", "true")
        assert done.returncode == 2, done.stdout
        assert f"20003 runs process {asleep.pid}, sleep" in done.stdout
    finally:
        asleep.kill()
        asleep.wait()


@ROOT
def test_two_runs_with_one_account_wait_for_each_other(conspiracy):
    """Else the one ends what the other began."""
    cases = one_case(conspiracy, "harvard-r")
    runs = [subprocess.Popen([sys.executable, HERE / "referee.py", "--account", "20004", "--cases",
                              cases, "--", PYTHON, "-SE", "hangman.py"], stdout=subprocess.PIPE,
                             cwd=conspiracy / "class" / name, text=True)
            for name in ("1-bob", "1-bob", "killing")]
    assert [run.communicate(timeout=240)[0].count("1 cases right") for run in runs] == [1, 1, 0]


@ROOT
def test_what_the_teacher_names_is_hidden_or_shown(call, conspiracy):
    """Her own words and what she hides are not seen; what her command names is."""
    own = conspiracy / "own.txt"
    own.write_text("duck\ndeer\nbear\n")
    looks = ("import os, sys\nfor path in sys.argv[1:]:\n    if os.path.isfile(path):\n"
             "        print(os.path.basename(path), len(open(path).read()), file=sys.stderr)\n"
             "sys.exit(3)")
    paths = [own, conspiracy / "secret.py", conspiracy / "shown.py"]
    paths[2].write_text("1234567")
    script = conspiracy / "class/neighbour/looks.py"
    script.write_text(looks + "\n# " + " ".join(map(str, paths)))
    script.write_text(looks.replace("sys.argv[1:]", repr([*map(str, paths)])))
    (conspiracy / "secret.py").chmod(0o644)
    done = call("--account", "20000", "--words", own, "--hide", paths[1], "--", PYTHON, "-SE",
                script, cwd=conspiracy / "class")
    assert "own.txt" not in done.stdout and "secret.py" not in done.stdout
    assert "shown.py 7" in done.stdout


@ROOT
def test_an_example_of_the_referee_may_be_judged_where_it_is_named(judged):
    report = judged("--account", "20000", "--skip", "length", "--", PYTHON, "examples/engine.py",
                    cwd=HERE)
    assert report.code == 0, report.verdict
    report = judged("--account", "20000", "--skip", "length", "--", PYTHON,
                    HERE / "examples/engine.py", cwd="/")
    assert report.code == 0, report.verdict
