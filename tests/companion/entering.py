"""What a person would read off the cardboard of an engine's game, and nothing else."""

import random
from collections.abc import Iterator

from lacrimosa.companion.shapes import (
    EnteredEnd,
    EnteredMarker,
    EnteredPoints,
    EnteredSeat,
    EnteredTable,
    EnteredTile,
    TableSeat,
)
from lacrimosa.editions import Edition
from lacrimosa.notation.names import names_of
from lacrimosa.rules import play
from lacrimosa.rules.bits import BIT
from lacrimosa.rules.chance import advance, below, stream
from lacrimosa.rules.events import CAUSES, END_COURTS
from lacrimosa.rules.invariants import own_memories
from lacrimosa.rules.kinds import NO_CARD, NO_SOLOIST, NOBODY, STORY_POINTS
from lacrimosa.rules.scoring import score_game
from lacrimosa.rules.state import Seat, State
from lacrimosa.rules.tables import amount_of
from lacrimosa.rules.view import View, returned_cards
from lacrimosa.rules.vocabulary import NOTES, SALIERI
from lacrimosa.rules.vocabulary import STORY_POINTS as POINT_WORDS
from lacrimosa.testkit.playouts import EVERY_TABLE, Table


def finished(edition: Edition, number: int) -> State:
    """A game played at random to its end, of any kind of table."""
    state = EVERY_TABLE[number % len(EVERY_TABLE)].new(edition, number)
    play.play_randomly(state, stream(number, 99))
    return state


def crowded(edition: Edition, number: int) -> State:
    """An end that no random game comes to: works, courts and markers dealt out in plenty, then counted."""
    state = finished(edition, number)
    rng = random.Random(number)
    tables = edition.tables
    people = int(state.deal.players)
    for seat in state.seats:
        seat.vp -= sum(seat.vp_from[END_COURTS:])
        seat.vp_from = [*seat.vp_from[:END_COURTS], *([0] * (CAUSES - END_COURTS))]
        seat.courts = seat.eighths = seat.sixteenths = 0
        if seat.index < people:
            seat.opus = BIT[tables.starting_opus] if rng.random() < 0.7 else 0
    for opus in range(int(tables.starting_opus)):
        _give(state.seats[:people], "opus", opus, rng)
    for court in range(len(tables.courts)):
        _give(state.seats, "courts", court, rng)
    _write(state, rng)
    score_game(state)
    return state


def _give(seats: list[Seat], what: str, thing: int, rng: random.Random) -> None:
    if rng.random() < 0.6:
        seat = rng.choice(seats)
        setattr(seat, what, getattr(seat, what) | int(BIT[thing]))


def _write(state: State, rng: random.Random) -> None:
    """Markers where the rules let them lie."""
    tables = state.tables
    left = {
        (int(seat.index), instrument): list(tables.instrument_of).count(instrument)
        for seat in state.seats
        for instrument in set(tables.instrument_of)
    }
    neutral = int(state.deal.players)
    state.filled = state.neutral_eighths = state.neutral_sixteenths = 0
    for space, instrument in enumerate(tables.space_instrument):
        if state.covered >> space & 1 or rng.random() < 0.2:
            continue
        seat = rng.choice(state.seats)
        bit = int(BIT[space])
        if left[int(seat.index), instrument] > 0:
            left[int(seat.index), instrument] -= 1
            note = rng.choice(NOTES)
            if state.is_solo():
                note = "sixteenth" if seat.index == state.soloist() else "eighth"
            if note == "eighth":
                seat.eighths |= bit
            else:
                seat.sixteenths |= bit
        elif neutral > 0:
            neutral -= 1
            state.neutral_eighths |= bit
        else:
            continue
        state.filled |= bit


def entered_end(edition: Edition, state: State) -> EnteredEnd:
    """The end of a game as a person enters it: the score track before the last count, and what lies there."""
    names = names_of(edition)
    deal = state.deal
    seats = [
        EnteredSeat(
            vp=int(seat.vp) - sum(seat.vp_from[END_COURTS:]),
            ducats=int(seat.ducats),
            story=sum(int(seat.track(kind) + seat.counter(kind)) for kind in range(STORY_POINTS)),
            opus=names.opus.mask_words(int(seat.opus)),
            courts=names.courts.mask_words(int(seat.courts)),
        )
        for seat in state.seats
    ]
    return EnteredEnd(
        edition=edition.id,
        players=int(deal.players),
        level=None if deal.level == NO_SOLOIST else names.levels.word(int(deal.level)),  # type: ignore[arg-type]
        constanze=names.constanze.word(int(deal.constanze)),
        seats=seats,
        markers=list(_markers(edition, state)),
    )


def _markers(edition: Edition, state: State) -> Iterator[EnteredMarker]:
    names = names_of(edition)
    for note, neutral in zip(NOTES, (state.neutral_eighths, state.neutral_sixteenths), strict=True):
        for space in names.spaces.mask_words(int(neutral)):
            yield EnteredMarker(space, note)
    for seat in state.seats:
        for note, own in zip(NOTES, (seat.eighths, seat.sixteenths), strict=True):
            for space in names.spaces.mask_words(int(own)):
                yield EnteredMarker(space, note, int(seat.index))


def random_game(edition: Edition, table: Table, seed: int) -> Iterator[State]:
    """Every state of a game played at random; the same object, changed."""
    state = table.new(edition, seed)
    rng = stream(seed, 99)
    yield state
    while state.pending:
        rng = advance(rng)
        offered = play.options(state)
        play.advance_game(state, offered[below(rng, len(offered))])
        yield state


def entered_table(edition: Edition, seen: View) -> EnteredTable:
    """A table as somebody in a seat tells it, as their turn begins; the view is all that is looked at."""
    names, state = names_of(edition), seen.state
    deal = state.deal
    composers = [int(deal.top)] if deal.bottom == NOBODY else [int(deal.top), int(deal.bottom)]
    tiles = {
        names.places.word(place): EnteredTile(
            (names.courts if state.tables.is_court[place] else names.cities).word(tile),
            bool(state.gilded >> place & 1),
        )
        for place, tile in enumerate(state.map_tiles)
        if tile != NOBODY
    }
    gone = names.opus.mask_words(int(state.gone_opus & state.seen_opus))
    gone += names.memories.mask_words(int(state.gone_memories & state.seen_memories))
    gone += [
        word
        for seat in state.seats
        for word in names.opus.mask_words(int(seat.sold & ~BIT[state.tables.starting_opus]))
    ]
    return EnteredTable(
        edition=edition.id,
        players=int(deal.players),
        level=None if deal.level == NO_SOLOIST else names.levels.word(int(deal.level)),  # type: ignore[arg-type]
        composers=[names.composers.word(composer) for composer in composers],
        constanze=names.constanze.word(int(deal.constanze)),
        round=int(state.round),
        turn=int(state.turn),
        first=int(state.first),
        seat=int(seen.seat),
        bonus=names.bonuses.word(int(state.bonus)),
        row=[None if card == NO_CARD else names.card(card) for card in state.row],
        mozart=names.places.word(int(state.mozart)),
        map=tiles,
        seats=[_table_seat(edition, state, seat) for seat in state.seats],
        hand=names.memories.mask_words(int(state.seats[int(seen.seat)].hand)),
        markers=list(_markers(edition, state)),
        cities_used=names.cities.mask_words(int(state.cities_used)),
        gone=gone,
        salieri=SALIERI[int(state.salieri)] if deal.salieri else None,
        returned=[names.card(card) for card in sorted(returned_cards(state))],
    )


def _table_seat(edition: Edition, state: State, seat: Seat) -> TableSeat:
    names = names_of(edition)
    is_soloist = seat.index == state.soloist()
    cards = names.soloist_cards if is_soloist else names.memories
    own = [] if is_soloist else own_memories(seat)
    return TableSeat(
        vp=int(seat.vp),
        ducats=int(seat.ducats),
        finance=int(seat.finance),
        tracks=EnteredPoints(**_by_type(int(seat.tracks))),
        counters=EnteredPoints(**_by_type(int(seat.counters))),
        opus=names.opus.mask_words(int(seat.opus)),
        performed=names.opus.mask_words(int(seat.performed)),
        courts=names.courts.mask_words(int(seat.courts)),
        memories=[names.memories.word(card) for card in own if card >= state.tables.starting_memories],
        forgotten=names.memories.mask_words(int(seat.forgotten)),
        experiences=[cards.word(int(card)) for n in range(4) if (card := seat.experience(n)) >= 0],
        story=[cards.word(int(card)) for n in range(4) if (card := seat.story_card(n)) >= 0],
        tiles=names.tiles.mask_words(int(seat.tiles)),
        emptied=[
            1 + int(state.space_of(tile))
            for tile in range(len(state.tables.composer_tiles))
            if seat.tiles >> tile & 1
        ],
    )


def _by_type(points: int) -> dict[str, int]:
    return {word: int(amount_of(points, kind)) for kind, word in enumerate(POINT_WORDS)}
