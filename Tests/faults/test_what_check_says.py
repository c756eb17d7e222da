"""`hangman-cgi check` with a missing mount, and with a clock that jumped."""

import os
import subprocess
import time

from controls import without

DAY = 86_400


def said(program):
    return subprocess.run([program.program, "check"], env=program.environment,
                          capture_output=True, text=True, timeout=60).stdout


@without("guard not known")
def test_a_missing_mount(program):
    """`check` does not call the rights of the mount point wrong, although no user can write to it."""
    players = program.state / "players"
    players.mkdir(mode=0)
    os.chown(players, 0, 0)
    text = said(program)
    assert (f"WRONG  Nothing is mounted at {players}\n"
            f"       mount {players}; leave its owner and mode alone\n") in text
    assert f"{players};" not in text.replace(f"mount {players};", ""), "nothing else to do with it"
    players.chmod(0o700)
    assert "Nothing is mounted" not in said(program)


@without("guard not known")
def test_a_missing_mount_behind_the_rooms(program):
    """As cluster.md shares them: the link leads into the guard, whose rights nobody may change."""
    players = program.state / "players"
    players.mkdir(mode=0)
    os.chown(players, 0, 0)
    (program.state / "rooms").symlink_to("players/rooms")
    text = said(program)
    assert f"Nothing is mounted at {players}" in text and "rooms cannot be read" not in text
    assert "chmod" not in text and f"{players};" not in text.replace(f"mount {players};", "")


def test_a_missing_mount_of_the_whole_state(program):
    program.state.chmod(0)
    os.chown(program.state, 0, 0)
    text = said(program)
    assert f"WRONG  Nothing is mounted at {program.state}\n" in text
    assert "chmod" not in text and "chown" not in text


@without("clock believed")
def test_a_clock_that_went_ahead(program):
    program.newcomer()
    assert program.command("sweep").returncode == 0
    assert "went ahead" not in said(program)
    stamp = program.state / "players/sweep"
    fields = stamp.read_text().split()
    fields[4] = str(int(time.time()) - 401 * DAY)
    stamp.write_text(" ".join(fields) + "\n")
    assert "note   The clock went ahead by 401 days, so nothing expires for 30 days" in said(program)


@without("never nearly full")
def test_nearly_full(program):
    """`check` notes a cap that is nearly reached, from nine tenths on."""
    for players, is_said in ((1, False), (7, False), (1, True)):
        for _ in range(players):
            program.newcomer()
        capped = program.by(environment={"HANGMAN_MAX_PLAYERS": "10"})
        assert ("Nearly full: " in said(capped)) == is_said
