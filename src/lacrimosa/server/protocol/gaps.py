"""What a protocol leaves unsaid: types without a docstring, fields without a description."""

from collections.abc import Sequence

from msgspec import inspect as ms

from lacrimosa.server.protocol.model import Model, Record, Root, gather
from lacrimosa.server.protocol.shapes import LISTS, bare, without_null


def undescribed(roots: Sequence[Root]) -> list[str]:
    """Type or Type.field for everything not described. A described struct speaks for fields that hold it."""
    model = gather(roots)
    found = []
    for made in model.types.values():
        if not made.description:
            found.append(made.name)
        if isinstance(made, Record):
            bare_ones = [held for held in made.properties if not held.description]
            found += [f"{made.name}.{held.name}" for held in bare_ones if not speaks(held.type, model)]
    return found


def speaks(type_: ms.Type, model: Model) -> bool:
    """Whether it is a described struct or enum, or a list of them, or may be missing."""
    held = without_null(type_)
    if len(held) != 1:
        return False
    inner = bare(held[0])
    if isinstance(inner, LISTS):
        return speaks(inner.item_type, model)
    named = model.types.get(model.name_of(inner) or "")
    return named is not None and named.description != ""
