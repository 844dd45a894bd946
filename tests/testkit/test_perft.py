"""Perft: the number of lines of choices from named positions. A changed figure is a changed rule."""

import pytest

from lacrimosa.rules import play
from lacrimosa.testkit.perft import perft
from lacrimosa.testkit.situation import Situation, situation

# (position, depth) -> lines, with the values of the Köchel edition: these change with it, or with a rule.
COUNTS = {
    ("opening", 2): 48,
    ("opening", 3): 327,
    ("opening", 4): 2223,
    ("poor traveller", 2): 33,
    ("poor traveller", 3): 139,
    ("poor traveller", 4): 771,
    ("rich requiem", 2): 387,
    ("rich requiem", 3): 3329,
    ("rich requiem", 4): 26947,
    ("two actions", 2): 242,
    ("two actions", 3): 2026,
    ("two actions", 4): 16092,
    ("solo", 2): 48,
    ("solo", 3): 327,
    ("solo", 4): 2226,
}


def positions() -> dict[str, Situation]:
    """Named positions that need no values of the edition to be understood."""
    rich = {"ducats": 30, "talent": 4, "journey": 4, "composition": 4}
    return {
        "opening": situation(2),
        "poor traveller": situation(2).seat(0, ducats=2, counters=(1, 0, 0)).acting("travel"),
        "rich requiem": situation(2).seat(0, **rich).acting("requiem"),  # type: ignore[arg-type]
        "two actions": situation(2).seat(0, **rich).acting("commission", "travel"),  # type: ignore[arg-type]
        "solo": situation(1, level="hard"),
    }


def test_one_choice_is_one_line() -> None:
    for name, game in positions().items():
        assert perft(game.state, 0) == 1
        assert perft(game.state, 1) == len(play.options(game.state)), name


@pytest.mark.both
@pytest.mark.parametrize(("name", "depth"), sorted(COUNTS))
def test_the_number_of_lines(name: str, depth: int) -> None:
    assert perft(positions()[name].state, depth) == COUNTS[name, depth]
