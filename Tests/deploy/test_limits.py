"""The behaviour at each limit that an operator can set."""

import fcntl
import hashlib
import os
import shutil
import subprocess
import time

import pytest

import session_file
from calls import FORM, REPOSITORY, parse_cgi
from tool import USER

# A player of 21 November 2025.
FIXTURE = REPOSITORY / "Tests/HangmanKitTests/Fixtures/session-1"


def body(tool, size, **settings):
    content = b"letter=E" + b"&" * (size - 8)
    assert len(content) == size
    headers = {"Content-Type": FORM}
    return tool.requests(**settings).call("POST", "/guess", headers=headers, body=content)


@pytest.mark.parametrize("limit", [256, 4096, 65536])
def test_the_longest_body(tool, limit):
    settings = {} if limit == 4096 else {"HANGMAN_BODY_BYTES": str(limit)}
    assert body(tool, limit, **settings).code == "no-game"
    refused = body(tool, limit + 1, **settings)
    assert (refused.status, refused.code) == (413, "too-large")
    assert f"{limit} bytes of body" in refused.json["detail"]


def test_the_slowest_body(tool):
    environment = tool.environment | {
        "HANGMAN_BODY_SECONDS": "1", "GATEWAY_INTERFACE": "CGI/1.1", "REQUEST_METHOD": "POST",
        "PATH_INFO": "/guess", "CONTENT_LENGTH": "8", "CONTENT_TYPE": FORM,
    }
    reading, writing = os.pipe()
    start = time.monotonic()
    try:
        done = subprocess.run([tool.program], stdin=reading, env=environment, capture_output=True)
    finally:
        os.close(reading)
        os.close(writing)
    assert parse_cgi(done.stdout).code == "timeout"
    assert 0.9 < time.monotonic() - start < 6


@pytest.mark.parametrize("seconds", [0, 1])
def test_another_request_of_the_player(tool, seconds):
    player = tool.player(HANGMAN_LOCK_SECONDS=str(seconds))
    player.post("/game")
    [file] = [path for path in (tool.state / "players").glob("??/*")]
    with file.open() as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        waits = []
        for _ in range(3):
            start = time.monotonic()
            assert player.post("/guess", letter="E").code == "busy"
            waits.append(time.monotonic() - start)
        # The shortest of three, because a machine with other work takes its time.
        assert seconds <= min(waits) < seconds + 1.9
    assert player.post("/guess", letter="E").status == 200


def old_player(tool):
    """A player last seen a year ago, and its cookie."""
    secret = "0123456789abcdef" * 2
    digest = hashlib.sha256(secret.encode()).hexdigest()
    file = tool.state / "players" / digest[:2] / digest[2:]
    file.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(FIXTURE, file)
    subprocess.run(["chown", "-R", f"{USER}:", tool.state], check=True)
    subprocess.run(["chmod", "-R", "go=", tool.state], check=True)
    return file, {"Cookie": f"hangman={secret}"}


def test_the_lifetime_of_players(tool):
    file, cookie = old_player(tool)
    assert tool.requests(HANGMAN_LIFETIME_DAYS="36500").call("GET", "/game", headers=cookie).status == 200
    assert tool.requests(HANGMAN_LIFETIME_DAYS="9").call("GET", "/game", headers=cookie).code == "no-game"
    assert tool.run("sweep", HANGMAN_LIFETIME_DAYS="36500").returncode == 0
    assert file.exists()
    assert tool.run("sweep", HANGMAN_LIFETIME_DAYS="9").returncode == 0
    assert not file.exists()


@pytest.mark.parametrize("days, age", [(1, 86_400), (400, 34_560_000), (36_500, 34_560_000)])
def test_the_lifetime_of_cookies(tool, days, age):
    """Browsers keep no cookie for longer than 400 days."""
    reply = tool.requests(HANGMAN_LIFETIME_DAYS=str(days)).call("POST", "/game", {})
    assert f"; Max-Age={age}" in reply.header("Set-Cookie")


def test_as_many_players_as_there_may_be(tool):
    players = [tool.player(HANGMAN_MAX_PLAYERS="3") for _ in range(3)]
    for player in players:
        assert player.post("/game").status == 201
    refused = tool.player(HANGMAN_MAX_PLAYERS="3").post("/game")
    assert (refused.status, refused.code) == (503, "full")
    assert players[0].post("/guess", letter="E").status == 200
    assert tool.player(HANGMAN_MAX_PLAYERS="4").post("/game").status == 201


@pytest.mark.parametrize("setting, name", [("owls-2", "owls-2"), ("a;b", "hangman"), ("", "hangman")])
def test_the_name_of_the_cookie(tool, setting, name):
    reply = tool.requests(HANGMAN_COOKIE=setting).call("POST", "/game", {})
    assert reply.cookie.startswith(f"{name}=")


def test_a_list_for_strangers(tool):
    (tool.data / "lists/birds.txt").write_text("EMU\nOWL\n")
    for setting, chosen in {"birds": "birds", "../birds": "words"}.items():
        reply = tool.requests(HANGMAN_DEFAULT_LIST=setting).call("GET", "/settings")
        assert reply.json["list"] == chosen


def test_strangers_who_make_all_rooms_of_a_second_leave_some_to_known_players(tool):
    """A client is known if its player existed a minute ago, even if the player was active since."""
    settings = {"HANGMAN_NEW_ROOMS": "2"}
    teacher, fresh, stranger = (tool.player(**settings) for _ in range(3))
    teacher.post("/game")
    [file] = [path for path in (tool.state / "players").glob("??/*") if len(path.name) == 62]
    file.write_bytes(FIXTURE.read_bytes())
    session_file.store_time(file, int(time.time()))
    fresh.post("/game")

    def rooms_of_a_second():
        """The replies to eight calls in one second, however often it takes."""
        while True:
            time.sleep(1.05 - time.time() % 1)
            second = int(time.time())
            codes = [player.post("/room", rounds="1").code for player in [stranger] * 4 + [fresh] + [teacher] * 3]
            if int(time.time()) == second:
                return codes[:4], codes[4], codes[5:]

    for _ in range(3):
        assert rooms_of_a_second() == ([None, None, "full", "full"], "full", [None, None, "full"])
