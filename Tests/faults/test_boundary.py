"""The input from a web server, and the log."""

import concurrent.futures
import json
import os
import re
import shutil
import subprocess
import time

from calls import REPOSITORY, parse_cgi
from controls import without
from program import player_file

# Every path that can be read, from the endpoint's description.
READINGS = [path for path, calls in json.loads((REPOSITORY / "docs/openapi.json").read_text())["paths"].items()
            if "get" in calls]


def everything(folder):
    """Path, kind, content and time of everything in a folder."""
    return {
        path: (path.stat().st_mode, path.stat().st_mtime_ns, path.is_file() and path.read_bytes())
        for path in sorted(folder.rglob("*"))
    }


def test_arguments_mean_nothing_under_a_server(program):
    """Apache passes the words of a query to the program as arguments."""
    program.newcomer()
    before = everything(program.state)
    plain = program.get("/settings")
    for arguments in (["sweep"], ["index"], ["--version"], ["--help"], ["-d", "/tmp"]):
        environment = {"REQUEST_METHOD": "GET", "PATH_INFO": "/settings"}
        assert program.run(environment, b"", arguments).reply == plain.reply
    assert everything(program.state) == before


class Doubled(dict):
    """An environment with every variable twice, the second time with another value."""

    def items(self):
        return [*super().items(), *((name, b"\xff") for name in self)]


def test_odd_environments(program):
    """Variables that are missing, not UTF-8, or doubled: a defined reply, never a trap."""
    cookie = program.newcomer(seed=7, length=5)
    whole = {
        "GATEWAY_INTERFACE": "CGI/1.1", "REQUEST_METHOD": "POST", "PATH_INFO": "/guess",
        "QUERY_STRING": "letter=E", "CONTENT_LENGTH": "0", "CONTENT_TYPE": "text/plain",
        "HTTP_COOKIE": cookie, "HTTP_HOST": "localhost", "HTTP_ORIGIN": "http://localhost",
    }
    for name in whole:
        missing = program.run({key: value for key, value in whole.items() if key != name})
        odd = program.run(whole | {name: bytes(range(0x80, 0x100))})
        for outcome in (missing, odd):
            assert outcome.returncode == 0 and outcome.status in (200, 400, 403, 404, 405), name
    assert program.run({"REQUEST_METHOD": ""}).status == 405
    doubled = subprocess.run(
        [program.program], env=Doubled(program.environment | whole), capture_output=True)
    assert parse_cgi(doubled.stdout).json["outcome"] == "repeat"


@without("many parameters")
def test_many_parameters(program):
    """The longest body that can be allowed, of 16,000 names, is refused at once."""
    run = program.by("prlimit", "--cpu=1", environment={"HANGMAN_BODY_BYTES": "65536"})
    body = "&".join(f"{number:x}" for number in range(0x1000, 0x1000 + 13_000)).encode()
    outcome = run.call("POST", "/game", body=body, headers={
        "Content-Type": "application/x-www-form-urlencoded"})
    assert outcome.code == "invalid-request"


def test_reading_changes_nothing(program):
    """GET and HEAD change no file and no time of one."""
    cookie = program.newcomer(list="sure")
    for letter in "AB":
        assert program.post("/guess", cookie, letter=letter).is_done
    program.get("/lists")
    due = program.state / "players/sweep"
    os.utime(due, (0, 0))
    before = everything(program.state)
    for path in ["", *READINGS, "/replay?letters=true&meanings=true"]:
        for who in (cookie, None, "hangman=" + "0" * 32):
            for method in ("GET", "HEAD"):
                headers = {"Cookie": who} if who else {}
                assert program.call(method, path, headers=headers).status in (200, 404), path
    assert everything(program.state) == before


def test_reading_opens_nothing_for_writing_and_takes_no_lock(program, tmp_path):
    """A GET does not wait for another request, even if it reads a room with a new result."""
    room = program.post("/room", words="AB").json
    cookie = program.newcomer()
    program.post("/game", cookie, room=room["id"])
    for letter in "AB":
        assert program.post("/guess", cookie, letter=letter).is_done
    shared = program.post("/room", words="AB", board="shared").json
    program.get("/lists")
    trace = tmp_path / "trace"
    traced = program.by("strace", "-o", trace, "-e", "trace=%file,flock,fcntl,ftruncate,fsync,fdatasync")

    def writing():
        return [line for line in trace.read_text().splitlines()
                if re.search(r"O_WRONLY|O_RDWR|O_CREAT|flock\(|F_SETLK|F_OFD_SETLK|sync\(|rename|unlink|mkdir", line)]

    own = f"?id={room['id']}&key={room['key']}"
    queries = {
        "/replay": ["", "?letters=true&meanings=true"], "/room": [own, own.partition("&")[0]], "/room/table": [own],
        "/room/board": [f"?id={shared['id']}&key={shared['key']}"],
    }
    for path in [path + query for path in READINGS for query in queries.get(path, [""])]:
        assert traced.get(path, cookie).status == 200
        assert trace.stat().st_size and not writing(), (path, writing())
    assert traced.post("/game", cookie).status == 201 and writing(), "the instrument sees it"


@without("raw log")
def test_log_lines(program, data, tmp_path):
    """One line an event, of printable ASCII, of at most 512 bytes, whatever a path holds."""
    odd = tmp_path / "\x1b[31mda\\ta\r\nhangman: FAKE \u2028" / ("x" * 200) / ("y" * 200)
    shutil.copytree(data, odd)
    (odd / "words.plist").write_bytes(b"<plist>")
    errors = tmp_path / "log"
    with open(errors, "wb") as stream:
        run = program.by(stderr=stream, environment={"HANGMAN_DATA_DIR": str(odd)})
        assert run.post("/game").code == "words"
    log = errors.read_bytes()
    assert log.count(b"\n") == 1 and log.endswith(b"\n") and len(log) <= 512
    assert all(0x20 <= byte <= 0x7E for byte in log[:-1]) and b"\\x1b[31mda\\x5cta\\x0d\\x0a" in log


def test_ids_are_never_shown(program):
    """Neither replies nor log nor file names contain a player's id."""
    cookie = program.newcomer()
    secret = cookie.partition("=")[2].encode()
    player_file(program.state).write_bytes(b"damaged")
    damaged = program.post("/guess", cookie, letter="E")
    for outcome in (program.get("/game", cookie), damaged):
        assert secret not in outcome.reply.body and secret.decode() not in str(outcome.log)
    assert not any(secret.decode() in str(path) for path in program.state.rglob("*"))


def test_stalled_body(program):
    """A client that sends no body gets 408 after eight seconds, with or without signals, and delays no other."""
    cookie = program.newcomer()
    reading, writing = os.pipe()
    start = time.monotonic()
    run = program.by("strace", "-qq", "-o", "/dev/null", "-e", "trace=poll",
                     "-e", "inject=poll:error=EINTR:when=1", stdin=reading, timeout=20)
    environment = {
        "REQUEST_METHOD": "POST", "PATH_INFO": "/guess", "HTTP_COOKIE": cookie,
        "CONTENT_LENGTH": "8", "CONTENT_TYPE": "application/x-www-form-urlencoded",
    }
    with concurrent.futures.ThreadPoolExecutor(1) as pool:
        slow = pool.submit(run.run, environment)
        assert program.post("/guess", cookie, letter="A").status == 200
        assert time.monotonic() - start < 4
        outcome = slow.result()
    os.close(reading)
    os.close(writing)
    assert outcome.code == "timeout" and 7 < time.monotonic() - start < 12
    assert program.letters(cookie) == ["A"]
