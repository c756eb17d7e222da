"""Meanings: told at the end, and before it only as clues that the player chose; which meanings are not fair clues."""

import collections
import itertools
import plistlib
import re
import string
import subprocess

import pytest

import counts
import lists
from calls import DATA, PROGRAM
from endpoint import Endpoint
from meanings import SHARED, TOLD, is_fair, meanings_of
from reference import load


def told(text):
    return text and {"text": text, "language": None}


def replies(player):
    """Guesses until the end; the bodies of every reply on the way, and the last game."""
    bodies = []
    for letter in "EAIOUSTRNLDCMPHGBYFWKVXZJQ":
        reply = player.post("/guess", letter=letter)
        if reply.json["status"] != "playing":
            return bodies, reply.json
        bodies += [reply.body, player.get("/game").body, player.get("/settings").body]
    raise AssertionError(reply.json)


@pytest.mark.thorough
@pytest.mark.parametrize("list, evil", [
    ("easy", "false"), ("easy", "true"), ("medium", "true"), ("hard", "false"), ("phrases", "true"),
    ("words", "true"), ("countries", "false"), ("programming-languages", "false"), ("spanish-easy", "true"),
    ("finnish-medium", "false"),
])
def test_a_meaning_is_told_at_the_end_and_in_no_reply_before(compiled, list, evil):
    """In an evil game it is the meaning of the word shown. A list's own file counts before the shared one."""
    player = compiled.player()
    means = meanings_of(list)
    for seed in range(12):
        begun = player.post("/game", list=list, length="any", evil=evil, mistakes="7", seed=str(seed))
        bodies, game = replies(player)
        assert game["meaning"] == told(means.get(game["answer"]))
        assert game["clue"] is None
        for body in [begun.body, *bodies]:
            assert b'"meaning":null,"clue":null' in body or b'"meaning"' not in body
            assert game["meaning"] is None or game["meaning"]["text"].encode() not in body
        assert player.get("/game").json["meaning"] == game["meaning"]


def test_a_replay_tells_what_slipped_away_to_whoever_asks(compiled):
    player = compiled.player()
    player.post("/game", list="medium", length="any", evil="true", mistakes="6", seed="5")
    replies(player)
    plain = player.get("/replay").json
    families = [family for turn in player.get("/replay?meanings=true").json["turns"] for family in turn["families"]]
    for family in families:
        assert family.pop("meanings") == [told(SHARED.get(word)) for word in family["examples"]]
    assert families == [family for turn in plain["turns"] for family in turn["families"]]
    assert player.get("/replay?meanings=yes").json["code"] == "invalid-setting"


def test_a_game_with_a_clue_tells_a_fair_one_from_its_first_reply_on(compiled):
    player = compiled.player()
    for list in ("easy", "hard", "phrases", "words", "animals", "dutch"):
        seen = collections.Counter()
        for seed in range(5):
            form = {"list": list, "length": "any", "evil": "false", "clue": "true", "mistakes": "9"}
            game = player.post("/game", **form, seed=str(seed)).json
            assert game["settings"]["clue"]
            clue, meaning = game["clue"], game["meaning"]
            assert (bool(clue), meaning) == (True, None)
            assert player.get("/game").json["clue"] == clue
            end = replies(player)[1]
            assert end["meaning"]["text"] == end["clue"] == clue == meanings_of(list)[end["answer"]]
            assert is_fair(end["answer"], clue), (end["answer"], clue)
            seen[end["answer"]] += 1
        assert len(seen) > 3


@pytest.mark.parametrize("form", [
    {}, {"evil": "true"}, {"evil": "false", "list": "danish-easy"}, {"evil": "false", "list": "turkish"},
])
def test_clues_are_refused_where_there_can_be_none(compiled, form):
    player = compiled.player()
    for path in ("/settings", "/game", "/room"):
        reply = player.post(path, clue="true", **form, **({"rounds": "1"} if path == "/room" else {}))
        assert (reply.status, reply.json["code"]) == (400, "invalid-setting")
    assert player.get("/settings").json["clue"] is False


def test_a_clue_is_stored_and_gives_way_to_what_takes_none(compiled):
    player = compiled.player()
    chosen = {"list": "easy", "length": "any", "evil": "false", "clue": "true"}
    assert player.post("/settings", **chosen).json["clue"] is True
    assert player.get("/settings").json["clue"] is True
    assert player.post("/game").json["clue"]
    assert player.post("/settings", list="hard").json["clue"] is True
    assert player.post("/settings", list="hungarian").json["clue"] is False
    assert player.post("/settings", **chosen).json["clue"] is True
    assert player.post("/settings", evil="true").json["clue"] is False
    assert player.post("/settings", evil="false").json["clue"] is False
    refused = player.post("/game", daily="true", clue="true")
    assert (refused.status, refused.json["code"]) == (400, "invalid-request")


def test_a_list_without_a_fair_clue_is_refused_and_its_meanings_are_told_all_the_same(direct, data):
    folder = data(["ZEBRA", "WINNER"])
    (folder / "meanings").mkdir()
    (folder / "meanings/words.txt").write_text("WINNER\tnoun: one who wins\nZEBRA\tnoun: a zebra\n")
    player = direct(folder).player()
    settings = {"length": "any", "evil": "false", "mistakes": "1"}
    for path, more in (("/game", {}), ("/room", {"rounds": "3"})):
        refused = player.post(path, **settings, **more, clue="true")
        assert (refused.status, refused.json["code"]) == (400, "invalid-setting")
    assert "rounds" in player.post("/room", **settings, rounds="3").json
    player.post("/game", **settings)
    end = player.post("/guess", letter="Q").json
    assert end["meaning"]["text"] in ("noun: one who wins", "noun: a zebra")


@pytest.mark.parametrize("means, is_offered", [
    ({"DISINHERIT": "keep from inheriting", "ENLARGE": "make larger", "HORSESHOE": "of horny shoes",
      "INSEPARABLE": "not to be separated", "SHIP": "a sign of friendship"}, False),
    ({"DISINHERIT": "leave nothing to", "ENLARGE": "make big", "HORSESHOE": "of sho metal", "SHIP": "a big boat"}, True),
])
def test_a_fair_clue_has_no_stem_of_the_word_inside_a_word(direct, data, means, is_offered):
    """A stem is a word without its last three letters, of four at least."""
    folder = data(sorted(means))
    (folder / "meanings").mkdir()
    (folder / "meanings/en.txt").write_text("".join(f"{word}\tnoun: {text}\n" for word, text in sorted(means.items())))
    tried = direct(folder).player().post("/room", words="\n".join(means), **{"try": "true"}).json
    for word, item in zip(means, tried["rounds"], strict=True):
        assert item["suggestion"] == (f"noun: {means[word]}" if is_offered else None), word
        assert is_fair(word, means[word]) is is_offered, word


@pytest.mark.parametrize("size", [1, 2, 3, 40, 41, 700])
def test_each_line_of_a_file_is_found_and_nothing_else(direct, data, size):
    """Every meaning is found, in files of one block, of a few and of many, with short and long lines."""
    letters = string.ascii_uppercase
    words = [a + b + c for a in letters for b in letters for c in "AZ"][: 2 * size]
    folder = data(words)
    (folder / "meanings").mkdir()
    means = {word: f"noun: {word.lower()} " + "x" * (n * 7 % 400) for n, word in enumerate(words) if n % 2}
    text = "".join(f"{word}\t{text}\n" for word, text in sorted(means.items()))
    (folder / "meanings/en.txt").write_text(text)
    player = direct(folder).player()
    for seed in range(240 if size == 700 else 60):
        player.post("/game", length="3", evil="false", mistakes="1", seed=str(seed))
        wrong = next(letter for letter in "QJXKVW" if player.post("/guess", letter=letter).json["status"] == "lost")
        game = player.get("/game").json
        assert game["meaning"] == told(means.get(game["answer"])), wrong


@pytest.mark.parametrize("content", [b"", b"\n", b"ZEBRA", b"ZEBRA\t", b"ZEBRA\t \r\n", b"ZEBRA\ta \xff\n", b"x" * 9000, b"\xff\t\xff\n" * 900, b"\t\n" * 3000])
def test_a_broken_file_costs_nobody_a_game(direct, data, content):
    folder = data(["ZEBRA"])
    (folder / "meanings").mkdir()
    (folder / "meanings/en.txt").write_bytes(content)
    player = direct(folder).player()
    player.post("/game", length="5", evil="false", mistakes="1")
    game = player.post("/guess", letter="Q").json
    assert (game["status"], game["meaning"]) == ("lost", None)


def test_a_meaning_is_found_with_few_reads(tmp_path):
    """A search takes 20 reads at most, and a twelfth of what a guess costs, whatever word is drawn."""
    data = lists.real(tmp_path / "data")
    endpoint = Endpoint(PROGRAM, data, tmp_path / "state")
    endpoint.compilation().run()
    guess = endpoint.honest_guess("Q", "length=9&mistakes=1&seed=1")
    without, cost = len(counts.system_calls(guess)), counts.instructions(guess)
    (data / "meanings").mkdir()
    (data / "meanings/en.txt").write_bytes((DATA / "meanings/en.txt").read_bytes())
    assert len(counts.system_calls(guess)) <= without + 24
    assert counts.instructions(guess) <= 1.08 * cost


def test_what_an_author_types_gets_fair_clues(compiled):
    """For all words of the levels, forty a call: the search finds each, and no clue that is unfair."""
    caller = compiled
    file = plistlib.loads((DATA / "blocked.plist").read_bytes())
    blocked = {*file} if isinstance(file, list) else {*file["entries"], *file.get("rooms", [])}
    for level in ("easy", "medium", "hard"):
        words = load(level)[::7]
        for start in range(0, len(words), 40):
            some = words[start : start + 40]
            tried = caller.call("POST", "/room", {"words": "\n".join(some), "try": "true"}).json
            assert tried["refused"] == []
            assert [item["clue"] for item in tried["rounds"]] == [None] * len(some)
            for word, item in zip(some, tried["rounds"]):
                is_offered = is_fair(word, SHARED[word]) and not blocked & set(re.findall("[A-Z]+", SHARED[word].upper()))
                assert item["suggestion"] == (SHARED[word] if is_offered else None), word
    made = caller.call("POST", "/room", {"words": "ZEBRA"}).json
    assert "suggestion" not in made["rounds"][0]
    drawn = caller.call("POST", "/room", {"rounds": "2", "try": "true"}).json
    assert "suggestion" not in drawn["rounds"][0]


def test_a_class_is_drawn_with_its_clues_and_can_be_sent_as_it_is(compiled):
    form = {"list": "easy", "draw": "20", "try": "true"}
    drawn = [compiled.call("POST", "/room", form | {"seed": seed}).json for seed in ("3", "3", "4")]
    lines = [[(line["word"], line["clue"]) for line in one["lines"]] for one in drawn]
    assert lines[0] == lines[1] != lines[2]
    words = [word for word, _ in lines[0]]
    assert len(set(words)) == 20 and set(words) <= set(load("easy"))
    assert all(clue == SHARED[word] and is_fair(word, clue) for word, clue in lines[0])
    assert "id" not in drawn[0] and "key" not in drawn[0]
    sent = "\n".join(f"{word}\t{clue}" for word, clue in lines[0])
    room = compiled.call("POST", "/room", {"words": sent}).json
    assert [(line["word"], line["clue"]) for line in room["lines"]] == lines[0]
    whole = compiled.call("POST", "/room", {"list": "us-states", "draw": "40", "try": "true"}).json
    assert len(whole["lines"]) == min(40, sum(is_fair(*item) for item in TOLD["us-states"].items()))


def test_a_lesson_that_is_drawn_has_no_word_of_distress(direct, data):
    """Neither the word itself nor what stands in a phrase; without the file, any word."""
    folder = data(["ZEBRA", "DEATH", "DEATH MASK", "DEAL", "PISTOLS", "OTTER"])
    for name, text in (("meanings", "DEAL\tnoun: a\nDEATH\tnoun: b\nDEATH MASK\tnoun: c\nOTTER\tnoun: d\n"
                                    "PISTOLS\tnoun: e\nZEBRA\tnoun: f\n"), ("distress", "death\npistol*\n")):
        (folder / name).mkdir()
        (folder / name / "en.txt").write_text(text)
    for seed in range(20):
        form = {"draw": "40", "try": "true", "seed": str(seed)}
        room = direct(folder).call("POST", "/room", form).json
        assert sorted(line["word"] for line in room["lines"]) == ["DEAL", "OTTER", "ZEBRA"]
        one = direct(folder).call("POST", "/room", form | {"draw": "1"}).json
        assert [line["word"] for line in one["lines"]][0] in ("DEAL", "OTTER", "ZEBRA")
    (folder / "distress/en.txt").unlink()
    room = direct(folder).call("POST", "/room", {"draw": "40", "try": "true"}).json
    assert len(room["lines"]) == 6


@pytest.mark.parametrize(("form", "code"), [
    ({"draw": "5"}, "invalid-request"),
    ({"draw": "5", "try": "true", "words": "OX"}, "invalid-request"),
    ({"words": "OX", "seed": "1"}, "invalid-request"),
    *(({"draw": n, "try": "true"}, "invalid-setting") for n in ("0", "41", "", "x")),
    ({"draw": "5", "try": "true", "seed": "-1"}, "invalid-setting"),
    ({"draw": "5", "try": "true", "list": "ukrainian"}, "invalid-setting"),
])
def test_what_is_not_drawn(compiled, form, code):
    assert compiled.call("POST", "/room", form).json["code"] == code


def test_check_says_by_line_what_is_wrong_with_an_operators_meanings(direct, data):
    folder = data(["ZEBRA", "OX", "CAT", "DOG", "EMU", "FOX", "GNU"])
    (folder / "blocked.plist").write_bytes((DATA / "blocked.plist").read_bytes())
    (folder / "meanings").mkdir()
    lines = ["CAT\ta pet", "ANT\tan insect", "DOG", "EMU\t" + "x" * 500, "FOX\tno shit", "GNU\tan antelope", "OX\tcattle"]
    (folder / "meanings/words.txt").write_text("\n".join(lines) + "\n")
    caller = direct(folder)
    caller.index()

    def found():
        run = subprocess.run([PROGRAM, "check"], env=caller.environment, capture_output=True, text=True)
        return re.findall(r"meanings/words\.txt, line (\d+): it (.*)", run.stdout)

    assert [(int(number), reason.split()[0]) for number, reason in found()] == [
        (2, "is"), (3, "is"), (4, "has"), (5, "has")]
    (folder / "meanings/words.txt").write_text("ANT\tan insect\nCAT\ta pet\n")
    assert found() == [("1", "has an entry that the list lacks")]
    (folder / "meanings/words.txt").write_text("CAT\ta pet\n")
    assert found() == []


def test_few_entries_are_tried_for_a_clue(tmp_path):
    """None of three thousand words has a fair one: the request looks at some sixty, not at all of them."""
    words = ["".join(letters) for letters in itertools.islice(itertools.product("ABCDEFGHIJ", repeat=5), 3000)]
    data = tmp_path / "data"
    (data / "meanings").mkdir(parents=True)
    (data / "words.plist").write_bytes(plistlib.dumps(words))
    (data / "meanings/en.txt").write_text("".join(f"{word}\t{'long ' * 20}\n" for word in words))
    endpoint = Endpoint(PROGRAM, data, tmp_path / "state")
    endpoint.compilation().run()
    draw = endpoint.request("POST", "/room", "draw=40&try=true&evil=false&length=5")
    assert b"fair clue" in draw.run().stdout
    assert counts.by_name(counts.system_calls(draw))["madvise"] <= 66 * 12 + 100
