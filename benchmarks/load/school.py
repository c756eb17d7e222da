"""A server as Debian and our package install it, with what the document says for a school."""

from document import commands
from sites import SITES

SERVERS = ("lighttpd", "apache-event", "nginx")
# The limits that the package raises; a control takes them away.
RAISED = {
    "lighttpd": "sed -i /^server.max-fds/d /etc/lighttpd/conf-available/50-hangman.conf",
    "apache-event": "true",
    "nginx": "true",
}
# systemd gives a service this many descriptors, unless it asks for more.
USUAL = "ulimit -Sn 1024; "
DROP_IN = "/lib/systemd/system/fcgiwrap.service.d/hangman.conf"


def start(machine, server, is_control):
    site = SITES[server](machine)
    if server == "apache-event" and not is_control:
        machine.run(commands("school-apache"))
    if server == "nginx" and not is_control:
        machine.run(commands("school"))
        # Without systemd, nothing here reads the package's settings of fcgiwrap.
        children = machine.run(f"sed -n 's/.*DAEMON_OPTS=-f \\(.*\\)\"/\\1/p' {DROP_IN}").stdout.strip()
        assert children, "the package says nothing of fcgiwrap"
        site.before = site.before.replace("fcgiwrap -s", f"fcgiwrap {children} -s")
    machine.run(f"{site.before}\n{RAISED[server] if is_control else 'true'}")
    machine.run(f"{USUAL}service {site.service} restart >/tmp/server.log 2>&1")
    machine.run(f"{USUAL}{site.by_hand}\n{commands(site.name)}\n{site.settled}")
    machine.listening(80)
    machine.run("nft -f /usr/share/hangman/limits/nftables.conf")
