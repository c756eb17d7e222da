"""The files of a room in a spreadsheet: LibreOffice opens them."""

import csv
import re
import subprocess

import pytest

from table import Table
from test_together import lines, make, room_of

pytestmark = [pytest.mark.long, pytest.mark.timeout(600)]


def opened(path, separator):
    """Opens a file in LibreOffice, and has it written again as text and with the kinds of its cells."""
    # 44 or 59 between cells, 34 around them, 76 is UTF-8, 9 a tab.
    for kind in ("csv:Text - txt - csv (StarCalc):9,34,76,1,,0,false,true", "fods"):
        subprocess.run(
            ["soffice", f"-env:UserInstallation=file://{path.parent}/profile", "--headless",
             f"--infilter=CSV:{ord(separator)},34,76", "--convert-to", kind, "--outdir", path.parent / "out", path],
            check=True, capture_output=True, timeout=180)


@pytest.mark.parametrize(("locale", "separator"), [("en-GB", ","), ("de-DE", ";")])
def test_a_spreadsheet_opens_the_files_as_they_are_meant(browser, small, tmp_path, locale, separator):
    """LibreOffice reads each file and writes it again: no cell is a formula, counts are numbers, names are whole."""
    context = browser.new_context(locale=locale, viewport={"width": 1280, "height": 800})
    author = Table(context.new_page(), small.url)
    author.page.add_init_script("localStorage.hangman ??= JSON.stringify({ language: 'en' });")
    link = make(author, "A class", lines("HARE\nBEAR"))
    names = ["=1+1", "Müller, Jürgen-Christoph", "@SUM(A1)", 'Ada; "Lovelace"']
    for letters in ("QHARE", "HARE", "WXQZVJKL", "HAR"):
        pupil = Table(browser.new_context().new_page(), small.url)
        assert pupil.post("/game", room=room_of(author, link)["id"]).ok
        for letter in letters:
            pupil.post("/guess", letter=letter)
    shown = author.dialog("room")
    for seat, name in enumerate(names, 1):
        shown.get_by_label(f"Name of seat {seat}").fill(name, timeout=12_000)
        author.page.keyboard.press("Enter")
    shown.get_by_text("Marks and files").click()
    for label in ("File: a row for each player", "File: a row for each player and word"):
        with author.page.expect_download() as file:
            shown.get_by_role("button", name=label, exact=True).click()
        path = tmp_path / "table.csv"
        path.write_bytes(file.value.path().read_bytes())
        opened(path, separator)
        written = list(csv.reader((tmp_path / "out/table.csv").open(encoding="utf-8"), delimiter="\t"))
        sent = list(csv.reader(path.open(encoding="utf-8-sig", newline=""), delimiter=separator))
        assert [len(row) for row in written] == [len(row) for row in sent]
        assert written == sent
        seen = {row[0] for row in written}
        assert {f"'{names[0]}", names[1], f"'{names[2]}", names[3]} <= seen
        cells = (tmp_path / "out/table.fods").read_text()
        assert "table:formula" not in cells
        counts = re.findall(r"<table:table-cell [^>]*\"float\"[^>]*", cells)
        # Equal cells that follow each other are one, with a number.
        repeated = [int((re.search(r'columns-repeated="(\d+)"', cell) or [0, 1])[1]) for cell in counts]
        assert sum(repeated) == sum(cell.isdigit() for row in sent for cell in row)
