"""Commissioning an Opus: the work leaves the row and lies in front of the player (COM)."""

from mypy_extensions import i64

from lacrimosa.rules.asked import Waiting
from lacrimosa.rules.bits import BIT
from lacrimosa.rules.events import COMMISSIONED, FROM_COMMISSION, cause
from lacrimosa.rules.purse import gain_vp
from lacrimosa.rules.row import space_of, take_card
from lacrimosa.rules.state import State, Step
from lacrimosa.rules.steps.gain import gain_offertorium
from lacrimosa.rules.tables import Debt


class TakeOpus(Step):
    """COM-2 to COM-4: VP at once, the work lies upright, matching tiles pay, the row refills."""

    def __init__(self, seat: i64, opus: i64) -> None:
        super().__init__(seat)
        self.opus = opus

    def run(self, state: State) -> None:
        seat = state.seats[self.seat]
        card = state.tables.opus[self.opus]
        seat.opus |= BIT[self.opus]
        state.report(COMMISSIONED, self.seat, self.opus)
        gain_vp(state, seat, card.vp, cause(FROM_COMMISSION, self.opus))
        gain_offertorium(state, seat, card.kind)
        take_card(state, space_of(state, self.opus))

    def tell(self, state: State, waiting: Waiting) -> None:
        waiting.works |= BIT[self.opus]

    def code(self) -> list[int]:
        return [self.seat, self.opus]

    def reveals(self) -> bool:
        return True

    def is_sound(self, state: State) -> bool:
        return 0 <= self.opus < len(state.tables.opus) and space_of(state, self.opus) >= 0

    def debt(self, state: State) -> Debt:
        tables = state.tables
        total = tables.opus[self.opus].cost.plus(tables.row[space_of(state, self.opus)].opus_cost)
        return Debt(cause(FROM_COMMISSION, self.opus), [total])
