"""A player that plays through the proxy and remembers every accepted move."""

import http.client
import json
import time
import urllib.parse

CALL = "/hangman/cgi-bin/hangman-cgi"
LETTERS = "EARIOTNSLCUDPMHGBFYWKVXZJQ"


class Player:
    """One cookie, one game after another. A move that was not accepted is sent again, unchanged."""

    def __init__(self, number, journal, chance):
        self.number = number
        self.journal = journal
        self.chance = chance
        self.cookies = {}
        self.game = None
        self.guesses = []
        self.finished = 0
        # The move that was sent and not accepted yet, and since when.
        self.pending = None
        self.since = None

    def step(self, address):
        """Sends the next move once; returns whether it was accepted."""
        self.pending = self.pending or self._next()
        path, form = self.pending
        start = time.monotonic()
        self.since = self.since or start
        status, reply = self.call(address, "POST", path, form)
        if reply.get("code") == "stale-game" and path == "/game":
            # The new game was begun, and its reply lost.
            return self.look(address) and self.game["id"] != form.get("game") and self._accepted()
        if status not in (200, 201):
            return self._refused(status, reply)
        self._believe(reply)
        return self._accepted()

    def look(self, address):
        """Compares what is stored with what was accepted; returns whether a reply came."""
        status, reply = self.call(address, "GET", "/game")
        if status == 200:
            self._believe(reply)
        else:
            self._refused(status, reply)
        return status in (200, 404)

    def count(self, address):
        """Compares the finished games with those accepted; returns whether a reply came."""
        status, reply = self.call(address, "GET", "/history")
        if status == 200 and reply["played"] != self.finished:
            kind = "missing" if reply["played"] < self.finished else "doubled"
            self.journal.wrong(kind, self.number, f"{reply['played']} games for {self.finished}")
        return status == 200

    def call(self, address, method, path, form=None):
        """Status and JSON of a reply; 0 for none, and only the status if it is not JSON."""
        start = time.monotonic()
        status, reply = 0, {}
        headers = {"Cookie": "; ".join(f"{n}={v}" for n, v in self.cookies.items())}
        if form is not None:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        connection = http.client.HTTPConnection(address, timeout=30)
        try:
            connection.request(method, CALL + path, form and urllib.parse.urlencode(form), headers)
            response = connection.getresponse()
            text = response.read()
            status = response.status
            for line in response.headers.get_all("Set-Cookie") or []:
                name, _, value = line.partition(";")[0].partition("=")
                self.cookies[name] = value
            reply = json.loads(text) if "json" in response.headers["Content-Type"] else {}
        except (OSError, http.client.HTTPException) as failure:
            reply = {"failure": type(failure).__name__}
        finally:
            connection.close()
        self.journal.answered(self.number, start, method, path, form, status, reply)
        return status, reply

    def _accepted(self):
        self.journal.waited(self.number, self.since)
        self.pending = self.since = None
        return True

    def _next(self):
        if self.game is None or self.game["status"] != "playing":
            form = {"length": self.chance.choice([5, 7, 8, 9, 12]), "mistakes": 6}
            return "/game", form | ({"game": self.game["id"]} if self.game else {})
        known = {letter for letter, _ in self.guesses}
        rest = [letter for letter in LETTERS if letter not in known]
        # The usual letters first, but not the same game for everybody.
        return "/guess", {"letter": self.chance.choice(rest[:3]), "game": self.game["id"]}

    def _refused(self, status, reply):
        if reply.get("code") == "no-game" and self.game:
            self.journal.wrong("denied", self.number, "a living player was told: no game")
        elif 400 <= status < 500 and reply.get("code") != "timeout":
            self.journal.wrong("contradicted", self.number, f"{status} {reply}")
        return False

    def _believe(self, reply):
        """Stores an accepted state after comparing it with the one before."""
        guesses = [(guess["letter"], guess["positions"]) for guess in reply["guesses"]]
        if self.game and reply["id"] != self.game["id"]:
            if self.pending is None or self.pending[0] != "/game":
                self.journal.wrong("contradicted", self.number, "another game than the present one")
            self.guesses = []
        self._compare(guesses, reply["mistakes"])
        over = reply["status"] != "playing"
        if over and (self.game is None or reply["id"] != self.game["id"]
                     or self.game["status"] == "playing"):
            self.finished += 1
        elif self.game and reply["id"] == self.game["id"] and not over \
                and self.game["status"] != "playing":
            self.finished -= 1
            self.journal.wrong("missing", self.number, "the end of a game")
        self.game, self.guesses = reply, guesses

    def _compare(self, guesses, mistakes):
        new = dict(guesses)
        asked = self.pending[1].get("letter") if self.pending else None
        for letter, positions in self.guesses:
            if letter not in new:
                self.journal.wrong("missing", self.number, f"{letter} of {self.game['id']}")
            elif new[letter] != positions:
                self.journal.wrong("contradicted", self.number, f"{letter} stands elsewhere")
        if len(new) != len(guesses) or mistakes != sum(not places for _, places in guesses):
            self.journal.wrong("doubled", self.number, f"{guesses} with {mistakes} mistakes")
        alien = set(new) - {letter for letter, _ in self.guesses} - {asked}
        if alien:
            self.journal.wrong("contradicted", self.number, f"nobody guessed {sorted(alien)}")
