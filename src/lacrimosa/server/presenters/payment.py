"""The default payment, choice by choice: track steps first, then counters, with the fewest exchanges."""

from lacrimosa.rules.choices import BUY, CASH, FROM_TRACK, NAME, ROUTE
from lacrimosa.rules.explain import payment_plan
from lacrimosa.rules.kinds import STORY_POINTS
from lacrimosa.rules.purse import after_gain, can_pay
from lacrimosa.rules.reasons import shortage
from lacrimosa.rules.state import Seat, State
from lacrimosa.rules.steps.gain import NameWild
from lacrimosa.rules.steps.pay import Pay
from lacrimosa.rules.tables import POINT, Cost, Reward


def default_choice(state: State) -> int | None:
    """The default answer to the present question, if it is about a payment."""
    step = state.pending[-1] if state.pending else None
    if isinstance(step, Pay):
        return default_payment(state, step)
    if isinstance(step, NameWild):
        return default_name(state, step)
    return None


def default_payment(state: State, step: Pay) -> int:
    """How to go on paying. There is always a way: what cannot be paid is never owed."""
    offered = step.options(state)
    splits = [choice for choice in offered if FROM_TRACK <= choice < ROUTE]
    if splits:
        return splits[-1]
    if step.cost.wild > 0:
        return _fullest(state.seats[step.seat], step.cost, [n for n in offered if NAME <= n < FROM_TRACK])
    plan = payment_plan(state, step.seat, step.cost)
    # Ducats first: a purchase needs them.
    wanted = [CASH + kind for kind in range(STORY_POINTS) if plan.cash[kind]]
    wanted += [BUY + kind for kind in range(STORY_POINTS) if plan.buy[kind]]
    return next((choice for choice in wanted if choice in offered), offered[0])


def _fullest(seat: Seat, cost: Cost, named: list[int]) -> int:
    """The type to name for a wild point of a cost: one whose track is not spent, the larger supply first."""

    def supply(choice: int) -> tuple[bool, int, int]:
        kind = choice - NAME
        track, counters = int(seat.track(kind)), int(seat.counter(kind))
        left = track + counters - int(cost.point(kind))
        return track > cost.point(kind), left, -kind

    return max(named, key=supply)


def default_name(state: State, step: NameWild) -> int | None:
    """The type of a wild point that is gained before a payment: what the payment lacks; else none."""
    if step.owed.is_free():
        return None
    return _lacking(state.seats[step.seat], step.owed, step.options(state))


def _lacking(seat: Seat, owed: Cost, offered: list[int]) -> int | None:
    """The first offered type that is missing; any that is offered if the debt is out of reach without it."""
    short = shortage(seat, owed)
    for kind in range(STORY_POINTS):
        if short.point(kind) > 0 and NAME + kind in offered:
            return NAME + kind
    if short.wild > 0 or not can_pay(seat, owed):
        return next((choice for choice in offered if NAME <= choice < FROM_TRACK), None)
    return None


def named_gain(state: State, seat: Seat, gain: Reward, cost: Cost) -> Reward:
    """What is gained before paying, with its wild points named as `default_name` names them."""
    if gain.wild_tracks == 0 and gain.wild_counters == 0:
        return gain
    made = Reward()
    made.ducats, made.finance = gain.ducats, gain.finance
    made.tracks, made.counters = gain.tracks, gain.counters
    names = [NAME + kind for kind in range(STORY_POINTS)]
    for number in range(gain.wild_tracks + gain.wild_counters):
        choice = _lacking(after_gain(state, seat, made), cost, names)
        if choice is None:
            break
        if number < gain.wild_tracks:
            made.tracks += POINT[choice - NAME]
        else:
            made.counters += POINT[choice - NAME]
    return made
