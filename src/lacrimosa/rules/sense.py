"""Options without the dominated ones: what search may skip because another option is never worse.

Dropped are exchanges nobody needs for a payment, and payments with counters where track steps would do:
steps are lost in maintenance, counters keep and can be cashed.
"""

from mypy_extensions import i64

from lacrimosa.rules.choices import BUY, CASH, FROM_TRACK
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
    """The largest payment by track; exchanges only towards what is missing."""
    if options[-1] >= FROM_TRACK:
        return options[-1:]
    wanted: list[int] = []
    short: i64 = 0
    kind: i64 = 0
    while kind < STORY_POINTS:
        if cost.point(kind) > seat.track(kind) + seat.counter(kind):
            short += 1
            if BUY + kind in options:
                wanted.append(BUY + kind)
        kind += 1
    if not wanted:
        wanted = [choice for choice in options if CASH <= choice < CASH + STORY_POINTS]
    names = [choice for choice in options if choice >= CASH + STORY_POINTS]
    if names:
        return names
    return wanted or options
