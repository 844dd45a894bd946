"""Options without the dominated ones: what search may skip because another option is never worse.

Dropped are exchanges nobody needs for a payment, and payments with counters where track steps would do:
steps are lost in maintenance, counters keep and can be cashed.
"""

from mypy_extensions import i64

from lacrimosa.rules.choices import BUY, CASH, DONE, FROM_TRACK
from lacrimosa.rules.kinds import DUCATS_FOR_COUNTER, STORY_POINTS
from lacrimosa.rules.purse import payable
from lacrimosa.rules.state import State
from lacrimosa.rules.steps.menu import ActionMenu
from lacrimosa.rules.steps.pay import Pay
from lacrimosa.rules.tables import POINT


def sensible(state: State) -> list[int]:
    """The options worth a search's while; never empty where options are not."""
    step = state.pending[-1]
    if isinstance(step, Pay):
        # Names of wild points, else the largest payment by track, else the exchanges towards what is missing.
        paying = step.payments(state)
        if paying:
            return paying[-1:] if paying[-1] >= FROM_TRACK else paying
        return _exchanges(state, step)
    if isinstance(step, ActionMenu):
        return [DONE, *step.targets(state)]
    options = step.options(state)
    if options[-1] < BUY or options[0] >= CASH + STORY_POINTS:
        return options
    return [choice for choice in options if not BUY <= choice < CASH + STORY_POINTS]


def _exchanges(state: State, step: Pay) -> list[int]:
    """Those towards what is missing."""
    seat = state.seats[step.seat]
    cost = step.cost
    missing: list[int] = []
    if state.may_exchange(seat.index) and seat.ducats >= DUCATS_FOR_COUNTER and seat.finance >= cost.finance:
        ducats = seat.ducats - DUCATS_FOR_COUNTER
        kind: i64 = 0
        while kind < STORY_POINTS:
            if cost.point(kind) > seat.track(kind) + seat.counter(kind):
                counters = seat.counters + POINT[kind]
                if payable(ducats, seat.tracks, counters, cost.ducats, cost.points, cost.wild):
                    missing.append(BUY + kind)
            kind += 1
    if missing:
        return missing
    options = step.options(state)
    return [choice for choice in options if choice >= CASH] or options
