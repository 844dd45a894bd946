"""The composer tiles of a table that was entered: who hired which, and where it lies (REQ-1, REQ-2)."""

from collections.abc import Sequence

from lacrimosa.companion.problems import fail
from lacrimosa.companion.shapes import EnteredTable
from lacrimosa.notation.names import Names
from lacrimosa.rules.bits import BIT, members
from lacrimosa.rules.kinds import EIGHTH
from lacrimosa.rules.state import Seat, State


def lay_composers(names: Names, state: State, entered: EnteredTable) -> None:
    """REQ-2: every marker of a patron hired a tile, which lies on the instrument space the marker left."""
    movements = len(state.tables.high)
    taken = [0] * len(state.stacks)
    owners: dict[int, int] = {}
    lies_on: dict[int, int] = {}
    free: dict[int, list[int]] = {}
    for seat, own in zip(state.seats, entered.seats, strict=True):
        if seat.index != state.soloist():
            free[int(seat.index)] = _take_markers(state, seat, own.emptied)
            owners |= {names.tiles.number(word): int(seat.index) for word in own.tiles}
            spaces = zip(own.tiles, own.emptied, strict=False)
            lies_on |= {names.tiles.number(word): space - 1 for word, space in spaces}
    for seat_number, spaces_left in free.items():
        told = {lies_on[tile] for tile in lies_on if owners[tile] == seat_number}
        # Spaces that were told to hold some tile wait for it.
        spaces_left.sort(key=lambda at: at in told)
    for at, stack in enumerate(state.stacks):
        note, movement = divmod(at, movements)
        hired = _hired(state, note, movement)
        taken[at] = len(hired)
        tiles = stack[: len(hired)]
        who = [owners.pop(tile) for tile in tiles if tile in owners]
        if not who and len({seat for seat, _ in hired}) == 1:
            who = [seat for seat, _ in hired]
        if len(tiles) < len(hired) or sorted(who) != sorted(seat for seat, _ in hired):
            words = {"movement": names.movements.word(movement), "note": names.notes.word(note)}
            raise fail("tiles", "seats", **words)
        for tile, owner in zip(tiles, who, strict=True):
            space = _space_under(state, free[owner], hired, owner, lies_on.get(tile))
            state.seats[owner].tiles |= BIT[tile]
            state.keep_space(tile, space)
    if owners:
        tile = min(owners)
        raise fail("not_owned", "seats", seat=owners[tile], id=names.tiles.word(tile))
    state.stack_taken = taken


def _take_markers(state: State, seat: Seat, emptied: Sequence[int]) -> list[int]:
    """REQ-1: a marker on the Requiem left a space of its instrument; the neutral one goes with the horns."""
    tables = state.tables
    told = [space - 1 for space in emptied]
    # Where nobody told which of several spaces is empty, it is the first.
    order = [*told, *(at for at in range(len(tables.instrument_of)) if at not in told)]
    seat.tiles = 0
    left: list[int] = []
    for space in members(seat.eighths | seat.sixteenths):
        instrument = tables.space_instrument[space]
        at = next(at for at in order if tables.instrument_of[at] == instrument and seat.markers >> at & 1)
        seat.markers &= ~BIT[at]
        left.append(at)
        if tables.instrument_reward[at].neutral > 0:
            seat.neutral = 0
    for at in told:
        if seat.markers >> at & 1:
            raise fail("emptied", f"seats[{seat.index}].emptied", seat=int(seat.index), space=at + 1)
    return left


def _hired(state: State, note: int, movement: int) -> list[tuple[int, int]]:
    """Seat and instrument of every patron's marker of a note in a movement."""
    tables = state.tables
    found: list[tuple[int, int]] = []
    for seat in state.seats:
        if seat.index != state.soloist():
            own = seat.eighths if note == EIGHTH else seat.sixteenths
            here = [space for space in members(own) if tables.space_movement[space] == movement]
            found += [(int(seat.index), int(tables.space_instrument[space])) for space in here]
    return found


def _space_under(
    state: State, free: list[int], hired: list[tuple[int, int]], owner: int, told: int | None
) -> int:
    """The instrument space that a tile lies on: as it was told, or one that a marker of this stack left."""
    instrument_of = state.tables.instrument_of
    wanted = free if told is None else [told]
    for at in wanted:
        if at in free and (owner, instrument_of[at]) in hired:
            free.remove(at)
            hired.remove((owner, int(instrument_of[at])))
            return at
    space = 1 + (free[0] if told is None else told)
    raise fail("emptied", f"seats[{owner}].emptied", seat=owner, space=space)
