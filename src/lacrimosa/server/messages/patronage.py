"""A person's own finished games: the catalogue, the figures, the list, and the export."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from lacrimosa.rules.vocabulary import Cause
from lacrimosa.server.messages.tables import SeatNumber, TableId

DeedKind = Literal["commissioned", "performed", "sold", "visited", "completed", "hired"]
GameKind = Literal["solo", "bots", "people"]
RivalKind = Literal["person", "bot", "soloist"]
WhyUncounted = Literal["begun_late", "shared_device", "played_by_bot"]

Times = Annotated[int, Meta(ge=1, description="How often, in all games that are not taken out.")]
Games = Annotated[int, Meta(ge=0, description="How many games.")]
Score = Annotated[int, Meta(description="VP at the end.")]
Won = Annotated[bool, Meta(description="Whether the person was among the winners.")]
Deed = Annotated[DeedKind, Meta(description="What was done.")]
Thing = Annotated[str, Meta(description="Of the work, court, movement or composer tile.")]
Kind = Annotated[
    GameKind,
    Meta(description="solo; bots: nobody else but bots; people: somebody else."),
]
Moment = Annotated[int, Meta(description="When the game ended, in milliseconds since 1970.")]
Milliseconds = Annotated[
    int, Meta(description="How long was played, in milliseconds; a pause counts five minutes at most.")
]
Round = Annotated[int, Meta(description="The round of that game.")]


class Deeds(Struct, frozen=True, kw_only=True):
    """How often something was done, and the first time."""

    times: Times
    at: Moment
    table: TableId
    round: Round


class CatalogueThing(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A work, a court, a movement or a composer with what the person did."""

    id: Annotated[str, Meta(description="Of the component in the catalogue's edition.")]
    title: Annotated[
        str | None,
        Meta(description="As it was printed, if this edition has it no more."),
    ] = None
    commissioned: Deeds | None = None
    performed: Deeds | None = None
    sold: Deeds | None = None
    visited: Annotated[Deeds | None, Meta(description="Of a court.")] = None
    completed: Annotated[
        Deeds | None, Meta(description="Of a movement: the person laid its last marker.")
    ] = None
    hired: Annotated[Deeds | None, Meta(description="Of a composer.")] = None


class Catalogue(Struct, frozen=True, kw_only=True):
    """What a person did in the games of one edition."""

    edition: Annotated[str, Meta(description="The edition's id.")]
    digest: Annotated[str, Meta(description="The edition the latest of these games began with.")]
    games: Games
    works: list[CatalogueThing]
    courts: list[CatalogueThing]
    movements: list[CatalogueThing]
    composers: Annotated[list[CatalogueThing], Meta(description="The most hired first.")]


class BestGame(Struct, frozen=True, kw_only=True):
    """The game of the highest score."""

    score: Score
    at: Moment
    table: TableId
    has_won: Won


class Group(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Games of one kind and level."""

    kind: Annotated[
        GameKind | None,
        Meta(description="solo; bots: nobody else but bots; people: somebody else; null: all games."),
    ] = None
    level: Annotated[
        str | None,
        Meta(description="The Soloist's, or that of all the bots; null with people, or several levels."),
    ] = None
    games: Annotated[int, Meta(ge=1, description="How many.")]
    won: Annotated[int, Meta(ge=0, description="Games won, alone or together with others.")]
    low: Annotated[
        float, Meta(description="The share won in the long run is, 19 times in 20, at least this.")
    ]
    high: Annotated[float, Meta(description="And at most this: Wilson's interval.")]
    mean: Annotated[float, Meta(description="The score on average.")]
    best: BestGame
    length: Annotated[float, Meta(description="How long a game was on average, in milliseconds.")]
    by_cause: Annotated[dict[Cause, float], Meta(description="Where the VP came from, a game on average.")]
    rivals: Annotated[
        dict[Cause, float], Meta(description="The same of all others at those tables, a seat on average.")
    ]


class Entered(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something a game was the first to enter into the catalogue."""

    kind: Deed
    id: Thing
    is_only: Annotated[bool, Meta(description="No other game has it: without this one it is blank.")] = False


class Rival(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Another seat at the table."""

    kind: Annotated[RivalKind, Meta(description="Who sat there.")]
    name: Annotated[str, Meta(description="Of a person.")] = ""
    level: Annotated[str | None, Meta(description="Of a bot or the Soloist.")] = None
    score: Score


class PatronageGame(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A finished game, as its person looks back on it."""

    table: TableId
    at: Moment
    edition: Annotated[str, Meta(description="The edition's id.")]
    digest: Annotated[str, Meta(description="Of the edition it began with.")]
    kind: Kind
    level: Annotated[str | None, Meta(description="As in the figures.")] = None
    seat: SeatNumber
    score: Score
    rank: Annotated[int, Meta(description="1 for the first.")]
    has_won: Won = False
    length: Milliseconds
    by_cause: Annotated[dict[Cause, int], Meta(description="Where the VP came from.")]
    rivals: list[Rival]
    uncounted: Annotated[
        WhyUncounted | None,
        Meta(
            description="Why it is in no figure. begun_late: it goes on from another game; shared_device: "
            "the person had several seats; played_by_bot: a bot made half of the choices or more."
        ),
    ] = None
    entered: Annotated[list[Entered], Meta(description="What it was the first to enter.")] = []


class Patronage(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A person's finished games and what they come to."""

    games: Annotated[int, Meta(description="Finished and not taken out.", ge=0)]
    counted: Annotated[int, Meta(description="Of these, games that are in the figures.", ge=0)]
    won: Annotated[Games, Meta(description="Games in the figures that were won.")]
    since: Annotated[int | None, Meta(description="When the first of them ended.")] = None
    taken_out: Annotated[Games, Meta(description="Games taken out.")] = 0
    pending: Annotated[
        int, Meta(description="Games still to be counted: ask again, the server is at it.", ge=0)
    ] = 0
    groups: Annotated[
        list[Group], Meta(description="All games first, then each kind and level, the most played first.")
    ] = []
    catalogues: Annotated[
        list[Catalogue], Meta(description="One for each edition, the one played last first.")
    ] = []
    last: Annotated[PatronageGame | None, Meta(description="The latest game in the figures.")] = None


class PatronageGames(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Finished games, the latest first."""

    games: list[PatronageGame]
    next: Annotated[int | None, Meta(description="Ask with first= this for the games before.")] = None


class ExportedDeed(Struct, frozen=True, kw_only=True):
    """Something the person did."""

    kind: Deed
    id: Thing
    round: Round


class ExportedGame(Struct, frozen=True, kw_only=True):
    """A game and everything that was counted of it."""

    game: PatronageGame
    deeds: list[ExportedDeed]


class PatronageExport(Struct, frozen=True, kw_only=True):
    """Everything of one's patronage, to keep."""

    format: Annotated[int, Meta(description="1: this shape. It grows when the meaning of a field changes.")]
    person: Annotated[str, Meta(description="Your id.")]
    at: Annotated[int, Meta(description="When it was made, in milliseconds since 1970.")]
    games: Annotated[list[ExportedGame], Meta(description="The oldest first; without those taken out.")]
