"""What it costs to travel from each place to each other one (TRV-1)."""

import heapq

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


def cheapest_routes(places: int, roads: list[tuple[int, int, RoadPrice]]) -> list[list[list[RoadPrice]]]:
    """[from][to] = the prices that no other route undercuts; empty without a way. Places count from 0."""
    next_roads: list[list[tuple[int, RoadPrice]]] = [[] for _ in range(places)]
    for one, other, price in roads:
        next_roads[one].append((other, price))
        next_roads[other].append((one, price))
    return [_routes_from(start, next_roads) for start in range(places)]


def _routes_from(start: int, next_roads: list[list[tuple[int, RoadPrice]]]) -> list[list[RoadPrice]]:
    """Prices come off the heap smallest first, so one that no earlier one undercuts stays for good."""
    found: list[list[RoadPrice]] = [[] for _ in next_roads]
    heap = [(FREE, start)]
    while heap:
        price, place = heapq.heappop(heap)
        if any(_undercuts(better, price) for better in found[place]):
            continue
        found[place].append(price)
        if len(found[place]) > MOST_ROUTES:
            raise TooManyRoutes(start, place)
        for neighbour, road in next_roads[place]:
            total = (price[0] + road[0], price[1] + road[1], price[2] + road[2], price[3] + road[3])
            heapq.heappush(heap, (total, neighbour))
    return found


def _undercuts(one: RoadPrice, other: RoadPrice) -> bool:
    """Nowhere dearer; equal prices undercut each other, so each is kept once."""
    return all(a <= b for a, b in zip(one, other, strict=True))
