"""However the process was started: streams, signals, limits, folders, and what goes to the log."""

import concurrent.futures
import os
import shutil
import signal
import subprocess
import time

import session_file
from calls import parse_cgi
from controls import without
from program import Program, aside_files, player_file, player_files, temporary_files


def everything(folder):
    """Path, kind, content and time of all that is in a folder."""
    return {
        path: (path.stat().st_mode, path.stat().st_mtime_ns, path.is_file() and path.read_bytes())
        for path in sorted(folder.rglob("*"))
    }


@without("streams missing")
def test_closed_streams(program, tmp_path):
    """With any of the three streams closed, no answer and no log line goes into a file of ours."""
    for closed in range(8):
        redirections = " ".join(text for bit, text in enumerate(["<&-", ">&-", "2>&-"])
                                if closed >> bit & 1)
        whole = program.over(tmp_path / f"closed-{closed}")
        run = whole.by("sh", "-c", f'exec "$@" {redirections}', "sh")
        cookie = whole.newcomer(seed=7, length=5)
        run.call("POST", "/guess?letter=E", headers={"Cookie": cookie})
        assert whole.letters(cookie) == ["E"], redirections
        path = player_file(whole.state)
        path.write_bytes(b"damaged")
        run.call("POST", "/game", headers={"Cookie": cookie})
        assert [aside.read_bytes() for aside in aside_files(whole.state)] == [b"damaged"]
        session_file.read(player_file(whole.state))
        assert not temporary_files(whole.state)


@without("signals left")
def test_inherited_signals_and_mask(program):
    """A limit on files is told as an error, not by a signal; whatever the mask, files are private."""

    def odd():
        os.umask(0)
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
        signal.signal(signal.SIGXFSZ, signal.SIG_DFL)

    run = program.by(preexec_fn=odd)
    cookie = run.newcomer()
    for path in [program.state, *program.state.rglob("*")]:
        assert path.stat().st_mode & 0o777 == (0o700 if path.is_dir() else 0o600), path

    # The last limit cuts a file in the middle.
    for limit in (0, 1, 100):
        limited = program.by("prlimit", f"--fsize={limit}", preexec_fn=odd)
        outcome = limited.post("/guess", cookie, letter="E")
        assert outcome.code == "storage" and not temporary_files(program.state)
        assert program.letters(cookie) == []


def test_reader_is_gone(program):
    """An answer that nobody reads: exit status 1, one line, and the move is stored."""
    cookie = program.newcomer()
    full = program.by("sh", "-c", 'exec "$@" >/dev/full', "sh").post("/guess", cookie, letter="E")
    assert full.returncode == 1 and full.reply is None and len(full.log) == 1
    reading, writing = os.pipe()
    os.close(reading)
    gone = program.by(stdout=writing).post("/guess", cookie, letter="A")
    os.close(writing)
    assert gone.returncode == 1 and len(gone.log) == 1
    assert program.letters(cookie) == ["E", "A"]


def test_few_descriptors(program):
    """A low limit on open files ends in an answer, never in half a move."""
    cookie = program.newcomer()
    statuses = set()
    for limit in range(3, 12):
        outcome = program.by("prlimit", f"--nofile={limit}").post("/guess", cookie, letter="E")
        assert outcome.status in (200, 503), (limit, outcome)
        statuses.add(outcome.status)
        assert program.letters(cookie) in ([], ["E"]) and not temporary_files(program.state)
        assert program.letters(cookie) == ["E"] or outcome.status == 503
    assert statuses == {200, 503}


def test_small_stack(program):
    outcome = program.by("prlimit", f"--stack={128 << 10}").post("/game")
    assert outcome.status == 201


def test_little_memory(program):
    """From the size at which it starts: an answer or none, the old state or the new one."""
    cookie = program.newcomer()
    smallest = next(
        size for size in range(4, 200)
        if program.by("prlimit", f"--as={size << 20}").command("--version").returncode == 0)
    statuses = []
    for size in range(smallest << 10, (smallest + 12) << 10, 256):
        outcome = program.by("prlimit", f"--as={size << 10}").post("/game", cookie)
        statuses.append(outcome.status)
        assert outcome.status in (201, 503, None), outcome
        assert program.letters(cookie) == []
        if outcome.status == 201:
            assert outcome.cookie == cookie
    assert statuses[-1] == 201
    assert len([session_file.read(path) for path in player_files(program.state)]) == 1


def test_deleted_folder(program, tmp_path):
    """Where it is started does not matter."""
    gone = tmp_path / "gone"
    gone.mkdir()
    run = program.by("sh", "-c", f'rmdir {gone} && exec "$@"', "sh", cwd=gone)
    assert run.post("/game").status == 201


def test_arguments_mean_nothing_under_a_server(program):
    """Apache hands the words of a query to the program as arguments."""
    program.newcomer()
    before = everything(program.state)
    plain = program.get("/settings")
    for arguments in (["sweep"], ["index"], ["--version"], ["--help"], ["-d", "/tmp"]):
        environment = {"REQUEST_METHOD": "GET", "PATH_INFO": "/settings"}
        assert program.run(environment, b"", arguments).reply == plain.reply
    assert everything(program.state) == before


class Doubled(dict):
    """An environment in which every variable stands twice, the second time with another value."""

    def items(self):
        return [*super().items(), *((name, b"\xff") for name in self)]


def test_odd_environments(program):
    """Variables that are missing, not UTF-8, or doubled: a defined answer, never a trap."""
    cookie = program.newcomer(seed=7, length=5)
    whole = {
        "GATEWAY_INTERFACE": "CGI/1.1", "REQUEST_METHOD": "POST", "PATH_INFO": "/guess",
        "QUERY_STRING": "letter=E", "CONTENT_LENGTH": "0", "CONTENT_TYPE": "text/plain",
        "HTTP_COOKIE": cookie, "HTTP_HOST": "localhost", "HTTP_ORIGIN": "http://localhost",
    }
    for name in whole:
        missing = program.run({key: value for key, value in whole.items() if key != name})
        odd = program.run(whole | {name: bytes(range(0x80, 0x100))})
        for outcome in (missing, odd):
            assert outcome.returncode == 0 and outcome.status in (200, 400, 403, 404, 405), name
    assert program.run({"REQUEST_METHOD": ""}).status == 405
    doubled = subprocess.run(
        [program.program], env=Doubled(program.environment | whole), capture_output=True)
    assert parse_cgi(doubled.stdout).json["outcome"] == "repeat"


@without("many parameters")
def test_many_parameters(program):
    """The longest body an operator can allow, of 16,000 names, is refused at once."""
    run = program.by("prlimit", "--cpu=1", environment={"HANGMAN_BODY_BYTES": "65536"})
    body = "&".join(f"{number:x}" for number in range(0x1000, 0x1000 + 13_000)).encode()
    outcome = run.call("POST", "/game", body=body, headers={
        "Content-Type": "application/x-www-form-urlencoded"})
    assert outcome.code == "invalid-request"


def test_reading_changes_nothing(program):
    """GET and HEAD leave every file, and every time of one, as it was."""
    cookie = program.newcomer(list="sure")
    for letter in "AB":
        assert program.post("/guess", cookie, letter=letter).is_done
    program.get("/lists")
    due = program.state / "players/sweep"
    os.utime(due, (0, 0))
    before = everything(program.state)
    for path in ("", "/", "/game", "/settings", "/history", "/replay", "/lists"):
        for who in (cookie, None, "hangman=" + "0" * 32):
            for method in ("GET", "HEAD"):
                headers = {"Cookie": who} if who else {}
                assert program.call(method, path, headers=headers).status in (200, 404)
    assert everything(program.state) == before


def test_state_folder_is_made(data, tmp_path):
    program = Program(tmp_path / "state", data)
    program.state.rmdir()
    assert program.post("/game").status == 201
    assert program.state.stat().st_mode & 0o777 == 0o700
    for path in (tmp_path / "no/such/folder", tmp_path / "state/players/sweep/folder"):
        nowhere = program.by(environment={"HANGMAN_STATE_DIR": str(path)})
        outcome = nowhere.post("/game")
        assert outcome.code == "storage" and len(outcome.log) == 1 and not path.exists()


def test_folders_that_are_none(program, tmp_path):
    """A file where a folder should be, and no data at all."""
    (tmp_path / "file").write_text("")
    program.state.rmdir()
    program.state.write_text("")
    assert program.post("/game").code == "storage"
    program.state.unlink()
    for data in (tmp_path / "nothing", tmp_path / "file"):
        bare = program.by(environment={"HANGMAN_DATA_DIR": str(data)})
        outcome = bare.post("/game")
        assert outcome.code == "words" and len(outcome.log) == 1
        assert bare.get("/history").status == 200


def test_links_in_the_data_folder(program, data, tmp_path):
    """Operators and containers put links where lists are expected."""
    linked = tmp_path / "linked"
    linked.mkdir()
    (linked / "words.plist").symlink_to(data / "words.plist")
    (linked / "lists").symlink_to(data / "lists")
    run = program.by(environment={"HANGMAN_DATA_DIR": str(linked)})
    assert run.post("/game", list="sure").status == run.post("/game", list="words").status == 201


@without("raw log")
def test_log_lines(program, data, tmp_path):
    """One line an event, of printable ASCII, of at most 512 bytes, whatever a path holds."""
    odd = tmp_path / "\x1b[31mda\\ta\r\nhangman: FAKE \u2028" / ("x" * 200) / ("y" * 200)
    shutil.copytree(data, odd)
    (odd / "words.plist").write_bytes(b"<plist>")
    errors = tmp_path / "log"
    with open(errors, "wb") as stream:
        run = program.by(stderr=stream, environment={"HANGMAN_DATA_DIR": str(odd)})
        assert run.post("/game").code == "words"
    log = errors.read_bytes()
    assert log.count(b"\n") == 1 and log.endswith(b"\n") and len(log) <= 512
    assert all(0x20 <= byte <= 0x7E for byte in log[:-1]) and b"\\x1b[31mda\\x5cta\\x0d\\x0a" in log


def test_ids_are_told_to_nobody(program):
    """Neither answers nor log nor file names hold a player's id."""
    cookie = program.newcomer()
    secret = cookie.partition("=")[2].encode()
    player_file(program.state).write_bytes(b"damaged")
    damaged = program.post("/guess", cookie, letter="E")
    for outcome in (program.get("/game", cookie), damaged):
        assert secret not in outcome.reply.body and secret.decode() not in str(outcome.log)
    assert not any(secret.decode() in str(path) for path in program.state.rglob("*"))


def test_stalled_body(program):
    """Who sends no body is told so after eight seconds, signals or not, and holds up nobody."""
    cookie = program.newcomer()
    reading, writing = os.pipe()
    start = time.monotonic()
    run = program.by("strace", "-qq", "-o", "/dev/null", "-e", "trace=poll",
                     "-e", "inject=poll:error=EINTR:when=1", stdin=reading, timeout=20)
    environment = {
        "REQUEST_METHOD": "POST", "PATH_INFO": "/guess", "HTTP_COOKIE": cookie,
        "CONTENT_LENGTH": "8", "CONTENT_TYPE": "application/x-www-form-urlencoded",
    }
    with concurrent.futures.ThreadPoolExecutor(1) as pool:
        slow = pool.submit(run.run, environment)
        assert program.post("/guess", cookie, letter="A").status == 200
        assert time.monotonic() - start < 2
        outcome = slow.result()
    os.close(reading)
    os.close(writing)
    assert outcome.code == "timeout" and 7 < time.monotonic() - start < 12
    assert program.letters(cookie) == ["A"]
