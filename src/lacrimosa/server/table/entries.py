"""The entries of a table's log. Their JSON is stored for ever: fields may be added, with a default."""

import msgspec

from lacrimosa.server.messages.tables import Options, TableCommission, TalkRule
from lacrimosa.server.messages.tasks import TaskKind, Theme, TriedTurn


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="is"):
    """Something that happened at a table."""


class SeatEntry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who sits in a seat: a person's id, or a bot's level, or neither."""

    person: str | None = None
    bot: str | None = None
    name: str = ""


class Task(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a table was opened for: a turn to be found. The answer is told to nobody who does not ask."""

    kind: TaskKind
    seat: int
    best: str  # the answer: a line of choices in the notation
    table: str | None = None  # of a try: the finished game, its turn, the step that begins at, what it lost
    number: int | None = None
    step: int | None = None
    loss: float | None = None
    puzzle: str | None = None
    theme: Theme | None = None


class Created(Entry, frozen=True, tag="created"):
    """The table was opened. With a record it goes on from there instead of dealing anew."""

    host: str
    options: Options
    seats: list[SeatEntry]
    secret: str = ""  # 32 bytes in hex, never told to anybody: see luck.py
    bot_seed: int = 0  # of earlier versions, instead of the secret
    record: str | None = None
    digest: str | None = None  # of the record's edition
    branch: str | None = None  # the table the record comes from
    lesson: str | None = None  # the lesson whose position the record is
    task: Task | None = None
    colours: list[int] = []  # by seat: whose colour it has, where that is not its own
    commission: TableCommission | None = None


class Arranged(Entry, frozen=True, tag="arranged"):
    """The host changed options or seats before the start."""

    options: Options
    seats: list[SeatEntry]


class SatDown(Entry, frozen=True, tag="sat_down"):
    seat: int
    person: str
    name: str


class StoodUp(Entry, frozen=True, tag="stood_up"):
    """A person left: before the start the seat is open again, later a bot plays it for good."""

    seat: int
    bot: str | None = None


class Closed(Entry, frozen=True, tag="closed"):
    """The host left a table that had not started."""


class Renewed(Entry, frozen=True, tag="renewed"):
    """A link was revoked; the next one has this generation."""

    link: str
    generation: int


class Watched(Entry, frozen=True, tag="watched"):
    """Somebody came by the watch link of this generation."""

    person: str
    generation: int


class Started(Entry, frozen=True, tag="started"):
    """The game began. The record holds deal, edition, a chosen seed, and the choices before a branch.

    The game of a task, or of a table that was entered, begins at a position instead; all that its seat cannot
    know is dealt anew by a number.
    """

    record: str  # empty where there is a position
    digest: str  # of the edition
    review: bool = False
    position: str | None = None
    dealt: int = 0
    seat: int | None = None  # who knows the position, where there is no task


class Chosen(Entry, frozen=True, tag="chosen"):
    """A choice was made; `shuffles` is what chance decided in it: pile, and the order in hex."""

    seat: int
    choice: str
    shuffles: list[tuple[int, str]] = []
    person: str | None = None  # None: a bot
    message: str | None = None
    forced: bool = False  # made because it was the only option


class Undone(Entry, frozen=True, tag="undone"):
    """Choices were taken back until `to` of them stood."""

    to: int
    person: str
    message: str | None = None


class Redone(Entry, frozen=True, tag="redone"):
    """The choice taken back last was made again, with the same luck."""

    person: str
    message: str | None = None


class UndoAsked(Entry, frozen=True, tag="undo_asked"):
    to: int
    person: str
    seat: int
    message: str | None = None


class UndoAnswered(Entry, frozen=True, tag="undo_answered"):
    """A person agreed, or ended the matter by refusing or withdrawing."""

    person: str
    agree: bool
    message: str | None = None


class TakenOver(Entry, frozen=True, tag="taken_over"):
    """A bot plays for the person in the seat."""

    seat: int
    bot: str
    by_clock: bool = False
    message: str | None = None
    person: str | None = None


class GivenBack(Entry, frozen=True, tag="gave_back"):
    """The person plays the seat again."""

    seat: int
    person: str
    message: str | None = None


class HintTaken(Entry, frozen=True, tag="hint_taken"):
    """A person was told which turns are good; once for a position."""

    seat: int
    person: str
    message: str | None = None


class TalkSet(Entry, frozen=True, tag="talk_set"):
    """The host said who may talk from now on."""

    talk: TalkRule
    person: str
    message: str | None = None


class Rematched(Entry, frozen=True, tag="rematched"):
    table: str


class JudgeAsked(Entry, frozen=True, tag="judge_asked"):
    """A person wants the turn that stands judged."""

    line: str
    person: str
    message: str | None = None


class Judged(Entry, frozen=True, tag="judged"):
    """What came of it."""

    result: TriedTurn


class JudgeFailed(Entry, frozen=True, tag="judge_failed"):
    """Nothing came of it: somebody may ask again."""

    line: str


class ClueShown(Entry, frozen=True, tag="clue_shown"):
    """A person asked for the next clue of a task."""

    person: str
    message: str | None = None


class AnswerShown(Entry, frozen=True, tag="answer_shown"):
    """A person gave up looking."""

    person: str
    message: str | None = None


AnyEntry = (
    Created
    | Arranged
    | SatDown
    | StoodUp
    | Closed
    | Renewed
    | Watched
    | Started
    | Chosen
    | Undone
    | Redone
    | UndoAsked
    | UndoAnswered
    | TakenOver
    | GivenBack
    | HintTaken
    | TalkSet
    | Rematched
    | JudgeAsked
    | Judged
    | JudgeFailed
    | ClueShown
    | AnswerShown
)

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def encode_entry(entry: AnyEntry) -> bytes:
    return _encoder.encode(entry)


def decode_entry(body: bytes) -> AnyEntry:
    return _decoder.decode(body)
