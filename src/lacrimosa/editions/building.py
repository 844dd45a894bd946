"""From checked data to the tables the rules read."""

from collections.abc import Iterable

from lacrimosa.editions.grants import GRANTS
from lacrimosa.editions.routes import RoadPrice, Route, cheapest_ways
from lacrimosa.editions.schema import (
    Cost,
    Court,
    Data,
    Effect,
    Good,
    Map,
    Memory,
    Opus,
    RoadCost,
    SoloistCard,
    SpaceGood,
    StartingMemory,
    Strip,
    Tile,
)
from lacrimosa.rules import kinds, tables
from lacrimosa.rules.tables import Tables, packed
from lacrimosa.rules.vocabulary import (
    ACTIONS,
    INSTRUMENTS,
    LEVELS,
    MOVEMENTS,
    OPUS_TYPES,
    STORY_POINTS,
)


def build(data: Data) -> Tables:
    made = Tables()
    _add_cards(made, data)
    _add_row_and_map(made, data)
    _add_requiem(made, data)
    _add_personal_board(made, data)
    _add_soloist(made, data)
    made.finish()
    return made


def _add_cards(made: Tables, data: Data) -> None:
    made.opus = [_opus(card) for card in data.opus.opus]
    made.starting_opus = len(made.opus)
    first = data.opus.starting_opus
    made.opus.append(
        tables.OpusCard(
            0,
            kinds.ANY_TYPE,
            tables.Cost(),
            0,
            first.perform.talent,
            first.perform.ducats,
            first.sell.talent,
            first.sell.finance,
            first.sell.vp,
        )
    )
    made.memories = [_memory(card) for card in (*data.memory.starting, *data.memory.memory)]
    made.starting_memories = len(data.memory.starting)
    made.bonuses = [
        tables.BonusTile(bonus.period, ACTIONS.index(bonus.action), reward(bonus.reward))
        for bonus in data.bonuses.bonus
    ]


def _add_row_and_map(made: Tables, data: Data) -> None:
    for space in data.board.row.space:
        opus, memory = space.opus, space.memory
        made.row.append(
            tables.RowSpace(_strip_cost(opus), _strip_gain(opus), _strip_cost(memory), _strip_gain(memory))
        )
    places = sorted(data.board.map.place, key=lambda place: place.number)
    made.is_court = [place.kind == "court" for place in places]
    made.routes = [
        [sorted((_route(price) for price in prices), key=_by_price) for prices in row]
        for row in route_prices(data.board.map)
    ]
    made.start_place = data.board.map.start - 1
    made.cities = [
        tables.MapTile(cost(city.cost), reward(city.plain), reward(city.gilded), 0, [], 0)
        for city in data.cities.city
    ]
    made.courts = [_court(tile) for tile in data.courts.court]


def _add_requiem(made: Tables, data: Data) -> None:
    for index, movement in enumerate(data.board.requiem.movement):
        made.high.append(movement.high)
        made.low.append(movement.low)
        made.first_space.append(len(made.space_movement))
        for instrument in movement.spaces:
            made.space_movement.append(index)
            made.space_instrument.append(INSTRUMENTS.index(instrument))
    made.first_space.append(len(made.space_movement))
    for card in data.constanze.constanze:
        two, three, four = (
            sum(1 << made.first_space[movement - 1] + place - 1 for movement, place in covered)
            for covered in (card.players_2, card.players_3, card.players_4)
        )
        made.constanze.append([two, three, four])
    composers = [composer.id for composer in data.composers.composer]
    made.composers = len(composers)
    made.composer_tiles = [_tile(tile, composers) for tile in data.composers.tile]
    made.stacks = [[_stack(data, composer, movement) for movement in MOVEMENTS] for composer in composers]


def _stack(data: Data, composer: str, movement: str) -> list[int]:
    tiles = data.composers.tile
    mine = [n for n, tile in enumerate(tiles) if tile.composer == composer and tile.movement == movement]
    return sorted(mine, key=lambda n: tiles[n].order)


def _add_personal_board(made: Tables, data: Data) -> None:
    personal = data.board.personal
    made.instrument_of = [INSTRUMENTS.index(space.instrument) for space in personal.instrument]
    made.instrument_reward = [reward(space.reward) for space in personal.instrument]
    made.finance = [reward(space.income) for space in personal.finance]
    made.finance_start = [space.start for space in personal.finance].index(True)
    made.track_max = personal.story_track_max
    made.track_start = personal.story_track_start
    made.track_overflow_ducats = personal.story_overflow_ducats
    made.finance_overflow_vp = personal.finance_overflow_vp
    made.start_ducats = [start.ducats for start in data.board.start]
    made.start_vp = [start.vp for start in data.board.start]


def _add_soloist(made: Tables, data: Data) -> None:
    made.soloist_cards = [_soloist_card(card) for card in data.soloist.card]
    levels = sorted(data.soloist.level, key=lambda level: LEVELS.index(level.id))
    made.soloist_deck = [[number - 1 for number in level.cards] for level in levels]
    made.soloist_finance = [level.finance for level in levels]


# Single components.


def _opus(card: Opus) -> tables.OpusCard:
    return tables.OpusCard(
        card.period,
        OPUS_TYPES.index(card.type),
        cost(card.commission),
        card.vp,
        card.perform.talent,
        card.perform.ducats,
        card.sell.talent,
        card.sell.finance,
        card.sell.vp,
    )


def _memory(card: StartingMemory) -> tables.MemoryCard:
    period = card.period if isinstance(card, Memory) else 0
    actions = [ACTIONS.index(action) for action in card.actions]
    return tables.MemoryCard(period, actions, reward(card.top), reward(card.story))


def _court(tile: Court) -> tables.MapTile:
    need, icons = court_icons(tile)
    return tables.MapTile(cost(tile.cost), reward(tile.plain), reward(tile.gilded), need, icons, tile.vp)


def court_icons(tile: Court) -> tuple[int, list[int]]:
    """The kind of need and its icons as the rules number them; periods stay 1 to 5."""
    needs = tile.needs
    if needs.type:
        return kinds.NEED_TYPE, [OPUS_TYPES.index(word) for word in needs.type]
    if needs.period:
        return kinds.NEED_PERIOD, list(needs.period)
    if needs.instrument:
        return kinds.NEED_INSTRUMENT, [INSTRUMENTS.index(word) for word in needs.instrument]
    return kinds.NEED_MOVEMENT, [MOVEMENTS.index(word) for word in needs.movement]


def _tile(tile: Tile, composers: list[str]) -> tables.ComposerTile:
    kind, what, vp = repeat_of(tile)
    return tables.ComposerTile(
        composers.index(tile.composer),
        MOVEMENTS.index(tile.movement),
        tile.dots,
        cost(tile.cost),
        reward(tile.instant),
        kind,
        what,
        vp,
    )


def repeat_of(tile: Tile) -> tuple[int, int, int]:
    """The repeating side as the rules number it: kind, what, VP."""
    side = tile.repeat
    if side is None:
        return kinds.REPEAT_NOTHING, 0, 0
    if side.track is not None:
        return kinds.REPEAT_TRACK, STORY_POINTS.index(side.track), 0
    if side.action is not None:
        return kinds.REPEAT_ACTION, ACTIONS.index(side.action), 0
    assert side.type is not None
    return kinds.REPEAT_OPUS, OPUS_TYPES.index(side.type), side.vp


def _soloist_card(card: SoloistCard) -> tables.SoloistCard:
    return tables.SoloistCard(
        [ACTIONS.index(action) for action in card.actions],
        card.side == "left",
        card.travel.direction == "up",
        card.travel.courts,
        card.requiem.movement - 1,
        card.requiem.from_ == "top",
    )


# Costs, rewards, roads.


def cost(table: Cost) -> tables.Cost:
    return tables.Cost(
        table.ducats, table.talent, table.journey, table.composition, table.wild, table.finance
    )


def _strip_cost(strip: Strip) -> tables.Cost:
    return tables.Cost() if strip.cost is None else cost(strip.cost)


def _strip_gain(strip: Strip) -> tables.Reward:
    return reward(strip.gain or ())


def reward(effects: Iterable[Good]) -> tables.Reward:
    made = tables.Reward()
    for effect in effects:
        _add_effect(made, effect)
    return made


def _add_effect(made: tables.Reward, effect: Good) -> None:
    made.ducats += effect.ducats
    made.vp += effect.vp
    made.finance += effect.finance
    points = packed(effect.talent, effect.journey, effect.composition)
    if effect.on == "track":
        made.tracks += points
        made.wild_tracks += effect.wild
    else:
        made.counters += points
        made.wild_counters += effect.wild
    if effect.vp_per_opus and effect.type is not None:
        made.per_opus.append((effect.vp_per_opus, OPUS_TYPES.index(effect.type)))
    if isinstance(effect, SpaceGood):
        made.neutral += effect.neutral_marker
    if isinstance(effect, Effect) and effect.action is not None:
        action, half = GRANTS[effect.action]
        opus_type = kinds.ANY_TYPE if effect.type is None else OPUS_TYPES.index(effect.type)
        bonus = reward(effect.bonus) if effect.bonus else None
        made.grants.append(tables.Grant(action, half, opus_type, bonus))


def road_price(table: RoadCost) -> RoadPrice:
    return table.ducats, table.talent, table.journey, table.composition


def route_prices(board: Map) -> list[list[list[RoadPrice]]]:
    return [[[route.price for route in routes] for routes in row] for row in routes_between(board)]


def routes_between(board: Map) -> list[list[list[Route]]]:
    """[from][to] = the routes that no other one undercuts; places count from 0."""
    roads = [(road.between[0] - 1, road.between[1] - 1, road_price(road.cost)) for road in board.road]
    return cheapest_ways(len(board.place), roads)


def _route(price: RoadPrice) -> tables.Cost:
    return tables.Cost(*price)


def _by_price(route: tables.Cost) -> tuple[int, int]:
    return route.ducats, route.points
