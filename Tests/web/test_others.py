"""How others fared in the games that everybody gets on a date."""

import os
import re
from datetime import datetime, timedelta, timezone

import pytest

LETTERS = "EARIOTNSLCUDPMHGBFYWKVXZJQ"


def finish(player, letters=LETTERS):
    """Plays the present game to its end; the last reply."""
    game = player.get("/game").json
    for letter in letters:
        if game["status"] == "playing":
            game = player.post("/guess", letter=letter).json
    assert game["status"] in ("won", "lost")
    return game


def today(caller, letters=LETTERS):
    player = caller.player()
    player.post("/game", daily="true")
    player.last = finish(player, letters)
    return player


def path(caller, name):
    return caller.state / "players/others" / f"{datetime.now(timezone.utc).date()}.{name}"


def test_nothing_is_told_before_five_have_finished(direct):
    """Results are shown neither to the first four nor to a player in mid-game; in the end each counts once."""
    caller = direct()
    waiting = caller.player()
    waiting.post("/game", daily="true")
    waiting.post("/guess", letter="Q")
    for number in range(1, 6):
        player = today(caller)
        assert (player.last["others"] is None) == (number < 5)
        assert player.get("/game").json["others"] == player.last["others"] == player.get("/daily").json["others"]
    others = player.last["others"]
    assert (others["played"], others["won"]) == (5, 5 if player.last["status"] == "won" else 0)
    assert waiting.get("/game").json["others"] is None and waiting.get("/daily").json["others"] is None
    assert caller.player().get("/daily").json["others"] is None
    finish(player, "Q")
    assert player.get("/daily").json["others"]["played"] == 5
    assert len(path(caller, "en").read_bytes()) == 5


def test_who_did_worse_is_counted_in_percent(direct):
    """The beaten are those others who lost or made more mistakes; the file has a byte for each player."""
    caller = direct()
    player = today(caller)
    own = player.last["mistakes"] if player.last["status"] == "won" else None
    # Ten others: two without a mistake, three with five, four who lost, one with twenty-five.
    path(caller, "en").write_bytes(path(caller, "en").read_bytes() + b"AAFFF----Z")
    others = player.get("/game").json["others"]
    counts = [2, 0, 0, 0, 0, 3] + [0] * 19 + [1]
    worse = 4
    if own is None:
        worse = 0
    else:
        worse += sum(counts[own + 1:])
        counts[own] += 1
    assert others == {"played": 11, "won": sum(counts), "mistakes": counts, "beaten": 10 * worse}


def test_the_file_is_bounded_and_never_hinders_a_game(direct):
    caller = direct()
    first = today(caller)
    path(caller, "en").write_bytes(b"A" * 65536)
    assert today(caller).last["others"]["played"] > 60000
    assert path(caller, "en").stat().st_size == 65536
    old = path(caller, "en").with_name("2026-01-01.en")
    old.write_bytes(b"A")
    path(caller, "en").unlink()
    today(caller)
    assert not old.exists(), "files of long ago go with the first of a day"
    path(caller, "en").unlink()
    path(caller, "en").mkdir()
    assert today(caller).last["others"] is None
    assert first.get("/daily").json["others"] is None
    assert first.get("/daily").status == 200


@pytest.mark.parametrize("number", ["1", "3"])
def test_endgames_are_counted_at_the_first_finish(direct, number):
    """Solved at once, solved later, or only tried; games of earlier days count nowhere."""
    caller = direct()
    for _ in range(5):
        player = caller.player()
        game = player.post("/game", endgame=number).json
        word = game["entries"][0]
        absent = [letter for letter in LETTERS if not any(letter in entry for entry in game["entries"])]
        lost = finish(player, "".join(absent))
        assert lost["status"] == "lost"
    assert lost["others"] == {"played": 5, "solved": 0, "first": 0}
    again = player.post("/game", endgame=number).json
    assert again["others"] is None
    # Perfect letters: first those at the same places in all words, then any of the word that is left.
    while again["status"] == "playing":
        said = {guess["letter"] for guess in again["guesses"]}
        letters = [l for l in LETTERS if l not in said]
        best = max(letters, key=lambda l: sum(l in entry for entry in again["entries"]))
        again = player.post("/guess", letter=best).json
    solved = again["status"] == "won"
    assert again["others"] == {"played": 5, "solved": int(solved), "first": 0}
    assert re.fullmatch(rb"-{5}" + (rb"\+" if solved else b""), path(caller, f"en.{number}").read_bytes())
    earlier = caller.player()
    yesterday = datetime.now(timezone.utc).date() - timedelta(1)
    assert earlier.post("/game", endgame=number, date=yesterday).status == 201
    assert finish(earlier, "".join(absent) + LETTERS)["others"] is None
    assert word and os.listdir(caller.state / "players/others") == [path(caller, f"en.{number}").name]
