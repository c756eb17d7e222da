"""The needs of players with other eyes, ears and hands; axe cannot see many of them."""

import re

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import expect

import states

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

# The contrast of each text and drawn line with its background. axe leaves out aria-disabled keys.
CONTRAST = """() => {
  const luminance = (colour) => {
    const [r, g, b] = colour.match(/[\\d.]+/g).slice(0, 3).map((v) => v / 255)
      .map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = (node) => {
    for (; node; node = node.parentElement) {
      const colour = getComputedStyle(node).backgroundColor;
      if (!/, 0\\)$/.test(colour)) return colour;
    }
  };
  const ratio = (a, b) => {
    const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
    return (high + 0.05) / (low + 0.05);
  };
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const poor = [];
  const check = (node, colour, least) => {
    const found = ratio(colour, ground(node));
    if (found < least) poor.push(`${node.tagName}.${node.className}#${node.id} ${node.textContent.slice(0, 20)}: ${found}`);
  };
  for (const node of scope.querySelectorAll('*')) {
    if (!node.checkVisibility({ visibilityProperty: true }) || node.closest('.vh')) continue;
    const style = getComputedStyle(node);
    if ([...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim())) check(node, style.color, 4.5);
    if (node.matches('path') && !node.closest('.devil, .flow, .hill, .seat, .man, .shout, .placard, .slip, :is(#picture, .scene) :not(.drawn)') && style.stroke !== 'none') check(node.closest('div, span, li, button, main, dialog'), style.stroke, 3);
    // What is filled stands out by its ground or by its lower edge.
    if (node.matches('button, select, input:not([type=range])') && !/, 0\\)$/.test(style.backgroundColor)) {
      const around = ground(node.parentElement);
      const edges = [style.backgroundColor, ...(style.boxShadow.match(/^rgba?\\([^)]+\\)/) ?? []),
        ...(parseFloat(style.borderBottomWidth) ? [style.borderBottomColor] : [])];
      const best = Math.max(...edges.map((edge) => ratio(edge, around)));
      if (best < 2.9) poor.push(`${node.tagName}#${node.id} ${node.textContent.slice(0, 20)}: edge ${best}`);
    }
  }
  return poor;
}"""

# Duplicate ids, and references to no id.
REFERENCES = """() => {
  const ids = [...document.querySelectorAll('[id]')].map((node) => node.id);
  const bad = ids.filter((id, i) => ids.indexOf(id) !== i);
  for (const name of ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'])
    for (const node of document.querySelectorAll(`[${name}]`))
      bad.push(...node.getAttribute(name).split(' ').filter((id) => !ids.includes(id)));
  return bad;
}"""

SMALL_TARGETS = """() => {
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  return [...scope.querySelectorAll('button, select, summary, input, textarea')]
    .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest('#field'))
    .map((node) => [node.outerHTML.slice(0, 60), (node.closest('label') ?? node).getBoundingClientRect()])
    .filter(([, box]) => box.width < 24 || box.height < 24).map(([html, box]) => `${html} ${box.width}x${box.height}`);
}"""


AXE = """rules => axe.run({ runOnly: rules, resultTypes: ['violations'] })
  .then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]))"""


def passes_axe_and_what_axe_lacks(page):
    """Whether all can read what a page shows, in both themes; in the dark only colours differ."""
    page.evaluate(AXE_SCRIPT)
    for theme, rules in (("dark", ["color-contrast"]), ("light", RULES)):
        page.emulate_media(color_scheme=theme)
        assert page.evaluate(AXE, rules) == [], theme
        assert page.evaluate(CONTRAST) == [], theme
    assert page.evaluate(REFERENCES) == []
    assert page.evaluate(SMALL_TARGETS) == []


def test_keys_have_their_state_in_their_names_and_pictures_are_not_heard(table):
    table.open().type("HZ")
    expect(table.page.get_by_role("img")).to_have_count(0)
    for name in ("H, in the word", "Z, not in the word", "A"):
        expect(table.page.get_by_role("button", name=name, exact=True)).to_be_visible()
    mark = "key => { const { content, transform } = getComputedStyle(key, '::after'); return [content, transform]; }"
    hit, miss, none = (table.key(k).evaluate(mark) for k in "HZA")
    assert hit != miss and none[0] == "none" != hit[0] == miss[0]


def test_the_word_can_be_read_again(table):
    table.open().type("A")
    expect(table.page.locator("#spoken")).to_have_text(re.compile(r"Word: blank, A, blank, blank, blank, A, blank\."))


def test_the_status_is_one_node_that_says_every_guess_and_the_same_thing_twice(table):
    table.open()
    node = table.page.locator("#stage [role=status]").element_handle()
    told = []
    for letter in "zaq":
        table.type(letter)
        told.append(node.text_content())
    assert len(set(told)) == 3
    assert "blank, A, blank" in told[1]
    for _ in range(2):
        before = node.text_content()
        table.page.keyboard.press("q")
        table.page.wait_for_function("([node, before]) => node.textContent !== before", arg=[node, before])
    assert node.text_content().replace("\u00a0", "").split() == before.replace("\u00a0", "").split()
    assert node.evaluate("node => node.isConnected")


def test_the_focus_stays_on_the_key_after_a_guess(table):
    table.open()
    table.key("Z").focus()
    table.page.keyboard.press("Enter")
    table.settled("Z")
    expect(table.key("Z")).to_be_focused()


@pytest.mark.parametrize(("opener", "dialog"), [("help", "help"), ("scores", "scores"), ("settings", "settings"), ("new", "ask")])
def test_escape_leaves_each_dialog_and_the_focus_returns_to_its_opener(table, opener, dialog):
    table.page.set_viewport_size({"width": 1280, "height": 800})
    table.open().type("H")
    button = table.page.locator(f"#card [data-do={opener}]")
    button.focus()
    table.page.keyboard.press("Enter")
    expect(table.dialog(dialog)).to_be_visible()
    table.escape()
    expect(table.dialog(dialog)).to_be_hidden()
    expect(button).to_be_focused()


def test_every_stop_of_the_tab_key_shows_an_outline_and_is_not_covered(table):
    table.page.set_viewport_size({"width": 1280, "height": 800})
    table.open()
    stops = set()
    for _ in range(40):
        table.page.keyboard.press("Tab")
        stop = table.page.evaluate(
            """() => {
              const node = document.activeElement;
              const box = node.getBoundingClientRect();
              const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
              const { outlineStyle, outlineWidth } = getComputedStyle(node);
              return [node.dataset.do ?? node.value ?? node.tagName, outlineStyle, parseFloat(outlineWidth),
                node === document.body || node.contains(top)];
            }"""
        )
        if stop[0] == "BODY":
            break
        assert stop[1] == "solid" and stop[2] >= 2 and stop[3], stop
        stops.add(stop[0])
    assert {"help", "scores", "settings", "new", "Q", "M"} <= stops


def test_a_game_settings_scores_and_replay_with_the_keyboard_alone(table):
    press = table.page.keyboard.press
    table.page.set_viewport_size({"width": 1280, "height": 800})
    table.open().type("HANGM")
    expect(table.dialog("end")).to_be_visible()
    for name, dialog in (("Letter by letter", "to_be_visible"), ("Close", "to_be_hidden")):
        for _ in range(12):
            if name in (table.page.evaluate("() => document.activeElement.ariaLabel || document.activeElement.textContent")):
                break
            press("Tab")
        press("Enter")
        getattr(expect(table.dialog("replay")), dialog)()
    press("Escape")
    button = table.page.locator("#card [data-do=settings]")
    # The focus is back when the page has noticed that the end is closed.
    expect(button).to_be_visible()
    button.focus()
    press("Enter")
    expect(table.dialog("settings")).to_be_visible()
    # The server's answer comes after the dialog.
    expect(table.dialog("settings").locator("#list")).to_be_enabled()
    table.page.locator("#mistakes").focus()
    press("ArrowRight")
    expect(table.page.locator("#mistakes-value")).to_have_text("7")
    press("Escape")
    table.page.locator("#card [data-do=new]").focus()
    press("Enter")
    expect(table.page.locator("#left")).to_have_text("7")


def test_a_slider_neither_starts_nor_ends_a_game(table):
    table.open().type("H")
    before = table.game
    table.do("settings")
    table.page.locator("#mistakes").fill("3")
    expect(table.page.locator("#mistakes-value")).to_have_text("3")
    assert table.game == before


def test_slider_values_are_not_read_twice(table):
    states.settings(table)
    assert table.page.locator("output").evaluate_all("all => all.map(o => o.ariaLive)") == ["off"]


def test_motion_is_short_and_gone_where_it_is_not_wanted(table):
    longest = """() => Math.max(0, ...document.getAnimations().map((a) => a.effect.getComputedTiming().endTime))"""
    table.page.emulate_media(reduced_motion="no-preference")
    table.open().type("Z")
    table.lose()
    assert 0 < table.page.evaluate(longest) <= 1000
    table.page.emulate_media(reduced_motion="reduce")
    # The browser tells the page so with its next picture.
    table.page.wait_for_function(f"() => ({longest})() === 0")


def test_forced_colours_keep_the_states_apart(table):
    table.page.emulate_media(forced_colors="active")
    table.open().type("HZ")
    borders = {k: table.key(k).evaluate("k => getComputedStyle(k).borderTopStyle + getComputedStyle(k).borderTopWidth") for k in "HZA"}
    assert len(set(borders.values())) == 3
    expect(table.key("Z").locator("path")).to_have_css("stroke", re.compile("rgb"))
