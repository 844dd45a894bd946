"""`lacrimosa admin`: look after the database of the game server."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from lacrimosa.cli.output import fail, write_json

if TYPE_CHECKING:
    from lacrimosa.server.store.rows import StoreStats

app = typer.Typer(
    name="admin",
    help="Look after the server's database: copies, moves, counts; its key, and links for people.",
    no_args_is_help=True,
)

DatabaseOption = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="sqlite:///FILE or postgresql://...")
]
DataOption = Annotated[
    Path | None, typer.Option("--data", metavar="DIR", help="The server's data folder, if not the usual one.")
]
ForceOption = Annotated[bool, typer.Option("--force", help="Replace what is there.")]


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="File to write.")],
    database: DatabaseOption = None,
    data: DataOption = None,
    force: ForceOption = False,
) -> None:
    """Write a whole copy of the database; the server may keep running."""
    from lacrimosa.server.admin import operations
    from lacrimosa.server.admin.session import is_postgres

    with _clear_errors():
        url = _url(database, data)
        operations.backup(url, file, force=force)
        kind = "an export of PostgreSQL, with the secrets in it" if is_postgres(url) else "a copy of the file"
        typer.echo(f"{file} is written: {kind}. The key in the data folder is not part of it: keep that too.")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A backup.")],
    database: DatabaseOption = None,
    data: DataOption = None,
    force: ForceOption = False,
) -> None:
    """Replace the content of the database by a backup; no server may be using it."""
    from lacrimosa.server.admin import operations

    with _clear_errors():
        kept = operations.restore(_url(database, data), file, force=force)
        typer.echo(f"{file} is restored.")
        if kept is not None:
            typer.echo(f"What was there before is kept in {kept}.")


@app.command()
def export(
    file: Annotated[str, typer.Argument(help="File to write; - for standard output.")],
    table: Annotated[str | None, typer.Option(metavar="ID", help="Only this table.")] = None,
    database: DatabaseOption = None,
    data: DataOption = None,
    force: ForceOption = False,
) -> None:
    """Write everything as JSON lines, the same for every kind of database; the server may keep running."""
    from lacrimosa.server.admin import operations

    with _clear_errors():
        operations.export(_url(database, data), file, table=table, force=force)
    if file != operations.STANDARD:
        typer.echo(f"{file} is written.")


@app.command("import")
def import_(
    file: Annotated[str, typer.Argument(help="An export; - for standard input.")],
    database: DatabaseOption = None,
    data: DataOption = None,
) -> None:
    """Add an export to what is there; all of it or nothing."""
    from lacrimosa.server.admin import operations

    with _clear_errors():
        tally = operations.import_(_url(database, data), file)
        typer.echo(f"{tally.tables} tables and {tally.people} people are taken over.")
        if tally.known_tables:
            typer.echo(f"{tally.known_tables} tables were here already.")


@app.command()
def stats(
    database: DatabaseOption = None,
    data: DataOption = None,
    json_file: Annotated[
        str | None, typer.Option("--json", metavar="FILE", help="Write the counts as JSON; - for stdout.")
    ] = None,
) -> None:
    """Count what is in the database."""
    from lacrimosa.server.admin import operations

    with _clear_errors():
        counted = operations.stats(_url(database, data))
        if json_file is not None:
            write_json(json_file, {
                "tables": counted.tables, "people": counted.people,
                "entries": counted.entries, "bytes": counted.bytes,
            })  # fmt: skip
    if json_file != operations.STANDARD:
        Console().print(_drawn(counted))


@app.command()
def rekey(
    database: DatabaseOption = None,
    data: DataOption = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Make a new key, for one that is lost, damaged or known to others; no server may be running."""
    from lacrimosa.server.admin.rekey import rekey, what_rekey_voids
    from lacrimosa.server.admin.session import is_postgres

    with _clear_errors():
        url, folder = _url(database, data), _folder(data)
        voided = what_rekey_voids(url)
        typer.echo(
            "A new key makes everything void that was signed with the old one: the cookies of all people "
            f"({voided.people} have a name here), personal links, invitations, watch links and tokens of "
            f"programs. {voided.running} games are open or running; they stay as they are, but whoever sits "
            "there needs a new personal link from you: lacrimosa admin link TABLE"
        )
        if not yes:
            typer.confirm("Make a new key?", abort=True)
        kept = rekey(url, folder)
        typer.echo(f"{folder / 'key'} is new; keep a copy of it beside your backups.")
        if kept is not None:
            typer.echo(f"The old one is kept in {kept}; remove it when nobody needs it.")
        if is_postgres(url):
            typer.echo("Copy the new key into the data folder of every process before you start them.")


@app.command()
def people(
    name: Annotated[str, typer.Argument(help="Only people with this in a name.")] = "",
    table: Annotated[str, typer.Option(metavar="ID", help="Only people at this table.")] = "",
    database: DatabaseOption = None,
    data: DataOption = None,
) -> None:
    """List who has a seat at a table; whoever played last comes first."""
    from lacrimosa.server.admin.seated import people_seated

    with _clear_errors():
        drawn = Table(box=box.SIMPLE_HEAD)
        for title in ("person", "names", "running", "last table"):
            drawn.add_column(title, no_wrap=title != "names")
        for one in people_seated(_url(database, data), name, table):
            # Names are people's own texts: not to be read as markup.
            drawn.add_row(one.person, Text(", ".join(one.names)), str(one.running), one.tables[0])
    Console().print(drawn)


# An id may begin with a hyphen, and is no option then.
@app.command(context_settings={"ignore_unknown_options": True})
def link(
    who: Annotated[str, typer.Argument(metavar="PERSON-OR-TABLE", help="An id, or a table's address.")],
    url: Annotated[str | None, typer.Option(help="What links begin with, if not public_url.")] = None,
    database: DatabaseOption = None,
    data: DataOption = None,
) -> None:
    """Print a personal link for a person, or for everybody at a table: whoever opens it is that person."""
    from lacrimosa.server.admin.seated import links_for

    with _clear_errors():
        folder = _folder(data)
        for one in links_for(_url(database, data), folder, url or _base(folder), who):
            typer.echo(f"{one.name}: {one.url}" if one.name else one.url)


@app.command(context_settings={"ignore_unknown_options": True})
def talk(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="An id, or a table's address.")],
    database: DatabaseOption = None,
    data: DataOption = None,
) -> None:
    """List what people said at a table."""
    from lacrimosa.server.admin.said import said_at

    with _clear_errors():
        drawn = Table(box=box.SIMPLE_HEAD)
        for title in ("number", "step", "name", "said", "person"):
            drawn.add_column(title, no_wrap=title != "said")
        for one in said_at(_url(database, data), table):
            # People's own texts: not to be read as markup.
            said = Text(one.text) if one.text is not None else Text(f"({one.seal})")
            drawn.add_row(str(one.number), str(one.step), Text(one.name), said, one.person)
    Console().print(drawn)


@app.command(context_settings={"ignore_unknown_options": True})
def unsay(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="An id, or a table's address.")],
    numbers: Annotated[
        list[int] | None, typer.Argument(metavar="[NUMBER]...", help="As lacrimosa admin talk lists them.")
    ] = None,
    person: Annotated[str, typer.Option(metavar="ID", help="Everything this person said there.")] = "",
    database: DatabaseOption = None,
    data: DataOption = None,
) -> None:
    """Take away what was said at a table, for good; the server may keep running."""
    from lacrimosa.server.admin.said import remove_said

    with _clear_errors():
        if not numbers and not person:
            fail("name the numbers that are to go, or --person; lacrimosa admin talk TABLE lists them")
        found = remove_said(_url(database, data), table, numbers or [], person)
        typer.echo(f"{len(found)} lines and seals are taken away.")


@app.command(context_settings={"ignore_unknown_options": True})
def forget(
    person: Annotated[
        str, typer.Argument(metavar="PERSON", help="An id, as lacrimosa admin people lists them.")
    ],
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    database: DatabaseOption = None,
    data: DataOption = None,
) -> None:
    """Take away every word of a person, and let nobody be them any more; their games stay."""
    from lacrimosa.server.admin.said import forget
    from lacrimosa.server.security.identity import is_person

    with _clear_errors():
        if not is_person(person):
            fail(f"{person} is no id of a person; lacrimosa admin people lists them")
        if not yes:
            typer.confirm("Nobody can be this person again, nor play their seats. Go on?", abort=True)
        gone = forget(_url(database, data), person, time.time_ns() // 1_000_000)
        typer.echo(f"{gone} lines and seals are taken away; name, cookies and links of this person are void.")


def _base(folder: Path) -> str:
    """What links begin with, for a server with the settings of this folder."""
    from lacrimosa.server.listening import own_name
    from lacrimosa.server.settings import read_settings

    settings = read_settings(folder)
    name = own_name(settings.host)
    return settings.public_url or f"http://{f'[{name}]' if ':' in name else name}:{settings.port}"


def _drawn(counted: "StoreStats") -> Table:
    drawn = Table(box=box.SIMPLE_HEAD)
    drawn.add_column("")
    drawn.add_column("number", justify="right")
    for status, number in counted.tables.items():
        drawn.add_row(f"tables, {status}", f"{number:,}")
    drawn.add_row("tables, all", f"{sum(counted.tables.values()):,}")
    drawn.add_row("entries in their logs", f"{counted.entries:,}")
    drawn.add_row("people", f"{counted.people:,}")
    if counted.bytes is not None:
        drawn.add_row("bytes on the disk", f"{counted.bytes:,}")
    return drawn


def _url(database: str | None, data: Path | None) -> str:
    """The database that is meant, as `serve` finds it: named, or that of a data folder and its settings."""
    from lacrimosa.server.data_dir import database_url
    from lacrimosa.server.settings import read_settings

    if database is not None:
        return database
    folder = _folder(data)
    return read_settings(folder).database or database_url(folder)


def _folder(data: Path | None) -> Path:
    from lacrimosa.server.data_dir import default_data_dir

    return data if data is not None else default_data_dir()


@contextmanager
def _clear_errors() -> Iterator[None]:
    from lacrimosa.server.admin.session import AdminError
    from lacrimosa.server.security.keys import BadKey
    from lacrimosa.server.settings import BadSettings
    from lacrimosa.server.store.errors import BadDatabase, Unavailable

    try:
        yield
    except (BadDatabase, BadKey, BadSettings, AdminError, Unavailable) as problem:
        fail(str(problem))
    except BrokenPipeError:
        # Whoever reads has read enough; typer ends the program quietly.
        raise
    except OSError as problem:
        fail(f"{problem.filename}: {problem.strerror}" if problem.filename else str(problem))
