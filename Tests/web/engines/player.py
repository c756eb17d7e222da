"""A player at the page in any browser: opens, presses, types, and sees what can be seen."""

import time

from drivers import PATIENCE

ENDPOINT = "/cgi-bin/hangman-cgi"
PENGUIN = {"list": "one-word", "length": "7", "mistakes": "6", "evil": "false", "cunning": "classic"}

# Helpers for each function: `top` is the topmost dialog or the page, `named` a control by its name.
COMMON = """
const open = [...document.querySelectorAll('dialog[open]')];
const top = document.activeElement?.closest('dialog') ?? open.at(-1) ?? document.body;
const shown = (element) => element.getClientRects().length > 0
  && getComputedStyle(element).visibility === 'visible';
const textOf = (element) => {
  const copy = element.cloneNode(true);
  for (const silent of copy.querySelectorAll('[aria-hidden=true]')) silent.remove();
  return copy.textContent.replace(/\\s+/g, ' ').trim();
};
const nameOf = (element) => element.getAttribute('aria-label')
  || [...(element.labels ?? [])].map(textOf).join(' ') || textOf(element);
const controls = () => [...top.querySelectorAll('button, summary, a[href], input, select, textarea')]
  .filter((element) => shown(element) && !element.disabled);
const keys = () => [...document.querySelectorAll('#keys button')];
const named = (name) => controls().find((control) => nameOf(control) === name)
  ?? controls().find((control) => nameOf(control).startsWith(name));
"""


def function(body, *parameters):
    return f"({', '.join(parameters)}) => {{ {COMMON} return {body}; }}"


class Player:
    def __init__(self, driver, server):
        self.driver = driver
        self.server = server

    def forget(self):
        """Starts without cookie and without storage."""
        self._beside("/forget", {})
        self.driver.run("() => { try { localStorage.clear(); } catch { /* it is off */ } }")
        return self

    def open(self, **settings):
        """Opens the page at a game with these settings, by default an honest one of PENGUIN."""
        status, _ = self._beside("/game", {**PENGUIN, **settings})
        assert status == 201
        return self.visit()

    def _beside(self, path, form):
        """A call from the page's origin, with its cookies, but not by the page."""
        self.driver.go(f"{self.server.url}/robots.txt")
        return self.call(path, form)

    def call(self, path, form=None):
        """Status and reply of a call with the browser's cookie."""
        return self.driver.run(
            """async (url, form) => {
              const body = form && { method: 'POST', body: new URLSearchParams(form) };
              const reply = await fetch(url, body);
              const text = await reply.text();
              return [reply.status, text ? JSON.parse(text) : null];
            }""",
            self.server.url + ENDPOINT + path,
            form,
        )

    def visit(self, fragment=""):
        """Opens the page again, with the game that the server has for this player."""
        self.driver.go("about:blank")
        self.driver.go(f"{self.server.url}/{fragment}")
        return self.ready()

    def ready(self):
        busy = "document.querySelector('#card')?.getAttribute('aria-busy')"
        self.until(lambda: self.driver.run(f"() => {busy}") == "false", "the page is ready")
        return self

    def until(self, fact, what):
        """Waits until this is true; a failure shows the last state."""
        deadline = time.monotonic() + PATIENCE
        while not fact():
            assert time.monotonic() < deadline, f"not so: {what}\n{self.shown}"
            time.sleep(0.03)

    # Actions of a player

    def press(self, name):
        """Clicks the control of this name, or one whose name begins with it, in the topmost dialog."""
        found = []
        self.until(lambda: found.append(self._control(name)) or found[-1], f"“{name}” is there")
        self.driver.click(found[-1])
        return self

    def try_to_press(self, name):
        """Activates the control of this name if it is in the topmost dialog right now."""
        self.driver.run(function("named(name)?.click()", "name"), name)

    def _control(self, name):
        return self.driver.find(function("named(name)", "name"), name)

    def key(self, name):
        self.driver.key(name)
        return self

    def type(self, letters):
        """Types letters, each after the reply to the one before."""
        for letter in letters:
            self.key(letter.lower())
            self.until(lambda: self.state(letter) in ("hit", "miss"), f"{letter} is answered")
        return self

    def play_out(self):
        """Types letters until the game is over, rare ones first."""
        for letter in "JQXZVKWFBYGPHMDULCNORTSIAE":
            if self.game["status"] == "playing":
                self.type(letter)
        self.until(lambda: self.key("Escape").shown.startswith("Evil Hangman"), "the end is closed")
        return self

    def choose(self, name, value):
        """Sets the slider or choice of this name, once it has the value, with the events of a person's change."""
        done = """(() => {
          const control = named(name);
          const before = control.value;
          control.value = value;
          if (control.value !== String(value)) {
            control.value = before;
            return false;
          }
          for (const type of ['input', 'change'])
            control.dispatchEvent(new Event(type, { bubbles: true }));
          return true;
        })()"""
        chosen = function(done, "name", "value")
        self.until(lambda: self.driver.run(chosen, name, value), f"“{name}” can be {value}")
        return self

    # Perceptions of a player

    @property
    def shown(self):
        """The text of the topmost dialog or the page, on one line."""
        return self.driver.run(function("top.innerText.replace(/\\s+/g, ' ').trim()"))

    def sees(self, *texts):
        for text in texts:
            self.until(lambda: text in self.shown, f"“{text}” is shown")
        return self

    @property
    def title(self):
        """The name of the topmost dialog; "" is the board."""
        title = """(() => {
          if (top === document.body) return '';
          const heading = document.getElementById(top.getAttribute('aria-labelledby'));
          return top.getAttribute('aria-label') ?? nameOf(heading);
        })()"""
        return self.driver.run(function(title))

    def is_at(self, name):
        """Waits until this dialog is the topmost."""
        self.until(lambda: self.title == name, f"“{name}” lies uppermost")
        return self

    @property
    def focus(self):
        """The name of the control that has the focus."""
        return self.driver.run(function("nameOf(document.activeElement)"))

    def has_focus(self, name):
        self.until(lambda: self.focus == name, f"“{name}” has the focus")
        return self

    def state(self, letter):
        """`hit` or `miss` once the letter was tried, by the name of its key."""
        name = self.driver.run(
            function("keys().map(nameOf).find((name) => name.startsWith(start))", "start"),
            f"{letter}, ",
        )
        return {f"{letter}, in the word": "hit", f"{letter}, not in the word": "miss"}.get(name)

    def value(self, selector):
        return self.driver.run("(selector) => document.querySelector(selector).value", selector)

    def style(self, selector, *properties):
        """Computed values of the first element that the selector finds."""
        return self.driver.run(
            """(selector, names) => {
              const style = getComputedStyle(document.querySelector(selector));
              return names.map((name) => style.getPropertyValue(name));
            }""",
            selector,
            list(properties),
        )

    @property
    def game(self):
        return self.call("/game")[1]
