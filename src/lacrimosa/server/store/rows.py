"""What the store takes and gives."""

from collections.abc import Sequence
from dataclasses import dataclass
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
