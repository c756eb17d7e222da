"""What is handed out: for Python 3.9 alone, and made again the same."""

import argparse
import ast
import re
import shutil
import subprocess
import sys

import pytest

from calls import REPOSITORY
from judging.words import RULES, families, largest_families
from planted import engine
from playing.adapter import Adapter
from referee import HERE, parser
from test_dialogues import COURSES

SOURCES = sorted(HERE.rglob("*.py"))


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_is_python_3_9_and_its_library_alone(path):
    tree = ast.parse(path.read_text(), feature_version=(3, 9))
    imported = {name.name.split(".")[0] for node in ast.walk(tree) if isinstance(node, ast.Import)
                for name in node.names}
    imported |= {node.module.split(".")[0] for node in ast.walk(tree)
                 if isinstance(node, ast.ImportFrom)}
    own = {source.relative_to(HERE).parts[0].removesuffix(".py") for source in SOURCES}
    assert imported <= set(sys.stdlib_module_names) | own


def test_the_cases_are_made_again_the_same(tmp_path):
    for name in ("make_cases.py", "words.txt"):
        shutil.copy(HERE / name, tmp_path)
    subprocess.run([sys.executable, tmp_path / "make_cases.py"], check=True)
    assert (tmp_path / "cases.json").read_bytes() == (HERE / "cases.json").read_bytes()


def test_the_folder_judges_where_it_is_copied_to(tmp_path):
    shutil.copytree(HERE, tmp_path / "kit", ignore=shutil.ignore_patterns("__pycache__"))
    done = subprocess.run([sys.executable, "kit/referee.py", "--trust", "--", sys.executable,
                           "kit/examples/engine.py"],
                          cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    # Nothing is written there, so that nothing may be planted there.
    assert not list(tmp_path.rglob("__pycache__"))


def test_the_document_has_every_option_and_every_field_and_every_adapter():
    document = (REPOSITORY / "docs/referee.md").read_text()
    options = {name for action in parser()._actions for name in action.option_strings
               if action.help != argparse.SUPPRESS} - {"-h", "--help"}
    fields = {f"`{field}`" for field in Adapter._fields}
    adapters = {f"{path.stem}" for path in (HERE / "adapters").glob("*.json")}
    rules = {f"| `{rule}` |" for rule in RULES}
    dialogues = (HERE / "adapters/README.md").read_text()
    assert not [name for name in options | rules if name not in document]
    assert not [name for name in fields | adapters if name not in dialogues]
    for name in ("evil hangman", "Snowman", "Abominable", "word game"):
        assert name in document


def test_the_first_example_for_grading_has_words_and_seed_of_ones_own():
    document = (REPOSITORY / "docs/referee.md").read_text()
    _, _, first = document.partition("    python3 referee.py ")
    assert first.startswith("--words own.txt --seed")


@pytest.mark.parametrize("path", sorted((HERE / "adapters").glob("*.json")), ids=lambda p: p.stem)
def test_every_adapter_is_spoken_by_a_program_of_ours(path):
    assert path.stem in {adapter for adapter, _ in COURSES.values()}


def test_folders_files_and_functions_are_small():
    for folder in {path.parent for path in SOURCES}:
        assert len([path for path in folder.iterdir() if path.is_file()]) <= 15
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef):
                assert node.end_lineno - node.lineno < 40, (path, node.name)


# What students are given

STARTERS = {
    "hangman.py": ([], [sys.executable, "-SE", "{source}"]),
    "hangman.c": (["gcc", "-std=c11", "-O1", "-Wall", "-Wextra", "-Werror", "-o", "{out}/hangman",
                   "{source}"], ["{out}/hangman"]),
    "Hangman.java": (["javac", "-Xlint:all", "-Werror", "-d", "{out}", "{source}"],
                     ["java", "-cp", "{out}", "Hangman"]),
}


def test_there_is_starter_code_in_three_languages():
    assert {path.name for path in (HERE / "handout/starter").iterdir()} == STARTERS.keys()


@pytest.mark.parametrize("name", STARTERS)
def test_starter_code_compiles_and_fails_its_first_case(judged, tmp_path, name):
    source = HERE / "handout/starter" / name
    fill = [[part.format(source=source, out=tmp_path) for part in parts] for parts in STARTERS[name]]
    if fill[0]:
        subprocess.run(fill[0], check=True)
    report = judged("--", *fill[1])
    assert report.code == 1 and report.marks == 0
    first = report.cases[0]
    assert first["findings"] and "not written yet" in first["findings"][0]["text"]
    # It speaks the protocol up to where the work begins.
    assert [e["answer"].split()[0] for e in first["exchanges"]][:3] == ["ok", "pattern", "error"]


def test_the_assignment_says_what_the_referee_says():
    text = re.sub(r"<[^>]+>", " ", (HERE / "handout/assignment.html").read_text())
    words = "BEAR BOAR DEER DUCK HARE".split()
    assert " ".join(text.split()).count(" ".join(words)) == 1 and len(text.split()) < 1000
    for letter in "ER":
        split = families(letter, words)
        [kept] = largest_families(split)
        assert ", ".join(split[kept][:2]) in text
    assert {*re.findall(r"--rule (\w+)", text)} == {"any", "largest", "random"} <= {*RULES}


def test_an_honest_hangman_is_the_first_level(judged, tmp_path):
    honest = {"self.candidates = [word for word in self.words if len(word) == length]":
              "self.candidates = [random.choice([w for w in self.words if len(w) == length] or [''])]"
              "\n        self.candidates = [word for word in self.candidates if word]"}
    report = judged("--rule", "any", "--", *engine(tmp_path, honest))
    assert report.code == 0, report.findings
    assert judged("--rule", "largest", "--", *engine(tmp_path, honest)).code == 1
