"""The replay names well-known words first, by the lists of difficulty."""

import plistlib

from calls import DATA

WORDS = ["AALII", "ABACA", "ABBAS", "CHAIR", "CHILD", "CIVIL", "CLIMB", "FIXTH", "HAPLY", "LIGHT", "ZAYIN", "ZOCCO"]


def replay(player, **settings):
    player.post("/game", **settings)
    while player.get("/game").json["status"] == "playing":
        letter = "EARIOUNTLSCDHPMGBFYWKVXZJQ"[len(player.get("/game").json["guesses"])]
        player.post("/guess", letter=letter)
    return player.get("/replay").json["turns"]


def examples(player):
    """The examples of the largest family after a first guess of E, which no word here has."""
    return replay(player, length="5", mistakes="1")[0]["families"][0]["examples"]


def put(folder, name, words):
    (folder / f"lists/{name}.txt").write_text("\n".join(words))


def test_what_stands_first_is_a_word_that_a_person_knows(direct):
    known = {
        word
        for name in ("easy", "medium", "hard")
        for word in plistlib.loads((DATA / f"lists/{name}.plist").read_bytes())["entries"]
    }
    families = replay(direct().player(), length="9", seed="5")[0]["families"]
    assert families[0]["entries"] > 5000
    for family in families[:6]:
        assert set(family["examples"]) <= known


def test_without_lists_of_difficulty_they_are_spread_over_the_alphabet(direct, data):
    assert examples(direct(data(WORDS)).player()) == ["AALII", "ABBAS", "CHILD", "FIXTH", "LIGHT"]


def test_the_best_known_come_first_and_others_fill_up(direct, data):
    folder = data(WORDS)
    put(folder, "easy", ["LIGHT"])
    put(folder, "hard", ["CIVIL", "CLIMB", "OTHER"])
    put(folder, "expert", ["ZAYIN"])
    assert examples(direct(folder).player()) == ["LIGHT", "CIVIL", "CLIMB", "ZAYIN", "AALII"]


def test_a_list_has_difficulties_of_its_own_by_their_names(direct, data):
    folder = data(["OTHER"])
    put(folder, "own", WORDS)
    put(folder, "own-easy", ["ZOCCO"])
    put(folder, "easy", ["LIGHT"])
    player = direct(folder).player()
    player.post("/settings", list="own")
    assert examples(player)[:2] == ["ZOCCO", "AALII"]


def first_examples(player):
    return player.get("/replay").json["turns"][0]["families"][0]["examples"]


def test_a_replay_notices_that_a_list_beside_it_changed_and_a_guess_does_not_look(direct, data):
    folder = data(WORDS)
    put(folder, "easy", ["LIGHT"])
    caller = direct(folder)
    player = caller.player()
    index = caller.state / "index/easy.index"
    assert examples(player)[0] == "LIGHT"
    before = index.stat().st_ino
    put(folder, "easy", ["CHAIR", "LIGHT"])
    player.post("/game", length="5", mistakes="1")
    player.post("/guess", letter="E")
    assert index.stat().st_ino == before
    assert first_examples(player)[:2] == ["CHAIR", "LIGHT"]
    after = index.stat().st_ino
    assert after != before
    player.get("/replay")
    assert index.stat().st_ino == after, "compiled once"


def test_a_list_beside_it_that_is_broken_splits_nothing_and_hurts_nobody(direct, data):
    folder = data(WORDS)
    (folder / "lists/easy.plist").write_text("<plist><arr")
    put(folder, "medium", ["LIGHT"])
    assert examples(direct(folder).player())[0] == "LIGHT"


def test_a_list_beside_it_of_another_language_splits_nothing(direct, data):
    folder = data(WORDS)
    (folder / "languages").mkdir()
    letters = [chr(code) for code in range(ord("Z"), ord("A") - 1, -1)]
    language = {"name": "Backwards", "letters": letters}
    (folder / "languages/xx.plist").write_bytes(plistlib.dumps(language))
    # A of this language is stored as Z is in A–Z.
    put(folder, "easy.xx", ["".join(chr(155 - ord(letter)) for letter in "LIGHT"), "LIGHT"])
    put(folder, "medium", ["CIVIL"])
    assert examples(direct(folder).player())[0] == "CIVIL"


def test_a_damaged_index_of_a_list_beside_it_is_mended(direct, data):
    folder = data(WORDS)
    put(folder, "easy", ["LIGHT"])
    caller = direct(folder)
    player = caller.player()
    assert examples(player)[0] == "LIGHT"
    index = caller.state / "index/easy.index"
    whole = index.read_bytes()
    for place in (0, 100, whole.index(b"LIGHT")):
        damaged = bytearray(whole)
        damaged[place] ^= 1
        index.write_bytes(damaged)
        assert first_examples(player)[0] == "LIGHT"
        assert index.read_bytes() == whole
