"""What the store takes and gives."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple


@dataclass(frozen=True, slots=True)
class Stored:
    """One entry of a table's log."""

    number: int
    """From 1, without gaps."""
    at: int
    """Milliseconds since 1970."""
    body: bytes
    """JSON, opaque to the store."""


@dataclass(frozen=True, slots=True)
class PuzzleResult:
    """What came of a puzzle at one table of a person."""

    person: str
    puzzle: str
    outcome: str
    """One of "at_once", "later", "missed"."""


@dataclass(frozen=True, slots=True)
class PuzzleRow:
    """What came of a puzzle: the first result counts, but what was missed may be found later."""

    puzzle: str
    outcome: str
    at: int
    """When the first result was."""


@dataclass(frozen=True, slots=True)
class RatedPlace:
    """Where a seat came in a rated game."""

    seat: int
    person: str | None
    """Who played; one who was forgotten has another word here, the same in all their games."""
    bot: str | None
    """Its level, where no person played."""
    name: str
    """Of the person, as it was at this table; empty for whoever is gone."""
    place: int
    """From 1; seats level in everything share a place."""
    has_left: bool


@dataclass(frozen=True, slots=True)
class RatedResult:
    """What a rated game counts: written once, when it is over."""

    ended: int
    places: tuple[RatedPlace, ...]


class RatedRow(NamedTuple):
    """The result of one rated game."""

    table: str
    ended: int
    places: tuple[RatedPlace, ...]


@dataclass(frozen=True, slots=True)
class Summary:
    """What the index knows of a table: written with every append, derived from the log."""

    status: str
    """One of "open", "playing", "over", "review", "closed"."""
    wake_at: int | None
    """When somebody has to look after the table (0 or 1: a bot is to move), or None."""
    people: tuple[str, ...]
    """The ids of the persons with a seat."""
    brief: str = "{}"
    """JSON for a list of tables, opaque to the store."""
    puzzle: PuzzleResult | None = None
    """At the table of a puzzle."""
    is_listed: bool = False
    """Whether strangers may find it."""
    rated: RatedResult | None = None
    """Of a rated game that is over."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table in a list."""

    id: str
    status: str
    version: int
    touched: int
    brief: str = "{}"


class Due(NamedTuple):
    """A table that somebody has to look after, and since when."""

    wake_at: int
    table: str


@dataclass(frozen=True, slots=True)
class PersonRow:
    """A person; the generation is raised when their personal links are revoked."""

    id: str
    name: str
    generation: int
    created: int


@dataclass(frozen=True, slots=True)
class ReviewOf:
    """The game a reviewed turn belongs to; what is kept under another key is of another review."""

    table: str
    key: str
    engine: str
    edition: str
    """Its digest."""


@dataclass(frozen=True, slots=True)
class ReviewRow:
    """A turn that is reviewed, or that somebody works on."""

    number: int
    claimed_until: int
    result: bytes | None
    """JSON, opaque to the store."""


@dataclass(frozen=True, slots=True)
class CountedGame:
    """What was counted of a finished game."""

    version: int
    """Of the table then."""
    engine: int
    """What counted it."""
    facts: bytes
    """JSON, opaque to the store."""


@dataclass(frozen=True, slots=True)
class FinishedRow:
    """A finished game at which a person has a seat."""

    table: str
    version: int
    counted: CountedGame | None
    is_taken_out: bool
    """By this person, out of their own patronage."""


@dataclass(frozen=True, slots=True)
class TalkRow:
    """A line or a seal at a table; one that was removed has neither, and no name."""

    number: int
    """From 1, in the order in which they came."""
    changed: int
    """The number of its last change, from 1, among all changes of the table's talk."""
    at: int
    step: int
    """How many choices stood at the move it belongs to."""
    person: str
    """Empty if the person was forgotten."""
    seat: int | None
    name: str
    text: str | None = None
    seal: str | None = None
    message: str | None = None
    """The id its sender gave it."""

    @property
    def is_removed(self) -> bool:
        return self.text is None and self.seal is None


@dataclass(frozen=True, slots=True)
class Call:
    """Something at a table that people may wish to be told."""

    event: str
    people: tuple[str, ...]
    """Whom it concerns."""
    due_at: int
    """Not before; by then it may be out of date."""


@dataclass(frozen=True, slots=True)
class SubscriptionRow:
    """A way to tell a person."""

    id: str
    person: str
    kind: str
    """One of "push", "webhook"."""
    table: str | None
    """Of what happens at one table only, whomever it concerns."""
    address: str
    brief: str
    """JSON, opaque to the store."""
    created: int
    failures: int = 0
    """In a row."""
    failing_since: int | None = None
    next_at: int = 0
    """Nobody sends before: after a failure or a message, or because somebody is at it."""
    given_up: int | None = None


@dataclass(frozen=True, slots=True)
class CommissionRow:
    """What is dealt on a day: kept from the first moment somebody asks for it."""

    secret: str = field(repr=False)
    """In hex; all luck follows from it."""
    digest: str
    """Of the edition."""
    record: str = field(repr=False)
    """The deal, as a record without choices."""


@dataclass(frozen=True, slots=True)
class TryRow:
    """A person's table of a day and kind."""

    person: str
    table: str
    at: int
    result: bytes | None = None
    """JSON, opaque to the store."""


@dataclass(frozen=True, slots=True)
class CommissionBotRow:
    """A bot that has played a day's deal, or that somebody lets play."""

    bot: str
    claimed_until: int
    result: bytes | None
    """JSON, opaque to the store."""


@dataclass(frozen=True, slots=True)
class CalendarRow:
    """A day on which a person has a table."""

    day: str
    ranked: bool
    score: int | None
    """Of a try that counts."""
    better: int
    """How many people and bots have more."""


@dataclass(frozen=True, slots=True)
class AcquaintanceRow:
    """Somebody who has sat at a table with a person."""

    name: str
    has_played: bool


class NotificationRow(NamedTuple):
    """Something still to be told."""

    table: str
    event: str
    version: int


@dataclass(frozen=True, slots=True)
class StoreStats:
    """How much there is."""

    tables: dict[str, int]
    """How many, by status."""
    people: int
    entries: int
    bytes: int | None
    """The size of the database, if known."""


def stats_of(counts: Sequence[tuple[Any, ...]], people: int, size: int | None) -> StoreStats:
    """From rows of status, how many tables, and how many entries they have together."""
    tables = {str(status): int(number) for status, number, _ in counts}
    return StoreStats(tables, people, sum(int(entries) for _, _, entries in counts), size)
