"""Pages for students and teachers: the faults of one program, and those of a class by how many programs have them."""

import collections
import re
from html import escape
from typing import Dict, List

from reporting.marks import costs, marks
from reporting.report import Report, Result

STYLE = """
@page { margin: 18mm 20mm }
:root { color-scheme: light dark }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem }
h1, h2, h3 { line-height: 1.25; break-after: avoid; overflow-wrap: anywhere }
h2 { margin-top: 2rem; font-size: 1.25rem }
h3 { font-size: 1rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .3rem 1.2rem .3rem 0 }
th { white-space: nowrap }
tr { border-bottom: 1px solid #999; break-inside: avoid }
.short { white-space: nowrap }
code, pre { font: .9em/1.5 ui-monospace, monospace }
code { letter-spacing: .15em }
pre { overflow-x: auto; border-left: 3px solid #999; padding-left: 1rem }
mark { background: #f448; color: inherit; font-weight: bold }
@media print { body { margin: 0; max-width: none; padding: 0; font-size: 10.5pt } }
"""
# Lines of a dialogue that a page shows.
SHOWN = 60


def page(title: str, body: List[str]) -> str:
    return "\n".join(['<!DOCTYPE html>', '<html lang="en">', '<meta charset="utf-8">',
                      '<meta name="viewport" content="width=device-width">',
                      f"<title>{escape(title)}</title>", f"<style>{STYLE}</style>",
                      f"<h1>{escape(title)}</h1>", *body, "</html>", ""])


def sentence(text: str) -> str:
    """Markup of a sentence, in which patterns are set so that their blanks can be counted."""
    return re.sub(r"(?<!\w)(?=\w*_)\w+", r"<code>\g<0></code>", escape(text))


def faults(report: Report) -> Dict[str, List[Result]]:
    """The cases by the first sentence of their findings, the most common first."""
    by_fault: Dict[str, List[Result]] = {}
    for result in report.failed:
        for fault in dict.fromkeys(finding.fault for finding in result.findings):
            by_fault.setdefault(fault, []).append(result)
    return dict(sorted(by_fault.items(), key=lambda item: -len(item[1])))


def dialogue(result: Result, finding: str) -> str:
    """The lines of a case with their answers; what the finding is about is marked."""
    exchanges = result.exchanges[1:]
    lines = [f"&gt; {escape(e.line)}\n{escape(str(e.answer))}" for e in exchanges]
    wrong = place(exchanges, finding)
    if 0 <= wrong < len(lines):
        lines[wrong] = f"<mark>{lines[wrong]}</mark>"
    begin = max(0, wrong - SHOWN + 1)
    before, after = ["…"] * (begin > 0), ["…"] * (len(lines) > begin + SHOWN)
    return "<pre>" + "\n".join(before + lines[begin:begin + SHOWN] + after) + "</pre>"


def place(exchanges, finding: str) -> int:
    """The number of the exchange that a finding is about; -1 if the finding does not name one."""
    said = re.search(r" Game (\d+)(?:, (?:after )?turn (\d+)(, reveal)?|, `start )", finding)
    game = turn = 0
    for number, exchange in enumerate(exchanges):
        verb = exchange.line.partition(" ")[0]
        game, turn = (game + 1, 0) if verb == "start" else (game, turn + (verb == "guess"))
        if said and game == int(said[1]) and turn == int(said[2] or 0):
            if verb == ("start" if not said[2] else "reveal" if said[3] else "guess"):
                return number
    return -1


def as_page(report: Report) -> str:
    """One program's faults, each with the shortest dialogue that shows it."""
    about = report.verdict.removeprefix(f"{report.name}, ")
    body = [f"<p>{escape(about[:1].upper() + about[1:])}</p>"]
    if report.failed:
        rows = [[escape(one.fault), one.cases, f"−{one.cost:g}"] for one in costs(report)]
        body += [f"<p>Marks: {marks(report):g} of 100. A fault costs once.</p>",
                 *table(["Fault", "Cases", "Costs"], rows)]
    for fault, results in faults(report).items():
        result = min(results, key=lambda one: len(one.exchanges))
        text = next(f.text for f in result.findings if f.fault == fault)
        cases = ", ".join(escape(one.case.name) for one in results)
        body += [f"<h2>{escape(fault)}</h2>", f"<p>{sentence(text[len(fault):].strip())}</p>",
                 f"<h3>The shortest dialogue that shows it: {escape(result.case.name)}</h3>",
                 f"<p>{escape(result.case.about)}</p>", dialogue(result, text),
                 f"<p>Cases with this fault: {cases}.</p>"]
    return page(report.name, body)


def cell(content) -> str:
    short = ' class="short"' * (len(re.sub("<.*?>", "", str(content))) < 16)
    return f"<td{short}>{content}</td>"


def table(heads: List[str], rows: List[list]) -> List[str]:
    """Rows of a table; its cells are markup already."""
    return ["<table>", "<tr>" + "".join(f'<th scope="col">{head}</th>' for head in heads) + "</tr>",
            *("<tr>" + "".join(map(cell, row)) + "</tr>" for row in rows),
            "</table>"]


def as_class_page(reports: List[Report]) -> str:
    """The faults of a class by how many programs have them, and a line for each program."""
    who = collections.defaultdict(list)
    for report in reports:
        for fault in faults(report) or ([report.problem] if report.problem else []):
            who[fault].append(report.name)
    common = [[len(names), escape(fault), ", ".join(map(escape, names))]
              for fault, names in sorted(who.items(), key=lambda item: -len(item[1]))]
    students = [[f'<a href="{escape(file_of(report.name))}">{escape(report.name)}</a>', report.word,
                 f"{marks(report):g}", f"{len(report.passed)} of {len(report.results)}" if report.results else "–",
                 sentence(report.problem or next(iter(faults(report)), ""))]
                for report in reports]
    return page("The class", [
        "<h2>Faults</h2>", *table(["Programs", "Fault", "Whose"], common), "<h2>Programs</h2>",
        *table(["Name", "Verdict", "Marks", "Cases right", "Commonest fault"], students)])


def file_of(name: str) -> str:
    """The name of the file of a program's page."""
    return "".join(c if c.isalnum() or c in "-_." else "_" for c in name).lstrip(".") + ".html"
