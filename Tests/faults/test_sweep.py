"""Expiry by content, the cap on players, and what a sweep takes and leaves."""

import os
import shutil
import time

import pytest

import session_file
from controls import without
from program import aside_files, player_file, player_files

DAY = 86_400
LIFETIME = 400 * DAY


def age(path, seconds):
    """Makes a file look as if it had last been written so long ago."""
    then = time.time() - seconds
    os.utime(path, (then, then))


def make_due(program, shard=0):
    """Lets the next writing request sweep this shard."""
    due = program.state / "players/sweep"
    due.write_text(f"{shard} 0{' 0' * 256} \n")
    age(due, 3600)


@without("immortal")
def test_expiry_by_content(program):
    """What is in the file counts, to the second; its time does not."""
    cookie = program.newcomer()
    path = player_file(program.state)
    session_file.store_time(path, int(time.time()) - LIFETIME + 60)
    age(path, 2 * LIFETIME)
    assert program.get("/game", cookie).status == 200
    assert program.command("sweep").returncode == 0 and path.exists()

    session_file.store_time(path, int(time.time()) - LIFETIME - 1)
    assert program.get("/game", cookie).code == "no-game" and path.exists()
    again = program.post("/game", cookie)
    assert again.status == 201 and again.cookie != cookie and not path.exists()

    path = player_file(program.state)
    session_file.store_time(path, int(time.time()) - LIFETIME - 1)
    assert program.command("sweep").returncode == 0 and not path.exists()


def test_clock_that_was_wrong(program):
    """A file from the future is nobody's loss, and the next move gives it today's time."""
    cookie = program.newcomer()
    path = player_file(program.state)
    session_file.store_time(path, int(time.time()) + 20 * 365 * DAY)
    age(path, -20 * 365 * DAY)
    assert program.command("sweep").returncode == 0
    assert program.post("/guess", cookie, letter="E").status == 200
    changed = int(session_file.read(path).split(b"\n")[0].split()[1])
    assert abs(changed - time.time()) < 5
    age(program.state / "players/sweep", -20 * 365 * DAY)
    assert program.post("/guess", cookie, letter="A").log == []
    assert abs((program.state / "players/sweep").stat().st_mtime - time.time()) < 5


@without("no cap")
def test_cap_on_players(program):
    """Strangers are told that it is full; who is a player stays one."""
    capped = program.by(environment={"HANGMAN_MAX_PLAYERS": "3"})
    cookies = [capped.newcomer() for _ in range(3)]
    assert program.command("sweep").returncode == 0
    outcome = capped.post("/game")
    assert outcome.code == "full" and outcome.reply.header("Retry-After")
    assert len(player_files(program.state)) == 3
    for cookie in cookies:
        assert capped.post("/game", cookie).cookie == cookie
    assert capped.post("/forget", cookies[0]).status == 204
    assert program.command("sweep").returncode == 0
    assert capped.post("/game").status == 201


@pytest.mark.parametrize("content", [
    b"", b"\n", b"0" * 20_000, b"9" * 18 + b" " + b"9" * 18 + b" 9" * 256 + b" \n",
    (b"9223372036854775807 " * 300) + b"\n", b"-5" + b" 0" * 300 + b"\n", bytes(range(256)) * 8,
])
def test_damaged_count(program, content):
    """The count is a hint: a damaged one starts anew and keeps nobody out."""
    cookie = program.newcomer()
    path = program.state / "players/sweep"
    for days in (0, 1):
        path.write_bytes(content)
        age(path, days * DAY)
        assert program.post("/game").status == 201
        assert program.post("/game", cookie).cookie == cookie
    path.unlink()
    path.mkdir()
    assert program.post("/game").status == 201


def test_what_a_sweep_takes_and_leaves(program):
    """Old temporary files go; young ones, and whatever has another name or kind, stay."""
    program.newcomer()
    shard = player_file(program.state).parent
    temporary = ".t." + "0" * 62
    for name, seconds in (
        (f"{temporary}.1.young", 3000), (f"{temporary}.1.old", 4000), ("README", 2 * LIFETIME),
        ("a name with spaces", 2 * LIFETIME), (".t.", 2 * LIFETIME), ("z" * 62, 2 * LIFETIME),
    ):
        (shard / name).write_text(name)
        age(shard / name, seconds)
    (shard / ("1" * 62)).symlink_to(shard / "README")
    (shard / ("2" * 62)).mkdir()
    os.utime(shard / ("1" * 62), (0, 0), follow_symlinks=False)
    os.utime(shard / ("2" * 62), (0, 0))
    before = {path.name for path in shard.iterdir()}
    for due in (0, 1):
        if due:
            (shard / f"{temporary}.1.old").write_text("again")
            age(shard / f"{temporary}.1.old", 4000)
            make_due(program, int(shard.name, 16))
            assert program.post("/game").status == 201
        else:
            assert program.command("sweep").returncode == 0
        gone = before - {path.name for path in shard.iterdir()}
        assert gone == {f"{temporary}.1.old"}


def test_a_sweep_in_a_request_is_bounded(program):
    """At most 200 removals a visit; the visits go on where the last one stopped."""
    cookie = program.newcomer()
    shard = player_file(program.state).parent
    for number in range(700):
        path = shard / f".t.{number:062x}.1.00"
        path.touch()
        age(path, 4000)
    make_due(program, int(shard.name, 16))
    left = [700]
    while left[-1] and len(left) < 40:
        age(program.state / "players/sweep", 60)
        assert program.post("/game", cookie).status == 201
        left.append(len(list(shard.glob(".t.*"))))
        assert left[-2] - 200 <= left[-1] < left[-2]
    assert left[-1] == 0


def test_damaged_file_is_kept_for_a_person(program):
    """What was set aside today stays, however old its content is."""
    cookie = program.newcomer()
    path = player_file(program.state)
    path.write_bytes(b"damaged")
    age(path, 100 * DAY)
    assert program.post("/game", cookie).status == 201
    assert program.command("sweep").returncode == 0
    assert [aside.read_bytes() for aside in aside_files(program.state)] == [b"damaged"]


def test_one_file_does_not_stop_the_sweep(program, public):
    """What cannot be read is logged and left; the rest is collected, and the exit status tells."""
    if os.getuid() != 0:
        pytest.skip("needs root to make a file of somebody else")
    run = program.over(public / "state")
    run.newcomer()
    path = player_file(run.state)
    session_file.store_time(path, 0)
    foreign = path.parent / ("0" * 62)
    shutil.copy(path, foreign)
    for folder in (run.state, *run.state.rglob("*")):
        os.chown(folder, 65534, 65534)
    os.chown(foreign, 0, 0)
    outcome = run.command("sweep")
    assert outcome.returncode == 1 and foreign.name in outcome.log[0], outcome
    assert foreign.exists() and not path.exists()
