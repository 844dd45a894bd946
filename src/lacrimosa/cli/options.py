"""Options that several commands share, and the checks of what they are given."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from lacrimosa.arena.ray_runner import RayCluster
from lacrimosa.arena.runners import Runner, runner_for
from lacrimosa.bot_processes.line_up import Contestant, contestants
from lacrimosa.bots.bot import Budget
from lacrimosa.bots.match import LEVEL_NAMES
from lacrimosa.bots.registry import UnknownBot
from lacrimosa.bots.user_bots import BadUserBot
from lacrimosa.cli.output import fail
from lacrimosa.editions import Edition, EditionError, load
from lacrimosa.rules.kinds import EASY, NO_SOLOIST

Challenger = Annotated[
    str | None,
    typer.Option(help="The bot in question: a name or my_bot.py:MyBot. It sits in every seat once."),
]
Champion = Annotated[str | None, typer.Option(help="The bot in all other seats; the strongest by default.")]
Bots = Annotated[str | None, typer.Option(help="A round robin: random,planner,my_bot.py:MyBot.")]
Bot = Annotated[
    list[str] | None,
    typer.Option(help="One more bot for the round robin; on its own, the challenger. Repeatable."),
]
Players = Annotated[
    int, typer.Option(help="Patrons at the table, 1 to 4; 1: each alone against the Soloist.")
]
Deals = Annotated[int, typer.Option(help="Number of deals; with --until-sure the maximum.")]
Seed = Annotated[
    int | None,
    typer.Option(help="The same seed plays the same games; else it is 0, with bots from files a secret one."),
]
Level = Annotated[str | None, typer.Option(help="The Soloist: easy, medium or hard.")]
Salieri = Annotated[bool, typer.Option("--salieri", help="With the Salieri card.")]
Composers = Annotated[
    str | None, typer.Option(help="Composers, top first: eybler,stadler. Drawn at random by default.")
]
EditionName = Annotated[str, typer.Option(help="An edition's id or folder.")]
Jobs = Annotated[int | None, typer.Option(help="Worker processes; one for each core by default.")]
Seconds = Annotated[float, typer.Option(help="How long a bot may think about one choice.")]
Nodes = Annotated[
    int | None,
    typer.Option(help="Positions a bot may look at for one choice instead: the same games on any computer."),
]
Patience = Annotated[
    float | None, typer.Option(help="Seconds to wait for a bot of your own; 5 x --seconds + 1 by default.")
]
Cluster = Annotated[
    str | None, typer.Option(metavar="ADDRESS", help="Work on a Ray cluster: its address, or auto.")
]
Resume = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Keep finished deals in this file, and resume from it."),
]
JsonFile = Annotated[
    str | None, typer.Option("--json", metavar="FILE", help="Write the report as JSON; - for stdout.")
]
CsvFile = Annotated[
    Path | None, typer.Option("--csv", metavar="FILE", help="Write a row for each game and seat.")
]
ParquetFile = Annotated[
    Path | None, typer.Option("--parquet", metavar="FILE", help="The same rows as --csv, in Parquet.")
]
PlotsFolder = Annotated[
    Path | None, typer.Option("--plots", metavar="FOLDER", help="Draw charts there, as PNG and SVG.")
]
UntilSure = Annotated[
    bool, typer.Option("--until-sure", help="Stop as soon as it is settled whether the challenger is better.")
]
Worse = Annotated[
    float, typer.Option(help="With --until-sure: the rating difference that counts as no better.")
]
Better = Annotated[
    float, typer.Option(help="With --until-sure: the rating difference that counts as better.")
]

LEVELS = {name: level for level, name in LEVEL_NAMES.items()}


def names_in(listed: str) -> list[str]:
    """The names of a list with commas."""
    return [name.strip() for name in listed.split(",")]


def need_contestants(option: str, names: Sequence[str]) -> list[Contestant]:
    try:
        return contestants(names)
    except (UnknownBot, BadUserBot) as problem:
        fail(f"{option}: {problem}")


def need_players(players: int) -> None:
    if not 1 <= players <= 4:
        fail(f"--players {players}: the game is for 1 to 4")


def need_edition(edition: str) -> Edition:
    try:
        return load(edition)
    except EditionError as problem:
        fail(str(problem).splitlines()[0])


def runner_of(cluster: str | None, jobs: int | None) -> Runner:
    """A cluster if one is named, else processes on this computer."""
    return RayCluster(cluster, jobs) if cluster is not None else runner_for(jobs)


def need_jobs(jobs: int | None) -> None:
    if jobs is not None and jobs < 1:
        fail(f"--jobs {jobs}: must be at least 1")


def need_patience(patience: float | None) -> None:
    if patience is not None and not 0 < patience < float("inf"):
        fail(f"--patience {patience}: must be more than 0 seconds")


def need_budget(seconds: float, nodes: int | None) -> Budget:
    if not 0 < seconds < float("inf"):
        fail(f"--seconds {seconds}: must be more than 0")
    if nodes is not None and nodes < 1:
        fail(f"--nodes {nodes}: must be at least 1")
    return Budget(seconds, nodes)


def level_of(level: str | None, players: int) -> int:
    if players > 1:
        if level is not None:
            fail("--level goes with --players 1 only: it is the Soloist's")
        return NO_SOLOIST
    if level is None:
        return EASY
    if level not in LEVELS:
        fail(f"--level {level}: the levels are {', '.join(LEVELS)}")
    return LEVELS[level]


def composers_of(composers: str | None, players: int, edition: Edition) -> list[int]:
    if composers is None:
        return []
    names = names_in(composers)
    wanted = 1 if players == 1 else 2
    if len(names) != wanted or len(set(names)) != wanted:
        fail(f"--composers: name {wanted} for {players} players, none twice")
    for name in names:
        if name not in edition.composer_ids:
            fail(f"--composers: there is no {name!r}; the composers are {', '.join(edition.composer_ids)}")
    return [edition.composer_ids.index(name) for name in names]
