"""`planner` anchors the ratings: it and the levels below it choose as they always did."""

import json

from bots.recorded_choices import FILE, recorded_choices


def test_the_levels_without_a_network_choose_as_recorded() -> None:
    expected = json.loads(FILE.read_text(encoding="utf-8"))
    found = recorded_choices()
    assert len(found["planner"]) > 60
    assert found == expected
