"""What the companion answers: nothing is stored, everything follows from what was sent."""

from typing import Annotated

from msgspec import Meta, Struct

from lacrimosa.companion.shapes import EnteredEnd, EnteredTable, Problem, Setup, SoloQuestion
from lacrimosa.server.messages.hints import HintMessage
from lacrimosa.server.messages.question import Question
from lacrimosa.server.messages.steps import FinalScore, Happening
from lacrimosa.server.messages.tables import TableInfo

Problems = Annotated[list[Problem], Meta(description="Why it cannot be; nothing was computed then.")]


class ScoreAnswer(Struct, frozen=True, omit_defaults=True):
    """The last count of a table that was entered. `setup` of `by_cause` is what the score track showed."""

    problems: Problems = []
    final: Annotated[FinalScore | None, Meta(description="The count; left out if there are problems.")] = None


class SetupAnswer(Struct, frozen=True, omit_defaults=True):
    """What was drawn, and the steps."""

    problems: Problems = []
    setup: Annotated[Setup | None, Meta(description="Left out if there are problems.")] = None


class SoloStanding(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """How the Soloist stands, and what is asked."""

    round: Annotated[int, Meta(description="Round 1 to 5.")]
    turn: Annotated[
        int, Meta(description="His turn in hand or last ended, 1 to 4; 0 before his first of the round.")
    ]
    vp: Annotated[int, Meta(description="His VP.")] = 0
    finance: Annotated[int, Meta(description="His space of the finance track, from 0.")] = 0
    markers: Annotated[int, Meta(description="Markers he has left.")] = 0
    courts: Annotated[list[str], Meta(description="Court tiles he took.")] = []
    spaces: Annotated[list[str], Meta(description="Requiem spaces with his markers.")] = []
    filled: Annotated[
        list[str], Meta(description="Requiem spaces that are known to hold any marker, his among them.")
    ] = []
    happenings: Annotated[
        list[Happening],
        Meta(
            description="What he does in this turn, in order. `city_used` names a place he passes: a tile "
            "that lies there goes to the used pile."
        ),
    ] = []
    question: Annotated[
        SoloQuestion | None, Meta(description="What is asked now; left out when his game is over.")
    ] = None


class SoloAnswer(Struct, frozen=True, omit_defaults=True):
    """The Soloist after all answers."""

    problems: Problems = []
    standing: Annotated[SoloStanding | None, Meta(description="Left out if there are problems.")] = None


class AdviceAnswer(Struct, frozen=True, omit_defaults=True):
    """Turns for whoever told of a table, the best first; found from what was told and nothing else."""

    problems: Problems = []
    hints: Annotated[list[HintMessage], Meta(description="As those of the lantern.")] = []


class EnteredAnswer(Struct, frozen=True, omit_defaults=True):
    """A table of ours in the place of one of cardboard."""

    problems: Problems = []
    table: Annotated[TableInfo | None, Meta(description="Left out if there are problems.")] = None


class TurnAnswer(Struct, frozen=True, omit_defaults=True):
    """What can be done next in a turn that was told so far. A `came` problem asks for the card that came."""

    problems: Problems = []
    question: Annotated[
        Question | None, Meta(description="What is asked, with its options; left out if there are problems.")
    ] = None


class OpenFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A file that somebody kept."""

    text: Annotated[str, Meta(max_length=100_000, description="Its text, whatever it may be.")]


class OpenedAnswer(Struct, frozen=True, omit_defaults=True):
    """What a file holds: an end position or a table; neither if there are problems, each with its place."""

    problems: Problems = []
    end: Annotated[EnteredEnd | None, Meta(description="A `lacrimosa end 1` file.")] = None
    table: Annotated[EnteredTable | None, Meta(description="A `lacrimosa table 1` file.")] = None
