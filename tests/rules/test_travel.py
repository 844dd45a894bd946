"""TRV: Travel."""

import pytest

from lacrimosa.editions import Edition, load
from lacrimosa.editions.building import road_price
from lacrimosa.editions.routes import RoadPrice, cheapest_routes
from lacrimosa.rules import events, reasons
from lacrimosa.rules.bits import BIT, members
from lacrimosa.rules.events import FROM_CITY, FROM_COURT, FROM_OFFERTORIUM, FROM_ROAD, cause
from lacrimosa.rules.kinds import (
    ANY_TYPE,
    EITHER_HALF,
    JOURNEY,
    ONLY_PERFORM,
    ONLY_SELL,
    OPERA,
    PERFORM_OR_SELL,
    RELIGIOUS,
    REPEAT_OPUS,
    STORY_POINTS,
    TALENT,
)
from lacrimosa.rules.payment import payment_plan
from lacrimosa.rules.tables import Cost, Grant, MapTile, Reward
from lacrimosa.testkit.situation import Situation, own_edition, situation

pytestmark = pytest.mark.both
KOECHEL = load("koechel")
TABLES = KOECHEL.tables
SALZBURG, VIENNA, PRAGUE, BERLIN, MUNICH = (
    KOECHEL.place_ids.index(name) for name in ("salzburg", "vienna", "prague", "berlin", "munich")
)


def travelling(edition: Edition | None = None, **tiles: str | None) -> Situation:
    """A rich player's Travel from Salzburg, with these tiles on these places; tracks are empty."""
    game = situation(edition=edition)
    for place, tile in tiles.items():
        game.tile(place, tile)
    game.seat(0, ducats=40, talent=0, journey=0, composition=0, counters=(9, 9, 9))
    return game.acting("travel")


def purse(game: Situation, cost: Cost) -> Situation:
    """Give the player exactly a cost."""
    points = (int(cost.point(0)), int(cost.point(1)), int(cost.point(2)))
    return game.seat(0, ducats=cost.ducats, talent=0, journey=0, composition=0, counters=points)


def road_to(place: int) -> Cost:
    return TABLES.routes[SALZBURG][place][0]


def city(name: str) -> MapTile:
    return TABLES.cities[KOECHEL.city_ids.index(name)]


def short(game: Situation, text: str) -> list[int]:
    reason = game.why(text)
    assert reason is not None
    assert reason.short is not None
    return [int(number) for number in reason.short.code()]


def verbs(game: Situation) -> set[str]:
    return {text.split()[0] for text in game.options()} - {"buy", "cash"}


# --- roads ---------------------------------------------------------------------------------------


@pytest.mark.rule("TRV-1")
def test_the_marker_moves_and_the_roads_are_paid() -> None:
    game = travelling(vienna=None)
    game.play("travel vienna")
    assert game.state.mozart == VIENNA
    assert [(int(event.a), int(event.b)) for event in game.happened(events.TRAVELLED)] == [(SALZBURG, VIENNA)]
    assert game.me.ducats == 40 - road_to(VIENNA).ducats
    assert all(event.cause == cause(FROM_ROAD, VIENNA) for event in game.happened(events.LOST))


def all_ways(edition: Edition, start: int) -> dict[int, set[RoadPrice]]:
    """What every way without a loop costs, by its end: each one walked."""
    roads = [
        (road.between[0] - 1, road.between[1] - 1, road_price(road.cost))
        for road in edition.data.board.map.road
    ]
    found: dict[int, set[RoadPrice]] = {}
    walks: list[tuple[tuple[int, ...], RoadPrice]] = [((start,), (0, 0, 0, 0))]
    while walks:
        way, paid = walks.pop()
        found.setdefault(way[-1], set()).add(paid)
        for one, other, price in roads:
            for here, there in ((one, other), (other, one)):
                if here == way[-1] and there not in way:
                    total = tuple(a + b for a, b in zip(paid, price, strict=True))
                    walks.append(((*way, there), (total[0], total[1], total[2], total[3])))
    return found


@pytest.mark.rule("TRV-1")
def test_the_cheapest_route_is_taken_between_all_places() -> None:
    for start in range(len(KOECHEL.place_ids)):
        for end, prices in all_ways(KOECHEL, start).items():
            routes = TABLES.routes[start][end]
            best = {
                price
                for price in prices
                if not any(a != price and all(map(int.__le__, a, price)) for a in prices)
            }
            assert {(r.ducats, r.point(0), r.point(1), r.point(2)) for r in routes} == best


@pytest.mark.rule("TRV-1")
def test_roads_that_mix_kinds_of_cost_leave_every_route_that_none_undercuts() -> None:
    ducats, journey = (2, 0, 0, 0), (0, 0, 1, 0)
    roads = [(0, 1, ducats), (0, 2, journey), (2, 1, journey), (0, 1, (3, 0, 0, 0)), (0, 1, (2, 0, 1, 0))]
    routes = cheapest_routes(3, roads)
    assert routes[0][1] == [(0, 0, 2, 0), (2, 0, 0, 0)]
    assert routes[1][0] == routes[0][1]
    assert routes[0][0] == [(0, 0, 0, 0)]


def two_roads_to_vienna(first: Cost, second: Cost) -> Edition:
    edition = own_edition()
    edition.tables.routes[SALZBURG][VIENNA] = [first, second]
    return edition


@pytest.mark.rule("TRV-1")
@pytest.mark.parametrize(("route", "left"), [(1, (3, 1)), (2, (5, 0))])
def test_with_mixed_costs_the_player_picks_the_route(route: int, left: tuple[int, int]) -> None:
    game = travelling(two_roads_to_vienna(Cost(ducats=2), Cost(journey=1)), vienna=None)
    game.seat(0, ducats=5, counters=(0, 1, 0)).play("travel vienna")
    assert [text for text in game.options() if text.startswith("route")] == ["route 1", "route 2"]
    assert game.refusal("done") == (reasons.NOT_ASKED_NOW, 0, 0, "TRV-1")
    assert not game.happened(events.LOST)
    game.play(f"route {route}")
    assert (game.me.ducats, game.me.counter(JOURNEY)) == left
    assert game.state.mozart == VIENNA


@pytest.mark.rule("TRV-1", "PAY-6")
def test_a_route_that_cannot_be_paid_is_not_offered_and_the_last_one_left_is_taken() -> None:
    edition = two_roads_to_vienna(Cost(ducats=2), Cost(journey=1))
    game = travelling(edition, vienna=None).seat(0, ducats=0, counters=(0, 1, 0))
    # One ducat for the counter is too little for the first route.
    assert game.price("travel vienna").total.code() == Cost(journey=1).code()
    game.play("travel vienna")
    assert game.state.mozart == VIENNA
    assert game.me.counter(JOURNEY) == 0
    game = travelling(edition, vienna=None).seat(0, ducats=0, counters=(1, 0, 0))
    assert game.refusal("travel vienna") == (reasons.CANNOT_PAY, 0, 0, "TRV-3")


@pytest.mark.rule("TRV-1", "TRV-3")
def test_a_route_counts_as_payable_together_with_the_tile() -> None:
    edition = two_roads_to_vienna(Cost(ducats=2), Cost(journey=1))
    tile = TABLES.courts[KOECHEL.court_ids.index("periods_1_2")].cost
    game = purse(travelling(edition, vienna="periods_1_2"), tile.plus(Cost(ducats=2)))
    game.play("travel vienna")
    # The journey points are for the tile, so the second route is closed and nothing is asked.
    assert game.me.ducats == 0
    assert game.me.counters == 0


@pytest.mark.rule("TRV-1", "TRN-7")
def test_exchanges_before_the_choice_of_a_route_leave_one_payable() -> None:
    edition = two_roads_to_vienna(Cost(ducats=5), Cost(journey=2))
    game = travelling(edition, vienna=None).seat(0, ducats=4, counters=(0, 2, 0)).play("travel vienna")
    # A purchase would leave four ducats and counters in all: too few for the first route, not for the second.
    assert {"buy talent", "cash journey", "route 1", "route 2"} <= set(game.options())
    game.play("buy talent")
    assert game.options() == ["cash talent", "cash journey", "route 2"]
    game.play("route 2")
    assert game.state.mozart == VIENNA
    assert (game.me.ducats, game.me.counter(TALENT)) == (1, 1)


@pytest.mark.rule("TRV-1")
def test_the_price_can_be_asked_for_part_by_part() -> None:
    game = travelling(munich="town_concert", vienna="periods_1_2", prague=None)
    for text, place, why, tile in (
        ("travel munich", MUNICH, FROM_CITY, city("town_concert").cost),
        (
            "travel vienna",
            VIENNA,
            FROM_COURT,
            TABLES.courts[KOECHEL.court_ids.index("periods_1_2")].cost,
        ),
    ):
        price = game.price(text)
        number = game.state.map_tiles[place]
        assert price.parts == [(cause(FROM_ROAD, place), road_to(place)), (cause(why, number), tile)]
        assert price.total.code() == road_to(place).plus(tile).code()
        plan = payment_plan(game.state, 0, price.total)
        assert plan.possible
        assert plan.from_counters == [price.total.point(kind) for kind in range(STORY_POINTS)]
    assert game.price("travel prague").parts == [(cause(FROM_ROAD, PRAGUE), road_to(PRAGUE))]


# --- passing through and staying -----------------------------------------------------------------


@pytest.mark.rule("TRV-2")
def test_passing_through_a_place_does_nothing() -> None:
    # Every way to Berlin leads through another place.
    neighbours = {n for road in KOECHEL.data.board.map.road for n in road.between if 4 in road.between}
    assert 1 not in neighbours
    game = travelling(berlin=None)
    tiles = list(game.state.map_tiles)
    game.play("travel berlin")
    assert game.state.map_tiles == tiles
    assert not game.happened(events.GAINED)
    assert game.me.ducats == 40 - road_to(BERLIN).ducats
    assert len(game.happened(events.TRAVELLED)) == 1


@pytest.mark.rule("TRV-2")
def test_staying_costs_no_road() -> None:
    game = travelling(salzburg="town_concert")
    cost = city("town_concert").cost
    assert game.price("travel salzburg").total.code() == cost.code()
    purse(game, cost).play("travel salzburg")
    assert game.state.mozart == SALZBURG
    assert game.state.cities_used == BIT[KOECHEL.city_ids.index("town_concert")]
    assert game.me.ducats == city("town_concert").plain.ducats


# --- tiles ---------------------------------------------------------------------------------------


@pytest.mark.rule("TRV-3")
def test_a_city_goes_to_the_used_pile() -> None:
    game = travelling(munich="town_concert").play("travel munich")
    number = KOECHEL.city_ids.index("town_concert")
    assert game.state.map_tiles[MUNICH] == -1
    assert members(game.state.cities_used) == [number]
    assert [(int(event.a), int(event.b)) for event in game.happened(events.CITY_USED)] == [(number, MUNICH)]
    assert game.me.courts == 0


@pytest.mark.rule("TRV-3")
def test_a_court_is_kept_in_front_of_the_player() -> None:
    game = travelling(vienna="types_opera_religious").play("travel vienna")
    number = KOECHEL.court_ids.index("types_opera_religious")
    assert game.state.map_tiles[VIENNA] == -1
    assert members(game.me.courts) == [number]
    assert game.state.cities_used == 0
    assert [(int(event.a), int(event.b)) for event in game.happened(events.COURT_TAKEN)] == [(number, VIENNA)]


@pytest.mark.rule("TRV-3")
@pytest.mark.parametrize("name", KOECHEL.city_ids)
def test_a_tile_can_be_taken_only_if_roads_and_tile_can_both_be_paid(name: str) -> None:
    cost = road_to(MUNICH).plus(city(name).cost)
    game = purse(travelling(munich=name), cost)
    assert game.offers("travel munich")
    game.me.ducats -= 1
    assert game.refusal("travel munich") == (reasons.CANNOT_PAY, 0, 0, "TRV-3")
    assert short(game, "travel munich") == Cost(ducats=1).code()
    kind = next(kind for kind in range(STORY_POINTS) if city(name).cost.point(kind) > 0)
    purse(game, cost)
    game.me.counters -= 1 << kind * 16
    assert game.refusal("travel munich") == (reasons.CANNOT_PAY, 0, 0, "TRV-3")
    missing = [0, 0, 0]
    missing[kind] = 1
    assert short(game, "travel munich") == Cost(0, *missing).code()


@pytest.mark.rule("TRV-3", "PAY-6")
def test_roads_and_tile_are_paid_together_in_one_payment() -> None:
    cost = road_to(MUNICH).plus(city("town_concert").cost)
    points = cost.point(JOURNEY)
    game = travelling(munich="town_concert").seat(0, ducats=cost.ducats + 3 * points, counters=(0, 0, 0))
    game.play("travel munich")
    # The missing points are bought before the road is paid, and the marker has not moved yet.
    assert game.options() == ["buy journey"]
    assert game.state.mozart == SALZBURG
    assert not game.happened(events.LOST)
    game.play("; ".join(["buy journey"] * points))
    assert game.state.mozart == MUNICH
    assert game.me.ducats == city("town_concert").plain.ducats


@pytest.mark.rule("TRV-3")
def test_the_reward_of_the_tile_comes_too_late_to_pay() -> None:
    cost = road_to(MUNICH).plus(city("town_concert").cost)
    assert city("town_concert").plain.ducats >= 1
    game = purse(travelling(munich="town_concert"), cost)
    game.me.ducats -= 1
    assert not game.offers("travel munich")


@pytest.mark.rule("TRV-3", "PAY-8")
def test_the_tile_cannot_be_declined_only_its_actions_can() -> None:
    game = travelling(munich="street_music").seat(0, talent=1)
    game.play("travel munich")
    assert verbs(game) == {"track"}  # the payment
    assert game.refusal("done")[0] == reasons.NOT_ASKED_NOW
    game.play("track 1")
    assert game.gains(0, events.COUNTER + JOURNEY) == city("street_music").plain.counters >> 16 & 0xFFFF
    assert verbs(game) == {"done", "perform", "sell"}
    game.play("done")
    assert members(game.state.cities_used) == [KOECHEL.city_ids.index("street_music")]
    assert len(game.happened(events.DECLINED)) == 1


@pytest.mark.rule("TRV-3", "PAY-8")
def test_the_goods_of_a_tile_come_before_its_actions() -> None:
    game = travelling(munich="letters").play("travel munich")
    goods = [int(event.b) for event in game.happened(events.GAINED) if event.cause >> 8 == FROM_CITY]
    assert goods == [city("letters").plain.ducats]
    assert verbs(game) == {"done", "document"}


def goods_of(gift: Reward) -> dict[int, int]:
    """The goods of a reward as events tell them, with wild points named talent."""
    goods = {events.DUCATS: gift.ducats, events.VP: gift.vp, events.FINANCE: gift.finance}
    for kind in range(STORY_POINTS):
        goods[events.COUNTER + kind] = gift.counters >> kind * 16 & 0xFFFF
    goods[events.COUNTER + TALENT] += gift.wild_counters
    return {what: int(amount) for what, amount in goods.items() if amount}


@pytest.mark.rule("TRV-4", "TRV-3")
@pytest.mark.parametrize("gilded", [False, True])
@pytest.mark.parametrize("tile", [*KOECHEL.city_ids, *KOECHEL.court_ids])
def test_the_side_that_shows_gives_its_reward(tile: str, gilded: bool) -> None:
    is_city = tile in KOECHEL.city_ids
    place, source = ("munich", FROM_CITY) if is_city else ("vienna", FROM_COURT)
    number = (KOECHEL.city_ids if is_city else KOECHEL.court_ids).index(tile)
    sides = (TABLES.cities if is_city else TABLES.courts)[number]
    game = travelling().tile(place, tile, gilded).play(f"travel {place}")
    while verbs(game) == {"name"}:
        game.play("name talent")
    gained: dict[int, int] = {}
    for event in game.happened(events.GAINED):
        if event.cause == cause(source, number):
            gained[int(event.a)] = gained.get(int(event.a), 0) + int(event.b)
    assert gained == goods_of(sides.gilded if gilded else sides.plain)


@pytest.mark.rule("TRV-4", "TRV-6")
def test_the_gilded_side_grants_its_own_bonus() -> None:
    side = city("abbey_sale").gilded
    bonus = side.grants[0].bonus
    assert bonus is not None
    game = travelling().tile("munich", "abbey_sale", gilded=True).works(0, "waisenhaus")
    game.play("travel munich; sell waisenhaus")
    gained = [
        (int(event.a), int(event.b))
        for event in game.happened(events.GAINED)
        if event.cause >> 8 == FROM_CITY
    ]
    assert dict(gained) == goods_of(bonus)


# --- empty places --------------------------------------------------------------------------------


@pytest.mark.rule("TRV-5")
def test_an_empty_place_may_be_chosen_when_the_marker_moves() -> None:
    game = purse(travelling(munich=None), road_to(MUNICH)).play("travel munich")
    assert game.state.mozart == MUNICH
    assert game.me.ducats == 0
    assert not game.happened(events.GAINED)
    assert not game.happened(events.CITY_USED)
    assert game.refusal("travel vienna")[0] == reasons.ACTION_NOT_OFFERED  # it was the whole action


@pytest.mark.rule("TRV-5")
def test_the_road_to_an_empty_place_must_be_paid_too() -> None:
    game = purse(travelling(munich=None), road_to(MUNICH))
    game.me.ducats -= 1
    assert game.refusal("travel munich") == (reasons.CANNOT_PAY, 0, 0, "TRV-3")


@pytest.mark.rule("TRV-5")
def test_staying_at_an_empty_place_is_no_travel() -> None:
    game = travelling(salzburg=None)
    assert not game.offers("travel salzburg")
    assert game.refusal("travel salzburg") == (reasons.NOTHING_THERE, SALZBURG, 0, "TRV-5")
    assert game.mozart("munich").offers("travel salzburg")


# --- cities that grant a sale --------------------------------------------------------------------


def at_the_abbey() -> Situation:
    """As printed: sell a religious work, with a bonus."""
    game = travelling(munich="abbey_sale").works(0, "waisenhaus", "lambacher", "dominicus")
    game.me.performed |= BIT[KOECHEL.opus_ids.index("dominicus")]
    return game.play("travel munich")


def bonus_events(game: Situation) -> list[tuple[int, int]]:
    return [
        (int(event.a), int(event.b))
        for event in game.happened(events.GAINED)
        if event.cause >> 8 == FROM_CITY
    ]


@pytest.mark.rule("TRV-6")
def test_only_the_named_half_and_type_are_granted() -> None:
    game = at_the_abbey()
    waisenhaus, lambacher, dominicus = (
        KOECHEL.opus_ids.index(name) for name in ("waisenhaus", "lambacher", "dominicus")
    )
    assert [text for text in game.options() if text.split()[0] in ("perform", "sell")] == ["sell waisenhaus"]
    assert game.refusal("perform waisenhaus") == (reasons.WRONG_HALF, waisenhaus, ONLY_SELL, "TRV-6")
    assert game.refusal("sell lambacher") == (reasons.WRONG_TYPE, lambacher, RELIGIOUS, "TRV-6")
    assert game.refusal("sell nannerl")[0] == reasons.WRONG_TYPE
    assert game.refusal("sell dominicus") == (reasons.ALREADY_PERFORMED, dominicus, 0, "PFS-2")


@pytest.mark.rule("TRV-6")
def test_a_performance_is_granted_in_the_same_way() -> None:
    game = travelling(munich="cathedral_mass").works(0, "waisenhaus", "lambacher").play("travel munich")
    waisenhaus = KOECHEL.opus_ids.index("waisenhaus")
    assert [text for text in game.options() if text.split()[0] in ("perform", "sell")] == [
        "perform waisenhaus"
    ]
    assert game.refusal("sell waisenhaus") == (reasons.WRONG_HALF, waisenhaus, ONLY_PERFORM, "TRV-6")
    game.play("perform waisenhaus")
    bonus = city("cathedral_mass").plain.grants[0].bonus
    assert bonus is not None
    assert bonus_events(game) == list(goods_of(bonus).items())
    assert game.me.performed == BIT[waisenhaus]


@pytest.mark.rule("TRV-6")
def test_a_grant_may_leave_the_half_or_the_type_open() -> None:
    game = situation().works(0, "waisenhaus", "bastien").seat(0, talent=4)
    game.with_menu([Grant(PERFORM_OR_SELL, EITHER_HALF, OPERA)])
    assert verbs(game) == {"done", "perform", "sell"}
    assert {text.split()[1] for text in game.options() if " bastien" in text} == {"bastien"}
    assert not game.offers("sell waisenhaus")
    game.with_menu([Grant(PERFORM_OR_SELL, ONLY_SELL, ANY_TYPE)])
    assert verbs(game) == {"done", "sell"}
    assert game.offers("sell waisenhaus")
    assert game.offers("sell nannerl")


@pytest.mark.rule("TRV-6")
def test_the_bonus_follows_the_action() -> None:
    game = at_the_abbey()
    bonus = city("abbey_sale").plain.grants[0].bonus
    assert bonus is not None
    assert bonus_events(game) == []
    game.play("sell waisenhaus")
    assert bonus_events(game) == list(goods_of(bonus).items())
    sold = next(n for n, event in enumerate(game.events) if event.kind == events.SOLD)
    paid = next(n for n, event in enumerate(game.events) if event.cause >> 8 == FROM_CITY)
    assert sold < paid


@pytest.mark.rule("TRV-6")
def test_the_granted_action_has_its_normal_cost_and_all_its_rules() -> None:
    tiles = enumerate(TABLES.composer_tiles)
    offertorium = next(n for n, t in tiles if t.repeat == REPEAT_OPUS and t.repeat_what == RELIGIOUS)
    card = TABLES.opus[KOECHEL.opus_ids.index("waisenhaus")]
    game = at_the_abbey().hired(0, KOECHEL.tile_ids[offertorium])
    talent = game.me.counter(TALENT)
    vp = game.me.vp
    game.play("sell waisenhaus")
    assert game.me.counter(TALENT) == talent - card.sell_cost.point(TALENT)
    assert game.me.vp_from[FROM_OFFERTORIUM] == TABLES.composer_tiles[offertorium].repeat_vp
    assert game.me.vp >= vp + card.sell_vp
    assert not game.me.opus & BIT[KOECHEL.opus_ids.index("waisenhaus")]


@pytest.mark.rule("TRV-6", "PAY-8")
def test_without_the_action_there_is_no_bonus() -> None:
    game = at_the_abbey().play("done")
    assert bonus_events(game) == []
    assert members(game.state.cities_used) == [KOECHEL.city_ids.index("abbey_sale")]


@pytest.mark.rule("TRV-6", "PAY-8")
def test_a_granted_action_nobody_can_make_or_pay_asks_nothing_and_gives_no_bonus() -> None:
    # No religious work at all.
    game = travelling(munich="abbey_sale").play("travel munich")
    assert verbs(game) == {"done"}
    assert game.happened(events.GAINED) == []
    assert not game.happened(events.DECLINED)
    # A work, but no talent left for it after the journey.
    cost = road_to(MUNICH).plus(city("abbey_sale").cost)
    game = purse(travelling(munich="abbey_sale").works(0, "waisenhaus"), cost).play("travel munich")
    assert game.happened(events.GAINED) == []
    assert game.refusal("sell waisenhaus")[0] == reasons.ACTION_NOT_OFFERED
