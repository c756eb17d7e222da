"""Each file system call of each kind of request fails once in each way, or is the last before a kill.

Afterwards a player's file is as before or as after the request, the same request works, and only a
killed program leaves a temporary file. The same holds when the disk fails right after a kill.
"""

import collections
import functools
import itertools
import os
import re
import shutil
import time

import pytest

import session_file
from controls import without
from program import at_once, make_due, player_file, player_files, room_files, swept, temporary_files

# The names that strace uses.
ERRORS = [f"error={name}" for name in
          ("ENOSPC", "EIO", "EDQUOT", "EMFILE", "EINTR", "ENOLCK", "EROFS")]
KILL = "signal=KILL"
NOTHING_WRITTEN = "retval=0"
LONG_AGO = int(time.time()) - 500 * 86_400


def progress(program):
    """The visible state of the player: the letters guessed, the state of the game, the counts."""
    game = program.get("/game", program.cookie)
    assert game.status in (200, 404), game
    if game.status == 404:
        return None
    history = program.get("/history", program.cookie).json
    letters = [(guess["letter"], guess["positions"]) for guess in game.json["guesses"]]
    return letters, game.json["status"], history["played"], history["won"]


def players(program):
    """How many players there are; every file of one verifies."""
    return len([session_file.read(path) for path in player_files(program.state)])


def first_game(program):
    """A new player comes to an empty state folder, so the index is compiled too."""
    return lambda run: run.post("/game"), players


def next_game(program):
    program.cookie = program.newcomer()
    assert program.post("/guess", program.cookie, letter="E").is_done
    return lambda run: run.post("/game", run.cookie), progress


def guess(program):
    program.cookie = program.newcomer(seed=7, length=5)
    return lambda run: run.post("/guess", run.cookie, letter="E"), progress


def winning_guess(program):
    program.cookie = program.newcomer(list="sure")
    assert program.post("/guess", program.cookie, letter="A").is_done
    return lambda run: run.post("/guess", run.cookie, letter="B"), progress


def guess_that_sweeps(program):
    """Its sweep meets an expired player, a temporary file, and a file that is not ours."""
    act, look = guess(program)
    # A newcomer sweeps, too, so the one that expires comes last.
    expired = session_file.place(program.state, program.newcomer())
    session_file.store_time(expired, LONG_AGO)
    for name in (f".t.{expired.name}.1.abcd", "README"):
        shutil.copy(expired, expired.parent / name)
    for path in expired.parent.iterdir():
        os.utime(path, (LONG_AGO, LONG_AGO))
    make_due(expired.parent)
    return act, look


def sweep(program):
    """A sweep by the command, over the same files."""
    guess_that_sweeps(program)
    return lambda run: run.command("sweep"), lambda run: (progress(run), players(run))


def forget(program):
    program.cookie = program.newcomer()
    return lambda run: run.post("/forget", run.cookie), progress


def new_room(program):
    program.newcomer()

    def rooms(run):
        return len([session_file.read_room(path) for path in room_files(run.state)])

    return lambda run: run.post("/room", words="AB"), rooms


def room_game(program):
    """A player takes a seat: the room's file first, then the player's."""
    room = program.post("/room", words="AB").json
    program.cookie = program.newcomer()
    assert program.post("/guess", program.cookie, letter="E").is_done
    return lambda run: run.post("/game", run.cookie, room=room["id"]), progress


def stranger_in_a_room(program):
    """Writes the player's file, then the seat, then the player's file again.

    A player who is refused after taking the seat leaves it empty, like one who never gets the reply.
    """
    room = program.post("/room", words="AB").json

    def look(run):
        players(run)
        return run.get(f"/room?id={room['id']}").json["seats"]

    return lambda run: run.post("/game", room=room["id"]), look


def guess_from_a_removed_seat(program):
    """The first guess takes a new seat: the room's file is written first, then the player's."""
    room = program.post("/room", words="AB").json
    program.cookie = program.newcomer()
    assert program.post("/game", program.cookie, room=room["id"]).is_done
    removed = program.post("/room/seats", id=room["id"], key=room["key"], remove="1")
    assert removed.json["seats"] == 0
    return lambda run: run.post("/guess", run.cookie, letter="A"), progress


def seats_that_are_removed(program):
    room = program.post("/room", words="AB").json
    for _ in range(3):
        assert program.post("/game", room=room["id"]).is_done

    def look(run):
        return run.get(f"/room?id={room['id']}").json["seats"]

    return lambda run: run.post("/room/seats", id=room["id"], key=room["key"], remove="idle"), look


def guess_that_ends_a_round(program):
    """The room's file first, then the player's: a kill leaves the player one guess behind at most."""
    room = program.post("/room", words="AB").json
    program.cookie = program.newcomer()
    assert program.post("/game", program.cookie, room=room["id"]).is_done
    assert program.post("/guess", program.cookie, letter="A").is_done

    def look(run):
        seen = progress(run)
        shown = run.get(f"/room?id={room['id']}&key={room['key']}")
        results = [row["status"] for row in shown.json["results"][0]["rounds"]]
        letters, status = seen[:2]
        assert results or letters and status == "playing", "the round is over and the room knows nothing"
        return seen, results

    return lambda run: run.post("/guess", run.cookie, letter="B"), look


def game_that_gives_up_a_round(program):
    """The loss is in the room's file before the round leaves the player's."""
    _, look = guess_that_ends_a_round(program)
    return lambda run: run.post("/game", run.cookie), look


def moving_guess(program):
    """The first guess over HTTPS, with the plain cookie."""
    act, _ = guess(program)
    program.environment["HANGMAN_HTTPS"] = "on"
    return act, lambda run: (progress(run), players(run))


def calls_of(run, act, folder):
    """The file system calls of a request: name, number, and line of the trace.

    Of calls that differ in digits only, the first two. Those before the program's own first one
    are the C library's, which does not start when they fail.
    """
    log = folder / "trace"
    act(run.by("strace", "-qq", "-o", log, "-e", "trace=%file,%desc,getrandom"))
    numbers, kinds, chosen = collections.Counter(), collections.Counter(), []
    for line in log.read_text().splitlines():
        name = line.partition("(")[0]
        numbers[name] += 1
        kind = re.sub(r"[0-9a-f]{2,}|\d+", "", line)
        kinds[kind] += 1
        if name not in ("execve", "mmap") and kinds[kind] <= 2:
            chosen.append((name, numbers[name], line))
    own = next(i for i, call in enumerate(chosen) if call[2].startswith("fcntl(0, F_GETFD"))
    return chosen[own:]


def injecting(call, effect):
    return ["strace", "-qq", "-o", "/dev/null", "-e", f"trace={call}",
            "-e", f"inject={call}:{effect}"]


def violation(program, act, look, states, call, effect):
    """Returns what is wrong after one fault, or None."""
    name, number, line = call
    temporary = len(temporary_files(program.state))
    outcome = act(program.by(*injecting(name, f"{effect}:when={number}")))
    if effect == KILL:
        then = act(program.by(*injecting("fsync", "error=EIO")))
        if not then.is_done and then.status not in (503, None):
            return f"answered {then.status} when the disk failed after the kill"
    else:
        # 2: a command line that could not be read.
        if outcome.returncode not in (0, 1, 2):
            return f"ended with {outcome.returncode}: {outcome.log}"
        if outcome.returncode != 0 and not outcome.log:
            return "failed and did not say why"
        if not outcome.is_done and outcome.status not in (503, None):
            if not (line.startswith("read(0,") and outcome.code == "invalid-request"):
                return f"answered {outcome.status}"
        if len(temporary_files(program.state)) > temporary:
            return "a temporary file stayed"
    now = look(program)
    before, after = states
    # Two files are written one after the other, and the first one counts.
    are_pairs = isinstance(before, tuple) and isinstance(after, tuple)
    between = (before[0], after[1]) if are_pairs else before
    if now != after and (outcome.is_done or now not in (before, between)):
        return f"{outcome} left {now}"
    again = act(program)
    if not again.is_done:
        return f"the next request came to {again}"
    return None


def hold_against_faults(program, folder, kind):
    act, look = kind(program)
    sample = folder / "sample"
    shutil.copytree(program.state, sample)
    states = [look(program)]
    calls = calls_of(program.over(sample), act, folder)
    states.append(look(program.over(sample)))
    assert states[0] != states[1], "the request does nothing"

    def attempt(numbered):
        number, (call, effect) = numbered
        state = folder / str(number)
        shutil.copytree(program.state, state)
        wrong = violation(program.over(state), act, look, states, call, effect)
        shutil.rmtree(state)
        assert not wrong, f"{call[2]} {effect}: {wrong}"

    faults = list(itertools.product(calls, [*ERRORS, KILL]))
    faults += [(call, NOTHING_WRITTEN) for call in calls if call[0] == "write"]
    assert len(faults) > 80, calls
    at_once(attempt, list(enumerate(faults)))


@pytest.mark.parametrize(
    "kind", [first_game, next_game, winning_guess, guess_that_sweeps, sweep, forget,
             moving_guess, new_room, room_game, stranger_in_a_room, game_that_gives_up_a_round,
             guess_from_a_removed_seat, seats_that_are_removed])
def test_single_fault(program, tmp_path, kind):
    hold_against_faults(program, tmp_path, kind)


@without("written in place", "temporary left")
def test_single_fault_of_a_guess(program, tmp_path):
    hold_against_faults(program, tmp_path, guess)


@without("room not told")
def test_single_fault_of_a_guess_that_ends_a_round(program, tmp_path):
    hold_against_faults(program, tmp_path, guess_that_ends_a_round)


@pytest.mark.parametrize("path", ["/game", "/settings", "/history", "/replay", "/lists", "/daily", "/endgames"])
def test_single_fault_while_reading(program, tmp_path, path):
    """The reply, or 503, or none: never `no-game`, and nothing is changed."""
    program.cookie = program.newcomer(list="sure")
    for letter in "AB":
        assert program.post("/guess", program.cookie, letter=letter).is_done
    content = player_file(program.state).read_bytes()

    def act(run):
        return run.get(path, run.cookie)

    sound = act(program)
    assert sound.status == 200

    def attempt(numbered):
        # Each run has a state of its own, because a list that another run compiles is left out without a log line.
        index, ((name, number, line), error) = numbered
        state = tmp_path / str(index)
        shutil.copytree(program.state, state)
        outcome = act(program.over(state).by(*injecting(name, f"{error}:when={number}")))
        if player_file(state).read_bytes() != content:
            return line, error, "the player's file was changed"
        shutil.rmtree(state)
        if outcome.reply is None:
            is_right = outcome.returncode == 1 and outcome.log
        else:
            # A list that cannot be read is left out and disables no other,
            # and no game waits for its count.
            is_right = (outcome.reply == sound.reply or outcome.status == 503
                        or path == "/game" and outcome.json == {**sound.json, "left": None}
                        or path == "/lists" and outcome.status == 200 and outcome.log)
        return None if is_right else (line, error, outcome)

    faults = list(itertools.product(calls_of(program, act, tmp_path), ERRORS))
    assert not [found for found in at_once(attempt, list(enumerate(faults))) if found]


def guesses(program, act):
    """Guesses, each the first of a game, which is requested before the guess is given."""
    yield functools.partial(act, program)
    for _ in range(20):
        assert program.post("/game", program.cookie).is_done
        yield functools.partial(program.post, "/guess", program.cookie, letter="E")


def test_the_sweep_of_a_guess_collects(program):
    """The control: otherwise the faults above would hit a sweep without work."""
    act, _ = guess_that_sweeps(program)
    files = player_files(program.state)
    own = session_file.place(program.state, program.cookie)
    taken = [path for path in [*files, *temporary_files(program.state)] if path != own]
    assert len(files) == len(taken) == 2
    assert swept(taken, guesses(program, act)) and own.exists()
    assert list(program.state.glob("players/*/README"))
