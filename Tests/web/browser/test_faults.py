"""In every fault the page says what happened and what to do, and no letter counts twice."""

import time

import pytest
from playwright.sync_api import expect

from table import ENDPOINT


@pytest.fixture
def tolerant(table, faults):
    """A table whose console may have errors about replies that a test spoils."""
    # A browser that begins to intercept with the page already open may miss the next call.
    table.page.route("**/intercepted-from-the-start", lambda route: route.abort())
    yield table
    faults.clear()


def spoil(table, path, action, times=1):
    """Lets `action` handle the first calls of a path."""
    table.page.route(f"**/hangman-cgi{path}", action, times=times)


def test_a_call_that_got_lost_is_repeated(tolerant):
    tolerant.open()
    spoil(tolerant, "/guess", lambda route: route.abort())
    tolerant.type("Z")
    expect(tolerant.status).to_contain_text("No Z in my word.")
    assert tolerant.game["mistakes"] == 1


@pytest.mark.parametrize(("letter", "said"), [("Z", "No Z in my word."), ("H", "H is in my word. Well done.")])
def test_a_reply_that_got_lost_is_asked_for_again_and_counted_once(tolerant, letter, said):
    def lose(route):
        route.fetch()
        route.abort()

    tolerant.open()
    spoil(tolerant, "/guess", lose, times=2)
    tolerant.type(letter)
    expect(tolerant.status).to_contain_text(said)
    assert len(tolerant.game["guesses"]) == 1


def test_a_server_that_stays_away_is_reported_soon_and_the_key_works_again(tolerant):
    tolerant.open()
    spoil(tolerant, "/guess", lambda route: route.abort(), times=3)
    tolerant.page.keyboard.press("z")
    expect(tolerant.status).to_contain_text("The server does not answer.", timeout=4000)
    expect(tolerant.key("Z")).to_have_attribute("aria-disabled", "false")
    tolerant.type("Z")
    assert tolerant.game["mistakes"] == 1


SENTENCES = {
    "invalid-request": (400, "This link is broken."),
    "invalid-letter": (400, "One of the letters on the keys, please."),
    "busy": (503, "Your last move is still on its way."),
    "cross-site": (403, "Something on the way changed the name of this page. Tell whoever runs it."),
    **{
        code: (status, f"The server cannot do this now ({code}). Nothing was lost: try again")
        for code, status in {
            "full": 503,
            "storage": 503,
            "words": 503,
            "invalid-setting": 400,
            "not-found": 404,
            "method-not-allowed": 405,
            "timeout": 408,
            "too-large": 413,
            "unsupported-media-type": 415,
            "internal": 500,
            "from-the-future": 418,
        }.items()
    },
}


def test_every_refusal_has_its_sentence(tolerant):
    tolerant.open()
    sent = {}
    tolerant.page.route("**/hangman-cgi/guess", lambda route: route.fulfill(**sent))
    for code, (status, sentence) in SENTENCES.items():
        sent.update(status=status, json={"code": code})
        tolerant.page.keyboard.press("h")
        expect(tolerant.status, code).to_contain_text(sentence)
    tolerant.page.unroute_all()
    tolerant.type("H")


@pytest.mark.parametrize(("status", "said"), [
    (502, "The server is out of order. Nothing was lost: try again in a few minutes."),
    (503, "The server is out of order."),
    (429, "Too many calls came from your network at once."),
    (403, "Something between you and this server refused that (403). Ask who runs it."),
    (404, "Something between you and this server refused that (404)."),
])
def test_an_answer_that_is_not_the_programs_is_said_to_be_anothers(tolerant, status, said):
    tolerant.open()
    spoil(tolerant, "/guess", lambda route: route.fulfill(status=status, body="<h1>Not ours</h1>"), times=3)
    tolerant.page.keyboard.press("h")
    expect(tolerant.status).to_contain_text(said)


def test_a_page_opened_without_a_server_starts_when_it_is_back(tolerant):
    spoil(tolerant, "/game", lambda route: route.abort(), times=3)
    tolerant.page.goto(tolerant.url)
    expect(tolerant.status).to_contain_text("The server does not answer.")
    # Nothing but the one button looks as if it did something.
    expect(tolerant.page.locator("#keys button").first).to_be_attached()
    shadows = tolerant.page.locator("#keys button").evaluate_all("all => all.map((one) => getComputedStyle(one).boxShadow)")
    assert set(shadows) == {"none"} and len(shadows) == 26
    tolerant.page.get_by_role("button", name="Try again").click()
    expect(tolerant.page.locator("#word .cell")).not_to_have_count(0)


def test_offline_is_said_and_play_goes_on_afterwards(tolerant):
    tolerant.open()
    tolerant.page.context.set_offline(True)
    tolerant.page.keyboard.press("h")
    expect(tolerant.status).to_contain_text("You are offline.")
    tolerant.page.context.set_offline(False)
    tolerant.type("H")
    assert len(tolerant.game["guesses"]) == 1


def test_two_tabs_stay_consistent(tolerant):
    tolerant.open()
    other = tolerant.page.context.new_page()
    other.goto(tolerant.url)
    expect(other.locator("#card")).to_have_attribute("aria-busy", "false")
    other.keyboard.press("z")
    expect(other.locator("#said")).to_contain_text("No Z in my word.")
    tolerant.page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    expect(tolerant.status).to_contain_text("The game went on in another tab: here it is. 5 mistakes left.")
    expect(tolerant.key("Z")).to_have_class("miss")

    tolerant.post("/game", length="4")
    tolerant.page.keyboard.press("h")
    expect(tolerant.status).to_contain_text("The game went on in another tab")
    expect(tolerant.page.locator("#word .cell")).to_have_count(4)
    assert tolerant.game["guesses"] == []


def test_a_game_finished_in_another_tab_ends_here_too(tolerant):
    tolerant.open().type("HANG")
    tolerant.post("/guess", letter="M")
    tolerant.page.keyboard.press("z")
    expect(tolerant.dialog("end")).to_be_visible()
    expect(tolerant.dialog("end").locator("h2 .vh")).to_have_text("Perfect!")


def test_a_lost_session_is_reported_and_a_new_game_goes_on(tolerant):
    tolerant.open().type("H")
    tolerant.page.context.clear_cookies()
    tolerant.page.keyboard.press("a")
    expect(tolerant.status).to_contain_text("The server has lost this game.")
    tolerant.do("new")
    expect(tolerant.page.locator("#keys [aria-disabled=true]")).to_have_count(0)


def test_a_cookie_that_never_came_back_is_reported(tolerant):
    tolerant.page.goto(tolerant.url)
    tolerant.ready()
    tolerant.page.context.clear_cookies()
    tolerant.page.keyboard.press("h")
    expect(tolerant.status).to_contain_text("The server does not know you: it tells players apart by a cookie.")


def test_a_void_game_says_what_happened(table):
    def change(route):
        game = route.fetch().json()
        route.fulfill(json={**game, "status": "void", "outcome": None, "guesses": [], "answer": None})

    table.open()
    spoil(table, "/guess", change)
    table.page.keyboard.press("h")
    expect(table.dialog("end")).to_contain_text("The word list was changed under this game. It counts nowhere.")
    table.do("new", "#end")
    expect(table.dialog("end")).to_be_hidden()


def test_a_replay_over_a_changed_list_says_so(tolerant):
    tolerant.open().win()
    spoil(tolerant, "/replay", lambda route: route.fulfill(status=409, json={"code": "words-changed"}))
    tolerant.do("replay", "#end")
    expect(tolerant.dialog("replay")).to_contain_text("The list was changed since")


def test_settings_that_cannot_be_stored_say_so_and_show_what_is_stored(tolerant):
    tolerant.open()
    tolerant.do("settings")
    # They open before the server's reply.
    expect(tolerant.page.locator("#mistakes")).to_be_enabled()
    spoil(tolerant, "/settings", lambda route: route.fulfill(status=503, json={"code": "storage"}), times=3)
    tolerant.page.locator("#mistakes").fill("9")
    expect(tolerant.page.locator("#settings-said")).to_contain_text("(storage). Nothing was lost: try again")


def test_without_scripts_there_is_a_sentence(browser, small):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(small.url)
    expect(page.locator("noscript")).to_be_visible()
    assert "switch JavaScript on" in page.locator("noscript").evaluate("node => node.textContent")
    context.close()


def test_where_storage_is_refused_the_game_still_goes_on(table):
    table.page.add_init_script(
        """for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, { get() { throw new DOMException('no', 'SecurityError'); } });"""
    )
    table.open().type("HZ")
    table.page.reload()
    table.ready()
    expect(table.key("Z")).to_have_class("miss")


def test_where_the_list_of_the_first_game_is_missing_the_server_chooses(tolerant):
    def refuse_list(route):
        if "list=medium" in (route.request.post_data or ""):
            route.fulfill(status=400, json={"code": "invalid-setting"})
        else:
            route.continue_()

    tolerant.page.route("**/hangman-cgi/game", refuse_list)
    tolerant.page.goto(tolerant.url)
    tolerant.ready()
    assert tolerant.game["settings"]["list"] == "words"


@pytest.mark.parametrize("path", ["/game", "/guess"])
def test_a_reply_that_was_cut_is_asked_for_again(tolerant, path):
    """The reply's status says success, but its body ends too early."""
    spoil(tolerant, path, lambda route: route.fulfill(status=200, body='{"id":"6f0c2a9d4b'))
    tolerant.open()
    tolerant.type("Z")
    expect(tolerant.status).to_contain_text("No Z in my word.")
    assert tolerant.game["mistakes"] == 1


@pytest.mark.parametrize("status", [502, 503, 504])
def test_a_proxys_own_page_is_waited_out(tolerant, status):
    """A proxy sends such pages while it moves to another node; they have no code."""
    tolerant.open()
    spoil(tolerant, "/guess", lambda route: route.fulfill(status=status, body="<h1>Gateway</h1>"), times=2)
    tolerant.type("Z")
    expect(tolerant.status).to_contain_text("No Z in my word.")
    assert tolerant.game["mistakes"] == 1


@pytest.mark.parametrize(("seconds", "calls"), [("2", 3), ("60", 1)])
def test_the_server_says_when_to_come_again(tolerant, seconds, calls):
    asked = []

    def busy(route):
        asked.append(time.monotonic())
        route.fulfill(status=503, headers={"Retry-After": seconds}, json={"code": "busy"})

    tolerant.open()
    spoil(tolerant, "/guess", busy, times=3)
    tolerant.page.keyboard.press("h")
    expect(tolerant.status).to_contain_text("Your last move is still on its way.", timeout=9000)
    assert len(asked) == calls
    assert all(later - before >= 2 for before, later in zip(asked, asked[1:]))


def test_the_settings_open_without_the_server(tolerant):
    tolerant.open()
    held, opened = [], False
    for path in ("/settings", "/lists"):
        spoil(tolerant, path, lambda route: route.abort() if opened else held.append(route), times=9)
    tolerant.do("settings")
    # They open before the server's reply.
    expect(tolerant.dialog("settings")).to_be_visible()
    opened = True
    for route in held:
        route.abort()
    expect(tolerant.page.locator("#settings-said")).to_contain_text("The server does not answer.")
    expect(tolerant.page.locator("#list")).to_be_disabled()
    tolerant.page.get_by_label("Look").select_option("chalk")
    expect(tolerant.page.locator("html")).to_have_attribute("data-theme", "chalk")


def test_scores_without_the_server_have_no_empty_headings_and_try_again(tolerant):
    tolerant.known().open()
    tolerant.page.route("**/history", lambda route: route.abort())
    tolerant.do("scores")
    scores = tolerant.dialog("scores")
    expect(scores).to_contain_text("The server does not answer.")
    expect(scores.locator("h3:visible")).to_have_count(0)
    tolerant.page.unroute_all()
    scores.get_by_role("button", name="Try again").click()
    expect(scores).to_contain_text("All five are waiting!")
    expect(scores.locator("#scores-retry")).to_be_hidden()


def test_a_player_code_whose_game_does_not_come_says_why(tolerant, browser):
    table = tolerant.open()
    other = browser.new_context()
    assert other.request.post(f"{table.url}{ENDPOINT}/game").ok
    code = other.request.post(f"{table.url}{ENDPOINT}/code").json()["code"]
    other.close()
    table.do("scores")
    table.do("code", "#scores")
    table.page.get_by_label("Code", exact=True).fill(code)
    spoil(table, "/game", lambda route: route.fulfill(status=503), times=9)
    table.page.keyboard.press("Enter")
    expect(table.status).to_contain_text("The server is out of order.")
