"""A training run: rounds of self-play and learning, from nothing to weights; to be stopped and resumed."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np

from lacrimosa.arena.runners import Runner
from lacrimosa.training.folder import Line, RunFolder
from lacrimosa.training.gathering import gather, joined
from lacrimosa.training.gauge import share_against_planner
from lacrimosa.training.learning import Adam, evenness, fit, new_network, returns, said_of
from lacrimosa.training.settings import Settings


@dataclass(frozen=True)
class Heard:
    """Whoever follows a run: of every game, and of what is being done."""

    game: Callable[[object], object]
    doing: Callable[[str, int], object]


def run(settings: Settings, folder: RunFolder, runner: Runner, heard: Heard) -> Iterator[list[Line]]:
    """Do the rounds that are missing; the curve after each."""
    done = len(folder.curve())
    adam = folder.load_learner(done - 1) if done else None
    for round_ in range(done, settings.rounds):
        began = time.perf_counter()
        heard.doing(f"round {round_ + 1} of {settings.rounds}: games", settings.games)
        weights = folder.weights(round_ - 1) if round_ else None
        found, means = gather(settings, weights, round_, runner, heard.game)
        folder.save_games(round_, found)
        played = time.perf_counter()
        heard.doing(f"round {round_ + 1} of {settings.rounds}: learning", 0)
        oldest = max(0, round_ - settings.window + 1)
        window = joined(folder.load_games(range(oldest, round_ + 1)))
        if adam is None:
            network = new_network(settings.hidden, window.rows, settings.seed)
            adam = Adam(network, evenness(window.rows))
        # Nobody has learned anything before the first round: only the end of the game counts there.
        targets = returns(window, said_of(adam.network, window.rows), settings.trust if round_ else 1.0)
        wanted = targets - window.bases
        epochs = settings.epochs * (1 if round_ else 2)
        error = fit(adam, window.rows, wanted, epochs, settings.rate, settings.seed + round_)
        folder.save_learner(round_, adam, _about(settings, round_))
        line = {
            "round": round_ + 1,
            "games": (round_ + 1) * settings.games,
            "hand_made_error": float(np.sqrt(np.mean(wanted**2))),
            "network_error": float(np.sqrt(error)),
            "play_seconds": played - began,
            "learn_seconds": time.perf_counter() - played,
            **{f"mean_score_{players}": mean for players, mean in means.items()},
        }
        if settings.is_gauged(round_):
            heard.doing(f"round {round_ + 1} of {settings.rounds}: deals against planner", settings.deals)
            share = share_against_planner(
                settings.edition, folder.weights(round_), settings.deals, runner, heard.game
            )
            line |= {
                "planner_share": share.mean,
                "planner_share_low": share.low,
                "planner_share_high": share.high,
            }
        yield folder.add_line(line)
        folder.forget_games(oldest)
        folder.forget_learner(round_)


def _about(settings: Settings, round_: int) -> dict[str, object]:
    return {"made_by": "lacrimosa train", "rounds": round_ + 1, "settings": settings.as_json()}
