"""The player: cookie, settings, seeded games, and forget."""

import email.utils
import fcntl
import os
import pathlib
import re
import subprocess
import time

import pytest

DATE = "[A-Z][a-z]{2}, [0-9]{2} [A-Z][a-z]{2} [0-9]{4} [0-9:]{8} GMT"
PLAIN = f"hangman=([0-9a-f]{{32}}); Path=/; HttpOnly; SameSite=Lax; Max-Age=34560000; Expires={DATE}"
ENDED = "hangman=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT"
SECURE = f"__Host-{PLAIN}; Secure"
DEFAULTS = {"list": "words", "length": 9, "mistakes": 6, "evil": True, "cunning": "classic", "clue": False}
SHOWN = {**DEFAULTS, "value": {"lower": 6, "upper": 6}}


def with_cookie(caller, method, path, cookie, form=None):
    return caller.call(method, path, form, {"Cookie": cookie})


def test_every_call_that_stores_something_sends_the_cookie_and_no_other(direct):
    player = direct().player()
    calls = [
        ("get", "/settings", {}, False),
        ("get", "/history", {}, False),
        ("get", "/lists", {}, False),
        ("post", "/guess", {"letter": "E"}, False),
        ("post", "/settings", {"length": "0"}, False),
        ("post", "/settings", {"length": "5"}, True),
        ("post", "/game", {}, True),
        ("get", "/game", {}, False),
        ("post", "/guess", {"letter": "E"}, True),
        ("post", "/guess", {"letter": "E"}, False),
        ("post", "/guess", {"letter": "1"}, False),
    ]
    ids = set()
    for verb, path, form, stores in calls:
        cookie = getattr(player, verb)(path, **form).header("Set-Cookie")
        assert bool(cookie) == stores, (verb, path, form)
        if cookie:
            ids.add(re.fullmatch(PLAIN, cookie)[1])
    assert len(ids) == 1, "a player keeps the id"


def test_a_game_is_resumed_when_asked_to_as_long_as_it_can_be_played(direct):
    player = direct().player()
    first = player.post("/game", resume="true", evil="false", length="1", mistakes="26")
    assert first.status == 201
    again = player.post("/game", resume="true", length="9")
    assert again.status == 200 and again.json["id"] == first.json["id"]
    assert player.post("/game", resume="true", length="0").code == "invalid-setting"
    assert player.post("/game", resume="true", game="0" * 16).code == "stale-game"
    assert player.post("/game").json["id"] != first.json["id"], "replaced when not asked to"
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ":
        player.post("/guess", letter=letter)
    assert player.post("/game", resume="true").status == 201, "it was over"


def test_an_id_of_the_clients_own_is_never_adopted(direct):
    caller = direct()
    for value in ("0" * 32, "F" * 32, "short", "", "0" * 31 + "é", "../../../../etc/passwd"):
        cookie = f"hangman={value}"
        assert with_cookie(caller, "GET", "/game", cookie).code == "no-game"
        given = with_cookie(caller, "POST", "/game", cookie, {}).cookie
        assert re.fullmatch("hangman=[0-9a-f]{32}", given) and given != cookie
        assert with_cookie(caller, "GET", "/game", cookie).code == "no-game"


def test_a_cookie_is_found_among_others_and_two_different_ones_are_none(direct):
    caller = direct()
    mine, other = (caller.call("POST", "/game", {}).cookie for _ in range(2))
    found = ("a=b; {}; c=d", "a=b, {}, c=d", "a=b ;\t{}", "xhangman=1;{}", "{0}, {0}", "hangman=x; {}")
    for header in (form.format(mine) for form in found):
        assert with_cookie(caller, "GET", "/game", header).status == 200, header
    for header in (f"{mine}; {other}", f"x{mine}", mine + "0"):
        assert with_cookie(caller, "GET", "/game", header).code == "no-game", header


def test_a_cookie_may_come_in_quotation_marks_between_attributes(direct):
    """As clients of RFC 2965 send it, Java's above all."""
    caller = direct()
    mine, other = (caller.call("POST", "/game", {}).cookie for _ in range(2))
    name, _, value = mine.partition("=")
    found = (f'$Version="1"; {name}="{value}";$Path="/"', f'$Version=1, {name}="{value}"; $Domain="localhost.local"',
             f'{name}="{value}"', f'{mine}; {name}="{value}"', f'{other.replace("hangman", "$hangman")}; {mine}')
    for header in found:
        assert with_cookie(caller, "GET", "/game", header).status == 200, header
    for header in (f'{name}="{value}', f'{name}={value}"', f'{name}=""{value}""', f'{name}="', f'{name}=""',
                   f'"{name}"="{value}"', f'${name}="{value}"', f'{other}; {name}="{value}"', f"{name}='{value}'"):
        assert with_cookie(caller, "GET", "/game", header).code == "no-game", header


def test_a_cookie_expires_at_the_date_that_its_age_says(direct):
    """Older clients obey `Expires`; its form is that of RFC 1123."""
    given = direct().call("POST", "/game", {}).header("Set-Cookie")
    expires = email.utils.parsedate_to_datetime(re.search("Expires=(.*)", given)[1])
    assert abs(expires.timestamp() - time.time() - 34_560_000) < 5
    assert email.utils.format_datetime(expires, usegmt=True) == re.search("Expires=(.*)", given)[1]


def test_installations_on_one_host_have_cookies_of_their_own(direct):
    caller = direct(environment={"HANGMAN_COOKIE": "second"})
    cookie = caller.call("POST", "/game", {}).cookie
    assert cookie.startswith("second=")
    assert with_cookie(caller, "GET", "/game", cookie).status == 200
    first = cookie.replace("second", "hangman")
    assert with_cookie(caller, "GET", "/game", first).code == "no-game"


def without_times(reply):
    """The cookies of a reply without their ends, which differ between two replies of different seconds."""
    return [re.sub("Expires=[^;]*", "", cookie) for cookie in reply.all("Set-Cookie")]


@pytest.mark.parametrize("variable", ["HTTPS", "HANGMAN_HTTPS"])
@pytest.mark.parametrize("value", ["on", "ON"])
def test_over_https_a_player_keeps_the_id_under_the_secure_name(direct, variable, value):
    caller = direct()
    plain = caller.call("POST", "/game", {}).cookie
    game = with_cookie(caller, "GET", "/game", plain).json
    caller.environment[variable] = value

    assert re.fullmatch(SECURE, caller.call("POST", "/game", {}).header("Set-Cookie"))
    looked = with_cookie(caller, "GET", "/game", plain)
    assert looked.json == game and looked.cookie is None, "reading gives no cookie"
    moved = with_cookie(caller, "POST", "/guess", plain, {"letter": "E"})
    ended, given = moved.all("Set-Cookie")
    assert ended == ENDED
    assert re.fullmatch(SECURE, given)[1] == plain.partition("=")[2]
    assert moved.json["id"] == game["id"]
    kept = with_cookie(caller, "POST", "/guess", moved.cookie, {"letter": "A"})
    assert without_times(kept) == without_times(moved)[1:]
    both = with_cookie(caller, "POST", "/guess", f"{plain}; {moved.cookie}", {"letter": "I"})
    assert without_times(both) == without_times(moved)[1:], "the plain one may be another installation's"
    unknown = "__Host-hangman=" + "0" * 32
    assert with_cookie(caller, "GET", "/game", f"{unknown}; {plain}").json["id"] == game["id"], "an unknown one is none"
    moved_again = with_cookie(caller, "POST", "/guess", f"{unknown}; {plain}", {"letter": "O"})
    assert without_times(moved_again) == without_times(moved)
    stranger = with_cookie(caller, "POST", "/game", f"{unknown}; hangman={'1' * 32}", {})
    assert len(stranger.all("Set-Cookie")) == 1


def test_a_cookie_lives_as_long_as_its_player_where_that_is_a_shorter_life(direct):
    caller = direct(environment={"HANGMAN_LIFETIME_DAYS": "10"})
    assert "; Max-Age=864000; " in caller.call("POST", "/game", {}).header("Set-Cookie")


def test_forget_removes_file_and_cookie(direct):
    caller = direct()
    player = caller.player()
    player.post("/game")
    reply = player.post("/forget")
    assert (reply.status, reply.body, reply.header("Content-Length")) == (204, b"", None)
    assert reply.header("Set-Cookie") == ENDED
    assert not [file for file in caller.state.glob("players/*/*") if file.stat().st_size]
    stranger = caller.call("POST", "/forget", {})
    assert stranger.status == 204, "a stranger is as good as forgotten"


def test_a_players_file_with_two_names_is_refused_and_check_says_so(direct):
    caller = direct()
    player = caller.player()
    player.post("/game")
    [file] = [path for path in caller.state.glob("players/*/*") if path.is_file() and len(path.name) == 62]
    check = lambda: subprocess.run([caller.program, "check"], env=caller.environment, capture_output=True, text=True)
    assert "Not the owner's alone" not in check().stdout
    os.link(file, file.parent / ("0" * 62))
    assert player.get("/game").status != 200
    assert "WRONG  Not the owner's alone: 2 files such as" in check().stdout and check().returncode == 1


def test_settings_are_stored_at_once_and_used_from_the_next_game_on(direct):
    player = direct().player()
    assert player.get("/settings").json == SHOWN
    game = player.post("/game").json
    stored = {"list": "easy", "length": 7, "mistakes": 26, "evil": False, "cunning": "diabolical"}
    stored["clue"] = False
    shown = {**stored, "value": None}
    assert player.post("/settings", **stored | {"evil": "false", "clue": "false"}).json == shown
    assert player.get("/settings").json == shown
    assert player.get("/game").json == game
    assert player.post("/game").json["settings"] == stored
    assert player.post("/game", mistakes="3").json["settings"] == {**stored, "mistakes": 3}
    assert player.get("/settings").json == {**shown, "mistakes": 3}


def test_a_list_without_the_stored_length_makes_it_any(direct):
    player = direct().player()
    assert player.post("/settings", list="phrases").json["length"] is None
    assert player.post("/settings", list="easy", length="14").json["length"] == 14
    assert player.post("/settings", list="words").json["length"] == 14
    assert player.post("/settings", list="foods").json["length"] is None
    assert player.post("/settings", length="any").json["length"] is None


def test_a_seed_makes_the_same_game_and_holds_its_settings_for_it_alone(direct):
    caller = direct()
    told = []
    for _ in range(2):
        player = caller.player()
        game = player.post("/game", seed="00042", list="easy", length="5", mistakes="2").json
        for letter in "EAI":
            game = player.post("/guess", letter=letter).json
            if game["status"] != "playing":
                break
        chance = ("id", "startedAt", "endedAt")
        told.append({key: value for key, value in game.items() if key not in chance})
        assert player.get("/settings").json == SHOWN
        assert player.get("/history").json["played"] == 0
    assert told[0] == told[1]
    assert told[0]["seed"] == "42"


def test_without_a_seed_games_differ(direct):
    player = direct().player()
    games = [player.post("/game", evil="false", length="any").json for _ in range(12)]
    assert len({game["commitment"] for game in games}) == 12
    assert len({game["pattern"] for game in games}) > 1


def test_a_call_for_another_game_is_stale(direct):
    player = direct().player()
    assert player.post("/game", game="0" * 16).code == "stale-game", "there is none"
    first = player.post("/game").json["id"]
    second = player.post("/game", game=first)
    assert second.status == 201
    assert player.post("/game", game=first).code == "stale-game"
    assert player.post("/game", game=first, mistakes="0").code == "invalid-setting", "comes first"
    assert player.post("/guess", letter="E", game=first).code == "stale-game"
    assert player.post("/guess", letter="E", game=second.json["id"]).status == 200
    assert player.post("/guess", letter="E", game=first).code == "stale-game", "before repeat"


def test_a_player_at_work_elsewhere_is_busy(direct):
    caller = direct()
    player = caller.player()
    player.post("/game")
    [file] = [file for file in caller.state.glob("players/*/*") if file.stat().st_size]
    with open(file, "r+b") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        refused = player.post("/guess", letter="E")
        assert (refused.status, refused.code) == (503, "busy")
        assert int(refused.header("Retry-After")) >= 1
        assert player.get("/game").status == 200, "looking takes no lock"
    assert player.post("/guess", letter="E").status == 200


def test_a_full_server_turns_strangers_away_and_no_player(direct):
    caller = direct(environment={"HANGMAN_MAX_PLAYERS": "1"})
    player = caller.player()
    assert player.post("/game").status == 201
    assert caller.call("POST", "/game", {}).code == "full"
    assert caller.call("POST", "/settings", {"length": "5"}).code == "full"
    assert player.post("/game").status == 201


@pytest.mark.parametrize("variable", ["DOCUMENT_ROOT", "CONTEXT_DOCUMENT_ROOT", "PATH_TRANSLATED"])
def test_a_state_folder_with_a_url_is_refused_as_storage(direct, tmp_path, variable):
    beside = tmp_path / "sites"
    beside.mkdir()
    for root, state, is_served in [
        (tmp_path, tmp_path / "state", True), (f"{tmp_path}//", tmp_path, True),
        (tmp_path / "site", beside / "state", False), ("/", beside / "state", False),
        (os.getcwd(), "state-that-is-served", True),
    ]:
        url = "/game" if variable == "PATH_TRANSLATED" else ""
        caller = direct(environment={"HANGMAN_STATE_DIR": str(state), variable: f"{root}{url}"})
        reply = caller.call("POST", "/game", {})
        assert (reply.status, reply.code) == ((503, "storage") if is_served else (201, None)), root
        assert pathlib.Path(state, "players").exists() != is_served


def test_a_state_folder_that_cannot_be_made_is_refused_as_storage(direct, tmp_path):
    (tmp_path / "file").touch()
    caller = direct(environment={"HANGMAN_STATE_DIR": str(tmp_path / "file/state")})
    reply = caller.call("POST", "/game", {})
    assert (reply.status, reply.code) == (503, "storage")
    assert caller.call("GET").status == 200
