"""deploy/yunohost as YunoHost would set it up: its nginx configuration and its service, with the
placeholders filled in; the rest of the package is compared with YunoHost's own rules by hand."""

import re
import subprocess
import tomllib

import pytest

from calls import REPOSITORY

PACKAGE = REPOSITORY / "deploy/yunohost"
PLACES = {"APP": "hangman", "INSTALL_DIR": "/var/www/hangman", "DATA_DIR": "/home/yunohost.app/hangman"}


def filled(name, **more):
    text = (PACKAGE / "conf" / name).read_text()
    for key, value in (PLACES | more).items():
        text = text.replace(f"__{key}__", value)
    assert "__" not in text.replace("__Host", "")
    return text


@pytest.mark.thorough
@pytest.mark.parametrize("path", ["/hangman", ""])
def test_a_game_below_a_path_and_at_the_root_of_a_domain(machine, archive, path):
    machine.run("useradd --system hangman; install -d /var/www/hangman; "
                f"tar -xzf {archive} --strip-components 1 -C /var/www/hangman; "
                "chown -R hangman:www-data /var/www/hangman; chmod -R o-rwx /var/www/hangman; "
                "install -d -o hangman -m 700 /home/yunohost.app/hangman; "
                "install -d -o hangman -g www-data -m 750 /run/hangman")
    site = filled("nginx.conf", PATH=path)
    if path:
        # YunoHost's helper takes off what marks this line.
        site = site.replace("#sub_path_only ", "")
    machine.write("/etc/nginx/sites-available/default", f"server {{ listen 80; {site} }}")
    unit = filled("systemd.service")
    start = re.search("^ExecStart=(.*)$", unit, re.MULTILINE)[1]
    mask = re.search("^UMask=(.*)$", unit, re.MULTILINE)[1]
    machine.write("/start", f"umask {mask}; setpriv --reuid=hangman --regid=www-data --clear-groups {start} & "
                            "until [ -S /run/hangman/fcgiwrap.sock ]; do sleep 0.1; done; "
                            "exec nginx -g 'daemon off;'")
    url = f"http://127.0.0.1{path}/"
    with machine.serving("sh /start", 80):
        assert machine.play(url)["played"] == 1
        headers = machine.run(f"curl -sI {url}app.js").stdout
        assert "Content-Security-Policy: default-src 'none'" in headers and "text/javascript" in headers
        for name in ("program", "data/words.plist", "settings", ""):
            assert machine.run(f"curl -s -o /dev/null -w '%{{http_code}}' {url}cgi-bin/{name}").stdout == "404"
        if path:
            assert "301" in machine.run(f"curl -sI http://127.0.0.1{path}").stdout.splitlines()[0]
    assert machine.run("find /home/yunohost.app/hangman/players -name '??????????*'").stdout


def test_the_manifest_and_the_release_agree():
    manifest = tomllib.loads((PACKAGE / "manifest.toml").read_text())
    version = subprocess.check_output([REPOSITORY / "scripts/parts/version"], text=True).strip()
    assert manifest["version"] == f"{version}~ynh1"
    assert all(f"/{version}/hangman-{version}-" in manifest["resources"]["sources"]["main"][machine]["url"]
               for machine in manifest["integration"]["architectures"])
    assert {path.name for path in (PACKAGE / "scripts").iterdir()} == {
        "_common.sh", "backup", "change_url", "install", "remove", "restore", "upgrade"}
