"""Which words dictionaries list by themselves: WikDict's, which are made of Wiktionary."""

import functools
import re

from glosses import freedict

# WikDict's dictionaries of a language into others.
PAIRS = {"it": [f"ita-{other}" for other in "ell fin nor pol por rus spa swe".split()]}
PARTS = {"n", "v", "adj", "adv", "numeral", "interjection"}


@functools.cache
def listed(code: str) -> dict[str, set[str]]:
    """Returns the words of a language with their parts of speech."""
    found: dict[str, set[str]] = {}
    for pair in PAIRS.get(code, ()):
        for article in freedict.articles(pair):
            match = freedict.HEAD.match(article.partition("\n")[0])
            if match[2] in PARTS and re.fullmatch(r"[^\W\d_]+", match[1].strip()):
                found.setdefault(match[1].strip(), set()).add(match[2])
    return found
