"""One board for all, as its documents describe it: a model, and calls that it predicts.

`python Tests/web/board_model.py 30000` plays 30,000 calls and prints what it did, for docs/measurements.
"""

import collections
import concurrent.futures
import contextlib
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field

from calls import Direct

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
WORDS = ["BANANA", "OX", "JAZZ", "RHYTHM", "QUEUE", "SPHINX", "LLAMA", "OTTER"]
SEATS = 200


@dataclass
class Model:
    """The expected state of a board of honest words after some answered calls."""

    words: list
    allowed: int
    round: int = 0
    turn: int = 0
    guesses: list = field(default_factory=list)
    results: dict = field(default_factory=dict)
    closed: bool = False

    @property
    def word(self):
        return self.words[self.round - 1]

    @property
    def said(self):
        return [letter for letter, _ in self.guesses]

    @property
    def pattern(self):
        return "".join(letter if letter in self.said else "_" for letter in self.word)

    @property
    def mistakes(self):
        return sum(letter not in self.word for letter in self.said)

    @property
    def status(self):
        if self.mistakes >= self.allowed:
            return "lost"
        return "playing" if "_" in self.pattern else "won"

    def begin(self):
        if self.round and self.status == "playing":
            self.results[self.round] = "lost"
        self.round += 1
        self.turn += 1
        self.guesses = []

    def say(self, seat, letter):
        """Returns the expected answer to a call: an outcome, or a refusal's code."""
        if letter in self.said:
            return "repeat"
        if self.status != "playing":
            return "game-over"
        if self.closed and not self.guesses:
            return "room-closed"
        self.guesses.append((letter, seat))
        self.turn += 1
        if self.status != "playing":
            self.results[self.round] = self.status
        return "hit" if letter in self.word else "miss"

    def next(self):
        if self.round >= len(self.words):
            return "stale-round"
        if self.closed:
            return "room-closed"
        self.begin()
        return None

    def agrees(self, board):
        game = board["game"]
        tally = collections.Counter(seat for _, seat in self.guesses)
        hits = collections.Counter(seat for letter, seat in self.guesses if letter in self.word)
        assert (board["round"], board["turn"], board["rounds"]) == (self.round, self.turn, len(self.words))
        assert [(one["letter"], one["seat"]) for one in game["guesses"]] == self.guesses
        assert (game["pattern"], game["mistakes"], game["status"]) == (self.pattern, self.mistakes, self.status)
        assert all(game["answer"] is None for _ in [0] if self.status == "playing")
        for row in board["seats"]:
            assert (row["guesses"], row["hits"]) == (tally[row["seat"]], hits[row["seat"]])


class Play:
    """A room with one board on the bare program, and its model."""

    def __init__(self, caller, chance, seats):
        self.caller, self.chance = caller, chance
        self.counts = collections.Counter()
        self.author, self.stranger = caller.player(), caller.player()
        self.wanted = seats
        self.make()

    def make(self):
        """The next room; who sat in the last one is gone."""
        words = self.chance.sample(WORDS, self.chance.randint(2, len(WORDS)))
        allowed = self.chance.randint(3, 26)
        reply = self.author.post("/room", board="shared", words="\n".join(words), mistakes=str(allowed))
        assert reply.status == 201, reply.json
        self.room = reply.json
        self.model = Model(words, allowed)
        self.players = []
        self.counts["rooms"] += 1
        self.enter()

    def enter(self):
        player = self.caller.player()
        reply = player.post("/game", room=self.room["id"])
        if self.model.closed:
            assert reply.code == "room-closed"
            return
        assert (reply.status, reply.json["room"]["seat"]) == (201, len(self.players) + 1)
        self.model.turn += 1
        if not self.model.round:
            self.model.begin()
        self.players.append(player)

    def form(self, **more):
        return {"id": self.room["id"], "round": str(self.model.round), **more}

    def board(self, player=None, turn=""):
        player = player or self.chance.choice(self.players)
        return player.get(f"/room/board?id={self.room['id']}" + (f"&turn={turn}" if turn != "" else ""))

    def look(self):
        turn = self.chance.choice(["", self.model.turn, self.model.turn - 1])
        reply = self.board(turn=turn)
        assert reply.status == (204 if turn == self.model.turn else 200)
        if reply.status == 200:
            self.model.agrees(reply.json)

    def say(self):
        seat = self.chance.randrange(len(self.players))
        letter = self.chance.choice(LETTERS)
        reply = self.players[seat].post("/room/guess", **self.form(letter=letter))
        expected = self.model.say(seat + 1, letter)
        assert (reply.code or reply.json["outcome"]) == expected
        if not reply.code:
            self.model.agrees(reply.json)

    def refused(self):
        key = {"key": self.room["key"]}
        path, form, player, code = self.chance.choice([
            ("/room/guess", self.form(letter="A"), self.stranger, "no-seat"),
            ("/room/guess", self.form(letter="A", round=str(self.model.round + 1)), self.players[0], "stale-round"),
            ("/room/guess", self.form(letter="AB"), self.players[0], "invalid-letter"),
            ("/room/next", self.form(key="0" * 26), self.author, "no-room"),
            ("/room/next", self.form(round=str(self.model.round + 1), **key), self.author, "stale-round"),
        ])
        assert player.post(path, **form).code == code

    def next(self):
        reply = self.author.post("/room/next", **self.form(key=self.room["key"]))
        assert reply.code == self.model.next()
        if reply.code:
            results = self.author.get(f"/room?id={self.room['id']}&key={self.room['key']}").json["results"]
            assert {row["round"]: row["status"] for row in results[0]["rounds"]} == self.model.results
            self.make()
        else:
            self.model.agrees(reply.json)

    def close(self):
        """Closes the room, which is left at the next call for another round."""
        reply = self.author.post("/room/close", id=self.room["id"], key=self.room["key"])
        assert reply.json["closed"]
        self.model.closed = True

    def race(self):
        """Twenty calls at once: each letter is taken once, and the board agrees with the answers."""
        said = [(self.chance.randrange(len(self.players)), self.chance.choice(LETTERS)) for _ in range(20)]
        form = self.form()
        with concurrent.futures.ThreadPoolExecutor(20) as pool:
            replies = list(pool.map(
                lambda pair: self.players[pair[0]].post("/room/guess", **form, letter=pair[1]), said))
        after = self.board().json
        fresh = [(one["letter"], one["seat"]) for one in after["game"]["guesses"]][len(self.model.guesses):]
        taken = collections.Counter()
        for (seat, letter), reply in zip(said, replies):
            outcome = reply.code or reply.json["outcome"]
            assert outcome in ("hit", "miss", "repeat", "game-over", "room-closed"), outcome
            if outcome in ("hit", "miss"):
                taken[letter, seat + 1] += 1
        assert taken == collections.Counter(fresh), "no guess is lost, and none is counted twice"
        for letter, seat in fresh:
            assert self.model.say(seat, letter) in ("hit", "miss")
        self.model.agrees(after)

    def kill(self):
        """A call whose program is killed at any moment: it happened wholly or not at all."""
        seat = self.chance.randrange(len(self.players))
        letter = self.chance.choice(LETTERS)
        reply = killed(self.caller, self.players[seat], self.chance.uniform(0, 0.006), **self.form(letter=letter))
        after = self.board().json
        was = letter in self.model.said
        happened = not was and (letter, seat + 1) in [(one["letter"], one["seat"]) for one in after["game"]["guesses"]]
        assert happened or not reply or was or self.model.status != "playing", "what was answered with 200 is there"
        if happened:
            self.model.say(seat + 1, letter)
        self.model.agrees(after)
        self.counts["kills in time"] += not reply

    def step(self):
        """One of these calls at random; how many calls it was."""
        if len(self.players) < self.wanted and self.chance.random() < 0.2:
            kinds = [self.enter]
        else:
            kinds = self.chance.choices(
                [self.say, self.look, self.refused, self.next, self.close, self.race, self.kill],
                [60, 20, 8, 2, 2, 1, 4])
        kinds[0]()
        self.counts[kinds[0].__name__] += 1
        self.counts["calls"] += 21 if kinds[0] == self.race else 2 if kinds[0] == self.kill else 1


def killed(caller, player, after, **form):
    """Whether a guess was answered with 200 before its program was killed this many seconds later."""
    environments = []
    with contextlib.ExitStack() as stack:
        run, caller.run = caller.run, lambda environment, body=b"": environments.append((environment, body)) or Stop.go()
        stack.callback(setattr, caller, "run", run)
        with contextlib.suppress(Stop):
            player.post("/room/guess", **form)
    environment, body = environments[0]
    process = subprocess.Popen([caller.program], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                               env={**caller.environment, **environment})
    with contextlib.suppress(BrokenPipeError):
        process.stdin.write(body)
        process.stdin.close()
    time.sleep(after)
    process.send_signal(signal.SIGKILL)
    output = process.stdout.read()
    process.stdout.close()
    process.wait()
    return output.startswith(b"Status: 200")


class Stop(Exception):
    """Ends the model's part of a call that is made in another way."""

    @staticmethod
    def go():
        raise Stop


def play(caller, calls, seats, seed):
    """Plays this many random calls beside the model, and more until each rare kind has occurred; returns counts."""
    chance = random.Random(seed)
    game = Play(caller, chance, seats)
    while game.counts["calls"] < calls or not all(game.counts[kind] for kind in ("race", "kill", "next", "close")):
        game.step()
    game.counts["seats"] = len(game.players)
    return game.counts


def main():
    calls = int(sys.argv[1]) if sys.argv[1:] else 30_000
    with tempfile.TemporaryDirectory(dir="/dev/shm" if pathlib.Path("/dev/shm").is_dir() else None) as folder:
        caller = Direct(pathlib.Path(folder) / "state", environment={"HANGMAN_NEW_ROOMS": "0", "HANGMAN_LOCK_SECONDS": "20"})
        caller.index()
        start = time.monotonic()
        counts = play(caller, calls, SEATS, 1)
        print(f"{time.monotonic() - start:.0f} s:", ", ".join(f"{n} {name}" for name, n in counts.items()))


if __name__ == "__main__":
    main()
