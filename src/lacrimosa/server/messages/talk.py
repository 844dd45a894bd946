"""What people say to each other at a table, beside its log: lines of text, and seals set on a move."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from lacrimosa.server.messages.tables import SeatNumber

SealName = Literal["bravo", "encore", "touche", "charming", "alas", "patience"]
LONGEST_LINE: Final = 140

TalkStep = Annotated[
    int,
    Meta(ge=0, le=100_000, description="How many choices stood at the move it belongs to; 0 is no move."),
]
TalkNumber = Annotated[int, Meta(ge=1, le=1_000_000, description="Of what was said, from 1.")]


class Said(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line or a seal of somebody; one that was removed, or is of somebody you muted, has neither."""

    number: TalkNumber
    step: TalkStep
    at: Annotated[int, Meta(description="When it came, in milliseconds since 1970.")]
    seat: Annotated[SeatNumber | None, Meta(description="Where they sat; null for an onlooker.")] = None
    name: Annotated[str, Meta(description="What they were called.")] = ""
    text: Annotated[str | None, Meta(description="Plain text, never markup.")] = None
    seal: Annotated[SealName | None, Meta(description="One of six signs, instead of a text.")] = None
    is_you: Annotated[bool, Meta(description="You said it.")] = False
    is_removed: Annotated[bool, Meta(description="It was taken away.")] = False
    is_muted: Annotated[bool, Meta(description="You want to hear nothing of them.")] = False


class Talk(Struct, frozen=True, kw_only=True, tag="talk"):
    """What was said at the table and you do not know yet; what changed comes again, under its number."""

    talk: Annotated[int, Meta(description="Ask for what came after this one when you reconnect.")]
    said: Annotated[list[Said], Meta(description="In the order in which it came or changed.")]
