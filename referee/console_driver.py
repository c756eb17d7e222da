"""Asks a program in the words of its console dialogue: what `referee.py --adapter FILE` needs.

Between referee and program it translates from the line protocol into the dialogue and back.
"""

import json
import re
from typing import Dict, List, NamedTuple, Optional

from referee import HIDDEN, Broken, Program, Unjudgeable, places_of, read, shown

# Matches nothing.
NEVER = "(?!)"


class Adapter(NamedTuple):
    """A console dialogue in regular expressions; docs/referee.md says what each is for."""

    title: str
    hidden: str
    guess: str
    pattern: str
    word: str
    unchanged: str = NEVER
    left: str = NEVER
    again: str = NEVER
    questions: Dict[str, str] = {}
    skip: List[str] = []


def read_adapter(path) -> Adapter:
    text = read(path, "an adapter")
    try:
        adapter = Adapter(**json.loads(text))
        for expression in (*adapter[2:8], *adapter.questions):
            re.compile(expression)
        return adapter
    except (ValueError, TypeError, re.error) as error:
        raise Unjudgeable(f"Expected an adapter in {path}; came {type(error).__name__}: {error}.")


def fill(text: str, values: Dict[str, str]) -> str:
    for name, value in values.items():
        text = text.replace("{" + name + "}", value)
    return text


def last(expression: str, text: str) -> str:
    """What a group of the expression matches last; empty where nothing matches."""
    found = list(re.finditer(expression, text))
    return next(filter(None, found[-1].groups()), "") if found else ""


class AdapterDriver:
    """Asks a program in the words of its dialogue; each game is a process."""

    def __init__(self, adapter: Adapter, command: List[str], timeout: float):
        self.adapter = adapter
        self.command = command
        self.timeout = timeout
        self.words = ""
        self.program: Optional[Program] = None

    def ask(self, line: str) -> str:
        verb, _, rest = line.partition(" ")
        if verb == "words":
            self.words = rest
            return "ok"
        if verb == "start":
            return self._start(*rest.split())
        if verb == "guess":
            return "over" if self.over else self._guess(rest)
        return f"word {self.word}" if self.word else "error no word was revealed"

    def _start(self, length: str, mistakes: str) -> str:
        self.close(False)
        values = {"words": self.words, "length": length, "mistakes": mistakes}
        self.program = Program([fill(part, values) for part in self.command], self.timeout, True)
        self.guessed: set = set()
        self.pattern = self.word = ""
        self.over = False
        questions = dict(self.adapter.questions)
        while True:
            try:
                text = self._read()
            except Broken as broken:
                if broken.finding.name in ("hangs", "silent"):
                    raise Unjudgeable(f"The adapter `{self.adapter.title}` expected a question, "
                                      f"/{self.adapter.guess}/ or another. The program {broken}")
                if broken.finding.name != "crashes":
                    raise
                self.over, text = True, f"the program {broken}"
            if not self.over and re.search(self.adapter.guess, text):
                return self._answer(text, True)
            question = next((q for q in questions if re.search(q, text)), None)
            if self.over or question is None:
                # It ended, or asks a second time: it does not want to play this.
                self.over = True
                return "error " + " ".join(text.split())[-80:]
            self.program.write(fill(questions.pop(question), values) + "\n")

    def _guess(self, text: str) -> str:
        letter = text.upper()
        live = len(letter) == 1 and letter.isalpha() and letter not in self.guessed
        self.guessed.add(letter)
        self.program.write(text + "\n")
        output = self._read()
        if not self.over or last(self.adapter.pattern, output):
            return self._answer(output, live, f" after the guess {text}")
        if not self.word and not re.search(self.adapter.unchanged, output):
            return "error it ended and showed neither pattern nor word"
        # It says the word in place of a last pattern, which follows from it.
        if len(self.word) == len(self.pattern):
            self.pattern = shown(self.pattern, letter, places_of(letter, self.word.upper()))
        return f"pattern {self.pattern}"

    def _read(self) -> str:
        """The output up to the program's next question, or to the end of the game."""
        waits = (self.adapter.guess, self.adapter.again, *self.adapter.questions)
        try:
            text = self.program.read(
                lambda text: len(text) if any(re.search(w, text) for w in waits) else None)
            self.over = bool(re.search(self.adapter.again, text))
        except Broken:
            if not self.program.ended or self.program.process.poll() != 0:
                raise
            self.over, text = True, self.program.text
        if self.over:
            self.word = last(self.adapter.word, text)
        return text

    def _answer(self, text: str, live: bool, when="") -> str:
        """The answer of the protocol for what the program showed."""
        letters = "".join(last(self.adapter.pattern, text).upper().split())
        if letters:
            self.pattern = "".join(HIDDEN if c in self.adapter.hidden else c for c in letters)
        elif not self.pattern or (live and not re.search(self.adapter.unchanged, text)):
            raise Unjudgeable(f"The adapter `{self.adapter.title}` expected the pattern{when}, "
                              f"/{self.adapter.pattern}/, "
                              f"which matches nothing in {text[-200:]!r}.")
        return f"pattern {self.pattern} {last(self.adapter.left, text)}".strip()

    def close(self, broken: bool):
        if self.program:
            self.program.close()
            self.program = None
