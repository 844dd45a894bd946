"""Loops for timing: inside compiled code, so that calls from outside do not hide the figure."""

from mypy_extensions import i64

from lacrimosa.rules.chance import advance, below
from lacrimosa.rules.play import advance_game
from lacrimosa.rules.state import State
from lacrimosa.rules.view import view


def sample_game(state: State, rng: i64, every: i64) -> list[State]:
    """Copies of every n-th position of a random game; the game is played to its end."""
    found: list[State] = []
    made: i64 = 0
    while state.pending:
        if made % every == 0:
            found.append(state.clone())
        offered = state.pending[-1].options(state)
        rng = advance(rng)
        advance_game(state, offered[below(rng, len(offered))])
        made += 1
    return found


def clone_all(states: list[State], times: i64) -> None:
    """Copy every position so many times."""
    while times > 0:
        for state in states:
            state.clone()
        times -= 1


def step_all(states: list[State], times: i64, rng: i64) -> i64:
    """Copy every position, ask for its options and make a random one; the generator after it."""
    while times > 0:
        for state in states:
            twin = state.clone()
            offered = twin.pending[-1].options(twin)
            rng = advance(rng)
            advance_game(twin, offered[below(rng, len(offered))])
        times -= 1
    return rng


def view_all(states: list[State], times: i64) -> None:
    """Make the view of whoever is asked, so many times."""
    while times > 0:
        for state in states:
            view(state, state.pending[-1].seat)
        times -= 1
