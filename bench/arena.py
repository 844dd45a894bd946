"""`lacrimosa bench arena`: how many games a second bots play on one core and on all."""

import os
import time
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from lacrimosa.arena.play import play_deals
from lacrimosa.arena.runners import InProcess, Processes, Runner
from lacrimosa.arena.schedule import Form, Schedule
from lacrimosa.cli.options import need_contestants
from lacrimosa.cli.output import check_targets, fail, write_json

BOT = "planner"


def bench_arena(
    deals: Annotated[int, typer.Option(help="Deals for each measurement, two games each.")] = 30,
    json_file: Annotated[
        str | None, typer.Option("--json", metavar="FILE", help="Write the figures as JSON; - for stdout.")
    ] = None,
) -> None:
    """Measure mirrored two-player games of the planner with one process and with one for each core."""
    if deals < 1:
        fail(f"--deals {deals}: must be at least 1")
    check_targets(json_file)
    schedule = Schedule(tuple(need_contestants("bench", [BOT, BOT])), 2, Form.DUEL)
    cores = os.cpu_count() or 1
    one = _pace(schedule, deals, InProcess())
    every = _pace(schedule, deals, Processes(cores))
    if json_file is not None:
        data = {
            "bot": BOT,
            "cores": cores,
            "games": deals * schedule.games_per_deal,
            "games_per_s_one_core": round(one, 3),
            "games_per_s_all_cores": round(every, 3),
            "ratio": round(every / one, 3),
        }
        write_json(json_file, data)
    if json_file != "-":
        table = Table(title=f"{deals * schedule.games_per_deal} games of two {BOT}s")
        for head in ("", "games/s"):
            table.add_column(head, justify="left" if not head else "right")
        table.add_row("one core", f"{one:.2f}")
        table.add_row(f"{cores} cores", f"{every:.2f}")
        table.add_row("ratio", f"{every / one:.2f}")
        Console().print(table)


def _pace(schedule: Schedule, deals: int, runner: Runner) -> float:
    """Games a second, the start of the processes included."""
    began = time.perf_counter()
    games = sum(len(played.games) for played in play_deals(schedule, deals, runner, None, lambda _: None))
    return games / (time.perf_counter() - began)
