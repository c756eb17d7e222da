"""Endgames on the page: all words on the sheet, going out as they are let go."""

import datetime
import functools
import re

import pytest
from playwright.sync_api import expect

from reference import families

from table import copied


def start(table, kind):
    table.known().open()
    table.do("today")
    button = table.dialog("today").get_by_role("button", name=re.compile(f"^{kind}"))
    button.focus()
    table.page.keyboard.press("Enter")
    if table.dialog("ask").is_visible():
        table.page.keyboard.press("Enter")
    expect(table.page.locator("#sheet li").first).to_be_visible()


def shows(table, kind):
    """Waits until an endgame of this kind is on the board."""
    expect(table.page.locator("#terms")).to_have_text(re.compile(f"^{kind}, "))


def words(table, kind=":not(.out)"):
    return table.page.locator(f"#sheet li{kind}").all_text_contents()


def slip(table):
    """Says letters that are in no word."""
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
    shows(real, "Hard")


def test_after_a_slip_it_can_be_taken_from_there(real):
    start(real, "Easy")
    entries = real.game["entries"]
    slip(real)
    back = real.page.locator("#end-return")
    letter = real.game["guesses"][0]["letter"]
    expect(real.page.locator("#end-buttons .main:visible")).to_have_text([f"Take back {letter}"])
    expect(real.page.locator("#end-text")).to_have_text(f"{letter} gave me the win: try another letter!")
    expect(back).to_be_focused()
    real.page.set_viewport_size({"width": 1280, "height": 800})
    wide = [real.page.locator(f"#end-{name}").bounding_box()["width"] for name in ("return", "share", "again")]
    # The last of three quieter buttons has a line to itself.
    assert wide[0] == wide[1] > 2 * wide[2]
    assert words(real, ".answer") == [real.game["answer"]]
    back.click()
    expect(real.page.locator("#wrong")).to_be_hidden()
    assert (real.game["status"], real.game["guesses"], words(real)) == ("playing", [], entries)


def test_after_a_slip_the_focus_stays_where_its_player_moved_it(real):
    start(real, "Easy")
    real.share_before("**/replay?letters=true", lambda: slip(real))


def test_it_can_be_taken_from_there_though_the_view_of_ends_comes_late(real):
    def late(route):
        real.page.wait_for_timeout(1000)
        route.continue_()

    real.page.route("**/views/ending.js", late)
    start(real, "Easy")
    slip(real)
    expect(real.page.locator("#end-return")).to_be_focused()


def today(table):
    return datetime.date.fromisoformat(table.get("/daily")["date"])


def ago(table, days):
    """Opens that day of the archive by keyboard."""
    table.do("today")
    summary = table.dialog("today").get_by_text("Earlier endgames")
    # The endgames come later than the day.
    expect(summary).to_be_visible()
    summary.press("Enter")
    expect(table.page.locator("#endgames-days")).to_be_visible()
    day = table.page.locator(f"#endgames-days [value='{today(table) - datetime.timedelta(days)}']")
    day.press("Enter")
    expect(day).to_have_attribute("aria-current", "date")
    expect(table.page.locator("#endgames-list button").first).to_be_focused()
    return day


def test_a_month_of_endgames_stands_in_a_calendar_and_another_game_has_no_sheet(real):
    real.known().open()
    day = today(real)
    ago(real, 3)
    days = real.page.locator("#endgames-days button")
    assert [one.get_attribute("value") for one in days.all()] == [
        str(day - datetime.timedelta(29 - i)) for i in range(30)]
    of_then = day - datetime.timedelta(3)
    shown = real.page.get_by_role("list", name=f"Endgames: {of_then:%a}, {of_then:%b} {of_then.day}")
    shown.get_by_role("button", name=re.compile("^Fiendish")).press("Enter")
    expect(real.page.locator("#sheet li").nth(13)).to_be_visible()
    assert real.game["endgame"] == {"date": str(of_then), "number": 3, "kind": "evil"}
    assert real.post("/game").ok
    real.page.reload()
    real.ready()
    expect(real.page.locator("#sheet")).to_have_count(0)


def test_the_calendar_marks_what_was_solved_here_and_the_list_what_was_tried(real):
    real.known().open()
    ago(real, 2)
    real.page.keyboard.press("Enter")
    shows(real, "Easy")
    solve(real)
    real.page.locator("#end-next button").click()
    shows(real, "Hard")
    slip(real)
    real.open()
    day = ago(real, 2)
    then = today(real) - datetime.timedelta(2)
    # The first day of a month has the name of the month above it.
    assert day.inner_text().split()[-2:] == [str(then.day), "●○○"]
    expect(day).to_have_accessible_name(re.compile(r": Easy: You won it! Hard: You lost it\.$"))
    shown = real.page.locator("#endgames-list button")
    expect(shown.locator("b")).to_have_text(["Easy ✓", "Hard", "Fiendish"])
    assert ["Try again" in text for text in shown.all_inner_texts()] == [False, True, False]
    # Words below words, mistakes below mistakes.
    lefts = shown.evaluate_all("all => all.map((one) => [...one.children].slice(0, 3).map((part) => part.getBoundingClientRect().x))")
    assert lefts[0] == lefts[1] == lefts[2]
    # A day is done with all three.
    real.page.evaluate("day => { localStorage.hangmanDays = JSON.stringify("
                       "Object.fromEntries([1, 2, 3].map((n) => [`${day} ${n}`, 'won']))); }", str(then))
    real.open()
    day = ago(real, 2)
    assert day.inner_text().split()[-2:] == [str(then.day), "●●●"]
    expect(day).to_have_attribute("data-status", "won")


@pytest.mark.parametrize("language", ["", "&language=de"])
def test_a_shared_endgame_leads_to_that_very_one(real, language):
    date = str(today(real) - datetime.timedelta(4))
    which = f"endgame=2&date={date}{language}"
    assert real.post("/game", **dict(part.split("=") for part in which.split("&"))).ok
    real.known().page.goto(real.url)
    real.ready()
    words = real.game["trap"]
    slip(real)
    real.do("share", "#end")
    expect(real.dialog("copy")).to_be_visible()
    _, strip, link = copied(real.page).splitlines()
    assert not set(strip) & set("".join(words)) and link == f"{real.url}/#{which}"
    real.open().page.goto(link)
    dare = real.dialog("dare")
    expect(dare).to_contain_text("Endgames")
    expect(dare.locator(".say")).to_contain_text("Can you solve this one?")
    expect(dare).to_contain_text("Hard, ")
    expect(dare).to_contain_text(f"{len(words)} words. ")
    expect(dare.get_by_role("button", name="Play it")).to_be_focused()
    real.page.keyboard.press("Enter")
    expect(real.page.locator("#sheet li")).to_have_text(words)
    assert real.game["endgame"] == {"date": date, "number": 2, "kind": "hard"}


@pytest.mark.parametrize("link", ["endgame=4", "endgame=1&date=2026-02-30", "endgame=1&language=xx", "endgame"])
def test_a_link_to_no_endgame_is_broken(real, faults, link):
    real.known().page.goto(f"{real.url}/#{link}")
    expect(real.status).to_have_text("This link is broken. Ask for it again.")
    expect(real.dialog("dare")).to_be_hidden()
    faults.clear()


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


def test_a_slip_can_be_taken_back_though_the_window_was_looked_at_meanwhile(real):
    def look_first(route):
        with real.page.expect_response("**/game"):
            real.page.evaluate("() => dispatchEvent(new Event('focus'))")
        route.continue_()

    start(real, "Easy")
    real.page.route("**/replay?letters=true", look_first)
    slip(real)
    expect(real.page.locator("#end-return")).to_be_visible()


@pytest.mark.long
def test_the_end_of_a_solved_endgame_offers_the_next(real):
    real.known().open()
    real.do("today")
    first, onward = real.page.locator("#endgames-list button").first, real.page.locator("#end-next button")
    for button, kind, then in ((first, "Easy", "Hard"), (onward, "Hard", "Fiendish")):
        button.click()
        shows(real, kind)
        solve(real)
        expect(onward).to_have_text(f"Go on: {then}")
        expect(onward).to_be_focused()
        expect(real.page.locator("#end .main:visible")).to_have_count(1)
    onward.click()
    shows(real, "Fiendish")
    slip(real)
    expect(real.page.locator("#end-return")).to_be_focused()
