"""What people enter of a table of cardboard, and what they are told: the types of both."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from lacrimosa.rules.vocabulary import Action, Level, Note, Salieri

# Wide enough for any game, and far from the sixteen bits of a packed amount.
Amount = Annotated[int, Meta(ge=0, le=9999)]
Word = Annotated[str, Meta(max_length=60)]
Words = Annotated[list[Word], Meta(max_length=100)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Players = Annotated[int, Meta(ge=1, le=4, description="People at the table.")]
Seed = Annotated[int, Meta(ge=0, lt=1 << 52)]
EditionId = Annotated[
    str, Meta(pattern="^([a-z0-9_-]{1,40}|[0-9a-f]{64})$", description="An edition's id or its digest.")
]
LevelOfSolo = Annotated[Level | None, Meta(description="The Soloist's level, with one player and only then.")]
Names = Annotated[
    list[Annotated[str, Meta(max_length=40)]],
    Meta(max_length=4, description="What people are called, in files only: nothing follows from it."),
]

# --- what is wrong

ProblemCode = Literal[
    "wrong_level",
    "wrong_seats",
    "no_such_seat",
    "unknown",
    "twice",
    "two_owners",
    "two_markers",
    "covered",
    "too_many_markers",
    "too_many_of_instrument",
    "too_many_neutral",
    "soloist_owns",
    "soloist_note",
    "no_composer",
    "wrong_composers",
    "not_this_answer",
    "gone",
    "to_come",
    "starting",
    "no_more_questions",
    "row_gap",
    "too_few_left",
    "memories",
    "sections",
    "not_owned",
    "hand",
    "not_in_front",
    "tiles",
    "emptied",
    "not_offered",
    "turn_over",
    "came",
    "other_first",
    "salieri",
    "wrong_bonus",
    "finance",
    "track",
    "neutral_home",
    "impossible",
    "no_json",
    "no_position",
    "missing",
    "needless",
    "wrong_value",
]


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why what was entered cannot be. Nothing was computed from it."""

    code: Annotated[ProblemCode, Meta(description="What kind of problem it is.")]
    at: Annotated[str, Meta(description="The field it is about: `seats[0].opus`.")]
    text: Annotated[str, Meta(description="One English sentence: what is wrong, and what would be right.")]
    values: Annotated[
        dict[str, str | int], Meta(description="What a page needs to say it in its own words.")
    ] = {}


# --- the last count

END_FORMAT: Final = "lacrimosa end 1"


class EnteredMarker(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A marker on the Requiem."""

    space: Annotated[Word, Meta(description="Movement and place from the top: `kyrie.3`.")]
    note: Annotated[Note, Meta(description="The note it shows.")]
    seat: Annotated[SeatNumber | None, Meta(description="Whose it is; left out for a neutral one.")] = None


class EnteredSeat(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What the last count asks of one seat."""

    vp: Annotated[Amount, Meta(description="VP on the score track, before the last count.")] = 0
    ducats: Annotated[Amount, Meta(description="Ducats left.")] = 0
    story: Annotated[
        Amount, Meta(description="Story points left: steps of all three tracks and counters.")
    ] = 0
    opus: Annotated[Words, Meta(description="Opus cards in front of the seat, the starting one too.")] = []
    courts: Annotated[Words, Meta(description="Royal Court tiles taken.")] = []


class EnteredEnd(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A table after the last maintenance, before the last count."""

    format: Literal["lacrimosa end 1"] = END_FORMAT
    edition: EditionId = "koechel"
    players: Players
    level: LevelOfSolo = None
    names: Names = []
    constanze: Annotated[
        Word | None, Meta(description="The Constanze card; left out, no space counts as covered.")
    ] = None
    seats: Annotated[
        list[EnteredSeat], Meta(max_length=4, description="Every seat in order; the Soloist's is the last.")
    ]
    markers: Annotated[
        list[EnteredMarker], Meta(max_length=100, description="Every marker on the Requiem.")
    ] = []


class CourtGiven(Struct, frozen=True):
    """A Royal Court in the last count."""

    tile: str
    vp: int
    given: list[str]  # works, or Requiem spaces of own markers


class SeatCount(Struct, frozen=True):
    """The result of one seat."""

    seat: int
    vp: int
    by_source: dict[str, int]
    courts: list[CourtGiven]


class Count(Struct, frozen=True):
    """The last count of a table."""

    seats: list[SeatCount]
    winners: list[int]


# --- set-up


class EnteredSetup(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What is to be set up."""

    edition: EditionId = "koechel"
    players: Players
    level: LevelOfSolo = None
    composers: Annotated[
        Words, Meta(description="Those in play, the top row's first; left out, they are drawn.")
    ] = []
    salieri: Annotated[bool, Meta(description="With the Salieri card.")] = False
    seed: Annotated[Seed | None, Meta(description="The same seed draws the same; else chance.")] = None


SetupStepId = Literal[
    "mozart",
    "remove_cards",
    "salieri",
    "periods",
    "row",
    "composers",
    "remove_tiles",
    "stack_tiles",
    "constanze",
    "courts",
    "cities",
    "boards",
    "markers",
    "tracks",
    "memories",
    "first_player",
    "money",
    "soloist_deck",
    "soloist_finance",
    "hands",
]


class SetupStep(Struct, frozen=True, omit_defaults=True):
    """One thing to do. Sentences are the page's."""

    id: Annotated[SetupStepId, Meta(description="What to do.")]
    rule: Annotated[str, Meta(description="Id of the rule behind it.")]
    values: Annotated[dict[str, int], Meta(description="How many, how much.")] = {}
    things: Annotated[
        list[str], Meta(description="Which: composers, composer tiles, Requiem spaces, a place, cards.")
    ] = []


class SeatMoney(Struct, frozen=True, omit_defaults=True):
    """What a player begins with."""

    seat: Annotated[int, Meta(description="Number of the seat, from 0.")]
    ducats: Annotated[int, Meta(description="Ducats.")]
    vp: Annotated[int, Meta(description="VP.")] = 0


class Setup(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What was drawn, and the steps in order."""

    seed: Annotated[int, Meta(description="Draws the same again.")]
    composers: Annotated[list[str], Meta(description="In play, the top row's first.")]
    constanze: Annotated[str, Meta(description="The Constanze card.")]
    covered: Annotated[list[str], Meta(description="The Requiem spaces it covers.")]
    first: Annotated[int, Meta(description="Seat of the first player.")]
    money: Annotated[list[SeatMoney], Meta(description="By turn order, the first player first.")]
    steps: Annotated[list[SetupStep], Meta(description="What to do, in order.")]


# --- the Soloist


class EnteredSolo(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A solo game of cardboard so far: all that was drawn follows from the seed, all else was answered."""

    edition: EditionId = "koechel"
    level: Annotated[Level, Meta(description="The Soloist's level.")]
    constanze: Annotated[Word, Meta(description="The Constanze card.")]
    seed: Annotated[Seed, Meta(description="His deck is shuffled by it.")]
    answers: Annotated[
        list[Word], Meta(max_length=600, description="To every question its answer, in order.")
    ] = []


SoloQuestionKind = Literal["turn", "memory", "opus", "mozart", "court", "space"]


class SoloQuestion(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What only the person at the table can see.

    Answered with a word: `go` when it is his turn (`turn`); an id, or `none` if there is none (`memory`,
    `opus`, `court`); a place (`mozart`); `free` or `taken` (`space`).
    """

    kind: Annotated[SoloQuestionKind, Meta(description="What is asked.")]
    from_left: Annotated[
        bool | None, Meta(description="Whether the leftmost card of the row is meant, or the rightmost.")
    ] = None
    place: Annotated[
        str | None, Meta(description="The court that is asked about, or where Mozart was last.")
    ] = None
    space: Annotated[str | None, Meta(description="The Requiem space that is asked about.")] = None
    choices: Annotated[
        list[str], Meta(description="Every answer that is taken; `none` is one where there may be none.")
    ] = []
    rule: Annotated[str, Meta(description="Id of the rule behind it.")]


# --- advice

TABLE_FORMAT: Final = "lacrimosa table 1"
Section = Annotated[list[Word], Meta(max_length=4)]


class EnteredPoints(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Story points by type."""

    talent: Annotated[int, Meta(ge=0, le=999, description="Talent.")] = 0
    journey: Annotated[int, Meta(ge=0, le=999, description="Journey.")] = 0
    composition: Annotated[int, Meta(ge=0, le=999, description="Composition.")] = 0


class EnteredTile(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A tile on the map."""

    id: Annotated[Word, Meta(description="A Royal Court tile on a court, a City tile elsewhere.")]
    gilded: Annotated[bool, Meta(description="Whether its gilded side shows.")] = False


class TableSeat(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A patron in the middle of a game, or the Soloist."""

    vp: Annotated[Amount, Meta(description="VP so far.")] = 0
    ducats: Annotated[Amount, Meta(description="Ducats at hand.")] = 0
    finance: Annotated[int, Meta(ge=0, le=255, description="Space of the finance track, from 0.")] = 0
    tracks: Annotated[EnteredPoints, Meta(description="Steps of the story tracks.")] = EnteredPoints()
    counters: Annotated[EnteredPoints, Meta(description="Loose counters.")] = EnteredPoints()
    opus: Annotated[Words, Meta(description="Opus cards in front of the seat, the starting one too.")] = []
    performed: Annotated[Words, Meta(description="Those of them that are rotated.")] = []
    courts: Annotated[Words, Meta(description="Royal Court tiles taken.")] = []
    memories: Annotated[Words, Meta(description="Memory cards documented and still owned.")] = []
    forgotten: Annotated[Words, Meta(description="Memory cards that left the game from here.")] = []
    experiences: Annotated[
        Section, Meta(description="Laid this round, column by column; the Soloist's by number.")
    ] = []
    story: Annotated[Section, Meta(description="The same below.")] = []
    tiles: Annotated[
        Words, Meta(description="Composer tiles; may be left out where only one patron has hired.")
    ] = []
    emptied: Annotated[
        list[Annotated[int, Meta(ge=1, le=60)]],
        Meta(
            max_length=20,
            description="Instrument spaces whose markers left, from 1, in the order of `tiles`, which lie on "
            "them; left out, the first of each instrument.",
        ),
    ] = []


class EnteredTable(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A table as one seat knows it when its turn begins, or in the middle of it (`to_do`), and what was done
    since.

    Hands of others, the order of decks and stacks, and bonus tiles to come are not entered and stay unknown.
    """

    format: Literal["lacrimosa table 1"] = TABLE_FORMAT
    edition: EditionId = "koechel"
    players: Players
    level: LevelOfSolo = None
    names: Names = []
    composers: Annotated[Words, Meta(description="In play, the top row's first.")]
    constanze: Annotated[Word, Meta(description="The Constanze card.")]
    round: Annotated[int, Meta(ge=1, le=5, description="Round 1 to 5.")]
    turn: Annotated[int, Meta(ge=1, le=4, description="Turn 1 to 4 of the round.")]
    first: Annotated[SeatNumber, Meta(description="The first player of this round.")]
    seat: Annotated[SeatNumber, Meta(description="Whose turn it is, and who asks.")]
    bonus: Annotated[Word, Meta(description="The period bonus.")]
    row: Annotated[
        list[Word | None], Meta(min_length=7, max_length=7, description="Space 1 first; null where empty.")
    ]
    mozart: Annotated[Word, Meta(description="The place of Mozart's marker.")]
    map: Annotated[
        dict[Word, EnteredTile], Meta(max_length=60, description="By place; none where it is missing.")
    ]
    seats: Annotated[
        list[TableSeat], Meta(max_length=4, description="Every seat; the Soloist's is the last.")
    ]
    hand: Annotated[Words, Meta(description="The own hand.")]
    markers: Annotated[
        list[EnteredMarker], Meta(max_length=100, description="Every marker on the Requiem.")
    ] = []
    cities_used: Annotated[Words, Meta(description="City tiles on the used pile, as far as known.")] = []
    gone: Annotated[
        Words, Meta(description="Cards known to have left the game from the row, and works sold.")
    ] = []
    salieri: Annotated[
        Salieri | None, Meta(description="Where the Salieri card is; left out if it is not in the game.")
    ] = None
    returned: Annotated[
        Words, Meta(description="Cards that Salieri sent under the deck and that have not come back.")
    ] = []
    to_do: Annotated[
        Annotated[list[Action], Meta(max_length=5)] | None,
        Meta(description="Where both cards of this turn lie: their actions still to be done."),
    ] = None
    moves: Annotated[
        list[Annotated[str, Meta(max_length=100)]],
        Meta(max_length=60, description="Choices since, in notation."),
    ] = []
    came: Annotated[Words, Meta(description="Cards that came into the row since, in order.")] = []
