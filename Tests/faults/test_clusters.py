"""Several machines over one folder: here one machine plays the part of the others."""

import fcntl
import os
import shutil
import threading
import time

from controls import without
from program import player_file, temporary_files


@without("a deadline a round")
def test_one_deadline_for_all_rounds(program, tmp_path):
    """A request that always finds a newer file gives up after two seconds in all, not for each try."""
    cookie = program.newcomer()
    path = player_file(program.state)
    is_over = threading.Event()

    def replace():
        held = open(path, "rb")
        fcntl.flock(held, fcntl.LOCK_EX)
        is_held.set()
        rounds = 20
        while rounds and not is_over.wait(0.4):
            rounds -= 1
            shutil.copy(path, path.with_name(".t.other"))
            follower = open(path.with_name(".t.other"), "rb")
            fcntl.flock(follower, fcntl.LOCK_EX)
            os.rename(path.with_name(".t.other"), path)
            held.close()
            held = follower
        held.close()

    is_held = threading.Event()
    others = threading.Thread(target=replace)
    others.start()
    is_held.wait()
    start = time.monotonic()
    outcome = program.post("/guess", cookie, letter="E")
    waited = time.monotonic() - start
    is_over.set()
    others.join()
    assert outcome.code == "busy" and 1.9 <= waited < 7


@without("no last look")
def test_a_sleeper_undoes_nothing(program):
    """A program whose lock ended while it slept finds another file under the name, and is refused."""
    cookie = program.newcomer()
    path = player_file(program.state)
    before = path.read_bytes()
    sleeper = program.by("strace", "-qq", "-o", "/dev/null", "-e", "trace=fsync",
                         "-e", "inject=fsync:delay_enter=1500000:when=1")
    outcomes = []
    thread = threading.Thread(
        target=lambda: outcomes.append(sleeper.post("/guess", cookie, letter="E")))
    thread.start()
    deadline = time.monotonic() + 20
    while not temporary_files(program.state) and time.monotonic() < deadline:
        time.sleep(0.01)
    # Another machine has the lock by now and plays on the same state.
    other = path.with_name("other")
    other.write_bytes(before)
    os.rename(other, path)
    assert program.post("/guess", cookie, letter="A").status == 200
    thread.join()
    assert outcomes[0].code == "busy"
    assert program.letters(cookie) == ["A"] and not temporary_files(program.state)


@without("stale for ever")
def test_a_stale_descriptor_is_opened_by_name_again(program):
    cookie = program.newcomer()
    for call, letter in (("flock", "E"), ("pread64", "A"), ("fstat", "Q")):
        fault = ["strace", "-qq", "-o", "/dev/null", "-e", f"trace={call}",
                 "-e", f"inject={call}:error=ESTALE:when=1"]
        assert program.by(*fault).post("/guess", cookie, letter=letter).status == 200, call
    assert program.letters(cookie) == ["E", "A", "Q"]


def test_what_stays_stale_is_refused_in_time(program):
    cookie = program.newcomer()
    fault = ["strace", "-qq", "-o", "/dev/null", "-e", "trace=flock",
             "-e", "inject=flock:error=ESTALE"]
    start = time.monotonic()
    assert program.by(*fault).post("/guess", cookie, letter="E").code == "storage"
    assert time.monotonic() - start < 8
    assert program.post("/guess", cookie, letter="E").status == 200


def test_no_lock_of_a_player_while_it_sweeps(program, tmp_path):
    """The sweep's own calls begin after the player's file is closed."""
    cookie = program.newcomer()
    os.utime(program.state / "players", (0, 0))
    due = program.state / "players/sweep"
    due.write_text(f"0 0 0 0 {int(time.time())} 0 0\n")
    os.utime(due, (0, 0))
    trace = tmp_path / "trace"
    run = program.by("strace", "-o", trace, "-y", "-e", "trace=flock,rename,renameat,close,lseek")
    assert run.post("/guess", cookie, letter="E").status == 200
    lines = trace.read_text().splitlines()
    name = player_file(program.state).name
    [locked] = [i for i, line in enumerate(lines) if line.startswith("flock") and name in line]
    closed = next(i for i, line in enumerate(lines)
                  if i > locked and line.startswith("close") and name in line
                  and ".t." not in line)
    swept = next(i for i, line in enumerate(lines) if "players/sweep" in line)
    assert locked < closed < swept
