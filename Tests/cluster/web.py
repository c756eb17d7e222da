"""The game on a node, installed as docs/operating.md says, and the proxy before the nodes."""

import concurrent.futures
import contextlib
import csv
import pathlib
import shutil
import socket
import subprocess

from calls import REPOSITORY
from node import command, wait

# The program's path in a package.
INSTALLED = "/usr/lib/hangman/hangman-cgi"

STATISTICS = """
global
  stats socket {} level admin
  log stdout format raw local0
"""


def each(nodes, act):
    """Runs something on all nodes at once."""
    with concurrent.futures.ThreadPoolExecutor(len(nodes)) as pool:
        return list(pool.map(act, nodes))


def pack(folder, program):
    """The files of the package in a folder."""
    command(f"cd {REPOSITORY} && DESTDIR={folder} PREFIX=/usr SYSCONFDIR=/etc PROGRAM={program} "
            "scripts/package/install")


def install(node, folder):
    """The packed game at /hangman/ of the node's lighttpd."""
    command(f"cp -a {folder}/. /proc/{node.pid}/root/")
    node.run("install -d -m 700 -o www-data -g www-data /var/lib/hangman && "
             "lighttpd-enable-mod hangman && sync")


def upgrade(node, program):
    """Installs another build as an upgrade does: by a rename, during requests."""
    node.run(f"test -x {INSTALLED} && install {node.bring(program)} {INSTALLED}.new && "
             f"mv {INSTALLED}.new {INSTALLED}")


def serve(node):
    # With the messages of the program.
    node.spawn("tail -qF /var/log/lighttpd/breakage.log 2>/dev/null")
    node.spawn("lighttpd -D -f /etc/lighttpd/lighttpd.conf")


class Proxy:
    """HAProxy with one of the configurations we ship, on the cluster's side of the cables."""

    def __init__(self, folder, configuration, logs, without=None):
        """`without` names a node to take out of the configuration."""
        self._socket = f"{folder}/haproxy.sock"
        extra = pathlib.Path(folder) / "statistics.cfg"
        extra.write_text(STATISTICS.format(self._socket))
        shipped = (REPOSITORY / "deploy/cluster" / configuration).read_text()
        shipped = shipped.replace("/run/haproxy/", f"{folder}/")
        # Remove the node from the list and the number of nodes, and all its own lines.
        listed = shipped.replace("n1 n2 n3", " ".join({"n1", "n2", "n3"} - {without}))
        if without:
            listed = listed.replace("lt 3", "lt 2")
        main = pathlib.Path(folder) / "haproxy.cfg"
        main.write_text("".join(line for line in listed.splitlines(keepends=True)
                                if f" {without}" not in line))
        program = shutil.which("haproxy", path="/usr/sbin")
        with open(f"{logs}/haproxy.log", "ab") as log:
            self._process = subprocess.Popen(
                # In this order: `log global` refers to the lines before.
                [program, "-db", "-f", extra, "-f", main],
                stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)

    def up(self):
        """The names of the nodes that get players."""
        with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX) as connection:
            connection.connect(self._socket)
            connection.sendall(b"show stat\n")
            text = connection.makefile().read().removeprefix("# ")
            return {row["svname"] for row in csv.DictReader(text.splitlines())
                    if row["status"].startswith("UP") and row["check_status"] == "L7OK"}
        return set()

    def wait_for(self, names, seconds=120):
        return wait(lambda: set(names) <= self.up(), f"only {self.up()} of {names}", seconds)

    def stop(self):
        self._process.terminate()
        self._process.wait(20)
