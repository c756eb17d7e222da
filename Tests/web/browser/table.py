"""A player at the page: opens a game, guesses, reads."""

from playwright.sync_api import expect

LONGEST_PHRASE = "DO NOT COUNT YOUR CHICKENS BEFORE THEY HATCH"
WORDS = ["HANGMAN", "BEAR", "BOAR", "DEER", "DUCK", "HARE", "JEAN-PIERRE"]
ENDPOINT = "/cgi-bin/hangman-cgi"
# Milliseconds for what the page does at once: a machine with other work stalls for seconds.
PATIENCE = 15_000
HANGMAN = {"list": "words", "length": "7", "mistakes": "6", "evil": "false", "cunning": "classic"}


expect.set_options(timeout=PATIENCE)


def windows(page, *sizes):
    """Gives a page one window after the other; a test of many windows plays its game once."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        yield width, height


def strangers_room(browser, url, **form):
    """Returns the link to a room that somebody in another browser has made."""
    other = browser.new_context()
    reply = other.request.post(url + ENDPOINT + "/room", form={"mistakes": "8", **form})
    assert reply.ok, reply.text()
    link = f"{url}#room={reply.json()['id']}"
    other.close()
    return link


def copied(page):
    """The text that a page shares, once it is there."""
    text = page.locator("#copy-text")
    expect(text).not_to_have_value("")
    return text.input_value()


class Table:
    def __init__(self, page, url):
        page.set_default_timeout(PATIENCE)
        self.page = page
        self.url = url

    def post(self, path, **form):
        """A call with the page's cookie, but not by the page."""
        return self.page.request.post(self.url + ENDPOINT + path, form=form)

    def get(self, path):
        return self.page.request.get(self.url + ENDPOINT + path).json()

    def open(self, **settings):
        """Opens the page at a game with these settings; the default is honest, with HANGMAN."""
        assert self.post("/game", **{**HANGMAN, **settings}).ok
        self.page.goto(self.url)
        self.ready()
        return self

    def ready(self):
        expect(self.page.locator("#card")).to_have_attribute("aria-busy", "false")

    def known(self):
        """A player that the page knows already."""
        self.page.add_init_script("localStorage.hangman ??= JSON.stringify({ seen: true })")
        return self

    def again(self, **settings):
        """The same player at another game."""
        # A page at an end may still ask for its replay, which a game that has just begun lacks.
        self.page.goto(f"{self.url}/robots.txt")
        return self.open(**settings)

    def type(self, letters):
        """Types letters, each after the reply to the one before."""
        for letter in letters.upper():
            self.page.keyboard.press(letter.lower())
            self.settled(letter)

    def play_out(self, letters):
        """Types letters until the game is over."""
        for letter in letters:
            if self.game["status"] == "playing":
                self.type(letter)
        return self

    def settled_in_room(self, letters):
        """Plays a round of a room that was just begun to its end."""
        for name in ("room", "end"):
            expect(self.dialog(name)).to_be_hidden()
        self.gone_back()
        self.type(letters)
        expect(self.page.locator("#end-next button").first).to_be_visible()

    def settled(self, letter):
        expect(self.key(letter)).to_have_class("hit" if self.is_hit(letter) else "miss")

    def is_hit(self, letter):
        self.page.wait_for_function(
            "letter => /hit|miss/.test(document.querySelector(`#keys [value=${letter}]`).className)",
            arg=letter,
        )
        return self.key(letter).get_attribute("class") == "hit"

    def win(self):
        self.type("HANGM")
        expect(self.dialog("end")).to_be_visible()
        return self

    def lose(self):
        self.type("QWXZVJ")
        expect(self.dialog("end")).to_be_visible()
        return self

    def share_before(self, call, end):
        """Ends a game while a call of the page waits, and moves the focus to "Share" before its reply."""
        held = []
        self.page.route(call, lambda route: held.append(route), times=1)
        end()
        expect(self.dialog("end")).to_be_visible()
        while not held:
            self.page.wait_for_timeout(20)
        share = self.page.locator("#end-share")
        share.focus()
        held[0].continue_()
        expect(self.page.locator("#end-next button").first).to_be_visible()
        expect(share).to_be_focused()

    def key(self, letter):
        return self.page.locator(f"#keys [value={letter}]")

    def dialog(self, name):
        return self.page.locator(f"dialog#{name}")

    def do(self, name, within="body"):
        """Presses a button; what a phone's header lacks is in its menu, another game among the opponents."""
        button = self.page.locator(f"{within} [data-do={name}]:visible").first
        if within == "body" and name in ("new", "settings", "scores", "help", "together") and not button.count():
            self.page.locator("#menu-button").click()
            expect(self.dialog("menu")).to_be_visible()
            if not button.count():
                self.page.locator("#menu [data-do=opponents]").click()
                expect(self.dialog("opponents")).to_be_visible()
        button.click()

    def escape(self):
        """Presses Esc, and waits for what follows."""
        self.page.keyboard.press("Escape")
        self.gone_back()

    def gone_back(self):
        """Waits until the browser has gone back as far as views were closed: until then it drops keys."""
        open_views = "document.querySelectorAll('dialog[open]').length"
        self.page.wait_for_function(f"() => (history.state?.depth ?? 0) === {open_views}")

    @property
    def status(self):
        return self.page.locator("#said")

    @property
    def word(self):
        """The word as the board shows it, a hyphen for each hidden letter."""
        return "".join(self.page.locator("#word .cell").all_text_contents())

    @property
    def strokes(self):
        # A hand's straight stroke may be of no width, which Playwright takes for hidden.
        return self.page.locator("#picture .drawn").evaluate_all("all => all.filter((one) => one.checkVisibility({ visibilityProperty: true })).length")

    @property
    def game(self):
        return self.get("/game")
