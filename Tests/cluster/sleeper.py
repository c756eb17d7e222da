"""A program that sleeps while it holds a player's lock, on a node that is cut off at that time.

The file system ends the lock after a while, and others play on. When the sleeper wakes it must not
undo their moves. The program is the real one, except in a control; `strace` makes it sleep.
"""

import random
import time
import urllib.parse

from crowd import PROXY
from node import wait
from player import CALL, Player
from web import INSTALLED

# After it has read the locked file, and before it writes.
AFTER_READING = "pread64:delay_exit={}000000:when=1"
# After its last look at the name: the window that no program can close.
BEFORE_RENAMING = "renameat:delay_enter={}000000:when=1"

MOVES = 3


def cut_off(trial, node, where=AFTER_READING):
    kind = trial.cluster.kind
    player = Player("sleeper", trial.journal, random.Random(1))
    play(player, 2)
    injection = where.format(kind.lock_seconds + 15)
    process = sleep(node, player, "Z", injection, kind.planted)
    time.sleep(3)
    assert process.poll() is None, "the sleeper does not sleep"
    node.cut()
    start = time.monotonic()
    # From now on the player uses the other nodes, which answer `busy` until the lock is gone.
    play(player, MOVES, kind.lock_seconds + 60)
    trial.note(f"the lock was gone after {time.monotonic() - start:.0f} s")
    node.mend()
    wait(lambda: process.poll() is not None, "the sleeper sleeps on", kind.lock_seconds + 120)
    yield 1
    answer = node.run("cat /tmp/sleeper.out").stdout
    trial.note(f"the sleeper was told {answer.partition(chr(10))[0].strip() or 'nothing'}")
    trial.afterwards.append(player)


def play(player, moves, seconds=60):
    """Makes a number of accepted moves of this player."""
    deadline = time.monotonic() + seconds
    while moves:
        assert time.monotonic() < deadline, f"{moves} moves were not accepted: {player.pending}"
        if player.step(PROXY):
            moves -= 1
        else:
            time.sleep(0.5)


def sleep(node, player, letter, injection, planted):
    """Starts a guess on this node as its web server does, and lets it sleep.

    `planted` is the fault of a control's program.
    """
    form = urllib.parse.urlencode({"letter": letter, "game": player.game["id"]})
    cookie = "; ".join(f"{name}={value}" for name, value in player.cookies.items())
    environment = {
        "GATEWAY_INTERFACE": "CGI/1.1", "REQUEST_METHOD": "POST", "SERVER_PROTOCOL": "HTTP/1.1",
        "SCRIPT_NAME": CALL, "PATH_INFO": "/guess", "QUERY_STRING": form, "HTTP_COOKIE": cookie,
        "CONTENT_LENGTH": "0", "HANGMAN_DATA_DIR": "/usr/share/hangman/data",
        "HANGMAN_STATE_DIR": "/var/lib/hangman", "PLANTED": planted,
    }
    variables = " ".join(f"'{name}={value}'" for name, value in environment.items())
    return node.spawn(
        f"env {variables} setpriv --reuid=33 --regid=33 --clear-groups "
        f"strace -o /tmp/sleeper.trace -e inject={injection} "
        f"{INSTALLED} >/tmp/sleeper.out")


