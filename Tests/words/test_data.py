"""The files in data/ are what data/README.md says they are."""

import hashlib
import pathlib
import plistlib
import re

import pytest

DATA = pathlib.Path(__file__).resolve().parents[2] / "data"

LISTS = {
    "animals": ("Animals", 233),
    "countries": ("Countries", 195),
    "easy": ("Easy words", 5_780),
    "elements": ("Chemical elements", 118),
    "expert": ("Expert words", 12_106),
    "foods": ("Foods", 171),
    "hard": ("Hard words", 5_728),
    "idioms": ("Idioms and proverbs", 428),
    "medium": ("Medium words", 5_811),
    "phrases": ("Phrases from WordNet", 29_424),
    "programming-languages": ("Programming languages", 114),
    "us-state-capitals": ("US state capitals", 50),
    "us-states": ("US states", 50),
}


def load(file: str):
    return plistlib.loads((DATA / file).read_bytes())


def test_words_are_the_list_of_the_assignment():
    content = (DATA / "words.plist").read_bytes()
    words = plistlib.loads(content)
    assert len(words) == len(set(words)) == 234_371
    assert {word for word in words if not re.fullmatch("[A-Z]+", word)} == {
        "JEAN-CHRISTOPHE",
        "JEAN-PIERRE",
    }
    assert hashlib.sha256("".join(f"{word}\n" for word in words).encode()).hexdigest() == (
        "f7303ec474f3cb64fda8a0992e907a0e2227b567c806d378c3e765be1b632252"
    )
    assert hashlib.sha256(content).hexdigest() == (
        "eea8c1e48befd8ab7954db960c22484eb27d9dbfe6c220a4ed93bd8111117c5e"
    )


def test_the_shipped_lists_are_these():
    assert {path.stem for path in (DATA / "lists").glob("*.plist")} == set(LISTS)


@pytest.mark.parametrize("name", LISTS)
def test_a_list_has_its_size_in_its_title_and_well_formed_entries(name):
    kind, size = LISTS[name]
    shipped = load(f"lists/{name}.plist")
    entries = shipped["entries"]
    assert shipped["title"] == f"{kind} ({size:,})"
    assert len(entries) == size
    assert entries == sorted(set(entries))
    for entry in entries:
        assert re.fullmatch("[A-Z'+#-]+( [A-Z'-]+)*", entry), entry
        assert re.search("[A-Z]", entry), entry
        assert len(entry) <= 64, entry


def test_blocked_entries_are_in_no_other_list():
    blocked = load("blocked.plist")["entries"]
    assert len(blocked) == 592
    assert len(set(blocked) & set(load("words.plist"))) == 428
    assert blocked == sorted(set(blocked))
    for name in LISTS:
        assert not set(blocked) & set(load(f"lists/{name}.plist")["entries"]), name


def test_no_phrase_contains_a_blocked_word_but_one_that_is_harmless():
    blocked = set(load("blocked.plist")["entries"])
    entries = [entry for name in LISTS for entry in load(f"lists/{name}.plist")["entries"]]
    found = [entry for entry in entries if blocked & set(re.split("[ -]", entry))]
    assert found == ["NIP IT IN THE BUD"]
