"""Single pieces of an edition that is still being typed in, as messages."""

from lacrimosa.editions import Edition
from lacrimosa.notation.names import Names
from lacrimosa.server.messages.components import StartInfo
from lacrimosa.server.messages.workshop import EditionPatch
from lacrimosa.server.presenters.board_infos import instrument_infos, movement_infos, row_infos
from lacrimosa.server.presenters.card_infos import (
    bonus_infos,
    constanze_infos,
    memory_infos,
    opus_infos,
    soloist_card_infos,
)
from lacrimosa.server.presenters.components import numbers_info
from lacrimosa.server.presenters.goods import reward_of
from lacrimosa.server.presenters.map_infos import place_infos, road_infos
from lacrimosa.server.presenters.names import PieceNames
from lacrimosa.server.presenters.tile_infos import city_infos, court_infos, tile_infos


def patch_of(edition: Edition, kind: str, label: str) -> EditionPatch:
    """The piece of this kind and id."""
    tables = edition.tables
    if kind in ("opus", "starting_opus"):
        return EditionPatch(opus=[one for one in opus_infos(edition) if one.id == label])
    if kind in ("memory", "starting_memory"):
        return EditionPatch(memories=[one for one in memory_infos(edition) if one.id == label])
    if kind == "tile":
        return EditionPatch(tiles=[one for one in tile_infos(edition) if one.id == label])
    if kind == "city":
        return EditionPatch(cities=[one for one in city_infos(edition) if one.id == label])
    if kind == "court":
        return EditionPatch(courts=[one for one in court_infos(edition) if one.id == label])
    if kind == "places":
        return EditionPatch(places=place_infos(edition))
    if kind == "road":
        return EditionPatch(roads=road_infos(edition))
    if kind == "strip":
        return EditionPatch(row=row_infos(tables))
    if kind == "instruments":
        return EditionPatch(instruments=instrument_infos(tables))
    if kind == "finance":
        return EditionPatch(finance=[reward_of(income) for income in tables.finance])
    if kind == "start":
        starts = zip(tables.start_ducats, tables.start_vp, strict=True)
        return EditionPatch(starts=[StartInfo(*start) for start in starts])
    if kind == "tracks":
        return EditionPatch(numbers=numbers_info(tables))
    words = PieceNames.of(Names(edition))
    if kind == "bonus":
        return EditionPatch(bonuses=[one for one in bonus_infos(words) if one.id == label])
    if kind == "soloist":
        return EditionPatch(soloist_cards=[one for one in soloist_card_infos(words) if one.id == label])
    if kind == "constanze":
        return EditionPatch(constanze=[one for one in constanze_infos(words) if one.id == label])
    if kind == "movement":
        return EditionPatch(movements=[one for one in movement_infos(edition, words) if one.id == label])
    return EditionPatch()
