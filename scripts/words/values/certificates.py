"""The files in data/values: the certificates of each list, a block for each length."""

import re
import textwrap
from pathlib import Path

from .lists import DATA, digest

ROW = re.compile(r"(\d+) letters, (\d+) words, sha256 ([0-9a-f]{10})")
BOUND = re.compile(r"at (least|most) (\d+): (.*)", re.DOTALL)
MOVE = re.compile(r"  (\S+)(?: without (\S+))?: (\S)")
SEARCH, PLAYER = "by search alone", "plainly"
HEAD = "list {}\nHow to read this: docs/values.md\n"


class Row:
    """What is certified of the words of one length.

    traps: pairs of mistakes and words, of which nobody gets away with fewer.
    searched: mistakes that only a search says are certain, 0 if it says no more than the traps.
    most, moves: a player makes at most so many mistakes, None if no such player is known; it says
    the letter for a pattern and letters not in the word, else the one that most words left have.
    """

    def __init__(self, words):
        self.length, self.count, self.digest = len(words[0]), len(words), digest(words)
        self.traps, self.searched, self.most, self.moves = [], 0, None, {}

    @property
    def least(self):
        return max((mistakes for mistakes, _ in self.traps), default=0)

    @property
    def lower(self):
        return max(self.least, self.searched)

    @property
    def is_open(self):
        """Whether a better bound could still be certified."""
        return self.most is None or self.least < self.most


def path(name):
    """Returns the path of a list's certificates; those of another file are beside that file."""
    return Path(f"{name}.values") if "/" in name else DATA / f"values/{name}.txt"


def load(name, words):
    """The rows of a list's file by their lengths; none if there is no file."""
    if not path(name).exists():
        return {}
    blocks = path(name).read_text("utf-8").strip().split("\n\n")[1:]
    rows = (_row(*re.split(r"\n(?!  )", block), words=words) for block in blocks)
    return {row.length: row for row in rows}


def _row(head, *lines, words):
    row = Row.__new__(Row)
    length, count, row.digest = ROW.fullmatch(head).groups()
    row.length, row.count = int(length), int(count)
    row.traps, row.searched, row.most, row.moves = [], 0, None, {}
    for side, value, rest in (BOUND.fullmatch(line).groups() for line in lines):
        if side == "most":
            moves = (MOVE.fullmatch(line).groups("") for line in rest.split("\n")[1:])
            row.most = int(value)
            row.moves = {(words.read(p), words.read(m)): words.read(c) for p, m, c in moves}
        elif rest == SEARCH:
            row.searched = int(value)
        else:
            row.traps.append((int(value), words.read(rest).split()))
    return row


def save(name, words, rows):
    """Replaces a list's file."""
    blocks = [HEAD.format(name), *(_text(rows[length], words) for length in sorted(rows))]
    new = path(name).with_suffix(".new")
    new.write_text("\n".join(blocks), "utf-8")
    new.replace(path(name))


def _text(row, words):
    lines = [f"{row.length} letters, {row.count} words, sha256 {row.digest}"]
    if row.searched > row.least:
        lines.append(f"at least {row.searched}: {SEARCH}")
    for mistakes, trap in row.traps:
        text = f"at least {mistakes}: {' '.join(map(words.shown, trap))}"
        lines += textwrap.wrap(text, 99, subsequent_indent="  ", break_on_hyphens=False)
    if row.most is not None:
        lines.append(f"at most {row.most}: {PLAYER}{', but' if row.moves else ''}")
    for (pattern, missed), letter in sorted(row.moves.items()):
        without = f" without {words.shown(missed)}" if missed else ""
        lines.append(f"  {words.shown(pattern)}{without}: {words.shown(letter)}")
    return "\n".join(lines) + "\n"
