"""Calls of the endpoint and their answers, through a web server or straight to the program.

`Server` and `Direct` both answer `call(method, path, …)` with a `Reply`; `player()` keeps a cookie.
"""

import contextlib
import datetime
import http.client
import json
import pathlib
import socket
import subprocess
import urllib.parse
from dataclasses import dataclass

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = REPOSITORY / ".build/release/hangman-cgi"
DATA = REPOSITORY / "data"
MOUNT = "/cgi-bin/hangman-cgi"
FORM = "application/x-www-form-urlencoded"


@dataclass(frozen=True)
class Reply:
    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes

    def all(self, name):
        return [value for key, value in self.headers if key.lower() == name.lower()]

    def header(self, name):
        """The value of a header that occurs once; None if it does not occur."""
        values = self.all(name)
        assert len(values) <= 1, f"{name} is there {len(values)} times"
        return values[0] if values else None

    @property
    def json(self):
        return json.loads(self.body)

    @property
    def code(self):
        """The `code` of a refusal by the program; None for anything else."""
        problem = self.header("Content-Type") == "application/problem+json"
        return self.json["code"] if problem else None

    @property
    def cookie(self):
        """`name=value` of the cookie that this reply gives; None if it gives none."""
        given = [pair for pair in (value.split(";")[0] for value in self.all("Set-Cookie"))
                 if not pair.endswith("=")]
        assert len(given) <= 1, given
        return given[0] if given else None


class Caller:
    """The part that a server and the bare program have in common."""

    def call(self, method, path="", form=None, headers=None, body=None):
        """A call of the endpoint. `form` is sent as a browser would, `body` as it is."""
        headers = dict(headers or {})
        if form is not None:
            body = urllib.parse.urlencode(form).encode()
            headers.setdefault("Content-Type", FORM)
        if method == "POST" and body is None:
            body = b""
        return self.send(method, MOUNT + path, headers, body)

    def player(self):
        return Player(self)


class Player:
    """Calls that keep their cookie, as a browser would."""

    def __init__(self, caller):
        self.caller = caller
        self.cookie = None

    def get(self, path):
        return self._call("GET", path, None)

    def post(self, path, **form):
        return self._call("POST", path, form)

    def _call(self, method, path, form):
        headers = {"Cookie": self.cookie} if self.cookie else {}
        reply = self.caller.call(method, path, form, headers)
        self.cookie = reply.cookie or self.cookie
        return reply


def last_like(date, days=366):
    """The last date before today with the endgames of this one, which return after as many days as their file is for.

    The server plays only dates of the last 366 days.
    """
    first = datetime.date.fromisoformat(date)
    past = (datetime.datetime.now(datetime.UTC).date() - first).days
    return str(first + datetime.timedelta((past - 1) // days * days))


class Server(Caller):
    def __init__(self, name, port, state, log, away):
        """`away()` is a context in which the server does not run."""
        self.name = name
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.state = state
        self.log = log
        self.away = away

    def send(self, method, target, headers=None, body=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        with contextlib.closing(connection):
            connection.request(method, target, body, headers or {})
            return _read(connection.getresponse())

    def raw(self, request, finish=False):
        """The answer to these very bytes. `finish` closes our side of the connection first."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=60) as connection:
            connection.sendall(request)
            if finish:
                connection.shutdown(socket.SHUT_WR)
            method = request.split(b" ")[0].decode("latin1")
            response = http.client.HTTPResponse(connection, method=method)
            response.begin()
            return _read(response)


def _read(response):
    return Reply(response.status, tuple(response.getheaders()), response.read())


class Direct(Caller):
    """The program as a web server starts it, without the server."""

    name = "direct"

    def __init__(self, state, data=DATA, program=PROGRAM, environment=None):
        self.state = state
        self.program = program
        self.environment = {
            "HANGMAN_DATA_DIR": str(data),
            "HANGMAN_STATE_DIR": str(state),
            **(environment or {}),
        }

    def send(self, method, target, headers=None, body=None):
        path, _, query = target.partition("?")
        environment = {
            "GATEWAY_INTERFACE": "CGI/1.1",
            "SERVER_PROTOCOL": "HTTP/1.1",
            "REQUEST_METHOD": method,
            "SCRIPT_NAME": MOUNT,
            "PATH_INFO": urllib.parse.unquote(path.removeprefix(MOUNT)),
            "QUERY_STRING": query,
            "HTTP_HOST": "127.0.0.1",
        }
        if body is not None:
            environment["CONTENT_LENGTH"] = str(len(body))
        for name, value in (headers or {}).items():
            name = name.upper().replace("-", "_")
            environment[name if name == "CONTENT_TYPE" else "HTTP_" + name] = value
        return self.run(environment, body or b"")

    def index(self):
        """Compiles all lists, as an operator does; a request compiles only some."""
        subprocess.run([self.program, "index"], env=self.environment, check=True, stdout=subprocess.DEVNULL)

    def run(self, environment, body=b"", arguments=()):
        """The answer to this whole environment; the folders are added."""
        done = subprocess.run(
            [self.program, *arguments],
            input=body,
            env={**self.environment, **environment},
            capture_output=True,
            timeout=60,
        )
        assert done.returncode == 0, f"ended with {done.returncode}: {done.stderr}"
        return parse_cgi(done.stdout)


def parse_cgi(output):
    """A CGI response (RFC 3875, section 6) as a Reply."""
    head, separator, body = output.partition(b"\r\n\r\n")
    assert separator, f"no end of the header in {output[:200]}"
    headers = [tuple(line.split(": ", 1)) for line in head.decode("ascii").split("\r\n")]
    status = next((value for name, value in headers if name == "Status"), "200 OK")
    headers = tuple(pair for pair in headers if pair[0] != "Status")
    return Reply(int(status.split()[0]), headers, body)
