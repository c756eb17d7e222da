"""An honest game proves that its word was fixed at the start; a separate program checks it."""

import string
import subprocess

import pytest


def holds(first, last):
    """Whether the last reply fits the commitment of the first, by sha256sum."""
    text = f"{last['nonce']}:{last['answer']}".encode()
    digest = subprocess.run(["sha256sum"], input=text, capture_output=True, check=True).stdout
    return digest.split()[0].decode() == first["commitment"]


def play(player, **settings):
    """The first and the last reply of an honest game, and each between."""
    replies = [player.post("/game", evil="false", mistakes="3", **settings).json]
    for letter in string.ascii_uppercase:
        if replies[-1]["status"] == "playing":
            replies.append(player.post("/guess", letter=letter).json)
    return replies


def test_every_honest_game_keeps_its_promise(direct):
    player = direct().player()
    seen = set()
    for settings in [{"length": "9"}] * 5 + [{"list": "phrases"}, {"list": "idioms"}]:
        first, *between, last = play(player, **settings)
        assert {reply["commitment"] for reply in [first, *between, last]} == {first["commitment"]}
        assert {reply["nonce"] for reply in [first, *between]} == {None}
        assert holds(first, last)
        seen |= {last["nonce"], first["commitment"]}
    assert len(seen) == 14, "nonces never repeat"


def test_the_same_word_has_another_promise_each_time(direct):
    """Otherwise a table of all words would reveal the word."""
    games = [play(direct().player(), seed="7") for _ in range(2)]
    assert games[0][-1]["answer"] == games[1][-1]["answer"]
    assert games[0][0]["commitment"] != games[1][0]["commitment"]


def test_an_evil_game_promises_nothing(direct):
    player = direct().player()
    game = player.post("/game", mistakes="1").json
    assert (game["commitment"], game["nonce"]) == (None, None)
    for letter in "QXZ":
        game = player.post("/guess", letter=letter).json
    game = player.get("/game").json
    assert (game["status"], game["commitment"], game["nonce"]) == ("lost", None, None)


def another_answer(last, other):
    return {**last, "answer": other["answer"]}


def another_answer_and_promise(last, other):
    """A forged last reply can be consistent in itself; only the commitment of the first reply shows the forgery."""
    return {**last, **{key: other[key] for key in ("answer", "nonce", "commitment")}}


@pytest.mark.parametrize("cheat", [another_answer, another_answer_and_promise])
def test_a_program_that_changes_its_word_is_caught(direct, cheat):
    player = direct().player()
    first, *_, last = play(player, length="9")
    *_, other = play(player, length="9", seed="5")
    assert other["answer"] != last["answer"]
    assert holds(first, last) and not holds(first, cheat(last, other))
