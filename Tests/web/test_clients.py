"""Clients of other languages play whole games, each with the cookie keeper that its users have."""

import functools
import pathlib
import shutil
import subprocess
import sys
import tempfile

import pytest

FOLDER = pathlib.Path(__file__).parent / "clients"
# Debian's own Python has the clients that are not among the tests' own packages.
CLIENTS = {
    "JDK HttpClient": ["java", "Play", "HttpClient"],
    "JDK HttpURLConnection": ["java", "Play", "HttpURLConnection"],
    "urllib": [sys.executable, "play.py", "urllib"],
    "requests": [sys.executable, "play.py", "requests"],
    "httpx": ["/usr/bin/python3", "play.py", "httpx"],
    "aiohttp": ["/usr/bin/python3", "play.py", "aiohttp"],
    "Node fetch": ["node", "play.mjs"],
    "LWP": ["perl", "play.pl"],
    "PHP cURL": ["php", "play.php"],
    "Ruby": ["ruby", "play.rb"],
    "Go": ["go", "run", "play.go"],
}
# Commands that exit with 0 if a language has what its client needs, where its own command does not tell.
NEEDED = {
    "httpx": ["/usr/bin/python3", "-c", "import httpx"],
    "aiohttp": ["/usr/bin/python3", "-c", "import aiohttp"],
    "LWP": ["perl", "-MLWP", "-e", ""],
    "PHP cURL": ["php", "-r", "exit((int) !extension_loaded('curl'));"],
    "Ruby": ["ruby", "-e", "require 'http/cookie'"],
}


def is_here(client):
    command = CLIENTS[client][0]
    return bool(shutil.which("javac" if command == "java" else command)) and (
        client not in NEEDED or subprocess.run(NEEDED[client], capture_output=True).returncode == 0)


@functools.cache
def java_classes():
    """Java's client, compiled once: to compile it takes ten times as long as to play a game."""
    folder = tempfile.TemporaryDirectory()
    subprocess.run(["javac", "-d", folder.name, FOLDER / "Play.java"], check=True)
    return folder


def play(client, address, folder):
    home = {"PATH": "/usr/bin:/bin", "HOME": str(folder)}
    if CLIENTS[client][0] == "java":
        home["CLASSPATH"] = java_classes().name
    done = subprocess.run([*CLIENTS[client], f"{address}/cgi-bin/hangman-cgi"], cwd=FOLDER, capture_output=True,
                          text=True, timeout=120, env=home)
    return done.stdout.strip() or done.stderr


@pytest.mark.thorough
@pytest.mark.parametrize("client", ["JDK HttpClient", "JDK HttpURLConnection"])
def test_java_plays_behind_the_proxy_of_sticky_nodes(proxy, tmp_path, client):
    """The proxy's own cookie, which names the node, comes back as it was given."""
    if not is_here(client):
        pytest.skip(f"needs {client}")
    server, _ = proxy
    assert {play(client, server.url, tmp_path) for _ in range(4)} <= {"won", "lost"}


@pytest.mark.thorough
@pytest.mark.parametrize("client", CLIENTS)
def test_a_client_plays_a_game(lighttpd, tmp_path, client):
    if not is_here(client):
        pytest.skip(f"needs {client}")
    addresses = [f"http://localhost:{lighttpd.port}", lighttpd.url]
    ends = [play(client, address, tmp_path) for address in addresses]
    assert ends[0] in ("won", "lost"), ends
    # aiohttp keeps no cookie of an address in numbers.
    assert (ends[1] in ("won", "lost")) == (client != "aiohttp"), ends
