"""Whether slots are those of a map."""

from typing import NoReturn

from lacrimosa.editions.errors import one_of, refuse
from lacrimosa.editions.schema import Data, Map
from lacrimosa.editions.slots.geometry import ON_ROAD, XY, curve
from lacrimosa.editions.slots.schema import SLOTS_FILE, FormSlots, Slots


def check(slots: Slots, data: Data) -> None:
    """Raises EditionError, naming the place or the road, if the slots are not those of the map."""
    for name, form in (("wide", slots.wide), ("tall", slots.tall)):
        _check_places(name, form, data.board.map)
        _check_roads(name, form, data.board.map)
        _check_prices(name, form)


def ends_of(board: Map) -> list[tuple[str, str]]:
    """The ids of the places that each road joins."""
    names = {place.number: place.id for place in board.place}
    return [(names[road.between[0]], names[road.between[1]]) for road in board.road]


def is_same_map(one: Map, other: Map) -> bool:
    """Whether both have the same places, of the same kinds, and the same roads."""

    def kinds(board: Map) -> set[tuple[str, str]]:
        return {(place.id, place.kind) for place in board.place}

    def roads(board: Map) -> set[frozenset[str]]:
        return {frozenset(ends) for ends in ends_of(board)}

    return kinds(one) == kinds(other) and roads(one) == roads(other)


def _refuse(form: str, item: str, code: str, **values: str) -> NoReturn:
    refuse(SLOTS_FILE, f"{form}.{item}", code, **values)


def _check_places(form: str, slots: FormSlots, board: Map) -> None:
    known = [place.id for place in board.place]
    seen: set[str] = set()
    for place in slots.place:
        if place.id not in known:
            _refuse(form, f'place "{place.id}"', "slot_no_place", right=one_of(known))
        if place.id in seen:
            _refuse(form, f'place "{place.id}"', "slot_place_twice")
        seen.add(place.id)
    for name in known:
        if name not in seen:
            _refuse(form, f'place "{name}"', "slot_place_missing")


def _check_roads(form: str, slots: FormSlots, board: Map) -> None:
    known = {frozenset(ends) for ends in ends_of(board)}
    seen: set[frozenset[str]] = set()
    for road in slots.road:
        ends = frozenset(road.between)
        item = f"road {' - '.join(road.between)}"
        if ends not in known:
            _refuse(form, item, "slot_no_road")
        if ends in seen:
            _refuse(form, item, "slot_road_twice")
        seen.add(ends)
    for one, other in ends_of(board):
        if frozenset((one, other)) not in seen:
            _refuse(form, f"road {one} - {other}", "slot_road_missing")


def _check_prices(form: str, slots: FormSlots) -> None:
    """A price that lies off its road would be read as that of another one."""
    width, height = slots.box

    def point(percent: XY) -> XY:
        return percent[0] * width / 100, percent[1] * height / 100

    dots = {place.id: point(place.dot) for place in slots.place}
    for road in slots.road:
        x, y = point(road.price)
        points = curve(dots[road.between[0]], point(road.pull), dots[road.between[1]])
        near = min(points, key=lambda at: (at[0] - x) ** 2 + (at[1] - y) ** 2)
        if (near[0] - x) ** 2 + (near[1] - y) ** 2 > ON_ROAD**2:
            right = f"[{near[0] * 100 / width:.1f}, {near[1] * 100 / height:.1f}]"
            values = {"field": "price", "value": str(list(road.price)), "right": right}
            _refuse(form, f"road {' - '.join(road.between)}", "slot_price", **values)
