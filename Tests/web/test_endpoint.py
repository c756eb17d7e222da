"""Whole request in, whole reply out: what the endpoint answers, and in which order it refuses."""

import gzip
import re
import subprocess

import pytest

from calls import FORM

HEX16, HEX32, HEX64 = (f"[0-9a-f]{{{n}}}" for n in (16, 32, 64))
TIME = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ"
DEFAULTS = {"list": "words", "length": 9, "mistakes": 6, "evil": True, "cunning": "classic", "clue": False}


def over(player, **settings):
    """A game that is over."""
    game = player.post("/game", **settings).json
    for letter in "QXZJVWKFYBHGPMUDCLOTNRAISE":
        if game["status"] == "playing":
            game = player.post("/guess", letter=letter).json
    return game


def test_a_new_game_is_returned_whole(direct):
    reply = direct().call("POST", "/game", {})
    game = reply.json
    assert reply.status == 201
    assert re.fullmatch(HEX16, game["id"])
    assert re.fullmatch(TIME, game["startedAt"])
    assert game == {
        "id": game["id"],
        "status": "playing",
        "pattern": "_________",
        "guesses": [],
        "mistakes": 0,
        "mistakesAllowed": 6,
        "mistakesLeft": 6,
        "settings": DEFAULTS,
        "language": None,
        "letters": "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
        "direction": "ltr",
        "answer": None,
        "answerText": None,
        "meaning": None,
        "clue": None,
        "candidates": None,
        "left": game["left"],
        "seed": None,
        "commitment": None,
        "nonce": None,
        "daily": None,
        "date": None,
        "dailyLanguage": None,
        "room": None,
        "endgame": None,
        "entries": None,
        "startedAt": game["startedAt"],
        "endedAt": None,
    }
    assert [(name, value) for name, value in reply.headers if name != "Set-Cookie"] == [
        ("Content-Type", "application/json"),
        ("Cache-Control", "no-store"),
        ("X-Content-Type-Options", "nosniff"),
        ("Content-Length", str(len(reply.body))),
    ]


def test_the_end_of_a_game_shows_what_was_hidden(direct):
    for evil in ("true", "false"):
        game = over(direct().player(), evil=evil, length="5", mistakes="3")
        assert game["status"] == "lost" and game["mistakesLeft"] == 0
        assert re.fullmatch("[A-Z]{5}", game["answer"])
        assert (game["candidates"] == 1) == (evil == "false")
        assert re.fullmatch("[0-9]{1,20}", game["seed"])
        assert re.fullmatch(TIME, game["endedAt"])
        assert bool(game["nonce"]) == bool(game["commitment"]) == (evil == "false")


def test_of_many_faults_the_first_in_order_is_reported(direct):
    """One request with every fault, repaired one after the other."""
    player = direct().player()
    game = over(player, mistakes="1", length="5")
    guessed = game["guesses"][0]["letter"]
    other = direct().player().post("/game").json["id"]
    request = {
        "path": "/nowhere",
        "method": "PUT",
        "headers": {"Sec-Fetch-Site": "cross-site", "Content-Type": "application/json"},
        "query": "letter=%zz&" + "x" * 8192,
        "body": f"letter=no&letter=no&game={other}",
    }

    def code():
        headers = {"Cookie": request.get("cookie", "a=b"), **request["headers"]}
        target = f"{request['path']}?{request['query']}"
        reply = caller.call(request["method"], target, None, headers, request["body"].encode())
        return reply.code or reply.json["outcome"]

    caller = player.caller
    mended = [
        ("not-found", lambda: request.update(path="/guess")),
        ("method-not-allowed", lambda: request.update(method="POST")),
        ("cross-site", lambda: request["headers"].pop("Sec-Fetch-Site")),
        ("too-large", lambda: request.update(query="letter=%zz&x=1")),
        ("unsupported-media-type", lambda: request["headers"].update({"Content-Type": FORM})),
        ("invalid-request", lambda: request.update(query="x=1")),
        ("invalid-request", lambda: request.update(body=f"letter=no&game={other}")),
        ("invalid-request", lambda: request.update(query="")),
        ("invalid-letter", lambda: request.update(body=f"letter={guessed}&game={other}")),
        ("no-game", lambda: request.update(cookie=player.cookie)),
        ("stale-game", lambda: request.update(body=f"letter={guessed}&game={game['id']}")),
        ("repeat", lambda: request.update(body=f"letter=E&game={game['id']}")),
    ]
    for expected, mend in mended:
        assert code() == expected
        mend()
    assert code() == "game-over"


# Common mistakes of people and programs: path, form or body, code.
BAD = [
    *(("/guess", {"letter": x}, "invalid-letter")
      for x in ("AB", "", "é", "éé", "\u212a", "1", " ", "E ", "_", "-", "\0", "E\n", "Ａ")),
    ("/guess", {}, "invalid-letter"),
    ("/guess", {"letter": "E", "game": "0" * 16}, "stale-game"),
    ("/guess", {"letter": "E", "game": ""}, "stale-game"),
    ("/guess", {"letter": "E", "game": "0" * 16, "examples": "maybe"}, "invalid-setting"),
    ("/game", {"game": "0" * 16}, "stale-game"),
    *((path, {"length": x}, "invalid-setting")
      for path in ("/game", "/settings")
      for x in ("0", "25", "abc", "", "-1", "+9", "9.0", " 9", "9" * 30, "ANY", "null")),
    *((path, {"mistakes": x}, "invalid-setting")
      for path in ("/game", "/settings") for x in ("0", "27", "", "six", "-1")),
    *(("/settings", {"evil": x}, "invalid-setting") for x in ("", "1", "True", "yes")),
    *(("/settings", {"cunning": x}, "invalid-setting") for x in ("", "Classic", "good")),
    *(("/settings", {"list": x}, "invalid-setting")
      for x in ("", "nowhere", "../words", "lists/easy", "words.plist", "WORDS", "x" * 65)),
    ("/settings", {"list": "phrases", "length": "9"}, "invalid-setting"),
    ("/settings", {"list": "easy", "length": "15"}, "invalid-setting"),
    *(("/game", {"seed": x}, "invalid-setting")
      for x in ("", "-1", "+1", "1e3", "0x1", "18446744073709551616", "0" * 21)),
    ("/settings", {"mistakes": "7", "length": "0"}, "invalid-setting"),
    ("/settings", {"seed": "1"}, "invalid-request"),
    ("/forget", {"game": "0"}, "invalid-request"),
    *(("/guess", x, "invalid-request")
      for x in (b"letter=A&letter=A", b"letter=A&x", b"letter=%", b"letter=%4", b"letter=%g1",
                b"letter=%ff", b"letter=AB&x=1", b"%6cetter=A&letter=B", b"letter=A&=")),
]


def test_bad_input_gets_its_code_and_changes_nothing(direct):
    caller = direct()
    caller.index()
    player = caller.player()
    player.post("/game")
    player.post("/guess", letter="Q")

    def stored():
        files = caller.state.glob("players/*/*")
        return {file.name: (file.read_bytes(), file.stat().st_mtime_ns) for file in files}

    before = stored()
    assert len(before) == 1
    for path, sent, code in BAD:
        form, body = (None, sent) if isinstance(sent, bytes) else (sent, None)
        headers = {"Cookie": player.cookie, "Content-Type": FORM}
        reply = caller.call("POST", path, form, headers, body)
        assert reply.code == code, (path, sent)
        assert reply.header("Set-Cookie") is None
        problem = reply.json
        assert set(problem) == {"title", "status", "code", "detail"}
        assert problem["status"] == reply.status
        assert reply.body.isascii(), "the input is never repeated"
    for path in ("", "/", "/game", "/settings", "/history", "/lists"):
        got = player.get(path)
        head = caller.call("HEAD", path, None, {"Cookie": player.cookie})
        assert (head.status, head.headers, head.body) == (200, got.headers, b"")
    assert player.get("/replay").code == "game-in-progress"
    assert player.post("/guess", letter="q").json["outcome"] == "repeat"
    assert stored() == before


def test_refusals_help_beginners(direct):
    no_game = direct().call("GET", "/game").json["detail"]
    assert "POST game" in no_game and "curl -b jar -c jar" in no_game
    json_body = direct().call(
        "POST", "/guess", None, {"Content-Type": "application/json"}, b'{"letter":"E"}'
    )
    assert "letter=E" in json_body.json["detail"]


def test_allow_names_the_methods_of_a_call(direct):
    allowed = {"/game": "GET, HEAD, POST", "/settings": "GET, HEAD, POST", "/lists": "GET, HEAD"}
    allowed |= {"/guess": "POST", "/forget": "POST", "": "GET, HEAD"}
    for path, methods in allowed.items():
        for method in ("PUT", "DELETE", "OPTIONS", "get", "BREW"):
            assert direct().call(method, path).header("Allow") == methods


def test_parameters_come_by_query_body_or_both(direct):
    player = direct().player()
    caller = player.caller
    headers = {"Content-Type": "Application/X-WWW-Form-URLencoded;charset=UTF-8"}
    reply = caller.call("POST", "/game?length=4&evil=false", None, headers, b"mistakes=26&&")
    assert reply.json["settings"] == {**DEFAULTS, "length": 4, "evil": False, "mistakes": 26}
    guess = caller.call("POST", "/guess?letter=%45", None, {"Cookie": reply.cookie})
    assert guess.json["guesses"][0]["letter"] == "E"


def test_a_body_that_does_not_arrive_is_given_up(direct):
    process = subprocess.Popen(
        [direct().program],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={"REQUEST_METHOD": "POST", "PATH_INFO": "/guess", "CONTENT_LENGTH": "8",
             "HANGMAN_BODY_SECONDS": "1"},
    )
    process.stdin.write(b"lett")
    process.stdin.flush()
    assert b'"code":"timeout"' in process.stdout.read()
    process.communicate(timeout=5)


@pytest.mark.parametrize("end", ["won", "lost"])
def test_a_guess_after_the_end_is_refused_but_a_repeat_is_not(direct, data, end):
    player = direct(data(["AB"])).player()
    player.post("/game", length="2", mistakes="1")
    for letter in {"won": "AB", "lost": "Z"}[end]:
        game = player.post("/guess", letter=letter).json
    assert game["status"] == end
    again = player.post("/guess", letter=letter)
    assert again.json == {**game, "outcome": "repeat"}
    assert again.header("Set-Cookie") is None, "nothing was stored"
    assert player.post("/guess", letter="Y").code == "game-over"
    assert player.get("/game").json == {k: v for k, v in game.items() if k != "outcome"}


@pytest.mark.parametrize("headers, body", [
    ({"Content-Encoding": "gzip"}, gzip.compress(b"letter=E", mtime=0)),
    ({"Content-Encoding": "GZIP "}, gzip.compress(b"letter=E", mtime=0)),
    ({"Content-Encoding": "br"}, b"letter=E"),
    ({}, gzip.compress(b"letter=E", mtime=0)),
])
def test_a_compressed_body_is_refused_as_what_it_is(direct, headers, body):
    reply = direct().call("POST", "/guess", headers={"Content-Type": FORM} | headers, body=body)
    assert (reply.status, reply.code) == (415, "unsupported-media-type")
    assert reply.json["title"] == "A compressed body" and "UTF-8" not in reply.json["detail"]
    plain = direct().call("POST", "/guess", headers={"Content-Type": FORM, "Content-Encoding": "identity"}, body=b"letter=E")
    assert plain.code == "no-game"


def test_a_parameter_in_query_and_body_is_sent_twice(direct):
    """A parameter may come in the body or in the query."""
    player = direct().player()
    assert player.post("/settings?mistakes=3", mistakes="4").code == "invalid-request"
    settings = player.post("/settings?mistakes=3", length="5").json
    assert (settings["mistakes"], settings["length"]) == (3, 5)
