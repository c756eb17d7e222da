"""Fixtures: machines to install on, and the program over folders of its own."""

import os
import pathlib
import subprocess
import tempfile

import pytest

from calls import REPOSITORY
from machine import machine as new_machine
from tool import PACKING, Tool


@pytest.fixture
def machine():
    with new_machine() as machine:
        yield machine


@pytest.fixture
def tool():
    """The program with a small list and a state folder of the server's user."""
    if os.getuid() != 0:
        pytest.skip("only root can give a folder to the web server's user")
    # Not pytest's own folder: other users cannot enter it.
    with tempfile.TemporaryDirectory(prefix="hangman-") as folder:
        os.chmod(folder, 0o755)
        tool = Tool(pathlib.Path(folder))
        assert tool.run("index").returncode == 0
        yield tool


@pytest.fixture(scope="session")
def package():
    """The Debian package of the program under test, or one built before."""
    if made := os.environ.get("PACKAGE"):
        return made
    return subprocess.check_output([REPOSITORY / "scripts/package/deb"], text=True, env=PACKING).strip()


@pytest.fixture(scope="session")
def archive():
    """The tarball for shared hosting, of the program under test."""
    return subprocess.check_output([REPOSITORY / "scripts/package/dist"], text=True, env=PACKING).strip()


@pytest.fixture(scope="session")
def released(tmp_path_factory):
    """The files of a release of what is committed, made in a clone."""
    clone = tmp_path_factory.mktemp("release") / "clone"
    version = subprocess.check_output([REPOSITORY / "scripts/parts/version"], text=True).strip()
    subprocess.run(["git", "clone", "-q", REPOSITORY, clone], check=True)
    subprocess.run(["git", "tag", f"v{version}"], cwd=clone, check=True)
    made = subprocess.check_output(["scripts/package/release"], cwd=clone, text=True)
    return pathlib.Path(made.splitlines()[-1])


@pytest.fixture(scope="session")
def installation(package):
    """The changes that installing the package makes; to install it for each test would be slow."""
    with tempfile.TemporaryDirectory(prefix="hangman-installation-") as folder:
        with new_machine() as machine:
            machine.write("/var/www/html/index.html", "the site that was here before\n")
            machine.install(package)
            machine.keep(folder)
        yield folder


@pytest.fixture
def installed(installation):
    """A machine with the package and a site of its own."""
    with new_machine(installation) as machine:
        yield machine
