"""Meanings and endgames that cannot be read: it is logged once, and no refusal blames the player."""

import re

import pytest

from program import Program, write_data

OPENING = [f"open:error={name}" for name in ("EACCES", "EIO", "EMFILE", "ESTALE")]
# Meanings are read from a mapped file, endgames by calls.
MAPPING = [*OPENING, "mmap:error=ENOMEM"]
READING = [*OPENING, "pread64:error=EIO"]


@pytest.fixture
def program(tmp_path):
    data = write_data(tmp_path / "data")
    for folder, lines in {"meanings": ["BEAR\tit hibernates", "ZEBRA\tit has stripes"], "endgames": ["1 BEAR BOAR"] * 3}.items():
        (data / folder).mkdir()
        (data / folder / "en.txt").write_text("\n".join(lines) + "\n")
    return Program(tmp_path / "state", data)


def failing(program, fault, file):
    path = f"{program.environment['HANGMAN_DATA_DIR']}/{file}"
    calls = fault.partition(":")[0].replace("open", "open,openat")
    return program.by("strace", "-qq", "-o", "/dev/null", "-P", path, "-e", f"trace={calls}",
                      "-e", f"inject={calls}:{fault.partition(':')[2]}")


def failing_to_read(program, log, path, form):
    """Fails as a disk does: from the first page on that this call reads of the mapped file of meanings."""
    traced = program.by("strace", "-qq", "-y", "-o", log, "-e", "trace=mmap,madvise")
    assert traced.post(path, **form).is_done
    lines = log.read_text().splitlines()
    start, size = next((int(end, 16), int(size)) for size, end in (
        re.search(r"mmap\(NULL, (\d+), .*meanings/en.txt>, 0\) = 0x(\w+)", line).groups()
        for line in lines if line.startswith("mmap(") and "meanings/en.txt" in line))
    reads = [int(line.partition("0x")[2].partition(",")[0], 16) for line in lines if line.startswith("madvise(")]
    number = next(i for i, read in enumerate(reads, 1) if start <= read < start + max(size, 4096))
    return program.by("strace", "-qq", "-o", "/dev/null", "-e", "trace=madvise",
                      "-e", f"inject=madvise:error=EFAULT:when={number}+")


@pytest.mark.parametrize("fault", [*MAPPING, "disk"])
@pytest.mark.parametrize(("path", "form"), [
    ("/game", {"clue": "true", "evil": "false"}),
    ("/room", {"rounds": "20", "clue": "true", "evil": "false"}),
    ("/room", {"draw": "40", "try": "true"}),
])
def test_a_call_that_asks_for_meanings_is_refused(program, tmp_path, fault, path, form):
    form = {"length": "any", **form}
    assert program.post(path, **form).is_done
    if fault == "disk":
        run = failing_to_read(program, tmp_path / "trace", path, form)
    else:
        run = failing(program, fault, "meanings/en.txt")
    outcome = run.post(path, **form)
    assert (outcome.status, outcome.code) == (503, "words")
    [line] = outcome.log
    assert line.startswith("hangman: words: the meanings of words: ")


@pytest.mark.parametrize("fault", MAPPING)
def test_a_game_goes_on_without_them(program, fault):
    """A guess that ends it is stored; a replay that does not ask for them is answered."""
    cookie = program.newcomer(length=4, mistakes=1, evil="true")
    run = failing(program, fault, "meanings/en.txt")
    lost = next(outcome for outcome in (run.post("/guess", cookie, letter=letter) for letter in "XQZ")
                if outcome.json["status"] == "lost")
    assert (lost.status, lost.json["meaning"], len(lost.log)) == (200, None, 1)
    assert run.get("/game", cookie).json["status"] == "lost"
    assert run.get("/replay", cookie).status == 200
    asked = run.get("/replay?meanings=true", cookie)
    assert (asked.status, asked.code, len(asked.log)) == (503, "words", 1)


@pytest.mark.parametrize("fault", READING)
def test_endgames_are_neither_told_nor_begun(program, fault):
    run = failing(program, fault, "endgames/en.txt")
    outcomes = [run.get("/endgames"), run.post("/game", endgame="1")]
    assert [(outcome.status, outcome.code) for outcome in outcomes] == [(503, "words")] * 2
    # It is logged once a minute.
    assert [len(outcome.log) for outcome in outcomes] == [1, 0]
    assert len(program.get("/endgames").json["endgames"]) == 3
