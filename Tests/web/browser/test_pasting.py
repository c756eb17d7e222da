"""Lists of words as teachers paste them: they are inserted as if typed, and each change of a line is reported."""

import pytest
from playwright.sync_api import expect

from test_together import form_of

PASTE = """(area, text) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}"""


@pytest.fixture
def lines(table):
    """The field for the words of a class."""
    form_of(table, "A class")
    return table.page.locator("#making-lines")


def test_a_paste_is_counted_gets_clues_and_names_another_room(table, lines):
    before = table.page.evaluate("async () => (await import('./state.js')).state.making.once")
    with table.page.expect_request(lambda request: "try=true" in (request.post_data or "")):
        lines.evaluate(PASTE, "1.\thare\n2.\tbear")
    expect(lines).to_have_value("hare\nbear")
    expect(table.page.locator("#making-count")).to_have_text("2 words")
    expect(table.page.locator("#making-read")).to_have_text("Numbers and dots before the lines were left out.")
    assert table.page.evaluate("async () => (await import('./state.js')).state.making.once") != before


def test_a_heading_is_asked_for_and_a_word_twice_is_kept_once(table, lines):
    lines.evaluate(PASTE, "Word\tDefinition\nhare\tfast\nbear\tstrong\nhare\tbrown")
    expect(lines).to_have_value("Word = Definition\nhare = fast\nbear = strong")
    said = table.page.locator("#making-read")
    expect(said).to_contain_text("Twice, kept once: hare.")
    said.get_by_role("button", name="Keep both").click()
    expect(lines).to_have_value("Word = Definition\nhare = fast\nbear = strong\nhare = brown")
    expect(said).to_contain_text("Is “Word = Definition” a heading?")
    said.get_by_role("button", name="Leave it out").click()
    expect(lines).to_have_value("hare = fast\nbear = strong\nhare = brown")
    expect(said).to_be_empty()


def test_lines_that_cannot_be_played_are_said_before_anything_is_made_and_mended_ones_no_more(table, lines):
    lines.evaluate(PASTE, "- hare\n- 123\n- deer")
    said = table.page.locator("#making-said")
    expect(said).to_contain_text("Line 2 cannot be played")
    lines.fill("hare\nbear\ndeer")
    expect(said).to_be_empty()
    table.page.wait_for_timeout(700)
    expect(said).to_be_empty()
    table.page.get_by_role("button", name="Make the link").click()
    expect(table.dialog("room")).to_be_visible()


def test_no_line_break_is_sent_so_that_no_firewall_sees_a_command(table, lines):
    lines.fill("hare\n\ncat = meows\ntime")
    with table.page.expect_request(lambda request: request.url.endswith("/room") and "try" not in (request.post_data or "")) as sent:
        table.page.get_by_role("button", name="Make the link").click()
    assert sent.value.post_data.startswith("words=hare&words=&words=cat%09meows&words=time&")
    expect(table.dialog("room").locator("details li")).to_have_count(3)


def test_a_typed_list_loses_its_signs_when_it_is_sent(table, lines):
    lines.fill("- hare = fast\n- bear")
    table.page.get_by_role("button", name="Make the link").click()
    expect(table.dialog("room").locator("details li").first).to_contain_text("HARE")
    words = table.dialog("room").locator("details li > bdi").all_text_contents()
    assert words[:2] == ["HARE", "BEAR"]


def test_a_trap_takes_a_pasted_list_too(table):
    form_of(table, "A trap")
    lines = table.page.locator("#making-lines")
    lines.evaluate(PASTE, "• bear\tstrong\n• boar\twild\n• deer")
    expect(lines).to_have_value("bear\nboar\ndeer")
    expect(table.page.locator("#making-count")).to_have_text("3 words")


def test_a_clue_that_is_pasted_into_its_line_stays_as_it_is(lines):
    lines.fill("hare = ")
    lines.evaluate(PASTE, "fast, brown, furry")
    # The browser itself inserts the text, which an event made by a test would not do.
    expect(lines).to_have_value("hare = ")
