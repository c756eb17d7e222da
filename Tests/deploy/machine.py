"""A throw-away copy of this machine: all that is installed, changed or started in it ends with it."""

import contextlib
import json
import pathlib
import subprocess
import tempfile
import time

import pytest

from calls import REPOSITORY

# An overlay over the root file system, with its changes in memory, and a network of its own, so
# every server can have its usual port.
START = """
set -e
cd "$1"
mount -t tmpfs none changes
mkdir changes/new changes/work
[ -z "$3" ] || cp -a "$3/." changes/new
mount -t overlay none -o lowerdir=/,upperdir=changes/new,workdir=changes/work root
mount -t proc proc root/proc
mount --rbind /dev root/dev
mount --rbind /sys root/sys
mount -t tmpfs none root/tmp
chmod 1777 root/tmp
touch root/tmp/copy
mkdir -p "root/$2"
mount --bind "$2" "root/$2"
mkdir -p root/run/lock root/run/apache2
ip link set lo up
# Printed from inside: a command before the change of root would hit the real machine. The first
# process also reaps what servers leave behind, or their services wait for that to end.
exec chroot root bash -c 'echo up; while :; do sleep infinity & wait; done'
"""


class Machine:
    # The most seconds for a command.
    patience = 120

    def __init__(self, pid, new):
        self._mounts = ["nsenter", f"--target={pid}", "--mount"]
        self._enter = [*self._mounts, "--net", "--pid", "--root", "--wdns=/"]
        self._new = new

    def run(self, command, check=True):
        """Runs a line of shell as root; the finished process, with standard output as text."""
        # Without the environment of the tests, such as the paths of a virtual environment.
        clean = ["env", "-i", "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
                 "LC_ALL=C.UTF-8", "DEBIAN_FRONTEND=noninteractive", "RUNLEVEL=1"]
        done = subprocess.run(
            [*self._enter, *clean, "sh", "-c", f"test -e /tmp/copy || exit 99; {command}"],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=self.patience,
        )
        assert not check or done.returncode == 0, f"{command}: {done.stdout}"
        return done

    def new_files(self):
        """The sorted paths of all files made or changed since the start."""
        find = ["find", self._new, "-type", "f", "-printf", "/%P\\n"]
        return sorted(subprocess.check_output([*self._mounts, *find], text=True).splitlines())

    def keep(self, folder):
        """Copies the changes to a folder that other machines can start from."""
        subprocess.run([*self._mounts, "cp", "-a", f"{self._new}/.", folder], check=True)

    @contextlib.contextmanager
    def serving(self, command, *ports):
        """Runs a server in the foreground; the context begins when it listens."""
        pid = self.run(f"setsid {command} >>/tmp/server.log 2>&1 & echo $!").stdout.strip()
        try:
            self.listening(*ports)
            yield
        finally:
            # Apache ends its children by a signal to the whole group.
            self.run(f"kill -- -{pid}", check=False)
            self._wait_for(f"! kill -0 -- -{pid} 2>&1")

    def listening(self, *ports):
        """Waits until a server listens at each of these ports."""
        tries = "; ".join(f": </dev/tcp/127.0.0.1/{port}" for port in ports)
        self._wait_for(f"bash -ec '{tries}' 2>&1")

    def install(self, package):
        # Nothing here must survive.
        self.run(f"dpkg --force-unsafe-io -i {package}")

    def _wait_for(self, command):
        deadline = time.monotonic() + 60
        while self.run(command, check=False).returncode:
            assert time.monotonic() < deadline, self.run("cat /tmp/server.log").stdout
            time.sleep(0.05)

    def play(self, url, *options):
        """The result of a whole game at this address, as play.py prints it."""
        script = REPOSITORY / "Tests/deploy/play.py"
        return json.loads(self.run(f"python3 {script} {url} {' '.join(options)}").stdout)

    def write(self, path, text):
        subprocess.run([*self._enter, "tee", path], input=text, text=True, check=True,
                       stdout=subprocess.DEVNULL)


@contextlib.contextmanager
def machine(kept=""):
    """A new machine; with a folder, it starts from the changes that another machine copied there."""
    with tempfile.TemporaryDirectory(prefix="hangman-machine-") as folder:
        for name in ("changes", "root"):
            (pathlib.Path(folder) / name).mkdir()
        unshare = "unshare --mount --net --pid --fork --kill-child".split()
        process = subprocess.Popen(
            [*unshare, "bash", "-c", START, "start", folder, REPOSITORY, kept],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )
        try:
            if process.stdout.readline() != "up\n":
                pytest.skip(f"this machine lets us make no other: {process.stderr.read()}")
            children = f"/proc/{process.pid}/task/{process.pid}/children"
            pid = pathlib.Path(children).read_text().strip()
            yield Machine(pid, f"{folder}/changes/new")
        finally:
            # Do not wait for its pipes: a process left in it may hold them.
            process.kill()
            process.stdout.close()
            process.stderr.close()
            process.wait(timeout=30)
