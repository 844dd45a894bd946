"""Rated play: who stands where, somebody's history, and what a game changed."""

from typing import Annotated

from msgspec import Meta

from lacrimosa.server.messages.ratings import GameRating, PersonRating, Ratings
from lacrimosa.server.services import Services
from lacrimosa.server.web.auth import Caller
from lacrimosa.server.web.routing import Endpoints
from lacrimosa.server.web.validation import TableName

endpoints = Endpoints("ratings")

Patrons = Annotated[
    Annotated[str, Meta(pattern="^[234]$")] | None,
    Meta(description="Only games with so many seats; left out: all."),
]
KeyName = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{20}$", description="`key` of somebody on the board.")]


def _seats(patrons: str | None) -> int | None:
    return None if patrons is None else int(patrons)


@endpoints.get("/api/ratings", refusals=("unknown_person",), summary="Who stands where on this server")
async def read_ratings(caller: Caller, services: Services, patrons: Patrons = None) -> Ratings:
    """People under the names they had at their latest rated table, and the bots of the ladder."""
    return await services.ratings.board(caller.welcome(), _seats(patrons))


@endpoints.get(
    "/api/ratings/people/{key}",
    refusals=("unknown_person", "not_found"),
    summary="Somebody's rating and how it came about",
)
async def read_rating(
    key: KeyName, caller: Caller, services: Services, patrons: Patrons = None
) -> PersonRating:
    return await services.ratings.person(key, caller.welcome(), _seats(patrons))


@endpoints.get(
    "/api/tables/{table}/rating",
    refusals=("unknown_person", "no_such_table", "not_found"),
    summary="What a finished rated game changed",
)
async def read_game_rating(table: TableName, caller: Caller, services: Services) -> GameRating:
    """For whoever may see the table."""
    return await services.ratings.game(table, caller.person)
