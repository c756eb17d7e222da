"""Requests of one player from many sides at once."""

import concurrent.futures
import copy
import random

from crowd import PROXY
from player import LETTERS, Player

ROUNDS = 4


def run(trial):
    for number in range(ROUNDS):
        letters(newcomer(trial, number), trial.journal)
        same(newcomer(trial, number), trial.journal)


def newcomer(trial, number):
    player = Player(f"race {number}", trial.journal, random.Random(number))
    while player.game is None:
        player.pending = ("/game", {"length": 8, "mistakes": 26})
        player.step(PROXY)
    return player


def letters(player, journal):
    """Sends all letters at once: exactly the accepted ones are stored, each once."""
    answers = at_once(player, LETTERS)
    stored = [guess["letter"] for guess in state(player)["guesses"]]
    accepted = {letter for letter, (status, reply) in zip(LETTERS, answers)
                if status == 200 and reply["outcome"] in ("hit", "miss")}
    # Without a reply, or with one of the proxy's, it may be stored.
    unknown = {letter for letter, (status, _) in zip(LETTERS, answers) if status not in (200, 409)}
    report(journal, player, "missing", accepted - set(stored))
    report(journal, player, "contradicted", set(stored) - accepted - unknown)
    report(journal, player, "doubled", {one for one in stored if stored.count(one) > 1})


def same(player, journal):
    """One letter 60 times: it counts once."""
    answers = at_once(player, "E" * 60)
    counted = [reply for status, reply in answers
               if status == 200 and reply["outcome"] in ("hit", "miss")]
    game = state(player)
    report(journal, player, "doubled", ["E"] * (len(counted) > 1 or game["mistakes"] > 1))
    report(journal, player, "missing", ["E"] * (len(counted) > len(game["guesses"])))


def at_once(player, letters):
    def guess(letter):
        # Another view of the same player, as another tab would be.
        tab = copy.copy(player)
        tab.cookies = dict(player.cookies)
        return tab.call(PROXY, "POST", "/guess", {"letter": letter, "game": player.game["id"]})

    with concurrent.futures.ThreadPoolExecutor(12) as pool:
        return list(pool.map(guess, letters))


def state(player):
    while True:
        status, reply = player.call(PROXY, "GET", "/game")
        if status == 200:
            return reply


def report(journal, player, kind, letters):
    for letter in letters:
        journal.wrong(kind, player.number, f"{letter} of {player.game['id']}")
