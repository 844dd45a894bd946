"""Documenting a memory: the card leaves the row for the Story space of this turn (DOC)."""

from mypy_extensions import i64

from lacrimosa.rules.asked import Waiting
from lacrimosa.rules.bits import BIT
from lacrimosa.rules.events import DOCUMENTED, FORGOTTEN, FROM_ROW, cause
from lacrimosa.rules.kinds import MEMORY_CARD
from lacrimosa.rules.row import space_of, take_card
from lacrimosa.rules.state import State, Step
from lacrimosa.rules.tables import Debt


class TakeMemory(Step):
    """DOC-2: the Story card of this turn leaves the game, the new card takes its place."""

    def __init__(self, seat: i64, memory: i64) -> None:
        super().__init__(seat)
        self.memory = memory

    def run(self, state: State) -> None:
        seat = state.seats[self.seat]
        column = state.turn - 1
        old = seat.story_card(column)
        seat.forgotten |= BIT[old]
        state.report(FORGOTTEN, self.seat, old, column)
        seat.replace_story(column, self.memory)
        state.report(DOCUMENTED, self.seat, self.memory, column)
        take_card(state, space_of(state, MEMORY_CARD + self.memory))

    def tell(self, state: State, waiting: Waiting) -> None:
        waiting.memories |= BIT[self.memory]

    def code(self) -> list[int]:
        return [self.seat, self.memory]

    def reveals(self) -> bool:
        return True

    def is_sound(self, state: State) -> bool:
        return (
            0 <= self.memory < len(state.tables.memories) and space_of(state, MEMORY_CARD + self.memory) >= 0
        )

    def debt(self, state: State) -> Debt:
        at = space_of(state, MEMORY_CARD + self.memory)
        return Debt(cause(FROM_ROW, at), [state.tables.row[at].memory_cost])
