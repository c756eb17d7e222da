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
