"""What the index of tables knows of one, so that a list of tables opens none of them. Public facts only."""

import msgspec

from lacrimosa.server.messages.tables import Options, SeatInfo, TableSummary
from lacrimosa.server.store.rows import PuzzleResult, Summary, TableRow
from lacrimosa.server.table.calls import people_to_agree
from lacrimosa.server.table.rated import result_of
from lacrimosa.server.table.rights import is_listed_table
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
    must_agree: list[int] = []
    """Seats whose people are asked to let somebody take back."""


_decoder = msgspec.json.Decoder(Brief)


def summary_of(table: Table) -> Summary:
    """The index row that goes with the table as it is now."""
    info = table_info(table, "")
    people = [seat.person for seat in table.seats]
    people += [None] * (len(info.seats) - len(people))
    game = table.game
    agreeing = people_to_agree(table)
    brief = Brief(
        host=table.host,
        options=info.options,
        seats=[SeatBrief(person=person, info=seat) for person, seat in zip(people, info.seats, strict=True)],
        asked=table.asked,
        round=int(game.state.round) if game is not None else 0,
        scores=game.scores if game is not None else [],
        must_agree=[number for number, person in enumerate(people) if person in agreeing],
    )
    # What was closed is nobody's any more: nobody can crowd others' lists with it. A lesson or a task is no
    # game to come back to.
    is_shown = table.status != "closed" and table.lesson is None and table.task is None
    seated = table.people if is_shown else set()
    return Summary(
        status=table.status,
        wake_at=wake_at(table),
        people=tuple(sorted(seated)),
        brief=msgspec.json.encode(brief).decode(),
        puzzle=_puzzle_result(table),
        is_listed=is_listed_table(table),
        rated=result_of(table),
    )


def _puzzle_result(table: Table) -> PuzzleResult | None:
    found = table.task
    if found is None or found.task.puzzle is None or found.outcome is None:
        return None
    return PuzzleResult(table.host, found.task.puzzle, found.outcome)


def names_in(brief: str) -> list[str]:
    """The names at a table of which the index has this brief, by seat."""
    return [seat.info.name for seat in _decoder.decode(brief).seats]


def brief_of(row: TableRow) -> Brief:
    return _decoder.decode(row.brief)


def is_left_to_bots(row: TableRow, host: str) -> bool:
    """Whether a host's table has nobody's seat, be it from the start or because everybody left."""
    brief = brief_of(row)
    return brief.host == host and all(seat.person is None for seat in brief.seats)


def is_open_table_of(row: TableRow, person: str) -> bool:
    """Whether a person opened a table that has not started; having a seat at it is no reason."""
    return row.status == "open" and brief_of(row).host == person


def is_asked(brief: Brief, person: str) -> bool:
    return brief.asked is not None and brief.seats[brief.asked].person == person


def must_agree(brief: Brief, person: str) -> bool:
    return any(brief.seats[seat].person == person for seat in brief.must_agree)


def is_listed_table_of(row: TableRow, person: str) -> bool:
    """Whether a person opened a table that strangers may find."""
    return is_open_table_of(row, person) and _decoder.decode(row.brief).options.listed


def listed(row: TableRow, person: str) -> TableSummary:
    """A row of the index as one person sees it."""
    brief = brief_of(row)
    seats = [msgspec.structs.replace(seat.info, is_you=seat.person == person) for seat in brief.seats]
    return TableSummary(
        id=row.id,
        status=row.status,  # type: ignore[arg-type]
        options=brief.options,
        seats=seats,
        touched=row.touched,
        your_turn=is_asked(brief, person),
        undo_asked=must_agree(brief, person),
        round=brief.round,
        scores=brief.scores,
    )
