"""The daily commission: the letters of a day, how everybody fared, the calendar."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from lacrimosa.server.messages.tables import CommissionDay, CommissionKind, TableId

LetterState = Literal["sealed", "running", "finished", "closed"]
WhyUnranked = Literal["late", "helped"]
DaySeal = Literal["best", "played", "missed", "unranked"]

Kind = Annotated[CommissionKind, Meta(description="solo: alone, at the hard level; duel: with one bot.")]
Day = Annotated[CommissionDay, Meta(description="In UTC.")]
Moment = Annotated[int, Meta(description="Milliseconds since 1970.")]
Score = Annotated[int, Meta(description="VP at the end.")]
Count = Annotated[int, Meta(ge=0, description="How many.")]


class FaredBot(Struct, frozen=True, kw_only=True):
    """How a level of the ladder fared with the same deal and luck."""

    bot: Annotated[str, Meta(description="The bot's level.")]
    score: Score


class Fared(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How everybody fared with a letter. Nobody is named; without an own game it is only of the others."""

    score: Annotated[int | None, Meta(description="Your own VP.")] = None
    rival_score: Annotated[int | None, Meta(description="The Soloist's, or the other patron's.")] = None
    has_won: Annotated[bool, Meta(description="Whether you won.")] = False
    why: Annotated[
        WhyUnranked | None,
        Meta(
            description="Why your try does not count. late: it was finished after the day was closed; "
            "helped: you left, and a bot played on."
        ),
    ] = None
    place: Annotated[
        int | None, Meta(description="Yours among people and bots together; equal scores share it.")
    ] = None
    of: Annotated[int | None, Meta(description="How many people and bots that are.")] = None
    place_of_people: Annotated[int | None, Meta(description="Yours among people.")] = None
    people: Annotated[int | None, Meta(description="How many people, with you.")] = None
    melody: Annotated[
        list[int],
        Meta(
            description="One pitch a round, -2 to 2: your VP of the round against the median of all others; "
            "4 VP more or less are as high and low as it goes."
        ),
    ] = []
    scores: Annotated[list[int], Meta(description="VP of the other people whose tries count.")] = []
    bots: list[FaredBot]
    bots_to_come: Annotated[Count, Meta(description="Bots that have not finished yet.")] = 0


class CommissionLetter(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One of the two letters of a day, as one person sees it."""

    kind: Kind
    level: Annotated[str | None, Meta(description="The Soloist's.")] = None
    rival: Annotated[str | None, Meta(description="The other patron's bot level.")] = None
    composers: Annotated[list[str], Meta(description="Ids, the top row's first.")]
    edition: Annotated[str, Meta(description="Digest of the edition.")]
    broken: Annotated[int, Meta(ge=0, description="How many people have begun their try.")] = 0
    state: Annotated[
        LetterState,
        Meta(
            description="Of your try. sealed: not begun; running; finished; closed: the day is over and you "
            "had none, it can be played unranked."
        ),
    ]
    table: Annotated[TableId | None, Meta(description="Of your try.")] = None
    round: Annotated[int, Meta(description="Of your running try.")] = 0
    unranked: Annotated[TableId | None, Meta(description="Your latest table of this day played again.")] = (
        None
    )
    fared: Annotated[
        Fared | None,
        Meta(description="Once your own try is finished, or the day is closed and no try of yours runs."),
    ] = None


class Acquaintance(Struct, frozen=True, kw_only=True):
    """Somebody you have played with."""

    name: Annotated[str, Meta(description="What they are called now.")]
    has_played: Annotated[bool, Meta(description="Whether they have finished a letter of this day.")]


class DailyCommission(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The letters of a day."""

    day: Day
    today: Day
    ends: Annotated[Moment, Meta(description="When the day ends and no try begins any more.")]
    closes: Annotated[Moment, Meta(description="Until then a try that has begun counts if it is finished.")]
    now: Annotated[Moment, Meta(description="By the server's clock.")]
    letters: list[CommissionLetter]
    acquaintances: Annotated[list[Acquaintance], Meta(description="The latest first.")] = []


class CalendarDay(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A day on which there is something to tell."""

    day: Day
    seal: Annotated[
        DaySeal,
        Meta(
            description="best: counted, and among the best three of people and bots; played: counted; "
            "unranked: only played without counting; missed: since your first day, and the day is closed."
        ),
    ]
    score: Annotated[int | None, Meta(description="If it counted.")] = None


class CommissionCalendar(Struct, frozen=True, kw_only=True):
    """A month of one kind."""

    month: Annotated[str, Meta(description="As 2026-11.")]
    kind: Kind
    days: list[CalendarDay]
    streak: Annotated[Count, Meta(description="Days in a row that counted, up to now.")]
    longest: Annotated[Count, Meta(description="The longest row of days.")]
