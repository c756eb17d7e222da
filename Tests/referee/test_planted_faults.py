"""Every fault planted in the reference engine is caught by name; the engine itself is right."""

import pytest

from planted import ANY, CASES, CHOICE, COSTS, FAULTS, TIE_RULES, engine

COUNTLESS = {" {self.left}": ""}


@pytest.mark.parametrize("case, name, replacements", [pytest.param(*row, id=title)
                                                      for title, *row in FAULTS])
def test_is_caught_by_name(play, tmp_path, case, name, replacements):
    played = play(engine(tmp_path, replacements), case, timeout=2)
    assert played.names[:1] == [name], played.findings


def test_the_engine_has_none_of_them(play, tmp_path):
    assert play(engine(tmp_path, {}), *CASES).findings == []


def test_an_engine_that_shows_no_counts_is_judged_by_what_it_does(play, tmp_path):
    assert play(engine(tmp_path, COUNTLESS), *CASES).findings == []
    for title, case, _, replacements in FAULTS:
        if case.startswith(("repeated-", "non-")) or "mistake too" in title and "allowed" in title:
            assert play(engine(tmp_path, {**replacements, **COUNTLESS}), case).names, title
    for cost, case in (("self.left -= 1", "win-at-once"), ("pass", "after-the-loss")):
        assert play(engine(tmp_path, {COSTS: cost, **COUNTLESS}), case).names


@pytest.mark.parametrize("rule, also", [
    ("fewest", set()), ("rightmost", {"fewest"}), ("first", set()), ("fewest-first", {"fewest"})])
def test_a_tie_rule_is_right_where_it_is_asked_for(play, tmp_path, rule, also):
    results = play(engine(tmp_path, {CHOICE: f"kept = {TIE_RULES[rule]}"}), *CASES, rule=rule)
    found = results.under_each_rule()
    right = {rule, "largest", "any"} | also
    assert {asked for asked in found if not found[asked]} == right
    assert found["random"] == {"chance"}
    assert all(found[asked] == {"tie"} for asked in found.keys() - right - {"random"})


def test_any_family_is_right_where_any_is_allowed(play, tmp_path):
    found = play(engine(tmp_path, ANY), *CASES, rule="any").under_each_rule()
    assert not found["any"]
    assert found["largest"] == {"not-largest"}
