"""Words of glosses, and the plainer ones that are shown instead."""

import re

from .kin import is_circular

WORDS = {
    # Words that readers today would misunderstand.
    "horny": "hornlike", "gay": "merry", "Eskimo": "Inuit",
    "abounding": "rich", "affording": "giving", "ailment": "illness", "alcoholic beverage": "alcoholic drink",
    "amusement": "fun", "anew": "again", "appeased": "calmed", "aquatic": "water-living", "arboreal": "tree-living",
    "artifact": "object that people made", "artifacts": "objects that people made", "ascertain": "find out",
    "attired": "dressed", "auditory": "hearing", "avian": "bird", "befitting": "fit for", "beverage": "drink",
    "beverages": "drinks", "bewildering": "confusing", "bewilderment": "confusion", "bovine": "cattle",
    "carnivorous": "meat-eating", "censure": "blame", "chiefly": "mainly", "clergyman": "priest",
    "commence": "begin", "commodities": "goods", "conspicuously": "clearly", "consternation": "alarm",
    "constituting": "making up", "dearth": "lack", "deity": "god", "denoting": "meaning", "desirous of": "wanting",
    "displaying": "showing", "edifice": "building", "elicit": "bring out", "elongated": "long", "endeavor": "try",
    "entreaty": "plea", "evincing": "showing", "exceedingly": "very", "excrescence": "growth",
    "exhibiting": "showing", "foliage": "leaves", "footwear": "shoes", "gait": "way of walking",
    "gallinaceous bird": "bird", "garment": "piece of clothing", "garments": "clothes", "genuineness": "truth",
    "habitation": "home", "herbivorous": "plant-eating", "indication": "sign", "injurious": "harmful",
    "insectivorous": "insect-eating", "instrumentality": "thing or means", "joyous": "happy",
    "loquacious": "talkative", "malodorous": "bad-smelling", "manifesting": "showing", "markedly": "clearly",
    "merriment": "fun", "monarch": "king or queen", "mutilation": "damage", "odor": "smell", "odorless": "scentless",
    "odors": "smells", "oneself": "yourself", "paucity": "lack", "pertaining": "relating", "pliable": "easily bent",
    "placated": "calmed", "possessing": "having", "precipitation": "rain or snow", "propel": "push forward",
    "propelled": "driven", "receptacle": "container", "recompense": "reward", "reprehensible": "bad",
    "resembling": "like", "sorrow": "sadness", "suffuse": "fill", "termination": "end", "terrestrial": "land-living",
    "uncastrated": "grown", "unguiculate": "clawed", "ungulate": "hoofed animal", "vertebrates": "animals with a backbone",
    "vigor": "strength", "vivacious": "lively", "whereby": "by which", "wherein": "in which",
    "yearning": "longing",
}
FOUND = re.compile(rf"\b(?:{'|'.join(sorted(WORDS, key=len, reverse=True))})\b")


def plain(gloss: str, entry: str) -> str:
    """Returns a gloss in plainer words, none of which gives the entry away."""

    def plainer(found: re.Match) -> str:
        word = WORDS[found[0]]
        return found[0] if is_circular(word, entry) else word

    return re.sub(r"\ban (?=piece|water|home|sign|illness)", "a ", FOUND.sub(plainer, gloss))
