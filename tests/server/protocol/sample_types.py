"""Small message types for the tests of the generator: every kind of field once."""

import enum
from datetime import date, datetime, timedelta
from decimal import Decimal
from typing import Annotated, Any, Generic, Literal, NewType, TypeVar
from uuid import UUID

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

Item = TypeVar("Item")
SeatId = NewType("SeatId", int)
Level = Literal["medium", "easy", "hard"]
Name = Annotated[str, Meta(min_length=1, max_length=40, description="A name.")]


class Note(enum.Enum):
    """How long a note is."""

    EIGHTH = "eighth"
    SIXTEENTH = "sixteenth"


class Period(enum.IntEnum):
    FIRST = 1
    SECOND = 2


class Plain(Struct):
    """Everything simple."""

    yes: bool
    whole: int
    real: float
    text: str
    nothing: None
    raw: Raw
    anything: Any
    data: bytes
    moment: datetime
    aware: Annotated[datetime, Meta(tz=True)]
    day: date
    span: timedelta
    key: UUID
    price: Decimal


class Groups(Struct):
    """Everything that holds something."""

    cards: list[str]
    pair: tuple[int, str]
    nested: list[list[int]]
    several: tuple[int, ...]
    nobody: tuple[()]
    seats: frozenset[SeatId]
    letters: set[str]
    maybe: list[int | None]
    by_name: dict[str, Name]
    by_number: dict[int, bool]
    by_note: dict[Note, int]
    by_level: dict[Level, list[int]]
    bare: dict  # type: ignore[type-arg]
    pairs: list[tuple[int, int]]


class Limits(Struct):
    """What is asked of values."""

    seat: Annotated[int, Meta(ge=0, le=3, description="Counted from 0.")]
    more: Annotated[int, Meta(gt=0, lt=10, multiple_of=3)]
    least: Annotated[float, Meta(ge=0.5)]
    most: Annotated[int, Meta(le=-1)]
    name: Name
    nickname: Name | None
    code: Annotated[str, Meta(pattern="^(a|b)$", max_length=1)]
    hand: Annotated[list[Annotated[int, Meta(ge=0)]], Meta(max_length=4)]
    stack: Annotated[list[str], Meta(min_length=2, max_length=2)]
    words: Annotated[dict[str, int], Meta(min_length=1)]
    key: Annotated[bytes, Meta(max_length=16)]


class Sparse(Struct, omit_defaults=True):
    """Sent without what goes without saying."""

    id: int
    note: Note = Note.EIGHTH
    cards: list[int] = []
    name: Annotated[str | None, Meta(description="Nobody has none.")] = None
    made: list[int] = msgspec.field(default_factory=lambda: [1])
    hint: int | UnsetType = UNSET


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing but defaults."""

    level: Level = "easy"
    salieri: bool = False


class Full(Struct):
    """Sent with its defaults."""

    count: int = 3
    sparse: Sparse = msgspec.field(default_factory=lambda: Sparse(1))
    unset: str | UnsetType = UNSET
    asked: int | UnsetType = 0
    settings: Settings = Settings()
    more: Settings = msgspec.field(default_factory=Settings)


class Camel(Struct, rename="camel"):
    first_player: int
    last_card: int = msgspec.field(name="the-last", default=0)


class Tree(Struct):
    """Holds itself."""

    value: int
    left: "Tree | None"
    others: list["Tree"]


class Point(Struct, array_like=True):
    """Where something lies."""

    across: int
    down: Annotated[int, Meta(description="From the top.")] = 0


class Short(Struct, array_like=True, tag="short", tag_field="$kind"):
    x: int
    point: Point


class Empty(Struct):
    """Says nothing."""


class Page(Struct, Generic[Item]):
    """A part of a list."""

    items: list[Item]
    next: str | None = None


class Choose(Struct, tag="choose", tag_field="kind", forbid_unknown_fields=True):
    """Make a choice."""

    id: Annotated[str, Meta(description="Yours to choose.")]
    choice: str
    press_on: Annotated[bool, Meta(description="Go on by yourself.")] = False


class Undo(Struct, tag="undo", tag_field="kind"):
    """Take it back."""

    level: Level | None = None


class Batch(Struct, tag="batch", tag_field="kind", omit_defaults=True):
    """Several at once."""

    messages: list[Choose | Undo]
    last: Choose | Undo | None = None
    odd: int | list[str] | Choose = 0


ClientMessage = Choose | Undo
SERVER_MESSAGE = ("ServerMessage", Annotated[Batch, Meta(description="What the server says.")])
CLIENT_MESSAGE = ("ClientMessage", ClientMessage)
ROOTS: list[type | tuple[str, object]] = [
    Plain,
    Groups,
    Limits,
    Full,
    Camel,
    Tree,
    Short,
    Empty,
    Page[Point],
    Page[int | None],
    ("Level", Level),
    CLIENT_MESSAGE,
    SERVER_MESSAGE,
    ("Periods", list[Period]),
    ("Loose", int | list[str] | None),
]
