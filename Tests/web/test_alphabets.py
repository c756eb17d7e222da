"""Games in other alphabets than A–Z over the endpoint, and A–Z unchanged."""

import hashlib
import json
import pathlib
import plistlib
import subprocess
import unicodedata

import pytest

import latin
from calls import DATA, PROGRAM
from languages import Language

RECORD = json.loads((pathlib.Path(__file__).parent / "latin.json").read_text())


@pytest.mark.parametrize("game", RECORD)
def test_a_list_of_a_to_z_plays_as_it_did_before_there_were_others(game):
    assert latin.play(PROGRAM, *game.split()) == RECORD[game]


@pytest.fixture
def dropped(direct, data):
    """dropped(name, entries, language) is a player of a list in a file of this name."""

    def drop(name, entries, languages=()):
        folder = data(["AB"])
        shape = folder / "languages"
        shape.mkdir()
        for file in (DATA / "languages").iterdir():
            (shape / file.name).write_bytes(file.read_bytes())
        for code, content in dict(languages).items():
            (shape / f"{code}.plist").write_bytes(plistlib.dumps(content))
        (folder / "lists" / name).write_text("\n".join(entries) + "\n", encoding="utf-8")
        caller = direct(folder)
        caller.folder = folder
        return caller.player()

    return drop


def start(player, id="list", **settings):
    reply = player.post("/game", **{"list": id, "length": "any", "evil": "false"} | settings)
    assert reply.status == 201, reply.body
    return reply.json


def guess(player, letter):
    return player.post("/guess", letter=letter)


@pytest.mark.parametrize("letter", ["e", "E", "é", "É", "e\u0301", "ê"])
def test_e_stands_twice_in_ete_and_is_shown_there_as_e(dropped, letter):
    player = dropped("list.fr.txt", ["été"])
    assert start(player)["pattern"] == "___"
    reply = guess(player, letter).json
    assert reply["outcome"] == "hit"
    assert reply["guesses"] == [{"letter": "E", "positions": [0, 2]}]
    assert reply["pattern"] == "E_E"
    assert guess(player, "È").json["outcome"] == "repeat"


@pytest.mark.parametrize(
    "code, entry, letter, pattern",
    [
        ("tr", "ısırgan", "ı", "I_I____"),
        ("tr", "ısırgan", "I", "I_I____"),
        ("tr", "iki", "i", "İ_İ"),
        ("tr", "iki", "I\u0307", "İ_İ"),
        ("tr", "iki", "I", "___"),
        ("de", "Straße", "s", "S___SS_"),
        ("de", "Äther", "a\u0308", "Ä____"),
        ("el", "σοφός", "ς", "Σ___Σ"),
        ("el", "σοφός", "ό", "_Ο_Ο_"),
        ("uk", "п'ять", "я", "_'Я__"),
        ("uk", "п’ять", "п", "П'___"),
        ("uk", "пʼять", "ь", "_'__Ь"),
        ("uk", "і\u0308жак", "ї", "Ї___"),
        ("ru", "е\u0308лка", "ё", "Е___"),
        ("nl", "ĳs-cafe\u0301", "e", "___-___E"),
        ("pl", "z\u0301dz\u0301bło", "ź", "Ź_Ź___"),
        ("cs", "c\u030crt", "č", "Č__"),
    ],
)
def test_a_letter_is_found_where_its_language_has_it(dropped, code, entry, letter, pattern):
    player = dropped(f"list.{code}.txt", [entry])
    game = start(player)
    language = Language.load(code)
    assert (game["language"], game["letters"]) == (code, language.letters)
    reply = guess(player, letter).json
    assert reply["pattern"] == pattern
    while reply["status"] == "playing":
        unsaid = [c for c in language.letters if c not in {g["letter"] for g in reply["guesses"]}]
        reply = guess(player, unsaid[0]).json
    assert reply["answer"] == language.entry(entry)
    assert unicodedata.is_normalized("NFC", reply["answer"])
    told = f"{reply['nonce']}:{reply['answer']}".encode()
    assert hashlib.sha256(told).hexdigest() == game["commitment"]


MARKED = {"name": "Marked", "letters": ["Ếế", "Ệệ", "Ṣṣ", "ἄ", "Ậậ", "Ạạ"]}


@pytest.mark.parametrize(
    "entry, letter, pattern",
    [
        ("E\u0302\u0301 A\u0323\u0302", "\u1ec7", "_ _"),
        ("E\u0302\u0301 A\u0323\u0302", "e\u0302\u0301", "Ế _"),
        ("s\u0323A\u0323\u0302", "Ṣ", "Ṣ_"),
        ("s\u0323a\u0323", "A\u0323", "_Ạ"),
        ("\u03b1\u0313\u0301", "\u1f04", "ἄ"),
    ],
)
def test_letters_with_several_marks_are_found_composed_or_not(dropped, entry, letter, pattern):
    player = dropped("list.zz.txt", [entry], {"zz": MARKED})
    start(player)
    assert guess(player, letter).json["pattern"] == pattern


@pytest.mark.parametrize(
    "code, entry, letter",
    [
        ("de", "Straße", "ß"),
        ("fr", "cœur", "œ"),
        ("uk", "п'ять", "'"),
        ("uk", "п'ять", "ʼ"),
        ("uk", "п'ять", "ы"),
        ("ru", "слово", "c"),
        ("tr", "iki", "q"),
        ("de", "Kalk", "\u212a"),
        ("de", "Kalk", "\u0308"),
        ("de", "Kalk", "ab"),
        ("de", "Kalk", "a\u0308\u0308"),
        ("de", "Kalk", ""),
        ("de", "Kalk", "1"),
    ],
)
def test_what_is_no_letter_of_the_list_costs_nothing(dropped, code, entry, letter):
    player = dropped(f"list.{code}.txt", [entry])
    game = start(player)
    refusal = guess(player, letter)
    assert (refusal.status, refusal.code) == (400, "invalid-letter")
    assert player.get("/game").json == game


def test_one_character_of_another_alphabet_is_refused_after_the_game(direct):
    player = direct().player()
    assert guess(player, "ж").code == "no-game"
    assert guess(player, "жж").code == "invalid-letter"
    player.post("/game", seed="1", length="5")
    assert player.post("/guess", letter="ж", game="0" * 16).code == "stale-game"
    assert guess(player, "ж").code == "invalid-letter"


# Forty letters: runes, in their own order.
RUNES = [chr(code) for code in range(0x16A0, 0x16C8)][::-1]
RUNIC = {"name": "Runes", "letters": [*RUNES[:-1], RUNES[-1] + "fF"], "spelled": ["æ " + "".join(RUNES[:3])]}


@pytest.mark.parametrize("cunning", ["classic", "diabolical"])
def test_a_language_of_forty_letters_made_up_by_an_operator_is_played(dropped, cunning):
    words = [
        "".join(RUNES[(start * step + place * place) % 40] for place in range(6))
        for start in range(40)
        for step in (1, 3, 7)
    ]
    player = dropped("list.zz-runic.txt", [*words, "ææ", "fæfF"], {"zz-runic": RUNIC})
    (told,) = (it for it in player.get("/lists").json["lists"] if it["id"] == "list")
    assert told["letters"] == "".join(RUNES)
    assert "".join(told["keys"]) == told["letters"]
    assert told["language"] == "zz-runic"
    reply = start(player, evil="true", cunning=cunning, length="6", mistakes="26")
    for letter in RUNES:
        if reply["status"] == "playing":
            reply = guess(player, letter).json
    assert reply["status"] in ("won", "lost")
    assert reply["answer"] in {*words, "".join(RUNES[:3]) * 2, RUNES[-1] + "".join(RUNES[:3]) + RUNES[-1] * 2}
    replay = player.get("/replay").json
    assert [turn["letter"] for turn in replay["turns"]] == [g["letter"] for g in reply["guesses"]]
    for turn, told in zip(replay["turns"], reply["guesses"], strict=True):
        (kept,) = (family for family in turn["families"] if family["kept"])
        assert kept["entries"] == turn["after"]
        for example in kept["examples"]:
            assert [p for p, c in enumerate(example) if c == turn["letter"]] == told["positions"]


FINALS = {"כ": "ך", "מ": "ם", "נ": "ן", "פ": "ף", "צ": "ץ"}
HEBREW = {"name": "עברית", "direction": "rtl", "letters": [c + FINALS.get(c, "") for c in "אבגדהוזחטיכלמנסעפצקרשת"]}
OWN_FINALS = HEBREW | {"letters": list("אבגדהוזחטיכךלמםנןסעפףצץקרשת")}


@pytest.mark.parametrize(
    "hebrew, pattern, answer, text",
    [(HEBREW, "___מ", "שלומ", "שלום"), (OWN_FINALS, "___ם", "שלום", None)],
)
def test_a_language_may_run_from_right_to_left_with_final_forms_as_its_file_has_them(
    dropped, hebrew, pattern, answer, text
):
    player = dropped("list.he.txt", ["שלום"], {"he": hebrew})
    directions = {it["id"]: it["direction"] for it in player.get("/lists").json["lists"]}
    assert directions == {"words": "ltr", "list": "rtl"}
    game = start(player)
    assert (game["language"], game["direction"], len(game["letters"])) == ("he", "rtl", len(hebrew["letters"]))
    replies = [guess(player, letter).json for letter in "םשול"]
    # The first letter has the first position, also where words run from right to left.
    assert replies[0]["pattern"] == pattern
    assert replies[-1]["direction"] == "rtl"
    assert (replies[-1]["answer"], replies[-1]["answerText"]) == (answer, text)


def test_a_room_runs_as_its_language_does(dropped):
    player = dropped("list.he.txt", ["שלום"], {"he": HEBREW})
    room = player.post("/room", words="מלכה", list="list").json
    assert (room["language"], room["direction"]) == ("he", "rtl")
    assert player.get(f"/room?id={room['id']}").json["direction"] == "rtl"
    assert player.post("/game", room=room["id"]).json["direction"] == "rtl"
    assert player.post("/room", words="AB", list="words").json["direction"] == "ltr"


def test_a_game_keeps_its_letters_when_its_language_is_edited(dropped):
    one = {"name": "One", "letters": ["Aa", "Bbß", "Cc"]}
    player = dropped("list.xx.txt", ["abcab"], {"xx": one})
    game = start(player)
    file = player.caller.folder / "languages/xx.plist"
    file.write_bytes(plistlib.dumps({"name": "Other", "letters": ["Cc", "Aa", "Bb", "Dd"]}))
    assert guess(player, "ß").json["guesses"] == [{"letter": "B", "positions": [1, 4]}]
    assert player.get("/game").json["letters"] == game["letters"] == "ABC"
    assert start(player)["letters"] == "CABD"
    assert guess(player, "ß").code == "invalid-letter"


def test_an_evil_game_whose_letters_became_others_is_void(dropped):
    player = dropped("list.xx.txt", ["aab", "bba"], {"xx": {"name": "X", "letters": ["Aa", "Bb"]}})
    start(player, evil="true")
    file = player.caller.folder / "languages/xx.plist"
    file.write_bytes(plistlib.dumps({"name": "X", "letters": ["Bb", "Aa"]}))
    assert guess(player, "A").json["status"] == "void"


def test_a_property_list_names_its_language_in_any_order_of_keys(dropped):
    player = dropped("other.txt", ["AB"])
    lists = player.caller.folder / "lists"
    content = {"entries": ["żółw", "kot", "quiz"], "language": "pl", "title": "Zwierzęta"}
    (lists / "list.plist").write_bytes(plistlib.dumps(content))
    (told,) = (it for it in player.get("/lists").json["lists"] if it["id"] == "list")
    assert (told["language"], told["entries"], told["title"]) == ("pl", 2, "Zwierzęta")


def test_of_two_texts_with_one_id_neither_counts_and_a_broken_language_hides_its_lists(dropped):
    player = dropped("list.de.txt", ["Ähre"])
    folder = player.caller.folder
    assert {it["id"] for it in player.get("/lists").json["lists"]} == {"words", "list"}
    (folder / "lists/list.txt").write_text("AB\n")
    assert {it["id"] for it in player.get("/lists").json["lists"]} == {"words"}
    (folder / "lists/list.txt").unlink()
    (folder / "languages/de.plist").write_text("<plist><dict>\n<key>name</key><array/>")
    assert {it["id"] for it in player.get("/lists").json["lists"]} == {"words"}
    whole = (DATA / "languages/de.plist").read_bytes()
    (folder / "languages/de.plist").write_bytes(whole)
    assert {it["id"] for it in player.get("/lists").json["lists"]} == {"words", "list"}


PLIST = '<?xml version="1.0"?>\n<plist version="1.0">\n<dict>\n'


def language(letters, more="", name="<key>name</key><string>X</string>\n"):
    strings = "\n".join(f"<string>{letter}</string>" for letter in letters)
    return f"{PLIST}{name}<key>letters</key><array>\n{strings}\n</array>\n{more}</dict>\n</plist>\n"


@pytest.mark.parametrize(
    "content, told",
    [
        ("", "line 1: the file ends before its last tag"),
        (language([]), "there are no letters"),
        (language(["Aa"], name=""), "there is no name"),
        (language(["Aa", "Ba"]), "line 7: U+0061 is listed twice"),
        (language(["Aa", "E\u0301"]), "(U+0301) is decomposed"),
        (language(["A", "_"]), "line 7: U+005F is not a letter"),
        (language(["A", "’"]), "(U+2019) is an apostrophe"),
        *[(language(["A", chr(code)]), "is not a letter") for code in
          (0x61C, 0x115F, 0x3164, 0x202E, 0xE000, 0xFDD0, 0xFFFE, 0x1FFFF, 0xE0041, 0x10FFFF)],
        (language(["A", "".join(chr(0x4E00 + n) for n in range(1400))]), "too many forms together"),
        (language(["A"], "<key>spelled</key><array>\n<string>ß AAAAAAAAA</string></array>"), "1 to 8 letters"),
        (language(["A"], "<key>spelled</key><array>\n" + "".join(
            f"<string>{chr(0x4E00 + n)} A</string>" for n in range(1001)) + "</array>"), "more than 1000 spellings"),
        (language([chr(0x16A0 + n) for n in range(62)]), "line 67: there are more than 61 letters"),
        (language(["A"], "<key>spelled</key><array>\n<string>ßA</string></array>"), "line 9: a spelling is"),
        (language(["A"], "<key>spelled</key><array>\n<string>ß S</string></array>"), "line 9: U+0053 is not the shown form"),
        (language(["A"], "<key>keys</key><array>\n<string>AA</string></array>"), "line 9: U+0041 has two keys"),
        (language(["A"], "<key>direction</key>\n<string>up</string>"), "line 9: direction is neither ltr nor rtl"),
        (language(["A"], "<key>direction</key><true/>"), "line 8: direction is not a <string>"),
        (language(["A", "Б"], "<key>keys</key><array><string>A</string></array>"), "(U+0411) has no key"),
    ],
)
def test_what_is_wrong_in_a_language_is_reported_with_its_place(dropped, content, told):
    player = dropped("list.txt", ["AB"])
    file = player.caller.folder / "languages/xx.plist"
    file.write_text(content, encoding="utf-8")
    output = run_check(player.caller)
    (line,) = (line for line in output.splitlines() if "The language xx cannot be used" in line)
    assert f"{file}: line " in line
    assert told in line


def run_check(caller):
    done = subprocess.run(
        [caller.program, "check"], env=caller.environment, capture_output=True, text=True, timeout=60
    )
    return done.stdout + done.stderr


@pytest.mark.parametrize("code", ["de", "uk"])
def test_refused_entries_are_reported_by_their_character(dropped, code):
    player = dropped(f"list.{code}.txt", ["ok\u2603", "Kraj" if code == "de" else "край"])
    done = subprocess.run(
        [player.caller.program, "index"],
        env=player.caller.environment,
        capture_output=True,
        text=True,
        timeout=60,
    )
    told = "U+2603" if code == "de" else "U+006F"
    assert told in done.stdout and "which is not a letter or sign of its language" in done.stdout


HOSTILE = [b"\xff", b"\xc3", b"\xe2\x98", b"\xed\xa0\x80", b"\xc0\x80", b"\xf4\x90\x80\x80", b"\xf0\x9f\x98\x80"]


@pytest.mark.parametrize("bytes", HOSTILE)
def test_hostile_bytes_disable_no_list_and_are_no_letter(dropped, bytes):
    player = dropped("list.fr.txt", ["été"])
    lists = player.caller.folder / "lists"
    (lists / "more.fr.txt").write_bytes(b"\xef\xbb\xbf" + bytes + b"\nno" + bytes + b"\r\nNo\xc3\xabl\r\n")
    (told,) = (it for it in player.get("/lists").json["lists"] if it["id"] == "more")
    assert told["entries"] == 1
    start(player)
    escaped = "".join(f"%{byte:02x}" for byte in bytes)
    refusal = player.caller.call(
        "POST",
        "/guess",
        headers={"Content-Type": "application/x-www-form-urlencoded", "Cookie": player.cookie},
        body=f"letter={escaped}".encode(),
    )
    assert refusal.code in ("invalid-request", "invalid-letter")
