"""The tarball for shared hosting, played on hosts of each kind; no URL leads to its players."""

import os
import pathlib
import re
import shutil
import subprocess
import sys

import pytest

from calls import REPOSITORY
from page_headers import headers_of
from tool import PROGRAM

APACHE = "apache2ctl -DFOREGROUND"
URL = "http://127.0.0.1/hangman/"
CALL = "cgi-bin/hangman-cgi/game"
HERE = "/var/www/html/hangman"
README = (REPOSITORY / "deploy/shared/README.txt").read_text()


@pytest.fixture
def hosted(machine, archive):
    """Web space in Debian's Apache, where programs run as its owner, as with suEXEC."""
    machine.run("a2enmod cgid headers; chown -R www-data: /var/www")
    machine.run(f"setpriv --reuid=www-data --regid=www-data --clear-groups "
                f"tar -xzf {archive} -C /var/www/html")
    return machine


def host(machine, *lines):
    machine.write("/etc/apache2/conf-enabled/host.conf",
                  '<Directory "/var/www/html">\n{}\n</Directory>\n'.format("\n".join(lines)))


def status(machine, path):
    return machine.run(f"curl -s -o /tmp/body -w '%{{http_code}}' {URL}{path}").stdout


def nothing_else_has_a_url(machine, folder="/hangman/cgi-bin/"):
    [player] = machine.run("cd /var/www/hangman-state && find -name '??????????????????????????????*'").stdout.split()
    assert machine.run("stat -c '%a %U' /var/www/hangman-state/game").stdout == "700 www-data\n"
    for path in ("", "program", "data/words.plist", "data/", "settings", ".htaccess",
                 "../hangman-state/game/players/", f"../../hangman-state/{player}"):
        code = machine.run("curl -s --path-as-is -o /dev/null -w '%{http_code}' "
                           f"http://127.0.0.1{folder}{path}").stdout
        assert code in ("400", "403", "404"), path
    assert machine.run("ls -d /var/www/html/hangman/cgi-bin/state", check=False).returncode


def test_unpacked_and_played(hosted):
    host(hosted, "AllowOverride All")
    with hosted.serving(APACHE, 80):
        ended = hosted.play(URL)
        assert ended["played"] == 1
        nothing_else_has_a_url(hosted)
        for path, code in (("", 200), ("app.js", 200), ("worker.js", 200), ("nowhere", 404), ("../hangman", 301)):
            headers = hosted.run(f"curl -sI --path-as-is {URL}{path}").stdout.splitlines()
            assert f" {code} " in headers[0]
            told = dict(line.split(": ", 1) for line in headers[1:] if line)
            assert {name: told.get(name) for name in headers_of(path)} == headers_of(path), path
        assert hosted.run(f"cd {HERE}/cgi-bin && echo HANGMAN_COOKIE=own >settings && "
                          f"curl -si -d '' {URL}{CALL} | grep -c '^Set-Cookie: own='").stdout == "1\n"
    hosted.run(f"cd {HERE}/cgi-bin && ./hangman-cgi check")
    assert "players 2\n" in hosted.run(f"{HERE}/cgi-bin/hangman-cgi stats").stdout


def test_a_settings_file_from_windows(hosted):
    """Each format that an editor of Windows writes: `off` closes rooms, and the named folder is used."""
    host(hosted, "AllowOverride All")
    make_room = f"curl -s -d rounds=1 {URL}cgi-bin/hangman-cgi/room"
    with hosted.serving(APACHE, 80):
        assert '"id"' in hosted.run(make_room).stdout
        for number, line in enumerate((r"%s=%s\r\n", r"\357\273\277%s=%s\r\n", r"%s = %s\n", r"%s=%s")):
            folder = f"/var/www/own-{number}"
            for name, value in (("HANGMAN_STATE_DIR", folder), ("HANGMAN_ROOMS", "off")):
                hosted.run(f"printf '{line}' {name} {value} >{HERE}/cgi-bin/settings")
                reply = hosted.run(make_room).stdout
                assert ('"rooms-off"' if value == "off" else '"id"') in reply, (line, reply)
            assert hosted.run("ls /var/www").stdout.split() == [
                "hangman-state", "html", *(f"own-{n}" for n in range(number + 1))]
        hosted.run(f"cd {HERE}/cgi-bin && ./hangman-cgi check")
        hosted.run(f"cd {HERE}/cgi-bin && echo 'HANGMAN_ROOMS: off' >settings")
        assert "settings: line 1 cannot be read" in hosted.run(f"{HERE}/cgi-bin/hangman-cgi check", check=False).stdout


def test_a_host_that_lets_nobody_set_options_or_indexes(hosted):
    host(hosted, "AllowOverride FileInfo", "Options +ExecCGI")
    with hosted.serving(APACHE, 80):
        assert status(hosted, "") == "200"
        assert status(hosted, CALL) == "500"
        # The README's advice for a 500.
        line = re.search('with 500: take the line "(.*?)" out of (.*?),', README)
        hosted.run(f"sed -i '/^{line[1]}$/d' {HERE}/{line[2]}")
        assert hosted.play(URL)["played"] == 1
        nothing_else_has_a_url(hosted)


def test_a_host_with_one_folder_for_programs(hosted):
    host(hosted, "AllowOverride FileInfo")
    hosted.run(f"install -d -o www-data /var/www/programs && mv {HERE}/cgi-bin /var/www/programs/hangman")
    hosted.write("/etc/apache2/conf-enabled/serve-cgi-bin.conf",
                 'ScriptAlias /cgi-bin/ /var/www/programs/\n<Directory "/var/www/programs">\n'
                 "  AllowOverride All\n  Require all granted\n</Directory>\n")
    # The line of the README, in the file it names.
    line = re.search("^ +(export const addressOf = .*)$", README, re.MULTILINE)[1]
    hosted.run(f"grep -c '^export const addressOf = ' {HERE}/server.js | grep -qx 1")
    hosted.run(f"sed -i 's|^export const addressOf = .*|{line}|' {HERE}/server.js")
    with hosted.serving(APACHE, 80):
        assert hosted.play(URL)["played"] == 1
        nothing_else_has_a_url(hosted, "/cgi-bin/hangman/")


def test_a_host_without_suexec(hosted):
    """Programs run as the server's user, which can write nowhere until the README is followed."""
    host(hosted, "AllowOverride All")
    hosted.run("chown -R games: /var/www")
    with hosted.serving(APACHE, 80):
        assert status(hosted, CALL) == "404"
        refused = f"curl -s -d '' {URL}{CALL}"
        assert '"code":"storage"' in hosted.run(refused).stdout
        mode = re.search(r'"hangman-state" beside.*?\s+chmod (\d+) it', README, re.DOTALL)[1]
        hosted.run(f"install -d -o games -m {mode} /var/www/hangman-state")
        assert hosted.play(URL)["played"] == 1
        nothing_else_has_a_url(hosted)


def test_a_host_that_ignores_htaccess_has_no_state_to_show(hosted):
    host(hosted, "AllowOverride None")
    with hosted.serving(APACHE, 80):
        assert status(hosted, CALL) == "404"
        assert status(hosted, "cgi-bin/hangman-cgi") == "200"
        assert hosted.run("head -c 9 /tmp/body").stdout == "#!/bin/sh"
    assert hosted.run("ls -d /var/www/hangman-state", check=False).returncode


def test_a_command_before_the_first_game_asks_for_one_and_makes_no_folder(tmp_path):
    """Looking for the players' folder up to the root had ended with an attempt to make it there."""
    here = tmp_path / "web/hangman/cgi-bin"
    (here / "data").mkdir(parents=True)
    shutil.copy(REPOSITORY / "deploy/shared/hangman-cgi", here)
    shutil.copy(PROGRAM, here / "program")
    told = subprocess.run([here / "hangman-cgi", "stats"], env={"PATH": os.environ["PATH"]}, capture_output=True, text=True)
    assert (told.returncode, told.stderr.splitlines()[0]) == (
        1, "hangman-cgi: no game was played yet, and the first one makes the folder hangman-state. "
        "Play one, then run this command again.")
    assert not [*tmp_path.rglob("hangman-state")] and not (tmp_path.parent / "hangman-state").exists()


@pytest.mark.long
def test_the_same_bytes_each_time(archive):
    first = open(archive, "rb").read()
    subprocess.check_output([REPOSITORY / "scripts/package/dist"], env=os.environ | {"PROGRAM": str(PROGRAM)})
    assert open(archive, "rb").read() == first


def test_the_referee_is_packed_by_itself_and_judges_where_it_is_unpacked(archive, tmp_path):
    packed = pathlib.Path(archive).with_name("evil-hangman-referee.tar.gz")
    subprocess.run(["tar", "-xzf", packed, "-C", tmp_path], check=True)
    kit = tmp_path / "evil-hangman-referee"
    assert {"LICENSE", "NOTICES.md", "referee.md", "referee.py"} <= {p.name for p in kit.iterdir()}
    assert "SCOWL" in (kit / "NOTICES.md").read_text()
    command = [sys.executable, "referee.py", "--trust", "--", sys.executable, "examples/engine.py"]
    subprocess.run(command, cwd=kit, check=True)


@pytest.mark.long
def test_what_students_get_of_the_referee_has_no_solution(archive, tmp_path):
    packed = pathlib.Path(archive).with_name("evil-hangman-course.tar.gz")
    subprocess.run(["tar", "-xzf", packed, "-C", tmp_path], check=True)
    kit = tmp_path / "evil-hangman-course"
    assert (kit / "handout/assignment.html").exists() and (kit / "LICENSE").exists()
    command = [sys.executable, "referee.py", "--trust", "--", sys.executable]
    programs = [path for path in kit.rglob("*.py") if "guess" in path.read_text()]
    assert kit / "handout/starter/hangman.py" in programs
    for path in programs:
        done = subprocess.run([*command, path], cwd=kit, capture_output=True, timeout=60)
        assert done.returncode != 0, path
    assert not [path for path in kit.rglob("*") if path.suffix in (".java", ".c", ".swift") and
                "TODO" not in path.read_text()]


@pytest.mark.long
def test_what_students_get_works_alone(archive, tmp_path):
    """Unpacked, the starters compile there, speak with the referee there and fail their first case."""
    packed = pathlib.Path(archive).with_name("evil-hangman-course.tar.gz")
    subprocess.run(["tar", "-xzf", packed, "-C", tmp_path], check=True)
    kit = tmp_path / "evil-hangman-course"
    starter = kit / "handout/starter"
    subprocess.run(["gcc", "-std=c11", "-Wall", "-Werror", "-o", starter / "hangman",
                    starter / "hangman.c"], check=True)
    subprocess.run(["javac", "-d", starter, starter / "Hangman.java"], check=True)
    for command in (["python3", "hangman.py"], ["./hangman"], ["java", "Hangman"]):
        # The commands of the assignment, in the folder of a student's program.
        done = subprocess.run(["python3", kit / "referee.py", "--trust", "--rule", "largest",
                               "--skip", "length", "--", *command], cwd=starter,
                              capture_output=True, text=True, timeout=120)
        assert done.returncode == 1 and not done.stderr, done
        first = done.stdout[done.stdout.index("\n\n"):]
        assert "harvard-e" in first[:20] and "not written yet" in first[:400], done.stdout
    assert not [path for path in kit.rglob("*") if path.name in ("examples", "__pycache__")]
