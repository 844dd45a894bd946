"""From the shape of a position to a state; every problem names its field."""

import contextlib
from collections.abc import Iterator, Sequence

from lacrimosa.editions import Edition
from lacrimosa.notation.deals import check_deal, check_options, deck_words, seats_of
from lacrimosa.notation.errors import NotationError, PositionError
from lacrimosa.notation.names import Names, Vocabulary, names_of
from lacrimosa.notation.shapes import DealShape, PointsShape, PositionShape, SeatShape
from lacrimosa.rules.chance import is_generator
from lacrimosa.rules.invariants import hired_tiles
from lacrimosa.rules.kinds import NO_CARD, NO_SOLOIST, NOBODY
from lacrimosa.rules.saved_steps import BadStep, revive
from lacrimosa.rules.setup import set_up
from lacrimosa.rules.state import Deal, Seat, State, Step
from lacrimosa.rules.tables import packed


@contextlib.contextmanager
def at_field(field: str) -> Iterator[None]:
    """Tell the field of whatever is wrong inside; a PositionError inside has told the rest of the way."""
    try:
        yield
    except (NotationError, BadStep) as problem:
        joint = "." if isinstance(problem, PositionError) else ": "
        raise PositionError(f"{field}{joint}{problem}") from problem


def state_of(edition: Edition, shape: PositionShape) -> State:
    """The state a shape means. Its numbers are in range; whether they fit each other is not asked here."""
    names = names_of(edition)
    with at_field("deal"):
        deal = deal_of(names, shape.deal)
    # The table as dealt has every list in its right length; then what changed is laid over it.
    state = set_up(edition.tables, deal)
    state.round = shape.round
    state.turn = shape.turn
    state.first = names.seats.number(shape.first)
    state.active = names.seats.number(shape.active)
    state.exchange_open = shape.exchange_open
    _lay_row(names, state, shape)
    _lay_map(names, state, shape)
    _lay_requiem(names, state, shape)
    with at_field("rng"):
        state.rng = generator(shape.rng)
    if len(shape.seats) != len(state.seats):
        raise PositionError(f"seats: there are {len(shape.seats)}, not {len(state.seats)}")
    for seat, own in zip(state.seats, shape.seats, strict=True):
        with at_field(f"seats[{seat.index}]"):
            lay_seat(names, state, seat, own)
    state.filled = state.neutral_eighths | state.neutral_sixteenths
    for seat in state.seats:
        state.filled |= seat.eighths | seat.sixteenths
    state.pending = []
    for number, words in enumerate(shape.pending):
        with at_field(f"pending[{number}]"):
            state.pending.append(step_of(edition, words))
    for seat in state.seats:
        _find_spaces(state, seat)
    if state.first >= deal.players or state.active >= len(state.seats):
        raise PositionError("first, active: this seat is not at the table")
    return state


# --- pieces


def mask_of(field: str, vocabulary: Vocabulary, words: Sequence[str]) -> int:
    """A set of components; each may be named once."""
    mask = 0
    with at_field(field):
        for word in words:
            bit = 1 << vocabulary.number(word)
            if mask & bit:
                raise NotationError(f"{word} is named twice")
            mask |= bit
    return mask


def pile_of(field: str, vocabulary: Vocabulary, words: Sequence[str]) -> bytes:
    with at_field(field):
        return bytes(vocabulary.number(word) for word in words)


def cards_of(field: str, names: Names, words: Sequence[str]) -> bytes:
    with at_field(field):
        return bytes(names.card_code(word) for word in words)


def number_of(field: str, vocabulary: Vocabulary, word: str) -> int:
    with at_field(field):
        return vocabulary.number(word)


def generator(number: int) -> int:
    if not is_generator(number):
        raise NotationError(f"{number} is no state of the random generator")
    return number


def drawn_of(field: str, drawn: int, pile: bytes) -> int:
    if drawn > len(pile):
        raise PositionError(f"{field}: {drawn} of {len(pile)} cannot be drawn")
    return drawn


def step_of(edition: Edition, words: Sequence[str | int]) -> Step:
    """A step of its name and its numbers; the numbers must be the step's own."""
    name, numbers = words[0], words[1:]
    if not isinstance(name, str) or not all(isinstance(number, int) for number in numbers):
        raise NotationError("a step is a name and numbers")
    code = [number for number in numbers if isinstance(number, int)]
    step = revive(edition.tables, name, code)
    if step.code() != code:
        raise NotationError(f"{name} has other numbers: {step.code()}, not {code}")
    return step


def points_of(points: PointsShape) -> int:
    return packed(points.talent, points.journey, points.composition)


# --- deal, table, seats


def deal_of(names: Names, shape: DealShape) -> Deal:
    level = NO_SOLOIST if shape.soloist is None else number_of("soloist", names.levels, shape.soloist)
    deal = Deal(shape.players, level, shape.salieri)
    composers = pile_of("composers", names.composers, shape.composers)
    if len(composers) not in (1, 2):
        raise PositionError(f"composers: {len(composers)} cannot be in play")
    deal.top = composers[0]
    deal.bottom = composers[1] if len(composers) > 1 else NOBODY
    deal.constanze = number_of("constanze", names.constanze, shape.constanze)
    deal.first = names.seats.number(shape.first)
    check_options(names.edition.tables, deal)
    deal.bonuses = pile_of("bonuses", names.bonuses, shape.bonuses)
    deal.periods = [cards_of(f"periods[{n}]", names, cards) for n, cards in enumerate(shape.periods)]
    deal.removed = [cards_of(f"removed[{n}]", names, cards) for n, cards in enumerate(shape.removed)]
    deal.courts = pile_of("courts", names.courts, shape.courts)
    deal.cities = pile_of("cities", names.cities, shape.cities)
    deal.decks = [
        pile_of(f"decks[{n}]", deck_words(names, deal, n), deck) for n, deck in enumerate(shape.decks)
    ]
    check_deal(names.edition.tables, deal)
    if len(shape.seat_rngs) != seats_of(deal):
        raise PositionError(f"seat_rngs: there are {len(shape.seat_rngs)}, not {seats_of(deal)}")
    with at_field("rng"):
        deal.rng = generator(shape.rng)
    with at_field("seat_rngs"):
        deal.seat_rngs = [generator(number) for number in shape.seat_rngs]
    return deal


def _lay_row(names: Names, state: State, shape: PositionShape) -> None:
    with at_field("row"):
        state.row = [NO_CARD if word is None else names.card_code(word) for word in shape.row]
    state.deck = cards_of("deck", names, shape.deck)
    state.deck_drawn = drawn_of("deck_drawn", shape.deck_drawn, state.deck)
    state.bonus = number_of("bonus", names.bonuses, shape.bonus)
    state.seen_opus = mask_of("seen.opus", names.opus, shape.seen.opus)
    state.seen_memories = mask_of("seen.memories", names.memories, shape.seen.memories)
    state.gone_opus = mask_of("gone.opus", names.opus, shape.gone.opus)
    state.gone_memories = mask_of("gone.memories", names.memories, shape.gone.memories)
    state.salieri = number_of("salieri", names.salieri, shape.salieri)


def _lay_map(names: Names, state: State, shape: PositionShape) -> None:
    state.mozart = number_of("mozart", names.places, shape.mozart)
    if sorted(shape.map) != sorted(names.places.words):
        raise PositionError(f"map: every place must stand there: {', '.join(names.places.words)}")
    for place, word in enumerate(names.places.words):
        tile = shape.map[word]
        tiles = names.courts if state.tables.is_court[place] else names.cities
        state.map_tiles[place] = NOBODY if tile is None else number_of(f"map.{word}", tiles, tile)
    state.gilded = mask_of("gilded", names.places, shape.gilded)
    state.court_stack = pile_of("court_stack", names.courts, shape.court_stack)
    state.courts_drawn = drawn_of("courts_drawn", shape.courts_drawn, state.court_stack)
    state.city_stack = pile_of("city_stack", names.cities, shape.city_stack)
    state.cities_drawn = drawn_of("cities_drawn", shape.cities_drawn, state.city_stack)
    state.cities_used = mask_of("cities_used", names.cities, shape.cities_used)


def _lay_requiem(names: Names, state: State, shape: PositionShape) -> None:
    state.covered = mask_of("covered", names.spaces, shape.covered)
    state.neutral_eighths = mask_of("neutral.eighth", names.spaces, shape.neutral.eighth)
    state.neutral_sixteenths = mask_of("neutral.sixteenth", names.spaces, shape.neutral.sixteenth)
    taken = [*shape.tiles_taken.eighth, *shape.tiles_taken.sixteenth]
    if len(shape.tiles_taken.eighth) != len(names.movements) or len(taken) != len(state.stack_taken):
        raise PositionError(f"tiles_taken: there is one number for each of {len(names.movements)} movements")
    state.stack_taken = taken


def lay_seat(names: Names, state: State, seat: Seat, shape: SeatShape) -> None:
    cards = deck_words(names, state.deal, int(seat.index))
    seat.ducats = shape.ducats
    seat.vp = shape.vp
    seat.vp_from = [0] * len(names.causes)
    for word, vp in shape.vp_from.items():
        seat.vp_from[number_of("vp_from", names.causes, word)] = vp
    seat.finance = shape.finance
    seat.tracks = points_of(shape.tracks)
    seat.counters = points_of(shape.counters)
    seat.hand = mask_of("hand", names.memories, shape.hand)
    seat.deck = pile_of("deck", cards, shape.deck)
    seat.drawn = drawn_of("drawn", shape.drawn, seat.deck)
    seat.experiences = section_of("experiences", cards, shape.experiences)
    seat.story = section_of("story", cards, shape.story)
    seat.opus = mask_of("opus", names.opus, shape.opus)
    seat.performed = mask_of("performed", names.opus, shape.performed)
    seat.sold = mask_of("sold", names.opus, shape.sold)
    seat.forgotten = mask_of("forgotten", names.memories, shape.forgotten)
    seat.courts = mask_of("courts", names.courts, shape.courts)
    seat.tiles = mask_of("tiles", names.tiles, shape.tiles)
    seat.markers = mask_of("markers", names.markers, shape.markers)
    for word, space in shape.tile_spaces.items():
        tile = number_of("tile_spaces", names.tiles, word)
        if state.space_of(tile) >= 0:
            raise PositionError(f"tile_spaces: {word} lies elsewhere")
        state.keep_space(tile, number_of("tile_spaces", names.markers, space))
    seat.neutral = 1 if shape.neutral else 0
    seat.eighths = mask_of("eighths", names.spaces, shape.eighths)
    seat.sixteenths = mask_of("sixteenths", names.spaces, shape.sixteenths)
    with at_field("rng"):
        seat.rng = generator(shape.rng)


def _find_spaces(state: State, seat: Seat) -> None:
    """Lay tiles that older positions lay nowhere on the instrument spaces whose markers left, in order."""
    hired = hired_tiles(state, seat)
    left = [tile for tile in hired if state.space_of(tile) < 0]
    taken = {int(state.space_of(tile)) for tile in hired}
    for at in range(len(state.tables.instrument_of)):
        if left and not seat.markers >> at & 1 and at not in taken:
            state.keep_space(left.pop(0), at)


def section_of(field: str, cards: Vocabulary, words: Sequence[str | None]) -> int:
    """A section: a card in each column, or none."""
    section = 0
    for column, word in enumerate(words):
        if word is not None:
            section |= number_of(field, cards, word) + 1 << 8 * column
    return section
