"""The Debian package: installed beside an existing site, upgraded during a game, removed, purged."""

import os
import pathlib
import subprocess

import pytest

from calls import REPOSITORY
from sites import Apache
from tool import PACKING

LIGHTTPD = "lighttpd -D -f /etc/lighttpd/lighttpd.conf"
URL = "http://127.0.0.1/hangman/"


def existing_site(machine):
    return machine.run("curl -s http://127.0.0.1/").stdout == "the site that was here before\n"


@pytest.mark.long
def test_lintian_finds_nothing(package):
    found = subprocess.run(["lintian", "--allow-root", "--fail-on=warning,error", package],
                           capture_output=True, text=True)
    assert (found.returncode, found.stdout) == (0, "")


def test_the_life_of_a_package(installed, package):
    machine = installed
    state = machine.run("stat -c '%a %U' /var/lib/hangman /var/lib/hangman/index/words.index").stdout
    assert state.splitlines() == ["700 www-data", "600 www-data"]
    assert machine.run("hangman-cgi check").returncode == 0
    # Debian's own snippet for CGI programs must not interfere.
    machine.run("lighttpd-enable-mod cgi hangman")
    with machine.serving(LIGHTTPD, 80):
        assert existing_site(machine)
        begun = machine.play(URL, "--begin")
        assert (begun["status"], begun["guesses"]) == ("playing", 1)
        told = machine.run(newer(package)).stdout
        assert "hangman: Restart the web server" in told and "blocked.plist" in told
        # The server was not restarted.
        ended = machine.play(URL, "--go-on")
        assert (ended["game"], ended["before"], ended["played"]) == (begun["game"], 1, 1)

        machine.run("dpkg -r hangman")
        assert machine.run("find /var/lib/hangman/players -name '??????????*'").stdout
    with machine.serving(LIGHTTPD, 80):
        assert existing_site(machine)
        assert machine.run(f"curl -s -o /dev/null -w '%{{http_code}}' {URL}").stdout == "404"

    machine.run(f"dpkg -i {package}; lighttpd-enable-mod hangman")
    with machine.serving(LIGHTTPD, 80):
        assert machine.play(URL, "--go-on")["game"] == begun["game"]
    machine.run("dpkg --purge hangman")
    assert [path for path in machine.new_files() if "hangman" in path] == []
    assert machine.run("ls -d /var/lib/hangman /usr/share/hangman", check=False).returncode


def test_each_file_has_the_time_of_the_commit(package):
    """As in the tarball, because servers make the tag by which browsers notice changes from time and size."""
    listed = subprocess.check_output(["dpkg-deb", "-c", package], text=True, env=os.environ | {"TZ": "UTC"}).splitlines()
    times = {tuple(line.split()[3:5]) for line in listed if line.startswith("-")}
    commit = subprocess.check_output(["git", "log", "-1", "--format=%cd", "--date=format-local:%Y-%m-%d %H:%M"], text=True,
                                     cwd=REPOSITORY, env=os.environ | {"TZ": "UTC"}).split()
    assert len(times) == 1 and ("PACKAGE" in os.environ or times == {tuple(commit)})


def newer(package):
    """The command that upgrades to the same package with a higher version."""
    return (f"dpkg-deb -R {package} /tmp/next && sed -i 's/^Version:.*/Version: 999/' "
            "/tmp/next/DEBIAN/control && dpkg-deb -Znone -b /tmp/next /tmp/next.deb "
            "&& dpkg -i /tmp/next.deb && dpkg-query -W -f '${Version}' hangman")


def test_removed_under_apache(installed):
    machine = installed
    site = Apache(machine)
    site.start()
    site.enable()
    assert existing_site(machine)
    assert machine.play(URL)["played"] == 1
    machine.run("dpkg -r hangman")
    machine.run("service apache2 restart")
    machine.listening(80)
    assert existing_site(machine)
    assert machine.run(f"curl -s -o /dev/null -w '%{{http_code}}' {URL}").stdout == "404"
    machine.run("touch /var/lib/systemd/timers/stamp-hangman-sweep.timer; dpkg --purge hangman")
    assert machine.run("find /etc /var/lib -name '*hangman*' -not -path '/var/lib/apt/*' | "
                       "grep -v /var/lib/dpkg", check=False).stdout == ""


@pytest.mark.parametrize("file, text", [
    pytest.param("/etc/nginx/sites-available/default",
                 "server { listen 80; root /var/www/html; include snippets/hangman.conf; }",
                 marks=pytest.mark.thorough),
    ("/etc/apache2/sites-enabled/own.conf",
     "<VirtualHost *:80>\nInclude sites-available/zz-hangman.conf\n</VirtualHost>"),
    ("/etc/lighttpd/conf-enabled/99-own.conf",
     'include "/etc/lighttpd/conf-available/50-hangman.conf"'),
])
def test_not_removed_while_a_file_of_the_operators_includes_it(installed, file, text):
    """Removing is refused, because otherwise that server, with every site on it, would not start again."""
    machine = installed
    test = {"nginx": "nginx -t", "apache2": "apache2ctl configtest",
            "lighttpd": "lighttpd -tt -f /etc/lighttpd/lighttpd.conf"}[file.split("/")[2]]
    machine.run(f"cp {file} /tmp/before", check=False)
    machine.write(file, text + "\n")
    machine.run(test)
    done = machine.run("dpkg --purge hangman", check=False)
    assert done.returncode and text.split("\n")[-2 if "Virtual" in text else 0] in done.stdout
    machine.run(test)
    assert machine.run("dpkg-query -W -f '${db:Status-Status}' hangman").stdout == "installed"

    machine.run(f"mv /tmp/before {file} || rm {file}")
    machine.run(f"dpkg --purge hangman && {test}")


def test_removed_with_the_new_configuration_beside_the_old(installed):
    """An upgrade leaves these files, and no server reads them."""
    machine = installed
    snippet = "/etc/nginx/snippets/hangman.conf"
    machine.run(f"cp {snippet} {snippet}.dpkg-dist; dpkg --purge hangman")
    assert "hangman" not in machine.run("ls /etc/nginx/snippets", check=False).stdout


@pytest.mark.long
def test_the_source_package_packs_the_same(package, tmp_path):
    """From another folder, with only Debian's tools; only the program needs Swift."""
    source = next(pathlib.Path(package).parent.glob("*.dsc"))
    subprocess.run(["dpkg-source", "-x", source, tmp_path / "elsewhere"], check=True, capture_output=True)
    subprocess.run(["dpkg-buildpackage", "-d", "-b", "-us", "-uc"], cwd=tmp_path / "elsewhere",
                   env=PACKING | {"DPKG_DEB_COMPRESSOR_LEVEL": PACKING["XZ_LEVEL"]}, check=True,
                   capture_output=True)
    [again] = tmp_path.glob("*.deb")
    assert again.read_bytes() == pathlib.Path(package).read_bytes()


def test_autopkgtest(installed):
    """The tests that Debian runs against the installed package."""
    script = REPOSITORY / "deploy/debian/tests/play"
    machine = installed
    machine.run(str(script))
