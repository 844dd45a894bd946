"""Perft: the number of lines of choices from named positions. A changed count is a changed rule."""

import json
from pathlib import Path

import pytest

from lacrimosa.rules import play
from lacrimosa.testkit.perft import named_positions, perft

# Position -> depth -> lines, with the values of the Köchel edition; tools/remake counts anew.
COUNTS = json.loads(Path(__file__).with_name("perft.json").read_text(encoding="utf-8"))


def test_one_choice_is_one_line() -> None:
    for name, game in named_positions().items():
        assert perft(game.state, 0) == 1
        assert perft(game.state, 1) == len(play.options(game.state)), name


def test_every_position_is_counted() -> None:
    assert list(COUNTS) == list(named_positions())


@pytest.mark.both
@pytest.mark.parametrize(("name", "depth"), [(name, depth) for name in COUNTS for depth in COUNTS[name]])
def test_the_number_of_lines(name: str, depth: str) -> None:
    assert perft(named_positions()[name].state, int(depth)) == COUNTS[name][depth]
