"""Endgames: a perfect player always finds the word, and no other player does."""

import json
import random
import shutil
import subprocess
from datetime import datetime, timedelta, timezone

import pytest

from calls import DATA, PROGRAM
from reference import families
from test_letters import Search


def day(ago=0):
    return str(datetime.now(timezone.utc).date() - timedelta(days=ago))


def letters(words, said=""):
    return sorted({c for word in words for c in word} - set(said))


def needs(search, words, said):
    """Returns how many mistakes each telling letter costs a perfect player."""
    return {c: search.needs(c, tuple(words)) for c in letters(words, said) if len(families(c, words)) > 1}


def play(player, search, chance, slips, **form):
    """Says best letters, or first one that gives a mistake away; checks each reply."""
    game = player.post("/game", **form).json
    words, said, slipped = game["entries"], "", False
    trap = list(words)
    while game["status"] == "playing":
        costs = needs(search, words, said) if len(words) > 1 else {c: 0 for c in letters(words, said)}
        least = min(costs.values())
        worse = [c for c in costs if costs[c] > least]
        isSlip = slips and not slipped and worse
        slipped = slipped or bool(isSlip)
        letter = chance.choice(worse if isSlip else [c for c in costs if costs[c] == least])
        game = player.post("/guess", letter=letter).json
        said += letter
        words = families(letter, words)[tuple(game["guesses"][-1]["positions"])]
        assert (game["entries"], game["trap"]) == (list(words), trap)
    assert slipped == slips
    return game


@pytest.mark.parametrize("number", [1, 2, 3])
def test_perfect_letters_always_find_the_word_and_one_slip_loses_it(compiled, number):
    chance, search, player = random.Random(number), Search(), compiled.player()
    for ago in range(0, 60, 6):
        [told] = [e for e in player.get(f"/endgames?date={day(ago)}").json["endgames"] if e["number"] == number]
        form = {"endgame": number, "date": day(ago)}
        game = play(player, search, chance, False, **form)
        assert game["status"] == "won" and game["endgame"] == {"date": day(ago), "number": number, "kind": told["kind"]}
        lost = play(player, search, chance, True, **form)
        assert lost["status"] == "lost"
        assert (game["left"][0], len(game["pattern"]), game["mistakesAllowed"]) == (told["entries"], told["length"], told["mistakes"])
        letters = player.get("/replay?letters=true").json["turns"]
        assert letters[0]["best"]["needs"] == told["mistakes"] - 1
        assert any(t["yours"]["needs"] > t["best"]["needs"] for t in letters)


def test_todays_endgames_count_by_themselves_and_those_of_earlier_days_nowhere(compiled):
    chance, search, player = random.Random(5), Search(), compiled.player()
    assert player.get("/history").json["endgames"] is None
    play(player, search, chance, True, endgame=1)
    play(player, search, chance, False, endgame=1)
    play(player, search, chance, False, endgame=2)
    player.post("/game", endgame=3)
    player.post("/guess", letter="Q")
    play(player, search, chance, False, endgame=3, date=day(1))
    history = player.get("/history").json
    assert history["endgames"] == {"date": day(), "status": ["solved", "solved", "tried"], "solved": 2, "first": 1}
    assert (history["played"], history["daily"]["played"], history["scores"]) == (0, 0, [])
    assert [e["status"] for e in player.get("/endgames").json["endgames"]] == ["solved", "solved", "tried"]
    assert {e["status"] for e in player.get(f"/endgames?date={day(1)}").json["endgames"]} == {None}
    for isLost in (True, False):
        play(player, search, chance, isLost, endgame=1)
        assert player.get("/history").json["endgames"] == history["endgames"], "solved stays solved, and counts once"


def test_an_endgame_of_another_language_is_another_one(compiled):
    player = compiled.player()
    english = player.post("/game", endgame=1).json
    german = player.post("/game", endgame=1, language="de")
    assert (german.status, german.json["language"]) == (201, "de") and german.json["id"] != english["id"]
    assert player.post("/game", endgame=1, language="de").json["id"] == german.json["id"]
    assert player.post("/game", endgame=1).json["language"] is None


def test_an_endgame_that_is_played_goes_on_and_starts_anew_when_it_is_over(compiled):
    player = compiled.player()
    first = player.post("/game", endgame=2)
    assert (first.status, first.json["commitment"], first.json["room"]) == (201, None, None)
    again = player.post("/game", endgame=2, game=first.json["id"])
    assert (again.status, again.json["id"]) == (200, first.json["id"])
    assert player.post("/game", endgame=2, game="0" * 16).code == "stale-game"
    for wrong in ({"language": "xx"}, {"date": "2026-02-30"}):
        assert player.post("/game", endgame=2, **wrong, game="0" * 16).code == "invalid-setting", wrong
    assert player.post("/game", endgame=1).json["endgame"]["number"] == 1
    assert player.post("/game").json["endgame"] is player.get("/game").json["entries"] is None


@pytest.mark.parametrize(("call", "code"), [
    ({"endgame": "4"}, "invalid-setting"), ({"endgame": "one"}, "invalid-setting"),
    ({"endgame": "1", "date": day(-2)}, "invalid-setting"), ({"endgame": "1", "date": "2026-02-30"}, "invalid-setting"),
    ({"endgame": "1", "list": "easy"}, "invalid-request"), ({"endgame": "1", "daily": "true"}, "invalid-request"),
])
def test_an_endgame_that_is_not_is_refused(compiled, call, code):
    player = compiled.player()
    assert player.post("/game", **call).code == code
    assert player.get("/game").code == "no-game"


def test_a_language_without_endgames_says_so(direct, data):
    folder = data(["BEAR"])
    for name in ("lists/finnish.fi.txt", "languages/fi.plist", "opponents/fi.txt", "endgames/en.txt"):
        (folder / name).parent.mkdir(exist_ok=True)
        shutil.copy(DATA / name, folder / name)
    caller = direct(folder)
    caller.index()
    player = caller.player()
    told = player.get("/endgames?language=fi").json
    assert (told["language"], told["endgames"]) == ("fi", [])
    assert player.post("/game", endgame="1", language="fi").code == "invalid-setting"


@pytest.mark.parametrize("language", ["sk", "zz", "DE", ""])
def test_no_endgame_is_begun_in_another_language_than_the_one_asked_for(compiled, language):
    player = compiled.player()
    assert player.get(f"/endgames?language={language}").json["language"] is None
    assert player.post("/game", endgame="1", language=language).code == "invalid-setting"
    assert player.post("/game", endgame="1", language="en").status == 201


def test_every_language_with_lists_has_three_a_day(compiled):
    player = compiled.player()
    for file in (DATA / "endgames").glob("*.txt"):
        language = "" if file.stem == "en" else f"?language={file.stem}"
        told = player.get(f"/endgames{language}").json["endgames"]
        assert [e["kind"] for e in told] == ["easy", "hard", "evil"], file.stem
    assert {file.stem for file in (DATA / "endgames").glob("*.txt")} == {file.stem for file in (DATA / "core").glob("*.txt")}


GOOD = "1 BEAR BOAR DEER"


@pytest.mark.parametrize(("line", "reason"), [
    ("1 " + " ".join(a + b for a in "ABCDEFGH" for b in "ABCDEFGHI"), "more than 64 words"),
    ("1 " + "A" * 65 + " " + "B" * 65, "more than 64 characters"),
    ("1 bear boar", "capitals"),
    ("1 BEAR Boar", "capitals"),
    ("1 BEAR --'-", "capitals"),
    ("1 BEAR ДЕТИ", "capitals"),
    ("1 BEAR  BOAR", "capitals"),
    ("1 BEAR OX", "different lengths"),
    ("1 A-BC AB-C", "different lengths"),
    ("1 BEAR BOAR BEAR", "twice"),
    ("BEAR BOAR", "number"),
    ("26 BEAR BOAR", "number"),
    ("99999999999999999999 BEAR BOAR", "number"),
    ("1", "no word"),
    ("", "number"),
    ("\x00\xff", "number"),
])
def test_a_line_that_cannot_be_played_is_no_endgame(direct, data, line, reason):
    """A line that cannot be played is logged once a request; the other lines of its day are played."""
    folder = data(["BEAR"])
    (folder / "endgames").mkdir()
    (folder / "endgames/en.txt").write_bytes(f"{GOOD}\n{line}\n{GOOD}\n".encode("latin1" if "\xff" in line else "utf8"))
    caller = direct(folder)
    caller.index()
    environment = {"REQUEST_METHOD": "GET", "PATH_INFO": "/endgames", "GATEWAY_INTERFACE": "CGI/1.1"}
    done = subprocess.run([PROGRAM], env=caller.environment | environment, capture_output=True)
    assert [item["number"] for item in json.loads(done.stdout.partition(b"\r\n\r\n")[2])["endgames"]] == [1, 3]
    [logged] = done.stderr.decode().splitlines()
    assert logged.startswith("hangman: words: endgames/en.txt, line 2: it ") and reason in logged
    player = caller.player()
    assert player.post("/game", endgame="2").json["code"] == "invalid-setting"
    assert player.post("/game", endgame="3").status == 201


def test_lines_of_windows_and_the_largest_endgame_are_played(direct, data):
    words = [a + b for a in "ABCDEFGH" for b in "IJKLMNOP"]
    folder = data(["BEAR"])
    (folder / "endgames").mkdir()
    lines = ["1 BEAR BOAR", f"25 {' '.join(words)}", "0 " + "A-" * 31 + "AB"]
    (folder / "endgames/en.txt").write_bytes("\r\n".join(lines).encode() + b"\r\n")
    caller = direct(folder)
    caller.index()
    player = caller.player()
    told = [(item["entries"], item["length"], item["mistakes"]) for item in player.get("/endgames").json["endgames"]]
    assert told == [(2, 4, 2), (64, 2, 26), (1, 64, 1)]
    assert player.post("/game", endgame="2").json["trap"] == words
    assert player.post("/guess", letter="A").json["status"] == "playing"
    assert player.post("/game", endgame="1").json["trap"] == ["BEAR", "BOAR"]
    assert player.post("/guess", letter="R").json["pattern"] == "___R"
