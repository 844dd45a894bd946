"""The shape of slots.toml: where on the map everything lies. docs/editions.md says what the fields mean."""

from typing import Annotated, Final, Literal

import msgspec

from lacrimosa.editions.schema import Id, Section

SLOTS_FILE: Final = "slots.toml"

# Per cent of the map's width or height, from its upper left corner.
Percent = Annotated[float, msgspec.Meta(ge=0, le=100)]
Point = tuple[Percent, Percent]
# A bent road may be pulled from beyond the edge.
Handle = Annotated[float, msgspec.Meta(ge=-100, le=200)]
# Which corner of a label lies at its point; of one letter, the middle of that edge.
Anchor = Literal["t", "b", "l", "r", "tl", "tr", "bl", "br"]
Units = Annotated[float, msgspec.Meta(ge=10, le=200)]


class Hung(Section, frozen=True):
    """Where a label hangs."""

    at: Point
    anchor: Anchor


class PlaceSlot(Section, frozen=True):
    id: Id
    dot: Point
    slot: Hung  # the plaque: name and tile
    bare: Hung  # the name alone, while no tile lies there
    tip: Hung  # what going there costs, while somebody points at it
    coach: Point  # the middle of the coach that stands here
    leader: Point | None = None  # where the line from the dot to a plaque that hangs apart ends


class RoadSlot(Section, frozen=True):
    between: tuple[Id, Id]
    pull: tuple[Handle, Handle]  # the handle of a quadratic curve
    price: Point


class FormSlots(Section, frozen=True):
    """All of it for maps of one shape."""

    box: tuple[Units, Units]  # the smallest map that has room for it, in the unit of the plaques
    place: tuple[PlaceSlot, ...]
    road: tuple[RoadSlot, ...]


class Slots(Section, frozen=True):
    wide: FormSlots  # wider than tall
    tall: FormSlots  # taller than wide, as on telephones
