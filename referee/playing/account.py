"""The account and the limits of a program that is judged."""

import functools
import os
import sys
from typing import Optional

from judging.words import Unjudgeable

# No program of a course needs a larger file, nor so many processes and threads of its own.
LARGEST_FILE = 64 << 20
MOST_PROCESSES = 512


def running() -> int:
    """The processes and threads of the machine, which a limit for an account counts as well."""
    with open("/proc/loadavg") as file:
        return int(file.read().split()[3].partition("/")[2])


@functools.lru_cache(maxsize=None)
def identity(account: str) -> Optional[tuple]:
    """User and group of an account, which is a name or a number; None is our own."""
    if not account:
        return None
    if os.name != "posix" or os.geteuid() != 0:
        raise Unjudgeable("Expected to run as root, who alone may give a program another account; "
                          "came --account without that.")
    if account.isdigit():
        return int(account), int(account)
    import pwd
    try:
        entry = pwd.getpwnam(account)
    except KeyError:
        raise Unjudgeable(f"Expected an account of this machine, or a number; came {account}.")
    return entry.pw_uid, entry.pw_gid


def credentials(account: str) -> dict:
    """Arguments of Popen for the account."""
    found = identity(account)
    return {"user": found[0], "group": found[1], "extra_groups": []} if found else {}


def limit(process: int):
    """Limits a process just started, and so all that it starts."""
    if sys.platform != "linux":
        return
    import resource
    limits = {resource.RLIMIT_FSIZE: LARGEST_FILE, resource.RLIMIT_CORE: 0,
              resource.RLIMIT_NPROC: running() + MOST_PROCESSES}
    for what, most in limits.items():
        try:
            hard = resource.prlimit(process, what)[1]
            most = most if hard == resource.RLIM_INFINITY else min(most, hard)
            resource.prlimit(process, what, (most, most))
        except (PermissionError, ProcessLookupError):
            pass  # It has ended, or is of an account that only itself may limit.
