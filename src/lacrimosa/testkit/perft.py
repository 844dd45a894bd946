"""Perft: how many lines of choices there are to a depth. One wrong option shows at once."""

from lacrimosa.rules import play
from lacrimosa.rules.state import State
from lacrimosa.testkit.situation import Situation, situation


def perft(state: State, depth: int) -> int:
    """The number of ways to make `depth` choices; lines that end the game earlier count once."""
    offered = play.options(state)
    if depth == 0 or not offered:
        return 1
    if depth == 1:
        return len(offered)
    return sum(perft(play.after(state, choice), depth - 1) for choice in offered)


def named_positions() -> dict[str, Situation]:
    """Positions to count from, which need no values of the edition to be understood."""
    rich = {"ducats": 30, "talent": 4, "journey": 4, "composition": 4}
    return {
        "opening": situation(2),
        "poor traveller": situation(2).seat(0, ducats=2, counters=(1, 0, 0)).acting("travel"),
        "rich requiem": situation(2).seat(0, **rich).acting("requiem"),  # type: ignore[arg-type]
        "two actions": situation(2).seat(0, **rich).acting("commission", "travel"),  # type: ignore[arg-type]
        "solo": situation(1, level="hard"),
    }
