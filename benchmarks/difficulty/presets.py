#!/usr/bin/env python3
"""Plays the page's presets with the real program, and prints how often the casual player wins.

Fails when the page states a rate more than 5 points away from what was measured. Seeds are fixed,
so the same program, lists and presets give the same numbers.
"""

import argparse
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import urllib.parse

from casual import Fitting, Vocabulary, levels, next_letter

TOP = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = TOP / ".build" / "release" / "hangman-cgi"
TOLERANCE = 5


class Program:
    """The CGI program as a web server runs it, one process a call, without a server between."""

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
            sys.exit(f"presets: {path} with {parameters} was refused: {value['code']}")
        return value


def presets() -> list[tuple[str, int, dict[str, str]]]:
    """The rows of the table in the page's source: name, stated rate, settings."""
    row = re.compile(r"name: '([a-z0-9-]+)',\s+rate: (\d+),\s+query: '([a-z0-9=&-]+)'")
    found = [
        (name, int(rate), dict(urllib.parse.parse_qsl(query)))
        for name, rate, query in row.findall((TOP / "public" / "offers.js").read_text())
    ]
    if not found:
        sys.exit("presets: there is no table of presets in public/offers.js")
    return found


def wins(program: Program, settings: dict[str, str], vocabulary: Vocabulary, seed: int) -> bool:
    game = program.post("/game", settings | {"seed": seed})
    spans = [match.span() for match in re.finditer("_+", game["pattern"])]
    fitting: list[Fitting] = [vocabulary.fitting(end - start) for start, end in spans]
    asked = ""
    while game["status"] == "playing":
        letter = next_letter(fitting, asked)
        game = program.post("/guess", {"letter": letter, "game": game["id"]})
        asked += letter
        where = game["guesses"][-1]["positions"]
        for part, (start, end) in enumerate(spans):
            own = tuple(place - start for place in where if start <= place < end)
            fitting[part] = fitting[part].after(letter, own)
    return game["status"] == "won"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=300, help="games a preset (%(default)s)")
    options = parser.parse_args()
    chance, level = random.Random(1), levels()
    players = [Vocabulary.casual(level, chance) for _ in range(30)]
    wrong = []
    with tempfile.TemporaryDirectory(dir=os.environ.get("XDG_RUNTIME_DIR")) as state:
        program = Program(state)
        print("preset        list       length  mistakes  computer     casual wins  page says")
        for name, stated, settings in presets():
            won = sum(
                wins(program, settings, players[seed % len(players)], seed)
                for seed in range(1, options.games + 1)
            )
            measured = round(100 * won / options.games)
            if abs(stated - measured) > TOLERANCE:
                wrong.append(name)
            computer = settings["cunning"] if settings["evil"] == "true" else "honest"
            print(
                f"{name:13} {settings['list']:10} {settings['length']:>6}"
                f" {settings['mistakes']:>9}  {computer:10} {measured:12} %"
                f" {stated:>8} %",
                flush=True,
            )
    if wrong:
        sys.exit(f"presets: the page is wrong about {', '.join(wrong)}")


main()
