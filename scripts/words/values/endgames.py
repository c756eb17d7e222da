"""Endgames: a few words that are all shown, and the cost of each letter among them."""

import plistlib

from wordlists.alphabet import Alphabet
from wordlists.choice import pattern

from .lists import DATA, WordList

FOLDER = DATA / "endgames"
KINDS = ("easy", "hard", "evil")
# By language: the list that its readers play.
LISTS = {"en": ""} | {file.stem: file.read_text().split()[1] for file in sorted((DATA / "opponents").glob("*.txt"))}


def refused(language):
    """Returns whether a word, in its letters, is never shown: one that is blocked, or of distress."""
    alphabet = Alphabet(language)
    if language == "en":
        lines = plistlib.loads((DATA / "blocked.plist").read_bytes())["entries"]
    else:
        lines = (DATA / "blocked" / f"{language}.txt").read_text("utf-8").splitlines()
    lines += (DATA / "distress" / f"{language}.txt").read_text("utf-8").splitlines()
    return pattern(alphabet, lines).fullmatch


def familiar(language):
    """Returns a language's easy list, and for each kind of endgame the words that people know."""
    name = f"{LISTS[language]}-".lstrip("-")
    easy, medium = (WordList(f"{name}{ease}") for ease in ("easy", "medium"))
    is_refused = refused(language)
    of_easy, of_both = ({w for w in words if not is_refused(easy.shown(w))} for words in (easy.all, easy.all | medium.all))
    return easy, {"easy": of_easy, "hard": of_both, "evil": of_both}


class Endgame:
    """Words as bits of a number, played to the end by both sides."""

    def __init__(self, words):
        self.words, self.all, self.kinds, self.known = words, (1 << len(words)) - 1, {}, {}
        for i, word in enumerate(words):
            for letter in sorted(set(word)):
                places = tuple(n for n, sign in enumerate(word) if sign == letter)
                kinds = self.kinds.setdefault(letter, {})
                kinds[places] = kinds.get(places, 0) | 1 << i
        self.held = {letter: sum(kinds.values()) for letter, kinds in sorted(self.kinds.items())}

    def answers(self, left, letter):
        """Returns the words left after each answer to a letter, by its positions; first those without it."""
        missed = left & ~self.held[letter]
        hits = ((places, left & bits) for places, bits in self.kinds[letter].items())
        return ([((), missed)] if missed else []) + [hit for hit in hits if hit[1]]

    def telling(self, left):
        """Returns the letters with different positions in the words left, those in most words first."""
        letters = (c for c in self.held if left & self.held[c] and len(self.answers(left, c)) > 1)
        return sorted(letters, key=lambda c: -(left & self.held[c]).bit_count())

    def needs(self, left):
        """The mistakes that a perfect player needs until one word is left."""
        if left.bit_count() < 2:
            return 0
        if left not in self.known:
            self.known[left] = self._searched(left)
        return self.known[left]

    def _searched(self, left):
        letters = self.telling(left)
        if self.held[letters[0]] & left == left:
            return self.after(left, letters[0])  # The letter costs nothing.
        best, tried = left.bit_count(), []
        for letter in letters:
            held = left & self.held[letter]
            # A letter is never better than another one that all of its words have, too.
            if best > 1 and all(held & ~other for other in tried):
                best = self.after(left, letter, best)
            tried.append(held)
        return best

    def after(self, left, letter, limit=99):
        """Returns the mistakes that are needed if a letter is said; `limit` if they are not fewer."""
        worst = 0
        for places, bits in self.answers(left, letter):
            if not places and bits.bit_count() == left.bit_count():
                continue
            worst = max(worst, self.needs(bits) + (not places))
            if worst >= limit:
                return limit
        return worst

    def best(self, left):
        """The letters after which a perfect player needs no more than before."""
        return [c for c in self.telling(left) if self.is_best(left, c)]

    def is_best(self, left, letter):
        needs = self.needs(left)
        return self.after(left, letter, needs + 1) == needs

    def hardest(self, left, letter):
        """Returns the answers that the computer chooses from: most mistakes, most words, fewest letters shown."""
        def rank(answer):
            places, bits = answer
            return self.needs(bits) + (not places), bits.bit_count(), -len(places)

        answers = self.answers(left, letter)
        top = max(map(rank, answers))
        return [bits for places, bits in answers if rank((places, bits)) == top]


def fault(kind, game, mistakes):
    """Returns why words are not an endgame of a kind that can be won with `mistakes`; None if they are one."""
    left, words = game.all, game.words
    if len(set(words)) != len(words) or len({len(word) for word in words}) != 1:
        return "the words are not different ones of one length"
    if any(bits == left for bits in game.held.values()):
        return "a letter is in all of the words"
    if game.needs(left) != mistakes or not mistakes:
        return f"a perfect player needs {game.needs(left)}"
    if kind == "easy":
        is_easy = len(words) <= 8 and len(game.best(left)) < len(game.telling(left))
        return None if is_easy else "it is not easy"
    if kind == "evil" and len(words) < 14:
        return "it is not evil"
    # So a player who says the letter of most words loses.
    most = max(bits.bit_count() for bits in game.held.values())
    if any(game.is_best(left, c) for c, bits in game.held.items() if bits.bit_count() == most):
        return "the best letter is in most words"
    best = game.best(left)
    if len(best) != 1:
        return "several letters are best"
    if kind == "evil" and any(len(game.best(bits)) != 1 for bits in game.hardest(left, best[0])):
        return "it is not evil"
    return None
