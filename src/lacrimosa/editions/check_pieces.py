"""Single pieces and how they fit together: map, Requiem, stacks, courts, decks, texts."""

from collections.abc import Iterator
from itertools import pairwise

from lacrimosa.editions.building import cost, route_prices
from lacrimosa.editions.check_effects import check_actions
from lacrimosa.editions.comparing import cheaper
from lacrimosa.editions.errors import Problem
from lacrimosa.editions.routes import TooManyRoutes
from lacrimosa.editions.schema import Court, Data, Map, Section, Tile
from lacrimosa.editions.sources import components, field_names, item_name
from lacrimosa.rules.choices import MOST_ROUTES
from lacrimosa.rules.kinds import OWN_MEMORIES, ROUNDS, ROW_SPACES

# SET-2: with two players this many Opus and as many Memory cards of each period are removed.
REMOVED = 2
MOST_ICONS = 4
# The rules say which movements repeat, and what (REQ-4 to REQ-6).
REPEATS = {"sequentia": "track", "offertorium": "vp and type", "agnus_dei": "action"}


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
            yield Problem(
                file,
                item,
                f"{field} has a control sign or blanks at an end; it must be one line of text",
            )


def _check_map(board: Map) -> Iterator[Problem]:
    last = len(board.place)
    if board.start > last:
        yield Problem(
            "board.toml", "map", f"start is {board.start}; it must be the number of a place, 1 to {last}"
        )
        return
    seen: set[frozenset[int]] = set()
    are_right = True
    for road in board.road:
        item = item_name("map.road", road)
        ends = frozenset(road.between)
        if max(ends) > last:
            yield Problem("board.toml", item, f"between names {max(ends)}; the places are 1 to {last}")
            are_right = False
        if len(ends) == 1:
            yield Problem("board.toml", item, "between names one place twice; a road joins two places")
        if ends in seen:
            yield Problem(
                "board.toml", item, "this road stands twice; one road joins two places", "road_twice"
            )
        seen.add(ends)
    if not are_right:
        return
    try:
        routes = route_prices(board)
    except TooManyRoutes as found:
        problem = f"more than {MOST_ROUTES} routes from {found.start + 1} to {found.end + 1} beat each other"
        text = f"{problem}; roads of fewer kinds of cost leave fewer routes"
        joined = {"one": found.start + 1, "other": found.end + 1}
        yield Problem("board.toml", "map.road", text, "road_many", joined)
        return
    cut_off = [place.number for place in board.place if not routes[board.start - 1][place.number - 1]]
    if cut_off:
        text = f"no road leads from {board.start} to {cut_off[0]}; all must be joined"
        yield Problem("board.toml", "map.road", text, "road_cut", {"start": board.start, "place": cut_off[0]})


def _check_fill(data: Data) -> Iterator[Problem]:
    """SET-2 to SET-4 and SET-8: enough cards for the row, enough tiles for the map."""
    least = ROW_SPACES + 2 * REMOVED
    for period in range(1, ROUNDS + 1):
        opus = sum(card.period == period for card in data.opus.opus)
        memories = sum(card.period == period for card in data.memory.memory)
        if opus < REMOVED or memories < REMOVED or opus + memories < least:
            found = f"period {period} has {opus} Opus and {memories} Memory cards"
            needed = f"it must have {REMOVED} of each and {least} together, to fill the row with two players"
            values = {"period": period, "opus": opus, "memories": memories, "least": least}
            yield Problem("opus.toml and memory.toml", "", f"{found}; {needed}", "period_few", values)
    kinds = [place.kind for place in data.board.map.place]
    for file, kind, tiles in (
        ("cities.toml", "city", len(data.cities.city)),
        ("courts.toml", "court", len(data.courts.court)),
    ):
        places = sum(word == kind for word in kinds)
        if tiles < places:
            text = f"there are {tiles}; the map has {places} such places to fill"
            yield Problem(file, kind, text, "map_few", {"kind": kind, "n": tiles, "places": places})


def _check_finance(data: Data) -> Iterator[Problem]:
    starts = [space.space for space in data.board.personal.finance if space.start]
    if len(starts) != 1:
        yield Problem(
            "board.toml", "personal.finance", f"{len(starts)} spaces have start = true; there must be one"
        )


def _check_constanze(data: Data) -> Iterator[Problem]:
    lengths = [len(movement.spaces) for movement in data.board.requiem.movement]
    most = data.edition.counts.constanze_spaces
    for card in data.constanze.constanze:
        for field, covered in (
            ("players_2", card.players_2),
            ("players_3", card.players_3),
            ("players_4", card.players_4),
        ):
            item = item_name("constanze", card)
            if len(covered) > most:
                declared = f"edition.toml declares {most} at most (counts.constanze_spaces)"
                yield Problem("constanze.toml", item, f"{field} covers {len(covered)} spaces; {declared}")
            if len(set(covered)) < len(covered):
                yield Problem("constanze.toml", item, f"{field} names a space twice; once is enough")
            for movement, place in covered:
                if movement > len(lengths):
                    last = f"the movements are 1 to {len(lengths)}"
                    yield Problem("constanze.toml", item, f"{field} names movement {movement}; {last}")
                elif place > lengths[movement - 1]:
                    last = f"movement {movement} has {lengths[movement - 1]} spaces"
                    spaces = {"movement": movement, "place": place, "spaces": lengths[movement - 1]}
                    text = f"{field} names [{movement}, {place}]; {last}"
                    yield Problem("constanze.toml", item, text, "constanze_space", spaces)


def _check_tiles(data: Data) -> Iterator[Problem]:
    for tile in data.composers.tile:
        kind = _repeat_kind(tile)
        if tile.repeat is None:
            continue
        item = item_name("tile", tile)
        wanted = REPEATS.get(tile.movement)
        if wanted is None:
            yield Problem(
                "composers.toml", item, f"repeat stands on a {tile.movement} tile; only {_movements()} repeat"
            )
        elif kind != wanted:
            yield Problem(
                "composers.toml", item, f"repeat has {kind}; on {tile.movement} tiles it must have {wanted}"
            )


def _movements() -> str:
    return ", ".join(REPEATS)


def _repeat_kind(tile: Tile) -> str:
    """The fields a repeating side has, in the words of REPEATS."""
    if tile.repeat is None:
        return "nothing"
    fields = [name for name in ("track", "vp", "type", "action") if getattr(tile.repeat, name)]
    return " and ".join(fields) or "nothing"


def _check_stacks(data: Data) -> Iterator[Problem]:
    """SET-6: cheapest on top. Kinds of cost cannot be compared, so only a clear case is refused."""
    stacks: dict[tuple[str, str], list[Tile]] = {}
    for tile in data.composers.tile:
        stacks.setdefault((tile.composer, tile.movement), []).append(tile)
    for stack in stacks.values():
        stack.sort(key=lambda tile: tile.order)
        for place, tile in enumerate(stack, 1):
            if tile.order != place:
                problem = f"order is {tile.order}; the tiles of its stack must be numbered 1 to {len(stack)}"
                yield Problem("composers.toml", item_name("tile", tile), problem)
        for upper, lower in pairwise(stack):
            if cheaper(cost(lower.cost), cost(upper.cost)):
                problem = f'it is cheaper than "{upper.id}" above it; the cheapest must be on top'
                yield Problem(
                    "composers.toml", item_name("tile", lower), problem, "tile_cheaper", {"other": upper.id}
                )


def _check_periods(data: Data) -> Iterator[Problem]:
    last = 0
    for period in data.opus.period:
        if not last < period.first <= period.last:
            problem = f"it goes from {period.first} to {period.last}; periods must follow each other"
            yield Problem("opus.toml", item_name("period", period), problem)
        last = period.last


def _check_needs(court: Court) -> Iterator[Problem]:
    needs = court.needs
    kinds = [name for name in ("type", "period", "instrument", "movement") if getattr(needs, name)]
    if len(kinds) != 1:
        found = " and ".join(kinds) or "nothing"
        problem = f"needs has {found}; it must be one of type, period, instrument, movement"
        yield Problem("courts.toml", item_name("court", court), problem)
        return
    icons = getattr(needs, kinds[0])
    if len(icons) > MOST_ICONS:
        problem = f"needs.{kinds[0]} has {len(icons)} entries; it must have at most {MOST_ICONS}"
        yield Problem("courts.toml", item_name("court", court), problem)


def _check_soloist(data: Data) -> Iterator[Problem]:
    movements = len(data.board.requiem.movement)
    cards = len(data.soloist.card)
    finance = len(data.board.personal.finance) - 1
    for card in data.soloist.card:
        item = item_name("card", card)
        yield from check_actions("soloist.toml", item, card.actions)
        if card.requiem.movement > movements:
            problem = f"requiem.movement is {card.requiem.movement}; it must be {movements} or less"
            yield Problem("soloist.toml", item, problem)
    for level in data.soloist.level:
        item = item_name("level", level)
        if len(set(level.cards)) != len(level.cards) or len(level.cards) != OWN_MEMORIES:
            yield Problem("soloist.toml", item, f"cards must name {OWN_MEMORIES} different cards (SOL-3)")
        elif max(level.cards) > cards:
            yield Problem("soloist.toml", item, f"cards names {max(level.cards)}; the cards are 1 to {cards}")
        if level.finance > finance:
            text = f"finance is {level.finance}; the spaces are 0 to {finance}"
            values = {"level": level.id, "n": level.finance, "most": finance}
            yield Problem("soloist.toml", item, text, "level_finance", values)
