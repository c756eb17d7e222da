"""A request opens each file of words once: an index, a list's folder, meanings, endgames."""

import collections
import re

import pytest

from calls import Direct


class Traced(Direct):
    """The program whose calls are traced; `opened` has what the last one opened, and how often."""

    opened = collections.Counter()

    def __init__(self, other, folder):
        self.__dict__.update(vars(other))
        self.trace = folder / "trace"

    def run(self, environment, body=b"", arguments=()):
        plain, self.program = self.program, "strace"
        options = ("-qq", "-o", self.trace, "-e", "trace=open,openat", plain)
        try:
            return super().run(environment | {"PATH": "/usr/bin:/bin"}, body, (*options, *arguments))
        finally:
            self.program = plain
            words = (self.environment["HANGMAN_DATA_DIR"], f"{self.environment['HANGMAN_STATE_DIR']}/index")
            paths = re.findall(r'^open(?:at)?\((?:AT_FDCWD, )?"([^"]*)".*\) = \d', self.trace.read_text(), re.M)
            self.opened = collections.Counter(path for path in paths if path.startswith(words))


@pytest.fixture
def traced(compiled, tmp_path):
    return Traced(compiled, tmp_path)


def play(player, **form):
    player.post("/game", length="any", **form)
    for letter in "XQYWVJPFGHBLDCUMKOISATNRE":
        if player.post("/guess", letter=letter).json["status"] != "playing":
            return
    raise AssertionError("the game went on")


def assert_each_once(traced, *names):
    assert set(traced.opened.values()) == {1}, traced.opened
    assert all(any(name in path for path in traced.opened) for name in names), traced.opened


def test_a_finished_game_is_shown(traced):
    player = traced.player()
    play(player, list="german-medium", mistakes="6")
    assert player.get("/game").json["left"]
    assert_each_once(traced, "german-medium.index", "/lists", "meanings/de.txt")


@pytest.mark.parametrize("list", ["medium", "german-medium"])
def test_a_game_is_replayed_with_letters_and_meanings(traced, list):
    player = traced.player()
    play(player, list=list, mistakes="6")
    assert len(player.get("/replay?letters=true&meanings=true").json["turns"]) > 5
    assert_each_once(traced, f"{list}.index", "meanings/")


@pytest.mark.parametrize("form", [
    {"words": "ZEBRA\nOTTER"}, {"rounds": "3"}, {"rounds": "3", "evil": "false", "clue": "true"},
    {"draw": "20", "try": "true", "list": "easy"}, {"words": "BEAR\nBOAR", "try": "true"},
])
def test_a_room_is_made(traced, form):
    assert traced.call("POST", "/room", form).status in (200, 201)
    assert_each_once(traced, ".index")


@pytest.mark.parametrize("language", ["", "?language=de"])
def test_the_endgames_of_a_day_are_told(traced, language):
    assert len(traced.call("GET", f"/endgames{language}").json["endgames"]) == 3
    assert_each_once(traced, f"endgames/{language[-2:] or 'en'}.txt")


def test_all_lists_are_told(traced):
    assert len(traced.call("GET", "/lists").json["lists"]) > 60
    assert_each_once(traced, "words.index", "german.index", "/lists")


def test_words_are_held_against_all_lists_of_their_letters(traced):
    traced.environment = traced.environment | {"HANGMAN_ROOMS": "listed"}
    assert traced.call("POST", "/room", {"words": "ZEBRA\nQQQ", "try": "true"}).json["refused"][0]["line"] == 2
    assert_each_once(traced, "words.index", "easy.index", "german.index")
