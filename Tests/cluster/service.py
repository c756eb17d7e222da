"""Runs the commands of a systemd service that we ship without systemd, and again when they end."""

from calls import REPOSITORY


def run(node, unit):
    """Starts the service on a node."""
    text = (REPOSITORY / "deploy/cluster" / unit).read_text()
    commands = dict(line.split("=", 1) for line in text.splitlines() if line.startswith("Exec"))
    before = commands["ExecStartPre"].removeprefix("-")
    node.spawn(f"sh -c 'while :; do {before} 2>/dev/null; {commands['ExecStart']}; sleep 1; done'")
