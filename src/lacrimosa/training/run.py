"""A training run: rounds of self-play and learning, from nothing to weights; to be stopped and resumed."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from lacrimosa.arena.runners import Runner
from lacrimosa.bots.network import Network, load_network
from lacrimosa.training.evaluation import share_against_planner
from lacrimosa.training.folder import CurveRow, RunFolder
from lacrimosa.training.learning import (
    Adam,
    fit,
    grown,
    input_scale,
    lambda_returns,
    lessons_of,
    new_network,
    predict,
)
from lacrimosa.training.self_play import join_samples, play_round
from lacrimosa.training.settings import Settings


@dataclass(frozen=True)
class RunListener:
    """Hears of every game or deal played, and of every stage: what it is and how many it has."""

    on_result: Callable[[object], object]
    on_stage: Callable[[str, int], object]


def run(
    settings: Settings, folder: RunFolder, runner: Runner, listener: RunListener
) -> Iterator[list[CurveRow]]:
    """Do the rounds that are missing; the curve after each."""
    done = len(folder.curve())
    adam = folder.load_optimizer(done - 1) if done else None
    for round_ in range(done, settings.rounds):
        began = time.perf_counter()
        listener.on_stage(f"round {round_ + 1} of {settings.rounds}: games", settings.games)
        has_learned = round_ > 0 or settings.start != ""
        weights = folder.weights(round_ - 1) if has_learned else None
        samples, means = play_round(
            settings, weights, round_, runner, listener.on_result, _older(settings, folder, round_)
        )
        folder.save_games(round_, samples)
        played = time.perf_counter()
        listener.on_stage(f"round {round_ + 1} of {settings.rounds}: learning", 0)
        oldest = max(0, round_ - settings.window + 1)
        window = join_samples(folder.load_games(range(oldest, round_ + 1)))
        if adam is None:
            adam = Adam(_first_network(settings, weights, window.rows), input_scale(window.rows))
        # Who has not learned anything says nothing: only the end of the game counts then.
        td_lambda = settings.td_lambda if has_learned else 1.0
        returns = lambda_returns(window, predict(adam.network, window.rows), td_lambda)
        rows, targets = lessons_of(window, returns)
        epochs = settings.epochs * (1 if has_learned else 2)
        error = fit(adam, rows, targets, epochs, settings.learning_rate, settings.seed + round_)
        folder.save_optimizer(round_, adam, _about(settings, round_))
        row = {
            "round": round_ + 1,
            "games": (round_ + 1) * settings.games,
            "hand_made_error": float(np.sqrt(np.mean(targets**2))),
            "network_error": float(np.sqrt(error)),
            "play_seconds": played - began,
            "learn_seconds": time.perf_counter() - played,
            **{f"mean_score_{players}": mean for players, mean in means.items()},
        }
        if settings.is_evaluated(round_):
            listener.on_stage(
                f"round {round_ + 1} of {settings.rounds}: deals against planner", settings.deals
            )
            share = share_against_planner(
                settings.edition, folder.weights(round_), settings.deals, runner, listener.on_result
            )
            row |= {
                "planner_share": share.mean,
                "planner_share_low": share.low,
                "planner_share_high": share.high,
            }
        yield folder.add_row(row)
        folder.delete_games(oldest)
        folder.delete_optimizer(round_)


def _first_network(settings: Settings, start: Path | None, rows: NDArray[np.uint8]) -> Network:
    if start is None:
        return new_network(settings.hidden, rows, settings.seed)
    return grown(load_network(start), settings.hidden, rows, settings.seed)


def _older(settings: Settings, folder: RunFolder, round_: int) -> tuple[Path, ...]:
    """Weights of the rounds before the one whose network plays now."""
    if settings.older == 0:
        return ()
    return tuple(folder.weights(one) for one in range(max(0, round_ - 1 - settings.pool), round_ - 1))


def _about(settings: Settings, round_: int) -> dict[str, object]:
    return {"made_by": "lacrimosa train", "rounds": round_ + 1, "settings": settings.as_json()}
