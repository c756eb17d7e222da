"""A folder of a million players, and what it costs.

million.py [PLAYERS]: the files are in TMPDIR, 4 KB each on most disks. Measures guesses with one
player and with all in turn, each with and without a visit of the sweep, then the commands.
"""

import hashlib
import os
import pathlib
import resource
import statistics
import subprocess
import sys
import tempfile
import time

from calls import PROGRAM, Direct

ROUNDS = 60
LETTERS = "EARIOTNSLC"


def fill(state, count):
    """Copies the only player under other names, with all ages that players have."""
    (sample,) = state.glob("players/??/*")
    content = sample.read_bytes()
    now = time.time()
    for number in range(256):
        (state / f"players/{number:02x}").mkdir(mode=0o700, exist_ok=True)
    for number in range(count):
        digest = hashlib.sha256(b"%d" % number).hexdigest()
        path = f"{state}/players/{digest[:2]}/{digest[2:]}"
        file = os.open(path, os.O_WRONLY | os.O_CREAT, 0o600)
        os.write(file, content)
        os.close(file)
        then = now - number % 399 * 86_400
        os.utime(path, (then, then))


class Guesses:
    def __init__(self, folder):
        folder.mkdir(mode=0o700)
        self.state = folder
        self.program = Direct(folder)
        self.cookie = self.program.call("POST", "/game", {"mistakes": 26}).cookie
        self.number = 0
        self.seconds = {True: [], False: []}

    def guess(self, visits):
        """Guesses a letter and stores the seconds of the process, with a visit of the sweep or without."""
        if self.number % len(LETTERS) == 0:
            self.program.call("POST", "/game", {"mistakes": 26}, {"Cookie": self.cookie})
        age = 60 if visits else 0
        os.utime(self.state / "players/sweep", (time.time() - age,) * 2)
        letter = LETTERS[self.number % len(LETTERS)]
        self.number += 1
        start = time.perf_counter()
        reply = self.program.call("POST", "/guess", {"letter": letter}, {"Cookie": self.cookie})
        self.seconds[visits].append(time.perf_counter() - start)
        assert reply.status == 200, reply

    def median(self, visits):
        return statistics.median(self.seconds[visits])


def command(program, name):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.monotonic()
    done = subprocess.run([PROGRAM, name], env=program.environment, capture_output=True, text=True)
    wall = time.monotonic() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    print(f"{name}: {wall:.1f} s, {used:.1f} s of processor time, exit status {done.returncode}")
    return done.stdout


def main(count=1_000_000):
    with tempfile.TemporaryDirectory(prefix="hangman-") as folder:
        folder = pathlib.Path(folder)
        one, many = Guesses(folder / "one"), Guesses(folder / "many")
        start = time.monotonic()
        fill(many.state, count)
        print(f"{count} players in {time.monotonic() - start:.0f} s")
        full = Direct(many.state, environment={"HANGMAN_MAX_PLAYERS": str(count * 9 // 10)})
        start = time.perf_counter()
        refused = full.call("POST", "/game", {})
        seconds = time.perf_counter() - start
        print(f"a newcomer at nine tenths of them: {refused.code}, {seconds * 1000:.0f} ms")
        for guesses in (one, many) * 2:
            guesses.guess(False), guesses.guess(True)
            guesses.seconds = {True: [], False: []}
        for _ in range(ROUNDS):
            for visits in (False, True):
                one.guess(visits)
                many.guess(visits)
        for visits in (False, True):
            ratio = many.median(visits) / one.median(visits)
            print(f"a guess {'with' if visits else 'without'} a visit: {ratio:.2f} of one with a "
                  f"single player ({many.median(visits) * 1000:.1f} ms)")
        for name in ("stats", "sweep", "check"):
            output = command(many.program, name)
            if name == "stats":
                print("  " + ", ".join(output.splitlines()[:2]))


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
