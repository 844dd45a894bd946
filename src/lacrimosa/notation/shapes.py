"""The shape of a position: what msgspec checks before anything else is looked at."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

# Wide enough for any game and far from the sixteen bits a packed amount has.
Amount = Annotated[int, Meta(ge=0, le=9999)]
Points = Annotated[int, Meta(ge=0, le=999)]
Count = Annotated[int, Meta(ge=0, le=255)]
Generator = Annotated[int, Meta(ge=0, lt=1 << 62)]
StepNumber = Annotated[int, Meta(ge=-1, lt=1 << 48)]
Word = Annotated[str, Meta(max_length=60)]
Pile = Annotated[list[Word], Meta(max_length=255)]
SeatWord = Literal["A", "B", "C", "D"]


class EditionShape(Struct, forbid_unknown_fields=True):
    id: Word
    digest: Annotated[str, Meta(max_length=64)]


class DealShape(Struct, forbid_unknown_fields=True):
    """What chance and the options decided before the first turn."""

    players: Annotated[int, Meta(ge=1, le=4)]
    soloist: Word | None
    salieri: bool
    composers: Pile
    constanze: Word
    first: SeatWord
    bonuses: Pile
    periods: Annotated[list[Pile], Meta(min_length=5, max_length=5)]
    removed: Annotated[list[Pile], Meta(min_length=5, max_length=5)]
    courts: Pile
    cities: Pile
    decks: Annotated[list[Pile], Meta(max_length=4)]
    rng: Generator
    seat_rngs: Annotated[list[Generator], Meta(max_length=4)]


class PointsShape(Struct, forbid_unknown_fields=True):
    talent: Points
    journey: Points
    composition: Points


class CardsShape(Struct, forbid_unknown_fields=True):
    opus: Pile
    memories: Pile


class SeatShape(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """One patron, or the Soloist."""

    ducats: Amount
    vp: Amount
    vp_from: dict[Word, Amount]
    finance: Count
    tracks: PointsShape
    counters: PointsShape
    hand: Pile
    deck: Pile
    drawn: Count
    experiences: Annotated[list[Word | None], Meta(min_length=4, max_length=4)]
    story: Annotated[list[Word | None], Meta(min_length=4, max_length=4)]
    opus: Pile
    performed: Pile
    sold: Pile
    forgotten: Pile
    courts: Pile
    tiles: Pile
    markers: Pile
    tile_spaces: dict[Word, Word] = {}  # older positions have none
    neutral: bool
    eighths: Pile
    sixteenths: Pile
    rng: Generator


class NotesShape(Struct, forbid_unknown_fields=True):
    """Something for each note."""

    eighth: Pile
    sixteenth: Pile


class TakenShape(Struct, forbid_unknown_fields=True):
    """How many tiles each stack lacks, by movement."""

    eighth: list[Count]
    sixteenth: list[Count]


class PositionShape(Struct, forbid_unknown_fields=True):
    format: Literal["lacrimosa position 1"]
    rules: int
    edition: EditionShape
    deal: DealShape
    round: Annotated[int, Meta(ge=0, le=5)]
    turn: Annotated[int, Meta(ge=0, le=4)]
    first: SeatWord
    active: SeatWord
    exchange_open: bool
    row: Annotated[list[Word | None], Meta(min_length=7, max_length=7)]
    deck: Pile
    deck_drawn: Count
    bonus: Word
    seen: CardsShape
    gone: CardsShape
    salieri: Word
    mozart: Word
    map: dict[Word, Word | None]
    gilded: Pile
    court_stack: Pile
    courts_drawn: Count
    city_stack: Pile
    cities_drawn: Count
    cities_used: Pile
    covered: Pile
    neutral: NotesShape
    tiles_taken: TakenShape
    rng: Generator
    seats: Annotated[list[SeatShape], Meta(min_length=2, max_length=4)]
    pending: Annotated[
        list[Annotated[list[Word | StepNumber], Meta(min_length=2, max_length=64)]], Meta(max_length=64)
    ]
