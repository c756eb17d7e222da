#!/usr/bin/env python3
"""Records the functions and variables that requests touch, in the order of the first touch.

The linker puts them next to each other (Package.swift), so a request touches fewer pages of the
executable; each page touched first is an interruption by the kernel. Names that the linker does
not know, or no longer, do no harm: the file is made anew when the toolchain or much of the code
has changed, and `test_what_a_request_touches_lies_together` fails. Takes valgrind.
"""

import bisect
import pathlib
import re
import subprocess
import tempfile

import build
import lists
from endpoint import Endpoint

ORDER = build.REPOSITORY / "Sources/hangman-cgi/link-order.txt"
# A line of the linker's map that names a symbol: address, address, size, alignment, name.
SYMBOL = re.compile(r"^ *([0-9a-f]+) +[0-9a-f]+ +([0-9a-f]+) +\d+ {17}(\S+)$", re.M)
# A line of the trace: an instruction, a load, a store or both.
ACCESS = re.compile(r"^(?:I | L| S| M) ([0-9a-f]+),\d+$", re.M)


def main():
    program, symbols = linked_with_map()
    with tempfile.TemporaryDirectory(dir="/dev/shm") as folder:
        folder = pathlib.Path(folder)
        endpoint = Endpoint(program, lists.real(folder / "data"), folder / "state")
        endpoint.compilation().run()
        requests = [
            endpoint.request("GET", "/"),
            endpoint.show_game(),
            endpoint.repeated_guess(),
            endpoint.guess(9),
            endpoint.guess(9, turn=10),
            endpoint.changed_settings(),
            endpoint.history(),
            endpoint.guess(9, cunning="diabolical"),
            endpoint.request("POST", "/game", "length=9"),
            endpoint.replay(9, "classic")[1],
        ]
        names = {name: None for request in requests for name in touched(request, symbols)}
    ORDER.write_text("\n".join(names) + "\n")
    # The build does not know that it was linked by this file.
    build.PROGRAM.unlink(missing_ok=True)
    print(f"{len(names)} names written to {ORDER.relative_to(build.REPOSITORY)}")


def linked_with_map():
    """The release program linked once more, and where the linker put each symbol."""
    scratch = build.FOLDER / "order"
    scratch.mkdir(parents=True, exist_ok=True)
    plan = scratch / "map"
    command = ["swift", "build", "-c", "release", "--product", "hangman-cgi"]
    command += ["--scratch-path", scratch, "-Xlinker", "--no-demangle", "-Xlinker", f"-Map={plan}"]
    subprocess.run(command, cwd=build.REPOSITORY, check=True)
    symbols = [
        (int(start, 16), int(size, 16), name)
        for start, size, name in SYMBOL.findall(plan.read_text())
        if size != "0"
    ]
    return scratch / "release/hangman-cgi", sorted(symbols)


def touched(request, symbols):
    """The symbols at the addresses that a request executes, reads or writes."""
    with tempfile.NamedTemporaryFile("r", dir="/dev/shm") as log:
        request.run(["valgrind", "--tool=lackey", "--trace-mem=yes", f"--log-file={log.name}"])
        addresses = dict.fromkeys(int(address, 16) for address in ACCESS.findall(log.read()))
    for address in addresses:
        start, size, name = symbols[bisect.bisect(symbols, (address + 1,)) - 1]
        if start <= address < start + size:
            yield name


if __name__ == "__main__":
    main()
