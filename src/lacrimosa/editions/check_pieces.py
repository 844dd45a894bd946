"""Single pieces and how they fit together: map, Requiem, stacks, courts, decks, texts."""

from collections.abc import Iterator
from itertools import pairwise

from lacrimosa.editions.building import cost, route_prices
from lacrimosa.editions.check_effects import check_actions
from lacrimosa.editions.comparing import cheaper
from lacrimosa.editions.errors import Problem, Values, one_of, problem
from lacrimosa.editions.routes import TooManyRoutes
from lacrimosa.editions.schema import Court, Data, Map, Section, Tile
from lacrimosa.editions.sources import components, field_names, item_name
from lacrimosa.rules.choices import MOST_ROUTES
from lacrimosa.rules.kinds import OWN_MEMORIES, ROUNDS, ROW_SPACES

# SET-2: with two players this many Opus and as many Memory cards of each period are removed.
REMOVED = 2
MOST_ICONS = 4
# The rules say which movements repeat, and what (REQ-4 to REQ-6).
REPEATS = {"sequentia": "track", "offertorium": "vp, type", "agnus_dei": "action"}


def check_pieces(data: Data) -> Iterator[Problem]:
    yield from _check_texts(data)
    yield from _check_map(data.board.map)
    yield from _check_fill(data)
    yield from _check_finance(data)
    yield from _check_constanze(data)
    yield from _check_tiles(data)
    yield from _check_stacks(data)
    yield from _check_periods(data)
    for court in data.courts.court:
        yield from _check_needs(court)
    yield from _check_soloist(data)


def _check_texts(data: Data) -> Iterator[Problem]:
    """Texts are shown on one line, and no sign in them may steer a terminal."""
    for file, item, component in components(data):
        yield from _check_table_texts(file, item, component)
    yield from _check_table_texts("edition.toml", "", data.edition)


def _check_table_texts(file: str, item: str, table: Section) -> Iterator[Problem]:
    for field in field_names(type(table)):
        value = getattr(table, field)
        if isinstance(value, str) and not (value.isprintable() and value.strip() == value):
            yield problem(file, item, "text_line", field=field)


def _check_map(board: Map) -> Iterator[Problem]:
    last = len(board.place)
    if board.start > last:
        yield problem("board.toml", "map", "start_place", field="start", n=board.start, most=last)
        return
    seen: set[frozenset[int]] = set()
    are_right = True
    for road in board.road:
        item = item_name("map.road", road)
        ends = frozenset(road.between)
        if max(ends) > last:
            yield problem("board.toml", item, "road_place", field="between", n=max(ends), most=last)
            are_right = False
        if len(ends) == 1:
            yield problem("board.toml", item, "road_loop", field="between")
        if ends in seen:
            yield problem("board.toml", item, "road_twice")
        seen.add(ends)
    if not are_right:
        return
    try:
        routes = route_prices(board)
    except TooManyRoutes as found:
        joined = {"one": found.start + 1, "other": found.end + 1, "most": MOST_ROUTES}
        yield problem("board.toml", "map.road", "road_many", **joined)
        return
    cut_off = [place.number for place in board.place if not routes[board.start - 1][place.number - 1]]
    if cut_off:
        yield problem("board.toml", "map.road", "road_cut", start=board.start, place=cut_off[0])


def _check_fill(data: Data) -> Iterator[Problem]:
    """SET-2 to SET-4 and SET-8: enough cards for the row, enough tiles for the map."""
    least = ROW_SPACES + 2 * REMOVED
    for period in range(1, ROUNDS + 1):
        opus = sum(card.period == period for card in data.opus.opus)
        memories = sum(card.period == period for card in data.memory.memory)
        if opus < REMOVED or memories < REMOVED or opus + memories < least:
            values = {"period": period, "opus": opus, "memories": memories}
            needed = {"removed": REMOVED, "least": least}
            yield problem("opus.toml and memory.toml", "", "period_few", **values, **needed)
    kinds = [place.kind for place in data.board.map.place]
    for file, kind, tiles in (
        ("cities.toml", "city", len(data.cities.city)),
        ("courts.toml", "court", len(data.courts.court)),
    ):
        places = sum(word == kind for word in kinds)
        if tiles < places:
            yield problem(file, kind, "map_few", kind=kind, n=tiles, places=places)


def _check_finance(data: Data) -> Iterator[Problem]:
    starts = [space.space for space in data.board.personal.finance if space.start]
    if len(starts) != 1:
        yield problem("board.toml", "personal.finance", "finance_starts", n=len(starts))


def _check_constanze(data: Data) -> Iterator[Problem]:
    lengths = [len(movement.spaces) for movement in data.board.requiem.movement]
    most = data.edition.counts.constanze_spaces
    for card in data.constanze.constanze:
        for field, covered in (
            ("players_2", card.players_2),
            ("players_3", card.players_3),
            ("players_4", card.players_4),
        ):
            where = "constanze.toml", item_name("constanze", card)
            if len(covered) > most:
                yield problem(*where, "constanze_many", field=field, n=len(covered), most=most)
            if len(set(covered)) < len(covered):
                yield problem(*where, "constanze_twice", field=field)
            for movement, place in covered:
                if movement > len(lengths):
                    yield problem(*where, "constanze_movement", field=field, n=movement, most=len(lengths))
                elif place > lengths[movement - 1]:
                    spaces = {"movement": movement, "place": place, "spaces": lengths[movement - 1]}
                    yield problem(*where, "constanze_space", field=field, **spaces)


def _check_tiles(data: Data) -> Iterator[Problem]:
    for tile in data.composers.tile:
        if tile.repeat is None:
            continue
        where = "composers.toml", item_name("tile", tile)
        values: Values = {"field": "repeat", "movement": tile.movement}
        fields = one_of(name for name in ("track", "vp", "type", "action") if getattr(tile.repeat, name))
        wanted = REPEATS.get(tile.movement)
        if wanted is None:
            yield problem(*where, "repeat_needless", right=one_of(REPEATS), **values)
        elif not fields:
            yield problem(*where, "repeat_empty", right=wanted, **values)
        elif fields != wanted:
            yield problem(*where, "repeat_other", found=fields, right=wanted, **values)


def _check_stacks(data: Data) -> Iterator[Problem]:
    """SET-6: cheapest on top. Kinds of cost cannot be compared, so only a clear case is refused."""
    stacks: dict[tuple[str, str], list[Tile]] = {}
    for tile in data.composers.tile:
        stacks.setdefault((tile.composer, tile.movement), []).append(tile)
    for stack in stacks.values():
        stack.sort(key=lambda tile: tile.order)
        for place, tile in enumerate(stack, 1):
            if tile.order != place:
                values: Values = {"field": "order", "n": tile.order, "most": len(stack)}
                yield problem("composers.toml", item_name("tile", tile), "order", **values)
        for upper, lower in pairwise(stack):
            if cheaper(cost(lower.cost), cost(upper.cost)):
                yield problem("composers.toml", item_name("tile", lower), "tile_cheaper", other=upper.id)


def _check_periods(data: Data) -> Iterator[Problem]:
    last = 0
    for period in data.opus.period:
        if not last < period.first <= period.last:
            years = {"first": period.first, "last": period.last}
            yield problem("opus.toml", item_name("period", period), "period_years", **years)
        last = period.last


def _check_needs(court: Court) -> Iterator[Problem]:
    needs = court.needs
    kinds = [name for name in ("type", "period", "instrument", "movement") if getattr(needs, name)]
    if len(kinds) != 1:
        code = "needs_several" if kinds else "needs_nothing"
        yield problem("courts.toml", item_name("court", court), code, field="needs", found=one_of(kinds))
        return
    icons = getattr(needs, kinds[0])
    if len(icons) > MOST_ICONS:
        values: Values = {"field": f"needs.{kinds[0]}", "n": len(icons), "most": MOST_ICONS}
        yield problem("courts.toml", item_name("court", court), "needs_many", **values)


def _check_soloist(data: Data) -> Iterator[Problem]:
    movements = len(data.board.requiem.movement)
    cards = len(data.soloist.card)
    finance = len(data.board.personal.finance) - 1
    values: Values
    for card in data.soloist.card:
        item = item_name("card", card)
        yield from check_actions("soloist.toml", item, card.actions)
        if card.requiem.movement > movements:
            values = {"field": "requiem.movement", "value": card.requiem.movement, "most": movements}
            yield problem("soloist.toml", item, "at_most", **values)
    for level in data.soloist.level:
        item = item_name("level", level)
        if len(set(level.cards)) != len(level.cards) or len(level.cards) != OWN_MEMORIES:
            yield problem("soloist.toml", item, "level_cards", field="cards", n=OWN_MEMORIES)
        elif max(level.cards) > cards:
            yield problem("soloist.toml", item, "level_card", field="cards", n=max(level.cards), most=cards)
        if level.finance > finance:
            values = {"field": "finance", "level": level.id, "n": level.finance, "most": finance}
            yield problem("soloist.toml", item, "level_finance", **values)
