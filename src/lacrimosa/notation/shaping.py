"""From a state to the shape of a position."""

from lacrimosa.editions import Edition
from lacrimosa.notation.deals import deck_words
from lacrimosa.notation.names import SEATS, Names, Vocabulary, names_of
from lacrimosa.notation.shapes import (
    CardsShape,
    DealShape,
    EditionShape,
    NotesShape,
    PointsShape,
    PositionShape,
    SeatShape,
    TakenShape,
)
from lacrimosa.rules.invariants import hired_tiles
from lacrimosa.rules.kinds import NO_CARD, NO_SOLOIST, NOBODY, RULES_VERSION, TURNS
from lacrimosa.rules.saved_steps import step_name
from lacrimosa.rules.state import Deal, Seat, State
from lacrimosa.rules.tables import amount_of
from lacrimosa.rules.vocabulary import STORY_POINTS


def shape_of(edition: Edition, state: State) -> PositionShape:
    """Everything a state holds, in words. Filled Requiem spaces follow from the markers and are left out."""
    names = names_of(edition)
    movements = len(names.movements)
    return PositionShape(
        format="lacrimosa position 1",
        rules=RULES_VERSION,
        edition=EditionShape(edition.id, edition.digest),
        deal=_deal(names, state.deal),
        round=int(state.round),
        turn=int(state.turn),
        first=SEATS[state.first],
        active=SEATS[state.active],
        exchange_open=state.exchange_open,
        row=[None if card == NO_CARD else names.card(card) for card in state.row],
        deck=_cards(names, state.deck),
        deck_drawn=int(state.deck_drawn),
        bonus=names.bonuses.word(int(state.bonus)),
        seen=_both(names, int(state.seen_opus), int(state.seen_memories)),
        gone=_both(names, int(state.gone_opus), int(state.gone_memories)),
        salieri=names.salieri.word(int(state.salieri)),
        mozart=names.places.word(int(state.mozart)),
        map=_map(names, state),
        gilded=names.places.mask_words(int(state.gilded)),
        court_stack=_words(names.courts, state.court_stack),
        courts_drawn=int(state.courts_drawn),
        city_stack=_words(names.cities, state.city_stack),
        cities_drawn=int(state.cities_drawn),
        cities_used=names.cities.mask_words(int(state.cities_used)),
        covered=names.spaces.mask_words(int(state.covered)),
        neutral=NotesShape(
            names.spaces.mask_words(int(state.neutral_eighths)),
            names.spaces.mask_words(int(state.neutral_sixteenths)),
        ),
        tiles_taken=TakenShape(state.stack_taken[:movements], state.stack_taken[movements:]),
        rng=int(state.rng),
        seats=[_seat(names, state, seat) for seat in state.seats],
        pending=[[step_name(step), *step.code()] for step in state.pending],
    )


def _words(vocabulary: Vocabulary, numbers: bytes) -> list[str]:
    return [vocabulary.word(number) for number in numbers]


def _cards(names: Names, codes: bytes) -> list[str]:
    return [names.card(code) for code in codes]


def _both(names: Names, opus: int, memories: int) -> CardsShape:
    return CardsShape(names.opus.mask_words(opus), names.memories.mask_words(memories))


def _map(names: Names, state: State) -> dict[str, str | None]:
    tiles: dict[str, str | None] = {}
    for place, tile in enumerate(state.map_tiles):
        words = names.courts if state.tables.is_court[place] else names.cities
        tiles[names.places.word(place)] = None if tile == NOBODY else words.word(tile)
    return tiles


def _deal(names: Names, deal: Deal) -> DealShape:
    composers = [int(deal.top)] if deal.bottom == NOBODY else [int(deal.top), int(deal.bottom)]
    return DealShape(
        players=int(deal.players),
        soloist=None if deal.level == NO_SOLOIST else names.levels.word(int(deal.level)),
        salieri=deal.salieri,
        composers=[names.composers.word(composer) for composer in composers],
        constanze=names.constanze.word(int(deal.constanze)),
        first=SEATS[deal.first],
        bonuses=_words(names.bonuses, deal.bonuses),
        periods=[_cards(names, cards) for cards in deal.periods],
        removed=[_cards(names, cards) for cards in deal.removed],
        courts=_words(names.courts, deal.courts),
        cities=_words(names.cities, deal.cities),
        decks=[_words(deck_words(names, deal, seat), deck) for seat, deck in enumerate(deal.decks)],
        rng=int(deal.rng),
        seat_rngs=deal.seat_rngs[:],
    )


def _points(packed: int) -> PointsShape:
    return PointsShape(*(int(amount_of(packed, kind)) for kind in range(len(STORY_POINTS))))


def _seat(names: Names, state: State, seat: Seat) -> SeatShape:
    cards = deck_words(names, state.deal, int(seat.index))
    above = [int(seat.experience(column)) for column in range(TURNS)]
    below = [int(seat.story_card(column)) for column in range(TURNS)]
    return SeatShape(
        ducats=int(seat.ducats),
        vp=int(seat.vp),
        vp_from={names.causes.word(cause): vp for cause, vp in enumerate(seat.vp_from) if vp},
        finance=int(seat.finance),
        tracks=_points(int(seat.tracks)),
        counters=_points(int(seat.counters)),
        hand=names.memories.mask_words(int(seat.hand)),
        deck=_words(cards, seat.deck),
        drawn=int(seat.drawn),
        experiences=[None if card < 0 else cards.word(card) for card in above],
        story=[None if card < 0 else cards.word(card) for card in below],
        opus=names.opus.mask_words(int(seat.opus)),
        performed=names.opus.mask_words(int(seat.performed)),
        sold=names.opus.mask_words(int(seat.sold)),
        forgotten=names.memories.mask_words(int(seat.forgotten)),
        courts=names.courts.mask_words(int(seat.courts)),
        tiles=names.tiles.mask_words(int(seat.tiles)),
        markers=names.markers.mask_words(int(seat.markers)),
        tile_spaces={
            names.tiles.word(tile): names.markers.word(int(state.space_of(tile)))
            for tile in hired_tiles(state, seat)
            if state.space_of(tile) >= 0
        },
        neutral=seat.neutral == 1,
        eighths=names.spaces.mask_words(int(seat.eighths)),
        sixteenths=names.spaces.mask_words(int(seat.sixteenths)),
        rng=int(seat.rng),
    )
