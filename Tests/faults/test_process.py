"""Every way to start the process: streams, signals, limits, folders."""

import os
import pathlib
import re
import shutil
import signal
import subprocess
import time

import pytest

import session_file
from controls import without
from program import Program, aside_files, player_file, player_files, temporary_files


@without("streams missing")
def test_closed_streams(program, tmp_path):
    """With any of the three streams closed, no reply and no log line goes into one of our files."""
    for closed in range(8):
        redirections = " ".join(text for bit, text in enumerate(["<&-", ">&-", "2>&-"])
                                if closed >> bit & 1)
        whole = program.over(tmp_path / f"closed-{closed}")
        run = whole.by("sh", "-c", f'exec "$@" {redirections}', "sh")
        cookie = whole.newcomer(seed=7, length=5)
        run.call("POST", "/guess?letter=E", headers={"Cookie": cookie})
        assert whole.letters(cookie) == ["E"], redirections
        path = player_file(whole.state)
        path.write_bytes(b"damaged")
        run.call("POST", "/game", headers={"Cookie": cookie})
        assert [aside.read_bytes() for aside in aside_files(whole.state)] == [b"damaged"]
        session_file.read(player_file(whole.state))
        assert not temporary_files(whole.state)


@without("signals left")
def test_inherited_signals_and_mask(program):
    """A limit on files is an error, not a signal; with any mask, files are private."""

    def odd():
        os.umask(0)
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
        signal.signal(signal.SIGXFSZ, signal.SIG_DFL)

    run = program.by(preexec_fn=odd)
    cookie = run.newcomer()
    for path in [program.state, *program.state.rglob("*")]:
        assert path.stat().st_mode & 0o777 == (0o700 if path.is_dir() else 0o600), path

    # The last limit cuts a file in the middle.
    for limit in (0, 1, 100):
        limited = program.by("prlimit", f"--fsize={limit}", preexec_fn=odd)
        outcome = limited.post("/guess", cookie, letter="E")
        assert outcome.code == "storage" and not temporary_files(program.state)
        assert program.letters(cookie) == []


def catches(process, sent):
    """Whether a process has installed a handler of a signal."""
    caught = re.search(r"^SigCgt:\s*(\w+)$", pathlib.Path(f"/proc/{process}/status").read_text(), re.MULTILINE)[1]
    return int(caught, 16) >> sent - 1 & 1


@pytest.mark.parametrize("sent", [signal.SIGILL, signal.SIGTRAP, signal.SIGSEGV, signal.SIGBUS])
def test_a_crash_leaves_a_line(program, sent):
    """The signal of a trap or of missing memory ends the program, and the log has a line."""
    request = {"GATEWAY_INTERFACE": "CGI/1.1", "REQUEST_METHOD": "POST", "PATH_INFO": "/guess",
               "CONTENT_LENGTH": "8"}
    with subprocess.Popen([program.program], env={**program.environment, **request},
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE) as running:
        deadline = time.monotonic() + 20
        while not catches(running.pid, sent) and time.monotonic() < deadline:
            time.sleep(0.01)
        running.send_signal(sent)
        output, log = running.communicate()
    assert (running.returncode, output) == (-sent, b"")
    assert log == b"hangman: crashed: a fault in the program, or out of memory\n"


def test_reader_is_gone(program):
    """A reply that the client does not read: exit status 1, one line, and the move is stored."""
    cookie = program.newcomer()
    full = program.by("sh", "-c", 'exec "$@" >/dev/full', "sh").post("/guess", cookie, letter="E")
    assert full.returncode == 1 and full.reply is None and len(full.log) == 1
    reading, writing = os.pipe()
    os.close(reading)
    gone = program.by(stdout=writing).post("/guess", cookie, letter="A")
    os.close(writing)
    assert gone.returncode == 1 and len(gone.log) == 1
    assert program.letters(cookie) == ["E", "A"]


def test_few_descriptors(program):
    """A low limit on open files ends in a reply, never in half a move."""
    cookie = program.newcomer()
    statuses = set()
    for limit in range(3, 12):
        outcome = program.by("prlimit", f"--nofile={limit}").post("/guess", cookie, letter="E")
        assert outcome.status in (200, 503), (limit, outcome)
        statuses.add(outcome.status)
        assert program.letters(cookie) in ([], ["E"]) and not temporary_files(program.state)
        assert program.letters(cookie) == ["E"] or outcome.status == 503
    assert statuses == {200, 503}


def test_small_stack(program):
    outcome = program.by("prlimit", f"--stack={128 << 10}").post("/game")
    assert outcome.status == 201


def test_little_memory(program):
    """With little memory, from the size at which the program starts: a reply or none, the old state or the new one."""
    cookie = program.newcomer()
    smallest = next(
        size for size in range(4, 200)
        if program.by("prlimit", f"--as={size << 20}").command("--version").returncode == 0)
    statuses = []
    for size in range(smallest << 10, (smallest + 12) << 10, 256):
        outcome = program.by("prlimit", f"--as={size << 10}").post("/game", cookie)
        statuses.append(outcome.status)
        assert outcome.status in (201, 503, None), outcome
        assert program.letters(cookie) == []
        if outcome.status == 201:
            assert outcome.cookie == cookie
    assert statuses[-1] == 201
    assert len([session_file.read(path) for path in player_files(program.state)]) == 1


@pytest.mark.parametrize("command", ["sweep", "index", "stats", "check"])
def test_root_keeps_no_group(program, public, command):
    """As root a command takes the ids of the folder's owner and drops root's groups."""
    state = public / "state"
    state.mkdir(mode=0o700)
    shutil.chown(state, "www-data", "www-data")
    calls = "setgroups,setgid,setuid"
    owned = program.over(state).by("strace", "-f", "-qq", "-e", f"trace={calls}")
    log = owned.command(command).log
    made = [line.split("(")[0].split()[-1] for line in log if line.split("(")[0] in calls.split(",")]
    assert made == ["setgroups", "setgid", "setuid"], log
    assert "setgroups(0, NULL)" in log[0]


def test_deleted_folder(program, tmp_path):
    """The current folder does not matter."""
    gone = tmp_path / "gone"
    gone.mkdir()
    run = program.by("sh", "-c", f'rmdir {gone} && exec "$@"', "sh", cwd=gone)
    assert run.post("/game").status == 201


def test_state_folder_is_made(data, tmp_path):
    program = Program(tmp_path / "state", data)
    program.state.rmdir()
    assert program.post("/game").status == 201
    assert program.state.stat().st_mode & 0o777 == 0o700
    for path in (tmp_path / "no/such/folder", tmp_path / "state/players/sweep/folder"):
        nowhere = program.by(environment={"HANGMAN_STATE_DIR": str(path)})
        outcome = nowhere.post("/game")
        assert outcome.code == "storage" and len(outcome.log) == 1 and not path.exists()


def test_folders_that_are_none(program, tmp_path):
    """A file in the place of a folder, and no data folder."""
    (tmp_path / "file").write_text("")
    program.state.rmdir()
    program.state.write_text("")
    assert program.post("/game").code == "storage"
    program.state.unlink()
    for data in (tmp_path / "nothing", tmp_path / "file"):
        bare = program.by(environment={"HANGMAN_DATA_DIR": str(data)})
        outcome = bare.post("/game")
        assert outcome.code == "words" and len(outcome.log) == 1
        assert bare.get("/history").status == 200


def test_links_in_the_data_folder(program, data, tmp_path):
    """Operators and containers put links where lists are expected."""
    linked = tmp_path / "linked"
    linked.mkdir()
    (linked / "words.plist").symlink_to(data / "words.plist")
    (linked / "lists").symlink_to(data / "lists")
    run = program.by(environment={"HANGMAN_DATA_DIR": str(linked)})
    assert run.post("/game", list="sure").status == run.post("/game", list="words").status == 201


@without("its folder not synced")
def test_a_report_is_on_disk_before_it_is_answered(program, tmp_path):
    """The first report makes the file, so the file's folder is synced too."""
    cookie = program.newcomer(list="sure", length="any")
    for letter in "AB":
        program.post("/guess", cookie, letter=letter)
    trace = tmp_path / "trace"
    traced = program.by("strace", "-y", "-o", trace, "-e", "trace=fsync,write")
    assert traced.post("/report", cookie, reason="wrong").status == 204
    calls = re.findall(r"^(\w+)\(\d+<([^>]*)>", trace.read_text(), re.MULTILINE)
    file = str(program.state / "reports.txt")
    assert calls[:3] == [("write", file), ("fsync", file), ("fsync", str(program.state))]
