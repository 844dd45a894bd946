"""`lacrimosa edition`: check an edition, look at one, begin one of one's own."""

from itertools import compress
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from lacrimosa.cli.edition_tables import KINDS, Sheet, overview
from lacrimosa.editions import Edition, EditionError, load
from lacrimosa.editions.checks import findings
from lacrimosa.editions.copying import copy_edition

app = typer.Typer(
    name="edition", help="Check, show and begin editions: the printed values of a game.", no_args_is_help=True
)


@app.command()
def check(
    path: Annotated[str, typer.Argument(help="Folder of the edition, or the id of a shipped one.")],
) -> None:
    """Check an edition: errors stop it from loading, findings are weaknesses of its design."""
    edition = _load(path)
    found = findings(edition)
    for line in found:
        typer.echo(line)
    result = f"{len(found)} finding{'' if len(found) == 1 else 's'}" if found else "no findings"
    typer.echo(f"{edition.title} ({edition.id}, version {edition.version}) loads; {result}.")


@app.command()
def show(
    kind: Annotated[
        str | None, typer.Argument(help=f"One of {', '.join(KINDS)}; without it, an overview.")
    ] = None,
    edition: Annotated[str, typer.Option(help="Id of a shipped edition, or a folder.")] = "koechel",
) -> None:
    """Show the values of an edition, and which of them are known from the printed game."""
    loaded = _load(edition)
    if kind is None:
        sheets = overview(loaded)
    elif kind in KINDS:
        sheets = KINDS[kind](loaded)
    else:
        _fail(f"{kind} is no kind of component; the kinds are {', '.join(KINDS)}")
    console = Console()
    for sheet in sheets:
        console.print(_drawn(sheet))


@app.command()
def new(
    name: Annotated[str, typer.Argument(help="Id of the new edition, and its folder here.")],
    source: Annotated[str, typer.Option("--from", help="Edition to begin with.")] = "koechel",
) -> None:
    """Begin an edition of your own, such as one with the values of your box."""
    try:
        folder = copy_edition(source, name, Path())
    except EditionError as problem:
        _fail(str(problem))
    typer.echo(f"{folder} is ready: a copy of {source} under the id {name}.")
    typer.echo("Next:")
    typer.echo(
        f"  1. Open the files in {folder} and put in every value of your box; each file begins with how."
    )
    typer.echo(
        '  2. Mark what you have put in: printed = [fields], or source = "printed" for all of a component.'
    )
    typer.echo(f"  3. Run  lacrimosa edition check ./{folder}  after every file.")


def _load(source: str) -> Edition:
    try:
        return load(source)
    except EditionError as problem:
        _fail(str(problem))


def _fail(message: str) -> NoReturn:
    typer.echo(message, err=True)
    raise typer.Exit(1)


def _drawn(sheet: Sheet) -> Table:
    """Columns without any entry are left out: most components have no printed values."""
    used = [any(row[column] for row in sheet.rows) for column in range(len(sheet.headings))]
    table = Table(
        title=escape(sheet.title),
        title_justify="left",
        box=box.SIMPLE_HEAD,
        pad_edge=False,
        padding=(0, 1, 0, 0),
    )
    for heading in compress(sheet.headings, used):
        table.add_column(heading, overflow="fold")
    for row in sheet.rows:
        table.add_row(*(escape(cell) for cell in compress(row, used)))
    return table
