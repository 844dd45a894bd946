"""Views on their way to another process: the numbers of the stand-in state as they are, packed.

A position cannot do this: it tells a whole state, and its reader refuses one in which something is hidden.
"""

import msgspec
from msgspec import Struct

from lacrimosa.notation.errors import NotationError
from lacrimosa.rules.actions.table import ACTIONS_BY_NUMBER
from lacrimosa.rules.saved_steps import BadStep, revive, step_name
from lacrimosa.rules.state import Deal, Seat, State
from lacrimosa.rules.tables import Tables
from lacrimosa.rules.view import View


class DealNumbers(Struct, array_like=True):
    """Every attribute of a Deal."""

    players: int
    level: int
    salieri: bool
    top: int
    bottom: int
    constanze: int
    first: int
    bonuses: bytes
    periods: list[bytes]
    removed: list[bytes]
    courts: bytes
    cities: bytes
    decks: list[bytes]
    rng: int
    seat_rngs: list[int]


class SeatNumbers(Struct, array_like=True):
    """Every attribute of a Seat."""

    index: int
    vp_from: list[int]
    ducats: int
    vp: int
    finance: int
    tracks: int
    counters: int
    hand: int
    deck: bytes
    drawn: int
    experiences: int
    story: int
    opus: int
    performed: int
    sold: int
    forgotten: int
    courts: int
    tiles: int
    markers: int
    neutral: int
    eighths: int
    sixteenths: int
    rng: int


class TableNumbers(Struct, array_like=True):
    """Every attribute of a State that is a number, a flag or a pile."""

    round: int
    turn: int
    first: int
    active: int
    exchange_open: bool
    row: list[int]
    deck: bytes
    deck_drawn: int
    bonus: int
    seen_opus: int
    seen_memories: int
    gone_opus: int
    gone_memories: int
    salieri: int
    mozart: int
    map_tiles: list[int]
    gilded: int
    court_stack: bytes
    courts_drawn: int
    city_stack: bytes
    cities_drawn: int
    cities_used: int
    covered: int
    filled: int
    neutral_eighths: int
    neutral_sixteenths: int
    stacks: list[list[int]]
    stack_taken: list[int]
    tile_spaces: bytes
    rng: int


class ViewNumbers(Struct, array_like=True):
    seat: int
    deal: DealNumbers
    seats: list[SeatNumbers]
    pending: list[tuple[str, list[int]]]
    table: TableNumbers


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(ViewNumbers)


def pack_view(view: View) -> bytes:
    """A view as bytes; `unpack_view` makes the same view of them, to the bit."""
    state = view.state
    numbers = ViewNumbers(
        seat=int(view.seat),
        deal=msgspec.convert(state.deal, DealNumbers, from_attributes=True),
        seats=msgspec.convert(state.seats, list[SeatNumbers], from_attributes=True),
        pending=[(step_name(step), step.code()) for step in state.pending],
        table=msgspec.convert(state, TableNumbers, from_attributes=True),
    )
    return _encoder.encode(numbers)


def unpack_view(tables: Tables, data: bytes) -> View:
    """The view that `pack_view` packed. Its numbers are taken as they are; nothing else may be read here."""
    try:
        numbers = _decoder.decode(data)
        pending = [revive(tables, name, code) for name, code in numbers.pending]
    except (msgspec.DecodeError, BadStep) as problem:
        raise NotationError(f"this is no packed view: {problem}") from problem
    deal = Deal(numbers.deal.players, numbers.deal.level, numbers.deal.salieri)
    _lay(numbers.deal, deal)
    seats: list[Seat] = []
    for own in numbers.seats:
        seat = Seat(own.index, own.vp_from)
        _lay(own, seat)
        seats.append(seat)
    table = numbers.table
    state = State(
        tables,
        ACTIONS_BY_NUMBER,
        deal,
        seats,
        pending,
        table.row,
        table.map_tiles,
        table.stacks,
        table.stack_taken,
    )
    _lay(table, state)
    return View(numbers.seat, state)


def _lay(numbers: Struct, target: Deal | Seat | State) -> None:
    for name in numbers.__struct_fields__:
        setattr(target, name, getattr(numbers, name))
