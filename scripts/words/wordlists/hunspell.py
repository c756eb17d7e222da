"""Words with the flags and remarks of a hunspell dictionary."""

import codecs
import re
from typing import Iterator, NamedTuple


class Stem(NamedTuple):
    word: str
    flags: frozenset[str]
    remarks: str


def stems(dictionary: bytes, affixes: bytes) -> Iterator[Stem]:
    """The lines of a .dic file, read as the .aff file says."""
    affixes = affixes.removeprefix(codecs.BOM_UTF8)
    encoding = re.search(rb"^SET (\S+)", affixes, re.M)[1].decode()
    kind = re.search(rb"^FLAG (\S+)", affixes, re.M)
    # Remarks may be numbers of these, of which the first line is their count.
    aliases = re.findall(r"^AM (.*)$", affixes.decode(encoding, "replace"), re.M)
    for line in dictionary.decode(encoding).splitlines()[1:]:
        head, _, remarks = line.replace("\t", " ").partition(" ")
        word, _, flags = head.partition("/")
        if aliases and remarks.isdecimal():
            remarks = aliases[int(remarks)]
        yield Stem(word, frozenset(split(flags, kind and kind[1])), remarks)


def split(flags: str, kind: bytes | None) -> list[str]:
    if kind == b"long":
        return re.findall("..", flags)
    return flags.split(",") if kind == b"num" else list(flags)


def suffixed(stems: list[Stem], affixes: bytes) -> Iterator[Stem]:
    """What the suffixes of an .aff file make of stems, with the suffixes' remarks."""
    parts = r"^SFX (\S+) +(\S+) +([^ /]+)\S* +(\S+) +(\S*=.*)$"
    rules: dict[str, list[tuple[str, str, re.Pattern[str], str]]] = {}
    lines = affixes.decode().replace("\t", " ")
    for flag, strip, add, condition, remarks in re.findall(parts, lines, re.M):
        ending = "" if strip == "0" else strip
        rules.setdefault(flag, []).append((ending, add, re.compile(f"{condition}$"), remarks))
    for stem in stems:
        for flag in sorted(stem.flags & rules.keys()):
            for ending, add, condition, remarks in rules[flag]:
                if stem.word.endswith(ending) and condition.search(stem.word):
                    word = stem.word.removesuffix(ending) + add
                    yield Stem(word, frozenset(), remarks)


class Speller:
    """What the suffixes of an .aff file make of a dictionary, asked word by word."""

    def __init__(self, stems: list[Stem], affixes: bytes):
        self.flags = {stem.word: stem.flags for stem in stems}
        self.suffixes: dict[str, list[tuple[str, str, re.Pattern[str]]]] = {}
        rules = r"^SFX (\S+) +(\S+) +([^ /]+)\S* +(\S+)"
        lines = affixes.decode().replace("\t", " ")
        for flag, strip, add, condition in re.findall(rules, lines, re.M):
            rule = flag, "" if strip == "0" else strip, re.compile(f"{condition}$")
            self.suffixes.setdefault("" if add == "0" else add, []).append(rule)

    def has(self, word: str) -> bool:
        if word in self.flags:
            return True
        for length in range(len(word) + 1):
            for flag, ending, condition in self.suffixes.get(word[length:], ()):
                stem = word[:length] + ending
                if flag in self.flags.get(stem, ()) and condition.search(stem):
                    return True
        return False
