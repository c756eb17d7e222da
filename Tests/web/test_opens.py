"""A request opens each file once: of words (an index, a list's folder, meanings, endgames), of players, of rooms."""

import collections
import re

import pytest

from calls import Direct


class Traced(Direct):
    """The program whose calls are traced: `opened` has the files of words that the last one opened, and how
    often; `records` the files of players and rooms."""

    opened = collections.Counter()
    records = collections.Counter()

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
            paths = re.findall(r'^open(?:at)?\((?:\w+, )?"([^"]*)".*\) = \d', self.trace.read_text(), re.M)
            self.opened = collections.Counter(path for path in paths if path.startswith(words))
            self.records = collections.Counter(path for path in paths if re.fullmatch("[0-9a-f]{62}", path))


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


def enter(traced):
    """A player in the first round of a room that this player made, and the room."""
    player = traced.player()
    room = player.post("/room", words="BANANA\nZEBRA").json
    assert player.post("/game", room=room["id"]).status == 201
    return player, room


@pytest.mark.parametrize("path", ["/game", "/settings", "/history", "/daily", "/endgames", "/replay"])
def test_a_player_is_read_once(traced, path):
    player = traced.player()
    play(player, list="easy", mistakes="6")
    assert player.get(path).status == 200
    assert [*traced.records.values()] == [1]


@pytest.mark.parametrize("path, form", [
    ("/guess", {"letter": "Z"}), ("/guess", {"letter": "E"}), ("/game", {"resume": "true"}),
    ("/settings", {"mistakes": "7"}), ("/code", {}), ("/report", {"reason": "wrong"}),
])
def test_a_call_that_changes_a_player_reads_the_file_once(traced, path, form):
    player = traced.player()
    player.post("/game", list="easy", length="5", seed="1")
    player.post("/guess", letter="E")
    player.post(path, **form)
    assert [*traced.records.values()] == [1]


def test_the_living_player_of_two_cookies_is_read_once(traced):
    living, forgotten = traced.player(), traced.player()
    for player in (living, forgotten):
        player.post("/game", list="easy")
    cookies = f"{living.cookie}; {forgotten.cookie}"
    forgotten.post("/forget")
    assert traced.call("GET", "/game", headers={"Cookie": cookies}).status == 200
    assert [*traced.records.values()] == [1]


def test_a_round_reads_its_player_and_its_room_once(traced):
    player, room = enter(traced)
    for letter in "ZE":
        assert player.post("/guess", letter=letter).status == 200
        assert [*traced.records.values()] == [1, 1]
    for path in ("/game", f"/room?id={room['id']}"):
        assert player.get(path).status == 200
        assert [*traced.records.values()] == [1, 1]
    assert player.post("/game", room=room["id"]).status == 200
    assert [*traced.records.values()] == [1, 1]


def test_a_round_whose_seat_was_removed_reads_its_room_once(traced):
    player, room = enter(traced)
    player.post("/guess", letter="Z")
    player.post("/room/seats", id=room["id"], key=room["key"], remove="1")
    assert player.get("/game").json["room"]["seat"] is None
    assert [*traced.records.values()] == [1, 1]


def test_a_shared_board_reads_a_player_and_its_room_once(traced):
    player = traced.player()
    room = player.post("/room", words="BANANA\nZEBRA", board="shared").json
    for method, path, form in (
        ("post", "/game", {"room": room["id"]}),
        ("post", "/room/guess", {"id": room["id"], "round": "1", "letter": "Z"}),
        ("get", f"/room/board?id={room['id']}", {}),
    ):
        assert getattr(player, method)(path, **form).status in (200, 201)
        assert set(traced.records.values()) == {1}, path
