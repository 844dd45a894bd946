"""What happened, choice by choice, as one seat may know it; and the last count."""

from typing import Annotated

from msgspec import Meta, Struct

from lacrimosa.rules.vocabulary import (
    Action,
    Cause,
    EventKind,
    GoodsKind,
    Movement,
    Note,
    Pile,
    Section,
    SoloistDetails,
)


class Happening(Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing that happened; it has only the fields its kind needs."""

    kind: Annotated[EventKind, Meta(description="What happened.")]
    seat: Annotated[int | None, Meta(description="To whom; left out if it concerns the board.")] = None
    card: Annotated[
        str | None,
        Meta(description="The card; left out of `drew` where it is another seat's card."),
    ] = None
    story_card: Annotated[str | None, Meta(description="The Soloist's card in the Story section.")] = None
    section: Annotated[Section | None, Meta(description="The section a card was laid into.")] = None
    column: Annotated[int | None, Meta(description="Column 1 to 4 of the sections.")] = None
    goods: Annotated[GoodsKind | None, Meta(description="What was gained or lost.")] = None
    amount: Annotated[int | None, Meta(description="How much of it.")] = None
    cause: Annotated[Cause | None, Meta(description="What a gain or a loss comes from.")] = None
    source: Annotated[
        str | None,
        Meta(description="The component of the cause: a card, tile, place, or the number of a space."),
    ] = None
    row_space: Annotated[int | None, Meta(description="Space 1 to 7 of the row.")] = None
    to_row_space: Annotated[int | None, Meta(description="The space a card slid to.")] = None
    place: Annotated[str | None, Meta(description="The place it happened at, or was reached.")] = None
    from_place: Annotated[str | None, Meta(description="The place a journey began at.")] = None
    tile: Annotated[str | None, Meta(description="A City, Royal Court, composer or bonus tile.")] = None
    space: Annotated[str | None, Meta(description="A Requiem space.")] = None
    note: Annotated[Note | None, Meta(description="The note a marker shows.")] = None
    marker: Annotated[
        int | None,
        Meta(
            description="The instrument space a marker left, or a composer tile lies on, from 1; none for "
            "the Soloist."
        ),
    ] = None
    action: Annotated[
        Action | None, Meta(description="The action that may be repeated, or that the Soloist does.")
    ] = None
    details: Annotated[
        SoloistDetails | None, Meta(description="The column of the Soloist's card that says how.")
    ] = None
    round: Annotated[int | None, Meta(description="The round that began, or whose maintenance did.")] = None
    turn: Annotated[int | None, Meta(description="The turn that began.")] = None
    pile: Annotated[Pile | None, Meta(description="What was shuffled; `deck` is the deck of the seat.")] = (
        None
    )
    leaves_game: Annotated[bool, Meta(description="The Soloist's commission: the Opus is not kept.")] = False
    rule: Annotated[str | None, Meta(description="Id of the rule behind it, where it alone tells.")] = None


class Step(Struct, frozen=True, omit_defaults=True, gc=False):
    """A choice that was made, and what followed from it."""

    number: Annotated[int, Meta(description="The first choice of a game is number 1.")]
    seat: Annotated[int, Meta(description="Who chose.")]
    choice: Annotated[str, Meta(description="The choice in notation.")]
    round: Annotated[int, Meta(description="The round it was made in.")]
    turn: Annotated[int, Meta(description="The turn it was made in; 0 in maintenance.")]
    happenings: Annotated[list[Happening], Meta(description="What followed, in order.")] = []
    hints: Annotated[list[int], Meta(description="Seats that took a hint before this choice.")] = []


class CourtScore(Struct, frozen=True, omit_defaults=True, gc=False):
    """A Royal Court tile in the last count."""

    court: Annotated[str, Meta(description="The tile.")]
    vp: Annotated[int, Meta(description="What it scored; 0 if it was not fulfilled.")] = 0
    served_by: Annotated[
        list[str], Meta(description="The Opus cards, or Requiem spaces of own markers, given to it.")
    ] = []


class MovementScore(Struct, frozen=True, omit_defaults=True, gc=False):
    """A movement of the Requiem in the last count of a seat."""

    movement: Annotated[Movement, Meta(description="The movement.")]
    eighths: Annotated[int, Meta(description="Own markers with the eighth note.")] = 0
    sixteenths: Annotated[int, Meta(description="Own markers with the sixteenth note.")] = 0
    majority: Annotated[Note | None, Meta(description="The note that leads; left out on a tie.")] = None
    vp: Annotated[int, Meta(description="What the own markers scored.")] = 0


class SeatScore(Struct, frozen=True, omit_defaults=True, gc=False):
    """The result of one seat."""

    seat: Annotated[int, Meta(description="Number of the seat, from 0.")]
    score: Annotated[int, Meta(description="Victory points.")]
    rank: Annotated[int, Meta(description="1 for the winners; level seats share a rank.")]
    markers: Annotated[int, Meta(description="Own markers on the Requiem: the first tie-break.")] = 0
    opus: Annotated[int, Meta(description="Opus cards in front of the seat: the second tie-break.")] = 0
    by_cause: Annotated[
        dict[Cause, int], Meta(description="Every VP by what it came from; the sum is the score.")
    ] = {}
    courts: Annotated[list[CourtScore], Meta(description="Every Royal Court tile of the seat.")] = []
    movements: Annotated[list[MovementScore], Meta(description="Every movement.")] = []
    story: Annotated[int, Meta(description="VP for story points left.")] = 0
    ducats: Annotated[int, Meta(description="VP for ducats left.")] = 0


class FinalScore(Struct, frozen=True, omit_defaults=True, gc=False):
    """The end of a game."""

    winners: Annotated[list[int], Meta(description="The winning seat, or those that share the victory.")]
    seats: Annotated[list[SeatScore], Meta(description="Every seat in order.")]
