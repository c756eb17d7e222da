"""Games over the lists of A–Z as replies, session files and checksums: the same in every version.

`latin.py PROGRAM` prints what a program makes of them. `latin.json` was recorded with the program
of commit 35ae058, the last one that knew A–Z alone.
"""

import json
import pathlib
import re
import sys
import tempfile

from calls import DATA, PROGRAM, Direct

LETTERS = "ETAOINSHRDLCUMWFGYPBVKJXQZ"
# New since then, and `null` or A to Z in games of these lists.
NEWER = {"daily": None, "language": None, "letters": "ABCDEFGHIJKLMNOPQRSTUVWXYZ"}
OF_THE_MOMENT = ("id", "nonce", "commitment", "startedAt", "endedAt")


def ids():
    return ["words", "family", *sorted(file.stem for file in (DATA / "lists").glob("*.plist"))]


def lasting(reply):
    """A reply without what each game has anew, and without fields that are newer than the record."""
    for name, value in NEWER.items():
        assert reply.pop(name, value) == value
    return {name: value for name, value in reply.items() if name not in OF_THE_MOMENT}


def session(direct):
    """The lines of the only player's file, without what each game has anew."""
    (file,) = (file for file in (direct.state / "players").rglob("*") if is_session(file))
    head, *lines = file.read_text().splitlines()
    assert re.fullmatch(r"HANGMAN1 \d+ [0-9a-f]{16}", head)
    text = "\n".join(line for line in lines if not line.startswith(("changed ", "end ")))
    return re.sub(r"game [0-9a-f]{16} (.*) \d+ [0-9a-f]{32} ", r"game \1 ", text)


def is_session(file):
    return file.is_file() and file.read_bytes().startswith(b"HANGMAN")


def play(program, id, evil):
    with tempfile.TemporaryDirectory() as state:
        direct = Direct(pathlib.Path(state) / "state", program=program)
        player = direct.player()
        settings = {"list": id, "length": "any", "mistakes": "26", "evil": evil}
        reply = player.post("/game", seed="17", **settings)
        started = [lasting(reply.json), session(direct)]
        for letter in LETTERS:
            if reply.json["status"] == "playing":
                reply = player.post("/guess", letter=letter.lower())
        return [*started, lasting(reply.json), session(direct)]


def record(program):
    return {f"{id} {evil}": play(program, id, evil) for id in ids() for evil in ("true", "false")}


if __name__ == "__main__":
    games = record(sys.argv[1] if sys.argv[1:] else PROGRAM)
    lines = (f"{json.dumps(key)}: {json.dumps(game, separators=(',', ':'))}" for key, game in games.items())
    print("{", ",\n".join(lines), "}", sep="\n")
