"""Commission an Opus (COM): buy a work from the row."""

from mypy_extensions import i64

from lacrimosa.rules.choices import COMMISSION_CARD, opus_of
from lacrimosa.rules.events import FROM_COMMISSION, FROM_ROW, cause
from lacrimosa.rules.kinds import ROW_SPACES
from lacrimosa.rules.purse import after_gain, can_pay_after, can_pay_both, shortage
from lacrimosa.rules.reasons import CANNOT_PAY, NOT_IN_ROW, Reason
from lacrimosa.rules.row import is_opus, sort_tail, space_of
from lacrimosa.rules.state import Action, Price, Seat, State
from lacrimosa.rules.steps.commission import TakeOpus
from lacrimosa.rules.steps.gain import gain
from lacrimosa.rules.steps.pay import pay
from lacrimosa.rules.tables import Grant


class Commission(Action):
    """Choices: COMMISSION_CARD + Opus."""

    def targets(self, state: State, seat: Seat, grant: Grant, options: list[int]) -> None:
        start: i64 = len(options)
        at: i64 = 0
        while at < ROW_SPACES:
            card = state.row[at]
            if is_opus(card) and can_commission(state, seat, card, at):
                options.append(COMMISSION_CARD + card)
            at += 1
        sort_tail(options, start)

    def begin(self, state: State, seat: Seat, grant: Grant, choice: i64) -> None:
        opus = opus_of(choice)
        at = space_of(state, opus)
        space = state.tables.row[at]
        total = state.tables.opus[opus].cost.plus(space.opus_cost)
        state.pending.append(TakeOpus(seat.index, opus))
        pay(state, seat, total, cause(FROM_COMMISSION, opus))
        gain(state, seat, space.opus_gain, cause(FROM_ROW, at), total)

    def why_not(self, state: State, seat: Seat, grant: Grant, choice: i64) -> Reason | None:
        opus = opus_of(choice)
        at = space_of(state, opus)
        if at < 0:
            return Reason(NOT_IN_ROW, "COM-1", opus)
        if not can_commission(state, seat, opus, at):
            space = state.tables.row[at]
            total = state.tables.opus[opus].cost.plus(space.opus_cost)
            rich = after_gain(state, seat, space.opus_gain)
            return Reason(CANNOT_PAY, "COM-1", 0, 0, shortage(rich, total))
        return None

    def price(self, state: State, seat: Seat, choice: i64) -> Price:
        price = Price()
        opus = opus_of(choice)
        at = space_of(state, opus)
        if at >= 0:
            price.add(cause(FROM_COMMISSION, opus), state.tables.opus[opus].cost)
            price.add(cause(FROM_ROW, at), state.tables.row[at].opus_cost)
            price.gain = state.tables.row[at].opus_gain
        return price


def can_commission(state: State, seat: Seat, opus: i64, at: i64) -> bool:
    card = state.tables.opus[opus]
    space = state.tables.row[at]
    if can_pay_both(seat, card.cost, space.opus_cost):
        return True
    return can_pay_after(state, seat, space.opus_gain, card.cost.plus(space.opus_cost))
