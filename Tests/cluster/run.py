"""Runs the whole: kinds of clusters, so many times each, and prints a table that documents take.

With --cost it measures instead, with --controls it shows that the trial can fail.
"""

import argparse
import pathlib
import signal
import subprocess
import sys
import time

import cost
import faults
from calls import PROGRAM, REPOSITORY
from ceph import Ceph
from cluster import cluster
from gluster import Gluster
from journal import WRONG, Journal
from lossy import CONTROLS, Mistaken, WithoutSecondLook
from sticky import Sticky
from trial import Trial, run

KINDS = {"sticky": Sticky, "gluster": Gluster, "ceph": Ceph, "mistaken": Mistaken}
HEAD = ("fault", "accepted", *WRONG, "aside", "open", "silence", "wait", "healed", "refused with")


def main():
    # The first program of a namespace hears no signal that it does not ask for.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("interrupted"))
    options = parse()
    options.results.mkdir(parents=True, exist_ok=True)
    sys.exit(not (controls if options.controls else trials)(options))


def trials(options):
    """All kinds in turn, as often as asked for; whether nothing was lost."""
    commit = subprocess.check_output(["git", "-C", REPOSITORY, "rev-parse", "--short", "HEAD"],
                                     text=True).strip()
    is_well = True
    for number in range(options.runs):
        for name in options.kinds.split(","):
            print(f"\n{name}, run {number + 1}, commit {commit}, "
                  f"{time.strftime('%Y-%m-%d %H:%M', time.gmtime())}\n")
            folder = options.results / f"{name}-{number + 1}"
            folder.mkdir(exist_ok=True)
            is_well = one(KINDS[name](), folder, options) and is_well
    return is_well


def controls(options):
    """Whether each control lost something."""
    have_lost = True
    for kind, chosen in CONTROLS:
        print(f"\ncontrol: {kind.__doc__}\n")
        folder = options.results / kind.__name__
        folder.mkdir(exist_ok=True)
        program = options.blind if kind is WithoutSecondLook else options.program
        journal = Journal(folder / "journal.jsonl")
        with cluster(kind(), folder, program) as made:
            lost = not run(Trial(made, journal, program, options.threads), chosen, show)
        print("lost moves, as it must" if lost else "LOST NOTHING")
        have_lost = have_lost and lost
    return have_lost


def one(kind, folder, options):
    """One run over one kind of cluster; whether nothing was lost."""
    journal = Journal(folder / "journal.jsonl")
    chosen = ([getattr(faults, name) for name in options.faults.split(",")] if options.faults
              else faults.OF_SHARED if kind.is_shared else faults.OF_ANY)
    with cluster(kind, folder, options.program) as made:
        if options.cost:
            cost.measure(made, journal)
            return True
        print(" | ".join(HEAD), flush=True)
        return run(Trial(made, journal, options.other, options.threads), chosen, show)


def show(row):
    codes = ", ".join(f"{count} × {code}" for code, count in sorted(row.codes.items()))
    cells = [row.fault, row.accepted, *row.wrong.values(), row.aside, row.open,
             f"{row.silence:.1f} s", f"{row.wait:.1f} s", f"{row.healed:.0f} s", codes or "-"]
    print(" | ".join(map(str, cells)), *(f"\n    {note}" for note in row.notes), flush=True)


def parse():
    parser = argparse.ArgumentParser()
    parser.add_argument("--kinds", default="sticky,gluster,ceph")
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("--faults", default="")
    parser.add_argument("--cost", action="store_true")
    parser.add_argument("--controls", action="store_true")
    parser.add_argument("--threads", type=int, default=8)
    parser.add_argument("--blind", type=pathlib.Path, default=PROGRAM)
    parser.add_argument("--program", type=pathlib.Path, default=PROGRAM)
    parser.add_argument("--other", type=pathlib.Path, default=PROGRAM)
    parser.add_argument("--results", type=pathlib.Path, default=REPOSITORY / ".build/cluster")
    return parser.parse_args()


if __name__ == "__main__":
    main()
