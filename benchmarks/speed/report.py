"""The table that is printed and the file that keeps it."""

import json
import os
import platform
import subprocess
from dataclasses import asdict, dataclass, field

from build import REPOSITORY


@dataclass(frozen=True)
class Row:
    """One measurement; without a bound it is information only."""

    what: str
    value: float
    unit: str = ""
    at_most: float | None = None
    at_least: float | None = None
    detail: dict = field(default_factory=dict)

    @property
    def target(self):
        if self.at_most is not None:
            return f"≤ {self.at_most:,g}"
        return f"≥ {self.at_least:,g}" if self.at_least is not None else ""

    @property
    def verdict(self):
        if not self.target:
            return ""
        above = self.at_most is not None and self.value > self.at_most
        below = self.at_least is not None and self.value < self.at_least
        return "MISSED" if above or below else "met"

    def __str__(self):
        size = f"{self.value:,.0f}" if self.value >= 100 else f"{self.value:.2f}"
        return f"{self.what:<64} {size:>10} {self.unit:<6} {self.target:>8} {self.verdict}"


class Report:
    def __init__(self):
        self.rows = []
        self.circumstances = {
            "machine": _machine(),
            "commit": _commit(),
            "load": os.getloadavg()[0],
        }

    def open(self):
        for name, value in self.circumstances.items():
            print(f"{name}: {value}")

    def section(self, title):
        print(f"\n{title}", flush=True)

    def add(self, what, value, unit="", **rest):
        self.rows.append(Row(what, value, unit, **rest))
        print(self.rows[-1], flush=True)

    def save(self, path):
        rows = [{**asdict(row), "verdict": row.verdict} for row in self.rows]
        path.write_text(json.dumps({**self.circumstances, "rows": rows}, indent=1) + "\n")
        print(f"\nwritten to {path.relative_to(REPOSITORY)}")


def _machine():
    model = "unknown processor"
    with open("/proc/cpuinfo") as file:
        for line in file:
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
    system = platform.freedesktop_os_release()["PRETTY_NAME"]
    return f"{model}, {os.cpu_count()} cores, Linux {platform.release()}, {system}"


def _commit():
    def git(*arguments):
        return subprocess.check_output(["git", *arguments], cwd=REPOSITORY, text=True).strip()

    changed = git("status", "--porcelain", "Sources", "Package.swift")
    return git("rev-parse", "--short", "HEAD") + (" and changes on top" if changed else "")
