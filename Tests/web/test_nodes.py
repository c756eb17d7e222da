"""The documented proxy before three nodes: a code leads to its player on whichever it is."""

import contextlib
import re
import shutil
import socket
import time

import pytest

import servers
from calls import REPOSITORY, Server
from servers import NODES


def post(server, path, cookie=None, **form):
    """The reply to a call, and all cookies that it gives."""
    reply = server.call("POST", path, form, {"Cookie": cookie} if cookie else {})
    return reply, "; ".join(value.split(";")[0] for value in reply.all("Set-Cookie"))


def soon(answer, expected):
    """Waits until the proxy has noticed that a node has come or gone."""
    deadline = time.monotonic() + 20
    while (found := answer()) != expected and time.monotonic() < deadline:
        time.sleep(0.2)
    assert found == expected


@pytest.mark.thorough
def test_a_code_leads_to_its_player_on_any_node(proxy):
    server, nodes = proxy
    players = []
    for _ in range(30):
        begun, cookie = post(server, "/game", mistakes="9")
        assert begun.status == 201
        players.append((begun.json["id"], re.search("hangman-node=(n.)", cookie)[1], post(server, "/code", cookie)[0].json["code"]))
    assert {node for _, node, _ in players} == set(NODES)
    for game, node, code in players:
        reply, cookie = post(server, "/code/use", code=code)
        assert reply.status == 200, reply
        assert re.findall("hangman-node=(n.)", cookie) == [node]
        shown = server.call("GET", "/game", headers={"Cookie": cookie})
        assert shown.json["id"] == game
        # A device that has played on another node.
        other = NODES[(NODES.index(node) + 1) % 3]
        assert post(server, "/code/use", f"hangman-node={other}", code=code)[0].status == 200
    assert post(server, "/code/use", code="-".join(["0000"] * 7))[0].code == "no-player"
    assert post(server, "/code/use", code="x")[0].code == "invalid-code"

    down = "n3"
    with nodes[down].away():
        soon(lambda: [post(server, "/code/use", code=code)[0].status for _, _, code in players],
             [503 if node == down else 200 for _, node, _ in players])


@pytest.mark.thorough
@pytest.mark.parametrize("missing", ["words.plist", "lists"])
def test_a_node_without_its_words_gets_no_players(proxy, site, serve, missing):
    """The node's health check is the call for the lists."""
    server, nodes = proxy

    def lists():
        reply = server.call("GET", "/lists")
        return reply.status, reply.code

    data = site / "data"
    for name in ("words.plist", "lists"):
        assert (data / name).exists()
    hidden = data / f"{missing}.away"
    with contextlib.ExitStack() as stack:
        (data / missing).rename(hidden)
        stack.callback(hidden.rename, data / missing)
        reply = nodes["n1"].call("GET", "/lists")
        assert (reply.status, reply.code) == (503, "words")
        # The proxy's own refusal has no code, one of such a node would have.
        soon(lists, (503, None))
    soon(lists, (200, None))


@pytest.mark.thorough
def test_a_drained_node_gets_no_newcomers_and_keeps_its_players(proxy, tmp_path):
    """A node is drained by the socket of the shipped file, as cluster.md says."""
    server, _ = proxy
    players = [post(server, "/game")[1] for _ in range(6)]

    def tell(state):
        with socket.socket(socket.AF_UNIX) as admin:
            admin.connect(f"{tmp_path}/admin.sock")
            admin.sendall(f"set server newcomers/n3 state {state}\n".encode())
            assert admin.recv(1000) == b"\n"
    tell("drain")
    begun = [post(server, "/game")[1] for _ in range(9)]
    assert {re.search("hangman-node=(n.)", cookie)[1] for cookie in begun} == {"n1", "n2"}
    assert {server.call("GET", "/game", headers={"Cookie": cookie}).status for cookie in players} == {200}
    tell("ready")
    begun = [post(server, "/game")[1] for _ in range(9)]
    assert {re.search("hangman-node=(n.)", cookie)[1] for cookie in begun} == set(NODES)


@pytest.mark.thorough
def test_the_proxy_of_a_shared_folder_limits_the_rooms_of_an_address(lighttpd, tmp_path):
    shipped = (REPOSITORY / "deploy/cluster/haproxy-shared.cfg").read_text()

    def at(port):
        text = shipped
        for said, meant in ((r"192\.0\.2\.1\d:80", f"127.0.0.1:{lighttpd.port}"),
                            ("bind :80", f"bind 127.0.0.1:{port}"),
                            ("uri /hangman/", "uri /"), ("/run/haproxy/", f"{tmp_path}/"), ("gt 500", "gt 5")):
            text, count = re.subn(said, meant, text)
            assert count
        (tmp_path / "haproxy.cfg").write_text(text)
        command = [shutil.which("haproxy", path=servers.PATH), "-db", "-f", tmp_path / "haproxy.cfg"]
        return servers.Process(command, port, tmp_path / "log")

    process = servers.started(at)
    try:
        proxy = Server("haproxy", process.port, None, process.log, process.away)
        made = [proxy.call("POST", "/room", {"rounds": "1"}) for _ in range(8)]
        assert [reply.status for reply in made] == [201] * 5 + [503] * 3
        assert proxy.call("GET", f"/room?id={made[0].json['id']}").status == 200
        assert proxy.call("POST", "/game", {}).status == 201
    finally:
        process.stop()
