"""The files in deploy/ and the documents for operators are true and agree with each other."""

import plistlib
import re
import subprocess

import pytest

from calls import REPOSITORY
from document import TEXT
from tool import PROGRAM

SERVICE = REPOSITORY / "deploy/systemd/hangman-sweep.service"


@pytest.mark.thorough
def test_the_apparmor_profile_compiles_and_names_what_is_installed():
    profile = REPOSITORY / "deploy/apparmor"
    subprocess.run(["apparmor_parser", "--skip-kernel-load", "--skip-cache", profile], check=True)
    command = (REPOSITORY / "deploy/site/command").read_text()
    program = re.search("^exec (\\S+)", command, re.MULTILINE)[1]
    assert f"profile hangman-cgi {program} {{" in profile.read_text()


def test_the_apparmor_profile_allows_each_path_in_the_settings_of_command_and_timer():
    """Without its settings' file the timer removed no players, and `check` failed each day."""
    rules = re.findall(r"^  (?:owner )?(/\S+) r\w*,", (REPOSITORY / "deploy/apparmor").read_text(), re.MULTILINE)
    paths = set()
    for source in ("site/command", "site/default", "systemd/hangman-sweep.service"):
        paths |= set(re.findall(r"HANGMAN_\w+=(/\S+)", (REPOSITORY / "deploy" / source).read_text()))
    assert len(paths) == 3
    assert [path for path in paths if not {path, f"{path}/"} & set(rules)] == []


def test_one_policy_for_the_page_in_all_servers():
    policies = {}
    for path in (REPOSITORY / "deploy").rglob("*"):
        if path.is_file():
            found = re.findall(r"default-src 'none'[^\"]*", path.read_text())
            policies |= {f"{path.relative_to(REPOSITORY)} {i}": text for i, text in enumerate(found)}
    assert len(policies) == 5
    assert len(set(policies.values())) == 1


def test_each_line_of_the_log_is_explained():
    sources = "".join(path.read_text() for path in (REPOSITORY / "Sources").rglob("*.swift"))
    # A room's files have the same lines.
    sources = sources.replace(r"\(Value.noun)", "player's")
    written = set(re.findall(r'(?:Log\.write|notice)\("([a-z\' ,]+):', sources))
    written |= set(re.findall(r'(?:usage = "+|"hangman:)\s*([a-z]+):', sources))
    assert set(re.findall(r"`([a-z' ,]+): …`", TEXT)) == written


def test_the_rating_of_the_service():
    done = subprocess.run(["systemd-analyze", "security", "--offline=yes", SERVICE],
                          capture_output=True, text=True, check=True)
    score = re.search(r"Overall exposure level for .*: ([\d.]+) ", done.stdout)[1]
    assert f"rates it {score}," in TEXT


def calls_of(name, text):
    """The system calls of a set and of the sets in it."""
    members = re.search(rf"^{name}\n((?: .*\n)*)", text, re.MULTILINE)[1].split("\n")
    found = set()
    for member in map(str.strip, members):
        if member.startswith("@"):
            found |= calls_of(member, text)
        elif member and not member.startswith("#"):
            found.add(member)
    return found


def test_the_service_can_do_its_work_and_the_folder_comes_back(installed):
    machine = installed
    units = "/lib/systemd/system/hangman-sweep"
    machine.run(f"systemd-analyze verify --man=no {units}.service {units}.timer")
    sets = subprocess.check_output(["systemd-analyze", "syscall-filter"], text=True)
    allowed = set()
    for denies, names in re.findall("^SystemCallFilter=(~?)(.*)", SERVICE.read_text(), re.MULTILINE):
        named = set().union(*(calls_of(name, sets) for name in names.split()))
        allowed = allowed - named if denies else allowed | named
    machine.run("lighttpd-enable-mod hangman")
    with machine.serving("lighttpd -D -f /etc/lighttpd/lighttpd.conf", 80):
        machine.play("http://127.0.0.1/hangman/", "--begin")
    machine.run("touch -d '2 years ago' /var/lib/hangman/players/*/*; cd /; "
                "setpriv --reuid=www-data --regid=www-data --clear-groups env $(grep ^H /etc/default/hangman) "
                "strace -f -qq -o /tmp/calls /usr/lib/hangman/hangman-cgi sweep")
    used = set(re.findall(r"^\d+ +(\w+)\(", machine.run("cat /tmp/calls").stdout, re.MULTILINE))
    assert {"flock", "openat", "execve"} <= used
    assert used <= allowed

    machine.run("rm -r /var/lib/hangman; systemd-tmpfiles --create hangman.conf")
    assert machine.run("stat -c '%a %U %G' /var/lib/hangman").stdout == "700 www-data www-data\n"


def as_the_service(unit, command):
    """The command as the unit's user, with the paths read-only that the unit protects."""
    sealed = {"full": ["/usr", "/boot", "/etc"], "strict": ["/"]}
    paths = sealed[re.search("^ProtectSystem=(.*)", unit, re.MULTILINE)[1]]
    opened = re.findall("^ReadWritePaths=(.*)", unit, re.MULTILINE)
    lines = [f"mount --bind {path} {path}" for path in opened]
    lines += [f"mount --bind {path} {path}" for path in paths if path != "/"]
    lines += [f"mount -o remount,bind,ro {path}" for path in paths]
    user = re.search("^User=(.*)", unit, re.MULTILINE)[1]
    settings = " ".join(re.findall("^Environment=(.*)", unit, re.MULTILINE))
    lines.append(f"setpriv --reuid={user} --regid={user} --clear-groups env {settings} {command}")
    script = "; ".join(lines)
    return f"unshare --mount sh -ec '{script}'"


CONTROL = pytest.mark.xfail(strict=True, raises=AssertionError, reason="the control")


@pytest.mark.parametrize("other", [
    "",
    pytest.param("ProtectSystem=strict\nReadWritePaths=/var/lib/hangman", marks=CONTROL),
    pytest.param("Environment=HANGMAN_SETTINGS=none", marks=CONTROL),
])
def test_the_service_follows_the_state_folder(machine, other):
    """The controls change one line of the unit; then it sweeps nothing there."""
    unit = SERVICE.read_text()
    for line in other.splitlines():
        key = line.split("=")[0]
        unit = re.sub(f"^{key}=.*\n", "", unit, flags=re.MULTILINE) + line + "\n"
    machine.run(f"install -D {PROGRAM} /usr/lib/hangman/hangman-cgi; mkdir -p /srv/data; "
                "install -d -o www-data -m 700 /var/lib/hangman /srv/state "
                "/srv/state/players /srv/state/players/00")
    machine.write("/srv/data/words.plist", plistlib.dumps(["BEAR", "BOAR"]).decode())
    machine.write("/etc/default/hangman",
                  "HANGMAN_STATE_DIR=/srv/state\nHANGMAN_DATA_DIR=/srv/data\n")
    leftover = "/srv/state/players/00/.t." + "0" * 62
    machine.run(f"install -o www-data /dev/null {leftover}; touch -d '2 days ago' {leftover}")
    for command in re.findall("^ExecStart=-?(.*)", unit, re.MULTILINE):
        machine.run(as_the_service(unit, command))
    assert machine.run("ls -A /srv/state/players/00").stdout == ""
