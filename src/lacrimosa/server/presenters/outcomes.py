"""Where a choice leads, played on a copy of the view: with the default payment, as far as it is certain.

A view holds stand-ins for hidden cards. The purse of a seat never depends on them within an action, and the
play stops before anything else could: at the next decision, and when a card leaves the row.
"""

from msgspec import structs

from lacrimosa.rules.actions.commission import TakeOpus
from lacrimosa.rules.actions.perform_or_sell import PerformOpus, SellOpus
from lacrimosa.rules.actions.requiem import ChooseMarker, HireComposer, PlaceNeutral
from lacrimosa.rules.actions.travel import Arrive, ChooseRoute
from lacrimosa.rules.choices import DOCUMENT_CARD, ROUTE
from lacrimosa.rules.events import GAINED, LOST, Event
from lacrimosa.rules.purse import is_exchange
from lacrimosa.rules.state import State
from lacrimosa.rules.steps.gain import NameWild
from lacrimosa.rules.steps.pay import Pay
from lacrimosa.server.messages.question import Outcome
from lacrimosa.server.messages.steps import Happening
from lacrimosa.server.presenters.goods import purse_of
from lacrimosa.server.presenters.lexicon import Lexicon
from lacrimosa.server.presenters.payment import default_name, default_payment
from lacrimosa.server.presenters.steps import happening_of


def outcomes_of(words: Lexicon, state: State, seat: int, choice: int) -> list[Outcome]:
    """The outcome of an offered choice; where a marker or a route is to be chosen next, one for each."""
    twin = state.clone()
    trace: list[Event] = []
    twin.trace = trace
    twin.pending.pop().take(twin, choice)
    if is_exchange(choice) and not twin.pending[-1].automatic(twin):
        # The same question stands again; only a payment that needed the exchange goes on by itself.
        return [Outcome(purse_of(twin.seats[seat]), None, _changes(words, trace, seat))]
    to_name = carry_on(twin, seat)
    top = twin.pending[-1] if twin.pending else None
    if isinstance(top, ChooseMarker | ChooseRoute):
        ways = [way for way in top.options(twin) if ROUTE <= way < DOCUMENT_CARD]
        return [_by_way(words, twin, seat, way) for way in ways]
    return [Outcome(purse_of(twin.seats[seat]), None, _changes(words, trace, seat), to_name)]


def _by_way(words: Lexicon, state: State, seat: int, way: int) -> Outcome:
    (outcome,) = outcomes_of(words, state, seat, way)
    return structs.replace(outcome, choice=words.choices[way])


def _changes(words: Lexicon, trace: list[Event], seat: int) -> list[Happening]:
    """Gains and losses of the seat; the rest of the trace may speak of stand-ins."""
    return [
        happening_of(words, event)
        for event in trace
        if event.seat == seat and (event.kind == GAINED or event.kind == LOST)
    ]


def carry_on(state: State, seat: int) -> int:
    """Go on until a decision other than a payment; the number of points gained that are still to be named."""
    to_name = 0
    while state.pending and state.pending[-1].seat == seat:
        step = state.pending[-1]
        if isinstance(step, Pay):
            state.pending.pop()
            if step.automatic(state):
                step.run(state)
            else:
                step.take(state, default_payment(state, step))
        elif isinstance(step, NameWild):
            state.pending.pop()
            name = default_name(state, step)
            if name is None:
                to_name += int(step.tracks + step.counters)
            else:
                step.take(state, name)
        elif isinstance(step, PlaceNeutral):
            state.pending.pop()  # wherever it goes, no purse changes
        elif isinstance(step, TakeOpus | PerformOpus | SellOpus | Arrive | HireComposer):
            state.pending.pop()
            step.run(state)
            if isinstance(step, TakeOpus):
                break  # the row has been filled with stand-ins
        else:
            break
    return to_name
