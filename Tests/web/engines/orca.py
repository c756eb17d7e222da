"""A desktop without a person: what Orca says while a test plays in Firefox."""

import contextlib
import os
import pathlib
import re
import subprocess
import tempfile
import threading
import time
import tty

from selenium import webdriver

import drivers
import launch

# Seconds: after so long without speech the reader is done.
QUIET = 2
PATIENCE = 60
# The form of a spoken message in the log; the echo of a key and a whole page look otherwise.
UTTERANCE = re.compile(r"SPEECH OUTPUT: '(.*)'\{")


@contextlib.contextmanager
def desktop():
    """A screen with window manager, screen reader and Firefox; yields Firefox and the speech.

    Needs a session bus of its own: `dbus-run-session`.
    """
    with contextlib.ExitStack() as stack:
        home = pathlib.Path(stack.enter_context(tempfile.TemporaryDirectory(dir=launch.MEMORY)))
        os.environ.update(DISPLAY=stack.enter_context(launch.screen()), HOME=str(home))
        run = lambda *command: stack.enter_context(_running(*command))  # noqa: E731
        run("/usr/libexec/at-spi-bus-launcher", "--launch-immediately")
        key = "org.gnome.desktop.interface toolkit-accessibility true"
        subprocess.run(["gsettings", "set", *key.split()], check=True)
        run("openbox")
        # Without this Firefox waits for ever for its window to be maximised.
        _until(_is_managed, lambda: "openbox runs")
        # Firefox first: a reader that asks about every part of the window slows its start.
        firefox = stack.enter_context(_firefox())
        speech = Speech()
        run("orca", "--replace", f"--debug-file={speech.terminal}")
        _until(lambda: "Screen reader on." in speech.utterances, lambda: "Orca speaks")
        yield firefox, speech


class Speech(threading.Thread):
    """Collects the speech in Orca's log.

    The log is a terminal: to a file Orca writes only when a buffer is full.
    """

    def __init__(self):
        super().__init__(daemon=True)
        self.reading, writing = os.openpty()
        tty.setraw(writing)
        self.terminal = os.ttyname(writing)
        self.utterances = []
        self.latest = time.monotonic()
        self.start()

    def run(self):
        with open(self.reading, errors="replace") as log:
            for line in log:
                if "SPEECH OUTPUT" in line:
                    self.latest = time.monotonic()
                if found := UTTERANCE.search(line):
                    self.utterances.append(found[1])


@contextlib.contextmanager
def _running(*command):
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        process.terminate()
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextlib.contextmanager
def _firefox():
    options = webdriver.FirefoxOptions()
    options.binary_location = str(launch.FIREFOX)
    options.add_argument("--kiosk")
    options.set_preference("accessibility.force_disabled", -1)
    driver = webdriver.Firefox(options, launch.geckodriver())
    try:
        yield drivers.WebDriver(driver)
    finally:
        driver.quit()


def _is_managed():
    answer = subprocess.run(["xdotool", "get_num_desktops"], capture_output=True)
    return answer.returncode == 0


def _press(*names):
    subprocess.run(["xdotool", "key", "--delay", "50", *names], check=True)


def _until(fact, what, patience=PATIENCE):
    deadline = time.monotonic() + patience
    while not fact():
        assert time.monotonic() < deadline, f"not so: {what()}"
        time.sleep(0.1)


class Ears:
    """Presses real keys, and hears what is spoken after each."""

    def __init__(self, speech, player):
        self.speech = speech
        self.player = player
        self.before = 0

    @property
    def heard(self):
        """Returns the words that were spoken since the last key."""
        return self.speech.utterances[self.before :]

    def listen(self):
        """Forgets what was said until now, once it is quiet."""
        self._wait_for_quiet()
        self.before = len(self.speech.utterances)

    def key(self, *names):
        self.listen()
        _press(*names)
        return self

    def open(self, **settings):
        """Opens the page at a game and waits until the reader has read it; it sometimes misses one."""
        for _ in range(4):
            self.listen()
            self.player.open(**settings)
            with contextlib.suppress(AssertionError):
                _until(lambda: self._count("Finished loading Evil Hangman."), lambda: "it is read", 25)
                return self
        raise AssertionError(f"the page is not read: {self.heard}")

    def follow(self, fragment, control):
        """Opens a link and waits until the reader is at the control that gets the focus."""
        self.open()
        self.listen()
        self.player.visit(fragment)
        _until(lambda: self._count(control), lambda: f"“{control}” in {self.heard}")
        return self

    def go_to(self, name):
        """Tabs to the control of this name and waits until the reader is there too."""
        self.listen()
        for _ in range(60):
            if self.player.focus.startswith(name):
                _until(lambda: self._count(name), lambda: f"“{name}” in {self.heard}")
                return self
            _press("Tab")
            time.sleep(0.1)
        raise AssertionError(f"no way to {name}")

    def guess(self, letter):
        """Types it into the field that has the focus."""
        return self.key(letter.lower(), "Return")

    def hears(self, *sentences):
        """Each of these sentences is spoken once, and not again before it is quiet."""
        for sentence in sentences:
            _until(lambda: self._count(sentence), lambda: f"“{sentence}” in {self.heard}")
        self._wait_for_quiet()
        for sentence in sentences:
            assert self._count(sentence) == 1, f"“{sentence}” once in {self.heard}"
        return self

    def has_heard(self, sentence):
        """This sentence was spoken, perhaps again with the control that it describes."""
        assert self._count(sentence), f"“{sentence}” in {self.heard}"
        return self

    def _count(self, sentence):
        return " | ".join(self.heard).count(sentence)

    def _wait_for_quiet(self):
        while time.monotonic() - self.speech.latest < QUIET:
            time.sleep(0.1)
