"""`lacrimosa simulate`: many games among bots at one table, and what came of them."""

import sys
import time
from dataclasses import dataclass
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from lacrimosa.arena.play import play_deals
from lacrimosa.arena.results import PlayedDeal, Row, rows_of
from lacrimosa.arena.runners import RunFailed, runner_for
from lacrimosa.arena.schedule import Form, Schedule, run_seed
from lacrimosa.bot_processes.line_up import Contestant
from lacrimosa.bots.forfeits import ForfeitCount, count_forfeits
from lacrimosa.bots.match import LEVEL_NAMES, SOURCES
from lacrimosa.cli import options as option
from lacrimosa.cli.extras import need_parquet
from lacrimosa.cli.options import (
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
from lacrimosa.cli.output import check_targets, fail, progress, write_json, write_rows

Bots = Annotated[
    str,
    typer.Option(help="A bot for each seat: planner,my_bot.py:MyBot; a single name fills all others."),
]
FirstBots = Annotated[
    list[str] | None,
    typer.Option(help="A bot for the first seat: my_bot.py:MyBot. Repeatable, for the next seats."),
]
TotalsFile = Annotated[
    str | None, typer.Option("--json", metavar="FILE", help="Write the totals as JSON; - for stdout.")
]


def simulate(
    players: Annotated[int, typer.Option(help="Patrons at the table, 1 to 4; 1 is solo.")] = 4,
    bots: Bots = "planner",
    bot: FirstBots = None,
    games: Annotated[int, typer.Option(help="Number of games.")] = 100,
    seed: option.Seed = None,
    jobs: option.Jobs = None,
    level: option.Level = None,
    salieri: option.Salieri = False,
    composers: option.Composers = None,
    edition: option.EditionName = "koechel",
    seconds: option.Seconds = 0.5,
    nodes: option.Nodes = None,
    patience: option.Patience = None,
    csv_file: option.CsvFile = None,
    json_file: TotalsFile = None,
    parquet_file: option.ParquetFile = None,
) -> None:
    """Let bots play many games and sum up: wins, scores, and where the points came from."""
    need_jobs(jobs)
    need_patience(patience)
    need_parquet(parquet_file)
    check_targets(csv_file, parquet_file, json_file)
    need_players(players)
    if games < 1:
        fail(f"--games {games}: must be at least 1")
    loaded = need_edition(edition)
    line_up = tuple(_line_up(bots, bot or [], players))
    schedule = Schedule(
        players=players,
        level=level_of(level, players),
        composers=tuple(composers_of(composers, players, loaded)),
        contestants=line_up,
        form=Form.ROTATION,
        seed=run_seed(seed, line_up),
        salieri=salieri,
        edition=edition,
        budget=need_budget(seconds, nodes),
        patience=patience,
    )
    try:
        began = time.perf_counter()
        with progress("games", games, quiet=json_file == "-") as one_more:
            played = list(play_deals(schedule, games, runner_for(jobs), None, lambda _: one_more()))
        totals = _totals(schedule, played, time.perf_counter() - began)
        write_rows(game_rows(schedule, played), csv_file, parquet_file)
        if json_file is not None:
            write_json(json_file, totals.as_json())
    except (OSError, RunFailed) as problem:
        fail(str(problem))
    if json_file != "-":
        _print(totals)
    for forfeits in totals.forfeits:
        typer.echo(str(forfeits), err=True)


def _line_up(bots: str, first: list[str], players: int) -> list[Contestant]:
    """`--bot` for the first seats, `--bots` for the others."""
    others = names_in(bots)
    if len(others) == 1:
        others *= max(0, players - len(first))
    if len(first) + len(others) != players:
        besides = f" and --bot {len(first)}" if first else ""
        fail(f"--bots names {len(others)}{besides} bots for {players} players")
    return need_contestants("--bots", [*first, *others])


@dataclass(frozen=True)
class BotTotals:
    """What one bot of the line-up, or the Soloist, made of all games: sums, shared victories in part."""

    bot: str
    wins: float
    score: int
    rank: int
    decisions: int
    sources: dict[str, int]


@dataclass(frozen=True)
class Totals:
    """All games in a few numbers."""

    schedule: Schedule
    games: int
    seconds: float
    bots: list[BotTotals]
    forfeits: list[ForfeitCount]

    @property
    def decisions(self) -> int:
        return sum(own.decisions for own in self.bots)

    def as_json(self) -> dict[str, object]:
        data: dict[str, object] = {
            "games": self.games,
            "seconds": round(self.seconds, 3),
            "decisions": self.decisions,
            "seats": [
                {
                    "bot": own.bot,
                    "wins": round(own.wins, 6),
                    "mean_score": round(own.score / self.games, 6),
                    "vp_by_source": {name: round(vp / self.games, 6) for name, vp in own.sources.items()},
                }
                for own in self.bots
            ],
        }
        if self.forfeits:
            data["forfeits"] = [one.as_json() for one in self.forfeits]
        return data

    def title(self) -> str:
        schedule = self.schedule
        against = f", Soloist {LEVEL_NAMES[schedule.level]}" if schedule.players == 1 else ""
        noun = "player" if schedule.players == 1 else "players"
        return f"{self.games} games, {schedule.players} {noun}{against}, seed {schedule.seed}"

    def lines(self) -> list[list[str]]:
        """The table: a name, then one figure for each bot."""
        lines = [
            ["wins", *(f"{own.wins:.4g}" for own in self.bots)],
            ["win %", *(f"{100 * own.wins / self.games:.1f}" for own in self.bots)],
            ["mean score", *(f"{own.score / self.games:.1f}" for own in self.bots)],
            ["mean rank", *(f"{own.rank / self.games:.2f}" for own in self.bots)],
            ["decisions a game", *(f"{own.decisions / self.games:.0f}" for own in self.bots)],
        ]
        for source in SOURCES:
            figures = [own.sources[source] / self.games for own in self.bots]
            if any(figures):
                lines.append([f"  {source.replace('_', ' ')}", *(f"{figure:.1f}" for figure in figures)])
        return lines

    def pace(self) -> str:
        return (
            f"{self.decisions / self.games:.0f} decisions a game; {self.seconds:.1f} s,"
            f" {self.games / self.seconds:.1f} games/s, {self.decisions / self.seconds:.0f} decisions/s"
        )


def _totals(schedule: Schedule, played: list[PlayedDeal], seconds: float) -> Totals:
    # Each deal is one game, and in every game a place of the line-up has another seat; the Soloist sits last.
    games = [game for deal in played for game in deal.games]
    bots: list[BotTotals] = []
    for place, name in enumerate(schedule.names()):
        own = [(game.result, [*game.places, schedule.players].index(place)) for game in games]
        bots.append(
            BotTotals(
                bot=name,
                wins=sum(result.shares[seat] for result, seat in own),
                score=sum(result.scores[seat] for result, seat in own),
                rank=sum(result.ranks[seat] for result, seat in own),
                decisions=sum(result.decisions[seat] for result, seat in own),
                sources={
                    source: sum(result.vp_by_source[seat][source] for result, seat in own)
                    for source in SOURCES
                },
            )
        )
    forfeits = count_forfeits([one for game in games for one in game.result.forfeits])
    return Totals(schedule, len(games), seconds, bots, forfeits)


def game_rows(schedule: Schedule, played: list[PlayedDeal]) -> list[Row]:
    """The arena's rows without what only an arena asks for: a deal is a game here."""
    columns = ("seed", "seat", "bot", "score", "rank", "won", *SOURCES)
    return [
        {"game": row["deal"], **{name: row[name] for name in columns}} for row in rows_of(schedule, played)
    ]


def _print(totals: Totals) -> None:
    console = Console(file=sys.stdout)
    table = Table(title=totals.title())
    for head in ("", *(own.bot for own in totals.bots)):
        table.add_column(head, justify="left" if not head else "right")
    for name, *cells in totals.lines():
        table.add_row(name, *cells)
    console.print(table)
    console.print(totals.pace(), highlight=False)
