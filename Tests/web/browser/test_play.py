"""Games from the first letter to the last."""

import re

import pytest
from playwright.sync_api import expect

from calls import REPOSITORY
from table import ENDPOINT

SLY = {"list": "medium", "mistakes": 6, "evil": True, "cunning": "classic", "clue": False}


def test_a_new_player_is_at_a_game_at_once_and_reads_how_to_play_in_four_sentences(page, lighttpd):
    page.goto(lighttpd.url)
    expect(page.locator("#card")).to_have_attribute("aria-busy", "false")
    expect(page).to_have_title("Evil Hangman")
    expect(page.locator("#said")).to_have_text(re.compile(r"^I cheat!\sI ate \d+ words\. Guess till one is left!\s*$"))
    introduction = page.locator("#said").text_content()
    page.keyboard.press("e")
    expect(page.locator("#keys [value=E]")).to_have_class(re.compile("hit|miss"))
    page.reload()
    expect(page.locator("#card")).to_have_attribute("aria-busy", "false")
    assert page.locator("#said").text_content() != introduction


@pytest.mark.long
def test_a_strangers_first_game_is_sly_and_varies_and_another_is_one_tap_away(browser, lighttpd):
    sizes = set()
    for _ in range(6):
        context = browser.new_context()
        page = context.new_page()
        page.goto(lighttpd.url)
        expect(page.locator("#said")).to_contain_text("I cheat!")
        expect(page.locator("#who")).to_have_text(re.compile("Sly"))
        sizes.add(page.locator("#word .cell").count())
        game = page.request.get(lighttpd.url + ENDPOINT + "/game").json()
        assert game["settings"] == {**SLY, "length": None}
        if len(sizes) == 1:
            page.locator("#who").click()
            page.get_by_role("button", name=re.compile(r"Gentle.*About 3 in 4 win")).click()
            expect(page.locator("#left")).to_have_text("7")
            page.keyboard.press("e")
            expect(page.locator("#said")).not_to_contain_text("I won’t pick one")
            page.reload()
            expect(page.locator("#card")).to_have_attribute("aria-busy", "false")
            expect(page.locator("#said")).to_contain_text("You again?")
        context.close()
    assert len(sizes) > 1


def test_a_player_who_comes_back_keeps_the_own_settings_and_meets_no_welcome_in_a_game(table):
    table.open(length="4").type("E")
    table.page.evaluate("() => localStorage.clear()")
    table.page.reload()
    table.ready()
    expect(table.page.locator("#said")).to_contain_text("Welcome back.")
    assert table.game["settings"]["length"] == 4


def test_a_letter_typed_at_the_moment_a_view_closes_is_a_guess(table):
    table.open()
    table.do("settings")
    # Until the next frame the browser gives keys to the button that had the focus.
    table.page.evaluate("""() => {
      const button = document.querySelector('#settings button');
      button.focus();
      button.closest('dialog').close();
      button.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', bubbles: true }));
    }""")
    table.settled("H")


def test_letters_typed_after_the_last_one_do_not_wait_for_an_answer(table):
    table.open(evil="true").page.keyboard.type("qwxzvjke")
    expect(table.dialog("end")).to_be_visible()
    assert len(table.game["guesses"]) == 6
    expect(table.page.locator("#keys .pending")).to_have_count(0)


def test_a_letter_typed_while_another_game_comes_belongs_to_neither(table):
    held = []
    table.known().open()
    before = table.game
    table.page.route("**/hangman-cgi/game", lambda route: held.append((route, route.fetch())))
    table.do("new")
    table.page.keyboard.press("z")
    expect(table.page.locator("#keys .pending")).to_have_count(1)
    while not held:
        table.page.wait_for_timeout(20)
    [(route, reply)] = held
    route.fulfill(response=reply)
    expect(table.status).to_contain_text("7 letters. My word is sealed in here.")
    expect(table.page.locator("#keys .pending")).to_have_count(0)
    assert table.game["id"] != before["id"] and table.game["guesses"] == []


def test_a_double_click_starts_one_game(table):
    table.page.set_viewport_size({"width": 1280, "height": 800})
    table.known().open()
    asked = []
    table.page.on("request", lambda request: request.method == "POST" and asked.append(request.url))
    table.page.locator("header [data-do=new]").dblclick()
    # This waits for all moves so far.
    table.page.evaluate("import('./game.js').then(({ inTurn }) => inTurn(() => {}))")
    assert len(asked) == 1


def test_the_whole_picture_is_there_in_outline_from_the_start(table):
    table.known().open()
    expect(table.page.locator("#picture path")).to_have_count(26)
    assert table.strokes == 0


def test_a_game_is_won(table):
    table.open()
    assert (table.word, table.strokes) == ("-------", 0)
    table.type("HA")
    assert table.word == "HA---A-"
    expect(table.status).to_have_text("A is in my word 2 times.")
    table.type("EZ")
    expect(table.status).to_have_text("No Z in my word.\u00a0")
    expect(table.page.locator("#wrong")).to_have_text("E Z")
    table.type("NGM")
    end = table.dialog("end")
    expect(end).to_be_visible()
    expect(end.locator("h2 .vh")).to_have_text("You found it!")
    expect(end).to_contain_text("Found with 2 mistakes. HANGMAN")
    assert table.word == "HANGMAN"
    assert table.game["status"] == "won"


def test_a_game_is_lost_and_the_word_shown(table):
    table.open().lose()
    end = table.dialog("end")
    expect(end.locator("h2 .vh")).to_have_text("Not this time!")
    expect(end).to_contain_text("The word was HANGMAN.")
    assert (table.word, table.strokes) == ("HANGMAN", 26)
    expect(table.page.locator(".missed")).to_have_count(7)


def test_after_the_end_no_letter_counts_and_both_buttons_work(table):
    table.open().lose()
    table.escape()
    table.page.keyboard.press("h")
    expect(table.dialog("end")).to_be_visible()
    assert len(table.game["guesses"]) == 6
    table.escape()
    assert table.page.locator("#keys [aria-disabled=true]").count() == 26
    table.do("settings")
    expect(table.dialog("settings")).to_be_visible()
    table.do("close", "#settings")
    table.do("new")
    expect(table.page.locator("#left")).to_have_text("6")
    assert (table.word, table.strokes, table.game["guesses"]) == ("-------", 0, [])


def test_a_reload_in_the_middle_resumes(table):
    table.open().type("HAZ")
    table.page.reload()
    table.ready()
    expect(table.status).to_contain_text("Welcome back. My word is still sealed.")
    assert table.word == "HA---A-"
    expect(table.key("Z")).to_have_class("miss")


def test_only_the_letter_of_the_last_guess_is_marked_in_the_word(table):
    marked = table.open().page.locator("#word .new")
    table.type("HA")
    expect(marked).to_have_text(["A", "A"])
    table.page.reload()
    table.ready()
    expect(marked).to_have_text(["A", "A"])
    table.type("Z")
    expect(marked).to_have_count(0)
    table.type("N")
    expect(marked).to_have_text(["N", "N"])


def test_an_untouched_board_is_left_without_a_question(table):
    table.known().open()
    before = table.game
    table.do("new")
    table.page.wait_for_function("id => fetch('cgi-bin/hangman-cgi/game').then((r) => r.json()).then((g) => g.id !== id)", arg=before["id"])
    expect(table.dialog("ask")).to_be_hidden()


def test_a_streak_is_named_where_giving_up_ends_one(table):
    table.open().type("H")
    table.do("new")
    expect(table.page.locator("#ask-text")).to_have_text("This one isn’t over. If you leave it, it counts as lost.")
    table.escape()
    table.type("ANGM")
    expect(table.dialog("end")).to_be_visible()
    table.again().type("H")
    table.do("new")
    expect(table.page.locator("#ask-text")).to_have_text("This one isn’t over. If you leave it, it counts as lost. Your streak of 1 ends.")


def test_giving_up_asks_and_can_be_cancelled(table):
    table.open().type("HZ")
    before = table.game
    table.do("new")
    ask = table.dialog("ask")
    expect(ask.get_by_role("button", name="Keep playing")).to_be_focused()
    ask.get_by_role("button", name="Keep playing").click()
    table.do("new")
    expect(ask).to_be_visible()
    table.escape()
    expect(ask).to_be_hidden()
    assert table.game == before
    table.do("new")
    ask.get_by_role("button", name="Give up").click()
    expect(table.page.locator("#left")).to_have_text("6")
    assert table.game["id"] != before["id"]
    assert table.get("/history")["played"] == 1


def test_every_kind_of_key_guesses_and_no_other_does(table):
    table.open()
    table.key("H").click()
    table.settled("H")
    table.page.get_by_label("Type a letter").fill("a")
    table.page.keyboard.press("Enter")
    table.settled("A")
    table.key("H").focus()
    table.page.keyboard.press("Shift+N")
    table.settled("N")
    for other in ("1", "-", "Home", "F2", "Control+g", "Alt+g", "Meta+g"):
        table.page.keyboard.press(other)
    assert [guess["letter"] for guess in table.game["guesses"]] == ["H", "A", "N"]


@pytest.mark.parametrize("text", ["", "GM", "1", "é", "\u212a", "-"])
def test_the_field_takes_one_letter_only(table, text):
    table.open()
    table.page.get_by_label("Type a letter").fill(text)
    table.page.keyboard.press("Enter")
    expect(table.status).to_contain_text("One of the letters on the keys, please.")
    assert table.game["guesses"] == []


def test_a_letter_again_is_reported_and_costs_nothing(table):
    table.open().type("Z")
    asked = []
    table.page.on("request", lambda request: asked.append(request.url))
    table.page.keyboard.press("z")
    expect(table.status).to_contain_text("Z again? That one’s free.")
    assert asked == []
    assert table.game["mistakes"] == 1


def test_a_double_tap_and_a_field_zoom_nothing_and_no_browser_translates_letters(table):
    table.open()
    table.page.evaluate("() => document.querySelector('header [data-do=together]').click()")
    table.page.get_by_role("button", name="A class").click()
    expect(table.page.locator("#making-lines")).to_be_visible()
    assert table.page.evaluate("() => getComputedStyle(document.documentElement).touchAction") == "manipulation"
    sizes = table.page.locator("input, select, textarea").evaluate_all("all => all.map((one) => [one.id, parseFloat(getComputedStyle(one).fontSize)])")
    assert sizes and [one for one in sizes if one[1] < 16] == []
    assert table.page.locator("#word, #keys").evaluate_all("all => all.map((one) => one.translate)") == [False, False]


def test_a_typed_letter_starts_no_search_of_the_browsers(table):
    """Firefox can search a page for what is typed; only a key that is taken does not reach it."""
    table.open()
    table.page.evaluate("() => { window.taken = {}; addEventListener('keydown', (event) => { taken[event.key] = event.defaultPrevented; }); }")
    for key in ("h", "ß", "/", "Tab", "5"):
        table.page.evaluate("key => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))", key)
    assert table.page.evaluate("() => taken") == {"h": True, "ß": True, "/": False, "Tab": False, "5": False}


def test_fast_typing_loses_no_letter_and_reports_each_one_correctly(table):
    table.open()
    table.page.evaluate(
        """() => {
          window.told = [];
          new MutationObserver(() => told.push(document.querySelector('#said').textContent.trim()))
            .observe(document.querySelector('#said'), { childList: true, characterData: true, subtree: true });
        }"""
    )
    table.page.keyboard.type("zaqh")
    table.settled("H")
    assert table.page.evaluate("() => told") == [
        "No Z in my word.",
        "A is in my word 2 times.",
        "No Q in my word.",
        "H is in my word. Well done.",
    ]


def test_a_hyphen_of_the_word_is_shown_from_the_start(table):
    table.open(length="11")
    shown = table.page.locator("#word .cell").evaluate_all("cells => cells.map(c => c.textContent).join('')")
    assert shown == "-----------"


def test_a_phrase_breaks_between_its_words_and_states_its_size(table):
    table.known().open(list="phrase", length="any")
    expect(table.status).to_contain_text("8 words, 37 letters")
    rows = table.page.locator("#word .run").evaluate_all("runs => runs.map(r => r.offsetHeight)")
    assert len(rows) == 8 and len(set(rows)) == 1
    gap, width = table.page.evaluate(
        """() => [getComputedStyle(document.querySelector('#word')).columnGap,
          getComputedStyle(document.querySelector('.cell')).width].map(parseFloat)"""
    )
    assert gap >= 0.6 * width


def test_a_screen_reader_hears_once_that_it_cheats(page, lighttpd):
    page.goto(lighttpd.url)
    spoken = page.locator("#spoken")
    expect(spoken).to_contain_text("I cheat: I have no word")
    page.keyboard.press("e")
    expect(page.locator("#keys [value=E]")).to_have_class(re.compile("hit|miss"))
    expect(spoken).not_to_contain_text("cheats")


def test_a_newcomer_makes_one_game(page, lighttpd):
    asked = []
    page.on("request", lambda request: asked.append((request.method, request.url.rsplit("/", 1)[1])))
    page.goto(lighttpd.url)
    expect(page.locator("#card")).to_have_attribute("aria-busy", "false")
    assert [path for method, path in asked if method == "POST"] == ["game"]


def test_nothing_comes_by_itself_after_a_while(page, lighttpd):
    asked = []
    page.clock.install()
    page.goto(lighttpd.url)
    expect(page.locator("#card")).to_have_attribute("aria-busy", "false")
    page.wait_for_load_state("networkidle")
    page.on("request", lambda request: asked.append(request.url))
    page.clock.run_for(30_000)
    page.wait_for_timeout(300)
    assert asked == []


def test_the_lists_are_asked_for_once(real):
    asked = []
    real.page.on("request", lambda request: asked.append(request.url))
    real.known().open(list="medium", length="any", mistakes="6", evil="true", cunning="classic")
    expect(real.page.locator("#terms")).not_to_be_empty()
    for view in ("settings", "today"):
        real.do(view)
        expect(real.dialog(view)).to_be_visible()
        expect(real.page.locator("#list option").first.or_(real.page.locator("#today-terms"))).not_to_have_count(0)
        real.escape()
    expect(real.page.locator("#list option")).not_to_have_count(0)
    assert sum(url.endswith("/lists") for url in asked) == 1


def test_a_board_that_is_over_counts_no_mistakes_left(table):
    table.open().win()
    expect(table.page.locator("#who")).to_be_visible()
    expect(table.page.locator("#left")).to_be_hidden()


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR", "es-ES", "pl-PL", "pt-PT", "pt-BR", "nl-NL", "tr-TR", "ru-RU", "uk-UA"])
def test_no_opponents_name_is_wider_than_its_button_and_a_newcomers_words_are_the_readers_own(browser, lighttpd, locale):
    context = browser.new_context(locale=locale, viewport={"width": 320, "height": 480})
    page = context.new_page()
    page.goto(lighttpd.url)
    expect(page.locator("#card")).to_have_attribute("aria-busy", "false")
    page.locator("#who").click()
    expect(page.locator("#opponents-list button[value]:visible").nth(4)).to_be_visible()
    wide = page.locator("#opponents-list button").evaluate_all("all => all.filter((b) => b.scrollWidth > b.clientWidth).map((b) => b.textContent)")
    assert wide == []
    game = page.request.get(lighttpd.url + ENDPOINT + "/game").json()
    assert (game["language"] or "en") == ("pt-br" if locale == "pt-BR" else locale[:2])
    own = {name: game["settings"][name] for name in ("list", "mistakes")}
    assert game["settings"] == {**SLY, "length": None, **own}
    # Measured in the language, each harder than the one before; or none.
    rates = page.locator("#opponents-list .row:nth-child(n + 2)").evaluate_all("""rows => rows
      .filter((row) => row.querySelector('.rate small') && !row.outerHTML.includes('evil=false'))
      .map((row) => parseInt(row.querySelector('.rate [style]').style.getPropertyValue('--rate')))""")
    assert len(rates) in (0, 4, 5) and rates == sorted(set(rates), reverse=True)
    context.close()


@pytest.mark.long
@pytest.mark.parametrize("size", [(320, 568), (390, 844), (1280, 800)])
def test_no_rate_of_an_opponent_wraps_in_any_language_and_the_present_one_is_marked(real, size):
    real.page.set_viewport_size(dict(zip(("width", "height"), size)))
    real.open(list="medium", length="8", mistakes="7", evil="true", cunning="diabolical")
    for code in sorted(file.stem for file in (REPOSITORY / "public/texts").glob("*.js") if not file.stem.endswith("-rest")):
        real.page.evaluate(f"() => {{ localStorage.hangman = JSON.stringify({{ seen: true, language: '{code}' }}); }}")
        real.page.reload()
        real.ready()
        real.page.locator("#who").click()
        rates = real.page.locator("#opponents .rate i")
        expect(rates).not_to_have_count(0)
        # A text that wraps has two boxes; one that has no room is wider than its place.
        lines = rates.evaluate_all("""all => all.map((one) => {
          const range = document.createRange();
          range.selectNodeContents(one.firstChild);
          return [range.getClientRects().length, one.scrollWidth <= one.clientWidth, one.lastChild.offsetWidth > 20];
        })""")
        assert lines == [[1, True, True]] * len(lines), code
        expect(real.page.locator("#opponents [aria-current]")).to_have_count(1)
        heads = real.page.locator("#opponents-list .face").evaluate_all("all => all.map((one) => one.getBoundingClientRect().height)")
        assert len(heads) == 5 and min(heads) >= 56, code
        if size == (390, 844):
            expect(real.dialog("opponents").locator(".do button").last).to_be_in_viewport(ratio=1)
        real.escape()


@pytest.mark.parametrize("size", [(320, 568), (1280, 800)])
def test_each_opponent_says_his_mistakes_and_the_honest_one_has_an_envelope(real, size):
    real.page.set_viewport_size(dict(zip(("width", "height"), size)))
    real.open(list="medium", length="any", mistakes="6", evil="true", cunning="classic")
    real.page.locator("#who").click()
    rows = real.page.locator("#opponents-list .row")
    expect(rows.locator(".rate > b")).to_have_text([f"{n} mistakes" for n in (6, 7, 6, 7, 6)])
    grounds = rows.evaluate_all("all => all.map((one) => getComputedStyle(one).backgroundColor)")
    # The present one is yellow, all others are alike.
    assert len(set(grounds)) == 2 and grounds.count(grounds[0]) == 4
    expect(rows.locator(".letter")).to_have_count(1)
    expect(rows.first.locator(".letter")).to_be_visible()
    middles = rows.evaluate_all("""all => all.map((one) => {
      const [row, face] = [one, one.querySelector('.face')].map((part) => part.getBoundingClientRect());
      return Math.abs(row.left + row.width / 2 - face.left - face.width / 2);
    })""")
    assert size[0] < 900 or max(middles) < 2


def test_opponents_are_there_while_their_lists_are_still_compiled(page, lighttpd):
    def early(route):
        lists = route.fetch().json()["lists"]
        route.fulfill(json={"lists": [], "pending": [one["id"] for one in lists]})

    page.route("**/lists", early)
    page.goto(lighttpd.url)
    page.locator("#who").click()
    expect(page.locator("#opponents-list button[value]:visible").nth(4)).to_be_visible()
    page.unroute_all(behavior="ignoreErrors")


def test_a_key_of_another_layout_is_told_which_keys_there_are(table):
    table.open()
    table.page.evaluate("() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ж', bubbles: true }))")
    expect(table.status).to_contain_text("One of the letters on the keys, please.")
    assert table.game["guesses"] == []


def test_a_reader_of_another_language_is_told_where_its_words_are(browser, real):
    for locale, hint in (("ca-ES", True), ("sk-SK", True), ("it-IT", False), ("en-GB", False)):
        context = browser.new_context(locale=locale, service_workers="block")
        page = context.new_page()
        page.goto(real.url)
        expect(page.locator("#terms")).not_to_be_empty()
        assert page.get_by_text("Other languages are in the settings.").is_visible() == hint, locale
        context.close()
