"""Every parser with random bytes, four seconds each; `make fuzz` runs longer."""

import subprocess

import pytest

from calls import REPOSITORY

pytestmark = pytest.mark.thorough


def fuzz(*arguments):
    return subprocess.run([REPOSITORY / "scripts/slow/fuzz", *arguments], capture_output=True, text=True)


def test_parsers():
    done = fuzz("4")
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("no fault") == 7


def test_the_instrument_sees_a_fault():
    """The control: a read past the end of a buffer is found."""
    done = fuzz("60", "planted")
    assert done.returncode != 0 and "AddressSanitizer: heap-buffer-overflow" in done.stdout
