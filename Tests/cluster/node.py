"""A machine of the cluster: namespaces of its own, two disks, a cable, and a plug to pull.

Its changes to the root file system are on the first disk, its players or its part of a shared volume
on the second. Both disks outlive the machine; data that was not synced does not outlive a pulled plug.
"""

import pathlib
import shutil
import subprocess
import time

from calls import REPOSITORY
from machine import Machine

START = """
set -e
cd "$1"
mkdir -p system data root
mount -o loop,noatime system.img system
mount -o "loop,$2" data.img data
mkdir -p system/new system/work system/ceph
mount -t overlay none -o lowerdir=/,upperdir=system/new,workdir=system/work root
mount -t proc proc root/proc
mount --rbind /dev root/dev
mount --rbind /sys root/sys
mount -t tmpfs none root/tmp
mount -t tmpfs none root/run
chmod 1777 root/tmp
touch root/tmp/copy
mkdir -p root/run/lock root/run/ceph "root/$3" "root/$4"
! getent passwd ceph >/dev/null || chown ceph: root/run/ceph
mount --bind "$3" "root/$3"
mount --bind data "root/$4"
mkdir -p root/var/lib/ceph
cp -an root/var/lib/ceph/. system/ceph
mount --bind system/ceph root/var/lib/ceph
hostname "$5"
ip link set lo up
# Told from inside: a command that came before the change of root would hit the real machine.
exec chroot root bash -c 'echo up; while :; do sleep 3600 & wait $!; done'
"""
SIZES = {"system": "1G", "data": "3G"}


class Node(Machine):
    """`data` is where the second disk is mounted, `options` are those of its ext4."""

    # Three nodes share this machine with other work.
    patience = 400

    def __init__(self, folder, number, logs, data, options):
        self.name = f"n{number}"
        self.address = f"192.0.2.{10 + number}"
        self._folder = pathlib.Path(folder) / self.name
        self._data, self._options = data, options
        self._process = None
        self._log = open(f"{logs}/{self.name}.log", "ab")
        self._folder.mkdir(mode=0o755)
        for disk, size in SIZES.items():
            image = self._folder / f"{disk}.img"
            command(f"truncate -s {size} {image} && mkfs.ext4 -qF -m 0 {image}")

    def boot(self):
        """Switches the machine on, with its cable in."""
        self._process = subprocess.Popen(
            [*"unshare --mount --net --pid --uts --fork --kill-child bash -c".split(), START,
             "start", self._folder, self._options, REPOSITORY, self._data, self.name],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=self._log, text=True)
        assert self._process.stdout.readline() == "up\n", f"{self.name} does not start"
        children = f"/proc/{self._process.pid}/task/{self._process.pid}/children"
        self.pid = int(pathlib.Path(children).read_text())
        super().__init__(self.pid, None)
        # Daemons look up the host name.
        self._enter.insert(-2, "--uts")
        command(f"ip link add {self.name} type veth peer "
                # The same address as before, or its neighbours would look for the old one.
                f"name eth0 address 02:00:00:00:00:{self.address[-2:]} netns {self.pid}")
        command(f"ip link set {self.name} master cluster up")
        self.run(f"ip addr add {self.address}/24 dev eth0; ip link set eth0 up")

    @property
    def is_up(self):
        return self._process is not None

    def cut(self):
        """Pulls the network cable."""
        command(f"ip link set {self.name} down")

    def mend(self):
        command(f"ip link set {self.name} up")

    def pull(self):
        """Pulls the plug: no program ends properly, and what is not on a disk is lost."""
        self.cut()
        for disk in SIZES:
            command(f"nsenter --target={self.pid} --mount xfs_io -x -c shutdown "
                    f"{self._folder}/{disk}")
        self.off()

    def off(self):
        if not self.is_up:
            return
        self._process.kill()
        self._process.wait()
        self._process.stdout.close()
        self._process = None
        # The kernel releases cable and disks after a while.
        command(f"ip link del {self.name} 2>/dev/null || true")
        for disk in SIZES:
            wait(lambda: not command(f"losetup -j {self._folder}/{disk}.img").strip(),
                 f"{self.name} keeps its {disk} disk")

    def spawn(self, line):
        """Starts a program in the background, with its output in the machine's log."""
        return subprocess.Popen([*self._enter, "sh", "-c", f"exec {line}"], start_new_session=True,
                                stdin=subprocess.DEVNULL, stdout=self._log, stderr=self._log)

    def bring(self, path):
        """Copies a file of the real machine, whose /tmp is not visible here; returns its path."""
        shutil.copy2(path, f"/proc/{self.pid}/root/tmp/brought")
        return "/tmp/brought"

    def fill(self):
        """Fills the second disk to its last byte."""
        self.run(f"cd {self._data}; fallocate -l $(($(df -B1 --output=avail . | tail -1) - 65536)) "
                 "filler; dd if=/dev/zero of=filler.last bs=512 2>&1", check=False)

    def empty(self):
        self.run(f"rm -f {self._data}/filler*")

    def signal(self, signal, *names):
        """Sends a signal to the programs of these names on this machine; returns their number."""
        names = "|".join(names)
        return int(self.run(
            f'count=0; for p in /proc/[0-9]*; do case "$(cat $p/comm 2>/dev/null)" in {names}) '
            f'kill -{signal} ${{p#/proc/}} 2>/dev/null && count=$((count + 1)) ;; esac; done; '
            f'echo $count').stdout)


def command(line):
    """Runs a line of shell outside all machines; its output."""
    done = subprocess.run(["sh", "-c", line], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, timeout=100)
    assert done.returncode == 0, f"{line}: {done.stdout}"
    return done.stdout


def wait(condition, what, seconds=60, every=0.1):
    """Waits until a condition holds; returns the seconds."""
    start = time.monotonic()
    while not condition():
        assert time.monotonic() < start + seconds, f"after {seconds} s: {what}"
        time.sleep(every)
    return time.monotonic() - start
