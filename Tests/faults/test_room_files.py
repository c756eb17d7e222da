"""A room's file that is not what it was: no room, and no player loses anything."""

import os
import re
import random
import shutil

import pytest

import session_file
from controls import without
from program import aside_files, at_once, player_file, room_files
from test_damage import damages, plant


def class_room(program):
    """A room with a clue, a player who has finished its first round, and the room's file."""
    room = program.post("/room", words="AB\tletters\nCD").json
    cookie = program.newcomer()
    assert program.post("/game", cookie, room=room["id"]).is_done
    for letter in "AB":
        assert program.post("/guess", cookie, letter=letter).is_done
    (path,) = room_files(program.state)
    session_file.read_room(path)
    return room, cookie, path


@without("believed")
def test_damaged_room(program, tmp_path):
    """Every cut and flip is no room, never another one, and reading leaves it as it is."""
    room, _, path = class_room(program)
    content = path.read_bytes()
    chance = random.Random(3)
    offsets = sorted(chance.sample(range(len(content)), 150)) + list(range(40))

    def look(numbered):
        number, (name, damaged) = numbered
        run = program.over(tmp_path / str(number))
        target = run.state / path.relative_to(program.state)
        target.parent.mkdir(parents=True, mode=0o700)
        target.write_bytes(damaged)
        outcome = run.get(f"/room?id={room['id']}")
        # A flipped bit can make a newer version of the 1, which is left alone.
        assert outcome.code in ("no-room", "storage"), (name, outcome)
        assert target.read_bytes() == damaged
        shutil.rmtree(run.state)

    at_once(look, list(enumerate(damages(content, offsets))))


def test_damaged_room_is_set_aside(program):
    room, cookie, path = class_room(program)
    path.write_bytes(b"")
    assert program.get(f"/room?id={room['id']}").log == []
    first = program.post("/guess", cookie, letter="C")
    assert first.code == "game-over" and len(first.log) == 1 and path.name in first.log[0]
    assert [aside.name for aside in aside_files(program.state)] == [path.name + ".bad"]
    assert program.post("/game", cookie).log == [], "and nothing is said again"
    assert program.post("/game", cookie, room=room["id"]).code == "no-room"


@pytest.mark.parametrize("kind", ["removed", "newer", "link", "hard link", "folder", "pipe"])
def test_what_stands_in_its_place(program, tmp_path, kind):
    """The player ends the round all the same, and what is not ours is left alone."""
    room, cookie, path = class_room(program)
    assert program.post("/game", cookie, room=room["id"]).json["room"]["round"] == 2
    assert program.post("/guess", cookie, letter="C").is_done
    if kind == "removed":
        path.unlink()
    elif kind == "newer":
        path.write_bytes(b"HANGROOM2 0 0000000000000000\n")
    else:
        plant(path, kind, tmp_path)
    before = os.lstat(path) if kind != "removed" else None
    quick = program.by(timeout=5)
    end = quick.post("/guess", cookie, letter="D")
    assert (end.status, end.json["status"]) == (200, "won")
    code = "storage" if kind == "newer" else "no-room"
    assert quick.get(f"/room?id={room['id']}").code == code
    assert quick.post("/game", cookie, room=room["id"]).code == code
    assert quick.post("/room/close", id=room["id"], key=room["key"]).code == code
    assert quick.post("/game", cookie).status == 201
    assert program.command("sweep").returncode == 0
    if before:
        assert os.lstat(path).st_ino == before.st_ino


def test_a_room_that_comes_back_gets_its_results(program, tmp_path):
    """Of a newer version, say, until that is installed again."""
    room, cookie, path = class_room(program)
    program.post("/game", cookie, room=room["id"])
    content = path.read_bytes()
    path.write_bytes(b"HANGROOM2 0 0000000000000000\n")
    for letter in "CD":
        assert program.post("/guess", cookie, letter=letter).status == 200
    assert program.post("/game", cookie).status == 201, "another game meanwhile"
    assert b"\nresult " in session_file.read(player_file(program.state))
    path.write_bytes(content)
    assert program.get("/game", cookie).status == 200
    results = program.get(f"/room?id={room['id']}&key={room['key']}").json["results"]
    assert [row["status"] for row in results[0]["rounds"]] == ["won", "won"]
    assert program.post("/guess", cookie, letter="E").status == 200
    assert b"\nresult " not in session_file.read(player_file(program.state))


def test_a_round_that_was_won_is_never_played_again(program):
    """Its word is known: not where the room's file could not be written when it ended, either."""
    room, cookie, path = class_room(program)
    program.post("/game", cookie, room=room["id"])
    content = path.read_bytes()
    path.write_bytes(b"HANGROOM2 0 0000000000000000\n")
    for letter in "CD":
        program.post("/guess", cookie, letter=letter)
    assert program.post("/game", cookie).status == 201, "another game meanwhile"
    path.write_bytes(content)
    # The very next call: any other would bring the room what it lacks.
    assert program.post("/game", cookie, room=room["id"]).code == "round-played"


def test_an_expired_room_is_none_and_goes_with_the_sweep(program):
    room, cookie, path = class_room(program)
    payload = session_file.read_room(path).decode()
    created = int(payload.split()[4])
    for made, last, is_there in ((-399, -89, True), (-401, -1, False), (-91, -91, False)):
        times = [f" {created + 86_400 * days}" for days in (made, last)]
        old = re.sub(r" \d+ \d+( [0-9a-f]{64})$", rf"{''.join(times)}\1", payload, count=1, flags=re.M)
        assert old != payload
        session_file.write_room(path, old.encode())
        outcome = program.get(f"/room?id={room['id']}")
        assert outcome.code == (None if is_there else "no-room"), (made, last)
    os.utime(path, (0, 0))
    assert program.command("sweep").returncode == 0
    assert not room_files(program.state)
    assert program.get("/game", cookie).status == 200
