"""What words of other languages mean in English, put together from dictionaries of other pairs.

Wiktionaries in Finnish, Polish and Greek give the English and, say, the Spanish words of one sense of
theirs: these mean the same. So do, less surely, the English words of what a French or a Spanish word is
in Finnish. Each is a vote, and what most of them say is told.
"""

import collections
import functools
import re

from . import freedict
from .votes import Votes, alike, order

# Languages with dictionaries into English.
HUBS = ("fin", "pol", "ell")
# Languages that vote in a second round, with what the first round found for them.
SECOND = ("fra", "nld", "swe")


def weight(sense: int, place: int) -> float:
    """Returns the weight of a vote: first senses and first words count most."""
    return 1 / (1 + 0.5 * sense) / (1 + 0.3 * place)


def ranked(pair: str):
    """Each translation of a dictionary: word and part of speech, its number, meaning, words with weights."""
    for word, senses in freedict.senses(pair).items():
        for number, (meaning, words) in enumerate(senses):
            yield word, meaning, [(each, weight(number, place)) for place, each in enumerate(words)]


class Ballot:
    def __init__(self):
        self.votes: dict[tuple[str, str], Votes] = {}

    def add(self, word: str, part: str, english: str, source: str, weight: float) -> None:
        words = english.split(" ")
        is_word = re.fullmatch(r"[A-Za-zéèêïñ'-]+(?: [A-Za-zéèêïñ'-]+){0,2}", english)
        # Two spellings of one word count as one word.
        if not is_word or len(words) > 1 and alike(words[-1], words[-2]):
            return
        sources = self.votes.setdefault((word, part), {}).setdefault(english, {})
        sources[source] = min(1.5, sources.get(source, 0) + weight)

    def own(self, language: str) -> None:
        for (word, part), _, words in ranked(f"{language}-eng"):
            for english, weight in words:
                self.add(word, part, english, "own", 2 * weight)

    def inverse(self, language: str) -> None:
        for (english, part), _, words in ranked(f"eng-{language}"):
            for word, weight in words:
                self.add(word, part, english, "inverse", weight)

    def joined(self, hub: str, language: str) -> None:
        """Returns the words of one sense of the language in the middle."""
        known = collections.defaultdict(list)
        for key, meaning, words in ranked(f"{hub}-eng"):
            known[key, meaning].append(words)
        for key, meaning, words in ranked(f"{hub}-{language}"):
            for word, weight in words:
                for found in known[key, meaning]:
                    for english, share in found:
                        self.add(word, key[1], english, hub, share * (0.5 + weight / 2))

    def chained(self, language: str, hub: str) -> None:
        """Returns the meanings of the hub's words for a word of the language."""
        for (word, part), _, words in ranked(f"{language}-{hub}"):
            for between, weight in words:
                for number, (_, found) in enumerate(freedict.senses(f"{hub}-eng").get((between, part), [])):
                    for place, english in enumerate(found):
                        share = 0.7 * weight / (1 + number) / (1 + 0.3 * place)
                        self.add(word, part, english, f"by {hub}", share)

    def seconded(self, between: str, language: str) -> None:
        """Returns the known meanings of a third language's words for a word of the language."""
        for key, _, words in ranked(f"{between}-{language}"):
            best = first(between).get(key, [])
            for word, weight in words:
                for place, english in enumerate(best):
                    self.add(word, key[1], english, f"by {between}", 0.6 * weight / (1 + place))


@functools.cache
def ballot(language: str) -> dict[tuple[str, str], Votes]:
    found = Ballot()
    if language in HUBS:
        found.own(language)
    if freedict.has(f"eng-{language}"):
        found.inverse(language)
    for hub in HUBS:
        if freedict.has(f"{hub}-{language}"):
            found.joined(hub, language)
        if freedict.has(f"{language}-{hub}"):
            found.chained(language, hub)
    return found.votes


@functools.cache
def first(language: str) -> dict[tuple[str, str], list[str]]:
    """Returns the two best words of each entry after the first round."""
    return {key: order(*key, votes)[:2] for key, votes in ballot(language).items()}


@functools.cache
def elected(language: str) -> dict[tuple[str, str], Votes]:
    found = Ballot()
    found.votes = {key: {word: {**by} for word, by in votes.items()} for key, votes in ballot(language).items()}
    for between in SECOND:
        if freedict.has(f"{between}-{language}"):
            found.seconded(between, language)
    return found.votes
