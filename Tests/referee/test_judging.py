"""The judge alone, over dialogues written here: what it finds, and in which words."""

import json
import math
import random

import pytest

import referee
from planted import CASES, WORDS
from referee import Exchange, Unjudgeable, judge

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
    ("_EE_ 6", "not-largest", "_EE_ was kept, 1 word: DEER; a largest family is ____ (2 words: "
                              "BOAR, DUCK)."),
    ("E___ 6", "no-word-fits",
     "E___ fits none of 5 words: BEAR, BOAR, DEER, DUCK, …; possible was ____ (2 words: BOAR, DUCK) "
     "or _E__ (1 word: BEAR) or _EE_ (1 word: DEER) or ___E (1 word: HARE)."),
    ("_A__ 6", "other-letter", "_A__ shows A at place 2, and the guess was E."),
    ("____ " + "9" * 5000, "shape", None),
    ("_____ 6", "shape", "as many places as in ____ were expected, shown was _____."),
    ("____ 6", "count", "1 of 6 wrong guesses are made: 5 left were expected, came 6."),
])
def test_a_finding_says_turn_shown_and_possible(shown, name, text):
    [finding] = found(FIVE, "start 4 6 -> pattern ____ 6", f"guess e -> pattern {shown}",
                      "reveal -> error")
    assert finding.name == name
    assert text is None or finding.text == f"Game 1, turn 1, guess e: {text}"


def test_what_is_revealed_fits_every_answer():
    lines = "start 4 1 -> pattern ____", "guess e -> pattern ____"
    [finding] = found(FIVE, *lines, "reveal -> word bear")
    assert finding.text == ("Game 1, after turn 1, reveal: BEAR contradicts ____, the answer to "
                            "E at turn 1; possible was 2 words: BOAR, DUCK.")
    [finding] = found(FIVE, *lines, "reveal -> word seal")
    assert "SEAL is not in the dictionary" in finding.text
    [finding] = found(FIVE, *lines, "reveal -> error never")
    assert finding.name == "unrevealed"


def test_the_game_ends_when_it_must():
    lost = "start 4 1 -> pattern ____", "guess e -> pattern ____"
    assert not found(FIVE, *lost, "guess d -> over", "guess d -> pattern ____",
                     "reveal -> word DUCK")
    assert found(FIVE, *lost, "guess d -> pattern D___")[0].name == "after-end"
    assert found(FIVE, "start 4 2 -> pattern ____", "guess e -> over")[0].name == "ends-early"
    assert found(FIVE, "start 4 1 -> pattern ____", "guess e -> over")[0].name == "ends-early"


def test_a_rule_is_held_to_where_families_tie():
    for rule, right in (("fewest", "____"), ("first", "____"), ("rightmost", "____"),
                        ("largest", "____ _EE_ ___E"), ("any", "____ _EE_ ___E")):
        for pattern in ("____", "_EE_", "___E"):
            findings = found(THREE, "start 4 9 -> pattern ____", f"guess e -> pattern {pattern}",
                             "reveal -> error", rule=rule)
            assert [f.name for f in findings] == ([] if pattern in right.split() else ["tie"])


def test_the_labels_of_the_cases_are_what_the_judge_says():
    cases = json.loads((referee.HERE / "cases.json").read_text())["cases"]
    labelled = [case for case in cases if case.get("first")]
    assert len(labelled) > 30
    for case in labelled:
        words = list(dict.fromkeys(case["dictionary"].upper().split()))
        _, length, _ = case["lines"][0].split()
        letter = case["lines"][1].split()[1]
        for pattern, rules in case["first"].items():
            for rule in referee.RULES:
                findings = found(words, f"start {length} 26 -> pattern {'_' * int(length)}",
                                 f"guess {letter} -> pattern {pattern}", "reveal -> error",
                                 rule=rule)
                assert (not findings) == (rule in rules), (case["name"], pattern, rule)


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
    counts = dict.fromkeys("ABC"[:ways], 0)
    for number in range(games):
        counts["ABC"[draw(number)]] += 1
    return referee.chance_findings({("____", frozenset(), "E"): counts})


def test_an_even_draw_is_not_accused():
    for seed in range(2000):
        rng = random.Random(seed)
        assert not ties_of(60, 3, lambda _: rng.randrange(3)), seed


def test_false_alarms_are_as_rare_as_stated():
    for ways in (2, 3):
        # Each of the ways may raise it.
        alarms = 0
        for kept in range(61):
            if referee.tail(60, kept, ways) < referee.FALSE_ALARM / ways:
                alarms += math.comb(60, kept) * (ways - 1) ** (60 - kept) / ways ** (60 - 1)
        assert 0 < alarms <= referee.FALSE_ALARM


@pytest.mark.parametrize("draw", [lambda n: 0, lambda n: 1, lambda n: n % 2, lambda n: n % 12 == 0])
def test_a_draw_that_is_not_even_is_seen(draw):
    [finding] = ties_of(60, 3, draw)
    assert "A" in finding.text and "less than once in a million" in finding.text


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
        referee.read_words(path)
    done = call("--words", path, "--", "true")
    assert done.returncode == 2 and done.stdout.startswith("Could not judge. Expected a")


@pytest.mark.parametrize("text, code, expected", [
    ("> start 4 1\npattern ____\n> guess e\npattern ____\n> reveal\nword DUCK\n", 0, "0 wrong"),
    ("> start 4 1\npattern ____\n> guess e\npattern _E__\n> reveal\nerror\n", 1,
     "a largest family is ____"),
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
