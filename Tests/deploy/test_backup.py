"""The backup and the restore of docs/operating.md, during play and under `set -e`."""

import pytest

from document import commands
from sites import Lighttpd

URL = "http://127.0.0.1/hangman/"


@pytest.mark.thorough
def test_backed_up_under_play_and_restored(installed):
    machine = installed
    site = Lighttpd(machine)
    site.start()
    site.enable()
    begun = machine.play(URL, "--begin")
    # New players come and play all the time.
    machine.write("/tmp/players", f"""#!/bin/bash
while :; do
  curl -s -o /dev/null -d '' -c /tmp/jar.$1 {URL}cgi-bin/hangman-cgi/game
  for letter in E A O; do
    curl -s -o /dev/null -b /tmp/jar.$1 -d letter=$letter {URL}cgi-bin/hangman-cgi/guess
  done
done
""")
    machine.run("for i in 1 2 3; do setsid bash /tmp/players $i >/dev/null 2>&1 & done")
    backup = commands("backup")
    machine.run(f"mkdir /tmp/backup; cd /tmp/backup; for i in $(seq 6); do sh -ec '{backup}' || exit 1; done")
    assert machine.run("stat -c %a /tmp/backup/players.tgz").stdout == "600\n"
    machine.run("pkill -f /tmp/players", check=False)

    # In one step: one of the last requests can still run.
    machine.run("mv /var/lib/hangman/players /var/lib/lost")
    machine.run(f"cd /tmp/backup; set -e\n{commands('restore')}")
    assert machine.play(URL, "--go-on")["game"] == begun["game"]


def test_a_backup_that_cannot_be_made_fails(installed):
    done = installed.run(f"cd /tmp; rm -rf /var/lib/hangman/players; set -e\n{commands('backup')}", check=False)
    assert done.returncode
