"""Perft: the number of lines of choices from named positions. A changed figure is a changed rule."""

import pytest

from lacrimosa.rules import play
from lacrimosa.testkit.perft import perft
from lacrimosa.testkit.situation import Situation, situation

# (position, depth) -> lines. Made by this very function; a rule change must explain a new figure.
COUNTS: dict[tuple[str, int], int] = {}


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


def test_printing_the_counts() -> None:
    """The figures in docs/tests.md are these."""
    for name, game in positions().items():
        assert perft(game.state, 0) == 1
        assert perft(game.state, 1) == len(play.options(game.state)), name


@pytest.mark.both
@pytest.mark.parametrize(("name", "depth"), sorted(COUNTS))
def test_the_number_of_lines(name: str, depth: int) -> None:
    assert perft(positions()[name].state, depth) == COUNTS[name, depth]
