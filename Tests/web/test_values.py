"""The value of an evil game: the replay tells it, and no player of the certificates escapes it."""

import sys
from collections import Counter

import pytest

from calls import REPOSITORY

sys.path.insert(0, str(REPOSITORY / "scripts/words"))
from values import certificates
from values.lists import WordList, digest, names

SETTINGS = {"evil": "true", "cunning": "diabolical"}


def places(word, letter):
    return tuple(i for i, c in enumerate(word) if c == letter)


class Strategy:
    """The player of a certificate, who never makes more mistakes than it says."""

    def __init__(self, row, words):
        self.row, self.left, self.missed = row, words, ""

    def letter(self, pattern):
        if len(self.left) == 1:
            return next(c for c, shown in zip(self.left[0], pattern) if c != shown)
        counts = Counter(c for word in self.left for c in set(word))
        usual = (
            c for c in sorted(counts, key=lambda c: (-counts[c], c))
            if len({places(word, c) for word in self.left}) > 1
        )
        return self.row.moves.get((pattern, self.missed)) or next(usual)

    def learn(self, letter, positions):
        if not positions:
            self.missed = "".join(sorted(self.missed + letter))
        self.left = [word for word in self.left if places(word, letter) == tuple(positions)]


def play(player, row, words, listed, allowed):
    """A game of the strategy, or None if its shape has more than letters."""
    game = player.post("/game", list=listed, length=row.length, mistakes=allowed, **SETTINGS).json
    if set(game["pattern"]) != {"_"}:
        return None
    strategy = Strategy(row, words.by_length[row.length])
    while game["status"] == "playing":
        letter = strategy.letter(words.read(game["pattern"]))
        game = player.post("/guess", letter=words.shown(letter)).json
        strategy.learn(letter, game["guesses"][-1]["positions"])
    return game


def besiege(player, row, words, listed, letter):
    """How a game ends against a player who knows the trap; `playing` if the opponent let the trap go."""
    _, trap = row.traps[-1]
    game = player.post("/game", list=listed, length=row.length, mistakes=row.least, **SETTINGS).json
    strategy = Strategy(certificates.Row(trap), trap)
    if set(game.get("pattern", "")) != {"_"}:
        return "lost"  # Of another shape than letters alone, or of phrases, whose length is not asked for.
    while game["status"] == "playing" and strategy.left:
        game = player.post("/guess", letter=words.shown(letter)).json
        strategy.learn(letter, game["guesses"][-1]["positions"])
        letter = strategy.left and game["status"] == "playing" and strategy.letter(words.read(game["pattern"]))
    return game["status"]


ENTIRE = ("expert", "russian")


@pytest.mark.parametrize("name", [
    pytest.param(name, marks=[] if name in ENTIRE else pytest.mark.long) for name in names()
])
def test_a_perfect_player_loses_at_what_a_game_is_worth_and_wins_with_one_more(compiled, name):
    words = WordList(name)
    [listed] = [item for item in compiled.call("GET", "/lists").json["lists"] if item["id"] == name]
    # A row that is still open has no upper bound to play against.
    rows = [row for row in certificates.load(name, words).values() if row.most is not None]
    if listed["phrases"] or not rows and name not in ENTIRE:
        return  # No game of one shape can be asked for, or none has an upper bound.
    player, played = compiled.player(), 0
    # For most lists only the row with most words, because check-values walks all.
    for row in rows if name in ENTIRE else [max(rows, key=lambda row: len(words.by_length[row.length]))]:
        for allowed in range(max(1, row.least), min(row.most + 2, 27)):
            game = play(player, row, words, name, allowed)
            if game is None or row.least < allowed <= row.most:
                continue
            played += 1
            assert game["status"] == ("lost" if allowed <= row.least else "won"), (row.length, allowed)
            bounds = {"lower": row.least, "upper": row.most}
            assert player.get("/replay").json["value"] == bounds
    assert played


@pytest.mark.parametrize("name", [
    pytest.param(name, marks=[] if name == "german" else pytest.mark.long) for name in names()
])
def test_no_first_letter_springs_the_largest_trap(compiled, name):
    """`scripts/words/check-values` walks every game of the other traps, by the same rule."""
    words, player = WordList(name), compiled.player()
    rows = [row for row in certificates.load(name, words).values() if row.traps]
    for row in sorted(rows, key=lambda row: len(row.traps[-1][1]))[-1:]:
        for first in words.letters:
            assert besiege(player, row, words, name, first) == "lost", (row.length, words.shown(first))


def test_an_honest_game_and_one_of_a_list_that_changed_have_no_value(direct, data):
    words = ["BALL", "CALL", "FALL", "GALL"]
    folder = data(words)
    (folder / "values").mkdir()
    (folder / "values/words.txt").write_text(
        f"4 letters, 4 words, sha256 {digest(words)}\nat least 2: {' '.join(words[1:])}\nat most 3: plainly\n"
    )
    player = direct(folder).player()

    def value(**settings):
        player.post("/game", length="4", mistakes="1", **settings)
        while player.get("/game").json["status"] == "playing":
            for letter in "XBCFGAL":
                player.post("/guess", letter=letter)
        return player.get("/replay").json["value"]

    assert value() == {"lower": 2, "upper": 3}
    assert value(evil="false") is None
    (folder / "words.plist").write_bytes((data([*words, "HALL"]) / "words.plist").read_bytes())
    assert value() is None


@pytest.mark.parametrize(("settings", "value"), [
    ({"list": "easy", "length": "7"}, (3, 3)),
    ({"list": "easy", "length": "any"}, (1, 3)),
    ({"list": "easy", "length": "any", "evil": "false"}, None),
    ({"list": "words", "length": "11"}, (5, 5)),
    ({"list": "words", "length": "any"}, (1, 19)),
    ({"list": "idioms", "length": "any"}, None),
])
def test_settings_are_worth_what_all_games_that_they_can_open_are(compiled, settings, value):
    player = compiled.player()
    shown = player.post("/settings", **settings).json["value"]
    assert shown == (value and {"lower": value[0], "upper": value[1]})
    assert player.get("/settings").json["value"] == shown


def test_settings_whose_list_is_gone_are_worth_nothing_known(direct, data):
    folder = data(["BALL", "CALL"])
    put = folder / "lists/own.txt"
    put.write_text("HALL\n")
    player = direct(folder).player()
    player.post("/settings", list="own")
    put.unlink()
    assert player.get("/settings").json["value"] is None
