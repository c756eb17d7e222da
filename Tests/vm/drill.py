"""In the virtual machine: follows docs/operating.md, a part a boot, and tells the host what held.

The part is kept on disk, so that the machine may lose its power in between. A line to the host is
`held …`, `FAILED …`, `cut` (take my power away now), or `end`.
"""

import json
import os
import pathlib
import re
import subprocess
import sys
import threading
import time
import traceback
import urllib.error
import urllib.request

HERE = pathlib.Path("/drill")
TEXT = (HERE / "operating.md").read_text()
URL = "http://127.0.0.1/hangman/"
CALL = f"{URL}cgi-bin/hangman-cgi"
PLAYERS = pathlib.Path("/var/lib/hangman/players")
HOST = open("/dev/ttyS1" if os.path.exists("/dev/ttyS1") else HERE / "told", "a")
SERVICES = {"lighttpd": "lighttpd", "apache": "apache2", "nginx": "nginx"}


def tell(line):
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
    """The status and the body of a call, whatever it is."""
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
        tell(f"held {text}")
    except Exception:
        tell(f"FAILED {text}: {traceback.format_exc(limit=-2)!r}")


def other_site(what="the site that was here before\n"):
    # systemd calls some servers started before they listen.
    done = run("curl -fsS --retry 9 --retry-connrefused --retry-delay 1 http://127.0.0.1/")
    assert done.stdout.endswith(what), done.stdout


# Part 1: the first hour.

def install():
    run("systemctl stop lighttpd apache2 nginx")
    pathlib.Path("/var/www/html/index.html").write_text("the site that was here before\n")
    run("cp /drill/hangman_*.deb /root")
    run(commands("install"))
    assert run("systemctl is-enabled hangman-sweep.timer").stdout == "enabled\n"


def serve(name):
    def body():
        service = SERVICES[name]
        run(f"systemctl stop {' '.join(SERVICES.values())}; systemctl start {service}")
        other_site()
        if name == "nginx":
            run("sed -i 's|server_name _;|& include snippets/hangman.conf;|' /etc/nginx/sites-available/default")
        run(commands(name))
        assert play()["status"] in ("won", "lost")
        other_site()
        assert run("hangman-cgi check --quiet").stdout == ""
        run(f"systemctl stop {service}")
    return body


def timer():
    run("systemctl start hangman-sweep.timer && systemctl start hangman-sweep.service")
    assert "Result=success" in run("systemctl show -p Result hangman-sweep.service").stdout
    assert "hangman-sweep.timer" in run("systemctl list-timers").stdout


def confine():
    run("cp /usr/share/hangman/apparmor /etc/apparmor.d/hangman-cgi")
    run("apparmor_parser -r /etc/apparmor.d/hangman-cgi")
    run("systemctl start lighttpd")
    assert play()["status"] in ("won", "lost")
    run("hangman-cgi check")
    denied = run("dmesg | grep -c 'apparmor=.DENIED.*hangman-cgi'", check=False).stdout.strip()
    assert denied == "0", run("dmesg | grep DENIED").stdout[-500:]
    run("apparmor_parser -R /etc/apparmor.d/hangman-cgi; rm /etc/apparmor.d/hangman-cgi")


def first_hour():
    step("install", install)
    for name in SERVICES:
        step(f"a running {name} gets the game by the documented commands", serve(name))
    step("the timer and its service", timer)
    if pathlib.Path("/sys/kernel/security/apparmor").exists():
        step("AppArmor: the profile lets a game through and nothing is denied", confine)
    else:
        tell("note this kernel has no AppArmor")
    run("systemctl disable apache2 nginx; systemctl enable lighttpd")
    run("systemctl start lighttpd")
    play("--begin")
    # The cookie is in /tmp, which a boot empties.
    run("cp /tmp/jar /drill")
    go_on_to("worst_day")
    run("sync; systemctl reboot")


# Part 2: the worst day.

def after_reboot():
    run("cp /drill/jar /tmp")
    assert play("--go-on")["before"] == 1
    other_site()


def worst_day():
    step("a reboot: the server is up, the game goes on", after_reboot)
    ready = threading.Event()

    def guess():
        """Starts games and notes, synced, each state that was answered."""
        with open("/drill/answered", "w") as notes:
            while True:
                status, body, cookie = get("/game", form=b"length=9&mistakes=26")
                jar = cookie.split(";")[0]
                for letter in "ETAOINSHRDLU":
                    status, body, _ = get("/guess", jar, f"letter={letter}".encode())
                    guesses = len(json.loads(body)["guesses"])
                    notes.write(f"{jar} {guesses}\n")
                    notes.flush()
                    os.fsync(notes.fileno())
                ready.set()

    threading.Thread(target=guess, daemon=True).start()
    assert ready.wait(120)
    time.sleep(1)
    go_on_to("after_cut")
    tell("cut")
    time.sleep(600)


def answered_states():
    last = {}
    for line in pathlib.Path("/drill/answered").read_text().splitlines():
        if re.fullmatch(r"hangman=[0-9a-f]{32} \d+", line):
            jar, guesses = line.rsplit(" ", 1)
            last[jar] = int(guesses)
    assert last
    for jar, guesses in last.items():
        status, body, _ = get("/game", jar)
        found = len(json.loads(body)["guesses"]) if status == 200 else -1
        assert found in (guesses, guesses + 1), f"{guesses} answered, {found} there"
    tell(f"note {len(last)} games were under way or answered when the power went")
    assert run("hangman-cgi check").returncode == 0


def backup():
    run(commands("backup"))
    assert run("stat -c %a players.tgz").stdout == "600\n"


def upgrade():
    conf = "/etc/lighttpd/conf-available/50-hangman.conf"
    run(f"echo '# mine' >>{conf}")
    run("rm -rf /tmp/next; dpkg-deb -R hangman_*.deb /tmp/next && sed -i 's/^Version:.*/Version: 999/' "
        "/tmp/next/DEBIAN/control && echo '# theirs' >>/tmp/next/etc/lighttpd/conf-available/50-hangman.conf "
        "&& dpkg-deb -Znone -b /tmp/next next.deb")
    play("--begin")
    done = threading.Event()
    statuses = []

    def ask():
        while not done.is_set():
            statuses.append(get("/game", form=b"")[0])

    asking = threading.Thread(target=ask)
    asking.start()
    run("dpkg --force-confdef --force-confold -i next.deb")
    done.set()
    asking.join()
    tell(f"note {len(statuses)} requests during the upgrade")
    assert set(statuses) == {201}, set(statuses)
    assert run(f"tail -n 1 {conf}").stdout == "# mine\n"
    assert play("--go-on")["before"] == 1


def downgrade():
    begun = play("--begin")
    run("dpkg --force-confdef --force-confold -i hangman_*.deb")
    assert play("--go-on")["game"] == begun["game"]


def remove():
    refused = run("apt-get remove -y hangman", check=False)
    assert refused.returncode and "/etc/nginx/sites-enabled/default" in refused.stdout, refused.stdout[-400:]
    run("systemctl restart lighttpd")
    play()
    run("sed -i 's| include snippets/hangman.conf;||' /etc/nginx/sites-available/default")
    run("apt-get remove -y hangman")
    assert list(PLAYERS.glob("??/*"))
    for service in SERVICES.values():
        run("systemctl stop lighttpd apache2 nginx")
        run(f"systemctl start {service}")
        other_site()
        assert get()[0] == 404


def reinstall():
    run("apt-get install -y ./hangman_*.deb; systemctl stop nginx apache2; systemctl start lighttpd")
    run(commands("lighttpd"))
    run("rm -r /var/lib/hangman/players")
    run(commands("restore"))
    play()


def purge():
    run("apt-get purge -y hangman")
    left = run("find / -xdev -name '*hangman*' -not -path '/drill/*' -not -path '/root/*' "
               "-not -path '/tmp/*' -not -path '/proc/*' -not -path '/var/cache/apt/*'").stdout
    assert left == "", left
    for service in SERVICES.values():
        run("systemctl stop lighttpd apache2 nginx")
        run(f"systemctl start {service}")
        other_site()


def after_cut():
    step("the power cut: every answered state is there", answered_states)
    step("backup", backup)
    step("upgrade with an edited file, under requests", upgrade)
    step("downgrade", downgrade)
    step("remove: refused while nginx includes it, then no server misses anything", remove)
    step("install again, restore", reinstall)
    step("purge leaves nothing, and every server starts", purge)
    tell("end")
    run("systemctl poweroff")


def go_on_to(part):
    with open(HERE / "part", "w") as file:
        file.write(part)
        file.flush()
        os.fsync(file.fileno())


try:
    part = HERE / "part"
    globals()[part.read_text() if part.exists() else "first_hour"]()
except Exception:
    tell(f"FAILED {traceback.format_exc(limit=-3)!r}")
    tell("end")
    sys.exit(1)
