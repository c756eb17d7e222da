"""Programs with a console dialogue are judged through adapters of a few expressions."""

import json
import sys
from pathlib import Path

import pytest

from judging.cases import Case, within
from planted import FAULTS, engine
from playing.adapter import Adapter, uncovered
from playing.console import ending_of
from referee import HERE

ALL = ["{words}", "{length}", "{mistakes}"]
COURSES = {
    "harvard": ("harvard", ALL), "uw": ("uw-cse143", ["{words}"]), "byu": ("byu-cs240", ALL),
    "fixed": ("fixed-limit", ["{words}"]), "cs106a": ("stanford-cs106a", []),
}
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
    report = judged("--skip", "length-1", *speaking(course, tmp_path), cwd=tmp_path)
    assert report.code == 0, (report.verdict, report.findings)
    assert len(report.cases) > 40


@pytest.mark.parametrize("course", COURSES)
@pytest.mark.parametrize("title, case, name", [
    ("it says no whenever it can", "harvard-r", "not-largest"),
    ("a hit costs a mistake", "win", None),
    ("any word of the dictionary is revealed", "length-8-of-6", "word"),
])
def test_a_fault_is_caught_in_the_words_of_a_course(judged, tmp_path, course, title, case, name):
    replacements = next(row[-1] for row in FAULTS if row[0] == title)
    report = judged("--cases", one_case(tmp_path, case), *speaking(course, tmp_path, replacements),
                    cwd=tmp_path)
    assert report.code == 1
    assert name in (None, report.findings[case][0]["name"]), report.findings


@pytest.mark.thorough
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
    ({"pattern": "Pattern = (.+)"}, "expected the pattern after the guess e, /Pattern = (.+)/, "
                                    "which matches nothing in 'Found"),
    ({"guess": "Next letter: $"}, "expected a question, /Next letter: $/ or another. Your program "
                                  "wrote nothing for 0.5 seconds"),
    ({"guess": "("}, "Expected an adapter in"),
    ({"questions": [["Length", "5"]]}, "questions must be an object"),
    ({"colour": "red"}, "unexpected keyword argument 'colour'"),
])
def test_an_adapter_that_matches_nothing_says_what_came(judged, tmp_path, change, text):
    adapter = json.loads((HERE / "adapters/byu-cs240.json").read_text())
    (tmp_path / "adapter.json").write_text(json.dumps({**adapter, **change}))
    arguments = speaking("byu", tmp_path)
    arguments[1] = tmp_path / "adapter.json"
    report = judged("--timeout", "0.5", *arguments)
    assert report.code == 2 and text in report.verdict, report.verdict


def changed(folder, adapter, **fields):
    """A shipped adapter with other fields."""
    path = folder / "adapter.json"
    path.write_text(json.dumps({**json.loads((HERE / f"adapters/{adapter}.json").read_text()),
                                **fields}))
    return path


def test_what_shows_nothing_at_a_win_is_not_judged_until_an_adapter_names_it(judged, tmp_path):
    arguments = speaking("fixed", tmp_path)
    assert judged("--cases", one_case(tmp_path, "win"), *arguments).code == 0
    arguments[1] = changed(tmp_path, "fixed-limit", won="(?!)")
    report = judged("--cases", one_case(tmp_path, "win"), *arguments)
    assert report.code == 2 and not report.findings
    assert report.verdict.startswith("Could not judge. Nothing shows the word at the end.")
    assert "'Guess a letter" not in report.verdict and "You have won!" in report.verdict


def test_a_win_that_is_none_is_not_believed(judged, tmp_path):
    stops = {'or "_" not in self.pattern': "or len(self.guessed) > 4"}
    arguments = speaking("fixed", tmp_path, stops)
    report = judged("--cases", one_case(tmp_path, "length-8-of-6"), *arguments)
    assert report.code == 1, report.verdict
    assert report.cases[0]["findings"][0]["name"] == "no-word-fits"


@pytest.mark.parametrize("limit, least, allowed", [(6, 3, 6), ([2, 8], 1, 2), ([2, 8], 26, 8)])
def test_cases_follow_the_limit_of_the_program(limit, least, allowed):
    case = Case("one", "", [f"start 4 {least}", "guess x", "guess d", "reveal"], [], "duck\n")
    adapter = Adapter("", "", "", "", mistakes=limit)
    start, *lines = within(case, adapter.limits).lines
    assert start == f"start 4 {allowed}"
    # As many letters more are wrong as are allowed more, and none of them is said again.
    more = lines[:-3]
    assert len(more) == max(0, allowed - least) == len(set(more))
    assert not set("".join(line[6:] for line in more)) & set("duckx")


def test_one_guess_too_many_is_seen_where_the_limit_is_the_programs_own(judged, tmp_path):
    over = {'return self.left == 0': "return self.left == -1"}
    report = judged("--cases", one_case(tmp_path, "last-mistake"),
                    *speaking("fixed", tmp_path, over))
    assert report.cases[0]["findings"][0]["name"] == "late", report.findings


def test_two_answers_to_one_line_are_named_and_the_next_game_is_played(judged, tmp_path):
    arguments = [*speaking("fixed", tmp_path), "double"]
    cases = one_case(tmp_path, "non-letters")
    both = json.loads(cases.read_text())["cases"][0]
    both["lines"] = [*both["lines"], "start 4 6", "guess d", "guess x", "reveal"]
    cases.write_text(json.dumps({"cases": [both]}))
    report = judged("--cases", cases, *arguments)
    [finding] = report.cases[0]["findings"]
    assert finding["name"] == "twice", finding
    assert "answered twice to one line. After `du` came" in finding["text"]
    lines = [exchange["line"] for exchange in report.cases[0]["exchanges"]]
    assert lines[-3:] == ["guess d", "guess x", "reveal"]


def test_an_answer_in_two_parts_that_asks_twice_is_named(judged, tmp_path):
    """What asks before it shows anything, and once more a moment later, answers twice."""
    arguments = speaking("fixed", tmp_path)
    dialogue = tmp_path / "dialogue.py"
    hurried = ("            game.guess(letter)\n            print('What? Guess a letter: ', end='', "
               "flush=True)\n            import time\n            time.sleep(0.02)\n")
    dialogue.write_text(DIALOGUES.read_text().replace(
        "            game.guess(letter)\n            if double", f"{hurried}            if double"))
    arguments[4] = dialogue
    report = judged("--cases", one_case(tmp_path, "win"), *arguments)
    assert report.findings["win"][0]["name"] == "twice", (report.verdict, report.findings)


def test_ones_own_words_alone(judged, tmp_path):
    (tmp_path / "own.txt").write_text("duck\ndeer\n")
    report = judged("--words", tmp_path / "own.txt", "--alone", *speaking("fixed", tmp_path))
    assert report.code == 0 and len(report.cases) == 2


@pytest.mark.thorough
def test_games_of_one_process_are_as_right_as_those_of_many(judged, tmp_path):
    """A program that keeps the letters of the game before is told so, and judged without that."""
    keeps = {"self.guessed = set()": "self.guessed = Engine.kept = getattr(Engine, 'kept', set())"}
    for replacements, code in (({}, 0), (keeps, 1)):
        report = judged("--rule", "random", "--cases", one_case(tmp_path, "chance-of-two"),
                        *speaking("fixed", tmp_path, replacements))
        assert report.code == code, (report.verdict, report.findings)
    [finding] = report.cases[0]["findings"]
    assert finding["name"] == "again" and "keeps something of the game before" in finding["text"]


@pytest.mark.thorough
def test_a_process_plays_more_than_one_game_where_it_asks_for_it(judged, tmp_path):
    counts = tmp_path / "starts"
    arguments = speaking("fixed", tmp_path, {"import random\n": (
        f"import random\nopen({str(counts)!r}, 'a').write('x')\n")})
    report = judged("--rule", "random", "--cases", one_case(tmp_path, "chance-of-two"), *arguments)
    assert report.code == 0, report.findings
    many = counts.read_text().count("x")
    arguments[1] = changed(tmp_path, "fixed-limit", yes="")
    assert judged("--rule", "random", "--cases", one_case(tmp_path, "chance-of-two"),
                  *arguments).code == 0
    # Where nothing speaks against it, the first plays are enough.
    assert counts.read_text().count("x") - many > 5 * many


def test_a_game_that_is_left_for_the_first_question_has_ended(judged, tmp_path):
    """A program that goes back to its beginning at a letter said again plays the next game."""
    arguments = speaking("fixed", tmp_path)
    dialogue = tmp_path / "dialogue.py"
    dialogue.write_text(DIALOGUES.read_text().replace(
        "            game.guess(letter)\n            if double",
        "            if letter.upper() in game.guessed:\n                break\n"
        "            game.guess(letter)\n            if double").replace(
        "        print(\"You have won!\"", "        if not game.over():\n            continue\n"
        "        print(\"You have won!\""))
    assert dialogue.read_text() != DIALOGUES.read_text()
    arguments[4] = dialogue
    report = judged("--cases", one_case(tmp_path, "repeated-miss"), *arguments)
    [finding] = report.cases[0]["findings"]
    assert finding["name"] == "repeat" and "the program ended the game" in finding["text"], finding


@pytest.mark.parametrize("text, hidden, pattern", [
    ("__ __ a ", ["__"], "__A"), ("____A", ["__"], "__A"), ("- - a", "-", "__A"),
    ("[ ][ ][a]", ["[ ]"], "__[A]"), ("??b", "?*", "__B")])
def test_a_letter_may_be_hidden_by_several_signs(text, hidden, pattern):
    assert uncovered(text, hidden) == pattern


def test_a_program_that_hides_a_letter_by_two_signs_is_judged(judged, tmp_path):
    """`__ __ E `: two for a hidden letter, one for a shown one."""
    arguments = speaking("fixed", tmp_path)
    dialogue = tmp_path / "dialogue.py"
    dialogue.write_text(DIALOGUES.read_text().replace(
        "print(f\"Word: {' '.join(game.pattern)}\\nWrong", "print(f\"Word: {' '.join("
        "game.pattern.replace('_', '=')).replace('=', '__')} \\nWrong"))
    assert dialogue.read_text() != DIALOGUES.read_text()
    arguments[4] = dialogue
    assert judged("--cases", one_case(tmp_path, "win"), *arguments).code != 0
    arguments[1] = changed(tmp_path, "fixed-limit", hidden=["__"])
    assert judged("--cases", one_case(tmp_path, "win"), *arguments).code == 0


@pytest.mark.parametrize("dies, name", [
    ("import os\n            os.kill(os.getpid(), 11)", "crashes"),
    ("1 / 0", "crashes"),
    ("sys.exit(139)", "crashes"),
    ("sys.exit(1)", "crashes"),
    ("sys.exit('No word is that long.')", None),
    ("print('No word is that long.')\n            sys.exit(1)", None),
    ("sys.exit()", None),
])
def test_a_crash_is_no_way_to_refuse_a_game(judged, tmp_path, dies, name):
    arguments = speaking("fixed", tmp_path)
    dialogue = tmp_path / "dialogue.py"
    dialogue.write_text(DIALOGUES.read_text().replace('sys.exit("No such word.")', dies))
    arguments[4] = dialogue
    report = judged("--cases", one_case(tmp_path, "no-word-too-long"), *arguments)
    found = [finding["name"] for finding in report.findings.get("no-word-too-long", [])]
    assert found == ([name] if name else []), report.findings


def test_a_text_is_cut_between_words():
    assert ending_of("one two  three", 11) == "… two three" and ending_of("a b", 9) == "a b"
    assert ending_of("x" * 99, 9) == "x" * 9
