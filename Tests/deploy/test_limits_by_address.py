"""The limits by address of docs/operating.md stop a flood from one address, and no other."""

import pytest

from document import commands, said
from sites import SITES, Nginx

PAGE = "http://127.0.0.1/hangman/"
CALL = f"{PAGE}cgi-bin/hangman-cgi/lists"
LIMITS = "/usr/share/hangman/limits"


def codes(machine, url, count):
    """How often each status came for so many requests over one connection."""
    done = machine.run(f"curl -s -w '%{{http_code}}\\n' '{url}?[1-{count}]' -o /dev/null | sort | uniq -c",
                       check=False).stdout
    return {code: int(number) for number, code in map(str.split, done.splitlines())}


def test_nginx_by_rate(installed):
    site = Nginx(installed)
    site.start()
    zone = said("nginx: `(limit_req_zone [^`]*)` outside")
    limit = said("and `(limit_req [^`]*)` in the snippet")
    installed.write("/etc/nginx/conf.d/limit.conf", zone + "\n")
    installed.run(f"sed -i '/^location/a {limit}' {site.conf}")
    site.enable()
    found = codes(installed, PAGE, 200)
    assert found["200"] >= 60 and found["503"] >= 30, found
    assert codes(installed, "http://127.0.0.1/", 200) == {"200": 200}


def test_nftables_before_any_server(installed):
    site = SITES["lighttpd"](installed)
    site.start()
    command = said("Before any server: `([^`]*)`")
    # Twice: the second replaces the first.
    installed.run(f"{command}; {command}")
    opened = installed.run("for i in $(seq 300); do timeout 0.05 bash -c ': </dev/tcp/127.0.0.1/80' "
                           "2>/dev/null && echo open; done | wc -l", check=False)
    assert 100 <= int(opened.stdout) < 300


@pytest.mark.parametrize("kind", ["lighttpd", "apache-event", "nginx"])
def test_fail2ban_counts_games(installed, kind):
    machine = installed
    site = SITES[kind](machine)
    site.start()
    if kind == "lighttpd":
        machine.run("lighttpd-enable-mod accesslog")
    site.enable()
    machine.run(f"for i in 1 2 3; do curl -s -o /dev/null -d '' {PAGE}cgi-bin/hangman-cgi/game; "
                f"curl -s -o /dev/null {PAGE} {CALL}; done; sleep 1")
    # lighttpd writes its lines later.
    machine.run(f"service {site.service} stop")
    log = {"lighttpd": "lighttpd", "apache-event": "apache2", "nginx": "nginx"}[kind]
    found = machine.run(f"fail2ban-regex /var/log/{log}/access.log {LIMITS}/filter.conf").stdout
    assert "Failregex: 3 total" in found, found
    machine.run(commands("fail2ban"))
    machine.run("touch /var/log/auth.log; "
                "mkdir -p /var/log/lighttpd /var/log/apache2 /var/log/nginx; "
                "touch /var/log/lighttpd/access.log /var/log/apache2/access.log /var/log/nginx/access.log; "
                "fail2ban-client -t")
