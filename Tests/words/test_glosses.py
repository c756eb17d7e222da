"""The meanings in data/meanings: one line each, how many words have one, and that almost none gives its word away."""

import re

from calls import DATA
from meanings import SHARED, TOLD, is_fair
from reference import load


def test_every_entry_of_a_level_has_a_meaning_in_one_line():
    for file, means in TOLD.items():
        assert list(means) == sorted(means), file
        for entry, text in means.items():
            assert re.fullmatch(r"(noun|verb|adjective|adverb): \S.*\S|.*: .", text), (file, entry, text)
            assert len(text) <= 160 and text.isprintable(), (file, entry, text)
    for level in ("easy", "medium", "hard"):
        assert not set(load(level)) - set(SHARED)
        unfair = [entry for entry in load(level) if not is_fair(entry, SHARED[entry]) or "(" in SHARED[entry]]
        assert len(unfair) <= 0.01 * len(load(level)), (level, unfair)


def test_a_language_has_translations_of_half_its_easy_words_and_of_none_that_are_not_listed():
    for file in (DATA / "lists").glob("*-easy.*.txt"):
        code = file.name.split(".")[1]
        if code in TOLD:
            easy, whole = (set(load(file.name.split("-")[0] + tier)) for tier in ("-easy", ""))
            assert len(easy & TOLD[code].keys()) >= len(easy) / 2, code
            assert TOLD[code].keys() <= whole, code
            assert all(re.fullmatch(r"\w+: [^,]{1,40}(, [^,]{1,40})?", text) for text in TOLD[code].values()), code
    assert len(TOLD.keys() & {"es", "fi", "fr", "nl", "pl", "pt"}) == 6
