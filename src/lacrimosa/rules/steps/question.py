"""What all questions share: they ask their seat, and exchanges may be slipped in (TRN-7)."""

from mypy_extensions import i64

from lacrimosa.rules.purse import after_exchange, exchange, exchange_options, is_exchange
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


class OwingQuestion(Question):
    """A question amid an action that is still to be paid: no exchange may make that impossible (PAY-6)."""

    def add_exchanges(self, state: State, options: list[int]) -> None:
        """Add the exchanges after which the action can still be paid."""
        seat = state.seats[self.seat]
        possible: list[int] = []
        exchange_options(state, seat, possible)
        if possible:
            twin = seat.copy()
            for choice in possible:
                twin.ducats, twin.counters = after_exchange(seat, choice)
                if self.can_be_paid(state, twin):
                    options.append(choice)
