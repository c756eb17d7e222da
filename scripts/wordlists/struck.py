"""What readers struck out of the lists, one by one: struck.txt."""

import pathlib

from .alphabet import Alphabet

FILE = pathlib.Path(__file__).parent / "struck.txt"


def without_struck(code: str, words: list[str], is_known: bool) -> list[str]:
    """Of an easy or medium list all that the file names leave, of others what it names `out`."""
    alphabet = Alphabet(code)
    lines = (line.split() for line in FILE.read_text().splitlines())
    struck = {
        alphabet.fold(word)
        for language, word, *mark in lines
        if language == code and (is_known or mark == ["out"])
    }
    return [word for word in words if alphabet.fold(word) not in struck]
