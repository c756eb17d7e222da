"""The number of words left, as the server says it: shown as a number and as a stream to players who want them."""

import itertools
import re

import pytest
from playwright.sync_api import expect

from table import WORDS, windows


def fitting(game, guesses):
    """How many words of the list agree with these guesses."""
    words = [word for word in WORDS if len(word) == len(game["pattern"])]
    return sum(
        all([i for i, sign in enumerate(word) if sign == guess["letter"]] == guess["positions"] for guess in guesses)
        for word in words
    )


@pytest.fixture
def counted(table):
    """A table with words that the test knows."""
    return table.known()


def belly(table):
    """How wide the devil is, in units of his drawing."""
    return table.page.locator("#actor .bulk .solid:not(.deep)").first.evaluate("path => path.getBBox().width")


def test_an_evil_game_says_how_many_words_are_left_and_the_devil_gets_thinner(counted):
    counted.open(evil="true", length="4", mistakes="20")
    spoken = counted.page.locator("#spoken")
    expect(spoken).to_contain_text("5 words left")
    full = belly(counted)
    counted.type("EARDC")
    game = counted.game
    rest = fitting(game, game["guesses"])
    assert 0 < rest < 5
    expect(spoken).to_contain_text(f"{rest} word")
    assert belly(counted) < full


def test_a_miss_says_what_it_cost_the_computer_and_is_heard_with_the_mistakes_left(counted):
    counted.open(evil="true", length="4", mistakes="20").type("E")
    assert counted.game["left"] == [5, 2]
    expect(counted.page.locator("#said")).to_have_text("E? No! My belly’s down to 2 words.\u00a0")
    expect(counted.page.locator("#spoken")).to_contain_text("19 mistakes left. Word: ")


def test_a_letter_of_his_last_word_is_given_without_a_count(counted):
    """"One word left" is said once."""
    said = counted.open(evil="true", length="4", mistakes="20").page.locator("#said")
    for letter in "EARDCHOBKU":
        if counted.game["status"] != "playing":
            break
        before = counted.game["left"][-1]
        counted.type(letter)
        game = counted.game
        if before == 1 and game["status"] == "playing" and game["guesses"][-1]["positions"]:
            expect(said).to_have_text(f"{letter}? Ugh. Take it.\u00a0")
            return
    raise AssertionError(counted.game)


# The strokes of a text, and of those on his belly; each is a line a little different every time.
STROKES = """async (text) => {
  const { inkedAt } = await import('./drawing/lettering.js');
  const [drawn, own] = [inkedAt(text, 0, 0, 10, 100), [...document.querySelectorAll('#actor .letters')].at(-1)];
  return [drawn, own].map((path) => path.getAttribute('d').match(/M/g).length);
}"""


def test_his_belly_says_of_how_many_words_the_rest_is(real):
    real.open(list="medium", length="7", mistakes="20", evil="true", seed="11")
    for text in ("WORDS", f"OF {real.game['left'][0]}"):
        wanted, drawn = real.page.evaluate(STROKES, text)
        assert drawn == wanted, text
        real.type("E")


def test_the_last_words_blanks_are_lit(real):
    card = real.open(list="medium", length="7", mistakes="20", evil="true", seed="11").page.locator("#card")
    for letter in "EAISRNTOLDUC":
        expect(card).to_have_class("ready one" if real.game["left"][-1] == 1 else "ready")
        if real.game["left"][-1] == 1:
            break
        real.type(letter)
    lit, others = (real.page.locator(f"#word .cell{kind}").first for kind in (".blank", ":not(.blank)"))
    expect(lit).to_have_css("box-shadow", re.compile("inset"))
    expect(others).to_have_css("box-shadow", "none")


def test_a_dotted_outline_shows_how_fat_he_was(counted):
    was = counted.open(evil="true", length="4", mistakes="20").page.locator("#actor > .was")
    expect(was).to_have_count(0)
    full = belly(counted)
    counted.type("E")
    expect(was).to_have_count(1)
    assert was.evaluate("path => path.getBBox().width") == pytest.approx(full, abs=0.5)
    assert belly(counted) < full
    # Who does not want the count sees nothing of it.
    counted.page.evaluate("localStorage.hangman = JSON.stringify({ ...JSON.parse(localStorage.hangman), counting: false })")
    counted.page.reload()
    counted.ready()
    expect(was).to_have_count(0)


def test_a_miss_shows_what_it_cost_the_player_until_the_next_letter(counted):
    counted.open(evil="true", length="4", mistakes="20")
    cost = lambda: counted.page.evaluate("getComputedStyle(document.getElementById('left'), '::before').content")  # noqa: E731
    assert cost() == "none"
    counted.type("E")
    assert cost().startswith('"−1')
    for letter in "EARDC":
        counted.type(letter)
        if counted.is_hit(letter):
            break
    assert counted.is_hit(letter) and cost() == "none"


def shares(game):
    """The share of his words that each guess cost the devil."""
    return [1 - after / before for before, after in itertools.pairwise(game["left"])]


def test_his_face_and_words_follow_the_size_of_the_theft(real):
    """He gloats over a large one, spits at a usual one, and frets over a small one or his last words."""
    real.open(list="medium", length="7", mistakes="20", evil="true", cunning="diabolical", seed="11")
    seen = {}
    for letter in "EAISRNTOLDUC":
        if real.game["status"] != "playing" or real.game["left"][-1] == 1:
            break
        real.type(letter)
        game = real.game
        gone, left, is_hit = game["left"][-2] - game["left"][-1], game["left"][-1], bool(game["guesses"][-1]["positions"])
        share = shares(game)[-1]
        says, mood = next(pair for fits, *pair in [
            (left == 1 and gone, "One word left: I’m stuck! Don’t find it!", "cornered"),
            (is_hit and share > 0.6, f"{letter}? Ouch! Take it. It cost me {gone:,} word", "gulps"),
            (is_hit and share, f"{letter}? Ugh. Take it. {left:,} word", "gulps"),
            (is_hit, f"{letter}? Ugh. Take ", "gulps"),
            (not gone, f"{letter}? Not in ", "teases"),
            (left <= 5, f"{letter}? No! My belly’s down to {left} words.", "frets"),
            (
                game["left"][-2] < game["left"][0] >= 5 * left and share >= 0.3,
                f"{letter}? No! Only {left:,} words left. You’re starving me!", "coughs",
            ),
            (share > 0.6, f"{letter}? Ha, no! I spat out {gone:,} words!", "spits"),
            (share < 0.3, f"{letter}? No. Only {gone:,} word", "frets"),
            (True, f"{letter}? No! I spat out {gone:,} words.", "spits"),
        ] if fits)  # fmt: skip
        expect(real.status).to_contain_text(says)
        # Where his belly is thin, he is afraid.
        mood = "coughs" if mood == "spits" and left**1.4 < game["left"][0] else mood
        expect(real.page.locator("#actor")).to_have_class(re.compile(rf"\b{mood}$"))
        seen[says[3:9]] = mood
    assert len(seen) >= 4, seen


def test_the_words_that_a_miss_let_go_fly_from_the_devil_and_a_repeat_sends_none(counted):
    counted.open(evil="true", length="4", mistakes="20")
    replies = []
    counted.page.on("response", lambda reply: replies.append(reply.json()) if "/guess" in reply.url else None)
    counted.type("E")
    slips = counted.page.locator("#stage > .slip:not(.given)")
    expect(slips).to_have_count(3)
    # Each has a hand-drawn E, in a colour and with a line below it.
    expect(slips.locator("path.marked")).to_have_count(3)
    assert len(replies[0]["letGo"]) == 3
    counted.page.keyboard.press("e")
    expect(slips).to_have_count(0)


@pytest.mark.parametrize("width, height", [(320, 568), (390, 844), (1280, 800)])
def test_slips_of_long_words_stay_on_the_page_and_off_the_bubble(real, width, height):
    real.page.set_viewport_size({"width": width, "height": height})
    real.open(list="words", length="14", evil="true", mistakes="20").type("E")
    slips = real.page.locator("#stage > .slip:not(.given)")
    expect(slips).to_have_count(3)
    bubble = real.page.locator("#said").bounding_box()
    for slip in slips.all():
        box = slip.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= width
        apart = box["y"] >= bubble["y"] + bubble["height"] or box["x"] >= bubble["x"] + bubble["width"]
        assert apart, (box, bubble)


# What a miss cost him in words, and what it must leave in sight.
COST = """() => ['#stage > .slip.given', '#actor .eyes, #actor .mouth, #actor .bulk .letters, #stage .bubble, #stage > .slip:not(.given)'].map(
  (parts) => [...document.querySelectorAll(parts)].map((part) => part.getBoundingClientRect().toJSON()))"""


def test_what_a_miss_cost_the_devil_stands_beside_his_belly(real):
    real.open(list="medium", length="7", mistakes="7", evil="true", seed="11").type("E")
    before, after = real.game["left"]
    expect(real.page.locator("#stage > .slip.given svg")).to_have_count(1)
    wanted, drawn = real.page.evaluate(STROKES.replace("#actor .letters", "#stage > .slip.given path"), f"-{before - after:,}")
    assert drawn == wanted
    for size in windows(real.page, (320, 568), (390, 844), (1280, 800), (1920, 1080)):
        [cost], others = real.page.evaluate(COST)
        assert cost["left"] >= -2, size
        assert [other for other in others if overlapping(cost, other)] == [], size


# The slips, and what they must leave in sight; they come from his mouth.
SLIPS = """() => ['#stage > .slip:not(.given)', '#actor .eyes, #actor :is(.pencil, .tip), #picture path, #stage .bubble'].map((parts) =>
  [...document.querySelectorAll(parts)].map((part) => ({ ...part.getBoundingClientRect().toJSON(), high: part.offsetHeight })))"""


def overlapping(one, other):
    return (
        one["left"] < other["right"]
        and other["left"] < one["right"]
        and one["top"] < other["bottom"]
        and other["top"] < one["bottom"]
    )


# How far the drawing to come begins to the right of the pencil's tip, in widths of the window.
APART = """() => {
  const edges = (parts, side) => [...document.querySelectorAll(parts)].map((part) => part.getBoundingClientRect()[side]);
  return (Math.min(...edges('#picture path', 'left')) - Math.max(...edges('#actor .tip', 'right'))) / innerWidth;
}"""


def test_in_a_wide_window_the_drawing_to_come_keeps_off_the_pencil(real):
    real.page.goto(real.url)
    real.ready()
    for size in windows(real.page, (920, 700), (1280, 800), (1920, 1080)):
        assert real.page.evaluate(APART) > 0.052, size


@pytest.mark.parametrize("letters", ["E", "EAIS", "EAIRSNTO"])
def test_slips_grow_on_an_arc_from_his_mouth_clear_of_his_pencil_and_the_drawing(real, letters):
    """A full belly, a half empty one, and the last mistake, when he leans to the rope."""
    real.open(list="medium", length="7", mistakes="7", evil="true", cunning="diabolical", seed="11").type(letters)
    expect(real.page.locator("#stage > .slip:not(.given)")).to_have_count(3)
    for size in windows(real.page, (320, 568), (390, 844), (1280, 800), (1920, 1080)):
        slips, others = real.page.evaluate(SLIPS)
        assert [(slip, other) for slip in slips for other in others if overlapping(slip, other)] == [], size
        heights = [slip["high"] for slip in slips]
        assert heights == sorted(heights) and heights[0] < 0.8 * heights[2]
        assert slips[0]["top"] > slips[1]["top"] > slips[2]["top"]


# Where another part of him lies over the number on his belly, or over its unit.
HIDDEN = """() => [...document.querySelectorAll('#actor .bulk .letters')].flatMap((letters) => {
  const { left, right, top, bottom } = letters.getBoundingClientRect();
  const points = [left + 1, (left + right) / 2, right - 1].flatMap((x) => [top + 1, (top + bottom) / 2, bottom - 1].map((y) => [x, y]));
  return points.filter(([x, y]) => !document.elementFromPoint(x, y).closest('.bulk'));
})"""


def test_his_number_and_its_unit_are_in_sight_at_every_width_of_his_belly(real):
    real.page.set_viewport_size({"width": 390, "height": 844})
    real.open(list="medium", length="7", mistakes="20", evil="true", cunning="diabolical", seed="11")
    letters = real.page.locator("#actor .bulk .letters")
    for letter in "EAISRNTOLDUC":
        if real.game["left"][-1] == 1:
            break
        real.type(letter)
        is_hit = bool(real.game["guesses"][-1]["positions"])
        # His hands hold it together where a letter is given.
        expect(letters).to_have_count(1 if is_hit or real.game["left"][-1] == 1 else 2)
        if not is_hit:
            assert real.page.evaluate(HIDDEN) == [], real.game["left"]
    assert min(real.game["left"]) <= 3


# How much of a bubble's inner width its lines leave free.
FREE = """() => {
  const bubble = document.querySelector('#stage .bubble');
  const { paddingLeft, paddingRight } = getComputedStyle(bubble);
  const inks = [...bubble.querySelectorAll('span.ink')].map((ink) => ink.getBoundingClientRect());
  const inner = bubble.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  return inner - (Math.max(...inks.map(({ right }) => right)) - Math.min(...inks.map(({ left }) => left)));
}"""
# The tops of the lines on which a short sentence stands.
LINES = """() => [...document.querySelectorAll('#stage .phrase')].map((phrase) =>
  new Set([...phrase.children].map((ink) => Math.round(ink.getBoundingClientRect().bottom / 8))).size)"""


def test_a_bubble_is_as_wide_as_its_lines_and_breaks_between_sentences(real, faults):
    real.open(list="medium", length="7", mistakes="7", evil="true", cunning="diabolical", seed="11").type("E")
    for size in windows(real.page, (320, 568), (390, 844), (1280, 800)):
        real.page.wait_for_timeout(100)
        assert 0 <= real.page.evaluate(FREE) <= 4, size
        assert real.page.evaluate(LINES) == [1, 1, 1], size
    number, word = real.page.locator("#stage .phrase").last.locator("svg").all()[-2:]
    assert number.bounding_box()["height"] > 1.2 * word.bounding_box()["height"]
    # A message of the page is in its font, and as wide as there is room.
    real.page.context.set_offline(True)
    real.page.keyboard.press("a")
    expect(real.status).to_contain_text("You are offline.")
    assert real.page.locator("#stage .bubble").evaluate("bubble => bubble.style.width") == ""
    faults.clear()


@pytest.mark.parametrize("locale", ["cs-CZ", "de-DE", "el-GR", "hu-HU", "pl-PL", *(
    pytest.param(locale, marks=pytest.mark.long)
    for locale in ("da-DK", "es-ES", "fi-FI", "fr-FR", "it-IT", "nb-NO", "nl-NL", "pt-BR", "pt-PT", "ro-RO", "ru-RU", "sv-SE", "tr-TR", "uk-UA")
)])
def test_the_first_sentence_is_whole_in_languages_of_long_words(browser, lighttpd, locale):
    page = browser.new_page(locale=locale, viewport={"width": 390, "height": 844})
    page.goto(lighttpd.url)
    expect(page.locator("#card")).to_have_attribute("aria-busy", "false")
    expect(page.locator("#said")).not_to_be_empty()
    for _ in windows(page, (320, 568), (360, 740), (390, 664), (390, 844), (844, 390), (1280, 800)):
        page.wait_for_function("() => document.querySelector('#stage .bubble').offsetTop >= 0", timeout=3000)
    page.close()


# Who speaks, and the bubble with what he says.
BUBBLE = """() => ['#actor .head', '.bubble', '#word', '#picture'].map((part) =>
  document.querySelector(part).getBoundingClientRect().toJSON())"""


def test_what_he_says_hides_neither_his_face_nor_the_drawing_nor_the_word(counted):
    counted.open(evil="true", length="4", mistakes="20").type("E")
    expect(counted.page.locator("#said")).to_contain_text("E? No!")
    sizes = [(320, 568), (390, 844), (844, 390), (768, 1024), (1280, 800), (1920, 1080)]
    for width, _ in windows(counted.page, *sizes):
        head, bubble, word, picture = counted.page.evaluate(BUBBLE)
        assert bubble["bottom"] <= head["top"] + 0.2 * head["height"] or bubble["right"] <= head["left"] + 0.1 * head["width"]
        assert bubble["bottom"] <= word["top"]
        assert bubble["bottom"] <= picture["top"] + 8 or bubble["right"] <= picture["left"]
        assert 0 <= bubble["left"] and bubble["right"] <= width and bubble["top"] >= 0


def test_who_leaves_it_one_word_is_told_so_once(counted):
    cornered = "One word left: I’m stuck! Don’t find it!"
    counted.open(evil="true", length="4", mistakes="20").type("E")
    expect(counted.status).to_contain_text("E? No!")
    expect(counted.status).not_to_contain_text(cornered)
    counted.type("A")
    assert counted.game["left"] == [5, 2, 1]
    expect(counted.status).to_contain_text(cornered)
    counted.type("Z")
    expect(counted.status).to_contain_text("Z? Not in my last word.")
    expect(counted.status).not_to_contain_text(cornered)


def test_who_does_not_want_to_know_is_not_told(counted):
    counted.open(evil="true", length="4", mistakes="20")
    expect(counted.page.locator("#actor .letters").first).to_be_attached()
    counted.do("settings")
    expect(counted.dialog("settings").locator("#list")).to_be_enabled()
    counted.page.get_by_role("switch", name="Words left").click()
    counted.escape()
    expect(counted.page.locator("#actor .letters")).to_have_count(0)
    expect(counted.page.locator("#spoken")).not_to_contain_text("words left")
    counted.type("EA")
    assert counted.game["left"][-1] == 1
    expect(counted.status).not_to_contain_text("One word left")
    counted.type("Q")
    expect(counted.status).to_contain_text("Q? No!")
    expect(counted.status).not_to_contain_text("spat")


def test_an_honest_game_has_an_envelope_and_no_count(counted):
    counted.open().type("H")
    expect(counted.page.locator("#actor .seal")).to_be_attached()
    expect(counted.page.locator("#actor .letters")).to_have_count(0)


def uncounted(table, how):
    """Brings the player to a game against a devil who does not say how many words are left."""
    if how == "switched off":
        table.page.add_init_script("localStorage.hangman = JSON.stringify({ seen: true, counting: false })")
        return {"list": "medium", "length": "7", "evil": "true"}
    form = {"trap": "BEAR\nBOAR\nDEER\nDUCK\nHARE"} if how == "a trap" else {"rounds": "1", "list": "medium", "evil": "true"}
    return {"room": table.post("/room", mistakes="9", **form).json()["id"]}


@pytest.mark.parametrize("how", ["a drawn round", "a trap", "switched off"])
def test_a_game_without_a_count_goes_on_after_a_miss(real, how):
    form = uncounted(real, how)
    assert real.post("/game", **form).ok
    real.page.goto(real.url)
    real.ready()
    real.type("QX")
    assert [guess["letter"] for guess in real.game["guesses"]] == ["Q", "X"]
    expect(real.page.locator("#actor")).to_have_class(re.compile(r"\bspits$"))
