"""The page's rules, apart from drawing: tests in JavaScript, in milliseconds and without a browser."""

import os
import subprocess

from calls import REPOSITORY

FOLDER = REPOSITORY / "Tests/web/rules"


def run(*arguments):
    command = [REPOSITORY / ".venv/bin/deno", "test", "--quiet", "--config", REPOSITORY / "Tests/web/deno.json", *arguments]
    return subprocess.run(command, capture_output=True, text=True, env={**os.environ, "NO_COLOR": "1"})


def test_the_rules_of_the_page_hold():
    done = run(FOLDER)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    assert int(done.stdout.split(" passed")[0].split()[-1]) >= 40


def test_rules_need_neither_a_page_nor_a_clock(tmp_path):
    """The rules run without a document, and nothing in them asks for the time or for chance."""
    for file in sorted((REPOSITORY / "public/rules").rglob("*.js")):
        code = file.read_text()
        for word in ("document", "window", "localStorage", "Date.now", "new Date()", "crypto.", "Math.random", "fetch("):
            assert word not in code, f"{file.name}: {word}"
