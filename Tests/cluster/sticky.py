"""Nodes that share nothing: each has a state folder, and the players who began there."""


class Sticky:
    name = "sticky nodes"
    proxy = "haproxy-sticky.cfg"
    is_shared = False
    # Where a node's second disk is mounted, and how.
    data, options = "/var/lib/hangman", "noatime"
    # Until the locks of a client that is cut off are gone.
    lock_seconds = 0
    # The fault that a sleeping program has, in a control.
    planted = ""

    def install(self, nodes):
        """Makes the volume, once, on nodes that are up."""

    def start(self, node):
        """Starts on one node, after each boot, what the state folder needs."""

    def fill(self, nodes):
        for node in nodes:
            node.fill()

    def empty(self, nodes):
        for node in nodes:
            node.empty()

    def trips(self, nodes, act):
        """Does something; how many of which requests the file system sent over the network."""
        act()
        return {}

    def is_healed(self, nodes):
        return True
