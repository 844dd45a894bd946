"""What goes over a table's socket, and over long polling in the same words."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from lacrimosa.server.messages.board import Board
from lacrimosa.server.messages.hints import HintMessage
from lacrimosa.server.messages.question import Preview, Question, Target
from lacrimosa.server.messages.refusals import Refusal
from lacrimosa.server.messages.steps import FinalScore, Step
from lacrimosa.server.messages.tables import BotName, SeatNumber, TableInfo, TalkRule
from lacrimosa.server.messages.talk import SealName, Talk, TalkNumber, TalkStep
from lacrimosa.server.messages.tasks import TaskStanding

MessageId = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        description="Yours to choose; each of your latest 100 is done once, however often it comes.",
    ),
]
StateNumber = Annotated[
    int, Meta(ge=0, le=1 << 52, description="The state number of the update you saw when you chose.")
]
ChoiceText = Annotated[
    str, Meta(min_length=1, max_length=120, description="A choice by value: travel vienna")
]
PressOn = Literal["no", "within_turn", "always"]
Verdict = Literal["open", "met", "missed"]


class Choose(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="choose"):
    """Make a choice for the seat that is asked."""

    id: MessageId
    state: StateNumber
    choice: ChoiceText
    press_on: Annotated[
        PressOn,
        Meta(
            description="Make choices that follow and have one option only, too: no; within the turn, "
            "so that its end is still yours to confirm; or always."
        ),
    ] = "no"


class Undo(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="undo"):
    """Take choices back; beyond the barrier the other people are asked."""

    id: MessageId
    state: StateNumber
    to: Annotated[
        Annotated[int, Meta(ge=0, le=100_000)] | None,
        Meta(description="How many choices shall stand; null takes back your last one."),
    ] = None


class Redo(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="redo"):
    """Make the choice again that was taken back last."""

    id: MessageId
    state: StateNumber


class AnswerUndo(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="answer_undo"):
    """Agree to somebody's wish to take back, or not; the one who asked may withdraw it with no."""

    id: MessageId
    request: Annotated[int, Meta(ge=0, le=1 << 52, description="The number of the wish you saw.")]
    agree: Annotated[bool, Meta(description="Yes or no.")]


class AskPreview(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="preview"):
    """What a choice would cost and leave you with, or why it cannot be made."""

    id: MessageId
    choice: ChoiceText


class AskHint(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="hint"):
    """What you could do with your turn; the log tells everybody that a hint was taken."""

    id: MessageId
    state: StateNumber


class TakeOver(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="take_over"):
    """Let a bot play your seat until you take it back."""

    id: MessageId
    seat: SeatNumber
    bot: BotName


class GiveBack(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="give_back"):
    """Play your seat yourself again."""

    id: MessageId
    seat: SeatNumber


class Judge(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="judge"):
    """At the table of a task: judge the turn that stands. What comes of it is in a later update."""

    id: MessageId
    state: StateNumber


class ShowAnswer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="show_answer"):
    """At the table of a task: give up looking; updates hold the answer from now on."""

    id: MessageId


class ShowClue(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="show_clue"):
    """At the table of a task: ask for the next clue; the first tells the actions, the second the cards."""

    id: MessageId


class Say(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="say"):
    """Say a line to the table."""

    id: MessageId
    step: TalkStep
    text: Annotated[str, Meta(min_length=1, max_length=1400, description="1 to 140 visible signs.")]


class React(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="react"):
    """Set a seal on a move, one of each kind, or take it away."""

    id: MessageId
    step: TalkStep
    seal: Annotated[SealName, Meta(description="One of each kind is yours to set on a move.")]
    on: Annotated[bool, Meta(description="Set it, or take it away.")] = True


class MuteSpeaker(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="mute"):
    """Hear nothing more of whoever said something, at any table; or hear them again."""

    id: MessageId
    number: TalkNumber
    on: Annotated[bool, Meta(description="Hear nothing, or hear them again.")] = True


class SetTalk(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="set_talk"):
    """As the host: who may say something from now on."""

    id: MessageId
    talk: Annotated[TalkRule, Meta(description="As in the options of a table.")]


ClientMessage = (
    Choose
    | Undo
    | Redo
    | AnswerUndo
    | AskPreview
    | AskHint
    | TakeOver
    | GiveBack
    | Judge
    | ShowClue
    | ShowAnswer
    | Say
    | React
    | MuteSpeaker
    | SetTalk
)


class LessonStanding(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How far you are with the task of a lesson, as the rules see it."""

    lesson: Annotated[str, Meta(description="Id of the lesson.")]
    verdict: Annotated[
        Verdict,
        Meta(description="open: there is still something to do; missed: the turn is over without it."),
    ]
    why: Annotated[str | None, Meta(description="What was missed, by a name of the lesson.")] = None
    start: Annotated[int, Meta(description="How many choices stood when the lesson began.")]


class Update(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="update"):
    """Everything you may know of the table now, and what happened since you were last told."""

    version: Annotated[int, Meta(description="Ask for what came after this one when you reconnect.")]
    table: TableInfo
    state: Annotated[int, Meta(description="Send it with your choice.")] = 0
    seat: Annotated[
        SeatNumber | None, Meta(description="The seat you look from: yours, the asked one if it is yours.")
    ] = None
    board: Board | None = None
    question: Question | None = None
    targets: Annotated[list[Target], Meta(description="Everything on the board you can point at.")] = []
    step: Annotated[int, Meta(description="How many choices were made.")] = 0
    steps_from: Annotated[
        int, Meta(description="The choices up to here stand as you know them; `steps` follow.")
    ] = 0
    steps: list[Step] = []
    undo_to: Annotated[
        int | None, Meta(description="How many choices stand after an undo; null if there is none.")
    ] = None
    undo_asks: Annotated[bool, Meta(description="Whether that undo needs the others' consent.")] = False
    can_redo: Annotated[bool, Meta(description="Whether you may make a choice again.")] = False
    final: Annotated[FinalScore | None, Meta(description="The last count, once the game is over.")] = None
    lesson: Annotated[LessonStanding | None, Meta(description="At the table of a lesson.")] = None
    task: Annotated[TaskStanding | None, Meta(description="At the table of a task.")] = None


class Answer(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="answer"):
    """The answer to one of your messages."""

    to: Annotated[str | None, Meta(description="The id of your message; null if it could not be read.")]
    refusal: Annotated[Refusal | None, Meta(description="Why it was not done; null if it was.")] = None
    version: Annotated[int, Meta(description="The table's version with your message done.")] = 0
    preview: Preview | None = None
    hints: Annotated[
        list[HintMessage] | None,
        Meta(
            description="One to three turns, the best first; none where the question is not part of a turn."
        ),
    ] = None
    update: Annotated[
        Update | None, Meta(description="The fresh state, if your message came too late for the old one.")
    ] = None


class Presence(msgspec.Struct, frozen=True, kw_only=True, tag="presence"):
    """Who is at the table right now."""

    seats: Annotated[list[SeatNumber], Meta(description="Seats whose people are connected.")]
    watching: Annotated[int, Meta(description="How many look on.")]


class Bye(msgspec.Struct, frozen=True, kw_only=True, tag="bye"):
    """The server ends the conversation."""

    refusal: Refusal


ServerMessage = Update | Answer | Presence | Talk | Bye


class StepView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The game after some of its choices, as one seat, a spectator or, at the end, everybody may see it."""

    step: Annotated[int, Meta(description="How many choices had been made.")]
    steps: Annotated[int, Meta(description="How many were made until now.")]
    seat: SeatNumber | None = None
    open: Annotated[bool, Meta(description="Nothing is hidden.")] = False
    board: Board
    question: Question
    targets: list[Target] = []
    last: Annotated[Step | None, Meta(description="The choice that led here.")] = None
    final: FinalScore | None = None


class StepList(msgspec.Struct, frozen=True, kw_only=True):
    """What happened, choice by choice."""

    steps: list[Step]
    total: Annotated[int, Meta(description="How many choices were made in all.")]
