"""The cost of the most expensive call of each kind, found by a climb over random parameters."""

import collections
import itertools
import json
import os
import pathlib
import random
import shutil
import tempfile
import urllib.parse

import pytest

import counts
from calls import DATA, PROGRAM
from endpoint import LETTERS, Endpoint

# First guesses that a call may cost by instructions: one that stores something, all others, and making a trap.
STORING, OTHERS, TRAP = 100, 21, 20
# By the processor's time a replay costs a third of this or less, and a draw a quarter, because most of the time of a
# first guess is the start of the program. A diabolical game is simulated again, turn by turn.
REPLAY, DIABOLICAL_REPLAY = 60, 90


class Climb:
    """Draws calls, and changes one parameter at a time of those that cost most of their kind."""

    def __init__(self, endpoint, lists, seed):
        self.endpoint, self.lists, self.chance = endpoint, lists, random.Random(seed)
        self.guess = counts.instructions(endpoint.guess(9))
        self.best = {}

    def parameters(self, kind):
        chosen = self.chance.choice(self.lists)
        length = self.chance.choice(["any", *chosen["lengths"]])
        form = {"list": chosen["id"], "length": length, "evil": "false"}
        number = str(self.chance.randrange(1 << 64))
        match kind:
            case "draw":
                return form | {"draw": str(self.chance.randint(1, 40)), "seed": number, "try": "true"}
            case "rounds":
                return form | {"rounds": str(self.chance.randint(1, 40)), "clue": "true"}
            case "clue":
                return form | {"clue": "true", "seed": number}
            case "words":
                words = self.words(chosen, self.chance.randint(1, 40))
                return {"list": chosen["id"], "try": "true", "words": "\n".join(words)}
            case "trap":
                return {"trap": "\n".join(self.alike()), "try": "true"}
            case "replay" | "diabolical replay":
                letters = [*chosen["letters"]]
                self.chance.shuffle(letters)
                cunning = "classic" if kind == "replay" else "diabolical"
                return form | {"evil": "true", "cunning": cunning, "mistakes": "26", "seed": number, "letters": "".join(letters)}

    def alike(self):
        """Up to forty words that differ in a letter or two."""
        frame = self.chance.choices(LETTERS, k=self.chance.randint(2, 9))
        places = self.chance.sample(range(len(frame)), 2)
        letters = [self.chance.sample(LETTERS, self.chance.randint(2, 20)) for _ in places]
        words = set()
        for pair in itertools.product(*letters):
            for place, letter in zip(places, pair, strict=True):
                frame[place] = letter
            words.add("".join(frame))
        return self.chance.sample(sorted(words), min(len(words), self.chance.randint(4, 40)))

    def words(self, chosen, count):
        """Words of a list as the server draws them, with what they mean."""
        drawn = self.endpoint.request("POST", "/room", urllib.parse.urlencode(
            {"list": chosen["id"], "draw": count, "try": "true", "seed": self.chance.randrange(1 << 64)})).run()
        lines = json.loads(drawn.stdout.partition(b"\r\n\r\n")[2]).get("lines") or [{"word": chosen["letters"][:9], "clue": None}]
        return [f"{line['word']}\t{line['clue']}" if line["clue"] else line["word"] for line in lines]

    def changed(self, kind, form):
        """The same call with one parameter taken from another draw."""
        other = self.parameters(kind)
        if kind in ("words", "trap") or self.chance.random() < 0.3:
            return other
        keys = [key for key in other if key not in ("list", "length")]
        key = self.chance.choice(keys)
        # Another list may have other letters.
        value = other[key] if key != "letters" else "".join(self.chance.sample(form[key], len(form[key])))
        return form | {key: value}

    def cost(self, kind, form):
        self.endpoint.cookie = ""
        if "letters" in form:
            return counts.instructions(self.replay(form)) / self.guess
        path = "/game" if kind == "clue" else "/room"
        request = self.endpoint.request("POST", path, urllib.parse.urlencode(form))
        return counts.instructions(request) / self.guess

    def replay(self, form):
        """The replay of a game in which letters are said in this order."""
        settings = {key: value for key, value in form.items() if key != "letters"}
        self.endpoint.call("POST", "/game", urllib.parse.urlencode(settings))
        for letter in form["letters"]:
            said = urllib.parse.urlencode({"letter": letter})
            if self.endpoint.call("POST", "/guess", said)["status"] != "playing":
                break
        return self.endpoint.get("/replay", '"turns":[', letters="true", meanings="true")

    def step(self, kind):
        cost, form = self.best.get(kind, (0, None))
        other = self.changed(kind, form) if form and self.chance.random() < 0.7 else self.parameters(kind)
        self.best[kind] = max((cost, form), (self.cost(kind, other), other), key=lambda one: one[0])


KINDS = {"draw": OTHERS, "words": OTHERS, "trap": TRAP, "replay": REPLAY, "diabolical replay": DIABOLICAL_REPLAY,
         "rounds": STORING, "clue": STORING}


@pytest.fixture(scope="module")
def climb_over():
    with tempfile.TemporaryDirectory(dir="/dev/shm") as folder:
        folder = pathlib.Path(folder)
        program = shutil.copy2(PROGRAM, folder / "hangman-cgi")
        endpoint = Endpoint(program, shutil.copytree(DATA, folder / "data"), folder / "state")
        endpoint.compilation().run()
        told = endpoint.call("GET", "/lists")["lists"]
        lists = [{"letters": "ABCDEFGHIJKLMNOPQRSTUVWXYZ", **{key: item[key] for key in ("id", "lengths", "letters") if item[key]}}
                 for item in told if item["meanings"] and not item["phrases"]]
        yield lambda seed: Climb(endpoint, lists, seed)


def climb(climb, steps):
    for step in range(steps):
        climb.step([*KINDS][step % len(KINDS)])
    dear = collections.OrderedDict(sorted(climb.best.items(), key=lambda one: -one[1][0]))
    for kind, (cost, form) in dear.items():
        print(f"{kind}: {cost:.1f} first guesses, {form}")
    assert {kind: cost for kind, (cost, _) in dear.items() if cost > KINDS[kind]} == {}


def test_the_dearest_calls_that_were_found_cost_few_guesses(climb_over):
    """They cost 393 first guesses by the clock, and up to 1,890 by instructions, before a request had one bound."""
    one = climb_over(1)
    for id, length in (("norwegian", "12"), ("german", "any"), ("words", "any")):
        form = {"list": id, "length": length, "draw": "40", "seed": "12", "evil": "false", "try": "true"}
        assert one.cost("draw", form) <= OTHERS, form
    for kind, form in (("clue", {"seed": "1"}), ("rounds", {"rounds": "20"})):
        assert one.cost(kind, {"list": "german", "length": "13", "evil": "false", "clue": "true", **form}) <= STORING
    rarest = {"list": "words", "length": "9", "mistakes": "26", "seed": "20", "letters": LETTERS[::-1]}
    for kind, cunning in (("replay", "classic"), ("diabolical replay", "diabolical")):
        assert one.cost(kind, rarest | {"cunning": cunning}) <= KINDS[kind]
    climb(one, 7)


@pytest.mark.long
@pytest.mark.timeout(7200)
def test_no_parameters_make_a_call_dear(climb_over):
    climb(climb_over(random.randrange(1 << 32)), int(os.environ.get("TRIES", "2000")))
