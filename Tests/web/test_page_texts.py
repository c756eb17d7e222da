"""No language of the page lacks a text, a place in one, or a plural form."""

import gzip
import re

import pytest

from page_texts import LANGUAGES, TEXTS, forms, places, read

MODULES = [(code, suffix) for code in LANGUAGES for suffix in ("", "-help", "-replay", "-code")]
# A sentence may have a number in words, or leave out what its language does not need.
MAY_LACK = {"hit": {"n"}, "all": {"n"}, "none": {"n"}, "others": {"n"}}


def test_the_languages_are_those_that_the_page_offers():
    offered = re.findall(r"^  (\w\w): '\w+',$", (TEXTS.parent / "texts.js").read_text(), re.MULTILINE)
    assert sorted(offered) == LANGUAGES
    assert len(LANGUAGES) == 10


@pytest.mark.parametrize(("code", "suffix"), MODULES)
def test_a_language_says_all_that_english_says(code, suffix):
    texts, english = read(code, suffix)[0], read("en", suffix)[0]
    assert list(texts) == list(english)
    for name, text in texts.items():
        assert places(text) - {"n"} == places(english[name]) - {"n"}, name
        assert places(english[name]) - places(text) <= MAY_LACK.get(name, set()), name
        assert all(form.strip() for form in forms(text).values()), name
        assert [form.count("**") % 2 for form in forms(text).values()] == [0] * len(forms(text)), name


@pytest.mark.parametrize(("code", "suffix"), MODULES)
def test_a_text_has_each_plural_form_of_its_language(code, suffix):
    texts, categories = read(code, suffix)
    for name, text in texts.items():
        assert isinstance(text, str) or set(text) == categories, name


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


@pytest.mark.parametrize(("attribute", "suffix"), [("text", ""), ("label", ""), ("help", "-help")])
def test_every_name_in_the_markup_has_its_text(attribute, suffix):
    names = re.findall(rf'data-{attribute}="(.*?)"', (TEXTS.parent / "index.html").read_text())
    assert names
    assert set(names) - set(read("en", suffix)[0]) == set()


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_language_weighs_at_most_4_kb(code):
    assert len(gzip.compress((TEXTS / f"{code}.js").read_bytes(), 9)) <= 4096
