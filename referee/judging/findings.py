"""Everything that may be wrong, with the first sentence that tells it to the program's author."""

from typing import NamedTuple

FAULTS = {
    "after-end": "Your program played on after the end of the game.",
    "case": "Your program does not treat {small} and {capital} as one letter.",
    "count": "Your program miscounts the wrong guesses.",
    "ends-early": "Your program ended the game early.",
    "forgets": "Your program forgot a letter that it had shown.",
    "late": "Your program ended the game a guess too late, or not at all.",
    "no-word": "Your program began a game that there is no word for.",
    "no-word-fits": "Your program showed a pattern that no word fits.",
    "non-letter": "Your program took for a guess what is not one letter.",
    "not-largest": "Your program did not keep a largest family.",
    "one-early": "Your program ended the game one guess early.",
    "other-letter": "Your program showed a letter that was not guessed.",
    "protocol": "Your program gave an answer that has no meaning here.",
    "refuses": "Your program refused a game that there are words for.",
    "repeat": "Your program took a repeated letter for a new guess.",
    "shape": "Your program changed the length of the pattern.",
    "start": "Your program began with a wrong pattern.",
    "tie": "Your program broke a tie against the rule `{rule}`.",
    "unrevealed": "Your program did not reveal the word.",
    "word": "Your program revealed a word that contradicts it.",
}


class Finding(NamedTuple):
    """Something wrong: a name for programs to go by, and sentences for people.

    The first sentence names the fault, the second shows the turn, the third the words.
    """

    name: str
    text: str

    @property
    def fault(self) -> str:
        """The first sentence."""
        return self.text.partition(". ")[0].rstrip(".") + "."


class Exchange(NamedTuple):
    """A line of the protocol and its answer; None if a transcript ends before it."""

    line: str
    answer: object = None
