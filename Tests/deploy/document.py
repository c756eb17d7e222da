"""The commands and lines of the documents for operators, so that tests follow them to the letter."""

import re

from calls import REPOSITORY

NAMES = ("operating", "operating-reference", "servers")
TEXT = "".join((REPOSITORY / f"docs/{name}.md").read_text() for name in NAMES)


def commands(name):
    """The block of shell with this name."""
    [block] = re.findall(rf"^```sh {name}\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    return block


def line(server, url="/games/hangman/"):
    """The line that sets a server's address of the game, with another address."""
    [line] = re.findall(rf"^\| {server} \| `(.*/games/hangman.*)` \|$", TEXT, re.MULTILINE)
    return line.replace("/games/hangman/", url).replace("/games/hangman", url.rstrip("/"))


def said(pattern):
    """Returns the text between back quotes that this pattern finds."""
    [found] = re.findall(pattern, TEXT.replace("\n", " "))
    return found
