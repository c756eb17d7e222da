"""This project's own endpoint before the referee: lists of each kind and both computers; and the arena."""

import json

import pytest

import our_server
from planted import engine
from referee import HERE

# Words, phrases, and letters beyond A to Z; test_every_list.py has the others.
FEW = ("easy", "idioms", "ukrainian")


@pytest.mark.long
@pytest.mark.parametrize("cunning, rule", [("classic", "random"), ("diabolical", "any")])
def test_plays_by_the_rule_on_lists_of_each_kind(judged, url, tmp_path, cunning, rule):
    for id in FEW:
        our_server.judge(judged, url, id, cunning, rule, tmp_path)


def test_diabolical_does_not_keep_the_largest_family(judged, url, tmp_path):
    report = judged("--url", url, "--cunning", "diabolical", "--list", "easy",
                    "--words", our_server.words_of("easy", tmp_path), "--lengths", "6", timeout=120)
    assert "not-largest" in {finding["name"] for of in report.findings.values() for finding in of}


def test_another_dictionary_than_the_servers_is_noticed(judged, url, tmp_path):
    report = judged("--url", url, "--list", "easy", "--words", our_server.words_of("hard", tmp_path),
                    "--lengths", "2")
    assert report.code == 1


def test_what_is_no_such_server(judged, url):
    words = HERE / "words.txt"
    report = judged("--url", "http://127.0.0.1:1", "--words", words)
    assert report.code == 2 and "Expected Evil Hangman at http://127.0.0.1:1/game" in report.verdict
    report = judged("--url", url.rpartition("/")[0], "--words", words)
    assert report.code == 2 and "Expected" in report.verdict


# The arena

REFERENCES = json.loads((HERE / "arena.json").read_text())


def test_the_references_are_what_our_computers_do(url):
    """At one length; test_every_list.py has the others."""
    for cunning, expected in REFERENCES.items():
        played = our_server.means(url, cunning, "--length", "7")
        assert played == {name: {"7": of["7"]} for name, of in expected.items()}


def test_an_engine_is_placed_between_them(call, tmp_path):
    rows = {}
    for name, change in (("evil", {}), ("honest", {
            "self.candidates = [word for word in self.words if len(word) == length]":
            "self.candidates = [random.choice([w for w in self.words if len(w) == length])]"})):
        done = call("--length", "7", "--length", "8", "--", *engine(tmp_path, change),
                    program="arena.py")
        assert done.returncode == 0, done.stderr
        lines = [line.split() for line in done.stdout.splitlines()]
        assert lines[0] == ["guesser", "yours", "classic", "diabolical"]
        rows[name] = [sum(float(line[column]) for line in lines[1:5]) for column in (1, 2, 3)]
    evil, classic, diabolical = rows["evil"]
    assert rows["honest"][0] < min(evil, classic) - 1
    assert abs(evil - classic) < 2 < diabolical - classic + 1


def test_a_program_that_contradicts_itself_has_no_place(call, tmp_path):
    command = engine(tmp_path, {"self.candidates = families[kept]": "pass"})
    done = call("--length", "8", "--", *command, program="arena.py")
    assert done.returncode == 2 and "let referee.py judge this program first" in done.stderr
