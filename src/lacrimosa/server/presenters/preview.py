"""What a choice would cost and bring, and why it cannot be made, if so."""

from lacrimosa.notation.names import Names
from lacrimosa.rules.choices import ACT, NEUTRAL_SPACE, REQUIEM_SPACE, note_of, requiem_space_of
from lacrimosa.rules.explain import is_target, names_component, obstacle, price_of, why_not
from lacrimosa.rules.kinds import NOBODY
from lacrimosa.rules.payment import payment_plan
from lacrimosa.rules.preview import Outcome as RulesOutcome
from lacrimosa.rules.preview import acted, outcomes, outcomes_if_open
from lacrimosa.rules.scoring import marker_worth
from lacrimosa.rules.state import Price, State
from lacrimosa.rules.view import View
from lacrimosa.server.messages.question import MarkerWorth, Outcome, Payment, Preview, PricePart
from lacrimosa.server.presenters.goods import cost_of, gain_of, points_of_list, purse_of
from lacrimosa.server.presenters.names import MessageNames, message_names
from lacrimosa.server.presenters.reasons import reason_of
from lacrimosa.server.presenters.steps import happening_of
from lacrimosa.server.presenters.targets import looks_from_own_seat
from lacrimosa.server.presenters.waste import waste_words


def preview_of(names: Names, view: View, seat: int, choice: int) -> Preview:
    """The price of a choice and where it leads. Whoever has no seat of their own is told the price only.

    Nothing in it depends on stand-ins: prices, purses and the own hand are known to the viewer, and outcomes
    end where hidden cards would come in.
    """
    words, state = message_names(names), view.state
    has_price = is_target(choice)
    text = words.choices[choice]
    if not looks_from_own_seat(view, seat):
        price = price_of(state, 0, choice)
        cost = cost_of(price.total) if has_price else None
        return Preview(text, cost=cost, parts=_parts(words, price), gain=gain_of(words, price.gain))
    price = price_of(state, seat, choice)
    reason = why_not(state, seat, choice)
    hindrance = obstacle(state, seat, choice) if reason is not None else None
    ahead = acted(state, seat) if has_price else None
    if ahead is not None and choice not in ahead.targets():
        ahead = None
    if ahead is not None:
        found = ahead.outcomes(seat, choice)
    elif reason is None:
        found = outcomes(state, seat, choice)
    elif has_price and hindrance is None and state.pending:
        found = outcomes_if_open(state, seat, choice)
    else:
        found = []
    return Preview(
        text,
        offered=reason is None,
        cost=cost_of(price.total) if has_price else None,
        parts=_parts(words, price),
        gain=gain_of(words, price.gain),
        plan=_plan(state if ahead is None else ahead.state, seat, price) if has_price else None,
        before=purse_of(state.seats[seat]),
        outcomes=[_outcome(words, outcome) for outcome in found],
        reason=None if reason is None else reason_of(words, reason),
        obstacle=None if hindrance is None or ahead is not None else reason_of(words, hindrance),
        through=None if ahead is None else words.choices[ACT],
        marker=_marker(state, seat, choice),
    )


def _marker(state: State, seat: int, choice: int) -> MarkerWorth | None:
    """What the marker would be worth at the end; nothing where no marker can go."""
    if not REQUIEM_SPACE <= choice < NEUTRAL_SPACE or not names_component(state, choice):
        return None
    space = requiem_space_of(choice)
    if (state.filled | state.covered) >> space & 1:
        return None
    worth = marker_worth(state, state.seats[seat], space, note_of(choice))
    return MarkerWorth(int(worth.now), int(worth.turned), int(worth.before), int(worth.after))


def _parts(words: MessageNames, price: Price) -> list[PricePart]:
    parts = []
    for why, cost in price.parts:
        cause, source = words.cause(why)
        parts.append(PricePart(cause, cost_of(cost), source))
    return parts


def _plan(state: State, seat: int, price: Price) -> Payment:
    """The default payment, after gaining what comes before it."""
    plan = payment_plan(state, seat, price.total, price.gain)
    return Payment(
        plan.possible,
        int(plan.ducats),
        int(plan.finance),
        points_of_list(plan.from_track),
        points_of_list(plan.from_counters),
        points_of_list(plan.buy),
        points_of_list(plan.cash),
    )


def _outcome(words: MessageNames, outcome: RulesOutcome) -> Outcome:
    return Outcome(
        purse_of(outcome.after),
        None if outcome.way == NOBODY else words.choices[outcome.way],
        [happening_of(words, event) for event in outcome.changes],
        int(outcome.to_name),
        outcome.has_default,
        None if outcome.forgotten == NOBODY else words.memories[outcome.forgotten],
        outcome.wasted is not None,
        [] if outcome.wasted is None else waste_words(outcome.wasted),
    )
