"""Programs with a console dialogue, asked through an adapter."""

import os
import pathlib
import re
import shutil
import tempfile
from typing import List, Optional

from judging.words import HIDDEN, Unjudgeable, places_of, shown
from playing.adapter import Adapter, fill, last, matches, uncovered
from playing.program import Broken, Program, Terms

# All letters, those that few words have first.
LETTERS = "qjzxvkwyfbghmpducltnrosaie"
# How long a second answer to a line is waited for where the first was to no live guess.
SECOND_ANSWER = 0.05
# How long the referee waits for a program that may print nothing for an invalid guess.
SILENCE = 0.3

# What languages write for an uncaught error.
CRASH = (r"(?i)Traceback \(most recent call|Exception in thread|Unhandled exception|Uncaught |"
         r"terminate called|panicked at|Segmentation fault|core dumped|Fatal error:|CallStack \(|"
         r"AddressSanitizer|Assertion .*failed|panic:|goroutine \d|^\s+at .*[.:(]\w+\.\w+:\d+|"
         r"\.rb:\d+:in [`']|^\S+: Prelude\.|Non-exhaustive patterns|at \S+ line \d+\.$|"
         r"stack traceback:")


def crashed(text: str) -> bool:
    """Whether the text has what a language writes for an uncaught error."""
    return bool(re.search(CRASH, text, re.MULTILINE))


def plain(text: str) -> str:
    """The text without the sequences by which a terminal sets colours and moves its cursor."""
    return re.sub(r"\x1b(\[[0-?]*[ -/]*[@-~]|[()].|[=>78])", "", text)


def ending_of(text: str, most: int) -> str:
    """The last words of a text, in one line, as many as fit."""
    words = text.split()
    kept = " ".join(words)
    while len(kept) > most and len(words) > 1:
        words = words[1:]
        kept = "… " + " ".join(words)
    return kept[-most:]


def mirror(source: pathlib.Path, target: pathlib.Path, parts: List[str]):
    """Makes links to everything in a folder, except the file with this path."""
    for entry in source.iterdir() if source.is_dir() else ():
        if entry.name != parts[0]:
            (target / entry.name).symlink_to(entry)
    if len(parts) > 1:
        (target / parts[0]).mkdir()
        mirror(source / parts[0], target / parts[0], parts[1:])


class AdapterDriver:
    """Plays with a program by its own dialogue; each game is a process, or follows another game in it."""

    # A game that breaks off does not change the next one.
    goes_on = True

    def __init__(self, adapter: Adapter, command: List[str], terms: Terms):
        self.adapter = adapter
        self.command = command
        self.terms = terms
        self.words = ""
        self.program: Optional[Program] = None
        self.home: Optional[tempfile.TemporaryDirectory] = None
        # Whether the program waits to be asked for another game, and may be.
        self.rests = False
        self.fresh = False
        # Whether a game since `words` was not the first of its process.
        self.followed = False
        # How many processes were started.
        self.starts = 0
        self.key: list = []
        # What it wrote last.
        self.heard = ""

    def ask(self, line: str) -> str:
        verb, _, rest = line.partition(" ")
        if verb == "words":
            self.words = rest
            self.followed = False
            return "ok"
        if verb == "start":
            return self._start(*rest.split())
        if verb == "guess":
            return "over" if self.over else self._guess(rest)
        if self.adapter.word == Adapter._field_defaults["word"]:
            return "unseen"
        return f"word {self.word}" if self.word else "error no word was revealed"

    def _start(self, length: str, mistakes: str) -> str:
        values = {"words": self.words, "length": length, "mistakes": mistakes}
        command = [fill(part, values) for part in self.command]
        key = [command, pathlib.Path(self.words).read_bytes()]
        questions = dict(self.adapter.questions)
        if self.program and self.adapter.yes and not self.fresh and key == self.key:
            self._play_out()
        if self.rests and not self.fresh and key == self.key:
            self.followed = True
            self.program.text = ""
            self._say(fill(self.adapter.yes, values))
        else:
            self._end()
            self.program = Program(command, self.terms, True, self._at_home())
            self.starts += 1
        self.key = key
        self.rests = False
        self.guessed: set = set()
        self.pattern = self.word = self.asked = ""
        self.over = self.odd = self.plays = self.shown = False
        return self._answer_questions(questions, values)

    def _at_home(self) -> Optional[str]:
        """A folder like this one, in which the words are where the program looks for them."""
        if not self.adapter.file:
            return None
        if not self.home:
            self.home = tempfile.TemporaryDirectory(prefix="referee-")
            os.chmod(self.home.name, 0o755)
            mirror(pathlib.Path.cwd(), pathlib.Path(self.home.name), self.adapter.file.split("/"))
        path = pathlib.Path(self.home.name, self.adapter.file)
        path.unlink(missing_ok=True)
        shutil.copyfile(self.words, path)
        path.chmod(0o644)
        return self.home.name

    def _answer_questions(self, questions, values) -> str:
        while True:
            try:
                text = self._read()
            except Broken as broken:
                if broken.finding.name in ("hangs", "silent"):
                    raise Unjudgeable(f"The adapter `{self.adapter.title}` expected a question, "
                                      f"/{self.adapter.guess}/ or another. {broken.finding.text}")
                if broken.finding.name != "crashes" or self._crashed():
                    raise
                self.over, text = True, self.program.text
            if not self.over and matches(self.adapter.guess, text):
                # Before the first guess some programs show nothing.
                self.pattern, self.plays = HIDDEN * int(values["length"]), True
                return self._answer(text, live=False)
            question = next((q for q in questions if matches(q, text)), None)
            if self.program.ended or question is None:
                # It ended, or asks a second time: it does not want to play this.
                self.over = True
                return "error " + ending_of(text, 80)
            self.over = self.rests = False
            self._say(fill(questions.pop(question), values))

    def _crashed(self) -> bool:
        """Whether it ended by a fault, and not because it says no to a game."""
        code = self.program.exit_code()
        # From a shell around the program, 128 and more mean signals.
        died = code is None or code < 0 or code >= 128
        return died or crashed(self.program.text) or not self.program.text.strip()

    def _guess(self, text: str) -> str:
        after_odd = self.odd
        self._refuse_a_second_answer(self.program.unread(SECOND_ANSWER if after_odd else 0))
        letter = text.upper()
        live = len(letter) == 1 and letter.isalpha() and letter not in self.guessed
        self.guessed.add(letter)
        self.asked, self.odd = text, not live
        self._say(text)
        if self.odd and self.adapter.silent and not self.program.unread(SILENCE).strip():
            return f"pattern {self.pattern}"
        try:
            output = self._read()
        except Broken as broken:
            if broken.finding.name != "hangs" or not self.adapter.silent:
                raise
            return f"pattern {self.pattern}"
        prompts = re.findall(self.adapter.guess.rstrip("$"), output, re.IGNORECASE)
        if len(prompts) > 1:
            self._refuse_a_second_answer(output)
        if not self.over or last(self.adapter.pattern, output):
            answer = self._answer(output, live, f" after the guess {text}")
            if answer.startswith("unshown ") or (after_odd and live and not self.shown):
                self._refuse_a_second_answer(self.program.unread(SECOND_ANSWER))
            return answer
        return self._end_of_game(letter, live, output)

    def _say(self, text: str):
        """Writes a line, or only the keys if the program reads single key presses."""
        self.program.write(text + "\n" * (not matches(self.adapter.key, self.heard)))

    def _play_out(self):
        """Guesses on until the program asks for another game, which is sooner than a start."""
        for letter in LETTERS:
            if self.over:
                return
            if letter.upper() in self.guessed:
                continue
            self._say(letter)
            try:
                self._read()
            except Broken:
                self._end()
                return

    def _refuse_a_second_answer(self, extra: str):
        if matches(self.adapter.guess, extra):
            raise Broken("twice", f"answered twice to one line. After `{self.asked}` came "
                                  f"{extra[-160:]!r} as well, and the game is left there.", 1)

    def _end_of_game(self, letter: str, live: bool, output: str) -> str:
        """The last answer, if a word or a sentence replaces the pattern."""
        if live and matches(self.adapter.won, output):
            self.pattern = self.pattern.replace(HIDDEN, letter)
        elif len(self.word) == len(self.pattern):
            self.pattern = shown(self.pattern, letter, places_of(letter, self.word.upper()))
        elif not self.word and not matches(self.adapter.unchanged, output):
            return "ended " + ending_of(output, 80)
        return f"pattern {self.pattern}"

    def _read(self) -> str:
        """The output up to the program's next question, or to the end of the game."""
        waits = (self.adapter.guess, self.adapter.again, *self.adapter.questions)
        try:
            text = self.program.read(
                lambda text: len(text) if any(matches(w, plain(text)) for w in waits) else None)
            self.over = matches(self.adapter.again, text)
            self.rests = self.over and bool(self.adapter.yes)
        except Broken:
            if not self.program.ended or self.program.exit_code() != 0:
                raise
            self.over, text = True, self.program.text
        text = self.heard = plain(text)
        # If it asks for something other than a guess, it has left the game or not begun one.
        self.over = self.over or (self.plays and not matches(self.adapter.guess, text))
        if self.over:
            self.word = last(self.adapter.word, text)
        return text

    def _answer(self, text: str, live: bool, when="") -> str:
        """The answer of the protocol for what the program showed."""
        letters = uncovered(last(self.adapter.pattern, text), self.adapter.hidden)
        self.shown = bool(letters)
        if letters:
            self.pattern = letters
        elif live and not matches(self.adapter.unchanged, text):
            return (f"unshown The adapter `{self.adapter.title}` expected the pattern{when}, "
                    f"/{self.adapter.pattern}/, which matches nothing in {text[-200:]!r}. Where the "
                    "pattern stays and is not shown, name what is said in `unchanged`.")
        return f"pattern {self.pattern} {last(self.adapter.left, text)}".strip()

    def _end(self):
        if self.program:
            self.program.close()
            self.program = None
        self.rests = False

    def close(self, broken: bool):
        """Ends the program, if it cannot play the next case as well."""
        if broken or not self.adapter.yes or self.fresh:
            self._end()

    def finish(self):
        """Ends the program and removes its folder."""
        self._end()
        if self.home:
            self.home.cleanup()
            self.home = None
