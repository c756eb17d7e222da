"""The cost of a guess, by counts that repeat exactly; `make bench` measures the time."""

import hashlib
import json
import pathlib
import re
import shutil
import tempfile
import urllib.parse
from datetime import datetime, timedelta, timezone

import pytest

import build
import counts
import lists
import pairs
import reference
import session_file
from calls import DATA, PROGRAM
from endpoint import LETTERS, Endpoint


@pytest.fixture(scope="module")
def endpoint():
    with tempfile.TemporaryDirectory(dir="/dev/shm") as folder:
        folder = pathlib.Path(folder)
        # A copy in memory: how much of a file on a disk one page fault maps depends on how it was written.
        program = shutil.copy2(PROGRAM, folder / "hangman-cgi")
        endpoint = Endpoint(program, lists.real(folder / "data"), folder / "state")
        endpoint.compilation().run()
        yield endpoint


# A tenth more than when this was written. Each word that one instruction copies counts as one.
@pytest.mark.parametrize("turn, most", [(1, 600_000), (10, 945_000)])
def test_a_guess_takes_few_instructions(endpoint, turn, most):
    assert counts.instructions(endpoint.guess(9, turn=turn)) <= most


@pytest.mark.parametrize("turn", [1, 10])
def test_examples_of_lost_words_cost_little(endpoint, turn):
    """Most of it is the checksum of the entries, which a guess does not read otherwise."""
    plain = counts.instructions(endpoint.guess(9, turn=turn))
    assert counts.instructions(endpoint.guess_with_examples(9, turn)) <= 1.8 * plain


def test_rooms_cost_little(endpoint):
    """A guess in the middle of a round reads the room for its seat, which another player may hold by now. The first
    guess asks whether the room is open, the last one replaces two files."""
    words = "\n".join(["ZEBRA"] * 40)
    outside = counts.instructions(endpoint.honest_guess("QJ", "length=9&mistakes=26"))
    assert counts.instructions(endpoint.room_guess("QJ", words=words)) <= 1.4 * outside
    assert counts.instructions(endpoint.room_guess("Q", words=words)) <= 1.5 * counts.instructions(endpoint.guess(9))
    outside = counts.instructions(endpoint.honest_guess("Q", "length=9&mistakes=1&seed=1"))
    inside = counts.instructions(endpoint.room_guess("OX", words="OX"))
    assert inside <= 2 * outside
    words = "BEAR BOAR DEER DOOR HARE HERE HIRE FIRE WIRE WARE".split()
    trap = counts.instructions(endpoint.room_guess("E", trap="\n".join(words)))
    assert trap <= 1.5 * counts.instructions(endpoint.guess(9))


@pytest.mark.parametrize("seats, rounds, shown_at_most, ended_at_most", [(200, 40, 40, 30), (40, 5, 3, 2.5)])
def test_a_room_costs_few_guesses(endpoint, seats, rounds, shown_at_most, ended_at_most):
    """The cost of one more round's end, and of the table, when everybody has played: the largest room, and a class."""
    words = "\n".join(["OX"] * rounds)

    def fill(file):
        lines = session_file.read_room(file)
        for number in range(2, seats + 1):
            player = hashlib.sha256(b"%d" % number).hexdigest()
            played = endpoint.state / "players" / player[:2] / player[2:]
            played.parent.mkdir(parents=True, exist_ok=True)
            played.touch()
            results = (f"{'wl'[n % 2]}{n % 7} {3 + number % 11} {86_400 * n} {number}" for n in range(rounds))
            lines += f"seat {player} {','.join(results)}\n".encode()
        session_file.write_room(file, lines)

    guess = counts.instructions(endpoint.guess(9))
    assert counts.instructions(endpoint.room_guess("OX", fill, words=words)) <= ended_at_most * guess
    shown = endpoint.show_room(fill, words=words)
    assert len(shown.run().stdout) > 50 * seats * rounds
    assert counts.instructions(shown) <= shown_at_most * guess


@pytest.mark.thorough
def test_how_others_fared_costs_little(endpoint):
    """With the results of a thousand others, compared with the same calls before anybody else had finished."""
    last = endpoint.end_of_today()
    others = endpoint.state / f"players/others/{datetime.now(timezone.utc).date()}.en"

    def cost(many):
        others.write_bytes(b"D" * many)
        return counts.instructions(endpoint.get("/daily", '"others":')), counts.instructions(last)

    (shown, ended), (shown_with, ended_with) = cost(0), cost(1000)
    assert shown_with <= 1.1 * shown and ended_with <= 1.15 * ended


@pytest.mark.thorough
@pytest.mark.parametrize("turns, letters", [("any", 0), ("any", 200), ("seats", 25)])
def test_a_board_that_has_not_moved_costs_at_most_a_first_guess(endpoint, turns, letters):
    """Each of 200 seats asks every 1.5 seconds: before the first letter, when all have guessed one, in the eighth round, and
    when all have missed their turns."""
    words = "\n".join(["ZZ\tthe sound of a sleeper"] * 40)
    form = {"words": words, "board": "shared", "turns": turns, "mistakes": 26}
    room = endpoint.call("POST", "/room", urllib.parse.urlencode(form))
    for seat in range(200):
        endpoint.cookie = ""
        endpoint.call("POST", "/game", f"room={room['id']}")
        number, letter = divmod(seat, 26)
        if seat < letters and number > 0 and letter == 0:
            endpoint.call("POST", "/room/next", f"id={room['id']}&key={room['key']}&round={number}")
        if seat < letters:
            endpoint.call("POST", "/room/guess", f"id={room['id']}&round={number + 1}&letter={chr(65 + letter)}")
    file = session_file.room_place(endpoint.state, room["id"])
    lines, count = re.subn(rb"^(board .* )\d+$", rb"\g<1>0", session_file.read_room(file), flags=re.MULTILINE)
    assert count == 1
    session_file.write_room(file, lines, version=3)
    turn = json.loads(endpoint.get("/room/board", id=room["id"]).run().stdout.partition(b"\r\n\r\n")[2])["turn"]
    asked = endpoint.get("/room/board", id=room["id"], turn=str(turn))
    assert asked.run().stdout.startswith(b"Status: 204")
    assert counts.instructions(asked) <= counts.instructions(endpoint.guess(9))


def test_a_room_is_read_without_reading_all_that_is_blocked(tmp_path):
    """The page sends an author's lines for a trial at each pause in typing."""
    endpoint = Endpoint(PROGRAM, lists.real(tmp_path / "data"), tmp_path / "state")
    shutil.copytree(DATA / "blocked", endpoint.data / "blocked")
    shutil.copytree(DATA / "languages", endpoint.data / "languages")
    endpoint.compilation().run()
    tried = endpoint.request("POST", "/room", "try=true&rounds=3", '"rounds":[')
    assert counts.instructions(tried) <= 500_000
    words = "%0A".join("BEAR BOAR DEER DOOR HARE HERE HIRE FIRE WIRE WARE".split())
    tried = endpoint.request("POST", "/room", f"try=true&trap={words}", '"rounds":[')
    assert counts.instructions(tried) <= 20_000_000


@pytest.mark.thorough
def test_no_list_no_length_and_no_trap_makes_a_guess_dear(tmp_path):
    """Four C processes that print braces cost as much as ten million instructions of ours."""
    endpoint = Endpoint(PROGRAM, lists.all_of_them(tmp_path / "data"), tmp_path / "state")
    endpoint.compilation().run()
    for settings, letter in lists.dearest(4):
        assert counts.instructions(endpoint.first_guess(letter, **settings)) <= 7_700_000, settings


@pytest.mark.thorough
def test_a_trap_of_forty_words_costs_few_guesses(endpoint):
    guess = counts.instructions(endpoint.guess(9))
    for words in lists.TRAPS:
        trap = words.replace(" ", "\n")
        assert counts.instructions(endpoint.tried_room(trap=trap)) <= 20 * guess
        for letter in "AT":
            assert counts.instructions(endpoint.room_guess(letter, trap=trap)) <= 4 * guess, words


@pytest.mark.thorough
def test_an_endgame_costs_few_guesses(endpoint):
    """The answers of an endgame are searched for, and the endgames differ from day to day."""
    guess = counts.instructions(endpoint.guess(9))
    shutil.copytree(DATA / "endgames", endpoint.data / "endgames")
    today = datetime.now(timezone.utc).date()
    for ago in range(0, 30, 9):
        form = {"endgame": 1 + ago // 9 % 3, "date": today - timedelta(days=ago)}
        for letter in "EAS":
            assert counts.instructions(endpoint.endgame_guess(letter, **form)) <= 1.2 * guess, form
    for letter in LETTERS:
        if endpoint.call("POST", "/guess", f"letter={letter}")["status"] != "playing":
            break
    with_letters, without = endpoint.get("/replay", letters="true"), endpoint.get("/replay")
    assert counts.instructions(with_letters) <= 2 * counts.instructions(without)


@pytest.mark.thorough
def test_a_room_of_a_word_costs_few_guesses_in_any_language(endpoint, tmp_path):
    """Words that other languages block add no cost. With listed words only, forty words cost little more."""
    other = Endpoint(PROGRAM, tmp_path / "data", tmp_path / "state")
    lists_of_one = {"de": "german-easy", "sv": "swedish-easy", "ru": "russian-easy"}
    files = [f"lists/{id}.{code}.txt" for code, id in lists_of_one.items()]
    files += [f"{folder}/{code}.{ending}" for folder, ending in (("blocked", "txt"), ("languages", "plist"))
              for code in lists_of_one]
    for file in ["words.plist", "blocked.plist", *files]:
        (other.data / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(DATA / file, other.data / file)
    other.compilation().run()
    guess = counts.instructions(endpoint.guess(9))
    for id, word in (("words", "ZEBRA"), ("german-easy", "ZEBRA"), ("swedish-easy", "ZEBRA"), ("russian-easy", "ЗЕБРА")):
        body = urllib.parse.urlencode({"list": id, "words": f"{word}\tx"})
        assert counts.instructions(other.request("POST", "/room", body, '"rounds":[')) <= 9 * guess, id
    words = [entry for entry in reference.load("words") if len(entry) == 9][::500][:40]
    body = urllib.parse.urlencode({"try": "true", "words": "\n".join(words)})
    listed = other.request("POST", "/room", body, '"rounds":[')
    listed.environment["HANGMAN_ROOMS"] = "listed"
    assert counts.instructions(listed) <= 40 * guess


# As many instructions as version b743a871 took, with the words that are blocked today.
@pytest.mark.thorough
@pytest.mark.parametrize("id, clue, before", [
    ("german", "", 4_064_308), ("german", "kleines graues Tier mit langem Schwanz", 7_776_801),
    ("swedish", "", 3_816_067), ("swedish", "litet grått djur med lång svans", 6_467_561)])
def test_a_room_of_forty_words_of_another_language_costs_no_more_than_it_did(tmp_path, id, clue, before):
    (file,) = (DATA / "lists").glob(f"{id}.*.txt")
    endpoint = Endpoint(PROGRAM, lists.real(tmp_path / "data"), tmp_path / "state")
    for folder in ("blocked", "languages"):
        shutil.copytree(DATA / folder, endpoint.data / folder)
    (endpoint.data / "lists").mkdir()
    shutil.copy(file, endpoint.data / "lists")
    endpoint.compilation().run()
    words = [word for word in file.read_text("utf-8").splitlines() if word.isalpha() and 5 <= len(word) <= 10]
    lines = [word + (f"\t{clue}" if clue else "") for word in words[:: len(words) // 40][:40]]
    body = urllib.parse.urlencode({"list": id, "words": "\n".join(lines)})
    assert counts.instructions(endpoint.request("POST", "/room", body, '"rounds":[')) <= 1.05 * before


def test_a_replay_with_lists_of_difficulty_takes_few_instructions(tmp_path):
    data = lists.with_difficulties(tmp_path / "data")
    endpoint = Endpoint(PROGRAM, data, tmp_path / "state")
    endpoint.compilation().run()
    _, replay = endpoint.replay(9, "classic")
    # The words left are kept as bits: 17 of 100 more here, and a tenth of the page faults with meanings.
    assert counts.instructions(replay) <= 4_700_000


def test_a_replay_reads_all_meanings_at_once(tmp_path):
    endpoint = Endpoint(PROGRAM, lists.real(tmp_path / "data"), tmp_path / "state")
    shutil.copytree(DATA / "meanings", endpoint.data / "meanings")
    endpoint.compilation().run()
    endpoint.replay(9, "classic")
    replay = endpoint.get("/replay", '"turns":[', meanings="true")
    assert replay.run().stdout.count(b'{"text":') >= 50
    assert len(counts.system_calls(replay)) <= 200


@pytest.mark.parametrize("length, order", [(5, LETTERS), (9, LETTERS[::-1])])
def test_a_replay_with_letters_costs_little_more_than_twice_one_without(endpoint, length, order):
    """The commonest letters first, and the rarest: then nearly all words are met at every guess."""
    endpoint.cookie = ""
    endpoint.call("POST", "/game", f"length={length}&mistakes=26&seed=20")
    for letter in order:
        if endpoint.call("POST", "/guess", f"letter={letter}")["status"] != "playing":
            break
    with_letters = endpoint.get("/replay", letters="true")
    assert '"needs":1}' in with_letters.run().stdout.decode()
    assert counts.instructions(with_letters) <= 2.1 * counts.instructions(endpoint.get("/replay"))


def test_a_guess_makes_few_system_calls_and_reads_little(endpoint):
    calls = counts.system_calls(endpoint.guess(9))
    assert len(calls) <= 65
    assert not any("/ld.so" in call for call in calls), "no library is loaded"
    assert counts.bytes_read(calls) <= 80_000


def test_a_guess_takes_little_memory(endpoint):
    watcher = build.c_program("memory")
    for turn in (1, 10):
        resident, anonymous = counts.memory(watcher, endpoint.guess(9, turn=turn))
        assert resident <= 4_000
        assert anonymous <= 1_000


def test_the_program_is_small():
    # It was a million before shared boards, the results of others, the checks of every data file, and the forms of
    # letters, digits and signs that Unicode calls compatible.
    assert PROGRAM.stat().st_size <= 1_160_000


def test_a_guess_costs_at_most_three_times_a_c_program_that_prints_braces(endpoint):
    guess = endpoint.guess(9)
    runs = [guess.to(build.hello(), "{}"), guess]
    hello, guess = pairs.measure(build.c_program("spawn"), runs, rounds=60)
    assert guess.over(hello) <= 3
    assert max(guess.faults) <= 56
