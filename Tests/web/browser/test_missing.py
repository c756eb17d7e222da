"""A module that comes late or not at all: the tap is answered, one view opens at most, and the page
says what is missing. It never loads itself anew unasked."""

import time

import pytest
from playwright.sync_api import expect

GONE = "Part of this page did not come. Check the connection."


@pytest.fixture
def lone(table, faults):
    """A table whose console may have errors about files that a test withholds."""
    table.page.route("**/intercepted-from-the-start", lambda route: route.abort())
    table.known()
    yield table
    faults.clear()


def withhold(table, *files):
    for file in files:
        table.page.route(f"**/{file}", lambda route: route.abort())


def delay(table, file, seconds):
    def later(route):
        time.sleep(seconds)
        route.continue_()

    table.page.route(f"**/{file}", later)


def marked(table):
    table.page.evaluate("() => { window.isOld = true; }")


def is_old(table):
    return table.page.evaluate("() => window.isOld === true")


def test_a_tap_is_answered_at_once_while_its_view_is_on_its_way(lone):
    lone.open()
    delay(lone, "views/scores.js", 1)
    button = lone.page.locator("header [data-do=scores], [data-do=scores]").first
    sign = lone.page.evaluate("""async () => {
      const button = document.querySelector('[data-do=scores]');
      button.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return [button.getAttribute('aria-busy'), getComputedStyle(button, '::after').content];
    }""")
    assert sign == ["true", '""']
    expect(lone.dialog("scores")).to_be_visible()
    expect(button).not_to_have_attribute("aria-busy", "true")


def test_of_two_views_on_their_way_the_last_one_opens(lone):
    lone.open()
    delay(lone, "views/help.js", 1)
    delay(lone, "hangman-cgi/history", 1)
    taps = "names => names.forEach((name) => document.querySelector(`[data-do=${name}]`).click())"
    lone.page.evaluate(taps, ["help", "scores"])
    expect(lone.dialog("scores")).to_be_visible()
    lone.page.wait_for_load_state("networkidle")
    expect(lone.dialog("help")).to_be_hidden()
    # A view that waits for the server before it opens is overtaken as well.
    lone.escape()
    lone.page.evaluate(taps, ["today", "help"])
    expect(lone.dialog("help")).to_be_visible()
    lone.page.wait_for_load_state("networkidle")
    expect(lone.page.locator("dialog[open]")).to_have_count(1)


@pytest.mark.parametrize("file", ["views/help.js", "texts/en-rest.js", "views/views.html"])
def test_a_view_that_does_not_come_is_said_and_comes_when_asked_again(lone, file):
    lone.open()
    withhold(lone, file)
    marked(lone)
    lone.page.evaluate("() => document.querySelector('header [data-do=help]').click()")
    trouble = lone.dialog("trouble")
    expect(trouble).to_contain_text(GONE)
    again = trouble.get_by_role("button", name="Try again")
    expect(again).to_be_focused()
    # The server answers, the file does not: the page is loaded anew, once, because somebody asked.
    again.click()
    lone.page.wait_for_function("() => !window.isOld")
    expect(trouble).to_contain_text(GONE)
    lone.page.unroute_all()
    marked(lone)
    again.click()
    expect(lone.dialog("help")).to_be_visible()
    expect(trouble).to_be_hidden()


def test_an_end_that_does_not_come_reloads_nothing_and_can_be_asked_for_again(lone):
    withhold(lone, "views/ending.js")
    lone.open().type("HANG")
    marked(lone)
    lone.page.keyboard.press("m")
    trouble = lone.dialog("trouble")
    expect(trouble).to_contain_text(GONE)
    lone.page.wait_for_timeout(2000)
    assert is_old(lone)
    # After the player closes the message, nothing happens.
    lone.escape()
    lone.page.evaluate("() => dispatchEvent(new Event('focus'))")
    lone.page.wait_for_load_state("networkidle")
    expect(trouble).to_be_hidden()
    lone.page.keyboard.press("q")
    expect(trouble).to_be_visible()
    lone.page.unroute_all()
    trouble.get_by_role("button", name="Try again").click()
    expect(lone.dialog("end")).to_be_visible()


@pytest.mark.parametrize("file", ["views/links.js", "views/dare.js"])
def test_a_link_whose_view_does_not_come_is_not_lost(lone, file):
    withhold(lone, file)
    lone.page.goto(lone.url + "/#play?list=words&length=4&mistakes=6&evil=true&cunning=diabolical&seed=42")
    trouble = lone.dialog("trouble")
    expect(trouble).to_contain_text(GONE)
    marked(lone)
    lone.page.wait_for_timeout(1000)
    assert is_old(lone)
    lone.page.unroute_all()
    trouble.get_by_role("button", name="Try again").click()
    expect(lone.dialog("dare")).to_be_visible()
    expect(trouble).to_be_hidden()


def test_without_a_server_trying_again_says_so_and_loads_nothing_anew(lone):
    lone.open()
    withhold(lone, "views/help.js", "hangman-cgi/")
    marked(lone)
    lone.do("help")
    trouble = lone.dialog("trouble")
    expect(trouble).to_contain_text(GONE)
    trouble.get_by_role("button", name="Try again").click()
    expect(trouble).to_contain_text("The server does not answer.")
    assert is_old(lone)


@pytest.mark.parametrize(("file", "said"), [
    ("board/keys.js", "Part of this page has not come yet. Load it again."),
    ("texts/en.js", "Part of this page has not come. Load it again."),
])
def test_a_page_without_keys_says_why_after_ten_seconds(lone, file, said):
    withhold(lone, file)
    lone.page.goto(lone.url)
    late = lone.page.locator("#late a")
    lone.page.wait_for_load_state("networkidle")
    expect(late).to_be_hidden()
    wait = "() => document.querySelector('#late').getAnimations().map((one) => one.effect.getTiming().delay)"
    assert lone.page.evaluate(wait) == [10_000]
    lone.page.evaluate("() => document.querySelector('#late').getAnimations().forEach((one) => one.finish())")
    expect(late).to_be_visible()
    spoken = lone.page.evaluate("() => { const late = document.querySelector('#late a');"
                                " return late.textContent || getComputedStyle(late, '::before').content; }")
    assert spoken.strip('"') == said
    lone.page.unroute_all()
    late.click()
    expect(lone.page.locator("#keys button").first).to_be_visible()
    expect(late).to_have_count(0)


def test_after_the_first_game_every_view_is_there_without_a_network(lone):
    # The views are fetched one after another, today's as the last one.
    with lone.page.expect_response("**/views/today.js"):
        lone.open().win()
    lone.page.wait_for_load_state("networkidle")
    lone.page.context.set_offline(True)
    lone.escape()
    for name in ("help", "settings", "scores", "together"):
        lone.do(name)
        expect(lone.dialog(name)).to_be_visible()
        lone.escape()
