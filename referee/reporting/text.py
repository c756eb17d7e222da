"""A report as text."""

from reporting.marks import explained
from reporting.report import Report


def as_text(report: Report, colour: bool) -> str:
    def paint(code: int, text: str) -> str:
        return f"\033[{code}m{text}\033[0m" if colour else text
    lines = [paint(31 if report.code else 32, report.verdict)]
    lines += explained(report)[:12] if report.code else []
    for number, result in enumerate(report.failed):
        lines += ["", paint(1, f"{result.case.name}: {result.case.about}")]
        lines += [f"  {paint(31, finding.name)}: {finding.text}" for finding in result.findings[:5]]
        if number == 0:
            said = [f"    > {e.line}\n    {e.answer}" for e in result.exchanges]
            lines += ["  The dialogue:", *said[:40], *["    …"][:len(said) > 40]]
    return "\n".join(lines) + "\n"
