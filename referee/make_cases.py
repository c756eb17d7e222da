#!/usr/bin/env python3
"""Writes cases.json from words.txt, the same each time.

A case says under `first` which rules allow which pattern after its first guess. That is computed
here by patterns alone and not by the referee's own families, so that each can be held against the
other.
"""

import collections
import itertools
import json
import pathlib
import random

HERE = pathlib.Path(__file__).resolve().parent
RULES = ["largest", "any", "random", "fewest", "rightmost", "first", "fewest-first"]
SOURCE = ("2,000 words drawn from the list of easy words of Evil Hangman, which is made from "
          "SCOWL 2020.12.07, 12Dicts and WordNet 3.0; NOTICES.md has their licences.")
COMMON = "etaoinshrdlcumwfgypbvkjxqz"


def pattern(word, letter):
    return "".join(c if c == letter else "_" for c in word)


def allowed(words, letter):
    """For each pattern that the first guess may show, the rules that allow it."""
    sizes = collections.Counter(pattern(word, letter) for word in words)
    largest = [shown for shown in sizes if sizes[shown] == max(sizes.values())]

    def few(shown):
        return len(shown) - shown.count("_")

    def order(shown):
        return shown.replace("_", " ")

    def from_right(shown):
        return shown[::-1].replace("_", "~")

    fewest = [shown for shown in largest if few(shown) == min(map(few, largest))]
    by_rule = {
        "largest": largest, "any": list(sizes), "random": largest, "fewest": fewest,
        "rightmost": [min(fewest, key=from_right)], "first": [min(largest, key=order)],
        "fewest-first": [min(fewest, key=order)],
    }
    return {shown: [rule for rule in RULES if shown in by_rule[rule]] for shown in sorted(sizes)}


def case(name, about, lines, words=None, text=None, rules=RULES, repeat=1, group="", few=0):
    text = "".join(f"{word}\n" for word in words) if words and text is None else text
    result = {"name": name, "about": about, "rules": rules, "repeat": repeat, "dictionary": text,
              "lines": lines}
    if group:
        result["group"] = group
    if few:
        result["few"] = few
    if words and lines[1].startswith("guess "):
        length, letter = int(lines[0].split()[1]), lines[1].split()[1].lower()
        fitting = {word for word in map(str.lower, words) if len(word) == length}
        result["first"] = allowed(fitting, letter) if fitting else {}
    return result


def game(words, mistakes, *letters):
    """A game that guesses these letters first, then the others, from the most common in the words on."""
    counts = collections.Counter(c for word in words for c in set(word))
    others = sorted(counts, key=lambda c: (-counts[c], c)) + list("qjx")
    order = list(dict.fromkeys([*letters, *others]))
    return [f"start {len(words[0])} {mistakes}", *(f"guess {c}" for c in order), "reveal"]


def split(words, length, letter):
    """The words of a length by pattern, those with most words first."""
    result = collections.defaultdict(list)
    for word in words:
        if len(word) == length:
            result[pattern(word, letter)].append(word)
    return sorted(result.items(), key=lambda item: (-len(item[1]), item[0]))


def ties(words, rng):
    """Dictionaries in which two or three families are the largest, and others are smaller."""
    for number, (length, letter, ways, size) in enumerate((
            (5, "e", 2, 3), (6, "r", 2, 4), (7, "e", 2, 5), (8, "s", 2, 2),
            (5, "a", 3, 2), (6, "e", 3, 3), (7, "n", 3, 2), (8, "e", 3, 4)), 1):
        groups = [group for _, group in split(words, length, letter) if len(group) >= size]
        chosen = rng.sample(groups, ways)
        tied = [word for group in chosen for word in rng.sample(group, size)]
        smaller = [group[0] for group in groups if group not in chosen][:3]
        drawn = sorted(tied + smaller)
        about = f"{ways} families of {size} words are the largest."
        yield case(f"tie-of-{ways}-{number}", about, game(drawn, 26, letter), drawn)


def crossed(words):
    """Ties in which the first place of two and the last speak for different families."""
    for number, (length, letter) in enumerate(((7, "e"), (8, "e"), (9, "e")), 1):
        groups = {shown: group for shown, group in split(words, length, letter)
                  if shown.count(letter) == 2 and len(group) >= 2}
        inner, outer = next((a, b) for a in groups for b in groups
                            if b.index(letter) < a.index(letter)
                            and a.rindex(letter) < b.rindex(letter))
        drawn = sorted(groups[inner][:2] + groups[outer][:2])
        yield case(f"tie-crossed-{number}", f"{inner} and {outer} have 2 words each.",
                   game(drawn, 26, letter), drawn)


def neighbours(words, rng):
    """Two families whose patterns differ at one place; the larger must be kept."""
    for number, (length, letter) in enumerate(((6, "e"), (7, "e"), (7, "s"), (8, "e")), 1):
        groups = dict(split(words, length, letter))
        pairs = [(a, b) for a in groups for b in groups if min(len(groups[a]), len(groups[b])) >= 3
                 and sum(x != y for x, y in zip(a, b)) == 1]
        more, less = rng.choice(sorted(pairs))
        drawn = sorted(rng.sample(groups[more], 3) + rng.sample(groups[less], 2))
        yield case(f"one-place-{number}", f"{more} has 3 words and {less} has 2.",
                   game(drawn, 26, letter), drawn)


def repeated_letters(words):
    """Words for which families by the number of a letter differ from families by its positions."""
    for number, (length, letter) in enumerate(((6, "e"), (7, "e"), (8, "s"), (6, "o")), 1):
        groups = split(words, length, letter)
        twice = [group[0] for shown, group in groups if shown.count(letter) == 2][:4]
        once = next(group[:2] for shown, group in groups if shown.count(letter) == 1)
        drawn = sorted(twice + once)
        yield case(f"repeated-letter-{number}", f"{letter.upper()} stands twice at other places in "
                   f"{len(twice)} words, once at one place in two.", game(drawn, 26, letter), drawn)


def lengths(words):
    by_length = collections.Counter(map(len, words))
    for length in sorted(by_length):
        lines = [f"start {length} {{}}", *(f"guess {c}" for c in COMMON), "reveal"]
        for mistakes in (6, 26):
            about = f"All letters, the commonest first, {mistakes} mistakes allowed."
            yield case(f"length-{length}-of-{mistakes}", about,
                       [line.format(mistakes) for line in lines])
    longest = max(by_length)
    for number, length in (("short", 1), ("long", longest + 20)):
        yield case(f"no-word-too-{number}", "No word has that length; then a game.",
                   [f"start {length} 6", "start 5 6", "guess e", "reveal"])


def harvard():
    five = ["bear", "boar", "deer", "duck", "hare"]
    yield case("harvard-e", "Five words, E: two have none.", game(five, 26, "e"), five)
    yield case("harvard-r", "Five words, R: three end in it.", game(five, 26, "r"), five)
    three = ["boar", "deer", "hare"]
    yield case("harvard-tie", "Three words, E: a tie of three.", game(three, 26, "e"), three)
    yield case("hangman", "The game on HANGMAN, E said twice.", ["start 7 8"] +
               [f"guess {c}" for c in "aenegthm"] + ["reveal"], ["hangman"])


def counts():
    """One word is left, so each answer is certain, and so is the number of mistakes left."""
    word = ["duck"]

    def one(name, about, mistakes, letters):
        lines = [f"start 4 {mistakes}", *(f"guess {c}" for c in letters), "reveal"]
        return case(name, about, lines, word)

    yield one("last-mistake", "The last allowed mistake loses, and no other.", 3, "dxyuzck")
    yield one("first-mistake", "One mistake is allowed: the first loses.", 1, "xduck")
    yield one("win", "The last letter wins, and a later mistake is none.", 2, "xduckyz")
    yield one("win-at-once", "Only hits, one mistake allowed.", 1, "duck")
    yield one("repeated-miss", "A miss said again costs nothing.", 2, "xxduck")
    yield one("repeated-hit", "A hit said again costs nothing.", 1, "dduck")
    yield one("repeated-in-capitals", "A letter said again in the other case costs nothing.", 2,
              "xxXddDuck")
    yield case("capitals", "Guesses in capitals and small letters are the same.",
               ["start 4 3", *(f"guess {c}" for c in "dUcK"), "reveal",
                "start 4 3", *(f"guess {c}" for c in "DuCk"), "reveal"], word)
    yield one("non-letters", "Digits, signs and several letters cost nothing.", 1,
              ["3", "?", "-", "du", "1d", "duck", *"duck"])
    yield one("after-the-loss", "After the loss nothing is shown any more.", 2, "xyduck")
    yield case("all-mistakes", "26 mistakes are allowed; each of 22 wrong letters is one.",
               ["start 4 26", *(f"guess {c}" for c in COMMON), "reveal"], word)


def files():
    five = ["bear", "boar", "deer", "duck", "hare"]
    lines = game(five, 26, "r")

    # Not every course asks for these: they are off unless asked for.
    def file(name, about, text, group="files"):
        return case(name, about, lines, five, text, group=group)
    yield file("crlf", "The lines of the file end in CR LF.", "".join(w + "\r\n" for w in five))
    yield file("no-last-newline", "The last line of the file has no end.", "\n".join(five),
               group="")
    yield file("blank-lines", "The file has empty lines.", "\n" + "\n\n".join(five) + "\n\n")
    # If only small letters counted, the four words with R in the second place would be the largest family.
    mixed = ["crab", "drum", "crow", "grin", "bear", "boar", "deer", "doeR", "hoaR", "duck"]
    yield case("capitals-in-file", "The file has capitals and small letters.",
               game(sorted(map(str.lower, mixed)), 26, "r"), mixed, group="files")
    # Counted twice, the words without R would be the largest family.
    twice = "bear\nboar\ndeer\nduck\nhare\n" + "duck\n" * 3 + "DUCK\n"
    yield file("duplicates", "A word in the file twice counts once.", twice)
    yield case("one-word", "A dictionary of one word.",
               ["start 7 6", "guess z", "guess r", "guess u", "reveal"], ["algebra"])
    yield case("other-length", "A dictionary of one word, and a game of another length.",
               ["start 6 6", "start 7 6", "guess a", "reveal"], ["algebra"])


def games():
    yield case("second-game", "A new game forgets the one before.",
               ["start 4 2", "guess x", "guess d", "start 4 2", "guess x", "guess d", "guess x",
                "guess u", "start 4 1", "guess d", "guess u", "guess c", "guess k", "reveal"],
               ["duck"])
    yield case("revealed-early", "A word revealed in the middle of a game fits it.",
               ["start 6 9", *(line for c in "eariotn" for line in (f"guess {c}", "reveal"))])


def blocks(*ways):
    """Every word in which each block is one of these patterns, with the block's own letters."""
    pairs = ("ab", "cd", "fg", "hi", "jk", "lm", "no", "pr", "st", "uv")
    numbers = range(8 if len(ways) == 2 else 5)
    parts = [[way.translate(str.maketrans("12", pairs[n])) for way in ways] for n in numbers]
    return ["".join(word) for word in itertools.product(*parts)], [pairs[n][0] for n in numbers]


def chances():
    """Words for which every guess is a tie, whatever happened before, because too few real words are like that."""
    for name, about, ways, repeat in (
            ("two", "a miss and a hit", ("1", "2"), 720),
            ("places", "two places", ("12", "21"), 720),
            ("three", "a miss and two places", ("12", "21", "22"), 600)):
        drawn, letters = blocks(*ways)
        lines = [f"start {len(drawn[0])} 26", *(f"guess {c}" for c in letters), "reveal"]
        yield case(f"chance-of-{name}", f"{repeat * len(letters)} ties of {about} fall by chance.",
                   lines, drawn, rules=["random"], repeat=repeat, few=24)


def one_blank():
    """All letters but one are shown, as at the end of most games."""
    for number, words in enumerate((
            "boat coat goat moat", "bill fill hill kill mill pill till will",
            "cage cake came cane cape care case cave", "seat seal sear seam"), 1):
        drawn = words.split()
        shared = [c for c in dict.fromkeys(drawn[0]) if all(c in word for word in drawn)]
        yield case(f"one-blank-{number}", "All letters but one are shown; each that may be there "
                   "is said.", game(drawn, 26, *shared), drawn)
    yield case("one-blank-to-lose", "One letter is hidden, and one mistake is left.",
               ["start 4 1", *(f"guess {c}" for c in "oatbc"), "reveal"],
               ["boat", "coat", "goat", "moat"])


def every_letter():
    """Each letter where most words lack it, and where most have it: rare ones are kept apart."""
    letters = "qzjxvkwybfghmpducltnrosai"
    words = [f"{c}ee" for c in letters]
    lines = [line for n in range(0, 25, 5) for line in
             ("start 3 6", *(f"guess {c}" for c in letters[n:n + 5]), "reveal")]
    yield case("letters-to-miss", "Each letter is in one word of many.", lines, words)
    for n in range(0, 25, 5):
        part = letters[n:n + 5]
        drawn = [f"{part.replace(c, 'e')}e" for c in part]
        drawn += [f"{part}e", f"{part}{'o' if n < 20 else 'u'}"]
        yield case(f"letters-to-hit-{n // 5 + 1}", f"Most words have {', '.join(part.upper())}.",
                   game(drawn, 26, *part), drawn)
    drawn = ["bee", "see", "fee", "boa"]
    yield case("letter-e-to-hit", "Most words have two E.", game(drawn, 26, "e"), drawn)


def main():
    words = (HERE / "words.txt").read_text().split()
    rng = random.Random("referee")
    cases = [*harvard(), *counts(), *files(), *games(), *chances(), *one_blank(),
             *every_letter(), *ties(words, rng), *crossed(words),
             *neighbours(words, rng), *repeated_letters(words), *lengths(words)]
    lines = ",\n".join(map(json.dumps, cases))
    (HERE / "cases.json").write_text(f'{{"source": "{SOURCE}", "cases": [\n{lines}\n]}}\n')


if __name__ == "__main__":
    main()
