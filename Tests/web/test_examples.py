"""The examples of the documents work: every curl line, and both clients."""

import json
import re
import shlex
import shutil
import subprocess
import sys

import pytest

from calls import REPOSITORY

ADDRESS = "http://localhost:8080"
DOCUMENTS = ["README.md", "docs/programmers.md"]


def curl_lines(document):
    """The lines of shell blocks that begin with curl."""
    text = (REPOSITORY / document).read_text()
    blocks = re.findall(r"^```sh\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    lines = "".join(blocks).replace("\\\n", "").splitlines()
    return [line for line in lines if line.startswith("curl ")]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_the_curl_lines_of_a_document_work_one_after_another(lighttpd, tmp_path, document):
    lines = curl_lines(document)
    assert any("letter=" in line for line in lines)
    for line in lines:
        assert ADDRESS in line
        words = shlex.split(line.replace(ADDRESS, lighttpd.url), comments=True)
        done = subprocess.run(
            [*words, "--silent", "--show-error", "--fail"], cwd=tmp_path, capture_output=True
        )
        assert done.returncode == 0, (line, done.stderr)


def plays_a_game(command, server):
    """Runs a client; every line it prints must be about one game."""
    done = subprocess.run(
        [*command, server.url + "/cgi-bin/hangman-cgi"], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    *turns, end = done.stdout.splitlines()
    assert " hit " in done.stdout
    left = 12
    for turn, letter in zip(turns, "ESIARNTOLCDUPMGHBYFVKWZXQJ"):
        match = re.fullmatch(rf"{letter} (hit|miss) ([A-Z_]{{7}}) (\d+) left", turn)
        assert match, turn
        left -= match[1] == "miss"
        assert int(match[3]) == left
    assert re.fullmatch("(lost|won) [A-Z]{7}", end)


def test_the_lines_on_rooms_work_one_after_another(lighttpd, tmp_path):
    text = (REPOSITORY / "docs/rooms-reference.md").read_text()
    block = re.search(r"^```sh\n(base=.*?)^```", text, re.DOTALL | re.MULTILINE)[1]
    base, *lines = block.replace(ADDRESS, lighttpd.url).splitlines()
    made = {"id": "ID", "key": "KEY"}
    for line in lines:
        line = line.partition("#")[0]
        command = f"{base}; {line} --silent --show-error --fail".replace(
            "=ID", f"={made['id']}").replace("=KEY", f"={made['key']}")
        done = subprocess.run(["bash", "-c", command], cwd=tmp_path, capture_output=True, text=True)
        assert done.returncode == 0, (line, done.stderr)
        made = made if made["id"] != "ID" else json.loads(done.stdout)
    assert (tmp_path / "table.csv").read_text().startswith("seat,round,status,")


def test_the_python_client_makes_a_room(lighttpd):
    command = [sys.executable, REPOSITORY / "docs/examples/client.py", lighttpd.url + "/cgi-bin/hangman-cgi", "ZEBRA"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert re.match("room [0-7][0-9A-Z]{25} key [0-7][0-9A-Z]{25}\n", done.stdout)
    assert done.stdout.endswith(" ZEBRA\n")


def test_the_python_client_plays_a_game(lighttpd):
    plays_a_game([sys.executable, REPOSITORY / "docs/examples/client.py"], lighttpd)


@pytest.mark.thorough
def test_the_swift_client_plays_a_game(lighttpd, tmp_path):
    client = tmp_path / "client"
    source = REPOSITORY / "docs/examples/client.swift"
    subprocess.run([shutil.which("swiftc"), source, "-o", client], check=True)
    plays_a_game([client], lighttpd)
