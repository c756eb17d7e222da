"""One board for all who sit in a room: each letter is everybody's, within two seconds."""

import re
import time

import pytest
from playwright.sync_api import expect

from table import Table, windows
from test_together import form_of, follow, guest, link_of  # noqa: F401

# Milliseconds: the page asks every 1.5 s, and a machine with other work takes its time.
SOON = 5000


def make(table, words, turns=None, card="A class"):
    """Makes a room with one board, and returns its link."""
    form = form_of(table, card)
    table.page.locator("#making-lines").fill(words)
    form.locator("summary").click()
    expect(form.get_by_label("Turns")).to_be_hidden()
    form.get_by_label("Board", exact=True).select_option(label="Everybody on one board")
    if turns:
        form.get_by_label("Turns").select_option(label=turns)
    form.get_by_role("button", name="Make the link").click()
    return link_of(table)


def test_a_card_leads_to_a_class_on_one_board(table):
    form = form_of(table, "Everybody on one board")
    expect(form.get_by_label("Board", exact=True)).to_have_value("shared")
    expect(form.get_by_label("Turns")).to_be_visible()
    expect(table.page.locator("#making-lines")).to_be_focused()


def join(table, link):
    """Takes a seat at the board of a link."""
    follow(table, link).get_by_role("button", name="Join in").click()
    expect(table.dialog("room")).to_be_hidden()
    table.ready()
    return table


@pytest.fixture
def board(table, guest):  # noqa: F811
    """board(words, seats, turns) is a room's link, and players who sit at its board."""

    def sit(words="BANANA\nOX", seats=2, turns=None):
        link = make(table, words, turns)
        return link, [join(guest(), link) for _ in range(seats)]

    return sit


def look(table):
    """The author's board, which has no seat."""
    table.dialog("room").get_by_role("button", name="Show the board").click()
    expect(table.dialog("room")).to_be_hidden()
    table.ready()
    return table


def test_a_letter_is_on_every_board_within_two_seconds_and_says_whose_it_was(table, board):
    link, (cat, fish) = board()
    expect(cat.page.locator("#your-seat")).to_contain_text("You are the cat.")
    expect(fish.page.locator("#your-seat")).to_contain_text("You are the fish.")
    look(table)
    cat.page.keyboard.press("a")
    for other in (fish, table):
        expect(other.key("A")).to_have_class("hit", timeout=SOON)
        expect(other.key("A").locator(".seat")).to_have_count(1)
        expect(other.key("A")).to_have_attribute("title", "the cat")
        expect(other.status).to_contain_text("The cat: A is in my word 3 times.")
        assert other.word == "-A-A-A"
    # The player's own letter is announced as in any game.
    expect(cat.status).to_contain_text("A is in my word 3 times.")
    expect(cat.status).not_to_contain_text("The cat")
    fish.page.keyboard.press("q")
    expect(cat.status).to_contain_text("The fish: No Q in my word.", timeout=SOON)
    expect(cat.page.locator("#lives")).to_contain_text("7")
    # The player's own game stays as it is, and waits.
    assert cat.game["room"] is None


def test_a_letter_that_two_say_is_one_guess(board):
    _, (cat, fish) = board()
    held = []
    fish.page.route("**/room/board?**", lambda route: held.append(route))
    fish.page.wait_for_timeout(1700)
    cat.type("Q")
    fish.page.keyboard.press("q")
    expect(fish.key("Q")).to_have_class("miss")
    expect(fish.key("Q")).to_have_attribute("title", "the cat")
    expect(fish.page.locator("#lives")).to_contain_text("7")


def test_others_are_announced_once(board):
    _, (cat, fish) = board()
    # The greeting of a round is said a second time, half a second after the board is shown: a later timer of the page
    # ends after that one, however late both are.
    fish.page.evaluate("() => new Promise((resolve) => setTimeout(resolve, 1000))")
    fish.page.evaluate("""() => {
      window.heard = [];
      new MutationObserver(() => {
        const said = document.querySelector('#said .vh').textContent;
        if (window.heard.at(-1) !== said) window.heard.push(said);
      }).observe(document.querySelector('#said'), { childList: true, subtree: true, characterData: true });
    }""")
    cat.type("N")
    expect(fish.key("N")).to_have_class("hit", timeout=SOON)
    fish.page.wait_for_timeout(3500)
    heard = [said.strip() for said in fish.page.evaluate("() => heard")]
    assert heard == ["The cat: N is in my word 2 times."]
    assert fish.page.locator("#said").evaluate("one => one.closest('[role=status]') !== null"), "politely"


def test_the_end_says_who_found_what_and_its_author_begins_the_next_round(table, board):
    link, (cat, fish) = board()
    look(table)
    cat.type("BA")
    fish.page.keyboard.press("n")
    for player in (cat, fish, table):
        end = player.dialog("end")
        expect(end).to_be_visible()
        expect(end.locator("#end-room .seats li")).to_have_count(2)
        expect(end.locator("#end-room")).to_contain_text("The cat: 2 of 2 letters")
        expect(end.locator("#end-room small")).to_have_text("Found / Guesses")
        expect(end.locator("#end-replay")).to_be_hidden()
    expect(cat.dialog("end")).to_contain_text("The next round comes by itself.")
    table.dialog("end").get_by_role("button", name="Next round").click()
    for player in (table, cat, fish):
        expect(player.dialog("end")).to_be_hidden()
        expect(player.page.locator("#word .cell")).to_have_count(2)
        expect(player.page.locator("#terms")).to_have_text("Round 2 of 2")
        expect(player.page.locator("#keys .seat")).to_have_count(0)
    cat.gone_back()
    cat.type("OX")
    expect(fish.dialog("end")).to_contain_text("You have played every round.")
    # The whole class is shown, with those who said no letter.
    expect(fish.dialog("end").locator("#end-room .seats li")).to_have_text(["The cat: 2 of 2 letters2/2", "The fish"])
    fish.dialog("end").get_by_role("button", name="See all results").click()
    expect(fish.dialog("room").locator(".marks .won")).to_have_count(2)


def test_the_end_of_a_board_leaves_the_focus_where_its_player_moved_it(board):
    _, (cat,) = board("A\nOX", seats=1)
    cat.share_before("**/room?id=**", lambda: cat.type("A"))


def test_its_author_gives_a_word_up_after_a_question_and_closes(table, board):
    link, (cat,) = board(seats=1)
    look(table)
    give_up = table.page.get_by_role("button", name="Give up this word")
    give_up.click()
    sure = table.page.get_by_role("button", name="It counts as lost. Give up?")
    expect(sure).to_be_visible()
    expect(table.page.locator("#word .cell")).to_have_count(6)
    sure.click()
    for player in (table, cat):
        expect(player.page.locator("#word .cell")).to_have_count(2)
    expect(table.page.get_by_role("button", name="Give up this word")).to_have_count(0)
    for name in ("Close the room", "Nobody can begin then. Close?"):
        table.page.get_by_role("button", name=name).click()
    expect(table.status).to_contain_text("This room is closed")
    expect(table.page.locator("#crowd button")).to_have_count(0)
    cat.page.keyboard.press("o")
    expect(cat.status).to_contain_text("This room is closed")


def test_in_a_closed_room_a_begun_word_is_found_and_no_other_is_offered(table, board, faults):
    link, (cat,) = board(seats=1)
    look(table)
    cat.type("A")
    expect(table.key("A")).to_have_class("hit", timeout=SOON)
    room = re.search(r"room=(\w+)", link)[1]
    key = table.page.evaluate("() => JSON.parse(localStorage.hangmanRooms)[0].key")
    assert cat.post("/room/close", id=room, key=key).ok
    # The author's board learns of it from the refusal, which gives nothing up.
    for name in ("Give up this word", "It counts as lost. Give up?"):
        table.page.get_by_role("button", name=name).click()
    expect(table.status).to_contain_text("This room is closed")
    faults.clear()
    expect(table.page.locator("#crowd button")).to_have_count(0)
    follow(table, f"{link}&key={key}").get_by_role("button", name="Show the board").click()
    expect(table.page.locator("#crowd .seats li")).to_have_count(1)
    expect(table.page.locator("#crowd button")).to_have_count(0)
    shown = follow(cat, link)
    expect(shown).to_contain_text("This room is closed: nobody begins any more.")
    shown.get_by_role("button", name="Show the board").click()
    expect(shown).to_be_hidden()
    expect(cat.key("A")).to_have_class("hit")
    assert cat.word == "-A-A-A"
    cat.type("BN")
    for player in (cat, table):
        end = player.dialog("end")
        expect(end.get_by_role("button", name="See all results")).to_be_visible(timeout=SOON)
        expect(end.get_by_role("button", name="Next round")).to_have_count(0)


def test_a_question_stays_while_others_play(table, board):
    """Seats that move redraw the crowd around it."""
    _, (cat,) = board(seats=1)
    look(table)
    table.page.get_by_role("button", name="Give up this word").click()
    cat.type("A")
    expect(table.key("A")).to_have_class("hit", timeout=SOON)
    table.page.get_by_role("button", name="It counts as lost. Give up?").click()
    expect(table.page.locator("#word .cell")).to_have_count(2)


def test_a_reload_and_another_device_go_on(board, guest):  # noqa: F811
    link, (cat, fish) = board()
    cat.type("A")
    cat.page.reload()
    cat.ready()
    expect(cat.page.locator("#your-seat")).to_contain_text("You are the cat.")
    expect(cat.key("A")).to_have_class("hit")
    fish.type("Q")
    expect(cat.key("Q")).to_have_class("miss", timeout=SOON)
    # The same player elsewhere: the code of a player leads to the seat too.
    code = cat.post("/code").json()["code"]
    phone = guest()
    phone.page.goto(phone.url)
    phone.ready()
    assert phone.post("/code/use", code=code).ok
    join(phone, link)
    expect(phone.page.locator("#your-seat")).to_contain_text("You are the cat.")
    assert phone.word == "-A-A-A"


def test_offline_it_waits_and_goes_on(board):
    _, (cat, fish) = board()
    cat.page.context.set_offline(True)
    expect(cat.status).to_contain_text("You are offline.")
    fish.type("AQ")
    cat.page.context.set_offline(False)
    expect(cat.key("Q")).to_have_class("miss")
    expect(cat.status).to_contain_text("The fish: A is in my word 3 times. The fish: No Q in my word.")


def test_seats_in_order_see_whose_turn_it_is(board):
    _, (cat, fish) = board(turns="in order, 20 seconds each")
    expect(cat.page.locator("#whose-turn")).to_contain_text("Your turn")
    expect(fish.page.locator("#whose-turn")).to_contain_text("Now: the cat", timeout=SOON)
    left = int(re.search(r"\d+", fish.page.locator("#turn-left").inner_text())[0])
    assert 1 <= left <= 20
    assert fish.page.locator("#turn-left").get_attribute("aria-hidden") == "true"
    fish.page.keyboard.press("a")
    expect(fish.status).to_contain_text("Wait for your turn.")
    cat.type("A")
    expect(fish.page.locator("#whose-turn")).to_contain_text("Your turn", timeout=SOON)
    expect(cat.page.locator("#whose-turn")).to_contain_text("Now: the fish")


def asked(player):
    times = []
    player.page.on("request", lambda request: "/room/board" in request.url and times.append(time.monotonic()))
    return times


def test_it_asks_while_it_is_seen_and_never_in_the_background(board):
    _, (cat,) = board(seats=1)
    start = time.monotonic()
    times = asked(cat)
    cat.page.wait_for_timeout(5000)
    assert 1 <= len(times) <= 1 + (time.monotonic() - start) / 1.5
    cat.page.evaluate("""() => {
      Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }""")
    times.clear()
    cat.page.wait_for_timeout(4000)
    assert len(times) == 0
    with cat.page.expect_request("**/room/board?**"):
        cat.page.evaluate("() => { delete document.hidden; document.dispatchEvent(new Event('visibilitychange')); }")


def test_after_a_board_a_word_of_ones_own_game_can_be_reported(board):
    _, (cat,) = board("A\nOX", seats=1)
    cat.type("A")
    report = cat.page.locator("#end-report")
    expect(cat.page.locator("#end-next button")).to_be_visible()
    expect(report).to_have_css("display", "none")
    cat.escape()
    cat.do("new")
    expect(cat.page.locator("#your-seat")).to_be_hidden()
    cat.ready()
    cat.play_out("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    expect(cat.dialog("end")).to_be_visible()
    expect(report).not_to_have_css("display", "none")


def test_who_leaves_goes_on_with_a_game_of_ones_own_and_asks_no_more(board):
    _, (cat,) = board(seats=1)
    cat.type("A")
    cat.do("new")
    expect(cat.page.locator("#your-seat")).to_be_hidden()
    expect(cat.page.locator("#keys .seat")).to_have_count(0)
    times = asked(cat)
    cat.page.wait_for_timeout(2500)
    assert times == []
    assert cat.game["room"] is None


def test_it_fits(table, board):
    link, (cat, fish) = board(turns="in order, 20 seconds each")
    look(table)
    cat.type("A")
    sizes = [(320, 480), (320, 568), (390, 844), (844, 390), (1280, 800), (1920, 1080)]
    for player in (cat, table):
        for width, _ in windows(player.page, *sizes):
            assert player.page.evaluate("() => document.documentElement.scrollWidth") <= width
            expect(player.page.locator("#whose-turn")).to_be_in_viewport(ratio=1)
            expect(player.key("M")).to_be_in_viewport(ratio=1)
    for part in ("#actor", "#word", "#whose-turn", "#crowd .seats li:last-child", "#crowd .code"):
        expect(table.page.locator(part)).to_be_in_viewport(ratio=0.9)
    assert table.page.evaluate("() => document.documentElement.scrollHeight") <= 1080


# How much of each letter that somebody has said its face covers.
COVERED_LETTERS = """() => [...document.querySelectorAll('#keys [data-seat]')].map((key) => {
  const [letter, face] = ['.hand', '.seat'].map((part) => key.querySelector(part).getBoundingClientRect());
  const wide = Math.min(letter.right, face.right) - Math.max(letter.left, face.left);
  const high = Math.min(letter.bottom, face.bottom) - Math.max(letter.top, face.top);
  return Math.max(0, wide) * Math.max(0, high) / (letter.width * letter.height);
})"""


def test_no_face_covers_the_letter_that_its_animal_has_said(table, board):
    _, (cat, _) = board("BEAR\nOX")
    cat.type("BWQ")
    for _ in windows(cat.page, (320, 568), (390, 844)):
        covered = cat.page.evaluate(COVERED_LETTERS)
        assert len(covered) == 3 and max(covered) < 0.2, covered
