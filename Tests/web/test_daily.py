"""Today's game in the languages that have lists, and after another game has taken its place."""

import datetime
import hashlib
import re

import pytest

from calls import DATA, REPOSITORY


# The date from which each language has a week of its own.
OWN_WEEKS = "2026-11-30"


def weeks():
    """The list of each language and how many mistakes its days allow, Monday's first."""
    found = {}
    for file in (DATA / "opponents").iterdir():
        rows = dict(line.split(" ", 1) for line in file.read_text().splitlines())
        found[file.stem] = (rows["list"], [int(mistakes) for mistakes in rows["week"].split()])
    return found


def play_out(player):
    game = player.get("/game").json
    for letter in game["letters"]:
        if game["status"] == "playing":
            game = player.post("/guess", letter=letter).json
    return game


def test_each_language_has_a_list_of_its_own_and_easier_ones(compiled):
    caller = compiled
    there = {item["id"]: item["language"] for item in caller.call("GET", "/lists").json["lists"]}
    languages = weeks()
    assert set(languages) == {code for code in there.values() if code}
    for code, (id, week) in languages.items():
        assert [there[f"{id}{end}"] for end in ("", "-easy", "-medium")] == [code] * 3
        daily = caller.call("GET", f"/daily?language={code}").json
        english = caller.call("GET", "/daily").json
        assert (daily["dailyLanguage"], english["dailyLanguage"]) == (code, None)
        own = {"words": id, "easy": f"{id}-easy", "medium": f"{id}-medium"}[english["settings"]["list"]]
        settings = {**english["settings"], "list": own}
        if daily["date"] >= OWN_WEEKS:
            settings["mistakes"] = week[datetime.date.fromisoformat(daily["date"]).weekday()]
        assert daily["settings"] == settings


def test_the_lists_tell_the_week_and_the_opponents_of_their_language(direct, data):
    """A language is only data: a file of what its readers play is enough."""
    folder = data(["ABACUS"])
    for name in ("languages", "opponents"):
        (folder / name).mkdir()
    (folder / "languages/nn.plist").write_bytes((DATA / "languages/nb.plist").read_bytes())
    for id in ("nynorsk", "nynorsk-easy", "nynorsk-medium"):
        (folder / f"lists/{id}.nn.txt").write_text("SKJÆR\nSKJER\nSKJØR\n")
    (folder / "opponents/nn.txt").write_bytes(
        b"# Chosen by eye.\r\nlist nynorsk\r\nweek 1 2 3 4 5 6 26\r\ngentle 13 81\r\nsly 11 67\r\nevil 12 46\r\ndevil 8 29\r\n")
    caller = direct(folder)
    told = {item["id"]: (item["week"], item["opponents"]) for item in caller.call("GET", "/lists").json["lists"]}
    opponents = [("gentle", 13, 81), ("sly", 11, 67), ("evil", 12, 46), ("devil", 8, 29)]
    assert told.pop("nynorsk") == ([1, 2, 3, 4, 5, 6, 26],
                                   [dict(zip(("name", "mistakes", "rate"), one, strict=True)) for one in opponents])
    assert set(told.values()) == {(None, None)} and len(told) == 3
    daily = caller.call("GET", "/daily?language=nn").json
    weekday = datetime.date.fromisoformat(daily["date"]).weekday()
    assert (daily["dailyLanguage"], daily["settings"]["list"].partition("-")[0]) == ("nn", "nynorsk")
    if daily["date"] >= OWN_WEEKS:
        assert daily["settings"]["mistakes"] == [1, 2, 3, 4, 5, 6, 26][weekday]
    for broken in ("list nynorsk\n", "week 1 2 3\n", "gentle 0 81\n", "list ../x\n"):
        (folder / "opponents/nn.txt").write_text(broken)
        assert caller.call("GET", "/daily?language=nn").code == "words"
        assert {item["week"] for item in caller.call("GET", "/lists").json["lists"]} == {None}
    for language in ("../nn", "nn.txt", "NN"):
        assert caller.call("GET", f"/daily?language={language}").json["dailyLanguage"] is None


def test_readers_of_a_language_get_the_same_game_of_their_own(direct):
    caller = direct()
    one, other, english = (caller.player() for _ in range(3))
    for player in (one, other):
        game = player.post("/game", daily="true", language="de").json
        assert (game["language"], game["dailyLanguage"], len(game["letters"])) == ("de", "de", 29)
    date = game["daily"]
    assert (english.post("/game", daily="true").json["dailyLanguage"]) is None
    mine, others = play_out(one), play_out(other)
    assert [mine[k] for k in ("guesses", "answer", "seed")] == [others[k] for k in ("guesses", "answer", "seed")]
    digest = hashlib.sha256(f"hangman daily {date} de".encode()).digest()
    assert int(mine["seed"]) == int.from_bytes(digest[:8], "big")


def test_a_date_is_played_once_in_whichever_language(direct):
    player = direct().player()
    game = player.post("/game", daily="true", language="de")
    assert game.status == 201
    again = player.post("/game", daily="true", language="fr")
    assert (again.status, again.json["id"]) == (200, game.json["id"])
    play_out(player)
    player.post("/game")
    for form in ({}, {"language": "de"}, {"language": "fr"}):
        assert player.post("/game", daily="true", **form).code == "daily-played"


def test_each_day_of_the_week_has_the_game_that_the_document_says(direct):
    text = (REPOSITORY / "docs/programmers.md").read_text()
    rows = re.findall(r"^\| (\w+day) \| `(\w+)` \| (\d+) \| (\w+) \| \d+ % \|$", text, re.M)
    said = {day: (list, int(mistakes), computer) for day, list, mistakes, computer in rows}
    player = direct().player()
    today = datetime.date.fromisoformat(player.get("/daily").json["date"])
    for date in (today - datetime.timedelta(days) for days in range(1, 8)):
        settings = player.post("/game", daily="true", date=str(date)).json["settings"]
        computer = settings["cunning"] if settings["evil"] else "honest"
        assert said.pop(f"{date:%A}") == (settings["list"], settings["mistakes"], computer)
        assert settings["length"] is None
    assert said == {}


@pytest.mark.parametrize("language", ["en", "xx", "DE", "", "german"])
def test_a_language_without_lists_is_as_if_it_were_not_there(direct, language):
    player = direct().player()
    game = player.post("/game", daily="true", language=language).json
    assert (game["dailyLanguage"], game["language"]) == (None, None)
    assert player.get(f"/daily?language={language}").json["dailyLanguage"] is None


def test_a_language_whose_lists_were_taken_away_is_too(direct, data):
    caller = direct(data(["ABACUS", "BADGER"]))
    game = caller.call("POST", "/game", {"daily": "true", "language": "de"}).json
    assert (game["dailyLanguage"], game["settings"]["list"]) == (None, "words")


def test_an_earlier_day_is_played_again_in_its_language(direct):
    player = direct().player()
    today = datetime.date.fromisoformat(player.get("/daily").json["date"])
    date = str(today - datetime.timedelta(7))
    game = player.post("/game", daily="true", date=date, language="de").json
    assert (game["daily"], game["date"], game["dailyLanguage"]) == (None, date, "de")
    digest = hashlib.sha256(f"hangman daily {date} de".encode()).digest()
    assert int(play_out(player)["seed"]) == int.from_bytes(digest[:8], "big")


@pytest.mark.parametrize("form", [{}, {"daily": "false"}, {"seed": "5"}])
def test_a_language_comes_with_daily(direct, form):
    assert direct().call("POST", "/game", {"language": "de", **form}).code == "invalid-request"


def test_todays_game_is_there_after_another_took_its_place(direct):
    player = direct().player()
    assert player.get("/daily").json["game"] is None
    assert player.get("/replay?daily=true").code == "no-game"
    begun = player.post("/game", daily="true").json
    assert player.get("/daily").json["game"] == begun
    assert player.get("/replay?daily=true").code == "game-in-progress"
    over = {key: value for key, value in play_out(player).items() if key != "outcome"}
    replay = player.get("/replay").json
    for _ in range(2):
        assert player.get("/daily").json["game"] == over
        assert player.get("/replay?daily=true").json == replay
        assert player.get("/replay?daily=false").json["game"] == player.get("/game").json["id"]
        player.post("/game", list="elements", evil="false", mistakes="1")
        play_out(player)
    assert player.get("/game").json["id"] != over["id"]
    assert player.get("/replay?daily=maybe").code == "invalid-setting"


def test_given_up_it_is_there_as_it_stood(direct):
    player = direct().player()
    player.post("/game", daily="true")
    stood = player.post("/guess", letter="Q").json
    player.post("/game")
    daily = player.get("/daily").json
    assert daily["status"] == "lost"
    assert daily["game"] == {key: value for key, value in stood.items() if key != "outcome"}
    assert daily["others"] is None


def test_given_up_it_can_be_replayed_and_compared_like_any_other_that_is_over(direct):
    """It is lost and cannot be gone on with, so nothing waits for its end."""
    caller = direct()
    given_up = caller.player()
    begun = given_up.post("/game", daily="true").json
    for letter in "QX":
        given_up.post("/guess", letter=letter)
    assert given_up.get("/replay?daily=true").code == "game-in-progress"
    other = given_up.post("/game").json["id"]
    assert given_up.get("/replay").code == "game-in-progress"
    replay = given_up.get("/replay?daily=true&letters=true&meanings=true").json
    assert (replay["game"], [turn["letter"] for turn in replay["turns"]]) == (begun["id"], ["Q", "X"])
    assert all(sum(family["kept"] for family in turn["families"]) == 1 for turn in replay["turns"])
    for _ in range(4):
        player = caller.player()
        player.post("/game", daily="true")
        play_out(player)
    daily = given_up.get("/daily").json
    assert daily["others"]["played"] == 5 and daily["game"]["others"] == daily["others"]
    # Before its first guess it may be started again, and is not given up.
    left = caller.player()
    left.post("/game", daily="true")
    left.post("/game")
    assert left.get("/replay?daily=true").code == "no-game"
    assert given_up.get("/game").json["id"] == other


@pytest.mark.parametrize("form", [{"endgame": "1"}, {"room": ""}, {"seed": "5"}, {"resume": "true"}])
def test_daily_false_is_as_if_it_were_not_there(direct, form):
    player = direct().player()
    if "room" in form:
        form = {"room": player.post("/room", words="OX").json["id"]}
    assert player.post("/game", daily="false", **form).status in (200, 201)
    assert player.post("/game", daily="maybe", **form).code == "invalid-setting"
