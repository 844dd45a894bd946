"""Performing and selling a work, and the bonus of the city that asked for it (PFS)."""

from mypy_extensions import i64

from lacrimosa.rules.asked import Waiting
from lacrimosa.rules.bits import BIT
from lacrimosa.rules.events import FROM_PERFORM, FROM_SALE, PERFORMED, SOLD, cause
from lacrimosa.rules.purse import gain_ducats, gain_finance, gain_vp
from lacrimosa.rules.state import Seat, State, Step
from lacrimosa.rules.steps.gain import gain, gain_offertorium
from lacrimosa.rules.tables import Debt


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

    def tell(self, state: State, waiting: Waiting) -> None:
        waiting.works |= BIT[self.opus]

    def code(self) -> list[int]:
        return [self.seat, self.opus, self.bonus]

    def is_sound(self, state: State) -> bool:
        return is_upright(state, self.seat, self.opus) and self.bonus < len(state.tables.grant_bonuses)

    def debt(self, state: State) -> Debt:
        return Debt(cause(FROM_PERFORM, self.opus), [state.tables.opus[self.opus].perform_cost])


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

    def tell(self, state: State, waiting: Waiting) -> None:
        waiting.works |= BIT[self.opus]

    def code(self) -> list[int]:
        return [self.seat, self.opus, self.bonus]

    def is_sound(self, state: State) -> bool:
        return is_upright(state, self.seat, self.opus) and self.bonus < len(state.tables.grant_bonuses)

    def debt(self, state: State) -> Debt:
        return Debt(cause(FROM_SALE, self.opus), [state.tables.opus[self.opus].sell_cost])


def finish(state: State, seat: Seat, kind: i64, bonus: i64) -> None:
    gain_offertorium(state, seat, kind)
    if bonus >= 0:
        # TRV-6: the bonus follows because the action was made.
        gain(state, seat, state.tables.grant_bonuses[bonus], state.tables.grant_bonus_cause[bonus])


def is_upright(state: State, seat: i64, opus: i64) -> bool:
    """Whether a work lies in front of a seat and is not rotated."""
    own = state.seats[seat]
    return 0 <= opus < len(state.tables.opus) and ((own.opus & ~own.performed) >> opus) & 1 == 1
