"""The looks that a browser remembers, and colours that a system forces."""

import json

import pytest
from playwright.sync_api import expect

import states

pytestmark = pytest.mark.thorough


@pytest.mark.parametrize("looks", [
    {"scene": "volcano"},
    {"order": "colemak"},
    {"theme": "mauve"},
    {"language": "constructor"},
    {"language": 7},
    {"scene": None, "order": ["qwerty"]},
    "looks",
    7,
], ids=json.dumps)
def test_looks_that_the_page_does_not_know_are_the_defaults(table, looks):
    table.page.add_init_script(f"localStorage.hangman = {json.dumps(json.dumps(looks))}")
    table.open().type("H")
    assert table.page.locator("#picture path").count() == 26
    assert table.page.locator("html").get_attribute("lang") == "en"


@pytest.mark.parametrize("rows", ["7", "[1,2]", "{}", "nonsense"])
def test_rows_of_keys_that_are_none_are_the_defaults(table, rows):
    table.page.add_init_script(f"localStorage.hangmanKeys = {json.dumps(rows)}")
    table.open().type("H")


LOOK = "node => { const { color, backgroundColor, borderStyle, borderWidth } = getComputedStyle(node); " \
    "return [color, backgroundColor, borderStyle, borderWidth].join(); }"


def test_forced_colours_show_which_preset_is_pressed(real):
    real.page.emulate_media(forced_colors="active")
    states.settings(real)
    pressed, other = (real.page.locator(f"#presets [aria-pressed={is_pressed}]").first for is_pressed in ("true", "false"))
    real.page.locator("#presets button").first.click()
    expect(pressed).to_be_visible()
    assert pressed.evaluate(LOOK) != other.evaluate(LOOK)


def test_forced_colours_show_which_day_is_today(real):
    real.page.emulate_media(forced_colors="active")
    real.known().open()
    real.do("today")
    expect(real.page.locator("#week li")).to_have_count(7)
    colours = real.page.locator("#week li").evaluate_all("all => all.map((one) => getComputedStyle(one).borderColor)")
    today = real.page.locator("#week [aria-current]").evaluate("one => getComputedStyle(one).borderColor")
    assert (colours.count(today), len(set(colours))) == (1, 2)


def test_forced_colours_show_which_letters_were_missed(table):
    table.page.emulate_media(forced_colors="active")
    table.open().type("HQWXZVJ")
    expect(table.dialog("end")).to_be_visible()
    found, missed = (table.page.locator(f"#word .cell{kind}").first for kind in (":not(.missed)", ".missed"))
    assert found.evaluate(LOOK) != missed.evaluate(LOOK)


@pytest.mark.parametrize("scene", ["snowman", "balloon"])
def test_a_mistake_takes_something_of_a_picture_that_hangs_nobody_and_no_page_says_evil(table, scene):
    table.page.add_init_script(f"localStorage.hangman = JSON.stringify({{ seen: true, scene: '{scene}' }})")
    table.open(evil="true", length="4", mistakes="20")
    shown = "all => all.map((path) => Math.round(path.getBBox().y / 6)).join('|')"
    strokes = table.page.locator("#picture path")
    expect(strokes).to_have_count(26)
    expect(table.page.locator("html")).to_have_attribute("data-look", "class")
    whole = strokes.evaluate_all(shown)
    table.type("QZ")
    assert strokes.evaluate_all(shown) != whole
    # Nobody has horns or fangs.
    expect(table.page.locator("#actor .tooth")).to_have_count(0)
    assert "Evil" not in table.page.locator("body").inner_text()
    table.page.locator("#who").click()
    expect(table.page.locator("#opponents-list button").first).to_be_visible()
    assert "Evil" not in table.dialog("opponents").inner_text()
