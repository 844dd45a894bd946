"""The protocol of this server: its sections in the order of the reference, with all their roots."""

from typing import Final

from lacrimosa.server.messages import tables
from lacrimosa.server.messages.board import Board
from lacrimosa.server.messages.components import EditionInfo
from lacrimosa.server.messages.goods import Cost, Purse, Reward
from lacrimosa.server.messages.question import Preview, Question, Target
from lacrimosa.server.messages.refusals import Refusal
from lacrimosa.server.messages.rules import RulesInfo
from lacrimosa.server.messages.socket import ClientMessage, ServerMessage, StepList, StepView
from lacrimosa.server.messages.steps import Final as LastCount
from lacrimosa.server.messages.steps import Step
from lacrimosa.server.messages.vocabularies import VOCABULARIES
from lacrimosa.server.protocol.model import Root
from lacrimosa.server.protocol.reference_text import Section, reference
from lacrimosa.server.protocol.typescript_text import typescript

TYPESCRIPT_BANNER: Final = "Made by tools/make_protocol.py from lacrimosa.server.messages. Do not edit."
REFERENCE_BANNER: Final = """\
# Protocol

<!-- Made by tools/make_protocol.py from lacrimosa.server.messages. Do not edit. -->

Every message as JSON. `web/src/net/messages.ts` has the same types for TypeScript."""


SECTIONS: Final = [
    Section(
        "Over the socket: what you send",
        "Each of these is answered, with its own id, by an `answer`.",
        [("ClientMessage", ClientMessage)],
        requests=True,
    ),
    Section(
        "Over the socket: what you get",
        "An `update` comes whenever the table has changed, an `answer` for each of your messages.",
        [("ServerMessage", ServerMessage)],
    ),
    Section(
        "Tables and people: what you send",
        "Bodies of requests.",
        [
            tables.NewTable,
            tables.SetUp,
            tables.Join,
            tables.Watch,
            tables.Revoke,
            tables.TakeOverBody,
            tables.GiveBackBody,
            tables.Branch,
            tables.Upload,
            tables.Rename,
            tables.Carry,
        ],
        requests=True,
    ),
    Section(
        "Tables and people: what you get",
        "Bodies of answers.",
        [
            tables.TableInfo,
            tables.TableList,
            tables.Links,
            tables.Me,
            tables.PersonalLink,
            tables.Program,
            tables.BotInfo,
            tables.Health,
        ],
    ),
    Section("Refusals", "Whatever is not done is answered with one of these.", [Refusal]),
    Section("The board", "The table as one seat, or a spectator, may know it.", [Board]),
    Section(
        "Questions and prices",
        "What is asked, what can be pointed at, what it would cost, and why not.",
        [Question, Target, Preview],
    ),
    Section(
        "What happened", "The choices made so far and the last count.", [Step, LastCount, StepView, StepList]
    ),
    Section("The edition", "Every component with its values and the words printed on it.", [EditionInfo]),
    Section("The rules", "The rulebook as text.", [RulesInfo]),
    Section("Goods", "What is paid, gained and owned.", [Cost, Reward, Purse]),
    Section(
        "Words",
        "The closed vocabularies.",
        list(VOCABULARIES.items()),
    ),
]


def all_roots() -> list[Root]:
    return [root for section in SECTIONS for root in section.roots]


def protocol_typescript() -> str:
    requests = [root for section in SECTIONS if section.requests for root in section.roots]
    answers = [root for section in SECTIONS if not section.requests for root in section.roots]
    return typescript(answers, TYPESCRIPT_BANNER, requests)


def protocol_reference() -> str:
    return reference(SECTIONS, REFERENCE_BANNER)
