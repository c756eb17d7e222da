"""The words that a language can spell, from data/languages."""

import pathlib
import plistlib
import unicodedata

DATA = pathlib.Path(__file__).resolve().parents[3] / "data"
APOSTROPHES = "'\N{RIGHT SINGLE QUOTATION MARK}\N{MODIFIER LETTER APOSTROPHE}"


class Alphabet:
    def __init__(self, code: str):
        language = plistlib.loads((DATA / "languages" / f"{code}.plist").read_bytes())
        self.letters = "".join(group[0] for group in language["letters"])
        self.forms = {form: group[0] for group in language["letters"] for form in group}
        self.forms |= dict(line.split(" ") for line in language.get("spelled", []))
        self.forms |= {"-": "-"} | {mark: "'" for mark in APOSTROPHES}
        self.places = {letter: place for place, letter in enumerate("'-" + self.letters)}

    def fold(self, word: str) -> str | None:
        """The letters of a word; `None` if a character is not of this alphabet."""
        word = unicodedata.normalize("NFC", word)
        if all(character in self.forms for character in word):
            return "".join(self.forms[character] for character in word)
        return None

    def order(self, word: str) -> tuple[list[int], str]:
        return [self.places[letter] for letter in self.fold(word)], word
