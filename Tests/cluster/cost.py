"""The cost of a guess on one machine, on sticky nodes and over a shared folder, side by side.

Each node has a second lighttpd over a folder of its own disk. Rounds of all ways take turns, without
a proxy. Time means little on a busy machine, so this counts processor time, syncs and round trips;
from these follows what three machines would do.
"""

import concurrent.futures
import random
import statistics
import time

from player import Player
from web import INSTALLED

SECONDS = 5
ROUNDS = 2


class Way:
    """A way to serve: the addresses for a player, by number and turn."""

    def __init__(self, name, nodes, port, spread):
        self.name, self.nodes, self.port, self.spread = name, nodes, port, spread
        self.waits, self.guesses, self.seconds = [], {1: 0, 8: 0}, {1: 0, 8: 0}

    def address(self, number, turn):
        at = turn if self.spread == "any" else number if self.spread == "own" else 0
        return f"{self.nodes[at % len(self.nodes)].address}:{self.port}"


def measure(cluster, journal):
    """Prints, for this cluster, a line for each way."""
    nodes = cluster.nodes
    for node in nodes:
        local(node)
    ways = [Way("one machine", nodes, 81, "first"), Way("sticky nodes", nodes, 81, "own")]
    if cluster.kind.is_shared:
        name = cluster.kind.name
        ways += [Way(f"{name}, any node", nodes, 80, "any"),
                 Way(f"{name}, a player's own node", nodes, 80, "own")]
    for _ in range(ROUNDS):
        for clients in (1, 8):
            for way in ways:
                play(way, clients, journal)
    for way in ways:
        before = work(nodes)
        start = sum(way.guesses.values())
        counted = cluster.kind.trips(nodes, lambda way=way: play(way, 8, journal))
        guesses = sum(way.guesses.values()) - start
        spent = (work(nodes) - before) / guesses
        show(way, spent, {name: count / guesses for name, count in counted.items()})


def local(node):
    """A second server on this node, over a folder of its own disk."""
    node.run("install -d -m 700 -o www-data -g www-data /var/lib/alone; cd /etc/lighttpd; "
             "sed -e 's|\"/var/lib/hangman\"|\"/var/lib/alone\"|' "
             "conf-available/50-hangman.conf >/tmp/alone-hangman.conf; "
             "sed -e '/server.port/s/80/81/' -e '/pid-file/d' "
             "-e '/include.*conf-enabled/s|.*|include \"/tmp/alone-hangman.conf\"|' "
             "lighttpd.conf >/tmp/alone.conf; "
             "HANGMAN_DATA_DIR=/usr/share/hangman/data HANGMAN_STATE_DIR=/var/lib/alone "
             f"{INSTALLED} index")
    node.spawn("lighttpd -D -f /tmp/alone.conf")
    time.sleep(1)


def play(way, clients, journal):
    """Lets a number of clients guess for some seconds."""
    deadline = time.monotonic() + SECONDS

    def client(number):
        player = Player(f"cost {number}", journal, random.Random(number))
        waits = []
        while time.monotonic() < deadline:
            start = time.monotonic()
            is_guess = player.game is not None and player.game["status"] == "playing"
            assert player.step(way.address(number, len(waits))), "refused"
            if is_guess:
                waits.append(time.monotonic() - start)
        return waits

    with concurrent.futures.ThreadPoolExecutor(clients) as pool:
        waits = [wait for some in pool.map(client, range(clients)) for wait in some]
    way.guesses[clients] += len(waits)
    way.seconds[clients] += SECONDS
    if clients == 1:
        way.waits += waits


def work(nodes):
    """Milliseconds of processor time of all programs of the nodes, with those that have ended."""
    ticks = sum(int(node.run(
        "cat /proc/[0-9]*/stat 2>/dev/null | sed 's/.*) //' | "
        "awk '{ sum += $12 + $13 + $14 + $15 } END { print sum }'").stdout) for node in nodes)
    return ticks * 10


def show(way, spent, counted):
    counts = ", ".join(f"{count:.1f} {name}" for name, count in counted.items())
    print(f"{way.name}: median {statistics.median(way.waits) * 1000:.1f} ms with one client, "
          f"{way.guesses[1] / way.seconds[1]:.0f}/s; "
          f"{way.guesses[8] / way.seconds[8]:.0f}/s with eight; "
          f"{spent:.1f} ms of processor time a guess; {counts or 'nothing over the network'}",
          flush=True)
