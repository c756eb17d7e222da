"""Everything fits the narrowest phone without scrolling, and nothing is lost when text grows."""


import pytest
from playwright.sync_api import expect

import states
from table import LONGEST_PHRASE, Table, windows

# How far the page is wider than the window, and which part of the board is cut off.
OVERFLOW = """() => {
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
  const outside = [...document.querySelectorAll('#card > *, #word, .cell, #keys button, nav button, #said, #tally *')]
    .filter((node) => node.checkVisibility({ visibilityProperty: true }))
    .map((node) => [node.id || node.className || node.textContent, node.getBoundingClientRect()])
    .filter(([, box]) => box.left < -0.5 || box.top < -0.5 || box.right > clientWidth + 0.5 || box.bottom > clientHeight + 0.5);
  return [Math.max(0, scrollWidth - clientWidth), Math.max(0, scrollHeight - clientHeight), outside.map(([name]) => name)];
}"""
FITS = [0, 0, []]

SPACED = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }');
  document.adoptedStyleSheets = [sheet];
}"""


def play(table, letters, **settings):
    """Opens the page in the middle of a game in which these letters were guessed."""
    assert table.post("/game", **settings).status == 201
    for letter in letters:
        assert table.post("/guess", letter=letter).ok
    table.page.goto(table.url)
    table.ready()


@pytest.mark.long
def test_every_length_fits_with_26_mistakes(real):
    lengths = next(one for one in real.get("/lists")["lists"] if one["id"] == "words")["lengths"]
    for length in lengths:
        play(real, "QXZJVWKFYBHG", list="words", length=length, mistakes="26", evil="true")
        assert real.page.evaluate(OVERFLOW) == FITS, length
        assert real.page.locator("#picture").bounding_box()["height"] >= 60, length


@pytest.mark.parametrize("viewport", [(320, 480), (568, 320), (1280, 800)])
def test_the_longest_phrase_fits(table, viewport):
    table.page.set_viewport_size({"width": viewport[0], "height": viewport[1]})
    play(table, "QXZJVWKMPLDAEIFR", list="phrase", length="any", mistakes="26", evil="false")
    assert table.game["pattern"] == "D_ ___ _____ ___R __I_KE__ _EF_RE __E_ _A___"
    assert table.page.evaluate(OVERFLOW) == FITS


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


@pytest.mark.long
def test_text_of_twice_the_size_is_not_lost(table):
    table.open()
    table.page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
    reachable(table)
    table.lose()
    expect(table.dialog("end").get_by_role("button", name="Play again")).to_be_in_viewport()


# Words of controls and tables that break over two lines.
BROKEN = """() => [...document.querySelectorAll('dialog[open] :is(button, th, td)')].flatMap((node) => {
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const broken = [];
  while (texts.nextNode()) {
    for (const { 0: word, index } of texts.currentNode.data.matchAll(/\\S+/g)) {
      const range = document.createRange();
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
    }
  }
  return broken;
})"""
COVERED = """node => {
  node.scrollIntoView({ block: 'nearest' });
  const { left, bottom } = [...node.getClientRects()].at(-1);
  return !node.contains(document.elementFromPoint(left + 4, bottom - 4));
}"""
# Its corners are round.
COVERED_IN_ITS_MIDDLE = """node => {
  node.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = node.getBoundingClientRect();
  return !node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


@pytest.mark.parametrize("viewport", [(320, 480), (844, 390)])
@pytest.mark.parametrize("state", [states.settings, states.scores, states.today, states.won, states.together, states.dare])
@pytest.mark.long
def test_large_text_as_the_browser_sets_it_breaks_no_word_and_covers_nothing(table, state, viewport):
    table.page.set_viewport_size({"width": viewport[0], "height": viewport[1]})
    session = table.page.context.new_cdp_session(table.page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    state(table)
    dialog = table.page.locator("dialog[open]").last
    assert dialog.evaluate("d => d.scrollWidth - d.clientWidth") <= 0
    assert table.page.evaluate(BROKEN) == []
    for text in dialog.locator("p:not(.do, .vh, .portrait, :last-child):visible").all():
        assert not text.evaluate(COVERED), text.text_content()
    for button in dialog.locator(":is(.do > button, .portrait):visible").all():
        assert not button.evaluate(COVERED_IN_ITS_MIDDLE), button.text_content()


@pytest.mark.parametrize(
    "state", [states.settings, states.scores, states.today, states.won, states.lost, states.together, states.dare]
)
@pytest.mark.parametrize("locale", ["uk-UA", "ru-RU", "de-DE", "fi-FI"])
@pytest.mark.long
def test_no_word_is_broken_in_languages_of_long_words_on_the_narrowest_phone(browser, small, locale, state):
    context = browser.new_context(locale=locale, viewport={"width": 320, "height": 568}, service_workers="block")
    table = Table(context.new_page(), small.url)
    state(table)
    expect(table.page.locator("html")).to_have_attribute("lang", locale[:2])
    assert table.page.evaluate(BROKEN) == []
    context.close()


def test_text_may_be_spaced(table):
    table.open().type("HZ")
    table.page.evaluate(SPACED)
    assert table.page.evaluate(OVERFLOW)[0] == 0
    clipped = table.page.locator("button:visible").evaluate_all("all => all.filter(b => b.scrollWidth > b.clientWidth + 1).length")
    assert clipped == 0


HISTORY = {
    "played": 34, "won": 12, "streak": 3, "bestStreak": 7,
    "scores": [
        {"game": str(i), "word": "BUZZ", "mistakes": i % 6, "mistakesAllowed": 6 + i % 2, "guesses": 9, "list": "medium",
         "length": None, "evil": True, "cunning": ("classic", "diabolical")[i // 6]}
        for i in range(12)
    ],
    "daily": {"played": 11, "won": 8, "daysInRow": 4, "bestDaysInRow": 6, "mistakes": [1, 0, 2, 3, 1, 1], "last": None},
}


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1920, 1080)])
def test_scores_of_many_games_keep_in_sight_how_another_device_gets_them(table, width, height):
    table.page.set_viewport_size({"width": width, "height": height})
    table.page.route("**/history", lambda route: route.fulfill(json=HISTORY))
    table.open()
    table.do("scores")
    expect(table.page.locator("#best table")).to_have_count(4)
    for button in table.page.locator("#scores .last button:visible").all():
        expect(button).to_be_in_viewport(ratio=1)
    expect(table.page.get_by_role("button", name="Take my scores to another device")).to_be_in_viewport(ratio=1)


def test_a_title_of_300_letters_without_a_blank_fits(table):
    def lengthen(route):
        reply = route.fetch().json()
        route.fulfill(json={**reply, "lists": [{**one, "title": "x" * 300} for one in reply["lists"]]})

    table.page.route("**/lists", lengthen)
    table.page.set_viewport_size({"width": 390, "height": 844})
    table.known().open().type("H")
    expect(table.page.locator("#terms")).to_contain_text("xxx")
    assert table.page.evaluate(OVERFLOW) == FITS
    for view in ("settings", "today"):
        table.do(view)
        expect(table.dialog(view)).to_be_visible()
        table.page.wait_for_timeout(200)
        assert table.dialog(view).evaluate("d => d.scrollWidth - d.clientWidth") <= 0, view
        table.escape()


def test_spaced_text_at_the_end_leaves_the_title_bar_alone(table):
    table.page.set_viewport_size({"width": 320, "height": 568})
    table.open().lose()
    table.page.evaluate(SPACED)
    header, tally = (table.page.locator(part).bounding_box() for part in ("#card > header", "#tally"))
    assert tally["y"] >= header["y"] + header["height"]


# The parts of the devil's head, and what he says.
HEAD_AND_BUBBLE = """() => ['#actor .head', '.bubble'].map((part) => {
  const { left, right, top, bottom } = document.querySelector(part).getBoundingClientRect();
  return { left, right, top, bottom };
})"""


def test_above_many_words_the_speaker_is_whole_and_his_bubble_beside_him(table):
    table.page.set_viewport_size({"width": 390, "height": 844})
    states.endgame(table)
    head, bubble = table.page.evaluate(HEAD_AND_BUBBLE)
    assert head["left"] >= 0 and head["top"] >= 0
    assert bubble["left"] >= head["right"] or bubble["bottom"] <= head["top"] + 1


# The parts of a title that the face beside it covers.
COVERED_TITLE = """() => {
  const bar = [...document.querySelectorAll('dialog[open] .bar-of-title')].at(-1);
  const face = bar.querySelector('.peeking').getBoundingClientRect();
  return [...bar.querySelectorAll('h2 .ink')].map((ink) => ink.getBoundingClientRect())
    .filter(({ left, right, top, bottom }) => right > face.left && left < face.right && bottom > face.top && top < face.bottom).length;
}"""


def test_no_title_runs_over_the_face_beside_it(table):
    room = table.post("/room", words="HARE", mistakes="8", title="A rather long title of a room").json()
    states.together(table)
    table.page.locator("#cards [value=same]").click()
    for _ in windows(table.page, (320, 568), (390, 844)):
        expect(table.page.locator("#making .peeking")).to_be_visible()
        assert table.page.evaluate(COVERED_TITLE) == 0
    table.escape()
    table.escape()
    table.page.evaluate("hash => { location.hash = hash; }", f"room={room['id']}&key={room['key']}")
    for _ in windows(table.page, (320, 568), (390, 844)):
        expect(table.page.locator("#room .peeking")).to_be_visible()
        assert table.page.evaluate(COVERED_TITLE) == 0


# The thickest line of each small figure, as a part of its height; limbs grow with their figure.
THICKEST = """() => [...document.querySelectorAll('dialog[open] .stage > svg:not(.hill), .sieve .head .devil')].map((figure) =>
  Math.max(...[...figure.querySelectorAll('path:not(.limb, .limb-ink)')].map((path) => parseFloat(getComputedStyle(path).strokeWidth)))
  / figure.getBoundingClientRect().height)"""


@pytest.mark.parametrize("state", [states.won, states.lost, states.replay])
def test_small_figures_have_thin_lines(table, state):
    table.page.set_viewport_size({"width": 320, "height": 568})
    state(table)
    parts = table.page.evaluate(THICKEST)
    assert parts and max(parts) < 0.06, parts
