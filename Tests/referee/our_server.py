"""This project's server with the referee's words among its lists; as a program, writes arena.json.

    our_server.py

plays the arena on both computers and writes what they make beside arena.py.
"""

import contextlib
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
KIT = HERE.parents[1] / "referee"
sys.path[:0] = [str(HERE.parent / "web")]

import servers  # noqa: E402
from calls import MOUNT, PROGRAM  # noqa: E402
from reference import load  # noqa: E402


@contextlib.contextmanager
def serving():
    """The address of the endpoint behind lighttpd."""
    assert PROGRAM.exists(), "make build comes first"
    folder = pathlib.Path(tempfile.mkdtemp(prefix="referee-"))
    try:
        folder.chmod(0o755)
        site = servers.install(folder / "site")
        shutil.copy2(KIT / "words.txt", site / "data/lists/referee.txt")
        with servers.start("lighttpd", site, folder / "lighttpd") as server:
            folders = {"HANGMAN_DATA_DIR": site / "data", "HANGMAN_STATE_DIR": server.state}
            subprocess.run([site / "hangman-cgi", "index"], env=folders, check=True,
                           stdout=subprocess.DEVNULL)
            yield server.url + MOUNT
    finally:
        shutil.rmtree(folder)


def means(url, cunning, *arguments):
    """What arena.py prints for one of our computers."""
    return json.loads(subprocess.check_output(
        [sys.executable, KIT / "arena.py", "--url", url, "--list", "referee", "--cunning", cunning,
         "--json", "-", *arguments]))


def words_of(id, folder):
    """A file with the entries of a shipped list, for the referee."""
    path = folder / f"{id}.txt"
    path.write_text("\n".join(load(id)))
    return path


def judge(judged, url, id, cunning, rule, folder):
    """Lets the referee judge a computer of ours on a shipped list."""
    report = judged("--rule", rule, "--url", url, "--list", id, "--cunning", cunning,
                    "--words", words_of(id, folder), "--lengths", "2", timeout=120)
    assert report.code == 0, (id, report.verdict, report.findings)
    assert report.cases


if __name__ == "__main__":
    with serving() as address:
        both = {cunning: means(address, cunning) for cunning in ("classic", "diabolical")}
    (KIT / "arena.json").write_text(json.dumps(both, indent=1) + "\n")
