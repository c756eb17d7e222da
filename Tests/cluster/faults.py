"""What goes wrong while the crowd plays. Each fault is a generator: up to `yield` it happens, then
it is undone."""

import time


def calm(cluster):
    """Nothing happens."""
    yield 5


def plug_pulled(cluster):
    node = cluster.nodes[1]
    node.pull()
    yield 8
    cluster.boot(node)


def cable_3(cluster):
    cluster.nodes[2].cut()
    yield 3
    cluster.nodes[2].mend()


def cable_30(cluster):
    cluster.nodes[0].cut()
    yield 30
    cluster.nodes[0].mend()


def programs_killed(cluster):
    """Several hundred programs killed in the midst of their work."""
    deadline = time.monotonic() + 10
    count = 0
    while time.monotonic() < deadline:
        count += sum(node.signal("KILL", "hangman-cgi") for node in cluster.nodes)
    cluster.note(f"{count} programs killed")
    yield 0


def disk_full(cluster):
    fill(cluster, cluster.nodes[:1])
    yield 8
    empty(cluster.nodes[:1])


def disks_full(cluster):
    fill(cluster, cluster.nodes)
    yield 8
    empty(cluster.nodes)


def power_cut(cluster):
    for node in cluster.nodes:
        node.cut()
    for node in cluster.nodes:
        node.pull()
    yield 3
    cluster.boot(*cluster.nodes)


def fill(cluster, nodes):
    for node in nodes:
        node.run(f"fallocate -l 10G {cluster.kind.data}/filler 2>/dev/null; "
                 f"dd if=/dev/zero of={cluster.kind.data}/filler2 bs=64k 2>/dev/null; "
                 f"dd if=/dev/zero of={cluster.kind.data}/filler2 bs=1k oflag=append "
                 "conv=notrunc 2>/dev/null", check=False)


def empty(nodes):
    for node in nodes:
        node.run(f"rm -f {node._data}/filler {node._data}/filler2")
