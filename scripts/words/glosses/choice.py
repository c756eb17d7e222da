"""Chooses the sense of an entry that is shown, and its words."""

import dataclasses
import re

from .derived import derived
from .kin import is_circular
from .plain import plain
from .readers import said
from .wordnet import PARTS, Root, Sense, senses

# A longer gloss is cut after its first clauses.
LIMIT = 70
# A gloss that is still longer is left out.
HARD_LIMIT = 160
ORDER = "nvar"
# Glosses that say how a word is used, not what it means.
ASIDE = re.compile(
    r"\s*;?\s*\([^()]*(?:followed by|preceded by|plural|used informally|informal for)[^()]*\)"
    r"|; '?[^;]*(?:used informally|is informal|informal for)[^;]*"
)
BRACKETS = re.compile(r"\s*\([^()]*\)")
# In the gloss of a verb, brackets that have its object.
OBJECT = re.compile(r"(?<=\w )\((?!as |e\.g|especially |usually |often |or |such |like |for |in |chiefly )([^()]*)\)")
# Clauses that say how the word is used.
USE = re.compile(
    r"(?:also |often |usually |sometimes )?(?:used|said)(?: \w+)? (?:of|in|with|to|for|as)\b"
    r"|(?:\w+ )?(?:especially|chiefly|usually|often) of "
)
# What the first clause can begin with, by parts of speech; a noun's must not be a sentence.
LEADS = {
    "n": re.compile(
        r"(?!(?:(?!\b(?:that|which|who|whom|whose|where|when|with|by)\b).)*"
        r"\b(?:is|are|was|were|can|could|may|must|has|have|had)\b)"
        r"(?:an?|the|any|someone|something|somebody|one|what|words|\w+ing)\b"
    ),
    "v": re.compile(r"(?!often|usually|hence|also|especially|used|said|as|sometimes|it|may|can|of|in|with|by|to|for)"),
    "a": re.compile(r"(?!often|usually|hence|also|especially|used|said|as|sometimes|it|may|can)"),
}
LEADS["r"] = LEADS["a"]
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


def is_fit(sense: Sense | Root) -> bool:
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


def of_field(entry: str, fields: tuple[str, ...]) -> str | None:
    """Returns what readers said of a noun if its commonest sense is of these files of WordNet."""
    sense = commonest(entry)
    text = said().get(entry, "")
    return text if sense and sense.field in fields and text.startswith("noun: ") else None


def told(gloss: str, entry: str, part: str) -> str:
    """A gloss as it is shown: without notes in brackets; its first clauses if it is long; and, unless the entry
    is a phrase, without clauses that have a word of the entry's stem if there are others."""
    text = ASIDE.sub("", QUOTE.sub(r"'\1'", gloss))
    text = BRACKETS.sub("", OBJECT.sub(r"\1", text) if part == "v" else text)
    clauses = [clause.strip(" ;:,.") for clause in plain(text, entry).split("; ")]
    clauses = [clause for clause in clauses if clause and not USE.match(clause)] or clauses
    if " " not in entry and is_circular(clauses[0], entry):
        first = (clause for clause in clauses[1:] if LEADS[part].match(clause) and not is_circular(clause, entry))
        clauses[0] = next(first, clauses[0])
    shown = clauses[0]
    for clause in clauses[1:]:
        if clause != clauses[0] and not is_circular(clause, entry) and len(shown) + len(clause) + 2 <= LIMIT:
            shown += "; " + clause
    return shown


def line(sense: Sense, entry: str) -> str:
    text = told(sense.gloss, entry, sense.part)
    if is_circular(text, entry):
        roots = [dataclasses.replace(root, gloss=explained(root)) for root in sense.roots if is_fit(root)]
        text = derived(entry, sense.part, sense.gloss, roots) or text
    return f"{PARTS[sense.part]}: {text}"


def explained(root: Root) -> str:
    """What a root means, in the readers' words if they have some."""
    kind, _, text = said().get(root.word.upper(), "").partition(": ")
    return text if kind == PARTS[root.part] else told(root.gloss, root.word.upper(), root.part)


def meaning(entry: str, name: str = "", theme: tuple | None = None) -> str | None:
    """The line of an entry, `None` if it has no meaning that can be shown."""
    verdict = said().get(f"{name}/{entry}" if name else entry)
    sense = of_theme(entry, *theme) if theme else commonest(entry)
    if theme and sense and not verdict:
        verdict = of_field(entry, theme[0])
    if verdict == "-":
        return None
    if verdict and re.fullmatch(r"[nvar]\d+", verdict):
        part, number = verdict[0], int(verdict[1:])
        [chosen] = [s for s in senses()[entry] if (s.part, s.number) == (part, number)]
        return line(chosen, entry)
    if verdict:
        return verdict
    text = line(sense, entry) if sense else ""
    # Some glosses are only a note in brackets.
    return text if len(text) <= HARD_LIMIT and not text.endswith(": ") else None
