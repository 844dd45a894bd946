"""Looking back: steps as views, the steps' events, the record."""

from starlette.responses import Response

from lacrimosa.server.messages.refusals import Code
from lacrimosa.server.messages.review import GameReview
from lacrimosa.server.messages.socket import StepList, StepView
from lacrimosa.server.services import Services
from lacrimosa.server.table.history import line_view, record_of, step_list, step_view
from lacrimosa.server.web.auth import Caller
from lacrimosa.server.web.routing import Endpoints
from lacrimosa.server.web.validation import LineText, LookFrom, OnlyKept, SeatName, StepNumber, TableName

endpoints = Endpoints("history")


LOOKING_BACK: tuple[Code, ...] = (
    "unknown_person",
    "no_such_table",
    "no_such_step",
    "no_such_seat",
    "not_your_seat",
    "not_started",
    "not_over",
)


@endpoints.get(
    "/api/tables/{table}/steps/{step}",
    refusals=LOOKING_BACK,
    summary="The game after a number of choices",
)
async def read_step(
    table: TableName,
    step: StepNumber,
    caller: Caller,
    services: Services,
    look_from: LookFrom = None,
) -> StepView:
    return step_view(await services.hall.look(table), caller.person, step, look_from)


@endpoints.get(
    "/api/tables/{table}/steps/{step}/line",
    refusals=(*LOOKING_BACK, "not_offered"),
    summary="A finished game after other choices than those made from a step on",
)
async def read_line(
    table: TableName,
    step: StepNumber,
    caller: Caller,
    services: Services,
    line: LineText = "",
    look_from: LookFrom = None,
) -> StepView:
    """What chance decides in them is drawn for this answer alone."""
    return line_view(await services.hall.look(table), caller.person, step, line, look_from)


@endpoints.get(
    "/api/tables/{table}/steps",
    refusals=LOOKING_BACK,
    summary="What happened, choice by choice",
)
async def read_steps(
    table: TableName,
    caller: Caller,
    services: Services,
    first: StepNumber = 0,
    look_from: LookFrom = None,
) -> StepList:
    """At most 100 at a time, from the first one asked for."""
    return step_list(await services.hall.look(table), caller.person, first, look_from)


@endpoints.get(
    "/api/tables/{table}/review/{seat}",
    refusals=("unknown_person", "no_such_table", "no_such_seat", "not_started", "not_over", "not_allowed"),
    summary="The review of one patron's finished game, as far as it has got",
)
async def read_review(
    table: TableName, seat: SeatName, caller: Caller, services: Services, only: OnlyKept = None
) -> GameReview:
    """Asking begins it and keeps it going. Everybody waits for one review: the one asked for last."""
    found = await services.hall.look(table)
    return await services.reviews.look(found, caller.person, seat, begins=only is None)


@endpoints.get(
    "/api/tables/{table}/record",
    refusals=("unknown_person", "no_such_table", "not_started", "not_over", "not_allowed"),
    media_type="text/plain",
    summary="The record of a finished game",
)
async def read_record(table: TableName, caller: Caller, services: Services) -> Response:
    text = record_of(await services.hall.look(table), caller.person)
    disposition = f'attachment; filename="lacrimosa-{table[:8]}.txt"'
    return Response(text, media_type="text/plain", headers={"content-disposition": disposition})
