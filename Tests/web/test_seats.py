"""Seats of a room: ids, rules that free them, the lock, the times of a room; from the contract alone."""

import concurrent.futures
import csv
import re
import time
from datetime import datetime, timedelta, timezone

import pytest
import session_file

ID = "[0-9a-f]{8}"


def make(caller, **form):
    reply = caller.player().post("/room", **form)
    assert reply.status == 201, reply
    return reply.json


def show(player, room, **form):
    return player.get("/room?" + "&".join(f"{name}={value}" for name, value in {"id": room["id"], **form}.items()))


def rows(caller, room):
    """The results that the author sees, by ids."""
    return {row["id"]: row for row in show(caller.player(), room, key=room["key"]).json["results"]}


def enter(caller, room, player=None):
    player = player or caller.player()
    reply = player.post("/game", room=room["id"])
    assert reply.status in (200, 201), reply.json
    return player


def win(player, word):
    for letter in dict.fromkeys(word):
        reply = player.post("/guess", letter=letter)
        assert reply.status == 200, reply.json
    assert reply.json["status"] == "won"
    return reply.json


def seats(caller, room, **rule):
    return caller.player().post("/room/seats", id=room["id"], key=room["key"], **rule)


def moment(**difference):
    """A time at this distance from now, in a reply's format."""
    return (datetime.now(timezone.utc) + timedelta(**difference)).strftime("%Y-%m-%dT%H:%M:%SZ")


def test_a_seat_has_an_id_from_its_taking_on(direct):
    """The id is beside the number in results, own results and the table, and no other seat ever gets it."""
    caller = direct()
    room = make(caller, words="OX\nAX")
    players = [enter(caller, room) for _ in range(3)]
    assert show(caller.player(), room).json["seats"] == 3, "who has not guessed counts"
    before = rows(caller, room)
    assert [row["seat"] for row in before.values()] == [1, 2, 3] and len(before) == 3
    assert all(re.fullmatch(ID, id) and row["rounds"] == [] for id, row in before.items())
    win(players[1], "OX")
    second = list(before)[1]
    assert show(players[1], room).json["own"] == [
        {"seat": 2, "id": second, "round": 1, "status": "won", "mistakes": 0, "guesses": 2}]
    table = caller.player().get(f"/room/table?id={room['id']}&key={room['key']}").body.decode()
    assert [(row["seat"], row["id"]) for row in csv.DictReader(table.splitlines())] == [
        (str(row["seat"]), id) for id, row in before.items() for _ in range(2)]
    assert seats(caller, room, remove=second).json["seats"] == 2
    enter(caller, room)
    after = rows(caller, room)
    assert [row["seat"] for row in after.values()] == [1, 2, 3], "its number is free"
    assert second not in after and len({*before, *after}) == 4
    given = {*before, *after}
    for _ in range(5):
        assert seats(caller, room, remove="2").status == 200
        enter(caller, room)
        given |= set(rows(caller, room))
    assert len(given) == 9


def test_two_rooms_give_different_ids(direct):
    caller = direct()
    rooms = [make(caller, words="OX") for _ in range(2)]
    for room in rooms:
        enter(caller, room)
    assert not set(rows(caller, rooms[0])) & set(rows(caller, rooms[1]))


def test_who_was_removed_comes_back_to_the_rounds_that_are_left(direct):
    """A player whose seat was freed gets a new one, but no finished round again, even after another removal."""
    caller = direct()
    room = make(caller, words="OX\nAX\nUP")
    player = enter(caller, room)
    win(player, "OX")
    for word, played in (("AX", 1), ("UP", 2)):
        (old,) = rows(caller, room)
        assert seats(caller, room, remove=old).json["results"] == []
        assert show(player, room).json["own"] == []
        for number in range(1, played + 1):
            assert player.post("/game", room=room["id"], round=str(number)).code == "round-played"
        assert player.post("/game", room=room["id"]).json["room"]["round"] == played + 1
        win(player, word)
        ((new, row),) = rows(caller, room).items()
        assert new != old and [score["round"] for score in row["rounds"]] == [played + 1]
    assert show(player, room).json["results"] is not None, "all rounds are played"
    seats(caller, room, remove="1")
    assert player.post("/game", room=room["id"]).code == "round-played"
    assert rows(caller, room) == {}


def test_a_running_game_never_names_a_seat_of_somebody_else(direct):
    caller = direct()
    room = make(caller, words="BANANA\nOX")
    player = enter(caller, room)
    player.post("/guess", letter="B")
    seats(caller, room, remove="1")
    other = enter(caller, room)
    assert other.get("/game").json["room"]["seat"] == 1
    assert player.get("/game").json["room"]["seat"] is None
    assert player.post("/guess", letter="B").json["room"]["seat"] is None, "a repeat takes no seat"
    assert player.post("/guess", letter="Q").json["room"]["seat"] == 2
    assert player.get("/game").json["room"]["seat"] == 2
    assert player.post("/game", room=room["id"]).json["room"]["seat"] == 2
    seats(caller, room, remove="2")
    again = player.post("/game", room=room["id"])
    assert (again.status, again.json["room"]["seat"], again.json["guesses"][0]["letter"]) == (200, 2, "B")
    assert win(player, "ANB")["room"]["seat"] == 2
    assert [row["seat"] for row in rows(caller, room).values() if row["rounds"]] == [2]
    seats(caller, room, remove="2")
    assert player.get("/game").json["room"]["seat"] is None, "the game is over"


@pytest.mark.parametrize("way", ["full", "locked", "closed", "over"])
def test_a_removed_player_ends_no_round_that_stands_nowhere(direct, way):
    """The last guess is refused; earlier, it was answered with `won` and counted nowhere, or returned to the table."""
    caller = direct()
    room = make(caller, words="OX\nAX")
    player = enter(caller, room)
    player.post("/guess", letter="O")
    seats(caller, room, remove="1")
    if way == "full":
        fill(caller, room, 200)
    elif way == "locked":
        assert seats(caller, room, lock="true").status == 200
    elif way == "closed":
        assert caller.player().post("/room/close", id=room["id"], key=room["key"]).status == 200
    else:
        caller.player().post("/room/times", id=room["id"], key=room["key"], closesAt=moment(seconds=-1))
    before, table = player.get("/game").json, rows(caller, room)
    for call, form in (("/guess", {"letter": "X"}), ("/guess", {"letter": "Q"}), ("/game", {"room": room["id"]})):
        refused = player.post(call, **form)
        assert (refused.status, refused.code) == (409, "room-closed" if way in ("closed", "over") else "room-full")
    assert player.get("/game").json == before and before["status"] == "playing"
    assert player.post("/game").status == 201, "it can be left"
    assert rows(caller, room) == table
    if way == "locked":
        seats(caller, room, lock="false")
        assert player.post("/game", room=room["id"], round="1").code == "round-played"
        assert player.post("/game", room=room["id"]).json["room"]["round"] == 2


def fill(caller, room, count):
    """Puts strangers on the seats of a room, in its file."""
    path = session_file.room_place(caller.state, room["id"])
    lines = session_file.read_room(path)
    end = lines.index(b"given ") if b"\ngiven " in lines else len(lines)
    rounds = b"," * (len(room["rounds"]) - 1)
    added = b"".join(b"seat %064x %b\n" % (number, rounds) for number in range(count))
    lines = lines[:end] + added
    session_file.write_room(path, lines, version=4)
    assert show(caller.player(), room).json["seats"] == count


def test_a_rule_frees_all_with_few_guesses(direct):
    """`idle` counts guesses in rounds that are over and in the present one; `remove=idle` frees seats without any."""
    caller = direct()
    room = make(caller, words="OX\nBANANA")
    players = [enter(caller, room) for _ in range(5)]
    win(players[1], "OX")
    win(players[2], "OX")
    enter(caller, room, players[2])
    for letter in "BAQ":
        players[2].post("/guess", letter=letter)
    players[3].post("/guess", letter="O")
    players[4].post("/guess", letter="O")
    players[4].post("/game")
    assert [row["seat"] for row in seats(caller, room, idle="0").json["results"]] == [2, 3, 4, 5]
    assert [row["seat"] for row in seats(caller, room, idle="1").json["results"]] == [2, 3]
    assert [row["seat"] for row in seats(caller, room, idle="1").json["results"]] == [2, 3]
    assert [row["seat"] for row in seats(caller, room, idle="4").json["results"]] == [3]
    assert seats(caller, room, idle="1000").json["seats"] == 0


def test_a_rule_frees_all_who_came_after_a_time(direct):
    caller = direct()
    room = make(caller, words="OX")
    early = [enter(caller, room) for _ in range(2)]
    time.sleep(1.1)
    between = moment()
    time.sleep(1.1)
    late = [enter(caller, room) for _ in range(3)]
    win(late[0], "OX")
    assert [row["seat"] for row in seats(caller, room, after=between).json["results"]] == [1, 2]
    assert [show(player, room).json["seat"] for player in early + late] == [1, 2, None, None, None]
    assert seats(caller, room, after=moment(days=1)).json["seats"] == 2
    assert seats(caller, room, after="2000-01-01T00:00:00Z").json["seats"] == 0


def test_a_rule_keeps_some_and_frees_all_others(direct):
    caller = direct()
    room = make(caller, words="OX")
    for _ in range(5):
        enter(caller, room)
    ids = list(rows(caller, room))
    # An id that stands twice counts once.
    reply = seats(caller, room, keep=f"{ids[4]},{ids[1]},{ids[4]}")
    assert [(row["seat"], row["id"]) for row in reply.json["results"]] == [(2, ids[1]), (5, ids[4])]
    assert [row["seat"] for row in seats(caller, room, keep=ids[1]).json["results"]] == [2]
    for gone in (ids[0], f"{ids[1]},{ids[0]}", "00000000", "", ",", ids[1][:7], ids[1].upper() + "0", "2"):
        reply = seats(caller, room, keep=gone)
        assert (reply.status, reply.code) == (400, "invalid-setting"), gone
    assert list(rows(caller, room)) == [ids[1]]
    # Frees several seats by their ids; if one id is not a seat's, none is freed.
    for _ in range(3):
        enter(caller, room)
    ids = list(rows(caller, room))
    assert seats(caller, room, remove=f"{ids[0]},{'0' * 8}").code == "invalid-setting"
    assert list(rows(caller, room)) == ids
    assert seats(caller, room, remove=",".join(ids[:3])).json["seats"] == 1


def test_a_locked_room_lets_nobody_else_in(direct):
    caller = direct()
    room = make(caller, words="OX\nAX")
    assert room["locked"] is False
    player = enter(caller, room)
    assert seats(caller, room, lock="true").json["locked"] is True
    stranger = caller.player()
    refused = stranger.post("/game", room=room["id"])
    assert (refused.status, refused.code, refused.cookie) == (409, "room-full", None)
    win(player, "OX")
    assert player.post("/game", room=room["id"]).status == 201, "who is in plays on"
    assert seats(caller, room, lock="true").status == 200
    assert seats(caller, room, lock="false").json["locked"] is False
    assert stranger.post("/game", room=room["id"]).status == 201


@pytest.mark.parametrize("form, code", [
    ({}, "invalid-setting"), ({"idle": "-1"}, "invalid-setting"), ({"idle": "x"}, "invalid-setting"),
    ({"idle": ""}, "invalid-setting"), ({"after": ""}, "invalid-setting"), ({"after": "yesterday"}, "invalid-setting"),
    ({"after": "2026-13-01T00:00:00Z"}, "invalid-setting"), ({"lock": ""}, "invalid-setting"),
    ({"lock": "yes"}, "invalid-setting"), ({"keep": ""}, "invalid-setting"), ({"remove": "0badf00"}, "invalid-setting"),
    ({"remove": "0badf00d"}, "invalid-setting"), ({"remove": "idle", "idle": "0"}, "invalid-request"),
    ({"idle": "1", "lock": "true"}, "invalid-request"), ({"keep": "0badf00d", "after": "x"}, "invalid-request"),
    ({"before": "2026-01-01T00:00:00Z"}, "invalid-request"),
])
def test_rules_that_are_refused_change_nothing(direct, form, code):
    caller = direct()
    room = make(caller, words="OX")
    enter(caller, room)
    before = show(caller.player(), room, key=room["key"]).json
    refused = seats(caller, room, **form)
    assert (refused.status, refused.code) == (400, code)
    assert show(caller.player(), room, key=room["key"]).json == before
    wrong = caller.player().post("/room/seats", id=room["id"], key="0" * 26, lock="true")
    assert wrong.code == "no-room"


def test_a_room_opens_and_closes_by_the_clock(direct):
    caller = direct()
    plain = make(caller, words="OX")
    assert (plain["opensAt"], plain["closesAt"]) == (None, None)
    opens, closes = moment(hours=1), moment(hours=2)
    room = make(caller, words="OX\nAX", opensAt=opens, closesAt=closes)
    assert (room["opensAt"], room["closesAt"], room["closed"]) == (opens, closes, False)
    player = caller.player()
    refused = player.post("/game", room=room["id"])
    assert (refused.status, refused.code, refused.cookie) == (409, "room-not-open", None)
    assert show(player, room).json["seats"] == 0

    def move(**times):
        reply = caller.player().post("/room/times", id=room["id"], key=room["key"], **times)
        assert reply.status == 200, reply.json
        assert (reply.json["opensAt"], reply.json["closesAt"]) == (
            times.get("opensAt") or None, times.get("closesAt") or None)
        return reply.json

    move(opensAt=moment(seconds=-5), closesAt=closes)
    assert player.post("/game", room=room["id"]).status == 201
    opened = enter(caller, room)
    move(opensAt=opens)
    assert player.post("/guess", letter="O").code == "room-not-open", "no first guess"
    move(closesAt=closes, opensAt="")
    assert player.post("/guess", letter="O").status == 200
    assert show(player, room).json["results"] is None
    assert move(opensAt=moment(seconds=-9), closesAt=moment(seconds=-1))["closed"] is True
    assert opened.post("/guess", letter="O").code == "room-closed"
    assert caller.player().post("/game", room=room["id"]).code == "room-closed"
    assert show(player, room).json["results"] is not None
    assert win(player, "X")["status"] == "won", "what was begun is finished"
    assert player.post("/game", room=room["id"]).code == "room-closed"
    assert move()["closed"] is False
    assert player.post("/game", room=room["id"]).json["room"]["round"] == 2
    caller.player().post("/room/close", id=room["id"], key=room["key"])
    assert move(closesAt=moment(days=1))["closed"] is True, "closed by hand"


def test_a_shared_board_opens_closes_and_is_locked_alike(direct):
    caller = direct()
    room = make(caller, words="OX", board="shared", opensAt=moment(hours=1))
    assert caller.player().post("/game", room=room["id"]).code == "room-not-open"

    def move(**times):
        assert caller.player().post("/room/times", id=room["id"], key=room["key"], **times).status == 200

    def say(player, letter):
        return player.post("/room/guess", id=room["id"], round="1", letter=letter)

    move()
    first, second = enter(caller, room), enter(caller, room)
    assert show(first, room).json["seats"] == 2
    assert say(second, "Q").json["game"]["guesses"][0]["seat"] == 2
    board = say(first, "Z").json
    assert all(re.fullmatch(ID, seat["id"]) for seat in board["seats"]) and len(board["seats"]) == 2
    assert seats(caller, room, remove=board["seats"][1]["id"]).json["seats"] == 1
    assert say(second, "O").code == "no-seat"
    seats(caller, room, lock="true")
    assert caller.player().post("/game", room=room["id"]).code == "room-full"
    seats(caller, room, lock="false")
    enter(caller, room)
    seen = first.get(f"/room/board?id={room['id']}").json
    assert seen["turn"] > board["turn"], "who comes and goes changes the board"
    assert [guess["seat"] for guess in seen["game"]["guesses"]] == [None, 1], "nobody said what the removed one said"
    assert [(seat["seat"], seat["guesses"]) for seat in seen["seats"]] == [(1, 1), (2, 0)]
    assert [row["seat"] for row in board["seats"]] == [1, 2]
    assert seats(caller, room, idle="0").json["seats"] == 1
    # The round that has begun can be finished, while nobody enters.
    enters = lambda: caller.player().post("/game", room=room["id"])
    move(opensAt=moment(hours=1))
    assert (enters().code, say(first, "O").json["outcome"]) == ("room-not-open", "hit")
    move(closesAt=moment(seconds=-1))
    assert (enters().code, say(first, "X").json["game"]["status"]) == ("room-closed", "won")


def test_who_spoke_in_an_earlier_round_of_a_board_is_not_idle(direct):
    caller = direct()
    room = make(caller, words="OX\nAX", board="shared")
    first, second = enter(caller, room), enter(caller, room)
    for letter in "OX":
        assert second.post("/room/guess", id=room["id"], round="1", letter=letter).status == 200
    caller.player().post("/room/next", id=room["id"], key=room["key"], round="1")
    assert seats(caller, room, remove="idle").json["seats"] == 1
    assert (show(first, room).json["seat"], show(second, room).json["seat"]) == (None, 2)
    assert seats(caller, room, idle="1").json["seats"] == 1
    assert seats(caller, room, idle="2").json["seats"] == 0


@pytest.mark.parametrize("times", [
    {"opensAt": "tomorrow"}, {"closesAt": "2026-02-30T00:00:00Z"}, {"opensAt": "2026-11-27T24:00:00Z"},
    {"opensAt": "2026-11-27 09:00:00Z"}, {"opensAt": "2026-11-27T09:00:00"}, {"closesAt": "1969-12-31T23:59:59Z"},
    {"opensAt": "2026-11-27T09:00:00Z", "closesAt": "2026-11-27T08:59:59Z"},
    {"opensAt": "2026-11-27T09:00:00Z", "closesAt": "2026-11-27T09:00:00Z"}, {"opensAt": "2026-11-27T09:00:00+01:00"},
])
def test_times_that_are_refused_change_nothing(direct, times):
    caller = direct()
    refused = caller.player().post("/room", words="OX", **times)
    assert (refused.status, refused.code) == (400, "invalid-setting")
    room = make(caller, words="OX", opensAt="2026-11-27T09:00:00Z", closesAt="2099-02-28T23:59:59Z")
    refused = caller.player().post("/room/times", id=room["id"], key=room["key"], **times)
    assert (refused.status, refused.code) == (400, "invalid-setting")
    for key in ("", "0" * 26):
        assert caller.player().post("/room/times", id=room["id"], key=key).code == "no-room"
    shown = show(caller.player(), room).json
    assert (shown["opensAt"], shown["closesAt"]) == ("2026-11-27T09:00:00Z", "2099-02-28T23:59:59Z")
    tried = caller.player().post("/room", words="OX", opensAt="2027-01-31T12:00:00Z", **{"try": "true"}).json
    assert (tried["opensAt"], tried["closesAt"]) == ("2027-01-31T12:00:00Z", None)


@pytest.mark.parametrize("text", [
    "1970-01-01T00:00:00Z", "2000-02-29T23:59:59Z", "2028-02-29T12:34:56Z", "2027-03-01T00:00:00Z", "2026-12-31T23:59:59Z",
    "2100-03-01T00:00:00Z", "9999-12-31T23:59:59Z", "2026-08-31T00:00:00Z", "2026-07-01T00:00:01Z",
])
def test_a_time_comes_back_as_it_was_sent(direct, text):
    assert make(direct(), words="OX", opensAt=text)["opensAt"] == text


def change_code(caller, room):
    reply = caller.player().post("/room/code", id=room["id"], key=room["key"])
    assert reply.status == 200, reply.json
    return reply.json["pass"]


def test_a_room_gets_another_code(direct):
    """A seat stays; the old link and code let nobody in; each change makes the earlier pass invalid."""
    caller = direct(environment={"HANGMAN_NEW_PLAYERS": "0", "HANGMAN_NEW_ROOMS": "0"})
    room = make(caller, words="OX\nAX")
    assert room["pass"] is None
    player, stranger = enter(caller, room), caller.player()
    assert show(stranger, room, **{"pass": "ABCD"}).status == 200, "a pass that is not asked for"
    first = change_code(caller, room)
    assert re.fullmatch("[0-9A-HJKMNP-TV-Z]{4}", first)
    assert show(stranger, room, key=room["key"]).json["pass"] == first
    for name in ({}, {"pass": ""}, {"pass": "U"}, {"pass": first + "0"}, {"pass": first[1:]}):
        for id in (room["id"], room["id"][:8]):
            for reply in (show(stranger, {"id": id}, **name), stranger.post("/game", room=id, **name)):
                assert (reply.status, reply.code) == (403, "new-code")
    assert show(player, room).json["pass"] is None and win(player, "OX")
    typed = {"pass": first.lower().replace("0", "o").replace("1", "l")}
    assert show(stranger, room, **typed).json["pass"] is None
    second = change_code(caller, room)
    assert second != first and show(stranger, room, **typed).code == "new-code"
    other = caller.player()
    assert other.post("/game", room=room["id"][:8], **{"pass": second}).json["room"]["seat"] == 2
    assert win(other, "OX") and show(other, room).status == 200
    assert (show(caller.player(), room, key=room["key"]).json["id"], len(rows(caller, room))) == (room["id"], 2)
    assert caller.player().post("/game", **{"pass": second}).code == "invalid-request"
    for key in ("", "0" * 26):
        assert caller.player().post("/room/code", id=room["id"], key=key).code == "no-room"


def test_who_was_removed_needs_the_new_code(direct):
    """A player whose seat was freed continues a round only with the pass."""
    caller = direct()
    room = make(caller, words="OX\nAX")
    player = enter(caller, room)
    player.post("/guess", letter="O")
    code = change_code(caller, room)
    assert caller.player().post("/room/times", id=room["id"], key=room["key"]).json["pass"] == code
    seats(caller, room, lock="true")
    assert seats(caller, room, remove="1").json["pass"] == code and seats(caller, room, lock="false").status == 200
    for reply in (player.post("/guess", letter="X"), player.post("/game", room=room["id"]), show(player, room)):
        assert (reply.status, reply.code) == (403, "new-code")
    assert player.get("/game").json["status"] == "playing"
    assert player.post("/game", room=room["id"], **{"pass": code}).json["room"]["seat"] == 1
    assert player.post("/guess", letter="X").json["status"] == "won"


def test_a_shared_board_gets_another_code(direct):
    caller = direct()
    room = make(caller, words="OX", board="shared")
    player = enter(caller, room)
    code = change_code(caller, room)
    stranger = caller.player()
    assert stranger.post("/game", room=room["id"]).code == "new-code"
    assert player.post("/room/guess", id=room["id"], round="1", letter="O").json["outcome"] == "hit"
    assert stranger.post("/game", room=room["id"], **{"pass": code}).status == 201
    assert stranger.get(f"/room/board?id={room['id']}").json["game"]["pattern"] == "O_"


def test_wrong_passes_are_counted(direct):
    caller = direct(environment={"HANGMAN_NEW_PLAYERS": "2"})
    room = make(caller, words="OX")
    change_code(caller, room)
    codes = {show(caller.player(), room, **{"pass": f"00{number:02}"}).code for number in range(30)}
    assert codes == {"new-code", "full"}


def test_a_room_that_waits_long_lives_until_after_its_time(direct):
    room = make(direct(), words="OX", opensAt=moment(days=120), closesAt=moment(days=130))
    assert room["expiresAt"] > moment(days=219)


def test_entering_and_removing_at_once_never_gives_an_id_twice(direct):
    """Eight come and go while the author removes all who have not guessed."""
    caller = direct(environment={"HANGMAN_LOCK_SECONDS": "20"})
    room = make(caller, words="OX\nAX\nUP")
    players = [caller.player() for _ in range(24)]
    given = []

    def come(player):
        reply = player.post("/game", room=room["id"])
        assert reply.status in (200, 201), reply.json
        reply = player.post("/guess", letter="O")
        assert reply.status == 200 and reply.json["room"]["seat"]

    def remove(rule):
        given.append(seats(caller, room, **rule).json["results"])

    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        work = [pool.submit(come, player) for player in players[:8]]
        for number, player in enumerate(players[8:]):
            work.append(pool.submit(come, player))
            if number % 3 == 0:
                work.append(pool.submit(remove, {"idle": str(number % 2)}))
        for one in work:
            one.result()
    given.append(show(caller.player(), room, key=room["key"]).json["results"])
    for seen in given:
        assert len({row["id"] for row in seen}) == len({row["seat"] for row in seen}) == len(seen)
    held = {}
    for player in players:
        seat = show(player, room).json["seat"]
        if seat:
            assert held.setdefault(seat, player) is player
    assert sorted(held) == [row["seat"] for row in given[-1]]
    for player in players:
        assert win(player, "X")["room"]["seat"]
    assert len(rows(caller, room)) == 24
