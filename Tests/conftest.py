"""For every test here: in CI a skipped test fails; `--brief` and `--direct` run a part of them."""

import collections
import os

import pytest

# Fixtures of slow cases: a page in a browser, a machine to install on, a program run hundreds of times.
DEAR = {"browser", "machine", "installed", "program"}

# Fixtures of tests that start a web server or a browser.
SERVED = {"any_server", "serve", "site", "page"}


def pytest_addoption(parser):
    parser.addoption("--direct", action="store_true", help="leave out tests that start a web server "
                     "or a browser")
    parser.addoption("--brief", action="store_true", help="leave out tests marked as thorough, and "
                     "of several slow cases of a test all but the first and the last")


def pytest_collection_modifyitems(config, items):
    kept = set(items)
    if config.getoption("direct"):
        kept = {item for item in items if not SERVED & {*item.fixturenames}}
    if config.getoption("brief"):
        cases = collections.defaultdict(list)
        for item in items:
            if not item.get_closest_marker("thorough"):
                cases[item.nodeid.partition("[")[0]].append(item)
        kept &= {item for of_one in cases.values() for item in brief(of_one)}
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = [item for item in items if item in kept]


def brief(cases):
    return [cases[0], *cases[1:][-1:]] if DEAR & {*cases[0].fixturenames} else cases


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport():
    report = yield
    if report.skipped and "CI" in os.environ and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
    return report
