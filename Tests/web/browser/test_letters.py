"""Lists in other languages: keys, typing, letters drawn by hand, and the texts in them."""

import gzip
import plistlib
import re
import shutil
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

import servers
from calls import DATA, REPOSITORY
from cases import chosen
from table import WORDS, Table, copied
from test_access import passes_axe_and_what_axe_lacks
from test_fit import FITS, OVERFLOW

pytestmark = pytest.mark.thorough

# One word a list, so every game has it; each with a known difficulty of its language.
ONE_WORD = {
    "fr": "été",
    "de": "straße",
    "nl": "ĳs",
    "pl": "źdźbło",
    "cs": "příšerně",
    "tr": "kitaplık",
    "ru": "ёлка",
    "uk": "під’їзд",
    "el": "σεισμός",
    "ka": "ბაბა",
    "he": "שלום",
    "abcd": "éé",
    "one": "œe",
    "many": "ÄÖ",
}
SHIPPED = [code for code in ONE_WORD if (DATA / f"languages/{code}.plist").exists()]
FINALS = {"כ": "ך", "מ": "ם", "נ": "ן", "פ": "ף", "צ": "ץ"}
HEBREW = [letter + FINALS.get(letter, "") for letter in "אבגדהוזחטיכלמנסעפצקרשת"]
# Georgian has no drawn letters here, no browser knows a language abcd, and many has the most letters allowed.
MANY = [chr(code) for code in [*range(0xC0, 0xD7), *range(0x391, 0x3A2), *range(0x410, 0x425)]]
OWN = {
    "ka": {"name": "ქართული", "letters": ["ა", "ბ", "გ"], "keys": ["გა", "ბ"]},
    "he": {"name": "עברית", "direction": "rtl", "letters": HEBREW},
    "abcd": {"name": "Unknown", "letters": ["Eeè", "Éé"]},
    "one": {"name": "One", "letters": ["Ee", "OoŒœ"]},
    "many": {"name": "Many", "letters": MANY},
}
HONEST = {"length": "any", "mistakes": "6", "evil": "false", "cunning": "classic"}
# The files that a list in another alphabet adds to a visit.
ALPHABETS = {"rules/alphabet.js", *(f"drawing/{name}.js" for name in ("marks", "cyrillic", "greek"))}


def language(code):
    return OWN.get(code) or plistlib.loads((DATA / f"languages/{code}.plist").read_bytes())


@pytest.fixture(scope="session")
def server(site, readable_tmp):
    """A server with one list a language, of one word."""
    data = readable_tmp / "alphabets"
    shutil.copytree(DATA / "languages", data / "languages")
    (data / "lists").mkdir()
    (data / "words.plist").write_bytes(plistlib.dumps(WORDS))
    (data / "lists/medium.plist").write_bytes(plistlib.dumps(WORDS))
    for code, own in OWN.items():
        (data / f"languages/{code}.plist").write_bytes(plistlib.dumps(own))
    for code, word in ONE_WORD.items():
        content = plistlib.dumps({"language": code, "entries": [word]})
        (data / f"lists/{code}.plist").write_bytes(content)
    hebrew = {"language": "he", "entries": ["שלום", "מלכה", "חתול", "ארנב", "אדום", "מדבר"]}
    (data / "lists/he-more.plist").write_bytes(plistlib.dumps(hebrew))
    longer = plistlib.dumps({"language": "pl", "entries": ["kot", "pies"], "title": "Zwierzęta"})
    (data / "lists/pl-more.plist").write_bytes(longer)
    for name, entries in {"medium": ["აბ", "ბა"], "more": ["აბა", "გაბა", "ბაგა"]}.items():
        (data / f"lists/ka-{name}.ka.txt").write_text("\n".join(entries))
    with servers.start("lighttpd", site, readable_tmp / "alphabets-server", data=data) as started:
        yield started


class Reader(Table):
    """A player with another alphabet and a keyboard that types any character."""

    def play(self, code, **settings):
        self.known().open(**{**HONEST, "list": code, **settings})
        self.page.wait_for_function("""letters => letters === [...document.querySelectorAll('#keys button')]
          .map(({ value }) => value).sort().join('')""", arg="".join(sorted(self.game["letters"])))
        return self

    def strike(self, character, modifiers=0):
        """Presses the key that types this; modifiers as in the protocol: Alt 1, Ctrl 2, Meta 4."""
        keyboard = self.page.context.new_cdp_session(self.page)
        for kind in ("keyDown", "keyUp"):
            keyboard.send("Input.dispatchKeyEvent", {
                "type": kind, "key": character, "modifiers": modifiers,
                **({"text": character} if kind == "keyDown" and not modifiers else {}),
            })

    def fire(self, *events):
        """Key events at once, as other systems send them: AltGr with Ctrl and Alt on Windows, Option on a Mac."""
        self.page.evaluate("""events => events.forEach((event) =>
          document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...event })))""", events)

    def hits(self, letter):
        expect(self.key(letter)).to_have_class("hit")
        return self

    @property
    def signs(self):
        """The word on the board, also where its letters are in the reader's own font."""
        return "".join(self.page.locator("#word .vh").all_text_contents())

    @property
    def guesses(self):
        return "".join(guess["letter"] for guess in self.game["guesses"])

    @property
    def rows(self):
        """The keys, row by row."""
        return self.page.evaluate("""() => {
          const rows = new Map();
          for (const key of document.querySelectorAll('#keys button')) {
            const { top } = key.getBoundingClientRect();
            rows.set(top, (rows.get(top) ?? '') + key.value);
          }
          return [...rows.values()];
        }""")


@pytest.fixture
def reader(page, server, faults):
    return Reader(page, server.url)


def test_an_alphabet_without_rows_has_even_ones_and_so_has_the_order_of_the_alphabet(reader):
    reader.play("many")
    expect(reader.page.locator("#terms")).not_to_be_empty()
    assert "".join(reader.rows) == "".join(MANY)
    assert [len(row) for row in reader.rows] == [11, 11, 11, 11, 11, 6]
    reader.page.evaluate("() => localStorage.setItem('hangman', JSON.stringify({ order: 'abc', seen: true }))")
    reader.play("uk")
    assert [len(row) for row in reader.rows] == [11, 11, 11]
    assert "".join(reader.rows) == "".join(letter[0] for letter in language("uk")["letters"])


@pytest.mark.parametrize("code", chosen(*((code,) for code in ONE_WORD if code not in ("ka", "he")), kept=[("de",), ("uk",)]))
def test_the_keys_are_the_rows_of_the_language_drawn_by_hand_and_can_be_met(reader, code):
    reader.play(code)
    expect(reader.page.locator("#terms")).not_to_be_empty()
    if code in SHIPPED:
        assert reader.rows == language(code)["keys"]
    expect(reader.page.locator("#keys svg path")).to_have_count(len(language(code)["letters"]))
    expect(reader.page.locator("#keys svg text")).to_have_count(0)
    for width, height in [(320, 480), (390, 844), (568, 320), (1280, 800)]:
        reader.page.set_viewport_size({"width": width, "height": height})
        for box in reader.page.locator("#keys button").evaluate_all("keys => keys.map(key => key.getBoundingClientRect())"):
            assert box["width"] >= 24 and box["height"] >= 24
        # Six rows do not fit a phone on its side: there the page scrolls, in one direction only.
        if (code, height) == ("many", 320):
            assert reader.page.evaluate(OVERFLOW)[0] == 0
            continue
        assert reader.page.evaluate(OVERFLOW) == FITS, (width, height)
        assert reader.page.locator("#picture").bounding_box()["height"] >= 64


def test_a_page_opens_with_the_keys_of_the_last_game(reader):
    reader.play("uk")
    expect(reader.page.locator("#terms")).not_to_be_empty()
    reader.page.route("**/hangman-cgi/**", lambda route: None)
    reader.page.reload()
    expect(reader.key("Ї")).to_be_visible()
    assert reader.rows == language("uk")["keys"]


@pytest.mark.parametrize(("code", "typed", "letter"), chosen(
    ("pl", "ź", "Ź"),
    ("pl", "Ł", "Ł"),
    ("fr", "é", "E"),
    ("tr", "i", "İ"),
    ("tr", "ı", "I"),
    ("tr", "I", "I"),
    ("tr", "İ", "İ"),
    ("tr", "î", "İ"),
    ("cs", "ě", "Ě"),
    ("ru", "ё", "Е"),
    ("uk", "ї", "Ї"),
    ("el", "ς", "Σ"),
    ("el", "ό", "Ο"),
    ("ka", "ბ", "ბ"),
    ("abcd", "é", "É"),
    kept=[("pl", "ź", "Ź"), ("tr", "ı", "I"), ("el", "ς", "Σ"), ("ru", "ё", "Е")],
))
def test_a_typed_letter_counts_as_the_list_has_it(reader, code, typed, letter):
    reader.play(code).strike(typed)
    reader.hits(letter)
    assert reader.guesses == letter


@pytest.mark.parametrize("code", ["abcd", "cs"])
def test_a_letter_of_its_own_is_not_the_one_without_its_mark(reader, code):
    reader.play(code).strike("è")
    reader.is_hit("E")
    assert reader.guesses == "E"


def test_a_letter_again_is_reported_and_costs_nothing_however_it_is_typed(reader):
    reader.play("fr").strike("é")
    reader.hits("E").strike("e")
    expect(reader.status).to_contain_text("E again?")
    assert reader.guesses == "E"


@pytest.mark.parametrize(("code", "typed"), [("ru", "q"), ("uk", "ы"), ("pl", "v"), ("el", "z")])
def test_what_is_no_letter_of_the_list_is_reported_and_the_letters_after_it_count(reader, faults, code, typed):
    reader.play(code)
    expect(reader.key(language(code)["letters"][0][0])).to_be_visible()
    last = language(code)["letters"][-1][0]
    reader.page.evaluate("""() => {
      window.told = [];
      new MutationObserver(() => told.push(document.querySelector('#said').textContent.trim()))
        .observe(document.querySelector('#said'), { childList: true, characterData: true, subtree: true });
    }""")
    reader.fire({"key": typed}, {"key": last})
    reader.is_hit(last)
    assert reader.page.evaluate("() => told[0]") == "One of the letters on the keys, please."
    assert reader.guesses == last
    assert len(faults) == 1 and "400" in faults.pop()


@pytest.mark.parametrize(("code", "typed", "letters"), [
    ("de", "ß", "SS"), ("de", "ẞ", "SS"), ("de", "æ", "AE"), ("fr", "œ", "OE"), ("fr", "Œ", "OE"), ("nl", "ĳ", "IJ"),
])
def test_a_sign_that_is_spelled_with_several_letters_says_which_and_costs_nothing(reader, faults, code, typed, letters):
    spelled = dict(line.split(" ") for line in language(code)["spelled"])
    assert spelled[typed] == letters
    reader.play(code)
    expect(reader.key("S")).to_be_visible()
    reader.strike(typed)
    expect(reader.status).to_contain_text(f"{typed} is spelled {letters} here.")
    expect(reader.page.locator(f"#said [lang={code}]")).to_have_text([typed, letters])
    assert reader.guesses == ""
    assert len(faults) == 1 and "400" in faults.pop(), "the server alone knows what counts as a letter"


def test_a_sign_that_an_operator_lists_as_one_letter_is_guessed(reader):
    reader.play("one").strike("œ")
    reader.hits("O")
    assert reader.guesses == "O"


def test_altgr_and_a_macs_option_type_and_ctrl_meta_and_alt_do_not(reader):
    reader.play("pl")
    expect(reader.key("Ź")).to_be_visible()
    for modifier in (1, 2, 4):
        reader.strike("ł", modifier)
    reader.strike("1")
    reader.fire({"key": "Dead"}, {"key": "ź", "modifierAltGraph": True, "ctrlKey": True, "altKey": True})
    reader.hits("Ź")
    assert reader.guesses == "Ź"
    reader.page.add_init_script("Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' })")
    reader.page.reload()
    reader.ready()
    reader.fire({"key": "b", "altKey": True}, {"key": "ł", "altKey": True})
    reader.hits("Ł")
    assert reader.guesses == "ŹŁ"


@pytest.mark.parametrize("text", ["é", "e\N{COMBINING ACUTE ACCENT}", " É "])
def test_the_field_takes_a_letter_however_it_is_written(reader, text):
    reader.play("cs")
    reader.page.get_by_label("Type a letter").fill(text)
    reader.page.keyboard.press("Enter")
    reader.is_hit("É")
    assert reader.guesses == "É"


@pytest.mark.parametrize("text", ["", "ab", "1", "-", "ąę"])
def test_the_field_takes_nothing_else(reader, text):
    reader.play("pl")
    reader.page.get_by_label("Type a letter").fill(text)
    reader.page.keyboard.press("Enter")
    expect(reader.status).to_contain_text("One of the letters on the keys, please.")
    assert reader.guesses == ""


def test_a_letter_without_strokes_is_in_the_readers_own_font(reader):
    reader.play("ka").strike("ა")
    reader.hits("ა")
    expect(reader.page.locator("#keys svg text")).to_have_count(3)
    assert reader.signs == "-ა-ა"


@pytest.mark.parametrize(("locale", "heading"), [("ru-RU", "Как играть"), ("tr-TR", "Nasıl oynanır")])
def test_a_heading_is_drawn_by_hand_when_its_dialog_opens_and_the_title_stays_english(browser, server, locale, heading):
    page = browser.new_page(locale=locale)
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    Reader(page, server.url).open()
    # The greeting is drawn by hand, so the strokes of the page's language come with it, and no others.
    assert not any(url.endswith(file) for url in asked for file in ("rules/alphabet.js", "drawing/greek.js"))
    strokes = """() => [...document.querySelectorAll('h1 svg path')].map((path) => path.getAttribute('d').match(/M/g).length)"""
    english = browser.new_page(locale="en-US")
    Reader(english, server.url).open()
    assert page.evaluate(strokes) == english.evaluate(strokes)  # an I without a dot
    english.close()
    page.locator("nav [data-do=help]").click()
    title = page.locator("#help-title")
    expect(title.locator(".vh")).to_have_text(heading)
    expect(title.locator("svg")).to_have_count(len(heading.split()))
    expect(title.locator("svg text")).to_have_count(0)
    page.close()


def test_letters_whose_strokes_do_not_come_are_played_all_the_same(reader, faults):
    reader.page.route(re.compile("drawing/(marks|cyrillic)"), lambda route: route.abort())
    reader.play("ru").strike("ё")
    reader.hits("Е")
    expect(reader.page.locator("#keys svg text")).to_have_count(32)
    assert all("ERR_FAILED" in fault for fault in faults)
    faults.clear()


def visit(reader, code):
    """The files of the page that a first visit with a list asks for."""
    asked = []
    reader.page.on("request", lambda request: asked.append(request.url.removeprefix(reader.url + "/")))
    reader.open(**HONEST, list=code) if code != "words" else reader.open()
    expect(reader.page.locator("#terms")).not_to_be_empty()
    reader.page.wait_for_timeout(300)
    return {file for file in asked if "cgi-bin" not in file}


def test_a_list_in_a_language_adds_3_kb_and_english_nothing(reader, browser, server):
    plain = visit(reader, "words")
    assert plain & ALPHABETS == set()
    for code in SHIPPED:
        page = browser.new_page()
        added = visit(Reader(page, server.url), code) - plain
        page.close()
        assert added <= ALPHABETS
        assert sum(len(gzip.compress((REPOSITORY / "public" / file).read_bytes(), 9)) for file in added) <= 3072


def test_words_and_letters_are_marked_with_the_language_of_the_list(reader):
    reader.play("pl").strike("ź")
    reader.hits("Ź")
    for part in ("#word", "#wrong", "#keys", "#letter"):
        assert reader.page.locator(part).get_attribute("lang") == "pl"
    expect(reader.page.locator("#said [lang=pl]")).to_have_text("Ź")
    assert reader.page.locator("#spoken [lang=pl]").all_text_contents() == ["Ź", "Ź"]
    assert "\u2068" not in reader.page.locator("body").text_content()
    for letter in "dbło":
        reader.strike(letter)
        reader.is_hit(letter.upper())
    expect(reader.page.locator("#end-text [lang=pl]")).to_have_text("ŹDŹBŁO")
    assert reader.page.locator("#look-up").get_attribute("href").startswith("https://pl.wiktionary.org/")
    reader.do("replay", "#end")
    expect(reader.page.locator(".sieve .answer")).to_have_attribute("lang", "pl")
    expect(reader.page.locator("#fits [lang=pl]")).to_have_text("ŹDŹBŁO")
    reader.do("copy", "#replay")
    expect(reader.page.locator("#copy-text")).not_to_have_value("")
    shared = copied(reader.page)
    assert "ŹDŹBŁO" in shared and "\u2068" not in shared
    reader.escape()
    reader.escape()
    reader.escape()
    reader.do("scores")
    expect(reader.page.locator("#best [lang=pl]")).to_have_text("ŹDŹBŁO")


LEFTS = "all => all.map(element => element.getBoundingClientRect().left)"


def test_hebrew_runs_from_right_to_left_on_the_board_the_keys_and_in_the_replay(reader):
    reader.play("he-more", length="4", evil="true", mistakes="8")
    page = reader.page
    expect(page.locator("#terms")).not_to_be_empty()
    for part in ("#word", "#wrong", "#keys", "#letter"):
        assert page.locator(part).get_attribute("dir") == "rtl"
    alphabet = [letter[0] for letter in HEBREW]
    assert [len(row) for row in reader.rows] == [11, 11]
    first = page.locator("#keys button:nth-child(-n+11)").evaluate_all(LEFTS)
    assert first == sorted(first, reverse=True)
    reader.key("א").focus()
    page.keyboard.press("ArrowLeft")
    expect(reader.key("ב")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(reader.key("א")).to_be_focused()
    for letter in alphabet:
        if reader.game["status"] == "playing":
            reader.strike(FINALS.get(letter, letter))
            expect(reader.key(letter)).to_have_class(re.compile("hit|miss"))
    expect(reader.dialog("end")).to_be_visible()
    cells = page.locator("#word .cell").evaluate_all(LEFTS)
    assert len(cells) == 4 and cells == sorted(cells, reverse=True)
    answer = reader.game["answerText"] or reader.game["answer"]
    assert reader.signs == answer
    reader.do("replay", "#end")
    expect(page.locator(".sieve .answer")).to_have_text(answer)
    # The tail points at its letters, not at an empty line before them.
    assert page.locator(".sieve .answer").evaluate("""answer => {
      const [word, line] = [answer, answer.parentElement].map((element) => element.getBoundingClientRect());
      return word.left === line.left && word.right < line.right;
    }""")
    page.locator(".sieve [aria-controls]").first.click()
    for part in (".sieve .answer", ".sieve .word", ".sieve code"):
        assert set(page.locator(part).evaluate_all("all => all.map(element => element.dir)")) == {"rtl"}
    # The page's own sentences keep their direction, with the letter first.
    assert page.locator(".sentence").first.evaluate("""element => {
      element.style.whiteSpace = 'nowrap';
      const leftOf = (sign) => {
        const range = document.createRange(), texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        let text = texts.nextNode();
        while (!text.data.includes(sign)) text = texts.nextNode();
        const place = text.data.indexOf(sign);
        range.setStart(text, place);
        range.setEnd(text, place + 1);
        return range.getBoundingClientRect().left;
      };
      return leftOf('א') < leftOf('?') && leftOf('?') < leftOf('.');
    }""")
    assert page.locator("#replay").evaluate("element => getComputedStyle(element).direction") == "ltr"
    reader.escape()
    reader.do("share", "#end")
    expect(page.locator("#copy-text")).not_to_have_value("")
    shared = copied(page).split("\n")[1]
    outcomes = ["✓" if guess["positions"] else "✗" for guess in reader.game["guesses"]]
    assert re.findall("[✓✗]", shared) == outcomes
    reader.escape()
    reader.escape()
    reader.play("pl")
    expect(page.locator("#word")).to_have_attribute("dir", "ltr")


def test_keys_of_another_alphabet_are_as_readable_as_ours(reader):
    reader.play("uk")
    expect(reader.page.locator("#terms")).not_to_be_empty()
    for letter in (ONE_WORD["uk"][0], language("uk")["letters"][0][0]):
        reader.strike(letter)
        reader.is_hit(letter.upper())
    passes_axe_and_what_axe_lacks(reader.page)


def test_an_english_word_on_an_english_page_needs_no_mark(reader):
    reader.open().type("HZ")
    assert reader.page.locator("#said [lang], #spoken [lang]").count() == 0


@pytest.mark.parametrize(("code", "answer", "text"), chosen(
    ("fr", "ETE", "ÉTÉ"), ("de", "STRASSE", "STRAẞE"), ("tr", "KİTAPLIK", "KİTAPLIK"), ("ru", "ЕЛКА", "ЁЛКА"),
    ("uk", "ПІД'ЇЗД", "ПІД'ЇЗД"), ("el", "ΣΕΙΣΜΟΣ", "ΣΕΙΣΜΟΣ"), ("he", "שלומ", "שלום"),
    kept=[("de", "STRASSE", "STRAẞE"), ("uk", "ПІД'ЇЗД", "ПІД'ЇЗД"), ("he", "שלומ", "שלום")],
))
def test_a_game_is_won_shown_shared_and_replayed_in_every_script(reader, code, answer, text):
    reader.play(code)
    for letter in dict.fromkeys(answer.replace("'", "")):
        reader.key(letter).click()
        reader.hits(letter)
    expect(reader.dialog("end")).to_contain_text(f"Not a single mistake. {text}")
    # On the board no sign takes the place of two letters.
    assert reader.signs == (text if len(text) == len(answer) else answer)
    expect(reader.page.locator("#look-up")).to_have_attribute("href", re.compile(f"={quote(text.translate({0x130: 'i'}).lower()[:2])}"))
    expect(reader.page.locator("#proven")).to_contain_text("Proof: the word never changed")
    reader.do("share", "#end")
    expect(reader.page.locator("#copy-text")).not_to_have_value("")
    shared = copied(reader.page)
    letters = answer.replace("'", "")
    assert shared.count("✓") == len(set(letters))
    assert f"{len(letters)} letters" in shared
    # A shared text has no letter of the other alphabet; its sentences have Latin ones.
    assert not any(ord(sign) > 0x24F and sign.isalpha() for sign in shared)
    reader.escape()
    reader.do("replay", "#end")
    expect(reader.page.locator("#fits")).to_contain_text(f"{text} fits all that I said.")
    expect(reader.page.locator(".sieve .answer")).to_have_text(text)
    reader.escape()
    reader.escape()
    reader.do("scores")
    expect(reader.page.locator("#best [scope=row]")).to_contain_text(answer)


def test_the_lists_stand_by_language_and_the_pages_own_comes_first(browser, server):
    page = browser.new_page(locale="pl-PL")
    page.goto(server.url)
    reader = Reader(page, server.url)
    reader.ready()
    # The first game is in the page's language, of its largest list where none is a medium one.
    assert reader.game["settings"]["list"] == "pl-more"
    reader.do("settings")
    groups = page.locator("#list optgroup")
    expect(groups.first).to_have_attribute("label", "Polski")
    assert groups.evaluate_all("all => all.map(group => group.label)")[1] == "Angielski"
    assert groups.nth(0).locator("option").all_text_contents() == ["Pl (1)", "Zwierzęta (2)"]
    # Six opponents' games and one's own; English has phrases too.
    offers = page.locator("#preset option")
    expect(offers).to_have_count(7)
    page.locator("#list").select_option("words")
    expect(offers).to_have_count(8)
    page.locator("#list").select_option("pl")
    expect(offers).to_have_count(7)
    for index in (0, 2):
        page.locator("#preset").select_option(index=index)
        expect(page.locator("#list")).to_have_value("pl-more")
        # The mistakes and how he plays, but no third sentence.
        assert page.locator("#does").text_content().count(".") == 1, "Nobody has measured a rate."
        assert reader.get("/settings")["list"] == "pl-more"
    page.close()


def test_the_opponents_of_a_language_play_its_medium_list_and_not_the_shortest(reader):
    reader.play("ka").do("settings")
    entries = {it["id"]: it["entries"] for it in reader.get("/lists")["lists"] if it["language"] == "ka"}
    assert entries == {"ka": 1, "ka-medium": 2, "ka-more": 3}
    for name, list in [("Gentle", "ka-medium"), ("All words", "ka-more")]:
        reader.page.locator("#preset").select_option(name)
        expect(reader.page.locator("#list")).to_have_value(list)
        assert reader.get("/settings")["list"] == list


def test_the_author_of_a_room_writes_hebrew_from_right_to_left(reader):
    reader.play("he-more").do("together")
    page = reader.page
    for card, field in [("A class", "#making-lines"), ("A word for a friend", "#making-a-word")]:
        page.get_by_role("button", name=card).click()
        for text, direction in [("שלום", "rtl"), ("HARE", "ltr")]:
            page.locator(field).fill(text)
            assert page.locator(field).evaluate("field => getComputedStyle(field).direction") == direction
        reader.escape()


@pytest.mark.parametrize(("language", "words", "taken", "is_sure"), [
    ("French", "été\nl’élève", ["ETE", "L'ELEVE"], True),
    ("Turkish", "kitaplık", ["KİTAPLIK"], True),
    ("French", "été\nœuf", ["ETE", "OEUF"], False),
    ("one", "œe", ["OE"], False),
])
def test_an_author_sees_the_words_as_the_room_took_them(reader, language, words, taken, is_sure):
    reader.known().open()
    reader.do("together")
    page = reader.page
    page.get_by_role("button", name="A class").click()
    page.locator("#making-more summary").click()
    page.get_by_label("Language").last.select_option(label=language.capitalize())
    page.locator("#making-lines").fill(words)
    page.get_by_role("button", name="Make the link").click()
    said = page.locator("#room details:has(bdi)")
    sure, asked = "the room has just your words", "If they are not yours, do not pass it on."
    expect(said.locator("summary")).to_contain_text(sure if is_sure else asked)
    expect(said.locator("bdi")).to_have_text(taken)
    assert said.evaluate("element => element.open") != is_sure
    expect(page.locator("#room .code")).to_be_visible()


def test_lists_of_one_language_stand_in_no_groups(table):
    table.open()
    table.do("settings")
    expect(table.page.locator("#list option")).to_have_count(3)
    assert table.page.locator("#list optgroup").count() == 0
