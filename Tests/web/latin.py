"""Games over the lists of A–Z as replies, session files and checksums: the same in every version.

`latin.py PROGRAM` prints a program's games. `latin.json` is the record of the last program that had
only A–Z, but for diabolical games of lists with traps, which newer programs keep elsewhere, and of long
words that people know, and for the lists that lost or gained words since.
"""

import hashlib
import json
import pathlib
import re
import sys
import tempfile

from calls import DATA, PROGRAM, Direct

LETTERS = "ETAOINSHRDLCUMWFGYPBVKJXQZ"
# Fields added since then; `null` or A to Z in games of these lists.
NEWER = {
    "daily": None, "dailyLanguage": None, "date": None, "room": None, "trap": None,
    "language": None, "letters": "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "answerText": None,
    "direction": "ltr", "clue": None, "endgame": None, "entries": None,
}
OPPONENTS = {
    "good": {"evil": "false"},
    "classic": {"evil": "true", "cunning": "classic"},
    "diabolical": {"evil": "true", "cunning": "diabolical"},
}
OF_THE_MOMENT = ("id", "nonce", "commitment", "startedAt", "endedAt")


def ids():
    return ["words", "family", *sorted(file.stem for file in (DATA / "lists").glob("*.plist"))]


def lasting(reply):
    """A reply without what differs in each game, and without fields newer than the record."""
    for name, value in NEWER.items():
        assert reply.pop(name, value) == value
    assert reply["settings"].pop("clue", False) is False
    meaning = reply.pop("meaning", None)
    assert meaning is None or reply["answer"]
    left = reply.pop("left", None)
    assert left is None or left == sorted(left, reverse=True)
    return {name: value for name, value in reply.items() if name not in OF_THE_MOMENT}


def session(direct):
    """The lines of the only player's file, without what differs in each game."""
    (file,) = (file for file in (direct.state / "players").rglob("*") if is_session(file))
    head, *lines = file.read_text().splitlines()
    assert re.fullmatch(r"HANGMAN\d \d+ [0-9a-f]{16}", head)
    text = "\n".join(line for line in lines if not line.startswith(("changed ", "end ")))
    return re.sub(r"game [0-9a-f]{16} (.*) \d+ [0-9a-f]{32} ", r"game \1 ", text)


def is_session(file):
    return file.is_file() and file.read_bytes().startswith(b"HANGMAN")


def without_examples(turns):
    """Leaves out the words that a replay names: they depend on lists that change."""
    for turn in turns:
        for family in turn["families"]:
            assert not any(family.pop("texts", []))
            del family["examples"]
    return turns


def play(program, id, opponent):
    with tempfile.TemporaryDirectory() as state:
        direct = Direct(pathlib.Path(state) / "state", program=program)
        player = direct.player()
        settings = {"list": id, "length": "any", "mistakes": "26"} | OPPONENTS[opponent]
        reply = player.post("/game", seed="17", **settings)
        started = [lasting(reply.json), session(direct)]
        for letter in LETTERS:
            if reply.json["status"] == "playing":
                reply = player.post("/guess", letter=letter.lower())
        ended = [lasting(reply.json), session(direct)]
        turns = without_examples(player.get("/replay").json["turns"])
        return [*started, *ended, hashlib.sha256(json.dumps(turns).encode()).hexdigest()]


def record(program):
    return {f"{id} {name}": play(program, id, name) for id in ids() for name in OPPONENTS}


if __name__ == "__main__":
    games = record(sys.argv[1] if sys.argv[1:] else PROGRAM)
    lines = (f"{json.dumps(key)}: {json.dumps(game, separators=(',', ':'))}" for key, game in games.items())
    print("{", ",\n".join(lines), "}", sep="\n")
