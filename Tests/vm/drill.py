"""In the virtual machine: follows the documents for operators, a part a boot, and reports to the host.

The part is stored on disk, so the machine may lose its power in between. A line to the host is
`held …`, `FAILED …`, `note …`, `cut` (cut the power now), or `end`.
"""

import importlib
import sys
import traceback

from tools import HERE, report

try:
    part = HERE / "part"
    importlib.import_module(part.read_text() if part.exists() else "first_hour").part()
except Exception:
    report(f"FAILED {traceback.format_exc(limit=-3)!r}")
    report("end")
    sys.exit(1)
