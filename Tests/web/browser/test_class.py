"""A class in one hour behind the documented proxy of three nodes, each pupil with a browser of its own."""

import pytest
from table import Table

pytestmark = [pytest.mark.long, pytest.mark.timeout(600)]

PUPILS = 12


class Pupil(Table):
    """A stranger, who notes whatever the browser did not get."""

    def __init__(self, context, url, lost):
        super().__init__(context.new_page(), url)
        self.page.set_default_timeout(30_000)
        self.page.on("requestfailed", lambda request: lost.append((request.url, request.failure)))
        self.page.on("response", lambda reply: reply.status >= 400 and lost.append((reply.url, reply.status)))
        self.page.on("pageerror", lambda error: lost.append(error))
        self.page.goto(url)
        self.said = ""

    def guess(self, letter):
        """Types a letter while the others play; a game that is over takes none."""
        if not self.dialog("end").is_visible():
            self.page.keyboard.press(letter.lower())
            self.said += letter


def test_twelve_browsers_play_by_turns_on_three_nodes_and_no_guess_is_lost(browser, proxy):
    server, nodes = proxy
    lost = []
    contexts = [browser.new_context(viewport={"width": 390, "height": 844}) for _ in range(PUPILS)]
    pupils = [Pupil(context, server.url, lost) for context in contexts]
    for pupil in pupils:
        pupil.ready()
    for letter in "ESIARNTOLCDUPMGHBY":
        for pupil in pupils:
            pupil.guess(letter)
    for pupil in pupils:
        pupil.page.wait_for_load_state("networkidle")
        game = pupil.game
        said = "".join(guess["letter"] for guess in game["guesses"])
        assert game["status"] != "playing" and said == pupil.said[:len(said)], (game, pupil.said)
    assert len({pupil.game["id"] for pupil in pupils}) == PUPILS
    assert lost == []
    kept = [len([file for file in node.state.glob("players/*/*") if len(file.name) == 62]) for node in nodes.values()]
    assert sum(kept) == PUPILS and min(kept) > 0
    for context in contexts:
        context.close()
