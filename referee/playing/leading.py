"""Leads a dialogue: asks a driver line by line."""

from typing import List, Tuple

from judging.findings import Exchange, Finding
from playing.program import Broken


def lead(lines: List[str], driver) -> Tuple[List[Exchange], List[Finding]]:
    """Asks line by line; a game that breaks off is left, and the case too where it must be."""
    exchanges: List[Exchange] = []
    broken: List[Finding] = []
    left = False
    try:
        for line in lines:
            left = left and not line.startswith("start ")
            if left:
                continue
            try:
                exchanges.append(Exchange(line, driver.ask(line)))
            except Broken as stop:
                # An answer to an earlier line does not count.
                del exchanges[len(exchanges) - min(stop.doubtful, len(exchanges) - 1):]
                asked = f"{stop.finding.text} Asked was `{line.partition(' /')[0]}`."
                broken.append(stop.finding._replace(text=asked))
                driver.close(broken=True)
                left = True
                if not driver.goes_on:
                    return exchanges, broken
        driver.close(broken=False)
    except Broken as stop:
        broken.append(stop.finding)
    except BaseException:
        driver.close(broken=True)
        raise
    return exchanges, broken[:3]
