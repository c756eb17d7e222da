"""Races, resets and crashes under the web servers, which start, stop and kill the program."""

import socket
import string
import struct
import time

import pytest

import servers
import session_file
from calls import MOUNT, PROGRAM
from controls import without
from program import at_once, player_files


@pytest.fixture(params=servers.KINDS)
def server(request, fault, data, public):
    program, environment = PROGRAM, {}
    if fault:
        program = request.getfixturevalue("planted_program")
        environment = {"PLANTED": fault}
    site = servers.install(public / "site", program)
    with servers.start(request.param, site, public / request.param, public / "data",
                       environment) as server:
        yield server


def guesses(player):
    return [guess["letter"] for guess in player.get("/game").json["guesses"]]


@without("no lock")
def test_letters_at_once(server):
    """Every guess that was accepted is there."""
    player = server.player()
    player.post("/settings", mistakes=26)
    for _ in range(4):
        assert player.post("/game").status == 201
        replies = at_once(lambda letter: player.post("/guess", letter=letter),
                          string.ascii_uppercase, count=26)
        assert {reply.status for reply in replies} <= {200, 409, 503}
        accepted = {letter for letter, reply in zip(string.ascii_uppercase, replies)
                    if reply.status == 200}
        assert len(accepted) > 1 and set(guesses(player)) == accepted


@without("written in place")
def test_clients_that_leave(server, fault):
    """Connections reset at any moment, after which lighttpd kills the program: no file is damaged."""
    if fault and server.name != "lighttpd":
        pytest.xfail("Apache does not notice, so there is nothing to see a fault by")
    player = server.player()
    for number, letter in enumerate(string.ascii_uppercase * 4):
        if letter == "A":
            game = player.post("/game", mistakes=26)
            assert game.status == 201
        # With the id a late guess cannot reach the next game.
        request = (f"POST {MOUNT}/guess?letter={letter}&game={game.json['id']} HTTP/1.1\r\n"
                   f"Host: localhost\r\nCookie: {player.cookie}\r\nContent-Length: 0\r\n\r\n")
        with socket.create_connection(("127.0.0.1", server.port)) as connection:
            # This option resets the connection.
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            connection.sendall(request.encode())
            time.sleep(number % 26 * 0.002)
        # A fault may show while the file has no name yet.
        files = player_files(server.state)
        assert len(files) == 1
        session_file.read(files[0])
    assert player.post("/game", mistakes=26).status == 201
    assert player.post("/guess", letter="E").status == 200 and guesses(player) == ["E"]


@pytest.mark.parametrize("kind", servers.KINDS)
def test_program_that_traps(kind, data, public, planted_program):
    """A fault of the program ends one request with 500 and a line in the log. The file is unchanged,
    the lock free."""
    site = servers.install(public / "site", planted_program)
    environment = {"PLANTED": "trap", "SWIFT_BACKTRACE": "enable=no"}
    with servers.start(kind, site, public / kind, public / "data", environment) as server:
        player = server.player()
        assert player.post("/game").status == 201
        (path,) = player_files(server.state)
        before = path.read_bytes()
        assert player.post("/guess", letter="E").status == 500
        assert path.read_bytes() == before and guesses(player) == []
        assert "hangman: crashed: " in server.log.read_text()
        assert player.post("/game").status == 201
