#!/usr/bin/env python3
"""frequencies.py CODE: the words of a language and how rare they are, the commonest first, for the
arena: 100 more is a tenth as common. From wordfreq, as scripts/words/wordlists fetches and checks it.
"""

import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[3] / "scripts/words"))

from wordlists.alphabet import Alphabet  # noqa: E402
from wordlists.frequency import ranks  # noqa: E402

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    code = sys.argv[1]
    alphabet = None if code == "en" else Alphabet(code)
    rarities: dict[str, int] = {}
    for word, rarity in sorted(ranks(code).items(), key=lambda item: (item[1], item[0])):
        folded = alphabet.fold(word) if alphabet else word.upper()
        if folded and all(letter in (alphabet.letters if alphabet else LETTERS) for letter in folded):
            rarities.setdefault(folded, rarity)
    for word, rarity in rarities.items():
        print(word, rarity)


if __name__ == "__main__":
    main()
