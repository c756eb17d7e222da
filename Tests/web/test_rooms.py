"""Rooms: one link, several people; written only from the contract."""

import concurrent.futures
import csv
import hashlib
import plistlib
import re
import secrets
import string
import time
import urllib.parse
from datetime import datetime

import calls
import pytest

LINK = "[0-7][0-9A-HJKMNP-TV-Z]{25}"
ROOM = {"title", "scene", "kind", "rounds", "length", "mistakes", "evil", "cunning", "language", "letters", "direction",
        "worth", "table", "board", "closed", "locked", "pass", "opensAt", "closesAt", "createdAt", "expiresAt", "lines", "seat", "seats", "own", "results"}


def make(caller, **form):
    reply = caller.player().post("/room", **form)
    assert reply.status == 201, reply
    assert re.fullmatch(LINK, reply.json["id"]) and re.fullmatch(LINK, reply.json["key"])
    assert reply.all("Set-Cookie") == []
    return reply.json


@pytest.mark.parametrize("form, length", [
    ({"words": "pet shop"}, 8), ({"trap": "BEAR\nBOAR"}, 4), ({"words": "BEAR\nHORSE"}, None), ({"rounds": "1"}, None),
])
def test_an_invitation_says_how_long_its_word_is_and_never_that_of_a_later_one(direct, form, length):
    caller = direct()
    assert show(caller.player(), make(caller, **form)).json["length"] == length


def without_ids(rows):
    """Rows of results, or results of one's own, as they were before seats had ids."""
    for row in rows:
        assert re.fullmatch("[0-9a-f]{8}", row["id"])
    plain = [{name: value for name, value in row.items() if name != "id"} for row in rows]
    return plain if any("rounds" in row for row in rows) else [
        {name: value for name, value in row.items() if name != "seat"} for row in plain]


def show(player, room, **form):
    query = "&".join(f"{name}={value}" for name, value in {"id": room["id"], **form}.items())
    return player.get(f"/room?{query}")


def digest(nonce, text):
    return hashlib.sha256(f"{nonce}:{text}".encode()).hexdigest()


def play(player, letters=string.ascii_uppercase):
    """Guesses until the end; every reply."""
    replies = [player.get("/game").json]
    for letter in letters:
        if replies[-1]["status"] == "playing":
            replies.append(player.post("/guess", letter=letter).json)
    return replies


def win(player, word):
    return play(player, dict.fromkeys(word))[-1]


def test_three_play_the_words_of_a_fourth(direct):
    """Each sees the others' results once all rounds are played, the author at any time."""
    caller = direct()
    room = make(caller, words="banana\twhat apes eat\r\nZEBRA\n", mistakes="3")
    assert set(room) == ROOM | {"id", "key"}
    assert (room["kind"], room["mistakes"], room["evil"], room["letters"]) == (
        "words", 3, False, string.ascii_uppercase)
    assert [item["clue"] for item in room["rounds"]] == ["what apes eat", None]
    assert [digest(item["nonce"], word) for item, word in zip(room["rounds"], ["BANANA", "ZEBRA"])] == [
        item["commitment"] for item in room["rounds"]]

    assert room["lines"] == [
        {"word": "BANANA", "clue": "what apes eat"}, {"word": "ZEBRA", "clue": None}]

    first, second, third = (caller.player() for _ in range(3))
    shown = show(first, room).json
    assert set(shown) == ROOM | {"id"}
    assert (shown["seat"], shown["seats"], shown["own"], shown["results"]) == (None, 0, [], None)
    assert [set(item) for item in shown["rounds"]] == [{"commitment", "clue"}] * 2

    begun = first.post("/game", room=room["id"])
    assert begun.status == 201 and begun.cookie
    assert begun.json["room"] == {
        "id": room["id"], "round": 1, "clue": "what apes eat", "seat": 1}
    assert begun.json["commitment"] == room["rounds"][0]["commitment"]
    again = first.post("/game", room=room["id"].lower())
    assert (again.status, again.json) == (200, begun.json)
    end = win(first, "BANANA")
    assert (end["status"], end["answer"], end["nonce"]) == (
        "won", "BANANA", room["rounds"][0]["nonce"])
    assert without_ids(show(first, room).json["own"]) == [
        {"round": 1, "status": "won", "mistakes": 0, "guesses": 3}]
    assert show(first, room).json["results"] is None, "a round is left"
    assert first.post("/game", room=room["id"], round="1").status == 200, "the present one"
    assert first.post("/game", room=room["id"]).json["room"]["round"] == 2
    assert first.post("/game", room=room["id"], round="1").code == "round-played"
    win(first, "ZEBRA")

    assert second.post("/game", room=room["id"], round="2").json["room"]["seat"] == 2
    lost = play(second, "QXJ")[-1]
    assert (lost["status"], lost["answer"], lost["room"]["clue"]) == ("lost", "ZEBRA", None)
    replay = second.get("/replay").json
    assert (replay["value"], [(turn["before"], turn["after"]) for turn in replay["turns"]]) == (
        None, [(1, 1)] * 3), "the computer had one word"
    third.post("/game", room=room["id"])
    third.post("/guess", letter="Q")
    assert third.post("/game").status == 201, "given up"

    results = [
        {"seat": 1, "rounds": [{"round": 1, "status": "won", "mistakes": 0, "guesses": 3},
                               {"round": 2, "status": "won", "mistakes": 0, "guesses": 5}]},
        {"seat": 2, "rounds": [{"round": 2, "status": "lost", "mistakes": 3, "guesses": 3}]},
        {"seat": 3, "rounds": [{"round": 1, "status": "lost", "mistakes": 1, "guesses": 1}]},
    ]
    assert without_ids(show(first, room).json["results"]) == results
    assert show(second, room).json["results"] is None
    assert without_ids(show(caller.player(), room, key=room["key"]).json["results"]) == results
    for player in (first, second, third):
        history = player.get("/history").json
        assert (history["played"], history["scores"]) == (0, []), "the room alone counts it"
    assert third.post("/game", room=room["id"], round="1").code == "round-played"


def test_drawn_rounds_are_the_same_for_all(direct):
    caller = direct()
    room = make(caller, rounds="2", length="7", mistakes="2", cunning="diabolical")
    assert (room["kind"], len(room["rounds"]), room["cunning"]) == ("rounds", 2, "diabolical")
    games = []
    for player in (caller.player(), caller.player()):
        begun = player.post("/game", room=room["id"], round="2").json
        assert begun["left"] is None, "nothing that counts the words before the end"
        end = play(player, "EQX")[-1]
        assert digest(end["nonce"], end["seed"]) == end["commitment"] == begun["commitment"]
        assert end["commitment"] == room["rounds"][1]["commitment"]
        assert player.get("/replay").status == 200
        games.append((end["guesses"], end["answer"], end["left"]))
    assert games[0] == games[1]


def test_a_drawn_round_has_a_word_of_another_length_than_the_two_before(direct):
    caller = direct()
    room, player = make(caller, rounds="12", list="medium", length="any"), caller.player()
    lengths = [len(player.post("/game", room=room["id"], round=str(n)).json["pattern"]) for n in range(1, 13)]
    assert all(length not in lengths[max(0, n - 2):n] for n, length in enumerate(lengths)), lengths

def test_each_round_of_each_room_has_a_secret_of_its_own(direct):
    """A player who knows one round cannot open the promise of another."""
    caller = direct()
    rooms = [make(caller, rounds="3"), make(caller, rounds="3"), make(caller, words="ZEBRA\nZEBRA")]
    rounds = [item for room in rooms for item in room["rounds"]]
    assert len({item["nonce"] for item in rounds}) == len(rounds) == 8
    player = caller.player()
    seeds = set()
    for room in rooms[:2]:
        for _ in room["rounds"]:
            player.post("/game", room=room["id"])
            seeds.add(play(player, "ETAOINSHRDLUCMFWYPVBGKJQXZ")[-1]["seed"])
    assert len(seeds) == 6


def test_the_author_gets_the_words_back_as_they_were_taken_and_nobody_else(direct):
    caller = direct()
    room = make(caller, words="Straße\tein Weg\nÄpfel", list="german-easy")
    lines = [{"word": "STRASSE", "clue": "ein Weg"}, {"word": "ÄPFEL", "clue": None}]
    assert room["lines"] == lines == show(caller.player(), room, key=room["key"]).json["lines"]
    trap = make(caller, trap="bear\nboar")
    assert trap["lines"] == [{"word": "BEAR", "clue": None}, {"word": "BOAR", "clue": None}]
    assert make(caller, rounds="1")["lines"] is None
    for room in (room, trap):
        assert show(caller.player(), room).json["lines"] is None
    assert caller.player().post("/room", words="ZEBRA", **{"try": "true"}).json["lines"] is None


@pytest.mark.parametrize("asked", [{}, {"round": "1"}], ids=["any", "round"])
def test_a_void_game_of_a_room_is_begun_again(direct, data, asked):
    folder = data(["BEAR", "DEAR", "HEAR"])
    caller = direct(folder)
    room = make(caller, rounds="1", length="4")
    player = caller.player()
    player.post("/game", room=room["id"])
    assert player.post("/guess", letter="E").json["outcome"] == "hit"
    (folder / "words.plist").write_bytes(plistlib.dumps(["BOAT", "DOGS"]))
    assert player.post("/guess", letter="A").json["status"] == "void"
    assert player.post("/game", room=room["id"], **asked).status == 201
    assert show(player, room).json["own"] == []


def test_a_round_without_a_guess_may_be_left(direct):
    caller = direct()
    room = make(caller, words="BANANA\nZEBRA")
    player = caller.player()
    player.post("/game", room=room["id"])
    assert player.post("/game").status == 201
    assert player.post("/game", room=room["id"]).json["room"]["round"] == 1


def test_a_language_has_its_own_letters(direct):
    caller = direct()
    room = make(caller, words="Straße\tein Weg\nÄpfel", list="german-easy")
    assert room["language"] == "de" and "Ä" in room["letters"]
    player = caller.player()
    assert len(player.post("/game", room=room["id"]).json["pattern"]) == len("STRASSE")
    assert win(player, "STRASSE")["answer"] == "STRASSE"
    assert digest(room["rounds"][1]["nonce"], "ÄPFEL") == room["rounds"][1]["commitment"]


@pytest.mark.parametrize("words, refused", [
    ("", "1 empty"), ("\n\n", "1 empty"), ("GOOD\n404", "2 signs"), ("GOOD\nЖУК", "2 letters"),
    ("\tonly a clue", "1 empty"), ("GOOD\n" + "A" * 65, "2 long"), ("\n".join(["WORD"] * 43), "41 long"),
    ("GOOD\nNU\0L", "2 letters"), ("A\vB", "1 letters"), ("GOOD\tsecret\tmore", ""),
    ("GOOD\t" + "x" * 81, "1 clue"), ("ZEBRA\tlike zebras", "1 clue"), ("OK\tok then", "1 clue"),
    ("AN  OX", "1 letters"), ("--", "1 empty"), ("GOOD\tbell\x07", ""),
    ("GOOD\nmotherfucker", "2 blocked"), ("GOOD\nBETTER\nthe arse of it", "3 blocked"),
    ("GOOD\tmore", ""), ("B<D\n\narse\nGOOD\nZEBRA\tlike a Motherfucker's horse\n--\nGOOD",
     "1 letters, 3 blocked, 5 blocked, 6 empty"),
])
def test_all_lines_that_are_no_words_are_refused_by_their_numbers(direct, words, refused):
    """Refused lines have reasons. `try` names the same lines, and shows the room that the others would make."""
    caller = direct()
    lines = [{"line": int(line), "reason": reason}
             for line, reason in (item.split() for item in refused.split(", ") if item)]
    tried = caller.player().post("/room", words=words, **{"try": "true"})
    assert (tried.status, tried.json["refused"]) == (200, lines)
    left = sum(map(bool, words.split("\n"))) - len(lines)
    assert len(tried.json.get("rounds", [])) == (40 if "41" in refused else max(0, left))
    if not lines:
        return
    reply = caller.player().post("/room", words=words)
    assert (reply.status, reply.code, reply.json["lines"]) == (400, "invalid-words", lines)
    for line in lines:
        sentence = f"Line {line['line']} has a word that this server does not pass on."
        assert f"Line {line['line']} " in reply.json["detail"]
        assert (sentence in reply.json["detail"]) == (line["reason"] == "blocked")
    for word in re.findall(r"\w{3,}", words):
        assert word.upper() not in reply.json["detail"].upper(), "the input is not repeated"


@pytest.mark.parametrize("words, list", [
    ("ZEBRA\tlike a Motherfucker's horse", "words"), ("GOOD\tarse!", "words"),
    ("Apfel\tder (Arsch) im Garten", "german-easy"), ("Arschloch", "german-easy"),
    ("motherfucker", "words"), ("picture of arse", "words"), ("assholes", "words"), ("as shole", "words"),
])
def test_a_room_has_no_word_that_its_language_blocks(direct, words, list):
    reply = direct().player().post("/room", words=words, list=list)
    assert (reply.code, reply.json["lines"]) == ("invalid-words", [{"line": 1, "reason": "blocked"}])


@pytest.mark.parametrize("list, words", [
    # Each is blocked in some other language, most by their stems.
    ("words", "HERE\nKISS\nBITE\nPARTY\nPATTERN\nTRUTH\nBUNDLE\nPICTURE BOOK\nTO PUT UP WITH\nPET SHOP"),
    ("german-easy", "Orgel\nBundesland\nnicht"), ("spanish-easy", "hora\thour: a part, here\nPeter"),
    ("danish-easy", "bøger"), ("finnish-easy", "muista"), ("portuguese-easy", "senhora"),
])
def test_a_word_is_not_refused_for_another_language(direct, list, words):
    make(direct(), list=list, words=words)


@pytest.mark.parametrize("title", ["Ein Arschloch, Kinder", "x" * 61])
def test_a_title_is_held_against_what_words_are(direct, title):
    reply = direct().player().post("/room", words="Apfel", list="german-easy", title=title)
    assert (reply.status, reply.code) == (400, "invalid-setting")


def test_what_blocks_words_in_rooms_can_be_another_part_of_the_file(direct, data):
    """A dictionary's `rooms` counts if there is one; `*` means any letters; a broken file is logged."""
    folder = data(["BEAR"])
    refused = lambda word: direct(folder).player().post("/room", words=word).code == "invalid-words"
    assert not refused("SEA")
    for blocked in (["SEA"], {"entries": ["SEA"]}, {"entries": ["BEE"], "rooms": ["sea*"]}):
        (folder / "blocked.plist").write_bytes(plistlib.dumps(blocked))
        assert refused("SEA") and not refused("BEE"), blocked
    assert refused("SEASIDE") and refused("SEA-SIDE") and not refused("OVERSEAS")
    (folder / "blocked.plist").write_text("no list")
    assert not refused("SEA")


@pytest.mark.parametrize("words, is_refused", [
    ("SEA SIDE", True), ("SEAS IDES", True), ("SE-ASI-DES", True), ("S E A S I D E S", True), ("ROVERSEA", True),
    ("O V E R S E A", True), ("R O V E R S E A", True),
    ("SEA SIDE CAFE", False), ("SE ASIDE SHOW", False), ("ROVE RSEA", False), ("MY SEASI DE", False),
])
def test_an_asterisk_matches_no_letters_across_a_space_unless_all_letters_are_apart(direct, data, words, is_refused):
    """As "mer de glace" has no "merde", though it is blocked with an asterisk."""
    folder = data(["BEAR"])
    (folder / "blocked.plist").write_bytes(plistlib.dumps({"entries": [], "rooms": ["seaside*", "*oversea"]}))
    assert (direct(folder).player().post("/room", words=words).code == "invalid-words") == is_refused


@pytest.mark.parametrize("exception", ["seal*", "SEALED", "s*d"])
@pytest.mark.parametrize("lines", [["{}", "sea*"], ["sea*", "{}"]])
def test_a_word_that_an_exception_names_is_not_refused(direct, data, lines, exception):
    """Wherever it stands in the file."""
    folder = data(["BEAR"])
    rooms = [line.format(f"except: {exception}") for line in lines]
    (folder / "blocked.plist").write_bytes(plistlib.dumps({"entries": ["BEE"], "rooms": rooms}))
    refused = lambda word: direct(folder).player().post("/room", words=word).code == "invalid-words"
    assert refused("SEASIDE") and refused("SEAS*DE") and refused("SEALED SEA") and refused("EXCEPT SEA")
    assert not refused("SEALED") and not refused("BEE")


@pytest.mark.parametrize("words", [
    # Blocked as a word, not as a part of one.
    "TOWN\tnear Scunthorpe", "GREETING\tin embarrassment",
    "ok\tbroken", "BLANK\n\n  \nLINES", "\n".join(["WORD"] * 40), "an old-hand's\tidiom\r\n",
    "A" * 64 + "\t" + "é" * 80, "WORD\tמילה\u200f!",
])
def test_lines_that_are_words_make_a_room(direct, words):
    make(direct(), words=words)


@pytest.mark.parametrize("form, code", [
    ({}, "invalid-request"), ({"words": "A", "rounds": "1"}, "invalid-request"),
    ({"rounds": "0"}, "invalid-setting"), ({"rounds": "21"}, "invalid-setting"),
    ({"words": "WORD", "table": "some"}, "invalid-setting"),
    ({"words": "WORD", "try": "maybe"}, "invalid-setting"),
    ({"words": "WORD", "list": "none"}, "invalid-setting"),
    ({"words": "WORD", "mistakes": "27"}, "invalid-setting"),
    ({"words": "WORD", "seed": "1"}, "invalid-request"),
    ({"words": "A" * 8192}, "too-large"),
])
def test_what_makes_no_room(direct, form, code):
    assert direct(environment={"HANGMAN_BODY_BYTES": "65536"}).player().post("/room", **form).code == code


def worth(entries, mistakes=0):
    """The mistakes that nobody avoids: a second solver, the plainest."""
    letters = set("".join(entries))
    if len(entries) == 1:
        return 0

    def cost(letter):
        families = {}
        for entry in entries:
            families.setdefault(tuple(p for p, c in enumerate(entry) if c == letter), []).append(entry)
        if len(families) == 1:
            return None
        return max(worth(tuple(kept)) + (not places) for places, kept in families.items())

    return min(value for value in map(cost, sorted(letters)) if value is not None)


def best(entries, guessed):
    """A letter that a perfect player says."""
    def cost(letter):
        families = {}
        for entry in entries:
            families.setdefault(tuple(p for p, c in enumerate(entry) if c == letter), []).append(entry)
        return max(worth(tuple(kept)) + (not places) for places, kept in families.items())

    return min(sorted(set("".join(entries)) - guessed), key=cost)


TRAP = ("BEAR", "BOAR", "DEER", "DOOR", "HARE", "HERE", "HIRE", "FIRE", "WIRE", "WARE")


def test_a_trap_costs_a_perfect_player_what_it_is_worth(direct):
    caller = direct()
    tried = caller.player().post("/room", trap="\n".join(TRAP), **{"try": "true"})
    assert (tried.status, set(tried.json), tried.json["refused"]) == (200, ROOM | {"refused"}, [])
    assert tried.json["worth"] == worth(TRAP) and not list(caller.state.glob("rooms/*"))
    room = make(caller, trap="\n".join(TRAP), mistakes="26")
    assert (room["kind"], room["evil"], room["worth"], len(room["rounds"])) == (
        "trap", True, worth(TRAP), 1)
    assert digest(room["rounds"][0]["nonce"], "\n".join(TRAP)) == room["rounds"][0]["commitment"]
    player = caller.player()
    game = player.post("/game", room=room["id"]).json
    assert (game["left"], game["trap"], game["commitment"]) == (
        None, None, room["rounds"][0]["commitment"])
    left = TRAP
    while game["status"] == "playing":
        letter = best(left, {guess["letter"] for guess in game["guesses"]})
        game = player.post("/guess", letter=letter).json
        places = set(game["guesses"][-1]["positions"])
        left = tuple(word for word in left if {p for p, c in enumerate(word) if c == letter} == places)
    assert (game["status"], game["mistakes"], game["trap"]) == ("won", room["worth"], list(TRAP))
    assert game["left"][0] == len(TRAP) and game["left"][-1] == 1
    assert digest(game["nonce"], "\n".join(game["trap"])) == game["commitment"]
    replay = player.get("/replay").json
    assert replay["turns"][0]["before"] == len(TRAP)
    assert replay["value"] == {"lower": room["worth"], "upper": room["worth"]}
    assert show(player, room).json["results"][0]["rounds"][0]["mistakes"] == room["worth"]


@pytest.mark.parametrize("trap, line, reason, left", [
    ("BEAR", 1, "shape", 0), ("BEAR\nHORSE", 2, "shape", 0), ("BEAR\nBOAR\nbear", 3, "twice", 1),
    ("BEAR\nBOAR\tclue", 2, "clue", 0), ("IT'S\nITEM", 2, "shape", 0), ("BEAR\n\nOX-S", 3, "shape", 0),
    ("BEAR\nARSE", 2, "blocked", 0), ("BEAR\nARSE\nBOAR", 2, "blocked", 1),
])
def test_words_that_make_no_trap(direct, trap, line, reason, left):
    reply = direct().player().post("/room", trap=trap)
    assert reply.code == "invalid-words" and f"Line {line} " in reply.json["detail"]
    assert reply.json["lines"] == [{"line": line, "reason": reason}]
    tried = direct().player().post("/room", trap=trap, **{"try": "true"}).json
    assert tried["refused"] == reply.json["lines"] and len(tried.get("rounds", [])) == left


@pytest.mark.parametrize("more", [{}, {"board": "shared"}, {"list": "german"}])
def test_a_trap_is_evil_and_without_a_clue_whatever_else_is_sent(direct, more):
    caller = direct()
    room = make(caller, trap="HARE\nBEAR", clue="true", evil="false", **more)
    game = caller.player().post("/game", room=room["id"]).json
    settings = game.get("game", game)["settings"]
    assert (settings["evil"], settings["clue"]) == (True, False)


@pytest.mark.parametrize("form", [{"words": "HARE"}, {"trap": "BEAR\nBOAR"}, {"draw": "2", "try": "true"}])
@pytest.mark.parametrize("more", [{"clue": "true"}, {"clue": "true", "evil": "true"}, {"evil": "true", "cunning": "diabolical"}, {"length": "60"}])
def test_what_does_not_apply_to_a_room_of_words_is_as_if_it_were_not_sent(direct, form, more):
    """The words decide the opponent; only drawn ones have a length to choose."""
    author = direct().player()
    plain, made = author.post("/room", **form), author.post("/room", **form, **more)
    if "draw" in form and "length" in more:
        assert made.code == "invalid-setting" and "no entry of this length" in made.json["detail"]
        return
    assert made.status == plain.status
    alike = ("kind", "length", "mistakes", "evil", "cunning", "worth")
    assert [made.json[name] for name in alike] == [plain.json[name] for name in alike]
    wrong = {name: "maybe" for name in more}
    assert author.post("/room", **form, **wrong).code == "invalid-setting"


def test_a_closed_room_lets_games_end_and_none_begin(direct):
    caller = direct()
    room = make(caller, words="BANANA\nZEBRA", table="author")
    player, late = caller.player(), caller.player()
    player.post("/game", room=room["id"])
    player.post("/guess", letter="Q")
    assert player.post("/room/close", id=room["id"], key="0" * 26).code == "no-room"
    assert caller.player().post("/room/close", id=room["id"]).code == "no-room"
    closed = caller.player().post("/room/close", id=room["id"], key=room["key"])
    assert (closed.status, closed.json["closed"]) == (200, True)
    assert player.post("/game", room=room["id"], round="2").code == "room-closed"
    assert late.post("/game", room=room["id"]).code == "room-closed" and late.cookie is None
    assert show(player, room).json["results"] is None, "the table is the author's"
    assert player.post("/game", room=room["id"]).status == 200, "a game that goes on"
    assert win(player, "BANANA")["status"] == "won"
    rows = [{"seat": 1, "rounds": [{"round": 1, "status": "won", "mistakes": 1, "guesses": 4}]}]
    assert without_ids(show(caller.player(), room, key=room["key"]).json["results"]) == rows
    assert without_ids(show(player, room).json["own"]) == rows[0]["rounds"]


def test_a_closed_room_shows_its_results_to_whoever_has_the_link(direct):
    caller = direct()
    room = make(caller, words="BANANA\nZEBRA")
    player, stranger = caller.player(), caller.player()
    player.post("/game", room=room["id"])
    win(player, "BANANA")
    assert show(player, room).json["results"] is show(stranger, room).json["results"] is None
    player.post("/room/close", id=room["id"], key=room["key"])
    rows = [{"seat": 1, "rounds": [{"round": 1, "status": "won", "mistakes": 0, "guesses": 3}]}]
    assert show(player, room).json["results"] == show(stranger, room).json["results"]
    assert without_ids(show(player, room).json["results"]) == rows


def test_the_table_is_a_spreadsheet(direct):
    caller = direct()
    room = make(caller, words="BANANA\nZEBRA", mistakes="1")
    players = [caller.player() for _ in range(2)]
    for player in players:
        player.post("/game", room=room["id"])
    win(players[0], "BANANA")
    play(players[1], "Q")
    assert caller.player().get(f"/room/table?id={room['id']}").code == "no-room"
    reply = caller.player().get(f"/room/table?id={room['id']}&key={room['key']}")
    assert (reply.status, reply.header("Content-Type")) == (200, "text/csv")
    head, *rows = csv.reader(reply.body.decode().splitlines())
    assert head == "seat round status mistakes guesses seconds started ended id".split()
    assert [row[:5] for row in rows] == [
        ["1", "1", "won", "0", "3"], ["1", "2", "", "", ""],
        ["2", "1", "lost", "1", "1"], ["2", "2", "", "", ""]]
    for row in (rows[0], rows[2]):
        started, ended = map(datetime.fromisoformat, row[6:8])
        assert int(row[5]) == (ended - started).total_seconds()

    assert players[1].post("/forget").status == 204
    results = show(caller.player(), room, key=room["key"]).json["results"]
    assert [item["rounds"][0]["status"] for item in results] == ["won", "forgotten"]
    assert results[1]["rounds"][0] == {
        "round": 1, "status": "forgotten", "mistakes": None, "guesses": None}
    reply = caller.player().get(f"/room/table?id={room['id']}&key={room['key']}")
    assert re.fullmatch("2,1,forgotten,,,,,,[0-9a-f]{8}", reply.body.decode().splitlines()[3])


def test_a_title_and_a_drawing_are_the_rooms(direct):
    caller = direct()
    plain = make(caller, words="BANANA", title="  ")
    assert (plain["title"], plain["scene"]) == (None, None)
    title = "Ünit 3 – 語" + "x" * 50
    room = make(caller, words="BANANA", title=f" {title} ", scene="snowman")
    assert (room["title"], room["scene"]) == (title, "snowman")
    assert (show(caller.player(), room).json["title"], show(caller.player(), room).json["scene"]) == (title, "snowman")
    closed = caller.player().post("/room/close", id=room["id"], key=room["key"]).json
    assert (closed["title"], closed["scene"]) == (title, "snowman"), "a room that is written again"
    tried = caller.player().post("/room", words="OX", title="Zoo", scene="web", **{"try": "true"}).json
    assert (tried["title"], tried["scene"]) == ("Zoo", "web")
    for form in ({"title": "x" * 61}, {"scene": "anvil"}, {"scene": ""},
                 {"scene": "Gallows"}):
        refused = caller.player().post("/room", words="BANANA", **form)
        assert (refused.status, refused.code) == (400, "invalid-setting"), form


def test_eight_letters_lead_to_a_room(direct):
    """A room code may be typed as people read it from a wall; the replies have the whole id."""
    caller = direct()
    rooms = [make(caller, words="OX"), make(caller, words="BEAR")]
    for room in rooms:
        code = room["id"][:8]
        for typed in (code, code.lower(), f"{code[:4]}-{code[4:]}"):
            assert show(caller.player(), {"id": typed}).json == show(caller.player(), room).json
        player = caller.player()
        begun = player.post("/game", room=code).json
        assert begun["room"]["id"] == room["id"]
        assert player.post("/game", room=room["id"]).json == begun, "it is the same room"
        win(player, "OX" if room is rooms[0] else "BEAR")
        shown = show(player, {"id": code}, key=room["key"])
        assert [row["rounds"][0]["status"] for row in shown.json["results"]] == ["won"]
        table = player.get(f"/room/table?id={code}&key={room['key']}")
        assert table.status == 200 and table.body.count(b"won") == 1
        assert player.post("/room/close", id=code, key=room["key"]).json["closed"]
    assert show(caller.player(), {"id": rooms[0]["id"][:8]}, key=rooms[1]["key"]).code == "no-room"


def test_ids_and_keys_that_lead_nowhere_are_all_alike(direct):
    caller = direct()
    room, other = make(caller, words="BANANA"), make(caller, words="ZEBRA")
    player = caller.player()
    bodies = set()
    for query in ("", "id=", "id=0", f"id={'0' * 26}", f"id={'8' * 26}", f"id={room['id'][:-1]}", f"id={other['key'][:8]}",
                  f"id={room['id'][:7]}", f"id={room['id'][:9]}", f"id={room['id'][:8]}{other['id'][8:]}",
                  f"id={room['id']}0", f"id={room['id']}&key=", f"id={room['id']}&key={other['key']}",
                  f"id={room['id']}&key={room['id']}", f"id={other['key']}"):
        reply = player.get(f"/room?{query}")
        assert (reply.status, reply.code) == (404, "no-room"), query
        bodies.add(reply.body)
        assert player.post("/room/close", **dict(
            pair.split("=") for pair in query.split("&") if pair)).code == "no-room"
    assert len(bodies) == 1
    assert player.post("/game", room=other["key"]).code == "no-room" and player.cookie is None


@pytest.mark.parametrize("form, code", [
    ({"round": "0"}, "invalid-setting"), ({"round": "2"}, "invalid-setting"),
    ({"round": "x"}, "invalid-setting"), ({"length": "7"}, "invalid-request"),
    ({"daily": "true"}, "invalid-request"), ({"seed": "1"}, "invalid-request"),
    ({"game": "0123456789abcdef"}, "stale-game"),
])
def test_games_of_a_room_that_are_refused(direct, form, code):
    caller = direct()
    room = make(caller, words="BANANA")
    player = caller.player()
    assert player.post("/game", room=room["id"], **form).code == code
    assert player.post("/game", round="1").code == "invalid-request"
    assert show(player, room).json["seats"] == 0


@pytest.mark.thorough
def test_what_the_operator_sets(direct):
    assert direct().player().get("").json["scene"] is None
    assert direct(environment={"HANGMAN_SCENE": "balloon"}).player().get("").json["scene"] == "balloon"
    off = direct(environment={"HANGMAN_ROOMS": "off"}).player()
    assert (off.post("/room", words="BANANA").status, off.post("/room", rounds="1").code) == (403, "rooms-off")
    listed = direct(environment={"HANGMAN_ROOMS": "listed"}).player()
    listed.caller.index()
    assert listed.post("/room", words="BANANA\nZEBRA").status == 201
    assert listed.post("/room", trap="BEAR\nXQZW").json["detail"].startswith("Line 2 ")
    assert listed.post("/room", words="ÄPFEL", list="german-easy").code == "invalid-words"
    assert listed.post("/room", words="Apfel", list="german-easy").status == 201
    assert listed.post("/room", rounds="1").status == 201
    few = direct(environment={"HANGMAN_MAX_ROOMS": "1"}).player()
    assert few.post("/room", words="BANANA").status == 201
    assert (few.post("/room", words="BANANA").code, few.post("/game").status) == ("full", 201)
    slow = direct(environment={"HANGMAN_NEW_ROOMS": "1"})
    codes = [slow.player().post("/room", rounds="1").code for _ in range(20)]
    assert set(codes) == {None, "full"}


def test_two_hundred_have_a_seat(direct):
    caller = direct()
    room = make(caller, words="BANANA")
    players = [caller.player() for _ in range(201)]
    replies = [player.post("/game", room=room["id"]) for player in players]
    assert [reply.json["room"]["seat"] for reply in replies[:200]] == list(range(1, 201))
    assert (replies[200].code, players[200].cookie) == ("room-full", None)
    assert players[0].post("/game", room=room["id"]).status == 200


def test_forty_end_a_round_at_once(direct):
    """Each result is in the room, once."""
    caller = direct(environment={"HANGMAN_LOCK_SECONDS": "20"})
    room = make(caller, words="OX", mistakes="5")
    players = [caller.player() for _ in range(40)]
    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        games = list(pool.map(lambda player: player.post("/game", room=room["id"]).json, players))
        assert sorted(game["room"]["seat"] for game in games) == list(range(1, 41))
        for letter in "OX":
            list(pool.map(lambda player: player.post("/guess", letter=letter), players))
    results = show(caller.player(), room, key=room["key"]).json["results"]
    assert [len(item["rounds"]) for item in results] == [1] * 40


def test_a_class_ends_its_round_behind_a_server_within_ten_seconds(lighttpd):
    """Forty cookie jars at once; each is in the table with its own result."""
    room = make(lighttpd, words="OX\nBEAR", mistakes="5")
    players = [lighttpd.player() for _ in range(40)]
    with concurrent.futures.ThreadPoolExecutor(40) as pool:
        games = list(pool.map(lambda player: player.post("/game", room=room["id"]).json, players))
        began = time.monotonic()
        ends = list(pool.map(lambda player: win(player, "QOX"), players))
        assert time.monotonic() - began < 10
    assert {(end["status"], end["mistakes"]) for end in ends} == {("won", 1)}
    row = [{"round": 1, "status": "won", "mistakes": 1, "guesses": 3}]
    results = show(lighttpd.player(), room, key=room["key"]).json["results"]
    assert without_ids(results) == [{"seat": seat, "rounds": row} for seat in range(1, 41)]
    assert sorted(game["room"]["seat"] for game in games) == list(range(1, 41))


def test_no_reply_has_a_secret_before_its_end(direct):
    """Words, entries, nonces and seeds are in no reply to a guesser, whatever is asked."""
    caller = direct()
    rooms = [make(caller, words="BANANA\tfruit\nZEBRA"), make(caller, trap="BEAR\nBOAR\nDEER"),
             make(caller, rounds="2", evil="false")]
    for room in rooms:
        secrets = {item["nonce"] for item in room["rounds"]} | {
            "BANANA", "ZEBRA", "BEAR", "BOAR", "DEER", room["key"]}
        player = caller.player()
        texts = [player.post("/game", room=room["id"]), player.post("/guess", letter="Q")]
        texts += [player.get(path) for path in ("/game", "/history", "/replay", "/daily", "/settings")]
        texts += [show(player, room), player.post("/game", room=room["id"]),
                  player.post("/report", reason="wrong"), player.post("/code")]
        for reply in texts:
            text = str(reply.headers) + reply.body.decode()
            assert not [secret for secret in secrets if secret in text], text
            assert reply.json.get("seed") is None and reply.json.get("trap") is None


def test_the_same_call_again_is_the_same_room(direct):
    """An author who lost the reply sends the same digits again; other digits make other rooms."""
    caller = direct(environment={"HANGMAN_MAX_ROOMS": "2"})
    player = caller.player()
    digits = secrets.token_hex(16)
    made = player.post("/room", words="BANANA", once=digits)
    assert made.status == 201
    again = player.post("/room", words="BANANA", once=digits)
    assert (again.status, again.json) == (200, made.json)
    assert set(again.json) == ROOM | {"id", "key"}
    guesser = caller.player()
    guesser.post("/game", room=made.json["id"])
    win(guesser, "BANANA")
    other = make(caller, words="BANANA", once=secrets.token_hex(16))
    assert other["id"] != made.json["id"] and other["key"] != made.json["key"]
    assert player.post("/room", words="BANANA", once=secrets.token_hex(16)).code == "full"
    again = player.post("/room", words="BANANA", once=digits)
    assert again.status == 200 and again.json["results"][0]["rounds"][0]["status"] == "won"
    for wrong in ("", "0" * 31, "A" * 32, "0" * 33):
        assert player.post("/room", words="BANANA", once=wrong).code == "invalid-setting"
    tried = player.post("/room", words="BANANA", once=digits, **{"try": "true"})
    assert (tried.status, tried.json.get("id")) == (200, None)


def test_lines_can_come_one_by_one(direct):
    """A firewall may take a line that begins with cat or find, after a line break, for a command."""
    caller = direct()

    def post(body):
        return caller.call("POST", "/room", headers={"Content-Type": calls.FORM}, body=body)

    lines = [("words", "CAT"), ("words", "FIND\twhat a dog does with a bone"), ("words", "TREE")]
    room = post(urllib.parse.urlencode(lines).encode()).json
    assert room["lines"] == [
        {"word": "CAT", "clue": None}, {"word": "FIND", "clue": "what a dog does with a bone"},
        {"word": "TREE", "clue": None},
    ]
    trap = post(b"trap=BEAR&mistakes=3&trap=BOAR").json
    assert (trap["kind"], [line["word"] for line in trap["lines"]]) == ("trap", ["BEAR", "BOAR"])
    assert [line["line"] for line in post(b"words=OX&words=B%3CD&words=AX").json["lines"]] == [2]
    for twice in (b"words=OX&title=a&title=a", b"words=OX&mistakes=5&mistakes=5"):
        assert post(twice).code == "invalid-request"


def test_digits_that_made_one_room_make_no_other(direct):
    """With other parameters the digits are refused, and nothing is made or told."""
    caller = direct()
    player = caller.player()
    digits = secrets.token_hex(16)
    made = player.post("/room", words="OX", title="animals", once=digits).json
    for other in (
        {"words": "BEAR"}, {"words": "OX"}, {"words": "OX", "title": "Animals"}, {"trap": "OX\nAX"}, {"rounds": "2"},
        {"words": "OX", "title": "animals", "mistakes": "3"},
    ):
        refused = player.post("/room", **other, once=digits)
        assert (refused.status, refused.code) == (409, "once-used")
        assert not any(made[name].encode() in refused.body for name in ("id", "key"))
    same = caller.player().post("/room", title="animals", once=digits, words="OX")
    assert (same.status, same.json["id"], same.json["key"]) == (200, made["id"], made["key"])
    assert len(list((caller.state / "rooms").glob("??/*"))) == 1
    # Having the link does not make one the author: the key does not follow from the id.
    assert player.get(f"/room?id={made['id']}&key={made['id']}").code == "no-room"


def test_a_call_that_comes_eight_times_at_once_makes_one_room(direct):
    caller = direct(environment={"HANGMAN_NEW_ROOMS": "0"})
    for _ in range(10):
        digits = secrets.token_hex(16)
        with concurrent.futures.ThreadPoolExecutor(8) as pool:
            replies = list(pool.map(
                lambda _: caller.player().post("/room", rounds="2", once=digits), range(8)))
        assert {reply.status for reply in replies} <= {200, 201, 503}
        rooms = [reply.json for reply in replies if reply.status != 503]
        assert rooms and all(room == rooms[0] for room in rooms)
        assert [reply.status for reply in replies].count(201) == 1
        assert {reply.code for reply in replies} <= {None, "busy"}


def test_seats_are_removed_and_taken_by_the_next(direct):
    """An author frees one seat by its number, or all without a first guess; other players keep theirs."""
    caller = direct()
    room = make(caller, words="BANANA\nZEBRA")
    players = [caller.player() for _ in range(5)]
    for player in players:
        player.post("/game", room=room["id"])
    author = caller.player()

    def remove(seat, key=room["key"]):
        return author.post("/room/seats", id=room["id"], key=key, remove=seat)

    win(players[1], "BANANA")
    players[3].post("/guess", letter="Q")
    players[4].post("/forget")
    assert remove("idle", key="0" * 26).code == "no-room"
    for wrong in ("", "0", "6", "201", "x", "-1"):
        assert remove(wrong).code == "invalid-setting"
    assert author.post("/room/seats", id=room["id"], key=room["key"]).code == "invalid-setting"

    reply = remove("idle")
    assert (reply.status, reply.json["seats"]) == (200, 2)
    assert [item["seat"] for item in reply.json["results"]] == [2, 4]
    assert remove("3").code == "invalid-setting", "it is free"
    assert show(players[0], room).json["seat"] is None
    table = author.get(f"/room/table?id={room['id']}&key={room['key']}").body.decode()
    assert [row[0] for row in csv.reader(table.splitlines()[1:])] == ["2", "2", "4", "4"]
    assert players[2].post("/guess", letter="Q").json["room"]["seat"] == 1, "the first that is free"
    assert caller.player().post("/game", room=room["id"]).json["room"]["seat"] == 3
    assert players[0].post("/game", room=room["id"]).json["status"] == "playing"
    assert win(players[0], "BANANA")["room"]["seat"] == 5

    reply = remove("2")
    assert [item["seat"] for item in reply.json["results"]] == [1, 3, 4, 5]
    assert show(players[1], room).json["own"] == []
    assert players[1].post("/game", room=room["id"], round="2").json["room"]["seat"] == 2
    assert win(players[1], "ZEBRA")["status"] == "won"
    assert without_ids(show(players[1], room).json["own"]) == [
        {"round": 2, "status": "won", "mistakes": 0, "guesses": 5}]


def test_a_room_filled_by_nobody_is_emptied_by_its_author(direct):
    """230 calls, 200 of them without a guess, and the class comes in after all."""
    caller = direct()
    room = make(caller, words="BANANA")
    pupils = [caller.player() for _ in range(30)]
    for pupil in pupils[:15]:
        pupil.post("/game", room=room["id"])
        pupil.post("/guess", letter="B")
    for _ in range(185):
        caller.player().post("/game", room=room["id"])
    assert pupils[15].post("/game", room=room["id"]).code == "room-full"
    reply = caller.player().post("/room/seats", id=room["id"], key=room["key"], remove="idle")
    assert reply.json["seats"] == 15
    seats = [pupil.post("/game", room=room["id"]).json["room"]["seat"] for pupil in pupils]
    assert seats == list(range(1, 31))
    assert {win(pupil, "BANANA")["status"] for pupil in pupils} == {"won"}


def test_a_round_that_was_only_opened_is_not_begun_after_the_close(direct):
    caller = direct()
    room = make(caller, words="BANANA\nZEBRA")
    opened, begun, freed = (caller.player() for _ in range(3))
    for player in (opened, begun, freed):
        player.post("/game", room=room["id"])
    begun.post("/guess", letter="A")
    author = caller.player()
    author.post("/room/seats", id=room["id"], key=room["key"], remove="3")
    author.post("/room/close", id=room["id"], key=room["key"])
    for player in (opened, freed):
        before = player.get("/game").json
        refused = player.post("/guess", letter="A")
        assert (refused.status, refused.code) == (409, "room-closed")
        assert player.get("/game").json == before and before["guesses"] == []
        assert player.post("/guess", letter="4").code == "invalid-letter"
        assert player.post("/guess", letter="A", game="0" * 16).code == "stale-game"
        assert player.post("/game").status == 201
    assert win(begun, "BANANA")["status"] == "won"
    assert [item["seat"] for item in show(begun, room).json["results"]] == [1, 2]
