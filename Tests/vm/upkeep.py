"""The drill's third boot: the state after the power cut, backup, upgrade, downgrade, remove, purge, restore."""

import pathlib
import re
import threading

from tools import SERVICES, commands, get, other_site, play, report, run, step
from worst_day import answered_states

PLAYERS = pathlib.Path("/var/lib/hangman/players")


def backup():
    play("--begin")
    run("cp /tmp/jar /root/jar")
    run(commands("backup"))
    assert run("stat -c %a players.tgz").stdout == "600\n"


def append(line, file):
    with open(file, "a") as text:
        text.write(line)


def next_package(configurations):
    """The same package with a higher version and other lines in its configuration."""
    run("rm -rf /tmp/next; dpkg-deb -R hangman_*.deb /tmp/next")
    run("sed -i 's/^Version:.*/Version: 999/' /tmp/next/DEBIAN/control")
    for file in configurations:
        append("# theirs\n", f"/tmp/next{file}")
    run("dpkg-deb -Znone -b /tmp/next next.deb")


def upgrade():
    edited = run("dpkg-query -W -f '${Conffiles}' hangman | cut -d ' ' -f 2").stdout.split()
    for file in edited:
        append("# mine\n", file)
    next_package(edited)
    play("--begin")
    done = threading.Event()
    statuses = []

    def ask():
        while not done.is_set():
            statuses.append(get("/game", form=b"")[0])

    asking = threading.Thread(target=ask)
    asking.start()
    run("dpkg --force-confdef --force-confold -i next.deb")
    done.set()
    asking.join()
    report(f"note {len(statuses)} requests during the upgrade")
    assert set(statuses) == {201}, set(statuses)
    for file in edited:
        assert run(f"tail -qn 1 {file} {file}.dpkg-dist").stdout == "# mine\n# theirs\n", file
    assert play("--go-on")["before"] == 1


def downgrade():
    jar = get("/game", form=b"")[2].split(";")[0]
    file = max(PLAYERS.glob("??/*"), key=lambda file: file.stat().st_mtime_ns)
    known = file.read_bytes()
    # As a newer version writes it.
    newer = re.sub(rb"^HANGMAN\d+", b"HANGMAN999", known)
    file.write_bytes(newer)
    begun = play("--begin")
    run("dpkg --force-confdef --force-confold -i hangman_*.deb")
    assert play("--go-on")["game"] == begun["game"]

    for reply in (get("/game", jar), get("/guess", jar, b"letter=E")):
        assert reply[0] == 503 and b"storage" in reply[1], reply
    assert file.read_bytes() == newer
    assert "of a newer version" in run("hangman-cgi check", check=False).stdout
    file.write_bytes(known)
    assert get("/game", jar)[0] == 200


def remove():
    refused = run("apt-get remove -y hangman", check=False)
    assert refused.returncode and "/etc/nginx/sites-enabled/default" in refused.stdout, refused.stdout[-400:]
    run("systemctl restart lighttpd")
    play()
    run("sed -i 's| include snippets/hangman.conf;||' /etc/nginx/sites-available/default")
    run("apt-get remove -y hangman")
    assert list(PLAYERS.glob("??/*"))
    other_sites_only()


def other_sites_only():
    for service in SERVICES.values():
        run("systemctl stop lighttpd apache2 nginx")
        run(f"systemctl start {service}")
        other_site()
        assert get()[0] == 404


def purge():
    run("apt-get purge -y hangman")
    left = run("find / -xdev -name '*hangman*' -not -path '/drill/*' -not -path '/root/*' "
               "-not -path '/tmp/*' -not -path '/proc/*' -not -path '/var/cache/apt/*'").stdout
    assert left == "", left
    other_sites_only()


def reinstall():
    run("systemctl stop lighttpd apache2 nginx; systemctl start lighttpd")
    run(commands("install"))
    run(commands("lighttpd"))
    run(f"set -e\n{commands('restore')}")
    run("cp /root/jar /tmp/jar")
    assert play("--go-on")["before"] == 1


def part():
    step("a power cut in play: every answered state is there", answered_states)
    step("backup", backup)
    step("upgrade with edited files, under requests", upgrade)
    step("downgrade: games go on, a newer version's file is refused and kept", downgrade)
    step("remove: refused while nginx includes it, then no server misses anything", remove)
    step("purge leaves nothing, and every server starts", purge)
    step("install again, restore: the game from before the backup goes on", reinstall)
    report("end")
    run("systemctl poweroff")
