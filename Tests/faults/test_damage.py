"""Files that are not what they were: no trap, no wrong game, and the next request works."""

import fcntl
import os
import plistlib
import random
import shutil
import struct
import time

import pytest

import session_file
from controls import without
from program import Program, aside_files, at_once, player_file, temporary_files, write_data


def damages(content, offsets):
    """Every cut of some bytes, and for each offset the bytes with one bit flipped there."""
    for length in range(len(content)):
        yield f"cut at {length}", content[:length]
    for offset in offsets:
        for bit in (0, offset % 7 + 1):
            flipped = bytearray(content)
            flipped[offset] ^= 1 << bit
            yield f"bit {bit} of byte {offset}", bytes(flipped)


@without("believed")
def test_damaged_session(program, tmp_path):
    """No truncation and no flipped byte makes another game of a real file."""
    cookie = program.newcomer(length=5, mistakes=20)
    for letter in "EAXQ":
        assert program.post("/guess", cookie, letter=letter).is_done
    path = player_file(program.state)
    content = path.read_bytes()
    game = program.get("/game", cookie).json

    def look(damage):
        name, bytes = damage
        number = abs(hash(name))
        run = program.over(tmp_path / str(number))
        target = session_file.place(run.state, cookie)
        target.parent.mkdir(parents=True, mode=0o700)
        target.write_bytes(bytes)
        outcome = run.get("/game", cookie)
        if name.endswith(" of byte 7"):
            # A change of the version's digit: a newer file is not touched, and an older one has this game.
            is_newer = bytes[7:8] > content[7:8]
            assert outcome.code == ("storage" if is_newer else None), (name, outcome)
            assert is_newer or outcome.json == game, (name, outcome)
            assert len(outcome.log) == is_newer, (name, outcome)
        else:
            assert outcome.code == "no-game" and not outcome.log, (name, outcome)
        assert target.read_bytes() == bytes, "a reading request has changed the file"
        shutil.rmtree(run.state)

    at_once(look, list(damages(content, range(len(content)))))
    path.write_bytes(content)
    assert program.letters(cookie) == list("EAXQ")


@pytest.mark.parametrize("call", ["/game", "/guess", "/settings", "/forget"])
def test_damaged_session_is_set_aside(program, call):
    """The next request that writes, of any kind, sets the file aside and logs that once."""
    cookie = program.newcomer()
    path = player_file(program.state)
    path.write_bytes(b"")
    form = {"letter": "E"} if call == "/guess" else {}
    outcome = program.post(call, cookie, **form)
    assert outcome.code == ("no-game" if call == "/guess" else None)
    assert len(outcome.log) == 1 and path.name in outcome.log[0]
    assert [aside.name for aside in aside_files(program.state)] == [path.name + ".bad"]
    assert not path.exists()
    again = program.post("/game", cookie)
    assert again.status == 201 and again.cookie != cookie and again.log == []


def sound_or_refused(program, sound):
    """A request over a damaged index is answered as over a sound one, or cleanly refused."""
    outcome = program.post("/game", seed=7)
    if outcome.status == 201:
        assert len(outcome.json["pattern"]) == len(sound["pattern"])
        guess = program.post("/guess", outcome.cookie, letter="E")
        assert guess.status in (200, 503), guess
        if guess.status == 200:
            assert guess.json["pattern"] == sound["pattern"]
            assert guess.json["guesses"] == sound["guesses"]
    else:
        assert outcome.status == 503, outcome


def positions_of_e(content):
    """The place of the column that a first guess of E reads in a game of the largest shape."""
    shapes, _, title, _ = struct.unpack_from("<4Q", content, 48)
    records = [struct.unpack_from("<9Q", content, 80 + -(-title // 16) * 16 + 72 * shape)
               for shape in range(shapes)]
    offset, count, length, *_, trap = max(records, key=lambda record: record[1])
    # After the trap, the entries, the contenders and both columns of A to D; the head has 60
    # checksums and a shape. Each part starts at a multiple of 16.
    columns = (length * trap, length * count, 16 * count, *[2 * count, -(-count // 64) * 8] * 4)
    for size in (60 * 8 + 64, *columns):
        offset += -(-size // 16) * 16
    return [*range(offset, offset + 2 * count)]


@without("index believed", "columns believed")
def test_damaged_index(program, tmp_path):
    """Every cut and flip of the header, samples of the rest: it is compiled anew."""
    cookie = program.newcomer(seed=7)
    sound = program.post("/guess", cookie, letter="E").json
    index = program.state / "index/words.index"
    content = index.read_bytes()
    header = int.from_bytes(content[8:16], "little")
    chance = random.Random(5)
    body = chance.sample(range(header, len(content)), 100) + positions_of_e(content)
    cuts = [*range(0, header, 7), *range(header, len(content), 211)]
    files = [(f"cut at {length}", content[:length]) for length in cuts]
    files += [damage for damage in damages(content, [*range(header), *body])
              if damage[0].startswith("bit")]
    chance.shuffle(files)

    def look(number):
        name, bytes = files[number]
        run = program.over(tmp_path / str(number))
        (run.state / "index").mkdir(parents=True)
        (run.state / "index/words.index").write_bytes(bytes)
        try:
            sound_or_refused(run, sound)
        except AssertionError as failure:
            raise AssertionError(name) from failure
        assert not temporary_files(run.state)
        shutil.rmtree(run.state)

    at_once(look, range(len(files)))


def large(folder, count, file="words.plist"):
    """A list that takes a while to compile."""
    words = ["".join("BCDFGHJKLMNPQRST"[n >> 4 * k & 15] for k in range(5)) + "EEEE" for n in range(count)]
    if file.endswith(".txt"):
        (folder / file).write_text("\n".join(words))
    else:
        (folder / file).write_bytes(plistlib.dumps(words))


def spoil(index):
    """Damages all columns; the header stays whole."""
    content = bytearray(index.read_bytes())
    header = int.from_bytes(content[8:16], "little")
    head = header + 60 * 8 + 64
    content[head:] = bytes(len(content) - head)
    index.write_bytes(content)


def test_damaged_index_is_mended(program):
    """Only one request takes longer, because the file is sound afterwards."""
    cookie = program.newcomer(seed=7)
    index = program.state / "index/words.index"
    content = index.read_bytes()
    spoil(index)
    outcome = program.post("/guess", cookie, letter="E")
    assert outcome.status == 200 and len(outcome.log) == 1 and "anew" in outcome.log[0]
    assert index.read_bytes() == content
    assert program.post("/guess", cookie, letter="A").log == []


@pytest.mark.parametrize("kind", ["missing", "damaged"])
def test_of_many_players_one_compiles(tmp_path, kind):
    """For any fault of an index, one request makes the new one, and the others wait for it."""
    large(write_data(tmp_path / "data"), 30_000)
    program = Program(tmp_path / "state", tmp_path / "data")
    cookies = [program.newcomer(length=9) for _ in range(20)]
    index = program.state / "index/words.index"
    spoil(index) if kind == "damaged" else index.unlink()

    def guess(number):
        trace = tmp_path / f"trace{number}"
        traced = program.by("strace", "-qq", "-o", trace, "-e", "trace=rename")
        return traced.post("/guess", cookies[number], letter="E"), trace.read_text().count("words.new")

    outcomes = at_once(guess, range(20), count=20)
    assert [outcome.status for outcome, _ in outcomes] == [200] * 20
    assert sum(renames for _, renames in outcomes) == 1
    assert sum(len(outcome.log) for outcome, _ in outcomes) == (kind == "damaged")


@pytest.mark.parametrize("kind", ["missing", "damaged"])
def test_nobody_who_only_looks_waits_for_a_list(program, kind):
    cookie = program.newcomer(seed=7)
    index = program.state / "index/words.index"
    spoil(index) if kind == "damaged" else index.unlink()
    with open(program.state / "index/words.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        started = time.monotonic()
        outcome = program.get("/game", cookie)
        assert (outcome.status, outcome.json["left"]) == (200, None)
        assert time.monotonic() - started < 4
    assert program.get("/game", cookie).json["left"]


@pytest.mark.parametrize("kind", ["missing", "damaged"])
def test_no_request_compiles_a_large_list(tmp_path, kind):
    """A large list is left to the operator's timer, which then finds the index missing."""
    large(write_data(tmp_path / "data"), 510_000, "lists/large.txt")
    program = Program(tmp_path / "state", tmp_path / "data")
    assert program.command("index").is_done
    cookie = program.newcomer(list="large", length=9)
    index = program.state / "index/large.index"
    spoil(index) if kind == "damaged" else index.unlink()
    for is_first in (True, False):
        outcome = program.post("/guess", cookie, letter="E")
        assert (outcome.status, outcome.code) == (503, "words")
        # Logged once a minute, because a health check would fill the log.
        assert is_first == bool(outcome.log and "run hangman-cgi index" in outcome.log[-1])
        assert not index.exists()
    assert program.command("index", "--outdated").is_done
    assert program.post("/guess", cookie, letter="E").status == 200


def plant(path, kind, tmp_path):
    content = path.read_bytes()
    path.unlink()
    other = tmp_path / "other"
    other.write_bytes(content)
    match kind:
        case "link":
            path.symlink_to(other)
        case "hard link":
            os.link(other, path)
        case "pipe":
            os.mkfifo(path)
        case "folder":
            path.mkdir()
        case "device":
            os.mknod(path, 0o600 | 0o020000, os.makedev(1, 5))
        case "foreign":
            path.write_bytes(content)
            os.chown(path, 12345, 12345)
    return other


def hold_against_planted_file(program, tmp_path, kind):
    """A file under a player's name that is not ours does not count as a player, and is not changed."""
    if kind in ("foreign", "device") and os.getuid() != 0:
        pytest.skip("needs root")
    cookie = program.newcomer()
    path = player_file(program.state)
    other = plant(path, kind, tmp_path)
    before, content = os.lstat(path), other.read_bytes()
    quick = program.by(timeout=5)
    assert quick.get("/game", cookie).code == "no-game"
    refused = quick.post("/guess", cookie, letter="E")
    assert refused.code == "no-game" and len(refused.log) == 1 and path.name in refused.log[0]
    game = quick.post("/game", cookie)
    assert game.status == 201 and game.cookie != cookie
    assert program.command("sweep").returncode == 0
    assert os.path.lexists(path)
    after = os.lstat(path)
    assert (before.st_ino, before.st_mode, before.st_size, before.st_mtime_ns) == (
        after.st_ino, after.st_mode, after.st_size, after.st_mtime_ns)
    assert other.read_bytes() == content


@without("any file")
def test_planted_pipe(program, tmp_path):
    hold_against_planted_file(program, tmp_path, "pipe")


@without("names not counted")
def test_planted_hard_link(program, tmp_path):
    hold_against_planted_file(program, tmp_path, "hard link")


@without("links followed")
def test_planted_link(program, tmp_path):
    hold_against_planted_file(program, tmp_path, "link")


@pytest.mark.parametrize("kind", ["folder", "device", "foreign"])
def test_planted_file(program, tmp_path, kind):
    hold_against_planted_file(program, tmp_path, kind)


def test_large_file(program):
    """A file far over the limit is not read as a whole."""
    cookie = program.newcomer()
    path = player_file(program.state)
    with open(path, "r+b") as file:
        file.truncate(100 << 20)
    outcome = program.by("prlimit", f"--as={80 << 20}").get("/game", cookie)
    assert outcome.code == "no-game"
