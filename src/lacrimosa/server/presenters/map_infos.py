"""The map of an edition: places, roads, the ways between places, and where everything is drawn."""

from lacrimosa.editions import Edition
from lacrimosa.editions.building import road_price, routes_between
from lacrimosa.editions.slots.checks import ends_of
from lacrimosa.editions.slots.schema import FormSlots, Hung
from lacrimosa.server.messages.components import (
    HungInfo,
    MapFormInfo,
    PlaceInfo,
    PlaceSlotInfo,
    RoadInfo,
    RoadSlotInfo,
    RouteInfo,
    SlotsInfo,
)
from lacrimosa.server.messages.goods import Cost


def place_infos(edition: Edition) -> list[PlaceInfo]:
    places = sorted(edition.data.board.map.place, key=lambda place: place.number)
    return [
        PlaceInfo(
            id=place.id,
            name=place.name,
            number=place.number,
            lat=place.lat,
            lon=place.lon,
            is_court=place.kind == "court",
            is_own=("place", place.id) in edition.own,
        )
        for place in places
    ]


def road_infos(edition: Edition) -> list[RoadInfo]:
    board = edition.data.board.map
    return [
        RoadInfo(list(ends), Cost(*road_price(road.cost)))
        for ends, road in zip(ends_of(board), board.road, strict=True)
    ]


def route_infos(edition: Edition) -> list[RouteInfo]:
    """Each pair of places once: roads lead both ways."""
    names = edition.place_ids
    return [
        RouteInfo([names[place] for place in route.through], Cost(*route.price))
        for start, row in enumerate(routes_between(edition.data.board.map))
        for routes in row[start + 1 :]
        for route in routes
    ]


def slots_info(edition: Edition) -> SlotsInfo:
    return SlotsInfo(_form_info(edition, edition.slots.wide), _form_info(edition, edition.slots.tall))


def _form_info(edition: Edition, form: FormSlots) -> MapFormInfo:
    roads = {frozenset(road.between): RoadSlotInfo(road.pull, road.price) for road in form.road}
    return MapFormInfo(
        box=form.box,
        places={
            place.id: PlaceSlotInfo(
                dot=place.dot,
                slot=_hung(place.slot),
                bare=_hung(place.bare),
                tip=_hung(place.tip),
                coach=place.coach,
                leader=place.leader,
            )
            for place in form.place
        },
        roads=[roads[frozenset(ends)] for ends in ends_of(edition.data.board.map)],
    )


def _hung(hung: Hung) -> HungInfo:
    return HungInfo(hung.at, hung.anchor)
