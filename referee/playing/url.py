"""A server of this project, asked as a browser asks it."""

import http.cookiejar
import json
import random
import urllib.error
import urllib.parse
import urllib.request
from typing import Dict, Optional

from judging.words import Unjudgeable
from playing.program import FLOOD

REFUSALS = ("invalid-setting", "invalid-letter", "game-over")


class UrlDriver:
    """Asks a server of this project, as one player."""

    goes_on = False
    followed = False
    fresh = False
    starts = 0

    def __init__(self, url: str, settings: Dict[str, str], seed: str, timeout: float):
        self.url = url.rstrip("/")
        self.settings = settings
        self.seeds = random.Random(seed)
        self.timeout = timeout
        jar = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
        self.browser = urllib.request.build_opener(jar)

    def ask(self, line: str) -> str:
        verb, _, rest = line.partition(" ")
        if verb == "words":
            return "ok"
        if verb == "reveal":
            answer = self._call("/game")["answer"]
            return f"word {answer}" if answer else "error the game is not over"
        form = {"letter": rest}
        if verb == "start":
            length, mistakes = rest.split()
            form = {"length": length, "mistakes": mistakes, "seed": str(self.seeds.getrandbits(64)),
                    "evil": "true", **self.settings}
        reply = self._call("/game" if verb == "start" else "/guess", form)
        if "pattern" in reply:
            return f"pattern {reply['pattern']} {reply['mistakesLeft']}"
        return "over" if reply["code"] == "game-over" else f"error {reply['code']}"

    def _call(self, path: str, form: Optional[Dict[str, str]] = None) -> dict:
        data = urllib.parse.urlencode(form).encode() if form else None
        try:
            try:
                response = self.browser.open(self.url + path, data, self.timeout)
            except urllib.error.HTTPError as refusal:
                response = refusal
            with response:
                reply = json.loads(response.read(FLOOD))
        except (OSError, ValueError) as error:
            raise Unjudgeable(f"Expected Evil Hangman at {self.url}{path}; came: {error}.")
        if "pattern" in reply or reply.get("code") in REFUSALS:
            return reply
        raise Unjudgeable(f"Expected a game at {self.url}{path}; came {str(reply)[:200]}.")

    def close(self, broken: bool):
        """Leaves the server as it is."""

    def finish(self):
        """Nothing is left after `close`."""
