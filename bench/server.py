"""`lacrimosa bench server`: how many tables and choices a server carries, with clients that really play."""

import asyncio
import shutil
import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from lacrimosa.cli.output import fail, write_json


def bench_server(
    tables: Annotated[int, typer.Option(min=1, max=20_000, help="Live tables of two seats.")] = 1000,
    rate: Annotated[float, typer.Option(min=1, help="Choices a second over all tables.")] = 300.0,
    seconds: Annotated[float, typer.Option(min=1, help="How long to play.")] = 60.0,
    bystander: Annotated[
        bool,
        typer.Option(
            "--bystander",
            help="Measure how long a person waits for a bot while a visitor keeps 30 tables of bots instead.",
        ),
    ] = False,
    turns: Annotated[int, typer.Option(min=1, help="Bots' turns to wait for, with --bystander.")] = 10,
    database: Annotated[str, typer.Option(help="postgresql://... instead of SQLite.")] = "",
    python: Annotated[
        str,
        typer.Option(help="The Python of another clone: its server under the same load.", show_default=False),
    ] = sys.executable,
    json_file: Annotated[
        str | None, typer.Option("--json", help="Write the figures as JSON; - for stdout.")
    ] = None,
) -> None:
    """Start a server, seat two people at every table over sockets, and let them play at a steady rate."""
    # websockets and the server's parts take a moment to import; the other commands should not wait for them.
    from bench.server_load.late_game import open_late_game_ms
    from bench.server_load.load import Load
    from bench.server_load.loaded_server import measured_server
    from bench.server_load.patronage import patronage_ms
    from bench.server_load.ratings import ratings_ms

    if shutil.which(python) is None:
        fail(f"--python {python}: there is no such program")
    if bystander:
        _bystander(turns, database, json_file)
        return
    with measured_server(database, python) as server:
        figures = asyncio.run(Load(server, tables, rate, seconds).run())
    figures["open_late_game_ms"] = round(open_late_game_ms(), 1)
    figures["patronage_of_2000_games_ms"] = round(patronage_ms(), 1)
    first, one_more = ratings_ms()
    figures["ratings_of_10000_games_ms"] = round(first, 1)
    figures["ratings_after_one_more_ms"] = round(one_more, 1)
    if json_file is not None:
        write_json(json_file, figures)
    if json_file != "-":
        _print(figures)


def _print(figures: dict[str, float]) -> None:
    table = Table(title="Server, load generator on the same computer")
    table.add_column("figure")
    table.add_column("", justify="right")
    for name, value in figures.items():
        table.add_row(name.replace("_", " "), f"{value:,}")
    Console().print(table)


def _bystander(turns: int, database: str, json_file: str | None) -> None:
    from bench.server_load.bystander import measure_bystander

    found = measure_bystander(turns, database)
    figures = {
        case: {
            level: {"seconds": round(seconds, 3), "ratio": round(seconds / found["quiet"][level], 2)}
            for level, seconds in levels.items()
        }
        for case, levels in found.items()
    }
    if json_file is not None:
        write_json(json_file, figures)
    if json_file == "-":
        return
    table = Table(title="A bot's turn for a bystander: median seconds, and against the quiet server")
    table.add_column("")
    for level in figures["quiet"]:
        table.add_column(level, justify="right")
    for case, row in figures.items():
        cells = (f"{one['seconds']:.2f} s, {one['ratio']:.2f}" for one in row.values())
        table.add_row(case.replace("_", " "), *cells)
    Console().print(table)
