"""Words as people's tools write them: phones, word processors, web pages, and lists of other programs."""

import plistlib
import re
import subprocess
import sys
import unicodedata

import pytest

from calls import DATA, PROGRAM


def plain_forms():
    """All characters of this Unicode that are compatible forms of letters A to Z, digits and signs; and all dashes."""
    for scalar in map(chr, [*range(0x80, 0xD800), *range(0xE000, sys.maxunicode + 1)]):
        plain = unicodedata.normalize("NFKC", scalar).replace("\u2044", "/")
        is_form = plain != unicodedata.normalize("NFC", scalar) and re.fullmatch("[A-Za-z!-;=?@]+", plain)
        if unicodedata.category(scalar) == "Pd" or scalar in "−⁻₋➖˗":
            yield scalar, "-"
        # These two are signs themselves.
        elif is_form and scalar not in "…₨":
            yield scalar, plain.replace("`", "'").upper()


@pytest.fixture
def english(direct, data):
    """A server with English, and lists in files of these names."""

    def start(**lists):
        folder = data(["ABACUS"])
        (folder / "languages").mkdir()
        (folder / "languages/en.plist").write_bytes((DATA / "languages/en.plist").read_bytes())
        for name, content in lists.items():
            text = content if isinstance(content, bytes) else content.encode()
            (folder / f"lists/{name.replace('_', '.')}.txt").write_bytes(text)
        return direct(folder)

    return start


def index(caller):
    return subprocess.run([PROGRAM, "index"], env=caller.environment, capture_output=True, text=True).stdout


AS_WRITTEN = {
    "don’t": "DON'T", "can\u02bct": "CAN'T", "o‘clock": "O'CLOCK", "rock \u2019n\u2019 roll": "ROCK 'N' ROLL",
    "café": "CAFE", "cafe\u0301": "CAFE", "piñata": "PINATA", "Beyoncé": "BEYONCE", "façade": "FACADE", "Łódź": "LODZ",
    "œuvre": "OEUVRE", "encyclopædia": "ENCYCLOPAEDIA", "straße": "STRASSE",
    "zero\u200bwidth": "ZEROWIDTH", "soft\u00adhyphen": "SOFTHYPHEN", "joi\u200dner": "JOINER", "\u200emark\u200f": "MARK",
    "\ufeffbyte": "BYTE", "no\u00a0break": "NO BREAK", "nar\u202frow": "NAR ROW", "\u3000wide\u3000": "WIDE",
    "ﬁnd": "FIND", "ﬂow": "FLOW", "oﬀ": "OFF", "oﬃce": "OFFICE", "ＦＵＬＬ": "FULL", "ice\u2010cream": "ICE-CREAM",
    "rock `n` roll": "ROCK 'N' ROLL", "H₂O": "H2O", "m²": "M2", "𝐁old 𝟚": "BOLD 2", "“so”": '"SO"', "№ 5 Street": "NO 5 STREET",
    "\u212aelvin": "KELVIN", "\u212bngstrom": "ANGSTROM", "Hawai\u02bbi": "HAWAI'I", "«so»": '"SO"', "\u201asoft\u2018": "'SOFT'",
    "up\u2013down": "UP-DOWN", "\u202eright\u202c": "RIGHT",
    "Rocky Ⅳ": "ROCKY IV", "ⅻ": "XII", "① pear": "1 PEAR", "⑳ pears": "20 PEARS", "½ cup": "1/2 CUP", "5½ cups": "5 1/2 CUPS", "⅔ cup": "2/3 CUP",
}


@pytest.mark.parametrize(("typed", "taken"), AS_WRITTEN.items())
def test_a_room_takes_it_and_shows_what_it_took(english, typed, taken):
    made = english().call("POST", "/room", {"words": typed})
    assert made.status == 201, made.body
    assert [line["word"] for line in made.json["lines"]] == [taken]


def test_every_compatible_form_of_letters_digits_and_signs_becomes_these(english):
    caller = english()
    caller.environment["HANGMAN_NEW_ROOMS"] = "0"
    forms = list(plain_forms())
    assert len(forms) > 1000
    for start in range(0, len(forms), 40):
        part = list(enumerate(forms))[start : start + 40]
        # Each word is another one by its number in letters.
        numbers = ["".join(chr(ord("A") + int(digit)) for digit in str(number)) for number, _ in part]
        typed = "\n".join(f"A{scalar}B{number}" for number, (_, (scalar, _)) in zip(numbers, part))
        room = caller.call("POST", "/room", {"words": typed})
        assert room.status == 201, [part[fault["line"] - 1][1] for fault in room.json["lines"]]
        assert [line["word"] for line in room.json["lines"]] == [
            f"A{plain}B{number}" for number, (_, (_, plain)) in zip(numbers, part)
        ]


def test_a_letter_of_a_language_stays_though_it_is_a_form_of_others(direct, data):
    folder = data(["ABACUS"])
    (folder / "languages").mkdir()
    letters = ["Aa", "Ff", "Oo", "Ĳĳ", "ʻ", "ª"]
    (folder / "languages/xx.plist").write_bytes(plistlib.dumps({"name": "Example", "letters": letters}))
    (folder / "lists/mine.xx.txt").write_text("aĳ\nʻoª\nﬁ\n", encoding="utf-8")
    caller = direct(folder)
    assert "mine: 2 entries, 1 refused\n" in index(caller)
    room = caller.call("POST", "/room", {"words": "ªʻĳ", "list": "mine"})
    assert [line["word"] for line in room.json["lines"]] == ["ªʻĲ"]


def test_a_list_takes_them_too(english):
    caller = english(mine="\n".join(AS_WRITTEN))
    assert f"mine: {len(set(AS_WRITTEN.values()))} entries, {len(AS_WRITTEN) - len(set(AS_WRITTEN.values()))} duplicates dropped\n" in index(caller)
    told = next(item for item in caller.call("GET", "/lists").json["lists"] if item["id"] == "mine")
    assert (told["language"], told["keys"], told["letters"]) == (None, None, "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    player = caller.player()
    game = player.post("/game", list="mine", length="any", evil="false", seed="1").json
    assert game["language"] is None and game["answerText"] is None


def test_a_list_that_says_it_is_english_is_as_one_that_says_nothing(english):
    caller = english(animals_en="emu\nowl\ncafé\n")
    (lists := caller.call("GET", "/lists").json["lists"])
    told = next(item for item in lists if item["id"] == "animals")
    assert (told["language"], told["entries"]) == (None, 3)


def test_without_a_file_of_english_words_are_a_to_z(direct, data):
    caller = direct(data(["ABACUS"]))
    assert caller.call("POST", "/room", {"words": "don’t"}).json["lines"][0]["word"] == "DON'T"
    refused = caller.call("POST", "/room", {"words": "café"}).json
    assert refused["lines"] == [{"line": 1, "reason": "letters"}]


@pytest.mark.parametrize(("clue", "shown"), [
    ("a\u200b b\u00adc", "a bc"), ("\u202eright\u202c", "right"), ("a \u2069b", "a b"), ("bell\x07", "bell"), ("“so” – it’s", "“so” – it’s"),
    ("secret\tmore", "secret more"), ("\ufeff\u200b", None), ("5 ½ ²", "5 ½ ²"),
])
def test_of_a_clue_and_a_title_only_what_cannot_be_seen_goes(english, clue, shown):
    made = english().call("POST", "/room", {"words": f"WORD\t{clue}", "title": clue}).json
    assert (made["lines"][0]["clue"], made["title"]) == (shown, shown)


DECOMPOSED = [
    "Écoute, çà et là", "Ödön Űrű", "Ἀθῆναι ᾧ", "Йод и Ёж", "한국어 수업", "がぎぐ パピプ", "Tiếng Việt: trường đặc biệt",
    # As Vietnamese keyboards send it: the mark below comes after the composed letter.
    "Vie\u0302\u0323t", "Vi\u00ea\u0323t", "tr\u01a1\u0300i", "ho\u0300\u031b", "s\u1e61\u0323",
]


@pytest.mark.parametrize("text", DECOMPOSED)
@pytest.mark.parametrize("form", ["NFC", "NFD", None])
def test_a_clue_and_a_title_are_stored_composed(english, text, form):
    typed = unicodedata.normalize(form, text) if form else text
    made = english().call("POST", "/room", {"words": f"WORD\t{typed}", "title": typed}).json
    whole = unicodedata.normalize("NFC", text)
    assert (made["lines"][0]["clue"], made["title"]) == (whole, whole)


def test_the_limits_of_a_clue_and_a_title_count_composed_characters(english):
    caller = english()
    typed = lambda count: unicodedata.normalize("NFD", "é" * count)  # noqa: E731
    made = caller.call("POST", "/room", {"words": f"WORD\t{typed(80)}", "title": typed(60)})
    assert (made.status, made.json["lines"][0]["clue"], made.json["title"]) == (201, "é" * 80, "é" * 60)
    assert caller.call("POST", "/room", {"words": f"WORD\t{typed(81)}"}).json["lines"][0]["reason"] == "clue"
    assert caller.call("POST", "/room", {"words": "WORD", "title": typed(61)}).code == "invalid-setting"


def test_what_was_folded_comes_back_as_it_was_written(english):
    """The written form comes back in a class, a trap and a list, each without a language."""
    caller = english(mine="café\nNAÏF\n")
    room = caller.call("POST", "/room", {"words": "café\nPLAIN\nSt. Émile 2"}).json
    assert [line["word"] for line in room["lines"]] == ["CAFE", "PLAIN", "ST. EMILE 2"]
    player, texts = caller.player(), []
    for line in room["lines"]:
        assert player.post("/game", room=room["id"]).json["answerText"] is None
        for letter in dict.fromkeys(filter(str.isalpha, line["word"])):
            game = player.post("/guess", letter=letter).json
        assert (game["status"], player.get("/game").json["answerText"]) == ("won", game["answerText"])
        texts.append(game["answerText"])
    assert texts == ["CAFÉ", None, "ST. ÉMILE 2"]
    for evil in ("true", "false"):
        player.post("/game", list="mine", length="4", evil=evil, seed="1")
        game = {"status": "playing"}
        for letter in "ACEFIN":
            if game["status"] == "playing":
                game = player.post("/guess", letter=letter).json
        assert (game["answer"], game["answerText"]) in [("CAFE", "CAFÉ"), ("NAIF", "NAÏF")]
        [*_, last] = player.get("/replay").json["turns"]
        assert any("CAFÉ" in family["texts"] or "NAÏF" in family["texts"] for family in last["families"])


def test_a_trap_tells_how_its_entries_are_written_at_its_end(english):
    caller = english()
    room = caller.call("POST", "/room", {"trap": "café\nCASE\nmalé", "mistakes": "2"}).json
    player = caller.player()
    game = player.post("/game", room=room["id"]).json
    assert game["texts"] is None and game["trap"] is None
    for letter in "XYZ":
        if game["status"] == "playing":
            game = player.post("/guess", letter=letter).json
    assert (game["status"], game["trap"], game["texts"]) == ("lost", ["CAFE", "CASE", "MALE"], ["CAFÉ", None, "MALÉ"])
    assert game["answerText"] == game["texts"][game["trap"].index(game["answer"])]
    assert player.get("/game").json == {name: value for name, value in game.items() if name != "outcome"}


@pytest.mark.parametrize("letter", ["é", "e\u200b", "ｅ", "ﬁ", "’"])
def test_a_guessed_letter_is_as_strict_as_ever(english, letter):
    player = english().player()
    player.post("/game", length="any")
    assert player.post("/guess", letter=letter).code == "invalid-letter"


def test_what_is_blocked_is_blocked_however_it_is_written(english):
    caller = english()
    folder = caller.environment["HANGMAN_DATA_DIR"]
    with open(f"{folder}/blocked.plist", "wb") as file:
        plistlib.dump({"entries": ["RUDE"], "rooms": ["RUDE"]}, file)
    for text in ("rude", "rüde", "ｒｕｄｅ", "ru\u200bde", "OX\tso rüde", "OX\tso ｒｕｄｅ", "OX\tru\u00adde"):
        assert caller.call("POST", "/room", {"words": text}).json["lines"] == [{"line": 1, "reason": "blocked"}], text


SIGNED = """-----BEGIN PGP SIGNED MESSAGE-----
Hash: SHA256

abacus
abdomen
-----BEGIN PGP SIGNATURE-----

iQEzBAEBCAAdFiEE
abcdefgh
=AbCd
-----END PGP SIGNATURE-----
"""


def test_of_a_signed_list_only_the_words_play(english):
    caller = english(signed=SIGNED)
    told = index(caller)
    assert "signed: 2 entries, 7 refused\n" in told
    assert "  1: -----BEGIN PGP SIGNED MESSAGE----- belongs to a signature, not to the list\n" in told
    assert "  9: abcdefgh belongs to a signature, not to the list\n" in told


@pytest.mark.parametrize(("content", "reason"), [
    ("11111\tabacus\n11112\tabdomen\n", "begins with a number"),
    ("apple/MS\npear/S\n", "has flags after a /"),
    ("café\nnaïve\n".encode("latin1"), "not UTF-8"),
    ("apple\rpear\r", "has U+000D, which"),
])
def test_a_list_of_another_program_is_refused_with_the_reason(english, content, reason):
    caller = english(other=content)
    done = subprocess.run([PROGRAM, "index"], env=caller.environment, capture_output=True, text=True)
    assert reason in done.stderr and done.returncode == 1
    assert "other" not in [item["id"] for item in caller.call("GET", "/lists").json["lists"]]


def test_a_list_of_one_title_is_not_numbered(english):
    assert "other: 1 entr" in index(english(other="2 fast 2 furious\n"))


def test_a_korean_list_may_come_decomposed(direct, data):
    folder = data(["ABACUS"])
    (folder / "languages").mkdir()
    (folder / "languages/ko.plist").write_bytes(plistlib.dumps({"name": "한국어", "letters": list("가각나한")}))
    (folder / "lists/syllables.ko.txt").write_text(unicodedata.normalize("NFD", "가나\n한각\n가힣\n"))
    caller = direct(folder)
    assert "syllables: 2 entries, 1 refused\n" in index(caller) and "has 힣 (U+D7A3), which" in index(caller)
    player = caller.player()
    player.post("/game", list="syllables", evil="false", seed="1", mistakes="26")
    game = {"status": "playing"}
    for letter in "가나한각":
        if game["status"] == "playing":
            game = player.post("/guess", letter=unicodedata.normalize("NFD", letter)).json
    assert (game["status"], game["answer"] in ("가나", "한각")) == ("won", True)


# The 24 letters of Korean keys, and what the others count as.
JAMO = "ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎㅏㅑㅓㅕㅗㅛㅜㅠㅡㅣ"
DOUBLE = ["ㄲ ㄱㄱ", "ㅄ ㅂㅅ", "ㅘ ㅗㅏ", "ㅐ ㅏㅣ", "ㅢ ㅡㅣ"]


@pytest.mark.parametrize("form", ["NFC", "NFD"])
@pytest.mark.parametrize(("word", "letters"), [
    ("학교", "ㅎㅏㄱㄱㅛ"), ("까치", "ㄱㄱㅏㅊㅣ"), ("값", "ㄱㅏㅂㅅ"), ("과일", "ㄱㅗㅏㅇㅣㄹ"), ("의사", "ㅇㅡㅣㅅㅏ"),
    ("힣", "ㅎㅣㅎ"), ("가", "ㄱㅏ"),
])
def test_a_korean_syllable_counts_as_its_letters_unless_the_language_has_it(direct, data, word, letters, form):
    folder = data(["ABACUS"])
    (folder / "languages").mkdir()
    language = {"name": "한국어", "letters": list(JAMO), "spelled": DOUBLE}
    (folder / "languages/ko.plist").write_bytes(plistlib.dumps(language))
    (folder / "lists/one.ko.txt").write_text(unicodedata.normalize(form, f"{word}\n얘\n"))
    caller = direct(folder)
    # Nothing says what ㅒ counts as.
    assert "one: 1 entry, 1 refused\n" in index(caller) and "has 얘 (U+C598), which" in index(caller)
    player = caller.player()
    game = player.post("/game", list="one", evil="false", seed="1", mistakes="24").json
    assert len(game["pattern"]) == len(letters)
    for letter in dict.fromkeys(letters):
        game = player.post("/guess", letter=letter).json
    assert (game["status"], game["answer"], game["answerText"]) == ("won", letters, word)


@pytest.mark.parametrize("letter", ["NGng", "NG", "Ngng", "NGNgng", "CHch"])
def test_a_letter_of_several_signs_breaks_its_language(direct, data, letter):
    folder = data(["ABACUS"])
    (folder / "languages").mkdir()
    letters = ["Aa", letter, "Uu"]
    (folder / "languages/pau.plist").write_bytes(plistlib.dumps({"name": "Palauan", "letters": letters}))
    (folder / "lists/words.pau.txt").write_text("NGAU\n")
    (folder / "lists/mine.pau.txt").write_text("NGAU\n")
    caller = direct(folder)
    done = subprocess.run([PROGRAM, "index"], env=caller.environment, capture_output=True, text=True)
    assert f"{letter} is a letter of several signs" in done.stderr
    checked = subprocess.run([PROGRAM, "check"], env=caller.environment, capture_output=True, text=True).stdout
    assert f"The language pau cannot be used: " in checked and f"{letter} is a letter of several signs" in checked


@pytest.mark.parametrize("letter", ["EeÉéÈè", "ÉEée", "Σσς", "VvWw", "AaÆæ", "Iı", "כך"])
def test_characters_that_count_as_one_letter_are_no_signs_of_one(direct, data, letter):
    folder = data(["ABACUS"])
    (folder / "languages").mkdir()
    (folder / "languages/xx.plist").write_bytes(plistlib.dumps({"name": "Example", "letters": ["Zz", letter]}))
    (folder / "lists/mine.xx.txt").write_text(f"Z{letter[0]}\n")
    [told] = [item for item in direct(folder).call("GET", "/lists").json["lists"] if item["id"] == "mine"]
    assert told["letters"] == f"Z{letter[0]}"
