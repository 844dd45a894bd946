"""What is said about tables: their options, their seats, who is looking, and what may be done there."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from lacrimosa.rules.vocabulary import Level

Status = Literal["open", "playing", "over", "review", "closed"]
UndoRule = Literal["free", "barrier", "none"]
Pace = Literal["unhurried", "live", "daily", "weekly"]
Watching = Literal["nobody", "link", "anyone"]
SeatKind = Literal["open", "person", "bot", "soloist"]
PlanKind = Literal["me", "open", "bot"]
LinkKind = Literal["invite", "watch"]
TalkRule = Literal["off", "patrons", "everybody"]
WhyUnrated = Literal[
    "solo",
    "goes_on",
    "no_person",
    "one_person_twice",
    "unknown_bot",
    "seed",
    "edition",
    "hints",
    "no_clock",
    "undone",
]
CommissionKind = Literal["solo", "duel"]

SeatNumber = Annotated[int, Meta(ge=0, le=3, description="A seat, counted from 0.")]
TableId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$", description="A table's id.")]
Token = Annotated[str, Meta(min_length=1, max_length=200, description="A secret out of a link.")]
CommissionDay = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
BotName = Annotated[str, Meta(min_length=1, max_length=40, description="A bot's level.")]


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is agreed on before the game starts."""

    players: Annotated[int, Meta(ge=1, le=4, description="Patrons; 1 is a solo game.")] = 2
    level: Annotated[
        Level | None,
        Meta(description="The Soloist's level: needed in a solo game, and only there."),
    ] = None
    composers: Annotated[
        Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=2)] | None,
        Meta(description="Ids of the composers, the top row's first; null draws them."),
    ] = None
    salieri: Annotated[bool, Meta(description="Whether the Salieri card is in play.")] = False
    edition: Annotated[str, Meta(max_length=40, description="Id of the edition.")] = "koechel"
    undo: Annotated[
        UndoRule,
        Meta(
            description="free: back to the barrier, and beyond it if all other people agree; "
            "barrier: never beyond it; none: no taking back at all."
        ),
    ] = "free"
    pace: Annotated[
        Pace,
        Meta(
            description="How long somebody may think before a bot takes the seat over until they return: "
            "live 5 minutes, daily 24 hours, weekly 7 days, unhurried for ever."
        ),
    ] = "unhurried"
    watch: Annotated[Watching, Meta(description="Who may look on without a seat.")] = "link"
    talk: Annotated[
        TalkRule,
        Meta(
            description="Who may say something: patrons, with the host; everybody, onlookers too; "
            "off: nobody, and nothing that was said is shown."
        ),
    ] = "patrons"
    listed: Annotated[
        bool,
        Meta(
            description="Whether people of this server find the table in the list of open tables and may "
            "sit down; else it takes an invitation."
        ),
    ] = False
    hints: Annotated[
        bool | None,
        Meta(
            description="Whether patrons may ask for hints; null: where one person plays alone or with bots."
        ),
    ] = None
    rated: Annotated[
        bool,
        Meta(description="Whether the result counts for the ratings of this server; docs/ratings.md."),
    ] = False
    seed: Annotated[
        Annotated[int, Meta(ge=0, le=(1 << 53) - 1)] | None,
        Meta(description="Deals the same cards again; null deals cards that nobody can compute."),
    ] = None


class SeatPlan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who shall sit somewhere before the start."""

    kind: Annotated[
        PlanKind,
        Meta(description="me: the asking person, several seats are a hot seat; open: whoever is invited."),
    ]
    bot: Annotated[BotName | None, Meta(description="The bot's level, for kind bot.")] = None
    name: Annotated[
        Annotated[str, Meta(max_length=200)] | None,
        Meta(description="A name for this seat only, for several at one device."),
    ] = None


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat of a table."""

    seat: SeatNumber
    kind: Annotated[SeatKind, Meta(description="Who may sit or sits here.")]
    name: Annotated[str, Meta(description="Of the person or bot; empty for an open seat.")] = ""
    bot: Annotated[str | None, Meta(description="The level of the bot that sits here.")] = None
    is_you: Annotated[bool, Meta(description="Whether you play this seat.")] = False
    is_host: Annotated[bool, Meta(description="Whether this person opened the table.")] = False
    taken_over: Annotated[
        str | None, Meta(description="The bot that plays for the person until they return.")
    ] = None
    hints: Annotated[int, Meta(description="How many hints were taken here.")] = 0
    colour: Annotated[
        SeatNumber | None,
        Meta(description="The seat whose colour and crest it has, after a rematch; null: its own."),
    ] = None


class UndoRequest(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody asks to take back more than they may on their own."""

    number: Annotated[int, Meta(description="Send it with your answer.")]
    seat: SeatNumber
    to: Annotated[int, Meta(description="How many choices would stand.")]
    waiting_for: Annotated[list[SeatNumber], Meta(description="Seats whose people have not agreed yet.")]


class TableCommission(msgspec.Struct, frozen=True, kw_only=True):
    """The day's commission that a table is for (docs/daily.md)."""

    day: Annotated[CommissionDay, Meta(description="In UTC.")]
    kind: Annotated[CommissionKind, Meta(description="solo: alone; duel: with one bot.")]
    ranked: Annotated[bool, Meta(description="Whether this is the one try that counts.")]
    closes: Annotated[
        int, Meta(description="Until then it counts if it is finished, in milliseconds since 1970.")
    ]


class TableInfo(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table as one person sees it."""

    id: TableId
    version: Annotated[int, Meta(description="Grows with everything that happens at the table.")]
    status: Annotated[
        Status,
        Meta(
            description="open: before the start; playing; over; review: an uploaded game; "
            "closed: its host left before the start."
        ),
    ]
    options: Options
    seats: list[SeatInfo]
    is_host: Annotated[bool, Meta(description="Whether you opened this table.")] = False
    edition: Annotated[
        str | None, Meta(description="Digest of the edition that is played; the id is in the options.")
    ] = None
    seed_chosen: Annotated[bool, Meta(description="Somebody chose the deal and may know it.")] = False
    hints: Annotated[bool, Meta(description="Whether hints may be asked for at this table.")] = False
    rated: Annotated[bool, Meta(description="Whether the result counts for ratings, as things stand.")] = (
        False
    )
    why_unrated: Annotated[
        WhyUnrated | None,
        Meta(
            description="What stands against a rated game here, be it wished or not; null: nothing. "
            "undone: everybody agreed to take back what had been seen."
        ),
    ] = None
    talk: Annotated[TalkRule, Meta(description="Who may say something at this table.")] = "off"
    can_talk: Annotated[bool, Meta(description="Whether you may.")] = False
    undo_request: UndoRequest | None = None
    deadline: Annotated[
        int | None, Meta(description="When a bot takes over the asked seat, in milliseconds since 1970.")
    ] = None
    rematch: Annotated[TableId | None, Meta(description="Where the same people meet again.")] = None
    branched_from: Annotated[TableId | None, Meta(description="The table this one goes on from.")] = None
    commission: TableCommission | None = None


class TableSummary(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table in a list."""

    id: TableId
    status: Annotated[Status, Meta(description="As in TableInfo.")]
    options: Options
    seats: list[SeatInfo]
    touched: Annotated[int, Meta(description="When something last happened, milliseconds since 1970.")]
    your_turn: Annotated[bool, Meta(description="Whether the game waits for you.")] = False
    undo_asked: Annotated[
        bool, Meta(description="Whether somebody waits for you to agree that they take back.")
    ] = False
    round: Annotated[int, Meta(description="1 to 5; 0 before the start.")] = 0
    scores: Annotated[list[int], Meta(description="VP by seat, as they stand.")] = []


class TableList(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Your tables, the latest first."""

    tables: list[TableSummary]
    next: Annotated[str | None, Meta(description="Ask again with this for more.")] = None


class OpenTables(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Listed tables with an open seat, the latest first."""

    tables: list[TableSummary]
    next: Annotated[str | None, Meta(description="Ask again with this for more.")] = None


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Open a table. Seats that are not named are open; you sit in the first one."""

    options: Options = Options()
    seats: Annotated[list[SeatPlan], Meta(max_length=4)] | None = None
    start: Annotated[bool, Meta(description="Start at once; no seat may be open then.")] = False


class TableChange(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Change a table before it starts; only the host may. What is left out stays."""

    options: Options | None = None
    seats: Annotated[list[SeatPlan], Meta(max_length=4)] | None = None


class Join(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Sit down at an open seat."""

    invite: Annotated[Token | None, Meta(description="Needed unless the table is listed.")] = None
    seat: Annotated[SeatNumber | None, Meta(description="A certain seat; null is the first open one.")] = None


class Watch(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Look on at a table by a watch link."""

    watch: Token


class Links(msgspec.Struct, frozen=True, kw_only=True):
    """Secret links of a table, for its people to pass on."""

    invite: Annotated[str | None, Meta(description="Lets its reader sit down; null once started.")]
    watch: Annotated[str | None, Meta(description="Lets its reader look on; null if nobody may.")]


class Revoke(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Make a link worthless and get a new one."""

    link: Annotated[LinkKind, Meta(description="Which of the two.")]


class TakeOverBody(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Let a bot play your seat until you take it back."""

    seat: SeatNumber
    bot: BotName


class GiveBackBody(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Play your seat yourself again."""

    seat: SeatNumber


class Branch(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Open a new table that goes on from a step of a game you may see fully."""

    step: Annotated[int, Meta(ge=0, le=100_000, description="How many choices of the game stand.")]
    seats: Annotated[list[SeatPlan], Meta(max_length=4)] | None = None
    start: Annotated[bool, Meta(description="Start at once; no seat may be open then.")] = True


class Upload(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game's record, to look at and to go on from."""

    record: Annotated[str, Meta(max_length=200_000, description="The text of the record.")]


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """Who you are on this server."""

    id: Annotated[str, Meta(description="Your id; no secret, but no use to others.")]
    name: Annotated[str, Meta(description="What others see.")]
    has_workshop: Annotated[bool, Meta(description="Whether editions can be typed in here.")] = False


class Rename(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new display name."""

    name: Annotated[str, Meta(max_length=200, description="1 to 40 visible signs.")]


class PersonalLink(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Carries you to another device: whoever opens it is you. Keep it to yourself."""

    url: Annotated[str, Meta(description="The secret is behind the #.")]
    token: Annotated[
        str | None, Meta(description="For a program that revoked its old one: its new token.")
    ] = None


class Carry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Be the person of a personal link on this device."""

    link: Token


class Forget(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Be forgotten; it cannot be taken back."""

    id: Annotated[str, Meta(max_length=100, description="Your own id: nobody is forgotten by accident.")]


class Forgotten(msgspec.Struct, frozen=True, kw_only=True):
    """You were forgotten."""

    left: Annotated[int, Meta(description="How many tables you left that waited or were played.")]


class Program(msgspec.Struct, frozen=True, kw_only=True):
    """An identity for a program, and its token for the header `Authorization: Bearer`."""

    id: Annotated[str, Meta(description="The program's id as a person.")]
    token: Annotated[str, Meta(description="Its secret; keep it.")]


class BotInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A level of computer patrons."""

    name: BotName


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """Whether the server works."""

    ok: Annotated[bool, Meta(description="Always true; else the answer is a refusal.")]
    version: Annotated[str, Meta(description="Of the program.")]
