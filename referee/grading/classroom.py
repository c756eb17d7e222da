"""A class: a folder for each student; several are judged at the same time."""

import argparse
import concurrent.futures
import pathlib
import queue
from typing import Dict, List

from grading import clerk
from judging.words import Unjudgeable
from reporting.pages import as_class_page, as_page, file_of
from reporting.report import Report
from reporting.table import replace, rows_text


def students(folder) -> List[pathlib.Path]:
    found = sorted(path for path in pathlib.Path(folder).resolve().iterdir() if path.is_dir())
    if not found:
        raise Unjudgeable(f"Expected a folder for each student in {folder}; came none.")
    return found


def accounts(options) -> queue.Queue:
    """An account for each student judged at the same time: for a number, also the numbers after it."""
    free: queue.Queue = queue.Queue()
    for place in range(options.jobs):
        number = options.account.isdigit()
        free.put(str(int(options.account) + place) if number else options.account)
    return free


def judge_class(options) -> List[Report]:
    """Judges every student; table and pages are whole after each of them."""
    folders = students(options.students)
    free = accounts(options)

    def judge(folder: pathlib.Path) -> Report:
        account = free.get()
        try:
            own = argparse.Namespace(**{**vars(options), "name": folder.name, "account": account})
            return clerk.judged(own, str(folder))
        finally:
            free.put(account)

    reports: Dict[str, Report] = {}
    for folder in folders:
        named = argparse.Namespace(**{**vars(options), "name": folder.name})
        reports[folder.name] = clerk.unfinished(named)
    write(reports, options)
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for report in pool.map(judge, folders):
            reports[report.name] = report
            write(reports, options)
            print(f"{report.name}: {report.word}. {report.first}", flush=True)
    return list(reports.values())


def write(reports: Dict[str, Report], options):
    """The table, and the pages in their folder."""
    if options.csv:
        replace(options.csv, rows_text(reports.values()))
    if options.html:
        folder = pathlib.Path(options.html)
        folder.mkdir(exist_ok=True)
        for report in reports.values():
            replace(folder / file_of(report.name), as_page(report))
        replace(folder / "index.html", as_class_page(list(reports.values())))
