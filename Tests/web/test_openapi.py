"""docs/openapi.json is well-formed and describes what the program does."""

import copy
import json
import re
import subprocess
import sys
from datetime import datetime, timedelta, timezone

import jsonschema_rs
import openapi_spec_validator
import pytest

from calls import MOUNT, REPOSITORY
from reference import shipped

FILE = REPOSITORY / "docs/openapi.json"
DOCUMENT = json.loads(FILE.read_text())


def validator(name):
    """A validator of one of the document's schemas."""
    schema = {"$ref": f"#/components/schemas/{name}", "components": DOCUMENT["components"]}
    return jsonschema_rs.Draft202012Validator(schema)


def conforms(reply, name):
    """Checks a reply against its schema; a field that is not described fails too."""
    validator(name).validate(reply)
    described = DOCUMENT["components"]["schemas"]["Game" if name == "GuessedGame" else name]
    # Only in some replies: a guess, a room's game, a game that everybody gets on a date, a room that is stored.
    some = {"outcome", "trap", "texts", "trapTexts"} | ({"id", "key", "refused"} if name == "Room" else set())
    some |= {"others"} if name in ("Game", "GuessedGame") else set()
    assert set(reply) - some == set(described["properties"]) - some


def test_it_is_a_valid_description():
    openapi_spec_validator.validate(DOCUMENT)


def test_every_reply_of_whole_games_is_as_described(direct):
    player = direct().player()
    yesterday = str(datetime.now(timezone.utc).date() - timedelta(days=1))
    conforms(player.get("").json, "About")
    assert player.get("").json["version"] == DOCUMENT["info"]["version"]
    conforms(player.get("/lists").json, "Lists")
    conforms(player.get("/history").json, "History")
    conforms(player.get("/settings").json, "SettingsReply")
    conforms(player.get("/daily").json, "Daily")
    conforms(player.get("/endgames").json, "Endgames")
    for settings in (
        {"mistakes": "26", "length": "any"},
        {"mistakes": "2", "cunning": "diabolical"},
        {"evil": "false", "list": "idioms", "mistakes": "26"},
        {"seed": "18446744073709551615", "list": "easy", "length": "4", "mistakes": "1"},
        {"daily": "true"},
        {"daily": "true", "date": yesterday},
        {"endgame": "3"},
    ):
        game = player.post("/game", **settings).json
        conforms(game, "Game")
        for letter in "ESIARNTOLCDUPMGHBYFVKWZXQJ":
            if game["status"] == "playing":
                game = player.post("/guess", letter=letter).json
                conforms(game, "GuessedGame")
        conforms(player.get("/game").json, "Game")
        conforms(player.get("/replay").json, "Replay")
        conforms(player.get("/replay?letters=true").json, "Replay")
        conforms(player.get("/history").json, "History")
    assert player.get("/history").json["scores"], "no score was looked at"
    assert player.get("/daily").json["days"], "no day was looked at"
    conforms(player.get("/daily").json, "Daily")
    for form in ({"words": "OX\tan animal"}, {"trap": "OX\nAX"}, {"rounds": "2", "evil": "false"}):
        conforms(player.post("/room", **form, **{"try": "true"}).json, "Room")
        if "rounds" not in form:
            refused = player.post("/room", **{name: "B_D" for name in form})
            validator("RefusedLines").validate(refused.json["lines"])
            refused = player.post("/room", **{name: "B_D" for name in form}, **{"try": "true"})
            validator("TriedRoom").validate(refused.json)
        room = player.post("/room", **form).json
        conforms(room, "Room")
        conforms(player.post("/game", room=room["id"]).json, "Game")
        for letter in "OXAEIRSTNL":
            conforms(player.post("/guess", letter=letter).json, "GuessedGame")
            if player.get("/game").json["status"] != "playing":
                break
        conforms(player.post("/room/seats", id=room["id"], key=room["key"], remove="1").json, "Room")
        conforms(player.post("/room/close", id=room["id"], key=room["key"]).json, "Room")
    room = player.post("/room", words="OX\nEMU", board="shared").json
    player.post("/game", room=room["id"])
    board = player.post("/room/next", id=room["id"], key=room["key"], round="1").json
    conforms(board, "Board")
    conforms(player.get(f"/room?id={room['id']}&key={room['key']}").json, "Room")
    code = player.post("/code").json
    conforms(code, "Code")
    conforms(player.post("/code/use", **code).json, "CodeUsed")


def test_the_forms_name_the_shipped_lists_and_their_lengths(direct):
    """Each list accepts exactly the lengths that the form allows."""
    form = DOCUMENT["components"]["schemas"]["SettingsForm"]
    assert sorted(form["properties"]["list"]["enum"]) == sorted(shipped())
    accepts = validator("SettingsForm").is_valid
    for told in direct().call("GET", "/lists").json["lists"]:
        lengths = {
            length for length in range(66) if accepts({"list": told["id"], "length": length})
        }
        assert lengths == (set() if told["phrases"] else set(map(int, told["lengths"]))), told["id"]
        assert accepts({"list": told["id"], "length": "any"})


def test_the_codes_are_all_there():
    said = {
        code
        for response in DOCUMENT["components"]["responses"].values()
        for schema in response["content"]["application/problem+json"]["schema"]["allOf"][1:]
        for code in schema["properties"]["code"]["enum"]
    }
    source = (REPOSITORY / "Sources/hangman-cgi/HTTP/Failure.swift").read_text()
    codes = set(re.findall(r'(?m)^ *\d{3} ([a-z-]+) [A-Z]|Failure\(\d+, "([a-z-]+)",', source))
    codes = {either or other for either, other in codes}
    assert set(re.findall(r'Failure \{ Failure\("([a-z-]+)"\) \}', source)) <= codes
    # No described call can return the first two; the last is what a web server may say of a program that failed.
    assert said | {"not-found", "method-not-allowed"} == codes | {"internal"}


def of_today():
    """The document with dates, a code and words that are taken: it cannot state these."""
    document = copy.deepcopy(DOCUMENT)
    forms = document["components"]["schemas"]
    today = datetime.now(timezone.utc).date()
    dates = [str(today - timedelta(days=days)) for days in (1, 30, 365)]
    forms["NewGameForm"]["properties"]["date"]["enum"] = dates
    # Another language has no endgames.
    forms["NewGameForm"]["properties"]["language"]["enum"] = ["de", "uk"]
    forms["CodeForm"]["properties"]["code"]["enum"] = ["-".join(["0000"] * 7)]
    # Whether a clue is taken depends on settings that are stored.
    forms["SettingsForm"]["properties"]["clue"]["enum"] = ["false"]
    # The words here are words by the letters of English.
    forms["NewRoomForm"]["properties"]["words"]["enum"] = ["OX\tan animal\nBANANA"]
    forms["NewRoomForm"]["properties"]["trap"]["enum"] = ["BEAR\nBOAR\nDEER"]
    forms["NewRoomForm"]["properties"]["list"] = {"const": "words"}
    # lighttpd itself refuses control characters in a URL.
    for name in ("InvalidRequest", "InvalidSettings"):
        document["components"]["responses"][name]["content"]["text/html"] = {}
    [language] = document["paths"]["/daily"]["get"]["parameters"]
    date, of_endgames = document["paths"]["/endgames"]["get"]["parameters"]
    date["schema"]["enum"] = dates
    *_, of_room = document["paths"]["/room"]["get"]["parameters"]
    for parameter in (language, of_endgames, of_room):
        parameter["schema"]["pattern"] = "^[^\\x00-\\x1f\\x7f]*$"
    return document


# A game in Greek has no A, which the form of a guess cannot know.
CONFIGURATION = """
[[operations]]
include-name = "POST /guess"
checks.positive_data_acceptance.expected-statuses = ["2xx", 400, 404, 409, "5xx"]

[[operations]]
include-name = "POST /room/guess"
checks.positive_data_acceptance.expected-statuses = ["2xx", 400, 403, 404, 409, "5xx"]

# The schema cannot say which seats are taken.
[[operations]]
include-name = "POST /room/seats"
checks.positive_data_acceptance.expected-statuses = ["2xx", 400, 404, "5xx"]

# The schema cannot say that a month has 30 days, or that one time is later than another.
[[operations]]
include-name = "POST /room/times"
checks.positive_data_acceptance.expected-statuses = ["2xx", 400, 404, "5xx"]

# The schema cannot say which lengths and clues a list has; the reply to a trial has the lines that it refuses.
[[operations]]
include-name = "POST /room"
checks.positive_data_acceptance.expected-statuses = ["2xx", 400, 409, 429, "5xx"]
checks.negative_data_rejection.expected-statuses = [200, 400, 409, 413, 415, 429, "5xx"]

[[operations]]
include-name = "POST /settings"
checks.positive_data_acceptance.expected-statuses = ["2xx", 400, 409, 429, "5xx"]
"""


@pytest.mark.thorough
@pytest.mark.parametrize("who", ["a player", pytest.param("a stranger", marks=pytest.mark.long)])
def test_schemathesis_finds_no_untruth(lighttpd, tmp_path, who):
    file = tmp_path / "openapi.json"
    file.write_text(json.dumps(of_today()))
    (tmp_path / "schemathesis.toml").write_text(CONFIGURATION)
    command = [
        *(sys.executable, "-m", "schemathesis.cli", "run", file, "--url", lighttpd.url + MOUNT),
        *("--max-examples", "6", "--seed", "1", "--continue-on-failure", "--no-color"),
    ]
    operations = 25
    if who == "a player":
        player = lighttpd.player()
        player.post("/game", mistakes="26")
        # Without forget, so that this player stays one.
        command += ["--header", f"Cookie: {player.cookie}", "--exclude-path", "/forget"]
        operations = 24
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"Tested: {operations}\n" in done.stdout, done.stdout
