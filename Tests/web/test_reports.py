"""Words that players report: noted once, without who it was, and printed for the operator."""

import subprocess

import pytest

SHORT = {"length": "any", "mistakes": "1", "evil": "false"}


def lose(player, **settings):
    assert player.post("/game", **SHORT | settings).status == 201
    for letter in "QXZJ":
        game = player.post("/guess", letter=letter).json
        if game["status"] == "lost":
            return game
    raise AssertionError(game)


def noted(caller):
    file = caller.state / "reports.txt"
    return file.read_text().splitlines() if file.exists() else []


def reports(caller):
    command = [caller.program, "reports"]
    return subprocess.run(command, env=caller.environment, capture_output=True, text=True, check=True).stdout


@pytest.fixture
def caller(direct, data):
    return direct(data(["ABBE"]))


def test_a_report_is_a_line_of_date_list_reason_game_and_word(caller):
    player = caller.player()
    game = lose(player)
    reply = player.post("/report", reason="wrong")
    assert (reply.status, reply.body) == (204, b"")
    [line] = noted(caller)
    assert line == f"{game['endedAt'][:10]} words wrong {game['id']} ABBE"
    assert (caller.state / "reports.txt").stat().st_mode & 0o077 == 0
    assert player.get("/game").json["id"] == game["id"]


def test_the_same_again_is_counted_once_and_another_reason_or_player_too(caller):
    first, second = caller.player(), caller.player()
    for player in (first, second):
        lose(player)
        for reason in ("wrong", "unknown", "wrong", "unknown"):
            assert player.post("/report", reason=reason).status == 204
    assert len(noted(caller)) == 8
    assert reports(caller) == "# words: 2 unknown, 2 wrong\nABBE\n"


def test_a_full_file_takes_no_more(caller):
    player = caller.player()
    lose(player)
    file = caller.state / "reports.txt"
    line = f"2026-11-23 words wrong {'0' * 16} ABBE\n"
    file.write_text(line * ((2**20 - 1) // len(line)))
    assert player.post("/report", reason="unknown").status == 204
    size = file.stat().st_size
    assert size >= 2**20
    assert player.post("/report", reason="wrong").status == 204
    assert file.stat().st_size == size
    assert reports(caller) == "# words: 1 unknown, 1 wrong\nABBE\n"


def test_what_cannot_be_reported_is_refused(caller):
    player = caller.player()
    assert (reply := player.post("/report", reason="wrong")).status == 404 and reply.json["code"] == "no-game"
    player.post("/game", **SHORT)
    for form, status, code in (
        ({}, 400, "invalid-setting"), ({"reason": "silly"}, 400, "invalid-setting"),
        ({"reason": "wrong", "word": "ABBE"}, 400, "invalid-request"), ({"reason": "wrong"}, 409, "game-in-progress"),
    ):
        reply = player.post("/report", **form)
        assert (reply.status, reply.json["code"]) == (status, code)
    assert noted(caller) == []


def test_a_word_of_a_rooms_author_is_not_noted(caller):
    room = caller.player().post("/room", words="ABBE", list="words", mistakes="1").json
    player = caller.player()
    assert player.post("/game", room=room["id"]).status == 201
    player.post("/guess", letter="Q")
    assert player.post("/report", reason="offensive").status == 204
    assert noted(caller) == []


def test_the_words_are_printed_by_list_the_most_reported_first(caller):
    caller.state.mkdir(exist_ok=True)
    lines = ["b wrong 1 ÉTÉ\u202e", "a wrong 2 X Y", "a unknown 3 Q", "a offensive 3 Q", "a offensive 4 Q",
             "a offensive 3 Q", "a wrong 5", "torn"]
    (caller.state / "reports.txt").write_text("".join(f"2026-11-23 {line}\n" for line in lines))
    assert reports(caller) == "# a: 1 unknown, 2 offensive\nQ\n# a: 1 wrong\nX Y\n# b: 1 wrong\nÉTÉ\\xe2\\x80\\xae\n"
