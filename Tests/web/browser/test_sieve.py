"""The sieve: the picture of a replay against the replay's own numbers, from games at the real endpoint.

It is drawn in the real page, under its content security policy, into a dialog of the test's own.
"""

import json
import re

import pytest
from playwright.sync_api import expect

from table import windows
from test_access import passes_axe_and_what_axe_lacks
from test_story import standing_for

pytestmark = pytest.mark.long

LETTERS = "EAIOURSTNLCDPMGHBYFVKWJXZQ"
SEEDED = {"list": "words", "seed": "7"}
GAMES = {
    "classic": {"length": "9", "mistakes": "6", "evil": "true", "cunning": "classic"},
    "diabolical": {"length": "8", "mistakes": "8", "evil": "true", "cunning": "diabolical"},
    "honest": {"list": "easy", "length": "9", "mistakes": "6", "evil": "false"},
}
DRAW = """async ([replay, options]) => {
  const at = (name) => new URL(name, document.baseURI).href;
  for (const href of ['stage/stage.css', 'views/views.css', 'sieve/sieve.css'].map(at)) {
    const style = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    await new Promise((resolve) => { style.onload = resolve; document.head.append(style); });
  }
  const { drawSieve } = await import(at('sieve/sieve.js'));
  const t = await (await import(at('texts.js'))).loadTexts('replay');
  document.querySelector('#stage')?.remove();
  const stage = Object.assign(document.createElement('dialog'), { id: 'stage', ariaLabel: 'Replay' });
  stage.append(document.createElement('div'));
  stage.append(document.createElement('h2'));
  stage.lastChild.textContent = 'How I cheated';
  stage.append(document.createElement('div'));
  stage.style.width = 'min(64rem, 100% - 1rem)';
  document.body.append(stage);
  stage.showModal();
  drawSieve(stage.lastChild, replay, { lead: 'Once upon a game', turning: {}, ...options, t });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}"""
# The stream's width where each part begins, relative to the head, and each row's arm with the slip that it leads to.
MEASURE = """() => {
  const widths = [...document.querySelectorAll('.sieve .stream')].map((stream) => stream.getBBox().width);
  const box = (node) => node?.getClientRects()[0];
  const rows = [...document.querySelectorAll('.sieve li.row:not(.rest)')].map((row) => {
    const [slip, arm] = ['.slip', '.strand'].map((name) => row.querySelector(name));
    const end = arm?.getPointAtLength(arm.getTotalLength()).matrixTransform(arm.getScreenCTM());
    return {
      label: row.querySelector('.label')?.textContent.trim(),
      slip: slip && { x: box(slip).left, y: box(slip).top + box(slip).height / 2 },
      arm: arm && { x: end.x, y: end.y, thickness: Number(arm.getAttribute('stroke-width')) },
    };
  });
  return { widths: widths.map((width) => width / widths[0]), full: widths[0], rows };
}"""
STICKING_OUT = """() => {
  const stage = document.querySelector('#stage');
  const { right } = stage.getBoundingClientRect();
  return [stage.scrollWidth - stage.clientWidth, ...[...stage.querySelectorAll('p, b, button, li, small, svg path')]
    .filter((node) => node.getClientRects().length && node.getBoundingClientRect().right > right)
    .map((node) => node.textContent || node.className.baseVal)];
}"""


def play(table, letters=LETTERS, **settings):
    """The replay of a game of these settings and guesses, with its answer and whether it was evil."""
    assert table.post("/game", **{**SEEDED, **settings}).ok
    for letter in letters:
        if table.post("/guess", letter=letter).json()["status"] != "playing":
            break
    game = table.game
    return table.get("/replay"), {"answer": game["answer"], "evil": game["settings"]["evil"]}


def sit_down(table):
    if table.page.url == "about:blank":
        table.page.goto(table.url)
        table.ready()


def draw(table, replay, options, still=True):
    sit_down(table)
    table.page.evaluate(DRAW, [replay, {**options, "reducedMotion": still}])
    return table.page.locator("#stage .sieve")


def rows_of(replay):
    """The guesses with a row of their own: those before one word was left."""
    return [turn for turn in replay["turns"] if turn["before"] > 1]


def others(turn):
    return [family for family in turn["families"] if not family["kept"]]


def bigger(turn):
    return [family for family in others(turn) if family["entries"] > turn["after"]]


@pytest.mark.parametrize("kind", GAMES)
def test_the_stream_is_as_wide_as_the_cube_root_of_the_words_left(real, kind):
    replay, options = play(real, **GAMES[kind])
    draw(real, replay, options)
    turns = replay["turns"]
    rows = rows_of(replay)
    alone = [1] if len(rows) < len(turns) else []
    words = [turns[0]["before"], *(t["before"] for t in rows), *alone, turns[-1]["after"]]
    expected = [(n / words[0]) ** (1 / 3) for n in words]
    assert real.page.evaluate(MEASURE)["widths"] == pytest.approx(expected, abs=0.001)


@pytest.mark.parametrize("kind", GAMES)
def test_the_words_let_go_are_an_arm_as_thick_as_the_stream_loses_and_end_at_a_slip(real, kind):
    replay, options = play(real, **GAMES[kind])
    for _ in windows(real.page, (320, 800), (1280, 800)):
        draw(real, replay, options)
        arms_fit(real, replay)


def arms_fit(real, replay):
    seen = real.page.evaluate(MEASURE)
    most = replay["turns"][0]["before"]
    for turn, row in zip(rows_of(replay), seen["rows"], strict=True):
        gone = turn["before"] - turn["after"]
        assert (row["label"] is None) == (gone == 0) == (row["arm"] is None)
        if not gone:
            continue
        # The number of all, because a wide window shows more of them than one.
        words = f" {turn['letter']}: {gone:,} words" if gone > 1 else ""
        assert row["label"].startswith(standing_for(others(turn)[0]["examples"]) + words)
        assert row["arm"]["y"] == pytest.approx(row["slip"]["y"], abs=1)
        # It ends below the slip.
        assert row["slip"]["x"] <= row["arm"]["x"] <= row["slip"]["x"] + 20
        was, left = ((words / most) ** (1 / 3) for words in (turn["before"], turn["after"]))
        loss = seen["full"] * (was - left)
        # The rest is its rim.
        assert row["arm"]["thickness"] == pytest.approx(min(34, max(7, loss)) - 4.5, abs=0.5)


# Each number of words left: how far its signs are from the outline of the stream or of its bulge, and what touches it.
WRITTEN = """() => [...document.querySelectorAll('.sieve li.row:not(.rest)')].map((row) => {
  const box = (node) => node.getBoundingClientRect();
  const [number, stream] = [row.querySelector('.left b'), box(row.querySelector('.stream'))];
  const [signs, bulge] = [box(number.querySelector('svg')), box(number)];
  const out = (outer) => Math.min(signs.left - outer.left, outer.right - signs.right);
  const touches = (node) => {
    const { left, right, top, bottom } = box(node);
    return left < bulge.right && right > bulge.left && top < bulge.bottom && bottom > bulge.top;
  };
  const others = document.querySelectorAll('.sieve :is(.letter, .slip, .stands, .sentence, .label button, mark)');
  return {
    number: number.textContent, size: signs.height, room: Math.max(out(stream), out(bulge)),
    touched: [...others].filter(touches).map((node) => node.textContent),
  };
})"""


@pytest.mark.parametrize("kind", [*GAMES, "one word"])
def test_the_number_of_words_left_touches_neither_an_outline_nor_anything_else(real, kind):
    # To its end, where the stream is thinner than the number.
    ending = {"list": "medium", "length": "9", "mistakes": "26", "evil": "true", "cunning": "classic"}
    replay, options = play(real, **(ending if kind == "one word" else GAMES[kind]))
    for _ in windows(real.page, (320, 800), (390, 800), (1280, 800)):
        draw(real, replay, options)
        for turn, row in zip(rows_of(replay), real.page.evaluate(WRITTEN), strict=True):
            assert row["number"] == f"{turn['after']:,}"
            assert row["room"] >= 4 and row["size"] >= 13 and row["touched"] == [], row


def test_a_bigger_group_let_go_says_why(real):
    replay, options = play(real, **{**GAMES["diabolical"], "length": "7"})
    chosen = [(i, bigger(turn)[0]) for i, turn in enumerate(replay["turns"]) if bigger(turn)]
    assert chosen
    sieve = draw(real, replay, options)
    for i, family in chosen:
        label = sieve.locator("li.row").nth(i).locator(".label").first
        turn = replay["turns"][i]
        gone = turn["before"] - turn["after"]
        expect(label).to_contain_text(f"{standing_for(family['examples'])} {turn['letter']}: {gone:,} words-{gone:,} words a bigger group, but easier for you")
        # For a reader who opens the guess.
        expect(label.locator("strong")).to_be_hidden()
        sieve.locator("li.row").nth(i).get_by_role("button").first.click()
        expect(label.locator("strong")).to_be_visible()


def test_the_guesses_after_one_word_was_left_are_one_line(table):
    replay, options = play(table, "HANGM", length="7", mistakes="26", evil="true")
    alone = [f"{turn['letter']}✓" for turn in replay["turns"] if turn["before"] == 1]
    assert len(alone) > 1
    sieve = draw(table, replay, options)
    expect(sieve.get_by_role("listitem")).to_have_count(len(replay["turns"]) - len(alone) + 1)
    expect(sieve.locator(".rest")).to_have_text(f"One word was left: _ _ _ _ _ _ _; after that you said {', '.join(alone)}.")


def test_neither_a_classic_nor_an_honest_game_excuses_itself(real):
    for kind in ("classic", "honest"):
        replay, options = play(real, **GAMES[kind])
        expect(draw(real, replay, options)).not_to_contain_text("too easy")


@pytest.mark.parametrize("kind", GAMES)
def test_a_guess_opens_for_its_groups_by_key_and_by_tap(real, kind):
    real.page.set_viewport_size({"width": 1280, "height": 800})
    replay, options = play(real, **GAMES[kind])
    sieve = draw(real, replay, options)
    turn = replay["turns"][0]
    row = sieve.locator("li.row").first
    button = row.get_by_role("button", name=f"E: {turn['before'] - turn['after']:,} words", exact=True)
    expect(button).to_have_attribute("aria-expanded", "false")
    place = button.bounding_box()["x"]
    button.press("Enter")
    expect(button).to_have_attribute("aria-expanded", "true")
    # The way back is where it was.
    assert button.bounding_box()["x"] == pytest.approx(place, abs=1)
    groups = real.page.locator(f"#{button.get_attribute('aria-controls')}")
    shown = [
        f"{f['pattern'].replace('_', '-')} {f['entries']:,}{', kept' if f['kept'] else ''}: "
        f"{', '.join(f['examples'])}"
        for f in turn["families"]
    ]
    assert groups.locator("li").all_text_contents() == shown
    expect(groups.locator(".kept")).to_have_count(1)
    assert set(groups.locator("u").all_text_contents()) <= {"E"}
    button.click()
    expect(button).to_have_attribute("aria-expanded", "false")
    expect(groups).to_be_hidden()


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_what_is_opened_stands_beside_the_stream(real, width):
    """The stream continues, whole, to the next guess, like the head of a few words around their number."""
    real.page.set_viewport_size({"width": width, "height": 800})
    row = draw(real, *play(real, **GAMES["classic"])).locator("li.row").first
    row.get_by_role("button").first.click()
    wide = row.locator(".left").bounding_box()
    for part in (".groups", ".sentence", ".label"):
        assert row.locator(part).bounding_box()["x"] > wide["x"] + wide["width"]


def test_each_opened_guess_is_told_large_beside_its_letter(real):
    real.page.set_viewport_size({"width": 1280, "height": 800})
    for row in draw(real, *play(real, **GAMES["classic"])).locator("li.row:not(.rest)").all():
        row.get_by_role("button").first.click()
        told = row.locator(".sentence")
        assert told.evaluate("one => parseFloat(getComputedStyle(one).fontSize)") >= 17
        letter = row.locator(".tally .letter").first.bounding_box()
        assert abs(told.bounding_box()["y"] - letter["y"]) <= 24


def test_a_wide_window_shows_five_guesses_at_first_sight(real):
    real.page.set_viewport_size({"width": 1280, "height": 800})
    real.open(list="medium", length="6", mistakes="6", seed="11", evil="true", cunning="diabolical")
    real.play_out("EASINQZXRTOLJVWDB")
    real.do("replay", "#end")
    rows = real.page.locator("#turns li.row:has(.slip)")
    expect(rows.nth(4)).to_be_visible()
    foot = real.page.locator("#replay > .foot").bounding_box()["y"]
    assert [box["y"] + box["height"] <= foot for box in map(lambda row: row.bounding_box(), rows.all()[:5])] == [True] * 5


@pytest.mark.parametrize(("width", "most"), [(320, 130), (390, 70), (1280, 70)])
def test_a_guess_is_a_word_and_a_number_until_it_is_opened(real, width, most):
    real.page.set_viewport_size({"width": width, "height": 800})
    replay, options = play(real, **{**GAMES["classic"], "list": "medium", "length": "6"})
    row = draw(real, replay, options).locator("li.miss").first
    assert row.bounding_box()["height"] <= most
    told = row.locator(".sentence")
    assert told.bounding_box()["height"] <= 1
    button = row.get_by_role("button")
    assert button.bounding_box()["height"] >= 44
    expect(button.locator("b .vh")).to_have_text(re.compile(r"^-[\d,]+ words$"))
    expect(button.locator("b svg").first).to_be_visible()
    expect(button.locator("b svg").nth(1)).to_be_visible(visible=width > 390)
    button.click()
    assert told.bounding_box()["height"] > 17
    assert abs(told.bounding_box()["y"] - row.locator(".tally .letter").first.bounding_box()["y"]) <= 24


def test_a_letter_that_the_word_has_shows_what_stood_then(real):
    replay, options = play(real, **GAMES["classic"])
    sieve = draw(real, replay, options)
    kept = [next(family["pattern"] for family in turn["families"] if family["kept"]) for turn in rows_of(replay)]
    hits = [pattern for turn, pattern in zip(rows_of(replay), kept, strict=True) if turn["letter"] in pattern]
    assert hits
    assert sieve.locator(".stands .vh").all_text_contents() == hits
    expect(sieve.locator(".hit .stands .marked")).to_have_count(len(hits))


def test_the_guess_that_made_the_game_is_named_and_stands_out(real):
    replay, options = play(real, **GAMES["classic"])
    letter = replay["turns"][1]["letter"]
    sieve = draw(real, replay, {**options, "turning": {"letter": letter, "name": "best-trick"}})
    expect(sieve.locator(".turning")).to_have_count(1)
    expect(sieve.locator(".turning .told")).to_have_text(re.compile(rf"^My best trick\s*{letter}\? "))
    expect(sieve.locator(".lead")).to_have_text("Once upon a game")


CONTRAST = """(row) => {
  const light = (colour) => colour.match(/\\d+/g).slice(0, 3).map((part) => part / 255)
    .map((part) => part <= 0.04 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    .reduce((sum, part, i) => sum + part * [0.2126, 0.7152, 0.0722][i], 0);
  const ground = light(getComputedStyle(row, '::before').backgroundColor);
  return [...row.querySelectorAll('.tally .letter, .stands .marked, .sentence')].map((part) => {
    const { color, stroke } = getComputedStyle(part);
    const ink = light(part.matches('.marked') ? stroke : color);
    return (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
  });
}"""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("kind", GAMES)
def test_the_guess_that_made_the_game_can_be_read_in_both_themes(real, kind, theme):
    real.page.emulate_media(color_scheme=theme)
    replay, options = play(real, **GAMES[kind])
    for letter in [turn["letter"] for turn in rows_of(replay)]:
        sieve = draw(real, replay, {**options, "turning": {"letter": letter}})
        assert min(sieve.locator(".turning").evaluate(CONTRAST)) >= 3, letter


def test_the_list_gives_readers_each_guess_in_order(real):
    for kind, said in (("classic", "E? Ha, no! I spat out {had:,} words!"),
                       ("honest", "You said E: {before:,} fitted before, {after:,} after.")):  # fmt: skip
        replay, options = play(real, **GAMES[kind])
        items = draw(real, replay, options).get_by_role("listitem")
        rows = rows_of(replay)
        expect(items).to_have_count(len(rows) + (len(rows) < len(replay["turns"])))
        for i, turn in enumerate(rows):
            expect(items.nth(i).locator(".sentence")).to_contain_text(turn["letter"])
            expect(items.nth(i).locator(".left b").first).to_have_text(f"{turn['after']:,}")
        first = replay["turns"][0]
        expect(items.first).to_contain_text(said.format(**first, had=first["before"] - first["after"]))


def test_a_guess_that_no_word_had_says_so_once_and_opens_nothing(real):
    replay, options = play(
        real, "EAQXZSTRLNCDMPIOUHGBYFVKWJ", list="medium", length="7", mistakes="10", evil="true", cunning="diabolical"
    )
    rows = draw(real, replay, options).locator("li.row")
    alone = [i for i, turn in enumerate(rows_of(replay)) if turn["familyCount"] == 1]
    assert alone
    for width in (320, 1280):
        real.page.set_viewport_size({"width": width, "height": 800})
        for i in alone:
            expect(rows.nth(i).get_by_role("button")).to_have_count(0)
            said = rows.nth(i).locator(".sentence")
            assert said.bounding_box()["height"] > 10
            expect(said).to_have_text(re.compile(r"^.\? None of my [\d,]+ has it\.\s*$"))


def test_the_answer_stands_at_the_end(real):
    replay, options = play(real, **GAMES["classic"])
    end = draw(real, replay, options).locator(".end")
    expect(end).to_have_text(f"{options['answer']} and {replay['turns'][-1]['after'] - 1} more I could have said")
    replay, options = play(real, **GAMES["honest"])
    expect(draw(real, replay, options).locator(".end")).to_have_text(f"{options['answer']} my word from the start")


def test_it_draws_itself_row_by_row_until_a_tap_shows_all(real):
    replay, options = play(real, "QJXZKVWYFBHGPMDCLUNTRSOIAE", length="5", mistakes="26", evil="true")
    assert len(replay["turns"]) == 26
    sieve = draw(real, replay, options, still=False)
    last = sieve.locator(".end")
    assert last.evaluate("end => getComputedStyle(end).opacity") == "0"
    ends = "() => document.getAnimations().map((a) => a.effect.getComputedTiming().endTime)"
    assert 2000 < max(real.page.evaluate(ends)) <= 5000
    sieve.locator(".lead").click()
    assert real.page.evaluate(ends) == []
    assert last.evaluate("end => getComputedStyle(end).opacity") == "1"


def test_it_comes_to_its_end_by_itself(real):
    sieve = draw(real, *play(real, "E", length="9", mistakes="1", evil="true"), still=False)
    expect(sieve).to_have_class("sieve evil r2", timeout=30_000)
    assert real.page.evaluate("() => document.getAnimations().length") == 0


def test_reduced_motion_shows_all_at_once(real):
    draw(real, *play(real, **GAMES["classic"]))
    assert real.page.evaluate("() => document.getAnimations().length") == 0


SHAPES = {
    "classic": GAMES["classic"],
    "diabolical": GAMES["diabolical"],
    "one guess": {"length": "9", "mistakes": "1", "evil": "true"},
    "26 guesses": {"length": "5", "mistakes": "26", "evil": "true", "letters": "QJXZKVWYFBHGPMDCLUNTRSOIAE"},
    "24 letters": {"length": "24", "mistakes": "5", "evil": "true"},
    "one letter": {"length": "1", "mistakes": "26", "evil": "true"},
}


# The most lines of a label's word, over its letters.
BROKEN = """all => Math.max(0, ...all.map((word) =>
  new Set([...word.getClientRects()].map((box) => Math.round(box.top))).size / word.textContent.length))"""


def fits(table, replay, options):
    """Nothing sticks out, and no word is broken letter by letter."""
    sit_down(table)
    for width, height, size in [
        *((320, 480, "100%"), (320, 480, "200%"), (390, 844, "100%"), (390, 844, "200%")),
        *((1280, 800, "100%"), (3440, 1440, "100%")),
    ]:
        table.page.set_viewport_size({"width": width, "height": height})
        table.page.evaluate("size => { document.documentElement.style.fontSize = size; }", size)
        sieve = draw(table, replay, options)
        for button in sieve.get_by_role("button").all()[:1]:
            button.click()
        assert table.page.evaluate(STICKING_OUT) == [0], (width, size)
        words = sieve.locator(".label .word")
        assert words.evaluate_all(BROKEN) <= 0.25 or len(options["answer"]) == 1, (width, size)


@pytest.mark.long
@pytest.mark.parametrize("shape", SHAPES)
def test_it_fits_every_screen_at_every_size_of_text(real, shape):
    fits(real, *play(real, **SHAPES[shape]))


def test_a_phrase_of_44_positions_fits_with_a_single_entry(table):
    replay, options = play(table, list="phrase", length="any", mistakes="6", evil="true")
    assert len(options["answer"]) == 44
    fits(table, replay, options)
    expect(table.page.locator("#stage .end .answer")).to_have_text(options["answer"])


def test_letters_of_another_script_are_marked_like_ours(real):
    """No shipped list needs this script: these are the words of a real game in other letters."""
    replay, options = play(real, **GAMES["classic"])
    other = str.maketrans("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "АБЦДЕФГХИЙКЛМНОПЯРСТУВШЩЫЗ")
    texts = json.loads(json.dumps(replay, ensure_ascii=False), object_hook=lambda o: {
        k: v.translate(other) if isinstance(v, str) else [e.translate(other) for e in v] if k == "examples" else v for k, v in o.items()
    })  # fmt: skip
    sieve = draw(real, texts, {**options, "answer": options["answer"].translate(other)})
    first = others(texts["turns"][0])[0]
    expect(sieve.locator(".label .word").first).to_have_text(first["examples"][0])
    assert set(sieve.locator(".label u").all_text_contents()) <= {t["letter"] for t in texts["turns"]}
    assert sieve.locator(".label u").count() > 0


def test_it_is_drawn_again_when_the_window_changes(real):
    draw(real, *play(real, **GAMES["classic"]))
    for width in (1280, 390):
        real.page.set_viewport_size({"width": width, "height": 800})
        real.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        row = real.page.evaluate(MEASURE)["rows"][0]
        assert row["arm"]["y"] == pytest.approx(row["slip"]["y"], abs=1)


def test_it_passes_axe_and_the_checks_that_axe_lacks(real):
    replay, options = play(real, **GAMES["diabolical"])
    for width in (320, 1280):
        real.page.set_viewport_size({"width": width, "height": 800})
        draw(real, replay, options).get_by_role("button").first.click()
        passes_axe_and_what_axe_lacks(real.page)


def test_the_faces_of_groups_differ_without_colour_and_on_paper(real):
    """A strike, a tick, an underline and bold type show what was kept and hit, not only a colour."""
    sieve = draw(real, *play(real, **GAMES["diabolical"]))
    content = "node => getComputedStyle(node, '::after').content + getComputedStyle(node, '::after').borderTopStyle"
    hit, miss = (sieve.locator(f".{kind} .letter").first.evaluate(content) for kind in ("hit", "miss"))
    assert hit != miss
    expect(sieve.locator(".label u").first).to_have_css("text-decoration-line", "underline")
    real.page.emulate_media(media="print", color_scheme="dark")
    expect(sieve).to_have_css("color", "rgb(0, 0, 0)")
    expect(sieve.locator(".miss .edge").first).to_have_css("stroke", "rgb(176, 24, 42)")
