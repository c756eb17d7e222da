"""Says which lists have meanings, and in which senses."""

import plistlib

from wordlists.alphabet import DATA

from .choice import meaning
from .translations import LANGUAGES, translations

FOLDER = DATA / "meanings"
# One file serves all A-Z lists without a file of their own.
SHARED = "en"
LISTS = ("easy", "medium", "hard", "expert", "phrases", "idioms", "words")
# Lists of one field have only its senses, TURKEY as a bird or as a country: WordNet's files of nouns,
# the best first, and words that the gloss must have.
THEMES = {
    "animals": (("05",), ""),
    "countries": (("15",), r"republic|kingdom|country|nation|monarchy|principality|state|emirate|island"),
    "elements": (("27",), r"element|gas|metal"),
    "foods": (("13", "20", "05"), ""),
    "programming-languages": (("10",), r"program+ing|computer language|business-oriented|ALGO"),
    "us-state-capitals": (("15",), r"capital"),
    "us-states": (("15",), r"\bstate\b"),
}


def entries(name: str) -> list[str]:
    content = plistlib.loads((DATA / ("" if name == "words" else "lists") / f"{name}.plist").read_bytes())
    return content if isinstance(content, list) else content["entries"]


def files() -> dict[str, dict[str, str]]:
    """By files and entries."""
    shared = {entry for name in LISTS for entry in entries(name)} - set(entries("../blocked"))
    found = {SHARED: {entry: meaning(entry) for entry in shared}}
    for name, theme in THEMES.items():
        found[name] = {entry: meaning(entry, name, theme) for entry in entries(name)}
    found |= {code: translations(code) for code in LANGUAGES}
    return {
        name: {entry: text for entry, text in texts.items() if text} for name, texts in found.items()
    }
