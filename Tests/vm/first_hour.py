"""The drill's first boot: install, every server beside a site of its own, the timer, AppArmor."""

import pathlib

from tools import SERVICES, commands, go_on_to, other_site, play, report, run, step


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
    run(f"set -e\n{commands('apparmor')}")
    try:
        run("systemctl start lighttpd")
        assert play()["status"] in ("won", "lost")
        run("hangman-cgi check")
        denied = run("dmesg | grep -c 'apparmor=.DENIED.*hangman-cgi'", check=False).stdout.strip()
        assert denied == "0", run("dmesg | grep DENIED").stdout[-500:]
    finally:
        run("apparmor_parser -R /etc/apparmor.d/hangman-cgi; rm /etc/apparmor.d/hangman-cgi")


def part():
    step("install", install)
    for name in SERVICES:
        step(f"a running {name} gets the game by the documented commands", serve(name))
    step("the timer and its service", timer)
    if pathlib.Path("/sys/kernel/security/apparmor").exists():
        step("AppArmor: the profile lets a game through and nothing is denied", confine)
    else:
        report("note this kernel has no AppArmor")
    run("systemctl disable apache2 nginx; systemctl enable lighttpd")
    run("systemctl start lighttpd")
    play("--begin")
    # The cookie is in /tmp, which a boot empties.
    run("cp /tmp/jar /drill")
    go_on_to("worst_day")
    run("sync; systemctl reboot")
