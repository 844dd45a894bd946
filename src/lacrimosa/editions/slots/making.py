"""Slots for a map that brings none: worked out once, when an edition is loaded, and the same every time.

Places lie by their longitude and latitude, crowded ones pulled apart. Then every label takes the best of a
few places around its dot, one kind after the other. If something still covers something else, the map is made
larger, which means that everything on it gets smaller, and the search begins again.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

import msgspec

from lacrimosa.editions.schema import Data
from lacrimosa.editions.slots.geometry import (
    COACH,
    FRAME,
    PRICE,
    TIP,
    XY,
    Box,
    Laid,
    Size,
    Sizes,
    box_at,
    curve,
    shared,
)
from lacrimosa.editions.slots.schema import Anchor, FormSlots, Hung, PlaceSlot, RoadSlot, Slots

# Of the smallest map in u, as for the shipped edition with its eleven places.
WIDE: Final = Size(40.3, 19.9)
TALL: Final = Size(28.8, 41.4)
LARGER: Final = 1.1
MOST_TRIES: Final = 12
# Parts of the width and height that dots keep to, so that a plaque has room on all sides.
ACROSS: Final = (0.1, 0.9)
DOWN: Final = (0.18, 0.85)
# How far a plaque may be from its dot; a leader shows the way from LEADER on.
DISTANCES: Final = (0.7, 1.5, 2.6, 4.0)
LEADER: Final = 1.2
BENDS: Final = (0.0, 0.1, -0.1, 0.2, -0.2, 0.32, -0.32)
ALONG: Final = (0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74, 0.2, 0.8)
COVERING: Final = 100.0  # worse than anything that is only ugly
MOST_ROUNDS: Final = 12


class Candidate(NamedTuple):
    """Somewhere a label may hang, and what is to be said against it."""

    at: XY
    anchor: Anchor
    box: Box
    dislike: float


def make(data: Data) -> Slots:
    return Slots(wide=_form(data, WIDE), tall=_form(data, TALL))


def _form(data: Data, size: Size) -> FormSlots:
    sizes = Sizes(data)
    form = _Making(data, sizes, size).form()
    for _ in range(MOST_TRIES):
        if not any(Laid(form, sizes).covered()):
            break
        size = Size(size.width * LARGER, size.height * LARGER)
        form = _Making(data, sizes, size).form()
    return with_tips(form, sizes)


class _Making:
    """One try, on a map of one size."""

    def __init__(self, data: Data, sizes: Sizes, size: Size) -> None:
        places = sorted(data.board.map.place, key=lambda place: place.number)
        self.size = size
        self.sizes = sizes
        self.frame = Box(0, 0, *size).grown(-FRAME - 0.1)
        self.ids = [place.id for place in places]
        across = _spread([place.lon for place in places], *ACROSS)
        down = _spread([-place.lat for place in places], *DOWN)
        self.at = {
            id_: (x * size.width, y * size.height) for id_, x, y in zip(self.ids, across, down, strict=True)
        }
        self.dots = {id_: box_at(self.at[id_], sizes.dot(id_)) for id_ in self.ids}
        self.ends = [
            (self.ids[road.between[0] - 1], self.ids[road.between[1] - 1]) for road in data.board.map.road
        ]

    def form(self) -> FormSlots:
        pulls = [self._pull(*ends, {}) for ends in self.ends]
        plaques = self._settled(self._plaques(pulls))
        boxes = {id_: plaque.box for id_, plaque in plaques.items()}
        pulls = [self._pull(*ends, boxes) for ends in self.ends]
        roads = self._roads(pulls)
        prices = self._prices(roads, list(boxes.values()))
        price_boxes = [box_at(price, PRICE) for price in prices]
        coaches = self._coaches([*boxes.values(), *price_boxes])
        return FormSlots(
            box=(round(self.size.width, 1), round(self.size.height, 1)),
            place=tuple(
                PlaceSlot(
                    id=id_,
                    dot=self._percent(self.at[id_]),
                    slot=self._hung(plaques[id_]),
                    bare=self._hung(self._bare(id_, boxes, price_boxes)),
                    tip=self._hung(plaques[id_]),  # until everything else lies where it will
                    coach=self._percent(coaches[id_]),
                    leader=self._leader(id_, plaques[id_].box),
                )
                for id_ in self.ids
            ),
            road=tuple(
                RoadSlot(between=ends, pull=self._percent(pull), price=self._percent(price))
                for ends, pull, price in zip(self.ends, pulls, prices, strict=True)
            ),
        )

    def _percent(self, point: XY) -> XY:
        return round(point[0] * 100 / self.size.width, 2), round(point[1] * 100 / self.size.height, 2)

    def _hung(self, found: Candidate) -> Hung:
        x, y = self._percent(found.at)
        return Hung(at=(min(max(x, 0), 100), min(max(y, 0), 100)), anchor=found.anchor)

    def _leader(self, id_: str, box: Box) -> XY | None:
        x, y = self.at[id_]
        end = (min(max(x, box.left), box.right), min(max(y, box.top), box.bottom))
        return self._percent(end) if math.dist(end, (x, y)) > LEADER else None

    # Roads and their prices.

    def _pull(self, one: str, other: str, boxes: dict[str, Box]) -> XY:
        """Bent where a straight road would touch places that it does not lead to, or run under a plaque."""
        (x1, y1), (x2, y2) = self.at[one], self.at[other]
        kept = [self.dots[id_].grown(0.6) for id_ in self.ids if id_ not in (one, other)]

        def pull(bend: float) -> XY:
            return (x1 + x2) / 2 - (y2 - y1) * bend, (y1 + y2) / 2 + (x2 - x1) * bend

        def trouble(bend: float) -> float:
            points = curve(self.at[one], pull(bend), self.at[other], 16)
            hits = sum(box.holds(point) for point in points for box in (*kept, *boxes.values()))
            outside = sum(not self.frame.holds(point) for point in points)
            return abs(bend) * 5 + hits * 3 + outside * 10

        return pull(min(BENDS, key=trouble))

    def _roads(self, pulls: Sequence[XY]) -> list[list[XY]]:
        return [
            curve(self.at[one], pull, self.at[other])
            for (one, other), pull in zip(self.ends, pulls, strict=True)
        ]

    def _prices(self, roads: Sequence[Sequence[XY]], plaques: Sequence[Box]) -> list[XY]:
        taken = [*plaques, *self.dots.values()]
        found: list[XY] = [(0.0, 0.0)] * len(roads)
        # Short roads have least choice.
        for index in sorted(
            range(len(roads)), key=lambda index: math.dist(roads[index][0], roads[index][-1])
        ):
            points = [roads[index][round(share * (len(roads[index]) - 1))] for share in ALONG]
            best = min(
                enumerate(points), key=lambda at: at[0] + _covering(box_at(at[1], PRICE).grown(0.05), taken)
            )
            found[index] = best[1]
            taken.append(box_at(best[1], PRICE))
        return found

    # Labels.

    def _plaques(self, pulls: Sequence[XY]) -> dict[str, list[Candidate]]:
        roads = [point for road in self._roads(pulls) for point in road[::2]]
        dots = [dot.grown(0.2) for dot in self.dots.values()]
        return {
            id_: [
                candidate._replace(
                    dislike=candidate.dislike
                    + _covering(candidate.box, dots)
                    + 1.5 * sum(candidate.box.holds(point) for point in roads)
                )
                for candidate in _around(self.at[id_], self.sizes.plaque(id_), DISTANCES, self.frame)
            ]
            for id_ in self.ids
        }

    def _settled(self, candidates: dict[str, list[Candidate]]) -> dict[str, Candidate]:
        """Everyone moves to what is best for them as long as that helps anybody."""
        taken = {id_: min(found, key=lambda one: one.dislike) for id_, found in candidates.items()}
        for _ in range(MOST_ROUNDS):
            moved = False
            for id_, found in candidates.items():
                others = [taken[other].box.grown(0.15) for other in candidates if other != id_]
                best = min(found, key=_price(others))
                if best != taken[id_]:
                    taken[id_], moved = best, True
            if not moved:
                break
        return taken

    def _bare(self, id_: str, plaques: dict[str, Box], prices: Iterable[Box]) -> Candidate:
        others = [box for other, box in plaques.items() if other != id_]
        found = _around(self.at[id_], self.sizes.bare(id_), DISTANCES[:2], self.frame)
        return min(found, key=_price([*others, *self.dots.values(), *prices]))

    def _coaches(self, taken: Sequence[Box]) -> dict[str, XY]:
        found: dict[str, XY] = {}
        for id_ in self.ids:
            x, y = self.at[id_]
            points = [
                (x + math.cos(turn * math.pi / 8) * far, y + math.sin(turn * math.pi / 8) * far)
                for far in (1.7, 2.2, 2.8)
                for turn in range(16)
            ]
            inside = [point for point in points if box_at(point, COACH).lies_in(self.frame)]
            kept = [*taken, *self.dots.values()]
            found[id_] = min(inside or [(x, y)], key=lambda point: _covering(box_at(point, COACH), kept))
        return found


def with_tips(form: FormSlots, sizes: Sizes, step: float = 1.5) -> FormSlots:
    """Every tip beside its plaque, on no plaque if that can be helped, and rather on no price or dot."""
    laid = Laid(form, sizes)
    width, height = form.box
    lower = [*laid.dots.values(), *laid.prices.values()]

    def tip(place: PlaceSlot) -> Hung:
        own = laid.slots[place.id]

        def against(at: XY) -> float:
            box = box_at(at, TIP, "tl")
            far = max(own.left - box.right, box.left - own.right, 0) + 2 * max(
                own.top - box.bottom, box.top - own.bottom, 0
            )
            hidden = sum(shared(box, plaque) for plaque in laid.slots.values())
            return 40 * hidden + sum(shared(box, thing) for thing in lower) + far

        across = [own.left + count * step for count in range(-round(12 / step), round(12 / step) + 1)]
        down = [own.top + count * step / 2 for count in range(-round(10 / step), round(12 / step) + 1)]
        x, y = min(
            (
                (
                    min(max(x, FRAME), width - FRAME - TIP.width),
                    min(max(y, FRAME), height - FRAME - TIP.height),
                )
                for x in across
                for y in down
            ),
            key=against,
        )
        # It grows to the inner side of the map when it has more to say.
        anchor: Anchor = "tl" if x + TIP.width / 2 < width / 2 else "tr"
        x += TIP.width if anchor == "tr" else 0
        return Hung(at=(round(x * 100 / width, 1), round(y * 100 / height, 1)), anchor=anchor)

    return msgspec.structs.replace(
        form, place=tuple(msgspec.structs.replace(place, tip=tip(place)) for place in form.place)
    )


def _price(others: Sequence[Box]) -> Callable[[Candidate], float]:
    return lambda one: one.dislike + _covering(one.box, others)


def _covering(box: Box, others: Iterable[Box]) -> float:
    return sum(COVERING + area for other in others if (area := shared(box, other)))


def _around(at: XY, size: Size, distances: Iterable[float], frame: Box) -> list[Candidate]:
    """All places of a label around a dot that lie on the map; close ones are better."""
    (x, y), (width, height) = at, size
    found: list[Candidate] = []
    for far in distances:
        sides: list[tuple[Anchor, XY]] = []
        for aside in (0.0, -0.3, 0.3):
            sides += [("b", (x + aside * width, y - far)), ("t", (x + aside * width, y + far))]
            sides += [("l", (x + far, y + aside * height)), ("r", (x - far, y + aside * height))]
        for anchor, point in sides:
            box = box_at(point, size, anchor)
            outside = max(
                frame.left - box.left, box.right - frame.right, frame.top - box.top, box.bottom - frame.bottom
            )
            found.append(Candidate(point, anchor, box, far + max(0.0, outside) * COVERING))
    return found


def _spread(values: Sequence[float], low: float, high: float) -> list[float]:
    """Halfway between where they are and an even row, so that no corner is crowded."""
    order = sorted(range(len(values)), key=lambda index: values[index])
    least, most = values[order[0]], values[order[-1]]
    found = [0.0] * len(values)
    for rank, index in enumerate(order):
        even = rank / (len(values) - 1) if len(values) > 1 else 0.5
        true = (values[index] - least) / (most - least) if most > least else even
        found[index] = low + (high - low) * (even + true) / 2
    return found
