"""Requiem (REQ): place a marker on an instrument space and hire the composer for that movement."""

from typing import Final

from mypy_extensions import i64

from lacrimosa.rules.action import Action, Price
from lacrimosa.rules.bits import BIT
from lacrimosa.rules.choices import MARKER, NEUTRAL_SPACE, REQUIEM_SPACE
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
from lacrimosa.rules.purse import (
    after_gain,
    can_pay,
    can_pay_after,
    missing_of,
)
from lacrimosa.rules.reasons import (
    CANNOT_PAY,
    NO_COMPOSER,
    NO_MARKER,
    SPACE_COVERED,
    SPACE_TAKEN,
    STACK_EMPTY,
    Reason,
    shortage,
)
from lacrimosa.rules.state import Seat, State, Step
from lacrimosa.rules.steps.gain import gain
from lacrimosa.rules.steps.pay import pay
from lacrimosa.rules.steps.question import OwingQuestion
from lacrimosa.rules.tables import Cost, Grant

# How a tile's cost stands to a purse.
OUT_OF_REACH: Final = 0
WITH_REWARD: Final = 1
OUTRIGHT: Final = 2


class Requiem(Action):
    """Choices: REQUIEM_SPACE + 2 * space + note."""

    def targets(self, state: State, seat: Seat, grant: Grant, options: list[int]) -> None:
        if not seat.markers:
            return
        best = most_help(state, seat)
        movement: i64 = 0
        while movement < len(state.tables.high):
            # Most tiles are payable without a marker's reward, or out of reach: look once a movement.
            eighth = reach(state, seat, EIGHTH, movement, best)
            sixteenth = reach(state, seat, SIXTEENTH, movement, best)
            if eighth != OUT_OF_REACH or sixteenth != OUT_OF_REACH:
                self._add_spaces(state, seat, movement, eighth, sixteenth, options)
            movement += 1

    def _add_spaces(
        self, state: State, seat: Seat, movement: i64, eighth: i64, sixteenth: i64, options: list[int]
    ) -> None:
        """The open spaces of a movement for which the seat has a marker and can pay the composer."""
        tables = state.tables
        blocked = state.filled | state.covered
        space: i64 = tables.first_space[movement]
        end: i64 = tables.first_space[movement + 1]
        while space < end:
            if not (blocked >> space) & 1 and has_marker(state, seat, tables.space_instrument[space]):
                if can_hire(state, seat, space, EIGHTH, eighth):
                    options.append(REQUIEM_SPACE + 2 * space + EIGHTH)
                if can_hire(state, seat, space, SIXTEENTH, sixteenth):
                    options.append(REQUIEM_SPACE + 2 * space + SIXTEENTH)
            space += 1

    def begin(self, state: State, seat: Seat, grant: Grant, choice: i64) -> None:
        space = (choice - REQUIEM_SPACE) >> 1
        note = (choice - REQUIEM_SPACE) & 1
        tile = state.top_tile(note, state.tables.space_movement[space])
        markers = payable_markers(state, seat, space, tile)
        if len(markers) == 1:
            place_marker(state, seat, space, note, markers[0])
        else:
            state.pending.append(ChooseMarker(seat.index, space, note))

    def why_not(self, state: State, seat: Seat, grant: Grant, choice: i64) -> Reason | None:
        space = (choice - REQUIEM_SPACE) >> 1
        note = (choice - REQUIEM_SPACE) & 1
        if (state.covered >> space) & 1:
            return Reason(SPACE_COVERED, "SET-7", space)
        if (state.filled >> space) & 1:
            return Reason(SPACE_TAKEN, "REQ-1", space)
        if note == SIXTEENTH and state.deal.bottom == NOBODY:
            return Reason(NO_COMPOSER, "SOL-13", 0, note)
        movement = state.tables.space_movement[space]
        tile = state.top_tile(note, movement)
        if tile < 0:
            return Reason(STACK_EMPTY, "REQ-1", movement, note)
        instrument = state.tables.space_instrument[space]
        if not has_marker(state, seat, instrument):
            return Reason(NO_MARKER, "REQ-1", instrument)
        if not payable_markers(state, seat, space, tile):
            rich = after_gain(
                state, seat, state.tables.instrument_reward[first_marker(state, seat, instrument)]
            )
            return Reason(CANNOT_PAY, "REQ-2", 0, 0, shortage(rich, state.tables.composer_tiles[tile].cost))
        return None

    def price(self, state: State, seat: Seat, choice: i64) -> Price:
        price = Price()
        space = (choice - REQUIEM_SPACE) >> 1
        if space < len(state.tables.space_movement):
            note = (choice - REQUIEM_SPACE) & 1
            tile = state.top_tile(note, state.tables.space_movement[space])
            if tile >= 0:
                price.add(cause(FROM_COMPOSER, tile), state.tables.composer_tiles[tile].cost)
                markers = payable_markers(state, seat, space, tile)
                if len(markers) == 1:
                    price.gain = state.tables.instrument_reward[markers[0]]
        return price


def reach(state: State, seat: Seat, note: i64, movement: i64, best: i64) -> i64:
    """Whether the top tile of a stack can be paid outright, or perhaps with a marker's reward."""
    tile = state.top_tile(note, movement)
    if tile < 0:
        return OUT_OF_REACH
    cost = state.tables.composer_tiles[tile].cost
    missing = missing_of(seat, cost)
    if missing > best:
        return OUT_OF_REACH
    return OUTRIGHT if missing <= 0 and seat.finance >= cost.finance else WITH_REWARD


def can_hire(state: State, seat: Seat, space: i64, note: i64, reached: i64) -> bool:
    """Whether the composer can be paid for a space the seat has a marker for."""
    if reached != WITH_REWARD:
        return reached == OUTRIGHT
    tile = state.top_tile(note, state.tables.space_movement[space])
    return len(payable_markers(state, seat, space, tile)) > 0


def most_help(state: State, seat: Seat) -> i64:
    """How far the reward of the best marker left can ease a payment, in ducats."""
    tables = state.tables
    most: i64 = 0
    left = seat.markers
    at: i64 = 0
    while left:
        if left & 1:
            most = max(most, tables.instrument_reward[at].help(tables.track_overflow_ducats))
        left >>= 1
        at += 1
    return most


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
        place_marker(state, seat, self.space, self.note, choice - MARKER)

    def code(self) -> list[int]:
        return [self.seat, self.space, self.note]


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
        space = (choice - NEUTRAL_SPACE) >> 1
        note = (choice - NEUTRAL_SPACE) & 1
        seat.neutral = 0
        state.filled |= BIT[space]
        if note == EIGHTH:
            state.neutral_eighths |= BIT[space]
        else:
            state.neutral_sixteenths |= BIT[space]
        state.report(NEUTRAL_PLACED, self.seat, space, note)

    def code(self) -> list[int]:
        return [self.seat, self.movement, *self.owed.code()]


class HireComposer(Step):
    """The tile is paid: it leaves its stack, gives its immediate reward, and is laid down afterwards."""

    def __init__(self, seat: i64, note: i64, movement: i64) -> None:
        super().__init__(seat)
        self.note = note
        self.movement = movement

    def run(self, state: State) -> None:
        tile = state.top_tile(self.note, self.movement)
        state.stack_taken[self.note * len(state.tables.high) + self.movement] += 1
        state.report(COMPOSER_HIRED, self.seat, tile)
        state.pending.append(LayTile(self.seat, tile))
        seat = state.seats[self.seat]
        gain(state, seat, state.tables.composer_tiles[tile].instant, cause(FROM_COMPOSER, tile))

    def code(self) -> list[int]:
        return [self.seat, self.note, self.movement]


class LayTile(Step):
    """REQ-8: from now on the repeating side of the tile is at work."""

    def __init__(self, seat: i64, tile: i64) -> None:
        super().__init__(seat)
        self.tile = tile

    def run(self, state: State) -> None:
        state.seats[self.seat].tiles |= BIT[self.tile]
        state.report(TILE_LAID, self.seat, self.tile)

    def code(self) -> list[int]:
        return [self.seat, self.tile]
