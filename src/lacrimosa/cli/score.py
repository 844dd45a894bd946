"""`lacrimosa score`: the last count of a position, or of a table of cardboard that somebody entered."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from lacrimosa.cli.options import JsonFile
from lacrimosa.cli.output import check_targets, fail, write_json
from lacrimosa.companion.ending import count_of, counted
from lacrimosa.companion.files import format_of, read_entered
from lacrimosa.companion.problems import BadEntry
from lacrimosa.companion.shapes import END_FORMAT, TABLE_FORMAT, Count, EnteredEnd
from lacrimosa.companion.table import table_state
from lacrimosa.editions import Edition, EditionError, load
from lacrimosa.notation import NotationError
from lacrimosa.notation.names import SEATS, shipped
from lacrimosa.notation.position import read_position_of
from lacrimosa.rules.play import is_over


def score(
    position: Annotated[
        Path, typer.Argument(help="A position, or a table as people enter it in the companion.")
    ],
    edition: Annotated[
        str | None, typer.Option(help="The folder of your own edition, if it was played with one.")
    ] = None,
    json_file: JsonFile = None,
) -> None:
    """Print the last count: every patron's VP by source, the best use of the Royal Courts, and who wins."""
    check_targets(json_file)
    try:
        text = position.read_text(encoding="utf-8")
        count = _count(text, None if edition is None else load(edition))
    except (NotationError, EditionError, BadEntry, OSError, UnicodeDecodeError) as problem:
        fail(f"{position}: {problem}")
    if json_file is not None:
        write_json(json_file, msgspec.to_builtins(count))
    if json_file != "-":
        typer.echo(text_of(count))


def _count(text: str, edition: Edition | None) -> Count:
    is_entered = format_of(text) in (END_FORMAT, TABLE_FORMAT)
    if is_entered:
        entered = read_entered(text)
        own = edition or shipped(entered.edition)
        state = counted(own, entered) if isinstance(entered, EnteredEnd) else table_state(own, entered)
    else:
        own, state = read_position_of(text, edition)
    if not is_over(state):
        typer.echo("lacrimosa: this game is not over; this is the count if it ended now", err=True)
    return count_of(own, state, is_entered)


def text_of(count: Count) -> str:
    """The count as a table, one column for each seat."""
    sources = list(dict.fromkeys(source for seat in count.seats for source in seat.by_source))
    rows = [["", *(SEATS[seat.seat] for seat in count.seats)]]
    for source in sources:
        rows.append([source, *(str(seat.by_source.get(source, 0)) for seat in count.seats)])
    rows.append(["together", *(str(seat.vp) for seat in count.seats)])
    width = max(len(row[0]) for row in rows)
    lines = [f"{row[0]:{width}}" + "".join(f"{cell:>6}" for cell in row[1:]) for row in rows]
    for seat in count.seats:
        for court in seat.courts:
            given = ", ".join(court.given) if court.vp else "nothing left to give"
            lines.append(f"{SEATS[seat.seat]} {court.tile}: {court.vp} ({given})")
    winners = " and ".join(SEATS[seat] for seat in count.winners)
    return "\n".join([*lines, f"won by {winners}"])
