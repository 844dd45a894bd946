"""Why not, and for how much: answers about any choice a player can point at, at any moment.

Legality lives in the steps and actions; this file asks them and adds only "not now".
"""

from mypy_extensions import i64

from lacrimosa.rules.action import ACTION_OF, PLAIN_GRANT, Price
from lacrimosa.rules.actions.requiem import ChooseMarker, PlaceNeutral
from lacrimosa.rules.actions.travel import ChooseRoute
from lacrimosa.rules.bits import members
from lacrimosa.rules.choices import (
    ACT,
    BUY,
    CASH,
    CHOICES,
    COMMISSION_CARD,
    DOCUMENT_CARD,
    FROM_TRACK,
    LAY_EXPERIENCE,
    LAY_STORY,
    MARKER,
    NAME,
    NEUTRAL_SPACE,
    PERFORM_CARD,
    REQUIEM_SPACE,
    SELL_CARD,
    TRAVEL_TO,
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
from lacrimosa.rules.purse import after_gain
from lacrimosa.rules.reasons import (
    ACTION_NOT_OFFERED,
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
    SPACE_COVERED,
    SPACE_TAKEN,
    TOO_FEW_DUCATS,
    WRONG_MOVEMENT,
    Reason,
)
from lacrimosa.rules.state import Seat, State
from lacrimosa.rules.steps.gain import NameWild
from lacrimosa.rules.steps.menu import ActionMenu, action_of
from lacrimosa.rules.steps.pay import Pay
from lacrimosa.rules.steps.turn import ActOrIncome, LayCard
from lacrimosa.rules.tables import NO_REWARD, Cost, Grant, Reward


def why_not(state: State, seat: i64, choice: int) -> Reason | None:
    """Why a seat cannot make a choice now; None if it can."""
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
    if BUY <= choice < CASH + STORY_POINTS:
        return _why_no_exchange(state, own, choice)
    if choice < ACT:
        return _why_not_laid(own, choice)
    if MARKER <= choice < DOCUMENT_CARD:
        return Reason(MARKER_GONE, "REQ-2", choice - MARKER)
    if choice >= NEUTRAL_SPACE:
        return _why_no_neutral(state, choice)
    if choice >= DOCUMENT_CARD:
        return _why_no_action(state, own, choice)
    if NAME <= choice < FROM_TRACK and _asks_name(state):
        return Reason(OWED_FIRST, "PAY-6")
    return Reason(NOT_ASKED_NOW, rule_asked(state))


def _asks_name(state: State) -> bool:
    """Whether a wild point is to be named; a type is left out only where the debt could not be paid then."""
    step = state.pending[-1]
    return isinstance(step, NameWild) or (isinstance(step, Pay) and step.cost.wild > 0)


def rule_asked(state: State) -> str:
    """The rule behind the present question."""
    step = state.pending[-1]
    if isinstance(step, LayCard):
        return "TRN-1"
    if isinstance(step, ActOrIncome):
        return "TRN-2"
    if isinstance(step, ActionMenu):
        return "REQ-6" if step.is_repeat else "TRN-3" if step.ends_turn else "PAY-8"
    if isinstance(step, PlaceNeutral):
        return "REQ-3"
    if isinstance(step, ChooseMarker):
        return "REQ-2"
    if isinstance(step, ChooseRoute):
        return "TRV-1"
    return "PAY-4" if _asks_name(state) else "PAY-1"


def _why_no_exchange(state: State, seat: Seat, choice: i64) -> Reason:
    if not state.may_exchange(seat.index):
        return Reason(EXCHANGE_CLOSED, "TRN-7")
    if choice < CASH:
        if seat.ducats < DUCATS_FOR_COUNTER:
            return Reason(TOO_FEW_DUCATS, "TRN-7", DUCATS_FOR_COUNTER - seat.ducats)
    elif seat.counter(choice - CASH) == 0:
        return Reason(NO_COUNTER, "TRN-7", choice - CASH)
    return Reason(OWED_FIRST, "PAY-6")


def _why_not_laid(seat: Seat, choice: i64) -> Reason:
    memory = choice - LAY_STORY if choice >= LAY_STORY else choice - LAY_EXPERIENCE
    if not (seat.hand >> memory) & 1:
        return Reason(NOT_IN_HAND, "TRN-1", memory)
    return Reason(NOT_ASKED_NOW, "TRN-1")


def _why_no_neutral(state: State, choice: i64) -> Reason:
    step = state.pending[-1]
    space = (choice - NEUTRAL_SPACE) >> 1
    if not isinstance(step, PlaceNeutral):
        return Reason(NOT_ASKED_NOW, "REQ-3")
    if space >= len(state.tables.space_movement):
        return Reason(NO_SUCH_CHOICE, "REQ-3", space)
    if state.tables.space_movement[space] != step.movement:
        return Reason(WRONG_MOVEMENT, "REQ-3", space, step.movement)
    if (state.covered >> space) & 1:
        return Reason(SPACE_COVERED, "SET-7", space)
    return Reason(SPACE_TAKEN, "REQ-3", space)


def _why_no_action(state: State, seat: Seat, choice: i64) -> Reason:
    """A target: either no such action is open now, or the action itself says why."""
    action = action_of(choice)
    if not names_component(state, choice):
        return Reason(NO_SUCH_PLACE if action == TRAVEL else NO_SUCH_CHOICE, "TRN-3")
    step = state.pending[-1]
    if not isinstance(step, ActionMenu):
        return Reason(NOT_ASKED_NOW, rule_asked(state))
    grant = open_grant(step, action)
    if grant is None:
        return Reason(ACTION_NOT_OFFERED, "TRN-3", action)
    reason = ACTION_OF[action].why_not(state, seat, grant, choice)
    return reason if reason is not None else Reason(NOT_ASKED_NOW, rule_asked(state))


def obstacle(state: State, seat: i64, choice: int) -> Reason | None:
    """What would stand in the way of a target if its action were open: the answer for "later, perhaps"."""
    if choice < DOCUMENT_CARD or choice >= NEUTRAL_SPACE or not names_component(state, choice):
        return None
    action = action_of(choice)
    return ACTION_OF[action].why_not(state, state.seats[seat], PLAIN_GRANT[action], choice)


def open_grant(menu: ActionMenu, action: i64) -> Grant | None:
    for grant in menu.grants:
        if grant.action == action:
            return grant
    return None


def names_component(state: State, choice: i64) -> bool:
    """Whether a target choice names something that exists in the edition."""
    tables = state.tables
    if choice >= REQUIEM_SPACE:
        return (choice - REQUIEM_SPACE) >> 1 < len(tables.space_movement)
    if choice >= TRAVEL_TO:
        return choice - TRAVEL_TO < len(tables.is_court)
    if choice >= COMMISSION_CARD:
        return (choice - COMMISSION_CARD) % 64 < len(tables.opus)
    return choice - DOCUMENT_CARD < len(tables.memories)


def price_of(state: State, seat: i64, choice: int) -> Price:
    """The whole price of a target as things stand, whether or not it can be chosen now."""
    if choice < DOCUMENT_CARD or choice >= NEUTRAL_SPACE or not names_component(state, choice):
        return Price()
    return ACTION_OF[action_of(choice)].price(state, state.seats[seat], choice)


class Plan:
    """How a cost would be paid: track steps first, then counters, then what must be exchanged."""

    def __init__(self) -> None:
        self.possible = True
        self.ducats: i64 = 0  # for the cost itself
        self.finance: i64 = 0
        self.from_track: list[int] = [0, 0, 0]
        self.from_counters: list[int] = [0, 0, 0]
        self.buy: list[int] = [0, 0, 0]  # points to buy for 3 ducats each
        self.cash: list[int] = [0, 0, 0]  # counters to give for a ducat each


def payment_plan(state: State, seat: i64, cost: Cost, gain: Reward = NO_REWARD) -> Plan:
    """The default payment of a cost, with the fewest exchanges, after gaining what comes before paying.

    Wild points of the cost fall on the fullest supply; wild points of the gain are left aside.
    """
    own = after_gain(state, state.seats[seat], gain)
    plan = Plan()
    plan.ducats = cost.ducats
    plan.finance = cost.finance
    left_track = [int(own.track(kind)) for kind in range(STORY_POINTS)]
    left_counter = [int(own.counter(kind)) for kind in range(STORY_POINTS)]
    owed = [int(cost.point(kind)) for kind in range(STORY_POINTS)]
    for kind in range(STORY_POINTS):
        _take(plan, left_track, left_counter, kind, owed[kind])
    for _ in range(cost.wild):
        supply = [(left_track[n] > 0, left_track[n] + left_counter[n], -n) for n in range(STORY_POINTS)]
        kind = supply.index(max(supply))
        _take(plan, left_track, left_counter, kind, 1)
    missing = cost.ducats + DUCATS_FOR_COUNTER * sum(plan.buy) - own.ducats
    while missing > 0 and sum(left_counter) > 0:
        kind = left_counter.index(max(left_counter))
        left_counter[kind] -= 1
        plan.cash[kind] += 1
        missing -= 1
    plan.possible = missing <= 0 and own.finance >= cost.finance
    return plan


def _take(plan: Plan, left_track: list[int], left_counter: list[int], kind: int, need: int) -> None:
    """Cover points of one type from track, counters and purchases, in this order."""
    steps = min(need, left_track[kind])
    left_track[kind] -= steps
    plan.from_track[kind] += steps
    counters = min(need - steps, left_counter[kind])
    left_counter[kind] -= counters
    plan.from_counters[kind] += counters
    plan.buy[kind] += need - steps - counters


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
    if state.pending and isinstance(state.pending[-1], PlaceNeutral):
        found += [NEUTRAL_SPACE + n for n in range(spaces * 2)]
    found.sort()
    return found


def reasons(state: State, seat: i64) -> list[tuple[int, Reason]]:
    """Everything a player can point at and cannot choose now, with the reason."""
    offered = set(options(state)) if to_move(state) == seat else set()
    answers: list[tuple[int, Reason]] = []
    for choice in pointable(state, seat):
        if choice not in offered:
            reason = why_not(state, seat, choice)
            if reason is not None:
                answers.append((choice, reason))
    return answers
