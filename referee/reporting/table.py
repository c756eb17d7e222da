"""The class's table: one line for each student, sorted by name."""

import contextlib
import csv
import io
import os
import pathlib

from reporting.marks import marks
from reporting.report import Report


def row(report: Report) -> list:
    """Name, verdict, cases right, cases in all, the first failure, marks."""
    first = report.first.partition("\n")[0]
    return [disarmed(report.name), report.word, len(report.passed), len(report.results),
            disarmed(first), f"{marks(report):g}"]


def disarmed(text: str) -> str:
    """The text as a cell that no spreadsheet mistakes for a formula."""
    return f"'{text}" if text[:1] in ("=", "+", "-", "@", "\t", "\r") else text


def add(path, report: Report):
    """Writes the report's line, in place of one of the same name."""
    path = pathlib.Path(path)
    with held(path.parent):
        rows = []
        if path.exists():
            with open(path, newline="", encoding="utf-8") as file:
                rows = [line for line in csv.reader(file) if line]
        new = list(map(str, row(report)))
        if any(line[0] == new[0] for line in rows):
            rows = [new if line[0] == new[0] else line for line in rows]
        else:
            rows.append(new)
        replace(path, text_of(rows))


def text_of(rows) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n", quoting=csv.QUOTE_ALL).writerows(rows)
    return text.getvalue()


def rows_text(reports) -> str:
    """The whole table."""
    return text_of(map(row, reports))


@contextlib.contextmanager
def held(folder):
    """Keeps other referees from writing there."""
    try:
        import fcntl
    except ImportError:
        yield  # Windows: one after the other.
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)


def replace(path, text: str):
    """Replaces a file as a whole."""
    fresh = pathlib.Path(f"{path}.new")
    if fresh.exists() or fresh.is_symlink():
        fresh.unlink()
    fresh.write_text(text, encoding="utf-8")
    os.replace(fresh, path)
