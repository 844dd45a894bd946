"""Travel (TRV): move Mozart's marker along the roads and take the tile of the place."""

from mypy_extensions import i64

from lacrimosa.rules.action import Action, Price
from lacrimosa.rules.bits import BIT
from lacrimosa.rules.choices import ROUTE, TRAVEL_TO
from lacrimosa.rules.events import (
    CITY_USED,
    COURT_TAKEN,
    FROM_CITY,
    FROM_COURT,
    FROM_ROAD,
    TRAVELLED,
    cause,
)
from lacrimosa.rules.kinds import NOBODY
from lacrimosa.rules.purse import can_pay_both
from lacrimosa.rules.reasons import CANNOT_PAY, NO_SUCH_PLACE, NOTHING_THERE, Reason, shortage
from lacrimosa.rules.state import Seat, State, Step
from lacrimosa.rules.steps.gain import gain
from lacrimosa.rules.steps.pay import pay
from lacrimosa.rules.steps.question import OwingQuestion
from lacrimosa.rules.tables import FREE, Cost, Grant, MapTile


class Travel(Action):
    """Choices: TRAVEL_TO + place."""

    def targets(self, state: State, seat: Seat, grant: Grant, options: list[int]) -> None:
        place: i64 = 0
        while place < len(state.map_tiles):
            if is_journey(state, place):
                tile_cost = cost_of_tile(state, place)
                for route in state.tables.routes[state.mozart][place]:
                    if can_pay_both(seat, route, tile_cost):
                        options.append(TRAVEL_TO + place)
                        break
            place += 1

    def begin(self, state: State, seat: Seat, grant: Grant, choice: i64) -> None:
        place = choice - TRAVEL_TO
        open_routes = payable_routes(state, seat, place)
        if len(open_routes) == 1:
            set_out(state, seat, place, open_routes[0])
        else:
            state.pending.append(ChooseRoute(seat.index, place))

    def why_not(self, state: State, seat: Seat, grant: Grant, choice: i64) -> Reason | None:
        place = choice - TRAVEL_TO
        if place >= len(state.map_tiles):
            return Reason(NO_SUCH_PLACE, "TRV-1", place)
        if not is_journey(state, place):
            return Reason(NOTHING_THERE, "TRV-5", place)
        if not payable_routes(state, seat, place):
            route = state.tables.routes[state.mozart][place][0]
            return Reason(CANNOT_PAY, "TRV-3", 0, 0, shortage(seat, route.plus(cost_of_tile(state, place))))
        return None

    def price(self, state: State, seat: Seat, choice: i64) -> Price:
        price = Price()
        place = choice - TRAVEL_TO
        if place < len(state.map_tiles):
            open_routes = payable_routes(state, seat, place)
            route = open_routes[0] if open_routes else 0
            price.add(cause(FROM_ROAD, place), state.tables.routes[state.mozart][place][route])
            price.add(cause_of_tile(state, place), cost_of_tile(state, place))
        return price


def is_journey(state: State, place: i64) -> bool:
    """TRV-5: a travel moves the marker or takes a tile."""
    return place != state.mozart or state.map_tiles[place] >= 0


def tile_at(state: State, place: i64) -> MapTile:
    tile = state.map_tiles[place]
    return state.tables.courts[tile] if state.tables.is_court[place] else state.tables.cities[tile]


def cost_of_tile(state: State, place: i64) -> Cost:
    return tile_at(state, place).cost if state.map_tiles[place] >= 0 else FREE


def cause_of_tile(state: State, place: i64) -> i64:
    """The tile on a place as a cause; an empty place counts as tile 255."""
    return cause(FROM_COURT if state.tables.is_court[place] else FROM_CITY, state.map_tiles[place] & 0xFF)


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
        set_out(state, seat, self.place, choice - ROUTE)

    def code(self) -> list[int]:
        return [self.seat, self.place]


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
            seat.courts |= BIT[why & 0xFF]
            state.report(COURT_TAKEN, self.seat, why & 0xFF, place)
        gain(state, seat, tile.gilded if gilded else tile.plain, why)

    def code(self) -> list[int]:
        return [self.seat, self.place]


def remove_tile(state: State, place: i64) -> None:
    """Take the tile off a place; a city goes to the used pile."""
    tile = state.map_tiles[place]
    if not state.tables.is_court[place]:
        state.cities_used |= BIT[tile]
        state.report(CITY_USED, NOBODY, tile, place)
    state.map_tiles[place] = NOBODY
    state.gilded &= ~BIT[place]
