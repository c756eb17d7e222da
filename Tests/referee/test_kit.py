"""What is handed out: for Python 3.9 alone, and made again the same."""

import ast
import shutil
import subprocess
import sys

import pytest

from calls import REPOSITORY
from referee import HERE

SOURCES = sorted(HERE.rglob("*.py"))


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_is_python_3_9_and_its_library_alone(path):
    tree = ast.parse(path.read_text(), feature_version=(3, 9))
    imported = {name.name.split(".")[0] for node in ast.walk(tree) if isinstance(node, ast.Import)
                for name in node.names}
    imported |= {node.module.split(".")[0] for node in ast.walk(tree)
                 if isinstance(node, ast.ImportFrom)}
    assert imported <= set(sys.stdlib_module_names) | {source.relative_to(HERE).parts[0].removesuffix(".py")
                                                    for source in SOURCES}


def test_the_cases_are_made_again_the_same(tmp_path):
    for name in ("make_cases.py", "words.txt"):
        shutil.copy(HERE / name, tmp_path)
    subprocess.run([sys.executable, tmp_path / "make_cases.py"], check=True)
    assert (tmp_path / "cases.json").read_bytes() == (HERE / "cases.json").read_bytes()


def test_the_folder_judges_where_it_is_copied_to(tmp_path):
    shutil.copytree(HERE, tmp_path / "kit", ignore=shutil.ignore_patterns("__pycache__"))
    done = subprocess.run([sys.executable, "kit/referee.py", "--", sys.executable,
                           "kit/examples/engine.py"],
                          cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    # Nothing is written there, so that nothing may be planted there.
    assert not list(tmp_path.rglob("__pycache__"))
