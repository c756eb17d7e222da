"""The short form of `make cluster`: sticky nodes only, since shared folders take too long."""

import os
import subprocess
import sys

import pytest

from calls import REPOSITORY

FOLDERS = ("Tests/web", "Tests/deploy", "Tests/cluster", "Tests/mutants")
OWN = "unshare --mount --net --pid --fork --kill-child --mount-proc".split()


pytestmark = pytest.mark.thorough


def trial(tmp_path, kind, *faults):
    """The output of `make cluster` for this kind and these faults."""
    if os.getuid() != 0 or subprocess.run([*OWN, "true"], capture_output=True).returncode:
        pytest.skip("this machine lets us make no nodes")
    path = ":".join(str(REPOSITORY / folder) for folder in FOLDERS)
    return subprocess.run(
        [*OWN, sys.executable, REPOSITORY / "Tests/cluster/run.py", "--kinds", kind,
         "--faults", ",".join(faults), "--results", tmp_path],
        env=os.environ | {"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"},
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=900)


def test_sticky_nodes_lose_nothing(tmp_path):
    """A dead node's players wait and return with it; no other player notices."""
    done = trial(tmp_path, "sticky", "raced", "plug_pulled", "not_enabled", "taken_out")
    assert done.returncode == 0, done.stdout


def test_a_player_on_another_node_is_noticed(tmp_path):
    """The control: without the cookie that names a player's node."""
    done = trial(tmp_path, "mistaken", "calm")
    assert done.returncode == 1 and "could not go on" not in done.stdout, done.stdout
