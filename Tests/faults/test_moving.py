"""From the plain cookie to the `__Host-` one: repeated at any instant, by any number at once."""

import random
import string
import time

import pytest

import session_file
from controls import without
from program import at_once, player_files


@pytest.fixture
def secure(program):
    """The same program over HTTPS."""
    return program.by(environment={"HANGMAN_HTTPS": "on"})


@without("another id each time", "old file removed")
def test_an_answer_that_is_lost(program, secure):
    """The same request again comes to the same player under the same new cookie."""
    plain = program.newcomer(mistakes=26)
    first = secure.post("/guess", plain, letter="E")
    again = secure.post("/guess", plain, letter="E")
    assert again.json.get("outcome") == "repeat" and again.cookie == first.cookie
    assert secure.post("/guess", plain, letter="A").cookie == first.cookie
    assert secure.letters(plain) == secure.letters(first.cookie) == ["E", "A"]
    assert len(player_files(program.state)) == 1, "the old one ended with the new cookie's use"


@without("another id each time", "no lock")
def test_moves_at_once(program, secure):
    for _ in range(20):
        plain = program.newcomer(mistakes=26)
        before = len(player_files(program.state))
        letters = string.ascii_uppercase[:6]
        outcomes = at_once(lambda letter: secure.post("/guess", plain, letter=letter), letters, 6)
        accepted = {letter for letter, outcome in zip(letters, outcomes) if outcome.status == 200}
        cookies = {outcome.cookie for outcome in outcomes if outcome.status == 200}
        assert {outcome.status for outcome in outcomes} <= {200, 503} and len(cookies) == 1
        assert len(player_files(program.state)) == before + 1
        assert set(secure.letters(cookies.pop())) == accepted


def seconds_to_move(program, secure):
    plain = program.newcomer()
    start = time.monotonic()
    assert secure.post("/guess", plain, letter="A").is_done
    return time.monotonic() - start


@without("another id each time")
def test_random_kills_while_moving(program, secure):
    longest = 1.5 * min(seconds_to_move(program, secure) for _ in range(9))
    chance = random.Random(3)
    answered = 0
    for _ in range(60):
        plain = program.newcomer(mistakes=26)
        before = len(player_files(program.state))
        for letter in "EA":
            seconds = f"{chance.uniform(0, longest):.4f}"
            killed = secure.by("timeout", "-s", "KILL", seconds).post(
                "/guess", plain, letter=letter)
            answered += killed.status == 200
            # About as many are killed as are answered, however busy the machine is just now.
            longest *= 0.95 if killed.status == 200 else 1.05
            if killed.status == 200:
                assert letter in secure.letters(plain)
        final = secure.post("/guess", plain, letter="Q")
        assert final.status == 200 and "Q" in secure.letters(final.cookie)
        assert len(player_files(program.state)) <= before + 1, "an orphan"
    assert 5 < answered < 115, "the kills came at no time that tells anything"


def move(program, secure):
    plain = program.newcomer(mistakes=26)
    return plain, secure.post("/guess", plain, letter="E").cookie


@without("old cookie for ever")
def test_the_old_cookie_leads_on_for_an_hour_at_most(program, secure):
    plain, new = move(program, secure)
    path = session_file.place(program.state, new)
    for age, code in ((3500, None), (3700, "no-game")):
        session_file.edit(path, rb"^(arrived \w+) .*$", rb"\g<1> %d" % (time.time() - age))
        assert secure.get("/game", plain).code == code
    assert secure.post("/guess", plain, letter="A").code == "no-game"
    assert not session_file.place(program.state, plain).exists()
    assert secure.letters(new) == ["E"]


@pytest.mark.parametrize("path", ["/game", "/history", "/settings"])
@without("old cookie for ever")
def test_the_old_cookie_ends_with_the_first_use_of_the_new(program, secure, path):
    plain, new = move(program, secure)
    assert secure.get("/game", plain).status == 200
    assert secure.get(path, new).status == 200
    assert secure.get("/game", plain).code == "no-game"
    assert secure.post("/guess", plain, letter="A").code == "no-game"
    assert secure.post("/guess", new, letter="A").cookie == new
    assert b"arrived" not in session_file.read(session_file.place(program.state, new))
    other = secure.post("/game", plain)
    assert other.status == 201 and other.cookie != new
    assert secure.letters(new) == ["E", "A"]


def test_over_plain_http_the_old_cookie_leads_nowhere(program, secure):
    plain, new = move(program, secure)
    assert program.get("/game", plain).code == "no-game"
    assert program.post("/guess", plain, letter="A").code == "no-game"
    assert secure.letters(plain) == ["E"] == secure.letters(new)


@without("swept by its time")
def test_the_sweep_takes_what_only_leads_on(program, secure):
    """After the hour, and not before; a move that broke off leaves the player."""
    plain, new = move(program, secure)
    old = session_file.place(program.state, plain)
    assert program.command("sweep").returncode == 0 and old.exists()
    session_file.edit(session_file.place(program.state, new),
                      rb"^(arrived \w+) .*$", rb"\g<1> %d" % (time.time() - 3700))
    assert program.command("sweep").returncode == 0 and not old.exists()
    assert secure.letters(new) == ["E"]

    plain = program.newcomer(mistakes=26)
    refused = secure.post("/guess", plain, letter="E", game="0" * 16)
    assert refused.code == "stale-game"
    assert b"leaving" in session_file.read(session_file.place(program.state, plain))
    assert program.command("sweep").returncode == 0
    assert secure.letters(plain) == [] == program.letters(plain)


@without("one forgotten")
def test_forgetting_a_player_who_moved(program, secure):
    """Whichever cookie asks for it, and when both do: neither answers afterwards."""
    for number in range(3):
        plain, new = move(program, secure)
        cookie = (plain, new, f"{plain}; {new}")[number]
        assert secure.post("/forget", cookie).status == 204
        for run in (program, secure):
            for one in (plain, new):
                assert run.get("/game", one).code == "no-game"
        assert not player_files(program.state)
