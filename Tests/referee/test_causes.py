"""A cause is named where it is the only one; else the finding says what was seen."""

import os
import subprocess
import sys
import time

import pytest

from planted import BY_PLACES, CHOICE, FAULTS, GUARD, engine
from playing.program import Broken, Program, Terms
from referee import HERE
from test_dialogues import one_case

SMALLEST = "min(families, key=lambda kept: len(families[kept]))"
FIXED = {"class Engine:\n": "random.seed(42)\n\n\nclass Engine:\n"}
CANDIDATES = "self.candidates = [word for word in self.words if len(word) == length]"
HONEST = {CANDIDATES: f"{CANDIDATES}\n        self.candidates = random.sample(self.candidates, "
                      "min(1, len(self.candidates)))"}
# In what chance uncovers: dictionaries of a few words, of which one comes twice, and ties.
UNCOVERS = ("harvard-e", "harvard-tie", "hangman", "one-word", "no-last-newline", "letters-to-miss",
            "letters-to-hit-1", "one-blank-1", "tie-of-2-1", "tie-of-3-5", "repeated-letter-3")


def names(report):
    return {finding["name"] for of in report.findings.values() for finding in of}


@pytest.mark.parametrize("share", [0.01, 0.02])
def test_a_random_cheat_keeps_nothing_of_the_game_before(judged, tmp_path, share):
    cheats = {CHOICE: f"{CHOICE}\n        if random.random() < {share}:\n            kept = {SMALLEST}"}
    found = names(judged("--skip", "length", "--", *engine(tmp_path, cheats)))
    assert found <= {"not-largest"}


def test_the_first_position_alone_is_nothing_of_the_game_before(judged, tmp_path):
    first = {BY_PLACES: BY_PLACES.replace("letter)", "letter)[:1]")}
    report = judged("--skip", "length", "--", *engine(tmp_path, first))
    assert "no-word-fits" in names(report) and not names(report) & {"again", "case"}


def test_a_crash_of_a_process_that_played_is_a_crash(judged, tmp_path):
    crashes = {"self.guessed.add(letter)": "self.guessed.add(letter)\n        LOG.append(letter)\n"
               "        assert len(LOG) < 200", "class Engine:\n": "LOG = []\n\n\nclass Engine:\n"}
    report = judged("--skip", "length", "--", *engine(tmp_path, crashes))
    assert names(report) == {"crashes"}, report.findings
    text = next(of[0]["text"] for of in report.findings.values())
    assert "AssertionError" in text and "in a new process, it was right" in text


@pytest.mark.parametrize("answers, name", [
    ("return", "count"), ("self.pattern = 'no'\n            return", None)])
def test_a_refused_z_is_no_question_of_capitals(judged, tmp_path, answers, name):
    refuses = {GUARD: f"{GUARD}\n        if letter == 'Z':\n            {answers}"}
    found = names(judged("--skip", "length", "--", *engine(tmp_path, refuses)))
    assert found and "case" not in found and name in (None, *found), found


def wrong_where(condition):
    """A smallest family where a condition holds."""
    return {CHOICE: f"{CHOICE}\n        if {condition}:\n            kept = {SMALLEST}"}


@pytest.mark.parametrize("replacements, right", [pytest.param(*row, id=title) for title, *row in [
    ("on one letter after ties", wrong_where("letter == 'A'"), {"not-largest"}),
    ("the same with each start", {**wrong_where("letter in 'AR'"), **FIXED}, {"not-largest"}),
    ("every other time", wrong_where("random.random() < 0.5"), {"not-largest"}),
    ("honest", HONEST, {"not-largest"}),
    ("honest, the same with each start", {**HONEST, **FIXED}, {"not-largest"}),
    ("a crash at one pattern", {GUARD: f"assert self.pattern != '___R'\n        {GUARD}"}, {"crashes"}),
]])
def test_what_chance_uncovers_is_kept_from_no_game_before(play, tmp_path, replacements, right):
    names = play(engine(tmp_path, replacements), *UNCOVERS, rule="largest").names
    assert {*names} <= right, names


def test_a_machine_that_is_busy_makes_no_program_late(tmp_path):
    """The time for an answer is the program's: what others took of the processor is added."""
    works = ("import os, sys, time\nfor line in sys.stdin:\n    while time.process_time() < 0.3: pass\n"
             "    print('ok', flush=True)\n    time.sleep(9)")
    processor = min(os.sched_getaffinity(0))
    spins = f"import os\nos.sched_setaffinity(0, [{processor}])\nwhile True: pass"
    others = [subprocess.Popen([sys.executable, "-SEc", spins]) for _ in range(3)]
    program = Program([sys.executable, "-SEc", spins.partition("while")[0] + works], Terms(0.5))
    try:
        program.write("words\n")
        assert program.read(lambda text: text.find("\n") + 1 or None) == "ok\n"
        # It is still late where it does nothing.
        began = time.monotonic()
        with pytest.raises(Broken, match="wrote nothing for 0.5 seconds"):
            program.read(lambda text: None)
        assert time.monotonic() - began < 8
    finally:
        program.close()
        for one in others:
            one.kill()
            one.wait()


def test_a_suspicion_of_ties_is_no_finding(play, tmp_path, monkeypatch):
    monkeypatch.setattr("playing.playing.SUSPICION", 1e9)
    assert not play(engine(tmp_path, {}), "chance-of-two").names
    costs = next(row[-1] for row in FAULTS if row[0] == "a hit costs a mistake")
    assert {*play(engine(tmp_path, costs), "chance-of-two").names} == {"count"}


@pytest.mark.parametrize("letter", "QZAE")
def test_the_smallest_family_on_one_letter_alone_is_seen(judged, tmp_path, letter):
    wrong = {CHOICE: f"{CHOICE}\n        if letter == {letter!r}:\n            kept = {SMALLEST}"}
    report = judged("--skip", "length", "--", *engine(tmp_path, wrong))
    assert names(report) == {"not-largest"}
    assert all(f"guess {letter.lower()}:" in of[0]["text"] for of in report.findings.values())


def test_the_hit_at_the_last_blank_alone_is_seen(judged, tmp_path):
    """`_OAT` is how most games end."""
    wrong = {CHOICE: f"{CHOICE}\n        if self.pattern.count('_') == 1 and len(families) == 2:\n"
                     "            kept = max(families)"}
    report = judged("--skip", "length", "--", *engine(tmp_path, wrong))
    assert names(report) == {"not-largest"} and "one-blank-1" in report.findings


def test_a_coin_that_is_a_little_loaded_is_seen(judged, tmp_path):
    loaded = {CHOICE: "kept = largest[0] if len(largest) == 1 else max(largest) if random.random() "
                      "< 0.56 else min(largest)"}
    report = judged("--rule", "random", "--cases", one_case(tmp_path, "chance-of-two"), "--",
                    *engine(tmp_path, loaded))
    [[finding, *_]] = report.findings.values()
    assert finding["name"] == "chance" and "times a guess was a tie of a miss and a hit" in (
        finding["text"])


# Faults in another language: what is replaced by what in engine.c, and every name that is right.

C_FAULTS = [
    ("one mistake more", "int over = left == 0", "int over = left < 0", {"late", "count"}),
    ("the game goes on after the win", ' || !strchr(pattern, \'_\')', "", {"after-end"}),
    ("repeats count", " || guessed[letter]++", "", {"repeat", "no-word-fits"}),
    ("only small letters", "int letter = toupper((unsigned char)text[0]);",
     "int letter = text[0] >= 'a' ? text[0] - 32 : '?';",
     {"case", "no-word-fits"}),
    ("the first letter of several", "strlen(text) != 1 || ", "", {"non-letter"}),
    ("smallest family", "if (to - from > most)", "if (!most || to - from < most)", {"not-largest"}),
    ("no narrowing", "possible = most;", "", {"word", "no-word-fits", "not-largest", "count"}),
    ("hits cost", "if (!places(word, (char)letter)) left--;", "left--;",
     {"count", "one-early", "no-word-fits"}),
    ("misses cost nothing", "if (!places(word, (char)letter)) left--;", "", {"count", "late"}),
    ("letters are forgotten", "pattern[i] = (char)letter;",
     "pattern[i] = (char)letter; else pattern[i] = '_';", {"forgets"}),
    ("only the first place", "pattern[i] = (char)letter;", "{ pattern[i] = (char)letter; break; }",
     {"no-word-fits"}),
    ("words of any length", "(int)strlen(words[i]) == length && ", "",
     {"no-word", "no-word-fits", "not-largest", "word", "start"}),
    ("no answer where no word is", 'else puts("error no word has that length");', "",
     {"hangs", "silent"}),
    ("it dies where no word is", 'else puts("error no word has that length");', "else abort();",
     {"crashes"}),
    ("ties to the first", "rand() / (RAND_MAX / ++ties + 1) == 0", "0", {"chance"}),
    ("the answer is another word", "words[candidates[0]]);", "words[0]);", {"word"}),
]


@pytest.mark.parametrize("old, new, right", [pytest.param(*row, id=title)
                                             for title, *row in C_FAULTS])
def test_a_fault_in_c_is_named_rightly(judged, tmp_path, old, new, right):
    text = (HERE / "examples/engine.c").read_text()
    assert text.count(old) == 1, old
    (tmp_path / "engine.c").write_text(text.replace(old, new))
    subprocess.run(["gcc", "-std=c11", "-O1", "-w", "-o", tmp_path / "engine",
                    tmp_path / "engine.c"], check=True)
    dear = ("length", "tie", "letters-to", "repeated-letter", "one-", "chance-of-p", "chance-of-th")
    skip = [part for name in dear for part in ("--skip", name)]
    # Thousands of ties are played only where they are at fault.
    rule = "random" if right == {"chance"} else "largest"
    report = judged("--rule", rule, "--timeout", "1", *skip, "--", tmp_path / "engine")
    assert names(report) and names(report) <= right, report.findings


def test_sixty_faults_in_two_languages():
    assert len(FAULTS) + len(C_FAULTS) >= 60
