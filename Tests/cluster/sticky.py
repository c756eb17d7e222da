"""Nodes that share nothing: each has a state folder with the players that began there."""


class Sticky:
    name = "sticky nodes"
    proxy = "haproxy-sticky.cfg"
    is_shared = False
    # The mount point of a node's second disk, and its options.
    data, options = "/var/lib/hangman", "noatime"
    # Seconds until the locks of a client that is cut off are gone.
    lock_seconds = 0
    # The fault of the sleeping program in a control.
    planted = ""

    def install(self, nodes):
        """Makes the volume once, when the nodes are up."""

    def start(self, node):
        """Starts the services of the state folder on one node, after each boot."""

    def fill(self, nodes):
        for node in nodes:
            node.fill()

    def empty(self, nodes):
        for node in nodes:
            node.empty()

    def trips(self, nodes, act):
        """Runs something; returns the numbers and kinds of requests that the file system sent."""
        act()
        return {}

    def is_healed(self, nodes):
        return True
