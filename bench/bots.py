"""`lacrimosa bench bots`: how long the computer patrons think, and how fast the value network is."""

import time
from collections.abc import Callable
from typing import Annotated

import numpy as np
import typer
from rich.console import Console
from rich.table import Table

from lacrimosa import compiled
from lacrimosa.bots.bot import Bot, Budget
from lacrimosa.bots.determinization import possible_truth
from lacrimosa.bots.evaluator import Evaluator, shipped_network
from lacrimosa.bots.ladder import LADDER, STRONGEST
from lacrimosa.bots.match import bot_seed, game_seed
from lacrimosa.bots.registry import make_bot
from lacrimosa.cli.output import fail, write_json
from lacrimosa.cli.yardstick import yardstick_us
from lacrimosa.editions import load
from lacrimosa.rules.kinds import NO_SOLOIST
from lacrimosa.rules.play import advance_game, new_game, options, to_move
from lacrimosa.rules.sense import sensible
from lacrimosa.rules.setup import RANDOM
from lacrimosa.rules.state import State
from lacrimosa.rules.tables import Tables
from lacrimosa.rules.view import view

PLAYERS = 4  # as many as can be: nobody has more to think about
BUDGETS = (0.1, 0.5, 2.0)

Choose = Callable[[State, int], int]


def bench_bots(
    json_file: Annotated[
        str | None, typer.Option("--json", metavar="FILE", help="Write the figures as JSON; - for stdout.")
    ] = None,
    seconds: Annotated[float, typer.Option(help="How long to measure each.")] = 10.0,
) -> None:
    """Measure choices by the value network alone, and the thinking time of every level at a table of four."""
    if not 0 < seconds < float("inf"):
        fail(f"--seconds {seconds}: must be more than 0")
    tables = load("koechel").tables
    one_ply = _times(tables, _by_network(tables), seconds)
    levels = [_figures(tables, name, None, seconds) for name in LADDER if name != STRONGEST]
    levels += [_figures(tables, STRONGEST, budget, seconds) for budget in BUDGETS]
    per_second = 1.0 / float(np.mean(one_ply))
    if json_file is not None:
        data = {
            "compiled": compiled.is_active(),
            "yardstick_us": round(yardstick_us(), 4),
            "one_ply_decisions_per_s": round(per_second, 1),
            "levels": levels,
        }
        write_json(json_file, data)
    if json_file != "-":
        _print(per_second, levels)


def _by_network(tables: Tables) -> Choose:
    """A choice that looks no further than itself: the view, a possible truth, every option, its value."""
    evaluator = Evaluator(tables, shipped_network())

    def choose(state: State, seat: int) -> int:
        truth = possible_truth(view(state, seat), 1, 0)
        likely = sensible(truth)
        values = evaluator.values_after(truth, seat, likely)
        return likely[values.index(max(values))]

    return choose


def _by_bots(name: str, budget: Budget) -> Choose:
    bots: list[Bot] = [make_bot(name, bot_seed(1, seat)) for seat in range(PLAYERS)]
    return lambda state, seat: bots[seat].choose(view(state, seat), options(state), budget)


def _figures(tables: Tables, name: str, seconds: float | None, long: float) -> dict[str, object]:
    budget = Budget() if seconds is None else Budget(seconds)
    times = 1000 * np.array(_times(tables, _by_bots(name, budget), long))
    return {
        "name": name,
        "budget_s": seconds,
        "choices": len(times),
        "mean_ms": round(float(times.mean()), 3),
        "p95_ms": round(float(np.percentile(times, 95)), 3),
        "longest_ms": round(float(times.max()), 3),
    }


def _times(tables: Tables, choose: Choose, seconds: float) -> list[float]:
    """Seconds of every choice between several options, in games one after the other."""
    found: list[float] = []
    end = time.perf_counter() + seconds
    game = 0
    while time.perf_counter() < end:
        state = new_game(tables, PLAYERS, NO_SOLOIST, False, [RANDOM, RANDOM], game_seed(1, game))
        game += 1
        while state.pending and time.perf_counter() < end:
            offered = options(state)
            choice = offered[0]
            if len(offered) > 1:
                began = time.perf_counter()
                choice = choose(state, int(to_move(state)))
                found.append(time.perf_counter() - began)
            advance_game(state, choice)
    return found[1:] or found  # the first one reads the weights


def _print(per_second: float, levels: list[dict[str, object]]) -> None:
    rules = "compiled" if compiled.is_active() else "interpreted"
    console = Console()
    console.print(f"Value network, one ply, rules {rules}: {per_second:,.0f} decisions/s")
    table = Table(title=f"Thinking time of a choice, {PLAYERS} players, ms")
    for head in ("level", "budget, s", "choices", "mean", "95 %", "longest"):
        table.add_column(head, justify="left" if head == "level" else "right")
    for own in levels:
        budget = "" if own["budget_s"] is None else str(own["budget_s"])
        table.add_row(
            str(own["name"]),
            budget,
            str(own["choices"]),
            *(f"{own[key]:.1f}" for key in ("mean_ms", "p95_ms", "longest_ms")),
        )
    console.print(table)
