"""deploy/Containerfile, followed on a machine like its base image, since no registry is at hand."""

import json
import re

from calls import REPOSITORY
from tool import PROGRAM

LINES = re.sub(r"\\\n", "", (REPOSITORY / "deploy/Containerfile").read_text()).splitlines()


def instructions(name):
    return [line.removeprefix(f"{name} ") for line in LINES if line.startswith(f"{name} ")]


def built(machine):
    """Installs the files of the image."""
    # The packages of the image are already installed here.
    [packages] = [line for line in instructions("RUN") if "apt-get" in line]
    wanted = re.search("--no-install-recommends ([^&]*)", packages)[1]
    machine.run(f"dpkg-query -W {wanted}; rm -r /etc/lighttpd")
    for line in instructions("COPY"):
        *sources, target = line.replace(".build/release/hangman-cgi", str(PROGRAM)).split()
        machine.run(f"cd {REPOSITORY}; mkdir -p $(dirname {target}x); cp -R {' '.join(sources)} {target}")
    for line in instructions("RUN"):
        if "apt-get" not in line:
            machine.run(line)


def test_the_image_plays_as_a_user_in_a_root_that_nobody_can_write(machine):
    built(machine)
    [volume], [user], [command] = map(instructions, ("VOLUME", "USER", "CMD"))
    machine.run(f"mkdir /volume; chown {user}: /volume; chmod 700 /volume")
    settings = " ".join(instructions("ENV"))
    run = " ".join(re.findall('"(.*?)"', command))
    machine.write("/start", f"""set -e
mount --bind /volume {volume}
mount -o remount,bind,ro /
mount -t tmpfs none /dev/shm
exec setpriv --reuid={user} --regid={user} --clear-groups --bounding-set=-all \
  env {settings} HANGMAN_COOKIE=boxed {run}
""")
    with machine.serving("unshare --mount sh /start", 8080):
        begun = machine.play("http://127.0.0.1:8080/", "--begin")
        assert begun["cookies"][0].startswith("boxed=")
        inside = f"setpriv --reuid={user} --regid={user} --clear-groups env {settings}"
        # On this machine the volume is mounted only for the server.
        inside = f"mount --bind /volume {volume}; {inside} "
        assert "WRONG" not in machine.run(f"unshare --mount sh -c '{inside} hangman-cgi check'").stdout
        [health] = [json.loads(line.removeprefix("CMD "))[2] for line in instructions("HEALTHCHECK")]
        machine.write("/health", health)
        machine.run("bash /health")
        headers = machine.run("curl -s -o /dev/null -D- -H 'Accept-Encoding: gzip' http://127.0.0.1:8080/").stdout
        assert "Content-Encoding: gzip" in headers
    # Another container with the same volume continues the game.
    with machine.serving("unshare --mount sh /start", 8080):
        assert machine.play("http://127.0.0.1:8080/", "--go-on")["game"] == begun["game"]
    assert machine.run("cat /tmp/server.log | grep -c hangman:", check=False).stdout == "0\n"
    assert machine.run("bash /health", check=False).returncode
