"""How many words are left, as the server says it: a number and a stream, for who wants them."""

import re

import pytest
from playwright.sync_api import expect

from table import WORDS


def fitting(game, guesses):
    """How many words of the list agree with these guesses."""
    words = [word for word in WORDS if len(word) == len(game["pattern"])]
    return sum(
        all([i for i, sign in enumerate(word) if sign == guess["letter"]] == guess["positions"] for guess in guesses)
        for word in words
    )


@pytest.fixture
def counted(table):
    """A table with words that the test knows."""
    return table.known()


def width(table, share):
    """How high the stream is at this share of its length, in units of its drawing."""
    return table.page.locator("#stream .stream").evaluate(
        """(path, share) => {
          const { x, width } = path.getBBox();
          return Array.from({ length: 44 }, (_, y) => new DOMPoint(x + width * share, y))
            .filter((point) => path.isPointInFill(point)).length;
        }""",
        share,
    )


def test_an_evil_game_says_how_many_words_are_left_and_narrows_its_stream(counted):
    counted.open(evil="true", length="4", mistakes="20")
    left = counted.page.locator("#words-left")
    expect(left).to_have_text("5 words left")
    full = width(counted, 0.5)
    counted.type("EARDC")
    game = counted.game
    rest = fitting(game, game["guesses"])
    assert 0 < rest < 5
    expect(left).to_have_text(f"{rest} word{'' if rest == 1 else 's'} left")
    expect(counted.page.locator("#spoken")).to_contain_text(f"{rest} word")
    assert width(counted, 0.1) > width(counted, 0.8) < full


def test_a_miss_says_what_it_cost_the_computer_and_is_heard_with_the_mistakes_left(counted):
    counted.open(evil="true", length="4", mistakes="20").type("E")
    assert counted.game["left"] == [5, 2]
    expect(counted.page.locator("#said")).to_have_text("No E. I dropped 3 words.\u00a0")
    expect(counted.page.locator("#spoken")).to_contain_text("19 mistakes left. Word: ")


@pytest.mark.parametrize(("width", "height"), [(320, 568), (844, 390), (768, 1024), (1280, 800)])
def test_what_it_says_stands_below_its_face_and_above_the_word(counted, width, height):
    counted.page.set_viewport_size({"width": width, "height": height})
    counted.open(evil="true", length="4", mistakes="20").type("E")
    expect(counted.page.locator("#said")).to_contain_text("No E.")
    tail, said, word = (counted.page.locator(part).bounding_box() for part in ("#stream-picture", "#said", "#word"))
    assert tail["y"] + tail["height"] <= said["y"] <= tail["y"] + tail["height"] + 30
    assert said["x"] == pytest.approx(tail["x"], abs=2)
    assert said["y"] + said["height"] <= word["y"]


def test_who_leaves_it_one_word_is_told_so_once(counted):
    cornered = "You have me cornered: one word is left."
    counted.open(evil="true", length="4", mistakes="20").type("E")
    expect(counted.status).to_contain_text("No E.")
    expect(counted.status).not_to_contain_text(cornered)
    counted.type("A")
    assert counted.game["left"] == [5, 2, 1]
    expect(counted.status).to_contain_text(cornered)
    counted.type("Z")
    expect(counted.status).to_contain_text("No Z.")
    expect(counted.status).not_to_contain_text(cornered)


def test_who_does_not_want_to_know_is_not_told(counted):
    counted.open(evil="true", length="4", mistakes="20")
    expect(counted.page.locator("#stream")).to_be_visible()
    counted.do("settings")
    expect(counted.dialog("settings").locator("#list")).to_be_enabled()
    counted.page.get_by_role("switch", name="Words left").click()
    counted.escape()
    expect(counted.page.locator("#stream")).to_be_hidden()
    expect(counted.page.locator("#spoken")).not_to_contain_text("left")
    counted.type("EA")
    assert counted.game["left"][-1] == 1
    expect(counted.status).not_to_contain_text("cornered")
    counted.type("Q")
    expect(counted.status).to_contain_text("No Q.")
    expect(counted.status).not_to_contain_text("dropped")


def test_a_game_of_which_nothing_is_said_has_no_stream(counted):
    counted.open().type("H")
    expect(counted.page.locator("#stream")).to_be_hidden()
