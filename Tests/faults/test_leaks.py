"""valgrind finds no block lost by any call of the program with its faults switched off: a debug
build, linked dynamically."""

import shutil

from calls import MOUNT
from program import Program, at_once

VALGRIND = ["valgrind", "--quiet", "--error-exitcode=9", "--leak-check=full",
            "--show-leak-kinds=definite,indirect", "--errors-for-leak-kinds=definite,indirect"]
# Each call continues from the state of those before it.
CALLS = [
    "GET /", "GET /game", "POST /game", "POST /guess?letter=E", "POST /guess?letter=E",
    "POST /guess?letter=%21", "GET /settings", "POST /settings?length=7&cunning=diabolical",
    "POST /game", "POST /guess?letter=A", "POST /game?list=sure", "POST /guess?letter=A",
    "POST /guess?letter=B", "GET /history", "GET /replay", "GET /lists", "HEAD /game",
    "GET /none", "POST /game?evil=false", "POST /guess?letter=O", "POST /forget",
]


def leaks(program, folder, calls):
    """valgrind's reports for the calls, and for `index` and `sweep`; only those with a fault."""
    runs, cookie = [], None
    for number, call in enumerate(calls):
        before = folder / str(number)
        shutil.copytree(program.state, before)
        method, _, path = call.partition(" ")
        request = (method, MOUNT + path, {"Cookie": cookie} if cookie else {})
        runs.append((call, program.over(before).by(*VALGRIND), "send", request))
        cookie = program.send(*request).cookie or cookie
    for command in ("index", "sweep"):
        shutil.copytree(program.state, folder / command)
        runs.append((command, program.over(folder / command).by(*VALGRIND), "command", (command,)))

    def check(run):
        call, program, method, arguments = run
        outcome = getattr(program, method)(*arguments)
        return None if outcome.returncode == 0 else (call, outcome)

    return [found for found in at_once(check, runs) if found]


def test_leaks(planted_program, data, tmp_path):
    program = Program(tmp_path / "state", data, planted_program)
    assert not leaks(program, tmp_path, CALLS)


def test_the_instrument_sees_leaks(planted_program, data, tmp_path):
    """The control: one block lost in each run is reported for each."""
    program = Program(tmp_path / "state", data, planted_program, {"PLANTED": "leak"})
    assert len(leaks(program, tmp_path, ["GET /game"])) == 2
