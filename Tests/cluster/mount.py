"""The folder of the players on each node: guarded, and mounted over the guard."""

from node import wait

PLAYERS = "/var/lib/hangman/players"


def on_all(nodes, start):
    """`start` begins to mount on a node; afterwards only the server's user can use the folder."""
    for node in nodes:
        node.run("install -d -m 700 -o www-data -g www-data /var/lib/hangman")
        node.run(f"install -d -m 000 -o root -g root {PLAYERS}")
        start(node)
        wait(lambda: not is_missing(node), "the mount", 180)
    nodes[0].run(f"chown www-data: {PLAYERS} && chmod 700 {PLAYERS}; sync")


def is_missing(node):
    return node.run(f"mountpoint -q {PLAYERS}", check=False).returncode
