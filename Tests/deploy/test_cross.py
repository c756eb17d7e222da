"""The program for small boards, crossed here and run by qemu: what it computes is the same."""

import subprocess

import pytest

from calls import DATA, Direct
from tool import PROGRAM

pytestmark = [pytest.mark.long, pytest.mark.timeout(1500)]


@pytest.fixture(scope="module")
def crossed(released, tmp_path_factory):
    """A program that runs the one that was packed for small boards."""
    folder = tmp_path_factory.mktemp("crossed")
    [package] = released.glob("*_arm64.deb")
    subprocess.run(["dpkg-deb", "-x", package, folder], check=True)
    script = folder / "hangman-cgi"
    script.write_text(f'#!/bin/sh\nexec qemu-aarch64-static {folder}/usr/lib/hangman/hangman-cgi "$@"\n')
    script.chmod(0o755)
    return script


def played(program, folder):
    """Every index by name, and all replies of two seeded games."""
    endpoint = Direct(folder, DATA, program)
    endpoint.index()
    replies = []
    for cunning in ("classic", "diabolical"):
        player = endpoint.player()
        settings = {"seed": "42", "length": "7", "mistakes": "8", "cunning": cunning, "evil": "true"}
        player.post("/game", **settings)
        for letter in "ESIARNTOLCDU":
            reply = player.post("/guess", letter=letter).json
            replies.append([reply.get(name) for name in ("pattern", "status", "mistakes", "code")])
    return {path.name: path.read_bytes() for path in folder.glob("index/*.index")}, replies


def test_indexes_and_seeded_games_are_the_same(crossed, tmp_path):
    assert played(crossed, tmp_path / "crossed") == played(PROGRAM, tmp_path / "own")
