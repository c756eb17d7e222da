"""Words at the end of a game as their lists write them: accents come back."""

import random
import unicodedata
from collections import defaultdict

import pytest

from calls import DATA, last_like
from languages import Language, composed, language_of, lines, text_lists
from test_alphabets import dropped, start  # noqa: F401

# Letters whose capital is several characters in Unicode, and one here.
TONOS = dict(zip("ΆΈΉΊΌΎΏ", "ΑΕΗΙΟΥΩ"))
CAPITALS = {"ß": "ẞ", "ΐ": "Ϊ", "ΰ": "Ϋ"}
NAMES = {"fr": "french", "pt": "portuguese", "el": "greek", "de": "german"}


def capital(character, language):
    """A character of a list in capitals; what is a letter's small form is that letter."""
    large = CAPITALS.get(character, character.upper())
    # Greeks write no accent on capitals.
    large = TONOS.get(large, large)
    shown = language.forms.get(character)
    if shown and language.forms.get(large) != shown:
        return shown
    return "'" if character in "’ʼ" else large


class Capitals(dict):
    """Code point → capital, so that a million lines take seconds."""

    def __init__(self, language):
        self.language = language

    def __missing__(self, number):
        self[number] = capital(chr(number), self.language)
        return self[number]


def spellings(file, language):
    """Entry → what its lines say, in the order of the file."""
    found, capitals = defaultdict(dict), Capitals(language)
    for line in lines(file):
        found[language.entry(line)][composed(line.strip()).translate(capitals)] = True
    return found


def expected(entry, found):
    texts = list(found[entry])
    return None if texts == [entry] else " / ".join(texts[:4])


def lose(player, letters):
    """Guesses until the game is over, and returns it."""
    for letter in letters:
        game = player.post("/guess", letter=letter).json
        if game["status"] != "playing":
            return game
        assert game["answerText"] is None
    raise AssertionError(game)


@pytest.mark.parametrize(("code", "entries", "text"), [
    ("fr", ["été"], "ÉTÉ"),
    ("fr", ["e\u0301te\u0301"], "ÉTÉ"),
    ("fr", ["œuf"], "ŒUF"),
    ("fr", ["aujourd’hui"], None),
    ("fr", ["pêche", "péché"], "PÊCHE / PÉCHÉ"),
    ("fr", ["côté", "cote", "Côté"], "CÔTÉ / COTE"),
    ("fr", ["cote", "cotes", "côte"], "COTE / CÔTE"),
    ("fr", ["cote", "côte", "coté", "côté", "cöte"], "COTE / CÔTE / COTÉ / CÔTÉ"),
    ("de", ["Straße"], "STRAẞE"),
    ("de", ["Äther"], None),
    ("tr", ["iki"], None),
    ("tr", ["ısırgan"], None),
    ("tr", ["lâle"], "LÂLE"),
    ("ru", ["ёлка"], "ЁЛКА"),
    ("el", ["σοφός"], None),
    ("el", ["προϊόν"], "ΠΡΟΪΟΝ"),
    ("es", ["corazón"], "CORAZÓN"),
    ("pl", ["żółw"], None),
])
def test_a_word_ends_as_its_list_writes_it(dropped, code, entries, text):  # noqa: F811
    player = dropped(f"list.{code}.txt", entries)
    language = Language.load(code)
    start(player, length=str(len(language.entry(entries[0]))), mistakes="26")
    game = lose(player, language.letters + language.letters)
    assert (game["answer"], game["answerText"]) == (language.entry(entries[0]), text)
    assert player.get("/game").json["answerText"] == text


def test_words_in_a_to_z_are_written_as_they_are(dropped):  # noqa: F811
    player = dropped("list.txt", ["cat", "dog"])
    start(player, evil="true", mistakes="1")
    assert lose(player, "AQ")["answerText"] is None
    families = [family for turn in player.get("/replay").json["turns"] for family in turn["families"]]
    assert [family["texts"] for family in families] == [[None] * len(family["examples"]) for family in families]


def test_the_words_of_a_room_come_back_in_its_replay_as_they_were_typed(compiled):
    room = compiled.player().post("/room", trap="Été\nÂme\nÔté", list="french", mistakes="2").json
    player = compiled.player()
    player.post("/game", room=room["id"])
    game = lose(player, "ZXQWK")
    families = [family for turn in player.get("/replay").json["turns"] for family in turn["families"]]
    texts = dict(zip(game["trap"], game["texts"]))
    assert texts == {"ETE": "ÉTÉ", "AME": "ÂME", "OTE": "ÔTÉ"}
    assert families
    for family in families:
        assert family["texts"] == [texts[entry] for entry in family["examples"]]


@pytest.mark.thorough
@pytest.mark.parametrize("list_id", text_lists())
def test_accents_come_back_in_games_and_replays_of_every_list(compiled, list_id):
    """Four games a list, evil and good, beside Unicode's own capitals."""
    file = text_lists()[list_id]
    language = language_of(file)
    found, player, chance = spellings(file, language), compiled.player(), random.Random(list_id)
    named = 0
    for seed in range(4):
        evil = "true" if seed % 2 else "false"
        start(player, list_id, evil=evil, mistakes="2", seed=str(chance.getrandbits(64)))
        game = lose(player, chance.sample(language.letters, len(language.letters)))
        assert game["answerText"] == expected(game["answer"], found)
        for turn in player.get("/replay").json["turns"]:
            for family in turn["families"]:
                assert family["texts"] == [expected(entry, found) for entry in family["examples"]]
                named += sum(text is not None for text in family["texts"])
    differs = sum(expected(entry, found) is not None for entry in found)
    assert named or differs < len(found) / 100


def test_the_capitals_are_those_of_unicode():
    """The capital of each character that a shipped language folds is tried, so that no list shows a small letter."""
    for file in sorted((DATA / "languages").glob("*.plist")):
        language = Language.load(file.stem)
        for character in language.forms | language.spelled:
            large = capital(character, language)
            assert len(large) == 1 and unicodedata.category(large) in ("Lu", "Lo"), (file.stem, character, large)


@pytest.mark.parametrize("code", ["fr", "pt", "el", "de"])
def test_an_endgame_tells_how_its_words_are_written(compiled, code):
    """An endgame spells the entries left and all its entries, and at its end the answer too."""
    player = compiled.player()
    file, seen = text_lists()[NAMES[code]], set()
    language = language_of(file)
    found = spellings(file, language)
    for number in (1, 2, 3):
        game = player.post("/game", endgame=number, language=code, date=last_like("2026-11-24", 40)).json
        assert game["settings"]["list"] == NAMES[code]
        while True:
            for entries, texts in (("entries", "texts"), ("trap", "trapTexts")):
                assert game[texts] == [expected(entry, found) for entry in game[entries]], entries
            seen |= {text for text in game["trapTexts"] if text}
            if game["status"] != "playing":
                break
            letter = next(letter for letter in language.letters if letter not in [guess["letter"] for guess in game["guesses"]])
            game = player.post("/guess", letter=letter).json
        assert game["answerText"] == expected(game["answer"], found)
        for family in [one for turn in player.get("/replay").json["turns"] for one in turn["families"]]:
            assert family["texts"] == [expected(entry, found) for entry in family["examples"]]
    # Greek capitals have no accents, and umlauts are letters.
    assert seen or code in ("de", "el")
