"""A part of the Requiem: the marker, its reward, the neutral marker, and the composer who is hired (REQ)."""

from mypy_extensions import i64

from lacrimosa.rules.asked import CHOOSE_MARKER, PLACE_NEUTRAL, Asked, Waiting
from lacrimosa.rules.bits import BIT
from lacrimosa.rules.choices import MARKER, NEUTRAL_SPACE, marker_of, note_of, requiem_space_of
from lacrimosa.rules.events import (
    COMPOSER_HIRED,
    FROM_COMPOSER,
    FROM_INSTRUMENT,
    MARKER_PLACED,
    NEUTRAL_LOST,
    NEUTRAL_PLACED,
    TILE_LAID,
    cause,
)
from lacrimosa.rules.kinds import EIGHTH, NOBODY, SIXTEENTH
from lacrimosa.rules.purse import can_pay, can_pay_after
from lacrimosa.rules.reasons import NO_SUCH_CHOICE, SPACE_COVERED, SPACE_TAKEN, WRONG_MOVEMENT, Reason
from lacrimosa.rules.state import Seat, State, Step
from lacrimosa.rules.steps.gain import gain
from lacrimosa.rules.steps.pay import pay
from lacrimosa.rules.steps.question import OwingQuestion
from lacrimosa.rules.tables import Cost, Debt


def first_marker(state: State, seat: Seat, instrument: i64) -> i64:
    """The first own instrument space that still holds a marker of an instrument, or -1."""
    left = seat.markers
    at: i64 = 0
    while left:
        if left & 1 and state.tables.instrument_of[at] == instrument:
            return at
        left >>= 1
        at += 1
    return NOBODY


def has_marker(state: State, seat: Seat, instrument: i64) -> bool:
    return first_marker(state, seat, instrument) >= 0


def payable_markers(state: State, seat: Seat, space: i64, tile: i64) -> list[int]:
    """The own instrument spaces whose marker fits, and whose reward lets the tile be paid."""
    instrument = state.tables.space_instrument[space]
    cost = state.tables.composer_tiles[tile].cost
    fitting: list[int] = []
    left = seat.markers
    at: i64 = 0
    while left:
        if (
            left & 1
            and state.tables.instrument_of[at] == instrument
            and can_pay_after(state, seat, state.tables.instrument_reward[at], cost)
        ):
            fitting.append(at)
        left >>= 1
        at += 1
    return fitting


def place_marker(state: State, seat: Seat, space: i64, note: i64, at: i64) -> None:
    """REQ-2: off the board, its reward, onto the Requiem; then pay, and so on."""
    movement = state.tables.space_movement[space]
    tile = state.top_tile(note, movement)
    cost = state.tables.composer_tiles[tile].cost
    reward = state.tables.instrument_reward[at]
    seat.markers &= ~BIT[at]
    # No other tile can come to the top before this one is paid, so the space it will lie on is known now.
    state.keep_space(tile, at)
    if note == EIGHTH:
        seat.eighths |= BIT[space]
    else:
        seat.sixteenths |= BIT[space]
    state.filled |= BIT[space]
    state.report(MARKER_PLACED, seat.index, space, note, at)
    state.pending.append(HireComposer(seat.index, note, movement))
    pay(state, seat, cost, cause(FROM_COMPOSER, tile))
    if reward.neutral > 0 and seat.neutral > 0:
        state.pending.append(PlaceNeutral(seat.index, movement, cost))
    gain(state, seat, reward, cause(FROM_INSTRUMENT, at), cost)


class ChooseMarker(OwingQuestion):
    """REQ-2: where several markers of the instrument are left, the player chooses which to take."""

    def __init__(self, seat: i64, space: i64, note: i64) -> None:
        super().__init__(seat)
        self.space = space
        self.note = note

    def options(self, state: State) -> list[int]:
        options: list[int] = []
        self.add_exchanges(state, options)
        options += [MARKER + at for at in self._markers(state, state.seats[self.seat])]
        return options

    def can_be_paid(self, state: State, seat: Seat) -> bool:
        return len(self._markers(state, seat)) > 0

    def _markers(self, state: State, seat: Seat) -> list[int]:
        tile = state.top_tile(self.note, state.tables.space_movement[self.space])
        return payable_markers(state, seat, self.space, tile)

    def answer(self, state: State, seat: Seat, choice: i64) -> None:
        place_marker(state, seat, self.space, self.note, marker_of(choice))

    def asked(self, state: State) -> Asked:
        asked = Asked(CHOOSE_MARKER)
        asked.space = self.space
        asked.note = self.note
        tile = state.top_tile(self.note, state.tables.space_movement[self.space])
        asked.owed = state.tables.composer_tiles[tile].cost
        return asked

    def rule(self) -> str:
        return "REQ-2"

    def ways(self, state: State) -> list[int]:
        return [choice for choice in self.options(state) if choice >= MARKER]

    def code(self) -> list[int]:
        return [self.seat, self.space, self.note]

    def is_sound(self, state: State) -> bool:
        tables = state.tables
        if not (0 <= self.space < len(tables.space_movement) and 0 <= self.note <= 1):
            return False
        is_taken = ((state.filled | state.covered) >> self.space) & 1
        has_tile = state.top_tile(self.note, tables.space_movement[self.space]) >= 0
        return not is_taken and has_tile and self.can_be_paid(state, state.seats[self.seat])


class PlaceNeutral(OwingQuestion):
    """REQ-3: the neutral marker goes to an empty space of the same movement; without one it is lost."""

    def __init__(self, seat: i64, movement: i64, owed: Cost) -> None:
        super().__init__(seat)
        self.movement = movement
        self.owed = owed

    def _empty(self, state: State) -> i64:
        return state.tables.spaces_of_movement[self.movement] & ~(state.filled | state.covered)

    def automatic(self, state: State) -> bool:
        return self._empty(state) == 0

    def run(self, state: State) -> None:
        state.seats[self.seat].neutral = 0
        state.report(NEUTRAL_LOST, self.seat)

    def options(self, state: State) -> list[int]:
        options: list[int] = []
        self.add_exchanges(state, options)
        empty = self._empty(state)
        space: i64 = 0
        while empty:
            if empty & 1:
                options.append(NEUTRAL_SPACE + 2 * space + EIGHTH)
                options.append(NEUTRAL_SPACE + 2 * space + SIXTEENTH)
            empty >>= 1
            space += 1
        return options

    def can_be_paid(self, state: State, seat: Seat) -> bool:
        return can_pay(seat, self.owed)

    def answer(self, state: State, seat: Seat, choice: i64) -> None:
        space = requiem_space_of(choice)
        note = note_of(choice)
        seat.neutral = 0
        state.filled |= BIT[space]
        if note == EIGHTH:
            state.neutral_eighths |= BIT[space]
        else:
            state.neutral_sixteenths |= BIT[space]
        state.report(NEUTRAL_PLACED, self.seat, space, note)

    def asked(self, state: State) -> Asked:
        asked = Asked(PLACE_NEUTRAL)
        asked.owed = self.owed
        asked.movement = self.movement
        return asked

    def rule(self) -> str:
        return "REQ-3"

    def why_not(self, state: State, choice: i64) -> Reason | None:
        space = requiem_space_of(choice)
        if choice < NEUTRAL_SPACE:
            return None
        if space >= len(state.tables.space_movement):
            return Reason(NO_SUCH_CHOICE, "REQ-3", space)
        if state.tables.space_movement[space] != self.movement:
            return Reason(WRONG_MOVEMENT, "REQ-3", space, self.movement)
        if (state.covered >> space) & 1:
            return Reason(SPACE_COVERED, "SET-7", space)
        return Reason(SPACE_TAKEN, "REQ-3", space)

    def any_answer(self, state: State) -> i64:
        return self.options(state)[-1]

    def code(self) -> list[int]:
        return [self.seat, self.movement, *self.owed.code()]

    def is_sound(self, state: State) -> bool:
        return 0 <= self.movement < len(state.tables.high) and state.seats[self.seat].neutral == 1

    def owing(self) -> Cost:
        return self.owed


class HireComposer(Step):
    """The tile is paid: it leaves its stack, gives its immediate reward, and is laid down afterwards."""

    def __init__(self, seat: i64, note: i64, movement: i64) -> None:
        super().__init__(seat)
        self.note = note
        self.movement = movement

    def run(self, state: State) -> None:
        tile = state.top_tile(self.note, self.movement)
        state.stack_taken = state.stack_taken[:]  # copies share it
        state.stack_taken[self.note * len(state.tables.high) + self.movement] += 1
        state.report(COMPOSER_HIRED, self.seat, tile)
        state.pending.append(LayTile(self.seat, tile))
        seat = state.seats[self.seat]
        gain(state, seat, state.tables.composer_tiles[tile].instant, cause(FROM_COMPOSER, tile))

    def tell(self, state: State, waiting: Waiting) -> None:
        waiting.tiles |= BIT[state.top_tile(self.note, self.movement)]

    def code(self) -> list[int]:
        return [self.seat, self.note, self.movement]

    def is_sound(self, state: State) -> bool:
        fits = 0 <= self.movement < len(state.tables.high) and 0 <= self.note <= 1
        return fits and state.top_tile(self.note, self.movement) >= 0

    def debt(self, state: State) -> Debt:
        tile = state.top_tile(self.note, self.movement)
        return Debt(cause(FROM_COMPOSER, tile), [state.tables.composer_tiles[tile].cost])


class LayTile(Step):
    """REQ-2, REQ-8: the tile lies where its marker stood; from now on its repeating side is at work."""

    def __init__(self, seat: i64, tile: i64) -> None:
        super().__init__(seat)
        self.tile = tile

    def run(self, state: State) -> None:
        state.seats[self.seat].tiles |= BIT[self.tile]
        state.report(TILE_LAID, self.seat, self.tile, state.space_of(self.tile))

    def tell(self, state: State, waiting: Waiting) -> None:
        waiting.tiles |= BIT[self.tile]

    def code(self) -> list[int]:
        return [self.seat, self.tile]

    def is_sound(self, state: State) -> bool:
        own = state.seats[self.seat]
        return 0 <= self.tile < len(state.tables.composer_tiles) and not (own.tiles >> self.tile) & 1
