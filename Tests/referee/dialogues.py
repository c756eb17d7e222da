"""The reference engine behind console dialogues as courses print them: dialogues.py NAME …

Standard output is never flushed here, as in most students' programs.
"""

import sys

sys.path.insert(0, sys.argv[1])
from engine import Engine, places  # noqa: E402


def harvard(words, length, mistakes):
    game = started(words, length, mistakes)
    if not game.candidates:
        sys.exit("There is no such word.")
    print(f"I am thinking of a word: {game.pattern.replace('_', '–')}\nGuess a letter.")
    while not game.over():
        letter = input()
        known = letter.upper() in game.guessed
        before = game.left
        game.guess(letter)
        times = game.pattern.count(letter.upper())
        if known:
            print("I'll pretend I didn't hear that. You guessed that already!")
        elif game.left < before or not times:
            print("Nope!")
        elif not game.over():
            print(f"Nice! That letter appears {times} times: {game.pattern.replace('_', '–')}")
        if not game.over():
            print(f"You have {game.left} chances left. Guess again.")
    word = revealed(game)
    print(f"That's right! It's {word}!" if game.left else f"I win. It was {word}.")


def uw(words):
    print("Welcome to the cse143 hangman game.\n")
    length = int(input("What length word do you want to use? "))
    mistakes = int(input("How many wrong answers allowed? "))
    game = started(words, length, mistakes)
    if not game.candidates:
        print("No words of that length in the dictionary.")
        return
    while not game.over():
        letters = ", ".join(sorted(game.guessed)).lower()
        print(f"\nguesses : {game.left}\nguessed : [{letters}]")
        print(f"current : {' '.join(game.pattern.replace('_', '-').lower())}")
        letter = input("Your guess? ")[0]
        if letter.upper() in game.guessed:
            print("You already guessed that")
            continue
        game.guess(letter)
        print(f"There are {game.pattern.count(letter.upper())} {letter}'s")
    print(f"answer = {revealed(game).lower()}")
    print("You beat me" if game.left else "Sorry, you lose")


def byu(words, length, mistakes):
    game = started(words, length, mistakes)
    if not game.candidates:
        sys.exit("Dictionary is empty")
    while not game.over():
        print(f"You have {game.left} guesses left\nUsed letters: {' '.join(sorted(game.guessed))}")
        print(f"Word: {game.pattern.replace('_', '-').lower()}")
        letter = input("Enter Guess: ")
        while len(letter) != 1 or not letter.isalpha() or letter.upper() in game.guessed:
            known = letter.upper() in game.guessed
            print("Guess already made!" if known else "Invalid input!", end=" ")
            letter = input("Enter guess: ")
        game.guess(letter)
        print(f"Found {len(places(game.pattern, letter.upper()))} {letter}\n")
    print("You win! You guessed the word:" if game.left else "You lose!\nThe word was:",
          revealed(game).lower())


def fixed(words, double=""):
    """A limit of its own, nothing shown at a win, another game on demand."""
    while True:
        game = started(words, input("How many letters? "), 6)
        if not game.candidates:
            sys.exit("No such word.")
        while not game.over():
            print(f"Word: {' '.join(game.pattern)}\nWrong guesses left: {game.left}")
            letter = input("Guess a letter: ")
            game.guess(letter)
            if double and len(letter) > 1:
                print(f"Word: {' '.join(game.pattern)}\nGuess a letter: ", end="")
        print("You have won!" if game.left else f"You lost. The word was {revealed(game)}.")
        if input("Play again? (y/n) ") != "y":
            return


def cs106a():
    print("Welcome to Hangman!")
    game = started("HangmanLexicon.txt", input("What length of word would you like? "), 8)
    if not game.candidates:
        sys.exit("There is no word of that length.")
    while not game.over():
        print(f"The word now looks like this: {game.pattern.replace('_', '-')}")
        print(f"You have {game.left} guesses left." if game.left > 1 else
              "You have only one guess left.")
        letter = input("Your guess: ")
        before = game.left
        game.guess(letter)
        if game.left < before:
            print(f"There are no {letter.upper()}'s in the word.")
        elif not game.over():
            print("That guess is correct.")
    if game.left:
        print(f"That guess is correct.\nYou guessed the word: {revealed(game)}\nYou win.")
    else:
        print(f"You're completely hung.\nThe word was: {revealed(game)}\nYou lose.")


def revealed(game):
    return game.answer("reveal").partition(" ")[2]


def started(words, length, mistakes):
    game = Engine()
    game.load(words)
    game.start(int(length), int(mistakes))
    return game


if __name__ == "__main__":
    courses = {"harvard": harvard, "uw": uw, "byu": byu, "fixed": fixed, "cs106a": cs106a}
    courses[sys.argv[2]](*sys.argv[3:])
