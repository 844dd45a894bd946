"""The titles and names that an edition prints."""

from collections.abc import Mapping
from typing import Any, Final, Literal

from lacrimosa.editions.schema import Data

Kind = Literal["opus", "memory", "city", "court", "place", "composer"]
Named = frozenset[tuple[Kind, str]]  # pieces by kind and id
_FIELDS: Final = ("title", "name")


def title_field(piece: Any) -> str:
    """What the title of a component is called in its file."""
    return next(field for field in _FIELDS if hasattr(piece, field))


def title_of(piece: Any) -> str:
    """The printed title or name of a component; empty if it has none, or its id only."""
    text: str = getattr(piece, title_field(piece))
    return "" if text == piece.id else text


def pieces_of(data: Data) -> Mapping[Kind, tuple[Any, ...]]:
    """Everything in an edition that has a title or a name."""
    return {
        "opus": (*data.opus.opus, data.opus.starting_opus),
        "memory": (*data.memory.starting, *data.memory.memory),
        "city": data.cities.city,
        "court": data.courts.court,
        "place": data.board.map.place,
        "composer": data.composers.composer,
    }


def titles_of(data: Data) -> dict[Kind, dict[str, str]]:
    """Every printed title and name, by id."""
    return {kind: {piece.id: title_of(piece) for piece in some} for kind, some in pieces_of(data).items()}


def untitled(data: Data) -> Named:
    """The cards and tiles that print no title. Places and composers always have a name."""
    return frozenset(
        (kind, name)
        for kind, titles in titles_of(data).items()
        for name, title in titles.items()
        if not title and kind not in ("place", "composer")
    )
