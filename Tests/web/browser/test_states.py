"""Every state of the page, visited once: it fits each window, and passes axe."""

import pytest

import states
from test_access import passes_axe_and_what_axe_lacks
from test_fit import FITS, OVERFLOW

SIZES = [(320, 480), (390, 664), (390, 844), (568, 320), (844, 390), (1280, 800), (3440, 1440)]


@pytest.mark.each
@pytest.mark.parametrize("state", states.STATES, ids=lambda state: state.__name__)
def test_every_state_can_be_read_by_all_and_fits(table, faults, state):
    state(table)
    passes_axe_and_what_axe_lacks(table.page)
    if state is states.offline:
        faults.clear()
    else:
        fits(table.page)


def fits(page):
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(OVERFLOW) == FITS, width
        for dialog in page.locator("dialog[open]").all():
            box = dialog.bounding_box()
            assert box["x"] >= 0 and box["y"] >= 0
            assert box["x"] + box["width"] <= width and box["y"] + box["height"] <= height
            assert dialog.evaluate("d => d.scrollWidth - d.clientWidth") <= 0
