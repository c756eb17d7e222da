"""Every shipped list and both computers before the referee; `make judge`."""

import pytest

import our_server
from reference import shipped


@pytest.mark.parametrize("cunning, rule", [("classic", "random"), ("diabolical", "any")])
@pytest.mark.parametrize("id", shipped())
def test_plays_by_the_rule(judged, url, tmp_path, id, cunning, rule):
    our_server.judge(judged, url, id, cunning, rule, tmp_path)
