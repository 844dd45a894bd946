"""Looking back: steps as views, the steps' events, the record."""

from typing import Any

from litestar import Response, get

from lacrimosa.server.messages.socket import StepList, StepView
from lacrimosa.server.services import Services
from lacrimosa.server.table.history import record_of, step_list, step_view
from lacrimosa.server.web.addresses import LookFrom, StepNumber, TableName
from lacrimosa.server.web.refusing import refusals
from lacrimosa.server.web.visitor import Visitor

TAGS = ["history"]
LOOKING_BACK = refusals(
    "unknown_person",
    "no_such_table",
    "no_such_step",
    "no_such_seat",
    "not_your_seat",
    "not_started",
    "not_over",
)


@get(
    "/api/tables/{table:str}/steps/{step:str}",
    tags=TAGS,
    responses=LOOKING_BACK,
    summary="The game after a number of choices",
)
async def read_step(
    table: TableName,
    step: StepNumber,
    visitor: Visitor,
    services: Services,
    look_from: LookFrom = None,
) -> StepView:
    return step_view(await services.hall.look(table), visitor.person, step, look_from)


@get(
    "/api/tables/{table:str}/steps",
    tags=TAGS,
    responses=LOOKING_BACK,
    summary="What happened, choice by choice",
)
async def read_steps(
    table: TableName,
    visitor: Visitor,
    services: Services,
    first: StepNumber = 0,
    look_from: LookFrom = None,
) -> StepList:
    """At most 100 at a time, from the first one asked for."""
    return step_list(await services.hall.look(table), visitor.person, first, look_from)


@get(
    "/api/tables/{table:str}/record",
    tags=TAGS,
    responses=refusals("unknown_person", "no_such_table", "not_started", "not_over"),
    media_type="text/plain",
    summary="The record of a finished game",
)
async def read_record(table: TableName, visitor: Visitor, services: Services) -> Response[str]:
    text = record_of(await services.hall.look(table), visitor.person)
    disposition = f'attachment; filename="lacrimosa-{table[:8]}.txt"'
    return Response(text, media_type="text/plain", headers={"content-disposition": disposition})


ROUTES: list[Any] = [read_step, read_steps, read_record]
