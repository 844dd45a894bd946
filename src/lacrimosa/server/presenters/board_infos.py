"""The boards of an edition but the map: card row, Requiem and personal board."""

from lacrimosa.editions import Edition
from lacrimosa.rules.kinds import ROW_KEPT
from lacrimosa.rules.tables import Tables
from lacrimosa.rules.vocabulary import INSTRUMENTS, MOVEMENTS
from lacrimosa.server.messages.components import (
    InstrumentSpaceInfo,
    MovementInfo,
    RowSpaceInfo,
    SpaceInfo,
)
from lacrimosa.server.presenters.goods import cost_of, reward_of
from lacrimosa.server.presenters.names import PieceNames


def row_infos(tables: Tables) -> list[RowSpaceInfo]:
    return [
        RowSpaceInfo(
            space=at + 1,
            opus_cost=cost_of(space.opus_cost),
            opus_gain=reward_of(space.opus_gain),
            memory_cost=cost_of(space.memory_cost),
            memory_gain=reward_of(space.memory_gain),
            leaves=at >= ROW_KEPT,
        )
        for at, space in enumerate(tables.row)
    ]


def movement_infos(edition: Edition, words: PieceNames) -> list[MovementInfo]:
    tables = edition.tables
    infos = []
    for index, movement in enumerate(edition.data.board.requiem.movement):
        spaces = range(tables.first_space[index], tables.first_space[index + 1])
        infos.append(
            MovementInfo(
                id=MOVEMENTS[index],
                name=movement.name,
                high=tables.high[index],
                low=tables.low[index],
                spaces=[
                    SpaceInfo(words.spaces[space], INSTRUMENTS[tables.space_instrument[space]])
                    for space in spaces
                ],
            )
        )
    return infos


def instrument_infos(tables: Tables) -> list[InstrumentSpaceInfo]:
    return [
        InstrumentSpaceInfo(at + 1, INSTRUMENTS[instrument], reward_of(tables.instrument_reward[at]))
        for at, instrument in enumerate(tables.instrument_of)
    ]
