"""An edition as a message: everything it prints, with names and structured values, no sentences."""

from lacrimosa.editions import Edition
from lacrimosa.editions.words import LanguageWords, spoken
from lacrimosa.notation.names import names_of
from lacrimosa.rules import kinds
from lacrimosa.rules.tables import Tables
from lacrimosa.rules.vocabulary import LEVELS
from lacrimosa.server.messages.components import (
    ComposerInfo,
    EditionInfo,
    EditionWords,
    NumbersInfo,
    PeriodInfo,
    SoloistLevelInfo,
    StartInfo,
)
from lacrimosa.server.presenters.board_infos import (
    instrument_infos,
    movement_infos,
    row_infos,
)
from lacrimosa.server.presenters.card_infos import (
    bonus_infos,
    constanze_infos,
    memory_infos,
    opus_infos,
    soloist_card_infos,
)
from lacrimosa.server.presenters.goods import reward_of
from lacrimosa.server.presenters.map_infos import place_infos, road_infos, route_infos, slots_info
from lacrimosa.server.presenters.names import MessageNames, message_names
from lacrimosa.server.presenters.tile_infos import city_infos, court_infos, tile_infos


def edition_info(edition: Edition) -> EditionInfo:
    """Everything a page needs to draw and describe the components of an edition."""
    words = message_names(names_of(edition))
    data, tables = edition.data, edition.tables
    return EditionInfo(
        id=edition.id,
        title=edition.title,
        version=edition.version,
        digest=edition.digest,
        note=data.edition.note,
        numbers=numbers_info(tables),
        periods=[PeriodInfo(period.number, period.first, period.last) for period in data.opus.period],
        starting_opus=words.opus[tables.starting_opus],
        starting_memories=list(words.memories[: tables.starting_memories]),
        start_place=words.places[tables.start_place],
        starts=[StartInfo(*start) for start in zip(tables.start_ducats, tables.start_vp, strict=True)],
        opus=opus_infos(edition),
        memories=memory_infos(edition),
        places=place_infos(edition),
        roads=road_infos(edition),
        routes=route_infos(edition),
        slots=slots_info(edition),
        cities=city_infos(edition),
        courts=court_infos(edition),
        composers=[
            ComposerInfo(composer.id, composer.name, ("composer", composer.id) in edition.own)
            for composer in data.composers.composer
        ],
        tiles=tile_infos(edition),
        movements=movement_infos(edition, words.pieces),
        constanze=constanze_infos(words.pieces),
        bonuses=bonus_infos(words.pieces),
        row=row_infos(tables),
        instruments=instrument_infos(tables),
        finance=[reward_of(income) for income in tables.finance],
        soloist_cards=soloist_card_infos(words.pieces),
        soloist_levels=_levels(words),
        languages=spoken(edition.words),
    )


def edition_words(edition: Edition, language: str) -> EditionWords:
    """What an edition calls its pieces in a language, besides what it prints."""
    own: LanguageWords = getattr(edition.words, language)
    return EditionWords(
        title=own.title or edition.title,
        opus=own.opus,
        memory=own.memory,
        story=own.story,
        city=own.city,
        court=own.court,
        place=own.place,
        composer=own.composer,
    )


def numbers_info(tables: Tables) -> NumbersInfo:
    return NumbersInfo(
        rounds=kinds.ROUNDS,
        turns=kinds.TURNS,
        hand=kinds.HAND_SIZE,
        track_max=int(tables.track_max),
        track_start=int(tables.track_start),
        track_overflow_ducats=int(tables.track_overflow_ducats),
        finance_start=int(tables.finance_start),
        finance_overflow_vp=int(tables.finance_overflow_vp),
        counter_price=kinds.DUCATS_FOR_COUNTER,
        counter_value=1,  # TRN-7; the rules have no name for it
        story_points_for_vp=kinds.STORY_POINTS_FOR_VP,
        ducats_for_vp=kinds.DUCATS_FOR_VP,
    )


def _levels(words: MessageNames) -> list[SoloistLevelInfo]:
    tables = words.tables
    return [
        SoloistLevelInfo(level, [words.soloist_cards[card] for card in deck], finance)
        for level, deck, finance in zip(LEVELS, tables.soloist_deck, tables.soloist_finance, strict=True)
    ]
