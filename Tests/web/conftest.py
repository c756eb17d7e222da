"""Fixtures: the three servers, the bare program, and a factory for servers with other data."""

import contextlib
import itertools
import os
import pathlib
import plistlib
import shutil
import subprocess
import tempfile

import pytest

import servers
from calls import DATA, MOUNT, PROGRAM, REPOSITORY, Direct, Server


@pytest.fixture(scope="session")
def readable_tmp():
    """A folder that the server's user can enter; pytest's own is closed."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="hangman-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


@pytest.fixture(scope="session")
def site(readable_tmp):
    assert PROGRAM.exists(), "make build comes first"
    return servers.install(readable_tmp / "site")


def compile_lists(site, state):
    """Compiles all lists, as an operator does; otherwise the first visitors would wait and get only some."""
    folders = {"HANGMAN_DATA_DIR": site / "data", "HANGMAN_STATE_DIR": state}
    subprocess.run([site / "hangman-cgi", "index"], env=folders, check=True, stdout=subprocess.DEVNULL)


@pytest.fixture(scope="session")
def indexes(site, readable_tmp):
    """The indexes of all lists of the site, made once."""
    compile_lists(site, readable_tmp / "indexes")
    return readable_tmp / "indexes/index"


@contextlib.contextmanager
def serving(kind, site, readable_tmp, indexes):
    """A server that has the indexes of all lists from the start."""
    # Tests make rooms faster than people, and a whole class writes to one at the same moment.
    many = {"HANGMAN_NEW_ROOMS": "0", "HANGMAN_LOCK_SECONDS": "10"}
    with servers.start(kind, site, readable_tmp / kind, environment=many) as server:
        shutil.copytree(indexes, server.state / "index")
        if servers.USER:
            subprocess.run(["chown", "-R", f"{servers.USER}:", server.state], check=True)
        yield server


@pytest.fixture(scope="session")
def lighttpd(site, readable_tmp, indexes):
    with serving("lighttpd", site, readable_tmp, indexes) as server:
        yield server


@pytest.fixture(scope="session")
def apache_cgi(site, readable_tmp, indexes):
    with serving("apache_cgi", site, readable_tmp, indexes) as server:
        yield server


@pytest.fixture(scope="session")
def apache_cgid(site, readable_tmp, indexes):
    with serving("apache_cgid", site, readable_tmp, indexes) as server:
        yield server


@pytest.fixture(params=servers.KINDS)
def any_server(request):
    return request.getfixturevalue(request.param)


@pytest.fixture
def serve(request, site, readable_tmp):
    """serve(kind, data=…, environment=…) starts another server until the end of the test."""
    number = itertools.count()

    def start(kind, **options):
        folder = readable_tmp / f"{request.node.name}-{next(number)}".replace("/", "_")
        context = servers.start(kind, site, folder, **options)
        request.addfinalizer(lambda: context.__exit__(None, None, None))
        return context.__enter__()

    return start


@pytest.fixture
def proxy(serve, tmp_path, indexes):
    """The proxy of deploy/cluster, and its nodes."""
    if not shutil.which("haproxy", path=servers.PATH):
        pytest.skip("needs haproxy")
    nodes = {name: serve("lighttpd") for name in servers.NODES}
    for node in nodes.values():
        shutil.copytree(indexes, node.state / "index", dirs_exist_ok=True)
        if servers.USER:
            subprocess.run(["chown", "-R", f"{servers.USER}:", node.state], check=True)
    shipped = (REPOSITORY / "deploy/cluster/haproxy-sticky.cfg").read_text()

    def at(port):
        text = shipped
        for number, name in enumerate(servers.NODES, 1):
            text = text.replace(f"192.0.2.1{number}:80", f"127.0.0.1:{nodes[name].port}")
        text = text.replace("bind :80", f"bind 127.0.0.1:{port}")
        text = text.replace(f"uri /hangman{MOUNT}", f"uri {MOUNT}").replace("abns@hangman-codes", f"abns@codes-{port}")
        (tmp_path / "haproxy.cfg").write_text(text.replace("/run/haproxy/", f"{tmp_path}/"))
        command = [shutil.which("haproxy", path=servers.PATH), "-db", "-f", tmp_path / "haproxy.cfg"]
        return servers.Process(command, port, tmp_path / "log")

    process = servers.started(at)
    yield Server("haproxy", process.port, None, process.log, process.away), nodes
    process.stop()


# In memory if possible: waiting for a disk costs more than the rest of a call.
MEMORY = "/dev/shm" if pathlib.Path("/dev/shm").is_dir() else None


@pytest.fixture(scope="session")
def compiled():
    """The program without a server, with the indexes of all shipped lists; its players share a state."""
    with tempfile.TemporaryDirectory(dir=MEMORY) as folder:
        program = Direct(pathlib.Path(folder) / "state")
        program.index()
        yield program


@pytest.fixture
def direct(compiled):
    """direct(data=…, environment=…) is the program without a server, with a state of its own, which has
    the indexes of all shipped lists: to compile words.plist takes longer than most of these tests."""
    number = itertools.count()
    with tempfile.TemporaryDirectory(dir=MEMORY) as folder:

        def start(data=DATA, environment=None):
            state = pathlib.Path(folder) / f"state-{next(number)}"
            if data == DATA:
                shutil.copytree(compiled.state / "index", state / "index", copy_function=os.link)
            return Direct(state, data, environment=environment)

        yield start


@pytest.fixture
def data(tmp_path):
    """data(words) makes a data folder whose words.plist has only these words."""
    number = itertools.count()

    def make(words):
        folder = tmp_path / f"data-{next(number)}"
        (folder / "lists").mkdir(parents=True)
        (folder / "words.plist").write_bytes(plistlib.dumps(words))
        return folder

    return make


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item):
    """Shows the end of the log of each server that a failed test used."""
    report = yield
    if report.failed:
        for value in getattr(item, "funcargs", {}).values():
            if isinstance(value, Server) and value.log.exists():
                report.sections.append((f"log of {value.name}", value.log.read_text()[-4000:]))
    return report
