"""The reference engine behind dialogues as we met them in public programs: strangers.py FOLDER NAME."""

import os
import sys
import time

sys.path.insert(0, sys.argv[1])
from dialogues import revealed, started  # noqa: E402


def questions_first(words):
    """Goes back to its first question after the game, and says the word on the way there."""
    while True:
        game = started(words, input("Choose a length. Write 0 to quit.\n"), 6)
        if not game.candidates:
            sys.exit("Invalid number.")
        while not game.over():
            game.guess(input(f"\n{game.pattern}\nGuess a letter: "))
        print(f"\nCongratulations\nThe word was {revealed(game)}.\n")


def one_key(words):
    """Reads a key as it is pressed, so that the end of a line is a guess as well."""
    length = input("Enter word length: ")
    print("Show the number of words? (Y/N): ", end="", flush=True)
    while key() not in "yn":
        print("\n(Y/N): ", end="", flush=True)
    game = started(words, length, input("\nHow many guesses?: "))
    if not game.candidates:
        sys.exit("No such word.")
    while not game.over():
        print(f"You have {game.left} guesses remaining.\n{game.pattern}\nEnter Guess: ", end="",
              flush=True)
        letter = key()
        print()
        if letter.isalpha():
            game.guess(letter)
        else:
            print("Only enter alphabets please!")
    print(f"The word was: {revealed(game)}")


def key():
    return os.read(0, 1).decode()


def says_nothing(words, length, mistakes):
    """Waits for another letter without a word where a guess is none."""
    game = started(words, length, mistakes)
    if not game.candidates:
        sys.exit("No such word.")
    while not game.over():
        print(f"{game.pattern}\n{game.left} guesses remain", flush=True)
        letter = input()
        while len(letter) > 1 or not letter.isalpha() or letter.upper() in game.guessed:
            letter = input()
        game.guess(letter)
    print(f"The word was: {revealed(game)}")


def in_colours(words, length, mistakes):
    """Asks the terminal where it is, and waits for the answer; then plays in colours."""
    print("\033[2J\033[H\033[6n", end="", flush=True)
    where = key()
    while not where.endswith("R"):
        where += key()
    game = started(words, length, mistakes)
    while not game.over():
        shown = game.pattern.replace("_", "\033[2m_\033[0m")
        print(f"\033[1mWord:\033[0m {shown}\nLeft: \033[31m{game.left}\033[0m")
        game.guess(input("Guess a letter: \033[0m"))
    print(f"The word was: \033[1m{revealed(game)}\033[0m")


def repeats_twice(words, length, mistakes):
    """Answers a letter said again anew with the line after it, as its buffer is never cleared."""
    game = started(words, length, mistakes)
    waiting = []
    while not game.over():
        print(f"Word: {game.pattern}")
        while True:
            waiting += input("Guess: ").split()
            again = [letter for letter in waiting if letter.upper() in game.guessed]
            for _ in again:
                print("Guess already made!\nGuess: ", end="", flush=True)
                time.sleep(0.01)
            if len(waiting) > len(again):
                break
        letter = waiting.pop()
        waiting = []
        game.guess(letter)
        if letter.upper() not in game.pattern:
            print("Sorry")
    print(f"The word was: {revealed(game)}")


def small_letters_only(words, length, mistakes):
    """Refuses a capital with a sentence, and shows nothing else then."""
    game = started(words, length, mistakes)
    while not game.over():
        print(f"Progress: {game.pattern}\nGuesses: {game.left}")
        letter = input("Guess a letter: ")
        while not letter.islower():
            letter = input("Wrong input!\nGuess a letter: ")
        game.guess(letter)
    print(f"The secret word is: {revealed(game)}")


def capitals_are_others(words, length, mistakes):
    """Takes a capital for a letter that no word has."""
    game = started(words, length, mistakes)
    seen = []
    while not game.over():
        print(f"{game.left} tries left.\nYour word is: {game.pattern}")
        letter = input("What is your next guess?\n")
        if letter.isupper() or not letter.isalpha():
            game.left -= letter not in seen
        else:
            game.guess(letter)
        seen.append(letter)
    print(f"Your word was {revealed(game)}")


if __name__ == "__main__":
    globals()[sys.argv[2]](*sys.argv[3:])
