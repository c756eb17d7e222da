"""The drill's second boot: the state after a reboot, and play until the power is cut."""

import json
import os
import pathlib
import re
import threading
import time

from tools import get, go_on_to, other_site, play, report, run, step


def after_reboot():
    run("cp /drill/jar /tmp")
    other_site()
    assert play("--go-on")["before"] == 1
    assert run("systemctl is-active hangman-sweep.timer").stdout == "active\n"


def part():
    step("a reboot: the server is up, the game goes on", after_reboot)
    ready = threading.Event()

    def guess():
        """Plays games and stores, synced, each state of a reply."""
        with open("/drill/answered", "w") as notes:
            while True:
                status, body, cookie = get("/game", form=b"length=9&mistakes=26")
                jar = cookie.split(";")[0]
                for letter in "ETAOINSHRDLU":
                    status, body, _ = get("/guess", jar, f"letter={letter}".encode())
                    guesses = len(json.loads(body)["guesses"])
                    notes.write(f"{jar} {guesses}\n")
                    notes.flush()
                    os.fsync(notes.fileno())
                ready.set()

    threading.Thread(target=guess, daemon=True).start()
    assert ready.wait(300)
    time.sleep(1)
    go_on_to("upkeep")
    report("cut")
    time.sleep(600)


def answered_states():
    other_site()
    last = {}
    for line in pathlib.Path("/drill/answered").read_text().splitlines():
        if re.fullmatch(r"hangman=[0-9a-f]{32} \d+", line):
            jar, guesses = line.rsplit(" ", 1)
            last[jar] = int(guesses)
    assert last
    for jar, guesses in last.items():
        status, body, _ = get("/game", jar)
        found = len(json.loads(body)["guesses"]) if status == 200 else -1
        assert found in (guesses, guesses + 1), f"{guesses} answered, {found} there"
    report(f"note {len(last)} games were under way or answered when the power went")
    assert run("hangman-cgi check").returncode == 0
