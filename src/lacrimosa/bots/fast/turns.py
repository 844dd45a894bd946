"""Where a turn stands, for those who search through it."""

from mypy_extensions import i64

from lacrimosa.rules.choices import NAME
from lacrimosa.rules.play import advance_game
from lacrimosa.rules.state import State
from lacrimosa.rules.steps.gain import NameWild
from lacrimosa.rules.steps.menu import ActionMenu


def ends_turn(state: State) -> bool:
    """Whether saying that one is done ends the turn now."""
    step = state.pending[-1]
    return isinstance(step, ActionMenu) and step.ends_turn


def is_elsewhere(state: State, seat: i64) -> bool:
    """Whether the seat's turn is over. Another seat's small question is answered on the way (SAL-1)."""
    while state.pending and state.active == seat and state.turn > 0:
        step = state.pending[-1]
        if step.seat == seat:
            return False
        advance_game(state, NAME if isinstance(step, NameWild) else step.options(state)[0])
    return True
