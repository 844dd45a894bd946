"""What the searches through a turn share: where it stands, and which choices are worth telling apart."""

from mypy_extensions import i64

from lacrimosa.rules.bits import BIT
from lacrimosa.rules.choices import NAME, REQUIEM_SPACE
from lacrimosa.rules.kinds import INSTRUMENTS
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


def distinct(state: State, choices: list[int]) -> list[int]:
    """Without Requiem spaces that are just like one already offered: same movement, instrument and note."""
    if choices[-1] < REQUIEM_SPACE:
        return choices
    kept: list[int] = []
    seen: i64 = 0
    for choice in choices:
        if choice >= REQUIEM_SPACE:
            space = (choice - REQUIEM_SPACE) >> 1
            kind = state.tables.space_movement[space] * INSTRUMENTS + state.tables.space_instrument[space]
            same = BIT[kind * 2 + ((choice - REQUIEM_SPACE) & 1)]
            if seen & same:
                continue
            seen |= same
        kept.append(choice)
    return kept
