"""A service of systemd that we ship, run without systemd: its commands, and again when they end."""

from calls import REPOSITORY


def run(node, unit, replace=("", "")):
    """Starts the service on a node; `replace` changes a text in its commands, for controls."""
    text = (REPOSITORY / "deploy/cluster" / unit).read_text()
    pairs = [line.split("=", 1) for line in text.splitlines() if line.startswith("Exec")]
    commands = {key: value.replace(*replace) for key, value in pairs}
    before = commands["ExecStartPre"].removeprefix("-")
    node.spawn(f"sh -c 'while :; do {before} 2>/dev/null; {commands['ExecStart']}; sleep 1; done'")
