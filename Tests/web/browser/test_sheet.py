"""Endgames on the page: all words on the sheet, going out as they are let go."""

import datetime
import functools
import re

import pytest
from playwright.sync_api import expect

from reference import families


def start(table, kind):
    table.known().open()
    table.do("today")
    button = table.dialog("today").get_by_role("button", name=re.compile(f"^{kind}"))
    button.focus()
    table.page.keyboard.press("Enter")
    if table.dialog("ask").is_visible():
        table.page.keyboard.press("Enter")
    expect(table.page.locator("#sheet li").first).to_be_visible()


def words(table, kind=":not(.out)"):
    return table.page.locator(f"#sheet li{kind}").all_text_contents()


def slip(table):
    """Says letters in no word, which never helps."""
    game = table.game
    said = "".join(guess["letter"] for guess in game["guesses"]) + "".join(game["entries"])
    for letter in [c for c in "QXZJKVWYBGHFPMCDULN" if c not in said][: game["mistakesLeft"]]:
        table.type(letter)
    expect(table.dialog("end")).to_be_visible()


def test_all_words_stand_on_the_sheet_and_go_out_as_they_are_let_go(real):
    start(real, "Hard")
    game = real.game
    assert game["endgame"]["kind"] == "hard"
    assert words(real) == game["entries"] and len(game["entries"]) > 8
    expect(real.page.locator("#welcome")).to_be_hidden()
    expect(real.page.locator("#today-button")).to_be_focused()
    real.type("E")
    assert real.page.evaluate("() => document.activeElement.tagName") == "BODY"
    left = real.game["entries"]
    expect(real.page.locator("#sheet li:not(.out)")).to_have_count(len(left))
    assert words(real) == left
    assert sorted(words(real, "")) == sorted(game["entries"])
    real.page.reload()
    real.ready()
    expect(real.page.locator("#sheet li.out")).to_have_count(len(game["entries"]) - len(left))
    assert (words(real), sorted(words(real, ""))) == (left, sorted(game["entries"]))
    expect(real.page.locator("#terms")).to_have_text(re.compile("^Endgames: Hard, "))


def test_after_a_slip_it_can_be_taken_from_there(real):
    start(real, "Easy")
    entries = real.game["entries"]
    slip(real)
    back = real.page.locator("#end-return")
    letter = real.game["guesses"][0]["letter"]
    expect(real.page.locator("#end-buttons .main:visible")).to_have_text([f"Take back {letter}"])
    expect(real.page.locator("#end-text")).to_have_text(f"At {letter} I slipped away: try another letter!")
    expect(back).to_be_focused()
    assert words(real, ".answer") == [real.game["answer"]]
    back.click()
    expect(real.page.locator("#wrong")).to_be_hidden()
    assert (real.game["status"], real.game["guesses"], words(real)) == ("playing", [], entries)


def test_an_endgame_of_an_earlier_day_and_another_game_without_a_sheet(real):
    real.known().open()
    date = str(datetime.date.fromisoformat(real.get("/daily")["date"]) - datetime.timedelta(3))
    real.do("today")
    for _ in range(3):
        before = real.page.locator("#endgames-days button").inner_text().removeprefix("‹ Endgames: ")
        real.page.locator("#endgames-days button").click()
        expect(real.page.locator("#endgames-days")).to_contain_text(f"{before} ‹")
    real.dialog("today").get_by_role("button", name=re.compile("^Fiendish")).click()
    expect(real.page.locator("#sheet li").nth(13)).to_be_visible()
    assert real.game["endgame"] == {"date": date, "number": 3, "kind": "evil"}
    assert real.post("/game").ok
    real.page.reload()
    real.ready()
    expect(real.page.locator("#sheet")).to_have_count(0)


def worth(letter, words):
    """The mistakes that a perfect player needs once a letter was said."""
    return max(bool(not places) + needed(frozenset(left)) for places, left in families(letter, words).items())


@functools.cache
def needed(words):
    splitting = (c for c in set("".join(words)) if len(families(c, sorted(words))) > 1)
    return min((worth(c, sorted(words)) for c in splitting), default=0)


def solve(table):
    """Says letters that cost a perfect player least."""
    while (game := table.game)["status"] == "playing":
        left = set("".join(game["entries"])) - {guess["letter"] for guess in game["guesses"]}
        table.type(min(sorted(left), key=lambda letter: worth(letter, game["entries"])))
    expect(table.dialog("end")).to_be_visible()


@pytest.mark.thorough
def test_an_end_offers_an_endgame_and_one_that_was_solved_the_next(real):
    real.known().open(list="easy", length="5", mistakes="1", evil="true").type("Q")
    offer = real.page.locator("#end-endgame")
    expect(offer).to_have_text("Endgames")
    onward = real.page.locator("#end-next button")
    for button, kind, then in ((offer, "easy", "Hard"), (onward, "hard", "Fiendish")):
        button.click()
        expect(real.page.locator("#sheet li").first).to_be_visible()
        assert real.game["endgame"]["kind"] == kind
        solve(real)
        expect(onward).to_have_text(f"Go on: {then}")
        expect(onward).to_be_focused()
        expect(real.page.locator("#end .main:visible")).to_have_count(1)
        expect(offer).to_be_hidden()
    onward.click()
    slip(real)
    expect(real.page.locator("#end-return")).to_be_focused()
    expect(offer).to_be_hidden()
