"""The end of an evil game says what it cost, and offers the next opponents."""

import json
import re

import pytest
from playwright.sync_api import expect

import states
from table import windows

LETTERS = "EAIOURSTNLCDPMGHBYFVKWJXZQ"
SEEDED = {"list": "words", "seed": "7", "evil": "true"}
LOST = {"length": "9", "mistakes": "6", "cunning": "classic"}


def others(turn):
    return [family for family in turn["families"] if not family["kept"]]


def lose(table, **settings):
    table.known().open(**{**SEEDED, **LOST, **settings}).play_out(LETTERS)
    expect(table.dialog("end")).to_be_visible()
    assert table.game["status"] == "lost"
    return table.get("/replay")["turns"]


def test_a_later_loss_says_in_one_sentence_what_the_worst_guess_cost(real):
    real.page.add_init_script("localStorage.hangman ??= JSON.stringify({ seen: true, lost: 'another' })")
    turns = lose(real)
    missed = [turn for turn in turns if any(f["kept"] and turn["letter"] not in f["pattern"] for f in turn["families"])]
    worst = max(missed, key=lambda turn: turn["before"] - turn["after"])
    said = f"At {worst['letter']}, I spat out {worst['before'] - worst['after']:,} words."
    expect(real.page.locator("#end-text")).to_have_text(said)


SENTENCE = """async ([turns, game]) => {
  const { sentenceOf } = await import(new URL('sieve/story.js', document.baseURI));
  return sentenceOf(turns.map(([letter, before, after, hit]) => ({ letter, before, after, hit })), { language: null, ...game });
}"""


WAYS = [
    ([["E", 40, 30, False], ["A", 30, 11, False]], 11, "At\u00a0A, I spat out 19 words."),
    ([["E", 40, 39, False]], 39, "At\u00a0E, I spat out one word."),
    ([["E", 40, 5, False]], 5, "So close: I had only 4 other words left."),
    ([["E", 9, 9, False]], 9, "I never had a word: HORN is one of 9 that were left."),
    ([["E", 1, 1, False]], 1, "So close: I had only this word left."),
]


def test_a_loss_has_one_sentence_for_each_way_it_came(table):
    table.open().lose()
    for turns, left, said in WAYS:
        game = {"id": "later", "answer": "HORN", "answerText": "HORN", "candidates": left}
        assert table.page.evaluate(SENTENCE, [turns, game]) == said


@pytest.mark.parametrize(("settings", "said"), [
    ({"mistakes": "8"}, "This game can be won, whatever I do: the best letters cost 6 mistakes at most."),
    ({"list": "elements", "mistakes": "1"}, "Nobody beats a perfect computer at this one."),
    ({"list": "phrases", "length": "any", "mistakes": "1"}, ""),
])
def test_what_i_did_says_what_perfect_letters_take_where_that_is_proved(real, settings, said):
    lose(real, **settings)
    real.do("replay", "#end")
    expect(real.page.locator("#turns .answer")).to_be_visible()
    # All of it is drawn, and nothing in the reader's font.
    expect(real.page.locator("#turns .lead text")).to_have_count(0)
    expect(real.page.locator("#proved")).to_have_text(said)


def test_a_win_says_its_mistakes_once(real):
    real.known().open(list="elements", length="any", evil="true", mistakes="26", seed="3").play_out("Z" + LETTERS)
    game = real.game
    assert game["status"] == "won" and game["mistakes"] > 1
    expect(real.page.locator("#end-text")).to_have_text(f"You cornered me with {game['mistakes']} mistakes. {game['answer']}")


SHRUNK = """() => [...document.querySelectorAll('.shrunk li')].map((step) =>
  [step.childNodes[1].data, step.querySelector('.bulk').getBoundingClientRect().width])"""


def letters_under(steps):
    """The letters below each figure, those in no word struck out."""
    return steps.evaluate_all("all => all.map(step => [...step.querySelectorAll('small > *')]"
                              ".map(({ tagName, textContent }) => tagName === 'S' ? `-${textContent}` : textContent))")


@pytest.mark.parametrize(("length", "steps"), [("any", 6), ("4", 4)])
def test_a_win_shows_a_devil_who_shrinks_from_all_words_to_one(real, length, steps):
    real.known().open(list="elements", length=length, evil="true", mistakes="26", seed="3").play_out("Z" + LETTERS)
    expect(real.dialog("end")).to_be_visible()
    numbers, wide = zip(*real.page.evaluate(SHRUNK), strict=True)
    left = real.game["left"]
    assert len(numbers) == steps == min(6, len(set(left)))
    assert (numbers[0], numbers[-1]) == (f"{left[0]}", "1")
    assert set(map(int, numbers)) <= set(left)
    assert list(wide) == sorted(set(wide), reverse=True)
    # Each figure has the letters that took him there; the last words have more, which only spell the word.
    said = [letter for step in letters_under(real.page.locator(".shrunk li")) for letter in step]
    guesses = real.game["guesses"][:left.index(1)]
    assert said == [guess["letter"] if guess["positions"] else f"-{guess['letter']}" for guess in guesses]


@pytest.mark.parametrize(("size", "shown"), [((1280, 800), True), ((390, 844), False)])
def test_a_loss_shows_a_devil_who_laughs_last_if_the_window_is_wide(real, size, shown):
    real.page.set_viewport_size(dict(zip(("width", "height"), size, strict=True)))
    real.known().open(list="medium", length="7", evil="true", mistakes="3", seed="3").play_out("EARIOTNSL")
    expect(real.dialog("end")).to_be_visible()
    left = sorted(set(real.game["left"]), reverse=True)
    assert left[0] >= 2 * left[-1]
    steps = real.page.locator(".shrunk li")
    assert [int(number) for number, _ in real.page.evaluate(SHRUNK)] == left
    said = [letter for step in letters_under(steps) for letter in step]
    assert said == [guess["letter"] if guess["positions"] else f"-{guess['letter']}" for guess in real.game["guesses"]]
    expect(steps.last.locator("svg")).to_have_class(re.compile("laughs"))
    expect(steps.last).to_be_visible(visible=shown)


@pytest.mark.parametrize(("cunning", "crowns"), [("diabolical", 1), ("classic", 0)])
def test_whoever_beats_the_hardest_opponent_wears_a_crown_and_hears_another_cry(real, cunning, crowns):
    real.known().open(list="medium", length="7", evil="true", mistakes="26", cunning=cunning, seed="3")
    real.play_out(LETTERS)
    expect(real.page.locator("#end-stage .man path.gold[d^=M104]")).to_have_count(crowns)
    cry = "Beaten? Me?!" if crowns else "You got me!"
    expect(real.page.locator("#end-title")).to_have_text(cry)
    expect(real.page.locator("#end-stage .shout svg")).to_have_count(len(cry.split()))
    # Night falls behind the hardest win alone.
    expect(real.page.locator("#end")).to_have_class("staged summit" if crowns else "staged")


@pytest.mark.parametrize("evil", ["true", "false"])
def test_a_loss_shows_the_letters_said(table, evil):
    table.open(evil=evil).play_out("AQWXZVJK")
    chips = table.page.locator("#end-course.chips li")
    kinds = ["hit" if guess["positions"] else "miss" for guess in table.game["guesses"]]
    expect(chips).to_have_class(kinds)


def test_a_win_without_words_left_shows_the_letters(real):
    real.known().page.add_init_script("localStorage.hangman = JSON.stringify({ seen: true, counting: false })")
    real.open(list="elements", length="any", evil="true", mistakes="26", seed="3").play_out("Z" + LETTERS)
    expect(real.page.locator("#end-course.chips li")).to_have_count(len(real.game["guesses"]))


def test_before_the_last_mistake_its_number_and_the_blanks_are_red(real):
    red = "element => getComputedStyle(element).backgroundColor"
    lives = real.page.locator("#lives")
    real.known().open(list="medium", length="6", mistakes="2", evil="true", cunning="classic", seed="5")
    calm = lives.evaluate(red)
    real.type("E")
    expect(real.page.locator("#left")).to_have_text("1")
    assert lives.evaluate(red) != calm
    real.type("A")
    expect(real.dialog("end")).to_be_visible()
    assert lives.evaluate(red) == calm


@pytest.mark.long
@pytest.mark.parametrize("more", [0, 1], ids=["as few", "fewer"])
def test_a_win_with_as_few_mistakes_as_are_proved_is_said_to_be_the_best(real, more):
    """Fewer mistakes count, too, because the proof is about a perfect computer. Only the proof is made up."""

    def prove(route):
        replay = route.fetch().json()
        value = real.game["mistakes"] + more
        route.fulfill(json={**replay, "value": {"lower": value, "upper": value}})

    real.page.route("**/replay", prove)
    real.known().open(list="elements", length="any", evil="true", mistakes="26", seed="3").play_out("Z" + LETTERS)
    mistakes = real.game["mistakes"]
    assert real.game["status"] == "won" and mistakes
    # Perfect is a win without a mistake, and no other.
    expect(real.page.locator("#end-text")).to_contain_text("nobody")
    expect(real.page.locator("#end-stage .man .medal")).to_have_count(2)
    for _ in windows(real.page, (390, 664), (390, 844), (1280, 800)):
        shout, stamp, word = (real.page.locator(f"#end-stage {part}").bounding_box() for part in (".shout", ".stamp", ".placard > svg"))
        beside = stamp["x"] >= shout["x"] + shout["width"]
        assert beside or shout["y"] + shout["height"] <= stamp["y"] + 2, (shout, stamp)
        assert stamp["y"] + stamp["height"] <= word["y"] + 4, (stamp, word)
    expect(real.page.locator("#end h2 .vh")).to_have_text("You got me!")
    answer = real.game["answer"]
    expect(real.page.locator("#end-text")).to_have_text(re.compile(rf"^{mistakes} mistakes?, and nobody can do it with fewer\.\s+{answer}\s*$"))
    expect(real.page.locator("#end-advice")).to_be_empty()
    real.do("replay", "#end")
    # No number blames a player.
    expect(real.page.locator("#proved")).to_have_text(
        re.compile(rf"^This game can be won, whatever I do: the best letters cost {mistakes + more} mistakes? at most\.$")
    )


def behind_the_sign(table):
    """The words on the cards behind the sign, for an answer that is on the sign alone."""
    stage = table.page.locator("#end-stage")
    expect(stage.locator(".placard:not(.spare)")).to_have_count(1)
    return stage.locator(".spare")


def test_the_first_loss_shows_words_that_could_have_been_the_answer_too(real):
    last = lose(real)[-1]
    kept = next(family for family in last["families"] if family["kept"])
    assert kept["entries"] > 3
    others = [word for word in kept["examples"] if word != real.game["answer"]]
    # In the order of the alphabet they are known alike, and the first ones are alike in all games.
    from_place = int(kept["examples"] == sorted(kept["examples"]) and len(kept["examples"]) > 3)
    others = others[from_place:][:2]
    expect(behind_the_sign(real)).to_have_count(2)
    # Screen readers hear all of it; what is drawn ends where sign, cards and belly go on.
    text = real.page.locator("#end-text")
    expect(text).to_contain_text(f"I never had a word: {real.game['answer']} is one of {kept['entries']} that were left")
    drawn = "I never had a word. # of # still fit!".split()
    expect(text.locator("span.ink")).to_have_count(len(drawn))
    expect(text).to_contain_text(f"{', '.join(others)}, and {kept['entries'] - 3} more I could have said")
    # The sign across his belly has their number.
    expect(real.page.locator("#end-stage .devil .letters")).to_have_count(1)


def test_a_later_loss_and_a_lost_endgame_show_such_words_too(real):
    lose(real)
    assert lose(real)[-1]["after"] > 2
    expect(behind_the_sign(real)).to_have_count(2)
    states.endgame_lost(real)
    assert len(real.game["entries"]) > 2
    expect(behind_the_sign(real)).to_have_count(2)


@pytest.mark.parametrize("width, height", [(390, 844), (1280, 800)])
def test_the_cards_behind_the_sign_touch_neither_each_other_nor_the_laugh(real, width, height):
    states.endgame_lost(real)
    real.page.set_viewport_size({"width": width, "height": height})
    cards = behind_the_sign(real)
    expect(cards).to_have_count(2)
    left, right = (card.bounding_box() for card in cards.all())
    assert left["x"] > 0
    assert left["x"] + left["width"] + 6 <= right["x"]
    shout = real.page.locator("#end-stage .shout svg").first.bounding_box()
    assert shout["y"] + shout["height"] + (24 if width > 1000 else 0) <= min(left["y"], right["y"])


def test_a_last_word_has_no_cards_behind_it(table):
    table.open(evil="true").lose()
    expect(table.page.locator("#end-text")).to_contain_text("only this word")
    expect(behind_the_sign(table)).to_have_count(0)


def standing_for(examples):
    """The best known example; among those that are known alike, which are sorted, the one in the middle."""
    return examples[len(examples) // 2 if examples == sorted(examples) else 0]


def test_an_honest_end_has_no_such_story(table):
    table.open().lose()
    expect(table.page.locator("#end-text")).to_contain_text("HANGMAN")
    expect(table.page.locator("#end-stage .spare")).to_have_count(0)


@pytest.mark.long
def test_whoever_lost_is_offered_a_gentler_opponent_and_plays_it_by_one_tap(real):
    lose(real)
    gentler = real.page.locator("#end-offer")
    expect(real.page.locator("#who")).to_contain_text("Sly")
    expect(gentler).to_contain_text("Gentle: try me!")
    for width, height in ((320, 568), (390, 844), (844, 390), (1280, 800)):
        real.page.set_viewport_size({"width": width, "height": height})
        gentler.scroll_into_view_if_needed()
    gentler.click()
    expect(real.dialog("end")).to_be_hidden()
    expect(real.page.locator("#left")).to_have_text("7")
    expect(real.page.locator("#who")).to_contain_text("Gentle")
    assert real.game["settings"]["list"] == "medium"
    real.type("QJXZVKW")
    expect(real.dialog("end")).to_be_visible()
    expect(real.page.locator("#end-offer")).to_be_hidden()


@pytest.mark.long
def test_a_reload_keeps_the_end_in_sight(real):
    lose(real)
    game, late = real.game, []
    real.page.route("**/lists", lambda route: late.append(route))
    real.page.reload()
    real.ready()
    expect(real.dialog("end")).to_be_visible()
    [lists] = late
    lists.continue_()
    expect(real.page.locator("#end-offer")).to_be_visible()
    assert real.game == game


def coached(table, settings, letters, games=2):
    """A game after as many others that counted."""
    table.known()
    for _ in range(games):
        table.post("/game", list="easy", length="9", mistakes="1", evil="true")
        for letter in "QXZJ":
            table.post("/guess", letter=letter)
    table.open(**settings).play_out(letters)
    expect(table.dialog("end")).to_be_visible()
    return table.get("/replay?letters=true")["turns"]


TURNING = {"list": "easy", "length": "5", "mistakes": "4", "evil": "true", "cunning": "diabolical", "seed": "1"}


def test_after_a_loss_a_coach_praises_first_and_names_the_letter_that_mattered_there_and_once_where_it_was(real):
    turns = [t for t in coached(real, TURNING, "EATRSINOL") if t["before"] > 1]
    good = [t["letter"] for t in turns if t["yours"]["letter"] == t["best"]["letter"]]
    turn = next(t for t in turns if t["letter"] == "T")
    point = "With S instead of T, you could still have won."
    why = "S was in {} of the {} words left, T in {}.".format(turn["best"]["hit"], turn["before"], turn["yours"]["hit"])
    assert (real.game["status"], turn["best"]["letter"], turn["best"]["needs"], turn["yours"]["needs"]) == ("lost", "S", 1, 2)
    expect(real.page.locator("#end-text")).to_have_text(f"Good letters, hit or miss: {' '.join(good)}. {point}")
    assert real.page.locator("#end-text bdi").all_text_contents()[-2:] == ["S", "T"]
    expect(real.page.locator("#end-advice")).to_be_empty()
    real.do("replay", "#end")
    # Beside the pattern of that turn.
    stood = next(f["pattern"] for f in turns[turns.index(turn) - 1]["families"] if f["kept"])
    expect(real.page.locator("#turns .hint.shown div:first-child")).to_have_text(f"Before you said T: {' '.join(stood)}")
    lesson = "The more words have a letter, the fewer I can keep by saying no: {} with S, {} with T.".format(
        turn["before"] - turn["best"]["hit"], turn["before"] - turn["yours"]["hit"])
    expect(real.page.locator("#turns .hint.shown p:not(.bar)")).to_have_text([why, lesson])
    expect(real.page.locator("#turns .lead")).to_have_text(point)
    expect(real.page.locator("#turns .turning .letter").first).to_have_text("T")
    expect(real.page.locator("#turns").get_by_text("you could still have won")).to_have_count(1)
    assert real.page.locator("#turns .row", has=real.page.locator("mark")).locator(".tally .letter").all_text_contents() == good
    better = [t["best"]["letter"] for t in turns if t["letter"] not in good]
    said_once = [b for i, b in enumerate(better) if i == 0 or b != better[i - 1]]
    hints = real.page.locator("#turns .hint > p:first-of-type bdi:first-child")
    assert hints.all_text_contents() == said_once


def test_that_nobody_beats_a_perfect_computer_is_said_in_what_i_did_and_not_at_the_end(real):
    coached(real, {"list": "elements", "length": "any", "mistakes": "1", "evil": "true", "seed": "7"}, "Q")
    expect(real.page.locator("#end-advice")).to_have_text(re.compile(r"^. is in \d+ of these \d+ words: a good first letter\.$"))
    real.do("replay", "#end")
    expect(real.page.locator("#proved")).to_have_text("Nobody beats a perfect computer at this one.")


def test_a_coach_shows_one_note_and_others_to_whoever_opens_their_guess(real):
    coached(real, TURNING, "EATRSINOL")
    real.do("replay", "#end")
    notes = real.page.locator("#turns .hint")
    expect(notes).to_have_count(2)
    expect(notes.locator("visible=true")).to_have_count(1)
    other = real.page.locator("#turns li.row", has=real.page.locator(".hint:not(.shown)"))
    other.get_by_role("button").first.click()
    expect(notes.locator("visible=true")).to_have_count(2)


@pytest.mark.long
@pytest.mark.parametrize(("width", "beside"), [(320, ".left"), (1280, ".told")])
def test_a_note_stands_beside_the_stream_and_where_it_is_wide_beside_what_went(real, width, beside):
    real.page.set_viewport_size({"width": width, "height": 800})
    coached(real, TURNING, "EATRSINOL")
    real.do("replay", "#end")
    row = real.page.locator("#turns li.row", has=real.page.locator(".hint.shown"))
    other = row.locator(beside).bounding_box()
    assert row.locator(".hint").bounding_box()["x"] >= other["x"] + other["width"]


def test_a_guess_that_let_nothing_go_has_no_note_beside_the_one_that_counts(real):
    turns = coached(real, {"list": "medium", "length": "4", "mistakes": "12", "evil": "true", "cunning": "classic", "seed": "14"}, "AEIOURSTLNDMCPG")
    alone = [t for t in turns if t["before"] == t["after"] > 1 and t["best"]["hit"] > t["yours"]["hit"]]
    assert alone, "no guess that let nothing go"
    real.do("replay", "#end")
    expect(real.page.locator("#turns .hint.shown")).to_be_visible()
    expect(real.page.locator("#turns .hint").locator("visible=true")).to_have_count(1)


def test_after_a_win_a_coach_says_quietly_with_which_letter_it_took_fewer_mistakes(real):
    turns = coached(real, {**TURNING, "mistakes": "9"}, LETTERS)
    turn = next(t for t in turns if t["letter"] == "I")
    game = real.game
    good = [t["letter"] for t in turns if t["before"] > 1 and t["yours"]["letter"] == t["best"]["letter"]]
    assert (game["status"], turn["best"]["letter"]) == ("won", "S")
    expect(real.page.locator("#end-text")).to_have_text(f"You cornered me with {game['mistakes']} mistakes. {game['answer']}")
    expect(real.page.locator("#end-advice")).to_have_text(
        f"Good letters, hit or miss: {' '.join(good)}. With S instead of I, you could have won with fewer mistakes."
    )


def test_a_letter_that_is_in_more_words_is_held_against_the_one_said(real):
    turns = coached(real, {**TURNING, "list": "medium", "length": "7", "mistakes": "8"}, "SEAQXZTRINOL")
    real.do("replay", "#end")
    row = real.page.locator("#turns ol .row").first
    row.get_by_role("button").first.click()
    said = yours, best = [turns[0][whose] for whose in ("yours", "best")]
    assert best["hit"] > yours["hit"]
    expect(row.locator(".hint p").first).to_have_text(
        f"{best['letter']} was in {best['hit']:,} of the {turns[0]['before']:,} words left, {yours['letter']} in {yours['hit']:,}."
    )
    assert row.locator(".bar").all_text_contents() == [f"{one['letter']}{one['hit']}" for one in said]
    widths = row.locator(".bar i").evaluate_all("all => all.map((bar) => bar.getBoundingClientRect().width)")
    assert widths[0] / widths[1] == pytest.approx(said[0]["hit"] / said[1]["hit"], abs=0.05)


ALL = "With {best} instead of {yours}, I could not have said no: every word left had it."
CLASSIC = {"list": "easy", "length": "5", "mistakes": "12", "evil": "true", "cunning": "classic", "seed": "17"}


def test_a_note_of_few_words_shows_them_with_the_letter_that_all_had(real):
    turns = coached(real, {**CLASSIC, "length": "6", "mistakes": "10", "seed": "13"}, "SEAROITLNCDUGPMHBYFWKVXZJQ")
    turn = next(t for t in turns if t["letter"] == "L")
    assert turn["best"]["hit"] == turn["before"] <= 4
    words = sorted(word for family in turn["families"] for word in family["examples"])
    real.do("replay", "#end")
    note = real.page.locator("#turns .hint.shown")
    expect(note.locator(".word")).to_have_count(len(words))
    assert sorted(note.locator(".word").all_text_contents()) == words
    assert set(note.locator("u").all_text_contents()) == {turn["best"]["letter"]}
    expect(note.locator("p")).to_have_text([ALL.format(best=turn["best"]["letter"], yours="L")])


def test_a_lesson_is_taught_by_how_many_words_a_no_leaves(real):
    turns = coached(real, CLASSIC, "EARIOTNSLCUDPMHGBFYWKVXZJQ")
    turn = next(t for t in turns if t["letter"] == "I")
    best = turn["best"]
    left, own = (turn["before"] - turn[whose]["hit"] for whose in ("best", "yours"))
    assert left * 5 < own * 4
    real.do("replay", "#end")
    expect(real.page.locator("#turns .hint.shown p").last).to_have_text(
        f"The more words have a letter, the fewer I can keep by saying no: {left} with {best['letter']}, {own} with I."
    )


def test_an_honest_game_has_praise_and_a_note_that_claims_no_choice_of_the_computer(real):
    turns = coached(real, {**TURNING, "evil": "false"}, "EQXZJVK")
    assert turns[0]["best"]["letter"] == "E"
    expect(real.page.locator("#end-advice")).to_have_text("Good letters, hit or miss: E.")
    real.do("replay", "#end")
    expect(real.page.locator("#turns .hint.shown p").first).to_contain_text("words left")
    expect(real.page.locator("#turns")).not_to_contain_text("saying no")
    expect(real.page.locator("#turns .hint.shown p").last).to_have_text("The more words have a letter, the likelier it is in mine.")


@pytest.mark.parametrize(("games", "looks"), [(0, {}), (2, {"coach": False})], ids=["first game", "turned off"])
def test_there_is_no_coach_where_none_is_wanted(real, games, looks):
    real.page.add_init_script(f"localStorage.hangman = JSON.stringify({json.dumps({'seen': True, **looks})})")
    coached(real, TURNING, "EATRSINOL", games)
    expect(behind_the_sign(real)).not_to_have_count(0)
    expect(real.page.locator("#end-advice")).to_be_empty()
    real.do("replay", "#end")
    # Without one, the end's own sentence tells the game.
    expect(real.page.locator("#turns .lead")).to_have_text(real.page.locator("#end-text .vh").first.text_content())
    expect(real.page.locator("#turns .turning .badge")).to_have_text("My best trick")
    expect(real.page.locator("#turns .hint")).to_have_count(0)
