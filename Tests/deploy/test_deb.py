"""The Debian package: installed beside an existing site, upgraded in mid-game, removed, purged."""

import subprocess

LIGHTTPD = "lighttpd -D -f /etc/lighttpd/lighttpd.conf"
APACHE = "apache2ctl -DFOREGROUND"
URL = "http://127.0.0.1/hangman/"


def existing_site(machine):
    return machine.run("curl -s http://127.0.0.1/").stdout == "the site that was here before\n"


def test_lintian_finds_nothing(package):
    found = subprocess.run(["lintian", "--allow-root", "--fail-on=warning,error", package],
                           capture_output=True, text=True)
    assert (found.returncode, found.stdout) == (0, "")


def test_the_life_of_a_package(installed, package):
    machine = installed
    state = machine.run("stat -c '%a %U' /var/lib/hangman /var/lib/hangman/index/words.index").stdout
    assert state.splitlines() == ["700 www-data", "600 www-data"]
    assert machine.run("hangman-cgi check").returncode == 0
    # What Debian's own snippet for CGI programs does must not be in the way.
    machine.run("lighttpd-enable-mod cgi hangman")
    with machine.serving(LIGHTTPD, 80):
        assert existing_site(machine)
        begun = machine.play(URL, "--begin")
        assert (begun["status"], begun["guesses"]) == ("playing", 1)
        machine.run(newer(package))
        # Under a server that nobody told to start again.
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


def newer(package):
    """The line that upgrades to the same with a higher version."""
    return (f"dpkg-deb -R {package} /tmp/next && sed -i 's/^Version:.*/Version: 999/' "
            "/tmp/next/DEBIAN/control && dpkg-deb -Znone -b /tmp/next /tmp/next.deb "
            "&& dpkg -i /tmp/next.deb && dpkg-query -W -f '${Version}' hangman")


def test_removed_under_apache(installed):
    machine = installed
    machine.run("a2enconf hangman")
    with machine.serving(APACHE, 80):
        assert existing_site(machine)
        assert machine.play(URL)["played"] == 1
    machine.run("dpkg -r hangman")
    with machine.serving(APACHE, 80):
        assert existing_site(machine)
        assert machine.run(f"curl -s -o /dev/null -w '%{{http_code}}' {URL}").stdout == "404"
