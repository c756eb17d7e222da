"""The four servers of Debian, and what an operator does with each."""

import pytest

from document import commands, line

# A self-signed certificate, and the settings of each server for HTTPS.
CERTIFICATE = ("openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 "
               "-subj /CN=localhost -keyout /etc/ssl/key.pem -out /etc/ssl/cert.pem 2>&1 "
               "&& cat /etc/ssl/key.pem /etc/ssl/cert.pem >/etc/ssl/both.pem && ")
NGINX_TLS = "listen 443 ssl; ssl_certificate /etc/ssl/cert.pem; ssl_certificate_key /etc/ssl/key.pem;"
NGINX_SITE = "/etc/nginx/sites-available/default"
APACHE_TLS = r"""cat >/etc/apache2/sites-enabled/tls.conf <<CONF
<VirtualHost *:443>
  SSLEngine on
  SSLCertificateFile /etc/ssl/cert.pem
  SSLCertificateKeyFile /etc/ssl/key.pem
</VirtualHost>
CONF
a2enmod -q ssl"""


class Site:
    """A server of Debian's on a machine, with its own service commands."""

    before = by_hand = settled = "true"

    def __init__(self, machine):
        self.machine = machine

    def start(self):
        self.machine.run(self.before)
        self.machine.run(f"service {self.service} restart >/tmp/server.log 2>&1")
        self.machine.listening(80)

    def enable(self):
        """The document's commands after the package is installed."""
        self.machine.run(f"{self.by_hand}\n{commands(self.name)}\n{self.settled}")
        self.machine.listening(80)

    def restart(self):
        self.machine.run(f"service {self.service} {self.taking_up}; {self.settled}")
        self.machine.listening(80)

    def move(self, url):
        """Changes the one line with the address of the game."""
        new = line(self.title, url)
        start = new.split("/")[0].rstrip('" ')
        old = self.machine.run(f"grep -nF '{start}' {self.conf}").stdout.splitlines()
        assert len(old) == 1, old
        self.machine.run(f"sed -i '{old[0].split(':')[0]}s|.*|{new}|' {self.conf}")


class Lighttpd(Site):
    name, title, service, taking_up = "lighttpd", "lighttpd", "lighttpd", "restart"
    conf = "/etc/lighttpd/conf-available/50-hangman.conf"
    log = "/var/log/lighttpd/breakage.log"
    tls = ("lighttpd-enable-mod ssl && sed -i 's|/etc/lighttpd/server.pem|/etc/ssl/both.pem|' "
           "/etc/lighttpd/conf-available/10-ssl.conf")


class Apache(Site):
    name, title, service, taking_up = "apache", "Apache", "apache2", "restart"
    conf = "/etc/apache2/sites-available/zz-hangman.conf"
    log = "/var/log/apache2/error.log"
    tls = APACHE_TLS


class ApachePrefork(Apache):
    before = "a2dismod -q mpm_event && a2enmod -q mpm_prefork"


class Nginx(Site):
    name, title, service, taking_up = "nginx", "nginx", "nginx", "reload"
    conf = "/etc/nginx/snippets/hangman.conf"
    log = "/tmp/fcgiwrap.log"
    # fcgiwrap gets its socket from systemd, which does not run here; its user owns the state folder.
    before = ("chmod 1777 /run; setsid setpriv --reuid=www-data --regid=www-data --clear-groups "
              "fcgiwrap -s unix:/run/fcgiwrap.socket >/tmp/fcgiwrap.log 2>&1 &")
    # After a reload its old processes answer for another moment.
    settled = "sleep 1"
    by_hand = f"sed -i 's|server_name _;|& include snippets/hangman.conf;|' {NGINX_SITE}"
    tls = f"sed -i 's|listen 80 default_server;|& {NGINX_TLS}|' {NGINX_SITE}"


SITES = {"lighttpd": Lighttpd, "apache-event": Apache, "apache-prefork": ApachePrefork, "nginx": Nginx}


def kinds(names=tuple(SITES), nginx=pytest.mark.long):
    """Servers as parameters; only `make packages` waits for those that differ little from others."""
    marks = {"nginx": nginx, "apache-prefork": pytest.mark.long}
    return [pytest.param(name, marks=marks.get(name, ())) for name in names]
