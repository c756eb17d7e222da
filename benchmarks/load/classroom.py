"""A class behind one address, on each server as Debian and our package install it.

classroom.py PUPILS [--servers …] [--arrivals …] [--seconds …] [--control]: each time a machine of
its own, the package, the document's commands for that server and for a school, and the limits by
address that the document recommends; nothing may be lost. --control leaves out the settings for a
school, and then something must be lost.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile

import school
from calls import REPOSITORY
from machine import machine
from tool import PACKING

URL = "http://127.0.0.1/hangman/"


def main():
    options = parse()
    package = os.environ.get("PACKAGE") or subprocess.check_output(
        [REPOSITORY / "scripts/package/deb"], text=True, env=PACKING).strip()
    is_well = True
    with tempfile.TemporaryDirectory(prefix="hangman-installation-") as folder:
        with machine() as made:
            made.install(package)
            made.keep(folder)
        for server in options.servers.split(","):
            for arrival in options.arrivals.split(","):
                result = hour(folder, server, arrival, options)
                print(f"{server}, {options.pupils} pupils in {arrival} s: {result}", flush=True)
                is_well = is_well and bool(result["lost"]) == options.control
    if not is_well:
        sys.exit("lost nothing, as a control must" if options.control else "answers were lost")


def hour(folder, server, arrival, options):
    """Returns the result of an hour with this server, on a machine where the package is installed."""
    with machine(folder) as made:
        made.patience = float(arrival) + options.seconds + 300
        school.start(made, server, options.control)
        pupils = REPOSITORY / "benchmarks/load/pupils.py"
        done = made.run(f"python3 {pupils} {URL} {options.pupils} {arrival} {options.seconds}")
        return json.loads(done.stdout.splitlines()[-1])


def parse():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    option = parser.add_argument
    option("pupils", type=int, nargs="?", default=500)
    option("--servers", default=",".join(school.SERVERS), help="(%(default)s)")
    option("--arrivals", default="60,5", help="the seconds in which all come (%(default)s)")
    option("--seconds", type=int, default=120, help="how long each guesses (%(default)s)")
    option("--control", action="store_true", help="without what is there for a school")
    return parser.parse_args()


if __name__ == "__main__":
    main()
