"""The control of `make cluster`: a player who comes to another node is noticed."""

import os
import subprocess
import sys

import pytest

from calls import REPOSITORY

FOLDERS = ("Tests/web", "Tests/deploy", "Tests/cluster", "Tests/mutants")
OWN = "unshare --mount --net --pid --fork --kill-child --mount-proc".split()


def test_a_player_on_another_node_is_noticed(tmp_path):
    """Sticky nodes without the cookie that names the player's node."""
    if os.getuid() != 0 or subprocess.run([*OWN, "true"], capture_output=True).returncode:
        pytest.skip("this machine lets us make no nodes")
    path = ":".join(str(REPOSITORY / folder) for folder in FOLDERS)
    done = subprocess.run(
        [*OWN, sys.executable, REPOSITORY / "Tests/cluster/run.py", "--kinds", "mistaken",
         "--faults", "calm", "--results", tmp_path],
        env=os.environ | {"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"},
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=900)
    assert done.returncode == 1 and "could not go on" not in done.stdout, done.stdout
