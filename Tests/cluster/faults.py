"""The things that go wrong while the crowd plays.

Each fault is a generator over a trial. The part before its `yield` makes the fault, `yield` gives its
seconds, the part after it repairs everything. The report names a fault by its doc string.
"""

import time

import races
import sleeper
import web


def calm(trial):
    """nothing"""
    yield 5


def raced(trial):
    """one player asked for from many sides at once"""
    races.run(trial)
    yield 0


def plug_pulled(trial):
    """a node's plug pulled"""
    node = trial.cluster.nodes[1]
    node.pull()
    yield 8
    trial.cluster.boot(node)


def not_enabled(trial):
    """a node booted without the game enabled on it"""
    node = trial.cluster.nodes[2]
    node.run("lighttpd-disable-mod hangman && sync")
    node.pull()
    # Otherwise the proxy, which asks twice, would take the two for one node that never went down.
    yield 5
    trial.cluster.boot(node)
    yield 8
    assert node.name not in trial.cluster.proxy.up(), "a node without the game gets players"
    node.run("lighttpd-enable-mod hangman && sync")
    node.signal("TERM", "lighttpd")
    web.serve(node)


def cable_3(trial):
    """a cable cut for 3 s"""
    trial.cluster.nodes[2].cut()
    yield 3
    trial.cluster.nodes[2].mend()


def cable_30(trial):
    """a cable cut for 30 s"""
    trial.cluster.nodes[0].cut()
    yield 30
    trial.cluster.nodes[0].mend()


def newcomers(trial):
    """a cable cut for 12 s, players who begin during the cut and right after it"""
    node = trial.cluster.nodes[2]
    node.cut()
    yield 8
    trial.crowd.grow(2)
    yield 4
    node.mend()
    for _ in range(3):
        yield 1
        trial.crowd.grow(2)
    yield 12


def server_killed(trial):
    """the file system's servers killed on one node"""
    yield from _server_killed(trial, trial.cluster.nodes[0])


def servers_killed(trial):
    """the file system's servers killed, one node after the other"""
    for node in trial.cluster.nodes:
        yield from _server_killed(trial, node)
        trial.cluster.healed()


def _server_killed(trial, node):
    trial.cluster.kind.kill(node)
    yield 5
    trial.cluster.kind.revive(node)


def quorum_lost(trial):
    """the servers of two nodes killed, for 15 s"""
    for node in trial.cluster.nodes[1:]:
        trial.cluster.kind.kill(node)
    yield 15
    for node in trial.cluster.nodes[1:]:
        trial.cluster.kind.revive(node)


def mount_killed(trial):
    """a node's mount killed"""
    node = trial.cluster.nodes[0]
    node.signal("KILL", *trial.cluster.kind.mounts)
    yield 5


def programs_killed(trial):
    """programs killed in the midst of their work"""
    deadline = time.monotonic() + 12
    count = 0
    while time.monotonic() < deadline:
        count += sum(node.signal("KILL", "hangman-cgi") for node in trial.cluster.nodes)
    trial.note(f"{count} killed")
    yield 0


def disk_full(trial):
    """one disk full"""
    trial.cluster.kind.fill(trial.cluster.nodes[:1])
    yield 8
    trial.cluster.kind.empty(trial.cluster.nodes[:1])


def disks_full(trial):
    """all disks full"""
    trial.cluster.kind.fill(trial.cluster.nodes)
    yield 8
    trial.cluster.kind.empty(trial.cluster.nodes)


def swept(trial):
    """sweep on each node at once, twice"""
    nodes = trial.cluster.nodes
    for _ in range(2):
        ended = web.each(nodes, lambda node: node.run("hangman-cgi sweep", check=False))
        trial.note(*(done.stdout.strip() for done in ended if done.returncode))
    yield 0


def upgraded(trial):
    """rolling upgrade, and back"""
    for program in (trial.other, trial.cluster.program):
        for node in trial.cluster.nodes:
            web.upgrade(node, program)
            time.sleep(2)
    yield 0


def taken_out(trial):
    """a node taken out, its players moved to the first"""
    first, last = trial.cluster.nodes[0], trial.cluster.nodes[2]
    last.signal("TERM", "lighttpd")
    players = "tar -C /var/lib/hangman -{} players"
    copied = last.run(players.format("c") + " | base64").stdout
    first.write("/tmp/players", copied)
    first.run("base64 -d /tmp/players | " + players.format("xp"))
    trial.cluster.without(last)
    yield 3


def holder_cut_off(trial):
    """a lock's holder cut off, asleep until the lock is gone"""
    yield from sleeper.cut_off(trial, trial.cluster.nodes[2])


def power_cut(trial):
    """all power cut at once"""
    yield from _power_cut(trial)


def power_cut_after_move(trial):
    """all power cut right after a move, with nobody else at play"""
    # A later write would also bring this one to the disk.
    trial.crowd.stop()
    sleeper.play(trial.crowd.players[0], 3)
    yield from _power_cut(trial)


def _power_cut(trial):
    web.each(trial.cluster.nodes, lambda node: node.pull())
    yield 3
    trial.cluster.boot(*trial.cluster.nodes)


OF_ANY = (calm, raced, swept, plug_pulled, not_enabled, cable_3, cable_30, newcomers,
          programs_killed, disk_full, disks_full, upgraded, power_cut, power_cut_after_move, taken_out)
OF_SHARED = (calm, raced, swept, plug_pulled, not_enabled, cable_3, cable_30, newcomers,
             servers_killed, quorum_lost, mount_killed, programs_killed, disk_full, disks_full, upgraded,
             holder_cut_off, power_cut, power_cut_after_move)
