"""Words for everything the rules number: choices, records, positions, and the game people play with."""

from lacrimosa.notation.board import Board
from lacrimosa.notation.errors import NotationError, PositionError, RecordError
from lacrimosa.notation.game import Game
from lacrimosa.notation.record import read_record, write_record

__all__ = ["Board", "Game", "NotationError", "PositionError", "RecordError", "read_record", "write_record"]
