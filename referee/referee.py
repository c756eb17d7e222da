#!/usr/bin/env python3
"""Judges evil hangmen, whatever language they are written in.

    referee.py [--rule RULE] -- COMMAND...                      a program of the line protocol
    referee.py [--rule RULE] --adapter FILE -- COMMAND...       a program with a console dialogue
    referee.py [--rule RULE] --words FILE --url URL             a server of this project
    referee.py [--rule RULE] --words FILE --transcript FILE     a dialogue led before

It asks one line after the other and holds the answers against the dictionary; no output is
compared as text. Drivers only ask, `judge` is pure, outputs only show what it found. Ends with 0
where all holds, 1 where something is wrong, 2 where it could not judge. Needs Python 3.9 and
nothing else; `cases.json` and `words.txt` lie beside it.
"""

import argparse
import codecs
import collections
import http.cookiejar
import json
import math
import os
import pathlib
import queue
import random
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unicodedata
import urllib.error
import urllib.parse
import urllib.request
import xml.etree.ElementTree
from typing import Dict, Iterator, List, NamedTuple, Optional, Tuple

VERSION = "1.0"
HERE = pathlib.Path(__file__).resolve().parent
HIDDEN = "_"
LATIN = set("ABCDEFGHIJKLMNOPQRSTUVWXYZ")


class Unjudgeable(Exception):
    """The referee cannot judge; the message says what was expected and what came."""


class Finding(NamedTuple):
    """Something wrong: a name for programs to go by, and a sentence for people."""

    name: str
    text: str


class Exchange(NamedTuple):
    """A line of the protocol and its answer; None where a transcript ends before it."""

    line: str
    answer: Optional[str]


# Words, families and rules

def read(path, what: str) -> str:
    """The text of a file."""
    try:
        return pathlib.Path(path).read_bytes().decode("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise Unjudgeable(f"Expected {what} in UTF-8 at {path}; came: {error}.")


def read_words(path) -> List[str]:
    """The words of a file, one a line, in capitals, each once."""
    words = {}
    for number, line in enumerate(read(path, "a dictionary").split("\n"), 1):
        word = unicodedata.normalize("NFC", line.strip()).upper()
        if not (word.isalpha() or all(c.isalpha() or c in " '-" for c in word)):
            raise Unjudgeable(f"Expected a word a line; line {number} of {path} is {line[:40]!r}.")
        words[word] = None
    words.pop("", None)
    if not words:
        raise Unjudgeable(f"Expected a word a line; {path} has none.")
    return list(words)


def shape(word: str) -> str:
    """The word with all letters hidden; spaces, hyphens and apostrophes are shown."""
    return "".join(HIDDEN if c.isalpha() else c for c in word)


Places = Tuple[int, ...]


def places_of(letter: str, word: str) -> Places:
    return tuple(place for place, c in enumerate(word) if c == letter)


def families(letter: str, words: List[str]) -> Dict[Places, List[str]]:
    """The words by where the letter stands in them."""
    result: Dict[Places, List[str]] = {}
    for word in words:
        result.setdefault(places_of(letter, word), []).append(word)
    return result


def shown(pattern: str, letter: str, places: Places) -> str:
    return "".join(letter if i in places else c for i, c in enumerate(pattern))


def rightmost(places: Places):
    """Less is further to the right; of the same last place, the place before it counts."""
    return [-place for place in reversed(places)]


def pattern_order(places: Places):
    """The order of the patterns as texts, a hidden letter before any other."""
    return [-place for place in places]


# Of the largest families those that are least by the first key, of these by the second.
RULES = {
    "largest": (),
    "any": (),
    "random": (),
    "fewest": (len,),
    "rightmost": (len, rightmost),
    "first": (pattern_order,),
    "fewest-first": (len, pattern_order),
}


def allowed_families(split: Dict[Places, List[str]], rule: str) -> List[Places]:
    """The families that a rule lets a program keep."""
    if rule == "any":
        return sorted(split)
    most = max(map(len, split.values()))
    kept = sorted(places for places in split if len(split[places]) == most)
    for key in RULES[rule]:
        least = min(map(key, kept))
        kept = [places for places in kept if key(places) == least]
    return kept


def some(words: List[str], most=4) -> str:
    """`3 words: BEAR, BOAR, DEER`, only the first ones where there are many."""
    names = ", ".join(words[:most]) + (", …" if len(words) > most else "")
    return f"{len(words)} word{'s' if len(words) > 1 else ''}: {names}"


# The judge

def judge(words: List[str], rule: str, exchanges: List[Exchange]) -> List[Finding]:
    """Everything that is wrong in a dialogue, in its order. Pure."""
    bench = Bench(words, rule)
    for exchange in exchanges:
        bench.hear(exchange)
    game = bench.game
    if exchanges and exchanges[-1].line != "reveal" and game and not game.over | game.lost_track:
        raise Unjudgeable(f"The dialogue is cut off: after turn {game.turn}, at {game.pattern} and "
                          f"{game.left} wrong guesses left, a guess or `reveal` was expected.")
    return bench.findings + (chance_findings(bench.ties) if rule == "random" else [])


class Answer:
    """An answer of the protocol, taken apart."""

    def __init__(self, text: str):
        self.text = repr(text[:80])
        self.kind, _, rest = text.strip().partition(" ")
        self.word = rest.strip().upper()
        self.pattern, left = re.fullmatch(r"(.*?)(?:\s+(\d{1,9}))?", self.word).groups()
        self.left = int(left) if left else None


class Game:
    """What is still possible in one game."""

    def __init__(self, candidates: List[str], pattern: str, mistakes: int):
        self.candidates = candidates
        self.pattern = pattern
        self.allowed = mistakes
        self.made = 0
        self.turn = 0
        # The turn at which each letter was guessed.
        self.letters: Dict[str, int] = {}
        # After these a further comparison would only repeat the finding.
        self.miscounted = False
        self.lost_track = False

    @property
    def left(self) -> int:
        return self.allowed - self.made

    @property
    def over(self) -> bool:
        return self.left <= 0 or HIDDEN not in self.pattern


class Bench:
    """Hears a dialogue line by line and keeps what is wrong with it."""

    def __init__(self, words: List[str], rule: str):
        self.words = words
        self.rule = rule
        letters = {c for word in words for c in word if c.isalpha()}
        self.alphabet = letters | LATIN if letters & LATIN else letters
        self.findings: List[Finding] = []
        # How often each tie fell which way.
        self.ties: Dict[tuple, Dict[str, int]] = {}
        self.game: Optional[Game] = None
        self.games = 0
        self.place = ""

    def find(self, name: str, text: str, fatal=False):
        self.findings.append(Finding(name, f"Game {self.games}{self.place}: {text}"))
        if fatal and self.game:
            self.game.lost_track = True

    def hear(self, exchange: Exchange):
        verb, _, rest = exchange.line.partition(" ")
        if exchange.answer is None:
            raise Unjudgeable(f"The dialogue is cut off: an answer to `{exchange.line}` was "
                              "expected, and nothing comes.")
        answer, game = Answer(exchange.answer), self.game
        if verb == "start":
            if not re.fullmatch(r"start (\d{1,9}|any) \d{1,9}", exchange.line):
                raise Unjudgeable(f"Expected `start LENGTH MISTAKES`, came `{exchange.line[:80]}`.")
            self.games += 1
            self.place = f", `{exchange.line}`"
            self.start(*rest.split(), answer)
        elif not self.games:
            raise Unjudgeable(f"Expected `start LENGTH MISTAKES` before `{exchange.line}`.")
        elif game and not game.lost_track and verb == "guess":
            game.turn += 1
            self.place = f", turn {game.turn}, guess {rest}"
            self.guess(rest.strip().upper(), answer)
        elif game and not game.lost_track and verb == "reveal":
            self.place = f", after turn {game.turn}, reveal"
            self.reveal(answer)

    def start(self, length: str, mistakes: str, answer: Answer):
        self.game = None
        fitting = [w for w in self.words if length == "any" or len(w) == int(length)]
        if answer.kind not in ("pattern", "error"):
            self.find("protocol", f"expected `pattern …` or `error …`, came {answer.text}.")
        elif fitting and answer.kind == "error":
            self.find("refuses", f"{len(fitting)} words have this length, so `pattern …` was "
                                 f"expected; came {answer.text}.")
        elif not fitting and answer.kind == "pattern":
            self.find("no-word", "no word has this length, so `error …` was expected; "
                                 f"came {answer.text}.")
        elif fitting:
            candidates = [w for w in fitting if shape(w) == answer.pattern]
            self.game = Game(candidates, answer.pattern, int(mistakes))
            self.count(answer)
            if not candidates:
                self.find("start", f"expected {shape(fitting[0])}, came {answer.pattern}.", True)

    def guess(self, text: str, answer: Answer):
        game = self.game
        if game.over:
            self.unchanged(answer, "after-end", "the game was over, so nothing may change")
        elif text in game.letters:
            self.unchanged(answer, "repeat", f"{text} was guessed at turn {game.letters[text]} "
                                             "already, so nothing may change")
        elif text not in self.alphabet:
            self.unchanged(answer, "non-letter", "that is not one letter, so nothing may change")
        elif answer.kind == "over":
            self.find("ends-early", f"the program had ended the game at {game.pattern}, with "
                                    f"{game.left} wrong guesses left.", True)
        elif answer.kind != "pattern":
            self.find("protocol", f"expected `pattern …`, came {answer.text}.", True)
        else:
            game.letters[text] = game.turn
            self.kept(text, families(text, game.candidates), answer)

    def unchanged(self, answer: Answer, name: str, why: str):
        """Holds the answer to what is no guess against the game as it stands."""
        game = self.game
        if answer.kind == "over" and not game.over:
            self.find("ends-early", f"{why}; the program ended the game.", True)
        elif answer.kind == "pattern" and answer.pattern != game.pattern:
            self.find(name, f"{why}: {game.pattern} was expected, came {answer.pattern}.", True)
        elif answer.kind == "pattern":
            self.count(answer, name, why)
        elif answer.kind not in ("error", "over"):
            self.find("protocol", f"expected `pattern …`, came {answer.text}.", True)

    def kept(self, letter: str, split: Dict[Places, List[str]], answer: Answer):
        """Holds the family that the answer keeps against those that there are."""
        game = self.game
        kept = next((p for p in split if shown(game.pattern, letter, p) == answer.pattern), None)
        if kept is None:
            self.find(*self.impossible(letter, answer.pattern, split), True)
            return
        allowed = allowed_families(split, self.rule)
        largest = len(split[kept]) == len(split[allowed[0]])
        if kept not in allowed:
            rule = f"by the rule `{self.rule}` it is" if largest else "a largest family is"
            self.find("tie" if largest else "not-largest",
                      f"{answer.pattern} was kept, {some(split[kept], 3)}; {rule} "
                      f"{self.options(letter, {p: split[p] for p in allowed})}.")
        elif len(allowed) > 1:
            ways = dict.fromkeys((shown(game.pattern, letter, p) for p in allowed), 0)
            state = (game.pattern, frozenset(game.letters), letter)
            self.ties.setdefault(state, ways)[answer.pattern] += 1
        game.candidates, game.pattern = split[kept], answer.pattern
        game.made += not kept
        self.count(answer)

    def impossible(self, letter: str, pattern: str, split) -> Tuple[str, str]:
        """Name and sentence for a pattern that no word fits."""
        before = self.game.pattern
        if len(pattern) != len(before):
            return "shape", f"as many places as in {before} were expected, shown was {pattern}."
        for place, (old, new) in enumerate(zip(before, pattern), 1):
            if new != old != HIDDEN:
                return "forgets", f"place {place} of {before} was known, shown was {pattern}."
            if new not in (old, letter):
                return "other-letter", (f"{pattern} shows {new} at place {place}, "
                                        f"and the guess was {letter}.")
        return "no-word-fits", (f"{pattern} fits none of {some(self.game.candidates)}; possible "
                                f"was {self.options(letter, split)}.")

    def options(self, letter: str, split, most=4) -> str:
        """The families, the largest first: `____ (2 words: BOAR, DUCK) or …`."""
        order = sorted(split, key=lambda places: (-len(split[places]), places))
        texts = [f"{shown(self.game.pattern, letter, p)} ({some(split[p], 3)})" for p in order]
        return " or ".join(texts[:most]) + (" or …" if len(texts) > most else "")

    def count(self, answer: Answer, name="count", why=""):
        """Compares the wrong guesses left where the answer says them."""
        game = self.game
        if answer.left not in (None, game.left) and not game.miscounted:
            game.miscounted = True
            why = why or f"{game.made} of {game.allowed} wrong guesses are made"
            self.find(name, f"{why}: {game.left} left were expected, came {answer.left}.")

    def reveal(self, answer: Answer):
        game = self.game
        if answer.kind == "error" and game.left > 0:
            return  # Only a loser has to be shown the word.
        if answer.kind != "word":
            self.find("unrevealed", f"expected `word …`, came {answer.text}.")
        elif answer.word not in game.candidates:
            possible = f"possible was {some(game.candidates)}."
            self.find("word", f"{self.contradiction(answer.word)}; {possible}")

    def contradiction(self, word: str) -> str:
        """Why a word may not be revealed."""
        game = self.game
        if word not in self.words:
            return f"{word} is not in the dictionary"
        for letter, turn in game.letters.items():
            if places_of(letter, word) != places_of(letter, game.pattern):
                return f"{word} contradicts {game.pattern}, the answer to {letter} at turn {turn}"
        return f"{word} does not fit {game.pattern}"


# How seldom a program that draws evenly is accused: together over all ties of a dialogue.
FALSE_ALARM = 1e-6


def tail(games: int, kept: int, ways: int) -> float:
    """The chance, two-sided and exact, of a count as extreme where each way is as likely."""
    def share(counts):
        return sum(math.comb(games, k) * (ways - 1) ** (games - k) for k in counts) / ways**games
    return min(1.0, 2 * min(share(range(kept + 1)), share(range(kept, games + 1))))


def chance_findings(ties: Dict[tuple, Dict[str, int]]) -> List[Finding]:
    """The ties that did not fall by chance, by a binomial test of each way."""
    tests = sum(map(len, ties.values()))
    findings = []
    for (pattern, _, letter), ways in ties.items():
        games = sum(ways.values())
        if any(tail(games, kept, len(ways)) < FALSE_ALARM / tests for kept in ways.values()):
            fell = ", ".join(f"{way} {kept} times" for way, kept in ways.items())
            findings.append(Finding("chance", f"In {games} games {letter} at {pattern} was a tie. "
                                    f"It fell: {fell}; drawn evenly, that happens less than once "
                                    "in a million."))
    return findings


# Cases

class Case(NamedTuple):
    """A dialogue to lead, over a dictionary of its own or, where that is None, the large one."""

    name: str
    about: str
    lines: List[str]
    rules: List[str]
    dictionary: Optional[str] = None


def read_cases(path) -> List[Case]:
    text = read(path, "cases")
    try:
        return [Case(c["name"], c["about"], c["lines"] * c["repeat"], c["rules"], c["dictionary"])
                for c in json.loads(text)["cases"]]
    except (ValueError, KeyError, TypeError) as error:
        raise Unjudgeable(f"Expected cases in {path}; came {type(error).__name__}: {error}.")


def cases_of(words: List[str], seed: str, most: int) -> List[Case]:
    """Two games for each length, or for so many: the commonest letters first, and by chance."""
    rng = random.Random(seed)
    lengths: list = sorted({len(word) for word in words})
    if any(" " in word for word in words):
        lengths = ["any"]
    if len(lengths) > most:
        lengths = sorted(rng.sample(lengths, most))
    counts = collections.Counter(c for word in words for c in set(word) if c.isalpha())
    # Small letters where they are the same ones in every language.
    small = str.lower if LATIN.issuperset(counts) else str
    common = [small(letter) for letter, _ in counts.most_common()]
    cases = []
    for length in lengths:
        for name, letters in (("common", common), ("drawn", rng.sample(common, len(common)))):
            lines = [f"start {length} {rng.randint(4, 26)}", *(f"guess {c}" for c in letters),
                     f"guess {letters[0]}", "reveal"]
            cases.append(Case(f"length-{length}-{name}", f"A game of length {length}, its letters "
                              f"{name}.", lines, list(RULES)))
    return cases


# Drivers

class Broken(Exception):
    """A program that does not go on; with a Finding that says how."""

    def __init__(self, name: str, text: str):
        super().__init__(text)
        self.finding = Finding(name, f"The program {text}")


# Characters that a program may write without being asked again.
FLOOD = 1 << 20


class Program:
    """A child process in a group of its own, read with limits in time and length."""

    def __init__(self, command: List[str], timeout: float, terminal=False):
        self.timeout = timeout
        self.text = ""
        self.silent = True
        self.ended = False
        self.chunks: queue.Queue = queue.Queue(16)
        self.errors: collections.deque = collections.deque(maxlen=5)
        self.stdin, its_input, its_output, self.stdout = self._streams(terminal)
        try:
            # Some languages write their prompts to standard error if that is a terminal.
            self.process = subprocess.Popen(
                command, stdin=its_input, stdout=its_output, start_new_session=True,
                stderr=its_output if terminal else subprocess.PIPE)
        except OSError as error:
            raise Unjudgeable(f"Expected a program to start; came: {error}.")
        finally:
            for end in {its_input, its_output}:
                os.close(end)
        threading.Thread(target=self._listen, daemon=True).start()
        threading.Thread(target=self._listen_to_errors, daemon=True).start()

    @staticmethod
    def _streams(terminal: bool):
        """Where we write, where it reads, where it writes, where we read."""
        if terminal and os.name == "posix":
            # On a terminal the C library writes line by line, also for those who never flush.
            import pty
            import tty
            ours, its = pty.openpty()
            tty.setraw(its)
            return ours, its, its, ours
        its_input, stdin = os.pipe()
        stdout, its_output = os.pipe()
        return stdin, its_input, its_output, stdout

    def _listen(self):
        decode = codecs.getincrementaldecoder("utf-8")("replace").decode
        try:
            for data in iter(lambda: os.read(self.stdout, 1 << 16), b""):
                self.chunks.put(decode(data))
        except OSError:
            pass  # A terminal whose other end is closed.
        self.chunks.put(None)

    def _listen_to_errors(self):
        with self.process.stderr or open(os.devnull, "rb") as errors:
            for data in iter(lambda: errors.read1(4096), b""):
                self.errors.append(data.decode("utf-8", "replace"))

    def write(self, text: str):
        try:
            os.write(self.stdin, text.encode())
        except OSError:
            pass  # It has ended, which the next read says better.

    def read(self, until) -> str:
        """Takes the output up to the place that `until` finds in it, None being nowhere."""
        deadline = time.monotonic() + self.timeout
        while until(self.text) is None:
            if self.ended:
                raise self._crash()
            if len(self.text) > FLOOD:
                raise Broken("floods", f"wrote {len(self.text)} characters where an answer was "
                                       f"expected: {self.text[:60]!r}…")
            if not self._take(deadline):
                name = "silent" if self.silent else "hangs"
                rest = f" Its last output: {self.text[-120:]!r}." if self.text else ""
                raise Broken(name, f"wrote nothing for {self.timeout:g} seconds where an answer "
                                   f"was expected. (Is its output flushed?){rest}")
        end = until(self.text)
        taken, self.text = self.text[:end], self.text[end:]
        return taken

    def _take(self, deadline: float) -> bool:
        """Waits for a piece of output, or the end; False where none came in time."""
        try:
            chunk = self.chunks.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            return False
        self.ended = chunk is None
        self.silent = self.silent and self.ended
        self.text += chunk or ""
        return True

    def unread(self, seconds: float) -> str:
        """What it wrote without being asked, and writes in so many seconds."""
        deadline = time.monotonic() + seconds
        while not self.ended and len(self.text) <= FLOOD and self._take(deadline):
            pass
        return self.text

    def _crash(self) -> Broken:
        try:
            code = self.process.wait(self.timeout)
        except subprocess.TimeoutExpired:
            return Broken("hangs", "closed its output and did not end.")
        how = f"by signal {-code}" if code < 0 else f"with code {code}"
        last = ("".join(self.errors).strip() or self.text)[-300:]
        return Broken("crashes", f"ended {how} where an answer was expected."
                                 + (f" Its last words: {last!r}." if last else ""))

    def close(self):
        """Ends it and all its children."""
        try:
            if os.name == "posix":
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.kill()
        except ProcessLookupError:
            pass
        self.process.wait()
        # Its listener may wait for a place to put what nobody wants any more.
        deadline = time.monotonic() + 1
        while not self.ended and self._take(deadline):
            self.text = ""
        for end in {self.stdin, self.stdout}:
            os.close(end)


class LineDriver:
    """Asks a program that speaks the line protocol."""

    def __init__(self, command: List[str], timeout: float):
        self.program = Program(command, timeout)

    def ask(self, line: str) -> str:
        extra = self.program.unread(0)
        if extra:
            self._break(f"wrote more than one line; before `{line}` came {extra[:80]!r}.")
        self.program.write(line + "\n")
        answer = self.program.read(lambda text: text.find("\n") + 1 or None).strip()
        if answer.split(" ")[0] not in ("ok", "pattern", "error", "word", "over"):
            self._break(f"does not speak the protocol: to `{line}` came {answer[:80]!r}.")
        return answer

    def _break(self, text: str):
        # Half a second of a slow language on a busy machine is no megabyte.
        flood = len(self.program.unread(0.5)) > FLOOD // 32
        raise Broken(*(("floods", f"{text} And it writes on.") if flood else ("protocol", text)))

    def close(self, broken: bool):
        """Ends the program, which should end by itself."""
        if not broken:
            self.program.write("quit\n")
            self.program.unread(self.program.timeout)
        ended = self.program.ended
        self.program.close()
        if not broken and not ended:
            raise Broken("quit", "did not end after `quit`.")


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


REFUSALS = ("invalid-setting", "invalid-letter", "game-over")


class UrlDriver:
    """Asks a server of this project, as one player."""

    def __init__(self, url: str, settings: Dict[str, str], seed: str, timeout: float):
        self.url = url.rstrip("/")
        self.settings = settings
        self.seeds = random.Random(seed)
        self.timeout = timeout
        jar = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
        self.browser = urllib.request.build_opener(jar)

    def ask(self, line: str) -> str:
        verb, _, rest = line.partition(" ")
        if verb == "words":
            return "ok"
        if verb == "reveal":
            answer = self._call("/game")["answer"]
            return f"word {answer}" if answer else "error the game is not over"
        form = {"letter": rest}
        if verb == "start":
            length, mistakes = rest.split()
            form = {"length": length, "mistakes": mistakes, "seed": str(self.seeds.getrandbits(64)),
                    "evil": "true", **self.settings}
        reply = self._call("/game" if verb == "start" else "/guess", form)
        if "pattern" in reply:
            return f"pattern {reply['pattern']} {reply['mistakesLeft']}"
        return "over" if reply["code"] == "game-over" else f"error {reply['code']}"

    def _call(self, path: str, form: Optional[Dict[str, str]] = None) -> dict:
        data = urllib.parse.urlencode(form).encode() if form else None
        try:
            try:
                response = self.browser.open(self.url + path, data, self.timeout)
            except urllib.error.HTTPError as refusal:
                response = refusal
            with response:
                reply = json.loads(response.read(FLOOD))
        except (OSError, ValueError) as error:
            raise Unjudgeable(f"Expected Evil Hangman at {self.url}{path}; came: {error}.")
        if "pattern" in reply or reply.get("code") in REFUSALS:
            return reply
        raise Unjudgeable(f"Expected a game at {self.url}{path}; came {str(reply)[:200]}.")

    def close(self, broken: bool):
        pass


# Running

class Result(NamedTuple):
    """What a case came to; `skipped` says why it was not played."""

    case: Case
    findings: List[Finding]
    exchanges: List[Exchange]
    seconds: float = 0.0
    skipped: str = ""


def play(case: Case, words: List[str], path: str, make_driver, rule: str) -> Result:
    """Leads the dialogue of a case and judges it."""
    began = time.monotonic()
    exchanges: List[Exchange] = []
    broken: List[Finding] = []
    driver = make_driver()
    try:
        try:
            for line in (f"words {path}", *case.lines):
                exchanges.append(Exchange(line, driver.ask(line)))
        except BaseException:
            driver.close(broken=True)
            raise
        driver.close(broken=False)
    except Broken as stop:
        broken = [stop.finding]
    findings = []
    if exchanges and exchanges[0].answer != "ok":
        findings = [Finding("protocol", f"Expected `ok` to `words`, came {exchanges[0].answer!r}.")]
    try:
        findings += judge(words, rule, exchanges[1:])
    except Unjudgeable:
        if not broken:  # Else that is where the dialogue ends.
            raise
    return Result(case, findings + broken, exchanges, time.monotonic() - began)


BREAKS = {"hangs", "silent", "crashes", "floods", "protocol", "quit"}
# How many cases a program may break off before the others are left out.
PATIENCE = 3


def play_all(cases: List[Case], words_path, make_driver, rule: str) -> Iterator[Result]:
    breaks = 0
    large = read_words(words_path)
    with tempfile.TemporaryDirectory(prefix="referee-") as folder:
        for case in cases:
            if breaks >= PATIENCE:
                yield Result(case, [], [], skipped=f"{PATIENCE} cases broke off before this one")
                continue
            words, path = large, os.path.abspath(words_path)
            if case.dictionary is not None:
                path = os.path.join(folder, f"{case.name}.txt")
                pathlib.Path(path).write_bytes(case.dictionary.encode())
                words = read_words(path)
            result = play(case, words, path, make_driver, rule)
            breaks += any(finding.name in BREAKS for finding in result.findings)
            yield result


def read_transcript(path) -> List[Exchange]:
    """The exchanges of a text: what follows `> ` was asked, each other line is the answer."""
    exchanges: List[Exchange] = []
    for number, line in enumerate(read(path, "a transcript").split("\n"), 1):
        line = line.strip()
        if line.startswith("> "):
            exchanges.append(Exchange(line[2:], None))
        elif line and exchanges and exchanges[-1].answer is None:
            exchanges[-1] = Exchange(exchanges[-1].line, line)
        elif line:
            raise Unjudgeable(f"Expected `> ` and what was asked at line {number} of {path}; "
                              f"came {line[:80]!r}.")
    verbs = ("start", "guess", "reveal")
    exchanges = [e for e in exchanges if e.line.split(" ")[0] in verbs]
    if not exchanges:
        raise Unjudgeable(f"Expected `> start LENGTH MISTAKES` in {path}; came none.")
    return exchanges


class Report(NamedTuple):
    """All results, or the reason why there is no verdict."""

    name: str
    rule: str
    results: List[Result]
    problem: str = ""

    @property
    def failed(self) -> List[Result]:
        return [result for result in self.results if result.findings]

    @property
    def passed(self) -> List[Result]:
        return [result for result in self.results if not result.findings and not result.skipped]

    @property
    def code(self) -> int:
        return 2 if self.problem else 1 if self.failed else 0

    @property
    def verdict(self) -> str:
        """One sentence for all."""
        if self.problem:
            return f"Could not judge. {self.problem}"
        skipped = len(self.results) - len(self.passed) - len(self.failed)
        return (f"{self.name}, rule {self.rule}: {len(self.passed)} cases right, "
                f"{len(self.failed)} wrong" + (f", {skipped} not played." if skipped else "."))


# Outputs

def as_text(report: Report, colour: bool) -> str:
    def paint(code: int, text: str) -> str:
        return f"\033[{code}m{text}\033[0m" if colour else text
    lines = [paint(31 if report.code else 32, report.verdict)]
    for number, result in enumerate(report.failed):
        lines += ["", paint(1, f"{result.case.name}: {result.case.about}")]
        lines += [f"  {paint(31, finding.name)}: {finding.text}" for finding in result.findings[:5]]
        if number == 0:
            said = [f"    > {e.line}\n    {e.answer}" for e in result.exchanges]
            lines += ["  The dialogue:", *said[:40], *["    …"][:len(said) > 40]]
    return "\n".join(lines) + "\n"


def as_json(report: Report) -> str:
    cases = [{
        "name": result.case.name, "about": result.case.about, "skipped": result.skipped or None,
        "findings": [finding._asdict() for finding in result.findings],
        "exchanges": [exchange._asdict() for exchange in result.exchanges],
    } for result in report.results]
    return json.dumps({"referee": VERSION, "name": report.name, "rule": report.rule,
                       "code": report.code, "verdict": report.verdict, "cases": cases}, indent=1)


def said(result: Result) -> str:
    return "\n".join(finding.text for finding in result.findings)


def as_junit(report: Report) -> str:
    suite = xml.etree.ElementTree.Element(
        "testsuite", name=f"evil hangman, rule {report.rule}", tests=str(len(report.results)),
        failures=str(len(report.failed)), errors=str(int(bool(report.problem))),
        skipped=str(sum(bool(result.skipped) for result in report.results)),
        time=f"{sum(result.seconds for result in report.results):.3f}")
    add = xml.etree.ElementTree.SubElement
    for result in report.results:
        case = add(suite, "testcase", classname=report.name, name=result.case.name,
                   time=f"{result.seconds:.3f}")
        if result.findings:
            first = result.findings[0]
            add(case, "failure", type=first.name, message=printable(first.text)).text = (
                printable(said(result)))
        elif result.skipped:
            add(case, "skipped", message=result.skipped)
    if report.problem:
        case = add(suite, "testcase", classname=report.name, name="judged", time="0")
        add(case, "error", type="unjudgeable", message=printable(report.problem))
        suite.set("tests", str(len(report.results) + 1))
    return xml.etree.ElementTree.tostring(suite, encoding="unicode", xml_declaration=True)


def printable(text: str) -> str:
    """Without what XML cannot say."""
    return "".join(c if c.isprintable() or c == "\n" else "?" for c in text)


def as_gradescope(report: Report) -> str:
    tests = [{
        "name": f"{result.case.name}: {result.case.about}", "max_score": 1,
        "score": int(result in report.passed), "output": said(result) or result.skipped,
        "status": "passed" if result in report.passed else "failed",
    } for result in report.results]
    whole = {"output": report.verdict, "stdout_visibility": "visible", "tests": tests}
    return json.dumps(whole if tests else {**whole, "score": 0}, indent=1)


def as_check50(report: Report) -> str:
    results = [{
        "name": result.case.name, "description": result.case.about,
        "passed": None if result.skipped else not result.findings,
        "log": [f"{e.line} -> {e.answer}" for e in result.exchanges] if result.findings else [],
        "cause": {"rationale": said(result) or result.skipped, "help": None}
        if result not in report.passed else None,
        "data": {}, "dependency": None,
    } for result in report.results]
    if report.problem:
        return json.dumps({"slug": report.name, "version": VERSION, "error": {
            "type": "Unjudgeable", "value": report.problem, "traceback": [], "actions": {},
            "data": {}}}, indent=1)
    return json.dumps({"slug": report.name, "results": results, "version": VERSION}, indent=1)


def as_csv(report: Report) -> str:
    first = report.problem or next(map(said, report.failed), "").partition("\n")[0]
    verdict = ("right", "wrong", "not judged")[report.code]
    row = [report.name, verdict, len(report.passed), len(report.results), first]
    return ",".join('"' + str(field).replace('"', '""') + '"' for field in row) + "\n"


OUTPUTS = {"json": as_json, "junit": as_junit, "gradescope": as_gradescope, "check50": as_check50,
           "csv": as_csv}


def write(report: Report, options):
    """Text on standard output, and every output that was asked for in its file."""
    for name, output in OUTPUTS.items():
        path = getattr(options, name)
        if path == "-":
            print(output(report))
        elif path:
            with open(path, "a" if name == "csv" else "w", encoding="utf-8") as file:
                file.write(output(report))
    if not any(getattr(options, name) == "-" for name in OUTPUTS):
        colour = sys.stdout.isatty() and "NO_COLOR" not in os.environ
        print(as_text(report, colour), end="")


# The command line

def add_driver_options(to: argparse.ArgumentParser):
    """What says how to ask which program."""
    add = to.add_argument
    add("--adapter", metavar="FILE", help="the console dialogue that the program leads")
    add("--url", help="the endpoint of a server; --list and --cunning are settings of its games")
    add("--list", default="words", metavar="ID")
    add("--cunning", default="classic", choices=("classic", "diabolical"))
    add("--timeout", type=float, default=10, metavar="SECONDS", help="for an answer; default: 10")
    add("command", nargs="*", help="the program; {words}, {length} and {mistakes} are filled in")


def parser() -> argparse.ArgumentParser:
    usage, _, about = __doc__.partition("\n\n")[2].partition("\n\n")
    result = argparse.ArgumentParser(usage=usage.strip(), description=about)
    add = result.add_argument
    add("--rule", choices=RULES, default="largest", help="which family must be kept")
    add("--words", metavar="FILE", help="the dictionary, where the program brings its own")
    add("--lengths", type=int, default=99, metavar="N", help="how many lengths of it to play")
    add("--cases", default=HERE / "cases.json", metavar="FILE", help="the cases, else those beside")
    add("--skip", action="append", default=[], metavar="TEXT", help="leave out cases so named")
    add("--seed", default="1", help="for what the referee draws; default: 1")
    add("--name", metavar="NAME", help="what the results call the program")
    add("--transcript", metavar="FILE", help="judge a dialogue that was led before")
    for name in OUTPUTS:
        add(f"--{name}", metavar="FILE", help="write the results there, - for standard output")
    add_driver_options(result)
    return result


def driver_of(options):
    """Makes a driver for a case, and says whether the program takes any dictionary."""
    if options.url:
        settings = {"list": options.list, "cunning": options.cunning}
        driver = UrlDriver(options.url, settings, options.seed, options.timeout)
        return (lambda: driver), False
    if options.adapter:
        adapter = read_adapter(options.adapter)
        options.skip += adapter.skip
        takes_words = any("{words}" in part for part in options.command)
        return (lambda: AdapterDriver(adapter, options.command, options.timeout)), takes_words
    return (lambda: LineDriver(options.command, options.timeout)), True


def results_of(options) -> Iterator[Result]:
    if options.transcript:
        exchanges = read_transcript(options.transcript)
        case = Case("transcript", f"The dialogue in {options.transcript}.", [], list(RULES))
        words = read_words(options.words or HERE / "words.txt")
        yield Result(case, judge(words, options.rule, exchanges), exchanges)
        return
    make_driver, takes_words = driver_of(options)
    if options.words:
        cases = cases_of(read_words(options.words), options.seed, options.lengths)
    elif takes_words:
        cases = [case for case in read_cases(options.cases) if options.rule in case.rules]
    else:
        raise Unjudgeable("Expected --words FILE with the dictionary that the program plays, or "
                          "{words} in its command; came neither.")
    cases = [case for case in cases if not any(text in case.name for text in options.skip)]
    yield from play_all(cases, options.words or HERE / "words.txt", make_driver, options.rule)


def main(arguments=None) -> int:
    options = parser().parse_args(arguments)
    if sum(map(bool, (options.command, options.url, options.transcript))) != 1:
        parser().error("expected one of: -- COMMAND, --url, --transcript")
    name = options.name or " ".join(options.command) or options.url or options.transcript
    results: List[Result] = []
    problem = ""
    try:
        results.extend(results_of(options))
    except Unjudgeable as reason:
        problem = str(reason)
    report = Report(name, options.rule, results, problem)
    write(report, options)
    return report.code


if __name__ == "__main__":
    sys.exit(main())
