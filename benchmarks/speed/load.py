"""Requests a second behind lighttpd, by wrk."""

import contextlib
import os
import pathlib
import re
import shutil
import socket
import subprocess
import time
from dataclasses import dataclass

from build import REPOSITORY, SOURCES

GUESSES_A_SESSION = 12
PATH = "/cgi-bin/hangman-cgi/guess"


class Sessions:
    """Games just begun, which can be reset to their start."""

    def __init__(self, endpoint, count):
        self.players = endpoint.state / "players"
        self.saved = endpoint.state / "players-saved"
        self.cookies = endpoint.state / "cookies"
        self.limit = count * GUESSES_A_SESSION
        cookies = []
        for _ in range(count):
            endpoint.cookie = ""
            endpoint.call("POST", "/game", "length=9&mistakes=26")
            cookies.append(endpoint.cookie)
        self.cookies.write_text("\n".join(cookies) + "\n")
        shutil.copytree(self.players, self.saved)

    def restore(self):
        shutil.rmtree(self.players)
        shutil.copytree(self.saved, self.players)


def rate(server, path, sessions, seconds, connections):
    """Guesses answered a second; each must succeed, and no letter may repeat."""
    server.wait_for_programs()
    sessions.restore()
    output = subprocess.run(
        ["wrk", "-t1", f"-c{connections}", f"-d{seconds}s", "--timeout", "30s"]
        + ["-s", SOURCES / "guess.lua", f"{server.url}{path}"],
        env={**os.environ, "COOKIES": str(sessions.cookies)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    answered = int(re.search(r"(\d+) requests in", output).group(1))
    if "Non-2xx" in output or "Socket errors" in output or answered > sessions.limit:
        raise RuntimeError(f"not every guess was answered:\n{output}")
    return float(re.search(r"Requests/sec:\s+([\d.]+)", output).group(1))


@dataclass(frozen=True)
class Server:
    process: subprocess.Popen
    url: str

    def wait_for_programs(self):
        """Waits until the programs of clients that have left have ended."""
        children = pathlib.Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        while children.read_text():
            time.sleep(0.01)


@contextlib.contextmanager
def lighttpd(place, naive, data, state):
    """A server with the configuration we ship, and the two references beside the program."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    folders = [place.hangman, REPOSITORY / "public", data, state]
    main = subprocess.check_output(
        [REPOSITORY / "scripts/parts/lighttpd-main", str(port), *folders], text=True
    )
    for name, program in (("hello", place.hello), ("naive", naive)):
        main += f"""$HTTP["url"] == "/{name}" {{
  alias.url = ( "/{name}" => "{program}" )
  cgi.assign = ( "" => "" )
  setenv.set-environment = (
    "HANGMAN_DATA_DIR" => "{data}", "HANGMAN_STATE_DIR" => "{state}"
  )
}}
"""
    configuration = state / "lighttpd.conf"
    configuration.write_text(main)
    search = f"{os.environ['PATH']}:/usr/sbin"
    command = [shutil.which("lighttpd", path=search), "-D", "-f", configuration]
    with open(state / "lighttpd.log", "wb") as log:
        process = subprocess.Popen(command, stderr=log)
    try:
        _wait(port)
        yield Server(process, f"http://127.0.0.1:{port}")
    finally:
        process.terminate()
        process.wait(20)


def _wait(port):
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline:
        with contextlib.suppress(OSError):
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        time.sleep(0.02)
    raise RuntimeError("lighttpd did not start")
