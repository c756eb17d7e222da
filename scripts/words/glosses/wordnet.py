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
    # The words of the same stem in other parts of speech, each with its sense.
    roots: tuple["Root", ...] = ()


@dataclasses.dataclass(frozen=True)
class Root:
    part: str
    word: str
    gloss: str


@dataclasses.dataclass(frozen=True)
class Synset:
    field: str
    words: tuple[str, ...]
    gloss: str
    # Of each word, by its number counted from 1: where the words of its stem are, and their numbers there.
    pointers: dict[int, list[tuple[tuple[str, str], int]]]


def text(package: str, name: str) -> str:
    archive = debian(f"{package}={VERSION}", PACKAGES[package])
    return archive.extractfile(f"./usr/share/wordnet/{name}").read().decode()


@functools.cache
def synsets() -> dict[tuple[str, str], Synset]:
    found = {}
    for part, file in FILES.items():
        for line in text("wordnet-base", f"data.{file}").splitlines():
            if line.startswith(" "):
                continue
            head, _, gloss = line.partition(" | ")
            fields = head.split()
            end = 4 + 2 * int(fields[3], 16)
            plain = tuple(re.sub(r"\(.*\)$", "", word).replace("_", " ") for word in fields[4:end:2])
            found[part, fields[0]] = Synset(fields[1], plain, definition(gloss), pointers(fields[end:]))
    return found


def pointers(fields: list[str]) -> dict[int, list[tuple[tuple[str, str], int]]]:
    """Reads the pointers to words that are derived from a word, or from which it is derived."""
    found = collections.defaultdict(list)
    for symbol, place, part, ends in zip(*[iter(fields[1 : 1 + 4 * int(fields[0])])] * 4):
        if symbol in ("+", "\\", "<"):
            found[int(ends[:2], 16)].append((("a" if part == "s" else part, place), int(ends[2:], 16)))
    return found


def roots(synset: Synset, word: str) -> tuple[Root, ...]:
    number = next((n for n, each in enumerate(synset.words, 1) if each.lower() == word), 0)
    found = ((key, synsets()[key], target) for key, target in synset.pointers.get(number, []))
    return tuple(Root(key[0], other.words[target - 1], other.gloss) for key, other, target in found)


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
        synset = synsets()[part, place]
        word = lemma.replace("_", " ")
        own = roots(synset, word)
        sense = Sense(part, int(number), int(count), synset.field, synset.words, synset.gloss, own)
        found[word.upper()].append(sense)
    return {word: sorted(all, key=lambda sense: (sense.part, sense.number)) for word, all in found.items()}
