"""Back closes a view, as Esc does, and leaves the page only from the board."""

from playwright.sync_api import expect

import states


def shown(table):
    return [dialog.get_attribute("id") for dialog in table.page.locator("dialog[open]").all()]


def test_back_closes_one_view_after_the_other(table):
    table.open().lose()
    table.do("replay", "#end")
    expect(table.dialog("replay")).to_be_visible()
    address = table.page.url
    table.page.go_back()
    expect(table.dialog("replay")).to_be_hidden()
    assert shown(table) == ["end"]
    table.page.go_back()
    expect(table.dialog("end")).to_be_hidden()
    assert table.page.url == address


def test_a_view_closed_by_a_key_or_a_button_leaves_nothing_to_go_back_to(table):
    table.page.goto(f"{table.url}/robots.txt")
    table.known().open()
    for close in (table.escape, lambda: table.do("close", "#scores")):
        table.do("scores")
        expect(table.dialog("scores")).to_be_visible()
        close()
        expect(table.dialog("scores")).to_be_hidden()
    table.page.wait_for_function("() => !history.state?.depth")
    table.page.go_back()
    table.page.wait_for_url("**/robots.txt")


def test_closing_two_views_at_once_goes_back_no_further_than_the_board(table):
    table.known().open().type("H")
    address = table.page.url
    table.do("settings")
    expect(table.dialog("settings").locator("#list")).to_be_enabled()
    table.do("new", "#settings")
    table.page.locator("#yes").click()
    expect(table.page.locator("#keys [value=H]")).to_have_attribute("aria-disabled", "false")
    table.page.wait_for_function("() => !history.state?.depth")
    assert table.page.url == address
    assert shown(table) == []


def test_a_reload_under_a_view_leaves_nothing_to_go_back_to(table):
    table.known().open()
    table.do("scores")
    expect(table.dialog("scores")).to_be_visible()
    table.page.reload()
    table.ready()
    table.page.wait_for_function("() => !history.state?.depth")


def test_from_a_room_on_a_projector_back_and_esc_lead_to_the_room(table):
    states.class_room(table, "HARE\nBEAR")
    for leave in (table.page.go_back, lambda: table.page.keyboard.press("Escape")):
        table.dialog("room").get_by_role("button", name="On the projector").click()
        back = table.dialog("room").get_by_role("button", name="Back")
        expect(back).to_be_visible()
        # A browser's full screen takes the first Esc for itself.
        table.page.evaluate("() => { document.onfullscreenchange = null; return document.exitFullscreen().catch(() => {}); }")
        leave()
        expect(back).to_be_hidden()
        assert shown(table) == ["together", "room"]
        table.gone_back()
    table.page.go_back()
    expect(table.dialog("room")).to_be_hidden()
    assert shown(table) == ["together"]


def test_from_a_board_on_a_wall_back_leads_to_its_room(table):
    states.board_looking(table)
    table.page.reload()
    expect(table.page.locator("html")).to_have_attribute("data-board", "looking")
    # A view over the board is closed first.
    table.do("settings")
    expect(table.dialog("settings")).to_be_visible()
    table.page.go_back()
    expect(table.dialog("settings")).to_be_hidden()
    expect(table.dialog("room")).to_be_hidden()
    table.page.go_back()
    expect(table.dialog("room").get_by_role("button", name="Show the board")).to_be_visible()
    table.dialog("room").get_by_role("button", name="Show the board").click()
    expect(table.dialog("room")).to_be_hidden()
    # Whoever has left the board does not get to its room.
    table.do("new")
    expect(table.page.locator("html")).to_have_attribute("data-board", "")
    table.page.wait_for_function("() => !history.state?.depth")
    assert shown(table) == []


def test_a_form_that_is_closed_keeps_what_was_typed_until_its_room_is_made(table):
    table.open()
    table.do("together")
    area, word = table.page.locator("#making-lines"), table.page.locator("#making-a-word")
    typed = {"trap": (area, "BEAR\nBOAR"), "class": (area, "HARE = a fast one"), "word": (word, "DEER")}
    closings = [table.page.go_back, lambda: table.page.keyboard.press("Escape"), lambda: table.do("close", "#making")]
    for (card, (field, text)), close in zip(typed.items(), closings):
        table.page.locator(f"#cards [value={card}]").click()
        expect(field).to_have_value("")
        field.fill(text)
        close()
        expect(table.dialog("making")).to_be_hidden()
        table.gone_back()
    for card, (field, text) in typed.items():
        table.page.locator(f"#cards [value={card}]").click()
        expect(field).to_have_value(text)
        # What the server says of it is asked for again.
        if card == "trap":
            expect(table.page.locator("#making-worth")).not_to_be_empty()
        if card != "word":
            table.escape()
    table.page.get_by_role("button", name="Make the link").click()
    expect(table.page.locator("#room .menu")).to_be_attached()
    table.escape()
    table.page.locator("#cards [value=word]").click()
    expect(word).to_have_value("")
