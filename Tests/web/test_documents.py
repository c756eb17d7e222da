"""The documents state what holds today, and agree with the data, the program and the page."""

import fractions
import json
import re
import sys

import pytest

import page_texts
from calls import REPOSITORY

sys.path.insert(0, str(REPOSITORY / "scripts/words"))
from values import certificates
from values.lists import WordList

DOCUMENTS = [
    *REPOSITORY.glob("*.md"), *REPOSITORY.glob("docs/**/*.md"),
    *(path for folder in ("data", "Tests", "benchmarks") for path in REPOSITORY.glob(f"{folder}/*.md")),
]
HISTORY = {REPOSITORY / "CHANGELOG.md", *REPOSITORY.glob("docs/measurements/*")}
CURRENT = sorted(set(DOCUMENTS) - HISTORY)
COMMIT = r"(?<!sha256 )\b(?=[0-9a-f]*[0-9])(?=[0-9a-f]*[a-f])[0-9a-f]{7,40}\b"
DATE = r"\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b"


def name(path):
    return str(path.relative_to(REPOSITORY))


@pytest.mark.parametrize("path", CURRENT, ids=name)
def test_runs_and_commits_are_only_in_the_measurements(path):
    assert re.findall(f"{COMMIT}|{DATE}", path.read_text()) == []


@pytest.mark.parametrize("path", sorted(DOCUMENTS), ids=name)
def test_every_link_leads_to_a_file(path):
    links = re.findall(r"(?:\]\(|src=\")(?!https?:)([^)#\"]+)", path.read_text())
    assert [link for link in links if not (path.parent / link).exists()] == []


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


def test_readme_and_noscript_count_the_languages():
    text = " ".join((REPOSITORY / "README.md").read_text().split())
    words, spoken = map(int, re.search(r"words in (\d+) other languages.*? speaks (\d+) languages", text).groups())
    assert words == len([*REPOSITORY.glob("data/lists/*-easy.*.txt")])
    page = {path.name.removesuffix("-rest.js") for path in REPOSITORY.glob("public/texts/*-rest.js")}
    assert spoken == len(page)
    noscript = re.search("<noscript>(.*?)</noscript>", (REPOSITORY / "public/index.html").read_text(), re.DOTALL)[1]
    assert {code.lower() for code in re.findall('<p lang="(.*?)">', noscript)} == page - {"en"}


def test_the_lesson_names_buttons_as_the_page_does():
    """Bold texts of docs/rooms.md, but for its sentences."""
    text = " ".join((REPOSITORY / "docs/rooms.md").read_text().split())
    named = {name for name in re.findall(r"\*\*(.+?)\*\*", text) if not name.endswith(".")}
    texts = page_texts.english().values()
    shown = {form.split(" (")[0] for text in texts for form in page_texts.forms(text).values()}
    assert "Together" in named
    assert named - shown == set()


def test_the_values_told_are_those_certified():
    text = (REPOSITORY / "docs/values.md").read_text()
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
    text = (REPOSITORY / "docs/values.md").read_text()
    shown = re.search(r"((?:^    .*\n)+)", text, re.MULTILINE)[1]
    block = re.sub("^    ", "", shown, flags=re.MULTILINE).strip()
    assert block in (REPOSITORY / "data/values/hard.txt").read_text()


# What the pictures of the documents show, as the script that makes them noted it.
SHOWN = json.loads((REPOSITORY / "docs/pictures/shown.json").read_text())


def test_what_each_picture_of_readme_shows_is_noted():
    pictures = re.findall(r"docs/pictures/([\w-]+\.(?:png|webp))", (REPOSITORY / "README.md").read_text())
    assert pictures and set(pictures) <= set(SHOWN)


@pytest.mark.parametrize("picture", SHOWN)
def test_a_picture_has_the_texts_of_the_present_page(picture):
    noted = SHOWN[picture]["texts"]
    assert noted and noted == {name: page_texts.english().get(name) for name in noted}, "make pictures"
    offers = (REPOSITORY / "public/offers.js").read_text()
    rates = map(int, re.findall(r"\brate: (\d+)", offers))
    odds = re.search("odds = '(.*?)'", offers)[1].split()
    stated = {min(odds, key=lambda one: abs(100 * fractions.Fraction(one) - rate)) for rate in rates}
    assert set(SHOWN[picture]["odds"]) <= stated, "make pictures"


@pytest.mark.parametrize("picture", [picture for picture, shown in SHOWN.items() if "game" in shown])
def test_a_picture_has_the_game_of_the_present_words(picture, compiled):
    game = SHOWN[picture]["game"]
    player = compiled.player()
    player.post("/game", **game["form"])
    for letter in game["letters"]:
        reply = player.post("/guess", letter=letter)
    assert reply.json["left"] == game["left"], "make pictures"
