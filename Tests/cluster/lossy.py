"""What must lose moves, or the trial proves nothing: each takes one thing away that keeps them."""

from faults import calm, holder_cut_off, power_cut_after_move, raced
from gluster import Gluster
from sticky import Sticky

ZEROS = " --attribute-timeout=0 --entry-timeout=0 --negative-timeout=0"


class DefaultCaches(Gluster):
    """GlusterFS as it comes, volume and mount"""

    settings = ""
    mount = (ZEROS, "")


class WithoutDirsync(Gluster):
    """bricks without dirsync"""

    options = "noatime"


class Mistaken(Sticky):
    """nodes that share nothing, behind the proxy's configuration for those that do"""

    proxy = "haproxy-shared.cfg"


class WithoutSecondLook(Gluster):
    """a program that does not look again before the rename"""

    planted = "no last look"


# By name: the kind of cluster, the faults it meets.
CONTROLS = {
    "mistaken": (Mistaken, (calm,)),
    "caches": (DefaultCaches, (calm, raced)),
    "dirsync": (WithoutDirsync, (power_cut_after_move,)),
    "look": (WithoutSecondLook, (holder_cut_off,)),
}
