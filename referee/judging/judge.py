"""The judge: hears a dialogue and says what is wrong with it. Pure."""

import re
from typing import Dict, List, Optional

from judging.chance import FALSE_ALARM, Ties, chance_findings
from judging.findings import FAULTS, Exchange, Finding
from judging.game import Answer, Free, Game
from judging.spelling import mixed, same_case, unfolded
from judging.words import (HIDDEN, LATIN, Places, Unjudgeable, allowed_families, families, fold,
                           largest_families, many, places_of, shape, shown, some)


def judge(words: List[str], rule: str, exchanges: List[Exchange], cut=False,
          alarm=FALSE_ALARM) -> List[Finding]:
    """Everything that is wrong in a dialogue, in its order; `cut` if the dialogue may end anywhere.

    `alarm` is how often ties may be accused that fall by chance.
    """
    bench = Bench(words, rule)
    for exchange in exchanges:
        bench.hear(exchange)
    game = bench.game
    whole = not exchanges or exchanges[-1].line == "reveal" or not game
    if not (cut or whole or game.over or game.lost_track):
        raise Unjudgeable(f"The dialogue is cut off: after turn {game.turn}, at {game.pattern} and "
                          f"{game.left} wrong guesses left, a guess or `reveal` was expected.")
    # If a program distinguishes e and E, that explains earlier faults too, although it shows only later.
    bench.findings.sort(key=lambda finding: finding.name != "case")
    return bench.findings + (chance_findings(bench.ties.all(), alarm) if rule == "random" else [])


def wrong_game(words: List[str], rule: str, exchanges: List[Exchange]) -> List[Exchange]:
    """The game of the first wrong answer, up to that one; empty if it does not show the fault by itself."""
    bench, began = Bench(words, rule), 0
    for number, exchange in enumerate(exchanges):
        began = number if exchange.line.startswith("start ") else began
        bench.hear(exchange)
        if bench.findings:
            game = exchanges[began:number + 1]
            return game if judge(words, rule, game, cut=True) else []
    return []


class Bench:
    """Hears a dialogue line by line and keeps what is wrong with it."""

    def __init__(self, words: List[str], rule: str):
        self.spellings = words
        self.words = fold(words)
        self.rule = rule
        letters = {c for word in self.words for c in word if c.isalpha()}
        self.alphabet = letters | LATIN if letters & LATIN else letters
        self.findings: List[Finding] = []
        self.ties = Ties()
        # The families of earlier positions, because dialogues repeat.
        self.splits: Dict[tuple, Dict[Places, List[str]]] = {}
        # Whether capitals were not treated as the small letters, or the small ones as the capitals.
        self.capitals_differ: Optional[bool] = None
        # Whether a letter was repeated in the same case and nothing changed.
        self.repeats_are_free = False
        self.game: Optional[Game] = None
        self.games = 0
        self.place = ""
        self.written = ""

    def find(self, name: str, turn: str, words="", fatal=False):
        """Keeps a finding: its fault, then the turn, then the words that decide it."""
        fault = FAULTS[name].format(rule=self.rule, small=self.written.lower(),
                                    capital=self.written.upper())
        text = f"{fault} Game {self.games}{self.place}: {turn} {words}".rstrip()
        if name == "case":
            self.capitals_differ = self.written.isupper()
        self.findings.append(Finding(name, text))
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
            self.written = rest.strip()
            self.place = f", turn {game.turn}, guess {rest}"
            self.guess(self.written.upper(), answer)
        elif game and not game.lost_track and verb == "reveal":
            self.place = f", after turn {game.turn}, reveal"
            self.reveal(answer)

    def start(self, length: str, mistakes: str, answer: Answer):
        self.game = None
        fitting = [w for w in self.words if length == "any" or len(w) == int(length)]
        if answer.kind not in ("pattern", "error"):
            self.find("protocol", f"expected `pattern …` or `error …`, came {answer.text}.")
        elif fitting and answer.kind == "error":
            self.find("refuses", f"expected `pattern …`, came {answer.text}.",
                      f"Of this length there {'is' if len(fitting) == 1 else 'are'} "
                      f"{some(fitting)}.")
        elif not fitting and answer.kind == "pattern":
            self.find("no-word", f"expected `error …`, came {answer.text}.",
                      "No word has this length.")
        elif fitting:
            candidates = [w for w in fitting if shape(w) == answer.pattern]
            self.game = Game(candidates, answer.pattern, int(mistakes))
            self.count(answer)
            if not candidates:
                self.find("start", f"expected {shape(fitting[0])}, came {answer.pattern}.",
                          fatal=True)

    def guess(self, text: str, answer: Answer):
        game = self.game
        if game.over:
            self.unchanged(answer, *self.after_end())
        elif text in game.letters:
            turn, written = game.letters[text]
            same, before = written == self.written, len(self.findings)
            # A program that recognises no repeats shows nothing about small and capital letters here.
            name = "case" if self.repeats_are_free and not same else "repeat"
            self.unchanged(answer, name, f"{written} was guessed at turn {turn} already, so "
                                         "nothing may change")
            shows = answer.left is not None or answer.kind == "error"
            self.repeats_are_free |= same and shows and len(self.findings) == before
        elif text not in self.alphabet:
            self.unchanged(answer, "non-letter", "that is not one letter, so nothing may change")
        elif answer.kind == "over":
            self.gone()
        elif answer.kind == "ended":
            self.ended(text, answer)
        elif answer.kind == "unshown":
            raise Unjudgeable(answer.rest)
        elif answer.kind != "pattern":
            name = "case" if self.case_explains(game.pattern, None) else "protocol"
            self.find(name, f"expected `pattern …`, came {answer.text}.", fatal=True)
        else:
            position = (game.pattern, frozenset(game.letters), text)
            if position not in self.splits:
                self.splits[position] = families(text, game.candidates)
            game.letters[text] = game.turn, self.written
            self.kept(text, self.splits[position], answer, position)

    def ended(self, letter: str, answer: Answer):
        """Judges an end that shows neither word nor pattern: no end was possible, or it cannot be decided."""
        game = self.game
        split = families(letter, game.candidates)
        won = any(HIDDEN not in shown(game.pattern, letter, places) for places in split)
        if won or (() in split and game.left == 1):
            raise Unjudgeable(
                f"Nothing shows the word at the end. Game {self.games}{self.place}: came "
                f"{answer.rest!r}. Name what the program shows there in its adapter: `pattern`, "
                "`won`, `unchanged` or `word`.")
        self.early(f"the program ended the game at {game.pattern}, with "
                   f"{many(game.left, 'wrong guess')} left.")

    def after_end(self):
        """The name and the reason, if the game is over."""
        if self.game.won:
            return "after-end", "the game was won, so nothing may change"
        made = many(self.game.made, "wrong guess")
        return "late", f"all of the {made} allowed were made before, so nothing may change"

    def gone(self):
        """Finds that the game had ended earlier, perhaps by an invalid guess just before."""
        game, free = self.game, self.game.free
        turn = (f"the program had ended the game at {game.pattern}, with "
                f"{many(game.left, 'wrong guess')} left")
        if not free or game.left != 1 or free.turn != game.turn - 1:
            return self.early(f"{turn}.")
        self.written = free.written
        # If the game went on after a repeat in the same case, only the other case can be the cause.
        other = free.name == "repeat" and not game.is_as_before(free)
        name = "case" if other and any(map(game.is_as_before, game.frees)) else free.name
        self.find(name, f"{turn}, so {free.written} at turn {free.turn} cost one.", fatal=True)

    def early(self, turn: str, words=""):
        """Finds a game that ended before the last wrong guess, perhaps because one too many was counted."""
        free = self.game.free
        if free and self.game.left == 1:
            words = (f"{words} Did {free.written} at turn {free.turn} cost a wrong guess? It must "
                     "not.").strip()
        self.find("one-early" if self.game.left == 1 else "ends-early", turn, words, fatal=True)

    def unchanged(self, answer: Answer, name: str, why: str):
        """Compares the answer to an invalid guess with the state of the game."""
        game = self.game
        if answer.kind == "over" and not game.over:
            self.gone()
        elif answer.kind == "ended" and not game.over:
            self.find(name, f"{why}; the program ended the game.", fatal=True)
        elif answer.kind == "pattern" and answer.pattern != game.pattern:
            self.find(name, f"{why}: {game.pattern} was expected, came {answer.pattern}.",
                      fatal=True)
        elif answer.kind == "pattern":
            game.frees.append(Free(name, self.written, game.turn))
            self.count(answer, name, why)
        elif answer.kind not in ("error", "over", "ended"):
            self.find("protocol", f"expected `pattern …`, came {answer.text}.", fatal=True)

    def kept(self, letter: str, split: Dict[Places, List[str]], answer: Answer, position: tuple):
        """Compares the family that the answer keeps with those that exist."""
        game = self.game
        kept = next((p for p in split if shown(game.pattern, letter, p) == answer.pattern), None)
        allowed = allowed_families(split, self.rule)
        if kept not in allowed:
            self.wrong(letter, split, kept, allowed, answer.pattern)
            if game.lost_track:
                return
        elif len(allowed) > 1:
            ways = [shown(game.pattern, letter, p) for p in allowed]
            self.ties.add(position, letter, ways, answer.pattern)
        game.lives_on_last = game.lives_on_last or bool(game.left == 1 and kept)
        game.has_shown = game.has_shown or bool(kept)
        game.candidates, game.pattern = split[kept], answer.pattern
        game.made += not kept
        self.count(answer)

    def wrong(self, letter: str, split, kept: Optional[Places], allowed, pattern: str):
        """Finds the most likely reason for a wrong answer to a guess."""
        before = self.game.pattern
        turn = f"{before} became {pattern}." if pattern != before else f"{before} stayed."
        possible = f"Possible was {self.options(letter, split)}."
        if kept is None and self.stopped_early(pattern):
            self.early(f"{before} stayed, with 1 wrong guess left.", possible)
        elif self.case_explains(pattern, kept):
            self.find("case", turn, possible, fatal=True)
        elif kept is None:
            self.find(self.contradicted(letter, pattern), turn, possible, fatal=True)
        else:
            self.wrong_family(letter, split, kept, allowed, turn)

    def stopped_early(self, pattern: str) -> bool:
        """Whether a program that shows letters treated the guess as if no wrong guess were left."""
        game = self.game
        as_in_file = any(self.written in word for word in self.possible_spellings())
        return (pattern == game.pattern and game.left == 1 and not game.lives_on_last
                and as_in_file and game.has_shown)

    def wrong_family(self, letter: str, split, kept: Places, allowed: List[Places], turn: str):
        """Says which family should have been kept, and which were as large."""
        turn = f"{turn[:-1]}, which leaves {some(split[kept], 3)}."
        right = self.options(letter, {places: split[places] for places in allowed})
        largest = largest_families(split)
        if kept in largest:
            equal = [shown(self.game.pattern, letter, p) for p in largest]
            each = many(len(split[kept]), "word")
            self.find("tie", turn, f"As large as each other are {' and '.join(equal)}, with {each} "
                                   f"each; the rule keeps {right}.")
        else:
            self.find("not-largest", turn, f"Larger is {right}.")

    def possible_spellings(self) -> List[str]:
        possible = set(self.game.candidates)
        return [word for word in self.spellings if word.upper() in possible]

    def case_explains(self, pattern: str, kept: Optional[Places]) -> bool:
        """Whether only a program that distinguishes small and capital letters gives this answer.

        What stays as it was may have many reasons, unless letters of the other case were shown.
        """
        game = self.game
        # A program that miscounts may have ended the game.
        if (len(self.written) != 1 or self.written.swapcase() == self.written
                or game.miscounted):
            return False
        spellings = self.possible_spellings()
        if mixed(spellings, self.written):
            return pattern != game.pattern and unfolded(spellings, self.written, game.pattern,
                                                        pattern)
        if kept is not None or pattern != game.pattern:
            return False
        if self.capitals_differ == self.written.isupper():
            return True
        hits = [written for letter, (_, written) in game.letters.items() if letter in game.pattern]
        alike = [same_case(self.written, hit) for hit in hits]
        # A letter may be refused because no word has it.
        return bool(hits) and not any(alike) and all(
            self.written.upper() in word for word in game.candidates)

    def contradicted(self, letter: str, pattern: str) -> str:
        """The name of the fault in a pattern that fits no word."""
        if len(pattern) != len(self.game.pattern):
            return "shape"
        for old, new in zip(self.game.pattern, pattern):
            if new != old != HIDDEN:
                return "forgets"
            if new not in (old, letter):
                return "other-letter"
        return "no-word-fits"

    def options(self, letter: str, split, most=4) -> str:
        """The families, the largest first: `____ (2 words: BOAR, DUCK) or …`."""
        order = sorted(split, key=lambda places: (-len(split[places]), places))
        texts = [f"{shown(self.game.pattern, letter, p)} ({some(split[p], 3)})" for p in order]
        return " or ".join(texts[:most]) + (" or …" if len(texts) > most else "")

    def count(self, answer: Answer, name="count", why=""):
        """Compares the number of wrong guesses left, if the answer gives it."""
        game = self.game
        if answer.left not in (None, game.left) and not game.miscounted:
            game.miscounted = True
            why = why or f"{game.made} of {many(game.allowed, 'wrong guess')} made"
            self.find(name, f"{why}: {game.left} left were expected, came {answer.left}.")

    def reveal(self, answer: Answer):
        game = self.game
        if answer.kind == "unseen" or (answer.kind == "error" and game.left > 0):
            return  # Only a loser has to be shown the word.
        if answer.kind != "word":
            self.find("unrevealed", f"expected `word …`, came {answer.text}.",
                      f"Possible was {some(game.candidates)}.")
        elif answer.word not in game.candidates:
            self.find("word", f"{self.contradiction(answer.word)}.",
                      f"Possible was {some(game.candidates)}.")

    def contradiction(self, word: str) -> str:
        """Why a word may not be revealed."""
        game = self.game
        if word not in self.words:
            return f"{word} is not in the dictionary"
        for letter, (turn, _) in game.letters.items():
            if places_of(letter, word) != places_of(letter, game.pattern):
                return f"{word} contradicts {game.pattern}, the answer to {letter} at turn {turn}"
        return f"{word} does not fit {game.pattern}"
