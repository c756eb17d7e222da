"""Endgames are sorted by how hard they are for people."""

import sys

import pytest

from calls import REPOSITORY

sys.path.insert(0, str(REPOSITORY / "scripts/words"))
from values.endgames import FOLDER, KINDS, LISTS, Endgame
from values.lists import WordList

DAYS = 20


def chance(game, left, said, mistakes):
    """How often a player wins who always says the letter of most words left."""
    if left.bit_count() < 2:
        return 1.0
    counts = {c: (left & bits).bit_count() for c, bits in game.held.items() if c not in said}
    usual = [c for c, count in counts.items() if count == max(counts.values())]
    return sum(after(game, left, said, c, mistakes) for c in usual) / len(usual)


def after(game, left, said, letter, mistakes):
    answers = game.hardest(left, letter)
    won = 0.0
    for bits in answers:
        misses = not bits & game.held[letter]
        if mistakes >= misses:
            won += chance(game, bits, said | {letter}, mistakes - misses)
    return won / len(answers)


@pytest.mark.parametrize("language", sorted(LISTS))
def test_who_says_the_commonest_letter_wins_easy_endgames_and_no_others(language):
    familiar = WordList(f"{LISTS[language]}-easy".lstrip("-"))
    rates = {kind: [] for kind in KINDS}
    lines = (FOLDER / f"{language}.txt").read_text().splitlines()[: DAYS * len(KINDS)]
    for number, line in enumerate(lines):
        mistakes, *words = familiar.read(line).split()
        game = Endgame(words)
        rates[KINDS[number % len(KINDS)]].append(chance(game, game.all, frozenset(), int(mistakes)))
    easy, hard, evil = (sum(found) / len(found) for found in rates.values())
    assert easy >= 0.3 and hard == evil == 0
