"""The page speaks its reader's language, and fits in each of them."""

import itertools
import json
import re

import pytest
from playwright.sync_api import expect

from cases import chosen
from page_texts import LANGUAGES, TEXTS, read
from table import ENDPOINT, windows
from test_fit import OVERFLOW

# The longest words, most to say and the widest letters.
LONGEST = [("de",), ("fr",), ("uk",)]
READERS = chosen(*zip(LANGUAGES), kept=LONGEST)
VIEWS = ["help", "menu", "opponents", "settings", "scores", "code", "today", "together"]
# A phone has these buttons in its menu.
PRESS = "name => document.querySelector(`[data-do=${name}]`).click()"
OUTSIDE = """() => [...document.querySelectorAll('dialog[open] *, header *')]
  .filter((node) => node.checkVisibility() && !node.closest('.vh, svg'))
  .filter((node) => {
    const box = node.getBoundingClientRect();
    return box.width && (box.left < -0.5 || box.right > document.documentElement.clientWidth + 0.5);
  }).map((node) => node.id || node.outerHTML.slice(0, 80))"""

# Measures an ending: where its sentence ends, what the buttons cover, and how far one must scroll.
ENDING = """() => {
  const said = [...document.querySelectorAll('#end-text, #look-up, #proof *')].filter((node) => node.checkVisibility());
  const { left, right, top, bottom } = document.querySelector('#end [data-do=new]').parentElement.getBoundingClientRect();
  const beneath = [];
  for (let y = top + 2; y < bottom; y += 5) {
    for (let x = left; x < right; x += 5) beneath.push(...document.elementsFromPoint(x, y).filter((node) => said.includes(node)));
  }
  return {
    last: document.querySelector('#end-text').getBoundingClientRect().bottom,
    buttons: top,
    beneath: [...new Set(beneath)].map(({ id }) => id),
    scrolled: [...document.querySelectorAll('#end, #end *')].filter((node) => getComputedStyle(node).overflowY === 'auto')
      .reduce((sum, node) => sum + node.scrollHeight - node.clientHeight, 0),
  };
}"""


@pytest.fixture
def reader(browser, small):
    """Opens the page as a reader of a language; no error is allowed."""
    faults, contexts = [], []

    def open_page(locale, width=320, height=480):
        context = browser.new_context(locale=locale, viewport={"width": width, "height": height})
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.emulate_media(reduced_motion="reduce")
        page.goto(small.url)
        expect(page.locator("#card")).to_have_attribute("aria-busy", "false")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert faults == []


@pytest.mark.parametrize("code", READERS)
def test_a_reader_gets_the_page_in_their_language_and_every_view_fits(reader, code):
    page, texts, help_texts = reader(code), read(code)[0], read(code, "help")[0]
    assert page.locator("html").get_attribute("lang") == code
    assert page.evaluate(OVERFLOW) == [0, 0, []]
    for view in VIEWS:
        page.evaluate("(view) => document.querySelector(`[data-do=${view}]`).click()", view)
        expect(page.locator(f"#{view}")).to_be_visible()
        for part in page.locator(f"#{view} summary").all():
            part.click()
        assert page.evaluate(OUTSIDE) == [], view
        assert page.locator(f"#{view}").evaluate("d => d.scrollWidth - d.clientWidth") <= 0, view
        page.keyboard.press("Escape")
    assert page.locator("[data-do=today]").first.inner_text() == texts["today"]
    told = page.locator("#help [data-help]").evaluate_all("all => all.map(e => [e.dataset.help, e.textContent])")
    opponents = {name: texts[name] for name in ("evil", "devil")}
    assert told == [[name, help_texts[name].replace("**", "").format(**opponents)] for name, _ in told]


@pytest.mark.parametrize("code", READERS)
def test_the_line_under_the_opponent_is_not_cut_off_on_a_phone(browser, lighttpd, code):
    page = browser.new_page(locale=code, viewport={"width": 360, "height": 740})
    page.goto(lighttpd.url)
    expect(page.locator("#terms")).not_to_be_empty()
    for _ in windows(page, (360, 740), (390, 844)):
        cut = "e => [e.scrollWidth - e.clientWidth, e.scrollHeight - e.clientHeight]"
        assert page.locator("#terms").evaluate(cut) == [0, 0]
    page.close()


# The names in the calendar that are wider than their place, whatever the date.
CLIPPED = """async () => {
  const { datesTo } = await import(new URL('rules/days.js', document.baseURI));
  const { drawCalendar } = await import(new URL('views/days.js', document.baseURI));
  const calendar = document.querySelector('#calendar');
  const names = [];
  for (let month = 1; month <= 12; month += 1) {
    const dates = datesTo(`2026-${String(month).padStart(2, '0')}-14`, 28);
    drawCalendar(calendar, dates, () => ({}), () => {});
    for (const name of calendar.querySelectorAll('small')) {
      const text = document.createRange();
      text.selectNodeContents(name);
      names.push([name.textContent, text.getBoundingClientRect().width > name.clientWidth + 0.1]);
    }
  }
  const clipped = names.filter(([, isClipped]) => isClipped).map(([name]) => name);
  return [new Set(names.map(([name]) => name)).size, [...new Set(clipped)]];
}"""


@pytest.mark.parametrize(("code", "width"), chosen(
    *itertools.product(LANGUAGES, [320, 355, 390]), kept=[("fi", 320), ("uk", 320)]
))
def test_no_day_or_month_in_the_calendar_is_clipped(reader, code, width):
    page = reader(code, width, 844)
    page.evaluate("() => document.querySelector('[data-do=today]').click()")
    page.locator("#earlier summary").click()
    expect(page.locator("#calendar button").first).to_be_visible()
    names, clipped = page.evaluate(CLIPPED)
    assert names >= 17 and clipped == []


ROWS = """() => Map.groupBy(
  [...document.querySelectorAll('#card > header button, #card nav button')].filter((one) => one.checkVisibility()),
  (one) => Math.round(one.getBoundingClientRect().top / 8),
).values().map((row) => row.map(({ textContent }) => textContent.trim())).toArray()"""


@pytest.mark.parametrize(("code", "width", "height"), chosen(
    *((code, *size) for code in LANGUAGES for size in [(320, 568), (390, 844), (844, 390), (768, 1024), (1280, 800)]),
    kept=[("uk", 320, 568), ("uk", 390, 844), ("uk", 768, 1024), ("fi", 320, 568)],
))
def test_no_button_of_the_header_stands_in_a_row_alone(reader, code, width, height):
    rows = reader(code, width, height).evaluate(ROWS)
    assert sum(len(row) for row in rows) >= 2
    assert [row for row in rows if len(row) == 1] == []


@pytest.mark.long
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_whole_game_and_its_replay_are_in_the_language(reader, code):
    page, (replay, _) = reader(code), read(code, "replay")
    page.keyboard.press("q")
    expect(page.locator("#keys [value=Q]")).to_have_class(re.compile("hit|miss"))
    for letter in "ETAOINSHRDLUCMFWYPVBGKJXZ":
        if page.locator("html").get_attribute("data-status") != "playing":
            break
        page.keyboard.press(letter.lower())
        expect(page.locator(f"#keys [value={letter}]")).to_have_class(re.compile("hit|miss"))
    expect(page.locator("#end")).to_be_visible()
    assert page.evaluate(OUTSIDE) == []
    page.locator("#end-replay").click()
    expect(page.locator(".sieve")).to_be_visible()
    if page.locator(".sieve.evil").count():
        assert page.locator(".sieve .badge").inner_text() in (replay["best-trick"], replay["had-me"])
    else:
        assert page.locator(".sieve .lead .vh").inner_text() == replay["honest"]
    assert "undefined" not in page.locator("body").inner_text()
    assert "{" not in page.locator("body").inner_text()
    assert page.evaluate(OUTSIDE) == []


@pytest.mark.long
@pytest.mark.parametrize("evil", ["true", "false"])
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_longest_ending_is_read_without_scrolling_on_a_phone_and_never_beneath_its_buttons(reader, code, evil):
    page = reader(code, 390, 844)
    longest = {"list": "phrase", "length": "any", "mistakes": "1", "evil": evil, "cunning": "classic"}
    assert page.request.post(page.url.rstrip("/") + ENDPOINT + "/game", form=longest).ok
    page.reload()
    expect(page.locator("#word .cell").nth(30)).to_be_visible()
    page.keyboard.press("q")
    expect(page.locator("#proven" if evil == "false" else "#end-text")).not_to_be_empty()
    for proof in [False, True] if evil == "false" else [False]:
        if proof:
            page.locator("#proven").click()
            expect(page.locator("#how")).to_be_visible()
        # It is placed again once all of it has come.
        page.wait_for_function(f"() => !({ENDING})().scrolled")
        ending = page.evaluate(ENDING)
        assert ending["last"] <= ending["buttons"]
        assert ending["beneath"] == []
        page.set_viewport_size({"width": 320, "height": 480})
        assert page.evaluate(ENDING)["beneath"] == []
        page.set_viewport_size({"width": 390, "height": 844})


@pytest.mark.long
def test_a_choice_is_kept_and_goes_before_the_browsers(reader):
    page = reader("de-DE")
    title = page.locator("#help-title .vh")
    page.evaluate(PRESS, "help")
    expect(title).to_have_text(read("de", "help")[0]["how-to-play"])
    page.keyboard.press("Escape")
    page.evaluate(PRESS, "settings")
    page.locator("#language").select_option("pl")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    # The page loaded itself anew, and goes back to before its dialog.
    expect(page.locator("#card")).to_have_attribute("aria-busy", "false")
    page.wait_for_function("() => !history.state?.depth")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.locator("#word")).to_have_attribute("lang", "en")
    page.evaluate(PRESS, "help")
    expect(title).to_have_text(read("pl", "help")[0]["how-to-play"])


@pytest.mark.parametrize(("locale", "code"), [("ja-JP", "en"), ("pt-BR", "pt-br"), ("pt-AO", "pt"), ("nn-NO", "nb")])
def test_a_browsers_own_kind_of_a_language_goes_before_the_language(reader, locale, code):
    page = reader(locale)
    assert page.locator("html").get_attribute("lang") == code


@pytest.mark.long
def test_the_lists_have_titles_in_the_language_of_the_page(browser, lighttpd):
    page = browser.new_page(locale="de-DE")
    page.goto(lighttpd.url)
    page.locator("[data-do=settings]").first.click()
    expect(page.locator("#list optgroup").first).to_have_attribute("label", "Deutsch")
    titles = page.locator("#list option").all_text_contents()
    assert re.fullmatch(r"Deutsch \(1\d\d\.\d{3}\)", titles[0])
    kinds = [title.rpartition(" (")[0] for title in titles]
    assert kinds[1:3] == ["Deutsch, leicht", "Deutsch, mittel"]
    assert {"Englisch, leicht", "Norwegisch (Bokmål), leicht"} < set(kinds)
    assert {"Englisch (234.371)", "Tiere auf Englisch (233)"} < set(titles)
    page.close()


def test_a_language_that_does_not_come_is_english(reader, browser, small):
    context = browser.new_context(locale="de-DE")
    page = context.new_page()
    page.route("**/texts/de.js", lambda route: route.abort())
    page.goto(small.url)
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("[data-do=today]").first).to_have_text("Today")
    context.close()


def test_a_reader_of_another_language_asks_for_the_strokes_of_its_letters_and_for_no_english_text(browser, small):
    asked = {}
    for locale in ("en-GB", "de-DE", "ru-RU"):
        page = browser.new_page(locale=locale)
        asked[locale] = seen = set()
        page.on("request", lambda request, seen=seen: seen.add(request.url.removeprefix(small.url + "/")))
        page.goto(small.url)
        expect(page.locator("#card")).to_have_attribute("aria-busy", "false")
        page.close()
    texts = {locale: {file for file in files if file.startswith("texts/")} for locale, files in asked.items()}
    assert texts == {"en-GB": {"texts/en.js"}, "de-DE": {"texts/de.js"}, "ru-RU": {"texts/ru.js"}}
    assert {len([file for file in files if not file.startswith("cgi-bin/")]) for files in asked.values()} == {20, 21, 22}
    # Today's game is the reader's language's own, and the devil's hand writes its letters.
    assert asked["ru-RU"] - asked["en-GB"] == {
        "texts/ru.js", "drawing/cyrillic.js", "drawing/marks.js", "cgi-bin/hangman-cgi/daily?language=ru",
    }


def test_an_installed_page_describes_itself_in_each_language():
    manifest = json.loads((TEXTS.parent / "manifest.webmanifest").read_text())
    assert {code.lower() for code in manifest["description_localized"]} == set(LANGUAGES) - {"en"}
