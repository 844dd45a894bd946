"""No piece should be strictly better than another one of its kind at the same or a lower price."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import permutations

from lacrimosa.editions.comparing import no_dearer, no_worse
from lacrimosa.editions.edition import Edition
from lacrimosa.editions.errors import Problem, problem
from lacrimosa.rules.kinds import (
    ACTIONS,
    OPUS_TYPES,
    REPEAT_ACTION,
    REPEAT_OPUS,
    REPEAT_TRACK,
    ROUNDS,
    STORY_POINTS,
)
from lacrimosa.rules.tables import ComposerTile, Cost, MapTile, MemoryCard, OpusCard, Reward


@dataclass(frozen=True)
class Offer:
    """What a piece asks and gives; `numbers` are gains, more is better."""

    name: str
    costs: list[Cost]
    gains: list[Reward] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)


def no_worse_offer(one: Offer, other: Offer) -> bool:
    return (
        all(no_dearer(mine, theirs) for mine, theirs in zip(one.costs, other.costs, strict=True))
        and all(no_worse(mine, theirs) for mine, theirs in zip(one.gains, other.gains, strict=True))
        and all(mine >= theirs for mine, theirs in zip(one.numbers, other.numbers, strict=True))
    )


def dominates(one: Offer, other: Offer) -> bool:
    return no_worse_offer(one, other) and not no_worse_offer(other, one)


def dominated_pieces(edition: Edition) -> Iterator[Problem]:
    for file, kind, offers in _families(edition):
        for one, other in permutations(offers, 2):
            if dominates(one, other):
                yield problem(file, f'{kind} "{other.name}"', "dominated", other=one.name)


def _families(edition: Edition) -> Iterator[tuple[str, str, list[Offer]]]:
    """Pieces that a player weighs against each other."""
    tables = edition.tables
    for period in range(1, ROUNDS + 1):
        opus = [
            _opus(name, card)
            for name, card in zip(edition.opus_ids, tables.opus, strict=True)
            if card.period == period
        ]
        yield "opus.toml", "opus", opus
        memories = [
            _memory(name, card)
            for name, card in zip(edition.memory_ids, tables.memories, strict=True)
            if card.period == period
        ]
        yield "memory.toml", "memory", memories
    for stacks in tables.stacks:
        for stack in stacks:
            tiles = [_tile(edition.tile_ids[tile], tables.composer_tiles[tile]) for tile in stack]
            yield "composers.toml", "tile", tiles
    cities = [_map_tile(name, tile) for name, tile in zip(edition.city_ids, tables.cities, strict=True)]
    yield "cities.toml", "city", cities
    for need in {court.need for court in tables.courts}:
        courts = [
            _map_tile(name, tile)
            for name, tile in zip(edition.court_ids, tables.courts, strict=True)
            if tile.need == need
        ]
        yield "courts.toml", "court", courts


def _opus(name: str, card: OpusCard) -> Offer:
    gains = [card.vp, card.perform_ducats, card.sell_finance, card.sell_vp]
    return Offer(name, [card.cost, card.perform_cost, card.sell_cost], numbers=[int(gain) for gain in gains])


def _memory(name: str, card: MemoryCard) -> Offer:
    icons = [int(action in card.actions) for action in range(ACTIONS)]
    return Offer(name, [], [card.top, card.story], icons)


def _tile(name: str, tile: ComposerTile) -> Offer:
    """Repeating sides of different kinds cannot be compared, so each kind has a number of its own."""
    repeats = [0] * (STORY_POINTS + OPUS_TYPES + ACTIONS)
    if tile.repeat == REPEAT_TRACK:
        repeats[tile.repeat_what] = 1
    elif tile.repeat == REPEAT_OPUS:
        repeats[STORY_POINTS + tile.repeat_what] = tile.repeat_vp
    elif tile.repeat == REPEAT_ACTION:
        repeats[STORY_POINTS + OPUS_TYPES + tile.repeat_what] = 1
    return Offer(name, [tile.cost], [tile.instant], repeats)


def _map_tile(name: str, tile: MapTile) -> Offer:
    """Courts are compared whatever they ask for: within a family the needs are alike."""
    return Offer(name, [tile.cost], [tile.plain, tile.gilded], [int(tile.vp)])
