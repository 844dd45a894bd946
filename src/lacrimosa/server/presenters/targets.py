"""Everything a viewer can point at: what it costs, whether it is offered, and why not."""

from msgspec import structs

from lacrimosa.notation.names import Names
from lacrimosa.rules import tables
from lacrimosa.rules.choices import ACT, REQUIEM_SPACE, requiem_space_of
from lacrimosa.rules.explain import is_target, pointable, price_of, reasons
from lacrimosa.rules.play import to_move
from lacrimosa.rules.preview import acted
from lacrimosa.rules.reasons import Reason as RulesReason
from lacrimosa.rules.state import State
from lacrimosa.rules.tables import NO_REWARD
from lacrimosa.rules.view import View
from lacrimosa.server.messages.goods import Cost
from lacrimosa.server.messages.question import Priced, Reason, Target
from lacrimosa.server.presenters.goods import cost_of, gain_of
from lacrimosa.server.presenters.names import MessageNames, message_names
from lacrimosa.server.presenters.reasons import reason_of

# What a choice costs, and what is gained before paying.
Price = tuple[Cost | None, tables.Reward]


def looks_from_own_seat(view: View, seat: int) -> bool:
    """Whether a seat is the viewer's own; spectators and the Soloist have none."""
    return view.sees_hand(seat) and 0 <= seat < view.state.deal.players


def targets_of(names: Names, view: View, seat: int) -> list[Target]:
    """Everything that can be pointed at from a seat, each choice once; nothing once the game is over.

    Only the asked seat is told what is offered, and why the rest is not: to all others the question says
    whose move it is. Whoever has no seat of their own looks from seat 0 and sees what is public: prices.
    """
    state = view.state
    if not state.pending:
        return []
    words = message_names(names)
    is_own = looks_from_own_seat(view, seat)
    seat = seat if is_own else 0
    asked = is_own and to_move(state) == seat
    refused = _refused(words, state, seat) if asked else {}
    opened = _opened(state, seat) if asked else frozenset()
    answers: dict[tuple[Reason | None, bool], dict[Price, list[str]]] = {}
    for choice in pointable(state, seat):
        # The cards to lay are the hand, and another's hand is only a stand-in.
        if is_own or choice >= ACT:
            prices = answers.setdefault((refused.get(choice), choice in opened), {})
            prices.setdefault(_price(state, seat, choice), []).append(words.choices[choice])
    return [
        Target(
            [Priced(choices, cost, gain_of(words, gain)) for (cost, gain), choices in prices.items()],
            asked and reason is None,
            reason,
            words.choices[ACT] if is_opened else None,
        )
        for (reason, is_opened), prices in answers.items()
    ]


def _opened(state: State, seat: int) -> frozenset[int]:
    """What could be chosen once the card laid is acted on."""
    ahead = acted(state, seat)
    return frozenset() if ahead is None else frozenset(ahead.targets())


def _refused(words: MessageNames, state: State, seat: int) -> dict[int, Reason]:
    """Why not, by choice; equal reasons are put into words once."""
    known: dict[tuple[object, ...], Reason] = {}
    refused: dict[int, Reason] = {}
    for choice, reason in reasons(state, seat):
        key = _key(reason)
        if key not in known:
            # What a choice names itself would only make reasons differ that say the same.
            known[key] = structs.replace(reason_of(words, reason), card=None, place=None, space=None)
        refused[choice] = known[key]
    return refused


def _key(reason: RulesReason) -> tuple[object, ...]:
    short = None if reason.short is None else cost_of(reason.short)
    return reason.code, reason.rule, reason.a, reason.b, short


def _price(state: State, seat: int, choice: int) -> Price:
    """The whole price of a target, and what is gained before paying it."""
    if not is_target(choice):
        return None, NO_REWARD
    if choice >= REQUIEM_SPACE and (state.filled | state.covered) >> requiem_space_of(choice) & 1:
        return None, NO_REWARD  # nothing can be had there any more
    price = price_of(state, seat, choice)
    return cost_of(price.total), price.gain
