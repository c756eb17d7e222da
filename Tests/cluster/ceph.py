"""CephFS: on each node a monitor, an OSD, a metadata server and a mount."""

import json

import mount
import service
from calls import REPOSITORY
from node import wait
from sticky import Sticky

SCRIPT = REPOSITORY / "deploy/cluster/ceph"
FILES = ("ceph.conf", "monmap", "ceph.mon.keyring", "ceph.client.admin.keyring")
AS_CEPH = "--setuser ceph --setgroup ceph"


class Ceph(Sticky):
    name = "CephFS"
    proxy = "haproxy-shared.cfg"
    is_shared = True
    data, options = "/srv/osd", "noatime"
    mounts = ("ceph-fuse",)
    # Ceph's session_autoclose.
    lock_seconds = 300
    servers = ("ceph-mon", "ceph-osd", "ceph-mds", "ceph-mgr")

    def install(self, nodes):
        first = nodes[0]
        first.run(f"{SCRIPT} new " + " ".join(f"{node.name}={node.address}" for node in nodes))
        for node in nodes[1:]:
            copy("/etc/ceph", FILES, first, node)
        for node in nodes:
            node.run(f"{SCRIPT} monitor")
            self._daemon(node, "mon", node.name)
        wait(lambda: status(first), "the monitors", 300, every=1)
        for node in nodes:
            # As large as its disk allows; on a real machine it has a disk of its own.
            node.run("truncate -s 2500M /srv/osd/block")
            node.osd = node.run(f"{SCRIPT} node /srv/osd/block").stdout.split()[-1]
            self._daemons(node)
        wait(lambda: status(first)["osdmap"]["num_up_osds"] == 3, "the OSDs", 300, every=1)
        first.run(f"{SCRIPT} players")
        for node in nodes[1:]:
            copy("/etc/ceph", ["ceph.client.players.keyring"], first, node)
        mount.on_all(nodes, self._mount)

    def start(self, node):
        if mount.is_missing(node):
            self.revive(node)
            self._mount(node)

    def _mount(self, node):
        service.run(node, "hangman-cephfs.service")

    def _daemon(self, node, kind, name):
        # A daemon distinguishes itself from the one before the boot by its process id, and ours repeat.
        node.spawn(f"env CEPH_USE_RANDOM_NONCE=1 ceph-{kind} -f -i {name} {AS_CEPH}")

    def _daemons(self, node):
        self._daemon(node, "osd", node.osd)
        self._daemon(node, "mds", node.name)
        self._daemon(node, "mgr", node.name)

    def kill(self, node):
        node.signal("KILL", *self.servers)

    def revive(self, node):
        self._daemon(node, "mon", node.name)
        self._daemons(node)

    def fill(self, nodes):
        """Lets a disk count as full with its present content; one full disk makes the whole pool full."""
        self._ratios(nodes[0], "0.001")

    def empty(self, nodes):
        self._ratios(nodes[0], "0.95")

    def _ratios(self, node, full):
        for kind in ("nearfull", "backfillfull", "full"):
            node.run(f"ceph osd set-{kind}-ratio {full}")

    def trips(self, nodes, act):
        """Requests of the mounts, and commits of one OSD; the others commit as often."""
        def counts():
            mounts = [perf(node, "ceph-client.players.*.asok") for node in nodes]
            osd = perf(nodes[0], f"ceph-osd.{nodes[0].osd}.asok")
            return (sum(mount["client"]["reply"]["avgcount"] for mount in mounts),
                    sum(mount["objecter"]["op_send"] for mount in mounts),
                    osd["bluestore"]["kv_sync_lat"]["avgcount"])

        before = counts()
        act()
        names = ("requests to the metadata server", "requests to OSDs", "commits of each OSD")
        return {name: now - then for name, then, now in zip(names, before, counts())}

    def is_healed(self, nodes):
        state = status(nodes[0])
        return (bool(state) and len(state["quorum"]) == len(nodes)
                and state["osdmap"]["num_up_osds"] == len(nodes)
                and [group["state_name"] for group in state["pgmap"]["pgs_by_state"]]
                == ["active+clean"])


def copy(folder, names, source, target):
    for name in names:
        # In base 64, since some are not text.
        text = source.run(f"base64 {folder}/{name}").stdout
        target.write("/tmp/copied", text)
        target.run(f"umask 077; mkdir -p {folder}; base64 -d /tmp/copied >{folder}/{name}")
    target.run(f"chmod 755 {folder}; chmod -f 644 {folder}/ceph.conf", check=False)


def perf(node, socket):
    """The counters of a daemon on this node."""
    return json.loads(node.run(f"ceph daemon /run/ceph/{socket} perf dump 2>/dev/null").stdout)


def status(node):
    done = node.run("timeout 60 ceph -s -f json 2>/dev/null", check=False)
    return json.loads(done.stdout) if done.returncode == 0 else {}
