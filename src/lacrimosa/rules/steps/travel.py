"""The journey: choosing a route, paying for it, arriving, and what the place gives (TRV)."""

from mypy_extensions import i64

from lacrimosa.rules.asked import CHOOSE_ROUTE, Asked, Waiting
from lacrimosa.rules.bits import BIT
from lacrimosa.rules.choices import ROUTE, route_of
from lacrimosa.rules.events import (
    CITY_USED,
    COURT_TAKEN,
    FROM_CITY,
    FROM_COURT,
    FROM_ROAD,
    NO_INDEX,
    TRAVELLED,
    cause,
    cause_index,
)
from lacrimosa.rules.kinds import NOBODY
from lacrimosa.rules.purse import can_pay_both
from lacrimosa.rules.state import Seat, State, Step
from lacrimosa.rules.steps.gain import gain
from lacrimosa.rules.steps.pay import pay
from lacrimosa.rules.steps.question import OwingQuestion
from lacrimosa.rules.tables import FREE, Cost, Debt, MapTile


def is_journey(state: State, place: i64) -> bool:
    """TRV-5: a travel moves the marker or takes a tile."""
    return place != state.mozart or state.map_tiles[place] >= 0


def is_goal(state: State, place: i64) -> bool:
    """Whether a number read from outside is a place a journey can lead to."""
    return 0 <= place < len(state.map_tiles) and is_journey(state, place)


def tile_at(state: State, place: i64) -> MapTile:
    tile = state.map_tiles[place]
    return state.tables.courts[tile] if state.tables.is_court[place] else state.tables.cities[tile]


def cost_of_tile(state: State, place: i64) -> Cost:
    return tile_at(state, place).cost if state.map_tiles[place] >= 0 else FREE


def cause_of_tile(state: State, place: i64) -> i64:
    """The tile on a place as a cause; an empty place counts as tile 255."""
    return cause(FROM_COURT if state.tables.is_court[place] else FROM_CITY, state.map_tiles[place] & NO_INDEX)


def payable_routes(state: State, seat: Seat, place: i64) -> list[int]:
    """The cheapest routes to a place that can be paid together with its tile."""
    tile_cost = cost_of_tile(state, place)
    routes = state.tables.routes[state.mozart][place]
    return [n for n in range(len(routes)) if can_pay_both(seat, routes[n], tile_cost)]


def set_out(state: State, seat: Seat, place: i64, route: i64) -> None:
    """Pay roads and tile together, then arrive (TRV-3)."""
    state.pending.append(Arrive(seat.index, place))
    total = state.tables.routes[state.mozart][place][route].plus(cost_of_tile(state, place))
    pay(state, seat, total, cause(FROM_ROAD, place))


class ChooseRoute(OwingQuestion):
    """TRV-1: where roads cost different kinds of goods the player picks among the cheapest routes."""

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place = place

    def options(self, state: State) -> list[int]:
        options: list[int] = []
        self.add_exchanges(state, options)
        options += [ROUTE + n for n in payable_routes(state, state.seats[self.seat], self.place)]
        return options

    def can_be_paid(self, state: State, seat: Seat) -> bool:
        return len(payable_routes(state, seat, self.place)) > 0

    def answer(self, state: State, seat: Seat, choice: i64) -> None:
        set_out(state, seat, self.place, route_of(choice))

    def asked(self, state: State) -> Asked:
        asked = Asked(CHOOSE_ROUTE)
        asked.place = self.place
        tile_cost = cost_of_tile(state, self.place)
        asked.routes = [road.plus(tile_cost) for road in state.tables.routes[state.mozart][self.place]]
        return asked

    def rule(self) -> str:
        return "TRV-1"

    def ways(self, state: State) -> list[int]:
        return [choice for choice in self.options(state) if choice >= ROUTE]

    def code(self) -> list[int]:
        return [self.seat, self.place]

    def is_sound(self, state: State) -> bool:
        return is_goal(state, self.place) and self.can_be_paid(state, state.seats[self.seat])


class Arrive(Step):
    """The marker stands at its goal: the tile is taken and its reward gained.

    The tile leaves its place before the actions it grants, so that none of them can meet it again.
    """

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place = place

    def run(self, state: State) -> None:
        place = self.place
        state.report(TRAVELLED, self.seat, state.mozart, place)
        state.mozart = place
        if state.map_tiles[place] < 0:
            return
        seat = state.seats[self.seat]
        tile = tile_at(state, place)
        why = cause_of_tile(state, place)
        gilded = (state.gilded >> place) & 1
        remove_tile(state, place)
        if state.tables.is_court[place]:
            court = cause_index(why)
            seat.courts |= BIT[court]
            state.report(COURT_TAKEN, self.seat, court, place)
        gain(state, seat, tile.gilded if gilded else tile.plain, why)

    def tell(self, state: State, waiting: Waiting) -> None:
        waiting.places |= BIT[self.place]

    def code(self) -> list[int]:
        return [self.seat, self.place]

    def is_sound(self, state: State) -> bool:
        return is_goal(state, self.place)

    def debt(self, state: State) -> Debt:
        tile_cost = cost_of_tile(state, self.place)
        routes = state.tables.routes[state.mozart][self.place]
        return Debt(cause(FROM_ROAD, self.place), [route.plus(tile_cost) for route in routes])


def remove_tile(state: State, place: i64) -> None:
    """Take the tile off a place; a city goes to the used pile."""
    tile = state.map_tiles[place]
    if not state.tables.is_court[place]:
        state.cities_used |= BIT[tile]
        state.report(CITY_USED, NOBODY, tile, place)
    state.map_tiles = state.map_tiles[:]  # copies share it
    state.map_tiles[place] = NOBODY
    state.gilded &= ~BIT[place]
