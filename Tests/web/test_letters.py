"""The worth of a game's letters, compared with a plain search that shares nothing with the program."""

import random
from collections import Counter

import pytest

from reference import families, load, shape

TRAP = "BALL CALL FALL GALL HALL MALL TALL WALL BELL CELL FELL HELL SELL TELL WELL".split()


class Search:
    """A search in which both sides play letter by letter to the last word, without any short cut."""

    def __init__(self):
        self.forced = {}

    def forces(self, words, mistakes):
        """Whether the computer can force this many mistakes on any player."""
        if mistakes <= 0 or len(words) <= mistakes:
            return mistakes <= 0
        if (words, mistakes) not in self.forced:
            letters = Counter(c for word in words for c in set(word))
            self.forced[words, mistakes] = all(
                self.forces_after(letter, words, mistakes) for letter, _ in letters.most_common()
                if len(families(letter, words)) > 1
            )
        return self.forced[words, mistakes]

    def forces_after(self, letter, words, mistakes):
        answers = sorted(families(letter, words).items(), key=lambda answer: len(answer[1]))
        return any(self.forces(tuple(left), mistakes - (not places)) for places, left in answers)

    def needs(self, letter, words):
        """The mistakes of a perfect player who says this letter now."""
        return next(n for n in range(27) if not self.forces_after(letter, words, n + 1))


def play(player, chance, **settings):
    """A game of a player who mostly says common letters, and its replay with letters."""
    game = player.post("/game", **settings).json
    letters = list(game["letters"])
    while game["status"] == "playing":
        letter = letters.pop(0) if chance.random() < 0.4 else letters.pop(chance.randrange(len(letters)))
        game = player.post("/guess", letter=letter).json
    return game, player.get("/replay?letters=true").json


def check(game, replay, entries, search):
    """Compares each number of the letters; returns how many turns are proved."""
    words, said, proved = tuple(entries), set(), []
    for turn, guess in zip(replay["turns"], game["guesses"], strict=True):
        yours, best = turn["yours"], turn["best"]
        hits = Counter(c for word in words for c in set(word) & set(game["letters"]) - said)
        for told in (yours, best):
            assert told["hit"] == hits[told["letter"]]
            assert told["left"] == max(map(len, families(told["letter"], words).values()))
        assert yours["letter"] == turn["letter"]
        if best["needs"] is None:
            assert best["hit"] == max(hits.values(), default=0)
            assert best == yours or best["hit"] > yours["hit"]
        else:
            proved.append(turn)
            assert best == yours or yours["needs"] is None or best["needs"] < yours["needs"]
            if len(words) <= 20:
                needs = {c: search.needs(c, words) for c in {*hits, yours["letter"]}}
                assert best["needs"] == min(needs[c] for c in hits) == needs[best["letter"]]
                assert yours["needs"] in (None, needs[yours["letter"]])
        said.add(turn["letter"])
        words = tuple(families(turn["letter"], words)[tuple(guess["positions"])])
    assert [t for t in replay["turns"] if t["best"]["needs"] is not None] == replay["turns"][-len(proved):] or not proved
    return len(proved)


@pytest.mark.parametrize("settings", [
    {"list": "easy", "cunning": "classic"}, {"list": "medium", "cunning": "diabolical"}, {"list": "german-easy"},
], ids=lambda settings: settings["list"])
def test_letters_are_worth_what_a_plain_search_says(compiled, settings):
    chance, search, proved = random.Random(49), Search(), 0
    for seed in range(12):
        player = compiled.player()
        game, replay = play(player, chance, **settings, length=5 + seed % 4, mistakes=26, seed=seed)
        entries = [e for e in load(settings["list"]) if shape(e) == "_" * len(game["pattern"])]
        proved += check(game, replay, entries, search)
        plain = player.get("/replay").json
        assert [t | {"yours": a["yours"], "best": a["best"]} for t, a in zip(plain["turns"], replay["turns"])] == replay["turns"]
    assert proved > 60


def test_in_an_honest_game_the_best_letter_is_in_most_words_and_nothing_is_needed(compiled):
    game, replay = play(compiled.player(), random.Random(1), list="easy", length=6, mistakes=26, evil="false", seed=3)
    assert check(game, replay, [e for e in load("easy") if len(e) == 6], Search()) == 0


def test_among_the_words_of_a_trap_every_letter_is_proved(compiled):
    room = compiled.player().post("/room", trap="\n".join(TRAP), mistakes=26).json
    player = compiled.player()
    game, replay = play(player, random.Random(2), room=room["id"])
    assert check(game, replay, TRAP, Search()) == len(replay["turns"])
    assert replay["turns"][0]["best"]["needs"] == room["worth"]


def test_letters_is_true_or_false(compiled):
    player = compiled.player()
    player.post("/game", length=4, mistakes=1, list="easy")
    for letter in "QXZJ":
        player.post("/guess", letter=letter)
    assert player.get("/replay?letters=some").code == "invalid-setting"
    assert player.get("/replay?letters=false").json == player.get("/replay").json
