"""Players of every kind that play whole games and compare every reply with the one before."""

import concurrent.futures
import http.client
import random
import time

LETTERS = "EARIOTNSLCUDPMHGBFYWKVXZJQ"
CALL = "/cgi-bin/hangman-cgi"
SETTINGS = [
    "", "?evil=false", "?cunning=diabolical", "?cunning=classic&length=any&mistakes=3",
    "?list=family&mistakes=1", "?evil=true&length=7&mistakes=2", "?seed=1",
]


class Seat:
    """A connection on which one player after another plays at random."""

    def __init__(self, server, chance):
        self.connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
        self.chance = chance
        self.cookie = None
        # Players that stay in the store, without the present one.
        self.stayed = 0
        self.refused = 0
        self.waits = []

    def call(self, method, path, *expected):
        """The JSON of a reply; after a 503 it asks again, as a client should."""
        headers = {"Cookie": self.cookie} if self.cookie else {}
        while True:
            start = time.monotonic()
            self.connection.request(method, CALL + path, headers=headers)
            reply = self.connection.getresponse()
            body = reply.read()
            self.waits.append(time.monotonic() - start)
            if reply.status != 503:
                break
            self.refused += 1
            time.sleep(0.1)
        if reply.status not in expected:
            raise RuntimeError(f"{method} {path} came to {reply.status}: {body[:300]}")
        if reply.getheader("Set-Cookie"):
            self.cookie = reply.getheader("Set-Cookie").partition(";")[0]
        return body

    def play(self):
        """One game, to its end or to a random guess; then some players leave."""
        self.call("POST", "/game" + self.chance.choice(SETTINGS), 201)
        enough = self.chance.choice([1, 2, 26])
        for count, letter in enumerate(LETTERS[:enough], 1):
            game = self.call("POST", f"/guess?letter={letter}", 200)
            if game.count(b'"letter":') != count:
                raise RuntimeError(f"a guess is missing in {game}")
            if b'"status":"playing"' not in game:
                break
        if self.chance.random() < 0.1:
            self.call("GET", self.chance.choice(["/history", "/game", "/settings"]), 200)
        chance = self.chance.random()
        if chance < 0.02:
            self.call("POST", "/forget", 204)
            self.cookie = None
        elif chance < 0.04:
            self.cookie = None
            self.stayed += 1

    @property
    def living(self):
        return self.stayed + (self.cookie is not None)


def play(server, games, count=16):
    """Plays this many games on `count` seats and returns the seats."""
    rest = iter(range(games))

    def run(number):
        seat = Seat(server, random.Random(number))
        # Each seat takes the next game.
        for _ in rest:
            seat.play()
        return seat

    with concurrent.futures.ThreadPoolExecutor(count) as pool:
        return list(pool.map(run, range(count)))
