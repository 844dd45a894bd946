"""Tasks: turns to try again, and puzzles."""

from pathlib import Path

from lacrimosa.puzzles.puzzle import SHIPPED, UnknownPuzzle, puzzle, puzzle_ids
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.messages.tables import TableInfo
from lacrimosa.server.messages.tasks import PuzzleList
from lacrimosa.server.reviews.trying_again import open_try
from lacrimosa.server.security.rate_limits import need_room_for_table
from lacrimosa.server.services import Services
from lacrimosa.server.store.store import Unavailable
from lacrimosa.server.table.entries import AnyEntry
from lacrimosa.server.table.puzzles import open_puzzle, puzzle_list
from lacrimosa.server.table.updates import table_info
from lacrimosa.server.web.auth import Caller
from lacrimosa.server.web.routing import Endpoints
from lacrimosa.server.web.validation import PuzzleName, SeatName, TableName, TurnNumber

endpoints = Endpoints("tasks")


@endpoints.post(
    "/api/tables/{table}/review/{seat}/tries/{number}",
    refusals=(
        "unknown_person",
        "no_such_table",
        "no_such_seat",
        "not_started",
        "not_over",
        "not_allowed",
        "not_found",
    ),
    summary="Try a reviewed turn again",
    status=201,
)
async def try_again(
    table: TableName, seat: SeatName, number: TurnNumber, caller: Caller, services: Services
) -> TableInfo:
    """A table of your own at what the seat knew then. No list has it; its updates tell how far you are."""
    person = caller.person
    found = await services.hall.look(table)
    game, turn, review = await services.reviews.turn(found, person, seat, number)
    need_room_for_table(services.rate_limits, person)
    name = await services.people.name(person)
    return await _opened(services, person, open_try(person, name, table, game, turn, review))


@endpoints.get("/api/puzzles", refusals=("unknown_person",), summary="The puzzles, and how far you are")
async def list_puzzles(caller: Caller, services: Services) -> PuzzleList:
    try:
        rows = await services.store.puzzles_of(caller.person)
    except Unavailable as problem:
        raise Refused("unavailable", "results cannot be read just now; try again soon") from problem
    file = _file(services)
    return puzzle_list([puzzle(name, file) for name in puzzle_ids(file)], rows)


@endpoints.post("/api/puzzles/{id}", refusals=("not_found",), summary="Sit down at a puzzle", status=201)
async def sit_down_at_puzzle(id: PuzzleName, caller: Caller, services: Services) -> TableInfo:  # noqa: A002
    """A table of your own at the puzzle's position. No list has it; its updates tell how far you are."""
    person = caller.welcome()
    try:
        found = puzzle(id, _file(services))
    except UnknownPuzzle as problem:
        raise Refused("not_found", str(problem)) from problem
    need_room_for_table(services.rate_limits, person)
    name = await services.people.name(person)
    return await _opened(services, person, open_puzzle(person, name, found))


def _file(services: Services) -> Path:
    return Path(services.settings.puzzles) if services.settings.puzzles else SHIPPED


async def _opened(services: Services, person: str, entries: list[AnyEntry]) -> TableInfo:
    return table_info(await services.hall.create(entries), person)
