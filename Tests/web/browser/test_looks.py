"""The looks that a browser remembers, and colours that a system forces."""

import json
import re

import pytest
from playwright.sync_api import expect

import states
from table import copied

pytestmark = pytest.mark.long


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
@pytest.mark.long
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


OFFERED = {
    "Gentle": "mistakes=7&evil=true&cunning=classic",
    "Sly": "mistakes=6&evil=true&cunning=classic",
    "Evil": "mistakes=7&evil=true&cunning=diabolical",
    "Diabolical": "mistakes=6&evil=true&cunning=diabolical",
}


@pytest.mark.parametrize("theme", ["paper", "chalk"])
def test_an_opponent_has_one_colour_in_every_view(real, theme):
    real.page.add_init_script(f"localStorage.hangman = JSON.stringify({{ seen: true, theme: '{theme}' }})")
    seen = {name: {} for name in OFFERED}

    def see(name, view, place):
        face = real.page.locator(place).first
        expect(face).to_be_attached()
        seen[name][view] = face.evaluate("one => getComputedStyle(one).fill")

    assert real.post("/game").ok
    for name, query in OFFERED.items():
        real.page.goto(f"{real.url}/#play?list=medium&length=6&{query}&seed=42")
        expect(real.dialog("dare")).to_be_visible()
        see(name, "invitation", "#dare-stage .solid:not(.deep)")
        real.page.locator("#dare .main").click()
        expect(real.page.locator("#who-plays")).to_have_text(name)
        see(name, "stage", "#actor .solid:not(.deep)")
        see(name, "pill", "#who-face .solid:not(.deep)")
        real.page.locator("#who").click()
        see(name, "asker", "#opponents-stage .solid:not(.deep)")
        see(name, "opponents", f"#opponents-list button:has-text('{name}') .solid:not(.deep)")
        real.escape()
        real.do("settings")
        real.page.locator("#preset").select_option(name)
        # The face comes with the server's reply.
        expect(real.page.locator("#preset-face .solid:not(.deep)").first).to_have_css("fill", seen[name]["stage"])
        real.escape()
        real.page.goto(f"{real.url}/icon.svg")
    real.open()
    real.do("today")
    day = real.page.locator("#week [aria-current] .vh").inner_text()
    for name in OFFERED:
        see(name, "week", f"#week li:has-text(': {name}.') .solid:not(.deep)")
        if f": {name}." in day:
            see(name, "today", "#today-stage .solid:not(.deep)")
    assert {name: len(set(places.values())) for name, places in seen.items()} == dict.fromkeys(OFFERED, 1), seen
    assert len({places["stage"] for places in seen.values()}) == 4


DEVILISH = re.compile("evil|devil|diabol|fiend|mwah", re.IGNORECASE)


def is_tame(dialog):
    expect(dialog).to_be_visible()
    dialog.page.wait_for_load_state("networkidle")
    assert not DEVILISH.search(dialog.inner_text()), DEVILISH.search(dialog.inner_text())
    # No horns, no ears of his, no teeth, nobody on a rope.
    expect(dialog.locator(".devil:not(.seat, .maker) .deep.solid:not(.bulk *), .devil .tooth, .man")).to_have_count(0)


def test_in_a_class_no_view_names_or_draws_a_devil(real):
    real.page.set_viewport_size({"width": 390, "height": 844})
    real.page.add_init_script("localStorage.hangman = JSON.stringify({ seen: true, scene: 'snowman' })")
    real.open(list="medium", length="7", mistakes="1", evil="true", cunning="diabolical")
    assert real.page.title() == "Guess the word"
    for name in ("menu", "today"):
        real.do(name)
        is_tame(real.dialog(name))
        real.escape()
    for name in ("settings", "scores", "help", "together"):
        real.do(name)
        is_tame(real.dialog(name))
        real.escape()
    real.page.keyboard.press("q")
    is_tame(real.dialog("end"))
    expect(real.page.locator("#end-title")).to_have_text("Not this time!")
    real.do("replay", "#end")
    expect(real.page.locator("#turns .answer")).to_be_visible()
    is_tame(real.dialog("replay"))
    real.escape()
    real.do("share", "#end")
    # Its last line is the address, whose words are those of the endpoint.
    *said, _ = copied(real.page).split("\n")
    assert said and not DEVILISH.search(" ".join(said))


def test_a_class_never_sees_the_devils_sky(page, lighttpd):
    page.add_init_script("""localStorage.hangman = JSON.stringify({ seen: true, scene: 'balloon' });
      window.skies = new Set();
      const look = () => { skies.add(document.documentElement.dataset.look); requestAnimationFrame(look); };
      addEventListener('DOMContentLoaded', look);""")
    page.goto(lighttpd.url)
    expect(page.locator("#terms")).not_to_be_empty()
    assert page.evaluate("() => [...skies].filter(Boolean)") == ["class"]
    expect(page.locator("h1 .vh")).to_have_text("Guess the word")


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_the_hill_of_a_sheet_goes_from_edge_to_edge(table, width):
    table.page.set_viewport_size({"width": width, "height": 844})
    table.open()
    for view in ("settings", "help", "together"):
        table.do(view)
        expect(table.dialog(view)).to_be_visible()
        box = table.dialog(view).locator(".bar-of-title > .hill").bounding_box()
        assert box["x"] <= 0 and box["x"] + box["width"] >= width, view
        table.escape()


def test_on_paper_a_board_and_an_end_have_their_picture_and_no_buttons(table):
    table.page.set_viewport_size({"width": 794, "height": 1123})
    table.open(evil="true", length="4").type("QZX")
    # The styles for paper come with the views.
    expect(table.page.locator("link[href='views/views.css']")).to_be_attached()
    table.page.emulate_media(media="print")
    expect(table.page.locator("#picture")).to_be_visible()
    assert table.page.locator("#actor").bounding_box()["height"] > 150
    expect(table.page.locator("#word")).to_be_visible()
    expect(table.page.locator("#keys, nav").locator("visible=true")).to_have_count(0)
    table.page.emulate_media(media="screen")
    table.play_out("JVKW")
    expect(table.dialog("end")).to_be_visible()
    table.page.emulate_media(media="print")
    expect(table.page.locator("#card")).to_be_hidden()
    assert table.page.locator("#end-stage .devil").bounding_box()["height"] > 150
    expect(table.dialog("end").get_by_role("button").locator("visible=true")).to_have_count(0)


def test_at_400_percent_the_way_out_stays_in_sight(table):
    table.page.set_viewport_size({"width": 320, "height": 256})
    table.open(evil="true").lose()
    table.dialog("end").evaluate("end => { end.scrollTop = end.scrollHeight; }")
    expect(table.dialog("end").locator("[data-do=close]")).to_be_in_viewport(ratio=1)
