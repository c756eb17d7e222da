"""Two tabs of one player: each shows the present game, and no view outlives the game it speaks of."""

import pytest
from playwright.sync_api import expect

from table import Table


@pytest.fixture
def other(table):
    """A second tab, which opens at the same game."""

    def open_tab():
        tab = Table(table.page.context.new_page(), table.url)
        tab.page.goto(table.url)
        tab.ready()
        return tab

    return open_tab


def look_at(tab):
    tab.page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")


def test_an_end_does_not_cover_a_game_begun_in_another_tab(table, other):
    table.open().win()
    tab = other()
    tab.do("new", "#end")
    expect(tab.page.locator("#keys [aria-disabled=true]")).to_have_count(0)
    look_at(table)
    expect(table.dialog("end")).to_be_hidden()
    table.gone_back()
    table.type("H")
    assert [guess["letter"] for guess in tab.game["guesses"]] == ["H"]


@pytest.mark.long
@pytest.mark.parametrize("view", ["replay", "report"])
def test_a_view_of_a_game_closes_with_it(table, other, view):
    table.open().win()
    if view == "report":
        table.page.locator("#end-word summary").click()
    table.do(view, "#end")
    expect(table.dialog(view)).to_be_visible()
    tab = other()
    tab.do("new", "#end")
    expect(tab.page.locator("#keys [aria-disabled=true]")).to_have_count(0)
    look_at(table)
    for name in (view, "end"):
        expect(table.dialog(name)).to_be_hidden()
    table.gone_back()


def test_what_i_did_of_a_game_that_is_no_more_shows_the_game_that_is(table, faults):
    """The tab was hidden in the meantime, so it learns of the new game from the refusal."""
    table.open(evil="true", length="4", mistakes="3").play_out("EQXZ")
    expect(table.dialog("end")).to_be_visible()
    table.post("/game", length="7")
    table.do("replay", "#end")
    for name in ("replay", "end"):
        expect(table.dialog(name)).to_be_hidden()
    expect(table.page.locator("#word .cell")).to_have_count(7)
    # The browser notes the refusal.
    assert all("409" in fault for fault in faults)
    faults.clear()


def test_a_question_about_a_game_closes_when_it_is_over_elsewhere(table):
    table.open().type("H")
    table.do("new")
    expect(table.dialog("ask")).to_be_visible()
    table.post("/game", length="4")
    look_at(table)
    expect(table.dialog("ask")).to_be_hidden()
    expect(table.page.locator("#word .cell")).to_have_count(4)
    # Nothing was given up: the question was about another game.
    assert table.game["status"] == "playing" and len(table.game["pattern"]) == 4


def test_an_end_closed_in_one_tab_stays_closed_there_and_opens_in_the_other(table, other):
    table.open().type("HAN")
    tab = other()
    table.type("GM")
    expect(table.dialog("end")).to_be_visible()
    table.escape()
    look_at(tab)
    expect(tab.dialog("end")).to_be_visible()
    look_at(table)
    table.page.wait_for_load_state("networkidle")
    expect(table.dialog("end")).to_be_hidden()
    # Any letter shows it again.
    table.page.keyboard.press("q")
    expect(table.dialog("end")).to_be_visible()


def test_an_end_of_a_round_has_its_room_each_time_it_is_shown(table):
    table.open()
    room = table.post("/room", words="BEAR\nHARE").json()["id"]
    table.post("/game", room=room, round="1")
    table.page.reload()
    table.ready()
    table.type("BEAR")
    onward = table.page.locator("#end-next button").first
    expect(onward).to_have_text("Next round")
    table.escape()
    table.page.keyboard.press("q")
    expect(table.dialog("end")).to_be_visible()
    expect(onward).to_have_text("Next round")
