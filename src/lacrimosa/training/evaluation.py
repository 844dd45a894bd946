"""Evaluation of a network: games of two against `planner`, on deals that training never sees."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np

from lacrimosa.arena.runners import Runner
from lacrimosa.arena.statistics import Estimate, bounded_mean
from lacrimosa.bots.kapellmeister import Kapellmeister
from lacrimosa.bots.match import Setup, bot_seed, game_seed, play_game
from lacrimosa.bots.network import load_network
from lacrimosa.bots.planner import Planner
from lacrimosa.editions import load

DEALS_SEED = 1791


class EvaluationWorker:
    """Plays a deal twice, the network in each seat once; its share of the two victories."""

    def __init__(self, edition: str, weights: Path) -> None:
        self._tables = load(edition).tables
        self._network = load_network(weights)

    def __call__(self, deal: int, /) -> float:
        seed = game_seed(DEALS_SEED, deal)
        learned, planner = Kapellmeister(bot_seed(deal, 0), self._network), Planner(bot_seed(deal, 1))
        first = play_game(self._tables, Setup(2), [learned, planner], seed)
        second = play_game(self._tables, Setup(2), [planner, learned], seed)
        return (first.shares[0] + second.shares[1]) / 2

    def close(self) -> None:
        pass


def share_against_planner(
    edition: str, weights: Path, deals: int, runner: Runner, on_deal: Callable[[float], object]
) -> Estimate:
    """The share of the victories."""
    shares = list(runner.results(partial(EvaluationWorker, edition, weights), range(deals), on_deal))
    return bounded_mean(np.array(shares))
