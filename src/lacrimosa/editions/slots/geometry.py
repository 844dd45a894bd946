"""How large things on the map are, and where slots put them; all in `u`, the unit of the plaques."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final, NamedTuple

from lacrimosa.editions.errors import Problem, problem
from lacrimosa.editions.schema import City, Court, Data, Effect, Good
from lacrimosa.editions.slots.schema import SLOTS_FILE, FormSlots, Hung, Slots

XY = tuple[float, float]


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def grown(self, by: float) -> "Box":
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def lies_in(self, other: "Box") -> bool:
        return (
            self.left >= other.left
            and self.top >= other.top
            and self.right <= other.right
            and self.bottom <= other.bottom
        )

    def holds(self, point: XY) -> bool:
        return self.left < point[0] < self.right and self.top < point[1] < self.bottom


class Size(NamedTuple):
    width: float
    height: float


CITY_HEIGHT: Final = 2.76
COURT_HEIGHT: Final = 2.84
DOT: Final = Size(0.62, 0.62)
COURT_DOT: Final = Size(1.15, 1.15)
PRICE: Final = Size(1.05, 1.05)
COACH: Final = Size(2.1, 1.75)
TIP: Final = Size(8.6, 1.8)
BARE_HEIGHT: Final = 1.15
# Widths of letters and signs, in round numbers on the safe side.
_LETTER, _SIGN, _PLUS = 0.48, 1.28, 0.4
# A price off its road by more than this belongs to no road.
ON_ROAD: Final = 0.75
FRAME: Final = 0.2
STEPS: Final = 40


def box_at(at: XY, size: Size, anchor: str = "") -> Box:
    """Without an anchor the middle lies at the point."""
    (x, y), (width, height) = at, size
    left = x - width if "r" in anchor else x if "l" in anchor else x - width / 2
    top = y - height if "b" in anchor else y if "t" in anchor else y - height / 2
    return Box(left, top, left + width, top + height)


def shared(one: Box, other: Box) -> float:
    """The area that two boxes have in common."""
    width = min(one.right, other.right) - max(one.left, other.left)
    height = min(one.bottom, other.bottom) - max(one.top, other.top)
    return width * height if width > 0 and height > 0 else 0.0


def curve(start: XY, pull: XY, end: XY, steps: int = STEPS) -> list[XY]:
    """Points on a road from one end to the other."""
    points: list[XY] = []
    for step in range(steps + 1):
        there = step / steps
        here = 1 - there
        weights = (here * here, 2 * here * there, there * there)
        x, y = (sum(w * p[axis] for w, p in zip(weights, (start, pull, end), strict=True)) for axis in (0, 1))
        points.append((x, y))
    return points


# How wide labels get.


class Sizes:
    """The largest labels of an edition: any tile of its kind may come to lie on a place."""

    def __init__(self, data: Data) -> None:
        self._cities = [_parts(city) for city in data.cities.city]
        self._courts = [(*_parts(court), _needs_width(court)) for court in data.courts.court]
        self._places = {place.id: place for place in data.board.map.place}

    def is_court(self, place: str) -> bool:
        return self._places[place].kind == "court"

    def plaque(self, place: str) -> Size:
        name = self._name(place) + 0.4
        if self.is_court(place):
            width = max(
                max(name + cost + gain + 0.5, needs)
                for cost, gain, needs in self._courts or [(0.0, 0.0, 0.0)]
            )
            return Size(width, COURT_HEIGHT)
        return Size(
            max(max(name + cost, gain) for cost, gain in self._cities or [(0.0, 0.0)]) + 0.3, CITY_HEIGHT
        )

    def bare(self, place: str) -> Size:
        return Size(self._name(place) + 0.7, BARE_HEIGHT)

    def dot(self, place: str) -> Size:
        return COURT_DOT if self.is_court(place) else DOT

    def _name(self, place: str) -> float:
        return len(self._places[place].name) * _LETTER


def _parts(tile: City | Court) -> tuple[float, float]:
    """The width of the cost and of the wider gain."""
    cost = sum(1 for name in tile.cost.__struct_fields__ if getattr(tile.cost, name))
    return cost * 1.1 + 0.2, max(_gain_width(tile.plain), _gain_width(tile.gilded)) + 0.2


def _gain_width(effects: Iterable[Good | Effect]) -> float:
    width = 0.0
    for effect in effects:
        width += _SIGN
        if effect.vp_per_opus:
            width += _SIGN + _PLUS
        if isinstance(effect, Effect) and effect.action is not None:
            width += _SIGN * (effect.type is not None)
            width += _PLUS + _gain_width(effect.bonus) if effect.bonus else 0
    return width


def _needs_width(court: Court) -> float:
    needs = court.needs
    count = max(len(getattr(needs, name)) for name in needs.__struct_fields__)
    return 0.95 + count * 1.35 + (count - 1) * 0.4 + 0.5 + _SIGN + 0.7


# What slots put where.


class Laid:
    """A form of the map with the largest labels on it, in units of its smallest box."""

    def __init__(self, form: FormSlots, sizes: Sizes) -> None:
        self.form = form
        self.slots = {slot.id: self._hung(slot.slot, sizes.plaque(slot.id)) for slot in form.place}
        self.bare = {slot.id: self._hung(slot.bare, sizes.bare(slot.id)) for slot in form.place}
        self.dots = {slot.id: box_at(self.point(slot.dot), sizes.dot(slot.id)) for slot in form.place}
        self.coaches = {slot.id: box_at(self.point(slot.coach), COACH) for slot in form.place}
        self.prices = {road.between: box_at(self.point(road.price), PRICE) for road in form.road}
        at = {slot.id: self.point(slot.dot) for slot in form.place}
        self.roads = {
            road.between: curve(at[road.between[0]], self.point(road.pull), at[road.between[1]])
            for road in form.road
        }

    def point(self, percent: XY) -> XY:
        width, height = self.form.box
        return percent[0] * width / 100, percent[1] * height / 100

    def _hung(self, hung: Hung, size: Size) -> Box:
        return box_at(self.point(hung.at), size, hung.anchor)

    def covered(self) -> Iterator[tuple[str, dict[str, str]]]:
        """Whatever covers something else: what can be said of it, and of what."""
        width, height = self.form.box
        frame = Box(0, 0, width, height).grown(-FRAME)
        for name, box in self.slots.items():
            if not box.lies_in(frame):
                yield "plaque_leaves", {"one_place": name}
        for (one, box), (other, second) in combinations(self.slots.items(), 2):
            if shared(box, second):
                yield "plaques", {"one_place": one, "other_place": other}
        for name, box in self.slots.items():
            for code, things in (("plaque_dot", self.dots), ("plaque_coach", self.coaches)):
                for other, thing in things.items():
                    if shared(box, thing):
                        yield code, {"one_place": name, "other_place": other}
            for between, price in self.prices.items():
                if shared(box, price):
                    yield "plaque_price", {"one_place": name, "road": " - ".join(between)}
        for (road, box), (crossed, second) in combinations(self.prices.items(), 2):
            if shared(box, second):
                yield "prices", {"road": " - ".join(road), "other_road": " - ".join(crossed)}


def crowded(slots: Slots, data: Data) -> Iterator[Problem]:
    """What would lie on something else on the smallest map that the slots are made for."""
    sizes = Sizes(data)
    for name, form in (("wide", slots.wide), ("tall", slots.tall)):
        for code, values in Laid(form, sizes).covered():
            yield problem(SLOTS_FILE, name, code, **values)
