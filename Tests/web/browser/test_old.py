"""The page without what browsers of 2022 lack, one feature at a time."""

import re

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.long

MISSING = {
    "Map.groupBy": "delete Map.groupBy; delete Object.groupBy;",
    "toHex": "delete Uint8Array.prototype.toHex;",
    "AbortSignal.timeout": "delete AbortSignal.timeout; delete AbortSignal.any;",
    "startViewTransition": "delete Document.prototype.startViewTransition;",
    "ARIA reflection": """for (const name of Object.getOwnPropertyNames(Element.prototype))
        if (name.startsWith('aria')) delete Element.prototype[name];""",
    "requestClose": "delete HTMLDialogElement.prototype.requestClose;",
    "crypto.subtle": "Object.defineProperty(crypto, 'subtle', { value: undefined });",
    "clipboard": "Object.defineProperty(navigator, 'clipboard', { value: undefined });",
}

# Without digests their module is not requested.
@pytest.mark.parametrize("names", [MISSING.keys() - {"crypto.subtle"}, {"crypto.subtle"}], ids=["all others", "crypto.subtle"])
def test_a_game_an_end_and_every_view_without(table, names):
    for name in sorted(names):
        table.page.add_init_script(MISSING[name])
    table.open().type("ZH")
    expect(table.key("Z")).to_have_attribute("aria-disabled", "true")
    table.win()
    for opener, dialog in [("replay", "replay"), ("share", "copy")]:
        table.do(opener, "#end")
        expect(table.dialog(dialog)).to_be_visible()
        table.escape()
    table.escape()
    for view in ("today", "scores", "settings"):
        table.do(view)
        expect(table.dialog(view)).to_be_visible()
        table.do("close", f"#{view}")
        expect(table.dialog(view)).to_be_hidden()
    table.do("new")
    expect(table.page.locator("#keys [aria-disabled=true]")).to_have_count(0)


def test_without_a_safe_connection_no_comparison_is_claimed(table):
    table.page.add_init_script(MISSING["crypto.subtle"])
    table.open().win()
    expect(table.page.locator("#proven")).to_contain_text("The word was promised at the start.")
    assert "compared" not in table.page.locator("#how").text_content()


def test_dialogs_stand_on_a_ground_of_their_own(table):
    """An unknown colour leaves the background transparent, and a dialog unreadable."""
    table.open()
    table.do("help")
    ground = table.dialog("help").evaluate("dialog => getComputedStyle(dialog).backgroundColor")
    assert re.fullmatch(r"rgb\(\d+, \d+, \d+\)", ground)
