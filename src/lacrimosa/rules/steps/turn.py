"""A player's turn (TRN): two cards, act or income, the menu of actions, the draw."""

from mypy_extensions import i64

from lacrimosa.rules.asked import ACT_OR_INCOME, LAY_CARD, Asked
from lacrimosa.rules.bits import BIT, count_bits
from lacrimosa.rules.choices import ACT, INCOME, LAY_EXPERIENCE, LAY_STORY, memory_of
from lacrimosa.rules.events import ACTED, DREW, FROM_INCOME, FROM_TOP, LAID, TOOK_INCOME, TURN_ENDED, cause
from lacrimosa.rules.kinds import HAND_SIZE
from lacrimosa.rules.purse import exchange_options, gain_ducats
from lacrimosa.rules.state import Seat, State, Step
from lacrimosa.rules.steps.gain import gain
from lacrimosa.rules.steps.menu import ActionMenu
from lacrimosa.rules.steps.question import Question


class LayCard(Question):
    """TRN-1: lay a card from hand into a section; first Experiences, then Story."""

    def __init__(self, seat: i64, into_story: bool) -> None:
        super().__init__(seat)
        self.into_story = into_story

    def options(self, state: State) -> list[int]:
        seat = state.seats[self.seat]
        options: list[int] = []
        first: i64 = LAY_STORY if self.into_story else LAY_EXPERIENCE
        hand = seat.hand
        while hand:
            if hand & 1:
                options.append(first)
            hand >>= 1
            first += 1
        exchange_options(state, seat, options)
        return options

    def answer(self, state: State, seat: Seat, choice: i64) -> None:
        memory = memory_of(choice)
        column = state.turn - 1
        seat.hand &= ~BIT[memory]
        if self.into_story:
            seat.lay_story(column, memory)
            state.report(LAID, self.seat, memory, 1, column)
            state.pending.append(ActOrIncome(self.seat))
        else:
            seat.lay_experience(column, memory)
            state.report(LAID, self.seat, memory, 0, column)
            state.pending.append(LayCard(self.seat, True))

    def asked(self, state: State) -> Asked:
        asked = Asked(LAY_CARD)
        asked.into_story = self.into_story
        return asked

    def rule(self) -> str:
        return "TRN-1"

    def code(self) -> list[int]:
        return [self.seat, int(self.into_story)]

    def is_sound(self, state: State) -> bool:
        own = state.seats[self.seat]
        return own.hand != 0 and (own.experience(state.turn - 1) >= 0) == self.into_story


class ActOrIncome(Question):
    """TRN-2: act on the Experiences card, or take income instead of its reward and all its actions."""

    def options(self, state: State) -> list[int]:
        options: list[int] = [ACT, INCOME]
        exchange_options(state, state.seats[self.seat], options)
        return options

    def answer(self, state: State, seat: Seat, choice: i64) -> None:
        if choice == INCOME:
            state.pending.append(ActionMenu(self.seat, [], True, False))
            state.report(TOOK_INCOME, self.seat)
            gain_ducats(state, seat, income_of(state), cause(FROM_INCOME, state.round))
        else:
            memory = seat.experience(state.turn - 1)
            card = state.tables.memories[memory]
            state.pending.append(ActionMenu(self.seat, card.grants, True, False))
            state.report(ACTED, self.seat, memory)
            gain(state, seat, card.top, cause(FROM_TOP, memory))

    def asked(self, state: State) -> Asked:
        asked = Asked(ACT_OR_INCOME)
        asked.memory = state.seats[self.seat].experience(state.turn - 1)
        asked.income = income_of(state)
        return asked

    def rule(self) -> str:
        return "TRN-2"


def income_of(state: State) -> i64:
    """TRN-5: as many ducats as the number of the round."""
    return state.round


class EndTurn(Step):
    """TRN-6: draw up to four; exchanges are over."""

    def run(self, state: State) -> None:
        state.exchange_open = False
        draw_up(state, state.seats[self.seat])
        state.report(TURN_ENDED, self.seat)

    def reveals(self) -> bool:
        return True


def draw_up(state: State, seat: Seat) -> None:
    """Draw from the own deck up to four cards in hand, as far as the deck goes."""
    missing: i64 = HAND_SIZE - count_bits(seat.hand)
    while missing > 0 and seat.drawn < len(seat.deck):
        memory: i64 = seat.deck[seat.drawn]
        seat.drawn += 1
        seat.hand |= BIT[memory]
        state.report(DREW, seat.index, memory)
        missing -= 1
