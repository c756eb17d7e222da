"""What holds for every test here: none hangs, and none is skipped where CI is the judge."""

import os

import pytest


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport():
    report = yield
    if report.skipped and "CI" in os.environ and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
    return report
