"""Interleaved runs of several requests, started the same way by spawn.c."""

import statistics
import subprocess
from dataclasses import dataclass

# On a busy machine a process waits for its turn. Then "processor" counts only the time it runs.
clock = "wall"


@dataclass(frozen=True)
class Runs:
    """The costs of one request's runs, in the order of the rounds."""

    nanoseconds: list[int]
    faults: list[int]
    resident: list[int]

    @property
    def microseconds(self):
        return statistics.median(self.nanoseconds) / 1000

    def over(self, reference):
        """The ratio to the reference's time: the median over the rounds."""
        return statistics.median(
            mine / its for mine, its in zip(self.nanoseconds, reference.nanoseconds)
        )


def measure(spawn, requests, rounds, warm_up=10):
    """Runs the requests in turn, `rounds` times each after a few to warm up."""
    plan = [f"rounds {rounds + warm_up}", f"clock {clock}"]
    for request in requests:
        plan.append(f"program {request.program}")
        plan += [f"env {name}={value}" for name, value in request.environment.items()]
        if request.argument:
            plan.append(f"argument {request.argument}")
        if request.body:
            plan.append(f"body {request.body}")
        # One file at most: a guess that ends a room's round is counted, not timed.
        for saved, file in request.saved:
            plan += [f"restore {saved}", f"to {file}"]
        if request.expect:
            plan.append(f"expect {request.expect}")
    output = subprocess.run(
        [spawn], input="\n".join(plan) + "\n", stdout=subprocess.PIPE, text=True, check=True
    ).stdout
    runs = [Runs([], [], []) for _ in requests]
    for line in output.splitlines()[warm_up * len(requests) :]:
        number, nanoseconds, faults, resident = map(int, line.split())
        runs[number].nanoseconds.append(nanoseconds)
        runs[number].faults.append(faults)
        runs[number].resident.append(resident)
    return runs
