"""Perform or Sell (PFS): one action with two halves, on an own work that is not rotated."""

from mypy_extensions import i64

from lacrimosa.rules.choices import PERFORM_CARD, SELL_CARD, opus_of
from lacrimosa.rules.events import FROM_PERFORM, FROM_SALE, cause
from lacrimosa.rules.kinds import ANY_TYPE, ONLY_PERFORM, ONLY_SELL
from lacrimosa.rules.purse import can_pay, shortage
from lacrimosa.rules.reasons import (
    ALREADY_PERFORMED,
    CANNOT_PAY,
    NOT_YOURS,
    WRONG_HALF,
    WRONG_TYPE,
    Reason,
)
from lacrimosa.rules.state import Action, Price, Seat, State
from lacrimosa.rules.steps.pay import pay
from lacrimosa.rules.steps.perform_or_sell import PerformOpus, SellOpus
from lacrimosa.rules.tables import Cost, Grant


class PerformOrSell(Action):
    """Choices: PERFORM_CARD + Opus and SELL_CARD + Opus."""

    def targets(self, state: State, seat: Seat, grant: Grant, options: list[int]) -> None:
        upright = seat.opus & ~seat.performed
        if grant.opus_type != ANY_TYPE:
            upright &= state.tables.opus_of_type[grant.opus_type]
        if grant.half != ONLY_SELL:
            self._add(state, seat, upright, PERFORM_CARD, options)
        if grant.half != ONLY_PERFORM:
            self._add(state, seat, upright, SELL_CARD, options)

    def _add(self, state: State, seat: Seat, works: i64, half: i64, options: list[int]) -> None:
        opus: i64 = 0
        while works:
            if works & 1:
                card = state.tables.opus[opus]
                if can_pay(seat, card.perform_cost if half == PERFORM_CARD else card.sell_cost):
                    options.append(half + opus)
            works >>= 1
            opus += 1

    def begin(self, state: State, seat: Seat, grant: Grant, choice: i64) -> None:
        cost = talent_of(state, choice)
        opus = opus_of(choice)
        if choice >= SELL_CARD:
            state.pending.append(SellOpus(seat.index, opus, grant.bonus_index))
            pay(state, seat, cost, cause(FROM_SALE, opus))
        else:
            state.pending.append(PerformOpus(seat.index, opus, grant.bonus_index))
            pay(state, seat, cost, cause(FROM_PERFORM, opus))

    def why_not(self, state: State, seat: Seat, grant: Grant, choice: i64) -> Reason | None:
        sells = choice >= SELL_CARD
        opus = opus_of(choice)
        if not (seat.opus >> opus) & 1:
            return Reason(NOT_YOURS, "PFS-1", opus)
        if (seat.performed >> opus) & 1:
            return Reason(ALREADY_PERFORMED, "PFS-2", opus)
        if grant.opus_type != ANY_TYPE and state.tables.opus[opus].kind != grant.opus_type:
            return Reason(WRONG_TYPE, "TRV-6", opus, grant.opus_type)
        if grant.half == (ONLY_PERFORM if sells else ONLY_SELL):
            return Reason(WRONG_HALF, "TRV-6", opus, grant.half)
        cost = talent_of(state, choice)
        if not can_pay(seat, cost):
            return Reason(CANNOT_PAY, "PFS-1", 0, 0, shortage(seat, cost))
        return None

    def price(self, state: State, seat: Seat, choice: i64) -> Price:
        price = Price()
        sells = choice >= SELL_CARD
        opus = opus_of(choice)
        if opus < len(state.tables.opus):
            price.add(cause(FROM_SALE if sells else FROM_PERFORM, opus), talent_of(state, choice))
        return price


def talent_of(state: State, choice: i64) -> Cost:
    card = state.tables.opus[opus_of(choice)]
    return card.sell_cost if choice >= SELL_CARD else card.perform_cost
