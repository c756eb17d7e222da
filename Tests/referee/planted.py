"""Faults that students make, planted in the reference engine.

Each: what it is, the case and the finding that catch it, and what is replaced by what.
"""

import pathlib
import sys

from judging.cases import read_cases
from referee import HERE

WORDS = HERE / "words.txt"
# With fewer ties, as these loaded draws are coarse.
CASES = {case.name: case._replace(lines=case.few or case.lines)
         for case in read_cases(HERE / "cases.json")}

GUARD = "if self.over() or not is_letter or letter in self.guessed:\n            return"
CHOICE = "kept = random.choice(largest)"
BY_PLACES = "families.setdefault(places(word, letter), [])"
NARROWS = "self.candidates = families[kept]"
REVEALS = "random.choice(self.candidates)"
COSTS = "if not kept:\n            self.left -= 1"
OVER = 'return self.left == 0 or "_" not in self.pattern'
READS = 'sorted({line.strip().upper() for line in file} - {""})'
UPPER = "letter = text.upper()"
SHOWS = "for place, c in enumerate(self.pattern))"
SAYS = 'print(engine.answer(line.rstrip("\\r\\n")), flush=True)'

FAULTS = [
    ("a repeated miss costs a mistake", "repeated-miss", "repeat",
     {" or letter in self.guessed": ""}),
    ("any repeated letter costs a mistake", "repeated-hit", "repeat",
     {GUARD: GUARD.replace("return", "self.left -= letter in self.guessed\n            return")}),
    ("a letter in the other case is no repeat", "repeated-in-capitals", "case",
     {"letter in self.guessed": "text in self.guessed",
      "guessed.add(letter)": "guessed.add(text)"}),
    ("families by the count of letters, not by places", "repeated-letter-1", "not-largest",
     {BY_PLACES: "families.setdefault(word.count(letter), [])",
      CHOICE: f"{CHOICE}\n        same = families[kept]\n        kept = places(same[0], letter)"
              "\n        families[kept] = same"}),
    ("families by the first place alone", "hangman", "no-word-fits",
     {BY_PLACES: BY_PLACES.replace("letter)", "letter)[:1]")}),
    ("a letter is shown at one place only", "repeated-letter-4", "no-word-fits",
     {"if place in kept else c": "if place in kept[:1] else c"}),
    ("the dictionary is not narrowed", "chance-of-three", "word", {NARROWS: "pass"}),
    ("the dictionary is narrowed after misses only", "chance-of-places", "word",
     {NARROWS: f"if not kept:\n            {NARROWS}"}),
    ("the dictionary is narrowed after hits only", "chance-of-two", "word",
     {NARROWS: f"if kept:\n            {NARROWS}"}),
    ("a word of the right length is revealed that does not fit", "length-8-of-6", "word",
     {REVEALS: "next(word for word in self.words if len(word) == len(self.pattern))"}),
    ("any word of the dictionary is revealed", "length-8-of-6", "word", {REVEALS: "self.words[0]"}),
    ("the pattern is revealed", "length-8-of-6", "word", {REVEALS: "self.pattern"}),
    ("a smallest family is kept", "harvard-r", "not-largest", {"most = max(": "most = min("}),
    ("it says no whenever it can", "harvard-r", "not-largest",
     {CHOICE: f"{CHOICE}\n        if () in families:\n            kept = ()"}),
    ("the family that shows most letters is kept", "harvard-e", "not-largest",
     {CHOICE: "kept = max(families, key=len)"}),
    ("it plays honestly", "length-9-of-26", "not-largest",
     {CHOICE: "kept = places(self.candidates[0], letter)"}),
    ("one mistake too many is allowed", "last-mistake", "late",
     {OVER: OVER.replace("== 0", "== -1")}),
    ("one mistake too few is allowed", "last-mistake", "one-early",
     {OVER: OVER.replace("== 0", "<= 1")}),
    ("one mistake too many is shown", "last-mistake", "count",
     {"{self.left}": "{self.left + 1}"}),
    ("a hit costs a mistake", "win-at-once", "count", {COSTS: "self.left -= 1"}),
    ("a miss costs nothing", "last-mistake", "count", {COSTS: "pass"}),
    ("a miss costs as many as there are places", "all-mistakes", "count",
     {"self.left -= 1": "self.left = max(0, self.left - len(self.pattern))"}),
    ("small letters are no guesses", "capitals", "case", {UPPER: "letter = text"}),
    ("capitals in the file are other letters", "capitals-in-file", "case",
     {READS: READS.replace(".upper()", ""), UPPER: "letter = text.lower()",
      '"A" <= letter <= "Z"': '"a" <= letter <= "z"'}),
    ("CR is a letter", "crlf", "refuses",
     {READS: READS.replace("strip()", 'strip("\\n")'), 'encoding="utf-8"': 'newline=""'}),
    ("empty lines end the dictionary", "blank-lines", "refuses",
     {READS: "sorted(iter(lambda: file.readline().strip().upper(), ''))"}),
    ("a word in the file twice counts twice", "duplicates", "not-largest",
     {READS: "[line.strip().upper() for line in file]"}),
    ("ties fall in alphabetical order", "chance-of-three", "chance",
     {CHOICE: "kept = min(largest)"}),
    ("of ties one with a hit is kept", "chance-of-two", "chance",
     {CHOICE: "kept = random.choice([some for some in largest if some] or largest)"}),
    ("of ties the first seen is kept", "chance-of-places", "chance", {CHOICE: "kept = largest[0]"}),
    ("chance begins anew with each game", "chance-of-three", "chance",
     {"self.left = mistakes": "self.left = mistakes\n        random.seed(7)"}),
    ("chance is loaded", "chance-of-two", "chance",
     {CHOICE: "kept = random.choice(largest + largest[:1] * 40)"}),
    ("a digit costs a mistake", "non-letters", "non-letter", {" or not is_letter": ""}),
    ("of several letters the first is taken", "non-letters", "non-letter",
     {UPPER: "letter = text.upper()[:1]"}),
    ("a length without words is not refused", "no-word-too-long", "no-word",
     {"return bool(self.candidates)": "return True"}),
    ("a new game keeps the letters guessed", "second-game", "count",
     {"self.guessed = set()": "self.guessed = getattr(self, 'guessed', set())"}),
    ("a new game keeps the mistakes", "second-game", "count",
     {"self.left = mistakes": "self.left = getattr(self, 'left', mistakes)"}),
    ("a new game keeps the words left", "other-length", "refuses",
     {"self.candidates = [word for word in self.words if": "self.words = self.candidates = [\n"
      "            word for word in self.words if"}),
    ("known letters are forgotten", "capitals", "forgets",
     {"if place in kept else c": "if place in kept else '_'"}),
    ("the game goes on after the win", "win", "after-end", {OVER: "return self.left == 0"}),
    ("the word is shown at the loss", "last-mistake", "other-letter",
     {COSTS: f"{COSTS}\n            if not self.left:\n"
      "                self.pattern = self.candidates[0]"}),
    ("a mistake is shown as a letter", "first-mistake", "no-word-fits",
     {COSTS: f"{COSTS}\n            self.pattern = letter + self.pattern[1:]"}),
    ("the pattern is a letter short", "win", "start",
     {'self.pattern = "_" * length': 'self.pattern = "_" * (length - 1)'}),
    ("the pattern grows", "win", "shape",
     {SHOWS: f"{SHOWS} + '_'"}),
    ("letters stand apart", "win", "start", {"{self.pattern}": "{' '.join(self.pattern)}"}),
    ("output is not flushed", "win", "silent", {", flush=True": ""}),
    ("it crashes on a repeated letter", "repeated-miss", "crashes",
     {GUARD: f"assert letter not in self.guessed\n        {GUARD}"}),
    ("it does not end", "win", "quit", {"            break\n": "            continue\n"}),
    ("it says more than it is asked", "win", "protocol",
     {SAYS: f"{SAYS}; print('your turn', flush=True)"}),
    ("it hangs on a repeated letter", "repeated-miss", "hangs",
     {GUARD: f"while letter in self.guessed:\n            pass\n        {GUARD}"}),
]

# Ties decided by a named rule instead of by chance, and the rules that allow it.
TIE_RULES = {
    "fewest": "min(largest, key=lambda kept: (len(kept), random.random()))",
    "rightmost": "min(largest, key=lambda kept: (len(kept), [-place for place in kept[::-1]]))",
    "first": "min(largest, key=lambda kept: [place in kept for place in range(len(self.pattern))])",
    "fewest-first": "min(largest, key=lambda kept: (len(kept), "
                    "[place in kept for place in range(len(self.pattern))]))",
}

# In place of a family by the rule: another that fits.
ANY = {CHOICE: "kept = random.choice(list(families))"}


def engine(folder, replacements):
    """The command of an engine in which texts are replaced; each must stand there once."""
    text = (HERE / "examples/engine.py").read_text()
    for old, new in replacements.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    path = pathlib.Path(folder) / "engine.py"
    path.write_text(text)
    return [sys.executable, "-SE", str(path)]
