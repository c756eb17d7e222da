"""The page in Debian's Chromium, served by a real lighttpd, played against the real program."""

import collections
import pathlib
import plistlib
import shutil
import sys

import pytest

import servers
from calls import REPOSITORY

HERE = pathlib.Path(__file__).parent
sys.path.insert(0, str(HERE))
from table import LONGEST_PHRASE, WORDS, Table  # noqa: E402


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    """Of a test's cases all but the first and the last wait for `make browsers`, because each opens the page anew."""
    cases = collections.defaultdict(list)
    for item in items:
        if item.path.parent == HERE and not {"each", "long"} & {mark.name for mark in item.iter_markers()}:
            cases[item.nodeid.partition("[")[0]].append(item)
    for of_one in cases.values():
        for item in of_one[1:-1]:
            item.add_marker("long")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args):
    # The same browser without a hidden window: a page opens in a sixth of the time.
    # Tests/web/engines drives the browser that people have.
    return {**browser_type_launch_args, "executable_path": "/usr/bin/chromium-headless-shell"}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args):
    # The narrowest phone, and no mobile emulation: that would widen the layout to hide an overflow.
    # Animations are off, because they would take processor time from the tests; tests about them switch them on.
    return {**browser_context_args, "viewport": {"width": 320, "height": 480}, "service_workers": "block", "reduced_motion": "reduce"}


@pytest.fixture(scope="session")
def small(site, readable_tmp):
    """A server whose only word of seven letters is HANGMAN, a list of one long phrase, and endgames."""
    data = readable_tmp / "small-data"
    (data / "lists").mkdir(parents=True)
    (data / "words.plist").write_bytes(plistlib.dumps(WORDS))
    phrases = {"title": "One phrase", "entries": [LONGEST_PHRASE]}
    (data / "lists/phrase.plist").write_bytes(plistlib.dumps(phrases))
    (data / "lists/medium.plist").write_bytes(plistlib.dumps(WORDS))
    shutil.copytree(REPOSITORY / "data/endgames", data / "endgames")
    with servers.start("lighttpd", site, readable_tmp / "small", data=data) as server:
        yield server


@pytest.fixture
def faults(page):
    """Errors of the browser's console; a test that expects some clears them."""
    found = []
    page.on("console", lambda message: message.type == "error" and found.append(message.text))
    page.on("pageerror", lambda error: found.append(str(error)))
    yield found
    assert found == []


@pytest.fixture
def table(page, small, faults):
    """A table at the small server; open() starts an honest game of HANGMAN."""
    return Table(page, small.url)


@pytest.fixture
def real(page, lighttpd, faults):
    """A table at the server with the real lists."""
    return Table(page, lighttpd.url)
