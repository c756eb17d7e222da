"""`make install` and `make uninstall`, on a machine of their own."""

import os
import re
import subprocess

import pytest

from calls import REPOSITORY
from tool import PROGRAM

MAKE = f"make --no-print-directory -C {REPOSITORY} PROGRAM={PROGRAM}"


def installed(prefix, etc="/etc"):
    share = f"{prefix}/share/hangman"
    files = [path.relative_to(REPOSITORY) for folder in ("public", "data")
             for path in (REPOSITORY / folder).rglob("*") if path.is_file()]
    # Only the making of lists and rates reads these.
    files = [file for file in files if file.parts[:2] not in (("data", "core"), ("data", "people"))]
    limits = [f"limits/{path.name}" for path in (REPOSITORY / "deploy/limits").iterdir()]
    return sorted([
        *(f"{share}/{file}" for file in files),
        *(f"{share}/{name}" for name in ("apache.conf", "lighttpd.conf", "lighttpd-deflate.conf",
                                         "nginx.conf", "in-use", "apparmor", *limits)),
        f"{prefix}/lib/hangman/hangman-cgi",
        f"{prefix}/sbin/hangman-cgi",
        f"{prefix}/lib/systemd/system/fcgiwrap.service.d/hangman.conf",
        f"{prefix}/lib/systemd/system/hangman-sweep.service",
        f"{prefix}/lib/systemd/system/hangman-sweep.timer",
        f"{prefix}/lib/tmpfiles.d/hangman.conf",
        f"{prefix}/share/man/man8/hangman-cgi.8",
        f"{prefix}/share/doc/hangman/LICENSES.md",
        f"{prefix}/share/doc/hangman/NOTICES.md",
        f"{prefix}/share/doc/hangman/operating.md",
        f"{prefix}/share/doc/hangman/operating-reference.md",
        f"{etc}/default/hangman",
        f"{etc}/lighttpd/conf-available/50-hangman.conf",
        f"{etc}/apache2/sites-available/zz-hangman.conf",
        f"{etc}/nginx/snippets/hangman.conf",
    ])


def test_installed_documents_link_to_what_is_installed(tmp_path):
    subprocess.run([REPOSITORY / "scripts/package/install"], env=os.environ | {"DESTDIR": str(tmp_path)}, check=True)
    folder = tmp_path / "usr/local/share/doc/hangman"
    links = {}
    for document in ("operating.md", "operating-reference.md"):
        text = (folder / document).read_text()
        links[document] = re.findall(r"\]\((?!https?:|#)([^)#]+)", text)
        source = (REPOSITORY / "docs" / document).read_text()
        assert re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", text) == re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", source)
    assert "operating-reference.md" in links["operating.md"]
    assert [link for found in links.values() for link in found if not (folder / link).exists()] == []


def test_installed_played_and_gone(machine):
    folders = "find /usr/local /etc -xdev -type d | sort"
    before = machine.run(folders).stdout
    machine.run(f"{MAKE} install")
    state = [path for path in machine.new_files() if path.startswith("/var/lib/hangman/")]
    assert "/var/lib/hangman/index/words.index" in state
    assert machine.new_files() == sorted(installed("/usr/local") + state)
    modes = machine.run("cd /; stat -c '%a %U %n' usr/local/lib/hangman/hangman-cgi var/lib/hangman "
                        "var/lib/hangman/index var/lib/hangman/index/words.index").stdout
    assert modes.splitlines() == [
        "755 root usr/local/lib/hangman/hangman-cgi", "700 www-data var/lib/hangman",
        "700 www-data var/lib/hangman/index", "600 www-data var/lib/hangman/index/words.index",
    ]
    check = machine.run("hangman-cgi check").stdout.splitlines()
    # The state folder, players and lists, then each folder of data beside the lists.
    assert len(check) > 3 and {line.split()[0] for line in check} == {"ok"}

    machine.run("systemctl enable hangman-sweep.timer; lighttpd-enable-mod hangman")
    with machine.serving("lighttpd -D -f /etc/lighttpd/lighttpd.conf", 80):
        assert machine.play("http://127.0.0.1/hangman")["played"] == 1
    assert "players 1\n" in machine.run("hangman-cgi stats").stdout

    machine.run(f"{MAKE} uninstall")
    left = [path for path in machine.new_files() if "hangman" in path]
    assert left and all(path.startswith("/var/lib/hangman/players/") for path in left)
    assert machine.run("ls /etc/systemd/system/timers.target.wants | grep hangman", check=False).returncode
    left = {*machine.run(folders).stdout.split()} - {*before.split()}
    assert left <= {"/etc/systemd/system/timers.target.wants"}
    # The server's next start needs nothing that was removed.
    machine.run("lighttpd -tt -f /etc/lighttpd/lighttpd.conf")


@pytest.mark.long
def test_what_the_operator_changed_stays(machine):
    assert "This was an upgrade." not in machine.run(f"{MAKE} install").stdout
    conf = "/etc/lighttpd/conf-available/50-hangman.conf"
    machine.run(f"echo '# mine' >>{conf}")
    told = machine.run(f"{MAKE} install").stdout
    assert f"{conf} is edited and stays" in told
    assert "This was an upgrade. Restart the web server" in told and "blocked.plist" in told
    assert machine.run(f"tail -n 1 {conf}").stdout == "# mine\n"
    assert "mine" not in machine.run(f"cat {conf}.new").stdout
    machine.run(f"{MAKE} uninstall")
    assert machine.run(f"tail -n 1 {conf}").stdout == "# mine\n"
    assert machine.run(f"ls {conf}.new", check=False).returncode


def test_staged_for_a_package(machine):
    machine.run(f"{MAKE} install DESTDIR=/stage PREFIX=/usr SYSCONFDIR=/conf")
    assert machine.new_files() == ["/stage" + path for path in installed("/usr", "/conf")]
    everything = machine.run("cat /stage/usr/sbin/* /stage/usr/lib/systemd/system/hangman-* /stage/conf/*/*/*")
    assert "/stage" not in everything.stdout
    assert "/etc/default" not in everything.stdout
    assert "/conf/default/hangman" in machine.run("cat /stage/usr/share/man/man8/hangman-cgi.8").stdout


@pytest.mark.long
def test_a_user_whose_group_has_another_name(machine):
    machine.run(f"{MAKE} install WWW_USER=nobody")
    assert machine.run("stat -c '%U %G' /var/lib/hangman").stdout == "nobody nogroup\n"
    units = machine.run("cat /usr/local/lib/systemd/system/hangman-sweep.service "
                        "/usr/local/lib/tmpfiles.d/hangman.conf").stdout
    assert "User=nobody\nGroup=nogroup\n" in units and "0700 nobody nogroup" in units
    machine.run("hangman-cgi check")


def test_nothing_is_touched_for_a_user_that_does_not_exist(machine):
    done = machine.run(f"{MAKE} install WWW_USER=nobody-here", check=False)
    assert done.returncode and "There is no user nobody-here here" in done.stdout
    assert machine.new_files() == []


@pytest.mark.long
def test_where_systemd_does_not_look(machine):
    told = machine.run(f"{MAKE} install PREFIX=/opt/games").stdout
    assert "systemd does not look in /opt/games/lib/systemd/system:" in told
    link = [line for line in told.splitlines() if "systemctl" in line]
    # Without systemd, systemctl works on the files.
    machine.run("; ".join(link).replace(" --now", ""))
    assert machine.run("systemctl is-enabled hangman-sweep.timer").stdout == "enabled\n"


@pytest.mark.long
def test_uninstalled_with_other_variables_than_installed(machine):
    machine.run(f"{MAKE} install PREFIX=/opt/games")
    before = machine.new_files()
    done = machine.run(f"{MAKE} uninstall", check=False)
    assert done.returncode and "Nothing is installed in /usr/local" in done.stdout
    assert machine.new_files() == before


@pytest.mark.long
def test_not_uninstalled_while_a_server_includes_it(machine):
    machine.run(f"{MAKE} install")
    machine.run("sed -i 's|server_name _;|& include snippets/hangman.conf;|' /etc/nginx/sites-available/default")
    done = machine.run(f"{MAKE} uninstall", check=False)
    assert done.returncode and "/etc/nginx/sites-enabled/default" in done.stdout
    machine.run("nginx -t")
