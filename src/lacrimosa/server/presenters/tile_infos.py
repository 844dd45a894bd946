"""The tiles of an edition: cities, Royal Courts and composers' tiles."""

from lacrimosa.editions import Edition
from lacrimosa.editions.schema import Repeat
from lacrimosa.rules.kinds import NEED_INSTRUMENT, NEED_MOVEMENT, NEED_TYPE
from lacrimosa.rules.tables import MapTile
from lacrimosa.rules.vocabulary import INSTRUMENTS, MOVEMENTS, NEEDS, OPUS_TYPES
from lacrimosa.server.messages.components import CityInfo, CourtInfo, RepeatInfo, TileInfo
from lacrimosa.server.presenters.goods import cost_of, reward_of
from lacrimosa.server.presenters.names import printed_title


def city_infos(edition: Edition) -> list[CityInfo]:
    return [
        CityInfo(
            id=city.id,
            name=printed_title(edition, "city", city),
            is_own=("city", city.id) in edition.own,
            cost=cost_of(tile.cost),
            plain=reward_of(tile.plain),
            gilded=reward_of(tile.gilded),
        )
        for city, tile in zip(edition.data.cities.city, edition.tables.cities, strict=True)
    ]


def court_infos(edition: Edition) -> list[CourtInfo]:
    return [
        CourtInfo(
            id=court.id,
            name=printed_title(edition, "court", court),
            is_own=("court", court.id) in edition.own,
            need=NEEDS[tile.need],
            icons=_icons(tile),
            vp=int(tile.vp),
            cost=cost_of(tile.cost),
            plain=reward_of(tile.plain),
            gilded=reward_of(tile.gilded),
        )
        for court, tile in zip(edition.data.courts.court, edition.tables.courts, strict=True)
    ]


def _icons(tile: MapTile) -> list[str]:
    """What a court asks for, in words; periods are numbers."""
    if tile.need == NEED_TYPE:
        return [OPUS_TYPES[icon] for icon in tile.icons]
    if tile.need == NEED_INSTRUMENT:
        return [INSTRUMENTS[icon] for icon in tile.icons]
    if tile.need == NEED_MOVEMENT:
        return [MOVEMENTS[icon] for icon in tile.icons]
    return [str(icon) for icon in tile.icons]


def tile_infos(edition: Edition) -> list[TileInfo]:
    return [
        TileInfo(
            id=tile.id,
            composer=tile.composer,
            movement=tile.movement,
            order=tile.order,
            dots=tile.dots,
            cost=cost_of(values.cost),
            instant=reward_of(values.instant),
            repeat=_repeat(tile.repeat),
        )
        for tile, values in zip(edition.data.composers.tile, edition.tables.composer_tiles, strict=True)
    ]


def _repeat(side: Repeat | None) -> RepeatInfo | None:
    return None if side is None else RepeatInfo(side.track, side.type, side.vp, side.action)
