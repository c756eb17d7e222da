"""Digits, punctuation and currency signs: shown from the start, part of the shape, never guessed."""

import hashlib
import plistlib
import string
import subprocess

import pytest

from calls import DATA, PROGRAM

SIGNS = string.digits + ".,:;!?&+#/()%@*=\"…$€£¥¢₹₽₩₿"
TITLES = {
    "World War 2": "_____ ___ 2", "H2O": "_2_", "Toy Story 3": "___ _____ 3", "Guinea-Bissau (2)": "______-______ (2)",
    "St. Louis": "__. _____", "C++": "_++", "C#": "_#", "2001: A Space Odyssey": "2001: _ _____ _______", "Ocean's 11": "_____'_ 11",
    "Airplane!": "________!", "AC/DC": "__/__", "50% off": "50% ___", "Mamma Mia…": "_____ ___…", "5€ note": "5€ ____",
    "a@b.c": "_@_._", "M*A*S*H": "_*_*_*_", "\"Heroes\"": "\"______\"", "E=mc2": "_=__2", "Se7en": "__7__",
    "rock `n' roll": "____ '_' ____", "“Quoted”": "\"______\"", "H₂O": "_2_", "Ｈ２Ｏ": "_2_", "Mr. & Mrs.; you?": "__. & ___.; ___?",
}


@pytest.fixture
def lists(direct, data):
    """A caller of a server with these lists."""

    def start(**contents):
        folder = data(["ABACUS"])
        (folder / "languages").mkdir()
        for code in ("en", "de"):
            (folder / f"languages/{code}.plist").write_bytes((DATA / f"languages/{code}.plist").read_bytes())
        for name, lines in contents.items():
            text = lines if isinstance(lines, str) else "\n".join(lines)
            (folder / f"lists/{name.replace('_', '.')}.txt").write_bytes(text.encode())
        return direct(folder)

    return start


def made(caller, **form):
    reply = caller.call("POST", "/room", form)
    assert reply.status == 201, reply.body
    return reply.json


def finish(player, answer):
    game = {"status": "playing"}
    for letter in dict.fromkeys(filter(str.isalpha, answer)):
        if game["status"] == "playing":
            game = player.post("/guess", letter=letter).json
    return game


@pytest.mark.parametrize(("title", "pattern"), TITLES.items())
def test_a_room_takes_it_and_shows_its_signs_from_the_start(direct, title, pattern):
    caller = direct()
    room = made(caller, words=title)
    [word] = [line["word"] for line in room["lines"]]
    assert "".join("_" if sign.isalpha() else sign for sign in word) == pattern
    player = caller.player()
    assert player.post("/game", room=room["id"]).json["pattern"] == pattern
    game = finish(player, word)
    assert (game["status"], game["pattern"], game["answer"], game["mistakes"]) == ("won", word, word, 0)
    promised = f"{game['nonce']}:{word}".encode()
    assert hashlib.sha256(promised).hexdigest() == game["commitment"] == room["rounds"][0]["commitment"]
    assert caller.call("GET", f"/room?id={room['id']}&key={room['key']}").json["lines"] == room["lines"]
    assert player.get("/replay").json["turns"][0]["before"] == 1


def test_every_sign_is_taken_in_every_place(direct):
    caller = direct(environment={"HANGMAN_NEW_ROOMS": "0"})
    for sign in SIGNS:
        for word in (f"A{sign}", f"{sign}B", f"C{sign}D {sign}E"):
            room = made(caller, words=word)
            assert room["lines"][0]["word"] == word, word
            game = caller.player().post("/game", room=room["id"]).json
            assert game["pattern"] == "".join("_" if letter.isalpha() else letter for letter in word), word


@pytest.mark.parametrize("sign", "<>[]{}|\\^~_§°·¿©😀")
def test_other_signs_are_none(direct, sign):
    reply = direct().call("POST", "/room", {"words": f"A{sign}B"})
    assert (reply.status, reply.json["lines"]) == (400, [{"line": 1, "reason": "letters"}])


@pytest.mark.parametrize("words", ["2001", "100%", "?!", "…", "3.14", "€", "1 + 1 = 2", "٣"])
def test_a_line_of_signs_alone_is_refused_with_that_reason(direct, words):
    reply = direct().call("POST", "/room", {"words": f"GOOD\n{words}"})
    reason = "letters" if words == "٣" else "signs"
    assert (reply.status, reply.code, reply.json["lines"]) == (400, "invalid-words", [{"line": 2, "reason": reason}])


@pytest.mark.parametrize("letter", [*"27+#.€…", "%20", "++"])
def test_no_sign_can_be_guessed(direct, letter):
    caller = direct()
    room = made(caller, words="C++ 27%.€…")
    player = caller.player()
    game = player.post("/game", room=room["id"]).json
    reply = player.post("/guess", letter=letter)
    assert (reply.status, reply.code) == (400, "invalid-letter")
    assert player.get("/game").json == game


def test_a_trap_has_one_shape_signs_included(direct):
    caller = direct()
    reply = caller.call("POST", "/room", {"trap": "CAT 2\nDOG 2\nCOW 3\nPIG-2\nHEN 2"})
    assert reply.json["lines"] == [{"line": 3, "reason": "shape"}, {"line": 4, "reason": "shape"}]
    room = made(caller, trap="CAT 2!\nDOG 2!\nHEN 2!\nPIG 2!", mistakes="2")
    assert room["worth"] is not None
    player = caller.player()
    assert player.post("/game", room=room["id"]).json["pattern"] == "___ 2!"
    for letter in "AEIO":
        game = player.post("/guess", letter=letter).json
        if game["status"] != "playing":
            break
    assert game["status"] == "lost" and game["answer"] in game["trap"]
    assert game["trap"] == ["CAT 2!", "DOG 2!", "HEN 2!", "PIG 2!"]
    turns = player.get("/replay?letters=true").json["turns"]
    assert all(family["pattern"].endswith(" 2!") for turn in turns for family in turn["families"])


EVIL = [f"{first}{second}T {number}" for first in "BCFHMPRSV" for second in "AEIOU" for number in (2, 3)]


@pytest.mark.parametrize("cunning", ["classic", "diabolical"])
def test_an_evil_game_keeps_to_the_shape_it_drew(lists, cunning):
    caller = lists(sequels=EVIL)
    shapes = set()
    for seed in range(12):
        player = caller.player()
        game = player.post("/game", list="sequels", length="any", mistakes="26", evil="true", cunning=cunning, seed=str(seed)).json
        start = game["pattern"]
        shapes.add(start)
        for letter in string.ascii_uppercase:
            if game["status"] == "playing":
                game = player.post("/guess", letter=letter).json
        assert game["status"] == "won" and game["answer"] in EVIL and game["answer"][-2:] == start[-2:]
        assert game["left"][0] == len(EVIL) // 2
        assert player.get("/replay?letters=true").status == 200
    assert len(shapes) == 1, "of two shapes of one size below fifty entries the first is drawn"


def test_a_list_takes_them_and_its_index_keeps_them(lists):
    caller = lists(films=TITLES, filme_de=["Straße 5€", "Ärger!", "Öl…", "H2O"])
    told = subprocess.run([PROGRAM, "index"], env=caller.environment, capture_output=True, text=True).stdout
    assert f"films: {len(TITLES) - 2} entries, 2 duplicates dropped\n" in told and "filme: 4 entries\n" in told
    answers = set()
    for seed in range(40):
        player = caller.player()
        start = player.post("/game", list="films", length="any", evil="false", seed=str(seed)).json["pattern"]
        player.post("/guess", letter="E")
        game = finish(player, string.ascii_uppercase)
        if game["status"] == "lost":
            continue
        answers.add(game["answer"])
        assert "".join("_" if sign.isalpha() else sign for sign in game["answer"]) == start
    player = caller.player()
    game = player.post("/game", list="filme", length="any", evil="false", seed="1").json
    assert game["pattern"] in ("_______ 5€", "_____!", "__…", "_2_") and "Ä" in game["letters"]


def test_a_game_on_such_a_list_outlives_a_restart_and_a_record(lists):
    caller = lists(prices=["5€ NOTE", "9€ NOTE"])
    player = caller.player()
    before = player.post("/game", list="prices", length="any", evil="true").json
    assert before["pattern"] in ("5€ ____", "9€ ____")
    assert player.get("/game").json == before
    game = finish(player, "NOTE")
    assert game["status"] == "won" and game["answer"] == before["pattern"][:3] + "NOTE"
    assert player.get("/history").json["scores"][0]["word"] == game["answer"]


FOREIGN = {
    "numbered": ("1. apple\n2. pear\n3. plum\n", "begins with a number"),
    "bracketed": ("1) apple\n2) pear\n", "begins with a number"),
    "counted": ("1 apple\n2 pear\n3 plum\n", "begins with a number"),
    "diceware": ("11111\tabacus\n11112\tabdomen\n11113\tabdominal\n", "begins with a number"),
    "dice": ("11111 abacus\r\n11112 abdomen\r\n11121 abdominal\r\n", "begins with a number"),
    "hunspell": ("3\napple/MS\npear/S\nand/or\n", "flags"),
    "flags": ("apple/MS\npear/S\nplum/17,3\n", "flags"),
    "table": ("apple,Apfel\npear;Birne\n\"plum\",\"Pflaume\"\n", "several columns"),
    "frequencies": ("the 22038615\nof 12545825\nand 10741073\nto 10343885\na 10144200\nin 6996437\n", "ends in a number"),
    "bullets": ("- apple\n* pear\n+ plum\n", "begins with the bullet"),
    "strings": ('"apple",\n"pear",\n', "several columns"),
    "notes": ("# apple\n#separator:tab\n", "begins with #"),
}


@pytest.mark.parametrize("name", FOREIGN)
def test_what_other_programs_write_beside_words_does_not_play(lists, name):
    content, reason = FOREIGN[name]
    caller = lists(**{name: content + "cherry\n"})
    told = subprocess.run([PROGRAM, "index"], env=caller.environment, capture_output=True, text=True).stdout
    count = len(content.splitlines())
    assert f"{name}: 1 entry, {count} refused\n" in told and reason in told, told


@pytest.mark.parametrize("titles", [
    ["12 Angry Men", "101 Dalmatians", "2001: A Space Odyssey"], ["Toy Story 3", "World War 2", "Apollo 13", "Ocean's 8"],
    ["AC/DC", "N/A", "9/11 Stories", "and/or", "w/o"], ["10,000 Maniacs", "Hello, Dolly!", "Crazy, Stupid, Love"],
])
def test_titles_with_numbers_are_no_columns(lists, titles):
    caller = lists(titles=titles)
    told = subprocess.run([PROGRAM, "index"], env=caller.environment, capture_output=True, text=True).stdout
    assert f"titles: {len(titles)} entries\n" in told


@pytest.mark.parametrize(("words", "reason"), [
    ("H2O\tH2O is wet", "clue"), ("H2O\th 2 o", "clue"), ("C++\tafter C", "clue"), ("World War 2\tthe second world war", "clue"),
    ("ice-cream\tan ice cream", "clue"), ("C++\tby Stroustrup", None), ("H2O\tis wet", None), ("U2\tyou, too", None),
])
def test_a_clue_has_none_of_its_words_letters(direct, words, reason):
    reply = direct().call("POST", "/room", {"words": words, "try": "true"}).json
    assert reply["refused"] == ([{"line": 1, "reason": reason}] if reason else [])


@pytest.mark.parametrize("words", ["RU3D", "RUDE 2", "ru.de", "R*DE", "OX\tso ru3d", "RUDE!", "RU#DE", "0X R0D", "R1D"])
def test_what_is_blocked_is_blocked_with_signs_for_letters(lists, words):
    caller = lists()
    folder = caller.environment["HANGMAN_DATA_DIR"]
    with open(f"{folder}/blocked.plist", "wb") as file:
        plistlib.dump({"entries": ["RUDE", "RUED", "ROD", "RID"], "rooms": ["RUDE", "RUED", "ROD", "RID"]}, file)
    assert caller.call("POST", "/room", {"words": words}).json["lines"] == [{"line": 1, "reason": "blocked"}]
    for word in ("WORLD WAR 2", "C++", "H2O", "MP3", "455", "24/7 OPEN", "BOEING 747"):
        assert caller.call("POST", "/room", {"words": f"{word} X"}).status == 201, word


def test_a_shared_list_and_a_drawn_round_have_them(lists):
    caller = lists(films=TITLES)
    room = made(caller, rounds="3", list="films", length="any", evil="false")
    player = caller.player()
    for _ in room["rounds"]:
        pattern = player.post("/game", room=room["id"]).json["pattern"]
        assert any(sign in pattern for sign in SIGNS + "'"), pattern
        finish(player, string.ascii_uppercase)
    checked = subprocess.run([PROGRAM, "check"], env=caller.environment, capture_output=True, text=True).stdout
    assert [line for line in checked.splitlines() if line.startswith("WRONG") and "root" not in line] == []
