"""A report in the formats of graders, by their published descriptions."""

import json
import time
import xml.etree.ElementTree

from reporting.marks import explained, marks
from reporting.report import VERSION, Report, said


def as_junit(report: Report) -> str:
    suite = xml.etree.ElementTree.Element(
        "testsuite", name=f"evil hangman, rule {report.rule}", tests=str(len(report.results)),
        failures=str(len(report.failed)), errors=str(int(bool(report.problem))),
        skipped=str(sum(bool(result.skipped) for result in report.results)),
        time=f"{sum(result.seconds for result in report.results):.3f}",
        timestamp=time.strftime("%Y-%m-%dT%H:%M:%S"), hostname="localhost")
    add = xml.etree.ElementTree.SubElement
    add(add(suite, "properties"), "property", name="rule", value=report.rule)
    for result in report.results:
        case = add(suite, "testcase", classname=report.name, name=result.case.name,
                   time=f"{result.seconds:.3f}")
        if result.findings:
            first = result.findings[0]
            add(case, "failure", type=first.name, message=printable(first.text)).text = (
                printable(said(result)))
        elif result.skipped:
            add(case, "skipped", message=result.skipped)
    if report.problem:
        case = add(suite, "testcase", classname=report.name, name="judged", time="0")
        add(case, "error", type="unjudgeable", message=printable(report.problem))
        suite.set("tests", str(len(report.results) + 1))
    # Ant's schema wants both, Jenkins' allows them.
    add(suite, "system-out").text = printable(report.verdict)
    add(suite, "system-err")
    return xml.etree.ElementTree.tostring(suite, encoding="unicode", xml_declaration=True)


def printable(text: str) -> str:
    """The text without characters that XML does not allow."""
    return "".join(c if c.isprintable() or c == "\n" else "?" for c in text)


def as_gradescope(report: Report) -> str:
    # Without points of their own, because a fault costs marks once and not in each case.
    tests = [{
        "name": f"{result.case.name}: {result.case.about}", "output": said(result) or result.skipped,
        "status": "passed" if result in report.passed else "failed",
    } for result in report.results]
    # What is printed is for the teacher only, because it has the teacher's own words.
    return json.dumps({"output": "\n".join([report.verdict, *explained(report)]), "tests": tests,
                       "score": marks(report)}, indent=1)


def as_check50(report: Report) -> str:
    results = [{
        "name": result.case.name, "description": result.case.about,
        "passed": None if result.skipped else not result.findings,
        "log": [f"{e.line} -> {e.answer}" for e in result.exchanges] if result.findings else [],
        "cause": {"rationale": said(result) or result.skipped, "help": None}
        if result not in report.passed else None,
        "data": {}, "dependency": None,
    } for result in report.results]
    if report.problem:
        return json.dumps({"slug": report.name, "version": VERSION, "error": {
            "type": "Unjudgeable", "value": report.problem, "traceback": [], "data": {},
            "actions": {"show_traceback": False, "message": report.problem}}}, indent=1)
    return json.dumps({"slug": report.name, "results": results, "version": VERSION}, indent=1)
