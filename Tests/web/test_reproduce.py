"""Seeded games are as docs/programmers.md computes them.

`reference.py` is written from that text alone.
"""

import random
import re
import string

import pytest

import reference
from calls import REPOSITORY
from languages import language_of, text_lists

TEXT = (REPOSITORY / "docs/programmers.md").read_text()


def letters_of(id):
    file = text_lists().get(id)
    return language_of(file).letters if file else string.ascii_uppercase


def play_both(player, id, letters, **settings):
    """Plays one game on both sides and compares after every letter; returns both ended games."""
    ours = reference.Game.start(reference.load(id), **settings)
    form = {**settings, "list": id, "length": settings["length"] or "any"}
    reply = player.post("/game", **form | {"evil": str(settings["evil"]).lower()})
    theirs = reply.json
    for letter in letters:
        assert (theirs["status"], theirs["pattern"]) == (ours.status, ours.pattern), form
        if ours.status != "playing":
            break
        ours.guess(letter)
        theirs = player.post("/guess", letter=letter).json
        guesses = [(guess["letter"], tuple(guess["positions"])) for guess in theirs["guesses"]]
        assert guesses == ours.guesses, form
    return ours, theirs


OURS = [id for id in reference.shipped() if id not in text_lists()]
EVERY = [*reference.shipped(), *OURS]


@pytest.mark.parametrize("lists", [
    pytest.param([*OURS, "german", "greek-easy", "turkish-easy"], id="few"),
    pytest.param(EVERY, id="every", marks=pytest.mark.long),
])
@pytest.mark.parametrize("evil", [True, False], ids=["classic", "honest"])
def test_a_seeded_game_is_what_the_text_computes(direct, evil, lists):
    chance = random.Random(f"reproduce {evil}")
    player = direct().player()
    ended = set()
    for id in lists:
        entries = reference.load(id)
        takes_lengths = not any(" " in entry for entry in entries)
        length = len(chance.choice(entries)) if takes_lengths and chance.random() < 0.7 else None
        settings = {
            "seed": chance.choice([0, 2**64 - 1, chance.randrange(2**64)]),
            "length": length,
            "mistakes": chance.randint(1, 26),
            "evil": evil,
        }
        letters = chance.sample(letters_of(id), len(letters_of(id)))
        ours, theirs = play_both(player, id, letters, **settings)
        assert (theirs["answer"], theirs["candidates"]) == (ours.answer, len(ours.candidates))
        assert theirs["seed"] == str(settings["seed"])
        ended.add(theirs["status"])
    assert ended == {"won", "lost"}


def test_a_game_of_the_servers_own_seed_is_reproduced_by_the_seed_in_its_reply(direct):
    player = direct().player()
    first = player.post("/game", length="5", mistakes="3").json
    for letter in "AEIOUSTRNLYC":
        if first["status"] == "playing":
            first = player.post("/guess", letter=letter).json
    letters = [guess["letter"] for guess in first["guesses"]]
    settings = {"seed": int(first["seed"]), "length": 5, "mistakes": 3, "evil": True}
    ours, theirs = play_both(player, "words", letters, **settings)
    assert (theirs["answer"], theirs["guesses"]) == (first["answer"], first["guesses"])


def test_the_examples_in_the_text_are_true(direct):
    text = " ".join(TEXT.split())
    number = r"first output of seed 0 is (0x\w+), which scaled to 1,000 is (\d+)"
    first, scaled = re.search(number, text).groups()
    assert reference.output(0, 0) == int(first, 16)
    assert reference.scaled(int(first, 16), 1000) == int(scaled)

    word = re.search("`evil=false` has the word ([A-Z]+)", text)[1]
    guesses, answer, count = re.search(
        r"the guesses ([A-Z, ]+) end with ([A-Z]+), one of (\d+) candidates", text
    ).groups()
    player = direct().player()
    settings = {"seed": 1, "length": 7, "mistakes": 6}
    ours, _ = play_both(player, "words", "", **settings, evil=False)
    assert ours.word == word
    ours, theirs = play_both(player, "words", guesses.split(", "), **settings, evil=True)
    assert theirs["status"] == "lost"
    assert (theirs["answer"], theirs["candidates"]) == (answer, int(count))
