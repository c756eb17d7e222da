"""The same game for a friend, a class, a day; and forgetting a player."""

import math
import re
from urllib.parse import parse_qsl

import pytest
from playwright.sync_api import expect
from table import Table

LINK = "#play?list=words&length=7&mistakes=4&evil=false&cunning=classic&seed=42"


def test_a_link_opens_on_an_invitation_and_a_stranger_plays_by_one_button(page, small):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(small.url + "/" + LINK)
    dare = page.locator("#dare")
    expect(dare.locator("h2 .vh")).to_have_text("Evil Hangman")
    expect(dare).to_contain_text("Can you make fewer mistakes than your friends? Do you dare?")
    expect(dare).to_contain_text("7 letters. 4 mistakes and you lose.")
    expect(dare).to_contain_text("No tricks: one word, sealed in here.")
    expect(dare).not_to_contain_text("cheats")
    assert 0.35 <= dare.locator("#dare-stage").bounding_box()["height"] / 844 <= 0.75
    assert "#" not in page.url
    expect(dare.get_by_role("button", name="Play it")).to_be_focused()
    page.keyboard.press("Enter")
    expect(dare).to_be_hidden()
    expect(page.locator("#left")).to_have_text("4")
    expect(page.locator("#ask")).to_be_hidden()


@pytest.mark.parametrize(("beat", "said"), [
    ("3", "Your friend won with 3 mistakes. Can you do better?"),
    ("0", "I won with 0 mistakes. Can you solve this one?")])
def test_a_winners_link_says_how_many_mistakes_are_to_be_beaten(page, small, beat, said):
    page.goto(f"{small.url}/{LINK}&beat={beat}")
    expect(page.locator("#dare-is")).to_contain_text(said)
    # The sender stands beside the opponent and holds them up.
    expect(page.locator("#dare-stage .friend .placard svg")).to_have_count(2)
    page.keyboard.press("Enter")
    expect(page.locator("#dare")).to_be_hidden()
    expect(page.locator("#left")).to_have_text("4")


# The lines of the bubble, and how much of the stage's height the devil takes.
SPOKEN = """() => ({
  lines: new Set([...document.querySelectorAll('#dare .bubble span.ink')].map((ink) => ink.offsetTop)).size,
  tall: document.querySelector('#dare .devil').getBoundingClientRect().height / innerWidth })"""


@pytest.mark.parametrize("language", ["en", "de", "fi", "ru"])
def test_the_devil_of_an_invitation_says_three_lines_at_most_and_fills_a_phone(browser, real, language):
    context = browser.new_context(locale=language, viewport={"width": 390, "height": 844}, service_workers="block")
    page = context.new_page()
    page.goto(f"{real.url}/{LINK.replace('evil=false', 'evil=true')}&beat=3")
    expect(page.locator("#dare")).to_be_visible()
    seen = page.evaluate(SPOKEN)
    assert 2 <= seen["lines"] <= 3 and seen["tall"] > 0.8, seen
    context.close()


def test_a_game_that_is_over_opens_no_end_above_a_links_invitation(table):
    table.open().win()
    table.page.goto("about:blank")
    table.page.goto(table.url + "/" + LINK)
    expect(table.dialog("dare")).to_be_visible()
    table.page.wait_for_timeout(300)
    expect(table.page.locator("dialog[open]")).to_have_count(1)


def test_a_link_asks_before_it_replaces_a_game_and_says_that_it_counts_nowhere(table):
    table.open().type("H")
    before = table.game
    for answer, status in [("Keep playing", None), ("Play it", "Shared game, counted nowhere")]:
        if status is None:
            table.page.evaluate(f"() => {{ location.hash = '{LINK}'; }}")
        # It stays for a player who keeps the game for now.
        table.dialog("dare").get_by_role("button", name="Play it").click()
        table.dialog("ask").get_by_role("button", name=answer).click()
        expect(table.dialog("ask")).to_be_hidden()
        if status is None:
            assert table.game == before
        else:
            expect(table.status).to_contain_text(status)
    assert table.game["mistakesAllowed"] == 4
    assert table.get("/settings")["mistakes"] == 6


def shared(table):
    """Returns the text that the page shares when the game is over."""
    table.do("share", "#end")
    expect(table.dialog("copy").locator("h2 .vh")).to_have_text("Copied!")
    return table.page.evaluate("() => navigator.clipboard.readText()")


def test_what_is_shared_names_the_game_and_never_a_letter(table):
    table.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.open(length="4", mistakes="3", evil="true").play_out("EQXZ")
    expect(table.dialog("end")).to_be_visible()
    game = table.game
    hits = ["✓" if guess["positions"] else "✗" for guess in game["guesses"]]
    turns = table.get("/replay")["turns"]
    widths = [math.log1p(turn["after"]) / math.log1p(turns[0]["before"]) for turn in turns]
    strip = "".join(mark + "▁▂▃▄▅▆▇█"[min(7, int(8 * width))] for mark, width in zip(hits, widths, strict=True))
    *lines, link = shared(table).splitlines()
    assert lines == ["Evil Hangman, 4 letters: It got me.", strip]
    assert game["answer"].lower() not in link.lower()


def test_a_system_that_shares_is_asked_before_the_clipboard(table):
    table.page.add_init_script("navigator.share = async ({ text }) => { window.sharedText = text; }")
    table.open().win()
    table.do("share", "#end")
    table.page.wait_for_function("() => window.sharedText?.includes('✓█✓█✓')")
    expect(table.dialog("copy")).to_be_hidden()


@pytest.mark.long
def test_a_link_to_a_finished_game_plays_the_very_same(table):
    table.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.open(length="4", mistakes="26", evil="false").play_out("EDRKUBOAHCQWXZV")
    expect(table.dialog("end")).to_be_visible()
    answer, seed = table.game["answer"], table.game["seed"]
    link = shared(table).splitlines()[-1]
    assert dict(parse_qsl(link.split("#play?")[1])) == {
        "list": "words",
        "length": "4",
        "mistakes": "26",
        "evil": "false",
        "cunning": "classic",
        "seed": seed,
        "beat": str(table.game["mistakes"]),
    }
    friend = table.page.context.browser.new_context().new_page()
    friend.goto(link)
    friend.locator("#dare .main").click()
    expect(friend.locator("#left")).to_have_text("26")
    expect(friend.locator("#word .cell")).to_have_count(4)
    Table(friend, table.url).gone_back()
    for letter in answer:
        friend.keyboard.press(letter.lower())
    expect(friend.locator("#end")).to_contain_text(f"Not a single mistake. {answer}")
    friend.context.close()


def test_where_copying_is_refused_a_button_copies(table):
    """On a press of its own; the end that lies below is not seen around it."""
    table.page.context.grant_permissions(["clipboard-read"])
    table.open().win()
    table.page.evaluate("() => { Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }); }")
    table.do("share", "#end")
    dialog = table.dialog("copy")
    expect(dialog.locator("h2 .vh")).to_have_text("Copy this")
    assert table.page.evaluate("() => { const { selectionStart: from, selectionEnd: to } = document.getElementById('copy-text');"
                               "return to - from }") == 0
    text, button = (table.page.locator(f"#copy-{part}").bounding_box() for part in ("text", "do"))
    assert (text["x"], text["width"]) == (button["x"], button["width"]) and text["x"] > 0
    assert 40 < button["height"] < 60, "one line"
    dialog.get_by_role("button", name="Copy", exact=True).click()
    expect(dialog.locator("h2 .vh")).to_have_text("Copied!")
    expect(dialog.get_by_role("button")).to_have_count(1)
    copied = table.page.evaluate("() => { delete navigator.clipboard; return navigator.clipboard.readText(); }")
    assert re.search(r"#play\?.*seed=\d+&beat=0$", copied)
    table.escape()
    expect(table.page.locator("#end-share")).to_be_focused()


def test_forget_me_deletes_the_player_after_asking(table):
    table.open().win()
    table.escape()
    table.do("help")
    table.dialog("help").get_by_text("Privacy", exact=True).click()
    table.do("forget", "#help")
    expect(table.dialog("ask")).to_contain_text("on all your devices")
    table.dialog("ask").get_by_role("button", name="Keep playing").click()
    assert table.get("/history")["won"] == 1
    table.do("forget", "#help")
    table.dialog("ask").get_by_role("button", name="Forget me").click()
    expect(table.status).to_contain_text("Forgotten.")
    # Nothing failed.
    expect(table.page.get_by_role("button", name="Try again")).to_be_hidden()
    assert table.page.context.cookies() == []
    assert table.page.evaluate("() => localStorage.length") == 0
    table.do("new")
    expect(table.page.locator("#keys [aria-disabled=true]")).to_have_count(0)
    assert table.get("/history")["won"] == 0
