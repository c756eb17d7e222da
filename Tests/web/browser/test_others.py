"""How others fared, at the end of a game that everybody gets on a date."""

import collections
import datetime
import re
import shutil

import pytest
from playwright.sync_api import expect

import servers
from table import WORDS, copied, windows
from test_today import show, start

# The eleven others: two made no mistake, two made one, three made five, and four lost.
OTHERS = b"AABBFFF----"
LOSING = "QXZVWYTSILMNGP"


def write_others(server, content, suffix="en"):
    """Lets others have finished the game of this date, whatever it is, in the server's file."""
    folder = server.state / "players/others"
    folder.mkdir(exist_ok=True)
    file = folder / f"{datetime.datetime.now(datetime.timezone.utc).date()}.{suffix}"
    file.write_bytes(content)
    if servers.USER:
        for path in (folder, file):
            shutil.chown(path, servers.USER, servers.USER)


def win(table):
    """Says the letter that most of the words that still fit have. Opponent and mistakes depend on the day of the week."""
    while (game := table.game)["status"] == "playing":
        said = {guess["letter"] for guess in game["guesses"]}
        fits = [word for word in WORDS if len(word) == len(game["pattern"]) and all(
            at == sign or at == "_" and sign not in said for at, sign in zip(game["pattern"], word))]
        letters = collections.Counter(letter for word in fits for letter in {*word} - said if letter.isalpha())
        table.type(letters.most_common(1)[0][0])


@pytest.fixture
def played(table, small):
    """played() is today's game, won after ten others, and played(letters) the game with these letters."""

    def play(letters="", others=OTHERS):
        table.known().open()
        write_others(small, others)
        show(table)
        start(table)
        table.play_out(letters) if letters else win(table)
        expect(table.dialog("end")).to_be_visible()
        return table

    return play


def test_a_win_stands_on_the_bar_of_its_mistakes(played):
    table = played()
    table.page.set_viewport_size({"width": 390, "height": 844})
    game = table.game
    assert game["status"] == "won"
    fared = table.page.locator("#end-others")
    beaten = game["others"]["beaten"]
    sentence = f"You beat {beaten} of 100. Counted on this server alone."
    expect(fared.locator("p")).to_have_text(sentence)
    own = fared.locator("li.own")
    expect(own.locator("b")).to_have_text(str(game["mistakes"]))
    expect(own.locator("em")).to_have_text("you")
    expect(own.locator(".man")).to_be_visible()
    expect(fared.locator("li").last).to_have_text("4✗")
    assert fared.locator("ol").get_attribute("aria-hidden") == "true", "by ear it is one sentence"
    height = fared.locator("li i").evaluate_all("all => all.map((one) => one.getBoundingClientRect().height)")
    assert height[-1] == max(height) and height[5] == pytest.approx((3 + (game["mistakes"] == 5)) / 4 * height[-1], abs=2)
    # It stays in today's view, and comes along where the result is shared.
    table.do("share", "#end")
    expect(table.page.locator("#copy-text")).to_have_value(re.compile(rf"^.*\nI beat {beaten} of 100\.\n"))
    for _ in range(2):
        table.escape()
    show(table)
    expect(table.page.locator("#today-others p")).to_have_text(sentence)
    expect(table.page.locator("#today-others li.own b")).to_have_text(str(game["mistakes"]))


def test_a_loss_stands_apart_and_says_how_many_found_it(played):
    table = played(LOSING)
    assert table.game["status"] == "lost"
    fared = table.page.locator("#end-others")
    expect(fared.locator("p")).to_have_text("7 of 12 found it. Counted on this server alone.")
    expect(fared.locator("li.own")).to_have_class(re.compile("apart"))
    table.do("share", "#end")
    assert "of 100" not in copied(table.page)


def test_nothing_is_drawn_before_five_have_finished(played):
    table = played(others=b"AA")
    expect(table.page.locator("#end-others")).to_be_hidden()
    table.escape()
    show(table)
    expect(table.page.locator("#today-others")).to_be_hidden()


def test_an_endgame_says_how_many_solved_it(real, lighttpd):
    assert real.post("/game", endgame="1").ok
    write_others(lighttpd, b"A-A--+", "en.1")
    real.known().page.goto(real.url)
    real.ready()
    game = real.game
    said = "".join(game["entries"])
    real.type("".join([letter for letter in "QXZJKVWYBGHFPMCDULN" if letter not in said][: game["mistakesLeft"]]))
    fared = real.page.locator("#end-others")
    others = real.game["others"]
    expect(fared.locator("p b")).to_have_text(
        f"{others['solved']} of {others['played']} solved it, {others['first']} of them at once.")
    expect(fared.locator("li.own b")).to_have_text("not yet")
    expect(fared.locator("li b")).to_have_text(["at once", "later", "not yet"])


def test_the_bars_fit(played):
    table = played()
    for width, _ in windows(table.page, (320, 480), (320, 568), (390, 844), (844, 390), (1280, 800)):
        assert table.page.evaluate("() => document.querySelector('#end').scrollWidth") <= width
        bars = table.page.locator("#end-others li").evaluate_all(
            "all => all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right])")
        assert all(0 <= left < right <= width for left, right in bars)
