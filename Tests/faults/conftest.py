"""Fixtures: small lists, and the program with an empty state folder, with or without a planted fault."""

import pathlib
import shutil
import tempfile

import pytest

import planting
import program as program_module
from calls import PROGRAM
from program import Program


@pytest.fixture(scope="session")
def data(tmp_path_factory):
    return program_module.write_data(tmp_path_factory.mktemp("lists") / "data")


@pytest.fixture(scope="session")
def planted_program():
    """The program with faults; `make test` has built it."""
    return planting.build()


@pytest.fixture
def tmp_path():
    """In memory if possible: waiting for a disk would cost more than everything else."""
    memory = pathlib.Path("/dev/shm")
    with tempfile.TemporaryDirectory(
            prefix="hangman-", dir=memory if memory.is_dir() else None) as folder:
        yield pathlib.Path(folder)


@pytest.fixture
def public(data):
    """A folder with program and lists that every user can enter; pytest's own are closed."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="hangman-"))
    folder.chmod(0o755)
    shutil.copy2(PROGRAM, folder / "hangman-cgi")
    shutil.copytree(data, folder / "data")
    yield folder
    shutil.rmtree(folder)


@pytest.fixture
def fault():
    """The fault that is planted, or None for the program itself. `without` sets it."""
    return None


@pytest.fixture
def program(fault, data, tmp_path, request):
    assert PROGRAM.exists(), "make build comes first"
    state = tmp_path / "state"
    if fault is None:
        return Program(state, data)
    planted = request.getfixturevalue("planted_program")
    return Program(state, data, planted, {"PLANTED": fault})
