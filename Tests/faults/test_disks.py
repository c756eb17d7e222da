"""Power cuts, full disks, read-only disks, folders of another user."""

import contextlib
import os
import resource
import shutil
import subprocess

import pytest

import session_file
from calls import DATA
from controls import without
from program import Program, player_files, temporary_files

NOBODY = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]


# A user's PATH may lack the administrator's tools.
PATH = f"{os.environ['PATH']}:/usr/sbin:/sbin"


def run(*command):
    subprocess.run(list(map(str, command)), check=True, capture_output=True, timeout=60,
                   env=os.environ | {"PATH": PATH})


def mount(*command):
    try:
        run("mount", *command)
    except (OSError, subprocess.CalledProcessError) as failure:
        pytest.skip(f"this machine does not let us mount: {failure}")


@pytest.fixture
def folder(tmp_path):
    """A folder to mount on, unmounted after the test."""
    folder = tmp_path / "disk"
    folder.mkdir()
    yield folder
    with contextlib.suppress(subprocess.CalledProcessError):
        run("umount", "--lazy", folder)


def on_disk(program, folder):
    return program.over(folder / "state")


LYING = ["strace", "-qq", "-f", "-o", "/dev/null", "-e", "trace=fsync,fdatasync",
         "-e", "inject=fsync,fdatasync:retval=0"]


@pytest.mark.parametrize("options", ["", "noauto_da_alloc"])
@pytest.mark.parametrize("prefix", [
    pytest.param([], id="synced"),
    pytest.param(LYING, id="fsync that does nothing", marks=pytest.mark.xfail(
        strict=True, raises=AssertionError, reason="the control")),
])
def test_power_cut(program, folder, tmp_path, options, prefix):
    """Every move with a reply before the power cut is there afterwards."""
    disk = tmp_path / "image"
    with open(disk, "wb") as file:
        file.truncate(16 << 20)
    run("mkfs.ext4", "-q", "-b", "1024", disk)
    mounted = ["-o", ",".join(filter(None, ["loop", options])), disk, folder]
    mount(*mounted)
    whole = on_disk(program, folder)
    writer = whole.by(*prefix)
    guessed = {}
    for letter in "EAXQ":
        guessed[writer.newcomer()] = []
        for cookie, letters in guessed.items():
            assert writer.post("/guess", cookie, letter=letter).status == 200
            letters.append(letter)
        run("xfs_io", "-x", "-c", "shutdown", folder)
        run("umount", folder)
        mount(*mounted)
        for cookie, letters in guessed.items():
            assert whole.letters(cookie) == letters, "an answered move is lost"
        for path in player_files(whole.state):
            session_file.read(path)


@without("errors ignored", "temporary left")
def test_full_disk(program, folder):
    """No space: refused, the old state stays, no file is left; with space play goes on."""
    mount("-t", "tmpfs", "-o", "size=256k,mode=755", "tmpfs", folder)
    program = on_disk(program, folder)
    cookie = program.newcomer(seed=7)
    with pytest.raises(OSError), open(folder / "filler", "wb", buffering=0) as filler:
        while True:
            assert filler.write(bytes(4096)) > 0
    for _ in range(2):
        assert program.post("/guess", cookie, letter="E").code == "storage"
        assert program.post("/game").code == "storage"
        assert program.letters(cookie) == [] and not temporary_files(program.state)
        assert len([session_file.read(path) for path in player_files(program.state)]) == 1
    (folder / "filler").unlink()
    assert program.post("/guess", cookie, letter="E").status == 200
    assert program.letters(cookie) == ["E"]


@pytest.mark.parametrize("size", ["256k", "18m"])
def test_full_disk_without_an_index(program, folder, tmp_path, size):
    """An index that cannot be stored is not compiled: a request costs a fraction of compiling the list."""
    mount("-t", "tmpfs", "-o", f"size={size},mode=755", "tmpfs", folder)
    shutil.copy2(DATA / "words.plist", tmp_path)
    (tmp_path / "lists").mkdir()
    program = on_disk(program, folder).by(environment={"HANGMAN_DATA_DIR": str(tmp_path)})
    for _ in range(2):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        assert program.get("/lists").code == "storage"
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        assert after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime < 0.2


def test_no_inodes(program, folder):
    mount("-t", "tmpfs", "-o", "nr_inodes=40,mode=755", "tmpfs", folder)
    program = on_disk(program, folder)
    cookie = program.newcomer()
    with pytest.raises(OSError):
        for number in range(100):
            (folder / str(number)).touch()
    assert program.post("/guess", cookie, letter="E").code == "storage"
    assert program.post("/game").code == "storage"
    assert program.letters(cookie) == []
    for number in range(3):
        (folder / str(number)).unlink()
    assert program.post("/guess", cookie, letter="E").status == 200


def test_read_only_disk(program, folder):
    """Reading works, writing is refused."""
    mount("-t", "tmpfs", "-o", "mode=755", "tmpfs", folder)
    program = on_disk(program, folder)
    cookie = program.newcomer(list="sure")
    for letter in "AB":
        assert program.post("/guess", cookie, letter=letter).status == 200
    run("mount", "-o", "remount,ro", folder)
    for path in ("/game", "/history", "/settings", "/replay"):
        assert program.get(path, cookie).status == 200
    for outcome in (program.post("/game", cookie), program.post("/game"),
                    program.post("/settings", cookie, length=4),
                    program.post("/forget", cookie)):
        assert outcome.code == "storage" and len(outcome.log) >= 1, outcome
    run("mount", "-o", "remount,rw", folder)
    assert program.post("/game", cookie).cookie == cookie


def test_folder_of_somebody_else(data, public):
    """A state folder of another user: refused with a reason, and nothing is changed."""
    if os.getuid() != 0:
        pytest.skip("needs root to become somebody else")
    program = Program(public / "state", public / "data", public / "hangman-cgi")
    cookie = program.newcomer()
    other = program.by(*NOBODY)
    for outcome in (other.post("/game"), other.get("/game", cookie),
                    other.post("/guess", cookie, letter="E")):
        assert outcome.code == "storage" and outcome.log[0].startswith("hangman: storage:")
        assert "Permission denied" in outcome.log[0]
    assert other.get("/game").code == "no-game"
    assert program.letters(cookie) == []


def test_players_of_somebody_else(data, public):
    """Files restored by root into the folder of the server's user are refused, not replaced."""
    if os.getuid() != 0:
        pytest.skip("needs root to become somebody else")
    program = Program(public / "state", public / "data", public / "hangman-cgi")
    cookie = program.newcomer()
    (path,) = player_files(program.state)
    content = path.read_bytes()
    for folder in [program.state, *program.state.rglob("*")]:
        if folder != path:
            os.chown(folder, 65534, 65534)
    other = program.by(*NOBODY)
    assert other.post("/guess", cookie, letter="E").code == "storage"
    assert path.read_bytes() == content
    os.chown(path, 65534, 65534)
    assert other.post("/guess", cookie, letter="E").status == 200
