"""The shipped edition keeps what is known of the printed game: one test for each fact, and its mark."""

from collections import Counter

from lacrimosa.editions import Edition
from lacrimosa.editions.schema import Component, Cost, Effect, Good, Opus, Perform, Sell
from lacrimosa.editions.sources import source_of


def opus(koechel: Edition, title: str) -> Opus:
    return next(card for card in koechel.data.opus.opus if card.title == title)


def is_printed(component: Component, *fields: str) -> bool:
    return all(source_of(component, field) == "printed" for field in fields)


def test_map_places(koechel: Edition) -> None:
    kinds = {place.name: place.kind for place in koechel.data.board.map.place}
    cities = {"Salzburg", "Innsbruck", "Munich", "Prague", "Berlin", "Frankfurt", "Lyon", "Milan"}
    assert {name for name, kind in kinds.items() if kind == "city"} == cities
    assert {name for name, kind in kinds.items() if kind == "court"} == {"Vienna", "Paris", "London"}
    assert all(is_printed(place, "name", "kind") for place in koechel.data.board.map.place)


def test_map_numbers(koechel: Edition) -> None:
    ring = "salzburg vienna prague berlin frankfurt london paris lyon milan innsbruck munich"
    assert koechel.place_ids == tuple(ring.split())
    for place in koechel.data.board.map.place:
        assert is_printed(place, "number") == (place.number in (1, 11))
    assert koechel.place_ids[koechel.tables.start_place] == "salzburg"


def test_roads_cost_ducats(koechel: Edition) -> None:
    for road in koechel.data.board.map.road:
        assert road.cost.ducats > 0
        assert (road.cost.talent, road.cost.journey, road.cost.composition) == (0, 0, 0)
    assert all(len(routes) == 1 for row in koechel.tables.routes for routes in row)


def test_city_tiles_cost_journey_or_talent(koechel: Edition) -> None:
    for city in koechel.data.cities.city:
        assert city.cost == Cost(journey=city.cost.journey, talent=city.cost.talent)
        assert city.cost != Cost()


def test_court_tiles_cost_journey(koechel: Edition) -> None:
    for court in koechel.data.courts.court:
        assert court.cost == Cost(journey=court.cost.journey)
        assert court.cost != Cost()


def test_story_tracks(koechel: Edition) -> None:
    personal = koechel.data.board.personal
    assert (personal.story_track_max, personal.story_track_start) == (4, 2)
    assert is_printed(personal, "story_track_max", "story_track_start")


def test_steps_beyond_the_tracks(koechel: Edition) -> None:
    personal = koechel.data.board.personal
    assert (personal.story_overflow_ducats, personal.finance_overflow_vp) == (1, 2)


def test_finance_spaces(koechel: Edition) -> None:
    spaces = koechel.data.board.personal.finance
    incomes = [space.income for space in spaces]
    rich = (Good(ducats=4), Good(wild=1, on="track"), Good(vp=1))
    assert incomes[0] == ()
    assert (Good(ducats=2),) in incomes
    assert rich in incomes
    assert [space.income for space in spaces if space.start] == [(Good(ducats=2),)]
    for income in ((), (Good(ducats=2),), rich):
        assert is_printed(spaces[incomes.index(income)], "income")


def test_starting_memory_cards(koechel: Edition) -> None:
    cards = koechel.data.memory.starting
    actions = Counter(card.actions for card in cards)
    assert actions == {
        ("document",): 1,
        ("commission",): 2,
        ("perform_or_sell",): 2,
        ("travel",): 2,
        ("requiem",): 2,
    }
    assert (Good(talent=1, on="track"),) in [card.story for card in cards]
    assert all(is_printed(card, "actions") for card in cards)


def test_starting_opus(koechel: Edition) -> None:
    first = koechel.data.opus.starting_opus
    card = koechel.tables.opus[koechel.tables.starting_opus]
    assert first.title == "Nannerls Notenbuch"
    assert is_printed(first, "title")
    assert (card.period, card.kind) == (0, -1)


def test_alte_lambacher(koechel: Edition) -> None:
    card = opus(koechel, "Sinfonie Alte Lambacher")
    assert (card.period, card.year, card.type) == (1, 1767, "symphony")
    assert (card.commission, card.vp) == (Cost(talent=1, ducats=2), 3)
    assert card.perform == Perform(talent=0, ducats=3)
    assert card.sell == Sell(talent=1, finance=0, vp=2)
    assert is_printed(card, "title", "period", "year", "type", "commission", "vp", "perform", "sell")


def test_lodronische_nachtmusik(koechel: Edition) -> None:
    card = opus(koechel, "Divertimento 15 – Lodronische Nachtmusik No. 2")
    assert (card.period, card.year, card.type) == (2, 1777, "chamber")
    assert (card.commission, card.vp) == (Cost(talent=1, ducats=2), 3)
    assert card.perform == Perform(talent=0, ducats=2)
    assert card.sell == Sell(talent=1, finance=1, vp=2)
    assert is_printed(card, "title", "period", "year", "type", "commission", "vp", "perform", "sell")


def test_vesperae_de_confessore(koechel: Edition) -> None:
    card = opus(koechel, "Vesperae solennes de confessore")
    assert (card.period, card.year, card.type) == (3, 1780, "religious")
    assert (card.commission, card.vp) == (Cost(talent=2, ducats=4), 5)
    assert card.perform == Perform(talent=1, ducats=0)
    assert card.sell == Sell(talent=1, finance=0, vp=3)
    assert is_printed(card, "title", "period", "year", "type", "commission", "vp", "perform", "sell")


def test_bastien_und_bastienne(koechel: Edition) -> None:
    card = opus(koechel, "Bastien und Bastienne")
    assert (card.period, card.year, card.type) == (1, 1768, "opera")
    assert is_printed(card, "title", "period", "type")
    assert source_of(card, "commission") == "designed"


def test_religious_works_pay_no_ducats(koechel: Edition) -> None:
    assert {card.perform.ducats for card in koechel.data.opus.opus if card.type == "religious"} == {0}


def test_row_is_dear_on_the_left_and_cheap_on_the_right(koechel: Edition) -> None:
    left, right = koechel.data.board.row.space[0], koechel.data.board.row.space[-1]
    for strip in (left.opus, left.memory):
        assert strip.cost is not None
        assert strip.cost.ducats > 0
        assert strip.cost.talent > 0
    for strip in (right.opus, right.memory):
        assert strip.cost is None
        assert [good.ducats for good in strip.gain or ()] in ([1], [2])


def test_requiem_points(koechel: Edition) -> None:
    movements = {movement.id: movement for movement in koechel.data.board.requiem.movement}
    assert (movements["kyrie"].high, movements["kyrie"].low) == (3, 1)
    assert (movements["sequentia"].high, movements["sequentia"].low) == (4, 2)
    assert is_printed(movements["kyrie"], "high", "low")
    assert is_printed(movements["sequentia"], "high", "low")
    assert source_of(movements["sanctus"], "high") == "designed"


def test_requiem_spaces(koechel: Edition) -> None:
    spaces = {movement.id: movement.spaces for movement in koechel.data.board.requiem.movement}
    assert all(len(set(instruments)) >= 2 for instruments in spaces.values())
    assert len(spaces["sequentia"]) >= 6
    assert {"horns", "percussion"} <= set(spaces["sequentia"])
    assert "voice" in spaces["sanctus"]
    assert sum(map(len, spaces.values())) <= 32


def test_repeating_tiles_only_in_three_movements(koechel: Edition) -> None:
    repeating = {tile.movement for tile in koechel.data.composers.tile if tile.repeat is not None}
    assert repeating == {"sequentia", "offertorium", "agnus_dei"}


def test_instant_actions_of_composer_tiles(koechel: Edition) -> None:
    actions = {effect.action for tile in koechel.data.composers.tile for effect in tile.instant}
    assert actions == {None, "commission", "requiem", "perform_or_sell", "travel"}


def test_an_eybler_sequentia_tile_repeats_journey(koechel: Edition) -> None:
    tile = koechel.data.composers.tile[koechel.tile_ids.index("eybler_sequentia_1")]
    assert tile.repeat is not None
    assert (tile.composer, tile.movement, tile.repeat.track) == ("eybler", "sequentia", "journey")
    assert is_printed(tile, "composer", "movement", "repeat")


def test_points_for_chamber_and_religious_works(koechel: Edition) -> None:
    rewards = {tile.instant: tile for tile in koechel.data.composers.tile}
    chamber = rewards[(Effect(vp_per_opus=2, type="chamber"),)]
    religious = rewards[(Effect(vp_per_opus=3, type="religious"),)]
    assert is_printed(chamber, "instant")
    assert is_printed(religious, "instant")


def test_city_that_sells_a_religious_work(koechel: Edition) -> None:
    city = koechel.data.cities.city[koechel.city_ids.index("abbey_sale")]
    assert city.plain == (Effect(action="sell", type="religious", bonus=(Good(finance=2),)),)
    assert is_printed(city, "plain")


def test_city_that_performs_a_religious_work(koechel: Edition) -> None:
    city = koechel.data.cities.city[koechel.city_ids.index("cathedral_mass")]
    assert city.plain == (Effect(action="perform", type="religious", bonus=(Good(ducats=7),)),)
    assert is_printed(city, "plain")


def test_cities_that_document(koechel: Edition) -> None:
    cities = koechel.data.cities.city
    assert sum(Effect(action="document") in city.plain for city in cities) >= 2


def test_court_pairs(koechel: Edition) -> None:
    needs = [court.needs for court in koechel.data.courts.court]
    sizes = {len(need.type) + len(need.period) + len(need.instrument) + len(need.movement) for need in needs}
    assert sizes == {2}
    printed = [court.needs for court in koechel.data.courts.court if is_printed(court, "needs")]
    assert [need.type for need in printed if need.type] == [("opera", "religious")]
    assert [need.period for need in printed if need.period] == [(1, 2)]
    assert [need.instrument for need in printed if need.instrument] == [("strings", "voice")]
    assert [need.movement for need in printed if need.movement] == [("sequentia", "sanctus")]


def test_period_bonuses(koechel: Edition) -> None:
    bonuses = koechel.data.bonuses.bonus
    assert Counter(bonus.period for bonus in bonuses) == dict.fromkeys(range(1, 6), 3)
    assert Counter(bonus.action for bonus in bonuses) == dict.fromkeys(
        ("document", "commission", "perform_or_sell", "travel", "requiem"), 3
    )
    assert all(bonus.reward for bonus in bonuses)


def test_periods(koechel: Edition) -> None:
    periods = koechel.data.opus.period
    assert (periods[0].first, periods[-1].last) == (1763, 1791)
    works = Counter(card.period for card in koechel.data.opus.opus)
    memories = Counter(card.period for card in koechel.data.memory.memory)
    assert sorted((works[period], memories[period]) for period in range(1, 6)) == [(9, 7)] * 4 + [(10, 6)]


def test_start_by_turn_order(koechel: Edition) -> None:
    starts = koechel.data.board.start
    assert [(start.ducats, start.vp) for start in starts] == [(10, 0), (11, 0), (10, 1), (11, 1)]
    assert all(is_printed(start, "ducats", "vp") for start in starts)


def test_levels_of_the_soloist(koechel: Edition) -> None:
    levels = {level.id: level for level in koechel.data.soloist.level}
    decks = {name: level.cards for name, level in levels.items()}
    assert decks == {
        "easy": (1, 2, 3, 4, 5, 6, 7, 8, 9),
        "medium": (1, 2, 3, 4, 5, 6, 7, 9, 10),
        "hard": (1, 2, 3, 4, 5, 6, 7, 10, 11),
    }
    incomes = {
        name: koechel.data.board.personal.finance[level.finance].income for name, level in levels.items()
    }
    rich = (Good(ducats=4), Good(wild=1, on="track"), Good(vp=1))
    assert incomes == {"easy": (), "medium": (Good(ducats=2),), "hard": rich}
    assert all(is_printed(level, "cards", "finance") for level in levels.values())


def test_horns_have_the_neutral_marker(koechel: Edition) -> None:
    horns = [space for space in koechel.data.board.personal.instrument if space.instrument == "horns"]
    assert len(horns) == 1
    assert [good.neutral_marker for good in horns[0].reward] == [1]
    assert is_printed(horns[0], "instrument", "reward")
