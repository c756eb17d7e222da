"""Meanings as data/meanings has them, and what is a fair clue, a second time."""

import re

from calls import DATA

TOLD = {}
for file in (DATA / "meanings").iterdir():
    TOLD[file.stem] = dict(line.split("\t") for line in file.read_text().splitlines())
SHARED = TOLD["en"]
CODES = {"spanish-easy": "es", "dutch": "nl", "finnish-medium": "fi"}
PLAIN = {"THE", "AND", "FOR", "NOT", "ANY", "HAS", "ONE", "OUT", "ARE"}


def meanings_of(list):
    """A list's own, or what lists of its language share."""
    return TOLD.get(list) or TOLD[CODES.get(list, "en")]


def is_kin(word, part):
    if len(word) < 3 or word in PLAIN:
        return word == part
    shared = 0
    while shared < min(len(word), len(part)) and word[shared] == part[shared]:
        shared += 1
    if shared > 2 and shared + 3 >= min(len(word), len(part)):
        return True
    stems = ((whole[: max(4, len(whole) - 3)], other) for whole, other in ((word, part), (part, word)) if len(whole) > 3)
    return any(stem in other for stem, other in stems)


def is_fair(entry, text):
    """Whether a text is a clue: at most 80 characters, and no word of it is of the entry's family."""
    words = re.findall("[A-Z]+", text.upper())
    return len(text) <= 80 and not any(is_kin(word, part) for word in words for part in re.split("[ '-]", entry))
