"""Chooses the cases of a test that a change waits for."""

import pytest


def ends(*cases, kept=None):
    """Returns the first and the last of these tuples of arguments, or `kept`; the others wait for `make browsers`."""
    kept = kept or (cases[0], cases[-1])
    return [pytest.param(*case, marks=[] if case in kept else pytest.mark.long) for case in cases]
