"""The options of `lacrimosa arena`."""

from pathlib import Path
from typing import Annotated

import typer

Challenger = Annotated[
    str | None,
    typer.Option(help="The bot in question: a name or my_bot.py:MyBot. It sits in every seat once."),
]
Champion = Annotated[
    str | None, typer.Option(help="Whom the challenger meets, in all other seats; strongest if not given.")
]
Bots = Annotated[str | None, typer.Option(help="A round robin: random,planner,my_bot.py:MyBot.")]
Bot = Annotated[
    list[str] | None,
    typer.Option(help="One bot more for the round robin; alone, the challenger. Repeatable."),
]
Players = Annotated[
    int, typer.Option(help="Patrons at the table, 1 to 4; 1: each alone against the Soloist.")
]
Deals = Annotated[int, typer.Option(help="How many deals; the most with --until-sure.")]
Seed = Annotated[int, typer.Option(help="The same seed plays the same games.")]
Level = Annotated[str | None, typer.Option(help="The Soloist: easy, medium or hard.")]
Salieri = Annotated[bool, typer.Option("--salieri", help="With the Salieri card.")]
Composers = Annotated[str | None, typer.Option(help="Composers, top first: eybler,stadler. Else drawn.")]
EditionName = Annotated[str, typer.Option(help="An edition's id or folder.")]
Jobs = Annotated[int | None, typer.Option(help="Processes at work; all cores if not given.")]
Seconds = Annotated[float, typer.Option(help="How long a bot may think about one choice.")]
Nodes = Annotated[
    int | None, typer.Option(help="Positions a bot may look at for one choice: repeatable everywhere.")
]
Patience = Annotated[
    float | None, typer.Option(help="Seconds to wait for a bot of your own; 5 x --seconds + 1 if not given.")
]
Cluster = Annotated[
    str | None, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: its address, or auto.")
]
Resume = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Keep finished deals in this file, and go on from there."),
]
JsonFile = Annotated[
    str | None, typer.Option("--json", metavar="FILE", help="Write the report as JSON; - for stdout.")
]
CsvFile = Annotated[
    Path | None, typer.Option("--csv", metavar="FILE", help="Write a row for each game and seat.")
]
ParquetFile = Annotated[Path | None, typer.Option("--parquet", metavar="FILE", help="As --csv, in Parquet.")]
PlotsFolder = Annotated[
    Path | None, typer.Option("--plots", metavar="FOLDER", help="Draw charts there, as PNG and SVG.")
]
UntilSure = Annotated[
    bool, typer.Option("--until-sure", help="Stop when it is settled whether the challenger is better.")
]
Worse = Annotated[float, typer.Option(help="With --until-sure: rating points that would be no better.")]
Better = Annotated[float, typer.Option(help="With --until-sure: rating points that would be better.")]
