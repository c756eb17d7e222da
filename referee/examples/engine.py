#!/usr/bin/env python3
"""Evil hangman for the referee: keeps a largest family, ties by chance."""
import random
import sys


def places(word, letter):
    return tuple(place for place, c in enumerate(word) if c == letter)


class Engine:
    def __init__(self):
        self.words = []

    def load(self, path):
        with open(path, encoding="utf-8") as file:
            self.words = sorted({line.strip().upper() for line in file} - {""})

    def start(self, length, mistakes):
        """Whether there is a word of this length."""
        self.candidates = [word for word in self.words if len(word) == length]
        self.pattern = "_" * length
        self.left = mistakes
        self.guessed = set()
        return bool(self.candidates)

    def over(self):
        return self.left == 0 or "_" not in self.pattern

    def guess(self, text):
        letter = text.upper()
        is_letter = len(letter) == 1 and "A" <= letter <= "Z"
        if self.over() or not is_letter or letter in self.guessed:
            return
        self.guessed.add(letter)
        families = {}
        for word in self.candidates:
            families.setdefault(places(word, letter), []).append(word)
        most = max(len(family) for family in families.values())
        largest = [kept for kept in families if len(families[kept]) == most]
        kept = random.choice(largest)
        self.candidates = families[kept]
        self.pattern = "".join(
            letter if place in kept else c for place, c in enumerate(self.pattern))
        if not kept:
            self.left -= 1

    def answer(self, line):
        verb, _, rest = line.partition(" ")
        if verb == "words":
            self.load(rest)
            return "ok"
        if verb == "reveal":
            return "word " + random.choice(self.candidates)
        if verb == "guess":
            self.guess(rest)
        elif not self.start(*map(int, rest.split())):
            return "error no word has that length"
        return f"pattern {self.pattern} {self.left}"


if __name__ == "__main__":
    engine = Engine()
    for line in sys.stdin:
        if line.strip() == "quit":
            break
        print(engine.answer(line.rstrip("\r\n")), flush=True)
