"""Results for people and in the formats of graders, by their published descriptions."""

import csv
import json
import re
import xml.etree.ElementTree

import junitparser
import pytest
from jsonschema import Draft202012Validator

from judging.cases import Case
from judging.findings import FAULTS, Finding
from planted import CHOICE, engine
from playing.playing import Result
from referee import HERE
from reporting.marks import WEIGHTS, marks
from reporting.outputs import OUTPUTS
from reporting.report import Report

TEXT, NUMBER = {"type": "string"}, {"type": "number"}


def closed(required, **optional):
    """An object with these fields and no others."""
    return {"type": "object", "properties": {**required, **optional}, "required": [*required],
            "additionalProperties": False}


VISIBILITY = {"enum": ["hidden", "after_due_date", "after_published", "visible"]}
# gradescope-autograders.readthedocs.io, “Autograder Specifications”, output format.
GRADESCOPE = closed(
    {"tests": {"type": "array", "items": closed(
        {}, score=NUMBER, max_score=NUMBER, status={"enum": ["passed", "failed"]}, name=TEXT,
        name_format=TEXT, number=TEXT, output=TEXT, output_format=TEXT, tags={"type": "array"},
        visibility=VISIBILITY, extra_data={"type": "object"})}},
    score=NUMBER, execution_time=NUMBER, output=TEXT, output_format=TEXT, visibility=VISIBILITY,
    stdout_visibility=VISIBILITY, extra_data={"type": "object"}, leaderboard={"type": "array"})

# cs50.readthedocs.io/projects/check50, “JSON specification”.
CAUSE = {"type": ["object", "null"], "required": ["rationale"],
         "properties": {"rationale": TEXT, "help": {"type": ["string", "null"]}}}
CHECK50 = {"oneOf": [
    closed({"slug": TEXT, "version": TEXT, "results": {"type": "array", "items": closed({
        "name": TEXT, "description": TEXT, "passed": {"type": ["boolean", "null"]},
        "log": {"type": "array", "items": TEXT}, "cause": CAUSE, "data": {"type": "object"},
        "dependency": {"type": ["string", "null"]}})}}),
    closed({"slug": TEXT, "version": TEXT, "error": closed({
        "type": TEXT, "value": TEXT, "traceback": {"type": "array"}, "data": {"type": "object"},
        # check50 reads both where it shows an error of another run.
        "actions": closed({"show_traceback": {"type": "boolean"}, "message": TEXT})})}),
]}


@pytest.fixture(params=["right", "wrong", "breaks off", "not judged"])
def results(request, call, tmp_path):
    """Everything that one run writes, and what it came to."""
    wrong = {CHOICE: "kept = min(families)"} if request.param == "wrong" else {}
    command = {"breaks off": ["printf", "\\a\\001<&>"], "not judged": ["/no/such/program"]}.get(
        request.param, engine(tmp_path, wrong))
    files = {name: tmp_path / name for name in (*OUTPUTS, "csv")}
    options = [part for name, path in files.items() for part in (f"--{name}", path)]
    done = call("--name", "Ann \"A\" Lee", "--skip", "length", *options, "--", *command)
    assert not done.stderr
    files["text"] = tmp_path / "text"
    files["text"].write_text(done.stdout)
    codes = {"right": 0, "wrong": 1, "breaks off": 1, "not judged": 2}
    assert done.returncode == codes[request.param]
    return request.param, {name: path.read_text() for name, path in files.items()}


def test_gradescope(results):
    kind, written = results
    results = json.loads(written["gradescope"])
    Draft202012Validator(GRADESCOPE).validate(results)
    passed = [test["status"] == "passed" for test in results["tests"]]
    assert {"right": all, "wrong": any, "breaks off": any, "not judged": any}[kind](passed) == (
        kind in ("right", "wrong"))
    # A fault costs once: the whole has points, its tests have none.
    assert results["score"] == {"right": 100, "wrong": 60}.get(kind, 0)
    assert not any("score" in test for test in results["tests"])
    # What is printed has the teacher's own words; without the field she alone sees it.
    assert "stdout_visibility" not in results


def test_check50(results):
    kind, written = results
    results = json.loads(written["check50"])
    Draft202012Validator(CHECK50).validate(results)
    assert ("error" in results) == (kind == "not judged")
    for check in results.get("results", []):
        assert check["passed"] is True or check["cause"]["rationale"]


def test_junit(results, tmp_path):
    kind, written = results
    [suite] = junitparser.JUnitXml.fromstring(written["junit"])
    cases = list(suite)
    assert suite.tests == len(cases) > 0
    of = {kind: sum(isinstance(r, kind) for case in cases for r in case.result)
          for kind in (junitparser.Failure, junitparser.Error, junitparser.Skipped)}
    assert [suite.failures, suite.errors, suite.skipped] == list(of.values())
    assert bool(suite.failures) == (kind in ("wrong", "breaks off"))
    assert suite.errors == (kind == "not judged")
    as_the_schemas_say(xml.etree.ElementTree.fromstring(written["junit"]))


def as_the_schemas_say(suite):
    """What Ant's JUnit.xsd and Jenkins' junit-10.xsd ask for, where either is the stricter."""
    assert suite.tag == "testsuite"
    required = {"name", "tests", "failures", "errors", "time", "timestamp", "hostname"}
    assert required <= set(suite.keys())
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d", suite.get("timestamp"))
    assert re.fullmatch(r"[0-9]*\.[0-9]*", suite.get("time"))
    first, *cases, out, err = (child.tag for child in suite)
    assert (first, {*cases}, out, err) == ("properties", {"testcase"}, "system-out", "system-err")
    for case in suite.iter("testcase"):
        assert set(case.keys()) == {"name", "classname", "time"}
        assert len(case) <= 1 and all(set(child.keys()) <= {"type", "message"} for child in case)


def test_csv_is_a_line_a_program(results):
    kind, written = results
    [row] = csv.reader(written["csv"].splitlines())
    assert row[:2] == ['Ann "A" Lee', {"breaks off": "wrong"}.get(kind, kind)]
    assert int(row[2]) <= int(row[3])
    assert bool(row[4]) == (kind != "right")
    assert row[5] == {"right": "100", "wrong": "60"}.get(kind, "0")


def test_text_begins_with_the_verdict_and_the_first_failure(results):
    kind, written = results
    lines = written["text"].splitlines()
    report = json.loads(written["json"])
    assert lines[0] == report["verdict"]
    assert "\033" not in written["text"]
    failed = [case for case in report["cases"] if case["findings"]]
    if failed:
        assert lines[1] == f"Marks: {report['marks']:g} of 100."
        at = lines.index(f"{failed[0]['name']}: {failed[0]['about']}")
        assert lines[at - 1] == ""
        assert lines[at + 1].endswith(failed[0]["findings"][0]["text"])
        assert any(line.startswith("    > words ") for line in lines) == (kind == "wrong")
    else:
        assert len(lines) == 1


# Marks by weight

def report_of(*cases, weights=None):
    """A report of cases with the names of what was found in each; None was not played."""
    results = [Result(Case(str(number), "", [], []), [Finding(name, f"{name} was found. So.")
                                                      for name in names or ()], [], 0,
                      "Not played." if names is None else "")
               for number, names in enumerate(cases)]
    return Report("Ann", "largest", results, "", weights)


@pytest.mark.parametrize("cases, expected", [
    ([[]], 100),
    ([[], ["not-largest"]], 60),
    # Sixty cases of one kind cost what one does, and each kind costs for itself.
    ([[]] + 60 * [["not-largest"]], 60),
    ([[], ["not-largest", "count"], ["count"]], 45),
    ([[], list(WEIGHTS)], 0),
    # What was not played is not right, and who is never right has nothing.
    ([[], ["crashes"], None, None], 35),
    ([["non-letter"]], 0),
])
def test_marks_are_taken_off_once_for_each_kind_of_fault(cases, expected):
    assert marks(report_of(*cases)) == expected
    assert marks(Report("Ann", "largest", report_of(*cases).results, "Could not.")) == 0


def test_a_teacher_says_what_a_fault_costs(judged, call, tmp_path):
    weights = tmp_path / "weights.json"
    weights.write_text('{"not-largest": 12.5}')
    command = ["--skip", "length", "--", *engine(tmp_path, {CHOICE: "kept = min(families)"})]
    assert judged("--weights", weights, *command).marks == 87.5
    for text in ('{"colour": 3}', '{"count": -1}', "[", "[3]"):
        weights.write_text(text)
        done = call("--weights", weights, *command)
        assert done.returncode == 2 and "Expected" in done.stderr and "weights" in done.stderr


def test_every_finding_has_a_weight():
    sources = " ".join(path.read_text() for path in HERE.rglob("*.py"))
    named = set(re.findall(r'(?:Finding|Broken)\(\s*\*?\(*"([a-z-]+)"', sources)) | {*FAULTS}
    assert named <= WEIGHTS.keys()
