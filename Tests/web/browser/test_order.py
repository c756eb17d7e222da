"""One call after the other: the page waits for a slow reply, and replaces only the game that was meant."""

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.long


@pytest.fixture
def calls(table):
    """The starts and ends of calls, in order, while the first reply is slow."""
    log = []

    def slow(route):
        log.append(("asked", route.request.post_data))
        if len(log) == 1:
            table.page.wait_for_timeout(300)
        reply = route.fetch()
        log.append(("told", route.request.post_data))
        route.fulfill(response=reply)

    table.page.route("**/guess", slow)
    table.page.route("**/settings", lambda route: slow(route) if route.request.post_data else route.fallback())
    table.open()
    return log


def test_guesses_reach_the_server_in_the_order_of_the_keys(table, calls):
    table.page.keyboard.type("za")
    table.settled("A")
    game = table.game
    assert [guess["letter"] for guess in game["guesses"]] == ["Z", "A"]
    assert calls == [(step, f"letter={letter}&game={game['id']}&examples=true")
                     for letter in "ZA" for step in ("asked", "told")]


def test_settings_are_stored_in_the_order_of_the_changes(table, calls):
    table.do("settings")
    table.page.locator("#mistakes").fill("11")
    table.page.locator("#mistakes").fill("12")
    expect(table.page.locator("#mistakes-value")).to_have_text("12")
    for _ in range(50):
        if len(calls) < 4:
            table.page.wait_for_timeout(100)
    assert calls == [(step, f"mistakes={n}") for n in (11, 12) for step in ("asked", "told")]
    assert table.get("/settings")["mistakes"] == 12


def test_a_new_game_names_the_one_it_replaces(table):
    before = table.open().win().game["id"]
    with table.page.expect_response("**/game") as replied:
        table.do("new", "#end")
    assert replied.value.request.post_data == f"game={before}"
    expect(table.dialog("end")).to_be_hidden()
    assert table.game["id"] != before
