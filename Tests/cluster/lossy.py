"""The controls: each removes one protection, and must lose moves, or the trial proves nothing."""

from ceph import Ceph
from faults import calm, holder_cut_off
from sticky import Sticky


class Mistaken(Sticky):
    """nodes that share nothing, with the proxy's configuration for those that do"""

    proxy = "haproxy-shared.cfg"


class WithoutSecondLook(Ceph):
    """a program that does not look again before the rename"""

    planted = "no last look"


# For each name: the kind of cluster, and the faults it meets.
CONTROLS = {
    "mistaken": (Mistaken, (calm,)),
    "look": (WithoutSecondLook, (holder_cut_off,)),
}
