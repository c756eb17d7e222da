"""Chooses the sense of an entry that is shown, and its words."""

import re

from .readers import said
from .wordnet import PARTS, Sense, senses

# A longer gloss is cut after its first clauses.
LIMIT = 100
# A gloss that is still longer is left out.
HARD_LIMIT = 160
ORDER = "nvar"
# Glosses that say how a word is used, not what it means.
ASIDE = re.compile(
    r"\s*;?\s*\([^()]*(?:followed by|preceded by|plural|used informally|informal for)[^()]*\)"
    r"|; '?[^;]*(?:used informally|is informal|informal for)[^;]*"
)
# Words in glosses that readers today would misunderstand.
TODAY = {"horny": "hornlike", "gay": "merry", "Eskimo": "Inuit"}
QUOTE = re.compile(r"`([^`']*)'+")
# A sense with one of these words is not shown: slurs, and matters unsuitable for children.
UNFIT = re.compile(
    r"\b(?:slurs?|(?:offensive|disparaging|derogatory|obscene) (?:\w+ ){0,2}(?:terms?|names?|words?)|"
    r"obscen\w+|vulgar\w*|taboo|sexual\w*|sex|intercourse|copulat\w+|coitus|genital\w*|penis|vagina\w*|"
    r"vulva\w*|clitor\w+|scrot\w+|testic\w+|testis|testes|semen|ejaculat\w+|orgasm\w*|masturbat\w+|"
    r"erotic\w*|erection of|aphrodisiac|prostitut\w+|whore\w*|brothel|pimp|rape[sd]?|raping|rapist|incest\w*|"
    r"pornograph\w+|lewd\w*|lust|lustful\w*|lecher\w+|lasciv\w+|licentious\w*|salacious|menstru\w+|"
    r"urin\w+|feces|faec\w+|excrement|excretory|defecat\w+|anus|anal|rectum|buttocks?|breasts|nipples?|nude|"
    r"naked|homosexual\w*|lesbian\w*|condom|virginity|heroin|cocaine|marijuana|suicid\w+|"
    r"concentration camp|fetish\w*|bestial\w*|sodom\w+|harlot|slut\w*|paramour|seduc\w+|promiscu\w+|"
    r"contracept\w+|abortion|venereal|gonorrh\w+|syphil\w+|negro\w*|mulatto|half-?breeds?|savages|"
    r"imbecile|moron|retard(?:ed|ation)|cripple|spastic|drug addict|bosom|extramarital|adulter\w+)\b",
    re.IGNORECASE,
)
# In these glosses such a word is harmless.
HARMLESS = re.compile(
    r"(?:either|both|one|opposite|regardless of|the other|of that|same) sex(?:es)?|naked eye|"
    r"urinary|asexual\w*",
    re.IGNORECASE,
)


def is_plain(sense: Sense, entry: str) -> bool:
    """Whether the entry is written small in this sense."""
    return entry.lower() in sense.words


def is_fit(sense: Sense) -> bool:
    return not UNFIT.search(HARMLESS.sub("", sense.gloss))


def commonest(entry: str) -> Sense | None:
    fit = [sense for sense in senses().get(entry, []) if is_fit(sense)]
    fit = [sense for sense in fit if is_plain(sense, entry)] or fit
    if not fit:
        return None
    totals = {part: sum(sense.count for sense in fit if sense.part == part) for part in ORDER}
    parts = [part for part in ORDER if any(sense.part == part for sense in fit)]
    part = max(parts, key=lambda part: (totals[part], -ORDER.index(part)))
    return next(sense for sense in fit if sense.part == part)


def of_theme(entry: str, fields: tuple[str, ...], said: str) -> Sense | None:
    """Returns the first sense, by WordNet's files, whose gloss has the required words."""
    fit = [
        sense
        for sense in senses().get(entry, [])
        if sense.part == "n" and sense.field in fields and re.search(said, sense.gloss) and is_fit(sense)
    ]
    return min(fit, key=lambda sense: (fields.index(sense.field), sense.number), default=None)


def told(gloss: str) -> str:
    """A gloss as it is shown: without asides, and its first clauses if it is long."""
    text = ASIDE.sub("", QUOTE.sub(r"'\1'", gloss)).strip(" ;:,.")
    text = re.sub(r"\b\w+\b", lambda word: TODAY.get(word[0], word[0]), text)
    clauses = text.split("; ")
    shown = clauses.pop(0)
    if len(shown) > LIMIT:
        shown = re.sub(r"\s*\([^()]*\)", "", shown)
    while clauses and len(shown) + len(clauses[0]) + 2 <= LIMIT:
        shown += "; " + clauses.pop(0)
    return shown.strip()


def line(sense: Sense) -> str:
    return f"{PARTS[sense.part]}: {told(sense.gloss)}"


def meaning(entry: str, name: str = "", theme: tuple | None = None) -> str | None:
    """The line of an entry, `None` if it has no meaning that can be shown."""
    verdict = said().get(f"{name}/{entry}" if name else entry)
    if verdict == "-":
        return None
    if verdict and re.fullmatch(r"[nvar]\d+", verdict):
        part, number = verdict[0], int(verdict[1:])
        [sense] = [s for s in senses()[entry] if (s.part, s.number) == (part, number)]
        return line(sense)
    if verdict:
        return verdict
    sense = of_theme(entry, *theme) if theme else commonest(entry)
    text = line(sense) if sense else None
    return text if text and len(text) <= HARD_LIMIT else None
