"""The words of a list: its entries of letters alone, as data/README.md has the rules."""

import hashlib
import plistlib
import unicodedata
from pathlib import Path

DATA = Path(__file__).resolve().parents[3] / "data"
LATIN = [letter + letter.lower() for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"]


class WordList:
    """Words by length, sorted; a letter is a character as in an index: A is 65, and _ is none.

    The name is a list's id, or the path of a file, with a slash, that is no list of ours.
    """

    def __init__(self, name):
        entries, code = self._entries(name)
        language = plistlib.loads((DATA / f"languages/{code}.plist").read_bytes()) if code else {}
        forms = language.get("letters", LATIN)
        self.letters = {chr(65 + i + (i >= 30)): form[0] for i, form in enumerate(forms)}
        self.signs = {letter: sign for sign, letter in self.letters.items()}
        fold = {ord(c): self.signs[form[0]] for form in forms for c in form}
        for line in language.get("spelled", []):
            fold[ord(line[0])] = "".join(self.signs[c] for c in line[2:])
        words = self._folded(entries, fold)
        if name == "family":
            words -= self._folded(plistlib.loads((DATA / "blocked.plist").read_bytes())["entries"], fold)
        self.by_length = {}
        for word in sorted(words):
            self.by_length.setdefault(len(word), []).append(word)

    @staticmethod
    def _entries(name):
        """Returns the entries of the list's file, and the code of its language."""
        if "/" in name:
            path = Path(name)
        elif name in ("words", "family"):
            path = DATA / "words.plist"
        else:
            path = next((DATA / "lists").glob(f"{name}.*"))
        if path.suffix == ".txt":
            code = path.suffixes[-2][1:] if len(path.suffixes) > 1 else None
            return path.read_text("utf-8-sig").split("\n"), code
        top = plistlib.loads(path.read_bytes())
        return (top["entries"], top.get("language")) if isinstance(top, dict) else (top, None)

    @staticmethod
    def _folded(entries, fold):
        entries = (unicodedata.normalize("NFC", entry.strip()) for entry in entries)
        return {e.translate(fold) for e in entries if e and all(ord(c) in fold for c in e)}

    @property
    def all(self):
        return {word for words in self.by_length.values() for word in words}

    def shown(self, text):
        return "".join(self.letters.get(sign, sign) for sign in text)

    def read(self, text):
        return "".join(self.signs.get(letter, letter) for letter in text)


def names():
    """Returns all lists, `words` and `family` first."""
    files = (DATA / "lists").iterdir()
    found = {file.name.split(".")[0] for file in files if file.suffix in (".plist", ".txt")}
    return ["words", "family", *sorted(found)]


def digest(words):
    """Returns digits that show whether the words of one length are still the same."""
    return hashlib.sha256("".join(words).encode()).hexdigest()[:10]
