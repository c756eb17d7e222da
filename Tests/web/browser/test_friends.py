"""A word for a friend, and one back: what each sees at its end, and the tally of the two."""

import re

import pytest
from playwright.sync_api import expect

from table import copied, windows
from test_together import follow, form_of, guest, lines, make, room_of  # noqa: F401

LINK = """() => {
  const [{ id, check, pair }] = JSON.parse(localStorage.hangmanRooms);
  return `${location.href.split('#')[0]}#room=${id}&c=${check}${pair ? `&p=${pair}` : ''}`;
}"""


def send(table, word):
    """Fills the open form with a word, and returns the link to pass on."""
    table.page.get_by_label("Word", exact=True).fill(word)
    table.page.get_by_role("button", name="Make the link").click()
    expect(table.page.locator("#room .menu")).to_be_attached()
    return table.page.evaluate(LINK)


def find(table, link, letters):
    follow(table, link).get_by_role("button", name="Play it").click()
    table.settled_in_room(letters)
    return table.dialog("end")


@pytest.fixture
def friends(table, guest):  # noqa: F811
    """Two, of whom the first has sent a word that the other has found."""
    form_of(table, "A word for a friend")
    link = send(table, "quokka")
    friend = guest()
    find(friend, link, "QUOKA")
    expect(table.dialog("room")).to_contain_text("The cat found your word with 0 mistakes.")
    return table, friend


@pytest.mark.long
def test_the_author_of_a_word_sees_what_came_of_it_and_no_tool_of_a_class(table, guest):  # noqa: F811
    form_of(table, "A word for a friend")
    link = send(table, "quokka")
    room = table.dialog("room")
    expect(room).to_contain_text("Nobody has opened your word yet.")
    expect(room.get_by_role("img", name="QR code")).to_be_visible()
    friend = guest()
    follow(friend, link).get_by_role("button", name="Play it").click()
    friend.gone_back()
    friend.type("QZ")
    expect(room).to_contain_text("The cat is guessing.")
    friend.type("UOKA")
    expect(room).to_contain_text("The cat found your word with 1 mistake.")
    for name in ("Remove seat 1", "Print the code"):
        expect(room.get_by_role("button", name=name)).to_have_count(0)
    for text in ("Names stay in this browser", "Which words were hard", "then this code"):
        expect(room.get_by_text(text)).to_be_hidden()
    expect(room.locator(".code")).to_be_hidden()
    # What came of the word takes the place of its link, which stays behind a button.
    expect(room.locator(".qr")).to_be_hidden()
    expect(room.get_by_role("button", name="Share")).to_be_visible()
    room.get_by_role("button", name="Another word").click()
    expect(table.page.get_by_label("Word", exact=True)).to_be_focused()


def test_a_friend_sends_one_back_with_one_tap_and_both_keep_the_tally(friends):
    table, friend = friends
    end = friend.dialog("end")
    expect(end.locator("#end-next button").first).to_have_text("Send one back")
    expect(end.locator("#end-next button").first).to_be_focused()
    end.get_by_role("button", name="Send one back").click()
    expect(friend.page.locator("#making-hint")).to_have_text("The last one had 6 letters.")
    expect(friend.page.get_by_label("Word", exact=True)).to_be_focused()
    back = send(friend, "zebra")
    end = find(table, back, "ZEBRA")
    expect(end.locator(".tally")).to_have_text(re.compile(r"^Words found: you 1, the \w+ 1\.$"))
    expect(friend.dialog("room").locator(".tally")).to_have_text("Words found: you 1, the cat 1.")
    kept = friend.page.evaluate("() => JSON.parse(localStorage.hangmanPairs)")
    assert [sorted(words.values()) for words in kept.values()] == [["other", "you"]]
    assert table.page.evaluate("() => Object.keys(JSON.parse(localStorage.hangmanPairs)).length") == 1


def test_a_friend_asks_for_another_by_a_link_that_opens_the_form(friends):
    table, friend = friends
    friend.dialog("end").get_by_role("button", name="Ask for another").click()
    asked = copied(friend.page)
    link = re.fullmatch(r"Send me another word: (\S+#word=\S+)", asked)[1]
    table.page.goto("about:blank")
    table.page.goto(link)
    expect(table.dialog("making")).to_be_visible()
    expect(table.page.locator("#making-hint")).to_have_text("The last one had 6 letters.")
    first = table.page.evaluate("() => JSON.parse(localStorage.hangmanRooms)[0].id")
    assert send(table, "otter").endswith(f"&p={first}")


@pytest.mark.parametrize("order", [1, -1])
def test_of_two_answered_words_the_last_asked_for_is_shown_with_its_own_letters(table, guest, order):  # noqa: F811
    owns = []
    for word, letters in (("quokka", "QUOKA"), ("ox", "OX")):
        table.page.goto(table.url)
        table.do("together")
        table.page.locator("#together .card[value=word]").click()
        link = send(table, word)
        # The link to pass on shows its author what a friend sees; the own one has the key.
        owns.append(link + table.page.evaluate("() => `&key=${JSON.parse(localStorage.hangmanRooms)[0].key}`"))
        # A friend is the first animal of each room, so both sentences are the same.
        find(guest(), link, letters)
    table.page.goto(table.url)
    table.ready()
    # The second link is followed before the first room is here.
    held = []
    table.page.route("**/room?id=**", lambda route: held.append(route) if len(held) < 2 else route.continue_())
    for i, own in enumerate(owns):
        table.page.evaluate("link => { location.hash = new URL(link).hash; }", own)
        while len(held) == i:
            table.page.wait_for_timeout(50)
    for route in held[::order]:
        with table.page.expect_response("**/room?id=**"):
            route.continue_()
        # An answer that came too late would be drawn now.
        table.page.wait_for_timeout(500)
    expect(table.page.locator("#room-terms")).to_contain_text("2 letters.")
    expect(table.page.locator("#room .say")).to_have_text("The cat found your word with 0 mistakes.")
    # Drawn letters are strokes, of which QUOKKA has ten.
    assert table.page.locator("#room-stage .found .letters").get_attribute("d").count("M") < 8


@pytest.mark.long
@pytest.mark.parametrize("by", ["link", "code"])
def test_a_class_of_one_word_without_a_title_sends_none_back(table, guest, by):  # noqa: F811
    room = room_of(table, make(table, "A class", lines("HARE")))
    pupil = guest()
    if by == "link":
        follow(pupil, table.page.evaluate(LINK))
    else:
        pupil.open()
        pupil.do("together")
        expect(pupil.page.get_by_label("Room code or link")).to_be_focused()
        pupil.page.keyboard.type(room["id"][:8])
    pupil.dialog("room").get_by_role("button", name="Play it").click()
    pupil.settled_in_room("HARE")
    expect(pupil.page.locator("#end-next button").first).to_have_text("See all results")


def test_a_phone_is_passed_on_with_two_taps_and_again_with_one(table):
    form_of(table, "Pass the phone")
    table.page.get_by_label("Word", exact=True).fill("quokka")
    table.page.get_by_role("button", name="Hide it and play").click()
    table.settled_in_room("QUOKA")
    end = table.dialog("end")
    expect(end.locator("#end-next button").first).to_have_text("Another word")
    end.get_by_role("button", name="Another word").click()
    expect(table.page.get_by_label("Word", exact=True)).to_have_value("")
    expect(table.page.get_by_label("Word", exact=True)).to_be_focused()
    table.page.get_by_label("Word", exact=True).fill("hare")
    table.page.get_by_role("button", name="Hide it and play").click()
    table.settled_in_room("HARE")


def test_a_word_on_a_passed_phone_that_does_not_begin_says_why(table, faults):
    form_of(table, "Pass the phone")
    table.page.get_by_label("Word", exact=True).fill("quokka")
    table.page.route("**/hangman-cgi/game", lambda route: route.fulfill(status=503))
    table.page.get_by_role("button", name="Hide it and play").click()
    expect(table.status).to_contain_text("The server is out of order.")
    faults.clear()


@pytest.mark.long
def test_what_came_of_a_word_fits(friends):
    table, friend = friends
    back = friend.dialog("end").get_by_role("button", name="Send one back")
    for player in (table, friend):
        for width, _ in windows(player.page, (320, 568), (390, 844), (1280, 800)):
            assert player.page.evaluate("() => document.querySelector('dialog[open]').scrollWidth") <= width
            if player is friend:
                expect(back).to_be_in_viewport(ratio=1)
