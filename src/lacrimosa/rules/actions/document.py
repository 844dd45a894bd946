"""Document Memories (DOC): take a Memory card from the row into the Story space of this turn."""

from mypy_extensions import i64

from lacrimosa.rules.choices import DOCUMENT_CARD, memory_of
from lacrimosa.rules.events import FROM_ROW, cause
from lacrimosa.rules.kinds import MEMORY_CARD, ROW_SPACES
from lacrimosa.rules.purse import after_gain, can_pay_after, shortage
from lacrimosa.rules.reasons import CANNOT_PAY, NOT_IN_ROW, Reason
from lacrimosa.rules.row import is_memory, sort_tail, space_of
from lacrimosa.rules.state import Action, Price, Seat, State
from lacrimosa.rules.steps.document import TakeMemory
from lacrimosa.rules.steps.gain import gain
from lacrimosa.rules.steps.pay import pay
from lacrimosa.rules.tables import Grant


class Document(Action):
    """Choices: DOCUMENT_CARD + memory."""

    def targets(self, state: State, seat: Seat, grant: Grant, options: list[int]) -> None:
        start: i64 = len(options)
        at: i64 = 0
        while at < ROW_SPACES:
            card = state.row[at]
            if is_memory(card):
                space = state.tables.row[at]
                if can_pay_after(state, seat, space.memory_gain, space.memory_cost):
                    options.append(DOCUMENT_CARD + card - MEMORY_CARD)
            at += 1
        sort_tail(options, start)

    def begin(self, state: State, seat: Seat, grant: Grant, choice: i64) -> None:
        memory = memory_of(choice)
        at = space_of(state, MEMORY_CARD + memory)
        space = state.tables.row[at]
        state.pending.append(TakeMemory(seat.index, memory))
        pay(state, seat, space.memory_cost, cause(FROM_ROW, at))
        gain(state, seat, space.memory_gain, cause(FROM_ROW, at), space.memory_cost)

    def why_not(self, state: State, seat: Seat, grant: Grant, choice: i64) -> Reason | None:
        card = MEMORY_CARD + memory_of(choice)
        at = space_of(state, card)
        if at < 0:
            return Reason(NOT_IN_ROW, "DOC-1", card)
        space = state.tables.row[at]
        if not can_pay_after(state, seat, space.memory_gain, space.memory_cost):
            rich = after_gain(state, seat, space.memory_gain)
            return Reason(CANNOT_PAY, "DOC-1", 0, 0, shortage(rich, space.memory_cost))
        return None

    def price(self, state: State, seat: Seat, choice: i64) -> Price:
        price = Price()
        at = space_of(state, MEMORY_CARD + memory_of(choice))
        if at >= 0:
            price.add(cause(FROM_ROW, at), state.tables.row[at].memory_cost)
            price.gain = state.tables.row[at].memory_gain
        return price
