#!/usr/bin/env python3
"""How evil is it? Four guessers play an engine on words.txt, with no limit of mistakes.

    arena.py [--adapter FILE] -- COMMAND...

prints the mean mistakes until the word is found, beside those of this project's two devils
(arena.json): classic keeps the largest family, diabolical is better than that. The guessers know
the dictionary and go by the answers alone; draws of theirs come from fixed seeds.
"""

import argparse
import collections
import json
import os
import random
import sys

from judging.game import Answer
from judging.words import HIDDEN, Unjudgeable, families, places_of, read, read_words
from playing.program import Broken
from referee import HERE, add_driver_options, driver_of

LENGTHS = (4, 5, 6, 7, 8, 9, 10)
GAMES = 8
# The letters by how common they are in English.
ENGLISH = "ETAOINSHRDLCUMWFGYPBVKJXQZ"


def english(words, letters, rng):
    """The most common letter of English that some word has."""
    return min(letters, key=ENGLISH.index)


def frequent(words, letters, rng):
    """The letter in most of the words."""
    return best(letters, rng, letters.get)


def minimax(words, letters, rng):
    """The letter whose largest family is smallest."""
    return best(letters, rng, lambda letter: -max(map(len, families(letter, words).values())))


def noisy(words, letters, rng):
    """A person: a letter by chance, more likely if more words have it."""
    weights = [(count / len(words)) ** 4 for count in letters.values()]
    return rng.choices(list(letters), weights)[0]


def best(letters, rng, score):
    scores = {letter: score(letter) for letter in letters}
    return rng.choice([letter for letter in scores if scores[letter] == max(scores.values())])


GUESSERS = {"english": english, "frequent": frequent, "minimax": minimax, "noisy": noisy}


def shown_by(driver, line):
    answer = Answer(driver.ask(line))
    if answer.kind != "pattern":
        raise Unjudgeable(f"Expected `pattern …` to `{line}`, came {answer.text}.")
    return answer.pattern


def mistakes(driver, guesser, words, rng):
    """The mistakes that the guesser makes in one game over words of one length."""
    pattern = shown_by(driver, f"start {len(words[0])} 26")
    guessed, made = set(), 0
    while HIDDEN in pattern:
        letters = collections.Counter(c for word in words for c in sorted({*word} - guessed))
        letter = guesser(words, dict(sorted(letters.items())), rng)
        guessed.add(letter)
        pattern = shown_by(driver, f"guess {letter}")
        places = places_of(letter, pattern)
        words = families(letter, words).get(places)
        if not words:
            raise Unjudgeable(f"No word fits {pattern}: let referee.py judge this program first.")
        made += not places
    return made


def mean(options, length, name, words):
    """The mean over the games of one guesser at one length."""
    options.seed = f"{length} {name}"
    driver = driver_of(options)[0]
    rng = random.Random(options.seed)
    try:
        driver.ask(f"words {os.path.abspath(HERE / 'words.txt')}")
        made = [mistakes(driver, GUESSERS[name], words, rng) for _ in range(GAMES)]
    finally:
        driver.close(broken=True)
    return sum(made) / GAMES


def table(means, references, lengths):
    """Rows of text: mistakes of each guesser against the program and the references."""
    columns = {"yours": means, **references}
    yield "guesser   " + "".join(f"{name:>12}" for name in columns)
    for guesser in GUESSERS:
        cells = [sum(of[guesser][str(length)] for length in lengths) / len(lengths)
                 for of in columns.values()]
        yield f"{guesser:10}" + "".join(f"{cell:12.2f}" for cell in cells)
    yield ""
    yield "letters   " + "".join(f"{name:>12}" for name in columns)
    for length in lengths:
        cells = [sum(of[guesser][str(length)] for guesser in GUESSERS) / len(GUESSERS)
                 for of in columns.values()]
        yield f"{length:<10}" + "".join(f"{cell:12.2f}" for cell in cells)


def main(arguments=None):
    parser = argparse.ArgumentParser(usage=__doc__.split("\n\n")[1].strip())
    parser.add_argument("--length", type=int, action="append", choices=LENGTHS, dest="lengths",
                        help=f"these lengths alone, of {LENGTHS[0]} to {LENGTHS[-1]}")
    parser.add_argument("--json", metavar="FILE", help="the means go there, - for standard output")
    add_driver_options(parser)
    options = parser.parse_args(arguments)
    lengths = options.lengths or LENGTHS
    words = {length: [] for length in lengths}
    for word in read_words(HERE / "words.txt"):
        words.get(len(word), []).append(word)
    try:
        means = {name: {str(length): mean(options, length, name, words[length])
                        for length in lengths} for name in GUESSERS}
    except (Unjudgeable, Broken) as reason:
        print(reason, file=sys.stderr)
        return 2
    if options.json:
        with open(1 if options.json == "-" else options.json, "w", encoding="utf-8") as file:
            print(json.dumps(means, indent=1), file=file)
    if options.json != "-":
        references = json.loads(read(HERE / "arena.json", "the means of the references"))
        print("\n".join(table(means, references, lengths)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
