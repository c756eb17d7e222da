"""The program as a web server starts it, and the measured requests."""

import hashlib
import json
import pathlib
import shutil
import subprocess
import urllib.parse
from dataclasses import dataclass, replace

# The most frequent letters of English first, so hits and misses mix as in a real game.
LETTERS = "ESIARNTOLCDUPMGHBYFVKWZXQJ"
SEED = 20


@dataclass(frozen=True)
class Request:
    """A call that can be repeated: the files it changes are put back before each run."""

    program: pathlib.Path
    environment: dict[str, str]
    body: str = ""
    argument: str = ""
    saved: tuple[tuple[pathlib.Path, pathlib.Path], ...] = ()
    expect: str = ""

    def to(self, program, expect=None):
        """The same request to another program."""
        return replace(self, program=program, expect=self.expect if expect is None else expect)

    def restore(self):
        for saved, file in self.saved:
            shutil.copyfile(saved, file)
            # Every ten seconds a guess also sweeps; a count must not depend on that.
            (file.parents[1] / "sweep").touch()

    def run(self, command=(), **options):
        """Runs it once, under `command` if given, and returns the finished process."""
        self.restore()
        return subprocess.run(
            [*command, self.program, *filter(None, [self.argument])],
            env=self.environment,
            input=self.body.encode(),
            capture_output=True,
            check=True,
            **options,
        )


class Endpoint:
    """One program over one list, with a state folder of its own."""

    def __init__(self, program, data, state):
        self.program, self.data, self.state = program, data, state
        self.cookie = ""
        self.situations = 0

    def compilation(self):
        """Compiles the lists, as an operator does once."""
        folders = {"HANGMAN_DATA_DIR": str(self.data), "HANGMAN_STATE_DIR": str(self.state)}
        return Request(self.program, folders, argument="index", expect="words: ")

    def request(self, method, path, body="", expect=""):
        environment = {
            "GATEWAY_INTERFACE": "CGI/1.1",
            "SERVER_PROTOCOL": "HTTP/1.1",
            "SERVER_SOFTWARE": "lighttpd",
            "SERVER_NAME": "127.0.0.1",
            "SERVER_PORT": "80",
            "REMOTE_ADDR": "127.0.0.1",
            "SCRIPT_NAME": "/cgi-bin/hangman-cgi",
            "PATH_INFO": path,
            "QUERY_STRING": "",
            "REQUEST_METHOD": method,
            "HTTP_HOST": "127.0.0.1",
            "HTTP_COOKIE": self.cookie,
            "HANGMAN_DATA_DIR": str(self.data),
            "HANGMAN_STATE_DIR": str(self.state),
        }
        if body:
            environment["CONTENT_LENGTH"] = str(len(body))
            environment["CONTENT_TYPE"] = "application/x-www-form-urlencoded"
        return Request(self.program, environment, body, expect=expect)

    def call(self, method, path, body=""):
        """Calls it and keeps the cookie; returns the JSON of the reply."""
        output = self.request(method, path, body).run().stdout.decode()
        head, _, content = output.partition("\r\n\r\n")
        fields = dict(line.split(": ", 1) for line in head.split("\r\n"))
        if "Set-Cookie" in fields:
            self.cookie = fields["Set-Cookie"].split(";")[0]
        reply = json.loads(content)
        if "code" in reply:
            raise RuntimeError(f"{method} {path} {body}: {reply}")
        return reply

    def game(self, length, cunning="classic", mistakes=26):
        """The guesses of a whole game, each a request that can be repeated."""
        self.cookie = ""
        form = f"length={length}&mistakes={mistakes}&cunning={cunning}&seed={SEED}"
        status = self.call("POST", "/game", form)["status"]
        guesses = []
        for letter in LETTERS:
            if status != "playing":
                break
            body = f"letter={letter}"
            guesses.append(self._repeatable("POST", "/guess", body, '"outcome":"'))
            status = self.call("POST", "/guess", body)["status"]
        return guesses

    def guess(self, length, turn=1, cunning="classic"):
        """One guess of a game, the last of it if it ends before."""
        return self.game(length, cunning)[:turn][-1]

    def guess_with_examples(self, length, turn):
        """A guess that also asks for words that it rules out, as the page does."""
        self.cookie = ""
        self.call("POST", "/game", f"length={length}&mistakes=26&cunning=classic&seed={SEED}")
        for letter in LETTERS[: turn - 1]:
            self.call("POST", "/guess", f"letter={letter}")
        return self._repeatable("POST", "/guess", f"letter={LETTERS[turn - 1]}&examples=true", '"letGo":["')

    def replay(self, length, cunning):
        """The guesses of a long game, and its replay."""
        guesses = self.game(length, cunning)
        return guesses, self._repeatable("GET", "/replay", "", '"turns":[{')

    def show_game(self):
        """GET game in the middle of a game."""
        self.cookie = ""
        self.call("POST", "/game", f"seed={SEED}")
        for letter in LETTERS[:5]:
            self.call("POST", "/guess", f"letter={letter}")
        return self._repeatable("GET", "/game", "", '"pattern":"')

    def repeated_guess(self):
        """A letter guessed before: the player's file is locked, but nothing changes."""
        self.show_game()
        return self._repeatable("POST", "/guess", f"letter={LETTERS[0]}", '"outcome":"repeat"')

    def changed_settings(self):
        """Only the header of the list is read, but the player's file is replaced."""
        self.show_game()
        return self._repeatable("POST", "/settings", "mistakes=7", '"mistakes":7')

    def history(self):
        """GET history of a player with as many scores as are kept."""
        self.cookie = ""
        while len(self.call("GET", "/history")["scores"]) < 20:
            self.call("POST", "/game", "length=3&mistakes=26&evil=false")
            for letter in LETTERS:
                if self.call("POST", "/guess", f"letter={letter}")["status"] != "playing":
                    break
        return self._repeatable("GET", "/history", "", '"scores":[{')

    def room_guess(self, letters, change=None, **form):
        """The last guess of some in a new room's game; `change` takes the path of the room's file."""
        self.cookie = ""
        room = self.call("POST", "/room", urllib.parse.urlencode(form))
        self.call("POST", "/game", f"room={room['id']}")
        if change:
            change(self._room(room["id"]))
        return self._last_guess(letters, self._room(room["id"]))

    def show_room(self, change, **form):
        """GET room with the key, after `change` of the room's file."""
        room = self.call("POST", "/room", urllib.parse.urlencode(form))
        change(self._room(room["id"]))
        return self.get("/room", '"results":[{', id=room["id"], key=room["key"])

    def first_guess(self, letter, **settings):
        """The first guess of a game."""
        self.cookie = ""
        self.call("POST", "/game", urllib.parse.urlencode(settings | {"seed": SEED}))
        body = urllib.parse.urlencode({"letter": letter})
        return self._repeatable("POST", "/guess", body, '"outcome":"')

    def endgame_guess(self, letters, **form):
        """The last guess of some in an endgame."""
        self.cookie = ""
        self.call("POST", "/game", urllib.parse.urlencode(form))
        return self._last_guess(letters)

    def tried_room(self, **form):
        """POST room as a trial, which makes no room."""
        return self.request("POST", "/room", urllib.parse.urlencode(form | {"try": "true"}), '"rounds":[')

    def get(self, path, expect="", **query):
        request = self.request("GET", path, expect=expect)
        return replace(request, environment=request.environment | {
            "QUERY_STRING": urllib.parse.urlencode(query)})

    def honest_guess(self, letters, form):
        """The last guess of some in an honest game."""
        self.cookie = ""
        self.call("POST", "/game", f"evil=false&{form}")
        return self._last_guess(letters)

    def end_of_today(self):
        """The guess that ends today's game, which is over afterwards."""
        self.cookie = ""
        status = self.call("POST", "/game", "daily=true")["status"]
        for letter in LETTERS:
            if status != "playing":
                break
            body = f"letter={letter}"
            last = self._repeatable("POST", "/guess", body, '"outcome":"')
            status = self.call("POST", "/guess", body)["status"]
        return last

    def _last_guess(self, letters, *files):
        for letter in letters[:-1]:
            self.call("POST", "/guess", f"letter={letter}")
        return self._repeatable("POST", "/guess", f"letter={letters[-1]}", '"outcome":"', *files)

    def _player(self):
        return self._file("players", self.cookie.partition("=")[2])

    def _room(self, letters):
        return self._file("rooms", letters[:8])

    def _file(self, folder, id):
        digest = hashlib.sha256(id.encode()).hexdigest()
        return self.state / folder / digest[:2] / digest[2:]

    def _repeatable(self, method, path, body, expect, *files):
        self.situations += 1
        saved = []
        for number, file in enumerate((self._player(), *files)):
            copy = self.state / f"situation-{self.situations}-{number}"
            shutil.copyfile(file, copy)
            saved.append((copy, file))
        return replace(self.request(method, path, body, expect), saved=tuple(saved))
