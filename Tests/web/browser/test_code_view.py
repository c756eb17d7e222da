"""One player on two devices, by a code that people copy, scan or type."""

import io

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import expect

from table import Table

pytestmark = pytest.mark.long

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


@pytest.fixture
def phone(browser, small):
    """Another device: a browser with cookies of its own."""
    context = browser.new_context(viewport={"width": 320, "height": 568}, service_workers="block")
    yield Table(context.new_page(), small.url)
    context.close()


def show(table):
    """The player's code, as its owner comes to see it."""
    table.do("scores")
    table.do("code", "#scores")
    expect(table.page.locator("#code .code")).to_have_count(0)
    table.dialog("code").get_by_role("button", name="Show my code").click()
    shown = table.page.locator("#code-own .code").inner_text()
    # A line of it may end anywhere but in a hyphen.
    assert "-" not in shown
    return shown.replace(" ", "-")


def scanned(table):
    """Returns the text that a camera reads."""
    picture = table.page.get_by_role("img", name="QR code: opens this page with your code")
    return zxingcpp.read_barcodes(Image.open(io.BytesIO(picture.screenshot())))[0].text


def enter(table, code):
    table.page.goto(table.url)
    table.ready()
    table.do("scores")
    table.do("code", "#scores")
    table.page.get_by_label("Code", exact=True).fill(code)
    table.page.keyboard.press("Enter")


def test_a_phone_and_a_desktop_play_one_game_by_turns(table, phone):
    table.open().type("H")
    code = show(table)
    link = scanned(table)
    assert link == f"{table.url}/#code={code}"
    table.escape()
    table.escape()
    asked = []
    phone.page.on("request", lambda request: asked.append((request.url, request.headers.get("referer", ""))))
    phone.page.goto(link)
    expect(phone.dialog("code")).to_contain_text("A link brought this code.")
    assert phone.page.url == table.url + "/"
    phone.page.get_by_role("button", name="Use it").press("Enter")
    expect(phone.status).to_contain_text("Here you are: 0 played, 0 won.")
    assert phone.word == table.word == "H------"
    for player, letter in zip((phone, table, phone, table), "ANGM", strict=True):
        player.type(letter)
    expect(table.dialog("end")).to_be_visible()
    assert phone.get("/history") == table.get("/history") and phone.get("/history")["won"] == 1
    assert not any(code in part for parts in asked for part in parts)


def test_a_player_with_games_is_asked_first_and_can_come_back(table, phone):
    table.open(mistakes="9").type("H")
    own, other = show(table), code_of(phone.open(mistakes="3"))
    table.escape()
    table.escape()
    enter(table, other)
    leaves = table.page.get_by_role("group", name="This browser has scores of its own.")
    expect(leaves).to_contain_text(own.replace("-", " "))
    expect(leaves.get_by_role("button", name="Copy the code")).to_be_focused()
    expect(leaves.locator(".main")).to_have_text("Copy the code")
    # Nothing else is asked or shown until then.
    expect(table.page.locator("#code .code:visible")).to_have_count(1)
    expect(table.page.get_by_label("Code", exact=True)).to_be_hidden()
    assert table.game["mistakesAllowed"] == 9
    leaves.get_by_role("button", name="Switch player").click()
    expect(table.page.locator("#left")).to_have_text("3")
    enter(table, own)
    leaves.get_by_role("button", name="Switch player").click()
    expect(table.status).to_contain_text("Here you are")
    assert table.word == "H------"


def test_who_has_played_in_rooms_alone_is_asked_too(table, phone):
    """These games are in no count, so only the browser knows that there is a player to lose."""
    table.open()
    room = table.post("/room", words="AB").json()
    table.post("/game", room=room["id"])
    table.page.reload()
    table.ready()
    table.type("AB")
    expect(table.dialog("end")).to_be_visible()
    table.post("/game")
    code = code_of(phone.open())
    table.page.goto("about:blank")
    table.page.goto(f"{table.url}/#code={code}")
    table.page.get_by_role("button", name="Use it").press("Enter")
    expect(table.page.get_by_role("group", name="This browser has scores of its own.")).to_be_visible()
    assert code_of(table) != code


def test_a_cookie_whose_browser_forgot_all_else_is_asked_about_too(table, phone):
    """Only rounds of rooms were played, the browser's store is gone, the cookie is there."""
    room = table.post("/room", words="AB").json()
    table.post("/game", room=room["id"])
    for letter in "AB":
        table.post("/guess", letter=letter)
    own, code = code_of(table), code_of(phone.open())
    table.page.goto(f"{table.url}/#code={code}")
    table.page.get_by_role("button", name="Use it").press("Enter")
    expect(table.page.get_by_role("group", name="This browser has scores of its own.")).to_be_visible()
    assert code_of(table) == own


def code_of(player):
    return player.post("/code").json()["code"]


def test_what_is_typed_is_answered_in_words(table, faults):
    code = code_of(table.open())
    wrong = code[:12] + LETTERS[LETTERS.index(code[12]) - 1] + code[13:]
    for typed, said in [
        (wrong, "Group 3 is mistyped."),
        (code[:20] + "U" + code[21:], "Group 5: no code has “U”."),
        (code[:6] + code[7:], "Group 2 does not have four letters."),
        (code[:4], "A code has 28 letters, this one 4."),
        ("0" * 28, "No player has this code."),
        (code.lower().replace("-", " ").replace("1", "l").replace("0", "o"), "That is you already."),
    ]:
        enter(table, typed)
        expect(table.page.locator("#code-said")).to_contain_text(said)
        table.escape()
        table.escape()
    # The browser notes the 404 of a code that nobody has.
    assert len(faults) == 1
    faults.clear()


def test_on_paper_the_code_is_small_and_alone(table):
    show(table.open())
    table.page.emulate_media(media="print")
    expect(table.dialog("scores")).to_be_hidden()
    expect(table.page.locator("#code .code")).to_be_visible()
    assert table.page.locator("#code .qr").bounding_box()["width"] <= 130
    expect(table.page.locator("#code :is(button, form, h3):visible")).to_have_count(0)
