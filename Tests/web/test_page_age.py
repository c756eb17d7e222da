"""The page's code needs no younger browser than those it promises to run in.

This reads the code; `make browsers` is the proof. Names of JavaScript that the data does not know are checked
by `lib` in deno.json.
"""

import pytest

import age
from calls import REPOSITORY

PUBLIC = REPOSITORY / "public"
# The page tests for these before it uses them.
OPTIONAL = {
    "createPolicy",
    "createScriptURL",
    "share",
    "exitFullscreen",
    "requestFullscreen",
    "fullscreenElement",
    # A long label breaks with a hyphen where the browser knows how.
    "hyphens",
    # A list that goes on fades at its end; it scrolls where it cannot.
    "-webkit-mask-image",
    "mask-image",
    # Known where a system forces colours.
    "forced-color-adjust",
    # A link or code is selected whole by a tap; a button copies it too.
    "user-select",
    # Lines of nearly the same length are prettier.
    "text-wrap",
    # A printed name is as wide as its text; where the browser cannot do that, it has a fixed width.
    "field-sizing",
    # Fields of our own: those of a board and of rooms that were taken along; a room's, not that of an event of speech; an
    # endgame's; an attribute of an element that is to be made.
    "turn",
    "added",
    "results",
    "lines",
    "number",
    "role",
    # The data is older than Firefox 112, which has it.
    "inert",
}


@pytest.fixture(scope="module")
def known():
    return age.data()


def texts(pattern):
    return "\n".join(path.read_text() for path in sorted(PUBLIC.glob(pattern)))


def test_the_style_sheets_need_no_younger_browser(known):
    assert set(age.young_css(texts("**/*.css"), known)) - OPTIONAL == set()


def test_the_scripts_need_no_younger_browser(known):
    assert set(age.young_scripts(texts("**/*.js"), known)) - OPTIONAL == set()


@pytest.mark.parametrize(
    ("css", "young"),
    [
        ("p { color: light-dark(red, blue); width: clamp(1px, 2vw, 3px) }", ["light-dark()"]),
        ("p { color: color-mix(in oklab, red, blue) }", ["color-mix()"]),
        ("p { color: red; b { color: red } }", ["nested: b"]),
        ("p:not(:has(b))::before { content: 'a:b{' }", [":has"]),
        ("@media (width > 3rem) { p { text-wrap: balance } }", ["text-wrap"]),
        ("@starting-style { p { color: red } }", ["@starting-style"]),
        ("p { float: inline-start; text-align: start }", ["float: inline-start"]),
        ("@container (width > 3rem) { p { container-type: inline-size } }", []),
    ],
)
def test_what_is_too_young_in_a_style_sheet_is_seen(known, css, young):
    assert age.young_css(css, known) == young


def test_what_is_too_young_in_a_script_is_seen(known):
    assert age.young_scripts("key.ariaPressed = element.checkVisibility()", known) == [
        "ariaPressed",
        "checkVisibility",
    ]
    assert age.young_scripts("game.letters = element.closest('p').at(-1)", known) == []
