"""Where a choice would lead, played on a copy: with the default payment, as far as it is certain.

The play goes on by itself to the next decision that is not about a payment, and ends where hidden cards come
in. So it may be played on the state of a view: its stand-ins for hidden cards change nothing in it.
"""

from mypy_extensions import i64

from lacrimosa.rules.events import GAINED, LOST, Event
from lacrimosa.rules.kinds import NOBODY
from lacrimosa.rules.purse import is_exchange
from lacrimosa.rules.state import Seat, State
from lacrimosa.rules.steps.menu import ActionMenu, action_of
from lacrimosa.rules.tables import PLAIN_GRANT


class Outcome:
    """Where a choice leads. Not counted is what needs another decision, and what nobody knows yet."""

    def __init__(self, after: Seat) -> None:
        self.after = after
        self.changes: list[Event] = []  # every gain and loss of the seat on the way
        self.way: i64 = NOBODY  # the further choice that leads here, a marker or a route
        self.to_name: i64 = 0  # points gained whose type is still to be named
        self.has_default = False  # a question about the payment was answered by its default


def outcomes(state: State, seat: i64, choice: i64) -> list[Outcome]:
    """The outcome of an offered choice; where it is to be chosen how to go on, one for each way."""
    twin = state.clone()
    trace: list[Event] = []
    twin.trace = trace
    twin.pending.pop().take(twin, choice)
    found = Outcome(twin.seats[seat])
    # After an exchange the same question stands again; only a payment that needed it goes on by itself.
    if not is_exchange(choice) or twin.pending[-1].automatic(twin):
        _carry_on(twin, seat, found)
        ways = twin.pending[-1].ways(twin) if twin.pending else []
        if ways:
            return [_by_way(twin, seat, way) for way in ways]
    # The rest of the trace may speak of stand-ins.
    found.changes = [event for event in trace if event.seat == seat and event.kind in (GAINED, LOST)]
    return [found]


def _by_way(state: State, seat: i64, way: i64) -> Outcome:
    outcome = outcomes(state, seat, way)[0]
    outcome.way = way
    return outcome


def outcomes_if_open(state: State, seat: i64, choice: i64) -> list[Outcome]:
    """The outcomes of a target that nothing stands in the way of, as if its action were open now.

    That is in a turn of one's own: exchanges are open then, too.
    """
    twin = state.clone()
    twin.active = seat
    twin.exchange_open = True
    twin.pending = [ActionMenu(seat, [PLAIN_GRANT[action_of(choice)]], True, False)]
    return outcomes(twin, seat, choice)


def _carry_on(state: State, seat: i64, found: Outcome) -> None:
    """Go on until somebody has to decide something else than a payment, or nobody can know how it goes on."""
    pending = state.pending
    while pending and pending[-1].seat == seat:
        step = pending[-1]
        if step.automatic(state):
            pending.pop()
            step.run(state)
            if step.reveals():
                return
            continue
        choice = step.default(state)
        if choice != NOBODY:
            found.has_default = True
        else:
            choice = step.any_answer(state)
        if choice != NOBODY:
            pending.pop()
            step.take(state, choice)
        elif step.unnamed() > 0:
            pending.pop()
            found.to_name += step.unnamed()
        else:
            return
