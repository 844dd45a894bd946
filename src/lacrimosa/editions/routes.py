"""What it costs to travel from each place to each other one (TRV-1), and which way that is."""

import heapq
from typing import NamedTuple

from lacrimosa.rules.choices import MOST_ROUTES

# Ducats, talent, journey, composition.
RoadPrice = tuple[int, int, int, int]
FREE: RoadPrice = (0, 0, 0, 0)


class TooManyRoutes(Exception):
    """More routes between two places than a player can be asked to choose from."""

    def __init__(self, start: int, end: int) -> None:
        super().__init__(start, end)
        self.start = start
        self.end = end


class Route(NamedTuple):
    price: RoadPrice
    through: tuple[int, ...]  # every place on the way, both ends among them


def cheapest_routes(places: int, roads: list[tuple[int, int, RoadPrice]]) -> list[list[list[RoadPrice]]]:
    """[from][to] = the prices that no other route undercuts; empty without a way. Places count from 0."""
    ways = cheapest_ways(places, roads)
    return [[[route.price for route in routes] for routes in row] for row in ways]


def cheapest_ways(places: int, roads: list[tuple[int, int, RoadPrice]]) -> list[list[list[Route]]]:
    """The same with the way that each goes: of several for one price, the one with the fewest roads."""
    next_roads: list[list[tuple[int, RoadPrice]]] = [[] for _ in range(places)]
    for one, other, price in roads:
        next_roads[one].append((other, price))
        next_roads[other].append((one, price))
    return [_routes_from(start, next_roads) for start in range(places)]


def _routes_from(start: int, next_roads: list[list[tuple[int, RoadPrice]]]) -> list[list[Route]]:
    """Prices come off the heap smallest first, so one that no earlier one undercuts stays for good."""
    found: list[list[Route]] = [[] for _ in next_roads]
    heap: list[tuple[RoadPrice, int, tuple[int, ...]]] = [(FREE, 0, (start,))]
    while heap:
        price, used, through = heapq.heappop(heap)
        place = through[-1]
        if any(_undercuts(better.price, price) for better in found[place]):
            continue
        found[place].append(Route(price, through))
        if len(found[place]) > MOST_ROUTES:
            raise TooManyRoutes(start, place)
        for neighbour, road in next_roads[place]:
            total = (price[0] + road[0], price[1] + road[1], price[2] + road[2], price[3] + road[3])
            heapq.heappush(heap, (total, used + 1, (*through, neighbour)))
    return found


def _undercuts(one: RoadPrice, other: RoadPrice) -> bool:
    """Nowhere dearer; equal prices undercut each other, so each is kept once."""
    return all(a <= b for a, b in zip(one, other, strict=True))
