"""Ratings: who stands where on this server, how somebody got there, and what one game changed."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from lacrimosa.server.messages.tables import SeatNumber, TableId

RatedKind = Literal["person", "bot"]
WhyUncountedRating = Literal["met_often", "unknown_bot"]

Rating = Annotated[int, Meta(description="400 points are odds of 10 to 1; the bot `pupil` has 1000.")]
PlusMinus = Annotated[
    int, Meta(ge=0, description="19 times in 20 the true strength is no further away than this.")
]
Provisional = Annotated[bool, Meta(description="Too little is known for a place: `plus_minus` is above 120.")]
RatedKey = Annotated[str, Meta(description="Asks for this person's history; it says nothing else of them.")]
RatedGames = Annotated[int, Meta(ge=0, description="Games that count.")]


class Rated(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody on the scale."""

    kind: Annotated[RatedKind, Meta(description="Bots hold the scale: no game changes theirs.")]
    name: Annotated[str, Meta(description="Of the person at their latest rated table; a bot's level.")]
    rating: Rating
    plus_minus: PlusMinus
    is_provisional: Provisional = False
    place: Annotated[
        int | None, Meta(description="Among people, from 1; null for bots and while it is provisional.")
    ] = None
    games: RatedGames = 0
    is_you: Annotated[bool, Meta(description="Whether this is you.")] = False
    key: RatedKey = ""


class RatingPoint(Struct, frozen=True, kw_only=True):
    """A rating after a day on which somebody played."""

    at: Annotated[int, Meta(description="When the day began (UTC), in milliseconds since 1970.")]
    rating: Rating
    plus_minus: PlusMinus
    games: Annotated[int, Meta(ge=0, description="Games that counted until then.")]


class Chance(Struct, frozen=True, kw_only=True):
    """How a duel with a bot would go."""

    bot: Annotated[str, Meta(description="Its level.")]
    share: Annotated[float, Meta(ge=0, le=1, description="Of duels that are won in the long run.")]


class PersonRating(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody's rating and how it came about."""

    rated: Rated
    above: Annotated[str | None, Meta(description="The strongest bot that is surely weaker.")] = None
    below: Annotated[str | None, Meta(description="The weakest bot that is surely stronger.")] = None
    chances: Annotated[list[Chance], Meta(description="Against the nearest bots, the weaker one first.")] = []
    history: list[RatingPoint] = []


class Ratings(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who stands where, the strongest first."""

    rated: Annotated[list[Rated], Meta(description="People and bots; 200 people at most, and you.")]
    people: Annotated[int, Meta(ge=0, description="How many people have a rating here.")]
    games: Annotated[int, Meta(ge=0, description="How many rated games were finished here.")]
    newcomer: Annotated[int, Meta(description="Where somebody is put before their first game.")]
    newcomer_plus_minus: Annotated[int, Meta(description="And how much is known of them then.")]
    you: PersonRating | None = None


class RatingChange(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a game changed for one of its people."""

    seat: SeatNumber
    place: Annotated[int, Meta(ge=1, description="The place that counts: whoever left is behind the others.")]
    has_left: Annotated[bool, Meta(description="Left for good, or lent the seat for too long.")] = False
    before: Annotated[Rating | None, Meta(description="Null if the game does not count.")] = None
    after: Annotated[Rating | None, Meta(description="Null if the game does not count.")] = None
    plus_minus: Annotated[PlusMinus | None, Meta(description="After it.")] = None


class GameRating(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a finished rated game changed."""

    table: TableId
    changes: Annotated[list[RatingChange], Meta(description="People only, by seat.")]
    uncounted: Annotated[
        WhyUncountedRating | None,
        Meta(
            description="Why it changed nothing. met_often: two of its people had played three rated games "
            "with each other that day; unknown_bot: a bot of it is on the ladder no more."
        ),
    ] = None
