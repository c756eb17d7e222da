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
    encoding = encoding_of(affixes)
    kind = re.search(rb"^FLAG (\S+)", affixes, re.M)
    # Remarks may be given as numbers of these lines; the first line is their count.
    aliases = re.findall(r"^AM (.*)$", affixes.decode(encoding, "replace"), re.M)
    for line in dictionary.decode(encoding).splitlines()[1:]:
        head, _, remarks = line.replace("\t", " ").partition(" ")
        word, _, flags = head.partition("/")
        if aliases and remarks.isdecimal():
            remarks = aliases[int(remarks)]
        yield Stem(word, frozenset(split(flags, kind and kind[1])), remarks)


def encoding_of(affixes: bytes) -> str:
    return re.search(rb"^SET (\S+)", affixes.removeprefix(codecs.BOM_UTF8), re.M)[1].decode()


def split(flags: str, kind: bytes | None) -> list[str]:
    if kind == b"long":
        return re.findall("..", flags)
    return flags.split(",") if kind == b"num" else list(flags)


def suffixed(stems: list[Stem], affixes: bytes) -> Iterator[Stem]:
    """Returns the words that the suffixes of an .aff file make of stems, with the suffixes' remarks."""
    parts = r"^SFX (\S+) +(\S+) +([^\s/]+)\S* +(\S+) +(\S*=.*)$"
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
    """Answers for one word at a time whether a suffix, a prefix or both make it of a dictionary's stems."""

    def __init__(self, stems: list[Stem], affixes: bytes):
        self.flags = {stem.word: stem.flags for stem in stems}
        # By kind and added letters: the flag, the letters removed, and the pattern of the stem.
        self.rules: dict[tuple[str, str], list[tuple[str, str, re.Pattern[str]]]] = {}
        # Without blanks in a part, or the line that begins a flag would take in its first rule.
        rules = r"^([PS]FX) +(\S+) +(\S+) +([^\s/]+)\S* +(\S+)"
        lines = affixes.decode(encoding_of(affixes), "replace").replace("\t", " ")
        for kind, flag, strip, add, condition in re.findall(rules, lines, re.M):
            place = f"^{condition}" if kind == "PFX" else condition.removesuffix("$") + "$"
            rule = flag, "" if strip == "0" else strip, re.compile(place)
            self.rules.setdefault((kind, "" if add == "0" else add), []).append(rule)

    def has(self, word: str) -> bool:
        return word in self.flags or any(self.suffixed(word)) or self.is_prefixed(word)

    def suffixed(self, word: str) -> Iterator[str]:
        """Returns the stems of which a suffix makes the word."""
        for length in range(len(word) + 1):
            for flag, ending, condition in self.rules.get(("SFX", word[length:]), ()):
                stem = word[:length] + ending
                if flag in self.flags.get(stem, ()) and condition.search(stem):
                    yield stem

    def is_prefixed(self, word: str) -> bool:
        """Whether a prefix makes the word of a stem, or of a stem with a suffix."""
        for length in range(1, len(word)):
            for flag, start, condition in self.rules.get(("PFX", word[:length]), ()):
                rest = start + word[length:]
                stems = (rest, *self.suffixed(rest)) if condition.search(rest) else ()
                if any(flag in self.flags.get(stem, ()) for stem in stems):
                    return True
        return False
