"""The page's words when a game is over."""

import hashlib
import json
import re

import pytest
from playwright.sync_api import expect

import states
from table import windows



def test_the_end_is_a_dialog_with_the_focus(table):
    table.open().lose()
    expect(table.dialog("end").get_by_role("button", name="Play again")).to_be_focused()
    table.escape()
    expect(table.dialog("end")).to_be_hidden()
    expect(table.status).to_contain_text("The word was HANGMAN.")


def test_a_key_shows_an_end_again_that_was_closed(table):
    table.open().lose()
    table.escape()
    table.key("A").click(force=True)
    expect(table.dialog("end")).to_be_visible()
    table.escape()
    table.page.keyboard.press("a")
    expect(table.dialog("end")).to_be_visible()


def test_keys_that_play_no_more_are_faint_below_a_closed_end(table):
    table.open().type("Z")
    expect(table.key("A")).to_have_css("opacity", "1")
    table.lose()
    table.escape()
    expect(table.key("A")).to_have_css("opacity", "0.4")
    expect(table.key("Z")).to_have_css("opacity", "1")


def test_whoever_is_asked_to_give_up_still_sees_the_word(table):
    table.open().type("HAZ")
    table.do("new")
    for _ in windows(table.page, (320, 568), (390, 844), (1280, 800)):
        expect(table.dialog("ask").locator(".placard")).to_be_in_viewport(ratio=0.9)
        for name in ("Keep playing", "Give up"):
            expect(table.dialog("ask").get_by_role("button", name=name)).to_be_in_viewport(ratio=1)


def test_who_wins_sets_the_one_on_the_gallows_free(table):
    freed = table.page.locator("#picture .freed")
    table.open().lose()
    expect(freed).to_have_count(0)
    table.again().win()
    expect(freed).to_have_count(11)
    table.again()
    expect(freed).to_have_count(0)


def test_after_losses_alone_the_scores_wait_for_a_win(table):
    table.open().lose()
    table.escape()
    table.do("scores")
    scores = table.dialog("scores")
    expect(scores).to_contain_text("All five are waiting!")
    expect(scores.locator(".bubble")).to_be_in_viewport(ratio=1)
    # Only this sentence, because four numbers would add nothing.
    expect(scores.locator(".figures, .faces").filter(visible=True)).to_have_count(0)


@pytest.mark.long
def test_scores_are_ranked_by_kind_of_game_and_this_game_is_marked(table):
    table.open().type("Z")
    table.win()
    table.again(evil="true").play_out("EARIOTNSLCUDPMHGBFYWKVXZJQ")
    expect(table.dialog("end")).to_be_visible()
    table.again().win()
    history = table.get("/history")
    table.escape()
    table.do("scores")
    scores = table.dialog("scores")
    honest = scores.locator("table", has_text="Best wins: Honest").locator("tbody tr")
    expect(honest.nth(0)).to_have_text("HANGMANthis game0 of 65")
    expect(honest.nth(1)).to_have_text("HANGMAN1 of 66")
    expect(scores.locator("[aria-current=true]")).to_have_count(1)
    names, figures = (scores.locator(f"#numbers {tag}").all_text_contents() for tag in ("dt", "dd .vh"))
    assert names == ["Played", "Won", "Streak", "Best streak"]
    assert figures == ["3", *(str(history[name]) for name in ("won", "streak", "bestStreak"))]
    expect(scores.locator("caption .honest")).to_have_count(1)
    scores.get_by_role("button", name="Play again").click()
    expect(scores).to_be_hidden()
    assert table.game["guesses"] == []


@pytest.mark.parametrize("won, more", [(3, ""), (9, "+")])
def test_beaten_opponents_hang_in_their_colours_with_their_wins_and_the_best_word(real, won, more):
    """The history is in a changed reply; the page is real."""
    of = {"mistakes": 1, "mistakesAllowed": 6, "guesses": 9, "list": "medium", "game": "", "cunning": "classic"}
    scores = [{**of, "evil": evil, "word": word} for evil, word in ((True, "JAZZ"), (False, "HYMN"), (True, "LYNX"))]
    history = {"played": 20, "won": won, "streak": 0, "bestStreak": 1, "scores": scores, "daily": None}
    real.page.route("**/history", lambda route: route.fulfill(json=history))
    real.open()
    real.do("scores")
    heads = real.dialog("scores").locator(".trophies > *")
    expect(heads).to_have_text(["Honest1" + more, "Gentle", "Sly2" + more, "Evil", "Diabolical"])
    fills = heads.evaluate_all("all => all.map((one) => getComputedStyle(one.querySelector('.solid:not(.deep)')).fill)")
    honest, gentle, sly, evil, devil = fills
    assert gentle == evil == devil and len({honest, gentle, sly}) == 3
    for width in (320, 390, 1280):
        real.page.set_viewport_size({"width": width, "height": 844})
        names = [one.bounding_box() for one in heads.locator("small").all()]
        assert len({round(name["y"]) for name in names}) == 1
        assert all(one["x"] + one["width"] < other["x"] for one, other in zip(names, names[1:]))
        assert names[0]["x"] >= 0 and names[-1]["x"] + names[-1]["width"] <= width
    expect(real.page.locator("#scores-stage .placard path")).not_to_have_count(0)
    expect(real.page.locator("#scores-beaten")).to_have_text("Sly: 2 wins. Honest: 1 win")


def test_the_best_wins_are_in_sight_on_a_phone(table):
    table.page.set_viewport_size({"width": 390, "height": 844})
    states.scores(table)
    row = table.dialog("scores").locator("#best tbody tr").first
    expect(row).to_be_in_viewport(ratio=1)
    # Nothing lies over it, such as the buttons, which stay at the lower edge.
    assert row.evaluate("""one => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(left + width / 2, top + height - 2));
    }""")


def test_the_days_have_a_bar_for_each_number_of_mistakes_also_where_colours_are_forced(table):
    days = {"played": 9, "won": 3, "daysInRow": 2, "bestDaysInRow": 4, "mistakes": [1, 0, 2], "last": None}
    history = {"played": 0, "won": 0, "streak": 0, "bestStreak": 0, "scores": [], "daily": days}
    table.page.route("**/history", lambda route: route.fulfill(json=history))
    table.page.emulate_media(forced_colors="active")
    table.open()
    table.do("scores")
    bars = table.dialog("scores").locator("#scores-days-chart .bar")
    expect(bars.locator(".vh")).to_have_text(["0 mistakes: 1 win", "2 mistakes: 2 wins"])
    one, two = bars.locator("i").all()
    assert 0 < 2 * one.bounding_box()["width"] <= two.bounding_box()["width"] + 2
    assert one.evaluate("node => getComputedStyle(node).borderTopStyle") == "solid"
    # A single bar would not say anything.
    days["mistakes"][0] = 0
    table.escape()
    expect(bars.first).to_be_hidden()
    table.do("scores")
    expect(table.dialog("scores")).to_be_visible()
    expect(table.page.locator("#scores-days")).to_be_hidden()


def test_full_scores_lead_on_without_scrolling(table):
    days = {"played": 9, "won": 9, "daysInRow": 2, "bestDaysInRow": 4, "mistakes": [2, 1, 3, 2, 1], "last": None}
    of = {"mistakesAllowed": 6, "guesses": 9, "list": "words", "evil": True, "game": ""}
    kinds = [{**of, "cunning": cunning} for cunning in ("classic", "diabolical")]
    scores = [{**kind, "word": "HANGMAN", "mistakes": n} for kind in kinds for n in range(5)]
    history = {"played": 20, "won": 19, "streak": 9, "bestStreak": 9, "scores": scores, "daily": days}
    table.page.route("**/history", lambda route: route.fulfill(json=history))
    table.page.set_viewport_size({"width": 1280, "height": 800})
    table.open()
    table.do("scores")
    expect(table.dialog("scores").get_by_role("table")).to_have_count(2)
    for name in ("To the game", "Today’s game"):
        expect(table.dialog("scores").get_by_role("button", name=name)).to_be_in_viewport(ratio=1)


def test_scores_without_a_win_invite(table):
    table.open()
    table.do("scores")
    scores = table.dialog("scores")
    expect(scores).to_contain_text("All five are waiting!")
    scores.get_by_role("button", name="To the game").click()
    expect(scores).to_be_hidden()


def test_a_wrong_word_is_reported_by_three_taps(table):
    table.open().lose()
    with table.page.expect_response("**/report") as sent:
        table.page.locator("#end-word summary").click()
        table.dialog("end").get_by_role("button", name="Report this word").click()
        expect(table.dialog("report").locator("h2 .vh")).to_have_text("Report this word: HANGMAN")
        table.dialog("report").get_by_role("button", name="Offensive").click()
    assert sent.value.status == 204
    expect(table.dialog("report").get_by_role("status")).to_have_text("Thank you, it is noted.")
    assert table.dialog("report").get_by_role("button").all_inner_texts() == ["×"]


def test_the_result_stands_once_on_the_screen(table):
    table.open().lose()
    expect(table.dialog("end").get_by_text("The word was HANGMAN.").locator("visible=true")).to_have_count(1)
    table.escape()
    expect(table.page.get_by_text("The word was HANGMAN.").locator("visible=true")).to_have_count(1)


@pytest.mark.long
def test_after_the_first_loss_what_it_did_is_the_main_button_and_later_the_next_game(table):
    """Both are there after a reload, too."""
    table.open(evil="true", length="4", mistakes="2").type("EQ")
    main = table.dialog("end").locator("#end-buttons .main:visible")
    for name in ("See how I cheated", "Play again"):
        expect(main).to_have_text([name])
        expect(main).to_be_focused()
        table.page.reload()
        table.ready()
        expect(main).to_have_text([name])
        expect(table.page.locator("#end-text")).not_to_be_empty()
        table.again(evil="true", length="4", mistakes="2").type("EQ")


def test_what_it_did_leads_on_to_a_new_game(table):
    table.open(evil="true", length="4", mistakes="2").type("EQ")
    table.do("replay")
    table.dialog("replay").get_by_role("button", name="Play again").click()
    expect(table.page.locator("html")).to_have_attribute("data-status", "playing")
    expect(table.page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800)])
def test_the_next_game_is_in_sight_while_a_replay_scrolls(real, width, height):
    real.page.set_viewport_size({"width": width, "height": height})
    real.open(evil="true", length="9", mistakes="9").play_out("ESTIARNOLCDUMPGHBYFVKWJXZQ")
    real.do("replay", "#end")
    expect(real.page.locator("#turns .answer")).to_be_visible()
    assert real.dialog("replay").evaluate("one => one.scrollHeight > one.clientHeight")
    expect(real.dialog("replay").get_by_role("button", name="Play again")).to_be_in_viewport(ratio=1)


@pytest.mark.long
def test_a_first_win_against_an_opponent_and_wins_in_a_row_are_named(table):
    for settings, said in (({}, "Beaten for the first time: Honest!"), ({"evil": "true"}, "Beaten for the first time: Sly!"),
                           ({}, "Wins in a row: 3")):  # fmt: skip
        table.open(**settings).win()
        expect(table.page.locator("#end-feat")).to_have_text(said)
    table.open().lose()
    expect(table.page.locator("#end-feat")).to_be_hidden()
    table.open().win()
    expect(table.dialog("end")).to_be_visible()
    table.page.wait_for_load_state("networkidle")
    expect(table.page.locator("#end-feat")).to_be_hidden()


def test_whoever_was_close_reads_how_many_other_words_there_were(table):
    lost(table, letters="EQ")
    assert table.game["candidates"] == 2
    expect(table.page.locator("#end-text")).to_have_text("So close: I had only one other word left.")
    expect(table.page.locator("#end-stage .spare")).to_have_count(1)


def test_where_nothing_else_was_left_no_other_word_is_claimed(table):
    lost(table, length="7", mistakes="1", letters="Z")
    expect(table.page.locator("#end-text")).to_have_text("So close: I had only this word left.")
    table.do("replay", "#end")
    expect(table.page.locator("#turns .lead .slip .vh")).to_have_text("HANGMAN")


def lost(table, length="4", mistakes="2", letters=""):
    """Loses an evil game that is not the first loss, without a coach, who would have the word."""
    table.page.add_init_script("localStorage.hangman ??= JSON.stringify({ seen: true, coach: false })")
    for _ in range(2):
        table.open(evil="true", length=length, mistakes=mistakes).type(letters)
        expect(table.dialog("end")).to_be_visible()
        # So that the replay of this game is asked for, not of the next one.
        expect(table.page.locator("#end-text")).not_to_be_empty()


def test_a_game_without_a_mistake_is_celebrated(table):
    table.open().win()
    end = table.dialog("end")
    expect(end.locator("h2 .vh")).to_have_text("Perfect!")
    expect(end.locator("#end-text")).to_have_text("Not a single mistake. HANGMAN")
    expect(end.locator("#end-stage .aside.man")).to_be_visible()
    # Against the devil too, whose only word is this one.
    stamp = end.locator("#end-stage .placard .stamp")
    for evil in ("false", "true"):
        table.again(evil=evil).win()
        for _ in windows(table.page, (320, 568), (390, 844), (844, 390), (1280, 800)):
            expect(stamp).to_be_in_viewport(ratio=1)
    table.again().type("Z")
    table.win()
    expect(end.locator("h2 .vh")).to_have_text("You found it!")
    expect(end.locator("#end-text")).to_have_text(re.compile(r"^I kept my word\. Found with 1 mistake\.\s+HANGMAN\s*$"))
    expect(stamp).to_have_count(0)
    # Any win has rays; those of an honest loss are fainter.
    expect(end.locator("#end-stage .rays.gold")).to_have_css("opacity", "1")
    table.again().lose()
    expect(end.locator("#end-stage .rays")).to_have_css("opacity", "0.5")


@pytest.mark.parametrize("evil", ["true", "false"])
def test_an_end_shows_the_word_and_its_main_button_without_scrolling(table, evil):
    table.open(evil=evil).lose()
    for _ in windows(table.page, (320, 568), (390, 844), (844, 390), (1280, 800), (1920, 1080)):
        expect(table.page.locator("#end-stage .placard, #end-stage .found").first).to_be_in_viewport(ratio=0.9)
        expect(table.page.locator("#end-buttons .main")).to_be_in_viewport(ratio=1)


def test_after_an_honest_win_the_freed_man_holds_up_the_word_and_for_a_class_its_author_shows_it(table):
    table.open().win()
    stage = table.page.locator("#end-stage")
    expect(stage.locator(".placard > svg")).to_have_count(1)
    expect(stage.locator(".found .letters")).to_have_count(0)
    table.page.evaluate("localStorage.hangman = JSON.stringify({ ...JSON.parse(localStorage.hangman), scene: 'snowman' })")
    table.page.reload()
    table.open().win()
    expect(stage.locator(".found .letters")).to_have_count(1)
    expect(stage.locator(".placard")).to_have_count(0)


# The ring is an outline three pixels wide, two away from the button.
def test_the_ring_around_the_main_button_touches_nothing(table):
    table.open(evil="true").lose()
    expect(table.page.locator("#end-offer")).to_be_visible()
    for _ in windows(table.page, (320, 568), (390, 844), (1280, 800)):
        sheet, main, beside, offer = table.page.evaluate("""() => ['#end', '.main', '.main + button', '#end-share']
          .map((part) => document.querySelector(part.startsWith('#') ? part : `#end-buttons ${part}`))
          .map((one) => one.getBoundingClientRect().toJSON())""")
        assert main["left"] - sheet["left"] >= 5 + 4
        assert beside["left"] - main["right"] >= 5 + 4 or beside["top"] - main["bottom"] >= 5 + 4
        assert offer["top"] - main["bottom"] >= 5 + 4 or offer["left"] - main["right"] >= 5 + 4


def test_whoever_beat_the_hardest_opponent_is_offered_all_words_then_todays_game_until_it_is_over(table):
    all_words = {"list": "words", "length": "7", "mistakes": "8", "evil": "true", "cunning": "diabolical"}
    table.open(evil="true", cunning="diabolical").win()
    offer = table.page.locator("#end-offer")
    expect(offer).to_have_text(re.compile("^All words: try me!"))
    table.again(**all_words).win()
    expect(offer).to_have_text(re.compile(r"^\w+: try me!Today’s game$"))
    # Today's opponent says it.
    expect(offer.locator("svg.face")).to_be_visible()
    offer.click()
    expect(table.dialog("today")).to_be_visible()
    # Somebody else is harder than another opponent.
    table.again(evil="true").win()
    expect(offer).to_have_text(re.compile("^Evil: try me!"))
    offer.click()
    expect(table.page.locator("#who")).to_have_text("Evil")
    assert table.post("/game", daily="true").ok
    while table.game["status"] == "playing":
        said = [guess["letter"] for guess in table.game["guesses"]]
        table.post("/guess", letter=next(letter for letter in "HANGMBERODUCKJIPQSTVWXYZFL" if letter not in said))
    table.again(**all_words).win()
    expect(table.page.locator("#end-share")).to_be_visible()
    table.page.wait_for_load_state("networkidle")
    expect(offer).to_be_hidden()


def test_an_end_has_few_targets(table):
    table.open(evil="true").lose()
    expect(table.page.locator("#end-offer")).to_be_visible()
    # The close button, the next game, the replay, Share, a gentler opponent, and what else there is about the word.
    assert table.dialog("end").locator("button:visible, a:visible, summary:visible").count() <= 6


def test_an_evil_end_laughs_and_links_the_word(table):
    table.open(evil="true", length="4", mistakes="2").type("EQ")
    end = table.dialog("end")
    expect(end.locator("h2 .vh")).to_have_text("Mwahaha!")
    end.locator("#end-word summary").click()
    link = end.get_by_role("link", name="Dictionary")
    expect(link).to_have_attribute("href", re.compile(f"wiktionary.*={table.game['answer'].lower()}$"))


def test_the_replay_shows_each_guess_and_checks_the_answer(real):
    real.open(evil="true", length="9", mistakes="3").play_out("ESTIARNOLCDUMPGHBYFVKWJXZQ")
    turns = real.get("/replay")["turns"]
    real.do("replay", "#end")
    replay = real.dialog("replay")
    expect(replay).to_contain_text("I never lied.")
    assert replay.locator("li .left b:first-child").all_text_contents() == [f"{turn['after']:,}" for turn in turns]
    expect(replay.locator(".answer")).to_have_text(real.game["answer"])


@pytest.mark.long
def test_the_replay_prints_more_than_one_page(real):
    real.open(evil="true", length="9", mistakes="20").play_out("ESTIARNOLCDUMPGHBYFVKWJXZQ")
    real.do("replay", "#end")
    expect(real.dialog("replay").locator(".answer")).to_be_visible()
    pages = len(re.findall(rb"/Type\s*/Page\b", real.page.pdf(format="A5")))
    assert pages > 1


# The second has every letter as often as the word, at other positions.
@pytest.mark.parametrize("answer", ["HATEFUL", "MANGHAN"])
def test_a_program_that_contradicts_itself_is_found_out(table, answer):
    def lie(route):
        game = route.fetch().json()
        if game["answer"]:
            game["answer"] = answer
        route.fulfill(json=game)

    table.open(evil="true")
    table.page.route("**/guess", lie)
    table.win()
    table.do("replay", "#end")
    expect(table.dialog("replay")).to_contain_text(f"{answer} does not fit all that I said.")


def test_the_replay_can_be_copied_as_plain_text(table):
    table.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.open().win()
    table.do("replay", "#end")
    expect(table.page.locator("#fits")).not_to_be_empty()
    table.do("copy")
    expect(table.dialog("copy").locator("h2 .vh")).to_have_text("Copied!")
    text = table.page.evaluate("() => navigator.clipboard.readText()")
    assert text.splitlines()[0] == "Evil Hangman: 7 letters, 0 mistakes. You found HANGMAN with 0 mistakes."
    assert text.splitlines()[1] == "One word was left: _\u00a0_\u00a0_\u00a0_\u00a0_\u00a0_\u00a0_; after that you said H✓, A✓, N✓, G✓, M✓."
    assert text.splitlines()[-1].endswith("I never lied.")


def test_an_honest_game_proves_that_it_kept_its_word(table):
    table.open()
    promise = table.game["commitment"]
    table.win()
    end = table.dialog("end")
    end.get_by_text("Proof: the word never changed").click()
    nonce = table.game["nonce"]
    assert hashlib.sha256(f"{nonce}:HANGMAN".encode()).hexdigest() == promise
    for part in (promise, nonce):
        expect(end).to_contain_text(part)


def test_a_program_that_changes_its_word_is_caught(table):
    """The reply and its commitment are altered on their way; only the first commitment shows it."""

    def change(route):
        game = route.fetch().json()
        if game["status"] == "lost":
            game["answer"] = "DEADPAN"
            game["commitment"] = hashlib.sha256(f"{game['nonce']}:DEADPAN".encode()).hexdigest()
        route.fulfill(body=json.dumps(game), content_type="application/json")

    table.open()
    table.page.route("**/guess", change)
    table.lose()
    expect(table.dialog("end")).to_contain_text("The word was changed!")


@pytest.mark.long
@pytest.mark.parametrize("evil", ["true", "false"])
def test_what_the_word_means_stands_below_the_sentence(real, evil):
    real.known().open(list="easy", length="any", mistakes="3", evil=evil, seed="7").play_out("ZXQJVK")
    expect(real.dialog("end")).to_be_visible()
    meaning = real.page.locator("#end-meaning")
    assert re.match("(noun|verb|adjective|adverb): ", real.game["meaning"]["text"])
    expect(meaning).to_have_text(f"{real.game['answer']}, {real.game['meaning']['text']}")
    sentence = real.page.locator("#end-text")
    expect(sentence).to_contain_text(real.game["answer"] if evil == "false" else "I ")
    expect(meaning).to_have_attribute("lang", "en")
    real.again(list="danish-easy", length="any", mistakes="1", evil=evil).play_out("QXWZ")
    expect(real.dialog("end")).to_be_visible()
    expect(meaning).to_be_hidden()


@pytest.mark.parametrize(("language", "isShown"), [("en", True), ("fr", False)])
def test_a_translation_is_for_readers_of_another_language(real, language, isShown):
    """At the end, and in the sieve."""
    real.page.add_init_script(f"localStorage.hangman ??= JSON.stringify({{ seen: true, language: '{language}' }})")
    real.open(list="french-easy", length="any", mistakes="2", evil="true", seed="3").play_out("KWZX")
    expect(real.dialog("end")).to_be_visible()
    assert real.game["meaning"]["language"] is None
    meaning = real.page.locator("#end-meaning")
    expect(meaning).to_contain_text(real.game["meaning"]["text"] if isShown else "")
    assert meaning.locator("b").evaluate_all("all => all.map(({ lang }) => lang)") == ["fr"] * isShown
    expect(meaning).to_have_attribute("lang", "en")
    real.do("replay", "#end")
    real.page.locator("#turns .label button").first.click()
    expect(real.page.locator(".groups:not([hidden]) li").first).to_be_visible()
    assert (real.page.locator(".asked").count() > 0) == isShown


def test_a_clue_is_read_from_the_start_and_no_offer_stands_before_it(real):
    real.known().open(list="medium", length="any", mistakes="6", evil="false", clue="true")
    expect(real.page.locator("#the-clue")).to_have_text(f"Clue: {real.game['clue']}")
    expect(real.page.locator("#the-clue")).to_be_in_viewport()
    expect(real.page.locator("#who")).to_have_text(re.compile("Honest"))
    expect(real.page.locator("#terms")).to_be_empty()
    # Heard with the first state of the word, and not after each guess.
    expect(real.page.locator("#spoken")).to_contain_text(f"{real.game['clue']} ")
    real.type("E")
    expect(real.page.locator("#spoken")).not_to_contain_text(real.game["clue"])


@pytest.mark.long
def test_words_that_slipped_away_tell_what_they_mean_when_asked(real):
    asked = []
    real.page.on("request", lambda request: "meanings=" in request.url and asked.append(request.url))
    real.known().open(list="medium", length="any", mistakes="6", evil="true", seed="11").play_out("EAIOZQXJVK")
    real.do("replay", "#end")
    real.page.locator("#turns .label button").first.click()
    words = real.page.locator(".groups:not([hidden]) .asked")
    expect(words.nth(1)).to_be_visible()
    assert asked == []
    told = {
        word: meaning for turn in real.get("/replay?meanings=true")["turns"] for family in turn["families"]
        for word, meaning in zip(family["examples"], family["meanings"])
    }
    for n in (0, 1, 7):
        word = words.nth(n)
        word.click()
        line = word.locator("xpath=ancestor::li[1]").locator(".meaning")
        expect(line).to_have_text(f"{word.inner_text()} {told[word.inner_text()]['text']}")
    assert len(asked) == 1


def test_a_meaning_that_did_not_come_is_asked_for_again(real, faults):
    real.known().open(list="medium", length="any", mistakes="6", evil="true", seed="11").play_out("EAIOZQXJVK")
    real.do("replay", "#end")
    real.page.route("**/replay?*meanings=true", lambda route: route.fulfill(status=400, json={"code": "storage"}), times=1)
    real.page.locator("#turns .label button").first.click()
    word = real.page.locator(".groups:not([hidden]) .asked").first
    line = word.locator("xpath=ancestor::li[1]").locator(".meaning")
    word.click()
    expect(line).to_have_text(f"{word.inner_text()} –")
    word.click()
    expect(line).not_to_have_text(f"{word.inner_text()} –")
    faults.clear()


def test_a_closed_end_leaves_the_focus_on_the_next_game_and_says_how_to_come_back(table):
    table.open().lose()
    expect(table.dialog("end")).to_be_visible()
    table.escape()
    expect(table.page.locator("#who")).to_be_focused()
    expect(table.status).to_contain_text("The word was HANGMAN. Any letter shows the end again.")


@pytest.mark.long
def test_the_web_holds_a_fly_after_a_loss_and_lets_one_go_after_a_win(table):
    table.page.add_init_script("localStorage.hangman = JSON.stringify({ seen: true, scene: 'web' })")
    freed, last = table.page.locator("#picture .freed"), table.page.locator("#picture path").last
    table.open().win()
    expect(freed).to_have_count(1)
    away = last.evaluate("path => path.getBBox().x")
    table.again().lose()
    expect(freed).to_have_count(0)
    assert last.evaluate("path => path.getBBox().x") < away
