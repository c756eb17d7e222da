"""Programs with a console dialogue are judged through adapters of a few expressions."""

import json
import sys
from pathlib import Path

import pytest

from planted import FAULTS, engine
from referee import HERE

ALL = ["{words}", "{length}", "{mistakes}"]
COURSES = {"harvard": ("harvard", ALL), "uw": ("uw-cse143", ["{words}"]), "byu": ("byu-cs240", ALL)}
DIALOGUES = Path(__file__).parent / "dialogues.py"


def speaking(course, folder, replacements=None):
    """Arguments that judge the reference engine behind the dialogue of a course."""
    adapter, arguments = COURSES[course]
    engine(folder, replacements or {})
    return ["--adapter", HERE / f"adapters/{adapter}.json", "--",
            sys.executable, DIALOGUES, folder, course, *arguments]


def one_case(folder, name):
    """A file of cases that has this one alone."""
    cases = json.loads((HERE / "cases.json").read_text())["cases"]
    kept = [case for case in cases if case["name"] == name]
    (folder / "cases.json").write_text(json.dumps({"cases": kept}))
    return folder / "cases.json"


@pytest.mark.parametrize("course", COURSES)
def test_a_right_program_is_right_in_the_words_of_its_course(judged, tmp_path, course):
    report = judged("--skip", "length-1", *speaking(course, tmp_path))
    assert report.code == 0, report.findings
    assert len(report.cases) > 40


@pytest.mark.parametrize("course", COURSES)
@pytest.mark.parametrize("title, case, name", [
    ("it says no whenever it can", "harvard-r", "not-largest"),
    ("a hit costs a mistake", "win", None),
    ("any word of the dictionary is revealed", "length-8-of-6", "word"),
])
def test_a_fault_is_caught_in_the_words_of_a_course(judged, tmp_path, course, title, case, name):
    replacements = next(row[-1] for row in FAULTS if row[0] == title)
    report = judged("--cases", one_case(tmp_path, case), *speaking(course, tmp_path, replacements))
    assert report.code == 1
    assert name in (None, report.findings[case][0]["name"]), report.findings


def test_ties_by_chance_are_seen_over_many_processes(judged, tmp_path):
    loaded = next(row[-1] for row in FAULTS if row[0] == "ties fall in alphabetical order")
    for replacements, code in (({}, 0), (loaded, 1)):
        report = judged("--rule", "random", "--cases", one_case(tmp_path, "chance-of-two"),
                        *speaking("byu", tmp_path, replacements))
        assert report.code == code, report.findings


def test_a_program_with_its_own_dictionary_plays_that_one(judged, call, tmp_path):
    *arguments, _, _, _ = speaking("byu", tmp_path)
    words = tmp_path / "own.txt"
    words.write_text("".join(sorted((HERE / "words.txt").read_text().splitlines(True)[:300])))
    command = [*arguments, words, "{length}", "{mistakes}"]
    report = judged("--words", words, "--lengths", "4", *command)
    assert report.code == 0 and len(report.cases) == 8, report.findings
    done = call(*command)
    assert done.returncode == 2
    assert "Expected --words FILE with the dictionary that the program plays" in done.stdout


@pytest.mark.parametrize("change, text", [
    ({"pattern": "Pattern = (.+)"}, "expected the pattern, /Pattern = (.+)/, which matches nothing "
                                    "in 'You have 26 guesses left"),
    ({"guess": "Next letter: $"}, "expected a question, /Next letter: $/ or another. The program "
                                  "wrote nothing for 0.5 seconds"),
    ({"guess": "("}, "Expected an adapter in"),
    ({"colour": "red"}, "unexpected keyword argument 'colour'"),
])
def test_an_adapter_that_matches_nothing_says_what_came(judged, tmp_path, change, text):
    adapter = json.loads((HERE / "adapters/byu-cs240.json").read_text())
    (tmp_path / "adapter.json").write_text(json.dumps({**adapter, **change}))
    arguments = speaking("byu", tmp_path)
    arguments[1] = tmp_path / "adapter.json"
    report = judged("--timeout", "0.5", *arguments)
    assert report.code == 2 and text in report.verdict, report.verdict
