"""What a database has to offer to the store."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

Value = str | int | bytes | None
Values = Mapping[str, Value]
Row = tuple[Any, ...]
Subject = Literal["table", "person", "talk", "mutes"]
Heard = Callable[[str, int], None]
Gap = Callable[[], None]


@dataclass(frozen=True, slots=True)
class Statement:
    """One statement of a transaction, run once with each of its sets of values."""

    sql: str
    values: tuple[Values, ...]
    must_touch: int | None = None
    """How many rows it has to change; otherwise the transaction ends in a Conflict."""


@dataclass(frozen=True, slots=True)
class News:
    """What other processes are to hear of a transaction once it is committed."""

    subject: Subject
    id: str
    version: int = 0
    """Of a table; nothing else has one."""


def check_storable(values: Values) -> None:
    """Refuse what one of the databases could not hold, so that both behave the same."""
    for name, value in values.items():
        if isinstance(value, str):
            if "\0" in value:
                raise ValueError(f"{name} holds a zero character")
            if not value.isascii():
                value.encode()  # half a surrogate pair is a ValueError
        elif isinstance(value, int) and not -(2**63) <= value < 2**63:
            raise ValueError(f"{name} is too large a number")


class Engine(Protocol):
    """A database. What goes wrong comes out as Conflict or Unavailable."""

    shared: bool
    size_sql: str
    """Gives the size of the database in bytes."""

    async def read(self, sql: str, values: Values) -> list[Row]:
        """The rows of a query."""

    async def write(self, statements: Sequence[Statement], news: News | None = None) -> list[Row]:
        """Run statements in one durable transaction; gives the rows of the last one that has any."""

    def listen(self, subject: Subject, heard: Heard, gap: Gap | None) -> None:
        """Hear the news of other processes about something."""

    async def close(self) -> None:
        """Finish what was begun and let go of the database."""
