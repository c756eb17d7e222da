"""Chooses the cases of a test that a change waits for, where they are not the first and the last."""

import pytest


def chosen(*cases, kept):
    """Returns these tuples of arguments; all but those in `kept` wait for `make browsers`."""
    return [pytest.param(*case, marks=pytest.mark.each if case in kept else pytest.mark.long) for case in cases]
