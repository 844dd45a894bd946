"""What the index of tables knows of one, so that a list of tables opens none of them. Public facts only."""

import msgspec

from lacrimosa.server.messages.tables import Options, SeatInfo, TableSummary
from lacrimosa.server.store.rows import PuzzleResult, Summary, TableRow
from lacrimosa.server.table.substitutes import wake_at
from lacrimosa.server.table.table import Table
from lacrimosa.server.table.updates import table_info


class SeatBrief(msgspec.Struct, frozen=True, kw_only=True):
    """A seat, with its person's id so that each reader can be told which is theirs."""

    person: str | None
    info: SeatInfo


class Brief(msgspec.Struct, frozen=True, kw_only=True):
    """A table for the list."""

    host: str
    options: Options
    seats: list[SeatBrief]
    asked: int | None = None
    round: int = 0
    scores: list[int] = []


_decoder = msgspec.json.Decoder(Brief)


def summary_of(table: Table) -> Summary:
    """The index row that goes with the table as it is now."""
    info = table_info(table, "")
    people = [seat.person for seat in table.seats]
    people += [None] * (len(info.seats) - len(people))
    game = table.game
    brief = Brief(
        host=table.host,
        options=info.options,
        seats=[SeatBrief(person=person, info=seat) for person, seat in zip(people, info.seats, strict=True)],
        asked=table.asked,
        round=int(game.state.round) if game is not None else 0,
        scores=game.scores if game is not None else [],
    )
    # What was closed is nobody's any more: nobody can crowd others' lists with it. A lesson or a task is no
    # game to come back to.
    is_listed = table.status != "closed" and table.lesson is None and table.task is None
    seated = table.people if is_listed else set()
    return Summary(
        status=table.status,
        wake_at=wake_at(table),
        people=tuple(sorted(seated)),
        brief=msgspec.json.encode(brief).decode(),
        puzzle=_puzzle_result(table),
    )


def _puzzle_result(table: Table) -> PuzzleResult | None:
    found = table.task
    if found is None or found.task.puzzle is None or found.outcome is None:
        return None
    return PuzzleResult(table.host, found.task.puzzle, found.outcome)


def is_left_to_bots(row: TableRow, host: str) -> bool:
    """Whether a host's table has nobody's seat, be it from the start or because everybody left."""
    brief = _decoder.decode(row.brief)
    return brief.host == host and all(seat.person is None for seat in brief.seats)


def is_open_table_of(row: TableRow, person: str) -> bool:
    """Whether a person opened a table that has not started; having a seat at it is no reason."""
    return row.status == "open" and _decoder.decode(row.brief).host == person


def listed(row: TableRow, person: str) -> TableSummary:
    """A row of the index as one person sees it."""
    brief = _decoder.decode(row.brief)
    seats = [msgspec.structs.replace(seat.info, is_you=seat.person == person) for seat in brief.seats]
    return TableSummary(
        id=row.id,
        status=row.status,  # type: ignore[arg-type]
        options=brief.options,
        seats=seats,
        touched=row.touched,
        your_turn=brief.asked is not None and brief.seats[brief.asked].person == person,
        round=brief.round,
        scores=brief.scores,
    )
