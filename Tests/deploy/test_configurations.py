"""A whole game through each server as docs/operating.md sets it up, at each kind of address."""

import pytest

PLAIN = "hangman=*; Path=/; HttpOnly; SameSite=Lax; Max-Age=34560000"
SECURE = f"__Host-{PLAIN}; Secure"

LIGHTTPD = "lighttpd -D -f /etc/lighttpd/lighttpd.conf"
APACHE = "apache2ctl -DFOREGROUND"
# fcgiwrap has its socket from systemd, which is not here; its user is the state folder's.
NGINX = ("sh -c 'rm -f /run/fcgiwrap.socket; chmod 1777 /run; setpriv --reuid=www-data "
         "--regid=www-data --clear-groups fcgiwrap -s unix:/run/fcgiwrap.socket & "
         "exec nginx -g \"daemon off;\"'")

LIGHTTPD_CONF = "/etc/lighttpd/conf-available/50-hangman.conf"
APACHE_CONF = "/etc/apache2/conf-available/hangman.conf"
NGINX_CONF = "/etc/nginx/snippets/hangman.conf"

# How each is set up, started and configured.
SERVERS = {
    "lighttpd": ("lighttpd-enable-mod hangman", LIGHTTPD, LIGHTTPD_CONF),
    "apache-cgid": ("a2enconf hangman", APACHE, APACHE_CONF),
    "apache-cgi": ("a2dismod -q mpm_event && a2enmod -q mpm_prefork && a2enconf hangman", APACHE,
                   APACHE_CONF),
    "nginx": ("sed -i 's|server_name _;|include snippets/hangman.conf;|' "
              "/etc/nginx/sites-available/default", NGINX, NGINX_CONF),
}

# Where what the program logs arrives; with nginx that is the output of fcgiwrap.
LOGS = {
    LIGHTTPD: "/var/log/lighttpd/breakage.log",
    APACHE: "/var/log/apache2/error.log",
    NGINX: "/tmp/server.log",
}

# Self-signed, and what makes each server speak HTTPS.
CERTIFICATE = ("openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 "
               "-subj /CN=localhost -keyout /etc/ssl/key.pem -out /etc/ssl/cert.pem 2>&1 "
               "&& cat /etc/ssl/key.pem /etc/ssl/cert.pem >/etc/ssl/both.pem && ")
NGINX_TLS = "listen 443 ssl; ssl_certificate /etc/ssl/cert.pem; ssl_certificate_key /etc/ssl/key.pem;"
APACHE_TLS = r"""cat >/etc/apache2/sites-enabled/tls.conf <<CONF
<VirtualHost *:443>
  SSLEngine on
  SSLCertificateFile /etc/ssl/cert.pem
  SSLCertificateKeyFile /etc/ssl/key.pem
</VirtualHost>
CONF
a2enmod -q ssl"""
TLS = {
    "lighttpd": "lighttpd-enable-mod ssl && sed -i 's|/etc/lighttpd/server.pem|/etc/ssl/both.pem|' "
                "/etc/lighttpd/conf-available/10-ssl.conf",
    "apache-cgid": APACHE_TLS,
    "apache-cgi": APACHE_TLS,
    "nginx": f"sed -i 's|listen 80 default_server;|& {NGINX_TLS}|' /etc/nginx/sites-available/default",
}


def played(machine, url, cookie=PLAIN):
    ended = machine.play(url)
    assert ended["status"] in ("won", "lost")
    assert ended["turns"] == ended["guesses"]
    assert ended["cookies"] == [cookie]
    assert ended["policy"].startswith("default-src 'none'; script-src 'self'")
    return ended


@pytest.mark.parametrize("kind", SERVERS)
def test_a_game_at_each_address(installed, kind):
    machine = installed
    enable, command, conf = SERVERS[kind]
    machine.run(enable)
    with machine.serving(command, 80):
        assert played(machine, "http://127.0.0.1/hangman")["page"] == "http://127.0.0.1/hangman/"
        status = "curl -s -o /dev/null -w '%{http_code}' http://127.0.0.1/hangman/"
        for path in ("data/words.plist", "nowhere", "cgi-bin/", "cgi-bin/hangman-cgi.md"):
            assert machine.run(status + path).stdout in ("403", "404"), path

    # The operator's way to another address, and over HTTPS as well.
    machine.run(f"sed -i 's|/hangman/|/games/hangman/|g; s|\\([\" ^]\\)/hangman\\b|\\1/games/hangman|g; "
                f"s|/usr/share/games/|/usr/share/|g' {conf}")
    machine.run(CERTIFICATE + TLS[kind])
    with machine.serving(command, 80, 443):
        played(machine, "http://127.0.0.1/games/hangman/")
        played(machine, "https://127.0.0.1/games/hangman/", SECURE)
        machine.run("hangman-cgi check")
        assert "players 3\n" in machine.run("hangman-cgi stats").stdout

        machine.run("chown -R root: /var/lib/hangman")
        refused = machine.run("curl -s -d '' http://127.0.0.1/games/hangman/cgi-bin/hangman-cgi/game")
        assert '"code":"storage"' in refused.stdout
        assert "hangman: storage: " in machine.run(f"cat {LOGS[command]}").stdout
        assert "belongs to root" in machine.run("hangman-cgi check", check=False).stdout


def test_alone_on_a_host(installed):
    installed.run(f"sed -i 's|\"/hangman/\"|\"/\"|; /\"\\/hangman\"/d' {LIGHTTPD_CONF}")
    installed.run("lighttpd-enable-mod hangman")
    with installed.serving(LIGHTTPD, 80):
        assert played(installed, "http://127.0.0.1/")["played"] == 1


TWO = {
    "lighttpd": ("lighttpd-enable-mod hangman", LIGHTTPD, LIGHTTPD_CONF, """
$HTTP["url"] =^ "/two/" {
  var.hangman_url     = "/two/"
  var.hangman_program = "/usr/lib/cgi-bin/hangman-cgi"
  var.hangman_public  = "/usr/share/hangman/public"
  var.hangman_data    = "/usr/share/hangman/data"
  var.hangman_state   = "/var/lib/two"
  include "/usr/share/hangman/lighttpd.conf"
  setenv.add-environment = ( "HANGMAN_COOKIE" => "two" )
}
"""),
    "apache": ("a2enconf hangman", APACHE, APACHE_CONF, """
Define HANGMAN_URL /two/
Define HANGMAN_PROGRAM /usr/lib/cgi-bin/hangman-cgi
Define HANGMAN_PUBLIC /usr/share/hangman/public
Define HANGMAN_DATA /usr/share/hangman/data
Define HANGMAN_STATE /var/lib/two
Include /usr/share/hangman/apache.conf
<Location /two/cgi-bin/hangman-cgi>
  SetEnv HANGMAN_COOKIE two
</Location>
"""),
}


@pytest.mark.parametrize("kind", TWO)
def test_two_on_one_host(installed, kind):
    machine = installed
    enable, command, conf, second = TWO[kind]
    machine.run(f"{enable}; install -d -m 700 -o www-data -g www-data /var/lib/two")
    machine.run(f"cat >>{conf} <<'CONF'\n{second}CONF")
    with machine.serving(command, 80):
        begun = machine.play("http://127.0.0.1/hangman/", "--begin")
        assert played(machine, "http://127.0.0.1/two/", PLAIN.replace("hangman", "two", 1))["played"] == 1
        assert machine.run("ls /var/lib/hangman/players /var/lib/two/players | grep -c ^..$").stdout == "2\n"
    assert begun["cookies"] == [PLAIN]


def test_behind_a_proxy_that_ends_tls(installed):
    machine = installed
    machine.run("echo 'setenv.add-environment += ( \"HANGMAN_HTTPS\" => \"on\" )' "
                f">>{LIGHTTPD_CONF}; lighttpd-enable-mod hangman")
    machine.run(CERTIFICATE + "rm /etc/nginx/sites-enabled/default")
    machine.write("/etc/nginx/conf.d/proxy.conf", f"""server {{
  {NGINX_TLS}
  location / {{
    proxy_pass http://127.0.0.1:80;
    proxy_set_header Host $http_host;
  }}
}}
""")
    with machine.serving(LIGHTTPD, 80), machine.serving("nginx -g 'daemon off;'", 443):
        assert played(machine, "https://127.0.0.1/hangman/", SECURE)["played"] == 1
