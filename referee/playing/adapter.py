"""An adapter: a console dialogue in a few regular expressions."""

import json
import re
from typing import Dict, List, NamedTuple, Optional, Union

from judging.cases import Limits
from judging.words import HIDDEN, Unjudgeable, read

# Matches nothing.
NEVER = "(?!)"

EXPRESSIONS = ("guess", "pattern", "word", "won", "unchanged", "left", "again", "key")


class Adapter(NamedTuple):
    """A console dialogue in regular expressions; adapters/README.md explains each."""

    title: str
    # Each character stands for a hidden letter; a list has texts of several characters that stand for one.
    hidden: Union[str, List[str]]
    guess: str
    pattern: str
    word: str = NEVER
    won: str = NEVER
    unchanged: str = NEVER
    left: str = NEVER
    again: str = NEVER
    yes: str = ""
    # The prompt of a program that reads single key presses and not lines.
    key: str = NEVER
    # Whether it prints nothing for an invalid guess, and waits for another.
    silent: bool = False
    file: str = ""
    # How many wrong guesses the program allows: a number, or the smallest and the largest.
    mistakes: object = None
    questions: Dict[str, str] = {}
    skip: List[str] = []

    @property
    def limits(self) -> Optional[Limits]:
        """The least and the most wrong guesses that the program allows."""
        if self.mistakes is None:
            return None
        least, most = (self.mistakes if isinstance(self.mistakes, list)
                       else [self.mistakes, self.mistakes])
        return int(least), int(most)


def read_adapter(path) -> Adapter:
    text = read(path, "an adapter")
    try:
        adapter = Adapter(**json.loads(text))
        assert isinstance(adapter.questions, dict), 'questions must be an object, {"expression": "reply"}'
        for expression in (*(getattr(adapter, name) for name in EXPRESSIONS), *adapter.questions):
            re.compile(expression)
        assert adapter.hidden and all(isinstance(sign, str) and sign for sign in adapter.hidden)
        assert adapter.limits is None or 0 < adapter.limits[0] <= adapter.limits[1]
        return adapter
    except (ValueError, TypeError, AssertionError, re.error) as error:
        raise Unjudgeable(f"Expected an adapter in {path}; came {type(error).__name__}: {error}.")


def matches(expression: str, text: str) -> bool:
    """Whether the text has what the expression says; capitals and small letters are the same."""
    return bool(re.search(expression, text, re.IGNORECASE))


def last(expression: str, text: str) -> str:
    """What a group of the expression matches last; empty where nothing matches."""
    found = list(re.finditer(expression, text, re.IGNORECASE))
    return next(filter(None, found[-1].groups()), "") if found else ""


def uncovered(text: str, hidden: Union[str, List[str]]) -> str:
    """A pattern of the protocol for what a program shows: blanks between letters are nothing."""
    signs = sorted(hidden, key=len, reverse=True)
    pattern, place = "", 0
    while place < len(text):
        sign = next((sign for sign in signs if sign and text.startswith(sign, place)), "")
        letter = HIDDEN if sign else text[place].upper()
        pattern += "" if letter.isspace() else letter
        place += len(sign) or 1
    return pattern


def fill(text: str, values: Dict[str, str]) -> str:
    for name, value in values.items():
        text = text.replace("{" + name + "}", value)
    return text
