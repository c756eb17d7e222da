"""Runs each kind of cluster several times and prints a table.

With --cost it measures instead; with --controls it shows that the trial can fail.
"""

import argparse
import pathlib
import signal
import subprocess
import sys
import time

import cost
import faults
import planting
from calls import PROGRAM, REPOSITORY
from ceph import Ceph
from cluster import cluster
from journal import WRONG, Journal
from lossy import CONTROLS, Mistaken
from sticky import Sticky
from trial import Trial, run

KINDS = {"sticky": Sticky, "ceph": Ceph, "mistaken": Mistaken}
HEAD = ("fault", "accepted", *WRONG, "aside", "open", "silence", "wait", "healed", "refused with")


def main():
    # The first program of a namespace gets only signals that it handles.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("interrupted"))
    options = parse()
    options.results.mkdir(parents=True, exist_ok=True)
    sys.exit(not (controls if options.controls else trials)(options))


def trials(options):
    """Runs all kinds in turn, as often as asked for; returns whether nothing was lost."""
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
    """Runs each control; returns whether all lost moves."""
    have_lost = True
    for name in options.controls.split(","):
        kind, chosen = CONTROLS[name]
        print(f"\ncontrol: {kind.__doc__}\n")
        has_lost = control(kind, chosen, options.results / name, options)
        print("lost moves, as it must" if has_lost else "LOST NOTHING")
        have_lost = have_lost and has_lost
    return have_lost


def control(kind, chosen, folder, options):
    """Runs a control; returns whether it lost moves. One that could not be tried lost none."""
    folder.mkdir(exist_ok=True)
    program = planting.build() if kind.planted else options.program
    journal = Journal(folder / "journal.jsonl")
    rows = []

    def report(row):
        rows.append(row)
        show(row)

    with cluster(kind(), folder, program) as made:
        run(Trial(made, journal, program, options.threads), chosen, report)
    return any(row.has_lost for row in rows)


def one(kind, folder, options):
    """Runs one kind of cluster once; returns whether nothing was lost."""
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
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    option = parser.add_argument
    option("--kinds", default="sticky,ceph", help="which clusters (%(default)s)")
    option("--runs", type=int, default=1, help="how often each (%(default)s)")
    names = ", ".join(dict.fromkeys(fault.__name__ for fault in faults.OF_ANY + faults.OF_SHARED))
    option("--faults", default="", help=f"only these, in this order, of {names}")
    option("--cost", action="store_true", help="measure what a guess costs, instead")
    option("--controls", nargs="?", const=",".join(CONTROLS),
           help="run what must lose, instead: all or some of %(const)s")
    option("--threads", type=int, default=8, help="how many players ask at once (%(default)s)")
    option("--program", type=pathlib.Path, default=PROGRAM, help="the program (%(default)s)")
    option("--other", type=pathlib.Path, default=PROGRAM,
           help="the program that the rolling upgrade brings")
    option("--results", type=pathlib.Path, default=REPOSITORY / ".build/cluster",
           help="the folder for journals and logs (%(default)s)")
    return parser.parse_args()


if __name__ == "__main__":
    main()
