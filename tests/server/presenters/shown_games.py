"""Random games to look at, and everything a viewer is told as bytes."""

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from lacrimosa.editions import load
from lacrimosa.notation.moves import Move, make
from lacrimosa.notation.names import Names, names_of
from lacrimosa.rules import play
from lacrimosa.rules.chance import advance, below, stream
from lacrimosa.rules.choices import ACT
from lacrimosa.rules.explain import pointable
from lacrimosa.rules.purse import is_exchange
from lacrimosa.rules.state import Seat, State
from lacrimosa.rules.tables import packed
from lacrimosa.rules.view import SPECTATOR, View
from lacrimosa.server.messages.goods import Points, Purse
from lacrimosa.server.presenters.board import board_of
from lacrimosa.server.presenters.preview import preview_of
from lacrimosa.server.presenters.question import question_of
from lacrimosa.server.presenters.targets import targets_of
from lacrimosa.testkit.playouts import EVERY_TABLE, Table

KOECHEL = load("koechel")
NAMES: Names = names_of(KOECHEL)
TABLES = EVERY_TABLE


def table_id(table: Table) -> str:
    return f"{table.players}-{table.level}-{'salieri' if table.salieri else 'plain'}"


@dataclass
class Node:
    """A game before its next choice."""

    state: State
    moves: list[Move]

    @property
    def made(self) -> int:
        return len(self.moves)

    def watchers(self) -> range:
        """The spectator and every seat, the Soloist's too."""
        return range(SPECTATOR, len(self.state.seats))


def nodes(table: Table, seed: int, every: int = 1) -> Iterator[Node]:
    """A random game, every so many choices. Exchanges are made now and then only, so that it moves on."""
    state = table.new(KOECHEL, seed)
    moves: list[Move] = []
    rng = stream(seed, 77)
    while state.pending:
        if len(moves) % every == 0:
            yield Node(state, moves)
        offered = play.options(state)
        plain = [choice for choice in offered if not is_exchange(choice)]
        rng = advance(rng)
        picked = plain if plain and below(rng, 8) else offered
        rng = advance(rng)
        moves.append(make(state, picked[below(rng, len(picked))]))


def finished(table: Table, seed: int) -> Node:
    """The end of a random game."""
    last = None
    for node in nodes(table, seed):
        last = node
    assert last is not None
    return last


def choices_to_try(view: View, seat: int, salt: int) -> list[int]:
    """A few choices a viewer may ask about, another few at every moment."""
    state = view.state
    own = seat if 0 <= seat < state.deal.players else 0
    # Not by the hand: a spectator's own hand would be that of somebody else.
    targets = [choice for choice in pointable(state, own) if choice >= ACT]
    few = [targets[(salt * 7 + 13 * n) % len(targets)] for n in range(3)]
    if play.to_move(state) == seat:
        offered = play.options(state)
        few += [offered[salt % len(offered)], offered[-1]]
    return few


def told(view: View, salt: int) -> list[bytes]:
    """Everything a viewer is told of a moment."""
    seat = int(view.seat)
    parts: list[object] = [board_of(NAMES, view), question_of(NAMES, view), targets_of(NAMES, view, seat)]
    parts += [preview_of(NAMES, view, seat, choice) for choice in choices_to_try(view, seat, salt)]
    return [msgspec.json.encode(part) for part in parts]


def packed_points(points: Points) -> int:
    return int(packed(points.talent, points.journey, points.composition))


def is_purse(purse: Purse, seat: Seat) -> bool:
    """Whether a purse is exactly what a seat has."""
    return (
        purse.ducats,
        purse.vp,
        purse.finance,
        packed_points(purse.tracks),
        packed_points(purse.counters),
    ) == (
        seat.ducats,
        seat.vp,
        seat.finance,
        seat.tracks,
        seat.counters,
    )
