"""No language of the page lacks a text, a place in one, or a plural form."""

import gzip
import os
import plistlib
import re

import pytest

from calls import REPOSITORY
from page_texts import GROUPS, LANGUAGES, TEXTS, forms, places, read

PARTS = [(code, group) for code in LANGUAGES for group in GROUPS]
# A sentence may have a number in words, or leave out what its language does not need.
MAY_LACK = {"hit": {"n"}, "all": {"n"}, "none": {"n"}}


def test_the_languages_are_those_that_the_page_offers():
    offered = re.search("languages = '([a-z -]+)'", (TEXTS.parent / "state.js").read_text())[1].split()
    assert sorted(offered) == LANGUAGES
    assert len(LANGUAGES) == 20


@pytest.mark.parametrize(("code", "group"), PARTS)
def test_a_language_says_all_that_english_says(code, group):
    texts, english = read(code, group)[0], read("en", group)[0]
    assert [name for name in texts if not name.startswith("list:")] == list(english)
    for name, text in ((name, text) for name, text in texts.items() if name in english):
        assert places(text) - {"n"} == places(english[name]) - {"n"}, name
        assert places(english[name]) - places(text) <= MAY_LACK.get(name, set()), name
        assert all(form.strip() for form in forms(text).values()), name
        assert [form.count("**") % 2 for form in forms(text).values()] == [0] * len(forms(text)), name


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
def test_a_language_has_a_title_for_each_english_list_and_each_difficulty(code):
    titles = {name.removeprefix("list:"): text for name, text in read(code)[0].items() if name.startswith("list:")}
    lists = [plistlib.loads(path.read_bytes()) for path in (REPOSITORY / "data/lists").glob("*.plist")]
    shipped = {re.sub(r" \([\d,]+\)$", "", content["title"]) for content in lists}
    assert set(titles) == shipped | {"English words", "English words, clean", "easy", "medium"}
    assert all(("{title}" in text) == (name in ("easy", "medium")) for name, text in titles.items())


@pytest.mark.parametrize(("code", "group"), PARTS)
def test_a_text_has_each_plural_form_of_its_language(code, group):
    texts, categories = read(code, group)
    for name, text in texts.items():
        assert isinstance(text, str) or set(text) == categories, name


# What is true of any number, and the places of a letter, which are never 21.
NEEDS_NO_NUMBER = {"none-had", "hit", "hit-honest"}


@pytest.mark.parametrize("group", GROUPS)
@pytest.mark.parametrize("code", ["ru", "uk"])
def test_a_form_that_also_stands_for_21_says_the_number(code, group):
    """Else "one word" would be said of 21, 31 or 1,001."""
    for name, text in read(code, group)[0].items():
        says = [form for form, words in forms(text).items() if "{n}" in words]
        assert not says or "one" in says or isinstance(text, str) or name in NEEDS_NO_NUMBER, name


@pytest.mark.parametrize("code", LANGUAGES)
def test_an_endgame_is_called_like_no_opponent_in_any_gender(code):
    """Both are on the sheet of a day. Only the end of a word tells a gender, as in "Zły" and "Zła"."""
    opponents = [read(code)[0][name] for name in ("honest", "gentle", "sly", "evil", "devil")]
    endgames = [read(code, "views")[0][f"endgame-{kind}"] for kind in ("easy", "hard", "evil")]
    assert len(set(endgames)) == 3
    alike = [(one, other) for one in endgames for other in opponents if len(os.path.commonprefix([one, other])) >= len(one) - 2]
    assert alike == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_stands_below_the_verdict_of_an_end_is_one_sentence(code):
    names = "found-with cornered-me perfect-text proved-text no-others close-call one-of dropped let-go"
    texts = [read(code, "views")[0][name] for name in names.split()]
    texts += [read(code)[0]["lost-text"], read(code, "replay")[0]["coach-enough"]]
    for form in (form for text in texts for form in forms(text).values()):
        assert re.findall("[.!?…]", form.removesuffix(".").removesuffix("!")) == [], form


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_first_loss_can_draw_what_stands_before_a_colon(code):
    """The end of a first loss draws it as a sentence; sign, belly and slips tell the rest."""
    drawn, _, rest = read(code, "views")[0]["one-of"].partition(":")
    assert drawn.count(" ") >= 2
    assert "{" not in drawn
    assert "{answer}" in rest


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_help_calls_views_by_their_names(code):
    help, views = read(code, "help")[0], read(code, "views")[0]
    assert views["replay-true"] in help["help-did"]
    assert any(views["your-code"] in text for name, text in help.items() if name != "your-code")


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_letter_of_the_help_is_in_the_words_that_are_struck_out_and_in_no_other(code):
    help = read(code, "help")[0]
    letter, *words = help["help-drawn"].split()
    assert [letter in word for word in words] == [False, False, True, True]
    # Both groups are smaller than the one that is kept.
    assert len({tuple(sign == letter for sign in word) for word in words}) == 3
    assert len({len(word) for word in words}) == 1
    assert f"**{letter}**" in help["help-dodge"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_drawn_animal_has_a_name_of_its_own(code):
    drawn = re.findall(r"^  \[$", (TEXTS.parent / "drawing/seats.js").read_text(), re.M)
    names = read(code, "scenes")[0]["animals"].split(", ")
    assert len(names) == len(set(names)) == len(drawn) == 16


@pytest.mark.parametrize(("code", "number", "letters"), [
    ("en", {"one": 1, "other": 2}, {"one": "letter", "other": "letters"}),
    ("pl", {"one": 1, "few": 3, "many": 5}, {"one": "litera", "few": "litery", "many": "liter"}),
    ("ru", {"one": 21, "few": 3, "many": 5}, {"one": "буква", "few": "буквы", "many": "букв"}),
    ("uk", {"one": 21, "few": 3, "many": 5}, {"one": "літера", "few": "літери", "many": "літер"}),
])
def test_the_forms_stand_under_their_own_names(code, number, letters):
    texts, categories = read(code)
    assert set(number) <= categories
    for form, word in letters.items():
        assert texts["letters-in-all"][form] == f"{{n}} {word}"


@pytest.mark.parametrize(("file", "attribute", "groups"), [
    ("index.html", "text|label", ["texts"]),
    ("views/views.html", "text|label", ["texts", "views"]),
    *(("views/views.html", view, [view]) for view in ("help", "replay", "code", "rooms")),
])
def test_every_name_in_the_markup_has_its_text(file, attribute, groups):
    names = re.findall(rf'data-(?:{attribute})="(.*?)"', (TEXTS.parent / file).read_text())
    assert names
    assert set(names) - {name for group in groups for name in read("en", group)[0]} == set()


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_language_weighs_at_most_3_kb_at_first(code):
    assert len(gzip.compress((TEXTS / f"{code}.js").read_bytes(), 9)) <= 3072
