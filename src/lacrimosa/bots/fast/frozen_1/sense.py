"""Options without the dominated ones: what search may skip because another option is never worse.

Dropped are exchanges nobody needs for a payment, and payments with counters where track steps would do:
steps are lost in maintenance, counters keep and can be cashed.
"""

from lacrimosa.rules.choices import BUY, CASH, FROM_TRACK, NAME
from lacrimosa.rules.kinds import STORY_POINTS
from lacrimosa.rules.state import Seat, State
from lacrimosa.rules.steps.pay import Pay
from lacrimosa.rules.tables import Cost


def sensible(state: State) -> list[int]:
    """The options worth a search's while; never empty where options are not."""
    step = state.pending[-1]
    options = step.options(state)
    if isinstance(step, Pay):
        return _payments(state.seats[step.seat], step.cost, options)
    return [choice for choice in options if not BUY <= choice < CASH + STORY_POINTS]


def _payments(seat: Seat, cost: Cost, options: list[int]) -> list[int]:
    """Names of wild points, else the largest payment by track, else the exchanges towards what is missing."""
    names = [choice for choice in options if choice >= NAME]
    if names:
        return names[-1:] if names[-1] >= FROM_TRACK else names
    missing: list[int] = []
    for kind in range(STORY_POINTS):
        if cost.point(kind) > seat.track(kind) + seat.counter(kind) and BUY + kind in options:
            missing.append(BUY + kind)
    return missing or [choice for choice in options if choice >= CASH] or options
