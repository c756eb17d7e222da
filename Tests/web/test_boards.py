"""One board that all seats of a room guess on together."""

import concurrent.futures
import contextlib
import http.client
import itertools
import os
import plistlib
import random
import re

import board_model
import pytest
import session_file


def make(caller, **form):
    reply = caller.player().post("/room", board="shared", **form)
    assert reply.status == 201, reply.json
    return reply.json


def enter(caller, room):
    player = caller.player()
    reply = player.post("/game", room=room["id"])
    assert reply.status == 201, reply.json
    player.seat = reply.json["room"]["seat"]
    return player


def say(player, room, letter, round_=1):
    return player.post("/room/guess", id=room["id"], round=str(round_), letter=letter)


def board(player, room, **more):
    query = "&".join(f"{name}={value}" for name, value in {"id": room["id"], **more}.items())
    return player.get(f"/room/board?{query}")


def aged(caller, room, seconds):
    """Lets a turn begin earlier, in the room's file."""
    path = session_file.room_place(caller.state, room["id"])
    lines = session_file.read_room(path)
    changed = re.sub(rb"^(board \w+ \d+ \d+ )(\d+)$", lambda m: m[1] + b"%d" % (int(m[2]) - seconds), lines, flags=re.M)
    assert changed != lines
    session_file.write_room(path, changed, version=3)


def test_all_seats_guess_on_one_board(direct):
    """Each letter says whose it was; all see the same, and the results are one row for all."""
    caller = direct()
    room = make(caller, words="BANANA\na fruit\nOX".replace("\na fruit", "\tyellow"), title="fruit")
    assert (room["board"], room["seats"]) == ("shared", 0)
    author = caller.player()
    assert board(author, room, key=room["key"]).json["game"] is None
    first, second = enter(caller, room), enter(caller, room)
    assert (first.seat, second.seat) == (1, 2)
    assert say(first, room, "A").json["outcome"] == "hit"
    seen = say(second, room, "Z").json
    assert seen["outcome"] == "miss" and seen["game"]["pattern"] == "_A_A_A"
    assert seen["game"]["guesses"] == [
        {"letter": "A", "positions": [1, 3, 5], "seat": 1}, {"letter": "Z", "positions": [], "seat": 2},
    ]
    assert [(seat["seat"], seat["guesses"], seat["hits"]) for seat in seen["seats"]] == [(1, 1, 1), (2, 1, 0)]
    assert (seen["round"], seen["rounds"], seen["next"], seen["endsAt"]) == (1, 2, None, None)
    assert seen["game"]["room"]["seat"] == 2 and seen["game"]["clue"] == "yellow"
    assert first.get(f"/room?id={room['id']}").json["results"] is None
    for letter in "BN":
        last = say(first, room, letter).json
    assert (last["game"]["status"], last["game"]["answer"]) == ("won", "BANANA")
    assert say(second, room, "Q").code == "game-over"
    begun = author.post("/room/next", id=room["id"], key=room["key"], round="1").json
    assert (begun["round"], begun["game"]["pattern"], begun["game"]["guesses"]) == (2, "__", [])
    assert say(second, room, "O").code == "stale-round"
    for letter in "OX":
        assert say(second, room, letter, 2).json["outcome"] == "hit"
    results = second.get(f"/room?id={room['id']}").json["results"]
    assert [(row["seat"], [score["mistakes"] for score in row["rounds"]]) for row in results] == [(None, [1, 0])]
    rows = author.get(f"/room/table?id={room['id']}&key={room['key']}").body.decode().splitlines()
    assert [row.split(",")[:4] for row in rows[1:]] == [["", "1", "won", "1"], ["", "2", "won", "0"]]


def test_a_word_given_up_before_its_first_letter_is_lost_for_all(direct):
    """A given-up round counts as over, or the room would never be done and nobody would see the results."""
    caller = direct()
    room = make(caller, words="BANANA\nOX")
    author, player = caller.player(), enter(caller, room)
    assert author.post("/room/next", id=room["id"], key=room["key"], round="1").json["round"] == 2
    for letter in "OX":
        assert say(player, room, letter, 2).json["outcome"] == "hit"
    [row] = player.get(f"/room?id={room['id']}").json["results"]
    assert [(one["status"], one["mistakes"], one["guesses"]) for one in row["rounds"]] == [("lost", 0, 0), ("won", 0, 2)]


def test_who_knows_the_turn_is_told_nothing(direct):
    caller = direct()
    room = make(caller, trap="BEAR\nBOAR\nDEER\nDUCK\nHARE")
    player = enter(caller, room)
    turn = board(player, room).json["turn"]
    assert (board(player, room, turn=turn).status, board(player, room, turn=turn).body) == (204, b"")
    said = say(player, room, "E").json
    assert said["turn"] == turn + 1 and said["game"]["answer"] is None
    assert board(player, room, turn=turn).json == {name: said[name] for name in said if name != "outcome"}
    assert board(player, room, turn=turn + 1).status == 204
    assert board(caller.player(), room, turn=turn + 1).code == "no-seat"
    author = caller.player()
    assert board(author, room, turn=turn + 1, key=room["key"]).status == 204
    assert board(author, room, turn=turn + 1, key="0" * 26).code == "no-room"
    again = say(player, room, "E").json
    assert (again["outcome"], again["turn"]) == ("repeat", turn + 1)


def test_refusals_change_nothing(direct):
    caller = direct()
    room = make(caller, words="BANANA\nOX")
    own = caller.player().post("/room", words="OX").json
    player, stranger = enter(caller, room), caller.player()
    before = board(player, room).json
    assert own["board"] == "own"
    for code, reply in {
        "no-seat": say(stranger, room, "A"), "no-room": say(player, own, "A"), "stale-round": say(player, room, "A", 2),
        "invalid-letter": say(player, room, "AB"), "invalid-setting": say(player, room, "A", "x"),
    }.items():
        assert reply.code == code, code
    assert say(player, room, "É").code == "invalid-letter"
    assert board(stranger, room).code == "no-seat" and board(player, own).code == "no-room"
    assert board(player, room, turn="-1").code == "invalid-setting"
    for key, round_, code in (("0" * 26, "1", "no-room"), (room["key"], "2", "stale-round")):
        assert player.post("/room/next", id=room["id"], key=key, round=round_).code == code
    for form in ({"board": "both"}, {"board": "shared", "turns": "all"}):
        assert player.post("/room", words="OX", **form).code == "invalid-setting"
    assert player.post("/room", words="OX", turns="any").code == "invalid-request"
    assert player.post("/game", room=room["id"], round="2").code == "stale-round"
    assert board(player, room).json == before


@pytest.mark.parametrize("by", ["close", "times"])
def test_in_a_closed_room_the_begun_round_is_finished_and_none_is_begun(direct, by):
    """As in a room where each player has a board. Giving up the round at hand would lead to one that nobody can begin."""
    caller = direct()
    rooms = [make(caller, words="BANANA\nOX") for _ in range(2)]
    players = [enter(caller, room) for room in rooms]
    assert say(players[0], rooms[0], "B").json["outcome"] == "hit"
    for room in rooms:
        author = {"id": room["id"], "key": room["key"]}
        closing = {"close": ("/room/close", {}), "times": ("/room/times", {"closesAt": "2026-11-21T09:00:00Z"})}[by]
        assert caller.player().post(closing[0], **author, **closing[1]).json["closed"]
        before = caller.player().get(f"/room/board?id={room['id']}&key={room['key']}").json
        for round_, code in (("1", "room-closed"), ("2", "stale-round")):
            refused = caller.player().post("/room/next", **author, round=round_)
            assert (refused.status, refused.code) == (409, code)
        assert caller.player().get(f"/room/board?id={room['id']}&key={room['key']}").json == before
        assert caller.player().post("/game", room=room["id"]).code == "room-closed"
    assert say(players[1], rooms[1], "A").code == "room-closed"
    assert say(players[0], rooms[0], "Z").json["outcome"] == "miss"
    for letter in "AN":
        last = say(players[0], rooms[0], letter).json
    assert last["game"]["status"] == "won"
    assert say(players[0], rooms[0], "Q").code == "game-over"
    assert players[0].post("/room/next", id=rooms[0]["id"], key=rooms[0]["key"], round="1").code == "room-closed"
    [row] = players[0].get(f"/room?id={rooms[0]['id']}").json["results"]
    assert [(one["round"], one["status"], one["mistakes"]) for one in row["rounds"]] == [(1, "won", 1)]


def test_before_a_room_opens_the_begun_round_goes_on_and_none_is_begun(direct):
    caller = direct()
    room = make(caller, words="OX\nHARE")
    player, author = enter(caller, room), {"id": room["id"], "key": room["key"]}
    assert say(player, room, "O").json["outcome"] == "hit"
    assert player.post("/room/times", **author, opensAt="2100-01-01T00:00:00Z").status == 200
    assert say(player, room, "X").json["game"]["status"] == "won"
    assert player.post("/room/next", **author, round="1").code == "room-not-open"
    assert player.post("/room/times", **author).status == 200
    assert player.post("/room/next", **author, round="1").json["round"] == 2
    assert player.post("/room/times", **author, opensAt="2100-01-01T00:00:00Z").status == 200
    assert say(player, room, "H", 2).code == "room-not-open"


def test_no_round_comes_after_the_last_or_before_a_player_and_the_refusal_says_so(direct):
    caller = direct()
    room = make(caller, words="OX")
    author = {"id": room["id"], "key": room["key"]}
    for enters in (False, True):
        if enters:
            caller.player().post("/game", room=room["id"])
        reply = caller.player().post("/room/next", **author, round="1")
        assert reply.code == "stale-round"
        assert "this one is the last, or nobody has taken a seat yet" in reply.json["detail"]
    other = caller.player().post("/room/next", **author, round="2")
    assert other.code == "stale-round" and "`round` is not the current round" in other.json["detail"]


def test_a_seat_is_kept_and_the_players_own_game_too(direct):
    caller = direct()
    room = make(caller, words="OX")
    player = caller.player()
    own = player.post("/game", length="7").json
    entered = player.post("/game", room=room["id"])
    assert (entered.status, entered.json["room"]["seat"]) == (201, 1)
    again = player.post("/game", room=room["id"])
    assert (again.status, again.json["room"]["seat"]) == (200, 1)
    assert entered.header("Set-Cookie") and not again.header("Set-Cookie"), "nothing was stored"
    assert player.get("/game").json == own


def test_a_void_round_is_begun_again_and_keeps_no_room_from_its_end(direct, data):
    """The list changed under the game; a round that nobody could finish is not waited for either."""
    folder = data(["BEAR", "DEAR", "HEAR"])
    caller = direct(folder)
    room = make(caller, rounds="2", length="4")
    players = [enter(caller, room) for _ in range(2)]
    assert say(players[0], room, "E").json["outcome"] == "hit"
    (folder / "words.plist").write_bytes(plistlib.dumps(["BOAT", "DOGS"]))
    told = say(players[0], room, "A").json
    assert (told["outcome"], told["game"]["status"]) == (None, "void")
    assert say(players[0], room, "B").code == "game-over"
    again = players[1].post("/game", room=room["id"])
    assert (again.status, again.json["status"], again.json["guesses"]) == (201, "playing", [])
    assert say(players[0], room, "Z").json["outcome"] == "miss"
    (folder / "words.plist").write_bytes(plistlib.dumps(["ZERO", "ZONE"]))
    assert say(players[1], room, "O").json["game"]["status"] == "void"
    author = {"id": room["id"], "key": room["key"]}
    assert caller.player().post("/room/next", **author, round="1").json["round"] == 2
    for letter in "BCDFGHJK":
        last = say(players[1], room, letter, 2).json
        if last["game"]["status"] == "lost":
            break
    [row] = players[1].get(f"/room?id={room['id']}").json["results"]
    assert [(one["round"], one["status"]) for one in row["rounds"]] == [(2, "lost")]


def test_turns_go_round_by_the_clock(direct):
    """A seat has twenty seconds; one that missed two turns is passed over until it says a letter."""
    caller = direct()
    room = make(caller, words="BANANA", turns="seats", mistakes="26")
    players = [enter(caller, room) for _ in range(3)]
    now = board(players[0], room).json
    assert now["next"] == 1 and now["endsAt"] is not None
    assert say(players[1], room, "A").code == "not-your-turn"
    assert say(players[0], room, "A").json["next"] == 2
    assert say(players[2], room, "A").json["outcome"] == "repeat"
    turn = board(players[0], room).json["turn"]
    aged(caller, room, 25)
    late = board(players[0], room).json
    assert (late["next"], late["turn"]) == (3, turn + 1)
    assert say(players[1], room, "B").code == "not-your-turn"
    assert say(players[2], room, "B").json["next"] == 1
    # Seat 2 misses again when it is its turn, and is passed over; the others miss one.
    aged(caller, room, 25)
    assert board(players[0], room).json["next"] == 2
    aged(caller, room, 20)
    assert board(players[0], room).json["next"] == 3
    assert say(players[2], room, "C").json["next"] == 1
    assert say(players[0], room, "D").json["next"] == 3, "seat 2 is passed over"
    # A seat that is passed over may say a letter at any time, and then has turns again.
    assert say(players[1], room, "E").json["outcome"] == "miss"
    assert say(players[2], room, "F").json["next"] == 1
    assert say(players[0], room, "G").json["next"] == 2
    assert say(players[1], room, "N").json["game"]["status"] == "won"


@pytest.mark.parametrize("form", [{"trap": "BEAR\nBOAR\nDEER\nDUCK\nHARE"}, {"rounds": "1", "evil": "false", "length": "6"}])
def test_letters_said_at_once_count_once(direct, form):
    """Twenty say one of five letters at the same time: each letter is one guess, and none is lost."""
    caller = direct(environment={"HANGMAN_LOCK_SECONDS": "20"})
    room = make(caller, mistakes="26", **form)
    players = [enter(caller, room) for _ in range(10)]
    letters = [random.choice("EAIOU") for _ in players]
    with concurrent.futures.ThreadPoolExecutor(10) as pool:
        replies = list(pool.map(lambda pair: say(pair[0], room, pair[1]), zip(players, letters)))
    assert {reply.status for reply in replies} == {200}
    guesses = board(players[0], room).json["game"]["guesses"]
    assert sorted(guess["letter"] for guess in guesses) == sorted(set(letters))
    said = [reply.json["outcome"] for reply in replies]
    assert len(said) - said.count("repeat") == len(guesses)
    for guess in guesses:
        assert letters[guess["seat"] - 1] == guess["letter"]


@pytest.mark.timeout(900)
def test_a_board_is_what_its_model_says(direct):
    """Guesses, races of twenty and kills at random, of up to 200 seats: none is lost, none counts twice.
    BOARD_CALLS sets how many calls; so does `python Tests/web/board_model.py 30000`, which also prints them."""
    caller = direct(environment={"HANGMAN_LOCK_SECONDS": "20", "HANGMAN_NEW_ROOMS": "0"})
    calls = int(os.environ.get("BOARD_CALLS", 700))
    board_model.play(caller, calls, seats=board_model.SEATS, seed=random.randrange(10**6))


def test_two_hundred_sit_at_one_board(direct):
    caller = direct(environment={"HANGMAN_LOCK_SECONDS": "20"})
    room = make(caller, words="BANANA", mistakes="26")
    with concurrent.futures.ThreadPoolExecutor(20) as pool:
        players = list(pool.map(lambda _: enter(caller, room), range(200)))
        assert sorted(player.seat for player in players) == list(range(1, 201))
        assert caller.player().post("/game", room=room["id"]).code == "room-full"
        replies = list(pool.map(lambda player: say(player, room, "QXZJKVWYCDEFGHILMOPRSTU"[player.seat % 23]), players))
    taken = [reply.json["outcome"] for reply in replies if reply.code is None]
    assert taken.count("miss") == 23 and set(taken) == {"miss", "repeat"}
    seen = board(players[0], room).json
    assert len(seen["seats"]) == 200 and sum(row["guesses"] for row in seen["seats"]) == 23


@pytest.mark.thorough
def test_a_board_goes_on_while_one_of_three_nodes_is_gone(serve):
    """All nodes share the folder: one node's answers are known to the others, and a guess can be sent again."""
    nodes = [serve("lighttpd", environment={"HANGMAN_LOCK_SECONDS": "20"}) for _ in range(3)]
    for node in nodes[1:]:
        node.state.rmdir()
        node.state.symlink_to(nodes[0].state)
    room = make(nodes[0], words="BANANA", mistakes="26")
    players = [enter(nodes[number % 3], room) for number in range(12)]

    def insist(pair):
        """Says a letter at the player's node, else at the next one."""
        player, letter = pair
        for node in itertools.islice(itertools.cycle(nodes), nodes.index(player.caller), None):
            player.caller = node
            with contextlib.suppress(OSError, http.client.HTTPException):
                return say(player, room, letter)

    letters = "QWERTYUIOPSDFGHJKLZXCVM"
    with concurrent.futures.ThreadPoolExecutor(12) as pool:
        asked = [(random.choice(players), random.choice(letters)) for _ in range(60)]
        first = list(pool.map(insist, asked[:20]))
        with nodes[1].away():
            middle = list(pool.map(insist, asked[20:40]))
        last = list(pool.map(insist, asked[40:]))
    assert {reply.status for reply in first + middle + last} == {200}
    for node in nodes:
        player = players[0]
        player.caller = node
        guesses = board(player, room).json["game"]["guesses"]
        assert sorted(guess["letter"] for guess in guesses) == sorted({letter for _, letter in asked})
