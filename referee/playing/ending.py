"""Ends a program whole: its group, its children, and those that hid from it.

On Linux an orphan comes to the nearest ancestor that asked for it, whatever session it is in.
"""

import ctypes
import os
import pathlib
import signal
import subprocess
import sys
import threading
import time
from typing import List, Set

PR_SET_DUMPABLE = 4
PR_SET_CHILD_SUBREAPER = 36


class Reaper:
    """Whether orphans of this process come to it, and which children it started itself."""

    orphans_come = False
    own: Set[int] = set()
    # Held while a child is started, so that it is never taken for an orphan.
    starting = threading.Lock()


def become_reaper():
    """From now on orphans come to this process, and no program may look into it."""
    if sys.platform != "linux":
        return
    libc = ctypes.CDLL(None)
    Reaper.orphans_come = libc.prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) == 0
    libc.prctl(PR_SET_DUMPABLE, 0, 0, 0, 0)


def start(command: List[str], **options) -> subprocess.Popen:
    """Starts a child that is no orphan."""
    with Reaper.starting:
        process = subprocess.Popen(command, **options)
        Reaper.own.add(process.pid)
    return process


def children(parent: int) -> List[int]:
    """The children of a process, the dead ones that nobody asked after among them."""
    found: List[int] = []
    for path in pathlib.Path("/proc", str(parent), "task").glob("*/children"):
        try:
            found += map(int, path.read_text().split())
        except OSError:
            continue  # It has ended.
    return found


def family(roots) -> List[int]:
    """The processes and all that descend from them."""
    found = list(dict.fromkeys(roots))
    for process in found:
        found += [child for child in children(process) if child not in found]
    return found


def orphans() -> List[int]:
    """Children of this process that it did not start."""
    if not Reaper.orphans_come:
        return []
    with Reaper.starting:
        return [child for child in children(os.getpid()) if child not in Reaper.own]


def send(process: int, what: int):
    try:
        os.kill(process, what)
    except (ProcessLookupError, PermissionError):
        pass


def end_whole(process: subprocess.Popen, seconds=5.0):
    """Ends a program and all its descendants; returns when none is left."""
    deadline = time.monotonic() + seconds
    Reaper.own.discard(process.pid)
    roots = [process.pid] if process.returncode is None else []
    stopped: Set[int] = set()
    # What is stopped starts nothing more, so after this no new one comes.
    while True:
        running = [one for one in family([*roots, *orphans()]) if one not in stopped]
        for one in running:
            send(one, signal.SIGSTOP)
        stopped.update(running)
        if not running or time.monotonic() > deadline:
            break
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        pass
    for one in stopped:
        send(one, signal.SIGKILL)
    process.wait()
    reap(deadline)


def reap(deadline: float):
    """Ends and buries orphans until none is left."""
    while time.monotonic() < deadline:
        left = orphans()
        if not left:
            return
        for one in family(left):
            send(one, signal.SIGKILL)
        for one in left:
            try:
                os.waitpid(one, os.WNOHANG)
            except ChildProcessError:
                pass
        time.sleep(0.005)
