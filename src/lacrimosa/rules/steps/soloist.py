"""Schikaneder, the Soloist (SOL): what he does with two cards a turn. He decides nothing."""

from mypy_extensions import i64

from lacrimosa.rules.bits import BIT
from lacrimosa.rules.chance import shuffled
from lacrimosa.rules.events import (
    BY_SOLOIST,
    CARDS_GATHERED,
    COMMISSIONED,
    COURT_TAKEN,
    DETAILS_COURTS,
    DETAILS_PART,
    DETAILS_ROW,
    DOCUMENTED,
    FROM_COMMISSION,
    FROM_REQUIEM,
    FROM_SALE,
    FROM_STORY,
    MARKER_PLACED,
    SOLD,
    SOLOIST_ACTED,
    SOLOIST_LAID,
    TRAVELLED,
    cause,
)
from lacrimosa.rules.kinds import (
    ACTIONS,
    COMMISSION,
    DOCUMENT,
    MEMORY_CARD,
    NOBODY,
    PERFORM_OR_SELL,
    REQUIEM,
    ROW_SPACES,
    SIXTEENTH,
    TRAVEL,
)
from lacrimosa.rules.purse import gain_finance, gain_vp
from lacrimosa.rules.row import dealt, discard, is_memory, is_opus, take_card
from lacrimosa.rules.state import Seat, State, Step
from lacrimosa.rules.steps.travel import remove_tile
from lacrimosa.rules.tables import SoloistCard


class SoloistTurn(Step):
    """SOL-4: top card to Experiences, next to Story; the actions of the one with the details of the other."""

    def run(self, state: State) -> None:
        seat = state.seats[self.seat]
        column = state.turn - 1
        above: i64 = seat.deck[seat.drawn]
        below: i64 = seat.deck[seat.drawn + 1]
        seat.drawn += 2
        seat.lay_experience(column, above)
        seat.lay_story(column, below)
        state.report(SOLOIST_LAID, self.seat, above, below, column)
        push_actions(state, self.seat, state.tables.soloist_cards[above].actions, below)

    def reveals(self) -> bool:
        return True


def push_actions(state: State, seat: i64, actions: list[int], details: i64) -> None:
    """Lay out actions in printed order."""
    at: i64 = len(actions) - 1
    while at >= 0:
        state.pending.append(SoloistAction(seat, actions[at], details))
        at -= 1


class SoloistAction(Step):
    """One action of the Soloist, with the details of the card in his Story section."""

    def __init__(self, seat: i64, action: i64, details: i64) -> None:
        super().__init__(seat)
        self.action = action
        self.details = details

    def run(self, state: State) -> None:
        seat = state.seats[self.seat]
        card = state.tables.soloist_cards[self.details]
        state.report(SOLOIST_ACTED, self.seat, self.action, details_for(self.action))
        if self.action == DOCUMENT:
            self._document(state, seat, card)
        elif self.action == COMMISSION or self.action == PERFORM_OR_SELL:
            self._commission_or_sell(state, seat, card)
        elif self.action == TRAVEL:
            walk(state, seat, card.ascending, card.courts)
        else:
            place_part(state, seat, card.movement, card.from_top)

    def _document(self, state: State, seat: Seat, details: SoloistCard) -> None:
        """SOL-5: VP of the story part, then the card's own actions, free, with the same details."""
        at = find_card(state, details.from_left, False)
        if at < 0:
            return
        memory = state.row[at] - MEMORY_CARD
        card = state.tables.memories[memory]
        push_actions(state, self.seat, card.actions, self.details)
        discard(state, state.row[at])
        state.report(DOCUMENTED, self.seat, memory, NOBODY, BY_SOLOIST)
        gain_vp(state, seat, card.story.vp, cause(FROM_STORY, memory))
        take_card(state, at)

    def _commission_or_sell(self, state: State, seat: Seat, details: SoloistCard) -> None:
        """SOL-6 and SOL-7: the same work, commissioned for its VP or sold for finance and VP; no cost."""
        at = find_card(state, details.from_left, True)
        if at < 0:
            return
        opus = state.row[at]
        card = state.tables.opus[opus]
        discard(state, opus)
        if self.action == COMMISSION:
            state.report(COMMISSIONED, self.seat, opus, 0, BY_SOLOIST)
            gain_vp(state, seat, card.vp, cause(FROM_COMMISSION, opus))
        else:
            state.report(SOLD, self.seat, opus, 0, BY_SOLOIST)
            gain_finance(state, seat, card.sell_finance, cause(FROM_SALE, opus))
            gain_vp(state, seat, card.sell_vp, cause(FROM_SALE, opus))
        take_card(state, at)

    def reveals(self) -> bool:
        return True

    def code(self) -> list[int]:
        return [self.seat, self.action, self.details]

    def is_sound(self, state: State) -> bool:
        return 0 <= self.action < ACTIONS and 0 <= self.details < len(state.tables.soloist_cards)


def details_for(action: i64) -> i64:
    """The column of his Story card that says how he does an action."""
    if action == TRAVEL:
        return DETAILS_COURTS
    return DETAILS_PART if action == REQUIEM else DETAILS_ROW


def find_card(state: State, from_left: bool, opus: bool) -> i64:
    """The leftmost or rightmost Opus or Memory card of the row, or -1."""
    step: i64 = 1 if from_left else -1
    at: i64 = 0 if from_left else ROW_SPACES - 1
    while 0 <= at < ROW_SPACES:
        card = state.row[at]
        if is_opus(card) if opus else is_memory(card):
            return at
        at += step
    return NOBODY


def walk(state: State, seat: Seat, ascending: bool, courts: i64) -> None:
    """SOL-9: through the places in number order until so many courts with a tile are visited."""
    places: i64 = len(state.map_tiles)
    step: i64 = 1 if ascending else places - 1
    start = state.mozart
    place = start
    visited: i64 = 0
    while visited < courts and courts_left(state):
        if state.map_tiles[place] >= 0:
            if state.tables.is_court[place]:
                court = state.map_tiles[place]
                remove_tile(state, place)
                seat.courts |= BIT[court]
                state.report(COURT_TAKEN, seat.index, court, place, BY_SOLOIST)
                visited += 1
                state.mozart = place
                continue
            if place != start:
                remove_tile(state, place)
        place = (place + step) % places
    if state.mozart != start:
        state.report(TRAVELLED, seat.index, start, state.mozart, BY_SOLOIST)


def courts_left(state: State) -> bool:
    place: i64 = 0
    while place < len(state.map_tiles):
        if state.map_tiles[place] >= 0 and state.tables.is_court[place]:
            return True
        place += 1
    return False


def place_part(state: State, seat: Seat, movement: i64, from_top: bool) -> None:
    """SOL-10: his marker on the first open space from that end, and the movement's low VP at once."""
    if not seat.markers:
        return
    goal = open_movement(state, movement)
    if goal < 0:
        return
    space = open_space(state, goal, from_top)
    seat.markers &= seat.markers - 1
    seat.sixteenths |= BIT[space]
    state.filled |= BIT[space]
    state.report(MARKER_PLACED, seat.index, space, SIXTEENTH, NOBODY)
    gain_vp(state, seat, state.tables.low[goal], cause(FROM_REQUIEM, goal))


def open_movement(state: State, movement: i64) -> i64:
    """The movement itself, else the next to the right with an open space, else the nearest to the left."""
    goal = movement
    while goal < len(state.tables.high):
        if open_space(state, goal, True) >= 0:
            return goal
        goal += 1
    goal = movement - 1
    while goal >= 0:
        if open_space(state, goal, True) >= 0:
            return goal
        goal -= 1
    return NOBODY


def open_space(state: State, movement: i64, from_top: bool) -> i64:
    """The first empty uncovered space of a movement from one end, or -1."""
    blocked = state.filled | state.covered
    first: i64 = state.tables.first_space[movement]
    last: i64 = state.tables.first_space[movement + 1] - 1
    step: i64 = 1 if from_top else -1
    space = first if from_top else last
    while first <= space <= last:
        if not (blocked >> space) & 1:
            return space
        space += step
    return NOBODY


def gather_soloist(state: State) -> None:
    """SOL-11: all nine of his cards, the unplayed one too, are shuffled."""
    seat = state.seats[state.soloist()]
    seat.experiences = 0
    seat.story = 0
    state.report(CARDS_GATHERED, seat.index)
    cards = sorted(seat.deck)
    order, seat.rng = shuffled(cards, seat.rng)
    seat.deck = dealt(state, seat.index, seat.index, cards, order)
    seat.drawn = 0
