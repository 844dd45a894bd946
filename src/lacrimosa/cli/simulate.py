"""`lacrimosa simulate`: many games among bots, and what came of them."""

import sys
from dataclasses import replace
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from lacrimosa.arena.runners import RunFailed
from lacrimosa.bot_processes.line_up import Contestant
from lacrimosa.bots.bot import Budget
from lacrimosa.cli import arena_options as option
from lacrimosa.cli.extras import need_parquet
from lacrimosa.cli.output import check_targets, fail, write_json
from lacrimosa.cli.progress import progress
from lacrimosa.cli.rows import write_csv, write_parquet
from lacrimosa.cli.simulate_games import Plan, play_all
from lacrimosa.cli.simulate_tally import Tally, game_rows, tally
from lacrimosa.cli.table_options import (
    composers_of,
    level_of,
    names_in,
    need_budget,
    need_contestants,
    need_edition,
    need_jobs,
    need_patience,
    need_players,
)

_BUDGET = Budget()


def simulate(
    players: Annotated[int, typer.Option(help="Patrons at the table, 1 to 4; 1 is solo.")] = 4,
    bots: Annotated[
        str, typer.Option(help="A bot for each seat: planner,my_bot.py:MyBot; one name for all others.")
    ] = "planner",
    bot: Annotated[
        list[str] | None, typer.Option(help="A bot for the first seat (again: the next): my_bot.py:MyBot.")
    ] = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    jobs: option.Jobs = None,
    level: option.Level = None,
    salieri: option.Salieri = False,
    composers: option.Composers = None,
    edition: option.EditionName = "koechel",
    seconds: option.Seconds = _BUDGET.seconds,
    nodes: option.Nodes = None,
    patience: option.Patience = None,
    csv_file: option.CsvFile = None,
    json_file: Annotated[
        str | None, typer.Option("--json", metavar="FILE", help="Write the totals as JSON; - for stdout.")
    ] = None,
    parquet_file: option.ParquetFile = None,
) -> None:
    """Let bots play many games and sum up: wins, scores, and where the points came from."""
    need_jobs(jobs)
    need_patience(patience)
    need_parquet(parquet_file)
    check_targets(csv_file, parquet_file, json_file)
    plan = _plan(players, bots, bot or [], games, seed, level, salieri, composers, edition, patience)
    plan = replace(plan, budget=need_budget(seconds, nodes))
    try:
        with progress("games", plan.games, quiet=json_file == "-") as told:
            played = play_all(plan, jobs, lambda _: told())
        totals = tally(plan, played)
        rows = game_rows(plan, played.results)
        if csv_file is not None:
            write_csv(csv_file, rows)
        if parquet_file is not None:
            write_parquet(parquet_file, rows)
        if json_file is not None:
            write_json(json_file, totals.as_json())
    except (OSError, RunFailed) as problem:
        fail(str(problem))
    if json_file != "-":
        _print(totals)
    for lost in totals.lost:
        typer.echo(str(lost), err=True)


def _plan(
    players: int,
    bots: str,
    first: list[str],
    games: int,
    seed: int,
    level: str | None,
    salieri: bool,
    composers: str | None,
    edition: str,
    patience: float | None,
) -> Plan:
    need_players(players)
    if games < 1:
        fail(f"--games {games}: at least 1")
    loaded = need_edition(edition)
    return Plan(
        edition=edition,
        players=players,
        level=level_of(level, players),
        composers=tuple(composers_of(composers, players, loaded)),
        line_up=tuple(_line_up(bots, first, players)),
        games=games,
        seed=seed,
        salieri=salieri,
        patience=patience,
    )


def _line_up(bots: str, first: list[str], players: int) -> list[Contestant]:
    """`--bot` for the first seats, `--bots` for the others."""
    others = names_in(bots)
    if len(others) == 1:
        others *= max(0, players - len(first))
    if len(first) + len(others) != players:
        besides = f" and --bot {len(first)}" if first else ""
        fail(f"--bots names {len(others)}{besides} bots for {players} players")
    return need_contestants("--bots", [*first, *others])


def _print(totals: Tally) -> None:
    console = Console(file=sys.stdout)
    table = Table(title=totals.title())
    for head in ("", *totals.heads()):
        table.add_column(head, justify="left" if not head else "right")
    for name, *cells in totals.lines():
        table.add_row(name, *cells)
    console.print(table)
    console.print(totals.pace(), highlight=False)
