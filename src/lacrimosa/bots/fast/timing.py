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


def clone_all(states: list[State]) -> None:
    """Copy every position, and let the copy go."""
    for state in states:
        state.clone()


def step_all(states: list[State], rng: i64) -> None:
    """Make one random choice in every position: ask for the options, take one."""
    for state in states:
        offered = state.pending[-1].options(state)
        rng = advance(rng)
        advance_game(state, offered[below(rng, len(offered))])


def view_all(states: list[State]) -> None:
    """Make the view of whoever is asked in every position."""
    for state in states:
        view(state, state.pending[-1].seat)
