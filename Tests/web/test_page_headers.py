"""The servers' part: the page's headers, and files without a URL."""

import gzip

import pytest

from calls import MOUNT, REPOSITORY
from page_headers import PAGE, headers_of

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".txt": "text/plain; charset=utf-8",
}


def files_of_the_page():
    public = REPOSITORY / "public"
    return sorted(path.relative_to(public) for path in public.rglob("*") if path.is_file())


def test_every_file_of_the_page_comes_whole_with_its_type_and_the_strict_headers(any_server):
    for file in files_of_the_page():
        reply = any_server.send("GET", f"/{file}")
        assert reply.status == 200, file
        assert reply.body == (REPOSITORY / "public" / file).read_bytes()
        assert reply.header("Content-Type") == TYPES[file.suffix]
        assert {name: reply.header(name) for name in PAGE} == headers_of(file), file


def test_the_page_is_at_the_root(any_server):
    reply = any_server.send("GET", "/?x=<script>")
    assert reply.body == (REPOSITORY / "public/index.html").read_bytes()
    assert {name: reply.header(name) for name in PAGE} == PAGE


def test_a_page_that_is_not_there_has_the_strict_headers_too(any_server):
    reply = any_server.send("GET", "/nowhere")
    assert reply.status == 404
    assert {name: reply.header(name) for name in PAGE} == PAGE


def test_the_page_is_asked_for_again_but_not_sent_again(any_server):
    tag = any_server.send("GET", "/").header("ETag")
    again = any_server.send("GET", "/", {"If-None-Match": tag})
    assert (again.status, again.body) == (304, b"")
    assert any_server.send("GET", "/", {"If-None-Match": '"another"'}).status == 200


def test_the_page_travels_compressed(any_server):
    reply = any_server.send("GET", "/", {"Accept-Encoding": "gzip"})
    assert reply.header("Content-Encoding") == "gzip"
    assert reply.header("Vary") == "Accept-Encoding"
    assert len(reply.body) < len((REPOSITORY / "public/index.html").read_bytes())


def test_the_lists_travel_compressed_too(any_server):
    path = "/cgi-bin/hangman-cgi/lists"
    plain, packed = (any_server.send("GET", path, {"Accept-Encoding": how}) for how in ("identity", "gzip"))
    assert packed.header("Content-Encoding") == "gzip" and not plain.header("Content-Encoding")
    assert gzip.decompress(packed.body) == plain.body and len(packed.body) * 4 < len(plain.body)


@pytest.mark.parametrize("encoding", ["identity", "gzip"])
def test_the_lists_are_asked_for_again_but_not_sent_again(any_server, encoding):
    def ask(**headers):
        return any_server.send("GET", "/cgi-bin/hangman-cgi/lists", {"Accept-Encoding": encoding, **headers})

    first = ask()
    assert first.header("Cache-Control") == "no-cache"
    again = ask(**{"If-None-Match": first.header("ETag")})
    assert (again.status, again.body) == (304, b"")
    assert ask(**{"If-None-Match": '"another"'}).status == 200


def test_robots_are_asked_to_leave_the_endpoint_alone(any_server):
    assert any_server.send("GET", "/robots.txt").body == b"User-agent: *\nDisallow: /cgi-bin/\n"


@pytest.mark.parametrize(
    "path",
    [
        "/data/words.plist",
        "/../data/words.plist",
        "/%2e%2e/data/words.plist",
        "/..%2fdata%2fwords.plist",
        f"{MOUNT}/../../../data/words.plist",
        "/cgi-bin/data/words.plist",
        "/cgi-bin/../data/words.plist",
        "/hangman-cgi",
        "/cgi-bin/",
        "/cgi-bin/hangman-cgi.md",
        "/cgi-bin/hangman-cgix/game",
        "/state/players/",
        "/.state/players/",
        "/players/",
        "/deploy/lighttpd.conf",
        "/.git/HEAD",
        "/index.html/x",
        "//etc/passwd",
    ],
)
def test_nothing_beside_the_page_and_the_program_has_a_url(any_server, path):
    reply = any_server.send("GET", path)
    assert reply.status in (400, 403, 404)
    assert reply.code is None, "the program was started"
