#!/usr/bin/env python3
"""Hangman for the referee. What is missing is marked TODO."""
import sys


class Game:
    def __init__(self):
        self.words = []
        self.pattern = ""
        self.left = 0

    def load(self, path):
        """Reads the words, one a line, in capitals and each once."""
        with open(path, encoding="utf-8") as file:
            self.words = sorted({line.strip().upper() for line in file} - {""})

    def start(self, length, mistakes):
        """Begins a game; says whether there is a word of this length."""
        self.pattern = "_" * length
        self.left = mistakes
        # TODO: which words are possible? Which letters were guessed?
        return any(len(word) == length for word in self.words)

    def guess(self, text):
        """Changes pattern and mistakes left. Returns the answer to the player."""
        # TODO: is it one letter, and a new one? Which family do you keep?
        return "error not written yet"

    def reveal(self):
        """Returns a word that fits all answers."""
        # TODO
        return "error not written yet"

    def answer(self, line):
        verb, _, rest = line.partition(" ")
        if verb == "words":
            self.load(rest)
            return "ok"
        if verb == "start":
            length, mistakes = map(int, rest.split())
            if not self.start(length, mistakes):
                return "error no word has that length"
            return f"pattern {self.pattern} {self.left}"
        if verb == "guess":
            return self.guess(rest)
        return self.reveal()


if __name__ == "__main__":
    game = Game()
    for line in sys.stdin:
        if line.strip() == "quit":
            break
        print(game.answer(line.rstrip("\r\n")), flush=True)
