"""The table as one seat sees it. Components are named by the ids of the edition, seats by number from 0."""

from typing import Annotated

from msgspec import Meta, Struct

from lacrimosa.rules.vocabulary import CardKind, Level, Movement, Note, Salieri
from lacrimosa.server.messages.goods import NO_POINTS, Points


class RowCard(Struct, frozen=True, omit_defaults=True, gc=False):
    """A card in the row."""

    id: Annotated[str, Meta(description="The card; `salieri` is the Salieri card.")]
    kind: Annotated[CardKind, Meta(description="What kind of card it is.")]


class MapTile(Struct, frozen=True, omit_defaults=True, gc=False):
    """The tile on a place of the map."""

    id: Annotated[str, Meta(description="A Royal Court tile on a court, a City tile elsewhere.")]
    gilded: Annotated[bool, Meta(description="Whether its gilded side shows.")] = False


class Marker(Struct, frozen=True, omit_defaults=True, gc=False):
    """A marker on a Requiem space."""

    note: Annotated[Note, Meta(description="The note it shows.")]
    seat: Annotated[int | None, Meta(description="Whose it is; left out for a neutral marker.")] = None


class NoteBoard(Struct, frozen=True, omit_defaults=True, gc=False):
    """One note of a movement: its markers and its composer's stack."""

    vp: Annotated[int, Meta(description="What a marker of this note would score now.")]
    markers: Annotated[int, Meta(description="Markers of this note, neutral ones too.")] = 0
    tiles: Annotated[list[str], Meta(description="Composer tiles of the stack, the top one first.")] = []


class MovementBoard(Struct, frozen=True, omit_defaults=True, gc=False):
    """A movement of the Requiem."""

    id: Annotated[Movement, Meta(description="The movement.")]
    eighth: Annotated[NoteBoard, Meta(description="The eighth note: the top row's composer.")]
    sixteenth: Annotated[NoteBoard, Meta(description="The sixteenth note: the bottom row's composer.")]
    majority: Annotated[Note | None, Meta(description="The note that leads; left out on a tie.")] = None


class Requiem(Struct, frozen=True, omit_defaults=True, gc=False):
    """The score sheet of the Requiem."""

    movements: Annotated[list[MovementBoard], Meta(description="The five movements in order.")]
    top: Annotated[str, Meta(description="Composer of the eighth note.")]
    bottom: Annotated[
        str | None, Meta(description="Composer of the sixteenth note; left out in a solo game.")
    ] = None
    covered: Annotated[list[str], Meta(description="Spaces covered by Constanze.")] = []
    markers: Annotated[dict[str, Marker], Meta(description="Markers by Requiem space.")] = {}


class OwnCourt(Struct, frozen=True, omit_defaults=True, gc=False):
    """A Royal Court tile in front of a seat."""

    id: Annotated[str, Meta(description="The tile.")]
    met: Annotated[int, Meta(description="How many of its icons could be served if only it counted.")] = 0
    counts: Annotated[bool, Meta(description="Whether it would score if the game ended now.")] = False


class SeatBoard(Struct, frozen=True, omit_defaults=True, gc=False):
    """A patron, or the Soloist: the personal board and what lies beside it."""

    seat: Annotated[int, Meta(description="Number of the seat, from 0.")]
    is_soloist: Annotated[bool, Meta(description="Whether this is the Soloist.")] = False
    vp: Annotated[int, Meta(description="Victory points so far.")] = 0
    ducats: Annotated[int, Meta(description="Ducats at hand.")] = 0
    finance: Annotated[int, Meta(description="Space of the finance track, from 0.")] = 0
    tracks: Annotated[Points, Meta(description="Where the three story tracks stand.")] = NO_POINTS
    counters: Annotated[Points, Meta(description="Loose story point counters.")] = NO_POINTS
    hand_size: Annotated[int, Meta(description="Memory cards in hand.")] = 0
    deck_size: Annotated[int, Meta(description="Cards left in the own deck.")] = 0
    hand: Annotated[
        list[str] | None, Meta(description="The hand, sorted; only the own one, or all on an open board.")
    ] = None
    deck: Annotated[
        list[str] | None,
        Meta(
            description="The cards left in the deck: sorted if it is the own deck or the Soloist's, in the "
            "order they are drawn on an open board; left out where nobody may know them apart from the hand."
        ),
    ] = None
    cards: Annotated[
        list[str] | None,
        Meta(description="Hand and deck together, sorted: all that is known where `hand` is left out."),
    ] = None
    experiences: Annotated[
        list[str | None], Meta(description="Cards in columns 1 to 4 of the Experiences section.")
    ] = []
    story: Annotated[list[str | None], Meta(description="Cards in columns 1 to 4 of the Story section.")] = []
    bonus_times: Annotated[
        int, Meta(description="How often the period bonus would pay for what lies in the Experiences now.")
    ] = 0
    opus: Annotated[list[str], Meta(description="Opus cards in front of the seat.")] = []
    performed: Annotated[list[str], Meta(description="Those of them that are rotated this round.")] = []
    courts: Annotated[list[OwnCourt], Meta(description="Royal Court tiles taken.")] = []
    tiles: Annotated[list[str], Meta(description="Composer tiles at work.")] = []
    tile_spaces: Annotated[
        dict[str, int], Meta(description="The instrument space each of them lies on, from 1.")
    ] = {}
    markers: Annotated[
        list[int], Meta(description="Instrument spaces that still hold their marker, from 1.")
    ] = []
    neutral: Annotated[bool, Meta(description="Whether the neutral marker is still on the board.")] = False


class Hidden(Struct, frozen=True, omit_defaults=True, gc=False):
    """What nobody may know while the game runs; only on an open board. Everything in the order it comes."""

    deck: Annotated[list[str], Meta(description="Cards of the period still to come.")] = []
    court_stack: Annotated[list[str], Meta(description="Royal Court tiles of the stack.")] = []
    city_stack: Annotated[list[str], Meta(description="City tiles of the stack.")] = []
    bonuses: Annotated[list[str], Meta(description="The bonus tile of each of the five periods.")] = []


class Board(Struct, frozen=True, omit_defaults=True, gc=False):
    """The whole table as one seat, or a spectator, may know it."""

    players: Annotated[int, Meta(description="People at the table, 1 to 4.")]
    round: Annotated[int, Meta(description="Round 1 to 5; 0 before the first.")]
    turn: Annotated[int, Meta(description="Turn 1 to 4 of the round; 0 in maintenance.")]
    first: Annotated[int, Meta(description="Seat of the first player.")]
    active: Annotated[int, Meta(description="Seat whose turn it is, or was last.")]
    bonus: Annotated[str, Meta(description="The period bonus.")]
    constanze: Annotated[str, Meta(description="The Constanze card.")]
    row: Annotated[
        list[RowCard | None], Meta(description="The seven row spaces, space 1 first; null where empty.")
    ]
    mozart: Annotated[str, Meta(description="The place of Mozart's marker.")]
    map: Annotated[dict[str, MapTile], Meta(description="Tiles by place; a place without a tile is missing.")]
    requiem: Annotated[Requiem, Meta(description="The score sheet.")]
    seats: Annotated[list[SeatBoard], Meta(description="Every seat in order; the Soloist's is the last.")]
    level: Annotated[Level | None, Meta(description="The Soloist's level in a solo game.")] = None
    over: Annotated[bool, Meta(description="Whether the game is over.")] = False
    salieri: Annotated[
        Salieri | None, Meta(description="Where the Salieri card is; left out if it is not in the game.")
    ] = None
    to_come: Annotated[
        int, Meta(description="Cards the row can still get this period, Salieri not counted.")
    ] = 0
    may_come: Annotated[
        list[str],
        Meta(
            description="Which cards these may be: those of the period nobody has seen, among them the ones "
            "removed unseen, and cards that Salieri sent back."
        ),
    ] = []
    courts_left: Annotated[int, Meta(description="Royal Court tiles in the stack.")] = 0
    cities_left: Annotated[int, Meta(description="City tiles in the stack.")] = 0
    cities_used: Annotated[list[str], Meta(description="City tiles on the used pile.")] = []
    hidden: Annotated[Hidden | None, Meta(description="What is hidden; only on an open board.")] = None
