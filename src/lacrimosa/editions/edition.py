"""What loading gives: the tables for the rules, and the names and texts for people."""

from dataclasses import dataclass

from lacrimosa.editions.schema import Data
from lacrimosa.editions.slots.schema import Slots
from lacrimosa.editions.titles import Named
from lacrimosa.editions.words import Words
from lacrimosa.rules.tables import Tables


@dataclass(frozen=True, eq=False)
class Edition:
    """An edition ready to play with: the same digest means the same edition.

    Every `..._ids` tuple has the indexes of its list in `tables`.
    """

    id: str
    title: str
    version: int
    digest: str
    tables: Tables
    data: Data  # with a name for every piece that prints none
    slots: Slots  # where on the map everything lies; no part of the digest
    opus_ids: tuple[str, ...]  # the starting Opus is the last
    memory_ids: tuple[str, ...]  # the starting cards are the first
    bonus_ids: tuple[str, ...]
    place_ids: tuple[str, ...]
    city_ids: tuple[str, ...]
    court_ids: tuple[str, ...]
    movement_ids: tuple[str, ...]
    composer_ids: tuple[str, ...]
    tile_ids: tuple[str, ...]
    constanze_ids: tuple[str, ...]
    untitled: Named  # the pieces that print no title
    own: Named  # those that no shipped edition has: what is told of its pieces does not fit them
    words: Words  # titles and stories in other languages; no part of the digest
