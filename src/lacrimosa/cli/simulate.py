"""`lacrimosa simulate`: many games among bots, and what came of them."""

import importlib.util
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from lacrimosa.bots.registry import UnknownBot, make_bot
from lacrimosa.cli.output import fail, write_json
from lacrimosa.cli.simulate_games import Plan, Played, play_all
from lacrimosa.cli.simulate_tally import Tally, game_rows, tally, write_csv, write_parquet
from lacrimosa.editions import Edition, EditionError, load
from lacrimosa.rules.kinds import EASY, HARD, MEDIUM, NO_SOLOIST

LEVELS = {"easy": EASY, "medium": MEDIUM, "hard": HARD}


def simulate(
    players: Annotated[int, typer.Option(help="Patrons at the table, 1 to 4; 1 is solo.")] = 4,
    bots: Annotated[
        str, typer.Option(help="A bot for each seat: planner,random; one name for all.")
    ] = "planner",
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    jobs: Annotated[int | None, typer.Option(help="Processes at work; all cores if not given.")] = None,
    level: Annotated[str | None, typer.Option(help="The Soloist: easy, medium or hard.")] = None,
    salieri: Annotated[bool, typer.Option("--salieri", help="With the Salieri card.")] = False,
    composers: Annotated[
        str | None, typer.Option(help="Composers, top first: eybler,stadler. Else drawn.")
    ] = None,
    edition: Annotated[str, typer.Option(help="An edition's id or folder.")] = "koechel",
    csv_file: Annotated[
        Path | None, typer.Option("--csv", metavar="FILE", help="Write a row for each game and seat.")
    ] = None,
    json_file: Annotated[
        str | None, typer.Option("--json", metavar="FILE", help="Write the totals as JSON; - for stdout.")
    ] = None,
    parquet_file: Annotated[
        Path | None, typer.Option("--parquet", metavar="FILE", help="As --csv, in Parquet.")
    ] = None,
) -> None:
    """Let bots play many games and sum up: wins, scores, and where the points came from."""
    plan = _plan(players, bots, games, seed, level, salieri, composers, edition)
    if jobs is not None and jobs < 1:
        fail(f"--jobs {jobs}: at least 1")
    _check_targets(csv_file, parquet_file, json_file)
    played = _play(plan, jobs, quiet=json_file == "-")
    rows = game_rows(played.results)
    try:
        if csv_file is not None:
            write_csv(csv_file, rows)
        if parquet_file is not None:
            write_parquet(parquet_file, rows)
        totals = tally(plan, played)
        if json_file is not None:
            write_json(json_file, totals.as_json())
    except OSError as problem:
        fail(str(problem))
    if json_file != "-":
        _print(totals)


def _plan(
    players: int,
    bots: str,
    games: int,
    seed: int,
    level: str | None,
    salieri: bool,
    composers: str | None,
    edition: str,
) -> Plan:
    if not 1 <= players <= 4:
        fail(f"--players {players}: the game is for 1 to 4")
    if games < 1:
        fail(f"--games {games}: at least 1")
    try:
        loaded = load(edition)
    except EditionError as problem:
        fail(str(problem).splitlines()[0])
    return Plan(
        edition=edition,
        players=players,
        names=tuple(_line_up(bots, players)),
        games=games,
        seed=seed,
        level=_level(level, players),
        salieri=salieri,
        composers=tuple(_composers(composers, players, loaded)),
    )


def _line_up(bots: str, players: int) -> list[str]:
    names = [name.strip() for name in bots.split(",")]
    if len(names) == 1:
        names *= players
    if len(names) != players:
        fail(f"--bots names {len(names)} bots for {players} players")
    for name in names:
        try:
            make_bot(name, 0)
        except UnknownBot as problem:
            fail(f"--bots: {problem}")
    return names


def _level(level: str | None, players: int) -> int:
    if players > 1:
        if level is not None:
            fail("--level goes with --players 1 only: it is the Soloist's")
        return NO_SOLOIST
    if level is None:
        return EASY
    if level not in LEVELS:
        fail(f"--level {level}: the levels are {', '.join(LEVELS)}")
    return LEVELS[level]


def _composers(composers: str | None, players: int, edition: Edition) -> list[int]:
    if composers is None:
        return []
    names = [name.strip() for name in composers.split(",")]
    wanted = 1 if players == 1 else 2
    if len(names) != wanted or len(set(names)) != wanted:
        fail(f"--composers: name {wanted} for {players} players, none twice")
    for name in names:
        if name not in edition.composer_ids:
            fail(f"--composers: there is no {name!r}; the composers are {', '.join(edition.composer_ids)}")
    return [edition.composer_ids.index(name) for name in names]


def _check_targets(csv_file: Path | None, parquet_file: Path | None, json_file: str | None) -> None:
    """Say before the games, not after them, that a result cannot be written."""
    if parquet_file is not None:
        if importlib.util.find_spec("pyarrow") is None:
            fail("--parquet needs the package pyarrow")
    named = Path(json_file) if json_file not in (None, "-") else None
    for path in (csv_file, parquet_file, named):
        if path is not None and not path.parent.is_dir():
            fail(f"{path}: there is no folder {path.parent}")


def _play(plan: Plan, jobs: int | None, quiet: bool) -> Played:
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    hidden = quiet or not console.is_terminal
    with Progress(*columns, console=console, disable=hidden, transient=True) as bar:
        task = bar.add_task("games", total=plan.games)
        return play_all(plan, jobs, lambda done: bar.update(task, advance=done))


def _print(totals: Tally) -> None:
    console = Console(file=sys.stdout)
    table = Table(title=totals.title())
    for head in ("", *totals.heads()):
        table.add_column(head, justify="left" if not head else "right")
    for name, *cells in totals.lines():
        table.add_row(name, *cells)
    console.print(table)
    console.print(totals.pace(), highlight=False)
