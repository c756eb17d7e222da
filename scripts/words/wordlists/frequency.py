"""How common words are, by wordfreq's lists (its own reader would bring four more packages)."""

import functools
import gzip

from . import packages

# The languages for which wordfreq has a large list.
LARGE = "cs de en es fi fr it nb nl pl pt pt-br ru sv uk".split()


def as_written(word: str, code: str) -> str:
    """Returns a word as wordfreq writes it: in small letters, and in Russian without ё."""
    return word.casefold().replace("ё", "е") if code == "ru" else word.casefold()


@functools.cache
def ranks(code: str) -> dict[str, int]:
    """Returns ranks of words: 0 is the commonest, and 100 more means a tenth as common."""
    language = code.partition("-")[0]
    size = "large" if code in LARGE else "small"
    return unpacked(packages.pypi("wordfreq", f"wordfreq/data/{size}_{language}.msgpack.gz"))


def unpacked(packed: bytes) -> dict[str, int]:
    """Returns words and their ranks; the first list in the file has the commonest words."""
    _, *bins = Unpacker(gzip.decompress(packed)).value()
    return {word: rank for rank, words in enumerate(bins) for word in words}


class Unpacker:
    """Reads the part of MessagePack that these files use: short maps, arrays, texts, small numbers."""

    def __init__(self, data: bytes):
        self.data = data
        self.at = 0

    def take(self, count: int) -> bytes:
        self.at += count
        return self.data[self.at - count : self.at]

    def number(self, width: int) -> int:
        return int.from_bytes(self.take(width), "big")

    def value(self):
        kind = self.number(1)
        if kind < 0x80:
            return kind
        if kind < 0x90:
            return {self.value(): self.value() for _ in range(kind & 15)}
        if kind < 0xA0:
            return [self.value() for _ in range(kind & 15)]
        if kind < 0xC0:
            return self.take(kind & 31).decode()
        if kind in (0xD9, 0xDA):
            return self.take(self.number(kind - 0xD8)).decode()
        if kind in (0xDC, 0xDD):
            return [self.value() for _ in range(self.number(2 * (kind - 0xDB)))]
        raise ValueError(f"MessagePack of kind {kind:#x}")
