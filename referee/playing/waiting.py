"""What the machine keeps from a program: how long it waited for a processor, and whether it still does."""

import pathlib
from typing import Iterator, List

from playing import ending


def of_threads(process: int, name: str) -> Iterator[List[str]]:
    """What the kernel says of each thread of a program and its children, after the thread's name."""
    for one in ending.family([process]):
        for path in pathlib.Path("/proc", str(one), "task").glob(f"*/{name}"):
            try:
                yield path.read_text().rpartition(")")[2].split()
            except OSError:
                continue  # It has ended.


def held_up(process: int) -> float:
    """Seconds for which a thread of a program could have gone on, and others had the processors."""
    return max((int(values[1]) for values in of_threads(process, "schedstat") if len(values) > 1),
               default=0) / 1e9


def busy(process: int) -> bool:
    """Whether a thread runs, or waits for a processor or a disk, and so may still write."""
    return any(values[:1] in (["R"], ["D"]) for values in of_threads(process, "stat"))
