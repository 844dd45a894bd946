"""Weaknesses of a design: the edition loads and plays, but a piece is useless or the game loses its shape."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from lacrimosa.editions.building import cost, court_icons, reward
from lacrimosa.editions.comparing import better, no_worse, reward_weight, weight
from lacrimosa.editions.dominance import dominated_pieces
from lacrimosa.editions.edition import Edition
from lacrimosa.editions.errors import Problem
from lacrimosa.editions.schema import Constanze, Strip
from lacrimosa.editions.slots.geometry import crowded
from lacrimosa.editions.sources import item_name
from lacrimosa.editions.titles import titles_of

LEAST_TILES = 2
LEAST_INSTRUMENTS = 2


def findings(edition: Edition) -> list[Problem]:
    """One for each weakness; none for a well-made edition."""
    return [*findings_of_values(edition), *crowded(edition.slots, edition.data)]


def findings_of_values(edition: Edition) -> list[Problem]:
    """Those that have nothing to do with how the map is drawn."""
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
    ]


def _gilded_sides(edition: Edition) -> Iterator[Problem]:
    """TRV-4: the gilded side is better."""
    for file, kind, ids, tiles in (
        ("cities.toml", "city", edition.city_ids, edition.tables.cities),
        ("courts.toml", "court", edition.court_ids, edition.tables.courts),
    ):
        for name, tile in zip(ids, tiles, strict=True):
            if not better(tile.gilded, tile.plain):
                yield Problem(
                    file, f'{kind} "{name}"', "the gilded side is no better than the plain one", "gilded"
                )


def _row_strips(edition: Edition) -> Iterator[Problem]:
    """A card gets cheaper on its way to the right."""
    spaces = edition.data.board.row.space
    for field in ("opus", "memory"):
        for left, right in pairwise(spaces):
            if _strip_weight(getattr(right, field)) > _strip_weight(getattr(left, field)):
                text = f"{field} is dearer than on space {left.space}, left of it"
                yield Problem(
                    "board.toml", item_name("row.space", right), text, "strip_dearer", {"space": right.space}
                )


def _strip_weight(strip: Strip) -> int:
    """In ducats; a gain counts below nothing."""
    if strip.cost is None:
        return -reward_weight(reward(strip.gain or ()))
    return weight(cost(strip.cost))


def _finance_track(edition: Edition) -> Iterator[Problem]:
    """A step up must never lower the income."""
    for space, (lower, upper) in enumerate(pairwise(edition.tables.finance), 1):
        if not no_worse(upper, lower):
            text = f"the income is less than on space {space - 1}"
            yield Problem("board.toml", f"personal.finance {space}", text, "finance_less", {"space": space})


def _requiem(edition: Edition) -> Iterator[Problem]:
    for movement in edition.data.board.requiem.movement:
        where = item_name("requiem.movement", movement)
        if len(set(movement.spaces)) < LEAST_INSTRUMENTS:
            text = f"it has one instrument; it should have at least {LEAST_INSTRUMENTS}"
            yield Problem("board.toml", where, text, "movement_one")
        if movement.high < movement.low:
            text = f"high is {movement.high} and low is {movement.low}; high should not be less"
            values = {"high": movement.high, "low": movement.low}
            yield Problem("board.toml", where, text, "movement_high", values)


def _constanze_cards(edition: Edition) -> Iterator[Problem]:
    for card in edition.data.constanze.constanze:
        where = item_name("constanze", card)
        if not set(card.players_4) <= set(card.players_3) <= set(card.players_2):
            text = "the lists are not nested: fewer players should cover all that more players cover"
            yield Problem("constanze.toml", where, text)
        yield from _open_spaces(edition, card, where)


def _open_spaces(edition: Edition, card: Constanze, where: str) -> Iterator[Problem]:
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
                text = f"players_{players} leaves fewer than two instruments in {movement.id}"
                values: dict[str, str | int] = {"players": players, "movement": movement.id}
                yield Problem("constanze.toml", where, text, "constanze_instruments", values)
        if players < 4:
            for instrument, count in markers.items():
                if left[instrument] < players * count:
                    found = f"{left[instrument]} for {players * count} markers"
                    text = f"players_{players} leaves too few spaces of {instrument}: {found}"
                    values = {"players": players, "instrument": instrument}
                    yield Problem("constanze.toml", where, text, "constanze_few", values)


def _years(edition: Edition) -> Iterator[Problem]:
    periods = {period.number: period for period in edition.data.opus.period}
    for file, kind, cards in (
        ("opus.toml", "opus", edition.data.opus.opus),
        ("memory.toml", "memory", edition.data.memory.memory),
    ):
        for card in cards:
            period = periods[card.period]
            if not period.first <= card.year <= period.last:
                years = f"period {card.period} goes from {period.first} to {period.last}"
                text = f"year is {card.year}; {years}"
                values = {
                    "year": card.year,
                    "period": card.period,
                    "first": period.first,
                    "last": period.last,
                }
                yield Problem(file, item_name(kind, card), text, "year", values)


def _stacks(edition: Edition) -> Iterator[Problem]:
    tables = edition.tables
    for composer, stacks in zip(edition.composer_ids, tables.stacks, strict=True):
        for movement, stack in zip(edition.movement_ids, stacks, strict=True):
            always = sum(tables.composer_tiles[tile].dots == 0 for tile in stack)
            if always < LEAST_TILES:
                text = f"tiles left with two players: {always}; there should be {LEAST_TILES}"
                yield Problem(
                    "composers.toml",
                    f"{composer}, {movement}",
                    text,
                    "stack_few",
                    {"composer": composer, "movement": movement, "n": always},
                )
            for upper, lower in pairwise(stack):
                if weight(tables.composer_tiles[lower].cost) <= weight(tables.composer_tiles[upper].cost):
                    text = f'it should cost more than "{edition.tile_ids[upper]}" above it'
                    where = f'tile "{edition.tile_ids[lower]}"'
                    other = {"other": edition.tile_ids[upper]}
                    yield Problem("composers.toml", where, text, "stack_rises", other)


def _names(edition: Edition) -> Iterator[Problem]:
    """People know pieces by their names, so these should be unique as well."""
    data = edition.data
    printed = {
        kind: [title for name, title in titles.items() if (kind, name) not in edition.untitled]
        for kind, titles in titles_of(data).items()
    }
    for file, what, names in (
        ("opus.toml", "title", printed["opus"]),
        ("opus.toml", "koechel", [card.koechel for card in data.opus.opus if card.koechel]),
        ("memory.toml", "title", printed["memory"]),
        ("cities.toml", "name", printed["city"]),
        ("courts.toml", "name", printed["court"]),
        ("board.toml", "map.place name", printed["place"]),
        ("composers.toml", "name", printed["composer"]),
    ):
        for name, count in Counter(names).items():
            if count > 1:
                text = f'the {what} "{name}" stands {count} times'
                yield Problem(file, "", text, "name_twice", {"name": name})
    needs = Counter((need, tuple(sorted(icons))) for need, icons in map(court_icons, data.courts.court))
    for court in data.courts.court:
        need, icons = court_icons(court)
        if needs[need, tuple(sorted(icons))] > 1:
            yield Problem(
                "courts.toml", item_name("court", court), "another court asks for the same", "court_same"
            )
