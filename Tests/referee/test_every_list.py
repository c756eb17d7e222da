"""Every shipped list and both computers before the referee, and their places in the arena; `make judge`."""

import json

import pytest

import our_server
from referee import HERE
from reference import shipped


# The referee reads words, which C# and C++ are not.
JUDGED = [id for id in shipped() if id != "programming-languages"]


@pytest.mark.parametrize("cunning, rule", [("classic", "random"), ("diabolical", "any")])
@pytest.mark.parametrize("id", JUDGED)
def test_plays_by_the_rule(judged, url, tmp_path, id, cunning, rule):
    our_server.judge(judged, url, id, cunning, rule, tmp_path)


def test_the_references_are_what_our_computers_do(url):
    for cunning, expected in json.loads((HERE / "arena.json").read_text()).items():
        assert our_server.means(url, cunning) == expected
