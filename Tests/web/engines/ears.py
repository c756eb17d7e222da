"""A game by ear: every sentence is spoken once. `make ears` runs only this file."""

import datetime

import pytest

import launch
import orca
from player import Player


@pytest.fixture(scope="module")
def desktop():
    if not launch.FIREFOX.exists():
        pytest.skip("Firefox is not here")
    with orca.desktop() as firefox_and_speech:
        yield firefox_and_speech


@pytest.fixture
def play(desktop, penguin):
    return Player(desktop[0], penguin).forget()


@pytest.fixture
def ears(desktop, play):
    return orca.Ears(desktop[1], play)


def test_a_game_is_read_out_from_its_start(ears):
    ears.open().go_to("New game").key("Return").hears("7 letters. My word is sealed in here.")
    ears.go_to("Type a letter")
    ears.guess("P").hears("P is in my word.", "Word: P, blank")
    ears.guess("N").hears("N is in my word 2 times.")
    ears.guess("Z").hears("No Z in my word.")
    ears.guess("Z").hears("Z again? That one’s free.")
    ears.guess("Z").hears("Z again? That one’s free.")


def test_settings_are_read_out_by_name(ears):
    ears.open().go_to("Settings").key("Return").hears("Settings", "Close push button")
    ears.go_to("Opponent").key("Down").hears("A game of your own")


def test_todays_game_is_read_out_before_it_starts(ears):
    ears.open().go_to("Today").key("Return").hears("Today’s game")
    ears.go_to("Play it").key("Return").hears("Pick a letter!", "mistakes left.")


def test_a_win_is_read_out_once(ears):
    ears.open().go_to("Type a letter")
    for letter in "PENGU":
        ears.guess(letter).hears(f"{letter} is in my word")
    ears.guess("I").hears("Perfect!", "Not a single mistake. PENGUIN", "Play again push button")


def test_a_loss_and_its_replay_are_read_out_once(ears):
    ears.open(mistakes="1").go_to("Type a letter")
    ears.guess("J").hears("Not this time!", "The word was PENGUIN.", "Play again push button")
    ears.go_to("Letter by letter").key("Return").hears("Letter by letter", "I never lied.")


def test_an_endgame_of_an_earlier_day_is_found_and_begun_by_ear(ears):
    day = datetime.datetime.now(datetime.UTC) - datetime.timedelta(29)
    ears.open().go_to("Today").key("Return").hears("Today’s game")
    ears.go_to("Earlier endgames").key("Return")
    ears.go_to(f"{day:%A}, {day:%B} {day.day}, {day.year}").key("Return")
    ears.player.until(lambda: ears.player.focus.startswith("Easy"), "the day's endgames have the focus")
    ears.hears("Easy")
    ears.key("Return").hears("letters each.", "mistakes left.")
    ears.go_to("Type a letter")
    letter = next(c for c in "QXZJKVW" if c not in "".join(ears.player.game["trap"]))
    ears.guess(letter).hears(f"No {letter}! One more mistake.")


def test_letters_of_others_on_one_board_are_read_out_once(ears, penguin):
    room = penguin.player().post("/room", board="shared", words="BANANA\nOX").json
    cat = penguin.player()
    assert cat.post("/game", room=room["id"]).status == 201
    ears.follow(f"#room={room['id']}", "Join in push button")
    ears.key("Return").hears("6 letters. My word is sealed in here.")
    for letter, said in (("N", "The cat: N is in my word 2 times."), ("Q", "The cat: No Q in my word.")):
        ears.listen()
        assert cat.post("/room/guess", id=room["id"], round="1", letter=letter).status == 200
        ears.hears(said)
    ears.go_to("Type a letter")
    ears.guess("B").hears("B is in my word.")
    ears.listen()
    assert cat.post("/room/guess", id=room["id"], round="1", letter="A").status == 200
    ears.hears("See all results push button").has_heard("You found it!")


def test_a_pupil_is_told_each_word_and_its_end(ears, penguin):
    room = penguin.player().post("/room", words="HARE\nOX", scene="snowman").json
    ears.follow(f"#room={room['id']}", "Play round 1/2 push button")
    ears.key("Return").hears("4 letters. My word is sealed in here.")
    ears.go_to("Type a letter")
    ears.guess("Q").hears("No Q in my word.", "Word: blank, blank, blank, blank")
    for letter in "HAR":
        ears.guess(letter).hears(f"{letter} is in my word.")
    ears.guess("E").hears("Next round push button").has_heard("You found it!").has_heard("Found with 1 mistake. HARE")
    ears.key("Return").hears("2 letters. My word is sealed in here.")


def test_an_author_names_and_removes_seats_by_ear(ears, penguin):
    room = penguin.player().post("/room", words="HARE\nBEAR", scene="snowman").json
    for letters in ("QHARE", "HARE"):
        pupil = penguin.player()
        assert pupil.post("/game", room=room["id"]).status == 201
        for letter in letters:
            pupil.post("/guess", letter=letter)
    ears.follow(f"#room={room['id']}&key={room['key']}", "On the projector push button")
    ears.go_to("Name of seat 1").hears("Name of seat 1")
    ears.key("a").key("Return").hears("Name of seat 2")
    ears.go_to("Remove seat 2").key("Return").hears("Remove seat 2: Sure?")
    ears.key("Return")
    seats = lambda: ears.player.call(f"/room?id={room['id']}&key={room['key']}")[1]["seats"]  # noqa: E731
    ears.player.until(lambda: seats() == 1, "the seat is removed")
