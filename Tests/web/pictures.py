"""Makes the pictures of README, link previews and icons again: `scripts/slow/pictures`."""

import pathlib
import sys
import tempfile

from playwright.sync_api import sync_playwright

import servers
from calls import REPOSITORY
from conftest import compile_lists

DOCS, PUBLIC = REPOSITORY / "docs/pictures", REPOSITORY / "public"
ICONS = {"icons/icon-180.png": 180, "icons/icon-192.png": 192, "icons/icon-512.png": 512}
GAME = {"list": "words", "length": 9, "mistakes": 10, "evil": "true", "cunning": "classic", "seed": 7}


def main():
    folder = pathlib.Path(tempfile.mkdtemp(prefix="hangman-"))
    folder.chmod(0o755)
    site = servers.install(folder / "site")
    with servers.start("lighttpd", site, folder / "server") as server, sync_playwright() as engine:
        compile_lists(site, server)
        browser = engine.chromium.launch(executable_path="/usr/bin/chromium")
        shoot(browser, server.url, DOCS / "game.png", (1280, 800), "dark", "EASINRT")
        shoot(browser, server.url, DOCS / "phone.png", (390, 844), "light", "EASINRT")
        shoot(browser, server.url, DOCS / "first.png", (390, 844), "light", "")
        shoot(browser, server.url, DOCS / "replay.png", (800, 900), "light", "EASINORTLCUDPMHGBYFVKW", replay)
        shoot(browser, server.url, PUBLIC / "picture.png", (1200, 630), "dark", "EASINRT")
        for name, size in ICONS.items():
            icon(browser, server.url, PUBLIC / name, size)
        browser.close()


def shoot(browser, url, path, size, scheme, letters, action=None):
    """A screenshot of the page after these guesses; without any, a new player's page."""
    viewport = {"width": size[0], "height": size[1]}
    context = browser.new_context(viewport=viewport, color_scheme=scheme, reduced_motion="reduce")
    page = context.new_page()
    if letters:
        page.request.post(f"{url}/cgi-bin/hangman-cgi/game", form=GAME)
    page.goto(url)
    page.wait_for_selector("#card[aria-busy=false]")
    for letter in letters:
        if page.locator("html").get_attribute("data-status") != "playing":
            break
        page.keyboard.press(letter.lower())
        page.wait_for_selector(f"#keys [value={letter}]:is(.hit, .miss)", state="attached")
    if action:
        action(page)
    page.wait_for_timeout(500)
    page.screenshot(path=path)
    context.close()


def replay(page):
    page.locator("#end-replay").click()
    page.wait_for_selector("#turns .answer")


def icon(browser, url, path, size):
    context = browser.new_context(viewport={"width": size, "height": size})
    page = context.new_page()
    page.goto(f"{url}/icon.svg")
    page.screenshot(path=path, omit_background=True)
    context.close()


if __name__ == "__main__":
    sys.exit(main())
