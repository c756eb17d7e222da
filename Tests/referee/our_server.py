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


if __name__ == "__main__":
    with serving() as address:
        both = {cunning: means(address, cunning) for cunning in ("classic", "diabolical")}
    (KIT / "arena.json").write_text(json.dumps(both, indent=1) + "\n")
