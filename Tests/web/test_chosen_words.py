"""A date's word that an operator has chosen: `today/DATE.txt` in the data folder."""

import datetime
import hashlib
import shutil
import subprocess

import pytest

from calls import DATA, PROGRAM, Direct


@pytest.fixture
def school(tmp_path):
    """A server with English and German words, and how it takes a file for a date."""
    data = tmp_path / "data"
    for name in ("words.plist", "blocked.plist", "languages/de.plist", "opponents/de.txt", "blocked/de.txt",
                 *(f"lists/{id}.de.txt" for id in ("german", "german-easy", "german-medium"))):
        (data / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(DATA / name, data / name)
    (data / "today").mkdir()
    caller = Direct(tmp_path / "state", data)
    caller.index()
    caller.choose = lambda name, text: (data / f"today/{name}.txt").write_bytes(text)
    caller.data = data
    caller.today = datetime.datetime.now(datetime.timezone.utc).date()
    return caller


def said(caller, *arguments):
    done = subprocess.run([PROGRAM, *arguments], env=caller.environment, capture_output=True, text=True)
    return done.stdout


def play(player, letters):
    for letter in letters:
        game = player.post("/guess", letter=letter).json
    return game


def daily_with_log(caller, query=""):
    environment = {**caller.environment, "GATEWAY_INTERFACE": "CGI/1.1", "SERVER_PROTOCOL": "HTTP/1.1", "HTTP_HOST": "a",
                   "REQUEST_METHOD": "GET", "SCRIPT_NAME": "/h", "PATH_INFO": "/daily", "QUERY_STRING": query}
    done = subprocess.run([PROGRAM], env=environment, capture_output=True, text=True)
    return done.stdout, done.stderr


@pytest.mark.parametrize("text", [b"Tannenbaum\tit is green in winter\n", b"\xef\xbb\xbftannenbaum\r\nit is green in winter\r\n"])
def test_a_file_makes_the_game_of_its_date_an_honest_one_with_its_word(school, text):
    school.choose(school.today, text)
    told = school.call("GET", "/daily").json["settings"]
    player = school.player()
    game = player.post("/game", daily="true")
    assert game.status == 201
    game = game.json
    assert game["settings"] == told
    assert (told["list"], told["evil"], told["length"]) == ("words", False, None)
    assert (game["pattern"], game["clue"], game["daily"]) == ("_" * 10, "it is green in winter", str(school.today))
    assert game["answer"] is None and game["nonce"] is None and game["left"] is None
    end = play(player, "TANEBUM")
    assert (end["status"], end["answer"], end["clue"]) == ("won", "TANNENBAUM", "it is green in winter")
    promised = hashlib.sha256(f"{end['nonce']}:TANNENBAUM".encode()).hexdigest()
    assert game["commitment"] == end["commitment"] == promised
    assert len(player.get("/replay").json["turns"]) == 7
    history = player.get("/history").json
    assert (history["daily"]["played"], history["daily"]["won"], history["played"]) == (1, 1, 0)
    assert player.get("/daily").json["status"] == "won"
    assert player.post("/report", reason="wrong").status == 204
    assert school.player().post("/game", daily="true", language="de").json["answer"] is None
    assert "german" in school.call("GET", "/daily?language=de").json["settings"]["list"]


def test_a_language_has_words_of_its_own(school):
    school.choose(f"{school.today}.de", "Weißwurst\tmit süßem Senf".encode())
    game = school.player().post("/game", daily="true", language="de").json
    assert (game["settings"]["list"], game["settings"]["evil"], game["dailyLanguage"]) == ("german", False, "de")
    assert (len(game["pattern"]), game["clue"]) == (10, "mit süßem Senf")
    assert school.player().post("/game", daily="true").json["clue"] is None
    yesterday = school.today - datetime.timedelta(1)
    school.choose(f"{yesterday}.de", b"Kekse")
    game = school.player().post("/game", daily="true", language="de", date=str(yesterday)).json
    assert (game["pattern"], game["date"], game["clue"], game["settings"]["evil"]) == ("_" * 5, str(yesterday), None, False)


def test_a_date_that_was_begun_keeps_its_game(school):
    first, other, late = (school.player() for _ in range(3))
    first.post("/game", daily="true")
    school.choose(school.today, b"Tannenbaum\tgreen")
    waiting = other.post("/game", daily="true").json
    assert (waiting["clue"], waiting["settings"]["evil"]) == ("green", False)
    play(other, "T")
    # The date was begun with the word, so neither another file nor a missing one changes it or its clue.
    for change in (lambda: school.choose(school.today, b"Kekse\tbaked"),
                   lambda: (school.data / f"today/{school.today}.txt").unlink()):
        change()
        assert other.get("/game").json["clue"] == "green"
        assert school.call("GET", "/daily").json["settings"]["evil"] is False
        assert late.post("/game", daily="true").json["clue"] == "green"
    assert play(first, "Q")["clue"] is None
    assert school.call("GET", "/daily").json["settings"]["evil"] is False


def test_a_date_that_was_begun_without_a_word_takes_none(school):
    usual = school.call("GET", "/daily").json["settings"]
    player = school.player()
    pattern = player.post("/game", daily="true").json["pattern"]
    play(player, "Q")
    school.choose(school.today, b"Tannenbaum\tgreen")
    assert school.call("GET", "/daily").json["settings"] == usual
    game = school.player().post("/game", daily="true").json
    assert (game["pattern"], game["clue"]) == (pattern, None)
    text = (f"note   {school.data}/today/{school.today}.txt was added after somebody had begun that day's game, "
            "so it has no effect\n")
    assert text in said(school, "check")


@pytest.mark.parametrize("text, reason", [
    (b"", "has no word"), (b"n_o\tx", ""), (b"W\xff", ""), (b"A" * 65, "has a word of more than 64 characters"),
    (b"kike\tx", "has a word that this server does not pass on"), (b"tree\ta tree", "has a clue that contains the word"),
    (b"one\ttwo\nthree\tfour", "is one too many: there can be 1"),
])
def test_a_broken_file_leaves_the_usual_game_and_one_line_in_the_log(school, text, reason):
    usual, log = daily_with_log(school)
    assert log == ""
    school.choose(school.today, text)
    reply, log = daily_with_log(school)
    assert reply == usual
    assert log.startswith(f"hangman: words: today/{school.today}.txt: it {reason}") and log.count("\n") == 1
    assert daily_with_log(school) == (usual, "")
    assert school.player().post("/game", daily="true").status == 201
    wrong = f"WRONG  {school.data}/today/{school.today}.txt cannot be used: it {reason}"
    told, _, cure = said(school, "check").partition(wrong)[2].partition("\n")
    assert cure.lstrip().startswith("Correct the file, or remove it"), told + cure


def test_check_reads_the_words_of_dates(school):
    later = school.today + datetime.timedelta(30)
    school.choose(later, b"Tannenbaum\tgreen")
    school.choose(f"{later}.de", b"Kekse")
    text = said(school, "check")
    assert f"ok     2 files in {school.data}/today\n" in text
    for name in ("2026-02-30", "tomorrow", f"{later}.fr", f"{later}.en", f"{later}.", f"{later}.de.de"):
        school.choose(name, b"Kekse")
        assert f"note   {school.data}/today/{name}.txt is ignored: its name must be a date" in said(school, "check")
        (school.data / f"today/{name}.txt").unlink()
    school.choose(f"{later}.de", b"Kekse\tKekse")
    assert "has a clue that contains the word" in said(school, "check", "--quiet")
