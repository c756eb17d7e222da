"""What thirteen public programs did that the referee judged wrongly, not at all, or in other words."""

import json
import sys
from pathlib import Path

import pytest

from planted import engine
from playing.console import CRASH, crashed
from test_dialogues import ALL, DIALOGUES, changed, one_case, speaking

STRANGERS = Path(__file__).parent / "strangers.py"
FIELDS = {"title": "A stranger", "hidden": "_"}
ADAPTERS = {
    "questions_first": {
        "mistakes": 6, "questions": {r"to quit\.\s*$": "{length}"}, "guess": "Guess a letter: $",
        "pattern": r"\n([_A-Z]+)\nGuess", "word": "The word was ([A-Z]+)"},
    "one_key": {
        "questions": {"word length: $": "{length}", r"\(Y/N\): $": "n", "guesses\\?: $": "{mistakes}"},
        "guess": "Enter Guess: $", "pattern": r"\n([_A-Z]+)\n", "left": r"You have (\d+)",
        "word": "word was: ([A-Z]+)", "key": r"Enter Guess: $|\(Y/N\): $", "skip": ["non-letters"]},
    "says_nothing": {
        "guess": r"guesses remain\s*$", "pattern": r"([_A-Z]+)\r?\n\d+ guess",
        "left": r"(\d+) guesses remain", "word": "word was: ([A-Z]+)", "silent": True},
    "in_colours": {
        "guess": "Guess a letter: $", "pattern": r"Word: ([_A-Z]+)\nLeft", "left": r"Left: (\d+)",
        "word": "word was: ([A-Z]+)$"},
    "repeats_twice": {
        "guess": "Guess: $", "pattern": "Word: ([_A-Z]+)", "unchanged": "already made|Sorry",
        "word": "word was: ([A-Z]+)"},
    "small_letters_only": {
        "guess": "Guess a letter: $", "pattern": "Progress: ([_A-Z]+)", "left": r"Guesses: (\d+)",
        "word": "word is: ([A-Z]+)", "unchanged": "Wrong input"},
    "capitals_are_others": {
        "guess": r"next guess\?\s*$", "pattern": "Your word is: ([_A-Z]+)",
        "left": r"(\d+) tries left", "word": "Your word was ([A-Z]+)"},
}
WORDS_ALONE = ("questions_first", "one_key")


def stranger(folder, name, **fields):
    """Arguments that judge the reference engine behind a stranger's dialogue."""
    engine(folder, {})
    adapter = {key: value for key, value in {**FIELDS, **ADAPTERS[name], **fields}.items()
               if value is not None}
    (folder / "adapter.json").write_text(json.dumps(adapter))
    return ["--timeout", "1", "--adapter", folder / "adapter.json", "--", sys.executable, STRANGERS,
            folder, name, *(ALL[:1] if name in WORDS_ALONE else ALL)]


def test_the_word_is_read_where_the_game_ends_in_the_first_question(judged, tmp_path):
    for fields in ({}, {"again": r"to quit\.\s*$", "yes": "{length}"}):
        report = judged("--cases", one_case(tmp_path, "win"),
                        *stranger(tmp_path, "questions_first", **fields))
        assert report.code == 0, (report.verdict, report.findings)
    report = judged("--cases", one_case(tmp_path, "last-mistake"),
                    *stranger(tmp_path, "questions_first"))
    assert report.code == 0, (report.verdict, report.findings)


@pytest.mark.parametrize("case", ["win", "repeated-miss", "last-mistake", "no-word-too-long"])
def test_a_program_that_takes_a_key_as_it_is_pressed_is_judged(judged, tmp_path, case):
    report = judged("--cases", one_case(tmp_path, case), *stranger(tmp_path, "one_key"))
    assert report.code == 0, (report.verdict, report.findings)


@pytest.mark.parametrize("case", ["repeated-miss", "repeated-hit", "non-letters", "last-mistake"])
def test_a_program_that_says_nothing_to_what_is_no_guess_is_judged(judged, tmp_path, case):
    report = judged("--cases", one_case(tmp_path, case), *stranger(tmp_path, "says_nothing"))
    assert report.code == 0, (report.verdict, report.findings)
    report = judged("--cases", one_case(tmp_path, "repeated-miss"),
                    *stranger(tmp_path, "says_nothing", silent=None))
    assert report.code == 1 and report.cases[0]["findings"][0]["name"] == "hangs"


def test_what_a_terminal_does_not_show_is_not_read(judged, tmp_path):
    for case in ("win", "last-mistake"):
        report = judged("--cases", one_case(tmp_path, case), *stranger(tmp_path, "in_colours"))
        assert report.code == 0, (report.verdict, report.findings)


def test_a_late_answer_to_the_line_before_is_a_second_one(judged, tmp_path):
    for _ in range(3):
        report = judged("--cases", one_case(tmp_path, "repeated-hit"),
                        *stranger(tmp_path, "repeats_twice"))
        assert report.cases[0]["findings"][0]["name"] == "twice", report.findings


def test_a_letter_that_nothing_is_said_to_is_no_hang(judged, tmp_path):
    arguments = stranger(tmp_path, "says_nothing", silent=True)
    dialogue = tmp_path / "strangers.py"
    dialogue.write_text(STRANGERS.read_text().replace("not letter.isalpha()", "not letter.islower()"))
    arguments[arguments.index(STRANGERS)] = dialogue
    (tmp_path / "dialogues.py").write_text(DIALOGUES.read_text())
    report = judged("--cases", one_case(tmp_path, "capitals"), *arguments)
    assert {finding["name"] for finding in report.cases[0]["findings"]} == {"case"}, report.findings


def test_a_pattern_that_is_missed_names_the_field_for_it(judged, tmp_path):
    cases = one_case(tmp_path, "capitals")
    report = judged("--cases", cases, *stranger(tmp_path, "small_letters_only", unchanged=None))
    assert report.code == 2 and "`unchanged`" in report.verdict, report.verdict
    report = judged("--cases", cases, *stranger(tmp_path, "small_letters_only"))
    assert {finding["name"] for finding in report.cases[0]["findings"]} == {"case"}, report.findings


def test_an_end_that_shows_nothing_names_the_pattern_as_well(judged, tmp_path):
    arguments = speaking("fixed", tmp_path)
    arguments[1] = changed(tmp_path, "fixed-limit", won="(?!)")
    assert "`pattern`, `won`" in judged("--cases", one_case(tmp_path, "win"), *arguments).verdict


@pytest.mark.parametrize("left", [ADAPTERS["capitals_are_others"]["left"], None])
@pytest.mark.parametrize("case, name, text", [
    ("repeated-in-capitals", "case", "not treat x and X as one letter. Game 1, turn 4, guess d: the "
                                     "program had ended the game at ____, with 1 wrong guess left, "
                                     "so X at turn 3 cost one."),
    ("non-letters", "non-letter", "took for a guess what is not one letter."),
    ("capitals", "case", "does not treat u and U as one letter."),
])
def test_capitals_that_are_other_letters_are_one_fault(judged, tmp_path, left, case, name, text):
    report = judged("--cases", one_case(tmp_path, case), *stranger(tmp_path, "capitals_are_others",
                                                                   left=left))
    found = report.findings[case]
    assert {finding["name"] for finding in found} == {name} and text in found[0]["text"], found


@pytest.mark.parametrize("text", [
    "game.rb:80:in `covered': undefined method `split' for nil:NilClass (NoMethodError)",
    "hangman: Prelude.head: empty list",
    "hangman: Main.hs:(12,1)-(14,9): Non-exhaustive patterns in function pick",
    "Can't use an undefined value as an ARRAY reference at hangman.pl line 12.",
    "lua: hangman.lua:3: attempt to index a nil value\nstack traceback:",
    "PHP Fatal error:  Uncaught TypeError",
    "Unhandled Exception:\nSystem.ArgumentOutOfRangeException",
    "Error: Cannot read properties of undefined (reading 'length')\n    at play (game.js:3:7)",
])
def test_a_crash_is_known_in_every_language(text):
    assert crashed(text)


@pytest.mark.parametrize("text", [
    "I know no word of that length.", "Sorry, there is no word at all: line 12 of my list is short.",
    "Error: no words found", "no parse tree is as bad as a hangman's tree"])
def test_a_refusal_is_no_crash(text):
    assert not crashed(text)
