"""Expiry by content, the cap on players, and what a sweep takes and leaves."""

import fcntl
import functools
import os
import plistlib
import shutil
import time

import pytest

import session_file
from controls import without
from program import aside_files, at_once, make_due, player_file, player_files, room_files, swept

DAY = 86_400
LIFETIME = 400 * DAY


def age(path, seconds):
    """Dates a file back by this many seconds."""
    then = time.time() - seconds
    os.utime(path, (then, then))


@without("immortal")
def test_expiry_by_content(program):
    """The time in the file's content counts, to the second; the file's own time does not."""
    cookie = program.newcomer()
    path = player_file(program.state)
    session_file.store_time(path, int(time.time()) - LIFETIME + 60)
    age(path, 2 * LIFETIME)
    assert program.get("/game", cookie).status == 200
    assert program.command("sweep").returncode == 0 and path.exists()

    session_file.store_time(path, int(time.time()) - LIFETIME - 1)
    assert program.get("/game", cookie).code == "no-game" and path.exists()
    again = program.post("/game", cookie)
    assert again.status == 201 and again.cookie != cookie
    assert program.command("sweep").returncode == 0 and not path.exists()
    assert program.get("/game", again.cookie).status == 200


def test_clock_that_was_wrong(program):
    """A file from the future stays, and the next move gives it today's time."""
    cookie = program.newcomer()
    path = player_file(program.state)
    session_file.store_time(path, int(time.time()) + 20 * 365 * DAY)
    age(path, -20 * 365 * DAY)
    assert program.command("sweep").returncode == 0
    assert program.post("/guess", cookie, letter="E").status == 200
    changed = int(session_file.read(path).split(b"\n")[0].split()[1])
    assert abs(changed - time.time()) < 5
    age(program.state / "players/sweep", -20 * 365 * DAY)
    assert program.post("/guess", cookie, letter="A").log == []
    assert abs((program.state / "players/sweep").stat().st_mtime - time.time()) < 5


@without("no cap")
def test_cap_on_players(program):
    """At the cap new players get `full`; known players play on."""
    capped = program.by(environment={"HANGMAN_MAX_PLAYERS": "3"})
    cookies = [capped.newcomer() for _ in range(3)]
    outcome = capped.post("/game")
    assert outcome.code == "full" and outcome.reply.header("Retry-After")
    assert len(player_files(program.state)) == 3
    for cookie in cookies:
        assert capped.post("/game", cookie).cookie == cookie
    assert capped.post("/forget", cookies[0]).status == 204
    assert capped.post("/game").status == 201
    assert capped.post("/game").code == "full"


@without("no cap")
def test_flood_against_the_cap(program):
    """Newcomers at the same moment can exceed the cap by their number."""
    capped = program.by(environment={"HANGMAN_MAX_PLAYERS": "100"})
    outcomes = at_once(lambda _: capped.post("/game").status, range(200), count=16)
    assert set(outcomes) == {201, 503} and 100 <= outcomes.count(201) <= 116
    assert capped.post("/game").code == "full"
    assert len(player_files(program.state)) == outcomes.count(201)


def test_files_of_version_1_1_0_beside_the_shards(program):
    """The files `count` and `census` of 1.1.0 no longer count."""
    cookie = program.newcomer()
    for name in ("count", "census"):
        (program.state / "players" / name).write_bytes(b"\xff" * 1024)
    assert program.by(environment={"HANGMAN_MAX_PLAYERS": "2"}).post("/game").status == 201
    assert program.command("sweep").returncode == program.command("stats").returncode == 0
    assert program.post("/guess", cookie, letter="E").log == []


@without("every name at once")
def test_a_visit_is_bounded_whatever_the_folder_holds(program, tmp_path):
    """A visit looks at some thirty names, and the visits reach the end of the folder."""
    cookie = program.newcomer()
    shard = player_file(program.state).parent
    for number in range(2000):
        (shard / f"{number:062x}").touch()
    make_due(shard)
    visits, trace = 0, tmp_path / "trace"
    while int((program.state / "players/sweep").read_text().split()[0]) == int(shard.name, 16):
        age(program.state / "players/sweep", 60)
        traced = program.by("strace", "-o", trace, "-e", "trace=newfstatat,getdents64")
        assert traced.post("/game", cookie).status == 201
        assert len(trace.read_text().splitlines()) < 60
        visits += 1
        assert visits < 2000


@without("settings kept")
def test_settings_that_change_nothing_make_no_file(program, tmp_path):
    # The defaults ask for nine letters.
    (tmp_path / "words.plist").write_bytes(plistlib.dumps(["CROCODILE"]))
    program.environment["HANGMAN_DATA_DIR"] = str(tmp_path)
    for form in ({}, {"mistakes": 6}, {"mistakes": 6, "evil": "true"}):
        outcome = program.post("/settings", **form)
        assert outcome.status == 200 and outcome.cookie is None
    assert not (program.state / "players").exists()
    assert program.post("/settings", mistakes=7).cookie
    assert len(player_files(program.state)) == 1


@without("no limit")
def test_newcomers_a_second(program):
    """Each machine counts for itself, and counts only new players."""
    limited = program.by(environment={"HANGMAN_NEW_PLAYERS": "3"})
    cookie = limited.newcomer()
    time.sleep(1 - time.time() % 1)
    outcomes = at_once(lambda _: limited.post("/game"), range(24), count=8)
    welcome = [outcome for outcome in outcomes if outcome.status == 201]
    # Some requests may fall into the following seconds, and some are refused because they waited for the count's lock.
    assert 3 <= len(welcome) < 20
    refused = [outcome for outcome in outcomes if outcome.status != 201]
    assert {outcome.code for outcome in refused} == {"full"}
    assert refused[0].reply.header("Retry-After") == "1"
    for _ in range(10):
        assert limited.post("/game", cookie).cookie == cookie
    assert (program.state / "newcomers").exists()


def shift(program, seconds):
    """Dates everything back by this much, which the program sees as a clock that is ahead."""
    for path in player_files(program.state):
        changed = int(session_file.read(path).split(b"\n")[0].split()[1])
        session_file.store_time(path, changed - seconds)
        age(path, seconds)
    stamp = program.state / "players/sweep"
    if stamp.exists():
        fields = [int(field) for field in stamp.read_text().split()]
        fields[4] -= seconds
        fields[6] -= seconds if fields[6] else 0
        stamp.write_text(" ".join(map(str, fields)) + "\n")
        age(stamp, seconds)
    age(program.state / "players", seconds)


@pytest.mark.parametrize("stamp", [True, False], ids=["swept before", "never swept"])
@without("clock believed")
def test_clock_that_is_years_ahead(program, stamp):
    """No player expires by such a clock before it has kept its time for a month; then it counts."""
    cookies = [program.newcomer() for _ in range(3)]
    assert program.command("sweep").returncode == 0
    if not stamp:
        (program.state / "players/sweep").unlink()
    shift(program, 401 * DAY)
    assert program.post("/guess", cookies[0], letter="E").status == 200
    assert program.command("sweep").returncode == 0
    assert program.get("/game", cookies[1]).status == 200
    assert program.post("/guess", cookies[1], letter="E").status == 200
    # The next days are no more reliable than the first.
    for _ in range(4):
        shift(program, 6 * DAY)
        assert program.command("sweep").returncode == 0
    assert len(player_files(program.state)) == 3
    shift(program, 6 * DAY)
    assert program.command("sweep").returncode == 0
    # Players of these days were stored with the clock that proved right.
    assert len(player_files(program.state)) == 2
    assert program.get("/game", cookies[2]).code == "no-game"


@without("sweeps quarrel")
def test_sweep_that_meets_another(program):
    program.newcomer()
    assert program.command("sweep").returncode == 0
    with open(program.state / "players/sweep", "rb") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        outcome = program.command("sweep")
    assert outcome.returncode == 0 and outcome.log == ["hangman: sweep: another one is running"]


def test_clocks_of_machines_that_differ_by_minutes(program):
    """A slow clock does not sweep at every request; a fast one removes nothing."""
    cookie = program.newcomer()
    program.post("/guess", cookie, letter="A")
    stamp = program.state / "players/sweep"
    age(stamp, -600)
    before = stamp.stat().st_mtime_ns
    assert program.post("/guess", cookie, letter="E").status == 200
    assert stamp.stat().st_mtime_ns == before
    temporary = player_file(program.state).parent / (".t." + "0" * 62 + ".1.00")
    temporary.touch()
    age(temporary, 600)
    assert program.command("sweep").returncode == 0 and temporary.exists()


@pytest.mark.parametrize("content", [
    b"", b"\n", b"0" * 20_000, b"9" * 18 + b" " + b"9" * 18 + b" 9" * 256 + b" \n",
    (b"9223372036854775807 " * 300) + b"\n", b"-5" + b" 0" * 300 + b"\n", bytes(range(256)) * 8,
])
def test_damaged_position(program, content):
    """The position is a hint: a damaged one starts anew and keeps nobody out, a pipe neither."""
    cookie = program.newcomer()
    path = program.state / "players/sweep"
    path.touch()
    for days in (0, 1):
        path.write_bytes(content)
        age(path, days * DAY)
        assert program.post("/game").status == 201
        assert program.post("/game", cookie).cookie == cookie
    for make in (os.mkdir, os.mkfifo):
        path.rmdir() if path.is_dir() else path.unlink()
        make(path)
        age(path, DAY)
        start = time.monotonic()
        assert program.post("/game").status == 201
        assert program.post("/game", cookie).status == 201
        assert time.monotonic() - start < 4


def test_what_a_sweep_takes_and_leaves(program):
    """Old temporary files go; young ones, and files of other names or kinds, stay."""
    program.newcomer()
    shard = player_file(program.state).parent
    temporary = ".t." + "0" * 62
    for name, seconds in (
        (f"{temporary}.1.young", 3000), (f"{temporary}.1.old", 4000), ("README", 2 * LIFETIME),
        ("a name with spaces", 2 * LIFETIME), (".t.", 2 * LIFETIME), ("z" * 62, 2 * LIFETIME),
    ):
        (shard / name).write_text(name)
        age(shard / name, seconds)
    (shard / ("1" * 62)).symlink_to(shard / "README")
    (shard / ("2" * 62)).mkdir()
    os.utime(shard / ("1" * 62), (0, 0), follow_symlinks=False)
    os.utime(shard / ("2" * 62), (0, 0))
    old = shard / f"{temporary}.1.old"
    before = {path.name for path in shard.iterdir()}
    assert program.command("sweep").returncode == 0
    assert before - {path.name for path in shard.iterdir()} == {old.name}
    old.write_text("again")
    age(old, 4000)
    assert swept([old], [lambda: program.post("/game")] * 20)
    assert before - {path.name for path in shard.iterdir()} == {old.name}


def test_a_sweep_in_a_request_is_bounded(program):
    """A visit removes a few files; the next visit goes on where it stopped."""
    cookie = program.newcomer()
    shard = player_file(program.state).parent
    for number in range(700):
        path = shard / f".t.{number:062x}.1.00"
        path.touch()
        age(path, 4000)
    make_due(shard)
    left = [700]
    while left[-1] and len(left) < 200:
        age(program.state / "players/sweep", 60)
        assert program.post("/game", cookie).status == 201
        left.append(len(list(shard.glob(".t.*"))))
        # In its two milliseconds a program that has to wait for the processor removes nothing.
        assert left[-2] - 100 <= left[-1] <= left[-2]
    assert left[-1] == 0


def test_requests_sweep_rooms(program):
    """A room that is made, and a round that ends, make way for themselves on hosts without a timer."""
    program.post("/room", words="AB")
    for ending in ("make", "end"):
        old = room_files(program.state)[0].parent / f".t.{0:062x}.1.old"
        old.touch()
        age(old, 4000)
        makings = [lambda: program.post("/room", words="AB")] * 20
        assert swept([old], makings if ending == "make" else endings(program)), ending


def endings(program):
    """Requests that each end a round of a room; what leads to one is requested before it is given."""
    room = program.post("/room", words="AB").json
    for _ in range(20):
        cookie = program.newcomer()
        assert program.post("/game", cookie, room=room["id"]).is_done
        assert program.post("/guess", cookie, letter="A").is_done
        yield functools.partial(program.post, "/guess", cookie, letter="B")


def full_of_rooms(program, count, days=0):
    """The program at its cap, with rooms that were made and last played this long ago."""
    capped = program.by(environment={"HANGMAN_MAX_ROOMS": str(count), "HANGMAN_NEW_ROOMS": "0"})
    rooms = [capped.post("/room", words="AB").json for _ in range(count)]
    for path in room_files(program.state):
        aged_room(path, days)
    return capped, rooms


def until_full(come, count):
    """Returns the outcomes of calls until this many were admitted, because a busy machine sweeps little at once."""
    outcomes = []
    while outcomes.count(None) < count and len(outcomes) < 600:
        outcomes.append(come())
    return [*outcomes, come()]


def aged_room(path, days):
    payload = session_file.read_room(path)
    fields = payload.split(b"\n")[0].split()
    fields[4:6] = [b"%d" % (int(field) - days * DAY) for field in fields[4:6]]
    version = int(path.read_bytes()[8:9])
    session_file.write_room(path, b" ".join(fields) + payload[payload.index(b"\n"):], version)
    age(path, days * DAY)


@pytest.mark.thorough
@without("full for ever")
@pytest.mark.parametrize("kind", ["rooms", "players"])
def test_who_comes_to_a_full_place_clears_what_is_over(program, kind):
    """On hosts without a timer too: five have expired at a cap of five, and the next ones come in."""
    if kind == "rooms":
        capped, _ = full_of_rooms(program, 5, days=91)
        outcomes = until_full(lambda: capped.post("/room", words="AB").code, 5)
    else:
        capped = program.by(environment={"HANGMAN_MAX_PLAYERS": "5"})
        for _ in range(5):
            capped.newcomer()
        for path in player_files(program.state):
            session_file.store_time(path, int(time.time()) - LIFETIME - 1)
            age(path, LIFETIME + 1)
        outcomes = until_full(lambda: capped.post("/game").code, 5)
    assert outcomes.count(None) == 5 and outcomes[-1] == "full"


def with_lines(path, *, seats=0, prepared=False):
    """Puts players who have ended the only round of a room into its file, or the mark of a prepared one."""
    payload = session_file.read_room(path)
    if prepared:
        payload = payload.replace(b"\nround ", b"\nprepared yes\nround ", 1)
    payload += b"".join(b"seat %064x w0 2 0 0\n" % number for number in range(seats))
    session_file.write_room(path, payload, version=4 if prepared else 2)


@pytest.mark.thorough
@without("full for ever")
def test_at_the_cap_rooms_go_by_how_much_they_were_played(program):
    """Entering does not keep a room, so a flood that enters its rooms ends by itself. Below the cap all stay."""
    capped, rooms = full_of_rooms(program, 6)
    entered, unused, prepared, played, by_a_class, last = rooms
    cookie = capped.newcomer()
    assert capped.post("/game", cookie, room=entered["id"]).status == 201
    assert {capped.post("/room", words="AB").code for _ in range(20)} == {"full"}, "not before"
    place = {room["id"]: session_file.room_place(program.state, room["id"]) for room in rooms}
    with_lines(place[prepared["id"]], prepared=True)
    with_lines(place[played["id"]], seats=1)
    with_lines(place[by_a_class["id"]], seats=13)

    def after(days, gone):
        """Dates all rooms back; at the cap exactly these are removed, and others take their places."""
        for path in place.values():
            if path.exists():
                aged_room(path, days)
        assert program.command("sweep").returncode == 0, "below the cap"
        assert not gone or all(place[room["id"]].exists() for room in gone)
        outcomes = until_full(lambda: capped.post("/room", words="AB").code, len(gone))
        assert outcomes.count(None) == len(gone) and outcomes[-1] == "full"
        assert {capped.post("/room", words="AB").code for _ in range(20)} == {"full"}
        assert not any(place[room["id"]].exists() for room in gone)

    after(2, [entered, unused, last])
    after(4, [])
    after(3, [prepared, played])
    after(75, [])
    assert place[by_a_class["id"]].exists(), "84 days"
    aged_room(place[by_a_class["id"]], 10)
    assert program.get(f"/room?id={by_a_class['id']}").code == "no-room", "its time is over"


def test_a_room_of_a_known_player_is_prepared_while_there_are_few(program):
    capped = program.by(environment={"HANGMAN_MAX_ROOMS": "4"})
    known, new = capped.newcomer(), capped.newcomer()
    path = session_file.place(program.state, known)
    session_file.store_time(path, int(time.time()) - 100)
    session_file.edit(path, rb"^(game \S+ \S+ \S+ \S+) \d+", rb"\1 %d" % (int(time.time()) - 100))
    for cookie, is_prepared in ((new, False), (known, True), (known, False)):
        room = capped.post("/room", cookie, words="AB").json
        lines = session_file.read_room(session_file.room_place(program.state, room["id"]))
        assert (b"\nprepared yes\n" in lines) == is_prepared


@pytest.mark.parametrize("limit", ["HANGMAN_NEW_ROOMS", "HANGMAN_NEW_PLAYERS"])
def test_wrong_room_codes_are_counted_and_right_ones_are_not(program, limit):
    room = program.post("/room", words="AB").json
    limited = program.by(environment={"HANGMAN_NEW_ROOMS": "0", "HANGMAN_NEW_PLAYERS": "0", limit: "2"})
    wrong = ("0" if room["id"][0] != "0" else "1") + room["id"][1:]
    time.sleep(1 - time.time() % 1)
    outcomes = at_once(lambda _: limited.get(f"/room?id={wrong[:8]}"), range(12), count=4)
    assert {outcome.code for outcome in outcomes} == {"no-room", "full"}
    assert limited.post("/game", room=wrong[:8]).code in ("no-room", "full")
    for name in (room["id"], room["id"][:8]):
        assert {limited.get(f"/room?id={name}").code for _ in range(6)} == {None}
    assert {limited.get(f"/room?id={wrong}").code for _ in range(6)} == {"no-room"}, "a link cannot be guessed"
    free = program.by(environment={"HANGMAN_NEW_ROOMS": "0"})
    assert {free.get(f"/room?id={wrong[:8]}").code for _ in range(6)} == {"no-room"}


def test_each_kind_of_newcomer_has_a_count_of_its_own(program):
    """Neither rooms nor wrong codes use up the count for new players."""
    limited = program.by(environment={"HANGMAN_NEW_PLAYERS": "2", "HANGMAN_NEW_ROOMS": "2"})
    limited.newcomer()
    time.sleep(1 - time.time() % 1)
    codes = at_once(lambda _: limited.post("/code/use", code="-".join(["0000"] * 7)), range(12), count=4)
    rooms = at_once(lambda _: limited.post("/room", words="AB"), range(12), count=4)
    assert {outcome.code for outcome in codes} == {"no-player", "full"}
    assert {outcome.code for outcome in rooms} == {None, "full"}
    time.sleep(1 - time.time() % 1)
    for _ in range(9):
        limited.post("/code/use", code="-".join(["0000"] * 7))
    assert limited.post("/game").status == 201


def test_damaged_file_is_kept_for_a_person(program):
    """A file set aside today stays, however old its content is."""
    cookie = program.newcomer()
    path = player_file(program.state)
    path.write_bytes(b"damaged")
    age(path, 100 * DAY)
    assert program.post("/game", cookie).status == 201
    assert program.command("sweep").returncode == 0
    assert [aside.read_bytes() for aside in aside_files(program.state)] == [b"damaged"]


def test_one_file_does_not_stop_the_sweep(program, public):
    """An unreadable file is logged and left; the rest is removed, and the exit status reports it."""
    if os.getuid() != 0:
        pytest.skip("needs root to make a file of somebody else")
    run = program.over(public / "state")
    run.newcomer()
    path = player_file(run.state)
    session_file.store_time(path, 0)
    foreign = path.parent / ("0" * 62)
    shutil.copy(path, foreign)
    for folder in (run.state, *run.state.rglob("*")):
        os.chown(folder, 65534, 65534)
    os.chown(foreign, 0, 0)
    outcome = run.command("sweep")
    assert outcome.returncode == 1 and foreign.name in outcome.log[0], outcome
    assert foreign.exists() and not path.exists()
