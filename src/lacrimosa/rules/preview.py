"""Where a choice would lead, played on a copy: with the default payment, as far as it is certain.

The play goes on by itself to the next decision that is not about a payment, and ends where hidden cards come
in. So it may be played on the state of a view: its stand-ins for hidden cards change nothing in it.
"""

from mypy_extensions import i64

from lacrimosa.rules.asked import ACT_OR_INCOME
from lacrimosa.rules.choices import ACT
from lacrimosa.rules.events import FORGOTTEN, GAINED, LOST, Event
from lacrimosa.rules.kinds import NOBODY
from lacrimosa.rules.purse import is_exchange
from lacrimosa.rules.state import Seat, State
from lacrimosa.rules.steps.menu import ActionMenu, FinishAction, action_of
from lacrimosa.rules.tables import PLAIN_GRANT
from lacrimosa.rules.waste import Waste, waste


class Outcome:
    """Where a choice leads. Not counted is what needs another decision, and what nobody knows yet."""

    def __init__(self, after: Seat) -> None:
        self.after = after
        self.changes: list[Event] = []  # every gain and loss of the seat on the way
        self.way: i64 = NOBODY  # the further choice that leads here, a marker or a route
        self.to_name: i64 = 0  # points gained whose type is still to be named
        self.has_default = False  # a question about the payment was answered by its default
        self.forgotten: i64 = NOBODY  # the Memory card that leaves the game
        self.wasted: Waste | None = None  # nothing is left of the turn but its end, which would waste this


def outcomes(state: State, seat: i64, choice: i64) -> list[Outcome]:
    """The outcome of an offered choice; where it is to be chosen how to go on, one for each way."""
    return _outcomes(state.clone(), seat, choice, [], True)


def _outcomes(twin: State, seat: i64, choice: i64, trace: list[Event], is_turn: bool) -> list[Outcome]:
    """Edits the twin. `is_turn`: it is a turn that can end, not one that is only imagined."""
    twin.trace = trace
    twin.pending.pop().take(twin, choice)
    found = Outcome(twin.seats[seat])
    # After an exchange the same question stands again; only a payment that needed it goes on by itself.
    if not is_exchange(choice) or twin.pending[-1].automatic(twin):
        revealed = _carry_on(twin, seat, found)
        ways = twin.pending[-1].ways(twin) if twin.pending else []
        if ways:
            return [_by_way(twin, seat, way, is_turn) for way in ways]
        if is_turn:
            found.wasted = _wasted(twin, seat, revealed)
    # The rest of the trace may speak of stand-ins.
    found.changes = [event for event in trace if event.seat == seat and event.kind in (GAINED, LOST)]
    for event in trace:
        if is_turn and event.seat == seat and event.kind == FORGOTTEN:
            found.forgotten = event.a
    return [found]


def _by_way(state: State, seat: i64, way: i64, is_turn: bool) -> Outcome:
    outcome = _outcomes(state.clone(), seat, way, [], is_turn)[0]
    outcome.way = way
    return outcome


class Acted:
    """The card that was laid, acted on: its menu is asked."""

    def __init__(self, state: State, trace: list[Event], unnamed: i64) -> None:
        self.state = state
        self.trace = trace
        self.unnamed = unnamed  # points of its reward that would have to be named first

    def targets(self) -> list[int]:
        """What could be chosen then."""
        menu = self.state.pending[-1] if self.state.pending else None
        return menu.targets(self.state) if isinstance(menu, ActionMenu) else []

    def outcomes(self, seat: i64, choice: i64) -> list[Outcome]:
        """Where acting and then choosing leads."""
        found = _outcomes(self.state.clone(), seat, choice, list(self.trace), True)
        for outcome in found:
            outcome.to_name += self.unnamed
        return found


def acted(state: State, seat: i64) -> Acted | None:
    """What acting would open, where a seat is asked whether to act; else None."""
    step = state.pending[-1] if state.pending else None
    if step is None or step.seat != seat or step.automatic(state):
        return None
    if step.asked(state).kind != ACT_OR_INCOME:
        return None
    twin = state.clone()
    trace: list[Event] = []
    twin.trace = trace
    twin.pending.pop().take(twin, ACT)
    found = Outcome(twin.seats[seat])
    _carry_on(twin, seat, found)
    twin.trace = None
    return Acted(twin, trace, found.to_name)


def outcomes_if_open(state: State, seat: i64, choice: i64) -> list[Outcome]:
    """The outcomes of a target that nothing stands in the way of, as if its action were open now.

    That is in a turn of one's own: exchanges are open then, too.
    """
    twin = state.clone()
    twin.active = seat
    twin.turn = max(twin.turn, 1)  # maintenance has none
    twin.exchange_open = True
    twin.pending = [ActionMenu(seat, [PLAIN_GRANT[action_of(choice)]], True, False)]
    return _outcomes(twin, seat, choice, [], False)


def _wasted(state: State, seat: i64, revealed: bool) -> Waste | None:
    """What ending the turn would waste, if nothing else is left of it; whatever hidden cards came in."""
    pending = state.pending
    while pending and isinstance(pending[-1], FinishAction):
        pending.pop().run(state)
    menu = pending[-1] if pending else None
    if not isinstance(menu, ActionMenu) or menu.seat != seat or not menu.ends_turn:
        return None
    if menu.grants and (revealed or menu.targets(state)):
        return None
    return waste(state)


def _carry_on(state: State, seat: i64, found: Outcome) -> bool:
    """Go on until somebody has to decide something else than a payment, or nobody can know how it goes on.

    Whether hidden cards came in; what they set off is left out.
    """
    pending = state.pending
    while pending and pending[-1].seat == seat:
        step = pending[-1]
        if step.automatic(state):
            pending.pop()
            left = len(pending)
            step.run(state)
            if step.reveals():
                del pending[left:]
                return True
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
            return False
    return False
