"""Answers that come late: what a person does meanwhile stays, and nothing is drawn where something else is now."""

import contextlib

import pytest
from playwright.sync_api import expect

import states
from table import ENDPOINT, HANGMAN, strangers_room

WORDS = "HARE\nBEAR"


@contextlib.contextmanager
def late(page, path, part="", **refusal):
    """The server answers the next call of this path, with this part in its body, or it is refused like this, but the
    page hears of it only after the block. The block gets a function that waits for the answer."""
    held = []

    def hold(route):
        if held or part not in (route.request.post_data or ""):
            route.continue_()
        else:
            held.append((route, refusal or {"response": route.fetch()}))

    def answered():
        while not held:
            page.wait_for_timeout(50)

    page.route(f"**/hangman-cgi{path}", hold)
    yield answered
    answered()
    route, answer = held[0]
    with page.expect_response(f"**/hangman-cgi{path}"):
        route.fulfill(**answer)
    # What came too late would be drawn now.
    page.wait_for_timeout(500)
    page.unroute(f"**/hangman-cgi{path}", hold)


def form_of(table, card):
    table.do("together")
    table.page.locator(f"#cards [value={card}]").click()
    expect(table.dialog("making")).to_be_visible()


def own_rooms(table, *titles):
    """Rooms of this browser, in the list of "Together"."""
    table.open()
    made = [table.post("/room", words=WORDS, mistakes="8", title=title).json() for title in titles]
    table.page.evaluate("""made => {
      localStorage.hangmanRooms = JSON.stringify(made.map(({ id, key, title }) =>
        ({ id, key, title, card: 'class', at: new Date().toISOString() })));
    }""", made)
    table.do("together")


def test_a_pupil_who_starts_while_a_seat_is_being_taken_loses_no_letter(browser, table, small):
    table.open()
    with late(table.page, "/game", "room=") as answered:
        table.page.evaluate("link => { location.hash = link.split('#')[1]; }", strangers_room(browser, small.url, words=WORDS))
        answered()
        table.dialog("room").get_by_role("button", name="Play round 1").click()
        table.page.keyboard.press("h")
    table.settled("H")
    assert table.game["room"]
    table.type("A")


def test_letters_of_a_form_are_no_guesses_in_a_round_that_comes_late(browser, table, small):
    table.open()
    table.page.goto(strangers_room(browser, small.url, words="HARE"))
    with late(table.page, "/game", "round=") as answered:
        table.dialog("room").get_by_role("button", name="Play it").click()
        answered()
        table.escape()
        form_of(table, "word")
        table.page.locator("#making-a-word").click()
        table.page.keyboard.type("quokka")
    expect(table.page.locator("#making-a-word")).to_have_value("quokka")
    expect(table.dialog("making")).to_be_visible()
    assert table.game["room"] and table.game["guesses"] == []


def test_a_letter_said_before_a_shared_board_is_entered_does_not_replace_it(browser, table, small):
    table.open()
    link = strangers_room(browser, small.url, words=WORDS, board="shared")
    with late(table.page, "/guess") as answered:
        table.page.keyboard.press("z")
        answered()
        table.page.evaluate("link => { location.hash = new URL(link).hash; }", link)
        table.dialog("room").get_by_role("button", name="Join in").click()
        table.page.wait_for_timeout(1000)
    expect(table.page.locator("html")).to_have_attribute("data-board", "shared")
    expect(table.page.locator("#said")).to_contain_text("4 letters")
    table.type("H")
    assert [one["letter"] for one in table.game["guesses"]] == ["Z"]


def test_a_letter_after_a_player_code_used_at_a_shared_board_is_for_the_game_in_sight(browser, table, small):
    table.open()
    link = strangers_room(browser, small.url, words=WORDS, board="shared")
    with contextlib.closing(browser.new_context()) as other:
        assert other.request.post(f"{small.url}{ENDPOINT}/game", form=HANGMAN).ok
        code = other.request.post(f"{small.url}{ENDPOINT}/code").json()["code"]
    table.page.goto(link)
    table.dialog("room").get_by_role("button", name="Join in").click()
    expect(table.page.locator("html")).to_have_attribute("data-board", "shared")
    table.page.evaluate("code => { location.hash = `code=${code}`; }", code)
    for name in ("Use it", "Switch player"):
        table.dialog("code").get_by_role("button", name=name).click()
    expect(table.status).to_contain_text("Here you are")
    table.type("H")
    assert [guess["letter"] for guess in table.game["guesses"]] == ["H"]


def test_a_form_that_was_sent_late_closes_no_other_and_its_room_is_kept(table):
    table.open()
    form_of(table, "class")
    table.page.locator("#making-lines").fill(WORDS)
    with late(table.page, "/room", "once=") as answered:
        table.page.get_by_role("button", name="Make the link").click()
        answered()
        table.escape()
        table.page.locator("#cards [value=trap]").click()
        table.page.locator("#making-lines").fill("DEER\nDUCK")
    expect(table.page.locator("#making-lines")).to_be_visible()
    expect(table.page.locator("#making-lines")).to_have_value("DEER\nDUCK")
    expect(table.dialog("room")).to_be_hidden()
    assert len(table.page.evaluate("JSON.parse(localStorage.hangmanRooms)")) == 1


def test_a_room_that_comes_late_is_not_drawn_into_another(table):
    own_rooms(table, "ROOMA", "ROOMB")
    row, title = table.page.locator("#rooms-rows button.room"), table.page.locator("#room-title .vh")
    with late(table.page, "/room?id=**") as answered:
        row.filter(has_text="ROOMA").click()
        answered()
        table.escape()
        row.filter(has_text="ROOMB").click()
        expect(title).to_have_text("ROOMB")
    expect(title).to_have_text("ROOMB")
    table.escape()
    row.filter(has_text="ROOMA").click()
    table.page.get_by_text("More", exact=True).click()
    with late(table.page, "/room/seats") as answered:
        table.page.get_by_role("button", name="Lock the door").click()
        answered()
        table.page.keyboard.press("Escape")
        table.escape()
        row.filter(has_text="ROOMB").click()
        expect(title).to_have_text("ROOMB")
    expect(title).to_have_text("ROOMB")


def test_after_a_failure_a_button_that_asks_first_asks_again(table, faults):
    own_rooms(table, "ROOMA")
    table.page.locator("#rooms-rows button.room").click()
    table.page.get_by_text("More", exact=True).click()
    table.page.route("**/room/close", lambda route: route.fulfill(status=400, json={"code": "storage"}))
    table.page.get_by_role("button", name="Close the room").click()
    table.page.get_by_role("button", name="Nobody can begin then").click()
    expect(table.page.locator("#room-said")).not_to_be_empty()
    expect(table.page.get_by_role("button", name="Close the room")).to_be_visible()
    faults.clear()


def test_a_change_refused_late_says_nothing_in_another_room(table, faults):
    own_rooms(table, "ROOMA", "ROOMB")
    row = table.page.locator("#rooms-rows button.room")
    row.filter(has_text="ROOMA").click()
    table.page.get_by_text("More", exact=True).click()
    with late(table.page, "/room/seats", status=400, json={"code": "storage"}) as answered:
        table.page.get_by_role("button", name="Lock the door").click()
        answered()
        table.page.keyboard.press("Escape")
        table.escape()
        row.filter(has_text="ROOMB").click()
        expect(table.page.locator("#room-title .vh")).to_have_text("ROOMB")
    expect(table.page.locator("#room-said")).to_be_empty()
    faults.clear()


def test_a_change_refused_late_says_nothing_on_the_next_board(table, faults):
    states.shared_board(table)
    table.dialog("room").get_by_role("button", name="Show the board").click()
    with late(table.page, "/room/next", status=400, json={"code": "storage"}) as answered:
        for name in ("Give up this word", "It counts as lost. Give up?"):
            table.page.get_by_role("button", name=name).click()
        answered()
        table.page.evaluate("document.querySelector('[data-do=new]').click()")
        expect(table.page.locator("html")).to_have_attribute("data-board", "")
        said = table.status.text_content()
    assert table.status.text_content() == said
    faults.clear()


def test_a_letter_typed_before_another_game_comes_opens_no_old_end_and_counts_in_the_new_one(table):
    table.open().win()
    with late(table.page, "/game") as answered:
        table.do("new", "#end")
        answered()
        expect(table.dialog("end")).to_be_hidden()
        table.gone_back()
        assert "Any letter" not in table.status.text_content()
        table.page.keyboard.press("h")
        expect(table.dialog("end")).to_be_hidden()
    table.settled("H")
    expect(table.dialog("end")).to_be_hidden()
    assert [guess["letter"] for guess in table.game["guesses"]] == ["H"]


@pytest.mark.parametrize("own", ["the first", "the second"])
def test_a_choice_in_one_tab_is_not_undone_by_a_letter_in_another(table, own):
    table.open()
    other = table.page.context.new_page()
    other.goto(table.url)
    expect(other.locator("#card")).to_have_attribute("aria-busy", "false")
    chooser, player = (table.page, other) if own == "the first" else (other, table.page)
    chooser.evaluate("import('./state.js').then(({ remember }) => remember({ theme: 'chalk' }))")
    expect(player.locator("html")).to_have_attribute("data-theme", "chalk")
    player.keyboard.press("h")
    expect(player.locator("#keys [value=H]")).to_have_class("hit")
    assert '"theme":"chalk"' in player.evaluate("localStorage.hangman")
    other.close()


def test_lists_that_come_late_fill_the_scores(real):
    with late(real.page, "/lists") as answered:
        real.page.goto(real.url)
        answered()
        expect(real.page.locator("#card")).to_have_attribute("aria-busy", "false")
        real.do("scores")
        expect(real.dialog("scores")).to_be_visible()
    expect(real.dialog("scores").get_by_role("button", name="Try")).to_be_visible()


def test_lists_that_come_late_take_no_opponent_from_under_a_finger(real):
    with late(real.page, "/lists") as answered:
        real.page.goto(real.url)
        answered()
        real.page.locator("#who").click()
        gentle = real.dialog("opponents").get_by_role("button", name="Gentle").element_handle()
    assert gentle.evaluate("row => row.isConnected")
