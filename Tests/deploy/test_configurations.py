"""A running server gets the game as docs/operating.md says, and serves it at each kind of address."""

import pytest

from document import TEXT, commands, said
from page_headers import PAGE
from sites import CERTIFICATE, NGINX_SITE, NGINX_TLS, SITES, Apache, Lighttpd, Nginx, kinds

PLAIN = "hangman=*; Path=/; HttpOnly; SameSite=Lax; Max-Age=34560000; Expires=*"
SECURE = f"__Host-{PLAIN}; Secure"
HOST = "hangman.example.org"


def played(machine, url, cookie=PLAIN):
    ended = machine.play(url)
    assert ended["status"] in ("won", "lost")
    assert ended["turns"] == ended["guesses"]
    assert ended["cookies"] == [cookie]
    assert ended["policy"].startswith("default-src 'none'; script-src 'self'")
    return ended


def code(machine, url, options=""):
    return machine.run(f"curl -s {options} -o /dev/null -w '%{{http_code}}' {url}").stdout


def started(kind, machine):
    """A server that runs, with a site of its own, a program for /cgi-bin/ and another .htaccess."""
    machine.write("/var/www/html/index.html", "the site that was here before\n")
    machine.write("/usr/lib/cgi-bin/other", "#!/bin/sh\necho Status: 200; echo; echo another\n")
    machine.run("chmod +x /usr/lib/cgi-bin/other; mkdir /var/www/html/cgi-bin")
    machine.write("/var/www/html/cgi-bin/other", "what the other site has at this address\n")
    # A file changed this second has a weak tag with Apache, and a strong one a moment later.
    machine.run("find /var/www/html -type f -exec touch -d yesterday {} +")
    site = SITES[kind](machine)
    site.start()
    return site


# Apache's other way to start programs is tried where it runs already.
@pytest.fixture(params=kinds(["lighttpd", "apache-event", "nginx"]))
def site(request, installed):
    """A server on a machine with the package that does not serve the game yet."""
    return started(request.param, installed)


def others(machine):
    """Returns the other site's reply: status, headers and body, without the time."""
    paths = " ".join(f"http://127.0.0.1/{path}" for path in ("", "cgi-bin/other", "nowhere", "cgi-bin"))
    return machine.run(f"curl -s -i --compressed {paths} | grep -v ^Date").stdout


@pytest.mark.parametrize("kind", kinds(nginx=pytest.mark.thorough))
def test_a_running_server_gets_the_game_and_no_other_site_notices(kind, machine, package):
    site = started(kind, machine)
    before = others(machine)
    assert "the site that was here before" in before
    machine.run(f"cp {package} /root; cd /root\n{commands('install')}")
    site.enable()
    assert played(machine, "http://127.0.0.1/hangman")["page"] == "http://127.0.0.1/hangman/"
    assert others(machine) == before
    for path in ("data/words.plist", "nowhere", "cgi-bin/", "cgi-bin/hangman-cgi.md",
                 "x/cgi-bin/hangman-cgi/game", "cgi-bin/x/cgi-bin/hangman-cgi/game"):
        assert code(machine, f"http://127.0.0.1/hangman/{path}") in ("403", "404"), path
    # The program has one URL.
    assert code(machine, "http://127.0.0.1/cgi-bin/hangman-cgi/game") == "404"


def test_moved_by_one_line(site):
    machine = site.machine
    site.enable()
    site.move("/games/hangman/")
    site.restart()
    played(machine, "http://127.0.0.1/games/hangman")
    assert code(machine, "http://127.0.0.1/hangman/") == "404"

    # The same over HTTPS.
    machine.run(CERTIFICATE + site.tls)
    machine.run(f"service {site.service} restart")
    machine.listening(443)
    played(machine, "https://127.0.0.1/games/hangman/", SECURE)
    machine.run("hangman-cgi check")
    assert "players 2\n" in machine.run("hangman-cgi stats").stdout

    machine.run("chown -R root: /var/lib/hangman")
    refused = machine.run("curl -s -d '' http://127.0.0.1/games/hangman/cgi-bin/hangman-cgi/game")
    assert '"code":"storage"' in refused.stdout
    assert "hangman: storage: /var/lib/hangman" in machine.run(f"cat {site.log}").stdout
    assert "belongs to root" in machine.run("hangman-cgi check", check=False).stdout


def test_a_host_of_its_own(site):
    machine = site.machine
    before = others(machine)
    machine.run(f"echo 127.0.0.1 {HOST} >>/etc/hosts")
    site.move("/")
    if site.name == "lighttpd":
        url, host = said("lighttpd: `(var.hangman_url[^`]*)` and `(var.hangman_host[^`]*)`")
        machine.run(f"grep -qxF '{url}' {site.conf}; sed -i 's|^var.hangman_host .*|{host}|' {site.conf}")
        site.enable()
    elif site.name == "apache":
        include = said("Apache: in place of `a2ensite` write `([^`]*)` into")
        machine.write("/etc/apache2/sites-enabled/own.conf", f"""<VirtualHost *:80>
  ServerName {HOST}
  {include}
</VirtualHost>
""")
        site.restart()
    else:
        machine.write("/etc/nginx/sites-enabled/own", f"""server {{
  listen 80;
  server_name {HOST};
  include snippets/hangman.conf;
}}
""")
        site.restart()
    assert played(machine, f"http://{HOST}/")["played"] == 1
    assert others(machine) == before


def test_what_all_have_in_common(site):
    """Compressed, not sent again, relative redirects, strict headers on redirects and errors."""
    machine = site.machine
    site.enable()
    page = "http://127.0.0.1/hangman/"
    for encoding in ("gzip", "identity"):
        accept = f"-H 'Accept-Encoding: {encoding}'"
        first = machine.run(f"curl -s -D- -o /dev/null {accept} {page}").stdout
        headers = dict(line.split(": ", 1) for line in first.splitlines()[1:] if line)
        assert headers.get("Content-Encoding", "identity") == encoding
        assert encoding == "identity" or headers["Vary"] == "Accept-Encoding"
        assert code(machine, page, f"{accept} -H 'If-None-Match: {headers['ETag']}'") == "304"
        assert code(machine, page, f"{accept} -H 'If-None-Match: \"another\"'") == "200"
    lists = f"{page}cgi-bin/hangman-cgi/lists"
    machine.run(f"until curl -s {lists} | grep -q '\"pending\":\\[\\]'; do :; done")
    first = machine.run(f"curl -s -D- -o /dev/null -H 'Accept-Encoding: gzip' {lists}").stdout
    assert first.lower().count("\ncache-control: no-cache\n") == 1, first
    tag = first.partition("ETag: ")[2].splitlines()[0]
    assert code(machine, lists, f"-H 'Accept-Encoding: gzip' -H 'If-None-Match: {tag}'") == "304"
    for path, status in {"/hangman/": "200", "/hangman": "301", "/hangman/nowhere": "404"}.items():
        told = machine.run(f"curl -s -D- -o /dev/null http://127.0.0.1{path}").stdout
        assert told.split()[1] == status
        for name, value in PAGE.items():
            assert told.count(f"\n{name}: {value}\n") == 1, (path, name, told)
        if status == "301":
            assert "\nLocation: /hangman/\n" in told
    # lighttpd says 413 before it knows which site the URL belongs to.
    refused = "" if site.name == "lighttpd" else machine.run("head -c 70000 /dev/zero | curl -s -D- -o /dev/null --data-binary @- "
                          f"{page}cgi-bin/hangman-cgi/game").stdout
    assert not refused or refused.split()[1] == "413"
    answered = machine.run(f"curl -s -D- -o /dev/null {page}cgi-bin/hangman-cgi/game").stdout
    for told in filter(None, (refused, answered)):
        assert told.lower().count("\nx-content-type-options: nosniff") == 1, told
        assert told.lower().count("\ncache-control: no-store") == 1, told
    assert code(machine, page, "-X TRACE") in ("404", "405", "501")


def test_on_a_port_of_its_own(site):
    """Over plain HTTP a browser's `Host` and `Origin` have the port."""
    machine = site.machine
    machine.run({
        "lighttpd": "sed -i 's/^server.port .*/server.port = 8081/' /etc/lighttpd/lighttpd.conf",
        "apache": "sed -i 's/^Listen 80$/Listen 8081/' /etc/apache2/ports.conf; "
                  "sed -i 's/:80>/:8081>/' /etc/apache2/sites-available/000-default.conf",
        "nginx": f"sed -i 's/listen 80 default_server;/listen 8081;/; /::/d' {NGINX_SITE}",
    }[site.name])
    machine.run(site.by_hand)
    machine.run({"lighttpd": "lighttpd-enable-mod hangman", "apache": "a2ensite -q zz-hangman",
                 "nginx": "true"}[site.name])
    machine.run(f"service {site.service} restart")
    machine.listening(8081)
    assert played(machine, "http://127.0.0.1:8081/hangman/")["played"] == 1
    call = "http://127.0.0.1:8081/hangman/cgi-bin/hangman-cgi/game"
    assert code(machine, call, "-d '' -H 'Origin: http://127.0.0.1'") == "403"


def test_a_refusal_with_a_body_that_nobody_reads(site):
    """The reply is always the program's, also through a pipe as behind fcgiwrap."""
    machine = site.machine
    site.enable()
    call = "http://127.0.0.1/hangman/cgi-bin/hangman-cgi"
    machine.run("head -c 60000 /dev/zero >/tmp/long; head -c 3000 /dev/zero >/tmp/short")
    for body in ("long", "short"):
        for path, status in {"nowhere": "404", "lists": "405", "game": "403"}.items():
            told = machine.run("for i in $(seq 25); do curl -s -o /dev/null -w '%{http_code} ' "
                               f"-H 'Origin: http://elsewhere' --data-binary @/tmp/{body} {call}/{path}; done").stdout
            assert set(told.split()) == {status}, (body, path, told)


TWO = {
    "lighttpd": (Lighttpd, """
$HTTP["url"] =^ "/two" {
  var.hangman_url     = "/two"
  var.hangman_program = "/usr/lib/hangman/hangman-cgi"
  var.hangman_public  = "/usr/share/hangman/public"
  var.hangman_data    = "/usr/share/hangman/data"
  var.hangman_state   = "/var/lib/two"
  include "/usr/share/hangman/lighttpd.conf"
  setenv.add-environment = ( "HANGMAN_COOKIE" => "two" )
}
"""),
    "apache": (Apache, """
Define HANGMAN_URL /two/
Define HANGMAN_PROGRAM /usr/lib/hangman/hangman-cgi
Define HANGMAN_PUBLIC /usr/share/hangman/public
Define HANGMAN_DATA /usr/share/hangman/data
Define HANGMAN_STATE /var/lib/two
Include /usr/share/hangman/apache.conf
<Location /two/cgi-bin/hangman-cgi>
  SetEnv HANGMAN_COOKIE two
</Location>
"""),
    "nginx": (Nginx, None),
}


@pytest.mark.parametrize("kind", kinds(TWO))
def test_two_on_one_host(installed, kind):
    machine = installed
    server, second = TWO[kind]
    site = server(machine)
    site.start()
    machine.run("install -d -m 700 -o www-data -g www-data /var/lib/two")
    if second:
        machine.run(f"cat >>{site.conf} <<'CONF'\n{second}CONF")
    else:
        machine.run(f"sed 's|/hangman/ {{|/two/ {{|; s|/var/lib/hangman|/var/lib/two|; "
                    f"s|#fastcgi_param.*|fastcgi_param HANGMAN_COOKIE two;|' {site.conf} "
                    ">/etc/nginx/snippets/two.conf; "
                    f"sed -i 's|server_name _;|& include snippets/two.conf;|' {NGINX_SITE}")
    site.enable()
    begun = machine.play("http://127.0.0.1/hangman/", "--begin")
    assert played(machine, "http://127.0.0.1/two/", PLAIN.replace("hangman", "two", 1))["played"] == 1
    assert machine.run("ls /var/lib/hangman/players /var/lib/two/players | grep -c ^..$").stdout == "2\n"
    assert begun["cookies"] == [PLAIN]
    # The command reads the second game's settings if the operator names their file.
    machine.write("/etc/default/two", "HANGMAN_DATA_DIR=/usr/share/hangman/data\nHANGMAN_STATE_DIR=/var/lib/two\n")
    assert "in /var/lib/two/players" in machine.run("HANGMAN_SETTINGS=/etc/default/two hangman-cgi check").stdout
    assert "in /var/lib/hangman/players" in machine.run("hangman-cgi check").stdout
    # The address without its last slash leads to the page on every server.
    asked = machine.run("curl -s -o /dev/null -w '%{http_code} %{redirect_url}' http://127.0.0.1/two").stdout
    assert asked == "301 http://127.0.0.1/two/"
    assert code(machine, "http://127.0.0.1/twofold/") == "404"


@pytest.mark.thorough
@pytest.mark.parametrize("server, setting", [
    (Lighttpd, 'setenv.add-environment += ( "HANGMAN_HTTPS" => "on" )'),
    (Apache, "SetEnv HANGMAN_HTTPS on"),
])
def test_behind_a_proxy_that_ends_tls(installed, server, setting):
    machine = installed
    site = server(machine)
    site.start()
    machine.run(f"echo '{setting}' >>{site.conf}")
    site.enable()
    machine.run(CERTIFICATE + "rm /etc/nginx/sites-enabled/default")
    machine.write("/etc/nginx/conf.d/proxy.conf", f"""server {{
  {NGINX_TLS}
  location / {{
    proxy_pass http://127.0.0.1:80;
    proxy_set_header Host $http_host;
  }}
}}
""")
    machine.run("service nginx restart")
    machine.listening(443)
    # The redirect from the URL without its last slash stays on HTTPS.
    assert played(machine, "https://127.0.0.1/hangman", SECURE)["played"] == 1


def test_the_document_says_restart_to_apache():
    assert "apache2 reload" not in TEXT
