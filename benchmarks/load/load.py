"""Load on the release program behind lighttpd, with the configuration we ship.

load.py [SECONDS [GAMES]]: wrk with 64 connections for some seconds. Then players of all kinds
play games, after which the players' folder must hold the living players and nothing else.
"""

import pathlib
import subprocess
import sys
import tempfile
import time

import players
import servers

STORM = pathlib.Path(__file__).with_name("storm.lua")
CONNECTIONS = 64


def storm(server, seconds):
    """Requests of all kinds; wrk prints latency and throughput, the script the statuses."""
    subprocess.run(
        ["wrk", "-t2", f"-c{CONNECTIONS}", f"-d{seconds}s", "--timeout", "30s", "--latency"]
        + ["-s", STORM, f"{server.url}{players.CALL}"],
        check=True,
    )


def games(server, count):
    start = time.monotonic()
    seats = players.play(server, count)
    seconds = time.monotonic() - start
    waits = sorted(wait for seat in seats for wait in seat.waits)
    print(f"{count} games, {len(waits)} requests in {seconds:.0f} s: {len(waits) / seconds:.0f}/s, "
          f"median {waits[len(waits) // 2] * 1000:.1f} ms, "
          f"99 % under {waits[len(waits) * 99 // 100] * 1000:.1f} ms, "
          f"{sum(seat.refused for seat in seats)} answers 503")
    left = list((server.state / "players").glob("*/*"))
    expected = sum(seat.living for seat in seats)
    print(f"{len(left)} files left for {expected} players who stayed")
    if len(left) != expected or any(len(path.name) != 62 for path in left):
        sys.exit("the players' folder holds more or less than the living players")


def main(seconds=30, count=100_000):
    with tempfile.TemporaryDirectory(prefix="hangman-") as folder:
        folder = pathlib.Path(folder)
        folder.chmod(0o755)
        site = servers.install(folder / "site")
        with servers.start("lighttpd", site, folder / "storm") as server:
            storm(server, seconds)
        # Another state folder: when wrk ends, some of its requests still run.
        with servers.start("lighttpd", site, folder / "games") as server:
            games(server, count)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
