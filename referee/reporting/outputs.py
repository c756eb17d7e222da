"""All outputs by their options, and where they are written."""

import os
import sys

from reporting.graders import as_check50, as_gradescope, as_junit
from reporting.pages import as_page
from reporting.report import Report, as_json
from reporting.table import add, replace
from reporting.text import as_text

OUTPUTS = {"json": as_json, "junit": as_junit, "gradescope": as_gradescope, "check50": as_check50,
           "html": as_page}


def write_files(report: Report, options):
    """Writes every requested output to its file, and replaces the file's old content."""
    for name, output in OUTPUTS.items():
        path = getattr(options, name)
        if path and path != "-":
            replace(path, output(report))
    if options.csv:
        add(options.csv, report)


def write(report: Report, options):
    """Writes the files, and to standard output the output that was requested there, otherwise text."""
    write_files(report, options)
    asked = [output for name, output in OUTPUTS.items() if getattr(options, name) == "-"]
    for output in asked:
        print(output(report))
    if not asked:
        colour = sys.stdout.isatty() and "NO_COLOR" not in os.environ
        print(as_text(report, colour), end="")
