"""A room's file that is not what it was: no room, and no player loses anything."""

import os
import re
import random
import shutil
import time

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


def statuses(program, room):
    results = program.get(f"/room?id={room['id']}&key={room['key']}").json["results"]
    return [row["status"] for row in results[0]["rounds"]]


def aged(payload, **days):
    """A room's lines, with the days from its making to its last result."""
    made, last = days.get("made", days.get("days")), days.get("last", days.get("days"))
    created = int(payload.split()[4])
    times = " ".join(str(created + 86_400 * day) for day in (made, last))
    old = re.sub(rb" \d+ \d+( [0-9a-f]{64})$", rb" " + times.encode() + rb"\1", payload, count=1, flags=re.M)
    assert old != payload
    return old


def yesterday(path):
    """Dates a file back by a day, in which nobody repaired it."""
    os.utime(path, (time.time() - 86_500,) * 2)


@without("believed")
def test_damaged_room(program, tmp_path):
    """No cut or flip makes another room of a file, and reading leaves the file unchanged."""
    room, _, path = class_room(program)
    content = path.read_bytes()
    sound = program.get(f"/room?id={room['id']}").json
    chance = random.Random(3)
    offsets = sorted(chance.sample(range(len(content)), 150)) + list(range(40))

    def look(numbered):
        number, (name, damaged) = numbered
        run = program.over(tmp_path / str(number))
        target = run.state / path.relative_to(program.state)
        target.parent.mkdir(parents=True, mode=0o700)
        target.write_bytes(damaged)
        outcome = run.get(f"/room?id={room['id']}")
        # A flipped bit can make a newer version of the 2, which is left alone, or the 3, which has the same lines.
        is_three = name.endswith(" of byte 8") and damaged[8:9] == b"3"
        assert outcome.code in ("no-room", "storage") or is_three and outcome.json == sound, (name, outcome)
        assert target.read_bytes() == damaged
        shutil.rmtree(run.state)

    at_once(look, list(enumerate(damages(content, offsets))))


def test_damaged_room_is_set_aside(program):
    room, cookie, path = class_room(program)
    program.post("/game", cookie, room=room["id"])
    path.write_bytes(b"")
    yesterday(path)
    assert program.get(f"/room?id={room['id']}").log == []
    assert program.post("/guess", cookie, letter="C").log == [], "the room is not asked yet"
    end = program.post("/guess", cookie, letter="D")
    assert end.status == 200 and len(end.log) == 1 and path.name in end.log[0]
    assert [aside.name for aside in aside_files(program.state)] == [path.name + ".bad"]
    assert program.post("/game", cookie).log == [], "and nothing is said again"
    assert program.post("/game", cookie, room=room["id"]).code == "no-room"


@pytest.mark.parametrize("kind", ["removed", "damaged", "expired"])
def test_a_room_that_is_gone_hinders_nobody(program, kind):
    room, cookie, path = class_room(program)
    assert program.post("/game", cookie, room=room["id"]).json["room"]["round"] == 2
    assert program.post("/guess", cookie, letter="C").is_done
    if kind == "removed":
        path.unlink()
    elif kind == "damaged":
        path.write_bytes(b"")
        yesterday(path)
    else:
        session_file.write_room(path, aged(session_file.read_room(path), days=-401))
    end = program.post("/guess", cookie, letter="D")
    assert (end.status, end.json["status"]) == (200, "won")
    assert program.get(f"/room?id={room['id']}").code == "no-room"
    assert program.post("/game", cookie, room=room["id"]).code == "no-room"
    assert program.post("/game", cookie).status == 201


@pytest.mark.parametrize("kind", ["cut", "newer", "link", "hard link", "folder", "pipe", "foreign"])
def test_what_stands_in_its_place(program, tmp_path, kind):
    """The end of a round waits until the room can be written again; other files are left alone."""
    if kind == "foreign" and os.getuid() != 0:
        pytest.skip("needs root")
    room, cookie, path = class_room(program)
    assert program.post("/game", cookie, room=room["id"]).json["room"]["round"] == 2
    assert program.post("/guess", cookie, letter="C").is_done
    content = path.read_bytes()
    if kind == "newer":
        path.write_bytes(b"HANGROOM9 0 0000000000000000\n")
    elif kind == "cut":
        os.truncate(path, len(content) // 2)
    else:
        plant(path, kind, tmp_path)
    before = os.lstat(path)
    quick = program.by(timeout=5)
    for ending in ({"path": "/guess", "letter": "D"}, {"path": "/game"}):
        refused = quick.post(ending.pop("path"), cookie, **ending)
        assert (refused.status, refused.code) == (503, "storage")
        assert len(refused.log) == 1 and "room's file" in refused.log[0]
    code = "storage" if kind == "newer" else "no-room"
    assert quick.get(f"/room?id={room['id']}").code == code
    # A player who enters waits for a damaged room, as the end of a round does.
    entering = quick.post("/game", cookie, room=room["id"])
    assert entering.code == ("storage" if kind == "cut" else code)
    assert quick.post("/room/close", id=room["id"], key=room["key"]).code == code
    assert program.command("sweep").returncode == 0
    assert os.lstat(path).st_ino == before.st_ino
    assert [guess["letter"] for guess in quick.get("/game", cookie).json["guesses"]] == ["C"]
    shutil.rmtree(path) if kind == "folder" else path.unlink()
    path.write_bytes(content)
    end = program.post("/guess", cookie, letter="D")
    assert (end.status, end.json["status"]) == (200, "won")
    assert statuses(program, room) == ["won", "won"]


@pytest.mark.parametrize("letters", ["CD", "CX"])
def test_a_round_that_ended_is_never_played_again(program, letters):
    """A round that ended is never played again, even if its end could not be written at first, because its word may be
    known."""
    room, cookie, path = class_room(program)
    program.post("/game", cookie, room=room["id"])
    content = path.read_bytes()
    assert program.post("/guess", cookie, letter=letters[0]).is_done
    path.write_bytes(b"HANGROOM9 0 0000000000000000\n")
    program.post("/guess", cookie, letter=letters[1])
    program.post("/game", cookie)
    path.write_bytes(content)
    again = program.post("/game", cookie, room=room["id"], round="2")
    assert (again.status, again.json["status"]) == (200, "playing"), "no end was answered"
    if letters == "CD":
        program.post("/guess", cookie, letter="D")
    assert program.post("/game", cookie).status == 201
    for form in ({}, {"round": "2"}):
        assert program.post("/game", cookie, room=room["id"], **form).code == "round-played"
    assert statuses(program, room) == ["won", "won" if letters == "CD" else "lost"]


def test_a_player_one_guess_behind_the_room(program):
    """After a kill between the two writes, the repeated guess gets the same answer, and the first result counts."""
    room, cookie, path = class_room(program)
    program.post("/game", cookie, room=room["id"])
    program.post("/guess", cookie, letter="C")
    player = player_file(program.state)
    behind = player.read_bytes()
    answer = program.post("/guess", cookie, letter="D")
    written = path.read_bytes()
    player.write_bytes(behind)
    assert program.post("/game", cookie, room=room["id"]).json["status"] == "playing"
    again = program.post("/guess", cookie, letter="D")
    assert again.status == 200
    assert {**again.json, "endedAt": None} == {**answer.json, "endedAt": None}
    assert path.read_bytes() == written


def test_eight_letters_lead_to_one_room_whose_other_letters_must_be_right(program):
    """Ids that start alike name one file: no id but the room's own, and its first eight letters, leads to it."""
    room, _, path = class_room(program)
    assert program.get(f"/room?id={room['id'][:8]}").json["id"] == room["id"]
    other = room["id"][:-1] + ("0" if room["id"][-1] != "0" else "1")
    for call in (f"/room?id={other}", f"/room/table?id={other}&key={room['key']}"):
        assert program.get(call).code == "no-room"
    assert program.post("/game", room=other).code == "no-room"
    assert program.post("/room/close", id=other, key=room["key"]).code == "no-room"
    assert statuses(program, room) == ["won"]


@without("forgotten by any error")
def test_who_cannot_be_looked_up_is_not_forgotten(program):
    room, cookie, path = class_room(program)
    assert program.post("/room/close", id=room["id"], key=room["key"]).status == 200
    players = program.state / "players"
    for hidden in (True, False):
        if hidden:
            # The folder is a link that leads to itself: no name in it can be asked for.
            players.rename(program.state / "away")
            players.symlink_to(players)
        else:
            players.unlink()
            (program.state / "away").rename(players)
        assert statuses(program, room) == ["won"]
    assert program.post("/forget", cookie).status == 204
    assert statuses(program, room) == ["forgotten"]


def test_an_expired_room_is_none_and_goes_with_the_sweep(program):
    room, cookie, path = class_room(program)
    payload = session_file.read_room(path)
    for made, last, is_there in ((-399, -89, True), (-401, -1, False), (-91, -91, False)):
        session_file.write_room(path, aged(payload, made=made, last=last))
        outcome = program.get(f"/room?id={room['id']}")
        assert outcome.code == (None if is_there else "no-room"), (made, last)
    os.utime(path, (0, 0))
    assert program.command("sweep").returncode == 0
    assert not room_files(program.state)
    assert program.get("/game", cookie).status == 200
