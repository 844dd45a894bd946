"""What a choice would cost and bring, and why it cannot be made, if so."""

from lacrimosa.notation.names import Names
from lacrimosa.rules.action import PLAIN_GRANT, Price
from lacrimosa.rules.choices import DOCUMENT_CARD, NEUTRAL_SPACE
from lacrimosa.rules.explain import obstacle, payment_plan, price_of, why_not
from lacrimosa.rules.play import is_over
from lacrimosa.rules.state import State
from lacrimosa.rules.steps.menu import ActionMenu, action_of
from lacrimosa.rules.view import View
from lacrimosa.server.messages.question import Outcome, Payment, Preview, PricePart
from lacrimosa.server.presenters.goods import cost_of, gain_of, points_of_list, purse_of
from lacrimosa.server.presenters.lexicon import Lexicon, lexicon_of
from lacrimosa.server.presenters.outcomes import outcomes_of
from lacrimosa.server.presenters.payment import named_gain
from lacrimosa.server.presenters.reasons import reason_of
from lacrimosa.server.presenters.targets import looks_from_own_seat


def preview_of(names: Names, view: View, seat: int, choice: int) -> Preview:
    """The price of a choice and where it leads. Whoever has no seat of their own is told the price only.

    Nothing in it depends on stand-ins: prices, purses and the own hand are known to the viewer, and outcomes
    end where hidden cards would come in.
    """
    words, state = lexicon_of(names), view.state
    is_target = DOCUMENT_CARD <= choice < NEUTRAL_SPACE
    text = words.choices[choice]
    if not looks_from_own_seat(view, seat):
        price = price_of(state, 0, choice)
        cost = cost_of(price.total) if is_target else None
        return Preview(text, cost=cost, parts=_parts(words, price), gain=gain_of(words, price.gain))
    price = price_of(state, seat, choice)
    reason = why_not(state, seat, choice)
    hindrance = obstacle(state, seat, choice) if reason is not None else None
    return Preview(
        text,
        offered=reason is None,
        cost=cost_of(price.total) if is_target else None,
        parts=_parts(words, price),
        gain=gain_of(words, price.gain),
        plan=_plan(state, seat, price) if is_target else None,
        before=purse_of(state.seats[seat]),
        outcomes=_outcomes(words, state, seat, choice, reason is None, is_target and hindrance is None),
        reason=None if reason is None else reason_of(words, reason),
        obstacle=None if hindrance is None else reason_of(words, hindrance),
    )


def _parts(words: Lexicon, price: Price) -> list[PricePart]:
    parts = []
    for why, cost in price.parts:
        cause, source = words.cause(why)
        parts.append(PricePart(cause, cost_of(cost), source))
    return parts


def _plan(state: State, seat: int, price: Price) -> Payment:
    """The default payment, after gaining what comes before it."""
    gain = named_gain(state, state.seats[seat], price.gain, price.total)
    plan = payment_plan(state, seat, price.total, gain)
    return Payment(
        plan.possible,
        int(plan.ducats),
        int(plan.finance),
        points_of_list(plan.from_track),
        points_of_list(plan.from_counters),
        points_of_list(plan.buy),
        points_of_list(plan.cash),
    )


def _outcomes(
    words: Lexicon, state: State, seat: int, choice: int, is_offered: bool, could_be: bool
) -> list[Outcome]:
    if is_offered:
        return outcomes_of(words, state, seat, choice)
    if not could_be or is_over(state):
        return []
    # As if the action were open now, in a turn of one's own: exchanges are then, too.
    twin = state.clone()
    twin.active = seat
    twin.exchange_open = True
    twin.pending[:] = [ActionMenu(seat, [PLAIN_GRANT[action_of(choice)]], True, False)]
    return outcomes_of(words, twin, seat, choice)
