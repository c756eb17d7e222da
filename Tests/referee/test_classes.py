"""A class: a folder for each student, judged side by side, with a table and pages to send."""

import csv
import html.parser
import shutil
import sys
import time

import pytest

from planted import CHOICE, engine
from referee import HERE

STUDENTS = {
    "Ann": {},
    "Bea <b>": {CHOICE: "kept = min(families, key=lambda kept: len(families[kept]))"},
    "Cem": {CHOICE: "kept = () if () in families else random.choice(largest)"},
    "Dot": {"    engine = Engine()\n": "    import os\n    os.kill(os.getppid(), 9)\n"
                                       "    engine = Engine()\n"},
    "Eli": {"        letter = text.upper()\n": "        import time\n        time.sleep(9)\n"
                                               "        letter = text.upper()\n"},
}
COMMAND = ["--", sys.executable, "-SE", "engine.py"]


@pytest.fixture(scope="module")
def submissions(tmp_path_factory):
    folder = tmp_path_factory.mktemp("submissions")
    for name, faults in STUDENTS.items():
        (folder / name).mkdir()
        engine(folder / name, faults)
    return folder


@pytest.fixture(scope="module")
def judged_class(submissions, tmp_path_factory):
    """What a class came to: what was printed, the table, the folder of pages."""
    import subprocess
    out = tmp_path_factory.mktemp("out")
    done = subprocess.run(
        [sys.executable, HERE / "referee.py", "--trust", "--class", submissions, "-j", "2", "--timeout", "1",
         "--skip", "length", "--csv", out / "class.csv", "--html", out / "pages", *COMMAND],
        capture_output=True, text=True, timeout=240)
    return done, list(csv.reader((out / "class.csv").read_text().splitlines())), out / "pages"


def test_every_student_has_a_line_with_the_verdict(judged_class):
    done, rows, _ = judged_class
    assert done.returncode == 2 and not done.stderr
    assert {row[0]: row[1] for row in rows} == {
        "Ann": "right", "Bea <b>": "wrong", "Cem": "wrong", "Dot": "not judged", "Eli": "wrong"}
    assert [row[0] for row in rows] == sorted(STUDENTS)
    firsts = {row[0]: row[4] for row in rows}
    assert firsts["Ann"] == "" and "ended by signal 9" in firsts["Dot"]
    assert "wrote nothing for 1 second " in firsts["Eli"]
    assert len(done.stdout.splitlines()) == len(STUDENTS)


class Outline(html.parser.HTMLParser):
    """The text of a page by its tags, which must be balanced."""

    def __init__(self, text):
        super().__init__()
        self.open, self.texts, self.links = [], {}, []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag, attributes):
        self.links += [value for name, value in attributes if name == "href"]
        if tag not in ("meta",):
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        if self.open and data.strip():
            self.texts.setdefault(self.open[-1], []).append(data.strip())


def test_the_page_of_the_class_counts_faults_and_leads_to_every_student(judged_class):
    _, _, pages = judged_class
    outline = Outline((pages / "index.html").read_text())
    cells = outline.texts["td"]
    at = cells.index("Your program did not keep a largest family.")
    assert cells[at - 1] == "2" and cells[at + 1] == "Bea <b>, Cem"
    counts = [int(cells[index - 1]) for index, cell in enumerate(cells)
              if cell.startswith("Your program ") and cells[index - 1].isdigit()]
    assert counts == sorted(counts, reverse=True)
    assert len(outline.links) == len(STUDENTS)
    assert all((pages / link).exists() for link in outline.links)


def test_the_page_of_a_student_has_her_faults_and_a_dialogue_and_nobody_else(judged_class):
    _, _, pages = judged_class
    outline = Outline((pages / "Bea__b_.html").read_text())
    assert outline.texts["h1"] == ["Bea <b>"]
    assert "Your program did not keep a largest family." in outline.texts["h2"]
    assert "> start " in outline.texts["pre"][0]
    # The turn that the finding names is marked.
    [marked] = outline.texts["mark"]
    asked, answer = marked.splitlines()
    shown = " ".join(outline.texts["p"])
    assert asked[2:] in shown and answer.split()[1] in outline.texts["code"], (marked, shown)
    text = (pages / "Bea__b_.html").read_text()
    assert "Cem" not in text and "Ann" not in text and "<b>" not in text
    assert "http" not in text


def test_a_page_of_one_program(call, submissions, tmp_path):
    done = call("--html", tmp_path / "cem.html", "--name", "Cem", "--skip", "length", *COMMAND,
                cwd=submissions / "Cem")
    assert done.returncode == 1
    assert Outline((tmp_path / "cem.html").read_text()).texts["h1"] == ["Cem"]


@pytest.mark.long
def test_side_by_side_is_sooner(call, submissions, tmp_path):
    """Two that sleep need as long as one."""
    for name in ("one", "two"):
        (tmp_path / "class" / name).mkdir(parents=True)
        shutil.copy(submissions / "Eli/engine.py", tmp_path / "class" / name)
    took = []
    for jobs in ("2", "1"):
        began = time.monotonic()
        call("--class", tmp_path / "class", "-j", jobs, "--timeout", "2", "--skip", "length",
             *COMMAND)
        took.append(time.monotonic() - began)
    assert took[0] < 0.8 * took[1], took


def test_a_loop_of_runs_keeps_one_line_a_name(call, submissions, tmp_path):
    table = tmp_path / "class.csv"
    for name in ("Ann", "Bea <b>", "Ann"):
        call("--name", name, "--csv", table, "--skip", "length", *COMMAND, cwd=submissions / name)
    assert [row[:2] for row in csv.reader(table.read_text().splitlines())] == [
        ["Ann", "right"], ["Bea <b>", "wrong"]]


def test_a_class_without_students(call, tmp_path):
    done = call("--class", tmp_path, *COMMAND)
    assert done.returncode == 2 and "Expected a folder for each student" in done.stderr


@pytest.mark.parametrize("name", ['=HYPERLINK("http:evil","marks")', "+1", "-1", "@SUM(A1)"])
def test_a_name_is_no_formula_in_the_table(call, submissions, tmp_path, name):
    for _ in range(2):
        call("--name", name, "--csv", tmp_path / "one.csv", "--skip", "length", *COMMAND,
             cwd=submissions / "Ann")
    [row] = csv.reader((tmp_path / "one.csv").read_text().splitlines())
    assert row[0] == f"'{name}"
    (tmp_path / "class" / name.replace("/", "")).mkdir(parents=True)
    call("--class", tmp_path / "class", "--csv", tmp_path / "class.csv", "--", "true")
    [row] = csv.reader((tmp_path / "class.csv").read_text().splitlines())
    assert row[0] == f"'{name}"


@pytest.mark.parametrize("option", ["--json", "--junit", "--gradescope", "--check50", "--name"])
def test_what_is_for_one_program_is_refused_for_a_class(call, submissions, tmp_path, option):
    done = call("--class", submissions, option, tmp_path / "file", *COMMAND)
    assert done.returncode == 2 and f"{option} is for one program" in done.stderr
    assert not (tmp_path / "file").exists()


def test_no_case_left_is_no_verdict(call, judged, submissions):
    done = call("--skip", "", "--", "/nonexistent")
    assert done.returncode == 2 and "an empty one, which every name has" in done.stderr
    every = [part for letter in "aeiou" for part in ("--skip", letter)]
    report = judged(*every, *COMMAND, cwd=submissions / "Ann")
    assert report.code == 2 and "leaves none" in report.verdict and not report.cases
