"""Data folders: the real list alone, and made-up lists ten times as long."""

import pathlib
import plistlib
import random
import shutil

from build import REPOSITORY

REAL = REPOSITORY / "data/words.plist"
# The length of word that the targets mean.
LENGTH = 9


def real(folder):
    """The list as it is shipped, without the others."""
    folder.mkdir()
    shutil.copy2(REAL, folder / "words.plist")
    return folder


def with_difficulties(folder):
    """The real list and those that say which of its words are known best."""
    real(folder)
    (folder / "lists").mkdir()
    for name in ("easy", "medium", "hard", "expert"):
        shutil.copy2(REAL.parent / f"lists/{name}.plist", folder / "lists")
    return folder


def ten_times(folder, is_bucket_grown):
    """Ten times as many words; those of nine letters ten times too, or as they were."""
    folder.mkdir()
    chance = random.Random(1)
    words = plistlib.loads(REAL.read_bytes())
    by_length = {}
    for word in words:
        by_length.setdefault(len(word), []).append(word)
    wanted = len(words) * 10
    if is_bucket_grown:
        size = len(by_length[LENGTH])
        by_length[LENGTH] = _grown(by_length[LENGTH], size * 10, chance)
    # There are too few short words, so longer ones fill up the number.
    others = [length for length in by_length if length > 5 and length != LENGTH]
    fixed = sum(len(by_length[length]) for length in by_length if length not in others)
    share = (wanted - fixed) / sum(len(by_length[length]) for length in others)
    for length in others:
        size = int(len(by_length[length]) * share)
        by_length[length] = _grown(by_length[length], size, chance)
    _write(folder / "words.plist", [word for bucket in by_length.values() for word in bucket])
    return folder


def _grown(words, size, chance):
    """The words and made-up ones, each the start of one word and the end of another."""
    plain = [word for word in words if word.isalpha()]
    grown = dict.fromkeys(words)
    while len(grown) < size:
        cut = chance.randrange(1, len(plain[0]))
        grown[chance.choice(plain)[:cut] + chance.choice(plain)[cut:]] = None
    return list(grown)


def _write(path: pathlib.Path, words):
    """As plistlib does, which takes a minute for this many."""
    head = '<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">\n<array>\n'
    body = "".join(f"\t<string>{word}</string>\n" for word in words)
    path.write_text(f"{head}{body}</array>\n</plist>\n")
