"""After forget no cookie leads to the player; no other player is affected."""

import os
import re
import subprocess
import time

import pytest

import session_file
from controls import without
from program import player_file, player_files


@without("second name spared")
def test_a_file_with_a_second_name_is_forgotten(program, tmp_path):
    cookie = program.newcomer()
    backup = tmp_path / "backup"
    os.link(player_file(program.state), backup)
    assert program.post("/forget", cookie).status == 204
    backup.unlink()
    assert program.get("/game", cookie).code == "no-game" and not player_files(program.state)


def test_what_is_forgotten_is_off_the_disk_before_it_is_answered(program, tmp_path):
    cookie = program.newcomer()
    path = player_file(program.state)
    trace = tmp_path / "trace"
    traced = program.by("strace", "-y", "-o", trace, "-e", "trace=unlinkat,fsync,write")
    assert traced.post("/forget", cookie).status == 204
    calls = re.findall(r"^(\w+)\(\d+<([^>]*)>", trace.read_text(), re.MULTILINE)
    assert calls[:2] == [("unlinkat", str(path.parent)), ("fsync", str(path.parent))]


def test_what_cannot_be_forgotten_is_not_said_to_be(program, tmp_path):
    cookie = program.newcomer()
    path = player_file(program.state)
    path.rename(tmp_path / "elsewhere")
    path.symlink_to(tmp_path / "elsewhere")
    outcome = program.post("/forget", cookie)
    assert outcome.code == "storage" and len(outcome.log) == 2
    assert program.post("/forget", "hangman=" + "0" * 32).status == 204


@pytest.mark.parametrize("folder", [".", "players"])
def test_where_a_file_stands_in_the_place_of_the_folder_nobody_is_gone(program, tmp_path, folder):
    """For example after a backup was unpacked wrongly: it is put right, and the players are still there."""
    cookie = program.newcomer()
    place = program.state / folder
    place.rename(tmp_path / "elsewhere")
    place.write_text("")
    for outcome in (program.post("/forget", cookie), program.get("/game", cookie), program.post("/guess", cookie, letter="E")):
        assert outcome.code == "storage" and outcome.cookie is None, outcome
    place.unlink()
    (tmp_path / "elsewhere").rename(place)
    assert program.get("/game", cookie).status == 200


@without("one forgotten")
def test_two_cookies_are_forgotten_both(program):
    cookies = [program.newcomer() for _ in range(2)]
    assert program.post("/forget", "; ".join(cookies)).status == 204
    assert not player_files(program.state)


@without("two make a stranger")
def test_a_cookie_of_a_subdomain_replaces_no_player(program):
    """Two players' cookies are refused without setting a third; a made-up one does no harm."""
    mine, other = (program.newcomer() for _ in range(2))
    for path, form in (("/game", {}), ("/settings", {"mistakes": 7}), ("/guess", {"letter": "E"})):
        outcome = program.post(path, f"{other}; {mine}", **form)
        assert outcome.code == "invalid-request" and outcome.cookie is None
    planted = "hangman=" + "0" * 32
    for header in (f"{planted}; {mine}", f"{mine}; {planted}"):
        assert program.post("/game", header).cookie == mine
        assert program.get("/game", header).status == 200
    assert len(player_files(program.state)) == 2
    assert program.letters(mine) == []


@without("newer is damage")
def test_a_file_of_a_newer_version_is_left_alone(program):
    """The program cannot read a newer version's file; it logs that and changes nothing."""
    cookie = program.newcomer()
    path = player_file(program.state)
    newer = session_file.version(path) + 1
    payload = session_file.read(path) + b"badge gold\n"
    for content in (b"", b" of any kind\n" * 2000):
        session_file.write(path, payload + content, version=newer)
        stored = path.read_bytes()
        os.utime(path, (0, 0))
        for outcome in (program.get("/game", cookie), program.post("/game", cookie),
                        program.post("/guess", cookie, letter="E"),
                        program.post("/forget", cookie)):
            assert outcome.code == "storage" and outcome.cookie is None
            assert len(outcome.log) == 1 and "newer version" in outcome.log[0]
        assert program.command("sweep").returncode == 0
        assert path.read_bytes() == stored
    assert "players 1\n" in output(program, "stats")
    assert "newer-files 1\n" in output(program, "stats")
    assert "1 file of a newer version" in output(program, "check")


def output(program, command):
    return subprocess.run([program.program, command], env=program.environment,
                          capture_output=True, text=True, check=False).stdout


def test_a_code_of_nobody_is_answered_alike(program):
    """A player who never existed, was forgotten or has expired gets the same words and leaves no trace."""
    cookies = [program.newcomer() for _ in range(2)]
    codes = [program.post("/code", cookie).json["code"] for cookie in cookies]
    assert program.post("/forget", cookies[0]).status == 204
    path = player_file(program.state)
    session_file.store_time(path, int(time.time()) - 401 * 86_400)
    outcomes = [program.post("/code/use", code=code) for code in ("0" * 28, *codes)]
    assert {outcome.reply.body for outcome in outcomes} == {outcomes[0].reply.body}
    assert {outcome.code for outcome in outcomes} == {"no-player"}
    assert not any(outcome.log or outcome.cookie for outcome in outcomes)
