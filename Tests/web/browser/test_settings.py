"""The back of the card: the next game, and how the page looks and sounds."""

import re

import pytest
from playwright.sync_api import expect


@pytest.fixture
def settings(real):
    real.open(list="words", length="9")
    real.do("settings")
    expect(real.dialog("settings")).to_be_visible()
    return real


def stored(table, **wanted):
    """Waits until the server has these settings."""
    for _ in range(200):
        now = table.get("/settings")
        if wanted.items() <= now.items():
            return True
        table.page.wait_for_timeout(50)
    raise AssertionError(f"{wanted} not in {now}")


def slide(table, name, value):
    table.page.locator(f"#{name}").fill(str(value))


def choose(table, name, value):
    table.page.get_by_label(name, exact=True).select_option(value)


# The controls that the bar with the button cuts, and those wholly above it.
AT_THE_BAR = """() => {
  const { top } = document.querySelector('#settings > .last').getBoundingClientRect();
  const all = [...document.querySelectorAll('#settings :is(select, [role=switch], [type=radio])')]
    .filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect());
  return [all.filter((one) => one.top < top && one.bottom > top).length, all.filter((one) => one.bottom <= top).length];
}"""


def test_at_first_sight_of_a_phone_the_bar_below_the_settings_cuts_none(real):
    real.page.set_viewport_size({"width": 390, "height": 844})
    real.open(list="medium", length="any", mistakes="6", evil="true", cunning="classic")
    real.do("settings")
    expect(real.page.locator("#preset")).to_be_enabled()
    cut, whole = real.page.evaluate(AT_THE_BAR)
    assert (cut, whole) == (0, 9)


def test_each_setting_is_stored_at_once_and_used_from_the_next_game_on(settings):
    before = settings.game
    choose(settings, "Length", "7")
    stored(settings, length=7)
    slide(settings, "mistakes", 11)
    stored(settings, mistakes=11)
    expect(settings.page.locator("#mistakes-value")).to_have_text("11")
    settings.page.get_by_role("switch", name="Cheats").click()
    stored(settings, evil=True)
    choose(settings, "Cunning", "diabolical")
    stored(settings, cunning="diabolical")
    settings.page.get_by_label("Words", exact=True).select_option("easy")
    stored(settings, list="easy", length=7)
    expect(settings.page.locator("#settings-said")).to_have_text("Used from the next game on.")
    assert settings.game == before
    settings.do("new", "#settings")
    expect(settings.page.locator("#left")).to_have_text("11")
    expect(settings.page.locator("#word .cell")).to_have_count(7)
    assert settings.game["settings"] == {
        "list": "easy",
        "length": 7,
        "mistakes": 11,
        "evil": True,
        "cunning": "diabolical",
        "clue": False,
    }


def test_what_is_proved_never_to_be_won_against_a_perfect_computer_says_so(settings):
    """7 letters of `easy` are worth 3 mistakes, 9 of `words` 6; of 4 letters 15 or 16 is known."""
    said = settings.page.locator("#settings-worth")
    settings.page.get_by_role("switch", name="Cheats").click()
    stored(settings, evil=True, mistakes=6)
    expect(said).to_have_text("")  # A classic computer may miss what a perfect one forces.
    choose(settings, "Cunning", "diabolical")
    expect(said).to_have_text("A perfect computer always wins here: even a perfect player makes 6 mistakes.")
    slide(settings, "mistakes", 7)
    expect(said).to_have_text("")
    choose(settings, "Length", "4")
    for mistakes, starts in ((15, "A perfect"), (16, "$"), (17, "$")):
        slide(settings, "mistakes", mistakes)
        stored(settings, mistakes=mistakes)
        expect(said).to_have_text(re.compile(f"^{starts}"))
    settings.page.get_by_role("switch", name="Cheats").click()
    expect(said).to_have_text("")


def test_a_slider_is_moved_by_keys_and_any_length_is_a_choice(settings):
    settings.page.locator("#mistakes").press("ArrowRight")
    stored(settings, mistakes=7)
    choose(settings, "Length", "any")
    stored(settings, length=None)


def test_the_lengths_are_those_of_the_list(settings):
    lists = {one["id"]: one for one in settings.get("/lists")["lists"]}
    for name in ("us-states", "words"):
        settings.page.get_by_label("Words", exact=True).select_option(name)
        stored(settings, list=name)
        lengths = sorted(map(int, lists[name]["lengths"]))
        options = settings.page.locator("#length option")
        expect(options).to_have_text(["any", *(f"{n} letter{'s' * (n > 1)}" for n in lengths)])


def test_settings_open_when_their_list_was_taken_away(table):
    table.open()
    gone = {**table.get("/settings"), "list": "gone"}
    table.page.route("**/settings", lambda route: route.fulfill(json=gone), times=1)
    # A browser that begins to intercept with the page already open may miss the next call.
    table.page.reload()
    table.ready()
    table.do("settings")
    table.page.get_by_label("Words", exact=True).select_option("phrase")
    stored(table, list="phrase", length=None)


def test_a_list_of_phrases_takes_any_length_alone(settings):
    settings.page.get_by_label("Words", exact=True).select_option("idioms")
    stored(settings, list="idioms", length=None)
    expect(settings.page.locator("#length")).to_be_disabled()
    expect(settings.page.locator("#length")).to_have_value("any")


def test_the_cunning_is_asked_only_of_an_evil_computer(settings):
    expect(settings.page.locator("#cunning")).to_be_hidden()
    expect(settings.page.locator("#evil-is")).to_have_text("It picks a word and keeps it.")
    settings.page.get_by_role("switch", name="Cheats").click()
    expect(settings.page.locator("#cunning")).to_be_visible()
    expect(settings.page.locator("#evil-is")).to_have_text("It has no word, and never lies about a letter.")


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("Gentle", {"list": "medium", "length": None, "mistakes": 7, "evil": True, "cunning": "classic"}),
        ("Phrases", {"list": "idioms", "length": None, "mistakes": 6, "evil": False}),
        ("Sly", {"list": "medium", "length": None, "mistakes": 6, "evil": True, "cunning": "classic"}),
        ("Evil", {"list": "medium", "length": None, "mistakes": 7, "evil": True, "cunning": "diabolical"}),
        ("Diabolical", {"list": "medium", "length": None, "mistakes": 6, "evil": True, "cunning": "diabolical"}),
        ("All words", {"list": "words", "length": None, "mistakes": 8, "evil": True, "cunning": "diabolical"}),
        ("Honest", {"list": "medium", "length": None, "mistakes": 6, "evil": False, "clue": False}),
        ("With a clue", {"list": "medium", "length": None, "mistakes": 6, "evil": False, "clue": True}),
    ],
)
def test_an_opponent_is_one_choice_and_then_described_with_its_rate(settings, name, wanted):
    settings.page.get_by_label("Opponent").select_option(name)
    stored(settings, **wanted)
    expect(settings.page.locator("#preset :checked")).to_have_text(name)
    expect(settings.page.locator("#does")).to_contain_text(re.compile(r"\w\. About \d in \d+ wins?$"))
    expect(settings.page.locator("#mistakes-value")).to_have_text(str(wanted["mistakes"]))
    expect(settings.page.locator("#settings-said")).to_have_text("Used from the next game on.")


def test_a_game_of_ones_own_is_unfolded_by_its_choice_and_by_a_change(real):
    real.page.set_viewport_size({"width": 390, "height": 844})
    real.open(list="medium", length="any", mistakes="6", evil="true", cunning="classic")
    real.do("settings")
    page = real.page
    chosen = page.locator("#preset :checked")
    expect(chosen).to_have_text("Sly")
    expect(page.get_by_label("Length")).to_be_hidden()
    page.get_by_label("Opponent").select_option("A game of your own")
    expect(page.get_by_label("Length")).to_be_visible()
    expect(chosen).to_have_text("A game of your own")
    choose(real, "Length", "8")
    expect(chosen).to_have_text("A game of your own")
    expect(page.locator("#does")).to_be_empty()
    # What makes an opponent's game again is not folded away under the reader's hand.
    choose(real, "Length", "any")
    expect(chosen).to_have_text("Sly")
    expect(page.get_by_label("Length")).to_be_visible()
    page.get_by_label("Opponent").select_option("Evil")
    expect(page.locator("#does")).to_have_text("7 mistakes. Thinks ahead. About 1 in 2 wins")
    expect(page.get_by_label("Length")).to_be_visible()
    # A large window has room for what an opponent's name stands for.
    for width, height, is_open in [(390, 844, False), (1280, 800, True)]:
        real.escape()
        page.set_viewport_size({"width": width, "height": height})
        real.do("settings")
        expect(page.get_by_label("Length")).to_be_visible(visible=is_open)


def test_the_opponents_lead_to_a_game_of_ones_own(real):
    real.open(list="medium", length="any", mistakes="6", evil="true", cunning="classic")
    real.page.locator("#who").click()
    real.page.get_by_role("button", name="A game of your own").click()
    expect(real.page.get_by_label("Length")).to_be_visible()


def test_beaten_opponents_have_a_star(table):
    table.open(evil="true", mistakes="6", list="words").win()
    table.escape()
    table.page.locator("#who").click()
    beaten = table.dialog("opponents").locator(".beaten > b")
    expect(beaten).to_have_text(["Sly"])
    assert "★" in beaten.evaluate("name => getComputedStyle(name, '::after').content")
    expect(table.dialog("opponents").get_by_role("button", name=re.compile("^Sly You won it!"))).to_be_visible()


def test_the_opponents_stand_by_strength_before_other_words(real):
    real.known().open(evil="true")
    real.do("settings")
    names = "Honest, With a clue, Gentle, Sly, Evil, Diabolical, Phrases, All words, A game of your own"
    expect(real.page.locator("#preset option")).to_have_text(names.split(", "))
    # One word, one meaning: how a computer of one's own cheats has no opponent's name.
    expect(real.page.locator("#cunning")).not_to_contain_text(re.compile("Gentle|Sly|Evil|Diabolical"))


def test_the_looks_are_remembered(settings):
    page = settings.page
    page.get_by_label("Look").select_option("paper")
    drawings = page.get_by_role("radiogroup", name="Drawing")
    expect(drawings.get_by_role("radio", name="Gallows")).to_be_checked()
    # A picture each, of as many strokes as a game draws.
    assert drawings.locator("svg").evaluate_all("all => all.map((one) => one.childElementCount)") == [26] * 4
    drawings.get_by_role("radio", name="Spider’s web").check()
    page.get_by_label("Keys").select_option("dvorak")
    page.reload()
    settings.ready()
    assert page.evaluate("() => getComputedStyle(document.documentElement).colorScheme") == "light"
    settings.type("QZ")
    expect(page.locator("#picture .drawn")).not_to_have_count(0)
    threads = page.locator("#picture path").evaluate_all("all => all.slice(0, 8).map(p => p.getPointAtLength(0)).map(p => [p.x, p.y])")
    assert all(abs(x - 96) < 2 and abs(y - 72) < 2 for x, y in threads), "the threads of a web meet"
    keys = page.locator("#keys button").evaluate_all("keys => keys.map(key => key.value).join('')")
    assert keys == "PYFGCRLAOEUIDHTNSQJKXBMWVZ"


@pytest.mark.parametrize(("scheme", "colour"), [("dark", "rgb(24, 36, 32)"), ("light", "rgb(255, 249, 238)")])
def test_the_look_follows_the_system(table, scheme, colour):
    table.page.emulate_media(color_scheme=scheme)
    table.open()
    assert table.page.locator("#tally").evaluate("part => getComputedStyle(part).backgroundColor") == colour


def test_with_typing_off_letter_keys_do_nothing_and_the_field_still_works(table):
    table.open()
    table.do("settings")
    table.page.get_by_role("switch", name="Typing").click()
    table.do("close", "#settings")
    expect(table.dialog("settings")).to_be_hidden()
    table.page.keyboard.press("h")
    table.page.get_by_label("Type a letter").fill("a")
    table.page.keyboard.press("Enter")
    table.settled("A")
    assert [guess["letter"] for guess in table.game["guesses"]] == ["A"]


def test_arrows_move_between_the_keys_as_they_lie(table):
    table.open()
    table.key("Q").focus()
    for arrow, letter in [("Right", "W"), ("Down", "S"), ("Down", "X"), ("Right", "C"), ("Up", "D")]:
        table.page.keyboard.press(f"Arrow{arrow}")
        expect(table.key(letter)).to_be_focused()


def test_sounds_are_off_until_asked_for_and_short(table):
    table.page.add_init_script(
        """window.tones = [];
        window.OscillatorNode = class extends OscillatorNode {
          start(at) { this.from = at; super.start(at); }
          stop(at) { tones.push([this.from - this.context.currentTime, at - this.context.currentTime]); super.stop(at); }
        };"""
    )
    table.open().type("Z")
    assert table.page.evaluate("() => tones") == []
    table.do("settings")
    table.page.get_by_role("switch", name="Sounds").click()
    table.do("close", "#settings")
    expect(table.dialog("settings")).to_be_hidden()
    table.type("HANGM")
    tones = table.page.evaluate("() => tones")
    assert len(tones) > 10 and max(end for _, end in tones) < 0.4


def test_the_one_primary_button_starts_the_game_that_was_chosen(settings):
    primary = settings.page.locator("#settings .main:visible")
    expect(primary).to_have_count(1)
    expect(primary).to_have_text("New game")
    settings.page.get_by_label("Opponent").select_option("Gentle")
    stored(settings, list="medium")
    primary.click()
    expect(settings.page.locator("#who")).to_be_visible()


def test_the_face_in_the_settings_is_that_of_the_chosen_opponent(table):
    table.open(evil="true")
    table.do("settings")
    face = table.page.locator("#preset-face > svg")
    # The server's answer comes after the view.
    expect(table.page.locator("#evil")).to_be_checked()
    expect(face).not_to_have_class(re.compile("honest"))
    table.page.locator("#evil").uncheck()
    expect(face).to_have_class(re.compile("honest"))
    expect(face).to_have_count(1)


def test_the_help_shows_a_drawing_the_words_spat_out_and_the_last_one(table):
    table.open()
    table.do("help")
    pictures = table.page.locator("#lesson li > div")
    expect(pictures.nth(0).locator(".scene path")).not_to_have_count(0)
    expect(pictures.nth(1).locator(".slip .marked")).to_have_count(2)
    # Two words in the belly.
    expect(pictures.nth(1).locator(".devil .letters")).to_have_count(2)
    expect(pictures.nth(2).locator(".slip")).to_have_count(3)
