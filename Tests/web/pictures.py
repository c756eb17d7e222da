"""Makes the pictures of the documents, link previews and icons again: `scripts/slow/pictures`.

docs/pictures/shown.json records the texts and the game that each picture of the documents shows. A test compares them
with the present page and words.
"""

import json
import pathlib
import re
import sys
import tempfile

from playwright.sync_api import sync_playwright

import page_texts
import servers
from calls import REPOSITORY
from conftest import compile_lists

DOCS, PUBLIC = REPOSITORY / "docs/pictures", REPOSITORY / "public"
SHOWN = DOCS / "shown.json"
ODDS = re.compile(r"About (\d+) in (\d+) wins?")
ICONS = {"icons/icon-180.png": 180, "icons/icon-192.png": 192, "icons/icon-512.png": 512}
HOST = "hangman.example.org"
# The words of a class, and the letters that its pupils say, word by word.
WORDS = ("OTTER\tjuggles stones", "HERON\tstands on one leg", "BADGER\tdigs at night", "LYNX\thas tufted ears")
PUPILS = (
    ("EATRSO", "EANRHO", "EARDBG", "EAIOLNYX"), ("AEIOTR", "AEIOSHRN", "AEBDGR", "AEIOSUYLNX"),
    ("ETOR", "EHRON", "EASIDBGR"), ("OTERX", "AIOEUSLTMN", "ABDEGR"), ("SAIEOTR",),
)
# Plays the rounds of a room by the letters given, in a pupil's page.
PLAYED = """async ([room, rounds]) => {
  const post = (path, form) =>
    fetch(`cgi-bin/hangman-cgi${path}`, { method: 'POST', body: new URLSearchParams(form) });
  for (const letters of rounds) {
    await post('/game', { room });
    for (const letter of letters) await post('/guess', { letter });
  }
}"""
GAME = {"list": "words", "length": 9, "mistakes": 10, "evil": "true", "cunning": "classic", "seed": 7}


def main():
    folder = pathlib.Path(tempfile.mkdtemp(prefix="hangman-"))
    folder.chmod(0o755)
    site = servers.install(folder / "site")
    with servers.start("lighttpd", site, folder / "server") as server, sync_playwright() as engine:
        compile_lists(site, server.state)
        browser = engine.chromium.launch(executable_path="/usr/bin/chromium-headless-shell")
        shoot(browser, server.url, DOCS / "phone.png", (390, 844), "light", "EASINRT")
        shoot(browser, server.url, DOCS / "first.png", (390, 844), "light", "")
        shoot(browser, server.url, DOCS / "replay.png", (800, 900), "light", "EASINORTLCUDPMHGBYFVKW", replay)
        shoot(browser, server.url, PUBLIC / "picture.png", (1200, 630), "dark", "EASINRT")
        for name, size in ICONS.items():
            icon(browser, server.url, PUBLIC / name, size)
        browser.close()
        # A link of a room shows the host: one that means nothing, in a browser that knows it.
        host = server.url.split("/")[2]
        named = server.url.replace(host, HOST)
        browser = engine.chromium.launch(executable_path="/usr/bin/chromium-headless-shell", args=[
            f"--host-resolver-rules=MAP {HOST} {host}",
            f"--unsafely-treat-insecure-origin-as-secure=http://{HOST}",
        ])
        a_class(browser, named)
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
    if path.parent == DOCS:
        note(path.name, shown_by(page), game_of(page, GAME, letters) if letters else None)
    context.close()


def shown_by(page):
    """The text that the page shows, without other than the topmost dialog."""
    return page.evaluate("([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body).innerText")


def game_of(page, form, letters):
    """The settings and letters of the player's game, and the numbers that it shows."""
    reply = page.evaluate("async () => (await fetch('cgi-bin/hangman-cgi/game')).json()")
    return {"form": form, "letters": letters[:len(reply["guesses"])], "left": reply["left"]}


def note(picture, text, game=None):
    """Records what a picture shows."""
    shown = json.loads(SHOWN.read_text()) if SHOWN.exists() else {}
    shown[picture] = {"texts": page_texts.found_in(text), "odds": sorted({f"{won}/{of}" for won, of in ODDS.findall(text)})}
    if game:
        shown[picture]["game"] = game
    SHOWN.write_text(json.dumps(shown, indent=1, ensure_ascii=False, sort_keys=True) + "\n")


def replay(page):
    page.locator("#end-replay").click()
    page.wait_for_selector("#turns .answer")


def a_class(browser, url):
    """A class as docs/rooms.md shows it: its form, a pupil's phone, the projector, and the table."""
    context = browser.new_context(color_scheme="light", reduced_motion="reduce")
    page = context.new_page()
    # Without a whole screen, which has no size of ours.
    page.add_init_script("Element.prototype.requestFullscreen = undefined")
    show(page, (800, 560))
    page.goto(url)
    page.wait_for_selector("#card[aria-busy=false]")
    page.locator("#menu-button").click()
    page.locator("#menu [data-do=together]").click()
    page.get_by_role("button", name="A class").click()
    page.get_by_label("Title").fill("Animals of the forest")
    page.locator("#making-lines").fill("\n".join(line.replace("\t", " = ") for line in WORDS))
    page.locator("#making-more summary").click()
    page.locator("#making-scene").select_option("snowman")
    show(page, (800, 560), DOCS / "room-form.png")
    page.get_by_role("button", name="Make the link").click()
    page.get_by_role("button", name="Share").click()
    link = page.locator("#copy-text").input_value()
    page.keyboard.press("Escape")
    pupil = browser.new_context(color_scheme="light", reduced_motion="reduce").new_page()
    pupil.goto(link)
    pupil.locator("#room .turn button").wait_for()
    show(pupil, (390, 700), DOCS / "room-phone.png")
    pupil.context.close()
    for rounds in PUPILS:
        pupil = browser.new_context().new_page()
        pupil.goto(url)
        pupil.evaluate(PLAYED, [re.search(r"room=(\w+)", link)[1], rounds])
        pupil.context.close()
    page.locator("#room-table tbody tr").nth(len(PUPILS) - 1).wait_for(timeout=20_000)
    page.get_by_role("button", name="On the projector").click()
    show(page, (1280, 720), DOCS / "room-projector.png")
    page.get_by_role("button", name="Back").click()
    # The first seat is the phone's, on which nobody has played.
    for seat, name in enumerate(("Ada", "Bruno", "Chidi", "Dora", "Emre"), 2):
        page.get_by_label(f"Name of seat {seat}").fill(name)
    page.locator(".words summary").click()
    page.evaluate("document.activeElement.blur(); document.querySelector('#room').scrollTo(0, 0)")
    show(page, (1280, 1080), DOCS / "room.png")
    context.close()


def show(page, size, path=None):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_timeout(500)
    if path:
        page.screenshot(path=path)
        note(path.name, shown_by(page))


def icon(browser, url, path, size):
    context = browser.new_context(viewport={"width": size, "height": size})
    page = context.new_page()
    page.goto(f"{url}/icon.svg")
    page.screenshot(path=path, omit_background=True)
    context.close()


if __name__ == "__main__":
    sys.exit(main())
