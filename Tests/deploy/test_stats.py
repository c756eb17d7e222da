"""The output of `hangman-cgi stats` and `index`; `--help`, manual page and docs agree."""

import os
import re
import shutil
import subprocess
import time

from calls import REPOSITORY
from document import TEXT
from tool import PROGRAM, USER


def stats(tool, **settings):
    done = tool.run("stats", **settings)
    assert done.returncode == 0, done.stdout
    return {name: int(number) for name, number in map(str.split, done.stdout.splitlines())}


def blocks(folder):
    paths = [folder, *folder.rglob("*")] if folder.exists() else []
    return sum(path.stat().st_blocks * 512 for path in paths)


def free(folder):
    """The free bytes of the file system that has a folder."""
    found = os.statvfs(folder)
    return found.f_bavail * found.f_frsize


def test_stats_count_what_was_played(tool):
    assert stats(tool)["players"] == stats(tool)["bytes-players"] == 0
    won, playing, idle = (tool.player() for _ in range(3))
    won.post("/game", evil="false", mistakes="26")
    for letter in "BEARODUCKIFGHLMNPQSTVWXYZJ":
        if won.get("/game").json["status"] == "playing":
            won.post("/guess", letter=letter)
    playing.post("/game")
    idle.post("/settings", mistakes="7")
    assert idle.post("/room", rounds="1").status == 201
    players = tool.state / "players"
    damaged = next(players.glob("??/*")).with_name("f" * 62 + ".bad")
    damaged.write_bytes(b"")
    shutil.chown(damaged, USER)
    index = sum(path.stat().st_blocks * 512 for path in (tool.state / "index").iterdir())
    before, told, after = free(tool.state), stats(tool), free(tool.state)
    assert abs(told.pop("counted-at") - time.time()) < 5
    # Other programs write to the disk and remove files, too.
    assert min(before, after) - (1 << 26) < told.pop("bytes-free") < max(before, after) + (1 << 26)
    assert told == {
        "players": 3, "expired": 0, "games-in-progress": 1, "games-played": 1, "games-won": 1,
        "damaged-files": 1, "newer-files": 0,
        "bytes-players": blocks(players),
        "rooms": 1, "damaged-rooms": 0, "bytes-rooms": blocks(tool.state / "rooms"),
        "bytes-index": index,
        "reports": 0, "swept-at": int((players / "sweep").stat().st_mtime),
    }


def test_metrics_are_the_same_numbers(tool):
    tool.player().post("/game")
    plain = stats(tool)
    done = subprocess.run([PROGRAM, "stats", "--prometheus"], env=tool.environment,
                          capture_output=True, text=True, check=True)
    metrics = re.findall(r"^# HELP (\w+) (\S.*)\n# TYPE (\w+) gauge\n(\w+) (\d+)\n", done.stdout, re.MULTILINE)
    version = tool.run("--version").stdout.split()[1]
    assert f'hangman_info{{version="{version}"}} 1\n' in done.stdout
    assert len(metrics) * 3 + 3 == done.stdout.count("\n")
    for helped, _, typed, name, _ in metrics:
        assert helped == typed == name and re.fullmatch("hangman_[a-z_]+", name)
    time_counted, *numbers = (int(metric[4]) for metric in metrics)
    assert 0 <= time_counted - plain.pop("counted-at") < 5
    plain.pop("bytes-free")
    assert len(numbers) - 1 == len(plain) and set(plain.values()) <= set(numbers)
    assert {"hangman_players", "hangman_players_bytes"} <= {metric[3] for metric in metrics}


def test_the_example_alerts_ask_for_numbers_that_there_are(tool):
    done = tool.run("stats", "--prometheus")
    rules = (REPOSITORY / "deploy/limits/alerts.yml").read_text()
    asked = set(re.findall(r"hangman_\w+", "".join(re.findall("expr: (.*)", rules))))
    assert len(asked) >= 6 and asked <= set(re.findall(r"^(hangman_\w+) ", done.stdout, re.MULTILINE))


def test_an_operator_prints_and_removes_one_player_and_one_room(tool):
    author, player, other = (tool.player() for _ in range(3))
    room, second = (author.post("/room", words="BEAR\nBOAR").json for _ in range(2))
    for guesser in (player, other):
        guesser.post("/game", room=room["id"])
        for letter in "BEAR":
            guesser.post("/guess", letter=letter)
    code = player.post("/code").json["code"]
    told = tool.run("export", code)
    assert told.returncode == 0 and re.search(r"^game [0-9a-f]{16} .*^word BEAR$", told.stdout, re.DOTALL | re.MULTILINE)
    assert tool.run("export", room["id"][:8]).stdout.startswith("HANGROOM")
    for wrong in ("0000-" * 6 + "0000", "ABCD", room["key"], "../x"):
        done = tool.run("export", wrong)
        assert (done.returncode, done.stdout) == (1, "hangman: no player has this code, and no room this id\n")
    assert tool.run("remove", code).returncode == 0
    assert player.get("/game").code == "no-game" and other.get("/game").status == 200
    results = author.get(f"/room?id={room['id']}&key={room['key']}").json["results"]
    assert [row["rounds"][0]["status"] for row in results] == ["forgotten", "won"]
    assert tool.run("remove", room["id"]).returncode == 0
    assert author.get(f"/room?id={room['id']}").code == "no-room"
    assert author.get(f"/room?id={second['id']}").status == 200
    assert tool.run("remove", room["id"]).returncode == 1


def test_a_code_is_read_from_standard_input_too(tool):
    """A code is the cookie, and other users of the host can see it on a command line."""
    player = tool.player()
    room = player.post("/room", words="BEAR").json
    player.post("/game")
    code = player.post("/code").json["code"]

    def given(command, line):
        done = subprocess.run([tool.program, command], input=line, env=tool.environment, capture_output=True, text=True)
        return done.returncode, done.stdout
    assert given("export", code) == given("export", f" {code}\r\nmore") == (0, tool.run("export", code).stdout)
    assert given("export", room["id"][:8] + "\n")[1].startswith("HANGROOM")
    assert given("export", "")[0] == given("remove", "\n")[0] == 1
    assert given("remove", f"{code}\n") == (0, "")
    assert player.get("/game").code == "no-game"
    assert "process list" in (REPOSITORY / "docs/operating-reference.md").read_text()


def test_the_lines_for_cron(installed):
    """The document's lines for cron work, each run by the shell of cron."""
    lines = re.search("^```crontab\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)[1].splitlines()
    installed.run("mkdir -p /var/lib/prometheus/node-exporter")
    for line in lines:
        *_, user, command = line.split(" ", 6)
        # The environment that cron gives a line of /etc/cron.d.
        assert (user, installed.run(f"PATH=/usr/bin:/bin; {command}").stdout) == ("root", "")
    folder = installed.run("cd /var/lib/prometheus/node-exporter; ls; cat hangman.prom").stdout
    assert folder.startswith("hangman.prom\n# HELP ") and "\nhangman_players 0\n" in folder


def test_index_reports_each_file(tool):
    lists = tool.data / "lists"
    (lists / "two.txt").write_text("EMU\nemu\nOWL\nE_U\n")
    (lists / "one.txt").write_text("EMU\n")
    (lists / "one.plist").write_text("<plist><array><string>OWL</string></array></plist>")
    (lists / "Three.txt").write_text("EMU\n")
    assert tool.run("index").stdout.splitlines() == [
        "words: 4 entries",
        "one: 1 entry",
        "two: 2 entries, 1 duplicate dropped, 1 refused",
        "  4: E_U has U+005F, which is not a letter or sign of its language",
        "lists/Three.txt: ignored, because it needs a name of 1 to 64 of a-z, 0-9 and - before the ending",
        "lists/one.txt: ignored, because it has the same id as one.plist, which is used",
    ]


def test_a_command_without_a_reader_does_its_work_and_fails(tool):
    (tool.data / "lists/birds.txt").write_text("EMU\nOWL\n")
    for command in ("index", "check", "stats", "--help"):
        with open("/dev/full", "w") as full:
            done = subprocess.run([PROGRAM, command], env=tool.environment, stdout=full,
                                  stderr=subprocess.PIPE, text=True, timeout=60)
        assert done.returncode == 1
        assert done.stderr == "hangman: output: write: No space left on device\n"
    assert (tool.state / "index/birds.index").exists()
    assert {path.name for path in tool.state.iterdir()} <= {"index", "players"}


def test_what_is_not_understood(tool):
    done = tool.run("chekc")
    assert done.returncode == 2
    assert done.stdout.startswith("hangman: usage: ")
    assert "see hangman-cgi --help" in done.stdout
    assert tool.run("-h").stdout == tool.run("--help").stdout


def settings(text):
    """Names and defaults, in order."""
    return re.findall(r"^  (HANGMAN_\w+)=(.*)$", text, re.MULTILINE)


def test_the_program_reads_exactly_the_settings_of_its_help(tool):
    told = [name for name, _ in settings(tool.run("--help").stdout)]
    sources = "".join(path.read_text() for path in (REPOSITORY / "Sources").rglob("*.swift"))
    assert sorted(told) == sorted(set(re.findall(r'"(HANGMAN_[A-Z_]+)"', sources)))


def test_the_page_for_operators_has_the_same_table(tool):
    rows = re.findall(r"^\| `(HANGMAN_\w+)` \| `([^`]*)` \|", TEXT, re.MULTILINE)
    assert rows == settings(tool.run("--help").stdout)


def test_the_manual_page_says_what_help_says(tool):
    source = subprocess.check_output([REPOSITORY / "scripts/package/man", PROGRAM], text=True)
    def words(text):
        return re.findall(r"[\w/.-]+", text)
    roff = re.sub(r'^\.(TH.*|SH NAME|TP|SH "?|\\&)', "", source, flags=re.MULTILINE)
    shown = words(re.sub(r"\\f[BR]|\\(?=-)", "", roff).replace("SYNOPSIS", "USAGE"))
    assert [word.lower() for word in shown] == [word.lower() for word in words(tool.run("--help").stdout)]
