"""The senses of a word in WordNet."""

import collections
import dataclasses
import functools
import re

from wordlists.archive import debian

VERSION = "1:3.0-37"
PACKAGES = {
    "wordnet-base": "61060d960f9ada8fa120872312eccd3ecebfbab8c4579e4f5a74e1cf67620752",
    "wordnet-sense-index": "b22c7d3100470d90f812acc224718e4bd362d7ca427766fa3e11013c8c7895cf",
}
PARTS = {"n": "noun", "v": "verb", "a": "adjective", "r": "adverb"}
FILES = {"n": "noun", "v": "verb", "a": "adj", "r": "adv"}
TYPES = {"1": "n", "2": "v", "3": "a", "4": "r", "5": "a"}
EXAMPLE = re.compile(r'[;:,]?\s*"')


@dataclasses.dataclass(frozen=True)
class Sense:
    part: str
    # Counted from 1 among the senses of its part of speech.
    number: int
    # How often the sense occurs in texts whose senses were noted.
    count: int
    # WordNet's file, such as 05 for animals.
    field: str
    # The words as they are written.
    words: tuple[str, ...]
    gloss: str


def text(package: str, name: str) -> str:
    archive = debian(f"{package}={VERSION}", PACKAGES[package])
    return archive.extractfile(f"./usr/share/wordnet/{name}").read().decode()


@functools.cache
def synsets() -> dict[tuple[str, str], tuple[str, tuple[str, ...], str]]:
    found = {}
    for part, file in FILES.items():
        for line in text("wordnet-base", f"data.{file}").splitlines():
            if line.startswith(" "):
                continue
            head, _, gloss = line.partition(" | ")
            fields = head.split()
            words = fields[4 : 4 + 2 * int(fields[3], 16) : 2]
            plain = tuple(re.sub(r"\(.*\)$", "", word).replace("_", " ") for word in words)
            found[part, fields[0]] = (fields[1], plain, definition(gloss))
    return found


def definition(gloss: str) -> str:
    """Returns a gloss without its examples."""
    return " ".join(EXAMPLE.split(gloss)[0].split()).strip(" ;")


@functools.cache
def senses() -> dict[str, list[Sense]]:
    """Returns the senses of each word in capitals, in WordNet's order."""
    found = collections.defaultdict(list)
    for line in text("wordnet-sense-index", "index.sense").splitlines():
        key, place, number, count = line.split()
        lemma, _, rest = key.partition("%")
        part = TYPES[rest[0]]
        field, words, gloss = synsets()[part, place]
        sense = Sense(part, int(number), int(count), field, words, gloss)
        found[lemma.replace("_", " ").upper()].append(sense)
    return {word: sorted(all, key=lambda sense: (sense.part, sense.number)) for word, all in found.items()}
