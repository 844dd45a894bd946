"""Weaknesses of a design: the edition loads and plays, but a piece is useless or the game loses its shape."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from lacrimosa.editions.building import cost, court_icons, reward
from lacrimosa.editions.comparing import better, no_worse, reward_weight, weight
from lacrimosa.editions.dominance import dominated_pieces
from lacrimosa.editions.edition import Edition
from lacrimosa.editions.schema import Constanze, Strip
from lacrimosa.editions.slots.geometry import crowded
from lacrimosa.editions.sources import item_name

LEAST_TILES = 2
LEAST_INSTRUMENTS = 2


def findings(edition: Edition) -> list[str]:
    """One line for each weakness; none for a well-made edition."""
    return [
        *dominated_pieces(edition),
        *_gilded_sides(edition),
        *_row_strips(edition),
        *_finance_track(edition),
        *_requiem(edition),
        *_constanze_cards(edition),
        *_years(edition),
        *_stacks(edition),
        *_names(edition),
        *crowded(edition.slots, edition.data),
    ]


def _gilded_sides(edition: Edition) -> Iterator[str]:
    """TRV-4: the gilded side is better."""
    for file, kind, ids, tiles in (
        ("cities.toml", "city", edition.city_ids, edition.tables.cities),
        ("courts.toml", "court", edition.court_ids, edition.tables.courts),
    ):
        for name, tile in zip(ids, tiles, strict=True):
            if not better(tile.gilded, tile.plain):
                yield f'{file}: {kind} "{name}": the gilded side is no better than the plain one'


def _row_strips(edition: Edition) -> Iterator[str]:
    """A card gets cheaper on its way to the right."""
    spaces = edition.data.board.row.space
    for field in ("opus", "memory"):
        for left, right in pairwise(spaces):
            if _strip_weight(getattr(right, field)) > _strip_weight(getattr(left, field)):
                where = f"board.toml: {item_name('row.space', right)}"
                yield f"{where}: {field} is dearer than on space {left.space}, left of it"


def _strip_weight(strip: Strip) -> int:
    """In ducats; a gain counts below nothing."""
    if strip.cost is None:
        return -reward_weight(reward(strip.gain or ()))
    return weight(cost(strip.cost))


def _finance_track(edition: Edition) -> Iterator[str]:
    """A step up must never lower the income."""
    for space, (lower, upper) in enumerate(pairwise(edition.tables.finance), 1):
        if not no_worse(upper, lower):
            yield f"board.toml: personal.finance {space}: the income is less than on space {space - 1}"


def _requiem(edition: Edition) -> Iterator[str]:
    for movement in edition.data.board.requiem.movement:
        where = f"board.toml: {item_name('requiem.movement', movement)}"
        if len(set(movement.spaces)) < LEAST_INSTRUMENTS:
            yield f"{where}: it has one instrument; it should have at least {LEAST_INSTRUMENTS}"
        if movement.high < movement.low:
            yield f"{where}: high is {movement.high} and low is {movement.low}; high should not be less"


def _constanze_cards(edition: Edition) -> Iterator[str]:
    for card in edition.data.constanze.constanze:
        where = f"constanze.toml: {item_name('constanze', card)}"
        if not set(card.players_4) <= set(card.players_3) <= set(card.players_2):
            yield f"{where}: the lists are not nested: fewer players should cover all that more players cover"
        yield from _open_spaces(edition, card, where)


def _open_spaces(edition: Edition, card: Constanze, where: str) -> Iterator[str]:
    """Two instruments are left in every movement, and with two or three players a space for every marker."""
    markers = Counter(space.instrument for space in edition.data.board.personal.instrument)
    for players, covered in ((2, card.players_2), (3, card.players_3), (4, card.players_4)):
        left = Counter[str]()
        for movement in edition.data.board.requiem.movement:
            free = [
                instrument
                for place, instrument in enumerate(movement.spaces, 1)
                if (movement.number, place) not in covered
            ]
            left.update(free)
            if len(set(free)) < LEAST_INSTRUMENTS:
                yield f"{where}: players_{players} leaves fewer than two instruments in {movement.id}"
        if players < 4:
            for instrument, count in markers.items():
                if left[instrument] < players * count:
                    found = f"{left[instrument]} for {players * count} markers"
                    yield f"{where}: players_{players} leaves too few spaces of {instrument}: {found}"


def _years(edition: Edition) -> Iterator[str]:
    periods = {period.number: period for period in edition.data.opus.period}
    for file, kind, cards in (
        ("opus.toml", "opus", edition.data.opus.opus),
        ("memory.toml", "memory", edition.data.memory.memory),
    ):
        for card in cards:
            period = periods[card.period]
            if not period.first <= card.year <= period.last:
                years = f"period {card.period} goes from {period.first} to {period.last}"
                yield f"{file}: {item_name(kind, card)}: year is {card.year}; {years}"


def _stacks(edition: Edition) -> Iterator[str]:
    tables = edition.tables
    for composer, stacks in zip(edition.composer_ids, tables.stacks, strict=True):
        for movement, stack in zip(edition.movement_ids, stacks, strict=True):
            always = sum(tables.composer_tiles[tile].dots == 0 for tile in stack)
            if always < LEAST_TILES:
                where = f"composers.toml: {composer}, {movement}"
                yield f"{where}: tiles left with two players: {always}; there should be {LEAST_TILES}"
            for upper, lower in pairwise(stack):
                if weight(tables.composer_tiles[lower].cost) <= weight(tables.composer_tiles[upper].cost):
                    where = f'composers.toml: tile "{edition.tile_ids[lower]}"'
                    yield f'{where}: it should cost more than "{edition.tile_ids[upper]}" above it'


def _names(edition: Edition) -> Iterator[str]:
    """People know pieces by their names, so these should be unique as well."""
    data = edition.data
    opus, memories = data.opus, (*data.memory.starting, *data.memory.memory)
    for file, what, names in (
        ("opus.toml", "title", [opus.starting_opus.title, *(card.title for card in opus.opus)]),
        ("opus.toml", "koechel", [card.koechel for card in opus.opus]),
        ("memory.toml", "title", [card.title for card in memories]),
        ("cities.toml", "name", [city.name for city in data.cities.city]),
        ("courts.toml", "name", [court.name for court in data.courts.court]),
        ("board.toml", "map.place name", [place.name for place in data.board.map.place]),
        ("composers.toml", "name", [composer.name for composer in data.composers.composer]),
    ):
        for name, count in Counter(names).items():
            if count > 1:
                yield f'{file}: the {what} "{name}" stands {count} times'
    needs = Counter((need, tuple(sorted(icons))) for need, icons in map(court_icons, data.courts.court))
    for court in data.courts.court:
        need, icons = court_icons(court)
        if needs[need, tuple(sorted(icons))] > 1:
            yield f"courts.toml: {item_name('court', court)}: another court asks for the same"
