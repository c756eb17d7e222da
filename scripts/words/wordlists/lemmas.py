"""The base forms of words, by simplemma."""

import importlib
from typing import Mapping

from . import packages


def base(word: str, code: str) -> str:
    """The base form of a word, itself if simplemma knows no other."""
    return packages.simplemma().lemmatize(word, lang=code.partition("-")[0])


def is_base(word: str, code: str) -> bool:
    return base(word, code).casefold() == word.casefold()


def is_known(word: str, code: str) -> bool:
    return packages.simplemma().is_known(word, lang=code.partition("-")[0])


def bases(code: str) -> Mapping[str, str]:
    """Returns the words that simplemma knows, each with its base form."""
    packages.simplemma()
    dictionaries = importlib.import_module("simplemma.strategies.dictionaries.dictionary_factory")
    return dictionaries.DefaultDictionaryFactory().get_dictionary(code.partition("-")[0])
