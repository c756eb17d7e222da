"""GlusterFS: three bricks that hold the same, mounted on each node."""

import re

import mount
import service
from calls import REPOSITORY
from node import wait
from sticky import Sticky

# What a brick counts of its own, without being asked.
UNTOLD = ("RELEASE", "RELEASEDIR", "FORGET")
# Entries that are being written while others ask what is pending: one a client.
IN_FLIGHT = 8
GROUP = REPOSITORY / "deploy/cluster/hangman.group"


class Gluster(Sticky):
    name = "GlusterFS"
    proxy = "haproxy-shared.cfg"
    is_shared = True
    data, options = "/srv/brick", "noatime,dirsync"
    servers = ("glusterd", "glusterfsd")
    # What mounts and what mends: both are programs of this name.
    mounts = ("glusterfs",)
    lock_seconds = 45
    # What controls take away.
    settings = GROUP.read_text()
    mount = ("", "")

    def install(self, nodes):
        for node in nodes:
            node.write("/var/lib/glusterd/groups/hangman", self.settings)
            node.spawn("glusterd -N")
        first = nodes[0]
        for node in nodes:
            wait(lambda: not node.run("timeout 60 gluster pool list", check=False).returncode,
                 "glusterd", 400)
        for node in nodes[1:]:
            first.run(f"gluster peer probe {node.address}")
        wait(lambda: first.run("gluster pool list").stdout.count("Connected") == 3, "the peers", 180)
        bricks = " ".join(f"{node.address}:/srv/brick/players" for node in nodes)
        first.run(f"gluster --mode=script volume create hangman replica 3 {bricks}")
        if self.settings:
            first.run("gluster --mode=script volume set hangman group hangman")
        first.run("gluster --mode=script volume start hangman")
        mount.on_all(nodes, self._mount)

    def start(self, node):
        if mount.is_missing(node):
            node.spawn("glusterd -N")
            self._mount(node)

    def _mount(self, node):
        service.run(node, "hangman-glusterfs.service", self.mount)

    def kill(self, node):
        """Kills what serves files on this node, and nothing that uses them."""
        # The mount is by a program of the same kind, under another name.
        node.signal("KILL", *self.servers)

    def revive(self, node):
        node.spawn("glusterd -N")

    def restart(self, node):
        # What mends died with the mount, and no service of ours starts it.
        node.run("gluster volume start hangman force")

    def settle(self, nodes, file):
        nodes[0].run(f"gluster volume heal hangman split-brain latest-mtime {file}", check=False)

    def trips(self, nodes, act):
        """Requests to one brick; the others get as many at the same time."""
        profile = "gluster volume profile hangman"
        nodes[0].run(f"{profile} start", check=False)
        nodes[0].run(f"{profile} info incremental")
        act()
        bricks = nodes[0].run(f"{profile} info incremental").stdout.split("Brick: ")
        # Nanoseconds in this version, microseconds in others.
        calls = re.findall(r"[nu]s\s+(\d+)\s+([A-Z]+)\n", bricks[1])
        assert calls or "No. of calls" not in bricks[1], bricks[1]
        counts = {name: int(count) for count, name in calls}
        # The client tells the brick nothing of these.
        told = {name: n for name, n in counts.items() if name not in UNTOLD}
        return {"requests to each brick": sum(told.values()), "of them fsync": told.get("FSYNC", 0)}

    def is_healed(self, nodes):
        """Whether all bricks are up and hold the same, but for what is being written."""
        text = nodes[0].run("timeout 60 gluster volume heal hangman info 2>&1", check=False).stdout
        entries = re.findall(r"Number of entries: (\d+)", text)
        return len(entries) == len(nodes) and max(map(int, entries)) <= IN_FLIGHT
