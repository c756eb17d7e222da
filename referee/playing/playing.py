"""Leads the dialogues of cases and has them judged."""

import os
import pathlib
import tempfile
import time
from typing import Dict, Iterator, List, NamedTuple

from judging.cases import Case
from judging.chance import FALSE_ALARM, SUSPICION
from judging.findings import Exchange, Finding
from judging.judge import judge
from judging.words import read_spellings
from playing.again import Game, Processes
from playing.leading import lead
from playing.program import Broken

# These break a case off, and say little about the cases after.
BREAKS = {"hangs", "silent", "crashes", "floods", "protocol", "quit"}
# How many cases a program may break off before the others are left out.
PATIENCE = 3


class Result(NamedTuple):
    """The result of a case; `skipped` says why it was not played."""

    case: Case
    findings: List[Finding]
    exchanges: List[Exchange]
    seconds: float = 0.0
    skipped: str = ""


def play(case: Case, words: List[str], path: str, driver, rule: str) -> Result:
    """Leads the dialogue of a case and judges it; the whole dialogue only if a part leaves a doubt."""
    if case.part > 1:
        part = case._replace(lines=case.lines[:len(case.lines) // case.part])
        first = play_through(part, words, path, driver, rule, SUSPICION)
        others = [finding for finding in first.findings if finding.name != "chance"]
        if others or not first.findings:
            # A suspicion is not a finding.
            sure = chance_of(words, rule, first) if others else []
            return first._replace(findings=others + sure)
        # Earlier games do not influence the new ones.
        driver.close(broken=True)
    return play_through(case, words, path, driver, rule, FALSE_ALARM)


def chance_of(words: List[str], rule: str, result: Result) -> List[Finding]:
    """The findings about ties by chance, with the usual low rate of false ones."""
    findings = judge(words, rule, result.exchanges[1:], cut=True)
    return [finding for finding in findings if finding.name == "chance"]


def play_through(case: Case, words: List[str], path: str, driver, rule: str, alarm) -> Result:
    """Leads the whole dialogue of a case and judges it."""
    began = time.monotonic()
    exchanges, broken = lead([f"words {path}", *case.lines], driver)
    findings = []
    if exchanges and exchanges[0].answer != "ok":
        findings = [Finding("protocol", "Your program gave an answer that has no meaning here. "
                                        f"To `words` it wrote {exchanges[0].answer!r}, not `ok`.")]
    findings += judge(words, rule, exchanges[1:], bool(broken), alarm)
    return Result(case, findings + broken, exchanges, time.monotonic() - began)


class Dictionaries:
    """Private copies of the words of the cases, which the program may read."""

    def __init__(self, folder: str):
        self.folder = folder
        self.made = 0
        self.paths: Dict[bytes, str] = {}

    def path(self, content: bytes) -> str:
        """A file with these words; the same one for the same words."""
        if content not in self.paths:
            self.made += 1
            path = os.path.join(self.folder, f"words-{self.made}.txt")
            pathlib.Path(path).write_bytes(content)
            os.chmod(path, 0o444)
            self.paths[content] = path
        return self.paths[content]

    def changed(self, content: bytes) -> List[Finding]:
        """A finding if the program has written to the file; the next program gets another file."""
        try:
            if pathlib.Path(self.paths[content]).read_bytes() == content:
                return []
        except OSError:
            pass
        del self.paths[content]
        return [Finding("words", "Your program changed the file of words. It was a copy, so "
                                 "nobody else's run is touched.")]


def play_all(cases: List[Case], large: bytes, driver, rule: str) -> Iterator[Result]:
    """Plays the cases, until the program has broken off too many of them, and ends it."""
    breaks, last = 0, None
    with tempfile.TemporaryDirectory(prefix="referee-") as folder:
        os.chmod(folder, 0o755)
        dictionaries = Dictionaries(folder)
        processes = Processes(play, driver, rule)
        try:
            for case in cases:
                if last:
                    yield last
                if breaks >= PATIENCE:
                    last = Result(case, [], [], skipped="The cases before this one broke off.")
                    continue
                content = large if case.dictionary is None else case.dictionary.encode()
                path = dictionaries.path(content)
                last = processes.result(Game(case, read_spellings(path), path))
                last = last._replace(findings=last.findings + dictionaries.changed(content))
                names = {finding.name for finding in last.findings}
                breaks += PATIENCE if "time" in names else bool(names & BREAKS)
        except BaseException:
            driver.close(broken=True)
            raise
        if last:
            yield last._replace(findings=last.findings + finished(driver))


def finished(driver) -> List[Finding]:
    """What is wrong with how the program ends."""
    try:
        driver.finish()
    except Broken as stop:
        return [stop.finding]
    return []
