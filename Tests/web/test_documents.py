"""The documents are short, state what holds today, and agree with the program and the page."""

import re
import sys

import pytest

from calls import REPOSITORY

sys.path.insert(0, str(REPOSITORY / "scripts/words"))
from values import certificates
from values.lists import WordList

DOCUMENTS = [
    *REPOSITORY.glob("*.md"), *REPOSITORY.glob("data/*.md"), *REPOSITORY.glob("docs/**/*.md"),
]
HISTORY = {REPOSITORY / "CHANGELOG.md", *REPOSITORY.glob("docs/measurements/*")}
CURRENT = sorted(set(DOCUMENTS) - HISTORY)
# These may be longer than 1,200 words.
WORDS = {"operating-reference.md": 1700, "programmers.md": 1470, "referee.md": 1500}
COMMIT = r"(?<!sha256 )\b(?=[0-9a-f]*[0-9])(?=[0-9a-f]*[a-f])[0-9a-f]{7,40}\b"
DATE = r"\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b"


def name(path):
    return str(path.relative_to(REPOSITORY))


@pytest.mark.parametrize("path", [p for p in CURRENT if p.parent.name == "docs"], ids=name)
def test_a_document_is_about_a_page(path):
    assert len(path.read_text().split()) <= WORDS.get(path.name, 1200)


@pytest.mark.parametrize("path", CURRENT, ids=name)
def test_runs_and_commits_stand_in_the_measurements(path):
    assert re.findall(f"{COMMIT}|{DATE}", path.read_text()) == []


@pytest.mark.parametrize("path", sorted(DOCUMENTS), ids=name)
def test_every_link_leads_to_a_file(path):
    links = re.findall(r"(?:\]\(|src=\")(?!https?:)([^)#\"]+)", path.read_text())
    assert [link for link in links if not (path.parent / link).exists()] == []


def test_the_days_of_the_week_are_those_of_the_page():
    text = (REPOSITORY / "docs/programmers.md").read_text()
    rows = re.findall(r"^\| (\w+day) \| `(\w+)` \| (\d+) \| (\w+) \| (\d+) % \|$", text, re.MULTILINE)
    page = "".join((REPOSITORY / "public" / file).read_text() for file in ("offers.js", "parts/terms.js"))
    found = re.findall(r"name: '(\w+)',\s+rate: (\d+),\s+query: 'list=(\w+)&length=any"
                       r"&mistakes=(\d+)&evil=(\w+)&cunning=(\w+)'", page)
    games = {
        name: (list_, mistakes, cunning if evil == "true" else "honest", rate)
        for name, rate, list_, mistakes, evil, cunning in found
    }
    order = ("monday", "gentle", "sly", "evil", "devil", "saturday", "sunday")
    assert [row[1:] for row in rows] == [games[name] for name in order]


def test_the_weeks_of_languages_are_those_of_the_program_and_its_middle_that_of_the_page():
    text = (REPOSITORY / "docs/programmers.md").read_text()
    said = dict(re.findall(r"[a-z]+\.([a-z-]+) ((?:\d+-){6}\d+)", text))
    program = (REPOSITORY / "Sources/HangmanKit/Play/History/Daily+Editions.swift").read_text()
    rows = re.findall(r'\(language: "([a-z-]+)", list: "\w+", mistakes: (\w+)\)', program)
    assert said == {code: "-".join(str(int(day)) for day in days.split("_")) for code, days in rows}
    page = (REPOSITORY / "public/offers.js").read_text()
    opponents = re.findall(r"^  '?([a-z-]+)'?: \[(\[.*\])\],$", page, re.MULTILINE)
    assert len(said) == len(opponents) == 17
    assert {code: week.split("-")[1:5] for code, week in said.items()} == {
        code: re.findall(r"\[(\d+), \d+\]", row) for code, row in opponents
    }


@pytest.mark.parametrize("path", [
    "README.md", "docs/operating.md", "deploy/debian/control", "scripts/package/install",
])
def test_a_server_gets_the_game_by_the_same_command_everywhere(path):
    text = " ".join((REPOSITORY / path).read_text().split())
    commands = set(re.findall(r"(?:a2en\w+|lighttpd-enable-mod) \w[\w-]+", text))
    assert commands == {"a2ensite zz-hangman", "lighttpd-enable-mod hangman"}


# Where the version of the program is named, and how often.
NAMED = {
    "Makefile": 1, "CONTRIBUTING.md": 1, "deploy/cloudron/CloudronManifest.json": 2, "deploy/cloudron/Dockerfile": 1,
    "deploy/yunohost/manifest.toml": 5, "docs/openapi.json": 1, "docs/operating.md": 1, "docs/servers.md": 1,
}


@pytest.mark.parametrize("path", NAMED)
def test_what_names_the_version_of_the_program_names_this_one(path):
    version = re.search('"(.*)"', (REPOSITORY / "Sources/hangman-cgi/Version.swift").read_text())[1]
    text = (REPOSITORY / path).read_text()
    named = re.findall(r'(?:TAG=v|hangman[-_]|releases/|[vV]ersion"?[:=] "|version = ")(\d+\.\d+\.\d+)', text)
    assert named == [version] * NAMED[path]


def test_readme_package_and_noscript_count_the_languages():
    text = (REPOSITORY / "README.md").read_text()
    words, spoken = map(int, re.search(
        r"words in (\d+) other languages\. The page speaks\s(\d+) languages", text).groups())
    assert words == len([*REPOSITORY.glob("data/lists/*-easy.*.txt")])
    page = {path.name.removesuffix("-help.js") for path in REPOSITORY.glob("public/texts/*-help.js")}
    assert spoken == len(page)
    package = (REPOSITORY / "deploy/debian/changelog").read_text()
    numbers = {17: "seventeen", 18: "eighteen", 19: "nineteen", 20: "twenty"}
    assert f"for all {numbers[words]}; the page in {numbers[spoken]}." in " ".join(package.split())
    noscript = re.search("<noscript>(.*?)</noscript>", (REPOSITORY / "public/index.html").read_text(), re.DOTALL)[1]
    assert {code.lower() for code in re.findall('<p lang="(.*?)">', noscript)} == page - {"en"}


def test_the_limits_of_the_page_are_those_that_its_test_checks():
    text = (REPOSITORY / "docs/performance.md").read_text()
    files, size, views = re.search(
        r"at most (\d+) files of (\d+) KB.*views together weigh at most (\d+) KB", text, re.DOTALL
    ).groups()
    test = (REPOSITORY / "Tests/web/browser/test_budgets.py").read_text()
    assert f"_asks_for_{files}_files_of_{size}_kb_" in test
    assert f"_every_view_together_weighs_{views}_kb_" in test


def test_the_values_told_are_those_certified():
    text = (REPOSITORY / "docs/cunning.md").read_text()
    heads = re.search(r"^\| letters \| (`words`.*) \|$", text, re.MULTILINE)[1].split(" | ")
    lines = re.findall(r"^\| (\d+) \| (.*) \|$", text, re.MULTILINE)
    assert len(lines) == 14
    for column, name in enumerate(head.strip("`") for head in heads):
        rows = certificates.load(name, WordList(name))
        for length, cells in lines:
            row = rows.get(int(length))
            bounds = sorted({row.least, row.most}) if row else []
            assert cells.split(" | ")[column].strip() == "–".join(map(str, bounds)), (name, length)


def test_the_certificate_shown_is_a_shipped_one():
    text = (REPOSITORY / "docs/cunning.md").read_text()
    shown = re.search(r"((?:^    .*\n)+)", text, re.MULTILINE)[1]
    block = re.sub("^    ", "", shown, flags=re.MULTILINE).strip()
    assert block in (REPOSITORY / "data/values/hard.txt").read_text()
