"""Hundreds of games over the endpoint beside an independent copy of the rules.

The copy keeps its own candidates and has no seed. It compares each reply with what the list and the
replies before allow.
"""

import functools
import hashlib
import itertools
import plistlib
import random
import string
from collections import Counter, defaultdict

import pytest

from languages import language_of, text_lists
from reference import families, load, positions, revealed, shape, shipped


@functools.cache
def by_shape(id):
    groups = defaultdict(list)
    for entry in load(id):
        groups[shape(entry)].append(entry)
    return dict(groups)


class Witness:
    """Watches one game and keeps what is still possible."""

    def __init__(self, game):
        self.candidates = by_shape(game["settings"]["list"])[game["pattern"]]
        self.game = game
        self.turns = []
        self.left = [len(self.candidates)]
        self.check_left()

    def check_left(self):
        """Compares the number of entries left that a reply states."""
        assert self.game["left"] == (self.left if self.game["settings"]["evil"] else None)

    def see(self, letter, reply):
        """Compares the reply to a guess with everything seen before."""
        before, self.game = self.game, reply
        places = tuple(reply["guesses"][-1]["positions"])
        assert reply["guesses"] == [
            *before["guesses"],
            {"letter": letter, "positions": list(places)},
        ]
        assert reply["pattern"] == revealed(before["pattern"], letter, places)
        assert reply["outcome"] == ("hit" if places else "miss")
        assert reply["mistakes"] == before["mistakes"] + (not places)
        assert reply["mistakesLeft"] == reply["mistakesAllowed"] - reply["mistakes"]

        split = families(letter, self.candidates)
        assert places in split, "no entry fits this answer"
        self.turns.append((letter, places, before["pattern"], split))
        self.check_let_go(reply, {entry for key, entries in split.items() if key != places for entry in entries})
        self.candidates = split[places]
        self.left.append(len(self.candidates))
        self.check_left()
        settings = reply["settings"]
        if settings["evil"] and settings["cunning"] == "classic":
            assert len(split[places]) == max(map(len, split.values())), "not a largest family"
        won, lost = "_" not in reply["pattern"], reply["mistakesLeft"] == 0
        assert reply["status"] == ("won" if won else "lost" if lost else "playing")

    def check_let_go(self, reply, lost):
        """Compares the examples of entries that a guess ruled out; they are written as the list writes them."""
        settings = reply["settings"]
        file = text_lists().get(settings["list"])
        told = [entry.split(" / ")[0] for entry in reply["letGo"]]
        letters = [language_of(file).entry(entry) for entry in told] if file else told
        assert set(letters) <= lost
        assert len(set(letters)) == (min(3, len(lost)) if settings["evil"] else 0)

    def end(self):
        """Checks what the reply to a finished game contains."""
        game = self.game
        assert game["answer"] in self.candidates
        evil = game["settings"]["evil"]
        assert game["candidates"] == (len(self.candidates) if evil else 1)
        if not evil:
            told = f"{game['nonce']}:{game['answer']}".encode()
            assert game["commitment"] == hashlib.sha256(told).hexdigest()
        for letter, places, *_ in self.turns:
            assert positions(letter, game["answer"]) == places

    def check(self, replay):
        """Recomputes every number of the replay."""
        assert replay["game"] == self.game["id"]
        assert len(replay["turns"]) == len(self.turns)
        for turn, (letter, places, pattern, split) in zip(replay["turns"], self.turns):
            assert turn["letter"] == letter
            assert turn["before"] == sum(map(len, split.values()))
            assert turn["after"] == len(split[places])
            assert turn["familyCount"] == len(split)
            by_pattern = {revealed(pattern, letter, key): key for key in split}
            sizes = sorted(map(len, split.values()), reverse=True)
            shown = [family["entries"] for family in turn["families"]]
            assert shown[:-1] == sizes[:12][:-1], "not the largest ones, largest first"
            assert len(shown) == min(12, len(split))
            assert shown[-1] == sizes[len(shown) - 1] or turn["families"][-1]["kept"]
            assert [f["kept"] for f in turn["families"]].count(True) == 1
            for family in turn["families"]:
                members = split[by_pattern.pop(family["pattern"])]
                assert family["entries"] == len(members)
                assert family["kept"] == (members is split[places])
                assert len(family["examples"]) == min(5, len(members))
                assert len(set(family["examples"])) == len(family["examples"])
                assert set(family["examples"]) <= set(members)


def play(player, chance, **settings):
    """Plays one game to its end, at random or by counting letters, and checks everything."""
    form = settings | {"evil": str(settings["evil"]).lower()}
    reply = player.post("/game", **form)
    assert reply.status == 201, (form, reply)
    witness = Witness(reply.json)
    counts = chance.random() < 0.5
    letters = set(witness.game["letters"])
    while witness.game["status"] == "playing":
        letter = chance.choice(sorted(letters))
        if counts:
            present = Counter(c for e in witness.candidates[:500] for c in set(e) & letters)
            letter = present.most_common(1)[0][0]
        letters.remove(letter)
        witness.see(letter, player.post("/guess", letter=letter, examples="true").json)
    witness.end()
    witness.check(player.get("/replay").json)
    return witness.game


def draw_settings(chance, id):
    phrases = any(" " in shape for shape in by_shape(id))
    length = len(chance.choice(load(id)))
    return {
        "list": id,
        "length": "any" if phrases or chance.random() < 0.3 else length,
        "mistakes": chance.randint(1, 26),
        "evil": chance.random() < 0.75,
        "cunning": chance.choice(["classic", "diabolical"]),
    }


@pytest.mark.thorough
def test_every_reply_of_many_games_fits_the_list(direct):
    chance = random.Random("games")
    player = direct().player()
    ended = Counter()
    others = text_lists().keys()
    # For other languages only the lists that the page plays, because Python takes a minute to read all.
    for id in [id for id in shipped() if id not in others] * 2 + [id for id in others if id.endswith("-medium")]:
        settings = draw_settings(chance, id)
        game = play(player, chance, **settings)
        ended[game["status"], settings["evil"]] += 1
        if settings["evil"] and settings["length"] == "any":
            sizes = {shape: len(entries) for shape, entries in by_shape(id).items()}
            assert sizes[shape(game["answer"])] >= min(50, max(sizes.values()))
    assert len(ended) == 4, "wins and losses of both kinds"
    history = player.get("/history").json
    assert history["played"] == sum(ended.values())
    assert history["won"] == ended["won", True] + ended["won", False]


@pytest.mark.parametrize("id", ["medium", "czech-medium"])
def test_the_next_two_evil_games_have_words_of_other_lengths(direct, id):
    """A devil ends most games of one shape with the same few words."""
    player = direct().player()
    settings = {"list": id, "length": "any", "mistakes": "9", "evil": "true"}
    lengths = [len(player.post("/game", **settings).json["pattern"]) for _ in range(60)]
    assert all(length not in lengths[max(0, n - 2):n] for n, length in enumerate(lengths)), lengths
    assert len(set(lengths)) > 6


def test_an_honest_game_is_drawn_without_regard_to_the_game_before(direct, data):
    """Otherwise the game before would tell where in the list the next word is."""
    words = ["BEAR", "BOAR", "DEER", "DUCK", "HARE"]
    player = direct(data(words)).player()
    places = []
    for _ in range(100):
        player.post("/game", length="4", mistakes="1", evil="false")
        places.append(words.index(player.post("/guess", letter="Q").json["answer"]))
    assert len({(place - before) % 5 for before, place in itertools.pairwise(places)}) == 5


def test_a_player_that_sends_every_letter_wins_each_phrase(direct):
    player = direct().player()
    chance = random.Random("phrases")
    for id in ("phrases", "idioms", "countries"):
        for evil in (True, False):
            settings = {"list": id, "length": "any", "mistakes": 26, "evil": evil}
            game = play(player, chance, **settings)
            assert game["status"] == "won"
            assert game["answer"] == game["pattern"]


@pytest.mark.parametrize(
    "letter, kept, pattern",
    [("E", ["BOAR", "DUCK"], "____"), ("R", ["BEAR", "BOAR", "DEER"], "___R")],
)
def test_the_five_words_of_the_assignment(direct, data, letter, kept, pattern):
    player = direct(data(["BEAR", "BOAR", "DEER", "DUCK", "HARE"])).player()
    assert player.post("/game", length="4", mistakes="26").status == 201
    assert player.post("/guess", letter=letter).json["pattern"] == pattern
    for other in "QXZJKVWFYPMGHILNSTODUABCRE":
        player.post("/guess", letter=other)
    turn = player.get("/replay").json["turns"][0]
    family = next(family for family in turn["families"] if family["kept"])
    assert (turn["before"], turn["after"]) == (5, len(kept))
    assert sorted(family["examples"]) == kept


def test_a_guess_shows_words_that_it_ruled_out_if_asked(direct, data):
    player = direct(data(["BEAR", "BOAR", "DEER", "DUCK", "HARE"])).player()
    player.post("/game", length="4", mistakes="26")
    assert sorted(player.post("/guess", letter="E", examples="true").json["letGo"]) == ["BEAR", "DEER", "HARE"]
    assert player.post("/guess", letter="E", examples="true").json["letGo"] == []
    assert "letGo" not in player.post("/guess", letter="X").json
    assert player.post("/guess", letter="Y", examples="true").json["letGo"] == []
    assert player.post("/guess", letter="Z", examples="yes").status == 400
    player.post("/game", length="4", evil="false")
    assert player.post("/guess", letter="E", examples="true").json["letGo"] == []


def test_todays_game_shows_no_words_that_it_ruled_out(direct):
    player = direct().player()
    player.post("/game", daily="true")
    seen = [player.post("/guess", letter=letter, examples="true").json for letter in "ESQ"]
    assert all(game["left"] is None and game["letGo"] == [] for game in seen if game["status"] == "playing")


def test_a_three_way_tie_goes_each_way_about_a_third_of_the_time(direct, data):
    player = direct(data(["BOAR", "DEER", "HARE"])).player()
    kept = Counter()
    for seed in range(450):
        player.post("/game", seed=str(seed * 0x1234567), length="4")
        kept[player.post("/guess", letter="E").json["pattern"]] += 1
    assert set(kept) == {"____", "_EE_", "___E"}
    assert all(120 <= count <= 180 for count in kept.values()), kept


def test_a_game_on_hangman_forgives_a_letter_repeated(direct, data):
    player = direct(data(["HANGMAN"])).player()
    player.post("/game", length="7", mistakes="8")
    seen = []
    for letter in "aenEGthm":
        reply = player.post("/guess", letter=letter).json
        seen.append((reply["outcome"], reply["pattern"], reply["mistakesLeft"]))
    assert seen == [
        ("hit", "_A___A_", 8),
        ("miss", "_A___A_", 7),
        ("hit", "_AN__AN", 7),
        ("repeat", "_AN__AN", 7),
        ("hit", "_ANG_AN", 7),
        ("miss", "_ANG_AN", 6),
        ("hit", "HANG_AN", 6),
        ("hit", "HANGMAN", 6),
    ]
    assert reply["status"] == "won"


def test_diabolical_prefers_what_is_hard_for_people_where_that_is_told(direct, data):
    """Two families that differ only in their words' levels in data/people."""
    folder = data(["AB", "AC", "BA", "CA"])

    def kept():
        player = direct(folder).player()
        for seed in range(20):
            player.post("/game", length="2", mistakes="9", evil="true", cunning="diabolical", seed=str(seed))
            yield tuple(player.post("/guess", letter="A").json["guesses"][-1]["positions"])

    assert len({*kept()}) == 2
    (folder / "people").mkdir()
    (folder / "people/words.txt").write_text("BA 3\nnone of these 2\nCA 2\nAB 1\nAC 4\n")
    assert len({*kept()}) == 1


def test_the_last_of_31_letters_is_no_level(direct, data):
    """In lists with fewer letters, the bit of the 31st says how hard an entry is for people."""
    folder = data(["A"])
    (folder / "languages").mkdir()
    letters = [*string.ascii_uppercase, *"ÀÈÌÒÙ"]
    (folder / "languages/xx.plist").write_bytes(plistlib.dumps({"name": "31 letters", "letters": letters}))
    (folder / "lists/some.xx.txt").write_text("AÙ\nBÙ\nCA\nCB\nDO\n")
    player = direct(folder).player()
    for letter in "ABCDO":
        player.post("/game", list="some", length="2", mistakes="9", evil="true", cunning="diabolical")
        assert player.post("/guess", letter=letter).status == 200
