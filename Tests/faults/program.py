"""The program under a fault: started through another program, and observed from outside."""

import concurrent.futures
import copy
import os
import pathlib
import plistlib
import subprocess
import time
from dataclasses import dataclass
from subprocess import PIPE

from calls import PROGRAM, Direct, Reply, parse_cgi

# Entries of lists that compile quickly. The only entry of `sure` is won in two guesses.
ENTRIES = ("BEAR BOAR DEER DUCK HARE GOOSE MOUSE HORSE SHEEP SNAIL SNAKE TIGER ZEBRA OTTER "
           "CAMEL GORILLA OSTRICH RACCOON DOLPHIN").split()
SURE = ["AB"]


def write_data(folder):
    """Makes a data folder of small lists."""
    (folder / "lists").mkdir(parents=True)
    (folder / "words.plist").write_bytes(plistlib.dumps(ENTRIES))
    (folder / "blocked.plist").write_bytes(plistlib.dumps(["DUCK"]))
    (folder / "lists/sure.plist").write_bytes(plistlib.dumps(SURE))
    return folder


@dataclass(frozen=True)
class Outcome:
    """The result of one run: exit status, reply (None if there was none), log."""

    returncode: int
    reply: Reply | None
    log: list[str]

    @property
    def status(self):
        return self.reply.status if self.reply else None

    @property
    def is_done(self):
        """Whether it reports success."""
        return self.status in (200, 201, 204) if self.reply else self.returncode == 0

    @property
    def code(self):
        return self.reply.code if self.reply else None

    @property
    def cookie(self):
        return self.reply.cookie if self.reply else None

    @property
    def json(self):
        return self.reply.json


class Program(Direct):
    """The program with a state folder, which is empty unless a test filled it."""

    def __init__(self, state, data, program=PROGRAM, environment=None):
        super().__init__(state, data, program, environment)
        self.prefix = []
        self.options = {}
        state.mkdir(mode=0o700, exist_ok=True)

    def by(self, *prefix, **options):
        """The same program started by another, as in `strace -o /dev/null program`.

        Options go to `subprocess.run`, but for `environment`, which is added to the present one.
        """
        other = copy.copy(self)
        other.prefix = [*self.prefix, *map(str, prefix)]
        other.environment = self.environment | options.pop("environment", {})
        other.options = self.options | options
        return other

    def over(self, state):
        """The same program with another state folder."""
        other = copy.copy(self)
        other.state = state
        state.mkdir(mode=0o700, exist_ok=True)
        other.environment = self.environment | {"HANGMAN_STATE_DIR": str(state)}
        return other

    def run(self, environment, body=b"", arguments=()):
        return self._start(environment, body, arguments)

    def _start(self, environment, body, arguments):
        options = {"input": body, "stdout": PIPE, "stderr": PIPE, "timeout": 120} | self.options
        if "stdin" in options:
            del options["input"]
        done = subprocess.run(
            [*self.prefix, self.program, *arguments],
            env={"PATH": os.environ["PATH"], **self.environment, **environment},
            **options,
        )
        reply = parse_cgi(done.stdout) if done.stdout and environment else None
        log = (done.stderr or b"").decode("ascii").splitlines()
        return Outcome(done.returncode, reply, log)

    def command(self, *arguments):
        """A run on the command line, without a web server."""
        return self._start({}, b"", arguments)

    def get(self, path, cookie=None):
        return self.call("GET", path, headers=_cookie(cookie))

    def post(self, path, cookie=None, **form):
        return self.call("POST", path, form, _cookie(cookie))

    def newcomer(self, **form):
        """The cookie of a new player with a game."""
        outcome = self.post("/game", **form)
        assert outcome.status == 201, outcome
        return outcome.cookie

    def letters(self, cookie):
        """The letters guessed in the player's game; None if there is no game."""
        outcome = self.get("/game", cookie)
        assert outcome.status in (200, 404), outcome
        return [g["letter"] for g in outcome.json["guesses"]] if outcome.status == 200 else None


def _cookie(cookie):
    return {"Cookie": cookie} if cookie else {}


def at_once(act, items, count=os.cpu_count()):
    """The results of all, `count` at a time; raises the first failure and stops the rest."""
    with concurrent.futures.ThreadPoolExecutor(count) as pool:
        try:
            return list(pool.map(act, items))
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def player_files(state):
    return [path for path in _shard_files(state / "players") if len(path.name) == 62]


def room_files(state):
    return [path for path in _shard_files(state / "rooms") if len(path.name) == 62]


def player_file(state):
    """The file of the only player."""
    (path,) = player_files(state)
    return path


def make_due(shard):
    """Lets the next writing request sweep this shard, of players or of rooms, from its start."""
    due = shard.parent / "sweep"
    due.write_text(f"{int(shard.name, 16)} 0 0 0 {int(time.time())} 0 0\n")
    then = time.time() - 3600
    os.utime(due, (then, then))


def swept(paths, requests):
    """Whether requests, each of which is to sweep the shard of these files, remove them all.

    In its two milliseconds a request that has to wait for the processor removes nothing.
    """
    for request in requests:
        make_due(paths[0].parent)
        assert request().is_done
        if not any(path.exists() for path in paths):
            return True
    return False


def temporary_files(state):
    files = [path for path in _all_files(state) if path.name.startswith(".t.")]
    return files + list(state.glob("index/*.new"))


def aside_files(state):
    return [path for path in _all_files(state) if path.name.endswith(".bad")]


def _all_files(state):
    return _shard_files(state / "players") + _shard_files(state / "rooms")


def _shard_files(folder):
    return [pathlib.Path(entry.path)
            for shard in os.scandir(folder) if shard.is_dir()
            for entry in os.scandir(shard.path)] if folder.is_dir() else []
