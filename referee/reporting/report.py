"""The results of one program."""

import json
from typing import Dict, List, NamedTuple, Optional

from judging.cases import Case
from judging.findings import Exchange, Finding
from playing.playing import Result
from reporting.marks import costs, marks

VERSION = "2.0"


class Report(NamedTuple):
    """All results, or the reason why there is no verdict."""

    name: str
    rule: str
    results: List[Result]
    problem: str = ""
    # The marks that each kind of fault costs; None means the weights of marks.py.
    weights: Optional[Dict[str, float]] = None

    @property
    def failed(self) -> List[Result]:
        return [result for result in self.results if result.findings]

    @property
    def passed(self) -> List[Result]:
        return [result for result in self.results if not result.findings and not result.skipped]

    @property
    def code(self) -> int:
        return 2 if self.problem else 1 if self.failed else 0

    @property
    def word(self) -> str:
        return ("right", "wrong", "not judged")[self.code]

    @property
    def verdict(self) -> str:
        """One sentence that sums up the results."""
        if self.problem:
            return f"Could not judge. {self.problem}"
        skipped = len(self.results) - len(self.passed) - len(self.failed)
        return (f"{self.name}, rule {self.rule}: {len(self.passed)} cases right, "
                f"{len(self.failed)} wrong" + (f", {skipped} not played." if skipped else "."))

    @property
    def first(self) -> str:
        """The problem or the first finding; empty if nothing is wrong."""
        return self.problem or next((result.findings[0].text for result in self.failed), "")


def said(result: Result) -> str:
    return "\n".join(finding.text for finding in result.findings)


def as_json(report: Report) -> str:
    cases = [{
        "name": result.case.name, "about": result.case.about, "skipped": result.skipped or None,
        "seconds": round(result.seconds, 3),
        "findings": [finding._asdict() for finding in result.findings],
        "exchanges": [exchange._asdict() for exchange in result.exchanges],
    } for result in report.results]
    return json.dumps({"referee": VERSION, "name": report.name, "rule": report.rule,
                       "code": report.code, "verdict": report.verdict,
                       "problem": report.problem or None, "marks": marks(report),
                       "costs": [cost._asdict() for cost in costs(report)], "cases": cases},
                      indent=1)


def from_json(text: str) -> Report:
    """The report that was written as JSON."""
    whole = json.loads(text)
    results = [Result(Case(case["name"], case["about"], [], []),
                      [Finding(**finding) for finding in case["findings"]],
                      [Exchange(**exchange) for exchange in case["exchanges"]],
                      case["seconds"], case["skipped"] or "") for case in whole["cases"]]
    return Report(whole["name"], whole["rule"], results, whole["problem"] or "")
