"""From the plain cookie to the `__Host-` one: the same player, at any instant, by any number at once."""

import shutil
import string
import time

import pytest

import session_file
from calls import REPOSITORY
from controls import without
from program import at_once, player_files

FIXTURES = REPOSITORY / "Tests/HangmanKitTests/Fixtures"
# Players whom 1.1.0 moved from one id to another; their files are the fixtures.
LEFT = "5943c2eca5e6ca5b4556b88188cc8f7f"
ARRIVED = "d3a421306e711d831e6e6419fed5784c"


@pytest.fixture
def secure(program):
    """The same program over HTTPS."""
    return program.by(environment={"HANGMAN_HTTPS": "on"})


def under_the_secure_name(plain):
    return f"__Host-{plain}"


def test_the_same_id_under_the_secure_name(program, secure):
    """An answer that is lost costs nothing: the plain cookie leads to the same player."""
    plain = program.newcomer(mistakes=26)
    assert secure.get("/game", plain).cookie is None, "reading gives no cookie"
    first = secure.post("/guess", plain, letter="E")
    assert first.cookie == under_the_secure_name(plain)
    assert [value.split("; ")[0] for value in first.reply.all("Set-Cookie")] == [
        "hangman=", under_the_secure_name(plain)]
    assert secure.post("/guess", plain, letter="E").json["outcome"] == "repeat"
    assert secure.post("/guess", plain, letter="A").cookie == first.cookie
    assert secure.letters(first.cookie) == ["E", "A"]
    assert len(player_files(program.state)) == 1


@without("plain counts")
def test_where_both_come_the_secure_one_counts(program, secure):
    mine, other = (program.newcomer(mistakes=26) for _ in range(2))
    both = f"{other}; {under_the_secure_name(mine)}"
    outcome = secure.post("/guess", both, letter="E")
    assert [value.split(";")[0] for value in outcome.reply.all("Set-Cookie")] == [
        under_the_secure_name(mine)]
    assert program.letters(mine) == ["E"] and program.letters(other) == []


@without("no lock")
def test_moves_at_once(program, secure):
    for _ in range(20):
        plain = program.newcomer(mistakes=26)
        before = len(player_files(program.state))
        letters = string.ascii_uppercase[:6]
        outcomes = at_once(lambda letter: secure.post("/guess", plain, letter=letter), letters, 6)
        accepted = {letter for letter, outcome in zip(letters, outcomes) if outcome.status == 200}
        assert {outcome.status for outcome in outcomes} <= {200, 503}
        assert len(player_files(program.state)) == before
        assert set(secure.letters(under_the_secure_name(plain))) == accepted


def test_https_makes_no_player_more(program, secure):
    """At the cap, the number of files stays the same with any cookie under either name."""
    capped = secure.by(environment={"HANGMAN_MAX_PLAYERS": "3"})
    cookies = [capped.newcomer() for _ in range(3)]
    for cookie in cookies:
        plain = cookie.removeprefix("__Host-")
        assert capped.post("/game", plain).status == 201
        assert capped.post("/guess", f"{plain}; {cookie}", letter="E").status == 200
    assert capped.post("/game", "hangman=" + "0" * 32).code == "full"
    assert len(player_files(program.state)) == 3


def test_a_player_whom_an_older_version_moved(program, secure):
    """The new id plays on, the old one belongs to no player, and nothing brings it back."""
    for name, cookie in (("left", LEFT), ("arrived", ARRIVED)):
        path = session_file.place(program.state, f"={cookie}")
        path.parent.mkdir(parents=True, mode=0o700, exist_ok=True)
        shutil.copy(FIXTURES / f"session-2-{name}", path)
        path.chmod(0o600)
        session_file.store_time(path, int(time.time()))
    program.state.joinpath("players").chmod(0o700)
    left, arrived = f"hangman={LEFT}", f"__Host-hangman={ARRIVED}"
    assert secure.letters(arrived) == ["E"]
    for run in (program, secure):
        assert run.get("/game", left).code == "no-game"
        assert run.post("/guess", left, letter="A").code == "no-game"
    assert secure.post("/guess", arrived, letter="A").status == 200
    assert b"arrived" not in session_file.read(session_file.place(program.state, arrived))
    assert secure.post("/forget", arrived).status == 204
    assert secure.get("/game", left).code == "no-game"
    assert program.command("sweep").returncode == 0 and not player_files(program.state)


@without("one forgotten")
def test_forgetting_a_player_that_moved(program, secure):
    """After forgetting by either cookie, or by both, neither of them leads to the player."""
    for number in range(3):
        plain = program.newcomer()
        new = under_the_secure_name(plain)
        outcome = secure.post("/forget", (plain, new, f"{plain}; {new}")[number])
        assert outcome.status == 204
        ended = {value.split(";")[0] for value in outcome.reply.all("Set-Cookie")}
        assert ended == {"__Host-hangman="} | ({"hangman="} if number != 1 else set())
        assert program.get("/game", plain).code == secure.get("/game", new).code == "no-game"
        assert not player_files(program.state)
