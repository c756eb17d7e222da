"""Many requests at once for one player, many new players at once, with sweeps and kills."""

import concurrent.futures
import fcntl
import itertools
import os
import plistlib
import random
import string
import time

import pytest

import session_file
from controls import without
from program import at_once, player_file, player_files, temporary_files


@without("no lock", "no second look")
def test_letters_at_once(program):
    """Every guess that was accepted is there."""
    cookie = program.newcomer(mistakes=26)
    for _ in range(8):
        assert program.post("/game", cookie).status == 201
        outcomes = at_once(
            lambda letter: program.post("/guess", cookie, letter=letter),
            string.ascii_uppercase, count=26)
        assert {outcome.status for outcome in outcomes} <= {200, 409, 503}, outcomes
        accepted = {letter for letter, outcome in zip(string.ascii_uppercase, outcomes)
                    if outcome.status == 200}
        assert len(accepted) > 1 and set(program.letters(cookie)) == accepted
    assert not temporary_files(program.state)


@without("no lock")
def test_same_letter_at_once(program):
    """One letter costs one mistake, however often it is sent; the other replies say repeat."""
    cookie = program.newcomer(mistakes=26, length=7)
    # Only the first moments of a letter are a race, so there are several letters.
    for mistakes, letter in enumerate("QZXJVK", start=1):
        outcomes = at_once(
            lambda _: program.post("/guess", cookie, letter=letter), range(40), count=40)
        assert {outcome.status for outcome in outcomes} <= {200, 503}
        answers = [outcome.json["outcome"] for outcome in outcomes if outcome.status == 200]
        assert answers.count("miss") == 1 and set(answers) == {"miss", "repeat"}
        assert program.get("/game", cookie).json["mistakes"] == mistakes


@without("no lock")
def test_results_at_once(program):
    """A class ends its round while the teacher closes the room: every result is there, once."""
    room = program.post("/room", words="AB\nCD").json
    cookies = [program.newcomer() for _ in range(40)]

    def play(cookie):
        replies = [insist("/game", cookie, room=room["id"], round="1")]
        replies += [insist("/guess", cookie, letter=letter) for letter in "AB"]
        return [reply.status for reply in replies]

    def insist(path, cookie=None, **form):
        """Sends a call again if it was refused because it waited too long for the room."""
        while (reply := program.post(path, cookie, **form)).code == "busy":
            pass
        return reply

    def close():
        time.sleep(0.3)
        return insist("/room/close", id=room["id"], key=room["key"]).status

    with concurrent.futures.ThreadPoolExecutor(1) as pool:
        closing = pool.submit(close)
        outcomes = at_once(play, cookies, count=40)
        assert closing.result() == 200
    # A pupil who came too late has no result and may play on without the room; all others have one.
    late = [201, 409, 409]
    assert {tuple(outcome) for outcome in outcomes} <= {(201, 200, 200), tuple(late), (409, 200, 200)}
    shown = program.get(f"/room?id={room['id']}&key={room['key']}").json
    assert shown["closed"] is True
    rounds = [[row["status"] for row in seat["rounds"]] for seat in shown["results"]]
    assert sorted(rounds) == [[]] * outcomes.count(late) + [["won"]] * outcomes.count([201, 200, 200])
    assert not temporary_files(program.state)


@without("room asked before the lock")
@pytest.mark.parametrize("tries", [400, pytest.param(1_500, marks=pytest.mark.thorough)])
def test_two_tabs_play_no_round_twice(program, tries):
    """One tab gives the round up while the other asks for it, whose word may be known by now."""
    program = program.by(environment={"HANGMAN_NEW_ROOMS": "0"})
    cookie = program.newcomer()
    for _ in range(tries // 40):
        room = program.post("/room", words="\n".join(["AB"] * 40)).json["id"]

        def ask(number):
            return program.post("/game", cookie, room=room, round=number)

        for number in range(1, 41):
            assert ask(number).status == 201
            assert program.post("/guess", cookie, letter="Q").status == 200
            calls = [lambda: program.post("/game", cookie), lambda: ask(number)]
            left, asked = at_once(lambda call: call(), calls, count=2)
            assert left.status == 201
            assert (asked.status, asked.code) in ((200, None), (409, "round-played"))
            assert ask(number).code == "round-played"


@without("no lock")
def test_strangers_at_once(program, tmp_path):
    """Twenty first requests to an empty state folder: one compiles the list, all get a game."""
    entries = ["".join(letters) for letters in itertools.product("ABCDEFGHIJKLMNOPQ", repeat=3)]
    (tmp_path / "words.plist").write_bytes(plistlib.dumps(entries))
    program.environment["HANGMAN_DATA_DIR"] = str(tmp_path)
    outcomes = at_once(lambda _: program.post("/game"), range(20), count=20)
    assert [outcome.status for outcome in outcomes] == [201] * 20, outcomes
    assert len({outcome.cookie for outcome in outcomes}) == 20
    assert len([session_file.read(path) for path in player_files(program.state)]) == 20
    assert not temporary_files(program.state)


@without("written in place")
def test_readers_among_writers(program):
    """A reader during writes sees one whole state after another, and never an older one."""
    cookie = program.newcomer(mistakes=26, seed=7)
    is_over = False

    def read():
        seen = [0]
        while not is_over:
            seen.append(len(program.letters(cookie) or []))
        assert seen == sorted(seen)
        return len(set(seen))

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        readers = [pool.submit(read) for _ in range(2)]
        for letter in string.ascii_uppercase:
            outcome = program.post("/guess", cookie, letter=letter)
            assert outcome.status in (200, 409)
        is_over = True
        assert all(reader.result() > 2 for reader in readers)


@without("blind sweep")
def test_sweep_among_writers(program):
    """A sweep that opens every file takes nothing from players at play."""
    cookies = [program.newcomer(mistakes=26) for _ in range(3)]
    is_over = False

    def play(cookie):
        played = 0
        while not is_over:
            assert program.post("/game", cookie).cookie == cookie, "the player was lost"
            for letter in "QXYZ":
                assert program.post("/guess", cookie, letter=letter).status == 200
            assert program.letters(cookie) == list("QXYZ")
            played += 1
        return played

    with concurrent.futures.ThreadPoolExecutor(len(cookies)) as pool:
        games = [pool.submit(play, cookie) for cookie in cookies]
        for _ in range(200):
            assert program.command("sweep").returncode == 0
        is_over = True
        for game, cookie in zip(games, cookies):
            played = game.result()
            assert played > 0
            assert program.get("/history", cookie).json["played"] == played - 1
    assert not temporary_files(program.state)


@without("written in place")
def test_random_kills(program):
    """Killed 400 times at any moment: every guess with a reply is stored, and no file is damaged."""
    cookie = program.newcomer(mistakes=26)
    start = time.monotonic()
    program.post("/guess", cookie, letter="A")
    longest = 1.5 * (time.monotonic() - start)
    chance = random.Random(3)
    answered = 0
    for number, letter in zip(range(400), itertools.cycle(string.ascii_uppercase)):
        if letter == "A":
            assert program.post("/game", cookie).cookie == cookie, "the player was lost"
        seconds = f"{chance.uniform(0, longest):.4f}"
        outcome = program.by("timeout", "-s", "KILL", seconds).post(
            "/guess", cookie, letter=letter)
        session_file.read(player_file(program.state))
        # Half of the kills come before the end, however fast the machine is by now.
        longest *= 0.97 if outcome.status == 200 else 1.03
        if outcome.status == 200:
            answered += 1
            assert letter in program.letters(cookie), f"an answered guess is lost at {number}"
    assert 20 < answered < 380, "nearly all kills came too early or too late"

    for path in temporary_files(program.state):
        os.utime(path, (0, 0))
    assert program.command("sweep").returncode == 0
    assert not temporary_files(program.state)


@without("no lock")
def test_stopped_holder(program):
    """A process that holds a player's lock for ever costs that player two seconds, others nothing."""
    cookie = program.newcomer()
    with open(player_file(program.state), "rb") as held:
        other = program.newcomer()
        fcntl.flock(held, fcntl.LOCK_EX)
        start = time.monotonic()
        assert program.post("/guess", other, letter="E").status == 200
        assert program.get("/game", cookie).status == 200
        assert time.monotonic() - start < 1.9
        start = time.monotonic()
        outcome = program.post("/guess", cookie, letter="E")
        waited = time.monotonic() - start
    assert outcome.code == "busy" and outcome.reply.header("Retry-After") == "1"
    assert 1.9 <= waited < 5
    assert program.post("/guess", cookie, letter="E").status == 200
