"""Which stems of a hunspell dictionary are base forms: no names, no abbreviations, few inflected forms.

What a flag means differs by dictionary; it was read off the affixes and off samples.
"""

import re

from .hunspell import Stem


def czech(stem: Stem) -> bool:
    """K and N with S come from verbs, W and E are comparatives, q and w errors; the rest declines or conjugates."""
    flags = stem.flags
    if flags & set("KWEqw") or {"N", "S"} <= flags:
        return False
    return bool(flags & set("HZIPUQMSTR"))


def danish(stem: Stem) -> bool:
    """st: leads from a form to its stem; 6 and 8 are no words alone, 27 participles, 32 prefixes, 74 plurals."""
    if "st:" in stem.remarks or stem.flags & {"6", "8", "27", "32", "74"}:
        return False
    return stem.flags not in (frozenset(), {"31"})


def dutch(stem: Stem) -> bool:
    """Z and Ch make plurals, A inflects adjectives, Vi marks infinitives."""
    if stem.flags & {"Fw", "NS", "PN", "PI", "Sv", "Gs", "GL", "Cl", "Cw", "Va"}:
        return False
    return bool(stem.flags & {"Vi", "Ch"}) or any(flag[0] in "ZA" for flag in stem.flags)


def french(stem: Stem) -> bool:
    if "is:pl" in stem.remarks and "-" in stem.word:
        return False
    kinds = re.findall(r"po:(\w+)", stem.remarks)
    return any(kind in ("nom", "adj", "adv", "interj", "nb") or kind[0] == "v" for kind in kinds)


def italian(stem: Stem) -> bool:
    """O, S, Q, R, p and o make plurals, A conjugates; E marks participles; city and virtue have no plural."""
    if "E" in stem.flags:
        return False
    return bool(stem.flags & set("OSQRpoA")) or stem.word.endswith("à")


def polish(stem: Stem) -> bool:
    """b marks adjectives, c those of places, C people of places, W and K plurals; a, b or U alone are forms."""
    flags = stem.flags
    if not flags or flags & set("CcWK") or flags in ({"a"}, {"b"}, {"U"}, {"U", "V"}):
        return False
    return "b" in flags or not flags <= set("XYx")


def portuguese(stem: Stem) -> bool:
    kind = re.search(r"CAT=(\w+)", stem.remarks)
    if kind and kind[1] == "v":
        return "T=inf" in stem.remarks
    return bool(kind) and kind[1] in ("nc", "adj", "a_nc", "adv", "card", "in")


def russian(stem: Stem) -> bool:
    """F to O decline nouns, A adjectives and participles, E and Z compare, L conjugates verbs."""
    if stem.flags & set("FGHIJKNO"):
        return True
    if "A" in stem.flags:
        participle = re.search(r"(вший|вшийся|щийся|[ауюя]щий|[аеиуя]емый|имый|мыйся)$", stem.word)
        return bool(stem.flags & set("EZ")) or not participle
    return "L" in stem.flags and bool(re.search(r"(ть|ти|чь)(ся)?$", stem.word))


def swedish(stem: Stem) -> bool:
    """B, D and E inflect nouns, k and O adjectives, m verbs; X, Z, !, % and ¤ mark what is no word alone."""
    return bool(stem.flags & set("BDEkOm")) and not stem.flags & set("XZ!%¤")


def ukrainian(stem: Stem) -> bool:
    """Digits, A, D, Q, R and % decline nouns, j adjectives, X and Y conjugate; ' marks verbs of two prefixes.

    Adjectives of places, comparatives, participles and words of two halves would be half of the list.
    """
    flags, word = stem.flags, stem.word
    if re.search(r"-|ніше$|^(напів|псевдо|супер)", word):
        return False
    if "j" in flags:
        return not re.search(r"([сцз]ьк|іш|[аоую]ван|[аяео]юч|ен)ий$", word)
    if flags & set("XY"):
        return "'" not in flags and bool(re.search(r"^(?!по(на|роз|пере|за|під|ви|при)).*ти$", word))
    return bool(flags & set("01234ADQR%"))
