"""The tarball on servers that a student has, each set up as docs/servers.md says."""

import pytest

from document import commands

URL = "http://127.0.0.1:8000/"
# Paths that must never be shown: lists are not secret, but players and settings are.
HIDDEN = ("cgi-bin/settings", "hangman-state/", "state/", "cgi-bin/state/", "../hangman-state/game/players/",
          "cgi-bin/hangman-state/game/")


@pytest.fixture
def unpacked(machine, archive):
    machine.run(f"rm -rf /srv; install -d -o www-data /srv; {AS_USER} tar -xzf {archive} -C /srv")
    return machine


AS_USER = "setpriv --reuid=www-data --regid=www-data --clear-groups env HOME=/srv "


def code(machine, path):
    return machine.run(f"curl -s --path-as-is -o /dev/null -w '%{{http_code}}' {URL}{path}", check=False).stdout


@pytest.mark.parametrize("name", [
    "python", "lighttpd-alone", *(pytest.param(name, marks=pytest.mark.thorough) for name in ("busybox", "caddy"))])
def test_unpacked_and_played(unpacked, name):
    machine = unpacked
    machine.write("/srv/start", commands(name))
    machine.run("echo HANGMAN_COOKIE=own >/srv/hangman/cgi-bin/settings")
    with machine.serving(f"{AS_USER} sh /srv/start", 8000):
        game = machine.play(URL)
        assert game["played"] == 1 and game["cookies"][0].startswith("own=")
        types = machine.run(f"curl -sI {URL}app.js {URL}style.css | grep -i ^content-type").stdout.lower()
        assert "javascript" in types and "text/css" in types
        if name == "caddy":
            lists = machine.run(f"curl -sH 'Accept-Encoding: gzip' -o /dev/null -D - {URL}cgi-bin/hangman-cgi/lists")
            assert "content-encoding: gzip" in lists.stdout.lower()
        for path in HIDDEN:
            assert code(machine, path) != "200", path
        # The program itself, without the script that sets the folders.
        for path in ("program", "program/game", "./program/game", "data/../program/game"):
            machine.run(f"curl -s --path-as-is -o /dev/null -d '' {URL}cgi-bin/{path}")
        assert machine.run("find /srv/hangman -name state -o -name players").stdout == ""
    assert machine.run("ls -d /srv/hangman-state/game/players").stdout


def test_a_folder_with_a_url_is_refused(unpacked):
    """As uWSGI does, this Apache names the folder of the programs as the one that it shows."""
    machine = unpacked
    machine.write("/etc/apache2/conf-enabled/host.conf", """Listen 8000
LoadModule cgid_module /usr/lib/apache2/modules/mod_cgid.so
<VirtualHost *:8000>
  DocumentRoot /srv/hangman
  ScriptAlias /cgi-bin/ /srv/hangman/cgi-bin/
  <Directory /srv>
    Require all granted
  </Directory>
</VirtualHost>
""")
    with machine.serving("apache2ctl -DFOREGROUND", 8000):
        call = f"curl -s -d '' {URL}cgi-bin/hangman-cgi/game"
        assert '"code":"storage"' in machine.run(call).stdout
        assert "is inside /srv/hangman, which the web server publishes" in machine.run(
            "cat /var/log/apache2/*error.log").stdout
        assert machine.run("find /srv -name 'hangman-state'").stdout == ""
        machine.run("echo HANGMAN_STATE_DIR=/srv/mine >/srv/hangman/cgi-bin/settings; "
                    "install -d -o www-data -m 700 /srv/mine")
        assert '"status":"playing"' in machine.run(call).stdout
