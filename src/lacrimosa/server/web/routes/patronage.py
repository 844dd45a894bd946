"""My patronage: one's own finished games, what they come to, taking one out, and the export."""

from typing import Annotated

from msgspec import Meta

from lacrimosa.server.messages.patronage import (
    Patronage,
    PatronageExport,
    PatronageGame,
    PatronageGames,
)
from lacrimosa.server.services import Services
from lacrimosa.server.web.auth import Caller
from lacrimosa.server.web.routing import Endpoints
from lacrimosa.server.web.validation import TableName

endpoints = Endpoints("patronage")

First = Annotated[int, Meta(ge=0, le=1_000_000, description="`next` of the page before; 0 at first.")]
OnlyTakenOut = Annotated[
    Annotated[str, Meta(pattern="^taken_out$")] | None,
    Meta(description="`taken_out`: the games that were taken out, and no others."),
]


@endpoints.get("/api/patronage", refusals=("unknown_person",), summary="Your catalogues and figures")
async def read_patronage(caller: Caller, services: Services) -> Patronage:
    """Of your finished games; `pending` of them are still being counted."""
    return await services.patronages.overview(caller.welcome())


@endpoints.get(
    "/api/patronage/games", refusals=("unknown_person",), summary="Your finished games, the latest first"
)
async def list_games(
    caller: Caller, services: Services, first: First = 0, only: OnlyTakenOut = None
) -> PatronageGames:
    return await services.patronages.games(caller.person, first, taken_out=only is not None)


@endpoints.get(
    "/api/patronage/games/{table}",
    refusals=("unknown_person", "no_such_table"),
    summary="One finished game, and what it entered",
)
async def read_game(table: TableName, caller: Caller, services: Services) -> PatronageGame:
    return await services.patronages.game(caller.person, table)


@endpoints.delete(
    "/api/patronage/games/{table}",
    refusals=("unknown_person", "no_such_table"),
    summary="Take a game out of your patronage",
)
async def take_out_game(table: TableName, caller: Caller, services: Services) -> PatronageGame:
    """Nobody else notices; the game itself stays."""
    await services.patronages.take_out(caller.person, table)
    return await services.patronages.game(caller.person, table)


@endpoints.post(
    "/api/patronage/games/{table}",
    refusals=("unknown_person", "no_such_table"),
    summary="Put a game back that you took out",
)
async def put_back_game(table: TableName, caller: Caller, services: Services) -> PatronageGame:
    await services.patronages.put_back(caller.person, table)
    return await services.patronages.game(caller.person, table)


@endpoints.get(
    "/api/patronage/export", refusals=("unknown_person", "not_ready"), summary="Everything, to keep"
)
async def export_patronage(caller: Caller, services: Services) -> PatronageExport:
    """A file of format 1: every game, all that is counted of it, and everything you did there."""
    return await services.patronages.export(caller.person)
