"""Links to games: a bad one is refused in words, and none changes the reader's own settings."""

import re

import pytest
from playwright.sync_api import expect

BROKEN = "This link is broken. Ask for it again."


@pytest.mark.parametrize("link", [
    "#play?list=nolist&seed=5",
    "#play?game=x",
    "#play?list=words&length=7&mistakes=four&seed=5",
    "#play?list=words&length=70&mistakes=4&seed=5",
    "#play?nonsense=1",
    "#play?",
    "#2025-13-01",
])
def test_a_bad_link_is_named_and_the_game_at_hand_stays(table, faults, link):
    table.known().open().type("H")
    before = table.game
    table.page.evaluate(f"() => {{ location.hash = '{link}'; }}")
    play = table.dialog("dare").get_by_role("button", name="Play it")
    expect(play.or_(table.status.get_by_text(BROKEN)).first).to_be_visible()
    # Only the server knows that a list lacks a length.
    if play.is_visible():
        play.click()
        table.dialog("ask").get_by_role("button", name="Play it").click()
    expect(table.status).to_contain_text(BROKEN)
    assert table.game == before
    faults.clear()


def test_a_newcomer_with_a_bad_link_still_gets_a_game(page, small, faults):
    page.goto(small.url + "/#play?list=nolist&seed=5")
    expect(page.locator("#said")).to_contain_text(BROKEN)
    expect(page.locator("#word .cell")).not_to_have_count(0)
    faults.clear()


def test_a_link_without_a_seed_counts_nowhere_and_changes_no_settings(table):
    table.known().open()
    settings = table.get("/settings")
    table.page.evaluate("() => { location.hash = '#play?list=words&length=4&mistakes=9&evil=false'; }")
    table.dialog("dare").get_by_role("button", name="Play it").click()
    expect(table.status).to_contain_text("Shared game, counted nowhere")
    assert table.game["mistakesAllowed"] == 9
    assert table.get("/settings") == settings


def test_a_link_to_a_day_has_no_parameters_and_opens_that_day(real):
    real.known().open()
    date = real.get("/daily")["date"]
    real.page.evaluate(f"() => {{ location.hash = '#{date}'; }}")
    expect(real.dialog("today")).to_contain_text("The same game for everybody")
    assert re.search(r"#", real.page.url) is None


@pytest.mark.parametrize(("link", "view", "said"), [
    ("#today", "today", "The same game for everybody"),
    ("#2099-01-01", "today", "The game of that day has not begun. This is today’s."),
    ("#room=", "together", "This link is cut off. Ask for the whole one."),
])
def test_a_link_that_leads_elsewhere_says_so(table, link, view, said):
    table.page.goto(f"{table.url}/{link}")
    expect(table.dialog(view)).to_contain_text(said)
    expect(table.dialog(view).get_by_role("button", name="Try again")).to_have_count(0)
