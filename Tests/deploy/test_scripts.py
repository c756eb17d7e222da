"""Scripts for contributors: their messages, and the locks that they wait for."""

import subprocess

import pytest

from calls import REPOSITORY

# Holds one of apt's locks for some seconds, from a moment that it prints.
HOLD = """
import fcntl, sys, time
with open(sys.argv[1], "w") as file:
    fcntl.lockf(file, fcntl.LOCK_EX)
    print(flush=True)
    time.sleep(float(sys.argv[2]))
"""


def test_a_script_that_is_badly_laid_out_is_named(tmp_path):
    good, bad, broken = (tmp_path / f"{name}.js" for name in ("good", "bad", "broken"))
    good.write_text("const a = 1;\n")
    bad.write_text("const a=1\n")
    broken.write_text("const = ;\n")

    def layout(*files):
        done = subprocess.run([REPOSITORY / "scripts/parts/layout", *files], capture_output=True, text=True)
        return done.returncode, done.stdout + done.stderr
    assert layout(good) == (0, "")
    for file in (bad, broken):
        status, said = layout(good, file)
        assert status == 1 and str(file) in said and "make format" in said
        assert "backtrace" not in said and str(good) not in said


@pytest.mark.parametrize("lock, least", [("/var/lib/dpkg/lock-frontend", 2), ("/var/lib/apt/lists/lock", 4)])
def test_the_scripts_wait_for_another_apt(machine, lock, least):
    machine.write("/tmp/hold.py", HOLD)
    # Without sources nothing is fetched, so in the end the package is unknown.
    machine.run("rm -rf /etc/apt/sources.list /etc/apt/sources.list.d/*")
    script = (f"(python3 /tmp/hold.py {lock} {least} & ) | head -c 1 >/dev/null; date +%s; "
              f"{REPOSITORY}/scripts/parts/need no-such-package-anywhere; date +%s")
    said = machine.run(script, check=False).stdout
    times = [int(line) for line in said.splitlines() if line.isdigit()]
    assert times[1] - times[0] >= least - 1, said
    assert "Unable to locate package no-such-package-anywhere" in said and "lock" not in said
