"""Single pieces and how they fit together: map, Requiem, stacks, courts, decks, texts."""

from itertools import pairwise

from lacrimosa.editions.building import cost, route_prices
from lacrimosa.editions.check_effects import check_actions
from lacrimosa.editions.comparing import cheaper
from lacrimosa.editions.errors import refuse
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


def check_pieces(data: Data) -> None:
    _check_texts(data)
    _check_map(data.board.map)
    _check_fill(data)
    _check_finance(data)
    _check_constanze(data)
    _check_tiles(data)
    _check_stacks(data)
    _check_periods(data)
    for court in data.courts.court:
        _check_needs(court)
    _check_soloist(data)


def _check_texts(data: Data) -> None:
    """Texts are shown on one line, and no sign in them may steer a terminal."""
    for file, item, component in components(data):
        _check_table_texts(file, item, component)
    _check_table_texts("edition.toml", "", data.edition)


def _check_table_texts(file: str, item: str, table: Section) -> None:
    for field in field_names(type(table)):
        value = getattr(table, field)
        if isinstance(value, str) and not (value.isprintable() and value.strip() == value):
            refuse(
                file,
                item,
                f"{field} has a control sign or blanks at an end; it must be one line of text",
            )


def _check_map(board: Map) -> None:
    last = len(board.place)
    if board.start > last:
        refuse("board.toml", "map", f"start is {board.start}; it must be the number of a place, 1 to {last}")
    seen: set[frozenset[int]] = set()
    for road in board.road:
        item = item_name("map.road", road)
        ends = frozenset(road.between)
        if max(ends) > last:
            refuse("board.toml", item, f"between names {max(ends)}; the places are 1 to {last}")
        if len(ends) == 1:
            refuse("board.toml", item, "between names one place twice; a road joins two places")
        if ends in seen:
            refuse("board.toml", item, "this road stands twice; one road joins two places")
        seen.add(ends)
    try:
        routes = route_prices(board)
    except TooManyRoutes as found:
        problem = f"more than {MOST_ROUTES} routes from {found.start + 1} to {found.end + 1} beat each other"
        refuse("board.toml", "map.road", f"{problem}; roads of fewer kinds of cost leave fewer routes")
    cut_off = [place.number for place in board.place if not routes[board.start - 1][place.number - 1]]
    if cut_off:
        refuse(
            "board.toml", "map.road", f"no road leads from {board.start} to {cut_off[0]}; all must be joined"
        )


def _check_fill(data: Data) -> None:
    """SET-2 to SET-4 and SET-8: enough cards for the row, enough tiles for the map."""
    least = ROW_SPACES + 2 * REMOVED
    for period in range(1, ROUNDS + 1):
        opus = sum(card.period == period for card in data.opus.opus)
        memories = sum(card.period == period for card in data.memory.memory)
        if opus < REMOVED or memories < REMOVED or opus + memories < least:
            found = f"period {period} has {opus} Opus and {memories} Memory cards"
            needed = f"it must have {REMOVED} of each and {least} together, to fill the row with two players"
            refuse("opus.toml and memory.toml", "", f"{found}; {needed}")
    kinds = [place.kind for place in data.board.map.place]
    for file, kind, tiles in (
        ("cities.toml", "city", len(data.cities.city)),
        ("courts.toml", "court", len(data.courts.court)),
    ):
        places = sum(word == kind for word in kinds)
        if tiles < places:
            refuse(file, kind, f"there are {tiles}; the map has {places} such places to fill")


def _check_finance(data: Data) -> None:
    starts = [space.space for space in data.board.personal.finance if space.start]
    if len(starts) != 1:
        refuse("board.toml", "personal.finance", f"{len(starts)} spaces have start = true; there must be one")


def _check_constanze(data: Data) -> None:
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
                refuse("constanze.toml", item, f"{field} covers {len(covered)} spaces; {declared}")
            if len(set(covered)) < len(covered):
                refuse("constanze.toml", item, f"{field} names a space twice; once is enough")
            for movement, place in covered:
                if movement > len(lengths):
                    last = f"the movements are 1 to {len(lengths)}"
                    refuse("constanze.toml", item, f"{field} names movement {movement}; {last}")
                if place > lengths[movement - 1]:
                    last = f"movement {movement} has {lengths[movement - 1]} spaces"
                    refuse("constanze.toml", item, f"{field} names [{movement}, {place}]; {last}")


def _check_tiles(data: Data) -> None:
    for tile in data.composers.tile:
        kind = _repeat_kind(tile)
        if tile.repeat is None:
            continue
        item = item_name("tile", tile)
        wanted = REPEATS.get(tile.movement)
        if wanted is None:
            refuse(
                "composers.toml", item, f"repeat stands on a {tile.movement} tile; only {_movements()} repeat"
            )
        if kind != wanted:
            refuse(
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


def _check_stacks(data: Data) -> None:
    """SET-6: cheapest on top. Kinds of cost cannot be compared, so only a clear case is refused."""
    stacks: dict[tuple[str, str], list[Tile]] = {}
    for tile in data.composers.tile:
        stacks.setdefault((tile.composer, tile.movement), []).append(tile)
    for stack in stacks.values():
        stack.sort(key=lambda tile: tile.order)
        for place, tile in enumerate(stack, 1):
            if tile.order != place:
                problem = f"order is {tile.order}; the tiles of its stack must be numbered 1 to {len(stack)}"
                refuse("composers.toml", item_name("tile", tile), problem)
        for upper, lower in pairwise(stack):
            if cheaper(cost(lower.cost), cost(upper.cost)):
                problem = f'it is cheaper than "{upper.id}" above it; the cheapest must be on top'
                refuse("composers.toml", item_name("tile", lower), problem)


def _check_periods(data: Data) -> None:
    last = 0
    for period in data.opus.period:
        if not last < period.first <= period.last:
            problem = f"it goes from {period.first} to {period.last}; periods must follow each other"
            refuse("opus.toml", item_name("period", period), problem)
        last = period.last


def _check_needs(court: Court) -> None:
    needs = court.needs
    kinds = [name for name in ("type", "period", "instrument", "movement") if getattr(needs, name)]
    if len(kinds) != 1:
        found = " and ".join(kinds) or "nothing"
        problem = f"needs has {found}; it must be one of type, period, instrument, movement"
        refuse("courts.toml", item_name("court", court), problem)
    icons = getattr(needs, kinds[0])
    if len(icons) > MOST_ICONS:
        problem = f"needs.{kinds[0]} has {len(icons)} entries; it must have at most {MOST_ICONS}"
        refuse("courts.toml", item_name("court", court), problem)


def _check_soloist(data: Data) -> None:
    movements = len(data.board.requiem.movement)
    cards = len(data.soloist.card)
    finance = len(data.board.personal.finance) - 1
    for card in data.soloist.card:
        item = item_name("card", card)
        check_actions("soloist.toml", item, card.actions)
        if card.requiem.movement > movements:
            problem = f"requiem.movement is {card.requiem.movement}; it must be {movements} or less"
            refuse("soloist.toml", item, problem)
    for level in data.soloist.level:
        item = item_name("level", level)
        if len(set(level.cards)) != len(level.cards) or len(level.cards) != OWN_MEMORIES:
            refuse("soloist.toml", item, f"cards must name {OWN_MEMORIES} different cards (SOL-3)")
        if max(level.cards) > cards:
            refuse("soloist.toml", item, f"cards names {max(level.cards)}; the cards are 1 to {cards}")
        if level.finance > finance:
            refuse("soloist.toml", item, f"finance is {level.finance}; the spaces are 0 to {finance}")
