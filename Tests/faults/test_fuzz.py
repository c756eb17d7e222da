"""The control of `make fuzz`: a read past the end of a buffer is found."""

import subprocess

from calls import REPOSITORY


def test_the_instrument_sees_a_fault():
    command = [REPOSITORY / "scripts/slow/fuzz", "60", "planted"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode != 0 and "AddressSanitizer: heap-buffer-overflow" in done.stdout
