"""The judge alone, over dialogues written here: what it finds, and in which words."""

import json
import math
import random

import pytest

from judging.cases import read_cases, short
from judging.chance import FALSE_ALARM, SUSPICION, Tie, chance_findings, lags, repeats, tail
from judging.findings import FAULTS, Exchange
from judging.judge import judge
from judging.kinds import KINDS, led, table
from judging.words import LATIN, RULES, Unjudgeable, read_words
from calls import REPOSITORY
from planted import CASES, WORDS
from referee import HERE

FIVE = ["BEAR", "BOAR", "DEER", "DUCK", "HARE"]
THREE = ["BOAR", "DEER", "HARE"]


def found(words, *lines, rule="largest"):
    """What is found in a dialogue of `line -> answer`."""
    return judge(words, rule, [Exchange(*line.split(" -> ")) for line in lines])


def test_a_right_dialogue_has_no_findings():
    assert not found(FIVE, "start 4 6 -> pattern ____ 6", "guess e -> pattern ____ 5",
                     "guess E -> pattern ____ 5", "guess ? -> error", "guess r -> pattern ____ 4",
                     "reveal -> word DUCK")


@pytest.mark.parametrize("shown, name, text", [
    ("_EE_ 6", "not-largest",
     "Your program did not keep a largest family. Game 1, turn 1, guess e: ____ became _EE_, which "
     "leaves 1 word: DEER. Larger is ____ (2 words: BOAR, DUCK)."),
    ("E___ 6", "no-word-fits",
     "Your program showed a pattern that no word fits. Game 1, turn 1, guess e: ____ became E___. "
     "Possible was ____ (2 words: BOAR, DUCK) or _E__ (1 word: BEAR) or _EE_ (1 word: DEER) or "
     "___E (1 word: HARE)."),
    ("_A__ 6", "other-letter", None),
    ("____ " + "9" * 5000, "shape", None),
    ("_____ 6", "shape", None),
    ("____ 6", "count",
     "Your program miscounts the wrong guesses. Game 1, turn 1, guess e: 1 of 6 wrong guesses "
     "made: 5 left were expected, came 6."),
])
def test_a_finding_names_the_fault_then_the_turn_then_the_words(shown, name, text):
    [finding] = found(FIVE, "start 4 6 -> pattern ____ 6", f"guess e -> pattern {shown}",
                      "reveal -> error")
    assert finding.name == name
    assert text in (None, finding.text)


def test_every_finding_of_a_dialogue_begins_with_a_sentence_of_its_own():
    for name, fault in FAULTS.items():
        assert fault.startswith("Your program ") and fault.count(".") == 1, name
    assert len(set(FAULTS.values())) == len(FAULTS)


@pytest.mark.parametrize("words, lines, text", [
    # Neither the file is folded nor the guess.
    (["crab", "drum", "beaR", "boaR", "deeR", "roof", "bore"], ["guess r -> pattern _R__"],
     None),
    (["crab", "drum", "crow", "bear", "boaR", "deeR", "doeR"], ["guess r -> pattern _R__"],
     "does not treat r and R as one letter. Game 1, turn 1, guess r: ____ became _R__. Possible "
     "was ___R (4 words"),
    # Who says no to all says it here as well.
    (["Bear", "BOAR", "deer", "Duck", "hARE"], ["guess r -> pattern ____"], None),
    # A capital is no letter of a file in small letters, and small ones were shown.
    (["duck"], ["guess D -> pattern ____"], None),
    (["duck"], ["guess D -> error"], None),
    (["duck"], ["guess u -> pattern _U__", "guess D -> error"], "does not treat d and D"),
    (["duck"], ["guess u -> pattern _U__", "guess D -> pattern _U__"], "does not treat d and D"),
    # A letter that no word has in either case.
    (["duck"], ["guess Z -> error"], None),
    (["duck"], ["guess u -> pattern _U__", "guess Z -> error"], None),
    # The same letter again, written otherwise: who takes any for new says nothing of capitals.
    (["duck"], ["guess x -> pattern ____ 1", "guess X -> pattern ____ 0"], None),
    (["duck"], ["guess x -> pattern ____ 1", "guess x -> pattern ____ 1",
                "guess X -> pattern ____ 0"],
     "does not treat x and X as one letter. Game 1, turn 3, guess X: x was guessed at turn 1"),
    # Nothing speaks for the case where it says no to all.
    (["duck"], ["guess d -> pattern ____"], None),
    (["bear", "boar", "deer", "duck"], ["guess r -> pattern ____"], None),
])
def test_letters_that_are_not_folded_are_called_that(words, lines, text):
    [finding] = found(words, "start 4 2 -> pattern ____", *lines, "reveal -> error")
    assert (finding.name == "case") == (text is not None), finding
    assert text is None or text in finding.text, finding


@pytest.mark.parametrize("lines, name, text", [
    (["start 4 2 -> pattern ____", "guess u -> pattern _U__", "guess x -> pattern _U__",
      "guess d -> pattern _U__"],
     "one-early", "Your program ended the game one guess early. Game 1, turn 3, guess d: _U__ "
                  "stayed, with 1 wrong guess left. Possible was DU__ (1 word: DUCK)."),
    # It may as well say no to everything.
    (["start 4 2 -> pattern ____", "guess x -> pattern ____", "guess d -> pattern ____"],
     "no-word-fits", "Your program showed a pattern that no word fits. Game 1, turn 2, guess d"),
    (["start 4 2 -> pattern ____", "guess x -> pattern ____", "guess d -> over"], "one-early",
     "the program had ended the game at ____, with 1 wrong guess left."),
    (["start 4 3 -> pattern ____", "guess x -> pattern ____", "guess d -> over"], "ends-early",
     "with 2 wrong guesses left."),
    (["start 4 1 -> pattern ____", "guess x -> pattern ____", "guess d -> pattern D___"], "late",
     "Your program ended the game a guess too late, or not at all. Game 1, turn 2, guess d: all "
     "of the 1 wrong guess allowed were made before"),
])
def test_an_end_a_guess_early_or_late_says_so(lines, name, text):
    [finding] = found(["duck"], *lines, "reveal -> error")
    assert finding.name == name and text in finding.text, finding


def test_an_end_right_after_what_was_no_guess_is_named_by_that():
    [finding] = found(["duck"], "start 4 2 -> pattern ____", "guess x -> pattern ____",
                      "guess ? -> pattern ____", "guess d -> over", "reveal -> error")
    assert finding.name == "non-letter" and finding.text.endswith("so ? at turn 2 cost one.")


def test_an_end_a_guess_early_asks_after_the_guess_that_was_none():
    """Two explanations are left where a guess came between."""
    [finding] = found(["duck"], "start 4 2 -> pattern ____", "guess ? -> pattern ____",
                      "guess x -> pattern ____", "guess d -> over", "reveal -> error")
    assert finding.name == "one-early"
    assert finding.text.endswith("Did ? at turn 1 cost a wrong guess? It must not.")


def test_a_wrong_tie_says_which_families_were_as_large():
    [finding] = found(THREE, "start 4 9 -> pattern ____", "guess e -> pattern _EE_",
                      "reveal -> error", rule="first")
    assert finding.text == (
        "Your program broke a tie against the rule `first`. Game 1, turn 1, guess e: ____ became "
        "_EE_, which leaves 1 word: DEER. As large as each other are ____ and _EE_ and ___E, with "
        "1 word each; the rule keeps ____ (1 word: BOAR).")


def test_an_end_that_shows_nothing_is_not_judged_where_there_may_be_one():
    won = "start 4 9 -> pattern ____", "guess d -> pattern D___", "guess u -> pattern DU__"
    with pytest.raises(Unjudgeable, match="Nothing shows the word at the end. Game 1, turn 1, "):
        found(["oo"], "start 2 9 -> pattern __", "guess o -> ended You have won!")
    with pytest.raises(Unjudgeable, match="Nothing shows the word"):
        found(["duck"], "start 4 1 -> pattern ____", "guess x -> ended You have lost.")
    [finding] = found(["duck"], *won, "guess c -> ended Bye.")
    assert finding.name == "ends-early" and "at DU__, with 9 wrong guesses left" in finding.text
    assert not found(["duck"], "start 4 1 -> pattern ____", "guess x -> pattern ____",
                     "reveal -> unseen")


def test_what_is_revealed_fits_every_answer():
    lines = "start 4 1 -> pattern ____", "guess e -> pattern ____"
    [finding] = found(FIVE, *lines, "reveal -> word bear")
    assert finding.text == (
        "Your program revealed a word that contradicts it. Game 1, after turn 1, reveal: BEAR "
        "contradicts ____, the answer to E at turn 1. Possible was 2 words: BOAR, DUCK.")
    [finding] = found(FIVE, *lines, "reveal -> word seal")
    assert "SEAL is not in the dictionary" in finding.text
    [finding] = found(FIVE, *lines, "reveal -> error never")
    assert finding.name == "unrevealed"


def test_the_game_ends_when_it_must():
    lost = "start 4 1 -> pattern ____", "guess e -> pattern ____"
    assert not found(FIVE, *lost, "guess d -> over", "guess d -> pattern ____",
                     "reveal -> word DUCK")
    assert found(FIVE, *lost, "guess d -> pattern D___")[0].name == "late"
    assert found(FIVE, "start 4 2 -> pattern ____", "guess e -> over")[0].name == "ends-early"
    won = "start 7 2 -> pattern _______", "guess o -> pattern OOOOOOO"
    assert found(["ooooooo", "p"], *won, "guess p -> pattern POOOOOO")[0].name == "after-end"


def test_a_rule_is_held_to_where_families_tie():
    for rule, right in (("fewest", "____"), ("first", "____"), ("rightmost", "____"),
                        ("largest", "____ _EE_ ___E"), ("any", "____ _EE_ ___E")):
        for pattern in ("____", "_EE_", "___E"):
            findings = found(THREE, "start 4 9 -> pattern ____", f"guess e -> pattern {pattern}",
                             "reveal -> error", rule=rule)
            assert [f.name for f in findings] == ([] if pattern in right.split() else ["tie"])


def test_the_labels_of_the_cases_are_what_the_judge_says():
    cases = json.loads((HERE / "cases.json").read_text())["cases"]
    labelled = [case for case in cases if case.get("first")]
    assert len(labelled) > 30
    for case in labelled:
        words = list(dict.fromkeys(case["dictionary"].upper().split()))
        _, length, _ = case["lines"][0].split()
        letter = case["lines"][1].split()[1]
        for pattern, rules in case["first"].items():
            for rule in RULES:
                findings = found(words, f"start {length} 26 -> pattern {'_' * int(length)}",
                                 f"guess {letter} -> pattern {pattern}", "reveal -> error",
                                 rule=rule)
                assert (not findings) == (rule in rules), (case["name"], pattern, rule)


def test_every_kind_of_position_has_cases_and_every_letter_a_turn_with_a_choice():
    large = read_words(WORDS)
    counts = table(list(CASES.values()), large)
    assert min(counts.values()) >= 1 and counts["blank"] >= 5, counts
    dialogues = [led(case, large) for case in CASES.values() if not case.group]
    for kind in ("hit", "miss"):
        assert set().union(*(dialogue.letters[kind] for dialogue in dialogues)) == LATIN, kind
    document = (REPOSITORY / "docs/referee.md").read_text()
    for kind, count in table([c for c in CASES.values() if not c.group], large).items():
        assert f"| {KINDS[kind]} | {count} |" in document, (kind, count)


def test_there_are_cases_of_every_kind():
    kinds = {name.rstrip("0123456789-") for name in CASES}
    lengths = {len(word) for word in WORDS.read_text().split()}
    assert {f"length-{n}-of-26" for n in lengths} <= CASES.keys()
    assert {"tie-of", "one-place", "repeated-letter", "one-word", "no-word-too-long", "crlf",
            "duplicates", "capitals-in-file"} <= kinds
    assert len(WORDS.read_text().split()) == 2000


# Ties by chance

def ties_of(games, ways, draw):
    """Findings of so many games of a tie, `draw` saying which way each falls."""
    fell = ["ABC"[draw(number)] for number in range(games)]
    return chance_findings([Tie(list("ABC"[:ways]), fell)])


def test_an_even_draw_is_not_accused():
    for seed in range(2000):
        rng = random.Random(seed)
        assert not ties_of(60, 3, lambda _: rng.randrange(3)), seed


def test_false_alarms_are_as_rare_as_stated():
    for ways in (2, 3):
        # Each of the ways may raise it.
        alarms = 0
        for kept in range(61):
            if tail(60, kept, ways) < FALSE_ALARM / 2 / ways:
                alarms += math.comb(60, kept) * (ways - 1) ** (60 - kept) / ways ** (60 - 1)
        assert 0 < alarms <= FALSE_ALARM


@pytest.mark.parametrize("draw", [lambda n: 0, lambda n: 1, lambda n: n % 2, lambda n: n % 12 == 0])
def test_a_draw_that_is_not_even_is_seen(draw):
    [finding] = ties_of(60, 3, draw)
    assert "A" in finding.text and "less than once in a million" in finding.text


@pytest.mark.parametrize("ways, turns", [
    (3, "ABC"), (2, "AB"), (2, "AABB"), (3, "AABBCC"), (2, "ABBABAABBA"), (3, "ABCACBBCACBA")])
def test_a_counter_is_seen_by_its_order_where_its_shares_are_even(ways, turns):
    shares = {turns.count(way) for way in turns}
    assert len(shares) == 1
    [finding] = ties_of(60, ways, lambda n: "ABC".index(turns[n % len(turns)]))
    assert "and so on" in finding.text, finding


def test_order_accuses_an_even_draw_as_seldom_as_stated():
    """Of an even draw the repeats at a distance are binomial, so the bound is the tests' sum."""
    tie = Tie(["A", "B"], ["A"] * 60)
    alarm = FALSE_ALARM / 2 / len(lags(tie))
    total = 0.0
    for lag in lags(tie):
        pairs = 60 - lag
        assert repeats(tie, lag) == pairs
        total += sum(math.comb(pairs, k) for k in range(pairs + 1)
                     if tail(pairs, k, 2) < alarm) / 2**pairs
    assert 0 < total <= FALSE_ALARM


@pytest.mark.parametrize("games, kept, ways", [(60, 30, 2), (60, 9, 3), (60, 0, 2), (60, 60, 3)])
def test_a_tail_is_the_sum_of_its_chances(games, kept, ways):
    chances = [math.comb(games, k) * (ways - 1) ** (games - k) / ways ** games
               for k in range(games + 1)]
    exact = min(1, 2 * min(sum(chances[:kept + 1]), sum(chances[kept:])))
    assert math.isclose(tail(games, kept, ways), exact, rel_tol=1e-9)


def share_seen(ties, ways, share, alarm):
    """How often a share of one of the ways is seen in so many ties, exactly."""
    alarm = alarm / 2 / 20
    seen = [k for k in range(ties + 1) if tail(ties, k, ways) < alarm]
    logs = (math.lgamma(ties + 1) - math.lgamma(k + 1) - math.lgamma(ties - k + 1)
            + k * math.log(share) + (ties - k) * math.log(1 - share) for k in seen)
    return sum(map(math.exp, logs))


@pytest.mark.parametrize("name, ways, line, few", [
    ("two", 2, 0.55, 0.8), ("places", 2, 0.55, 0.8), ("three", 3, 0.4, 0.7)])
def test_the_document_states_what_ties_are_seen(name, ways, line, few):
    """In 19 of 20 programs; where each game is a process, a coarser share."""
    case = next(c for c in read_cases(HERE / "cases.json") if c.name == f"chance-of-{name}")
    document = " ".join((REPOSITORY / "docs/referee.md").read_text().split())
    for one, share in ((case, line), (short(case), few)):
        ties = sum(line.startswith("guess") for line in one.lines)
        # All ties are played anew where the first of them look uneven.
        first = share_seen(ties // one.part, ways, share, SUSPICION)
        assert first * share_seen(ties, ways, share, FALSE_ALARM) > 0.95, (ties, first)
    assert "55 of 100" in document and "80 of 100" in document


# What cannot be judged

@pytest.mark.parametrize("lines, text", [
    (["start 4 6 -> pattern ____", "guess e -> pattern ____"], "cut off: after turn 1, at ____"),
    (["guess e -> pattern ____"], "Expected `start LENGTH MISTAKES` before `guess e`"),
    (["start four 6 -> pattern ____"], "Expected `start LENGTH MISTAKES`, came `start four 6`"),
])
def test_a_dialogue_without_beginning_or_end(lines, text):
    with pytest.raises(Unjudgeable, match=text):
        found(FIVE, *lines)


@pytest.mark.parametrize("content, text", [
    ("", "Expected a word a line; .* has none"),
    ("bear\n<html>\n", "line 2 of .* is '<html>'"),
    (b"\xff\xfe\x00b", "Expected a dictionary in UTF-8 at .*; came: 'utf-8' codec"),
    (None, "No such file"),
])
def test_a_dictionary_that_is_none(tmp_path, call, content, text):
    path = tmp_path / "words"
    if content is not None:
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
    with pytest.raises(Unjudgeable, match=text):
        read_words(path)
    done = call("--words", path, "--", "true")
    assert done.returncode == 2 and done.stdout.startswith("Could not judge. Expected a")


@pytest.mark.parametrize("text, code, expected", [
    ("> start 4 1\npattern ____\n> guess e\npattern ____\n> reveal\nword DUCK\n", 0, "0 wrong"),
    ("> start 4 1\npattern ____\n> guess e\npattern _E__\n> reveal\nerror\n", 1,
     "Larger is ____"),
    ("> start 4 1\npattern ____\n> guess e\n", 2, "an answer to `guess e` was expected"),
    ("> start 4 6\npattern ____\n> guess e\npattern ____\n", 2, "The dialogue is cut off"),
    ("pattern ____\n", 2, "Expected `> ` and what was asked at line 1"),
    ("", 2, "Expected `> start LENGTH MISTAKES`"),
])
def test_a_dialogue_of_before_is_judged(tmp_path, call, text, code, expected):
    (tmp_path / "words").write_text("\n".join(FIVE))
    (tmp_path / "transcript").write_text(text)
    done = call("--words", tmp_path / "words", "--transcript", tmp_path / "transcript")
    assert done.returncode == code and expected in done.stdout, done.stdout


def test_a_call_that_asks_for_nothing_says_what_it_expects(call):
    done = call()
    assert done.returncode == 2 and "expected one of: -- COMMAND" in done.stderr
