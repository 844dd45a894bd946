"""Tasks: a turn to be found, judged when its person asks for it; and the puzzles, with what came of them."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from lacrimosa.server.messages.review import ReviewDeed, ReviewReason, ReviewSource, Share, Vp
from lacrimosa.server.messages.tables import SeatNumber, TableId

TaskKind = Literal["try", "puzzle"]
TryVerdict = Literal["best", "as_good", "inaccuracy", "mistake"]
Theme = Literal["sell", "deny", "majority", "court", "cash"]
# at_once: found with the first try; later: after others, or another day; missed: neither so far.
PuzzleOutcome = Literal["at_once", "later", "missed"]

# What a turn of a clue does.
ClueAction = Literal["document", "commission", "perform", "sell", "travel", "requiem", "income"]

Line = Annotated[list[str], Meta(description="Own choices in notation, from the beginning of the turn on.")]
Count = Annotated[int, Meta(ge=0, description="How many puzzles.")]


class TriedTurn(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A turn that was tried, and what it is worth against the best one found."""

    line: Line
    verdict: Annotated[TryVerdict, Meta(description="`best` also where it beats what was found before.")]
    loss: Vp
    low: Annotated[float, Meta(description="The loss is at least this, with 95 %.")]
    high: Annotated[float, Meta(description="The loss is at most this, with 95 %.")]
    ahead: Annotated[Share, Meta(description="Share of the pairs that the best line won; ties count half.")]
    deeds: Annotated[list[ReviewDeed], Meta(description="What the turn did.")] = []
    better: Annotated[
        list[ReviewDeed],
        Meta(description="What the best line does that it did not. This and all below only with the answer."),
    ] = []
    sources: Annotated[list[ReviewSource], Meta(description="Add up to the loss, the greatest first.")] = []
    reasons: Annotated[list[ReviewReason], Meta(description="The sources that matter.")] = []
    overlooked: Annotated[list[ReviewReason], Meta(description="What the turn overlooked, if anything.")] = []


class TaskStanding(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How far you are with a task. Nothing in it tells the answer until you found it or asked for it."""

    kind: Annotated[TaskKind, Meta(description="try: a turn of a game of yours; puzzle.")]
    start: Annotated[int, Meta(description="How many choices stood when the task began.")]
    over: Annotated[
        bool, Meta(description="The turn is over: it may be judged or taken back; nobody else moves.")
    ] = False
    judging: Annotated[bool, Meta(description="A turn is being judged.")] = False
    failed: Annotated[bool, Meta(description="The last judgement could not be made; ask again.")] = False
    tries: Annotated[list[TriedTurn], Meta(description="What was judged, in that order.")] = []
    now: Annotated[
        int | None, Meta(description="The place in `tries` of the turn that stands, once it is judged.")
    ] = None
    solved: Annotated[
        bool, Meta(description="A turn `best` or `as_good` was found before the answer was shown.")
    ] = False
    clue_actions: Annotated[
        list[ClueAction] | None,
        Meta(description="The first clue: what the best line does, in no order; null until you ask for it."),
    ] = None
    clue_cards: Annotated[
        list[str] | None,
        Meta(description="The second clue: its cards for Experiences and Story; null until you ask for it."),
    ] = None
    answer: Annotated[Line | None, Meta(description="The best line found; null until you ask for it.")] = None
    table: Annotated[TableId | None, Meta(description="Of a try: the table of the finished game.")] = None
    seat: Annotated[SeatNumber | None, Meta(description="Of a try: the seat in that game.")] = None
    number: Annotated[int | None, Meta(description="Of a try: the turn in that game's review.")] = None
    step: Annotated[int | None, Meta(description="Of a try: the step of that game it begins at.")] = None
    loss: Annotated[float | None, Meta(description="Of a try: what the turn lost in that game.")] = None
    puzzle: Annotated[str | None, Meta(description="Of a puzzle: its id.")] = None
    theme: Annotated[
        Theme | None, Meta(description="Of a puzzle that was found or given up: what it is about.")
    ] = None


class PuzzleInfo(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A puzzle in the list."""

    id: Annotated[str, Meta(description="Its id, a number of three digits.")]
    grade: Annotated[str, Meta(description="The lowest level of bots that mostly finds it.")]
    missed: Annotated[dict[str, float], Meta(description="By level of bots: the share that misses it.")]
    round: Annotated[int, Meta(description="The round it is from.")]
    turn: Annotated[int, Meta(description="The turn of that round.")]
    players: Annotated[int, Meta(description="How many patrons play.")]
    theme: Annotated[
        Theme | None, Meta(description="What it is about; null until you found it or missed it.")
    ] = None
    outcome: Annotated[PuzzleOutcome | None, Meta(description="What came of it; null: not tried yet.")] = None


class PuzzleCount(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How far you are with the puzzles of one theme or one grade."""

    name: Annotated[str, Meta(description="The theme or the grade.")]
    total: Count
    at_once: Count = 0
    later: Count = 0
    missed: Count = 0


class PuzzleList(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All puzzles in the order to play them, and how far you are."""

    puzzles: list[PuzzleInfo]
    streak: Annotated[int, Meta(description="How many you found at once in a row until now.")] = 0
    best_streak: Annotated[int, Meta(description="How many you ever found at once in a row.")] = 0
    themes: list[PuzzleCount] = []
    grades: list[PuzzleCount] = []
    missed: Annotated[list[str], Meta(description="Ids of those missed so far, the latest first.")] = []
