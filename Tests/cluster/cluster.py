"""Three nodes of one kind, the proxy before them, and the crowd that plays."""

import contextlib
import pathlib
import subprocess
import tempfile

import web
from calls import PROGRAM
from crowd import PROXY
from node import Node, command, wait
from web import each


class Cluster:
    def __init__(self, folder, kind, logs, program):
        self.folder, self.kind, self.logs, self.program = folder, kind, logs, program
        self.nodes = [Node(folder, number, logs, kind.data, kind.options)
                      for number in (1, 2, 3)]
        self.proxy = None
        self.names = {node.name for node in self.nodes}

    @property
    def addresses(self):
        """The addresses at which every player can play."""
        return [node.address for node in self.nodes] if self.kind.is_shared else [PROXY]

    def start(self):
        each(self.nodes, lambda node: node.boot())
        self.kind.install(self.nodes)
        packed = f"{self.folder}/packed"
        web.pack(packed, self.program)
        each(self.nodes, lambda node: (web.install(node, packed), self._serve(node)))
        self.proxy = web.Proxy(self.folder, self.kind.proxy, self.logs)
        self.healed()

    def _serve(self, node):
        self.kind.start(node)
        web.serve(node)

    def boot(self, *nodes):
        """Switches machines on and starts their services."""
        each(nodes, lambda node: (node.boot(), self._serve(node)))

    def healed(self, seconds=600):
        """Waits until all nodes serve and the volume is whole; returns the seconds."""
        return self.proxy.wait_for(self.names, seconds) + wait(
            lambda: self.kind.is_healed(self.nodes), "the volume does not heal", seconds, every=2)

    def without(self, node):
        """Takes a node out of the proxy's configuration, and switches it off."""
        self.nodes.remove(node)
        self.names.remove(node.name)
        self.proxy.stop()
        self.proxy = web.Proxy(self.folder, self.kind.proxy, self.logs, node.name)
        node.off()

    def aside(self):
        """How many players' files were set aside as damaged."""
        if not self.kind.is_shared:
            return sum(map(_aside, self.nodes))
        # Each sees all files; one that has lost the file system gives no answer.
        *others, last = self.nodes
        for node in others:
            with contextlib.suppress(subprocess.TimeoutExpired):
                return _aside(node)
        return _aside(last)

    def stop(self):
        if self.proxy:
            self.proxy.stop()
        each(self.nodes, lambda node: node.off())


def _aside(node):
    return int(node.run("find /var/lib/hangman/players -name '*.bad' | wc -l").stdout)


@contextlib.contextmanager
def cluster(kind, logs, program=PROGRAM):
    """A running cluster in this process's namespaces, which must be its own.

    The output of its machines goes to files in the folder `logs`.
    """
    with tempfile.TemporaryDirectory(prefix="hangman-cluster-") as folder:
        pathlib.Path(folder).chmod(0o755)
        command(f"mount -t tmpfs -o mode=755 none {folder}")
        command("ip link set lo up; ip link add cluster type bridge; "
                f"ip addr add {PROXY}/24 dev cluster; ip link set cluster up")
        made = Cluster(folder, kind, logs, program)
        try:
            made.start()
            yield made
        finally:
            made.stop()
            command(f"ip link del cluster; umount -l {folder}")
