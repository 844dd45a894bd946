"""`lacrimosa bench train`: how many games of self-play a core plays a second, now and as it was frozen."""

import time
from collections.abc import Callable
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from bench.frozen_self_play import FrozenSelfPlay
from lacrimosa import compiled
from lacrimosa.bots.evaluator import Evaluator, no_gc, shipped_network
from lacrimosa.bots.frozen_1 import evaluator as frozen
from lacrimosa.cli.output import check_targets, fail, write_json
from lacrimosa.cli.yardstick import yardstick_us
from lacrimosa.editions import load
from lacrimosa.rules.kinds import NO_SOLOIST
from lacrimosa.training.self_play import SelfPlay
from lacrimosa.training.settings import Settings

PLAYERS = 2
FIRST_SEED = 1791
IN_TURN = 5  # games that one of the two plays before the other has its turn: both meet the same disturbances

Play = Callable[[int], list[int]]


def bench_train(
    games: Annotated[int, typer.Option(help="Games of each.")] = 40,
    baseline: Annotated[
        bool, typer.Option(help="Play the same games as kapellmeister-1 did, too, and compare.")
    ] = True,
    json_file: Annotated[
        str | None, typer.Option("--json", metavar="FILE", help="Write the figures as JSON; - for stdout.")
    ] = None,
) -> None:
    """Measure two-player games of kapellmeister against itself as training plays them, on one core."""
    if games < 1:
        fail(f"--games {games}: must be at least 1")
    check_targets(json_file)
    yardstick = yardstick_us()
    plays = [_now()] + ([_frozen()] if baseline else [])
    seconds, scores = _measure(plays, games)
    data: dict[str, object] = {
        "compiled": compiled.is_active(),
        "yardstick_us": round(yardstick, 4),
        "players": PLAYERS,
        "games": games,
        "games_per_s_per_core": round(games / seconds[0], 3),
        "yardsticks_per_game": round(seconds[0] / games / yardstick * 1e6),
    }
    if baseline:
        data["baseline_games_per_s_per_core"] = round(games / seconds[1], 3)
        data["ratio"] = round(seconds[1] / seconds[0], 3)
        data["games_alike"] = sum(one == other for one, other in zip(scores[0], scores[1], strict=True))
    if json_file is not None:
        write_json(json_file, data)
    if json_file != "-":
        _print(data)


def _now() -> Play:
    evaluator = Evaluator(load("koechel").tables, shipped_network())

    def play(seed: int) -> list[int]:
        with no_gc():
            return SelfPlay(evaluator, Settings(), PLAYERS, NO_SOLOIST, seed).play()

    return play


def _frozen() -> Play:
    evaluator = frozen.Evaluator(load("koechel").tables, frozen.shipped_network())
    return lambda seed: FrozenSelfPlay(evaluator, Settings(), PLAYERS, seed).play()


def _measure(plays: list[Play], games: int) -> tuple[list[float], list[list[list[int]]]]:
    """Seconds of the processor, and the scores of every game; those of a first game each are not counted."""
    seconds = [0.0] * len(plays)
    scores: list[list[list[int]]] = [[] for _ in plays]
    for play in plays:
        play(FIRST_SEED - 1)
    for start in range(0, games, IN_TURN):
        for place, play in enumerate(plays):
            began = time.process_time()
            scores[place] += [play(FIRST_SEED + game) for game in range(start, min(start + IN_TURN, games))]
            seconds[place] += time.process_time() - began
    return seconds, scores


def _print(data: dict[str, object]) -> None:
    rules = "compiled" if data["compiled"] else "interpreted"
    table = Table(title=f"{data['games']} games of self-play, two players, rules {rules}")
    for head in ("", "games/s and core"):
        table.add_column(head, justify="right" if head else "left")
    table.add_row("now", str(data["games_per_s_per_core"]))
    if "ratio" in data:
        table.add_row("kapellmeister-1", str(data["baseline_games_per_s_per_core"]))
        table.add_row("ratio", str(data["ratio"]))
        table.add_row("games that came out alike", str(data["games_alike"]))
    Console().print(table)
