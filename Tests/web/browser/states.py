"""Every state that a player can see: a function each that brings a table into it."""

from playwright.sync_api import expect

from calls import last_like
from table import ENDPOINT


def start(table):
    table.open()


def known(table):
    table.known().open()


def middle(table):
    table.open().type("HAZQ")
    table.page.keyboard.press("z")


def won(table):
    table.open().type("Z")
    table.win()


def lost(table):
    table.open(evil="true").lose()


def over(table):
    lost(table)
    table.escape()


def confirm(table):
    middle(table)
    table.do("new")


def settings(table):
    table.open(evil="true")
    table.do("settings")
    # The server's answer comes after the dialog.
    expect(table.dialog("settings").locator("#list")).to_be_enabled()


def scores(table):
    won(table)
    table.escape()
    table.do("scores")
    expect(table.dialog("scores").get_by_role("table").first).to_be_visible()


def code(table):
    middle(table)
    table.do("scores")
    table.do("code", "#scores")
    table.page.get_by_role("button", name="Show my code").click()
    # A code of zeros has right check letters and belongs to nobody.
    table.page.get_by_label("Code", exact=True).fill("0" * 28)
    table.page.keyboard.press("Enter")
    expect(table.page.get_by_role("button", name="Switch player")).to_be_visible()


def replay(table):
    table.open(evil="true", length="4", mistakes="3").play_out("EQXZ")
    expect(table.dialog("end")).to_be_visible()
    table.do("replay", "#end")
    table.dialog("replay").locator("li button").first.click()


def no_scores(table):
    table.open()
    table.do("scores")
    expect(table.dialog("scores")).to_contain_text("You haven’t beaten one of us yet")


def today(table):
    middle(table)
    table.do("today")
    expect(table.dialog("today")).to_be_visible()
    # The endgames come later, even if there are none.
    table.page.wait_for_load_state("networkidle")


def archive(table):
    """Endgames of an earlier day, under the calendar that led there."""
    table.known()
    table.page.add_init_script("localStorage.hangmanDays ??= JSON.stringify(Object.fromEntries([3, 0, 2, 3, 1, 0, 3].flatMap((won, i) => {"
                               "const day = new Date(Date.now() - (i + 1) * 864e5).toISOString().slice(0, 10);"
                               "return [1, 2, 3].slice(0, won + 1).map((n) => [`${day} ${n}`, n > won ? 'lost' : 'won']); })))")
    today(table)
    table.page.get_by_text("Earlier endgames").click()
    table.page.locator("#endgames-days button").nth(-2).click()
    expect(table.page.locator("#endgames-title")).to_contain_text(":")


def endgame(table, date="2026-01-17"):
    """One of the two endgames that need most room: 17 words of 7 letters."""
    assert table.post("/game", endgame="3", date=last_like(date)).ok
    table.known().page.goto(table.url)
    expect(table.page.locator("#sheet li").first).to_be_visible()
    table.type("Q")


def endgame_lost(table):
    """15 words of 8 letters, and letters in none of them, which cost mistakes and nothing else."""
    endgame(table, "2026-05-24")
    game = table.game
    said = "".join(game["trap"]) + "".join(guess["letter"] for guess in game["guesses"])
    rare = [letter for letter in "QXZJKVWYBGHFPMCDULN" if letter not in said]
    table.type("".join(rare[: game["mistakesLeft"]]))
    expect(table.page.locator("#end-return")).to_be_visible()


def endgame_dare(table):
    table.page.goto(table.url + f"/#endgame=3&date={last_like('2026-11-24')}")
    expect(table.dialog("dare")).to_be_visible()


def help(table):
    table.open()
    table.do("help")
    expect(table.page.locator("#lesson")).to_be_visible()


def help_open(table):
    help(table)
    table.page.get_by_text("Good to know").click()


def share(table):
    won(table)
    table.do("share", "#end")
    expect(table.dialog("copy")).to_be_visible()


def together(table):
    table.open()
    table.do("together")
    expect(table.dialog("together")).to_be_visible()


def dare(table):
    table.page.goto(table.url + "/#play?list=words&length=4&mistakes=6&evil=true&cunning=diabolical&seed=42&beat=3")
    expect(table.dialog("dare")).to_be_visible()


def making(table):
    together(table)
    table.page.get_by_role("button", name="A trap").click()
    table.page.locator("#making-lines").fill("BEAR\nBOAR\nDEER\nHARE")
    expect(table.page.locator("#making-worth")).not_to_be_empty()


def class_room(table, lines):
    together(table)
    table.page.get_by_role("button", name="A class").click()
    table.page.locator("#making-lines").fill(lines)
    table.page.get_by_role("button", name="Make the link").click()


def room(table):
    """A class as its author sees it, with a pupil who has finished."""
    class_room(table, "HARE\ta fast one\nBEAR")
    for letters, seen in (("QHARE", "Your rounds"), ("BEAR", "See all results")):
        table.page.get_by_text("More", exact=True).click()
        table.dialog("room").get_by_role("button", name="Try it yourself").click()
        table.settled_in_room(letters)
        table.dialog("end").get_by_role("button", name=seen).click()
    expect(table.dialog("room").get_by_role("table")).to_be_visible()


def menu(table):
    """The menu of a class on a phone, above a table whose row it half covers."""
    table.page.set_viewport_size({"width": 390, "height": 844})
    class_room(table, "OTTER\nHERON")
    expect(table.page.locator("#room .more")).to_be_visible()
    room = table.page.evaluate("() => JSON.parse(localStorage.hangmanRooms)[0].id")
    for _ in range(8):
        pupil = table.page.context.browser.new_context().request
        for path, form in (("game", {"room": room}), *(("guess", {"letter": letter}) for letter in "OTER")):
            assert pupil.post(f"{table.url}/cgi-bin/hangman-cgi/{path}", form=form).ok
        pupil.dispose()
    expect(table.page.locator("#room-table tr[data-seat]")).to_have_count(8)
    table.page.get_by_text("More", exact=True).click()


def round_over(table):
    together(table)
    table.page.get_by_role("button", name="A word for a friend").click()
    table.page.get_by_label("Word", exact=True).fill("HARE")
    table.page.get_by_role("button", name="Make the link").click()
    table.page.get_by_text("More", exact=True).click()
    table.dialog("room").get_by_role("button", name="Try it yourself").click()
    table.settled_in_room("HARE")


def shared_board(table, turns="all at once"):
    """A room on one board, at which somebody else sits too; its author sees the room."""
    together(table)
    table.page.get_by_role("button", name="A class").click()
    table.page.locator("#making-lines").fill("JEAN-PIERRE\tmy friend\nBEAR")
    table.page.locator("#making-more summary").click()
    table.page.get_by_label("Board", exact=True).select_option(label="Everybody on one board")
    table.page.get_by_label("Turns").select_option(label=turns)
    table.page.get_by_role("button", name="Make the link").click()
    expect(table.page.locator("#room .menu")).to_be_attached()
    id = table.page.evaluate("() => JSON.parse(localStorage.hangmanRooms)[0].id")
    pupils = [table.page.context.browser.new_context().request for _ in range(3)]
    for pupil in pupils:
        assert pupil.post(f"{table.url}{ENDPOINT}/game", form={"room": id}).ok
    say = lambda i, round, letter: pupils[i].post(  # noqa: E731
        f"{table.url}{ENDPOINT}/room/guess", form={"id": id, "round": round, "letter": letter})
    for i, letter in enumerate("EQR"):
        assert say(i, "1", letter).ok
    return say


def board(table):
    """One board in turns, as a player sees it."""
    shared_board(table, "in order, 20 seconds each")
    table.page.get_by_text("More", exact=True).click()
    table.dialog("room").get_by_role("button", name="Join in").click()
    expect(table.page.locator("#whose-turn")).to_be_visible()


def board_looking(table):
    """The same as its author puts it on a wall."""
    say = shared_board(table)
    table.dialog("room").get_by_role("button", name="Show the board").click()
    expect(table.page.locator("#crowd .seats li")).to_have_count(3)
    return say


def board_over(table):
    say = board_looking(table)
    for name in ("Give up this word", "It counts as lost. Give up?"):
        table.page.get_by_role("button", name=name).click()
    table.page.get_by_role("button", name="Join in").click()
    expect(table.page.locator("#your-seat")).to_be_visible()
    for i, letter in enumerate("BEQ"):
        assert say(i, "2", letter).ok
    expect(table.key("Q")).to_have_class("miss")
    table.type("AR")
    expect(table.page.locator("#end-room .seats")).to_be_visible()


def word_answered(table):
    """What its author sees of a word for a friend."""
    round_over(table)
    table.dialog("end").get_by_role("button", name="See all results").click()
    expect(table.dialog("room")).to_contain_text("The cat found your word with 0 mistakes.")


def phone(table):
    together(table)
    table.page.get_by_role("button", name="Pass the phone").click()
    expect(table.dialog("making")).to_be_visible()


def offline(table):
    table.open()
    table.page.context.set_offline(True)
    table.page.keyboard.press("h")
    expect(table.status).to_contain_text("You are offline.")


STATES = [start, known, middle, won, lost, over, confirm, settings, scores, no_scores, code, today, archive, endgame, endgame_lost, endgame_dare, replay, help, help_open, share, together, dare, making, room, menu, round_over, board, board_looking, board_over, word_answered, phone, offline]
