"""Random hands on a page whose answers come late: afterwards the page shows what the server has, and goes on."""

import os
import random

import pytest

from table import ENDPOINT, strangers_room

pytestmark = pytest.mark.long

# Each request and each answer waits, most a little and some long. `waiting` counts those on their way.
SLOWLY = """(() => {
  const quick = window.fetch;
  window.waiting = 0;
  const late = () => new Promise((done) => setTimeout(done, SLOWEST * Math.random() ** 3));
  window.fetch = async (...request) => {
    window.waiting += 1;
    await late();
    try {
      return await quick(...request);
    } finally {
      await late();
      setTimeout(() => { window.waiting -= 1; }, 50);
    }
  };
})()"""

# Presses a button of the topmost view: its main one, or any that loses nothing for good.
PRESS = """([chance, isMain]) => {
  const view = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const found = [...view.querySelectorAll(isMain ? '.main' : 'button, summary')].filter((one) =>
    one.checkVisibility() && !one.disabled && !one.closest('#keys') &&
    !/forget|print|report/.test(one.dataset.do) && !/Close the room|Forget|Print/.test(one.textContent));
  found[Math.floor(chance * found.length)]?.click();
}"""

SHOWN = """async () => {
  const { state } = await import('./state.js');
  const { isAway } = await import('./game.js');
  const open = [...document.querySelectorAll('dialog[open]')];
  return {
    id: state.game?.id,
    guesses: state.game?.guesses.map(({ letter }) => letter).join('') ?? '',
    status: state.game?.status,
    turn: document.documentElement.dataset.turn,
    isAway: isAway(),
    pending: state.pending.size,
    isClosed: state.endClosed === state.game?.id,
    open: open.map(({ id }) => id),
    ends: open.filter(({ id }) => id === 'end').map(({ dataset }) => dataset.game),
    busy: document.querySelector('#card').getAttribute('aria-busy'),
  };
}"""


def quiet(page):
    """Waits until no request has been on its way for a second."""
    still = 0
    for _ in range(400):
        page.wait_for_timeout(100)
        still = 0 if page.evaluate("window.waiting") else still + 1
        if still == 10:
            return
    raise AssertionError("the page asks for ever")


def ask(page, path, **form):
    """Returns the endpoint's reply to this browser, asked for as another tab would."""
    return page.evaluate("""([path, form]) => {
      const request = form && { method: 'POST', body: new URLSearchParams(form) };
      return fetch(path, request).then((reply) => reply.json());
    }""", [ENDPOINT + path, form or None])


def play(page, url, chance, links):
    """Does something at random; what it did is in the output of a failed test."""
    which = chance.random()
    if which < 0.35:
        act, do = "type", lambda: page.keyboard.press(chance.choice("eariotnslcudpmhgbfywkvxzjq"))
    elif which < 0.75:
        act, do = "press", lambda: page.evaluate(PRESS, [chance.random(), chance.random() < 0.4])
    elif which < 0.8:
        act, do = "escape", lambda: page.keyboard.press("Escape")
    elif which < 0.83:
        act, do = "back", page.go_back
    elif which < 0.92:
        act, do = "follow", lambda: page.evaluate("link => { location.hash = link.split('#')[1]; }", chance.choice(links))
    elif which < 0.95:
        act, do = "reload", page.reload
    else:
        act, do = "another tab", lambda: ask(page, "/game", list="medium", length="5", evil="true")
    print(act)
    do()
    if not page.url.startswith(url):
        page.goto(url)
    page.wait_for_timeout(chance.choice([0, 0, 30, 100, 400, 1200]))


def check(page):
    """The page shows the server's game, has nothing left to wait for, and answers one more letter."""
    # Whoever comes back to the tab sees what happened in another one.
    page.evaluate("dispatchEvent(new Event('focus'))")
    quiet(page)
    shown, own = page.evaluate(SHOWN), ask(page, "/game")
    assert shown["id"] and shown["pending"] == 0 and shown["busy"] == "false"
    if not shown["isAway"]:
        assert (shown["id"], shown["guesses"]) == (own["id"], "".join(one["letter"] for one in own["guesses"]))
    if shown["status"] != "playing" and not shown["isAway"]:
        assert shown["open"] or shown["isClosed"], "the end is not shown"
    assert set(shown["ends"]) <= {shown["id"]}
    if shown["status"] == "playing" and not shown["open"] and shown["turn"] != "other":
        letter = next(one for one in "QZXJVKWYFBGP" if one not in shown["guesses"])
        page.keyboard.press(letter.lower())
        page.wait_for_function("letter => /hit|miss/.test(document.querySelector(`#keys [value=${letter}]`).className)",
                               arg=letter)


@pytest.mark.parametrize("place", ["alone", "rooms"])
@pytest.mark.parametrize("seed", range(int(os.environ.get("HANDS", "8"))))
def test_after_random_hands_page_and_server_agree(browser, page, lighttpd, seed, place):
    chance = random.Random(f"{place} {seed}")
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.add_init_script(SLOWLY.replace("SLOWEST", chance.choice(["200", "800", "2000"])))
    links = ["#today", "#list=medium&length=6&mistakes=6&evil=true&seed=7"] if place == "alone" else []
    rooms = [
        strangers_room(browser, lighttpd.url, words="HARE\nBEAR\nSEAL"),
        strangers_room(browser, lighttpd.url, words="QUOKKA"),
        strangers_room(browser, lighttpd.url, words="HARE\nBEAR", board="shared"),
    ]
    page.goto(chance.choice(rooms) if place == "rooms" else lighttpd.url)
    for _ in range(chance.randint(10, 30)):
        play(page, lighttpd.url, chance, [*links, *rooms])
    quiet(page)
    check(page)
    assert errors == []
