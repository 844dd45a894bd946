"""Why not, and for how much: answers about any choice a player can point at, at any moment.

Legality lives in the steps and actions; this file asks them and adds only "not now".
"""

from mypy_extensions import i64

from lacrimosa.rules.asked import PLACE_NEUTRAL
from lacrimosa.rules.bits import members
from lacrimosa.rules.choices import (
    ACT,
    BUY,
    CASH,
    CHOICES,
    COMMISSION_CARD,
    DOCUMENT_CARD,
    LAY_EXPERIENCE,
    LAY_STORY,
    MARKER,
    NEUTRAL_SPACE,
    PERFORM_CARD,
    REQUIEM_SPACE,
    SELL_CARD,
    TRAVEL_TO,
    marker_of,
    memory_of,
    opus_of,
    place_of,
    point_of,
    requiem_space_of,
)
from lacrimosa.rules.kinds import (
    DUCATS_FOR_COUNTER,
    MEMORY_CARD,
    ROW_SPACES,
    SALIERI_CARD,
    SIXTEENTH,
    STORY_POINTS,
    TRAVEL,
)
from lacrimosa.rules.play import options, to_move
from lacrimosa.rules.preview import Acted, acted
from lacrimosa.rules.purse import is_exchange
from lacrimosa.rules.reasons import (
    EXCHANGE_CLOSED,
    GAME_OVER,
    MARKER_GONE,
    NO_COUNTER,
    NO_SUCH_CHOICE,
    NO_SUCH_PLACE,
    NOT_ASKED_NOW,
    NOT_IN_HAND,
    NOT_YOUR_TURN,
    OWED_FIRST,
    TOO_FEW_DUCATS,
    Reason,
)
from lacrimosa.rules.state import Price, Seat, State
from lacrimosa.rules.steps.menu import action_of
from lacrimosa.rules.tables import PLAIN_GRANT


def why_not(state: State, seat: i64, choice: int) -> Reason | None:
    """Why a seat cannot make a choice now; None if it can."""
    return _why_not(state, seat, choice, acted(state, seat))


def _why_not(state: State, seat: i64, choice: int, ahead: Acted | None) -> Reason | None:
    asked = to_move(state)
    if asked == seat and choice in options(state):
        return None
    if choice < 0 or choice >= CHOICES:
        return Reason(NO_SUCH_CHOICE, "TRN-1")
    if not state.pending:
        return Reason(GAME_OVER, "END-6")
    if asked != seat:
        return Reason(NOT_YOUR_TURN, "RND-1", asked)
    own = state.seats[seat]
    if is_exchange(choice):
        return _why_no_exchange(state, own, choice)
    if choice < ACT:
        return _why_not_laid(own, choice)
    if MARKER <= choice < DOCUMENT_CARD:
        return Reason(MARKER_GONE, "REQ-2", marker_of(choice))
    if is_target(choice) and not names_component(state, choice):
        return Reason(NO_SUCH_PLACE if action_of(choice) == TRAVEL else NO_SUCH_CHOICE, "TRN-3")
    step = state.pending[-1]
    reason = step.why_not(state, choice)
    if reason is None and ahead is not None and is_target(choice):
        # Whoever only has to act first is told what acting would not change.
        reason = ahead.state.pending[-1].why_not(ahead.state, choice)
    if reason is not None:
        return reason
    return Reason(NOT_ASKED_NOW, "REQ-3" if choice >= NEUTRAL_SPACE else step.rule())


def is_target(choice: i64) -> bool:
    """Whether a choice carries out an action."""
    return DOCUMENT_CARD <= choice < NEUTRAL_SPACE


def _why_no_exchange(state: State, seat: Seat, choice: i64) -> Reason:
    if not state.may_exchange(seat.index):
        return Reason(EXCHANGE_CLOSED, "TRN-7")
    if choice < CASH:
        if seat.ducats < DUCATS_FOR_COUNTER:
            return Reason(TOO_FEW_DUCATS, "TRN-7", DUCATS_FOR_COUNTER - seat.ducats)
    elif seat.counter(point_of(choice)) == 0:
        return Reason(NO_COUNTER, "TRN-7", point_of(choice))
    return Reason(OWED_FIRST, "PAY-6")


def _why_not_laid(seat: Seat, choice: i64) -> Reason:
    memory = memory_of(choice)
    if not (seat.hand >> memory) & 1:
        return Reason(NOT_IN_HAND, "TRN-1", memory)
    return Reason(NOT_ASKED_NOW, "TRN-1")


def obstacle(state: State, seat: i64, choice: int) -> Reason | None:
    """What would stand in the way of a target if its action were open: the answer for "later, perhaps"."""
    if not is_target(choice) or not names_component(state, choice):
        return None
    action = action_of(choice)
    return state.actions[action].why_not(state, state.seats[seat], PLAIN_GRANT[action], choice)


def names_component(state: State, choice: i64) -> bool:
    """Whether a target choice names something that exists in the edition."""
    tables = state.tables
    if choice >= REQUIEM_SPACE:
        return requiem_space_of(choice) < len(tables.space_movement)
    if choice >= TRAVEL_TO:
        return place_of(choice) < len(tables.is_court)
    if choice >= COMMISSION_CARD:
        return opus_of(choice) < len(tables.opus)
    return memory_of(choice) < len(tables.memories)


def price_of(state: State, seat: i64, choice: int) -> Price:
    """The whole price of a target as things stand, whether or not it can be chosen now."""
    if not is_target(choice) or not names_component(state, choice):
        return Price()
    return state.actions[action_of(choice)].price(state, state.seats[seat], choice)


def pointable(state: State, seat: i64) -> list[int]:
    """Every choice a player can point at now: hand, row, places, Requiem, own works, exchanges. Sorted."""
    own = state.seats[seat]
    found = [LAY_EXPERIENCE + memory for memory in members(own.hand)]
    found += [LAY_STORY + memory for memory in members(own.hand)]
    found += [BUY + kind for kind in range(STORY_POINTS)] + [CASH + kind for kind in range(STORY_POINTS)]
    for at in range(ROW_SPACES):
        card = state.row[at]
        if card < MEMORY_CARD:
            found.append(COMMISSION_CARD + card)
        elif card < SALIERI_CARD:
            found.append(DOCUMENT_CARD + card - MEMORY_CARD)
    for opus in members(own.opus):
        found += [PERFORM_CARD + opus, SELL_CARD + opus]
    found += [TRAVEL_TO + place for place in range(len(state.map_tiles))]
    spaces = len(state.tables.space_movement)
    found += [REQUIEM_SPACE + n for n in range(spaces * 2) if n & 1 != SIXTEENTH or not state.is_solo()]
    if state.pending and state.pending[-1].asked(state).kind == PLACE_NEUTRAL:
        found += [NEUTRAL_SPACE + n for n in range(spaces * 2)]
    found.sort()
    return found


def reasons(state: State, seat: i64) -> list[tuple[int, Reason]]:
    """Everything a player can point at and cannot choose now, with the reason."""
    offered = set(options(state)) if to_move(state) == seat else set()
    ahead = acted(state, seat)
    answers: list[tuple[int, Reason]] = []
    for choice in pointable(state, seat):
        if choice not in offered:
            reason = _why_not(state, seat, choice, ahead)
            if reason is not None:
                answers.append((choice, reason))
    return answers
