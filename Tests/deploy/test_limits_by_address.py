"""The limits by address of docs/operating-reference.md stop a flood from one address, and no other."""

import pytest

from document import commands, said
from sites import SITES, Nginx, kinds

pytestmark = pytest.mark.thorough

PAGE = "http://127.0.0.1/hangman/"
CALL = f"{PAGE}cgi-bin/hangman-cgi/lists"
LIMITS = "/usr/share/hangman/limits"
ZONE = "/etc/nginx/conf.d/hangman-limit.conf"
CONNECT = """
import resource, socket, sys, time
resource.setrlimit(resource.RLIMIT_NOFILE, (8192, 8192))
sockets = [socket.socket() for _ in range(int(sys.argv[1]))]
for each in sockets:
    each.setblocking(False)
    each.connect_ex(("127.0.0.1", 80))
time.sleep(float(sys.argv[2]))
print(sum(not each.connect_ex(("127.0.0.1", 80)) for each in sockets))
"""


def codes(machine, url, count):
    """How often each status came for a number of requests over one connection."""
    done = machine.run(f"curl -s -w '%{{http_code}}\\n' '{url}#[1-{count}]' -o /dev/null | sort | uniq -c",
                       check=False).stdout
    return {code: int(number) for number, code in map(str.split, done.splitlines())}


@pytest.mark.long
def test_nginx_by_rate(installed):
    site = Nginx(installed)
    site.start()
    installed.run(commands("limit"))
    limit = said("write `(limit_req [^`]*)` into the *snippet")
    installed.run(f"sed -i '/^location/a {limit}' {site.conf}")
    site.enable()
    assert codes(installed, CALL, 300) == {"200": 300}, "a class is let through"
    # So slow that this machine can be faster.
    installed.run(f"sed -i 's/rate=200r/rate=1r/' {ZONE}; sed -i 's/burst=1000/burst=60/' {site.conf}")
    site.restart()
    found = codes(installed, CALL, 150)
    assert found["503"] >= 30, found
    assert codes(installed, PAGE, 150) == {"200": 150}, "the page is not counted"
    room = f"curl -s -o /dev/null -w '%{{http_code}} ' -d rounds=1 {PAGE}cgi-bin/hangman-cgi/room; "
    installed.run(f"sed -i 's/burst=500/burst=3/' {site.conf}; sed -i 's/rate=1r/rate=200r/' {ZONE}; "
                  f"sed -i '/hangman-rooms/s/rate=200r.s/rate=1r\\/m/' {ZONE}")
    site.restart()
    assert installed.run(room * 8).stdout.split() == ["201"] * 4 + ["503"] * 4
    assert codes(installed, CALL, 50) == {"200": 50}, "other calls go on"
    installed.run(f"sed -i 's/#192.0.2.7 1;/127.0.0.1 1;/' {ZONE}")
    site.restart()
    assert codes(installed, CALL, 150) == {"200": 150}, "an address can be exempt"


def connected(machine, count, seconds=5):
    """How many of the connections that were opened at once are there after some seconds."""
    machine.write("/tmp/connect.py", CONNECT)
    return int(machine.run(f"python3 /tmp/connect.py {count} {seconds}").stdout)


def test_nftables_before_any_server(installed):
    site = SITES["lighttpd"](installed)
    site.start()
    site.enable()
    command = said("Before any server: `([^`]*)`")
    # Twice: the second replaces the first.
    installed.run(f"{command}; {command}")
    # What was dropped is sent again after a second, so these counts come before that.
    assert connected(installed, 3000, seconds=0.9) == 3000, "500 browsers with six connections each"
    assert connected(installed, 6000, seconds=0.5) < 5500
    installed.run(f"sed -i 's/#ip saddr {{ 192.0.2.7 }}/ip saddr {{ 127.0.0.1 }}/' {LIMITS}/nftables.conf; {command}")
    assert connected(installed, 6000) == 6000, "an address can be exempt"


@pytest.mark.parametrize("kind", kinds(["lighttpd", "apache-event", "nginx"]))
def test_fail2ban_counts_games(installed, kind):
    machine = installed
    site = SITES[kind](machine)
    site.start()
    if kind == "lighttpd":
        machine.run("lighttpd-enable-mod accesslog")
    site.enable()
    machine.run(f"for i in 1 2 3; do curl -s -o /dev/null -d '' {PAGE}cgi-bin/hangman-cgi/game; "
                f"curl -s -o /dev/null {PAGE} {CALL}; done; "
                f"for i in 1 2; do curl -s -o /dev/null -d rounds=1 {PAGE}cgi-bin/hangman-cgi/room; done; sleep 1")
    # lighttpd writes its lines later.
    machine.run(f"service {site.service} stop")
    log = {"lighttpd": "lighttpd", "apache-event": "apache2", "nginx": "nginx"}[kind]
    found = machine.run(f"fail2ban-regex /var/log/{log}/access.log {LIMITS}/filter.conf").stdout
    assert "Failregex: 3 total" in found, found
    found = machine.run(f"fail2ban-regex /var/log/{log}/access.log {LIMITS}/filter-rooms.conf").stdout
    assert "Failregex: 2 total" in found, found
    machine.run(commands("fail2ban"))
    machine.run("touch /var/log/auth.log; fail2ban-client -t")
    # A server that writes no access log keeps no other jail from starting.
    start = "rm -f /var/log/*/access.log /run/fail2ban/*; mkdir -p /run/fail2ban; fail2ban-client start"
    machine.run(f"{start}; fail2ban-client status | grep -q 'hangman, hangman-rooms, sshd'; fail2ban-client stop")
    jail = "/etc/fail2ban/jail.d/hangman.conf"
    assert machine.run(f"sed -i /dev.null/d {jail}; {start}", check=False).returncode
