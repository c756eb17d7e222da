"""docs/operating.md as a script: its commands and lines, so that tests follow it to the letter."""

import re

from calls import REPOSITORY

TEXT = (REPOSITORY / "docs/operating.md").read_text()


def commands(name):
    """The block of shell that stands there under this name."""
    [block] = re.findall(rf"^```sh {name}\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    return block


def line(server, url="/games/hangman/"):
    """The line that says where a server has the game, for another address than the document's."""
    [line] = re.findall(rf"^\| {server} \| `(.*/games/hangman.*)` \|$", TEXT, re.MULTILINE)
    return line.replace("/games/hangman/", url).replace("/games/hangman", url.rstrip("/"))


def said(pattern):
    """What stands in the text between back quotes where this pattern of words leads to."""
    [found] = re.findall(pattern, TEXT.replace("\n", " "))
    return found
