"""Meanings and endgames that cannot be read: it is logged once, and no refusal blames the player."""

import pytest

from program import Program, write_data

FAULTS = [f"open:error={name}" for name in ("EACCES", "EIO", "EMFILE", "ESTALE")] + ["pread64:error=EIO"]


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


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize(("path", "form"), [
    ("/game", {"clue": "true", "evil": "false"}),
    ("/room", {"rounds": "20", "clue": "true", "evil": "false"}),
    ("/room", {"draw": "40", "try": "true"}),
])
def test_a_call_that_asks_for_meanings_is_refused(program, fault, path, form):
    assert program.post(path, length="any", **form).is_done
    outcome = failing(program, fault, "meanings/en.txt").post(path, length="any", **form)
    assert (outcome.status, outcome.code) == (503, "words")
    [line] = outcome.log
    assert line.startswith("hangman: words: the meanings of words: ")


@pytest.mark.parametrize("fault", FAULTS)
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
    if fault.startswith("open"):
        assert (asked.status, asked.code) == (503, "words")
    else:
        assert {meaning for turn in asked.json["turns"] for family in turn["families"]
                for meaning in family["meanings"]} == {None}
    assert len(asked.log) == 1


@pytest.mark.parametrize("fault", FAULTS)
def test_endgames_are_neither_told_nor_begun(program, fault):
    run = failing(program, fault, "endgames/en.txt")
    outcomes = [run.get("/endgames"), run.post("/game", endgame="1")]
    assert [(outcome.status, outcome.code) for outcome in outcomes] == [(503, "words")] * 2
    # It is logged once a minute.
    assert [len(outcome.log) for outcome in outcomes] == [1, 0]
    assert len(program.get("/endgames").json["endgames"]) == 3
