"""The walls around a program: what it sees of the machine, as far as the kernel gives namespaces.

The judge goes behind the walls itself before it starts a program, so that each start costs nothing.
"""

import ctypes
import os
import socket
import struct
import sys
from typing import Dict, List, NamedTuple, Optional, Tuple

from judging.words import Unjudgeable
from playing.account import SHARED, limit

NEW_MOUNTS, NEW_IPC, NEW_USER, NEW_NETWORK = 0x20000, 0x8000000, 0x10000000, 0x40000000
READ_ONLY, NO_SETUID, NO_DEVICES, NO_PROGRAMS, AGAIN = 1, 2, 4, 8, 32
BIND, WITH_CHILDREN, PRIVATE = 4096, 16384, 1 << 18
SET_DUMPABLE, NO_NEW_PRIVILEGES = 4, 38
SET_FLAGS_OF_INTERFACE, UP_AND_RUNNING = 0x8914, 0x41

# A submission has less than that.
LARGEST_COPY, MOST_FILES = 512 << 20, 20000

# What the kernel gives.
MOUNTS, NETWORK, PROCESSES = "mounts", "network", "processes"


class Plan(NamedTuple):
    """Where the program runs, whose copy it gets, what is hidden, and what is shown in spite of that."""

    home: str
    owner: Tuple[int, int]
    hidden: List[str]
    shown: List[str]
    # Whether the copy has files that only we may read: those of a student's folder.
    whole: bool


def libc():
    return ctypes.CDLL(None, use_errno=True)


def cut_off() -> bool:
    """Leaves the network; who is not root needs a user namespace for that."""
    if sys.platform != "linux":
        return False
    user, group, root = os.getuid(), os.getgid(), os.geteuid() == 0
    # Its files in /proc are its own only while it may be looked into.
    libc().prctl(SET_DUMPABLE, 1, 0, 0, 0)
    try:
        if libc().unshare(NEW_NETWORK | (0 if root else NEW_USER)):
            return False
        if not root:
            for name, text in (("setgroups", "deny"), ("uid_map", f"{user} {user} 1"),
                               ("gid_map", f"{group} {group} 1")):
                with open(f"/proc/self/{name}", "w") as file:
                    file.write(text)
        with socket.socket() as any_socket:
            import fcntl
            name = struct.pack("16sH22x", b"lo", UP_AND_RUNNING)
            fcntl.ioctl(any_socket, SET_FLAGS_OF_INTERFACE, name)
    except OSError:
        return False
    finally:
        libc().prctl(SET_DUMPABLE, 0, 0, 0, 0)
    return True


def own_mounts() -> bool:
    """Whether what is mounted from now on is seen by this process and its children only."""
    if sys.platform != "linux" or os.geteuid() != 0 or libc().unshare(NEW_MOUNTS | NEW_IPC):
        return False
    return libc().mount(None, b"/", None, WITH_CHILDREN | PRIVATE, None) == 0 and read_only()


def read_only() -> bool:
    """Whether nothing of the disk can be changed any more by this process and its children."""
    kept = {"nosuid": NO_SETUID, "nodev": NO_DEVICES, "noexec": NO_PROGRAMS}
    with open("/proc/self/mounts") as file:
        mounts = [line.split()[1:4:2] for line in file]
    done = {}
    for path, options in mounts:
        if not any(inside(path, kernels) for kernels in ("/dev", "/proc", "/sys")):
            flags = sum(kept.get(option, 0) for option in options.split(","))
            place = path.encode().decode("unicode_escape").encode("latin-1")
            done[path] = libc().mount(None, place, None, AGAIN | BIND | READ_ONLY | flags, None) == 0
    return done.get("/", False)


def own_processes_only() -> bool:
    """Whether an account behind the walls now sees its own processes only, and no command lines."""
    how = NO_SETUID | NO_DEVICES | NO_PROGRAMS
    if libc().mount(b"proc", b"/proc", b"proc", how, b"hidepid=2"):
        return False
    # A kernel before 5.8 mounts it and hides nothing.
    with open("/proc/self/mounts") as file:
        return any(line.split()[1] == "/proc" and "hidepid=" in line for line in file)


def given() -> List[str]:
    """Which walls the kernel gives, tried in a child."""
    if sys.platform != "linux":
        return []
    child = os.fork()
    if not child:
        network, mounts = cut_off(), own_mounts()
        os._exit(network + 2 * mounts + 4 * (mounts and own_processes_only()))
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    return [wall for bit, wall in ((1, NETWORK), (2, MOUNTS), (4, PROCESSES)) if code & bit]


def mount(source: str, target: str, kind: str = "", flags=0, data=""):
    done = libc().mount(os.fsencode(source), os.fsencode(target), os.fsencode(kind) or None, flags,
                        os.fsencode(data) or None)
    if done:
        raise Unjudgeable(f"Expected to hide {target} from programs; came: "
                          f"{os.strerror(ctypes.get_errno())}.")


def hide(path: str, data: str):
    """Puts an empty folder, or an empty file, over the path."""
    if os.path.isdir(path):
        mount("tmpfs", path, "tmpfs", NO_SETUID | NO_DEVICES, data)
    elif os.path.exists(path):
        mount("/dev/null", path, "", BIND)


def build(plan: Plan):
    """Hides what is to be hidden and goes home, to a copy that only the program's account reads."""
    user, group = plan.owner
    home = os.open(plan.home, os.O_RDONLY | os.O_DIRECTORY)
    handles: Dict[str, int] = {path: os.open(path, os.O_PATH) for path in plan.shown}
    for path in SHARED:
        if os.path.realpath(path) == path:
            hide(path, "mode=1777,size=256m")
    own_processes_only()
    for path in sorted(plan.hidden, key=len):
        hide(path, "mode=755,size=16m")
    os.makedirs(plan.home, exist_ok=True)
    # Run from the referee's own folder, a program gets an empty one in its place.
    if not inside(plan.home, plan.hidden[0]) and plan.home != "/":
        mount("tmpfs", plan.home, "tmpfs", NO_SETUID | NO_DEVICES,
              f"mode=700,uid={user},gid={group},size={LARGEST_COPY}")
        copy(f"/proc/self/fd/{home}", plan.home, plan)
    for path, handle in handles.items():
        show(path, f"/proc/self/fd/{handle}")
    for handle in (home, *handles.values()):
        os.close(handle)
    os.chdir(plan.home)


def show(path: str, handle: str):
    """Puts at a path that may be hidden what was there before."""
    folder = os.path.isdir(handle)
    os.makedirs(path if folder else os.path.dirname(path), exist_ok=True)
    if not folder and not os.path.exists(path):
        os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o644))
    mount(handle, path, "", BIND | WITH_CHILDREN)


def inside(path: str, folder: str) -> bool:
    return path == folder or path.startswith(folder.rstrip("/") + "/")


def named(command: List[str], home: str, hidden: List[str]) -> List[str]:
    """What the command names of hidden folders: a file's whole folder, where that is not all."""
    found = []
    for part in (some for whole in command for some in whole.split(":")):
        path = os.path.realpath(os.path.join(home, part))
        under = [folder for folder in (*hidden, *SHARED) if inside(path, folder)]
        copied = inside(path, home) and home != "/" and not inside(home, hidden[0])
        if not under or not os.path.exists(path) or copied:
            continue
        folder = os.path.dirname(path)
        whole = os.path.isdir(path) or any(inside(one, folder) for one in (*hidden, *SHARED, home))
        found.append(path if whole else folder)
    return sorted(set(found) - {*hidden, *SHARED})


def copy(source: str, target: str, plan: Plan):
    """Copies a folder for its new owner: links stay links, and only files and folders are copied."""
    budget = [LARGEST_COPY, MOST_FILES]

    def one(entry: os.DirEntry, path: str):
        if entry.is_symlink():
            os.symlink(os.readlink(entry.path), path)
        elif entry.is_dir():
            os.mkdir(path, 0o700)
            folder(entry.path, path)
        elif entry.is_file():
            with open(entry.path, "rb") as file, open(path, "wb") as new:
                budget[0] -= os.fstat(file.fileno()).st_size
                spend()
                for data in iter(lambda: file.read(1 << 20), b""):
                    new.write(data)
            os.chmod(path, entry.stat().st_mode & 0o755)
        else:
            return
        os.chown(path, *plan.owner, follow_symlinks=False)

    def folder(path: str, new: str):
        with os.scandir(path) as entries:
            for entry in entries:
                budget[1] -= 1
                spend()
                inner = os.path.join(new, entry.name)
                readable = entry.stat(follow_symlinks=False).st_mode & 0o004
                if inner not in plan.hidden and (plan.whole or readable):
                    one(entry, inner)

    def spend():
        if min(budget) < 0:
            raise Unjudgeable(f"Expected a folder of at most {MOST_FILES} files and "
                              f"{LARGEST_COPY >> 20} MB to copy; {target} has more. Run the "
                              "referee in a folder that holds only the program.")

    folder(source, target)
    os.chown(target, *plan.owner)


def settle(plan: Plan, place: str):
    """Goes home to a copy where there are no walls; `place` is a new folder."""
    for name in ("home", "tmp"):
        os.mkdir(os.path.join(place, name), 0o700)
        os.chown(os.path.join(place, name), *plan.owner)
    copy(plan.home, os.path.join(place, "home"), plan)
    os.chdir(os.path.join(place, "home"))


def go_behind(found: List[str], plan: Optional[Plan], place: str):
    """Puts this process, and all that it starts, behind the walls that were found."""
    if NETWORK in found:
        cut_off()
    if plan:
        move(plan, place)
    limit()


def move(plan: Plan, place: str):
    """Goes home to a copy, behind walls where there are some."""
    if sys.platform == "linux":
        libc().prctl(NO_NEW_PRIVILEGES, 1, 0, 0, 0)
    if not place and own_mounts():
        build(plan)
    else:
        settle(plan, place)


def missing(found: List[str], account: str, hidden: List[str]) -> List[str]:
    """What is not kept from programs here, in sentences."""
    notes = []
    if NETWORK not in found:
        notes.append("The kernel gives no network namespace here: programs reach the network.")
    if account and MOUNTS not in found:
        notes.append("The kernel gives no mount namespace here: programs see all of the machine "
                     "that their account may read, and leave files for each other where everybody "
                     "may write.")
        notes += [f"Any account may read {path}: hide it with `chmod 700`."
                  for path in hidden if readable(path)]
    if account and MOUNTS in found and PROCESSES not in found:
        notes.append("The kernel shows programs the command lines of each other.")
    if not account:
        notes.append("Programs run as you: they may end what you run and change your files. Grade "
                     "in a container, or as root with --account.")
    return notes


def readable(path: str) -> bool:
    """Whether any account may read the path."""
    path = os.path.realpath(path)
    wanted = 0o004
    while os.path.exists(path) and os.stat(path).st_mode & wanted:
        if path == "/":
            return True
        path, wanted = os.path.dirname(path), 0o001
    return False
