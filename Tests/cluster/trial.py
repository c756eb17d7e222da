"""One run: a cluster, a crowd, one fault after the other, and the result of each."""

import subprocess
import time
import traceback
from dataclasses import dataclass, field

from crowd import Crowd
from journal import WRONG


@dataclass
class Row:
    """The result of one fault."""

    fault: str
    accepted: int = 0
    wrong: dict = field(default_factory=dict)
    aside: int = 0
    open: int = 0
    codes: dict = field(default_factory=dict)
    silence: float = 0
    wait: float = 0
    healed: float = 0
    notes: list = field(default_factory=list)

    @property
    def is_well(self):
        return not self.has_lost and not self.aside and not self.open

    @property
    def has_lost(self):
        return any(self.wrong.values())


class Trial:
    """`other` is the build that the rolling upgrade brings."""

    def __init__(self, cluster, journal, other, threads=8):
        self.cluster, self.journal, self.other = cluster, journal, other
        self.crowd = Crowd(journal, threads)
        self.notes = []
        # Players that the fault itself makes; they are compared with the journal like the others.
        self.afterwards = []
        self._aside = 0

    def note(self, *texts):
        self.notes += texts

    def meet(self, fault):
        """Lets the crowd play through a fault, then looks for every accepted move."""
        self.notes, self.afterwards = [], []
        self.journal.chapter(fault.__doc__)
        self.crowd.start()
        time.sleep(3)
        try:
            for seconds in fault(self):
                time.sleep(seconds)
            healed = self.cluster.healed()
            time.sleep(2)
        finally:
            self.crowd.stop()
        # The file system ends the locks of a dead node after a while.
        stuck = self.crowd.finish(60 + self.cluster.kind.lock_seconds)
        self.crowd.check(self.cluster.addresses, self.afterwards)
        before, self._aside = self._aside, self.cluster.aside()
        journal = self.journal
        return Row(fault.__doc__, journal.accepted, {kind: journal.faults[kind] for kind in WRONG},
                   self._aside - before, len(stuck), dict(journal.codes), journal.longest_silence,
                   journal.longest_wait, healed, self.notes)


def run(trial, faults, report):
    """Runs all faults; returns whether nothing was lost. One that cannot be tried ends the run."""
    is_well = True
    for fault in faults:
        try:
            row = trial.meet(fault)
        except (AssertionError, subprocess.TimeoutExpired) as failure:
            traceback.print_exc()
            row = Row(fault.__doc__, open=1, notes=[f"could not go on: {failure}"])
        report(row)
        is_well = is_well and row.is_well
        if not row.accepted:
            return False
    return is_well
