"""Weaknesses of a design: such an edition loads and plays, but a piece is useless, or a fact of the game is lost."""

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise, permutations
from typing import TypeVar

from lacrimosa.editions.building import reward
from lacrimosa.editions.comparing import better, no_dearer, no_worse, reward_weight, weight
from lacrimosa.editions.loader import Edition
from lacrimosa.rules.kinds import REPEAT_NOTHING, ROUNDS
from lacrimosa.rules.tables import ComposerTile, Cost, MapTile, MemoryCard, OpusCard, Reward

Piece = TypeVar("Piece")
# Everything a piece asks, and everything it gives: better is to ask no more and to give no less.
Terms = tuple[Sequence[Cost], Sequence[Reward]]
LEAST_TILES = 2
LEAST_INSTRUMENTS = 2


def findings(edition: Edition) -> list[str]:
    """One line for each weakness; none for a well-made edition."""
    found: list[str] = []
    for look in (
        _dominated_opus,
        _dominated_memories,
        _dominated_tiles,
        _dominated_cities,
        _dominated_courts,
        _gilded_sides,
        _row_strips,
        _finance_track,
        _constanze_cards,
        _years,
        _stacks,
        _names,
    ):
        found.extend(look(edition))
    return found
