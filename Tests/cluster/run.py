"""Runs the whole: kinds of clusters, so many times each, and prints a table that documents take.

run.py [--kinds sticky,gluster,ceph] [--runs 3] [--faults NAME,…] [--other PROGRAM] [--results DIR]
"""

import argparse
import pathlib
import signal
import subprocess
import sys
import time

import faults
from calls import PROGRAM, REPOSITORY
from ceph import Ceph
from cluster import cluster
from gluster import Gluster
from journal import WRONG, Journal
from sticky import Sticky
from trial import Trial, run

KINDS = {"sticky": Sticky, "gluster": Gluster, "ceph": Ceph}
HEAD = ("fault", "accepted", *WRONG, "aside", "open", "silence", "wait", "healed", "refused with")


def main():
    # The first program of a namespace hears no signal that it does not ask for.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("interrupted"))
    options = parse()
    options.results.mkdir(parents=True, exist_ok=True)
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
    sys.exit(not is_well)


def one(kind, folder, options):
    """One run over one kind of cluster; whether nothing was lost."""
    journal = Journal(folder / "journal.jsonl")
    known = faults.OF_SHARED if kind.is_shared else faults.OF_ANY
    chosen = [fault for fault in known
              if not options.faults or fault.__name__ in options.faults.split(",")]
    with cluster(kind, folder, options.program) as made:
        print(" | ".join(HEAD), flush=True)
        return run(Trial(made, journal, options.other), chosen, show)


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
    parser.add_argument("--program", type=pathlib.Path, default=PROGRAM)
    parser.add_argument("--other", type=pathlib.Path, default=PROGRAM)
    parser.add_argument("--results", type=pathlib.Path, default=REPOSITORY / ".build/cluster")
    return parser.parse_args()


if __name__ == "__main__":
    main()
