"""`lacrimosa edition`: check an edition, look at one, begin one of one's own, hand one on."""

import shlex
from itertools import compress
from pathlib import Path
from typing import Annotated, NoReturn

import msgspec
import typer
from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from lacrimosa.cli.edition_tables import KINDS, Sheet, overview
from lacrimosa.editions import Edition, EditionError, load
from lacrimosa.editions.archive import export_edition, import_edition
from lacrimosa.editions.checks import findings
from lacrimosa.editions.copying import copy_edition
from lacrimosa.editions.loader import contents_of, problems_of
from lacrimosa.editions.reading import FILES, tables_of
from lacrimosa.workshop.figures import TypingCost, costs, minutes

app = typer.Typer(
    name="edition",
    help="Check, show, begin and hand on editions: the printed values of a game.",
    no_args_is_help=True,
)


@app.command()
def check(
    path: Annotated[str, typer.Argument(help="Folder of the edition, or the id of a shipped one.")],
) -> None:
    """Check an edition: errors stop it from loading, findings are weaknesses of its design."""
    try:
        wrong = problems_of(contents_of(path))
    except EditionError as problem:
        _fail(str(problem))
    if wrong:
        _fail("\n".join(str(EditionError(str(one))) for one in wrong))
    edition = _load(path)
    found = findings(edition)
    for one in found:
        typer.echo(one)
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


@app.command()
def keys(
    path: Annotated[
        str, typer.Argument(help="Folder of the edition, or the id of a shipped one.")
    ] = "koechel",
    json: Annotated[
        Path | None, typer.Option(help="Write every component as JSON; - for the screen.")
    ] = None,
) -> None:
    """Count the keys that typing an edition into the workshop takes, against the digits printed on it."""
    try:
        contents = contents_of(path)
        found = costs({name.removesuffix(".toml"): tables_of(name, contents[name]) for name in FILES})
    except EditionError as problem:
        _fail(str(problem))
    if json is not None:
        text = msgspec.json.format(msgspec.json.encode(found)).decode()
        if str(json) == "-":
            typer.echo(text)
        else:
            json.write_text(text + "\n", encoding="utf-8")
        return
    by_kind: dict[str, list[TypingCost]] = {}
    for one in found:
        by_kind.setdefault(one.kind, []).append(one)
    for kind, some in by_kind.items():
        total, most = sum(one.count for one in some), max(one.more for one in some)
        typer.echo(f"{kind:16} {len(some):4} pieces {total:5} keys, at most {most:+.1f} beyond the digits")
    typer.echo(f"{len(found)} pieces, {sum(one.count for one in found)} keys, about {minutes(found)} minutes")


@app.command(name="export")
def export_to(
    path: Annotated[str, typer.Argument(help="Folder of the edition, or the id of a shipped one.")],
    file: Annotated[Path, typer.Argument(help="The zip to write.")],
) -> None:
    """Put an edition into one file, to hand it on to people who own the box too."""
    try:
        export_edition(path, file)
    except EditionError as problem:
        _fail(str(problem))
    typer.echo(f"{file} is ready. The values printed in a box belong to its publisher:")
    typer.echo("share the file only with people who own the box.")


@app.command(name="import")
def import_from(
    file: Annotated[Path, typer.Argument(help="A zip that export has made.")],
    to: Annotated[
        Path | None, typer.Option(help="The folder to make; by default one here, named by the edition's id.")
    ] = None,
) -> None:
    """Make a folder of an edition that came as one file."""
    try:
        folder = import_edition(file, to)
    except EditionError as problem:
        _fail(str(problem))
    typer.echo(f"{folder} is ready. Play with it:  lacrimosa serve --edition {shlex.quote(str(folder))}")


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
