"""The program on a command line, and started for requests by a user that is not root."""

import os
import pathlib
import plistlib
import shutil
import subprocess

import calls

# A variable for another build than that of `make build`.
PROGRAM = pathlib.Path(os.environ.get("PROGRAM", calls.PROGRAM)).resolve()
# For scripts/package/deb: packs that program in a quarter of the time.
PACKING = os.environ | {"PROGRAM": str(PROGRAM), "XZ_LEVEL": "1"}
USER = "www-data"


class Tool:
    """The program on a command line, and as a web server of another user starts it."""

    program = PROGRAM

    def __init__(self, folder):
        self.data = folder / "data"
        self.state = folder / "state"
        self.environment = {
            "HANGMAN_DATA_DIR": str(self.data),
            "HANGMAN_STATE_DIR": str(self.state),
            "HANGMAN_USER": USER,
        }
        (self.data / "lists").mkdir(parents=True)
        (self.data / "words.plist").write_bytes(plistlib.dumps(["BEAR", "BOAR", "DEER", "DUCK"]))
        self.state.mkdir(mode=0o700)
        shutil.chown(self.state, USER, USER)

    def run(self, *command, **settings):
        return subprocess.run(
            [PROGRAM, *command], env=self.environment | settings,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=60,
        )

    def requests(self, **settings):
        return AsServer(self.state, self.data, "setpriv", self.environment | settings)

    def player(self, **settings):
        return self.requests(**settings).player()


class AsServer(calls.Direct):
    def run(self, environment, body=b"", arguments=()):
        return super().run(
            environment, body, [f"--reuid={USER}", f"--regid={USER}", "--clear-groups", PROGRAM]
        )
