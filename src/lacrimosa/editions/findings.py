"""Weaknesses of a design: the edition loads and plays, but a piece is useless or the game loses its shape."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from lacrimosa.editions.building import cost, court_icons, reward
from lacrimosa.editions.comparing import better, no_worse, reward_weight, weight
from lacrimosa.editions.dominance import dominated_pieces
from lacrimosa.editions.edition import Edition
from lacrimosa.editions.errors import Problem, Values, problem
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
                yield problem(file, f'{kind} "{name}"', "gilded")


def _row_strips(edition: Edition) -> Iterator[Problem]:
    """A card gets cheaper on its way to the right."""
    spaces = edition.data.board.row.space
    for field in ("opus", "memory"):
        for left, right in pairwise(spaces):
            if _strip_weight(getattr(right, field)) > _strip_weight(getattr(left, field)):
                values: Values = {"field": field, "space": right.space, "left": left.space}
                yield problem("board.toml", item_name("row.space", right), "strip_dearer", **values)


def _strip_weight(strip: Strip) -> int:
    """In ducats; a gain counts below nothing."""
    if strip.cost is None:
        return -reward_weight(reward(strip.gain or ()))
    return weight(cost(strip.cost))


def _finance_track(edition: Edition) -> Iterator[Problem]:
    """A step up must never lower the income."""
    for space, (lower, upper) in enumerate(pairwise(edition.tables.finance), 1):
        if not no_worse(upper, lower):
            values = {"space": space, "below": space - 1}
            yield problem("board.toml", f"personal.finance {space}", "finance_less", **values)


def _requiem(edition: Edition) -> Iterator[Problem]:
    for movement in edition.data.board.requiem.movement:
        where = item_name("requiem.movement", movement)
        if len(set(movement.spaces)) < LEAST_INSTRUMENTS:
            yield problem("board.toml", where, "movement_one", least=LEAST_INSTRUMENTS)
        if movement.high < movement.low:
            values: Values = {"field": "high", "high": movement.high, "low": movement.low}
            yield problem("board.toml", where, "movement_high", **values)


def _constanze_cards(edition: Edition) -> Iterator[Problem]:
    for card in edition.data.constanze.constanze:
        where = item_name("constanze", card)
        if not set(card.players_4) <= set(card.players_3) <= set(card.players_2):
            yield problem("constanze.toml", where, "constanze_nested")
        yield from _open_spaces(edition, card, where)


def _open_spaces(edition: Edition, card: Constanze, where: str) -> Iterator[Problem]:
    """Two instruments are left in every movement, and with two or three players a space for every marker."""
    markers = Counter(space.instrument for space in edition.data.board.personal.instrument)
    for players, covered in ((2, card.players_2), (3, card.players_3), (4, card.players_4)):
        covers: Values = {"field": f"players_{players}", "players": players}
        left = Counter[str]()
        for movement in edition.data.board.requiem.movement:
            free = [
                instrument
                for place, instrument in enumerate(movement.spaces, 1)
                if (movement.number, place) not in covered
            ]
            left.update(free)
            if len(set(free)) < LEAST_INSTRUMENTS:
                of = {**covers, "movement": movement.id}
                yield problem("constanze.toml", where, "constanze_instruments", **of)
        if players < 4:
            for instrument, count in markers.items():
                if left[instrument] < players * count:
                    numbers = {"n": left[instrument], "wanted": players * count}
                    of = {**covers, "instrument": instrument, **numbers}
                    yield problem("constanze.toml", where, "constanze_few", **of)


def _years(edition: Edition) -> Iterator[Problem]:
    periods = {period.number: period for period in edition.data.opus.period}
    for file, kind, cards in (
        ("opus.toml", "opus", edition.data.opus.opus),
        ("memory.toml", "memory", edition.data.memory.memory),
    ):
        for card in cards:
            period = periods[card.period]
            if not period.first <= card.year <= period.last:
                years = {"year": card.year, "first": period.first, "last": period.last}
                where = file, item_name(kind, card)
                yield problem(*where, "year", field="year", period=card.period, **years)


def _stacks(edition: Edition) -> Iterator[Problem]:
    tables = edition.tables
    for composer, stacks in zip(edition.composer_ids, tables.stacks, strict=True):
        for movement, stack in zip(edition.movement_ids, stacks, strict=True):
            always = sum(tables.composer_tiles[tile].dots == 0 for tile in stack)
            if always < LEAST_TILES:
                stack_of = {"composer": composer, "movement": movement}
                numbers = {"n": always, "least": LEAST_TILES}
                yield problem("composers.toml", f"{composer}, {movement}", "stack_few", **stack_of, **numbers)
            for upper, lower in pairwise(stack):
                if weight(tables.composer_tiles[lower].cost) <= weight(tables.composer_tiles[upper].cost):
                    where = f'tile "{edition.tile_ids[lower]}"'
                    yield problem("composers.toml", where, "stack_rises", other=edition.tile_ids[upper])


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
                yield problem(file, "", "name_twice", field=what, name=name, n=count)
    needs = Counter((need, tuple(sorted(icons))) for need, icons in map(court_icons, data.courts.court))
    for court in data.courts.court:
        need, icons = court_icons(court)
        if needs[need, tuple(sorted(icons))] > 1:
            yield problem("courts.toml", item_name("court", court), "court_same")
