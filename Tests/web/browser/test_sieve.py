"""The sieve: the picture of a replay against the replay's own numbers, from games at the real endpoint.

It is drawn in the real page, under its content security policy, into a dialog of the test's own.
"""

import json
import math
import re

import pytest
from playwright.sync_api import expect

from cases import ends
from table import windows
from test_access import passes_axe_and_what_axe_lacks

pytestmark = pytest.mark.thorough

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
  drawSieve(stage.lastChild, replay, { ...options, t });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}"""
# The stream's width where each part begins, relative to the head, and each row's strands with their targets.
MEASURE = """() => {
  const widths = [...document.querySelectorAll('.sieve .stream')].map((stream) => stream.getBBox().width);
  const rows = [...document.querySelectorAll('.sieve li.row:not(.rest)')].map((row) => {
    const middle = (node) => { const [box] = node.getClientRects(); return box.top + box.height / 2; };
    const labels = [...row.querySelectorAll('.label')].filter((label) => label.getClientRects().length);
    return {
      labels: labels.map((label) => [label.textContent.trim(), middle(label.firstElementChild)]),
      button: row.querySelector('button') && middle(row.querySelector('button')),
      edge: row.querySelector('.labels').getBoundingClientRect().left,
      strands: [...row.querySelectorAll('.strand')].map((path) => {
        const end = path.getPointAtLength(path.getTotalLength()).matrixTransform(path.getScreenCTM());
        return { x: end.x, y: end.y, thickness: Number(path.getAttribute('stroke-width')), had: path.classList.contains('had') };
      }),
    };
  });
  return { widths: widths.map((width) => width / widths[0]), rows };
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
def test_the_stream_is_as_wide_as_the_logarithm_of_the_words_left(real, kind):
    replay, options = play(real, **GAMES[kind])
    draw(real, replay, options)
    turns = replay["turns"]
    rows = rows_of(replay)
    alone = [1] if len(rows) < len(turns) else []
    words = [turns[0]["before"], *(t["before"] for t in rows), *alone, turns[-1]["after"]]
    expected = [math.log1p(n) / math.log1p(words[0]) for n in words]
    assert real.page.evaluate(MEASURE)["widths"] == pytest.approx(expected, abs=0.001)


@pytest.mark.parametrize("kind", GAMES)
def test_each_strand_is_a_group_as_thick_as_its_share_and_ends_at_its_word(real, kind):
    replay, options = play(real, **GAMES[kind])
    for width, _ in windows(real.page, (320, 800), (1280, 800)):
        draw(real, replay, options)
        strands_fit(real, replay, width)


def strands_fit(real, replay, width):
    rows = real.page.evaluate(MEASURE)["rows"]
    for turn, row in zip(rows_of(replay), rows, strict=True):
        let_go = others(turn)[: 3 if width > 1000 else 1]
        assert len(row["labels"]) == len(let_go)
        for family, (text, y), strand in zip(let_go, row["labels"], row["strands"], strict=False):
            more = f" and {family['entries'] - 1:,} more" if family["entries"] > 1 else ""
            assert text.startswith(family["examples"][0] + more)
            assert strand["y"] == pytest.approx(y, abs=1)
            assert strand["x"] == pytest.approx(row["edge"], abs=8)
            assert strand["had"] == (turn["letter"] in family["pattern"])
        rest = row["strands"][len(let_go) :]
        in_rest = turn["before"] - turn["after"] - sum(family["entries"] for family in let_go)
        assert bool(rest) == (in_rest > 0)
        if rest:
            assert sum(s["y"] for s in rest) / len(rest) == pytest.approx(row["button"], abs=1)
        sizes = [*(family["entries"] for family in let_go), *([in_rest] if rest else [])]
        thick = [s["thickness"] for s in row["strands"][: len(let_go)]]
        thick += [sum(s["thickness"] for s in rest)] if rest else []
        seen = [(size, t) for size, t in zip(sizes, thick, strict=True) if t > 1.75]
        for size, t in seen:
            assert t / seen[0][1] == pytest.approx(size / seen[0][0], rel=0.01)


# The stream, and the number that is written in it.
WRITTEN = """() => [...document.querySelectorAll('.sieve li.row:not(.rest)')].map((row) => {
  const box = (node) => { const { left, right } = node.getBoundingClientRect(); return { left, right }; };
  const number = row.querySelector('.left b');
  return { stream: box(row.querySelector('.stream')), number: number.textContent, box: box(number) };
})"""


@pytest.mark.parametrize("kind", GAMES)
def test_what_is_left_stands_within_the_stream_below_the_heads_columns(real, kind):
    replay, options = play(real, **GAMES[kind])
    for _ in windows(real.page, (390, 800), (1280, 800)):
        numbers_fit(real, replay, options)


def numbers_fit(real, replay, options):
    head = draw(real, replay, options).locator(".head")
    names = ["You said", "I kept", "I let go"] if options["evil"] else ["You said", "Words left", "Fell away"]
    assert head.locator("small").all_text_contents() == names
    for turn, row in zip(rows_of(replay), real.page.evaluate(WRITTEN), strict=True):
        assert row["number"] == f"{turn['after']:,}"
        assert row["stream"]["left"] - 1 <= row["box"]["left"] and row["box"]["right"] <= row["stream"]["right"] + 1


def test_a_bigger_group_let_go_says_why(real):
    replay, options = play(real, **{**GAMES["diabolical"], "length": "7"})
    chosen = [(i, bigger(turn)[0]) for i, turn in enumerate(replay["turns"]) if bigger(turn)]
    assert chosen
    sieve = draw(real, replay, options)
    for i, family in chosen:
        label = sieve.locator("li.row").nth(i).locator(".label").first
        expect(label).to_have_text(f"{family['examples'][0]} and {family['entries'] - 1:,} more a bigger group, but easier for you")
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
    replay, options = play(real, **GAMES[kind])
    sieve = draw(real, replay, options)
    turn = replay["turns"][0]
    row = sieve.locator("li.row").first
    button = row.get_by_role("button", name="E: All groups", exact=True)
    expect(button).to_have_attribute("aria-expanded", "false")
    button.press("Enter")
    expect(button).to_have_attribute("aria-expanded", "true")
    groups = real.page.locator(f"#{button.get_attribute('aria-controls')}")
    shown = [
        f"{f['pattern'].replace('_', '-')} {f['entries']:,}{', kept' if f['kept'] else ''}: "
        f"{', '.join(f['examples'])}"
        for f in turn["families"]
    ]
    assert groups.locator("li").all_text_contents() == shown
    expect(groups.locator(".kept")).to_have_count(1)
    assert set(groups.locator("u").all_text_contents()) <= {"E"}
    expect(row.locator(".sentence")).to_be_visible()
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
    for part in (".groups", ".sentence"):
        assert row.locator(part).bounding_box()["x"] > wide["x"] + wide["width"]


@pytest.mark.parametrize(("width", "is_seen"), [(390, False), (1280, True)])
def test_a_wide_sheet_says_each_guess_beside_what_it_let_go(real, width, is_seen):
    real.page.set_viewport_size({"width": width, "height": 800})
    rows = draw(real, *play(real, **GAMES["classic"])).locator("li.row:not(.alone, .rest)")
    for row in rows.all():
        said, gone = (row.locator(part).first.bounding_box() for part in (".sentence", ".label"))
        assert (said["x"] > gone["x"] + gone["width"] and said["height"] > 10) == is_seen


def test_the_list_gives_readers_each_guess_in_order(real):
    for kind, said in (("classic", "You said E: {had:,} of {before:,} had it, I kept the {after:,} that did not."),
                       ("honest", "You said E: {before:,} fitted before, {after:,} after.")):  # fmt: skip
        replay, options = play(real, **GAMES[kind])
        items = draw(real, replay, options).get_by_role("listitem")
        rows = rows_of(replay)
        expect(items).to_have_count(len(rows) + (len(rows) < len(replay["turns"])))
        for i, turn in enumerate(rows):
            expect(items.nth(i).locator(".sentence")).to_contain_text(f"You said {turn['letter']}: ")
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
            expect(said).to_have_text(re.compile(r"^You said .: none of the [\d,]+ had it\.$"))


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
    expect(sieve).to_have_class("sieve evil", timeout=30_000)
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


@pytest.mark.parametrize("shape", ends(*zip(SHAPES)))
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
        assert row["strands"][0]["y"] == pytest.approx(row["labels"][0][1], abs=1)
        assert len(row["labels"]) == (3 if width == 1280 else 1)


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
