"""Counts that repeat exactly: instructions, system calls, page faults, memory."""

import collections
import pathlib
import re
import tempfile


def instructions(request):
    """How many instructions a request takes from the start of the process to its exit."""
    with tempfile.TemporaryDirectory() as folder:
        profile = pathlib.Path(folder) / "profile"
        request.run(["valgrind", "--tool=callgrind", f"--callgrind-out-file={profile}"])
        return int(re.search(r"^(?:totals|summary): (\d+)", profile.read_text(), re.M).group(1))


def system_calls(request):
    """The system calls of a request in order, as strace writes them."""
    with tempfile.NamedTemporaryFile("r") as log:
        request.run(["strace", "-f", "-s", "0", "-o", log.name])
        lines = [line.partition(" ")[2].strip() for line in log.read().splitlines()]
    return [line for line in lines if re.match(r"\w+\(", line)]


def by_name(calls):
    return dict(collections.Counter(call.partition("(")[0] for call in calls))


def bytes_read(calls):
    """How many bytes the calls read from files and pipes."""
    reads = [call for call in calls if re.match(r"(read|pread64|readv)\(", call)]
    return sum(int(call.rpartition("= ")[2].split()[0]) for call in reads)


def memory(watcher, request):
    """The most KB that a request had in memory, and the anonymous KB among them."""
    resident, anonymous, _ = map(int, request.run([watcher]).stderr.split())
    return resident, anonymous
