"""Travel (TRV): move Mozart's marker along the roads and take the tile of the place."""

from mypy_extensions import i64

from lacrimosa.rules.choices import TRAVEL_TO, place_of
from lacrimosa.rules.events import FROM_ROAD, cause
from lacrimosa.rules.purse import can_pay_both, shortage
from lacrimosa.rules.reasons import CANNOT_PAY, NO_SUCH_PLACE, NOTHING_THERE, Reason
from lacrimosa.rules.state import Action, Price, Seat, State
from lacrimosa.rules.steps.travel import (
    ChooseRoute,
    cause_of_tile,
    cost_of_tile,
    is_journey,
    payable_routes,
    set_out,
)
from lacrimosa.rules.tables import Grant


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
        place = place_of(choice)
        open_routes = payable_routes(state, seat, place)
        if len(open_routes) == 1:
            set_out(state, seat, place, open_routes[0])
        else:
            state.pending.append(ChooseRoute(seat.index, place))

    def why_not(self, state: State, seat: Seat, grant: Grant, choice: i64) -> Reason | None:
        place = place_of(choice)
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
        place = place_of(choice)
        if place < len(state.map_tiles):
            open_routes = payable_routes(state, seat, place)
            route = open_routes[0] if open_routes else 0
            price.add(cause(FROM_ROAD, place), state.tables.routes[state.mozart][place][route])
            price.add(cause_of_tile(state, place), cost_of_tile(state, place))
        return price
