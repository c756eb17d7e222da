"""Reads the dictionaries of FreeDict and WikDict, made from Wiktionary, from Debian's packages."""

import functools
import gzip
import pathlib
import re

from wordlists.archive import debian

VERSION = "2022.12.07-2"
SUMS = pathlib.Path(__file__).parent / "freedict.sha256"
PARTS = {"n": "n", "v": "v", "adj": "a", "adv": "r"}
DIGITS = {c: n for n, c in enumerate("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")}
HEAD = re.compile(r"(.*?)(?: /.*/)?(?: <(\w+)[^>]*>)?$")
# For each word and part of speech, in the dictionary's order: what a sense means, and its translations.
Senses = dict[tuple[str, str], list[tuple[str, list[str]]]]


@functools.cache
def sums() -> dict[str, str]:
    lines = (line.split() for line in SUMS.read_text().splitlines())
    return {package: sha256 for sha256, package in lines}


def has(pair: str) -> bool:
    return f"dict-freedict-{pair}" in sums()


def articles(pair: str) -> list[str]:
    package = f"dict-freedict-{pair}"
    archive = debian(f"{package}={VERSION}", sums()[package])
    path = f"./usr/share/dictd/freedict-{pair}"
    content = gzip.decompress(archive.extractfile(f"{path}.dict.dz").read())
    found = []
    for line in archive.extractfile(f"{path}.index").read().decode().splitlines():
        word, start, size = line.split("\t")[:3]
        if not word.startswith("00database"):
            found.append(content[number(start) : number(start) + number(size)].decode())
    return found


def number(digits: str) -> int:
    return functools.reduce(lambda value, digit: 64 * value + DIGITS[digit], digits, 0)


@functools.cache
def senses(pair: str) -> Senses:
    """Returns the senses of a dictionary such as `fin-eng`."""
    found: Senses = {}
    for article in articles(pair):
        head, *lines = article.splitlines()
        match = HEAD.match(head)
        part = PARTS.get(match[2] or "")
        if part:
            found.setdefault((match[1].strip(), part), []).extend(read(lines))
    return found


def read(lines: list[str]) -> list[tuple[str, list[str]]]:
    """The senses of an article: of each a line of translations, after its number, and what it means."""
    found: list[tuple[str, list[str]]] = []
    for line in lines:
        match = re.match(r"(\d+)\. (.*)", line)
        if not found or match and int(match[1]) == len(found) + 1:
            words = [plain(word) for word in (match[2] if match else line).split(",")]
            found.append(("", [word for word in words if word]))
        else:
            found[-1] = (f"{found[-1][0]} {line.strip()}".strip(), found[-1][1])
    return found


def plain(word: str) -> str:
    """A translation without remarks and the numbers of what it stands for."""
    return re.sub(r"^to (?=\w)|\s+\d+$", "", re.sub(r"\s*\([^)]*\)", "", word).strip(" .;:!"))
