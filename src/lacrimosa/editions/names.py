"""What a piece without a title is called: what it does, in plain English; pages say it in their own words."""

from typing import TypeVar

import msgspec

from lacrimosa.editions.phrases import ACTION_NAMES, PERIOD_NAMES, describe_reward, joined
from lacrimosa.editions.schema import Component, Court, Data, Memory, Opus, StartingMemory, StartingOpus
from lacrimosa.editions.titles import title_field, title_of
from lacrimosa.rules.tables import Tables
from lacrimosa.rules.vocabulary import ACTIONS

_Piece = TypeVar("_Piece", bound=Component)


def with_names(data: Data, tables: Tables) -> Data:
    """The same edition with a name for every piece that has no title."""
    opus, memory, replace = data.opus, data.memory, msgspec.structs.replace
    cities = tuple(
        _called(city, describe_reward(tile.plain))
        for city, tile in zip(data.cities.city, tables.cities, strict=True)
    )
    return replace(
        data,
        opus=replace(
            opus,
            starting_opus=_called(opus.starting_opus, _work(opus.starting_opus)),
            opus=tuple(_called(card, _work(card)) for card in opus.opus),
        ),
        memory=replace(
            memory,
            starting=tuple(_called(card, _memory(card)) for card in memory.starting),
            memory=tuple(_called(card, _memory(card)) for card in memory.memory),
        ),
        cities=replace(data.cities, city=cities),
        courts=replace(data.courts, court=tuple(_called(one, _court(one)) for one in data.courts.court)),
    )


def _called(piece: _Piece, name: str) -> _Piece:
    if title_of(piece):
        return piece
    return msgspec.structs.replace(piece, **{title_field(piece): name[:1].upper() + name[1:]})


def _work(card: Opus | StartingOpus) -> str:
    return f"{card.type} of {card.year}" if isinstance(card, Opus) else "the starting Opus"


def _memory(card: StartingMemory | Memory) -> str:
    return ", ".join(ACTION_NAMES[ACTIONS.index(action)] for action in card.actions)


def _court(court: Court) -> str:
    needs = court.needs
    words = [*needs.type, *(f"period {PERIOD_NAMES[one]}" for one in needs.period)]
    words += [*needs.instrument, *(one.replace("_", " ").title() for one in needs.movement)]
    return f"court of {joined(words)}"
