"""What all questions share: they ask their seat, and exchanges may be slipped in (TRN-7)."""

from mypy_extensions import i64

from lacrimosa.rules.purse import exchange, is_exchange
from lacrimosa.rules.state import Seat, State, Step


class Question(Step):
    """A step that asks. After an exchange the same question stands again."""

    def automatic(self, state: State) -> bool:
        return False

    def take(self, state: State, choice: i64) -> None:
        seat = state.seats[self.seat]
        if is_exchange(choice):
            state.pending.append(self)
            exchange(state, seat, choice)
        else:
            self.answer(state, seat, choice)

    def answer(self, state: State, seat: Seat, choice: i64) -> None:
        """Carry out a choice that is no exchange."""
