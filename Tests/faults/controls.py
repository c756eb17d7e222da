"""The negative controls: a test must fail when the property it checks is taken away."""

import pytest


def without(*faults):
    """Runs a test with the program, where it must pass, and once with each fault, where it must fail.

    A test that passes with the fault is reported as a failure.
    """
    rows = [pytest.param(None, id="program")]
    for name in faults:
        mark = pytest.mark.xfail(strict=True, raises=AssertionError, reason="the control")
        rows.append(pytest.param(name, id=name, marks=mark))
    return pytest.mark.parametrize("fault", rows)
