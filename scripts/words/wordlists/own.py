"""The words that are base forms although simplemma leads them to another one.

It has one base form a word: casa is of casar, tåg of tåga, vinger of vingeren. So the flags of a
dictionary are asked as well, or which of the two people write.
"""

import functools
import math
import re
from typing import Callable

from . import packages
from .frequency import as_written, ranks
from .lemmas import base, is_known
from .listed import listed

# 30 ranks less means twice as common.
TWICE, TEN_TIMES = 30, 100
# The rank of what is three times in a million words.
COMMON = 550
# A name is as common in other languages; a word is so only in related ones.
ABROAD = "de es fi fr it pl".split()
RELATED = ["da de nb nl sv".split(), "es fr it pt pt-br ro".split()]
Rule = Callable[[str, "Entry"], bool]


class Entry:
    """The facts about a word in a language's dictionary and in wordfreq."""

    def __init__(self, word: str, code: str):
        self.flags, self.remarks = entries(code).get(word, (set(), ""))
        rank = ranks(code)
        self.base = base(word, code)
        self.rank = rank.get(as_written(word, code), math.inf)
        self.lead = rank.get(as_written(self.base, code), math.inf) - self.rank


@functools.cache
def entries(code: str) -> dict[str, tuple[set[str], str]]:
    """Returns all flags and remarks of each word."""
    found: dict[str, tuple[set[str], str]] = {}
    for stem in packages.hunspell(code) if code in packages.DICTIONARIES else ():
        flags, remarks = found.get(stem.word, (set(), ""))
        found[stem.word] = flags | stem.flags, f"{remarks} {stem.remarks}"
    return found


def is_of_here(word: str, code: str) -> bool:
    """Whether a name in the dictionaries is also a word: lampe, vida, Bruder."""
    if code == "de":
        return is_own(word, code)
    if code == "pt-br" and "CAT=n" not in entries("pt").get(word, ("", ""))[1]:
        return False
    here = as_written(word, code)
    related = next((group for group in RELATED if code in group), [code])
    abroad = (ranks(other).get(here, math.inf) for other in ABROAD if other not in related)
    return min(abroad) - ranks(code).get(here, math.inf) >= TEN_TIMES


def is_own(word: str, code: str) -> bool:
    return code in RULES and RULES[code](word, Entry(word, code))


def is_commoner(word: str, entry: Entry) -> bool:
    return entry.lead >= TWICE


def czech(word: str, entry: Entry) -> bool:
    """simplemma leads one verb of a pair to the other, men to women, and nouns in -í to participles.

    I and V decline men and animals, H, Q and S other nouns. And plurals ten times as common as their singular are
    words, šaty, and adverbs and nouns made of verbs that simplemma does not know.
    """
    of, flags = entry.base, entry.flags
    if not is_known(word, "cs"):
        return bool(re.search("([csz]ky|ě|[nt]í)$", word)) and entry.rank <= COMMON and not word.startswith("ne")
    if word.endswith("t") and of.endswith(("t", "ci")):
        return bool(flags) and entry.lead >= -TWICE
    if word.endswith("y") and of.islower() and not of.endswith(("ý", "t", "í")):
        return entry.lead >= TEN_TIMES
    is_man = bool(flags & set("IV")) and of.endswith(("ka", "ice", "yně"))
    is_noun = bool(flags & set("HQS")) and not of.startswith(word) and of.islower()
    return (is_man or is_noun) and entry.lead >= -TWICE / 3


def danish(word: str, entry: Entry) -> bool:
    """21 conjugates; what ends like a form of a verb is one."""
    if "21" in entry.flags:
        return entry.lead >= 0 or word.endswith("e") and entry.base + "e" == word
    return is_commoner(word, entry) and not word.endswith(("er", "et", "t", "te", "de", "en"))


def dutch(word: str, entry: Entry) -> bool:
    """Y makes diminutives and Z plurals; of infinitives those that are no rare twin of a plural."""
    if "Vi" in entry.flags:
        return entry.lead >= -TWICE / 2
    is_form = re.search("^(be|ver|ont).+[dt]$|ge.*[dt]$|(en|[dt]e)$", word)
    is_noun = any(flag[0] in "YZ" for flag in entry.flags) and not is_form
    return is_noun and entry.lead >= -TWICE / 2


def german(word: str, entry: Entry) -> bool:
    """i and j make compounds, E, N, P, T and p plurals; h is no word alone, names have S or none."""
    return bool(entry.flags & set("ijENPTp")) and not entry.flags & set("hA")


def greek(word: str, entry: Entry) -> bool:
    """simplemma leads men to women, καθηγητής to καθηγήτρια, and μιλάω to μιλιέμαι."""
    is_man = word.endswith(("ής", "ης")) and entry.base.endswith(("τρια", "ισσα"))
    return is_man or word.endswith("άω") and entry.base.endswith("μαι")


def hungarian(word: str, entry: Entry) -> bool:
    """Leaves out adjectives that are made of participles."""
    is_listed = "po:noun ts:NOM" in entry.remarks or "po:vrb" in entry.remarks
    return is_listed and "po:adj" not in entry.remarks and is_commoner(word, entry)


def italian(word: str, entry: Entry) -> bool:
    """What dictionaries list by itself, at most half as common as its base; and plurals ten times commoner: soldi."""
    parts, of = listed("it").get(word, set()), listed("it").get(entry.base, set())
    if "numeral" in parts:
        return True
    if word.endswith("i"):
        return entry.lead >= (TWICE if "n" in parts else TEN_TIMES) and "n" in of and "adj" not in of
    # bella is the feminine of bello, though dictionaries may list it.
    is_feminine = word.endswith("a") and ("n" not in parts or "adj" in of and entry.lead < 0)
    return bool(parts) and not is_feminine and (entry.lead >= -TWICE or not is_known(word, "it"))


def norwegian(word: str, entry: Entry) -> bool:
    """What ends like a form of a verb or an adjective is one: boks is not, though there is bokse."""
    is_form = word.endswith(("er", "t", "te", "de", "ne")) or entry.base == word[:-1]
    return is_commoner(word, entry) and not is_form


def russian(word: str, entry: Entry) -> bool:
    """Flags F to O decline nouns."""
    return bool(entry.flags & set("FGHIJKNO")) and is_commoner(word, entry)


def spanish(word: str, entry: Entry) -> bool:
    """Keeps feminines that are words of their own: vaca is not a form of vaco."""
    return word.endswith("a") and word[:-1] + "o" == entry.base and is_commoner(word, entry)


def swedish(word: str, entry: Entry) -> bool:
    """B to J decline nouns, k and O adjectives."""
    is_noun = bool(entry.flags & set("BCDEGHIJ"))
    return bool(entry.flags & set("kO")) or is_noun and entry.lead >= 0


def turkish(word: str, entry: Entry) -> bool:
    """simplemma cuts off -mak, -lik, -li and -ci, which make words."""
    if re.search("(m[ae]k|l[ıiuü]k?|c[ıiuü])$", word):
        return True
    return is_commoner(word, entry) and not re.search("(nd?[ae]n?|[ae]n|[ae]r|[ıiuü])$", word)


RULES: dict[str, Rule] = {
    "cs": czech,
    "da": danish,
    "de": german,
    "el": greek,
    "hu": hungarian,
    "it": italian,
    "nb": norwegian,
    "nl": dutch,
    "pl": is_commoner,
    "pt": is_commoner,
    "pt-br": is_commoner,
    "ru": russian,
    "es": spanish,
    "sv": swedish,
    "tr": turkish,
    "uk": is_commoner,
}
