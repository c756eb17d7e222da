#!/usr/bin/env python3
"""Prints how many bytes a first and a second visit take over HTTPS and HTTP/2 behind lighttpd.

Chromium counts bodies and headers; a relay before lighttpd counts every byte that comes down, those
of TLS too. Needs openssl and Chromium at /usr/bin/chromium; run it with .venv/bin/python.
"""

import os
import pathlib
import socket
import subprocess
import tempfile
import threading

from playwright.sync_api import BrowserContext, sync_playwright

TOP = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = TOP / ".build" / "release" / "hangman-cgi"
FINGERPRINT = """openssl x509 -in cert.pem -pubkey -noout | openssl pkey -pubin -outform der |
  openssl dgst -sha256 -binary | openssl enc -base64"""


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Relay:
    """Passes each connection through, and counts what comes down."""

    def __init__(self, target: int) -> None:
        self.target, self.down, self.connections = target, 0, 0
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        while True:
            browser, _ = self.listener.accept()
            server = socket.create_connection(("127.0.0.1", self.target))
            self.connections += 1
            for ends in ((browser, server), (server, browser)):
                threading.Thread(target=self.pump, args=ends, daemon=True).start()

    def pump(self, source: socket.socket, sink: socket.socket) -> None:
        is_down = sink.getsockname()[1] == self.port
        try:
            while data := source.recv(65536):
                self.down += len(data) if is_down else 0
                sink.sendall(data)
            sink.shutdown(socket.SHUT_WR)
        except OSError:
            return  # One side has closed, as the browser does at the end of a visit.


def serve(folder: pathlib.Path) -> tuple[subprocess.Popen, int]:
    """lighttpd with the files of deploy/ and a certificate of its own."""
    make = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2"
    make += " -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout key.pem -out cert.pem"
    subprocess.run(make.split(), cwd=folder, check=True, capture_output=True)
    (folder / "state").mkdir()
    folders = {"HANGMAN_DATA_DIR": f"{TOP}/data", "HANGMAN_STATE_DIR": f"{folder}/state"}
    subprocess.run([PROGRAM, "index"], check=True, capture_output=True, env=os.environ | folders)
    port = free_port()
    words = [port, PROGRAM, TOP / "public", *folders.values()]
    main = subprocess.run(
        [TOP / "scripts/parts/lighttpd-main", *map(str, words)], check=True, capture_output=True, text=True
    ).stdout.replace('"mod_setenv" )', '"mod_setenv", "mod_openssl" )', 1)
    main += f'ssl.engine = "enable"\nssl.pemfile = "{folder}/cert.pem"\n'
    main += f'ssl.privkey = "{folder}/key.pem"\nserver.errorlog = "{folder}/log"\n'
    (folder / "lighttpd.conf").write_text(main)
    server = subprocess.Popen(["/usr/sbin/lighttpd", "-D", "-f", folder / "lighttpd.conf"])
    while server.poll() is None:
        with socket.socket() as one:
            if one.connect_ex(("127.0.0.1", port)) == 0:
                break
    return server, port


def visit(context: BrowserContext, relay: Relay) -> tuple[int, float, int]:
    """Requests, bytes as Chromium counts them, and bytes that came down, until all is quiet."""
    page = context.pages[0]
    session = context.new_cdp_session(page)
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    session.send("Network.enable")
    before = relay.down
    page.goto(f"https://localhost:{relay.port}/")
    page.wait_for_selector("#card[aria-busy=false]")
    page.wait_for_timeout(2000)
    return len(sizes), sum(sizes), relay.down - before


def main() -> None:
    with tempfile.TemporaryDirectory() as name, sync_playwright() as tools:
        folder = pathlib.Path(name)
        server, port = serve(folder)
        known = subprocess.run(
            FINGERPRINT, shell=True, cwd=folder, check=True, capture_output=True, text=True
        ).stdout.strip()
        # Chromium does not cache files of a server with an unknown certificate.
        trust = f"--ignore-certificate-errors-spki-list={known}"
        relay = Relay(port)
        try:
            for workers in ("block", "allow"):
                for number in ("first", "second"):
                    context = tools.chromium.launch_persistent_context(
                        folder / f"profile-{workers}", executable_path="/usr/bin/chromium",
                        args=["--no-sandbox", trust], service_workers=workers, locale="en-GB",
                    )
                    relay.connections = 0
                    requests, counted, down = visit(context, relay)
                    context.close()
                    print(
                        f"{number} visit, service worker {workers}ed: {requests} requests,"
                        f" {counted:,.0f} bytes; with TLS {down:,} in {relay.connections} connections",
                        flush=True,
                    )
        finally:
            server.terminate()
            server.wait()


main()
