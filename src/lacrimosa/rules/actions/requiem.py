"""Requiem (REQ): place a marker on an instrument space and hire the composer for that movement."""

from typing import Final

from mypy_extensions import i64

from lacrimosa.rules.choices import REQUIEM_SPACE, note_of, requiem_space_of
from lacrimosa.rules.events import FROM_COMPOSER, cause
from lacrimosa.rules.kinds import EIGHTH, NOBODY, SIXTEENTH
from lacrimosa.rules.purse import after_gain, missing_of, shortage
from lacrimosa.rules.reasons import (
    CANNOT_PAY,
    NO_COMPOSER,
    NO_MARKER,
    SPACE_COVERED,
    SPACE_TAKEN,
    STACK_EMPTY,
    Reason,
)
from lacrimosa.rules.state import Action, Price, Seat, State
from lacrimosa.rules.steps.requiem import (
    ChooseMarker,
    first_marker,
    has_marker,
    payable_markers,
    place_marker,
)
from lacrimosa.rules.tables import Grant

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
        space = requiem_space_of(choice)
        note = note_of(choice)
        tile = state.top_tile(note, state.tables.space_movement[space])
        markers = payable_markers(state, seat, space, tile)
        if len(markers) == 1:
            place_marker(state, seat, space, note, markers[0])
        else:
            state.pending.append(ChooseMarker(seat.index, space, note))

    def why_not(self, state: State, seat: Seat, grant: Grant, choice: i64) -> Reason | None:
        space = requiem_space_of(choice)
        note = note_of(choice)
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
        space = requiem_space_of(choice)
        if space < len(state.tables.space_movement):
            note = note_of(choice)
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
