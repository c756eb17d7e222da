"""Rooms in the browser: who makes one, who follows its link, and what each can check."""

import csv
import datetime
import hashlib
import io
import plistlib
import re

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import expect

import session_file
from table import Table, strangers_room, windows

LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
LINK = """() => {
  const [{ id, check, pair }] = JSON.parse(localStorage.hangmanRooms);
  return `${location.href.split('#')[0]}#room=${id}&c=${check}${pair === id ? '&p=1' : ''}`;
}"""


@pytest.fixture
def guest(browser, small, faults):
    """guest() is another browser, with cookies of its own."""
    contexts = []

    def come():
        context = browser.new_context(viewport={"width": 320, "height": 568}, service_workers="block")
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        return Table(page, small.url)

    yield come
    for context in contexts:
        context.close()


def form_of(table, card):
    """Opens the form of a room as its author does."""
    table.page.goto(table.url)
    table.ready()
    table.do("together")
    table.page.get_by_role("button", name=card).click()
    return table.page.locator("#making-form")


def make(table, card, fill):
    """Makes a room, and returns the link to pass on."""
    form_of(table, card)
    fill(table.page)
    table.page.get_by_role("button", name="Make the link").click()
    return link_of(table)


def link_of(table):
    """Returns the link that "Share" passes on, as this browser remembers it."""
    expect(table.page.locator("#room .menu")).to_be_attached()
    return table.page.evaluate(LINK)


def lines(text):
    return lambda page: page.locator("#making-lines").fill(text)


def follow(table, link):
    table.page.goto("about:blank")
    table.page.goto(link)
    expect(table.dialog("room")).to_be_visible()
    return table.dialog("room")


def play(table, letters, start="Play"):
    """Plays the next round; an author finds its button under "More"."""
    if start == "Try it":
        table.page.get_by_text("More", exact=True).click()
    table.dialog("room").get_by_role("button", name=start).click()
    table.settled_in_room(letters)


def check_of(room):
    return hashlib.sha256("\n".join(one["commitment"] for one in room["rounds"]).encode()).hexdigest()[:32]


def own_link(table):
    return table.page.evaluate("""() => {
      const [{ id, key }] = JSON.parse(localStorage.hangmanRooms);
      return `${location.href.split('#')[0]}#room=${id}&key=${key}`;
    }""")


def room_of(table, link):
    return table.get("/room?id=" + re.search("room=(\\w+)", link)[1])


def test_a_word_for_a_friend_is_in_no_request_but_the_first_and_checked_at_its_end(table, guest):
    asked = []

    def fill(page):
        page.on("request", lambda request: asked.append((request.method, request.url, request.post_data or "")))
        page.get_by_label("Word", exact=True).fill("quokka")
        page.get_by_label("Clue, if you like").fill("<b>smiles</b>")

    link = make(table, "A word for a friend", fill)
    expect(table.dialog("room")).to_contain_text("Checked: the room has just your words.")
    assert [method for method, url, body in asked if "quokka" in (url + body).lower()] == ["POST"]
    assert link.endswith(f"&c={check_of(room_of(table, link))}&p=1")
    code = table.page.get_by_role("img", name="QR code")
    expect(table.page.get_by_role("button", name="QR code")).to_be_hidden()
    assert zxingcpp.read_barcodes(Image.open(io.BytesIO(code.screenshot())))[0].text == link
    table.page.get_by_text("More", exact=True).click()
    assert table.page.locator("#room .menu > *").all_inner_texts() == [
        "Try it yourself\nNew room with these words",
        "Copy your own link\nYour own link opens this page anywhere. Keep it to yourself.",
        "Close the room",
    ], "friends need no paper"
    table.dialog("room").get_by_role("button", name="Share").click()
    expect(table.page.locator("#copy-text")).to_have_value(link)

    friend = guest()
    shown = follow(friend, link)
    assert "#" not in friend.page.url
    expect(shown.locator("#room-title .vh")).to_have_text("Hangman: A word for you")
    # The check of the promise is shown only when the word is known.
    expect(shown.locator("#room-terms")).to_have_text(re.compile("^Open until [^.]*\\.$"))
    assert room_of(friend, link)["seats"] == 0, "looking takes no seat"
    shown.get_by_role("button", name="Play it").press("Enter")
    expect(friend.page.locator("#the-clue")).to_have_text("Clue: <b>smiles</b>")
    expect(friend.page.locator("#terms")).to_have_text("")
    expect(friend.page.locator("#your-seat")).to_have_text("You are the cat. Clue: <b>smiles</b>")
    expect(friend.status).to_contain_text("6 letters. My word is sealed in here.")
    friend.settled_in_room("QUOKA")
    expect(friend.dialog("end")).to_contain_text("Fair play: nobody has changed the words.")
    expect(friend.page.locator("#end-replay")).to_be_hidden()
    friend.dialog("end").get_by_role("button", name="See all results").click()
    expect(friend.dialog("room")).to_contain_text("Found: 1/1, 0 mistakes")
    own = friend.dialog("room").get_by_role("row", name="the cat")
    expect(own).to_have_attribute("aria-current", "true")
    expect(own.get_by_role("cell")).to_contain_text("won, 0 mistakes")


@pytest.mark.long
def test_a_room_in_two_tabs_is_one_seat_and_one_game(table, guest, small):
    link = make(table, "A class", lines("BANANA\nZEBRA"))
    friend = guest()
    other = Table(friend.page.context.new_page(), small.url)
    for tab in (friend, other):
        follow(tab, link)
    for tab in (friend, other):
        tab.dialog("room").get_by_role("button", name="Play").click()
        expect(tab.dialog("room")).to_be_hidden()
        tab.gone_back()
    friend.type("A")
    other.type("B")
    expect(other.key("A")).to_have_class("hit")
    assert other.game["pattern"] == "BA_A_A"
    assert room_of(table, link)["seats"] == 1


@pytest.mark.long
def test_what_is_typed_while_the_board_of_a_round_opens_is_guessed_there(table, guest):
    """The server is slow; keys that nobody sees yet are no letters of another game."""
    link = make(table, "A class", lines("BANANA\nZEBRA"))
    friend = guest()
    follow(friend, link)
    waiting = []
    friend.page.route("**/hangman-cgi/game", lambda route: waiting.append(route), times=1)
    friend.dialog("room").get_by_role("button", name="Play").click()
    friend.page.keyboard.type("na")
    while not waiting:
        friend.page.wait_for_timeout(20)
    waiting[0].continue_()
    expect(friend.dialog("room")).to_be_hidden()
    expect(friend.key("N")).to_have_class("hit")
    expect(friend.key("A")).to_have_class("hit")
    friend.gone_back()
    friend.type("B")
    end = friend.dialog("end")
    waiting.clear()
    friend.page.route("**/hangman-cgi/game", lambda route: waiting.append(route), times=1)
    end.get_by_role("button", name="Next round").click()
    friend.page.keyboard.type("z")
    while not waiting:
        friend.page.wait_for_timeout(20)
    friend.page.keyboard.type("e")
    waiting[0].continue_()
    expect(friend.key("Z")).to_have_class("hit")
    expect(friend.key("E")).to_have_class("hit")
    assert friend.game["pattern"] == "ZE___"


@pytest.mark.long
def test_a_trap_says_its_worth_while_it_is_typed_and_is_checked_at_its_end(table, guest):
    link = make(table, "A trap", worth)
    friend = guest()
    friend.page.set_viewport_size({"width": 390, "height": 480})
    expect(follow(friend, link)).to_contain_text("Even a perfect player makes 3 mistakes.")
    friend.dialog("room").get_by_role("button", name="Play it").click()
    expect(friend.dialog("room")).to_be_hidden()
    friend.gone_back()
    for letter in LATIN:
        if friend.game["status"] == "playing":
            friend.type(letter)
    expect(friend.page.locator("#end-room")).to_contain_text("these are the words that the room was made with")
    # It opens at its first line, though its row is below.
    tops = friend.page.locator("#end, #end :not(.scroller)").evaluate_all("all => all.map((one) => one.scrollTop)")
    assert set(tops) == {0}
    expect(friend.page.locator("#end-stage")).to_be_in_viewport(ratio=1)
    friend.do("replay", "#end")
    expect(friend.page.locator(".sieve")).to_be_visible()


def worth(page):
    said = page.locator("#making-worth")
    page.locator("#making-lines").fill("BAT\nCAT")
    expect(said).to_have_text("Even a perfect player makes 1 mistake. 8 mistakes allowed: easy to win.")
    # At the end of the slider, not within the sentence.
    expect(page.locator("#making-mistakes ~ button")).to_have_text("Try 3 mistakes")
    page.get_by_role("button", name="Try 3 mistakes").click()
    expect(page.locator("#making-mistakes")).to_have_value("3")
    expect(said).to_have_text("Even a perfect player makes 1 mistake.")
    expect(page.locator("#making-mistakes ~ button")).to_have_count(0)
    expect(page.locator("#making-mistakes")).to_be_focused()
    page.locator("#making-mistakes").fill("4")
    page.locator("#making-lines").press_sequentially("\nHAT\nMAT")
    expect(said).to_have_text("Even a perfect player makes 3 mistakes.")
    page.locator("#making-mistakes").fill("2")
    expect(said).to_contain_text("2 mistakes allowed: nobody can win.")
    page.locator("#making-lines").fill("BAT\nMOUSE")
    expect(said).to_contain_text("Line 2 cannot be played: not as long as the first word.")
    page.locator("#making-mistakes").fill("8")
    page.locator("#making-lines").fill("BAT\nCAT\nHAT\nMAT")
    expect(said).to_contain_text("Even a perfect player makes 3 mistakes.")


@pytest.mark.long
def test_the_same_game_for_all_is_the_same(table, guest):
    def fill(page):
        page.get_by_role("radiogroup", name="Opponent").get_by_role("radio", name="Sly").check()
        page.get_by_label("Rounds").fill("2")

    link = make(table, "The same game for all", fill)
    answers = []
    for friend in (guest(), guest()):
        follow(friend, link)
        for start in ("Play round 1", "Next round"):
            view = friend.dialog("room" if start[0] == "P" else "end")
            view.get_by_role("button", name=start).click()
            expect(view).to_be_hidden()
            friend.gone_back()
            for letter in LATIN:
                if friend.game["status"] == "playing":
                    friend.type(letter)
            expect(friend.page.locator("#end-room")).to_contain_text("these are the words that the room was made with")
            answers.append(friend.game["answer"])
    assert answers[:2] == answers[2:]


@pytest.mark.long
@pytest.mark.parametrize(("length", "said"), [(6, "6 letters. 8 mistakes and you lose."), (None, "8 mistakes and you lose.")])
def test_an_invitation_to_one_word_says_how_long_it_is(table, guest, length, said):
    link = make(table, "A word for a friend", lambda page: page.get_by_label("Word", exact=True).fill("quokka"))
    friend = guest()

    def answer(route):
        reply = route.fetch()
        route.fulfill(response=reply, json=reply.json() | {"length": length})

    friend.page.route("**/room?*", answer)
    expect(follow(friend, link).locator(".say ~ .also")).to_have_text(re.compile(f"^ *{re.escape(said)} No tricks"))


def test_an_invitation_does_not_say_that_a_mistake_draws_where_a_snowman_melts(table, guest):
    def fill(page):
        page.locator("#making-lines").fill("HARE")
        page.locator("#making-more summary").click()
        page.locator("#making-scene").select_option("snowman")

    expect(follow(guest(), make(table, "A class", fill)).locator(".also")).to_contain_text(["Every wrong letter changes the picture."])


@pytest.mark.long
def test_who_invites_stands_large_and_cuts_nothing_of_the_rules(table, guest):
    links = [
        make(table, "A word for a friend", lambda page: page.get_by_label("Word", exact=True).fill("quokka")),
        make(table, "A trap", lines("BEAR\nBOAR\nDEER\nHARE")),
        make(table, "The same game for all", lambda page: None),
        table.url + "/#play?list=words&length=4&mistakes=6&evil=true&cunning=diabolical&seed=42",
    ]
    friend = guest()
    for link in links:
        friend.page.goto("about:blank")
        friend.page.goto(link)
        shown = friend.page.locator("dialog[open]")
        expect(shown.locator(".turn button")).to_be_visible()
        for width, height in [(320, 568), (390, 664), (390, 844), (768, 1024), (1280, 800)]:
            friend.page.set_viewport_size({"width": width, "height": height})
            share = shown.locator(".stage").bounding_box()["height"] / height
            assert share >= (0.37 if height > 600 else 0.2), (link, width, height)
            for part in (".say ~ .also", ".turn button"):
                expect(shown.locator(part)).to_be_in_viewport(ratio=1)
    friend.page.set_viewport_size({"width": 320, "height": 568})
    expect(shown.get_by_text("I cheat: I have no word")).to_be_visible()


@pytest.mark.parametrize("card, fill", [
    ("A word for a friend", lambda page: page.get_by_label("Word", exact=True).fill("quokka")),
    ("A trap", lambda page: page.locator("#making-lines").fill("BAT\nCAT")),
    ("The same game for all", lambda page: expect(page.get_by_role("radio", name="Gentle")).to_be_checked()),
    ("A class", lambda page: page.locator("#making-lines").fill("HARE\nBEAR")),
])
def test_a_first_room_takes_four_clicks_of_a_phone_beside_its_words(table, card, fill):
    clicks = "addEventListener('click', ({ isTrusted }) => { window.clicks = (window.clicks ?? 0) + isTrusted; });"
    table.page.add_init_script(clicks)
    make(table, card, fill)
    assert table.page.evaluate("() => clicks") <= 4


@pytest.mark.parametrize("viewport", [(390, 844), (1280, 800)])
def test_a_word_for_a_friend_is_seen_in_the_envelope_of_who_sends_it(table, viewport):
    table.page.set_viewport_size({"width": viewport[0], "height": viewport[1]})
    form_of(table, "A word for a friend")
    word = table.page.get_by_label("Word", exact=True)
    expect(word).to_be_focused()
    expect(word).to_have_attribute("placeholder", "Your word")
    # Sealed until there is a word; nobody hangs beside it.
    stage = table.page.locator("#making-stage")
    expect(stage.locator(".seal")).to_have_count(1)
    word.fill("HARES")
    expect(stage.locator(".found")).to_have_count(1)
    expect(table.page.locator("#making .scene")).to_have_count(0)
    assert int(word.evaluate("one => parseInt(getComputedStyle(one).fontSize)")) >= 32
    expect(table.page.locator("#making-form").get_by_role("button", name="Make the link")).to_be_in_viewport(ratio=1)


@pytest.mark.long
@pytest.mark.parametrize("card", ["A word for a friend", "A trap", "The same game for all", "A class"])
def test_a_form_hides_nothing_of_it_in_a_large_window(table, card):
    form_of(table, card)
    if card == "A trap":
        table.page.locator("#making-lines").fill("BEAR\nBOAR\nDEER\nHARE")
        expect(table.page.locator("#making-mistakes ~ button")).to_be_visible()
    dialog, more = table.dialog("making"), table.page.locator("#making-more summary")
    for _ in windows(table.page, (1280, 800), (1920, 1080)):
        assert dialog.evaluate("one => one.scrollHeight - one.clientHeight") == 0
        expect(more).to_be_in_viewport(ratio=1)


def test_opponents_of_the_same_game_have_faces_of_their_own_and_leave_the_button_in_sight(table):
    table.page.set_viewport_size({"width": 844, "height": 390})
    form = form_of(table, "The same game for all")
    expect(form.get_by_role("button", name="Make the link")).to_be_in_viewport(ratio=1)
    faces = form.locator(".devil:not(.seat)").evaluate_all("all => all.map((one) => one.innerHTML)")
    assert len(faces) == len(set(faces)) == 4
    table.page.set_viewport_size({"width": 1280, "height": 800})
    boxes = [form.locator(part).bounding_box() for part in (".pick", ".pick + .field", ".main")]
    assert len({box["x"] for box in boxes}) == 1


def test_a_class_is_a_slip_of_paper_and_the_rest_stands_behind_one_word(table):
    table.page.set_viewport_size({"width": 320, "height": 568})
    form = form_of(table, "A class")
    expect(form.locator("textarea")).to_be_focused()
    expect(form.get_by_role("button", name="Make the link")).to_be_in_viewport(ratio=1)
    expect(form.locator(".field:not(.slip + *) > :is(input, select):visible")).to_have_count(0)
    more = form.locator("summary")
    expect(more).to_have_text("More 8 mistakes, Snowman")
    more.click()
    form.get_by_label("Drawing").select_option(label="Balloon")
    form.get_by_label("Mistakes").fill("6")
    expect(more).to_have_text("More 6 mistakes, Balloon")


@pytest.mark.long
def test_the_table_of_a_class_fills_by_itself(table, guest):
    link = make(table, "A class", lines("HARE\ta fast one\n\nBEAR = a strong one"))
    first = table.page.locator("#room-table .invitation")
    expect(first).to_be_visible()
    size = lambda: table.page.locator("#room .code").bounding_box()["height"]  # noqa: E731
    large = size()
    pupil = guest()
    follow(pupil, link)
    play(pupil, "HARE", "Play round 1")
    rows = table.dialog("room").get_by_role("row")
    expect(rows).to_have_count(3)
    expect(table.dialog("room")).to_contain_text("1 player so far")
    expect(first).to_be_hidden()
    assert size() < large, "the results are near"
    picture = table.page.get_by_role("img", name="QR code")
    expect(picture).to_be_visible()
    table_at, terms_at = (table.page.locator(part).bounding_box()["y"] for part in ("#room-table", "#room-is"))
    assert table_at < terms_at, "the small print stands last"
    # A class may look on: a word is shown once everybody has played it.
    # A phone shows the numbers alone.
    table.page.set_viewport_size({"width": 1280, "height": 800})
    expect(table.dialog("room").get_by_role("columnheader")).to_have_text(
        ["Word", "Name", "Won", re.compile("^1\\s+HARE$"), "2", "Remove"], use_inner_text=True)
    table.page.set_viewport_size({"width": 320, "height": 480})
    expect(rows.last.get_by_role("cell").first).to_have_text("1/2")
    pupil.dialog("end").get_by_role("button", name="Next round").click()
    expect(pupil.page.locator("#terms")).to_have_text("Round 2 of 2")
    expect(pupil.page.locator("#the-clue")).to_have_text("Clue: a strong one")
    pupil.settled_in_room("QBEAR")
    expect(rows.last).to_contain_text("won, 1 mistake")
    expect(table.dialog("room").get_by_role("columnheader").nth(4)).to_have_text("2 BEAR")
    table.page.get_by_text("Marks and files").click()
    table.page.get_by_label("with percent").check()
    table.page.get_by_role("button", name="Copy as text").click()
    expect(table.page.locator("#copy-text")).to_have_value("the cat\t2 of 2 found, 1 mistake\t100\xa0%")
    table.escape()
    for _ in range(3):
        assert guest().post("/game", room=re.search(r"room=(\w+)", link)[1]).ok
    expect(table.dialog("room")).to_contain_text("4 players so far")
    expect(picture).to_be_hidden()
    table.page.get_by_text("More", exact=True).click()
    for name in ("Close the room", "Nobody can begin then. Close?"):
        table.page.get_by_role("button", name=name).click()
    expect(table.page.locator("#room-said")).to_contain_text("This room is closed")
    late = guest()
    expect(follow(late, link)).to_contain_text("This room is closed: nobody begins any more.")
    expect(late.dialog("room")).not_to_contain_text("Open until")
    expect(late.dialog("room").get_by_role("button", name="Play")).to_have_count(0)


@pytest.mark.long
def test_the_largest_room_is_a_table_on_a_phone_and_stays_where_it_was_scrolled_to(table, guest, small):
    link = make(table, "A class", lines("\n".join(["OX"] * 40)))
    file = max(small.state.glob("rooms/*/*"), key=lambda path: path.stat().st_mtime_ns)
    results = ",".join(f"{'wl'[n % 2]}{n % 7} 9 {n} 60" for n in range(40))
    players = [hashlib.sha256(b"%d" % number).hexdigest() for number in range(200)]
    seats = "".join(f"seat {player} {results}\n" for player in players)
    session_file.write_room(file, session_file.read_room(file) + seats.encode())
    key = table.page.evaluate("() => JSON.parse(localStorage.hangmanRooms)[0].key")
    author = guest()
    author.page.clock.install()
    shown = follow(author, f"{link}&key={key}")
    expect(shown.get_by_role("row")).to_have_count(202)
    expect(shown.get_by_role("columnheader")).to_have_count(44)
    expect(shown.get_by_role("rowheader")).to_have_count(200)
    expect(shown.get_by_role("rowheader").last).to_have_accessible_name("Seat 200, the frog 200")
    expect(shown.get_by_role("table")).to_have_accessible_name("Results")
    assert author.page.evaluate("() => document.querySelector('#room').scrollWidth") <= 320
    author.page.evaluate("() => { document.querySelector('.scroller').scrollLeft = 800; }")
    with author.page.expect_response("**/room?id=**"):
        author.page.clock.run_for(6000)
    author.page.wait_for_timeout(500)
    assert author.page.evaluate("() => document.querySelector('.scroller').scrollLeft") == 800


@pytest.mark.long
def test_where_a_table_has_more_its_rows_alone_are_in_a_faint_shade(table, guest):
    table.page.set_viewport_size({"width": 320, "height": 568})
    link = make(table, "A class", lines("\n".join(["OX"] * 12)))
    pupil = guest()
    assert pupil.post("/game", room=room_of(table, link)["id"]).ok
    for letter in "OX":
        assert pupil.post("/guess", letter=letter).ok
    scroller = table.page.locator("#room-table .scroller")
    expect(scroller).to_be_visible()
    scroller.evaluate("one => one.scrollIntoView({ block: 'center' })")
    right = scroller.bounding_box()["x"] + scroller.bounding_box()["width"]
    shades = []
    for part in ("caption", "thead", "tbody"):
        edge = {"x": right - 4, "y": scroller.locator(part).bounding_box()["y"] + 6, "width": 1, "height": 1}
        shades.append(Image.open(io.BytesIO(table.page.screenshot(clip=edge))).convert("L").getpixel((0, 0)))
    assert shades[0] == shades[1]
    assert 10 <= shades[1] - shades[2] <= 30


@pytest.mark.long
def test_no_line_stands_beside_a_table_of_which_there_is_no_more(table, guest):
    link = make(table, "A class", lines("HARE\nBEAR"))
    pupil = guest()
    for letters in ("HARE", "BEAR"):
        assert pupil.post("/game", room=room_of(table, link)["id"]).ok
        for letter in letters:
            assert pupil.post("/guess", letter=letter).ok
    scroller = follow(pupil, link).locator(".scroller")
    # At some of these widths it begins between two pixels.
    for width in range(600, 660, 7):
        pupil.page.set_viewport_size({"width": width, "height": 390})
        scroller.scroll_into_view_if_needed()
        # Rows have a ground with round ends, the heads have none.
        row, box = scroller.locator("thead tr").bounding_box(), scroller.bounding_box()
        edge = {"x": int(box["x"] + box["width"]) - 8, "y": row["y"] + 4, "width": 8, "height": 2}
        picture = Image.open(io.BytesIO(pupil.page.screenshot(clip=edge))).convert("RGB")
        assert len(picture.getcolors()) == 1, width


def test_nothing_is_asked_while_nobody_looks(table):
    table.page.clock.install()
    make(table, "A class", lines("HARE"))
    asked = []
    table.page.on("request", lambda request: asked.append(request.url))

    def pass_time(milliseconds):
        table.page.clock.run_for(milliseconds)
        table.page.wait_for_timeout(300)

    hide = "(hidden) => { Object.defineProperty(document, 'hidden', { value: hidden, configurable: true }); }"
    table.page.evaluate(hide, True)
    pass_time(6000)
    assert asked == []
    table.page.evaluate(hide, False)
    pass_time(11_000)
    assert 1 <= len(asked) <= 3 and all("/room?id=" in url for url in asked)
    table.escape()
    asked.clear()
    pass_time(6000)
    assert asked == []


def renew(table):
    """Lets an open room ask for its state again and draw it."""
    table.page.evaluate("async () => { window.live = (await import('./state.js')).state; window.before = live.room; }")
    table.page.clock.run_for(6000)
    table.page.wait_for_function("() => live.room !== before")


def test_the_focus_stays_in_a_table_that_renews_itself(table, guest):
    table.page.clock.install()
    room = room_of(table, make(table, "A class", lines("HARE")))["id"]
    remove = table.page.locator("#room-table .come .remove")
    for seats in (1, 2):
        assert guest().post("/game", room=room).ok
        renew(table)
        expect(remove).to_have_count(seats)
        remove.first.focus()
        button = remove.first.element_handle()
        renew(table)
        assert button.evaluate("one => one === document.activeElement")
    assert guest().post("/game", room=room).ok
    renew(table)
    expect(remove).to_have_count(3)
    expect(remove.first).to_be_focused()


def test_a_waiting_room_has_one_picture_however_often_it_asks(table):
    table.page.clock.install()
    make(table, "A class", lines("HARE"))
    renew(table)
    expect(table.page.locator("#room-table .invitation")).to_have_count(1)


def test_a_guest_reads_a_closed_room_undisturbed(table, guest, small):
    room = table.post("/room", words="HARE\nBEAR", scene="snowman").json()
    assert table.post("/room/close", id=room["id"], key=room["key"]).ok
    pupil = guest()
    pupil.page.clock.install()
    said = follow(pupil, f"{small.url}/#room={room['id']}").locator(".say").element_handle()
    renew(pupil)
    assert said.evaluate("one => one.isConnected")


def test_a_link_whose_promise_is_broken_warns_and_offers_no_game(table, guest):
    link = make(table, "A class", lines("HARE"))
    shown = follow(guest(), re.sub("c=.*", "c=0123456789abcdef", link))
    expect(shown.get_by_role("alert")).to_contain_text("This is not what the link promised")
    expect(shown.get_by_role("button", name="Play")).to_have_count(0)


def class_of_a_hare(table, exchange):
    """Makes a room of the word HARE while something between page and server exchanges it."""
    table.page.route("**/room", exchange)
    form_of(table, "A class")
    lines("HARE")(table.page)
    table.page.get_by_role("button", name="Make the link").click()
    return table.dialog("room")


def as_a_bear(route):
    return route.fetch(post_data=route.request.post_data.replace("HARE", "BEAR"))


def test_a_server_that_keeps_other_words_than_it_tells_is_found_out(table):
    def exchange(route):
        reply = as_a_bear(route)
        route.fulfill(response=reply, body=reply.text().replace("BEAR", "HARE"))

    room = class_of_a_hare(table, exchange)
    expect(room.get_by_role("alert")).to_contain_text("The room has other words than yours.")
    expect(table.page.locator("#room .menu")).to_have_count(0)
    assert table.page.evaluate("() => localStorage.hangmanRooms") is None


def test_an_author_whose_words_were_exchanged_sees_those_that_the_room_has(table):
    room = class_of_a_hare(table, lambda route: route.fulfill(response=as_a_bear(route)))
    expect(room.locator("#room-is summary")).to_contain_text("If they are not yours, do not pass it on.")
    expect(room.locator("#room-is details bdi")).to_have_text("BEAR")


@pytest.mark.long
def test_the_words_are_shown_to_their_author_alone_and_only_when_asked_for(table, guest):
    link = make(table, "A class", lines("hare\ta fast one\nBEAR"))
    shown = table.dialog("room").locator("#room-is details li")
    expect(shown.first).to_be_hidden()
    table.page.get_by_text("the room has just your words").click()
    expect(shown).to_have_text(["HARE a fast one", "BEAR"])
    key = table.page.evaluate("() => JSON.parse(localStorage.hangmanRooms)[0].key")
    author = follow(guest(), f"{link}&key={key}")
    expect(author.locator("#room-is summary")).to_contain_text("the room has just your words")
    expect(author.locator("#room-is details li")).to_have_text(["HARE a fast one", "BEAR"])
    expect(follow(guest(), link).locator("#room-is details")).to_have_count(0)


@pytest.mark.long
def test_without_a_safe_connection_it_says_that_it_cannot_check(table, guest):
    link = make(table, "A class", lines("HARE"))
    friend = guest()
    friend.page.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    follow(friend, link)
    play(friend, "HARE")
    expect(friend.page.locator("#end-room")).to_contain_text("Not checked: that takes a safe connection")


@pytest.mark.long
def test_a_code_promises_nothing_and_nothing_is_said_of_it(table, guest):
    link = make(table, "A class", lines("HARE"))
    friend = guest()
    shown = follow(friend, link.split("&c=")[0])
    expect(shown).to_contain_text("Open until")
    play(friend, "HARE")
    expect(friend.page.locator("#end-next button")).to_be_visible()
    expect(friend.page.locator("body")).not_to_contain_text("Only the whole link")


@pytest.mark.long
def test_links_are_read_with_mercy_and_refused_in_words(table, faults):
    link = make(table, "A class", lines("HARE"))
    table.escape()
    code = re.search("room=(\\w+)", link)[1]
    for typed, said in [
        (link[:40], "This link is cut off."),
        (link[:-1], "This link is cut off."),
        ("https://example.org/", "This is no link of a room."),
        ("0" * 26, "There is no such room"),
        (f"{code[:4]}-{code[4:8]}".lower(), "the room has just your words."),
        (code.lower(), "the room has just your words."),
        (f" {link}\n", "Somebody has a word for you."),
    ]:
        field = table.page.get_by_label("Room code or link")
        field.fill(typed)
        # A code of eight letters opens by itself.
        if len(typed) != 9:
            field.press("Enter")
        dialog = table.page.locator("dialog[open]").last
        expect(dialog).to_contain_text(said)
        if "no such" in said:
            # Below its title, not below an empty stage.
            title, reason = (table.page.locator(f"#room-{part}").bounding_box()["y"] for part in ("title", "said"))
            assert reason - title < 120
        if dialog.get_attribute("id") == "room":
            table.escape()
    assert len(faults) == 1, "the 404 of a room that is not there"
    faults.clear()


@pytest.mark.long
def test_a_game_that_can_be_won_is_asked_about_and_the_room_is_found_again(table, guest):
    link = make(table, "A class", lines("HARE\nBEAR"))
    friend = guest()
    friend.open().type("H")
    shown = follow(friend, link)
    shown.get_by_role("button", name="Play round 1").click()
    friend.dialog("ask").get_by_role("button", name="Keep playing").click()
    assert friend.game["room"] is None
    shown.get_by_role("button", name="Play round 1").click()
    friend.dialog("ask").get_by_role("button", name="Give up").click()
    expect(shown).to_be_hidden()
    friend.gone_back()
    friend.type("H")
    friend.page.reload()
    friend.ready()
    friend.do("together")
    friend.page.locator("#rooms-rows .room", has_text="Words for you").click()
    friend.dialog("room").get_by_role("button", name="Go on").click()
    expect(friend.dialog("room")).to_be_hidden()
    assert friend.word == "H---"


def test_a_round_is_shared_with_the_link_of_its_room_and_never_with_the_authors_key(table):
    link = make(table, "A class", lines("HARE"))
    play(table, "HARE", "Try it")
    table.do("share", "#end")
    shared = table.page.locator("#copy-text")
    expect(shared).not_to_have_value("")
    assert shared.input_value().split("\n") == ["Guess the word, 4 letters: I won with 0 mistakes.", "✓✓✓✓", link]


@pytest.mark.long
def test_a_server_without_rooms_says_so(page, serve, small, site, faults):
    table = Table(page, serve("lighttpd", data=site / "data", environment={"HANGMAN_ROOMS": "off"}).url)
    form_of(table, "A class")
    table.page.locator("#making-lines").fill("HARE")
    table.page.get_by_role("button", name="Make the link").click()
    expect(table.page.locator("#making-said")).to_have_text("This server has no rooms.")
    assert len(faults) == 1
    faults.clear()


@pytest.mark.long
def test_on_paper_there_is_a_sheet_and_a_table(table):
    link = make(table, "A class", lines("HARE"))
    play(table, "HARE", "Try it")
    table.dialog("end").get_by_role("button", name="See all results").click()
    table.page.evaluate("() => { print = () => {}; }")
    table.page.emulate_media(media="print")
    for part, shown, hidden in [("sheet", ".sheet .qr", ".scroller"), ("table", ".scroller", ".sheet")]:
        table.page.evaluate("(part) => { document.documentElement.dataset.print = part; }", part)
        expect(table.page.locator(f"#room {shown}")).to_be_visible()
        expect(table.page.locator(f"#room {hidden}")).to_be_hidden()
    assert link
    expect(table.page.locator("#room .buttons").filter(visible=True)).to_have_count(0)


def test_a_pupil_is_welcomed_back_only_to_a_round_that_was_begun(table, guest):
    """The round is opened where the invitation is, before the pupil presses the button."""
    link = make(table, "A class", lines("HARE\nBEAR"))
    pupil = guest()
    begin = follow(pupil, link).get_by_role("button", name="Play round 1")
    begin.click()
    expect(pupil.page.locator("#said")).to_contain_text("4 letters. My word is sealed in here.")
    pupil.type("H")
    pupil.page.goto("about:blank")
    follow(pupil, link).get_by_role("button", name="Go on").click()
    expect(pupil.page.locator("#said")).to_contain_text("Welcome back.")


def test_a_round_refused_while_another_room_comes_is_begun_no_more(table, guest):
    first, second = (make(table, "A class", lines(words)) for words in ("HARE\nBEAR", "GOAT\nLION"))
    pupil = guest()
    button = follow(pupil, first).get_by_role("button", name="Play round 1")
    expect(button).to_be_visible()
    pupil.page.wait_for_timeout(500)
    # Another tab begins a game, so the round is refused and the page asks which game there is.
    assert pupil.post("/game").ok
    held = []
    pupil.page.route("**/hangman-cgi/game", lambda route: (
        held.append(route) if route.request.method == "GET" else route.continue_()
    ))
    pupil.page.route("**/room?id=**", lambda route: None)
    button.click()
    while not held:
        pupil.page.wait_for_timeout(50)
    pupil.page.evaluate("link => { location.hash = new URL(link).hash; }", second)
    expect(pupil.page.locator("#room-is")).to_be_empty()
    with pupil.page.expect_response("**/hangman-cgi/game"):
        held[0].continue_()
    pupil.page.wait_for_timeout(500)
    assert pupil.get("/game")["room"] is None


def test_at_the_end_of_a_class_the_faces_in_the_table_are_small_and_the_envelope_is_whole(browser, table, small):
    link = strangers_room(browser, small.url, words="STRASSENBAHN")
    other = browser.new_context()
    assert other.request.post(f"{small.url}/cgi-bin/hangman-cgi/game", form={"room": link.split("=")[1]}).ok
    other.close()
    table.page.set_viewport_size({"width": 390, "height": 844})
    table.page.goto(link)
    table.dialog("room").locator(".turn .main").click()
    expect(table.dialog("room")).to_be_hidden()
    table.play_out("QXZJVKWYCDFG")
    for face in table.page.locator("#end-room tbody .seat").all():
        assert face.bounding_box()["width"] < 40
    assert table.page.locator("#end-stage .page").first.bounding_box()["x"] >= 0


def test_a_guest_prints_a_room_without_its_buttons(table, guest):
    link = make(table, "A class", lines("HARE\nBEAR"))
    pupil = guest()
    button = follow(pupil, link).get_by_role("button", name="Play round 1")
    expect(button).to_be_visible()
    pupil.page.emulate_media(media="print")
    expect(button).to_be_hidden()
    expect(pupil.dialog("room").get_by_role("button")).to_have_count(0)
    expect(pupil.dialog("room")).to_contain_text("8 mistakes and you lose")


def test_200_seats_have_200_pictures(page, small):
    page.goto(small.url)
    pictures = page.evaluate("""async () => {
      const { seatPicture } = await import('./drawing/seats.js');
      return Array.from({ length: 200 }, (_, i) => seatPicture(i + 1).innerHTML);
    }""")
    assert len(set(pictures)) == 200


# More of a class --------------------------------------------------------------------------------


def titled(words, title="Unit 3", scene="snowman"):
    def fill(page):
        page.get_by_label("Title").fill(title)
        page.locator("#making-lines").fill(words)
        page.locator("#making-more summary").click()
        page.locator("#making-scene").select_option(scene)

    return fill


@pytest.mark.long
def test_a_room_gives_its_name_and_its_drawing_to_who_plays_in_it(table, guest):
    link = make(table, "A class", titled("HARE"))
    pupil = guest()
    shown = follow(pupil, link)
    expect(shown.get_by_role("heading")).to_have_text(re.compile("^Unit 3"))
    expect(shown).to_contain_text("Somebody has a word for you. Do you dare?")
    expect(shown).to_contain_text("8 mistakes and you lose. No tricks")
    expect(shown.locator("#room-stage .maker")).to_be_visible()
    # The title is on the envelope.
    assert shown.locator("#room-stage .address .letters").count() >= 1
    # On a phone on its side the stage covers nothing.
    pupil.page.set_viewport_size({"width": 844, "height": 390})
    stage, said = (shown.locator(part).bounding_box() for part in ("#room-stage", ".say"))
    assert stage["x"] + stage["width"] <= said["x"]
    pupil.page.set_viewport_size({"width": 320, "height": 480})
    # Also where the window is low.
    table.page.set_viewport_size({"width": 844, "height": 390})
    assert table.page.locator("#room-table .invitation").bounding_box()["height"] >= 90
    shown.get_by_role("button", name="Play it").click()
    expect(shown).to_be_hidden()
    pupil.gone_back()
    for _ in range(2):
        expect(pupil.page.locator("h1 .vh")).to_have_text("Unit 3")
        expect(pupil.page.locator("#picture path")).to_have_count(26)
        expect(pupil.page.locator("#your-seat")).to_contain_text("You are the cat.")
        # The snowman is whole at first, and each mistake takes something of him.
        assert (pupil.page.title(), pupil.strokes) == ("Guess the word", 26)
        expect(pupil.page.locator("#actor.maker")).to_be_visible()
        pupil.page.reload()
        pupil.ready()
    pupil.settled_in_room("QWXZVJKB")
    assert pupil.strokes == 26
    expect(pupil.page.locator("#end-stage .maker")).to_be_visible()
    pupil.do("share", "#end")
    expect(pupil.page.locator("#copy-text")).to_have_value(re.compile("^Guess the word, 4 letters: "))
    pupil.escape()
    pupil.escape()
    pupil.do("new")
    expect(pupil.page.locator("h1 .vh")).to_have_text("Evil Hangman")
    expect(pupil.page.locator("#your-seat")).to_be_hidden()
    expect(pupil.page.locator("#actor.maker")).to_have_count(0)


def test_each_drawing_has_26_strokes_and_other_ones_only_for_these(page, small):
    page.goto(small.url)
    found = page.evaluate("""async () => {
      const { scenes } = await import('./drawing/pictures.js');
      await import('./drawing/scenes.js');
      return Object.entries(scenes).map(([name, { strokes, won = {}, lost = {} }]) =>
        [name, strokes.length, Object.keys({ ...won, ...lost }).every((i) => i in strokes)]);
    }""")
    assert found == [[name, 26, True] for name in ("gallows", "web", "snowman", "balloon")]


def test_a_schools_page_hangs_nobody(page, serve, small, site, faults):
    url = serve("lighttpd", data=site / "data", environment={"HANGMAN_SCENE": "balloon"}).url
    page.goto(url)
    expect(page.locator("h1 .vh")).to_have_text("Guess the word")
    expect(page.locator("#picture path")).to_have_count(26)
    assert page.title() == "Guess the word"
    assert page.evaluate("() => JSON.parse(localStorage.hangman).scene") == "balloon"


def file_of(shown, label, separator=","):
    """The rows of a file as spreadsheets read them; LibreOffice itself is too large for these tests."""
    with shown.page.expect_download() as file:
        shown.get_by_role("button", name=label, exact=True).click()
    text = file.value.path().read_bytes().decode("utf-8")
    assert text.startswith("\ufeff") and text.endswith("\r\n")
    return list(csv.reader(io.StringIO(text[1:], newline=""), delimiter=separator))


@pytest.mark.long
@pytest.mark.parametrize(("locale", "separator"), [("en-GB", ","), ("de-DE", ";")])
def test_two_files_have_names_words_totals_and_the_teachers_time(browser, small, locale, separator):
    context = browser.new_context(locale=locale, timezone_id="Asia/Tokyo", viewport={"width": 1280, "height": 800})
    author = Table(context.new_page(), small.url)
    author.page.add_init_script("localStorage.hangman ??= JSON.stringify({ language: 'en' });")
    link = make(author, "A class", lines("HARE\nBEAR"))
    pupil = Table(browser.new_context().new_page(), small.url)
    for letters in ("QHARE", "QWXZVJKL"):
        assert pupil.post("/game", room=room_of(author, link)["id"]).ok
        for letter in letters:
            pupil.post("/guess", letter=letter)
    shown = author.dialog("room")
    shown.get_by_label("Name of seat 1").fill("=1+1; \"Ada\"")
    author.page.keyboard.press("Enter")
    shown.get_by_text("Marks and files").click()
    by_player = file_of(shown, "File: a row for each player", separator)
    by_word = file_of(shown, "File: a row for each player and word", separator)
    assert {len(row) for row in by_player} == {11} and {len(row) for row in by_word} == {10}
    assert by_player[0][-4:] == ["Begun (Asia/Tokyo)", "Ended (Asia/Tokyo)", "1 HARE", "2 BEAR"]
    assert [row[:6] for row in by_player[1:]] == [["'=1+1; \"Ada\"", "the cat", "1", "2", "50", "9"],
                                                  ["Total", "", "1", "2", "50", "9"]]
    assert [row[-2:] for row in by_player[1:]] == [["1", "✗"], ["1", "0"]]
    assert [row[2:7] for row in by_word[1:]] == [
        ["1", "HARE", "1", "1", "5"], ["2", "BEAR", "0", "8", "8"], ["2", "", "1", "9", "13"]]
    now = datetime.datetime.now(datetime.UTC) + datetime.timedelta(hours=9)
    begun = datetime.datetime.fromisoformat(by_word[1][-2]).replace(tzinfo=datetime.UTC)
    assert abs((now - begun).total_seconds()) < 60
    context.close()
    pupil.page.context.close()


def test_a_file_of_marks_that_does_not_come_is_said(table, guest, faults):
    room = room_of(table, make(table, "A class", lines("A")))["id"]
    pupil = guest()
    assert pupil.post("/game", room=room).ok and pupil.post("/guess", letter="A").ok
    shown = table.dialog("room")
    shown.get_by_text("Marks and files").click()
    file = shown.get_by_role("button", name="File: a row for each player", exact=True)
    for fail, said in [
        (lambda route: route.fulfill(status=503, body="<html>"), "The server is out of order."),
        (lambda route: route.abort(), "The server does not answer"),
    ]:
        table.page.route("**/room/table?**", fail, times=1)
        file.click()
        expect(shown.locator(".take [role=status]")).to_contain_text(said)
    faults.clear()


@pytest.mark.long
def test_names_stay_in_the_authors_browser(table, guest):
    make(table, "A class", lines("HARE\nBEAR"))
    for letters in ("HARE", "QHARE"):
        pupil = guest()
        follow(pupil, link_of(table))
        play(pupil, letters, "Play round 1")
    shown = table.dialog("room")
    expect(shown.get_by_role("rowheader")).to_have_count(2)
    sent = []
    table.page.on("request", lambda request: sent.append(request.url + (request.post_data or "")))
    shown.get_by_label("Name of seat 1").fill("Ada, \"A\"")
    table.page.keyboard.press("Enter")
    table.page.keyboard.type("Bruno")
    with table.page.expect_response("**/room?id=**"):
        pass
    expect(shown.get_by_label("Name of seat 2")).to_be_focused()
    shown.get_by_text("Marks and files").click()
    assert [row[0] for row in file_of(shown, "File: a row for each player")] == ["Name", 'Ada, "A"', "Bruno", "Total"]
    assert sent and not [one for one in sent if "Ada" in one or "Bruno" in one]
    shown.get_by_label("Order").select_option(label="Time")
    expect(shown.get_by_role("rowheader")).to_have_count(2)
    shown.get_by_role("button", name="Remove seat 1").click()
    # The question stays while the table is renewed.
    with table.page.expect_response("**/room?id=**"):
        pass
    shown.get_by_role("button", name="Remove seat 1: Sure?").click()
    expect(shown.get_by_role("rowheader")).to_have_count(1)


@pytest.mark.long
def test_the_same_words_or_the_hard_ones_take_two_clicks(table, guest):
    link = make(table, "A class", titled("HARE = a fast one\nBEAR"))
    pupil = guest()
    follow(pupil, link)
    play(pupil, "QWXZVJKL", "Play round 1")
    pupil.dialog("end").get_by_role("button", name="Next round").click()
    pupil.settled_in_room("BEAR")
    shown = table.dialog("room")
    expect(shown.get_by_role("cell", name="won")).to_have_count(1)
    table.page.get_by_text("More", exact=True).click()
    shown.get_by_role("button", name="New room with these words").click()
    expect(table.page.locator("#making-lines")).to_have_value("HARE = a fast one\nBEAR")
    expect(table.page.get_by_label("Title")).to_have_value("Unit 3")
    expect(table.page.locator("#making-scene")).to_have_value("snowman")
    table.page.get_by_role("button", name="Make the link").click()
    expect(table.dialog("making")).to_be_hidden()
    assert link_of(table) != link
    table.escape()
    table.page.locator("#rooms-rows .room", has_text="Unit 3").last.click()
    shown.locator(".words summary").click()
    expect(shown.locator(".words tbody th")).to_have_text(["HARE", "BEAR"])
    shown.get_by_text("More", exact=True).click()
    shown.get_by_role("button", name="New room with the hard words (1)").click()
    expect(table.page.locator("#making-lines")).to_have_value("HARE = a fast one")


def test_all_refused_lines_are_said_at_once_and_the_others_go_on(table, faults):
    form_of(table, "A class")
    table.page.locator("#making-lines").fill("HARE\n123\n\nOX = an ox")
    table.page.get_by_role("button", name="Make the link").click()
    said = table.page.locator("#making-said")
    expect(said.locator("li")).to_have_text([
        "Line 2 cannot be played: signs alone, and nothing to guess. 123",
        "Line 4 cannot be played: the clue gives the word away. OX\tan ox"])
    # The message about a line disappears as soon as the line is mended; the other messages stay.
    area = table.page.locator("#making-lines")
    table.page.route("**/room", lambda route: route.abort())
    area.fill("HARE\nBEAR\n\nOX = an ox")
    expect(said.locator("li")).to_have_text([re.compile("^Line 4")])
    table.page.unroute("**/room")
    area.fill("HARE\nBEAR\n\nOX = " + "x" * 81)
    expect(said.locator("li")).to_have_text([re.compile("the clue is longer than 80 characters")])
    area.fill("HARE\n123\n\nOX = an ox")
    expect(said.locator("li")).to_have_count(2)
    said.get_by_role("button", name="Go on without these lines").click()
    expect(table.dialog("room")).to_contain_text("the room has just your words")
    faults.clear()


@pytest.mark.long
@pytest.mark.parametrize("width", [320, 390])
def test_the_table_at_a_last_end_widens_nothing_and_marks_the_whole_row(table, guest, width):
    link = make(table, "A class", lines("HARE\nBEAR\nOX\nYAK\nSNAIL"))
    pupils = [guest(), guest()]
    for pupil in pupils:
        for word in ("HARE", "BEAR", "OX", "YAK", "SNAIL")[:5 if pupil is pupils[0] else 4]:
            assert pupil.post("/game", room=room_of(table, link)["id"]).ok
            for letter in word:
                assert pupil.post("/guess", letter=letter).ok
    pupil.page.set_viewport_size({"width": width, "height": 844})
    follow(pupil, link)
    play(pupil, "SNAIL", "Play round 5")
    row = pupil.page.locator("#end-room tr[aria-current=true]")
    expect(row).to_contain_text("the fish")
    assert len(set(row.locator("> *").evaluate_all("all => all.map((one) => getComputedStyle(one).backgroundColor)"))) == 1
    assert pupil.page.locator("#end").evaluate("one => one.scrollWidth <= one.clientWidth")


@pytest.mark.long
def test_a_projector_has_the_code_and_who_comes_in(table, guest):
    link = make(table, "A class", titled("HARE"))
    table.page.set_viewport_size({"width": 1920, "height": 1080})
    shown = table.dialog("room")
    shown.get_by_role("button", name="On the projector").click()
    code = re.search("room=(\\w+)", link)[1][:8]
    expect(shown.locator(".code")).to_have_text(f"{code[:4]}-{code[4:]}")
    assert shown.bounding_box() == {"x": 0, "y": 0, "width": 1920, "height": 1080}
    assert shown.locator(".code").bounding_box()["height"] > 60
    for part in (".qr", ".code", ".where", ".back-button"):
        box = shown.locator(part).bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] < 900 and box["y"] + box["height"] <= 1080, part
    for letters in ("HARE", "QWXZVJKL"):
        pupil = guest()
        follow(pupil, link)
        play(pupil, letters)
        expect(pupil.dialog("end")).to_be_visible()
    expect(shown.locator(".arrivals span")).to_have_text(["1●the cat", "2⊗the fish"])
    shown.get_by_role("button", name="Back").click()
    expect(shown.locator(".arrivals")).to_be_hidden()
    shown.get_by_text("More", exact=True).click()
    for name in ("Close the room", "Nobody can begin then. Close?"):
        shown.get_by_role("button", name=name).click()
    expect(shown.locator(".code")).to_have_count(0)


def test_after_a_closed_end_the_next_round_is_nearer_than_a_new_game(table, guest):
    link = make(table, "A class", lines("HARE\nBEAR"))
    pupil = guest()
    shown = follow(pupil, link)
    expect(shown).to_contain_text("2 words. 8 mistakes and you lose. No tricks: the words are fixed.")
    expect(shown.locator(".marks")).to_have_count(0)
    play(pupil, "QHARE", "Play round 1")
    expect(pupil.page.locator("#end-text")).to_have_text("Found with 1 mistake. HARE")
    pupil.escape()
    button = pupil.page.locator("#board-next .main")
    expect(button).to_be_focused()
    expect(button).to_be_in_viewport(ratio=1)
    button.click()
    expect(pupil.page.locator("#terms")).to_have_text("Round 2 of 2")
    expect(button).to_have_count(0)
    pupil.type("QBEAR")
    expect(pupil.page.locator("#end-next .main")).to_be_focused()
    pupil.escape()
    expect(pupil.page.locator("#board-next .main")).to_have_text("See all results")
    pupil.do("new")
    expect(pupil.page.locator("#board-next .main")).to_have_count(0)


def test_the_end_of_a_round_leaves_the_focus_where_its_player_moved_it(browser, table, small):
    table.page.goto(strangers_room(browser, small.url, words="A\nBEAR"))
    table.dialog("room").get_by_role("button", name="Play round 1").click()
    expect(table.dialog("room")).to_be_hidden()
    table.gone_back()
    table.share_before("**/room?id=**", lambda: table.type("A"))


@pytest.mark.parametrize(("width", "first"), [(390, "Share"), (1280, "On the projector")])
def test_the_main_button_of_a_class_is_what_its_screen_is_good_for(table, width, first):
    table.page.set_viewport_size({"width": width, "height": 800})
    make(table, "A class", lines("HARE\nBEAR"))
    expect(table.page.locator("#room-author .buttons > button").first).to_have_text(first)
    expect(table.page.locator("#room-author .main")).to_have_text(first)
    expect(table.page.locator("#room-table .dare .vh")).to_have_text("Waiting for the first player…")


@pytest.mark.parametrize("width", [390, 1280])
def test_what_is_seldom_wanted_is_a_menu_that_moves_nothing(table, width):
    table.page.set_viewport_size({"width": width, "height": 800})
    make(table, "A class", lines("HARE\nBEAR"))
    more, menu = table.page.get_by_text("More", exact=True), table.page.locator("#room .menu")
    places = lambda: [table.page.locator(part).bounding_box() for part in (".more > summary", ".code")]  # noqa: E731
    before = places()
    more.click()
    # The three prints are one entry.
    menu.get_by_text("Print", exact=True).click()
    expect(menu.get_by_role("button", name="Print the code")).to_be_visible()
    expect(menu).to_be_in_viewport(ratio=1)
    assert places() == before
    table.page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    expect(table.dialog("room")).to_be_visible()
    more.click()
    table.page.get_by_text("the room has just your words").click()
    expect(menu).to_be_hidden()
    expect(table.page.locator("#room-is bdi").first).to_be_visible()
    more.click()
    expect(table.page.locator("#room-table")).to_have_attribute("inert", "")
    for label in ("Close the room", "Nobody can begin then. Close?"):
        menu.get_by_role("button", name=label).click()
    expect(menu.get_by_role("button", name="Close the room")).to_have_count(0)
    expect(table.page.locator("#room-table")).not_to_have_attribute("inert", "")


def test_a_double_click_asks_and_does_not_answer(table):
    make(table, "A class", lines("HARE"))
    table.page.get_by_text("More", exact=True).click()
    table.page.get_by_role("button", name="Close the room").dblclick()
    question = table.page.get_by_role("button", name="Nobody can begin then. Close?")
    expect(question).to_be_visible()
    question.click()
    expect(table.page.locator("#room-said")).to_contain_text("This room is closed")


def server_time(seconds):
    return (datetime.datetime.now(datetime.UTC) + datetime.timedelta(seconds=seconds)).strftime("%Y-%m-%dT%H:%M:%SZ")


def test_a_room_opens_and_closes_by_the_servers_clock(table, guest, small):
    pupil = guest()
    # A clock that is an hour wrong counts down as well.
    pupil.page.add_init_script("const now = Date.now; Date.now = () => now() + 36e5;")
    # The browser starts before the room is made, because it may take longer than the room stays shut.
    pupil.page.goto(pupil.url)
    pupil.ready()
    times = {"opensAt": server_time(8), "closesAt": server_time(16)}
    room = table.post("/room", words="HARE\nBEAR", scene="snowman", **times).json()
    link = f"{small.url}/#room={room['id']}"
    shown = follow(pupil, link)
    expect(shown.locator(".wait")).to_have_text(re.compile("^0:0[1-8]$"))
    expect(shown.locator(".say")).to_have_text(re.compile("^It begins at "))
    expect(shown.get_by_role("button", name="Play round 1/2")).to_be_visible()
    expect(shown.locator(".say")).to_contain_text("You are the cat.")
    expect(shown).to_contain_text("This room is closed")
    author = follow(table, f"{link}&key={room['key']}")
    table.page.set_viewport_size({"width": 1280, "height": 800})
    expect(author).to_contain_text("This room is closed")
    author.get_by_text("More", exact=True).click()
    author.get_by_text("Opens and closes").click()
    author.get_by_label("Closes", exact=True).fill("2000-01-01T00:00")
    author.get_by_role("button", name="Set these times").click()
    expect(author).to_contain_text("It must close after it opens.")
    author.get_by_label("Closes", exact=True).fill("")
    author.get_by_role("button", name="Set these times").click()
    expect(author.locator(".code")).to_be_visible()
    assert room_of(table, link)["closesAt"] is None


def test_an_exam_is_made_with_its_times(table):
    def fill(page):
        lines("HARE")(page)
        page.locator("#making-more summary").click()
        page.get_by_label("Opens", exact=True).fill("2040-01-01T09:00")
        page.get_by_label("Closes", exact=True).fill("2040-01-01T08:00")
        page.get_by_role("button", name="Make the link").click()
        expect(page.locator("#making-said")).to_have_text("It must close after it opens.")
        page.get_by_label("Closes", exact=True).fill("2040-01-01T09:20")

    room = room_of(table, make(table, "A class", fill))
    times = [datetime.datetime.fromisoformat(room[name]) for name in ("opensAt", "closesAt")]
    assert times[1] - times[0] == datetime.timedelta(minutes=20)
    expect(table.dialog("room")).to_contain_text(re.compile("It begins at 9:00.AM, Sun, Jan 1. It closes at 9:20.AM, Sun, Jan 1."))


@pytest.mark.long
def test_a_name_stays_with_its_pupil_and_seats_go_by_rules(table, guest):
    table.page.set_viewport_size({"width": 1280, "height": 800})
    link = make(table, "A class", lines("HARE\nBEAR"))
    room = room_of(table, link)["id"]

    def come(letters):
        pupil = guest()
        assert pupil.post("/game", room=room).ok
        for letter in letters:
            assert pupil.post("/guess", letter=letter).ok
        return pupil

    for letters in ("HARE", "HARE", "H"):
        come(letters)
    shown = table.dialog("room")
    shown.get_by_label("Name of seat 2").fill("Bo")
    table.page.keyboard.press("Enter")
    expect(shown.get_by_label("Name of seat 2")).not_to_be_focused()
    shown.get_by_label("Name of seat 1").fill("Ada")
    table.page.keyboard.press("Enter")
    for _ in range(2):
        shown.get_by_role("button", name="Remove seat 1").click()
    expect(shown.locator("tr[data-seat]")).to_have_count(1)
    come("HARE")
    # The number of a seat that was removed is another pupil's; the name is not.
    expect(shown.locator("tr[data-seat]")).to_have_count(2)
    expect(shown.get_by_label("Name of seat 1")).to_have_value("")
    expect(shown.get_by_label("Name of seat 2")).to_have_value("Bo")
    shown.get_by_text("Remove several").click()
    shown.get_by_label("Guesses, at most").fill("1")
    for name in ("Remove", "Sure?"):
        shown.locator(".several .field", has_text="Guesses, at most").get_by_role("button", name=name).click()
    expect(shown.locator(".idle")).to_have_count(0)
    for name in ("Remove all without a name (1)", "Sure?"):
        shown.locator(".several > button", has_text=name).click()
    expect(shown.get_by_role("rowheader")).to_have_count(1)
    shown.get_by_text("More", exact=True).click()
    shown.get_by_role("button", name="Lock the door").click()
    expect(shown).to_contain_text("The door is locked: nobody new comes in.")
    late = guest()
    follow(late, link).get_by_role("button", name="Play round 1").click()
    expect(late.dialog("room")).to_contain_text("This room takes nobody new.")


@pytest.mark.long
def test_a_changed_code_leads_in_who_has_it_and_nobody_by_the_old_one(table, guest):
    table.page.set_viewport_size({"width": 1280, "height": 800})
    link = make(table, "A class", lines("HARE\nBEAR"))
    pupil, late = guest(), guest()
    follow(pupil, link)
    shown = table.dialog("room")
    shown.get_by_text("More", exact=True).click()
    for name in ("Change the code", "Old code and link end. Change?"):
        shown.get_by_role("button", name=name).click()
    expect(shown.locator(".code")).to_have_text(re.compile(r"^(\w{4}-){2}\w{4}$"))
    code = shown.locator(".code").inner_text()
    expect(shown.locator("#room-said")).to_have_text(f"The new code: {code}")
    # Who is in plays on.
    pupil.dialog("room").get_by_role("button", name="Play round 1").click()
    pupil.settled_in_room("HARE")
    refusal = "This room has a new code of 12 letters. Ask for it."
    expect(follow(late, link)).to_contain_text(refusal)
    late.open()
    late.do("together")
    expect(late.page.get_by_label("Room code or link")).to_be_focused()
    late.page.keyboard.type(code[:9])
    expect(late.page.locator("#together-said")).to_have_text(refusal)
    late.gone_back()
    expect(late.page.get_by_label("Room code or link")).to_be_focused()
    late.page.keyboard.type(code[9:])
    expect(late.dialog("room").get_by_role("button", name="Play round 1")).to_be_visible()
    late.dialog("room").get_by_role("button", name="Play round 1").click()
    late.settled_in_room("HARE")
    new = table.page.evaluate(LINK) + f"&pass={code[10:]}"
    expect(follow(guest(), new).get_by_role("button", name="Play round 1")).to_be_visible()
    # The author finds the new code again, as long as the room lives.
    follow(table, own_link(table))
    expect(table.dialog("room").locator(".code")).to_have_text(code)


@pytest.mark.long
def test_at_the_close_all_see_the_results_without_a_click(table, guest):
    link = make(table, "A class", lines("HARE\nBEAR"))
    pupil = guest()
    follow(pupil, link)
    play(pupil, "HARE", "Play round 1")
    pupil.dialog("end").get_by_role("button", name="Your rounds").click()
    shown = pupil.dialog("room")
    expect(shown).to_contain_text("You see the others once you have played every round.")
    expect(shown.locator(".say")).to_have_text("You are the cat. Well done!")
    expect(shown.get_by_role("listitem")).to_have_text(["won, 0 mistakes✓", "2"])
    expect(shown.locator("[aria-current=true]")).to_have_text("2")
    expect(shown.get_by_role("button")).to_have_text(["×", "Play round 2/2"])
    room = room_of(table, link)["id"]
    key = table.page.evaluate("() => JSON.parse(localStorage.hangmanRooms)[0].key")
    assert table.post("/room/close", id=room, key=key).ok
    expect(shown).to_contain_text("This room is closed: nobody begins any more.")
    expect(shown.get_by_role("button", name="Play")).to_have_count(0)
    expect(shown).not_to_contain_text("You see the others once")


@pytest.mark.long
def test_200_seats_fit_on_a_projector(table, guest, small):
    link = make(table, "A class", lines("OX\nYAK"))
    file = max(small.state.glob("rooms/*/*"), key=lambda path: path.stat().st_mtime_ns)
    empty = session_file.read_room(file)
    key = table.page.evaluate("() => JSON.parse(localStorage.hangmanRooms)[0].key")
    author = guest()
    # As on iPhones: a window of the whole screen cannot be resized.
    author.page.add_init_script("delete Element.prototype.requestFullscreen")
    shown = follow(author, f"{link}&key={key}")
    shown.get_by_role("button", name="On the projector").click()
    for count in (40, 200):
        players = [hashlib.sha256(b"%d" % number).hexdigest() for number in range(count)]
        seats = "".join(f"seat {player} w0 9 1 60,w0 9 1 60\n" for player in players)
        session_file.write_room(file, empty + seats.encode())
        expect(shown.locator(".arrivals span")).to_have_count(count)
        for _ in windows(author.page, (1920, 1080), (844, 390)):
            expect(shown.get_by_role("button", name="Back")).to_be_in_viewport(ratio=1)
            assert author.page.evaluate("""() => [...document.querySelectorAll('.arrivals :is(span, span :not(.vh), p)')]
              .filter((one) => !(one instanceof SVGElement)).filter((one) => {
                const { right, bottom } = one.getBoundingClientRect();
                return one.scrollWidth > one.clientWidth || right > innerWidth || bottom > innerHeight;
              }).map((one) => one.textContent)""") == [], count


def test_a_pupil_who_reads_the_invitation_has_come_in(table, guest):
    """A wall shows an animal without dots, and no longer waits for a first player."""
    link = make(table, "A class", lines("HARE\nBEAR"))
    table.page.set_viewport_size({"width": 1280, "height": 800})
    shown = table.dialog("room")
    shown.get_by_role("button", name="On the projector").click()
    expect(shown.locator("#room-table .dare")).to_be_visible()
    pupil = guest()
    invitation = follow(pupil, link)
    expect(invitation.locator(".say")).to_have_text("You are the cat. Guess these words. Do you dare?")
    expect(invitation.get_by_role("button", name="Play round 1/2")).to_be_focused()
    expect(shown.locator(".arrivals span")).to_have_text(["1the cat"])
    expect(shown.locator("#room-table .dare")).to_be_hidden()
    # A game that can still be won is not given up for it.
    busy = guest()
    busy.open().type("H")
    expect(follow(busy, link).locator(".say")).to_have_text("Guess these words. Do you dare?")
    assert busy.game["room"] is None and room_of(busy, link)["seats"] == 1


@pytest.mark.long
def test_a_room_that_was_entered_elsewhere_has_a_name_and_a_drawing(table, guest, small):
    """Begun in one browser, ended in another one by its player's code."""
    link = make(table, "A class", titled("HARE"))
    pupil = guest()
    follow(pupil, link)
    pupil.dialog("room").get_by_role("button", name="Play it").click()
    expect(pupil.dialog("room")).to_be_hidden()
    pupil.gone_back()
    pupil.type("HA")
    other = guest().known()
    other.post("/code/use", code=pupil.post("/code").json()["code"])
    other.page.goto(small.url)
    other.ready()
    expect(other.page.locator("h1 .vh")).to_have_text("Unit 3")
    assert other.page.locator("#picture").get_attribute("data-shown") == "snowman playing 0"
    other.do("together")
    expect(other.page.locator("#rooms-rows bdi")).to_have_text("Unit 3")
    other.escape()
    other.settled_in_room("RE")


@pytest.mark.long
def test_those_who_have_not_begun_are_removed_at_once_and_may_come_again(table, guest):
    link = make(table, "A class", lines("HARE"))
    played, idle = guest(), guest()
    follow(played, link)
    play(played, "HARE")
    follow(idle, link).get_by_role("button", name="Play it").click()
    expect(idle.dialog("room")).to_be_hidden()
    shown = table.dialog("room")
    # Who has just come in hops.
    expect(shown.locator(".come .new .name")).to_have_attribute("placeholder", "the fish")
    # A name is written as soon as its pupil has come in, and stays while others come.
    shown.get_by_label("Name of seat 2").fill("Bo")
    table.page.keyboard.press("Enter")
    expect(shown.get_by_label("Name of seat 1")).to_have_attribute("placeholder", "the cat")
    expect(shown.get_by_text("1 has not finished a word yet:")).to_be_visible()
    # A single one goes, too.
    assert guest().post("/game", room=re.search(r"room=(\w+)", link)[1]).ok
    for name in ("Remove seat 3", "Remove seat 3: Sure?"):
        shown.locator(".idle").get_by_role("button", name=name).click()
    expect(shown.locator(".come .name")).to_have_count(1)
    remove = shown.locator(".idle > button")
    for name in (re.compile("Remove all who have not begun"), "Sure?"):
        expect(remove).to_have_text(name)
        remove.click()
    expect(shown.locator(".idle")).to_have_count(0)
    expect(shown.get_by_role("rowheader")).to_have_count(1)
    assert room_of(table, link)["seats"] == 1
    idle.gone_back()
    idle.settled_in_room("HARE")
    assert room_of(table, link)["seats"] == 2


def test_a_room_just_made_is_among_ones_own(table):
    make(table, "A class", titled("HARE"))
    table.escape()
    expect(table.page.locator("#rooms-rows bdi")).to_have_text("Unit 3")
    room = room_of(table, make(table, "A class", lines("HARE")))
    table.escape()
    expect(table.page.locator("#rooms-rows li").first).to_contain_text("HARE")
    expect(table.page.locator("#rooms-rows li").first).to_contain_text(f"{room['id'][:4]}-{room['id'][4:8]}")
    assert room["scene"] == "snowman", "nobody is hanged unless the teacher wants it"


def test_a_damaged_list_of_rooms_keeps_nothing_from_opening(table):
    table.page.add_init_script("localStorage.hangmanRooms = JSON.stringify([null, { id: '0'.repeat(26), at: 'never' }, "
                               "{ id: '1'.repeat(26), card: 'nonsense' }])")
    table.open()
    table.do("together")
    expect(table.page.locator("#rooms-rows bdi")).to_have_text(["Words for you"] * 2)


KEPT = """(count) => {
  const rooms = Array.from({ length: count }, (_, i) => ({
    id: String(i).padStart(26, '0'), key: 'Z'.repeat(26), card: 'class', title: `Unit ${i}`,
    at: new Date(Date.now() - i * 36e5).toISOString(), pupils: i % 30, finished: i % 20 }));
  const names = Object.fromEntries(rooms.map(({ id }) => [id,
    Object.fromEntries(Array.from({ length: 30 }, (_, i) => [i + 1, `Pupil ${i} of ${id.slice(-4)}`]))]));
  localStorage.hangmanRooms = JSON.stringify(rooms);
  localStorage.hangmanNames = JSON.stringify(names);
}"""


@pytest.mark.long
@pytest.mark.parametrize("count", [41, 200, 2000])
def test_no_room_pushes_another_out_of_the_browser(table, guest, count, tmp_path):
    table.open()
    table.page.evaluate(KEPT, count)
    room = room_of(table, make(table, "A class", titled("HARE")))
    table.escape()
    rooms = table.page.evaluate("() => JSON.parse(localStorage.hangmanRooms)")
    assert len(rooms) == count + 1 and rooms[0]["id"] == room["id"]
    assert rooms[-1]["key"] == "Z" * 26 and rooms[-1]["title"] == f"Unit {count - 1}"
    rows = table.page.locator("#rooms-rows .room")
    expect(rows).to_have_count(20)
    find = table.page.get_by_label("Find a room")
    last = f"Unit {count - 1}"
    find.fill(last.lower())
    expect(rows).to_have_count(1)
    for name in (f"Remove {last} from your rooms", "Its key goes too. Remove?"):
        table.page.get_by_role("button", name=name).click()
    # Who removes several of a search need not type it again.
    expect(find).to_have_value(last.lower())
    expect(table.page.locator("#rooms-rows")).to_have_text("No room found.")
    find.fill("")
    table.page.get_by_label("Order").select_option(label="Most players first")
    expect(rows.first).to_contain_text("Players: 29, finished: ")
    with table.page.expect_download() as file:
        table.page.get_by_role("button", name="Save your rooms as a file").click()
    file.value.save_as(tmp_path / "rooms.json")
    other = guest()
    other.open()
    other.do("together")
    other.page.locator("#together-rooms input[type=file]").set_input_files(tmp_path / "rooms.json")
    expect(other.page.locator("#rooms-said")).to_have_text(f"Rooms added: {count:,}.")
    names = other.page.evaluate("() => JSON.parse(localStorage.hangmanNames)")
    assert len(names) == count - 1 and len(names[rooms[-2]["id"]]) == 30
    # Rows are drawn as they are scrolled to, because 2,000 at once would take seconds.
    for drawn in range(20, min(count, 200), 20):
        expect(rows).to_have_count(drawn)
        rows.last.scroll_into_view_if_needed()
    expect(rows).to_have_count(min(count, 200))


def test_a_search_and_the_focus_stay_when_a_room_closes(table, faults):
    table.open()
    table.page.evaluate(KEPT, 6)
    table.do("together")
    table.page.get_by_label("Find a room").fill("unit 3")
    room = table.page.locator("#rooms-rows .room").first
    room.click()
    expect(table.page.locator("#room-said")).to_contain_text("There is no such room")
    table.escape()
    expect(table.page.get_by_label("Find a room")).to_have_value("unit 3")
    expect(room).to_be_focused()
    faults.clear()


def test_a_room_leaves_the_list_by_its_authors_hand_or_after_400_days_which_is_said(table):
    table.page.add_init_script("localStorage.hangmanRooms ??= JSON.stringify(["
                               "{ id: '1'.repeat(26), key: 'Z'.repeat(26), title: 'Old', at: '2020-01-01T00:00:00Z' },"
                               "{ id: '2'.repeat(26), key: 'Z'.repeat(26), title: 'Own', at: new Date().toISOString() },"
                               "{ id: '3'.repeat(26), title: 'Entered', at: new Date(Date.now() - 6e4).toISOString() }])")
    table.open()
    table.do("together")
    names = table.page.locator("#rooms-rows bdi")
    expect(names).to_have_text(["Own", "Entered"])
    expect(table.page.locator("#rooms-said")).to_have_text("Expired after 400 days, and gone from this list: 1.")
    table.page.get_by_role("button", name="Remove Own from your rooms").click()
    expect(names).to_have_text(["Own", "Entered"])
    table.page.get_by_role("button", name="Its key goes too. Remove?").click()
    expect(names).to_have_text(["Entered"])


def test_rooms_names_and_keys_go_to_another_browser_as_a_file(table, guest, tmp_path):
    link = make(table, "A class", titled("HARE"))
    room = room_of(table, link)["id"]
    table.page.evaluate("(id) => { localStorage.hangmanNames = JSON.stringify({ [id]: { 1: 'Ada' } }); }", room)
    table.escape()
    with table.page.expect_download() as file:
        table.page.get_by_role("button", name="Save your rooms as a file").click()
    expect(table.page.locator("#rooms-said")).to_have_text(
        "The file has keys and names: whoever has it can change your rooms.")
    file.value.save_as(tmp_path / "rooms.json")
    other = guest()
    other.open()
    other.do("together")
    for content, said in [("{}", "This file has no rooms."), (None, "Rooms added: 1."), (None, "Rooms added: 0.")]:
        path = tmp_path / "rooms.json"
        if content:
            path = tmp_path / "other.json"
            path.write_text(content)
        other.page.locator("#together-rooms input[type=file]").set_input_files(path)
        expect(other.page.locator("#rooms-said")).to_have_text(said)
    other.page.locator("#rooms-rows .room").click()
    expect(other.dialog("room").get_by_role("button", name="Share")).to_be_visible()
    assert other.page.evaluate("(id) => JSON.parse(localStorage.hangmanNames)[id][1]", room) == "Ada"


NO_SPACE = """Storage.prototype.setItem = () => { throw new Error('full'); };
Object.defineProperty(window, 'localStorage', { get() { throw new Error('full'); } });"""


def test_a_browser_without_space_says_that_it_keeps_no_room(table):
    table.page.add_init_script(NO_SPACE)
    form_of(table, "A class")
    table.page.locator("#making-lines").fill("HARE")
    table.page.get_by_role("button", name="Make the link").click()
    expect(table.page.locator("#room-said")).to_have_text(
        "This browser has no space for this room. Copy your own link.")


def test_nobody_is_hanged_in_a_room_whose_guest_has_no_space_for_it(browser, table, small):
    table.page.add_init_script(NO_SPACE)
    table.page.goto(strangers_room(browser, small.url, words="HARE", title="Unit 3", scene="snowman"))
    table.dialog("room").get_by_role("button", name="Play it").click()
    expect(table.page.locator("#picture")).to_have_attribute("data-shown", "snowman playing 0")
    expect(table.page.locator("h1 .vh")).to_have_text("Unit 3")


def test_a_pupil_comes_in_by_two_taps_and_eight_letters(table, guest):
    room = room_of(table, make(table, "A class", lines("HARE\nBEAR")))["id"]
    pupil = guest()
    pupil.page.set_viewport_size({"width": 390, "height": 844})
    pupil.open()
    pupil.do("together")
    expect(pupil.page.get_by_label("Room code or link")).to_be_focused()
    pupil.page.keyboard.type(f"{room[:4]}-{room[4:8]}".lower())
    pupil.page.keyboard.press("Enter")
    expect(pupil.dialog("room").get_by_role("button", name="Play round 1")).to_be_visible()
    pupil.dialog("room").get_by_role("button", name="Play round 1").click()
    expect(pupil.page.locator("#your-seat")).to_contain_text("You are the cat.")
    # From its board the way to another device is in the menu.
    pupil.gone_back()
    pupil.page.locator("#menu-button").click()
    pupil.dialog("menu").get_by_role("button", name="Go on with another device").click()
    expect(pupil.dialog("code").get_by_role("heading", name="I have a player code")).to_be_visible()


def test_a_clue_names_no_language_that_it_lacks(table, guest):
    link = make(table, "A class", lines("HARE = a fast one"))
    pupil = guest()
    follow(pupil, link)
    pupil.dialog("room").get_by_role("button", name="Play it").click()
    clue = pupil.page.locator("#the-clue bdi")
    expect(clue).to_have_text("a fast one")
    assert clue.get_attribute("lang") is None
    # The clue is the only help: it is as large as the word allows, right above it, and never cut.
    pupil.page.set_viewport_size({"width": 320, "height": 568})
    pupil.page.evaluate("document.documentElement.style.fontSize = '200%'")
    line, word = (pupil.page.locator(one).bounding_box() for one in ("#the-clue", "#word"))
    assert 0 <= word["y"] - line["y"] - line["height"] < 20
    assert clue.evaluate("e => e.closest('p').scrollHeight - e.closest('p').clientHeight") <= 0


def test_paper_has_blanks_answers_and_no_buttons(table):
    make(table, "A class", titled("HARE = a fast one\nJEAN-PIERRE"))
    table.page.evaluate("() => { print = () => {}; }")
    table.page.get_by_text("More", exact=True).click()
    sheet = table.page.get_by_role("button", name="Print a sheet for pupils")
    expect(sheet).to_be_hidden()
    table.page.get_by_text("Print", exact=True).press("Enter")
    sheet.click()
    table.page.emulate_media(media="print")
    pages = table.page.locator("section.page")
    expect(pages.first).to_contain_text("a fast one")
    assert [pages.first.locator("li").nth(i).locator("i").count() for i in range(2)] == [4, 10]
    expect(pages.first).not_to_contain_text("HARE")
    expect(pages.last.locator("li b")).to_have_text(["HARE", "JEAN-PIERRE"])
    expect(table.page.locator("#room").get_by_role("button")).to_have_count(0)
    expect(pages.first.locator(".to-fill")).to_have_text("Name:")
    assert pages.first.locator(".to-fill i").bounding_box()["width"] > 200
    expect(pages.last.locator(".to-fill")).to_have_count(0)
    table.page.evaluate("() => { document.documentElement.dataset.print = 'table'; }")
    expect(table.page.locator("#room").get_by_role("button")).to_have_count(0)


@pytest.mark.long
def test_the_table_hides_a_word_that_most_have_not_played_and_paper_cuts_no_name(table, guest):
    table.page.set_viewport_size({"width": 1280, "height": 800})
    link = make(table, "A class", lines("HARE\nBEAR"))
    pupil = guest()
    for letters in ("QHARE", "QWXZVJKL"):
        assert pupil.post("/game", room=room_of(table, link)["id"]).ok
        for letter in letters:
            assert pupil.post("/guess", letter=letter).ok
    shown = table.dialog("room")
    words = shown.locator("thead bdi")
    # Each mark has its meaning below the table, as far as it occurs.
    expect(shown.locator("tbody b[aria-hidden]")).to_have_text(["✓ 1", "✗"])
    expect(shown.locator(".legend > *")).to_have_text(["✓ 1 won, 1 mistake", "✗ lost", "⊖ Remove"])
    # A word is hidden until more than half have played it.
    for letters in ("HARE", "HARE"):
        pupil = guest()
        assert pupil.post("/game", room=room_of(table, link)["id"]).ok
        for letter in letters:
            assert pupil.post("/guess", letter=letter).ok
    expect(shown.locator("tr[data-seat]")).to_have_count(3)
    expect(words.nth(0)).to_be_visible()
    expect(words.nth(1)).to_be_hidden()
    name = "Müller-Lüdenscheidt, Jürgen"
    shown.get_by_label("Name of seat 1").fill(name)
    table.page.keyboard.press("Enter")
    table.page.evaluate("() => { document.documentElement.dataset.print = 'table'; }")
    table.page.emulate_media(media="print")
    expect(words.nth(1)).to_be_visible()
    printed = shown.locator("b.on-paper").first
    expect(printed).to_have_text(name)
    assert printed.evaluate("one => one.scrollWidth <= one.clientWidth")
    expect(shown.locator("input.name").first).to_be_hidden()
    table.page.emulate_media(media="screen")
    shown.get_by_text("More", exact=True).click()
    for label in ("Close the room", "Nobody can begin then. Close?"):
        shown.get_by_role("button", name=label).click()
    expect(words).to_have_text(["HARE", "BEAR"])
    expect(words.nth(1)).to_be_visible()
    expect(shown.locator(".code")).to_have_count(0)


@pytest.mark.parametrize("voice, count", [("en-GB", 1), ("de-DE", 0)])
def test_a_word_is_heard_where_the_browser_has_a_voice_for_it(table, voice, count):
    """The browser's part is played by the test: those that run without a head have no voices."""
    table.page.add_init_script(f"""
      window.heard = [];
      const voices = [{{ lang: '{voice}' }}];
      Object.defineProperty(window, 'speechSynthesis', {{ value: {{ getVoices: () => voices, cancel() {{}},
        addEventListener() {{}}, speak: (said) => heard.push([said.text, said.lang]) }} }});
      window.SpeechSynthesisUtterance = class {{ constructor(text) {{ this.text = text; }} }};""")
    table.open().win()
    table.page.locator("#end-word summary").click()
    button = table.dialog("end").get_by_role("button", name="Hear it")
    expect(button).to_have_count(count)
    if count:
        button.click()
        assert table.page.evaluate("() => heard") == [["hangman", voice]]


def test_voices_that_come_late_are_looked_for_once_after_several_games(table):
    table.open().win()
    table.do("new", "#end")
    expect(table.dialog("end")).to_be_hidden()
    table.gone_back()
    table.win()
    looked = table.page.evaluate("""() => {
      let looked = 0;
      speechSynthesis.getVoices = () => [{ lang: `en-${(looked += 1)}` }];
      speechSynthesis.dispatchEvent(new Event('voiceschanged'));
      return looked;
    }""")
    assert looked == 1
    table.page.locator("#end-word summary").click()
    expect(table.dialog("end").get_by_role("button", name="Hear it")).to_be_visible()


@pytest.mark.long
def test_a_class_is_made_in_four_clicks_without_typing_a_word(real):
    real.open(list="easy")
    real.do("together")
    real.page.get_by_role("button", name="A class").click()
    real.page.get_by_role("button", name="20 easy words with clues").click()
    area = real.page.locator("#making-lines")
    expect(area).to_have_value(re.compile(r"^([A-Z]+ = (?!\w+: )[^\n]+(\n|$)){20}$"))
    real.page.get_by_role("button", name="Make the link").click()
    rounds = real.get("/room?id=" + re.search("room=(\\w+)", link_of(real))[1])["rounds"]
    assert len(rounds) == 20 and all(one["clue"] for one in rounds)


def test_a_list_with_few_fair_clues_says_how_many_there_are(page, serve, readable_tmp):
    data = readable_tmp / "few-clues"
    (data / "lists").mkdir(parents=True)
    (data / "meanings").mkdir()
    easy = plistlib.dumps(["OTTER", "HERON", "PONY", "WOLF"])
    (data / "words.plist").write_bytes(easy)
    (data / "lists/easy.plist").write_bytes(easy)
    (data / "meanings/en.txt").write_text("HERON\tnoun: a grey bird\nOTTER\tnoun: swims on its back\nWOLF\tnoun: a wolf\n")
    table = Table(page, serve("lighttpd", data=data).url)
    form_of(table, "A class")
    table.page.get_by_role("button", name="20 easy words with clues").click()
    expect(table.page.locator("#making-lines")).to_have_value(re.compile("^[A-Z]+ = .*\\n[A-Z]+ = .*$"))
    expect(table.page.locator("#making-said")).to_have_text("This list has only 2 words with a fair clue.")


def test_drawn_words_follow_those_that_are_typed(real):
    real.open(list="easy")
    real.do("together")
    real.page.get_by_role("button", name="A class").click()
    area = real.page.locator("#making-lines")
    area.fill("xylem = carries water\n\n")
    draw = real.page.get_by_role("button", name="20 easy words with clues")
    draw.click()
    expect(area).to_have_value(re.compile(r"^xylem = carries water(\n[A-Z]+ = [^\n]+){20}$"))


@pytest.mark.parametrize("words, fat", [(2, 1), (12, 1.1), (40, 1.3)])
def test_the_devil_of_a_trap_has_its_words_in_his_belly(table, words, fat):
    form_of(table, "A trap")
    stage = table.page.locator("#making-seen")
    expect(stage.locator(".letters")).to_have_count(0)
    width = "one => one.getBBox().width"
    thin = stage.locator(".bulk").evaluate(width)
    table.page.locator("#making-lines").fill("\n".join(LATIN[i // 26] + LATIN[i % 26] for i in range(words)))
    expect(stage.locator(".letters")).to_have_count(1)
    assert stage.locator(".bulk").evaluate(width) > fat * thin


def test_a_class_shows_the_picture_that_its_pupils_will_see(table):
    form_of(table, "A class")
    stage, dialog = table.page.locator("#making-seen"), table.dialog("making")
    expect(stage.locator(".scene .snow")).not_to_have_count(0)
    expect(dialog).to_have_attribute("data-look", "class")
    table.page.get_by_label("Title, if you like").fill("Animals")
    expect(stage.locator(".address .letters")).to_have_count(1)
    table.page.locator("#making-more summary").click()
    table.page.locator("#making-scene").select_option("gallows")
    expect(stage.locator(".scene .snow")).to_have_count(0)
    expect(dialog).to_have_attribute("data-look", "")


def test_the_drawn_words_are_played_in_english_whatever_the_page_speaks(real):
    real.page.add_init_script("localStorage.hangman ??= JSON.stringify({ language: 'ru' });")
    real.open(list="easy")
    real.do("together")
    real.page.locator("#cards [value=class]").click()
    real.page.locator("#making .slip + .field button").click()
    expect(real.page.locator("#making-lines")).to_have_value(re.compile("[A-Z]+ = "))
    real.page.locator("#making .main").click()
    expect(real.page.locator("#room .code")).to_be_visible()


def test_the_languages_of_a_form_are_sorted_as_its_reader_sorts_them(real):
    real.page.add_init_script("localStorage.hangman ??= JSON.stringify({ language: 'de' });")
    real.open(list="easy")
    real.do("together")
    real.page.locator("#cards [value=class]").click()
    names = real.page.locator("#making-list option").all_text_contents()
    assert len(names) == 20
    assert names[:4] == ["Dänisch", "Deutsch", "Englisch", "Finnisch"]


def test_words_that_are_typed_get_clues_by_a_tap(real):
    real.open(list="easy")
    real.do("together")
    real.page.get_by_role("button", name="A class").click()
    area = real.page.locator("#making-lines")
    area.fill("pony\nxqzzk\nwolf = grey\nelephant\n\ncastle")
    offers = real.page.locator("#making-clues button")
    expect(offers).to_have_count(5)
    expect(offers.last).to_have_text("xqzzk: your own clue")
    offers.nth(1).click()
    expect(area).to_have_value(re.compile(r"^pony = (?!noun).+\nxqzzk\nwolf = grey\nelephant\n\ncastle$"))
    expect(offers).to_have_count(4)
    real.page.get_by_role("button", name="Take all").click()
    expect(area).to_have_value(
        re.compile(r"^pony = (?!noun).+\nxqzzk\nwolf = grey\nelephant = (?!noun).+\n\ncastle = (?!noun).+$"))
    offers.get_by_text("xqzzk").click()
    real.page.keyboard.type("nonsense")
    expect(area).to_have_value(re.compile("\nxqzzk = nonsense\nwolf"))
    expect(real.page.locator("#making-clues")).to_be_hidden()


def test_the_box_of_words_counts_them_and_shows_whole_lines(table):
    table.open()
    table.do("together")
    table.page.get_by_role("button", name="A trap").click()
    expect(table.page.locator("#making-count")).to_be_empty()
    area = table.page.locator("#making-lines")
    for words in (1, 30, 7):
        area.fill("BEAR\n" * words)
        expect(table.page.locator("#making-count")).to_have_text(f"{words} word{'s' * (words > 1)}")
        assert area.evaluate("(area) => area.scrollHeight <= area.clientHeight")


@pytest.mark.parametrize("own", ["", "gallows", "snowman"])
def test_an_invitation_has_the_look_of_its_room_whatever_the_guests_drawing(browser, small, own):
    trap = "BEAR\nBOAR\nDEER\nHARE"
    context = browser.new_context(service_workers="block")
    guest = Table(context.new_page(), small.url)
    guest.page.add_init_script(f"localStorage.hangman ??= JSON.stringify({{ scene: '{own}' }})")
    html, devil = guest.page.locator("html"), guest.page.locator("#room-stage .devil:not(.maker)")
    guest.page.goto(strangers_room(browser, small.url, trap=trap, scene="gallows"))
    expect(devil).to_be_visible()
    expect(html).to_have_attribute("data-look", "")
    guest.page.evaluate("import('./state.js').then(({ update }) => update())")
    expect(html).to_have_attribute("data-look", "")
    guest.dialog("room").locator(".turn .main").click()
    expect(guest.dialog("room")).to_be_hidden()
    expect(html).to_have_attribute("data-look", "")
    # A room with another drawing is for a class.
    guest.page.goto("about:blank")
    guest.page.goto(strangers_room(browser, small.url, trap=trap, scene="balloon"))
    expect(guest.page.locator("#room-stage .maker")).to_be_visible()
    expect(guest.dialog("room")).to_have_attribute("data-look", "class")
    context.close()
