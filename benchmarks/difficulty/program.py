"""The CGI program as a web server runs it, one process a call, without a server between."""

import json
import pathlib
import re
import subprocess
import sys
import urllib.parse

from casual import Fitting
from players import Player

TOP = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = TOP / ".build" / "release" / "hangman-cgi"


class Program:
    def __init__(self, state: str) -> None:
        self.environment = {
            "GATEWAY_INTERFACE": "CGI/1.1",
            "REQUEST_METHOD": "POST",
            "CONTENT_TYPE": "application/x-www-form-urlencoded",
            "HANGMAN_DATA_DIR": str(TOP / "data"),
            "HANGMAN_STATE_DIR": state,
        }

    def post(self, path: str, parameters: dict[str, object]) -> dict:
        body = urllib.parse.urlencode(parameters).encode()
        call = {"PATH_INFO": path, "CONTENT_LENGTH": str(len(body))}
        reply = subprocess.run(
            [PROGRAM], input=body, env=self.environment | call, capture_output=True, check=True
        )
        head, _, content = reply.stdout.partition(b"\r\n\r\n")
        if cookie := re.search(rb"(?im)^Set-Cookie: ([^;]+)", head):
            self.environment["HTTP_COOKIE"] = cookie[1].decode()
        value = json.loads(content)
        if "code" in value:
            sys.exit(f"{path} with {parameters} was refused: {value['code']}")
        return value

    def play(self, settings: dict[str, object], player: Player, seed: int) -> dict:
        """A game as it ended."""
        game = self.post("/game", settings | {"seed": seed})
        spans = [match.span() for match in re.finditer("_+", game["pattern"])]
        fitting: list[Fitting] = [player.vocabulary.fitting(end - start) for start, end in spans]
        asked: list[str] = []
        while game["status"] == "playing":
            letter = player.letter(fitting, asked, game["letters"])
            game = self.post("/guess", {"letter": letter, "game": game["id"]})
            asked.append(letter)
            where = game["guesses"][-1]["positions"]
            for part, (start, end) in enumerate(spans):
                own = tuple(place - start for place in where if start <= place < end)
                fitting[part] = fitting[part].after(letter, own)
        return game
