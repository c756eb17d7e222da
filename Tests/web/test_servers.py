"""The same calls get the same replies through every server as from the program alone."""

import re

import pytest

from calls import FORM

# Fields that differ in each game by design; all others must be equal.
CHANCE = {"id", "game", "startedAt", "endedAt", "nonce", "commitment"}


def same(value):
    """A reply's JSON with random fields made equal; null stays null."""
    if isinstance(value, list):
        return [same(item) for item in value]
    if isinstance(value, dict):
        return {k: "*" if k in CHANCE and v is not None else same(v) for k, v in value.items()}
    return value


def comparable(reply, program_headers):
    """Status, body, and all values of each header that the program sends."""
    headers = {name: reply.all(name) for name in program_headers if name != "Content-Length"}
    headers["Set-Cookie"] = [re.sub("[0-9a-f]{32}|Expires=[^;]*", "*", value) for value in reply.all("Set-Cookie")]
    body = same(reply.json) if reply.body else None
    return reply.status, headers, body


def assert_same(ours, reference):
    program_headers = {name for name, _ in reference.headers}
    assert comparable(ours, program_headers) == comparable(reference, program_headers)


def test_a_whole_game(any_server, compiled):
    there, here = any_server.player(), compiled.player()
    script = [
        ("get", "/game", {}),
        ("get", "/settings", {}),
        ("post", "/settings", {"length": "7", "mistakes": "5"}),
        ("post", "/game", {"seed": "18446744073709551615", "evil": "false"}),
        ("get", "/game", {}),
        *[("post", "/guess", {"letter": letter}) for letter in "EaEéSTRINGULOYCDMPHBKFVWXJQZ"],
        ("get", "/replay", {}),
        ("get", "/history", {}),
        ("get", "/lists", {}),
        ("get", "", {}),
        ("get", "/", {}),
        ("post", "/forget", {}),
        ("get", "/game", {}),
    ]
    seen = set()
    for verb, path, form in script:
        ours, reference = (getattr(player, verb)(path, **form) for player in (there, here))
        assert_same(ours, reference)
        seen.add(ours.code or ours.status)
    assert {"no-game", "invalid-letter", "game-over", 200, 201, 204} <= seen


def test_head_is_get_without_its_body(any_server, compiled):
    for path in ("", "/game", "/settings", "/history", "/lists", "/nowhere"):
        got, asked = any_server.call("GET", path), any_server.call("HEAD", path)
        assert asked.body == b""
        assert asked.status == got.status
        assert asked.header("Content-Type") == got.header("Content-Type")
        assert_same(asked, compiled.call("HEAD", path))


BROWSER = {"Content-Type": FORM}
REFUSED = [
    # method, path and query, headers, body, status, code
    ("GET", "/nowhere", {}, None, 404, "not-found"),
    ("GET", "/game/", {}, None, 404, "not-found"),
    ("GET", "/GAME", {}, None, 404, "not-found"),
    ("GET", "/game%20", {}, None, 404, "not-found"),
    ("GET", "/%25", {}, None, 404, "not-found"),
    ("GET", "/game;x", {}, None, 404, "not-found"),
    ("PUT", "/nowhere", {}, b"", 404, "not-found"),
    ("PUT", "/game", {}, b"", 405, "method-not-allowed"),
    ("DELETE", "/game", {}, None, 405, "method-not-allowed"),
    ("PATCH", "/guess", {}, b"", 405, "method-not-allowed"),
    ("OPTIONS", "/game", {}, None, 405, "method-not-allowed"),
    ("PROPFIND", "/game", {}, None, 405, "method-not-allowed"),
    ("GET", "/guess", {}, None, 405, "method-not-allowed"),
    ("POST", "/lists", BROWSER, b"", 405, "method-not-allowed"),
    ("POST", "/game", {**BROWSER, "Sec-Fetch-Site": "cross-site"}, b"", 403, "cross-site"),
    ("POST", "/game", {**BROWSER, "Sec-Fetch-Site": "same-site"}, b"", 403, "cross-site"),
    ("POST", "/game", {**BROWSER, "Origin": "http://evil.example"}, b"", 403, "cross-site"),
    ("POST", "/game", {**BROWSER, "Origin": "null"}, b"", 403, "cross-site"),
    ("POST", "/guess", {"Content-Type": "application/json"}, b"{}", 415, "unsupported-media-type"),
    ("POST", "/guess", {"Content-Type": "text/plain"}, b"letter=E", 415, "unsupported-media-type"),
    ("POST", "/guess", {}, b"letter=E", 415, "unsupported-media-type"),
    ("POST", "/guess", BROWSER, b"letter=E" * 513, 413, "too-large"),
    ("POST", "/guess", BROWSER, b"x" * 60_000, 413, "too-large"),
    ("GET", "/game?" + "x" * 8193, {}, None, 413, "too-large"),
    ("GET", "/game?" + "x" * 8192, {}, None, 400, "invalid-request"),
    ("GET", "/game", {"Cookie": "x" * 8193}, None, 413, "too-large"),
    ("GET", "/game", {"Cookie": "x" * 8192}, None, 404, "no-game"),
    ("GET", "/game", {"Cookie": "hangman=../../etc/passwd"}, None, 404, "no-game"),
    ("GET", "/game", {"Cookie": "hangman=" + "0" * 32}, None, 404, "no-game"),
    ("GET", "/game?x=1", {}, None, 400, "invalid-request"),
    ("GET", "/game?letter=E;letter=F", {}, None, 400, "invalid-request"),
    ("POST", "/guess?letter=E", BROWSER, b"letter=E", 400, "invalid-request"),
    ("POST", "/guess", BROWSER, b"letter=E&letter=F", 400, "invalid-request"),
    ("POST", "/guess", BROWSER, b"letter=%zz", 400, "invalid-request"),
    ("POST", "/guess", BROWSER, b"letter=%", 400, "invalid-request"),
    ("POST", "/guess", BROWSER, b"letter=%ff", 400, "invalid-request"),
    ("POST", "/guess", BROWSER, b"letter=%C0%AF", 400, "invalid-request"),
    ("POST", "/guess", BROWSER, b"letter=\xe9", 400, "invalid-request"),
    ("POST", "/guess", BROWSER, b"letter=%00", 400, "invalid-letter"),
    # One character; the game's list decides whether it is a letter.
    ("POST", "/guess", BROWSER, b"letter=%E2%84%AA", 404, "no-game"),
    ("POST", "/guess", BROWSER, b"letter=%0d%0aX-Evil:1", 400, "invalid-letter"),
    ("POST", "/guess", BROWSER, b"", 400, "invalid-letter"),
    ("POST", "/guess", BROWSER, b"letter=E", 404, "no-game"),
    ("POST", "/game", BROWSER, b"mistakes=27", 400, "invalid-setting"),
    ("POST", "/game", BROWSER, b"seed=18446744073709551616", 400, "invalid-setting"),
]


@pytest.mark.parametrize(
    "method, path, headers, body, status, code",
    REFUSED,
    ids=[f"{row[0]} {row[1][:20]} {row[3] and row[3][:20]} {row[5]}" for row in REFUSED],
)
def test_a_refusal(any_server, direct, method, path, headers, body, status, code):
    ours = any_server.call(method, path, headers=headers, body=body)
    assert (ours.status, ours.code) == (status, code)
    assert ours.header("Cache-Control") == "no-store"
    assert ours.header("Set-Cookie") is None
    assert_same(ours, direct().call(method, path, headers=headers, body=body))


def test_a_page_of_the_same_host_may_write(any_server):
    for headers in ({"Origin": any_server.url}, {"Sec-Fetch-Site": "same-origin"}):
        assert any_server.call("POST", "/game", {}, headers).status == 201


def test_the_words_of_a_query_are_no_command_line(any_server, direct):
    """Words of a query change nothing, although Apache passes them to the program as arguments."""
    for query in ("sweep", "index", "--version", "--help", "sweep+--help", "-h+index"):
        ours = any_server.call("GET", "?" + query)
        assert ours.code == "invalid-request"
        assert_same(ours, direct().call("GET", "?" + query))


def test_headers_of_a_client_are_no_settings(any_server):
    reply = any_server.call(
        "POST",
        "/game",
        {},
        {
            "X-Forwarded-Proto": "https",
            "HTTPS": "on",
            "Hangman-Https": "on",
            "Hangman-State-Dir": "/tmp",
            "Proxy": "http://evil.example",
        },
    )
    assert reply.status == 201
    assert re.fullmatch(
        "hangman=[0-9a-f]{32}; Path=/; HttpOnly; SameSite=Lax; Max-Age=34560000; Expires=.* GMT",
        reply.header("Set-Cookie"),
    )


def test_an_operators_environment_reaches_the_program(serve):
    for kind in ("lighttpd", "apache_cgi", "apache_cgid"):
        server = serve(kind, environment={"HANGMAN_COOKIE": "other", "HANGMAN_HTTPS": "on"})
        cookie = server.call("POST", "/game", {}).header("Set-Cookie")
        assert re.fullmatch("__Host-other=[0-9a-f]{32}; .*; Secure.*", cookie)


def test_players_files_are_private(any_server):
    """Only the server may read the folder, and no file name reveals a cookie."""
    player = any_server.player()
    assert player.post("/game").status == 201
    files = [path for path in (any_server.state / "players").rglob("*") if path.is_file()]
    assert files
    assert all(path.stat().st_mode & 0o777 == 0o600 for path in files)
    assert (any_server.state / "players").stat().st_mode & 0o777 == 0o700
    secret = player.cookie.partition("=")[2]
    assert not any(secret in str(path) or secret in path.read_text("latin1") for path in files)


@pytest.mark.parametrize("name", ["Sec_Fetch_Site", "Sec-Fetch_Site", "Sec_Fetch-Site"])
def test_a_header_with_an_underscore_does_not_pass_for_the_browsers(any_server, name):
    """A program sees both headers as HTTP_SEC_FETCH_SITE."""
    reply = any_server.call("POST", "/game", {}, {name: "same-origin", "Origin": "http://elsewhere.example"})
    assert reply.code == "cross-site"
    assert any_server.call("POST", "/game", {}, {name: "cross-site"}).status == 201
