"""Lists as data: what GET lists returns about the files, and what a changed list does to a game."""

import fcntl
import json
import os
import plistlib
import resource
import shutil
import string
import subprocess
import time
from collections import Counter

import pytest

from calls import DATA
from languages import entries as entries_of, language_of, text_lists
from reference import load, shipped


def write(folder, words):
    """Replaces the present words.plist."""
    new = folder / "new"
    new.write_bytes(plistlib.dumps(words))
    new.replace(folder / "words.plist")


def titles(caller):
    return {told["id"]: told["title"] for told in caller.call("GET", "/lists").json["lists"]}


def lettering(id):
    if file := text_lists().get(id):
        language = language_of(file)
        keys = list(language.keys)
        return {"language": language.code, "letters": language.letters, "keys": keys}
    return {"language": None, "letters": string.ascii_uppercase, "keys": None}


def unordered(id):
    return set(entries_of(id)) if id in text_lists() else load(id)


@pytest.mark.thorough
def offers(id):
    """The week and the opponents of a list that has them."""
    for file in (DATA / "opponents").iterdir():
        rows = dict(line.split(" ", 1) for line in file.read_text().splitlines())
        if rows.pop("list") == id:
            week = [int(mistakes) for mistakes in rows.pop("week").split()]
            return {"week": week, "opponents": [{"name": name, **dict(zip(("mistakes", "rate"), map(int, numbers.split())))}
                                                for name, numbers in rows.items()]}
    return {"week": None, "opponents": None}


def test_lists_are_returned_as_the_files_have_them(direct):
    caller = direct()
    caller.index()
    reply = caller.call("GET", "/lists").json
    assert [told["id"] for told in reply["lists"]] == shipped()
    for told in reply["lists"]:
        entries = unordered(told["id"])
        lengths = Counter(map(len, entries))
        assert told == {
            "id": told["id"],
            "title": told["title"],
            "entries": len(entries),
            "longest": max(lengths),
            **lettering(told["id"]),
            "direction": "ltr",
            "phrases": any(" " in entry for entry in entries),
            "meanings": (DATA / f"meanings/{told['language'] or 'en'}.txt").exists(),
            "translated": bool(told["language"]) and told["meanings"],
            **offers(told["id"]),
            "lengths": {str(length): lengths[length] for length in sorted(lengths)},
        }
        assert list(told["lengths"]) == [str(length) for length in sorted(lengths)]


def test_a_file_dropped_in_is_a_list_and_a_broken_one_disables_no_other(direct, data):
    folder = data(["AB"])
    caller = direct(folder)
    assert titles(caller) == {"words": "English words"}
    lists = folder / "lists"
    lines = ["\ufeffcat", "", "dog", " CAT ", "no<1", "naïve"]
    (lists / "my-own-9.txt").write_text("\r\n".join(lines), newline="")
    (lists / "two.txt").write_text("X\n")
    title = 'Both "A" \\ B,\nà\tla carte'
    (lists / "two.plist").write_bytes(plistlib.dumps({"title": title, "entries": ["AB", "C D"]}))
    (lists / "broken.plist").write_text("<plist><array><string>AB</arr")
    (lists / "empty.txt").write_text("1\n2\n")
    (lists / "Upper.txt").write_text("AB\n")
    (lists / "x.csv").write_text("AB\n")
    assert titles(caller) == {"words": "English words", "my-own-9": "My own 9", "two": title}
    told = {told["id"]: told for told in caller.call("GET", "/lists").json["lists"]}
    assert (told["my-own-9"]["entries"], told["my-own-9"]["lengths"]) == (2, {"3": 2})
    assert (told["two"]["entries"], told["two"]["phrases"]) == (2, True)

    player = caller.player()
    game = player.post("/game", list="my-own-9", evil="false").json
    assert (game["pattern"], game["settings"]["length"]) == ("___", None)
    assert player.post("/game", list="broken").code == "words"
    (lists / "my-own-9.txt").unlink()
    assert set(titles(caller)) == {"words", "two"}
    assert player.post("/game").json["settings"]["list"] == "words", "play goes on"
    assert player.post("/game", list="my-own-9").code == "invalid-setting"


def test_strangers_start_with_the_list_the_operator_chose(direct):
    caller = direct(environment={"HANGMAN_DEFAULT_LIST": "elements"})
    assert caller.call("GET", "/settings").json["list"] == "elements"
    assert caller.call("POST", "/game", {}).json["settings"]["list"] == "elements"


def test_the_settings_that_are_shown_are_those_of_the_next_game(direct, data):
    """Whatever the default list, or what became of the list that the player chose."""
    folder = data(["ABACUS"])
    short = lambda words: (folder / "lists/short.plist").write_bytes(plistlib.dumps(words))  # noqa: E731
    short(["OX", "BEAR"])
    caller = direct(folder, environment={"HANGMAN_DEFAULT_LIST": "short"})
    shown = lambda player: {key: value for key, value in player.get("/settings").json.items() if key != "value"}  # noqa: E731
    stranger = caller.player()
    assert shown(stranger)["length"] is None
    assert stranger.post("/settings", length="any").cookie is None, "nothing was changed, and nothing is stored"
    assert shown(stranger) == stranger.post("/game").json["settings"]
    player = caller.player()
    assert player.post("/settings", list="words", length="6", mistakes="7").status == 200
    assert (shown(player)["list"], shown(player)["length"]) == ("words", 6)
    player.post("/settings", list="short", length="4")
    short(["OX"])
    assert shown(player)["length"] is None
    assert shown(player) == player.post("/game").json["settings"]


def test_a_game_goes_on_with_what_still_fits_of_a_changed_list(direct, data):
    folder = data(["BOAR", "DUCK", "DEER"])
    player = direct(folder).player()
    player.post("/game", length="4", mistakes="26")
    player.post("/guess", letter="E")
    write(folder, ["DUCK", "DOVE", "LONGER"])
    assert player.post("/guess", letter="D").json["pattern"] == "D___"
    for letter in "UCK":
        game = player.post("/guess", letter=letter).json
    assert (game["status"], game["answer"]) == ("won", "DUCK")
    assert player.get("/replay").code == "words-changed"
    assert player.get("/history").json["won"] == 1


def test_a_game_is_void_when_nothing_fits_any_more(direct, data):
    folder = data(["BOAR", "DUCK"])
    player = direct(folder).player()
    player.post("/game", length="4")
    before = player.post("/guess", letter="A").json
    write(folder, ["LONGER"])
    assert player.get("/game").json["status"] == "playing", "until the guess that finds it"
    found = player.post("/guess", letter="D")
    game = found.json
    assert (found.status, game["status"], game["outcome"]) == (200, "void", None)
    assert game["guesses"] == before["guesses"], "the guess is not applied"
    assert (game["answer"], game["candidates"]) == (None, None)
    assert game["seed"] and game["endedAt"]
    assert player.post("/guess", letter="D").code == "game-over"
    assert player.post("/guess", letter="A").json["outcome"] == "repeat"
    assert player.get("/replay").code == "words-changed"
    assert player.post("/game", length="6").status == 201
    assert player.get("/history").json["played"] == 0


def test_an_honest_game_keeps_its_word_whatever_happens_to_the_list(direct, data):
    folder = data(["DUCK"])
    player = direct(folder).player()
    player.post("/game", length="4", evil="false")
    write(folder, ["LONGER"])
    for letter in "DUCK":
        game = player.post("/guess", letter=letter).json
    assert (game["status"], game["answer"]) == ("won", "DUCK")
    assert player.get("/replay").code == "words-changed"


def test_only_other_content_is_another_list(direct, data):
    folder = data(["BOAR", "DUCK"])
    player = direct(folder).player()
    player.post("/game", length="4", mistakes="1")
    write(folder, ["duck ", "BOAR", "DUCK"])
    player.post("/guess", letter="E")
    os.utime(folder / "words.plist", (1, 1))
    [turn] = player.get("/replay").json["turns"]
    assert turn["families"] == [
        {"pattern": "____", "entries": 2, "kept": True, "examples": ["BOAR", "DUCK"], "texts": [None, None]}
    ]


def test_a_missing_or_broken_word_list_is_refused_and_logged_in_one_line(direct, data):
    folder = data(["AB"])
    caller = direct(folder)
    for break_it in (
        lambda file: file.unlink(),
        lambda file: file.write_text("<plist><array><string>AB</arr"),
        lambda file: file.write_bytes(plistlib.dumps({"words": ["AB"]})),
        lambda file: file.write_bytes(plistlib.dumps([])),
        lambda file: file.write_bytes(b""),
    ):
        break_it(folder / "words.plist")
        shutil.rmtree(caller.state, ignore_errors=True)
        done = subprocess.run(
            [caller.program],
            env={**caller.environment, "REQUEST_METHOD": "POST", "PATH_INFO": "/game"},
            capture_output=True,
        )
        head, _, body = done.stdout.partition(b"\r\n\r\n")
        assert b"Status: 503 " in head and b"Retry-After: " in head
        assert json.loads(body)["code"] == "words"
        assert str(folder).encode() not in body
        [line] = done.stderr.decode().splitlines()
        assert "words" in line, line


def opened(caller, path, method="GET", call="/lists"):
    """How often a call opens a file."""
    done = subprocess.run(
        ["strace", "-f", "-e", "trace=open,openat", caller.program],
        env={**caller.environment, "REQUEST_METHOD": method, "PATH_INFO": call},
        capture_output=True,
        text=True,
    )
    return done.stderr.count(f'"{path}"')


def test_a_broken_list_is_parsed_once_until_it_changes(direct, data):
    folder = data(["AB"])
    caller = direct(folder)
    broken = folder / "lists/broken.plist"
    broken.write_text("<plist><array><string>AB</arr")
    assert [opened(caller, broken) for _ in range(3)] == [1, 0, 0]
    assert caller.player().post("/game", list="broken").code == "words"
    broken.write_bytes(plistlib.dumps(["CD"]))
    assert "broken" in titles(caller)
    broken.write_text("<plist><array><string>AB</arr")
    assert [opened(caller, broken) for _ in range(2)] == [1, 0]
    broken.write_bytes(plistlib.dumps(["CD"]))
    assert "broken" in titles(caller)


def test_a_broken_list_with_a_language_is_parsed_once_until_either_changes(direct, data):
    folder = data(["AB"])
    caller = direct(folder)
    (folder / "languages").mkdir()
    language = folder / "languages/xx.plist"
    texts, property_list = folder / "lists/texts.xx.txt", folder / "lists/broken.plist"
    texts.write_text("CD\n")
    property_list.write_bytes(plistlib.dumps({"language": "xx", "entries": ["CD"]}))
    for content in (None, b"<plist><arr", plistlib.dumps({"name": "X", "letters": ["A", "B"]})):
        if content:
            language.write_bytes(content)
        assert "broken" not in titles(caller)
        assert [opened(caller, property_list), opened(caller, texts)] == [0, 0]
    language.write_bytes(plistlib.dumps({"name": "X", "letters": ["C", "D"]}))
    assert set(titles(caller)) == {"words", "texts", "broken"}


def test_a_list_that_another_request_compiles_is_left_out_for_that_moment(direct, data):
    folder = data(["AB"])
    caller = direct(folder)
    assert set(titles(caller)) == {"words"}
    (folder / "lists/slow.txt").write_text("CD\n")
    with open(caller.state / "index/slow.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        asked = time.monotonic()
        assert (set(titles(caller)), pending(caller)) == ({"words"}, ["slow"])
        assert time.monotonic() - asked < 5, "it waited"
        assert caller.player().post("/game").status == 201
    assert set(titles(caller)) == {"words", "slow"}


def entries(count):
    letters = "BCDFGHJKLMNPQRST"
    return "\n".join("".join(letters[n >> 4 * k & 15] for k in range(5)) + "AAAA" for n in range(count))


def pending(caller):
    return caller.call("GET", "/lists").json["pending"]


def test_a_request_compiles_no_more_lists_than_a_second_allows(direct, data):
    folder = data(["AB"])
    caller = direct(folder)
    for name in ("larger", "other"):
        (folder / f"lists/{name}.txt").write_text(entries(300_000))
    (folder / "lists/small.txt").write_text("CD\n")
    reply = caller.call("GET", "/lists").json
    assert [told["id"] for told in reply["lists"]] == ["words", "larger", "small"]
    assert reply["pending"] == ["other"]
    assert set(titles(caller)) == {"words", "larger", "small", "other"}
    assert pending(caller) == []


def shapes(count):
    """Entries each of a shape of its own."""
    return "\n".join("A" + "".join("-A" if n >> k & 1 else "A" for k in range(16)) for n in range(count))


@pytest.mark.thorough
def test_many_shapes_count_as_the_work_they_are(direct, data):
    folder = data(["AB"])
    for number in range(8):
        (folder / f"lists/s{number}.txt").write_text(shapes(20_000))
    caller = direct(folder)
    left = [len(pending(caller)) for _ in range(3)]
    assert left == [5, 2, 0]


@pytest.mark.thorough
def test_more_shapes_than_a_request_can_compile_make_no_list(direct, data):
    folder = data(["AB"])
    (folder / "lists/most.txt").write_text(shapes(50_000))
    (folder / "lists/more.txt").write_text(shapes(50_001))
    caller = direct(folder)
    caller.call("GET", "/lists")
    assert (set(titles(caller)), pending(caller)) == ({"words", "most"}, [])
    done = subprocess.run([caller.program, "check"], env=caller.environment, capture_output=True, text=True)
    assert f"{folder}/lists/more.txt: more than 50000 shapes" in done.stdout


def test_lines_that_are_refused_take_no_memory(direct, data):
    """Four million of them, in four times the memory of their text; the first thousand are named."""
    folder = data(["AB"])
    (folder / "lists/refused.txt").write_text("AB\n" + "1234567\n" * 4_000_000)
    caller = direct(folder)
    limit = ["prlimit", f"--as={128 << 20}"]
    done = subprocess.run([*limit, caller.program, "index"], env=caller.environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert "refused: 1 entry, 4000000 refused" in lines
    assert (len(lines), lines[-1]) == (1003, "  and 3999000 more")


@pytest.mark.thorough
def test_a_thousand_small_lists_are_compiled_by_many_requests_and_read_by_one(direct, data):
    folder = data(["AB"])
    for number in range(1000):
        (folder / f"lists/n{number}.txt").write_text("CD\n")
    caller = direct(folder)
    assert 890 < len(pending(caller)) < 910
    assert opened(caller, folder / "lists") == 1, "for all of them together"
    caller.index()
    assert (len(titles(caller)), pending(caller)) == (1001, [])
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    caller.call("GET", "/lists")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime < 1


@pytest.mark.parametrize("file, size", [("lists/large.txt", 64), ("languages/xx.plist", 1), ("blocked.plist", 1)])
def test_a_file_that_is_too_large_is_named_and_not_read(direct, data, file, size):
    folder = data(["AB"])
    (folder / "languages").mkdir()
    (folder / "lists/list.xx.txt").write_text("CD\n")
    with open(folder / file, "wb") as large:
        large.truncate((size << 20) + 1)
    caller = direct(folder)
    assert set(titles(caller)) == {"words"}
    done = subprocess.run([caller.program, "check"], env=caller.environment, capture_output=True, text=True)
    assert f"{folder / file}: larger than {size} MB" in done.stdout


def test_a_spelling_cannot_grow_a_list(direct, data):
    folder = data(["AB"])
    (folder / "languages").mkdir()
    language = {"name": "X", "letters": ["A"], "spelled": ["ß " + "A" * 8]}
    (folder / "languages/xx.plist").write_bytes(plistlib.dumps(language))
    (folder / "lists/long.xx.txt").write_text(f"A\n{'ß' * 2_400_000}\n{'ß' * 8}\n{'ß' * 9}\n")
    caller = direct(folder)
    done = subprocess.run(
        ["prlimit", f"--as={64 << 20}", caller.program],
        env={**caller.environment, "REQUEST_METHOD": "GET", "PATH_INFO": "/lists"},
        capture_output=True,
    )
    reply = json.loads(done.stdout.partition(b"\r\n\r\n")[2])
    assert {told["id"]: told["lengths"] for told in reply["lists"]}["long"] == {"1": 1, "64": 1}


@pytest.mark.parametrize("name", ["index/words.index", "index/words.new", "index/words.lock"])
def test_a_pipe_in_the_state_folder_stops_nobody(direct, data, name):
    caller = direct(data(["AB"]))
    assert set(titles(caller)) == {"words"}
    (caller.state / "index/words.index").unlink()
    (caller.state / name).unlink(missing_ok=True)
    os.mkfifo(caller.state / name)
    assert caller.player().post("/game", length="2").status == 201


def test_a_pipe_or_a_folder_in_the_place_of_a_list_is_a_broken_list(direct, data):
    folder = data(["AB"])
    os.mkfifo(folder / "lists/pipe.txt")
    (folder / "lists/folder.plist").mkdir()
    caller = direct(folder)
    assert set(titles(caller)) == {"words"}
    assert set(titles(caller)) == {"words"}


def test_check_names_lists_in_a_language_of_which_nobody_has_said_what_to_block(direct, data):
    folder = data(["AB"])
    (folder / "languages").mkdir()
    (folder / "languages/xx.plist").write_bytes(plistlib.dumps({"name": "X", "letters": ["A", "B"]}))
    (folder / "lists/list.xx.txt").write_text("AB\n")
    caller = direct(folder)
    caller.index()
    check = lambda: subprocess.run(
        [caller.program, "check"], env=caller.environment, capture_output=True, text=True
    ).stdout
    assert "list may contain slurs: there is no blocked/xx.txt" in check()
    (folder / "blocked").mkdir()
    (folder / "blocked/xx.txt").write_text("")
    assert "may contain slurs" not in check()


def test_check_finds_no_fault_in_what_is_shipped(direct):
    caller = direct()
    caller.index()
    checked = subprocess.run([caller.program, "check"], env=caller.environment, capture_output=True, text=True).stdout
    # The folder of a test is not an operator's.
    faults = [line for line in checked.splitlines() if line[:5] in ("note ", "WRONG") and str(caller.state) not in line]
    assert faults == []


def test_check_and_index_print_words_as_people_write_them(direct, data):
    """Invisible characters are escaped; links that lead nowhere and keys without a meaning are named."""
    folder = data(["AB"])
    (folder / "languages").mkdir()
    language = {"name": "X", "letters": ["A", "B"], "kyes": ["AB"]}
    (folder / "languages/xx.plist").write_bytes(plistlib.dumps(language))
    (folder / "lists/bad.xx.txt").write_text("AB\nÜBER\nא\u202eב\x1b[1m\n")
    (folder / "lists/latin.xx.txt").write_bytes("Ü\n".encode("latin-1"))
    (folder / "lists/wide.xx.txt").write_bytes("AB\n".encode("utf-16"))
    (folder / "lists/gone.txt").symlink_to("nowhere")
    (folder / "lists/Größe.txt").write_text("AB\n")
    caller = direct(folder)
    run = lambda command: subprocess.run([caller.program, command], env=caller.environment, capture_output=True)
    indexed = run("index")
    lines = indexed.stdout.decode().splitlines()
    assert "  2: ÜBER has Ü (U+00DC), which is not a letter or sign of its language" in lines
    assert [line for line in lines if line.startswith("  3: א\\xe2\\x80\\xaeב\\x1b[1m has ")], lines
    assert any(line.startswith("lists/Größe.txt: ignored, ") for line in lines)
    errors = indexed.stderr.decode().splitlines()
    assert any("latin: " in line and "Latin-1: save it as UTF-8" in line for line in errors), errors
    assert any("wide: " in line and "UTF-16: save it as UTF-8" in line for line in errors), errors
    checked = run("check").stdout.decode()
    assert "unknown keys: kyes" in checked
    assert "The file of the list gone is a link that leads nowhere" in checked
    assert "lists/Größe.txt is ignored, because" in checked


@pytest.mark.thorough
def test_a_huge_list_is_compiled_by_no_request(direct, data):
    folder = data(["AB"])
    caller = direct(folder)
    (folder / "lists/huge.txt").write_text(entries(600_000))
    assert (set(titles(caller)), pending(caller)) == ({"words"}, ["huge"])
    assert caller.player().post("/game", list="huge").code == "words"
    assert not (caller.state / "index/huge.index").exists()
    command = [caller.program, "index", "--outdated"]
    done = subprocess.run(command, env=caller.environment, capture_output=True, text=True)
    assert done.stdout == "huge: 600000 entries\n", done
    assert set(titles(caller)) == {"words", "huge"}
    done = subprocess.run(command, env=caller.environment, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "")
