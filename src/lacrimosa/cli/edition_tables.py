"""What `lacrimosa edition show` puts into its tables: one sheet or more for each kind of component."""

from collections.abc import Callable
from dataclasses import dataclass

from lacrimosa.editions import Edition
from lacrimosa.editions.building import road_price
from lacrimosa.editions.phrases import (
    ACTION_NAMES,
    PERIOD_NAMES,
    describe_constanze,
    describe_cost,
    describe_needs,
    describe_performance,
    describe_repeat,
    describe_reward,
    describe_sale,
    describe_soloist_card,
    describe_strip,
    joined,
)
from lacrimosa.editions.schema import Component
from lacrimosa.editions.sources import components, source_of, values_of
from lacrimosa.rules.tables import Cost


@dataclass(frozen=True)
class Sheet:
    """A table before it is drawn."""

    title: str
    headings: tuple[str, ...]
    rows: list[tuple[str, ...]]


def _printed(component: Component) -> str:
    """The values known from the printed game; the rest is designed."""
    values = values_of(component)
    known = [name for name in values if source_of(component, name) == "printed"]
    return "all" if len(known) == len(values) else ", ".join(known)


def overview(edition: Edition) -> list[Sheet]:
    pieces: dict[str, list[int]] = {}
    for file, _, component in components(edition.data):
        sources = [source_of(component, name) for name in values_of(component)]
        counts = pieces.setdefault(file, [0, 0, 0])
        counts[0] += 1
        counts[1] += sources.count("printed")
        counts[2] += sources.count("designed")
    about: list[tuple[str, ...]] = [
        ("id", edition.id),
        ("version", str(edition.version)),
        ("digest", edition.digest),
        ("note", edition.data.edition.note),
    ]
    values = [(file, *(str(count) for count in counts)) for file, counts in pieces.items()]
    return [
        Sheet(edition.title, ("what", "value"), about),
        Sheet("Values by file", ("file", "components", "printed values", "designed values"), values),
    ]


def _opus(edition: Edition) -> list[Sheet]:
    headings = ("work", "type", "commission", "perform", "sell", "printed")
    sheets: list[Sheet] = []
    for period in edition.data.opus.period:
        rows: list[tuple[str, ...]] = []
        for index, card in enumerate(edition.data.opus.opus):
            if card.period == period.number:
                work = ", ".join(filter(None, (card.title, card.koechel, str(card.year))))
                price = f"{describe_cost(edition.tables.opus[index].cost)}: {card.vp} VP"
                rows.append((work, card.type, price, *_concert(edition, index), _printed(card)))
        title = f"Opus cards of period {PERIOD_NAMES[period.number]}, {period.first} to {period.last}"
        sheets.append(Sheet(title, headings, rows))
    first = edition.data.opus.starting_opus
    concert = _concert(edition, edition.tables.starting_opus)
    sheets.append(Sheet("The starting Opus", headings, [(first.title, "", "", *concert, _printed(first))]))
    return sheets


def _concert(edition: Edition, opus: int) -> tuple[str, str]:
    card = edition.tables.opus[opus]
    perform = f"{describe_cost(card.perform_cost)}: {describe_performance(edition, opus)}"
    return perform, f"{describe_cost(card.sell_cost)}: {describe_sale(edition, opus)}"


def _memories(edition: Edition) -> list[Sheet]:
    rows: list[tuple[str, ...]] = []
    years = [""] * len(edition.data.memory.starting) + [str(card.year) for card in edition.data.memory.memory]
    cards = (*edition.data.memory.starting, *edition.data.memory.memory)
    for card, year, values in zip(cards, years, edition.tables.memories, strict=True):
        actions = joined([ACTION_NAMES[action] for action in values.actions])
        rewards = (describe_reward(values.top), describe_reward(values.story))
        rows.append((card.title, year, PERIOD_NAMES[values.period], actions, *rewards, _printed(card)))
    headings = ("title", "year", "period", "actions", "top", "story", "printed")
    return [Sheet("Memory cards; those without a period are the starting cards", headings, rows)]


def _composers(edition: Edition) -> list[Sheet]:
    sheets: list[Sheet] = []
    headings = ("tile", "dots", "cost", "at once", "repeating", "printed")
    for composer, data in enumerate(edition.data.composers.composer):
        rows: list[tuple[str, ...]] = []
        for movement, stack in enumerate(edition.tables.stacks[composer]):
            name = edition.data.board.requiem.movement[movement].name
            for tile in stack:
                values, own = edition.tables.composer_tiles[tile], edition.data.composers.tile[tile]
                place = (f"{name} {own.order}", str(own.dots or ""))
                gains = (describe_reward(values.instant), describe_repeat(edition, tile))
                rows.append((*place, describe_cost(values.cost), *gains, _printed(own)))
        sheets.append(Sheet(data.name, headings, rows))
    return sheets


def _cities(edition: Edition) -> list[Sheet]:
    rows = [
        (
            city.name,
            describe_cost(tile.cost),
            describe_reward(tile.plain),
            describe_reward(tile.gilded),
            _printed(city),
        )
        for city, tile in zip(edition.data.cities.city, edition.tables.cities, strict=True)
    ]
    return [Sheet("City tiles", ("name", "cost", "plain", "gilded", "printed"), list(rows))]


def _courts(edition: Edition) -> list[Sheet]:
    rows = [
        (
            court.name,
            describe_cost(tile.cost),
            describe_reward(tile.plain),
            describe_reward(tile.gilded),
            describe_needs(edition, tile),
            str(tile.vp),
            _printed(court),
        )
        for court, tile in zip(edition.data.courts.court, edition.tables.courts, strict=True)
    ]
    headings = ("name", "cost", "plain", "gilded", "at the end", "VP", "printed")
    return [Sheet("Royal Court tiles", headings, list(rows))]


def _bonuses(edition: Edition) -> list[Sheet]:
    rows = [
        (PERIOD_NAMES[tile.period], ACTION_NAMES[tile.action], describe_reward(tile.reward), _printed(bonus))
        for bonus, tile in zip(edition.data.bonuses.bonus, edition.tables.bonuses, strict=True)
    ]
    return [Sheet("Period bonus tiles", ("period", "for each icon", "reward", "printed"), list(rows))]


def _constanze(edition: Edition) -> list[Sheet]:
    rows = [
        (name, *(describe_constanze(edition, card, players) for players in (2, 3, 4)))
        for card, name in enumerate(edition.constanze_ids)
    ]
    headings = ("card", "1 or 2 players", "3 players", "4 players")
    return [Sheet("Constanze cards: covered spaces, from the top", headings, list(rows))]


def _soloist(edition: Edition) -> list[Sheet]:
    cards = [
        (str(card.number), describe_soloist_card(edition, index), _printed(card))
        for index, card in enumerate(edition.data.soloist.card)
    ]
    levels = [
        (
            level.id,
            ", ".join(str(number) for number in level.cards),
            f"space {level.finance}: {describe_reward(edition.tables.finance[level.finance])}",
            _printed(level),
        )
        for level in edition.data.soloist.level
    ]
    return [
        Sheet("Cards of the Soloist", ("number", "actions; details", "printed"), list(cards)),
        Sheet("Levels", ("level", "cards", "finance", "printed"), list(levels)),
    ]


def _map(edition: Edition) -> list[Sheet]:
    board = edition.data.board.map
    names = {place.number: place.name for place in board.place}
    places = [
        (
            str(place.number),
            place.name,
            place.kind,
            "Mozart starts here" if place.number == board.start else "",
            _printed(place),
        )
        for place in sorted(board.place, key=lambda place: place.number)
    ]
    roads = [
        (
            f"{names[road.between[0]]} – {names[road.between[1]]}",
            describe_cost(Cost(*road_price(road.cost))),
            _printed(road),
        )
        for road in board.road
    ]
    return [
        Sheet("Places", ("number", "name", "kind", "", "printed"), list(places)),
        Sheet("Roads", ("between", "cost", "printed"), list(roads)),
    ]


def _row(edition: Edition) -> list[Sheet]:
    rows = [
        (
            str(space.space),
            describe_strip(values.opus_cost, values.opus_gain),
            describe_strip(values.memory_cost, values.memory_gain),
            _printed(space),
        )
        for space, values in zip(edition.data.board.row.space, edition.tables.row, strict=True)
    ]
    return [Sheet("Card row; space 1 is leftmost", ("space", "Opus, more", "Memory", "printed"), list(rows))]


def _requiem(edition: Edition) -> list[Sheet]:
    rows = [
        (movement.name, str(movement.high), str(movement.low), ", ".join(movement.spaces), _printed(movement))
        for movement in edition.data.board.requiem.movement
    ]
    headings = ("movement", "high VP", "low VP", "spaces from the top", "printed")
    return [Sheet("Requiem", headings, list(rows))]


def _board(edition: Edition) -> list[Sheet]:
    personal, tables = edition.data.board.personal, edition.tables
    spaces = [
        (str(space.space), space.instrument, describe_reward(values), _printed(space))
        for space, values in zip(personal.instrument, tables.instrument_reward, strict=True)
    ]
    finance = [
        (str(space.space), describe_reward(values), "start" if space.start else "", _printed(space))
        for space, values in zip(personal.finance, tables.finance, strict=True)
    ]
    tracks = [
        ("story tracks", f"0 to {personal.story_track_max}, start at {personal.story_track_start}"),
        ("beyond a story track", f"{personal.story_overflow_ducats} ducat for each step"),
        ("beyond the finance track", f"{personal.finance_overflow_vp} VP for each step"),
    ]
    starts = [(str(start.place), str(start.ducats), str(start.vp)) for start in edition.data.board.start]
    return [
        Sheet("Instrument spaces", ("space", "instrument", "reward", "printed"), list(spaces)),
        Sheet("Finance", ("space", "income", "", "printed"), list(finance)),
        Sheet("Tracks", ("what", "value"), list(tracks)),
        Sheet("Start by turn order", ("player", "ducats", "VP"), list(starts)),
    ]


KINDS: dict[str, Callable[[Edition], list[Sheet]]] = {
    "opus": _opus,
    "memories": _memories,
    "composers": _composers,
    "cities": _cities,
    "courts": _courts,
    "bonuses": _bonuses,
    "constanze": _constanze,
    "soloist": _soloist,
    "map": _map,
    "row": _row,
    "requiem": _requiem,
    "board": _board,
}
