"""Perft: how many lines of choices there are to a depth. One wrong option shows at once."""

from lacrimosa.rules import play
from lacrimosa.rules.state import State


def perft(state: State, depth: int) -> int:
    """The number of ways to make `depth` choices; lines that end the game earlier count once."""
    offered = play.options(state)
    if depth == 0 or not offered:
        return 1
    if depth == 1:
        return len(offered)
    return sum(perft(play.after(state, choice), depth - 1) for choice in offered)
