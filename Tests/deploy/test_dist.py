"""The tarball for shared hosting: unpacked into a web folder, played, and its state out of reach."""

import os
import subprocess

import pytest

from calls import REPOSITORY
from tool import PROGRAM

APACHE = "apache2ctl -DFOREGROUND"
URL = "http://127.0.0.1/hangman/"


@pytest.fixture
def hosted(machine):
    """Web space whose owner the host runs programs as; Apache as Debian has it, with CGI."""
    archive = subprocess.check_output([REPOSITORY / "scripts/dist"], text=True,
                                      env=os.environ | {"PROGRAM": str(PROGRAM)}).strip()
    machine.run("a2enmod cgid headers; chown www-data: /var/www/html")
    machine.run(f"setpriv --reuid=www-data --regid=www-data --clear-groups "
                f"tar -xzf {archive} -C /var/www/html")
    return machine


def allow_override(machine, what):
    machine.write("/etc/apache2/conf-enabled/override.conf",
                  f'<Directory "/var/www/html">\n  AllowOverride {what}\n</Directory>\n')


def status(machine, path):
    return machine.run(f"curl -s -o /tmp/body -w '%{{http_code}}' {URL}{path}").stdout


def test_unpacked_and_played(hosted):
    allow_override(hosted, "All")
    with hosted.serving(APACHE, 80):
        ended = hosted.play(URL)
        assert ended["played"] == 1
        assert ended["policy"].startswith("default-src 'none'; script-src 'self'")
        state = "/var/www/html/hangman/cgi-bin/state"
        assert hosted.run(f"stat -c '%a %U' {state}").stdout == "700 www-data\n"
        [player] = hosted.run(f"cd {state} && find players -name '??????????*'").stdout.split()
        for path in ("", "data/words.plist", "state/", "state/index/words.index", f"state/{player}",
                     ".htaccess"):
            assert status(hosted, f"cgi-bin/{path}") == "403", path
        assert status(hosted, "README.txt") == status(hosted, ".htaccess") == "403"
    # The defaults of both folders are beside the program.
    hosted.run("cd /var/www/html/hangman/cgi-bin && ./hangman-cgi check")


def test_a_host_that_ignores_htaccess_has_no_state_to_show(hosted):
    allow_override(hosted, "None")
    with hosted.serving(APACHE, 80):
        assert status(hosted, "cgi-bin/hangman-cgi/game") == "404"
        assert status(hosted, "cgi-bin/hangman-cgi") == "200"
        assert hosted.run("head -c 4 /tmp/body").stdout == "\x7fELF"
    assert hosted.run("ls -d /var/www/html/hangman/cgi-bin/state", check=False).returncode
