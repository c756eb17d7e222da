"""`hangman-cgi check` names each fault, and its advice mends it."""

import hashlib
import os
import pathlib
import shutil
import subprocess
import time

import pytest

from calls import REPOSITORY, parse_cgi
from tool import PROGRAM

# A player of 21 November 2025.
FIXTURE = REPOSITORY / "Tests/HangmanKitTests/Fixtures/session-1"


def findings(tool, **settings):
    """The exit status, and each finding with its advice below it."""
    done = tool.run("check", **settings)
    lines = done.stdout.splitlines()
    found = []
    for line in lines:
        kind, text = line[:6].strip(), line[7:]
        if kind:
            found.append((kind, text, None))
        else:
            found[-1] = (*found[-1][:2], text)
    return done.returncode, found


def wrong(tool, **settings):
    """The only fault and its advice; the exit status must agree."""
    status, found = findings(tool, **settings)
    [(_, text, advice)] = [row for row in found if row[0] == "WRONG"]
    assert status == 1
    return text, advice


def notes(tool, **settings):
    status, found = findings(tool, **settings)
    assert status == 0, found
    return [text for kind, text, _ in found if kind == "note"]


def player_file(tool):
    """A player's file, made by playing."""
    tool.player().post("/game")
    return next(path for path in (tool.state / "players").glob("??/*") if len(path.name) == 62)


def test_nothing_wrong(tool):
    player_file(tool)
    status, found = findings(tool)
    assert status == 0
    assert [(kind, text) for kind, text, _ in found] == [
        ("ok", f"{tool.state} can be written by its owner, www-data (33)"),
        ("ok", f"1 player in {tool.state}/players"),
        ("ok", f"1 list in {tool.data}: words"),
    ]


def owned_by_root(tool):
    player_file(tool)
    subprocess.run(["chown", "-R", "root:", tool.state], check=True)
    return "belongs to root"


def owned_by_another_than_the_servers(tool):
    player_file(tool)
    subprocess.run(["chown", "-R", "games:", tool.state], check=True)
    return "belongs to games (5), but HANGMAN_USER, the web server's user, is www-data (33)"


def open_to_others(tool):
    tool.state.chmod(0o755)
    return "Other users can look into"


def open_players(tool):
    player_file(tool).chmod(0o644)
    return "Open to other users: 1 file such as"


def players_of_another(tool):
    os.chown(player_file(tool), 0, 0)
    return "Not the owner's alone: 1 file such as"


def players_restored_by_root(tool):
    player_file(tool)
    subprocess.run(["chown", "-R", "root:", tool.state / "players"], check=True)
    return "players belongs to root (0), the state folder to www-data (33)"


def locked_shard(tool):
    player_file(tool).parent.chmod(0)
    return "cannot be read: opendir: Permission denied"


def locked_data(tool):
    (tool.data / "lists").chmod(0o700)
    return "cannot be read: opendir: Permission denied"


@pytest.mark.parametrize(
    "damage",
    [owned_by_root, owned_by_another_than_the_servers, open_to_others, open_players, players_of_another,
     players_restored_by_root, locked_shard, locked_data],
)
def test_wrong_rights_are_mended_by_the_command_that_is_printed(tool, damage):
    symptom = damage(tool)
    text, advice = wrong(tool)
    assert symptom in text
    subprocess.run(advice.split(";")[0], shell=True, check=True)
    assert findings(tool)[0] == 0


def test_a_state_folder_that_is_not_there(tool):
    shutil.rmtree(tool.state)
    text, advice = wrong(tool)
    assert text == f"The state folder {tool.state} cannot be found: stat: No such file or directory"
    subprocess.run(advice.split(" makes it")[0], shell=True, check=True)
    assert not tool.state.joinpath("index").exists()
    assert tool.run("index").returncode == findings(tool)[0] == 0


def test_another_user_than_the_owner(tool):
    nobody = "setpriv --reuid=65534 --regid=65534 --clear-groups".split()
    done = subprocess.run(
        [*nobody, pathlib.Path(tool.program), "check"], env=tool.environment, capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert "belongs to www-data (33), not to nobody (65534)" in done.stdout


@pytest.fixture
def disk(tool):
    """Puts the state folder on its own small disk."""
    mount = f"mount -t tmpfs -o size=1m,mode=700,uid=33,gid=33 none {tool.state}"
    if subprocess.run(mount.split(), capture_output=True).returncode:
        pytest.skip("this machine does not let us mount")
    yield
    subprocess.run(["umount", tool.state], check=True)


def as_a_user_of_chance(tool, *command, **settings):
    """The program as OpenShift starts it: a number without a name, in the group of the volume."""
    user = "setpriv --reuid=4243 --regid=4243 --groups=4242".split()
    return subprocess.run([*user, tool.program, *command], env=tool.environment | settings,
                          capture_output=True, text=True)


def test_a_user_of_chance_who_writes_by_the_group(tool):
    """Rights that only a container's host can set are noted if other users cannot look into the folder."""
    subprocess.run(["chown", "-R", "4243:4242", tool.state], check=True)
    os.chown(tool.state, 0, 4242)
    tool.state.chmod(0o2770)
    play = {"REQUEST_METHOD": "POST", "PATH_INFO": "/game", "QUERY_STRING": ""}
    assert "201 Created" in as_a_user_of_chance(tool, **play).stdout
    done = as_a_user_of_chance(tool, "check")
    assert done.returncode == 0, done.stdout
    assert (f"note   The state folder {tool.state} belongs to root (0), and user 4243 may write there as one of "
            "its group\n") in done.stdout
    # The host gives existing files to the group at each start.
    subprocess.run(["chmod", "-R", "g+rwX", tool.state / "players"], check=True)
    assert "201 Created" in as_a_user_of_chance(tool, **play).stdout
    assert as_a_user_of_chance(tool, "check").returncode == 0
    tool.state.chmod(0o2775)
    assert as_a_user_of_chance(tool, "check").returncode == 1
    tool.state.chmod(0o2750)
    assert as_a_user_of_chance(tool, "check").returncode == 1


def test_a_full_disk(tool, disk):
    assert any("Only 1 MB" in note for note in notes(tool))
    with pytest.raises(OSError), (tool.state / "ballast").open("wb") as file:
        while True:
            file.write(b"x" * 4096)
            file.flush()
    text, advice = wrong(tool)
    assert text == f"Nothing can be stored in {tool.state}: write: No space left on device"
    assert advice.startswith("Free space")


def test_a_read_only_disk(tool, disk):
    subprocess.run(["mount", "-o", "remount,ro", tool.state], check=True)
    text, advice = wrong(tool)
    assert text == f"Nothing can be stored in {tool.state}: open: Read-only file system"
    assert advice.startswith("Mount that disk for writing")


def test_values_of_a_list_that_changed(tool):
    values = tool.data / "values/words.txt"
    values.parent.mkdir()
    head = "4 letters, 4 words, sha256 "
    values.write_text(f"{head}0123456789\nat most 2: plainly\n")
    [note] = notes(tool)
    assert note.startswith(f"{values} is not for this list (length 4): ")
    digest = hashlib.sha256(b"BEARBOARDEERDUCK").hexdigest()[:10]
    values.write_text(f"{head}{digest}\nat most 2: plainly\n")
    assert notes(tool) == [f"{values} changed after the index of words was made"]
    assert tool.run("index").returncode == 0
    assert notes(tool) == []


def test_no_words(tool):
    (tool.data / "words.plist").rename(tool.data / "elsewhere")
    status, found = findings(tool)
    assert status == 1
    assert [text for kind, text, _ in found if kind == "WRONG"] == [
        f"{tool.data} has no words.plist",
        "New players cannot start, because there is no list words",
    ]


def test_a_broken_list(tool):
    (tool.data / "lists/birds.plist").write_text("<plist><array>\n<string>EMU</strin")
    text, _ = wrong(tool)
    path = f"{tool.data}/lists/birds.plist"
    assert text == f"The list birds cannot be used: {path}: line 2: a tag without an end"


def test_files_that_make_no_list(tool):
    for name in ("birds.txt", "birds.plist", "My Birds.txt", "birds.doc", ".swp", "words.txt"):
        (tool.data / "lists" / name).write_text("<plist><array><string>EMU</string></array></plist>")
    tool.run("index")
    reasons = {
        "My Birds.txt": "needs a name of 1 to 64 of a-z, 0-9 and - before the ending",
        "birds.doc": "ends neither in .plist nor in .txt",
        "birds.txt": "has the same id as birds.plist, which is used",
        "words.txt": "has the id of words.plist",
    }
    assert notes(tool) == [
        f"{tool.data}/lists/{name} is ignored, because it {reason}" for name, reason in reasons.items()
    ]


def test_a_list_not_yet_compiled(tool):
    (tool.data / "lists/birds.txt").write_text("EMU\n")
    assert notes(tool) == ["Not compiled yet (new or changed): birds"]
    assert tool.run("index").returncode == 0
    assert notes(tool) == []


def test_one_flipped_bit_in_an_index(tool):
    index = tool.state / "index/words.index"
    content = bytearray(index.read_bytes())
    content[-9] ^= 1
    index.write_bytes(content)
    assert wrong(tool)[0] == "The index of words is damaged"
    assert tool.run("index").returncode == 0
    assert findings(tool)[0] == 0


def test_a_clock_that_was_set_back(tool):
    file = player_file(tool)
    os.utime(file, (time.time() + 2e5,) * 2)
    assert "The clock says " in wrong(tool)[0]


def test_a_clock_far_ahead(tool):
    """`check` finds a wrong clock by the ages of the players."""
    assert notes(tool) == []
    player_file(tool).write_bytes(FIXTURE.read_bytes())
    [note] = notes(tool, HANGMAN_LIFETIME_DAYS="1")
    assert note.startswith("All players have expired; the clock says ")


def test_settings_that_cannot_be_used(tool):
    for name, value in {
        "HANGMAN_COOKIE": "a;b", "HANGMAN_MAX_PLAYERS": "many", "HANGMAN_LIFETIME_DAYS": "0",
        "HANGMAN_BODY_BYTES": "65537", "HANGMAN_HTTPS": "yes", "HANGMAN_DEFAULT_LIST": "../x",
    }.items():
        text, _ = wrong(tool, **{name: value})
        assert text.startswith(f'{name} is "{value}", which is not valid; ')
    assert notes(tool, HANGMAN_COKIE="x") == ["HANGMAN_COKIE is not a setting of this version"]
    assert wrong(tool, HANGMAN_DEFAULT_LIST="birds")[0].endswith("there is no list birds")


def room(tool, **settings):
    """The code of a refusal, or None, and what the log says."""
    environment = tool.environment | settings | {
        "REQUEST_METHOD": "POST", "PATH_INFO": "/room", "QUERY_STRING": "rounds=1"}
    done = subprocess.run([tool.program], env=environment, capture_output=True)
    return parse_cgi(done.stdout).code, done.stderr.decode().splitlines()


def test_each_setting_of_the_server_that_cannot_be_used_is_logged_once_a_day(tool):
    """`check` cannot see the server's settings, because it has those of the command."""
    bad = {"HANGMAN_MAX_PLAYERS": "lots", "HANGMAN_ROOMS": "closed", "HANGMAN_ROMS": "off", "HANGMAN_A/../B": "1"}
    said = [
        "hangman: settings: HANGMAN_A/../B is not a setting of this version",
        "hangman: settings: HANGMAN_ROMS is not a setting of this version",
        "hangman: settings: the value of HANGMAN_MAX_PLAYERS is not valid; 1000000 is used instead",
        "hangman: settings: the value of HANGMAN_ROOMS is not valid; off is used instead",
    ]
    code, lines = room(tool, **bad)
    assert (code, sorted(lines)) == ("rooms-off", said)
    assert room(tool, **bad) == ("rooms-off", [])
    for name in ("HANGMAN_MAX_PLAYERS", "HANGMAN_ROMS"):
        os.utime(tool.state / f"told.{name}", (1, 1))
        code, lines = room(tool, **bad)
        assert [line for line in said if f"{name} " in line] == lines
        assert room(tool, **bad)[1] == []
    assert room(tool, HANGMAN_MAX_ROOMS="-1") == (
        None, ["hangman: settings: the value of HANGMAN_MAX_ROOMS is not valid; 100000 is used instead"])


@pytest.mark.parametrize("off", ["off", "OFF", "none", "None", " off", "off\r", "\tOFF \r", "no", "offf", "'off'", "?"])
def test_what_is_meant_to_close_rooms_closes_them(tool, off):
    assert room(tool, HANGMAN_ROOMS=off)[0] == "rooms-off"


@pytest.mark.parametrize("open_", ["any", "ANY", " any\r", "", "\r", " "])
def test_what_is_meant_to_open_rooms_opens_them(tool, open_):
    assert room(tool, HANGMAN_ROOMS=open_) == (None, [])


def log(tool, path, method="GET", **headers):
    """The code of a refusal, and the lines of the log."""
    environment = tool.environment | headers | {"REQUEST_METHOD": method, "PATH_INFO": path, "QUERY_STRING": ""}
    done = subprocess.run([tool.program], env=environment, capture_output=True)
    return parse_cgi(done.stdout).code, done.stderr.decode().splitlines()


def test_a_proxy_that_changes_host_is_logged_once_a_day_with_both_names(tool):
    unlike = {"HTTP_ORIGIN": "http://play.example.org:8080", "HTTP_HOST": "play.example.org"}
    said = ("hangman: proxy: a page from http://play.example.org:8080 called host play.example.org and was "
            "refused; if both are yours, make the proxy pass Host on unchanged")
    assert log(tool, "/game", "POST", **unlike) == ("cross-site", [said])
    assert log(tool, "/game", "POST", **unlike) == ("cross-site", [])
    # A forger may send any names; a browser that sends Sec-Fetch-Site does not depend on them.
    assert log(tool, "/game", "POST", **unlike, HTTP_X_FORWARDED_HOST="play.example.org:8080")[0] == "cross-site"
    os.utime(tool.state / "told.proxy", (1, 1))
    assert log(tool, "/game", "POST", **unlike, HTTP_SEC_FETCH_SITE="cross-site") == ("cross-site", [])
    assert log(tool, "/game", "POST", HTTP_ORIGIN="http://a\x1b[31m" + "x" * 9000, HTTP_HOST="b")[1][0].startswith(
        "hangman: proxy: a page from http://a\\x1b[31mxxx")


def test_health_checks_without_words_log_a_line_a_minute(tool):
    """A proxy asks each second, so the log gets one line a minute and not sixty."""
    (tool.data / "words.plist").rename(tool.data / "elsewhere")
    said = [f"hangman: words: {tool.data} has no words.plist or no lists/"]
    assert [log(tool, "/lists") for _ in range(3)] == [("words", said), ("words", []), ("words", [])]
    [told] = tool.state.glob("told.words-*")
    os.utime(told, (time.time() - 61,) * 2)
    assert [log(tool, "/lists")[1] for _ in range(2)] == [said, []]
    assert len(log(tool, "/game", "POST")[1]) == 1, "another reason is said at once"
    assert log(tool, "/game", "POST") == ("words", [])


# Files of settings that all mean the same by the program's own rules.
FILES = {
    "unix": b"HANGMAN_ROOMS=off\n",
    "no end": b"HANGMAN_ROOMS=off",
    "CR LF": b"# ours\r\n\r\nHANGMAN_ROOMS=off\r\n",
    "CR": b"# ours\rHANGMAN_ROOMS=off\r",
    "byte order mark": b"\xef\xbb\xbfHANGMAN_ROOMS=off\r\n",
    "UTF-16 of Windows": "\ufeffHANGMAN_ROOMS=off\r\n".encode("utf-16-le"),
    "UTF-16": "\ufeffHANGMAN_ROOMS=off\n".encode("utf-16-be"),
    "blanks": b"  HANGMAN_ROOMS =  off  \n",
    "quotes": b'HANGMAN_ROOMS="off" # none here\n',
    "single quotes": b"export HANGMAN_ROOMS='off'\n",
    "comment": b"HANGMAN_ROOMS=off # none here\n",
    "later": b"HANGMAN_COOKIE=x\r\n\r\nHANGMAN_ROOMS = off\r\n",
}


@pytest.mark.parametrize("file", FILES)
def test_a_file_of_settings_is_read_as_it_is_meant(tool, file):
    path = tool.data / "settings"
    path.write_bytes(FILES[file])
    # The file counts before the environment.
    assert room(tool, HANGMAN_SETTINGS=str(path), HANGMAN_ROOMS="any") == ("rooms-off", [])
    assert findings(tool, HANGMAN_SETTINGS=str(path))[0] == 0


@pytest.mark.parametrize("line", ["HANGMAN_ROOMS: off", "HANGMAN_ROOMS off", "HANGMAN_ROOMS", "HANGMAN_ROOMS='off",
                                  'HANGMAN_ROOMS="off" x'])
def test_a_line_of_settings_that_cannot_be_read_is_wrong_and_closes_rooms(tool, line):
    path = tool.data / "settings"
    path.write_text(f"HANGMAN_COOKIE=x\n{line}\n")
    settings = {"HANGMAN_SETTINGS": str(path)}
    status, found = findings(tool, **settings)
    assert status == 1 and ("WRONG", f"{path}: line 2 cannot be read", "Write NAME=value, with # before a comment") in found
    code, lines = room(tool, **settings)
    assert code == "rooms-off" and f"hangman: settings: {path}: line 2 cannot be read" in lines
    assert room(tool, **settings) == ("rooms-off", [])


@pytest.mark.parametrize("line", ["umask 077", "=off", "A B=c", "<settings>", "\x00"])
def test_any_line_that_cannot_be_read_is_wrong(tool, line):
    path = tool.data / "settings"
    path.write_text(f"\n# ours\n{line}\nHANGMAN_ROOMS=off\n")
    assert wrong(tool, HANGMAN_SETTINGS=str(path))[0] == f"{path}: line 3 cannot be read"
    assert room(tool, HANGMAN_SETTINGS=str(path))[0] == "rooms-off"


def test_a_file_of_settings_that_cannot_be_read_is_no_reason_to_go_on_without(tool):
    path = tool.data / "settings"
    for make in (lambda: None, path.mkdir, lambda: path.rmdir() or path.write_bytes(b"#" * 65_537)):
        make()
        text, _ = wrong(tool, HANGMAN_SETTINGS=str(path))
        assert text.startswith(f"The settings in {path} cannot be read: ")
        code, lines = room(tool, HANGMAN_SETTINGS=str(path))
        assert code == "storage" and lines[0].startswith(f"hangman: storage: {path}: ")
        assert tool.run("sweep", HANGMAN_SETTINGS=str(path)).returncode == 1


def test_rooms_behind_a_link_are_the_state_folders_own(tool):
    """Nodes over CephFS share rooms in this way; any user may have made the link."""
    player_file(tool)
    assert tool.player().post("/room", rounds="1").status == 201
    shutil.move(tool.state / "rooms", tool.state / "players/rooms")
    (tool.state / "rooms").symlink_to("players/rooms")
    os.lchown(tool.state / "rooms", 0, 0)
    assert notes(tool) == []
    subprocess.run(["chown", "-R", "root:", tool.state / "players/rooms"], check=True)
    status, found = findings(tool)
    assert status == 1 and f"{tool.state}/rooms belongs to root" in str(found)


def test_as_many_players_as_are_allowed(tool):
    player_file(tool)
    assert wrong(tool, HANGMAN_MAX_PLAYERS="1")[0] == "Full: 1 of 1 players. New players get 503 full"


def test_damaged_players(tool):
    player_file(tool).write_bytes(b"hangman 1 rubbish\n")
    assert notes(tool) == [f"1 damaged file in {tool.state}/players"]


def test_a_user_that_does_not_exist(tool):
    text, _ = wrong(tool, HANGMAN_USER="apache")
    assert text == "There is no user apache, which HANGMAN_USER names"


def test_quiet_prints_only_what_is_wrong(tool):
    def quiet(**settings):
        done = subprocess.run([tool.program, "check", "--quiet"], capture_output=True, text=True,
                              env=tool.environment | settings)
        return done.returncode, done.stdout
    assert quiet(HANGMAN_COKIE="x") == (0, "")
    status, told = quiet(HANGMAN_COKIE="x", HANGMAN_COOKIE="a;b")
    assert status == 1
    assert [line[:6] for line in told.splitlines()] == ["WRONG ", "      "]


def test_without_proc(tool):
    hide = ["unshare", "--mount", "sh", "-c", 'mount -t tmpfs none /proc && exec "$@"', "sh"]
    if subprocess.run([*hide, "true"], capture_output=True).returncode:
        pytest.skip("this machine does not let us mount")
    done = subprocess.run([*hide, tool.program, "check"], capture_output=True, text=True,
                          env=tool.environment | {"HANGMAN_COOKIE": "a;b", "HANGMAN_USER": "any"})
    assert done.returncode == 1
    [found] = [line for line in done.stdout.splitlines() if line.startswith("WRONG")]
    assert found.startswith('WRONG  HANGMAN_COOKIE is "a;b", which is not valid')


def test_a_remedy_names_no_user_that_nobody_has_named(tool, tmp_path):
    gone = tmp_path / "gone"
    text, advice = wrong(tool, HANGMAN_STATE_DIR=str(gone), HANGMAN_USER="any")
    assert text == f"The state folder {gone} cannot be found: stat: No such file or directory"
    assert advice.startswith(f"install -d -m 700 -o SERVERS-USER -g $(id -gn SERVERS-USER) {gone}")


def test_a_program_that_cannot_be_started(machine):
    """The installed command explains the system's error."""
    machine.run("mkdir -p /usr/lib/hangman; mount -t tmpfs -o noexec none /usr/lib/hangman; "
                f"cp {PROGRAM} /usr/lib/hangman; cp {REPOSITORY}/deploy/site/default "
                f"/etc/default/hangman; cp {REPOSITORY}/deploy/site/command /usr/sbin/hangman-cgi; "
                "chmod 755 /usr/sbin/hangman-cgi")
    done = machine.run("hangman-cgi check", check=False)
    assert done.returncode == 1
    assert "/usr/lib/hangman/hangman-cgi cannot be started" in done.stdout
    assert "noexec" in done.stdout


ENDGAMES = "1 BEAR BOAR\n0 DEER\n1 BEAR DUCK\n"


@pytest.mark.parametrize(("file", "content", "kind", "said"), [
    ("endgames/en.txt", f"1 {' '.join(['BEAR'] * 70)}\n" + ENDGAMES, "WRONG", "line 1: it has more than 64 words"),
    ("endgames/en.txt", ENDGAMES + "1 bear boar\n", "WRONG", "line 4: it has a word that is not in capitals"),
    ("endgames/en.txt", ENDGAMES.replace("\n", "\r\n"), None, None),
    ("endgames/xx.txt", ENDGAMES, "note", "is ignored: its name must be"),
    ("endgames/README", "", "note", "is ignored: its name must be"),
    ("meanings/en.txt", "BEAR it hibernates\n", "note", "line 1: it is not an entry"),
    ("meanings/en.txt", "BEAR\tit hibernates\n", None, None),
    ("meanings/birds.txt", "EMU\ta bird\n", "note", "is ignored: its name must be"),
    ("people/words.txt", "BEAR 2\nBOAR 4\n", "note", "line 2: it is not an entry, a space and 2 or 3"),
    ("people/words.txt", "BEAR 2\n", None, None),
    ("people/birds.txt", "EMU 2\n", "note", "is ignored: its name must be"),
    ("values/birds.txt", "", "note", "is ignored: its name must be"),
    ("languages/xx.plist", "<plist>", "WRONG", "The language xx cannot be used"),
    ("languages/English.plist", "", "note", "is ignored: its name must be CODE.plist"),
    ("blocked/en.txt", b"\xff\n", "WRONG", "is not UTF-8"),
    ("core/en.txt", "House: door\n", None, None),
    ("distress/en.txt", "death*\n", None, None),
    ("distress/en.txt", b"\xff\n", "WRONG", "is not UTF-8"),
    ("distress/words.txt", "death\n", "note", "is ignored: its name must be"),
    ("notes.txt", "", "note", "is ignored: the program reads no file of this name"),
])
def test_each_file_of_the_data_folder_is_read(tool, file, content, kind, said):
    path = tool.data / file
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    status, found = findings(tool)
    told = [(row[0], row[1]) for row in found if row[0] != "ok"]
    assert status == (kind == "WRONG")
    if kind is None:
        assert told == [] and ("ok", f"1 file in {path.parent}") in [row[:2] for row in found]
    else:
        [(found_kind, text)] = told
        assert found_kind == kind and said in text and path.name.removesuffix(".plist") in text


@pytest.mark.parametrize("file", ["meanings/en.txt", "endgames/en.txt", "values/words.txt", "people/words.txt",
                                  "blocked/en.txt", "core/en.txt", "distress/en.txt", "lists/birds.txt"])
def test_a_file_that_the_server_may_not_read(tool, file):
    path = tool.data / file
    path.parent.mkdir(exist_ok=True)
    path.write_text("EMU\n")
    path.chmod(0)
    text, advice = wrong(tool)
    assert str(path) in text and "Permission denied" in text
    if advice.startswith("chmod"):
        subprocess.run(advice.split(";")[0], shell=True, check=True)
        assert "Permission denied" not in str(findings(tool))
