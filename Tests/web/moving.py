"""Makes docs/pictures/game.webp, the moving picture of a game in README: `scripts/slow/pictures moving`."""

import io
import pathlib
import sys
import tempfile

from PIL import Image
from playwright.sync_api import sync_playwright

import servers
from calls import REPOSITORY
from conftest import compile_lists
from pictures import game_of, note, replay, shown_by

PATH = REPOSITORY / "docs/pictures/game.webp"
SIZE = {"width": 760, "height": 640}
# A game that any build plays alike, because the classic rule decides it and its seed is given.
GAME = {"list": "medium", "length": 6, "mistakes": 6, "evil": "true", "cunning": "classic", "seed": 1}
LETTERS = "EASIORNTLUCDPMHGBYFVKWJXQZ"
# Milliseconds that a picture is shown: the first, one after a guess, the end, the replay.
FIRST, GUESS, END, REPLAY = 1500, 1100, 3000, 4000
BYTES = 300_000


def main():
    folder = pathlib.Path(tempfile.mkdtemp(prefix="hangman-"))
    folder.chmod(0o755)
    site = servers.install(folder / "site")
    with servers.start("lighttpd", site, folder / "server") as server, sync_playwright() as engine:
        compile_lists(site, server.state)
        browser = engine.chromium.launch(executable_path="/usr/bin/chromium-headless-shell")
        pictures = played(browser, server.url)
        browser.close()
    images = [Image.open(io.BytesIO(png)).convert("RGB") for png, _ in pictures]
    images[0].save(
        PATH, save_all=True, append_images=images[1:], duration=[shown for _, shown in pictures], loop=0,
        quality=60, method=6, minimize_size=True,
    )
    size = PATH.stat().st_size
    print(f"{PATH.relative_to(REPOSITORY)}: {len(images)} pictures, {size:,} bytes")
    return 0 if size <= BYTES else f"more than {BYTES:,} bytes"


def played(browser, url):
    """Screenshots of a game and its replay, each with the milliseconds for which it is shown."""
    context = browser.new_context(viewport=SIZE, color_scheme="dark", reduced_motion="reduce")
    page = context.new_page()
    page.request.post(f"{url}/cgi-bin/hangman-cgi/game", form=GAME)
    page.goto(url)
    page.wait_for_selector("#card[aria-busy=false]")
    pictures = [(shot(page), FIRST)]
    for letter in LETTERS:
        if page.locator("html").get_attribute("data-status") != "playing":
            break
        page.keyboard.press(letter.lower())
        page.wait_for_selector(f"#keys [value={letter}]:is(.hit, .miss)", state="attached")
        pictures.append((shot(page), GUESS))
    pictures[-1] = (pictures[-1][0], END)
    shown, game = shown_by(page), game_of(page, GAME, LETTERS)
    replay(page)
    pictures.append((shot(page), REPLAY))
    note(PATH.name, f"{shown}\n{shown_by(page)}", game)
    context.close()
    return pictures


def shot(page):
    page.wait_for_timeout(700)
    return page.screenshot()


if __name__ == "__main__":
    sys.exit(main())
