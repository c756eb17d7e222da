"""The readers' remarks on single words: readers.txt, a line for each language and word.

The word is neither easy nor medium; `out` behind it takes it out of all lists, and `known` puts it
into all, where its length fits, although a rule takes it for a name or a form.
"""

import pathlib

FILE = pathlib.Path(__file__).parent / "readers.txt"


def said(code: str) -> dict[str, str]:
    """Returns the readers' remark on each word of a language: `struck`, `out` or `known`."""
    lines = (line.split() for line in FILE.read_text().splitlines())
    return {word: (*mark, "struck")[0] for language, word, *mark in lines if language == code}


def without(marks: set[str], code: str, words: list[str]) -> list[str]:
    """Returns the words without these remarks."""
    marked = said(code)
    return [word for word in words if marked.get(word) not in marks]
