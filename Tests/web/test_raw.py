"""Requests that no browser sends. For each: the code of the program, or the status of the server
if it answers itself, as pinned here for lighttpd 1.4.69 and Apache 2.4.
"""

import socket
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

import servers
from calls import FORM, MOUNT

HOST = "Host: hangman.example\r\n"
TYPE = f"Content-Type: {FORM}\r\n"
LETTER = TYPE + "Content-Length: 8\r\n"
CHUNKED = TYPE + "Transfer-Encoding: chunked\r\n"


def request(target, headers="", body="", method="GET", version="HTTP/1.1", host=HOST):
    head = f"{method} {target} {version}\r\n{host}Connection: close\r\n{headers}\r\n"
    return (head + body).encode("latin1")


def get(path, headers="", **options):
    return request(MOUNT + path, headers, **options)


def post(headers, body="letter=E", path="/guess"):
    return request(MOUNT + path, headers, body, method="POST")


# name, request, lighttpd's answer, Apache's answer (the same when left out): a number is the
# server's own status, a text the program's code.
BODIES = [
    ("no length", post(TYPE, ""), 411, "invalid-letter"),
    ("chunked", post(CHUNKED, "8\r\nletter=E\r\n0\r\n\r\n"), "no-game"),
    ("chunked, two", post(CHUNKED, "3\r\nlet\r\n5\r\nter=E\r\n0\r\n\r\n"), "no-game"),
    ("chunked, 4,097", post(CHUNKED, f"1001\r\n{'x' * 4097}\r\n0\r\n\r\n"), "too-large"),
    ("chunked, empty", post(CHUNKED, "0\r\n\r\n"), "invalid-letter"),
    ("bad chunk", post(CHUNKED, "zz\r\nletter=E\r\n0\r\n\r\n"), 400),
    ("length -1", post(TYPE + "Content-Length: -1\r\n"), 400),
    ("length +8", post(TYPE + "Content-Length: +8\r\n"), 400),
    ("length 0x8", post(TYPE + "Content-Length: 0x8\r\n"), 400),
    ("length 8,8", post(TYPE + "Content-Length: 8,8\r\n"), 400),
    ("length 10^20", post(TYPE + f"Content-Length: {10**20}\r\n"), 400),
    ("length empty", post(TYPE + "Content-Length:\r\n"), 411, 400),
    ("two lengths", post(LETTER + "Content-Length: 9\r\n"), 400),
    ("70,000 bytes", post(TYPE + "Content-Length: 70000\r\n", "x" * 70_000), 413),
    ("two types", post(TYPE + LETTER), "no-game", "unsupported-media-type"),
    ("expect", post(LETTER + "Expect: 100-continue\r\n"), "no-game"),
    ("GET with body", get("/game", LETTER, body="letter=E"), "no-game"),
]
ROWS = [
    # Queries. lighttpd normalises them; Apache passes on every byte.
    ("query %zz", get("/guess?letter=%zz", method="POST", headers=TYPE + "Content-Length: 0\r\n"),
     "invalid-letter", "invalid-request"),
    ("query %00", get("/game?a=%00"), 400, "invalid-request"),
    ("query %ff", get("/game?a=%ff"), 400, "invalid-request"),
    ("query overlong", get("/game?a=%C0%AF"), 400, "invalid-request"),
    ("query CR LF", get("/game?a=%0d%0aSet-Cookie:x"), 400, "invalid-request"),
    ("query 8-bit", get("/game?a=\xe9"), "invalid-request"),
    ("query twice", get("/game?a=1&a=2"), "invalid-request"),
    ("query script", get('/game?<script>"'), "invalid-request"),
    ("query words", get("/game?--help+index"), "invalid-request"),
    ("query space", get("/game? a"), "invalid-request", 400),
    # Paths arrive decoded and normalised.
    ("path //", get("//game"), "no-game"),
    ("path /./", get("/./game"), "no-game"),
    ("path %67", get("/%67ame"), "no-game"),
    ("path %2f", get("%2fgame"), "no-game", 404),
    ("path %00", get("/game%00"), 400, 404),
    ("path %ff", get("/%ff"), 400, "not-found"),
    ("path newline", get("/game%0a"), 400, "not-found"),
    ("path 8-bit", get("/\xe9"), 404, "not-found"),
    ("path ..", get("/../game"), 404),
    ("path %2e%2e", get("/%2e%2e/game"), 404),
    ("path etc", get("/..%2f..%2fetc/passwd"), 404),
    # Methods.
    ("TRACE", get("/game", method="TRACE"), "method-not-allowed", 405),
    ("FOO", get("/game", method="FOO"), 501, "method-not-allowed"),
    ("get", get("/game", method="get"), 501, "method-not-allowed"),
    ("CONNECT", get("/game", method="CONNECT"), 405, 400),
    ("9 KB method", get("/game", method="X" * 9216), 431, 414),
    *BODIES,
    # Cookies.
    ("9 KB cookie", get("/game", f"Cookie: {'x' * 9216}\r\n"), 431, 400),
    ("8-bit cookie", get("/game", "Cookie: hangman=\xff\xfe\r\n"), "no-game"),
    ("control in cookie", get("/game", "Cookie: hangman=\x1b[31m\r\n"), 400),
    ("NUL in cookie", get("/game", "Cookie: hangman=\0\r\n"), 400),
    ("folded cookie", get("/game", "Cookie: a=1;\r\n b=2\r\n"), "no-game"),
    # Hosts and versions.
    ("no host", get("/game", host=""), 400),
    ("no host, 1.0", get("/game", host="", version="HTTP/1.0"), "no-game"),
    ("bad host", get("/game", host='Host: a"b\r\n'), 400),
    ("two hosts", get("/game", host="Host: a\r\nHost: b\r\n"), 400),
    ("absolute", request(f"http://evil.example{MOUNT}/game"), 400, "no-game"),
    ("space before colon", get("/game", "X-A : 1\r\n"), 400),
    ("bare line feeds", get("/game").replace(b"\r\n", b"\n"), 400),
    ("TLS", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\r\n\r\n", 400),
]


# Both kinds of Apache read a request alike; they differ in how a body reaches the program.
CASES = [
    pytest.param(kind, row, id=f"{kind}-{row[0]}")
    for row in ROWS for kind in servers.KINDS if kind != "apache_cgi" or row in BODIES
]


@pytest.mark.parametrize("any_server, row", CASES, indirect=["any_server"])
def test_a_raw_request_is_answered_by(any_server, row):
    expected = row[2] if any_server.name == "lighttpd" else row[-1]
    reply = any_server.raw(row[1])
    assert (reply.code or reply.status) == expected
    assert b"/tmp" not in reply.body and b"evil" not in reply.body
    if reply.code:
        assert reply.header("Cache-Control") == "no-store"


def test_an_answer_is_never_a_part_of_one(any_server):
    whole = any_server.call("GET", "/settings")
    part = any_server.call("GET", "/settings", headers={"Range": "bytes=0-3"})
    assert (part.status, part.body) == (200, whole.body)


def test_two_cookie_headers_are_one(any_server):
    """lighttpd joins them by a semicolon, Apache by a comma."""
    player = any_server.player()
    player.post("/game")
    headers = f"Cookie: a=1\r\nCookie: {player.cookie}\r\nCookie: b=2\r\n"
    assert any_server.raw(get("/game", headers)).status == 200


def test_of_two_players_cookies_none_is_believed(any_server):
    cookies = []
    for _ in range(2):
        player = any_server.player()
        player.post("/game")
        cookies.append(player.cookie)
    headers = "".join(f"Cookie: {cookie}\r\n" for cookie in cookies)
    assert any_server.raw(get("/game", headers)).code == "no-game"


def test_no_input_reaches_a_log_unescaped(any_server):
    start = any_server.log.stat().st_size
    any_server.raw(get("/game?a=%1b[31m%0d%0aFAKE", "Cookie: hangman=\xffFAKE\r\n"))
    any_server.raw(post(LETTER, "letter=\n"))
    lines = any_server.log.read_bytes()[start:].split(b"\n")
    assert not any(line.startswith(b"FAKE") for line in lines)
    assert all(32 <= byte < 127 for line in lines for byte in line)


def test_a_sender_that_stalls_is_dropped_and_holds_up_nobody(lighttpd, apache_cgi, apache_cgid):
    def stall(server):
        with socket.create_connection(("127.0.0.1", server.port), timeout=30) as connection:
            connection.sendall(post(LETTER, "let"))
            started = time.monotonic()
            assert server.call("GET", "/settings").status == 200
            meanwhile = time.monotonic() - started
            answer = connection.recv(4096)
            return answer.split(b"\r\n")[0], meanwhile, time.monotonic() - started

    with ThreadPoolExecutor() as threads:
        ends = list(threads.map(stall, (lighttpd, apache_cgi, apache_cgid)))
    # lighttpd collects the body before it starts the program, and just closes the connection.
    timeout = b"HTTP/1.1 408 Request Timeout"
    assert [end[0] for end in ends] == [b"", timeout, timeout]
    assert all(meanwhile < 5 and whole < 15 for _, meanwhile, whole in ends)
