"""Everything fits the narrowest phone without scrolling, and nothing is lost when text grows."""

import pytest
from playwright.sync_api import expect

import states
from conftest import LONGEST_PHRASE

# How far the page sticks out of the window, and which part of the board is cut off.
OVERFLOW = """() => {
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
  const outside = [...document.querySelectorAll('#card > *, #word, .cell, #keys button, nav button, #said')]
    .filter((node) => node.checkVisibility({ visibilityProperty: true }))
    .map((node) => [node.id || node.className || node.textContent, node.getBoundingClientRect()])
    .filter(([, box]) => box.left < -0.5 || box.top < -0.5 || box.right > clientWidth + 0.5 || box.bottom > clientHeight + 0.5);
  return [Math.max(0, scrollWidth - clientWidth), Math.max(0, scrollHeight - clientHeight), outside.map(([name]) => name)];
}"""
FITS = [0, 0, []]


def guess_all(table, letters):
    """Guesses beside the page while the game lasts but for its last life, then shows it."""
    for letter in letters:
        game = table.game
        if game["status"] != "playing" or game["mistakesLeft"] == 1:
            break
        table.post("/guess", letter=letter)
    table.page.reload()
    table.ready()


@pytest.mark.parametrize("length", range(1, 25))
def test_every_length_fits_with_26_mistakes(real, length):
    real.open(list="words", length=str(length), mistakes="26", evil="true")
    guess_all(real, "QXZJVWKFYBHGMPUDCLSNTROIAE")
    assert real.game["mistakes"] >= 7
    assert real.page.evaluate(OVERFLOW) == FITS
    assert real.page.locator("#picture").bounding_box()["height"] >= 64


@pytest.mark.parametrize("viewport", [(320, 480), (390, 844), (568, 320), (1280, 800), (768, 1024), (360, 640)])
def test_the_longest_phrase_fits(table, viewport):
    table.page.set_viewport_size({"width": viewport[0], "height": viewport[1]})
    table.open(list="phrase", length="any", mistakes="26")
    guess_all(table, "QXZJVWKMPLDAEIFR")
    assert table.game["mistakes"] == 12 - sum(c in LONGEST_PHRASE for c in "QXZJVWKMPLDAEIFR") + 4
    assert table.page.evaluate(OVERFLOW) == FITS


@pytest.mark.parametrize("viewport", [(320, 480), (390, 844), (568, 320), (1280, 800)])
@pytest.mark.parametrize("state", [s for s in states.STATES if s is not states.offline], ids=lambda s: s.__name__)
def test_every_state_fits(table, state, viewport):
    table.page.set_viewport_size({"width": viewport[0], "height": viewport[1]})
    table.page.emulate_media(reduced_motion="reduce")
    state(table)
    assert table.page.evaluate(OVERFLOW) == FITS
    for dialog in table.page.locator("dialog[open]").all():
        box = dialog.bounding_box()
        assert box["x"] >= 0 and box["y"] >= 0
        assert box["x"] + box["width"] <= viewport[0] and box["y"] + box["height"] <= viewport[1]
        assert dialog.evaluate("d => d.scrollWidth - d.clientWidth") <= 0


def test_the_settings_need_no_scrolling_on_the_narrowest_phone(table):
    states.settings(table)
    assert table.dialog("settings").evaluate("d => d.scrollHeight - d.clientHeight") <= 0


def reachable(table):
    """All keys are 24 px or more, reached by scrolling downwards only."""
    assert table.page.evaluate(OVERFLOW)[0] == 0
    for key in table.page.locator("#keys button").all():
        key.scroll_into_view_if_needed()
        box = key.bounding_box()
        assert box["width"] >= 24 and box["height"] >= 24


def test_a_desk_at_400_percent_scrolls_one_way_only(table):
    table.page.set_viewport_size({"width": 320, "height": 256})
    table.open()
    reachable(table)


def test_text_of_twice_the_size_is_not_lost(table):
    table.open()
    table.page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
    reachable(table)
    table.lose()
    expect(table.dialog("end").get_by_role("button", name="Play again")).to_be_in_viewport()


def test_text_may_be_spaced(table):
    table.open().type("HZ")
    table.page.evaluate(
        """() => { const sheet = new CSSStyleSheet();
          sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }');
          document.adoptedStyleSheets = [sheet]; }"""
    )
    assert table.page.evaluate(OVERFLOW)[0] == 0
    clipped = table.page.locator("button:visible").evaluate_all("all => all.filter(b => b.scrollWidth > b.clientWidth + 1).length")
    assert clipped == 0
