"""The companion of a table of cardboard. Stateless: the page keeps what was entered and sends it whole."""

import secrets

from lacrimosa.companion.ending import counted, end_problems
from lacrimosa.companion.files import read_entered
from lacrimosa.companion.problems import BadEntry
from lacrimosa.companion.setting_up import setup_of
from lacrimosa.companion.shapes import EnteredEnd, EnteredSetup, EnteredSolo, EnteredTable
from lacrimosa.companion.soloist import Soloist
from lacrimosa.companion.table import entry_problems, seen_by_one, table_state
from lacrimosa.notation.names import names_of
from lacrimosa.server.messages.companion import (
    AdviceAnswer,
    EnteredAnswer,
    OpenedAnswer,
    OpenFile,
    ScoreAnswer,
    SetupAnswer,
    SoloAnswer,
    TurnAnswer,
)
from lacrimosa.server.presenters.companion import asked_now, standing_of
from lacrimosa.server.presenters.final import final_of
from lacrimosa.server.security.rate_limits import need_room_for_table
from lacrimosa.server.services import Services
from lacrimosa.server.table.branching import enter
from lacrimosa.server.table.updates import table_info
from lacrimosa.server.web.auth import Caller
from lacrimosa.server.web.routing import Endpoints

endpoints = Endpoints("companion")
SEED_BITS = 52


@endpoints.post(
    "/api/companion/score",
    refusals=("bad_options", "not_found"),
    summary="The last count of a table of cardboard",
)
async def score_table(body: EnteredEnd, services: Services) -> ScoreAnswer:
    edition = await services.hall.editions.find(body.edition)
    try:
        state = counted(edition, body)
    except BadEntry as bad:
        return ScoreAnswer(problems=bad.problems)
    return ScoreAnswer(final=final_of(names_of(edition), state))


@endpoints.post(
    "/api/companion/setup", refusals=("bad_options", "not_found"), summary="Draw and list the set-up"
)
async def set_up_table(body: EnteredSetup, services: Services) -> SetupAnswer:
    """What is drawn for a table of cardboard, and the steps of its set-up."""
    edition = await services.hall.editions.find(body.edition)
    seed = secrets.randbits(SEED_BITS) if body.seed is None else body.seed
    try:
        return SetupAnswer(setup=setup_of(edition, body, seed))
    except BadEntry as bad:
        return SetupAnswer(problems=bad.problems)


@endpoints.post(
    "/api/companion/solo",
    refusals=("bad_options", "not_found"),
    summary="The Soloist of a table of cardboard",
)
async def play_soloist(body: EnteredSolo, services: Services) -> SoloAnswer:
    """His turns so far by your answers, and what is asked next. To undo, send fewer answers."""
    edition = await services.hall.editions.find(body.edition)
    try:
        return SoloAnswer(standing=standing_of(Soloist(edition, body)))
    except BadEntry as bad:
        return SoloAnswer(problems=bad.problems)


@endpoints.post(
    "/api/companion/turn",
    refusals=("bad_options", "not_found"),
    summary="What can be done next at a table of cardboard",
)
async def tell_turn(body: EnteredTable, services: Services) -> TurnAnswer:
    """The next question of a turn, so that it can be told choice by choice."""
    edition = await services.hall.editions.find(body.edition)
    try:
        state = table_state(edition, body)
    except BadEntry as bad:
        return TurnAnswer(problems=bad.problems)
    return TurnAnswer(question=asked_now(edition, state))


@endpoints.post(
    "/api/companion/open",
    refusals=("bad_options", "not_found"),
    summary="Read a file of a table of cardboard",
)
async def open_file(body: OpenFile, services: Services) -> OpenedAnswer:
    """A position that was exported. What is not entered yet may be missing; what cannot be is refused."""
    try:
        entered = read_entered(body.text)
    except BadEntry as bad:
        return OpenedAnswer(problems=bad.problems)
    edition = await services.hall.editions.find(entered.edition)
    if isinstance(entered, EnteredEnd):
        found = end_problems(edition, entered)
        return OpenedAnswer(problems=found) if found else OpenedAnswer(end=entered)
    found = entry_problems(edition, entered)
    return OpenedAnswer(problems=found) if found else OpenedAnswer(table=entered)


@endpoints.post(
    "/api/companion/advice", refusals=("bad_options", "not_found"), summary="Turns for a table of cardboard"
)
async def advise(body: EnteredTable, caller: Caller, services: Services) -> AdviceAnswer:
    """The best turn, and the best of other kinds. What you did not enter stays unknown."""
    edition = await services.hall.editions.find(body.edition)
    try:
        seen = seen_by_one(edition, body)
    except BadEntry as bad:
        return AdviceAnswer(problems=bad.problems)
    return AdviceAnswer(hints=await services.teacher.advise(caller.welcome(), edition, seen))


@endpoints.post(
    "/api/companion/tables",
    refusals=("bad_options", "not_found"),
    summary="Play on from a table of cardboard",
)
async def play_on(body: EnteredTable, caller: Caller, services: Services) -> EnteredAnswer:
    """A table of your own where yours of cardboard stands; bots play the others."""
    edition = await services.hall.editions.find(body.edition)
    try:
        state = table_state(edition, body)
    except BadEntry as bad:
        return EnteredAnswer(problems=bad.problems)
    person = caller.welcome()
    need_room_for_table(services.rate_limits, person)
    name = await services.people.name(person)
    table = await services.hall.create(enter(person, name, edition, state, body.seat))
    return EnteredAnswer(table=table_info(table, person))
