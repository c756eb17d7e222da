"""The words that no list may lack: those that every child of eight knows (data/core), and the commonest lemmas.

data/core is a minimum, not a list to play. A line has words about one subject; `- words: reason` names words
that a list may lack. What is in neither easy nor medium by its frequency is in medium: giraffe.
"""

import functools

from . import names, packages, readers
from .alphabet import DATA, Alphabet
from .choice import LETTERS, blocked, is_common_noun
from .common import LENGTHS
from .frequency import ranks
from .lemmas import base, is_known

# Per hundred core words, a list may lack one, and easy and medium together five.
MISSING_OF_A_LIST, MISSING_OF_THE_KNOWN = 1, 5
# How many of the commonest lemmas a list is compared with: simplemma's lemmas of wordfreq's words.
COMMONEST = 3_000


class Missing(Exception):
    """A list lacks too many core words, or a common lemma without a reason."""


def words(code: str) -> list[str]:
    topics = (line.partition(": ")[2] for line in lines(code) if not line.startswith("- "))
    return sorted({word for topic in topics for word in topic.split()} - excused(code))


def excused(code: str) -> set[str]:
    return {
        word for line in lines(code) if line.startswith("- ") for word in line[2:].partition(":")[0].split()
    }


def lines(code: str) -> list[str]:
    return (DATA / "core" / f"{code}.txt").read_text().splitlines()


def missing(letters: list[str], entries: set[str], lengths: range) -> list[str]:
    """Returns the words that are not entries, although a list may have their length."""
    return [word for word in letters if len(word) in lengths and word not in entries]


def require(code: str, whole: list[str], known: list[str]) -> None:
    """Refuses a list whose words, or easy and medium words, lack more than they may."""
    fold = Alphabet(code).fold
    core = [letters for word in words(code) if (letters := fold(word))]
    for entries, lengths, most in (
        (whole, LETTERS, MISSING_OF_A_LIST),
        (known, LENGTHS, MISSING_OF_THE_KNOWN),
    ):
        lacks = missing(core, {fold(entry) for entry in entries}, lengths)
        if len(lacks) * 100 > most * len(core):
            raise Missing(f"{code} lacks {len(lacks)} of {len(core)} core words: {' '.join(lacks)}")
    if lacks := reasons(code, {fold(entry) for entry in whole}).get("", []):
        raise Missing(f"{code} lacks, without a reason, the lemmas {' '.join(lacks)}")


def reasons(code: str, entries: set[str | None]) -> dict[str, list[str]]:
    """Returns the commonest lemmas that are not entries, by reason; those without one under ""."""
    alphabet, said, may_lack = Alphabet(code), readers.said(code), excused(code)
    is_blocked, known_names = blocked(alphabet, code), names.known_to(code)
    has_dictionary = code in packages.DICTIONARIES
    stems = {stem.word.casefold() for stem in packages.hunspell(code)} if has_dictionary else ranks(code)

    def reason(word: str) -> str:
        letters, small = alphabet.fold(word), word.casefold()
        if letters is None or not letters.isalpha():
            return "other letters"
        if len(letters) not in LETTERS:
            return "too short or long"
        if is_blocked(letters):
            return "offends"
        if said.get(word) == "out":
            return "out by readers"
        if word in may_lack:
            return "excused"
        if small in known_names or not is_common_noun(word, code):
            return "a name"
        if ranks("en").get(small, 900) <= ranks(code).get(small, 900):
            return "English"
        if code == "de" and not word[0].isupper():
            return "no noun, and not chosen by hand"
        if code == "tr" and entries & {alphabet.fold(word + ending) for ending in ("mak", "mek")}:
            return "the stem of a verb"
        if small not in stems:
            return "a form or adverb, no stem of the dictionary"
        return "" if is_known(word, code) else "an abbreviation or particle, unknown to simplemma"

    found: dict[str, list[str]] = {}
    for word in commonest(code):
        if alphabet.fold(word) not in entries:
            found.setdefault(reason(word), []).append(word)
    return found


def commonest(code: str) -> list[str]:
    found: dict[str, None] = {}
    for word in sorted(ranks(code), key=ranks(code).__getitem__):
        found.setdefault(lemma(word, code))
        if len(found) == COMMONEST:
            break
    return list(found)


def lemma(word: str, code: str) -> str:
    """The source of the German list has only nouns, which are written with a capital."""
    if code == "de":
        noun = base(word.capitalize(), code)
        return noun if noun[0].isupper() and word not in german_small() else base(word, code)
    return base(word, code)


@functools.cache
def german_small() -> set[str]:
    return {stem.word for stem in packages.hunspell("de") if stem.word.islower()}
