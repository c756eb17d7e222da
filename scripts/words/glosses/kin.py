"""Whether a word of a gloss gives its entry away: it has the stem of the entry, in front or inside.

The game has the same rule for fair clues.
"""

import re

# Common words of three letters, which give nothing away.
PLAIN = {"THE", "AND", "FOR", "NOT", "ANY", "HAS", "ONE", "OUT", "ARE"}
# A stem is a word without up to three letters at its end.
ENDING = 3


def is_kin(word: str, part: str) -> bool:
    if len(word) < 3 or word in PLAIN:
        return word == part
    shared = next((i for i, (a, b) in enumerate(zip(word, part)) if a != b), min(len(word), len(part)))
    if shared > 2 and shared + ENDING >= min(len(word), len(part)):
        return True
    return has_stem(word, part) or has_stem(part, word)


def has_stem(whole: str, word: str) -> bool:
    """Whether the first letters of a word, four at least, are anywhere in another."""
    return len(word) > 3 and word[: max(4, len(word) - ENDING)] in whole


def is_circular(text: str, entry: str) -> bool:
    words = re.findall("[A-Z]+", text.upper())
    return any(is_kin(word, part) for word in words for part in re.split("[ '-]", entry))
