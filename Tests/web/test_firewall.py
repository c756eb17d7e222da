"""Rooms of ordinary words pass the web application firewall that Debian packs: ModSecurity with the rules of OWASP."""

import pathlib
import plistlib
import random
import shutil
import subprocess
import urllib.parse

import pytest

import servers
from calls import DATA, FORM, MOUNT, REPOSITORY

pytestmark = pytest.mark.thorough
RULES = pathlib.Path("/usr/share/modsecurity-crs/owasp-crs.load")
ROOMS = 200
# Each is a command, which a rule looks for after a line break.
COMMANDS = ["cat", "time", "tree", "head", "find", "date", "more", "last", "who", "top", "copy"]


@pytest.fixture(scope="module")
def walled(site, readable_tmp, indexes):
    """Apache behind the firewall as Debian sets it up, except that it refuses instead of only logging."""
    recommended = readable_tmp / "modsecurity.conf"
    text = pathlib.Path("/etc/modsecurity/modsecurity.conf-recommended").read_text()
    assert "SecRuleEngine DetectionOnly" in text
    for setting, ours in {"SecRuleEngine DetectionOnly": "SecRuleEngine On", "SecAuditEngine RelevantOnly": "SecAuditEngine Off",
                          "unicode.mapping": "/etc/modsecurity/unicode.mapping"}.items():
        text = text.replace(setting, ours)
    recommended.write_text(text)
    lines = [f"LoadModule {name}_module {servers.MODULES}/mod_{name}.so" for name in ("unique_id", "security2")]
    lines += ["SecDataDir /tmp", f'Include "{recommended}"', f'Include "{RULES}"']
    environment = {"HANGMAN_NEW_ROOMS": "0", "HANGMAN_NEW_PLAYERS": "0"}
    with servers.start("apache_cgi", site, readable_tmp / "walled", environment=environment, lines=lines) as server:
        shutil.copytree(indexes, server.state / "index")
        if servers.USER:
            subprocess.run(["chown", "-R", f"{servers.USER}:", server.state], check=True)
        yield server


def send(server, form):
    """A room as a browser sends it."""
    host = f"localhost:{server.port}"
    headers = {
        "Host": host, "Origin": f"http://{host}", "Referer": f"http://{host}/", "Sec-Fetch-Site": "same-origin",
        "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Accept": "*/*",
        "Accept-Language": "en-US,en;q=0.5", "Content-Type": f"{FORM};charset=UTF-8",
    }
    return server.send("POST", f"{MOUNT}/room", headers, urllib.parse.urlencode(form).encode())


def as_the_page_sends(lines, digits):
    common = {"list": "easy", "mistakes": "8", "table": "all", "scene": "snowman", "once": f"{digits:032x}"}
    return [*(("words", line) for line in lines), *common.items()]


def test_the_page_sends_a_line_per_parameter():
    """This file sends what `formOf` in the page's `server.js` makes."""
    source = (REPOSITORY / "public/server.js").read_text()
    assert "String(value).split('\\n').map((line) => [name, line])" in source


def test_the_firewall_is_on(walled):
    """The same words with line breaks are refused, by the firewall and not by the program."""
    reply = send(walled, {"words": "bear\ncat\ntime", "list": "easy"})
    assert (reply.status, reply.code) == (403, None)
    assert b"<html>" in reply.body


def test_a_room_of_commands_passes(walled):
    reply = send(walled, as_the_page_sends(["bear", *COMMANDS], 1))
    assert reply.status == 201, reply.body


def test_a_room_of_titles_passes(walled):
    titles = ["World War 2", "H2O", "Toy Story 3", "Guinea-Bissau (2)", "St. Louis", "don\u2019t", "caf\u00e9", "Mr. & Mrs."]
    reply = send(walled, as_the_page_sends(titles, 2))
    assert reply.status == 201, reply.body


def test_rooms_of_easy_words_pass(walled):
    words = plistlib.loads((DATA / "lists/easy.plist").read_bytes())["entries"]
    chance, refused = random.Random("firewall"), []
    for number in range(ROOMS):
        lines = [word.lower() for word in chance.sample(words, 20)]
        reply = send(walled, as_the_page_sends(lines, number + 16))
        if reply.status != 201:
            refused.append((reply.status, lines))
    assert refused == []


def test_most_clues_pass(walled):
    """A rule that looks for SQL or for commands may take a sentence for one: documents say how often."""
    words = plistlib.loads((DATA / "lists/easy.plist").read_bytes())["entries"]
    meanings = dict(line.split("\t") for line in (DATA / "meanings/en.txt").read_text().splitlines())
    clues = {word: meanings[word].split(": ", 1)[1] for word in words if word in meanings}
    fair = [word for word, clue in clues.items() if len(clue) <= 80 and word not in clue.upper()]
    chance = random.Random("clues")
    statuses = []
    for number in range(50):
        lines = [f"{word.lower()}\t{clues[word]}" for word in chance.sample(fair, 20)]
        statuses.append(send(walled, as_the_page_sends(lines, number + 1000)).status)
    assert {*statuses} <= {201, 400, 403} and statuses.count(403) <= 10, statuses
