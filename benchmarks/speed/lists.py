"""Data folders: the real list alone, and made-up lists ten times as long."""

import collections
import pathlib
import plistlib
import random
import re
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
    """The real list and its parts by difficulty."""
    real(folder)
    (folder / "lists").mkdir()
    for name in ("easy", "medium", "hard", "expert"):
        shutil.copy2(REAL.parent / f"lists/{name}.plist", folder / "lists")
    return folder


def all_of_them(folder):
    """Every shipped list, with its language and all its other files."""
    folder.mkdir()
    for name in ("words.plist", "blocked.plist"):
        shutil.copy2(REAL.parent / name, folder)
    for name in ("lists", "languages", "values", "blocked", "meanings"):
        shutil.copytree(REAL.parent / name, folder / name)
    return folder


def dearest(traps):
    """The first guesses that cost most: where a list has most words, and in the largest traps, so many.

    Each is the settings of a game and a letter, which most words of the trap have.
    """
    fullest, besieged = [], []
    for file in sorted((REAL.parent / "values").glob("*.txt")):
        rows = []
        for block in file.read_text("utf-8").split("\n\n")[1:]:
            length, count = re.match(r"(\d+) letters, (\d+) words", block).groups()
            found = re.search(r"^at least (\d+): (?!by )((?:.|\n  )*)", block, re.MULTILINE)
            if found:
                words = found[2].split()
                letters = collections.Counter(letter for word in words for letter in set(word))
                letter = max(sorted(letters), key=letters.get)
                game = {"list": file.stem, "length": length, "cunning": "diabolical"}
                rows.append((int(count), game | {"mistakes": 26}, letter))
                besieged.append((len(words), game | {"mistakes": int(found[1])}, letter))
        fullest += sorted(rows, key=lambda row: row[0])[-1:]
    fullest, besieged = (sorted(games, key=lambda row: row[0]) for games in (fullest, besieged))
    return [row[1:] for row in fullest[-traps:] + besieged[-traps:]]


def of_each_language():
    """The largest list of each language, with forty of its words from all over it."""
    files = sorted((REAL.parent / "lists").glob("*.*.txt"), key=lambda file: file.stat().st_size)
    largest = {file.name.split(".")[1]: file for file in files}
    words = {file.name.split(".")[0]: file.read_text("utf-8").splitlines() for file in largest.values()}
    for id, entries in {"words": plistlib.loads(REAL.read_bytes()), **words}.items():
        long = [entry for entry in entries if entry.isalpha() and 9 <= len(entry) <= 10]
        yield id, long[:: len(long) // 40][:40]


# The hardest words for a room: they differ in a letter or two, which takes long to search.
TRAPS = [
    "BAD BAG BAH BAN BAP BAR BAT BAY CAB CAD CAM CAN CAP CAR CAT CAW DAB DAD DAM DAY EAR EAT FAD FAN FAR FAT GAB GAP "
    "GAS GAY HAM HAT JAB JAM JAR LAB LAD LAG LAP LAW",
    "BALE BANE BARE BASE CAFE CAGE CAKE CAME CANE CAPE CARE CASE CAVE DALE DAME DARE DATE FACE FADE FAKE FAME FARE FATE "
    "GALE GAME GATE GAZE HARE HATE LACE LAKE LAME LANE LATE MADE MAKE MALE MANE MARE MATE",
    "BID BIG BIN BIT DID DIG DIM DIN DIP FIG FIN FIT HID HIM HIP HIS HIT JIG KIN KIT LID LIP LIT MIX NIP PIG PIN PIT RIB "
    "RID RIG RIM RIP SIN SIP SIT SIX TIN TIP WIN",
    "BATTER BETTER BITTER BUTTER CUTTER FETTER FITTER GUTTER HATTER HITTER HOTTER JITTER LATTER LETTER LITTER MATTER "
    "MUTTER NUTTER OTTERS PATTER PUTTER RATTER ROTTER RUTTER SETTER SITTER TATTER TITTER TOTTER TUTTER",
]


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
    """Writes as plistlib does, which takes a minute for this many entries."""
    head = '<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">\n<array>\n'
    body = "".join(f"\t<string>{word}</string>\n" for word in words)
    path.write_text(f"{head}{body}</array>\n</plist>\n")
