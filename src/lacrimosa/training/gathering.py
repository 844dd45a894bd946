"""The games of one round, by many processes."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np

from lacrimosa.arena.runners import Runner
from lacrimosa.bots.fast.features import ROW_BYTES
from lacrimosa.bots.network import load_network
from lacrimosa.bots.thought import Thought
from lacrimosa.editions import load
from lacrimosa.training.selfplay import Harvest, Manner, SelfPlay, harvest, table_of
from lacrimosa.training.settings import Settings

_ROUND = 1_000_003


@dataclass(frozen=True)
class Played:
    """One game of a round: players, scores of the patrons, and what can be learned from it."""

    players: int
    scores: list[int]
    found: Harvest


class Player:
    """Plays games of a round in a worker process."""

    def __init__(self, settings: Settings, weights: Path | None, round_: int) -> None:
        self._settings = settings
        self._round = round_
        evaluate = load_network(weights) if weights is not None else _nothing_learned
        self._thought = Thought(load(settings.edition).tables, evaluate)
        self._manner = Manner(settings.width, settings.curious, settings.warmth)

    def __call__(self, game: int, /) -> Played:
        players, level = table_of(game)
        seed = (self._settings.seed * _ROUND + self._round) * _ROUND + game
        play = SelfPlay(self._thought, self._manner, players, level, seed)
        scores = play.play()
        return Played(players, scores[:players], harvest(play.sequences))

    def close(self) -> None:
        pass


def _nothing_learned(rows: bytes) -> list[float]:
    return [0.0] * (len(rows) // ROW_BYTES)


def gather(
    settings: Settings, weights: Path | None, round_: int, runner: Runner, told: Callable[[Played], object]
) -> tuple[Harvest, dict[int, float]]:
    """Play the games of a round; what they teach, and the mean score by number of players."""
    begin = partial(Player, settings, weights, round_)
    played = list(runner.results(begin, range(settings.games), told))
    means: dict[int, float] = {}
    for players in sorted({game.players for game in played}):
        scores = [score for game in played if game.players == players for score in game.scores]
        means[players] = float(np.mean(scores))
    return joined([game.found for game in played]), means


def joined(parts: list[Harvest]) -> Harvest:
    return Harvest(
        rows=np.concatenate([part.rows for part in parts]),
        bases=np.concatenate([part.bases for part in parts]),
        lengths=np.concatenate([part.lengths for part in parts]),
        scores=np.concatenate([part.scores for part in parts]),
    )
