"""The account, the environment and the limits of a program that is judged."""

import contextlib
import ctypes
import functools
import os
import pathlib
import platform
import shutil
import signal
import stat
import sys
import tempfile
import time
from typing import Dict, Iterator, List, Optional

from judging.words import Unjudgeable
from playing import ending

# No program of a course needs a larger file, nor so many processes and threads of its own.
LARGEST_FILE = 64 << 20
MOST_PROCESSES = 512
# Where everybody may leave files for others.
SHARED = ("/tmp", "/var/tmp", "/dev/shm", "/run/lock")


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
    import pwd
    try:
        found = (int(account), int(account)) if account.isdigit() else pwd.getpwnam(account)[2:4]
    except KeyError:
        raise Unjudgeable(f"Expected an account of this machine, or a number; came {account}.")
    if 0 in found:
        raise Unjudgeable(f"Expected an account with fewer rights than root; came {account}.")
    return found


def credentials(account: str) -> dict:
    """Arguments of Popen for the account."""
    found = identity(account)
    return {"user": found[0], "group": found[1], "extra_groups": []} if found else {}


def environment(home: str, temporary: str) -> Dict[str, str]:
    """All that a program learns of ours: five names, and no secret among them."""
    return {"HOME": home, "LANG": "C.UTF-8", "PATH": os.environ.get("PATH", os.defpath),
            "TERM": "dumb", "TMPDIR": temporary}


def processes(user: int) -> List[int]:
    """The processes that run under an account, without those that have ended and were not collected."""
    found = []
    for path in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            status = dict(line.split(":\t", 1) for line in
                          (path / "status").read_text().splitlines() if ":\t" in line)
            if str(user) in status["Uid"].split() and status["State"][0] not in "ZX":
                found.append(int(path.name))
        except (OSError, KeyError):
            continue  # It has ended.
    return found


@contextlib.contextmanager
def taken(account: str) -> Iterator[None]:
    """The account for one program, after which nothing of it runs and no file of it is left."""
    found = identity(account)
    if not found:
        yield
        return
    import fcntl
    folder = "/run" if os.path.isdir("/run") else tempfile.gettempdir()
    path = os.path.join(folder, f"referee-{found[0]}.lock")
    lock = os.open(path, os.O_CREAT | os.O_RDWR | os.O_NOFOLLOW | os.O_CLOEXEC, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX)
        others = processes(found[0])
        if others:
            name = pathlib.Path(f"/proc/{others[0]}/comm")
            raise Unjudgeable(f"Expected an account that runs nothing else; {account} runs process "
                              f"{others[0]}{f', {name.read_text().strip()}' * name.exists()}. A "
                              "number that no account has is best: --account 20000.")
        began = time.time() - 1
        try:
            yield
        finally:
            end_all(found[0])
            forget_memory(account)
            forget_keys(account)
            sweep(found[0], began)
    finally:
        os.close(lock)


def end_all(user: int, seconds=10.0):
    """Ends all that runs under an account, which nobody else has."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        running = processes(user)
        if not running:
            return
        for process in running:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)


def forget_memory(account: str):
    """Removes, as the account, the shared memory and the queues that it left."""
    user = str(identity(account)[0])
    for kind, number, option in (("shm", "shmid", "-m"), ("msg", "msqid", "-q"),
                                 ("sem", "semid", "-s")):
        path = pathlib.Path("/proc/sysvipc", kind)
        head, *rows = path.read_text().splitlines() if path.exists() else [""]
        for row in rows:
            values = dict(zip(head.split(), row.split()))
            if user in (values["uid"], values["cuid"]) and shutil.which("ipcrm"):
                ending.start(["ipcrm", option, values[number]], **credentials(account)).wait()


# Calls to the kernel by their numbers, as the C library has no names for them.
KEY_CALLS = {"x86_64": 250, "aarch64": 219}
CLEAR, KEYS_OF_A_USER, KEYS_OF_ITS_SESSIONS = 7, -4, -5


def forget_keys(account: str):
    """Removes, as the account, the keys that the kernel keeps for it."""
    call = KEY_CALLS.get(platform.machine())
    if sys.platform != "linux" or not call:
        return
    user, group = identity(account)
    libc = ctypes.CDLL(None)
    # Held, so that nobody takes the child for an orphan.
    with ending.Reaper.starting:
        child = os.fork()
        if not child:
            try:
                os.setgroups([])
                os.setgid(group)
                os.setuid(user)
                for keys in (KEYS_OF_A_USER, KEYS_OF_ITS_SESSIONS):
                    libc.syscall(call, CLEAR, keys)
            finally:
                os._exit(0)
        os.waitpid(child, 0)


def sweep(user: int, since: float):
    """Removes the account's files from the folders in which all users may leave files."""
    for folder in filter(os.path.isdir, SHARED):
        with os.scandir(folder) as entries:
            for entry in entries:
                with contextlib.suppress(FileNotFoundError):
                    about = entry.stat(follow_symlinks=False)
                    if about.st_uid != user or about.st_ctime < since:
                        continue
                    if stat.S_ISDIR(about.st_mode):
                        shutil.rmtree(entry.path, ignore_errors=True)
                    else:
                        os.unlink(entry.path)


def limit():
    """Limits this process, and so all that it starts, before any of it runs."""
    if sys.platform != "linux":
        return
    import resource
    limits = {resource.RLIMIT_FSIZE: LARGEST_FILE, resource.RLIMIT_CORE: 0,
              resource.RLIMIT_NPROC: running() + MOST_PROCESSES}
    for what, most in limits.items():
        hard = resource.getrlimit(what)[1]
        most = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(what, (most, most))
