"""`lacrimosa bench`: how fast the rules are here, in time and in yardsticks."""

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from lacrimosa import compiled
from lacrimosa.bots.fast.timing import clone_all, sample_game, step_all, view_all
from lacrimosa.cli.output import fail, write_json
from lacrimosa.cli.yardstick import yardstick_us
from lacrimosa.editions import load
from lacrimosa.rules.chance import stream
from lacrimosa.rules.kinds import NO_SOLOIST
from lacrimosa.rules.play import new_game, play_randomly
from lacrimosa.rules.setup import RANDOM
from lacrimosa.rules.state import State
from lacrimosa.rules.tables import Tables

PLAYERS = (2, 3, 4)
SAMPLED_GAMES = 4
REPEATS = 3  # runs of random play, of which the quickest counts: it was disturbed least
EVERY = 7  # a position is sampled out of so many
_NO_LIMIT = 1 << 40
_PURPOSE = 0
# How a process asked for the interpreted rules knows that it need not ask again.
_SWITCH = "LACRIMOSA_INTERPRETED"

# The programs of the sub-commands lie beside the package in a clone; an installed library has none.
CLONE = Path(__file__).resolve().parents[3]
IN_A_CLONE = ("arena", "bots", "env", "intervals", "server", "train", "web")

Figures = dict[str, float]

app = typer.Typer(
    help="Measure the rules on this computer, games of bots, the environments, or a server under load.",
    invoke_without_command=True,
)


@app.callback()
def bench(
    context: typer.Context,
    json_file: Annotated[
        str | None, typer.Option("--json", metavar="FILE", help="Write the figures as JSON; - for stdout.")
    ] = None,
    interpreted: Annotated[
        bool, typer.Option("--interpreted", help="Measure the plain Python rules instead.")
    ] = False,
    seconds: Annotated[float, typer.Option(help="How long to play for each number of players.")] = 2.0,
) -> None:
    """Measure random play, copies, steps and views of the rules on this computer."""
    if context.invoked_subcommand is not None:
        return
    if not 0 < seconds < float("inf"):
        fail(f"--seconds {seconds}: must be more than 0")
    if interpreted and compiled.is_active():
        raise typer.Exit(_again_interpreted(json_file, seconds))
    tables = load("koechel").tables
    yardstick = yardstick_us()
    players = {str(count): _measure(tables, count, seconds) for count in PLAYERS}
    if json_file is not None:
        data = {"compiled": compiled.is_active(), "yardstick_us": round(yardstick, 4), "players": players}
        write_json(json_file, data)
    if json_file != "-":
        _print(players, yardstick)


def _again_interpreted(json_file: str | None, seconds: float) -> int:
    """Which rules are used is settled when a process starts, so the other ones need another process."""
    command = [sys.executable, "-m", "lacrimosa", "bench", "--interpreted", "--seconds", str(seconds)]
    command += [] if json_file is None else ["--json", json_file]
    return subprocess.run(command, env=os.environ | {_SWITCH: "1"}, check=False).returncode


def _measure(tables: Tables, players: int, seconds: float) -> Figures:
    runs = [_random_play(tables, players, seconds / REPEATS) for _ in range(REPEATS)]
    states: list[State] = []
    for seed in range(SAMPLED_GAMES):
        states += sample_game(_new_game(tables, players, seed), stream(seed, _PURPOSE), EVERY)
    share = seconds / 4
    rng = stream(0, _PURPOSE)
    figures = {
        "decisions_per_s": max(decisions / spent for decisions, _, spent in runs),
        "games_per_s": max(games / spent for _, games, spent in runs),
        "clone_us": _each_us(clone_all, states, share),
        # A step changes its position, so every run needs copies; making them is not timed.
        "step_us": _each_us(lambda twins: step_all(twins, rng), states, share, afresh=True),
        "view_us": _each_us(view_all, states, share),
    }
    return {name: round(figure, 3) for name, figure in figures.items()}


def _new_game(tables: Tables, players: int, seed: int) -> State:
    return new_game(tables, players, NO_SOLOIST, False, [RANDOM, RANDOM], seed)


def _random_play(tables: Tables, players: int, seconds: float) -> tuple[int, int, float]:
    """Decisions and games of uniform random play, dealing included, and the time they took."""
    rng = stream(players, _PURPOSE)
    decisions = games = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds or games == 0:
        made, rng = play_randomly(_new_game(tables, players, games), rng, _NO_LIMIT)
        decisions += int(made)
        games += 1
    return decisions, games, spent


def _each_us(
    work: Callable[[list[State]], object], states: list[State], seconds: float, afresh: bool = False
) -> float:
    """Microseconds for one position: the median of as many runs over all positions as the time allows."""
    runs: list[float] = []
    end = time.perf_counter() + seconds
    while len(runs) < REPEATS or time.perf_counter() < end:
        own = [state.clone() for state in states] if afresh else states
        began = time.perf_counter()
        work(own)
        runs.append(time.perf_counter() - began)
    return statistics.median(runs) / len(states) * 1e6


def _print(players: dict[str, Figures], yardstick: float) -> None:
    rules = "compiled" if compiled.is_active() else "interpreted"
    table = Table(title=f"Rules {rules}; one yardstick = {yardstick:.3f} µs")
    table.add_column("")
    for count in players:
        table.add_column(f"{count} players", justify="right")
    rows = list(players.values())
    table.add_row("decisions/s", *(f"{row['decisions_per_s']:,.0f}" for row in rows))
    table.add_row("games/s", *(f"{row['games_per_s']:,.1f}" for row in rows))
    times = {"decision": [1e6 / row["decisions_per_s"] for row in rows]}
    times |= {name: [row[f"{name}_us"] for row in rows] for name in ("clone", "step", "view")}
    for name, figures in times.items():
        table.add_row(f"{name}, µs", *(f"{figure:.2f}" for figure in figures))
        table.add_row(f"{name}, yardsticks", *(f"{figure / yardstick:.2f}" for figure in figures))
    Console().print(table)


def _only_in_a_clone(context: typer.Context) -> None:
    """Measured in a clone of the repository only."""
    fail(
        f"bench {context.info_name} runs in a clone of the repository; an installed package has `bench` alone"
    )


def add_commands() -> None:
    """Those of a clone, or a sentence in place of each."""
    if (CLONE / "bench" / "commands.py").is_file():
        sys.path.insert(0, str(CLONE))
        from bench import commands

        commands.add_to(app)
        return
    for name in IN_A_CLONE:
        app.command(name, context_settings={"ignore_unknown_options": True, "allow_extra_args": True})(
            _only_in_a_clone
        )


add_commands()
