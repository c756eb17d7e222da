"""The stems of a hunspell dictionary that are base forms, and not names or inflected forms.

The meaning of a flag differs by dictionary; it was found from affixes and samples.
"""

import re

from .hunspell import Stem


def danish(stem: Stem) -> bool:
    """st: leads from a form to its stem.

    6, 8 and 32 are no words alone, 27 are participles, 74 plurals, 31 with nothing else Latin.
    """
    if "st:" in stem.remarks or stem.flags & {"6", "8", "27", "32", "74"}:
        return False
    return stem.flags not in (frozenset(), {"31"})


def dutch(stem: Stem) -> bool:
    """Y makes diminutives, Z and Ch plurals, A inflects adjectives, Vi marks infinitives."""
    if stem.flags & {"Fw", "NS", "PN", "PI", "Sv", "Gs", "GL", "Cl", "Cw", "Va"}:
        return False
    return bool(stem.flags & {"Vi", "Ch"}) or any(flag[0] in "YZA" for flag in stem.flags)


def french(stem: Stem) -> bool:
    if "is:pl" in stem.remarks and "-" in stem.word:
        return False
    kinds = re.findall(r"po:(\w+)", stem.remarks)
    return any(kind in ("nom", "adj", "adv", "interj", "nb") or kind[0] == "v" for kind in kinds)


def hungarian(stem: Stem) -> bool:
    """st: leads from a form to its stem; -centrikus and the like go with every people's name."""
    people = r".(centrikus|barát|imádat|ellenes|gyűlölő)$"
    kind = re.search(r"po:(noun|adj|adj_num|vrb)\b", stem.remarks)
    may = kind and kind[1] == "vrb" and re.search(r"h[ae]tik$", stem.word)
    is_form = "st:" in stem.remarks and f"st:{stem.word} " not in stem.remarks
    return bool(kind and not may and not is_form) and not re.search(people, stem.word)


def hungarian_other(stem: Stem) -> bool:
    """Adverbs, ordinals and what is a word of its own: st: with is: is a form."""
    is_form = "is:" in stem.remarks and "_ORDINAL" not in stem.remarks
    return not is_form and not re.search(r"po:(vrb|abr)|POSS", stem.remarks)


def polish(stem: Stem) -> bool:
    """b marks adjectives, c those of places, C inhabitants, W and K plurals, U neuters."""
    flags = stem.flags
    if not flags or flags & set("CcWK") or flags in ({"a"}, {"b"}):
        return False
    return "b" in flags or not flags <= set("XYx")


def portuguese(stem: Stem) -> bool:
    """[$ begins the remark of what is derived from another stem: forms of verbs, superlatives."""
    if stem.remarks.strip().startswith("[$"):
        return False
    kind = re.search(r"CAT=(\w+)", stem.remarks)
    is_month = "SEM=mes" in stem.remarks
    return is_month or bool(kind) and kind[1] in ("nc", "adj", "a_nc", "adv", "card", "in", "v")


def portuguese_suffixed(stem: Stem) -> bool:
    """Of nouns and adjectives that a suffix makes, N=p marks plurals, G=f feminines, GR= degrees."""
    kind = re.search(r"CAT=(nc|adj|a_nc)\b", stem.remarks)
    if not kind or "N=p" in stem.remarks or "GR=" in stem.remarks:
        return False
    return kind[1] == "nc" or "G=f" not in stem.remarks


def russian(stem: Stem) -> bool:
    """F to O decline nouns, A adjectives and participles, E and Z compare, L conjugates verbs."""
    if stem.flags & set("FGHIJKNO"):
        return True
    if "A" in stem.flags:
        participle = re.search(r"(вший|щий|мый)ся$|(вший|[ауюя]щий|[аеиуя]емый|имый)$", stem.word)
        return bool(stem.flags & set("EZ")) or not participle
    return "L" in stem.flags and bool(re.search(r"(ть|ти|чь)(ся)?$", stem.word))


def swedish(stem: Stem) -> bool:
    """B to J inflect nouns, k and O adjectives, K, L and m verbs; Z, !, % and ¤ are no words."""
    return bool(stem.flags & set("BCDEGHIJkOKLm")) and not stem.flags & set("Z!%¤")


def ukrainian(stem: Stem) -> bool:
    """Digits, A, D, Q and % decline nouns, j adjectives, X and Y conjugate.

    Adjectives of places and owners, comparatives, participles, words of two halves and verbs of two
    prefixes, which ' marks, would be half of the list. Surnames end in -енко.
    """
    flags, word = stem.flags, stem.word
    if re.search(r"-|ніше$|енко$|^((що|як)?най.+іший$|напів|псевдо|супер)", word):
        return False
    if "j" in flags:
        return word.endswith("й") and not re.search(r"([сцз]ьк|іш|[аоую]ван|[аяео]юч|ен)ий$", word)
    if flags & set("XY"):
        has_two = "'" in flags or re.match("по(на|роз|пере|за|під|ви|при)", word)
        return word.endswith("ти") and not has_two
    return bool(flags & set("01234ADQ%"))
