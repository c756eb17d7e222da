"""`make install` and `make uninstall`, on a machine of their own."""

from calls import REPOSITORY
from tool import PROGRAM

MAKE = f"make --no-print-directory -C {REPOSITORY} PROGRAM={PROGRAM}"


def installed(prefix, etc="/etc"):
    share = f"{prefix}/share/hangman"
    files = [path.relative_to(REPOSITORY) for path in (REPOSITORY / "public").iterdir()]
    files += [path.relative_to(REPOSITORY) for path in (REPOSITORY / "data").rglob("*.plist")]
    files += [path.relative_to(REPOSITORY) for path in (REPOSITORY / "data/lists").glob("*.txt")]
    return sorted([
        *(f"{share}/{file}" for file in files),
        *(f"{share}/{name}" for name in ("apache.conf", "lighttpd.conf", "data/README.md")),
        f"{prefix}/lib/cgi-bin/hangman-cgi",
        f"{prefix}/sbin/hangman-cgi",
        f"{prefix}/lib/systemd/system/hangman-sweep.service",
        f"{prefix}/lib/systemd/system/hangman-sweep.timer",
        f"{prefix}/lib/tmpfiles.d/hangman.conf",
        f"{prefix}/share/man/man8/hangman-cgi.8",
        f"{prefix}/share/doc/hangman/LICENSES.md",
        f"{prefix}/share/doc/hangman/operating.md",
        f"{etc}/default/hangman",
        f"{etc}/lighttpd/conf-available/50-hangman.conf",
        f"{etc}/apache2/conf-available/hangman.conf",
        f"{etc}/nginx/snippets/hangman.conf",
    ])


def test_installed_played_and_gone(machine):
    machine.run(f"{MAKE} install")
    state = [path for path in machine.new_files() if path.startswith("/var/lib/hangman/")]
    assert "/var/lib/hangman/index/words.index" in state
    assert machine.new_files() == sorted(installed("/usr/local") + state)
    modes = machine.run("cd /; stat -c '%a %U %n' usr/local/lib/cgi-bin/hangman-cgi var/lib/hangman "
                        "var/lib/hangman/index var/lib/hangman/index/words.index").stdout
    assert modes.splitlines() == [
        "755 root usr/local/lib/cgi-bin/hangman-cgi", "700 www-data var/lib/hangman",
        "700 www-data var/lib/hangman/index", "600 www-data var/lib/hangman/index/words.index",
    ]
    check = machine.run("hangman-cgi check").stdout.splitlines()
    assert [line.split()[0] for line in check] == ["ok", "ok", "ok"]

    machine.run("lighttpd-enable-mod hangman")
    with machine.serving("lighttpd -D -f /etc/lighttpd/lighttpd.conf", 80):
        assert machine.play("http://127.0.0.1/hangman")["played"] == 1
    assert "players 1\n" in machine.run("hangman-cgi stats").stdout

    machine.run(f"{MAKE} uninstall")
    left = [path for path in machine.new_files() if "hangman" in path]
    assert left and all(path.startswith("/var/lib/hangman/") for path in left)
    assert machine.run("ls -d /usr/local/share/hangman", check=False).returncode
    # Nothing is left that the server would miss at its next start.
    machine.run("lighttpd -tt -f /etc/lighttpd/lighttpd.conf")


def test_what_the_operator_changed_stays(machine):
    machine.run(f"{MAKE} install")
    conf = "/etc/lighttpd/conf-available/50-hangman.conf"
    machine.run(f"echo '# mine' >>{conf}")
    told = machine.run(f"{MAKE} install").stdout
    assert f"{conf} is yours and stays" in told
    assert machine.run(f"tail -n 1 {conf}").stdout == "# mine\n"
    assert "mine" not in machine.run(f"cat {conf}.new").stdout
    machine.run(f"{MAKE} uninstall")
    assert machine.run(f"tail -n 1 {conf}").stdout == "# mine\n"


def test_staged_for_a_package(machine):
    machine.run(f"{MAKE} install DESTDIR=/stage PREFIX=/usr SYSCONFDIR=/conf")
    assert machine.new_files() == ["/stage" + path for path in installed("/usr", "/conf")]
    everything = machine.run("cat /stage/usr/sbin/* /stage/usr/lib/systemd/system/* /stage/conf/*/*/*")
    assert "/stage" not in everything.stdout
    assert "/etc/default" not in everything.stdout
