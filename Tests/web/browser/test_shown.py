"""Words with digits and signs on the page: on the board from the start, spoken, made, told at the end."""

import pytest
from playwright.sync_api import expect

from test_together import follow, form_of, lines, make

TITLES = "World War 2\nH2O\nSt. Louis (5€)\nC++ & C#"
# The board before the first letter.
SHOWN = ["----- --- 2", "-2-", "--. ----- (5€)", "-++ & -#"]


@pytest.fixture
def guest(table, browser):
    """A guest of the author's room."""
    context = browser.new_context(viewport={"width": 390, "height": 844})
    yield type(table)(context.new_page(), table.url)
    context.close()


def test_they_stand_on_the_board_and_are_spoken_by_name(table, guest):
    link = make(table, "A class", lines(TITLES))
    taken = table.dialog("room").locator("details li > bdi").all_text_contents()
    assert taken[:4] == [title.upper() for title in TITLES.split("\n")]
    follow(guest, link)
    guest.dialog("room").get_by_role("button", name="Play").click()
    guest.ready()
    for number, shown in enumerate(SHOWN):
        expect(guest.page.locator("#word .cell")).to_have_count(len(shown.replace(" ", "")))
        assert guest.word == shown.replace(" ", "")
        drawn = guest.page.locator("#word .cell.fixed path")
        assert drawn.count() == sum(not sign.isalpha() and sign not in "- " for sign in shown), "each by hand"
        if number == 2:
            expect(guest.page.locator("#spoken")).to_contain_text(
                "blank, blank, full stop, space, blank, blank, blank, blank, blank, space, opening bracket, 5, €, closing bracket")
        answer = TITLES.upper().split("\n")[number]
        guest.type("".join(dict.fromkeys(filter(str.isalpha, answer))))
        expect(guest.page.locator("#end-next button").first).to_be_visible()
        if number < 3:
            guest.page.locator("#end-next button").first.click()
            expect(guest.dialog("end")).to_be_hidden()
            guest.gone_back()


def test_a_line_of_signs_alone_is_said_to_be_one(table):
    form_of(table, "A class")
    table.page.locator("#making-lines").fill("hare\n2001")
    expect(table.page.locator("#making-said")).to_contain_text("Line 2 cannot be played: signs alone, and nothing to guess. 2001")


def test_an_equals_sign_within_a_word_parts_nothing(table):
    make(table, "A class", lines("E=mc2 = by Einstein\nhare=fast"))
    assert table.dialog("room").locator("details li > bdi").all_text_contents() == ["E=MC2", "HARE"]
    expect(table.dialog("room").locator("details li").first).to_contain_text("by Einstein")
