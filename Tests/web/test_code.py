"""The player's code: anyone who has it is the player, on any device."""

import re

import pytest

FORM = "([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}"
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def code_of(player):
    reply = player.post("/code")
    assert (reply.status, set(reply.json)) == (200, {"code"})
    assert reply.all("Set-Cookie") == [] and re.fullmatch(FORM, reply.json["code"])
    return reply.json["code"]


def test_two_devices_play_one_game_by_turns(direct):
    caller = direct()
    desktop, phone = caller.player(), caller.player()
    game = desktop.post("/game", mistakes="26", length="7").json
    used = phone.post("/code/use", code=code_of(desktop))
    assert (used.status, used.json, used.cookie) == (200, {"played": 0, "won": 0}, desktop.cookie)
    for number, letter in enumerate("ESIARN"):
        assert (desktop, phone)[number % 2].post("/guess", letter=letter, game=game["id"]).status == 200
    assert phone.get("/game").json == desktop.get("/game").json
    assert len(desktop.get("/game").json["guesses"]) == 6
    assert desktop.post("/forget").status == 204
    assert phone.get("/game").code == "no-game", "for all its devices"


def test_a_code_is_the_same_each_time_and_nothing_is_stored(direct):
    caller = direct()
    player = caller.player()
    player.post("/game")
    before = {path: path.stat().st_mtime_ns for path in caller.state.rglob("*")}
    assert code_of(player) == code_of(player)
    assert {path: path.stat().st_mtime_ns for path in caller.state.rglob("*")} == before
    stranger = caller.player().post("/code")
    assert stranger.code == "no-player" and "POST game first" in stranger.json["detail"]


def test_it_is_taken_as_people_type_it(direct):
    caller = direct()
    player = caller.player()
    player.post("/game")
    code = code_of(player)
    typed = [code.lower(), code.replace("-", ""), code.replace("-", " "), f" {code} ", f"{code}\n", "\t".join(code.split("-")) + "\r\n",
             code.replace("0", "o"), code.replace("0", "O").replace("1", "i"),
             code.replace("1", "L"), code.replace("1", "l")]
    for text in typed:
        assert caller.player().post("/code/use", code=text).cookie == player.cookie, text


def test_a_wrong_letter_and_two_exchanged_ones_are_no_code(direct):
    caller = direct()
    player = caller.player()
    player.post("/game")
    code = code_of(player).replace("-", "")
    wrong = [code[:-1], code + "0", code[:26], "", "U" + code[1:], "É" + code[1:], code[:-1] + "%"]
    for place, letter in enumerate(code):
        other = LETTERS[(LETTERS.index(letter) + 1 + place) % 32]
        wrong.append(code[:place] + other + code[place + 1:])
        pair = code[place:place + 2]
        if len(set(pair)) == 2:
            wrong.append(code[:place] + pair[::-1] + code[place + 2:])
    for text in wrong:
        reply = caller.player().post("/code/use", code=text)
        assert (reply.status, reply.code, reply.cookie) == (400, "invalid-code", None), text
        assert text == "" or text not in reply.body.decode()
    assert caller.player().post("/code/use").code == "invalid-code", "none at all"


def test_the_player_there_was_stays_and_nothing_is_merged(direct):
    caller = direct()
    desktop, phone = caller.player(), caller.player()
    desktop.post("/settings", mistakes="7")
    phone.post("/settings", mistakes="8")
    own = code_of(phone)
    assert phone.post("/code/use", code=code_of(desktop)).cookie == desktop.cookie
    assert phone.get("/settings").json["mistakes"] == 7
    assert phone.post("/code/use", code=own).status == 200
    assert phone.get("/settings").json["mistakes"] == 8


def test_on_a_server_with_another_cookie_and_over_https(direct):
    caller = direct()
    player = caller.player()
    player.post("/game")
    code, identity = code_of(player), player.cookie.partition("=")[2]
    for settings, name in (({"HANGMAN_COOKIE": "second"}, "second"),
                           ({"HANGMAN_HTTPS": "on"}, "__Host-hangman")):
        before = caller.environment
        caller.environment = before | settings
        other = caller.player()
        reply = other.post("/code/use", code=code)
        assert reply.cookie == f"{name}={identity}"
        assert reply.header("Set-Cookie").endswith("; Secure") == name.startswith("__Host")
        assert other.get("/game").status == 200 and code_of(other) == code
        caller.environment = before


def test_wrong_codes_count_as_newcomers(direct):
    """Wrong codes are limited per second; the code of a player is never refused because of this."""
    caller = direct(environment={"HANGMAN_NEW_PLAYERS": "1"})
    player = caller.player()
    assert player.post("/game").status == 201
    code = code_of(player)
    # A code of zeros has the right form and belongs to nobody.
    refusals = [caller.player().post("/code/use", code="0" * 28).code for _ in range(20)]
    assert set(refusals) <= {"no-player", "full"} and "full" in refusals
    assert caller.player().post("/code/use", code=code).status == 200


@pytest.mark.parametrize("path", ["/code", "/code/use"])
def test_no_other_site_gets_or_gives_a_code(direct, path):
    caller = direct()
    cookie = caller.call("POST", "/game", {}).cookie
    headers = {"Cookie": cookie, "Sec-Fetch-Site": "cross-site"}
    assert caller.call("POST", path, {}, headers).code == "cross-site"
    assert caller.call("GET", path).code == "method-not-allowed"


def test_no_other_reply_has_it(direct):
    caller = direct()
    player = caller.player()
    player.post("/game")
    code = code_of(player)
    for path in ("/game", "/settings", "/history", "/daily", "/lists", ""):
        text = player.get(path).body.decode()
        assert code not in text and code.replace("-", "") not in text
