"""Glosses of words that WordNet explains by another word of the same stem: RECKLESSLY, "in a reckless
manner". What the other word means takes its place."""

import re

from .kin import is_circular
from .wordnet import Root

# Forms of a phrase that follow "in a way" as they are.
FOLLOWS = re.compile(
    r"(?:(?:showing|having|causing|lacking|expressing|containing|involving|deserving|giving|making|using)(?! and\b)|"
    r"marked|characterized|filled|based|caused|done|made|deprived|free|full|devoid|of|in|with|without|to|by|from|for|"
    r"beyond|contrary|according|worthy|capable|incapable|able|unable|that)\b"
)
QUALITY = re.compile(r"\b(?:quality|state|condition|property|trait|fact|feeling|characteristic)\b")
ACT = re.compile(r"(?:the|an) (?:(?:act|action|process|activity|practice) (?:or \w+ )?(?:of|that)\b)")
PERSON = re.compile(r"(?:someone|somebody|a person|one|a worker|an? \w+) (?:who|whose)\b")
# A gloss that needs an object to follow.
CUT = re.compile(r"\b(?:to|of|toward|towards|by|with|in|on|for|at|from|into|as|about|upon)$")
# A list of verbs that is not put into another form.
LISTED = re.compile(r"\w+(?:, | (?:for|to|with|of|from|in|on|up|out|off|down|away|over) (?:and|or) )")
DOUBLED = re.compile(r"[^aeiou]?[^aeiou][aeiou][bdgmnprt]$")


def derived(entry: str, part: str, gloss: str, roots: list[Root]) -> str | None:
    """Returns a gloss made of what a word of the same stem means, `None` if there is no such word."""
    for root in roots:
        if not root.gloss or CUT.search(root.gloss):
            continue
        text = None if entry.endswith("EE") else retold(part, gloss, root)
        if text and not is_circular(text, entry):
            return text
    return None


def retold(part: str, gloss: str, root: Root) -> str | None:
    kind = part + root.part
    if kind == "ra":
        return in_a_way(root.gloss)
    if kind == "na" and QUALITY.search(gloss) and not root.gloss.startswith("that "):
        return being(root.gloss)
    if kind == "nv" and LISTED.match(root.gloss):
        return None
    if kind == "nv" and PERSON.match(gloss):
        return "someone who " + inflected(root.gloss, third)
    if kind == "nv" and ACT.match(gloss):
        return "the act of " + inflected(root.gloss, gerund)
    return None


def in_a_way(gloss: str) -> str:
    gloss = concerning(gloss)
    return ("in a way " if FOLLOWS.match(gloss) else "in a way that is ") + gloss


def concerning(gloss: str) -> str:
    """Returns a gloss without what it is said of ("of a dog: with bare patches")."""
    gloss = re.sub("^of [^:;]*: ", "", gloss)
    return re.sub(r"^(?:of or )?(?:relating|pertaining) to", "having to do with", gloss)


def being(gloss: str) -> str:
    gloss = re.sub("^with ", "having ", concerning(gloss))
    return ("the state of " if re.match(r"\w+ing\b", gloss) else "the state of being ") + gloss


def inflected(gloss: str, form) -> str:
    """Returns the first clause of the gloss of a verb with its first verbs, "examine or consider", in another
    form."""
    words = gloss.split("; ")[0].removeprefix("to ").split(" ")
    words[0] = form(words[0])
    for place in range(2, len(words), 2):
        if words[place - 1] not in ("or", "and"):
            break
        words[place] = form(words[place])
    return " ".join(words)


def gerund(verb: str) -> str:
    stem, comma = re.match(r"([^,;]*)(.*)", verb).groups()
    if stem.endswith("ie"):
        return stem[:-2] + "ying" + comma
    if stem.endswith("e") and not re.search("(?:[eoy]e|^be)$", stem):
        return stem[:-1] + "ing" + comma
    return stem + (stem[-1] if DOUBLED.fullmatch(stem) else "") + "ing" + comma


def third(verb: str) -> str:
    stem, comma = re.match(r"([^,;]*)(.*)", verb).groups()
    if stem in ("be", "have"):
        return {"be": "is", "have": "has"}[stem] + comma
    if re.search("[^aeiou]y$", stem):
        return stem[:-1] + "ies" + comma
    return stem + ("es" if re.search("(?:s|sh|ch|x|z|o)$", stem) else "s") + comma
