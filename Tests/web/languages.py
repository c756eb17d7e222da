"""Alphabets a second time, only from the text of data/README.md and the language files.

What is text here stays text: an entry is a string of capitals and marks, one character a position.
"""

import functools
import plistlib
import unicodedata
from dataclasses import dataclass

from calls import DATA

BLANKS = " \t\r\n"
APOSTROPHES = "'\N{RIGHT SINGLE QUOTATION MARK}\N{MODIFIER LETTER APOSTROPHE}"
SIGNS = " !\"#$%&'()*+,-./0123456789:;=?@"
# By their order behind the letters.
OTHER_SIGNS = "…¢£¤¥\u058f\u060b\u07fe\u07ff\u09f2\u09f3\u09fb\u0af1\u0bf9\u0e3f\u17db" + "".join(map(chr, range(0x20A0, 0x20C1)))
MARKS = {sign: sign for sign in SIGNS + OTHER_SIGNS} | dict.fromkeys(APOSTROPHES, "'")
LONGEST = 64


class Refused(Exception):
    """A text that is not an entry or not a letter; names the character or the rule."""


class Known(dict):
    def __missing__(self, number):
        raise Refused(chr(number))


@dataclass(frozen=True)
class Language:
    code: str
    name: str
    letters: str
    forms: dict[str, str]
    spelled: dict[str, str]
    keys: tuple[str, ...]

    def __post_init__(self):
        # By code point, because then a million lines take seconds.
        places = {ord(letter): chr(place) for place, letter in enumerate(SIGNS + self.letters + OTHER_SIGNS)}
        known = self.forms | self.spelled | MARKS
        object.__setattr__(self, "known", Known({ord(c): text for c, text in known.items()}))
        object.__setattr__(self, "places", places)

    @classmethod
    @functools.cache
    def load(cls, code):
        return cls.parse(code, (DATA / "languages" / f"{code}.plist").read_bytes())

    @classmethod
    def parse(cls, code, content):
        file = plistlib.loads(content)
        return cls(
            code,
            file["name"],
            "".join(group[0] for group in file["letters"]),
            {form: group[0] for group in file["letters"] for form in group},
            dict(line.split(" ") for line in file.get("spelled", [])),
            tuple(file.get("keys", [])),
        )

    def letter(self, text):
        """The letter that a guess means; a character spelled with several letters means none."""
        text = composed(text)
        if text not in self.forms:
            raise Refused(text)
        return self.forms[text]

    def entry(self, text):
        """Returns the entry that the game makes of a line of a list."""
        text = composed(text).strip(BLANKS)
        entry = text.translate(self.known)
        if "  " in entry:
            raise Refused("two spaces in a row")
        if not entry.strip("".join(MARKS.values())):
            raise Refused("no letter")
        if len(entry) > LONGEST:
            raise Refused(f"more than {LONGEST} characters")
        return entry

    def order(self, entry):
        """The sort key of entries of one shape: marks first, then the letters in order."""
        return entry.translate(self.places)


def composed(text):
    """The text with each letter and its marks composed into one character, if there is one.

    The signs for Kelvin, Ohm and Ångström are no letters, although Unicode equates them.
    """
    if unicodedata.is_normalized("NFC", text):
        return text
    for character in text:
        alone = unicodedata.normalize("NFC", character)
        if len(alone) == 1 and alone != character:
            raise Refused(character)
    return unicodedata.normalize("NFC", text)


def lines(file):
    """The lines of a text list that are not blank."""
    content = file.read_text(encoding="utf-8-sig")
    return [line for line in content.split("\n") if line.strip(BLANKS)]


@functools.cache
def text_lists():
    """The lists that name their language: id → file."""
    return {file.name.split(".")[0]: file for file in sorted((DATA / "lists").glob("*.*.txt"))}


@functools.cache
def entries(id):
    """The lines of a list that names its language, as the game plays them."""
    file = text_lists()[id]
    return [*map(language_of(file).entry, lines(file))]


def language_of(file):
    return Language.load(file.name.split(".")[1])
