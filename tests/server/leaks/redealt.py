"""One moment of a table in another possible world: everything a viewer cannot know is dealt anew there."""

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256

from msgspec.structs import replace

from lacrimosa.notation import Game
from lacrimosa.notation.moves import Move
from lacrimosa.rules.chance import stream
from lacrimosa.rules.determinize import determinize
from lacrimosa.rules.events import DREW, SHUFFLED, Event
from lacrimosa.rules.state import State
from lacrimosa.rules.view import view
from lacrimosa.server.table.table import Table

SEEDS = 1 << 53


class Redealt(Game):
    """A game as it may be as well, for all that a viewer (a seat or -1) knows. It can only be looked at."""

    def __init__(self, game: Game, viewer: int, salt: int) -> None:
        state = determinize(view(game.state, viewer), stream(salt, 5))
        super().__init__(game.edition, state, game.players, seed=None if game.seed is None else salt)
        self.moves = [_scrambled(game, move, viewer) for move in game.moves]

    def state_at(self, size: int) -> State:
        """Only the present: what was before cannot be dealt anew from here."""
        assert size == len(self.moves)
        return self.state.clone()


def _scrambled(game: Game, move: Move, viewer: int) -> Move:
    memories = len(game.edition.tables.memories)
    events = tuple(_other(event, viewer, memories) for event in move.events)
    return Move(move.choice, move.seat, move.round, move.turn, events)


def _other(event: Event, viewer: int, memories: int) -> Event:
    """The same event with another hidden card or order in it."""
    if event.kind == SHUFFLED:
        return Event(event.kind, event.seat, event.a, 0, 0, event.cause, event.order[::-1])
    if event.kind == DREW and event.seat != viewer:
        return Event(event.kind, event.seat, (event.a + 1) % memories, 0, 0, event.cause, b"")
    return event


@contextmanager
def another_world(table: Table, viewer: int, salt: int) -> Iterator[Game]:
    """The table, with another truth and other secrets behind it for a while."""
    assert table.game is not None
    real, secret, options = table.game, table.secret, table.options
    table.game = Redealt(real, viewer, salt)
    table.secret = sha256(secret + bytes([salt % 256])).digest()
    if options.seed is not None:
        table.options = replace(options, seed=(options.seed + salt + 1) % SEEDS)
    try:
        yield table.game
    finally:
        table.game, table.secret, table.options = real, secret, options
