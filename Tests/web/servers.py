"""The release program behind real web servers on loopback, started from the files in deploy/."""

import contextlib
import os
import shutil
import socket
import subprocess
import time

from calls import DATA, PROGRAM, REPOSITORY, Server

KINDS = ("lighttpd", "apache_cgi", "apache_cgid")
NODES = ("n1", "n2", "n3")
# Apache refuses to serve as root, and no server should.
USER = "www-data" if os.getuid() == 0 else None
PATH = "/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin"
MODULES = "/usr/lib/apache2/modules"


def install(folder, program=PROGRAM):
    """Copies program, page and lists to a folder that the server's user can read."""
    folder.mkdir(mode=0o755)
    shutil.copy2(program, folder / "hangman-cgi")
    shutil.copytree(REPOSITORY / "public", folder / "public")
    shutil.copytree(DATA, folder / "data")
    return folder


@contextlib.contextmanager
def start(kind, site, folder, data=None, environment=None, lines=()):
    """Starts a server over `site`, made by install(), with a fresh state folder in `folder`.

    Apache's configuration has `lines` too.
    """
    folder.mkdir(mode=0o755)
    state = folder / "state"
    state.mkdir(mode=0o700)
    if USER:
        shutil.chown(state, USER, USER)
    make = {"lighttpd": _lighttpd, "apache_cgi": _apache, "apache_cgid": _apache}[kind]

    def at(port):
        command = make(kind, port, site, data or site / "data", state, folder, environment or {})
        if lines:
            with open(folder / "main.conf", "a") as main:
                main.writelines(f"{line}\n" for line in lines)
        return Process(command, port, folder / "log")

    process = started(at)
    try:
        yield Server(kind, process.port, state, process.log, process.away)
    finally:
        process.stop()


def started(at):
    """A process that at(port) makes, once it has started at a free port.

    Another program can take a port before the process does, so it is tried at three of them.
    """
    for is_last in (False, False, True):
        process = at(free_port())
        try:
            process.start()
            return process
        except RuntimeError:
            process.stop()
            if is_last:
                raise


class Process:
    """The process of a server, which a test can stop for a while."""

    def __init__(self, command, port, log):
        self.command = command
        self.port = port
        self.log = log

    def start(self):
        with open(self.log, "ab") as output:
            # A session of its own: Apache ends by a signal to its whole process group.
            self.process = subprocess.Popen(
                self.command,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                start_new_session=True,
            )
        _wait(self.process, self.port, self.log)

    def stop(self):
        self.process.terminate()
        self.process.wait(20)

    @contextlib.contextmanager
    def away(self):
        self.stop()
        try:
            yield
        finally:
            self.start()


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def _wait(process, port, log):
    deadline = time.monotonic() + 20
    while True:
        with contextlib.suppress(OSError):
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        if process.poll() is not None or time.monotonic() > deadline:
            raise RuntimeError(f"the server did not start:\n{log.read_text()}")
        time.sleep(0.02)


def _lighttpd(kind, port, site, data, state, folder, environment):
    main = subprocess.check_output(
        [
            REPOSITORY / "scripts/parts/lighttpd-main",
            str(port),
            *(site / "hangman-cgi", site / "public", data, state),
        ],
        text=True,
    )
    if USER:
        main += f'server.username = "{USER}"\nserver.groupname = "{USER}"\n'
    for name, value in environment.items():
        main += f'setenv.add-environment += ( "{name}" => "{value}" )\n'
    (folder / "main.conf").write_text(main)
    return [shutil.which("lighttpd", path=PATH), "-D", "-f", folder / "main.conf"]


def _apache(kind, port, site, data, state, folder, environment):
    module = kind.removeprefix("apache_")
    mpm = {"cgi": "mpm_prefork", "cgid": "mpm_event"}[module]
    common = "authz_core alias env headers mime dir reqtimeout filter deflate".split()
    lines = [
        f'ServerRoot "{folder}"',
        "ServerName localhost",
        f"Listen 127.0.0.1:{port}",
        f'PidFile "{folder}/pid"',
        f'DefaultRuntimeDir "{folder}"',
        "ErrorLog /dev/stderr",
        "TypesConfig /dev/null",
        *(f"LoadModule {m}_module {MODULES}/mod_{m}.so" for m in (mpm, *common, module)),
        *([f"User {USER}", f"Group {USER}"] if USER else []),
        *([f'ScriptSock "{folder}/socket"'] if module == "cgid" else []),
        f'Define HANGMAN_PROGRAM "{site}/hangman-cgi"',
        f'Define HANGMAN_PUBLIC "{site}/public"',
        f'Define HANGMAN_DATA "{data}"',
        f'Define HANGMAN_STATE "{state}"',
        f'Include "{REPOSITORY}/deploy/apache.conf"',
        *(f'SetEnv {name} "{value}"' for name, value in environment.items()),
    ]
    (folder / "main.conf").write_text("\n".join(lines) + "\n")
    return [shutil.which("apache2", path=PATH), "-DFOREGROUND", "-f", folder / "main.conf"]
