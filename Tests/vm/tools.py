"""The tools of each part of the drill: commands of the documents, a game, and reports to the host."""

import json
import os
import pathlib
import re
import subprocess
import time
import traceback
import urllib.error
import urllib.request

HERE = pathlib.Path("/drill")
TEXT = "".join(path.read_text() for path in HERE.glob("operating*.md"))
URL = "http://127.0.0.1/hangman/"
CALL = f"{URL}cgi-bin/hangman-cgi"
HOST = open("/dev/ttyS1" if os.path.exists("/dev/ttyS1") else HERE / "told", "a")
SERVICES = {"lighttpd": "lighttpd", "apache": "apache2", "nginx": "nginx"}


def report(line):
    print(line, file=HOST, flush=True)


def run(command, check=True):
    done = subprocess.run(command, shell=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True, cwd="/root", env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"})
    assert not check or done.returncode == 0, f"{command}: {done.stdout[-600:]}"
    return done


def commands(name):
    return re.search(rf"^```sh {name}\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)[1]


def play(*options):
    deadline = time.monotonic() + 60
    while True:
        done = run(f"python3 {HERE}/play.py {URL} {' '.join(options)}", check=False)
        if done.returncode == 0:
            return json.loads(done.stdout)
        assert time.monotonic() < deadline, done.stdout[-600:]
        time.sleep(1)


def get(path="", cookie=None, form=None):
    """The status of a call, its body and the cookie it sets."""
    request = urllib.request.Request(CALL + path, data=form)
    if cookie:
        request.add_header("Cookie", cookie)
    try:
        with urllib.request.urlopen(request, timeout=60) as reply:
            return reply.status, reply.read(), reply.headers.get("Set-Cookie")
    except urllib.error.HTTPError as refused:
        return refused.code, refused.read(), None


def step(text, body):
    try:
        body()
        report(f"held {text}")
    except Exception:
        report(f"FAILED {text}: {traceback.format_exc(limit=-2)!r}")


def other_site():
    # For systemd some servers have started before they listen.
    done = run("curl -fsS --retry 60 --retry-connrefused --retry-delay 1 http://127.0.0.1/")
    assert done.stdout.endswith("the site that was here before\n"), done.stdout


def go_on_to(part):
    with open(HERE / "part", "w") as file:
        file.write(part)
        file.flush()
        os.fsync(file.fileno())
