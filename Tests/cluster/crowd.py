"""Many players at once, on a few threads."""

import concurrent.futures
import random
import threading
import time

from player import Player

PROXY = "192.0.2.1"


class Crowd:
    """Plays from `start` to `stop`; each thread has its own players and takes any of them."""

    def __init__(self, journal, threads=8, each=6):
        self.journal = journal
        self._seats = [[] for _ in range(threads)]
        self.players = []
        self.grow(each)
        self._stop = threading.Event()
        self._threads = []

    def grow(self, each):
        """Adds players to each thread, during play or not."""
        for seat in self._seats:
            for _ in range(each):
                number = len(self.players)
                self.players.append(Player(number, self.journal, random.Random(number)))
                seat.append(self.players[-1])

    def start(self):
        self._stop.clear()
        self._threads = [threading.Thread(target=self._play, args=(seat,), daemon=True)
                         for seat in self._seats]
        for thread in self._threads:
            thread.start()

    def stop(self):
        self._stop.set()
        for thread in self._threads:
            thread.join()

    def _play(self, seat):
        chance = random.Random()
        while not self._stop.is_set():
            # After a refusal another player goes on, so no request is repeated at once.
            if not chance.choice(seat).step(PROXY):
                time.sleep(0.1)
            time.sleep(0.02)

    def finish(self, seconds):
        """Asks for every open move again until it is accepted; returns the players that still wait."""
        deadline = time.monotonic() + seconds

        def settle(player):
            while player.pending and time.monotonic() < deadline:
                if not player.step(PROXY):
                    time.sleep(0.3)

        with concurrent.futures.ThreadPoolExecutor(8) as pool:
            list(pool.map(settle, self.players))
        return [player for player in self.players if player.pending]

    def check(self, addresses, others=()):
        """Compares every player's stored state, from each address, with the journal."""
        def ask(player):
            for address in addresses:
                for question in (player.look, player.count):
                    for _ in range(20):
                        if player.game is None or question(address):
                            break
                        time.sleep(0.5)
                    else:
                        self.journal.wrong("denied", player.number, f"no answer of {address}")

        with concurrent.futures.ThreadPoolExecutor(8) as pool:
            list(pool.map(ask, [*self.players, *others]))
