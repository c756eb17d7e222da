"""The page in each engine, played by the same sentences against the real program and lists.

`make browsers` plays in all of them; ENGINES names fewer.
"""

import os
import pathlib
import plistlib
import shutil
import sys

import pytest

import servers

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import launch  # noqa: E402
from player import Player  # noqa: E402

ENGINES = os.environ.get("ENGINES", "chromium firefox webkit qtwebengine").split()


@pytest.fixture(scope="session")
def penguin(site, readable_tmp):
    """A server with the real lists, and one with only the word PENGUIN."""
    data = readable_tmp / "penguin-data"
    shutil.copytree(site / "data", data)
    (data / "lists/one-word.plist").write_bytes(plistlib.dumps(["PENGUIN"]))
    with servers.start("lighttpd", site, readable_tmp / "penguin", data=data) as server:
        yield server


@pytest.fixture(scope="session", params=ENGINES)
def engine(request):
    if missing := launch.missing(request.param):
        pytest.skip(f"{request.param} is not here: {', '.join(missing)}")
    return request.param


@pytest.fixture(scope="session")
def browser_of_engine(engine, playwright):
    with launch.start(engine, playwright) as driver:
        yield driver


@pytest.fixture
def play(browser_of_engine, penguin):
    """A player that neither the server nor the browser knows yet."""
    return Player(browser_of_engine, penguin).forget()


@pytest.fixture
def play_without(engine, playwright, penguin):
    """play_without("storage") is a player whose browser has none."""
    started = []

    def start(what):
        started.append(launch.start(engine, playwright, without=what))
        return Player(started[0].__enter__(), penguin)

    yield start
    for context in started:
        context.__exit__(None, None, None)
