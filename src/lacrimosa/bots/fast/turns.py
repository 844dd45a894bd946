"""What the searches through a turn share: where it stands, and which choices are worth telling apart."""

from mypy_extensions import i64

from lacrimosa.rules.bits import BIT
from lacrimosa.rules.choices import DONE, NAME, REQUIEM_SPACE
from lacrimosa.rules.kinds import INSTRUMENTS
from lacrimosa.rules.play import advance_game
from lacrimosa.rules.sense import sensible
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


def at_end(state: State, path: list[int], seat: i64) -> State:
    """The position before the draw at the end of a way through the turn; the state is used up."""
    for choice in path:
        if is_elsewhere(state, seat) or (choice == DONE and ends_turn(state)):
            break
        advance_game(state, choice)
    is_elsewhere(state, seat)
    return state


def carry_on(state: State, line: list[int], drawn: i64) -> bool:
    """Make the choices nobody has to think about: where there is but one, and those of a line of choices.

    Stops before a turn ends, with True, and where there is something to think about. The line is good as long
    as the deck of the row is where it was; what was made of it is removed from it.
    """
    while state.pending:
        offered = sensible(state)
        choice = offered[0]
        if len(offered) > 1:
            if not line or state.deck_drawn != drawn or line[0] not in offered:
                return False
            choice = line[0]
        if choice == DONE and ends_turn(state):
            return True
        if line:
            if line[0] == choice:
                line.pop(0)
            else:
                line.clear()
        advance_game(state, choice)
    return False


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
