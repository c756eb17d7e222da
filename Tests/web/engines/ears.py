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
    ears.guess("Z").hears("You tried Z already. It costs nothing.")
    ears.guess("Z").hears("You tried Z already. It costs nothing.")


def test_settings_are_read_out_by_name_and_a_preset_says_what_it_set(ears):
    ears.open().go_to("Settings").key("Return").hears("Settings", "Close push button")
    ears.go_to("Gentle").key("space").hears("pressed")


def test_todays_game_is_read_out_before_it_starts(ears):
    ears.open().go_to("Today").key("Return").hears("Today’s game")
    ears.go_to("Play it").key("Return").hears("Today’s game: ")


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
    ears.key("Return").hears("letters. ")
    ears.go_to("Type a letter")
    letter = next(c for c in "QXZJKVW" if c not in "".join(ears.player.game["trap"]))
    ears.guess(letter).hears(f"No {letter}. ")
