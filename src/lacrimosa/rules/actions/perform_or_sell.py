"""Perform or Sell (PFS): one action with two halves, on an own work that is not rotated."""

from mypy_extensions import i64

from lacrimosa.rules.action import Action, Price
from lacrimosa.rules.bits import BIT
from lacrimosa.rules.choices import PERFORM_CARD, SELL_CARD
from lacrimosa.rules.events import FROM_PERFORM, FROM_SALE, PERFORMED, SOLD, cause
from lacrimosa.rules.kinds import ANY_TYPE, ONLY_PERFORM, ONLY_SELL
from lacrimosa.rules.purse import can_pay, gain_ducats, gain_finance, gain_vp
from lacrimosa.rules.reasons import (
    ALREADY_PERFORMED,
    CANNOT_PAY,
    NOT_YOURS,
    WRONG_HALF,
    WRONG_TYPE,
    Reason,
    shortage,
)
from lacrimosa.rules.state import Seat, State, Step
from lacrimosa.rules.steps.gain import gain, gain_offertorium
from lacrimosa.rules.steps.pay import pay
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
        if choice >= SELL_CARD:
            opus = choice - SELL_CARD
            state.pending.append(SellOpus(seat.index, opus, grant.bonus_index))
            pay(state, seat, cost, cause(FROM_SALE, opus))
        else:
            opus = choice - PERFORM_CARD
            state.pending.append(PerformOpus(seat.index, opus, grant.bonus_index))
            pay(state, seat, cost, cause(FROM_PERFORM, opus))

    def why_not(self, state: State, seat: Seat, grant: Grant, choice: i64) -> Reason | None:
        sells = choice >= SELL_CARD
        opus = choice - SELL_CARD if sells else choice - PERFORM_CARD
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
        opus = choice - SELL_CARD if sells else choice - PERFORM_CARD
        if opus < len(state.tables.opus):
            price.add(cause(FROM_SALE if sells else FROM_PERFORM, opus), talent_of(state, choice))
        return price


def talent_of(state: State, choice: i64) -> Cost:
    if choice >= SELL_CARD:
        return state.tables.opus[choice - SELL_CARD].sell_cost
    return state.tables.opus[choice - PERFORM_CARD].perform_cost


class PerformOpus(Step):
    """PFS-2, PFS-4: ducats, rotate, matching tiles pay; then the bonus of the city that asked for it."""

    def __init__(self, seat: i64, opus: i64, bonus: i64) -> None:
        super().__init__(seat)
        self.opus = opus
        self.bonus = bonus

    def run(self, state: State) -> None:
        seat = state.seats[self.seat]
        card = state.tables.opus[self.opus]
        seat.performed |= BIT[self.opus]
        state.report(PERFORMED, self.seat, self.opus)
        gain_ducats(state, seat, card.perform_ducats, cause(FROM_PERFORM, self.opus))
        finish(state, seat, card.kind, self.bonus)

    def code(self) -> list[int]:
        return [self.seat, self.opus, self.bonus]


class SellOpus(Step):
    """PFS-3, PFS-4: finance and score move as printed, the work leaves the game."""

    def __init__(self, seat: i64, opus: i64, bonus: i64) -> None:
        super().__init__(seat)
        self.opus = opus
        self.bonus = bonus

    def run(self, state: State) -> None:
        seat = state.seats[self.seat]
        card = state.tables.opus[self.opus]
        seat.opus &= ~BIT[self.opus]
        seat.sold |= BIT[self.opus]
        state.report(SOLD, self.seat, self.opus)
        gain_finance(state, seat, card.sell_finance, cause(FROM_SALE, self.opus))
        gain_vp(state, seat, card.sell_vp, cause(FROM_SALE, self.opus))
        finish(state, seat, card.kind, self.bonus)

    def code(self) -> list[int]:
        return [self.seat, self.opus, self.bonus]


def finish(state: State, seat: Seat, kind: i64, bonus: i64) -> None:
    gain_offertorium(state, seat, kind)
    if bonus >= 0:
        # TRV-6: the bonus follows because the action was made.
        gain(state, seat, state.tables.grant_bonuses[bonus], state.tables.grant_bonus_cause[bonus])
