"""Maintenance, player by player (MNT-1 to MNT-5). No exchanges here."""

from mypy_extensions import i64

from lacrimosa.rules.asked import Waiting
from lacrimosa.rules.chance import shuffled
from lacrimosa.rules.events import (
    CARDS_GATHERED,
    FROM_BONUS,
    FROM_FINANCE,
    FROM_SEQUENTIA,
    FROM_STORY,
    FROM_UPKEEP,
    cause,
)
from lacrimosa.rules.kinds import REPEAT_TRACK, STORY_POINTS, TURNS
from lacrimosa.rules.purse import gain_track, lose_track
from lacrimosa.rules.row import dealt
from lacrimosa.rules.state import Seat, State, Step
from lacrimosa.rules.steps.gain import gain_goods, gain_wild


class StoryUpkeep(Step):
    """MNT-1: tracks go to 0, then the Story cards pay: named points and VP first, then wild points."""

    def run(self, state: State) -> None:
        seat = state.seats[self.seat]
        kind: i64 = 0
        while kind < STORY_POINTS:
            lose_track(state, seat, kind, seat.track(kind), cause(FROM_UPKEEP, kind))
            kind += 1
        column: i64 = 0
        while column < TURNS:
            memory = seat.story_card(column)
            gain_goods(state, seat, state.tables.memories[memory].story, cause(FROM_STORY, memory))
            column += 1
        while column > 0:
            column -= 1
            memory = seat.story_card(column)
            gain_wild(state, seat, state.tables.memories[memory].story, cause(FROM_STORY, memory))


class FinanceUpkeep(Step):
    """MNT-2 and MNT-3: Sequentia tiles step their tracks, then the finance space pays."""

    def run(self, state: State) -> None:
        seat = state.seats[self.seat]
        left = seat.tiles
        index: i64 = 0
        while left:
            if left & 1:
                tile = state.tables.composer_tiles[index]
                if tile.repeat == REPEAT_TRACK:
                    gain_track(state, seat, tile.repeat_what, 1, cause(FROM_SEQUENTIA, index))
            left >>= 1
            index += 1
        income = state.tables.finance[seat.finance]
        gain_goods(state, seat, income, cause(FROM_FINANCE, seat.finance))
        gain_wild(state, seat, income, cause(FROM_FINANCE, seat.finance))

    def tell(self, state: State, waiting: Waiting) -> None:
        waiting.finance = waiting.finance or self.seat == waiting.asked


class BonusUpkeep(Step):
    """MNT-4: the period bonus, once for every icon of its action in the Experiences section."""

    def run(self, state: State) -> None:
        seat = state.seats[self.seat]
        bonus = state.tables.bonuses[state.bonus]
        times = icons(state, seat, bonus.action)
        while times > 0:
            gain_goods(state, seat, bonus.reward, cause(FROM_BONUS, state.bonus))
            gain_wild(state, seat, bonus.reward, cause(FROM_BONUS, state.bonus))
            times -= 1

    def tell(self, state: State, waiting: Waiting) -> None:
        waiting.bonus = waiting.bonus or self.seat == waiting.asked


def icons(state: State, seat: Seat, action: i64) -> i64:
    """How often an action's icon shows in the Experiences section, carried out or not."""
    count: i64 = 0
    column: i64 = 0
    while column < TURNS:
        memory = seat.experience(column)
        if memory >= 0:
            for icon in state.tables.memories[memory].actions:
                if icon == action:
                    count += 1
        column += 1
    return count


class GatherCards(Step):
    """MNT-5: works stand up, the eight cards of both sections become the new deck."""

    def run(self, state: State) -> None:
        seat = state.seats[self.seat]
        seat.performed = 0
        cards: list[int] = []
        column: i64 = 0
        while column < TURNS:
            cards.append(seat.experience(column))
            cards.append(seat.story_card(column))
            column += 1
        # Sorted, so that the order of play does not leak into the order of the shuffle.
        cards.sort()
        seat.experiences = 0
        seat.story = 0
        state.report(CARDS_GATHERED, self.seat)
        order, seat.rng = shuffled(cards, seat.rng)
        seat.deck = dealt(state, self.seat, self.seat, cards, order)
        seat.drawn = 0

    def reveals(self) -> bool:
        return True
