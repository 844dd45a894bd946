"""How long a step takes: the lean one, and what each interface adds to it."""

import random
import time
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np

from lacrimosa.env.aec import env as aec_env
from lacrimosa.env.aec import raw_env
from lacrimosa.env.table import GameOptions, Table

PLAYERS = (1, 2, 3, 4)
GAMES_AT_ONCE = 16
VECTOR_STEPS = 200
_SEED = 1756


def measure(seconds: float = 1.0) -> dict[str, float]:
    """Microseconds for one step with mask and observation; how the action is chosen is not in it."""
    figures: dict[str, float] = {}
    for players in PLAYERS:
        figures[f"table_{players}_us"] = _table(players, seconds)
    figures["aec_raw_us"] = _aec(raw_env(2), seconds)
    figures["aec_us"] = _aec(aec_env(players=2), seconds)
    figures["solo_us"] = _single("Lacrimosa-Solo-v0", seconds)
    for mode in ("vector_entry_point", "sync"):
        figures[f"solo_{mode.split('_')[0]}_us"] = _vector("Lacrimosa-Solo-v0", mode, seconds)
    return {name: round(figure, 2) for name, figure in figures.items()}


def _quickest(play: Callable[[random.Random], tuple[int, float]], seconds: float) -> float:
    """Microseconds a step: of the runs that fit into the time the one least disturbed. All play the same."""
    best = float("inf")
    runs = 0
    end = time.perf_counter() + seconds
    while runs < 3 or time.perf_counter() < end:
        steps, spent = play(random.Random(_SEED))
        best = min(best, spent / steps * 1e6)
        runs += 1
    return best


def _table(players: int, seconds: float) -> float:
    table = Table(GameOptions(players))

    def play(rng: random.Random) -> tuple[int, float]:
        table.deal(rng.randrange(1 << 30))
        steps, spent = 0, 0.0
        while not table.over:
            action = rng.choice(table.offered)
            began = time.perf_counter()
            table.step(action)
            table.observe(max(table.seat, 0))
            table.mask()
            spent += time.perf_counter() - began
            steps += 1
        return steps, spent

    return _quickest(play, seconds)


def _aec(environment: Any, seconds: float) -> float:
    def play(rng: random.Random) -> tuple[int, float]:
        environment.reset(seed=rng.randrange(1 << 30))
        steps, spent = 0, 0.0
        seen, _, ended, _, _ = environment.last()
        while not ended:
            action = rng.choice(np.flatnonzero(seen["action_mask"]).tolist())
            began = time.perf_counter()
            environment.step(action)
            seen, _, ended, _, _ = environment.last()
            spent += time.perf_counter() - began
            steps += 1
        return steps, spent

    return _quickest(play, seconds)


def _single(name: str, seconds: float) -> float:
    environment: Any = gymnasium.make(name, disable_env_checker=True)

    def play(rng: random.Random) -> tuple[int, float]:
        seen, _ = environment.reset(seed=rng.randrange(1 << 30))
        steps, spent, ended = 0, 0.0, False
        while not ended:
            action = rng.choice(np.flatnonzero(seen["action_mask"]).tolist())
            began = time.perf_counter()
            seen, _, ended, _, _ = environment.step(action)
            spent += time.perf_counter() - began
            steps += 1
        return steps, spent

    return _quickest(play, seconds)


def _vector(name: str, mode: str, seconds: float) -> float:
    """For one game out of several at once; those that are over are dealt anew within the step."""
    environment: Any = gymnasium.make_vec(name, GAMES_AT_ONCE, vectorization_mode=mode)

    def play(rng: random.Random) -> tuple[int, float]:
        masks = environment.reset(seed=_SEED)[0]["action_mask"]
        spent = 0.0
        for _ in range(VECTOR_STEPS):
            # A game that is over offers nothing; its action is not looked at.
            actions = np.array([rng.choice(np.flatnonzero(mask).tolist() or [0]) for mask in masks])
            began = time.perf_counter()
            seen, _, _, _, _ = environment.step(actions)
            spent += time.perf_counter() - began
            masks = seen["action_mask"]
        return VECTOR_STEPS * GAMES_AT_ONCE, spent

    figure = _quickest(play, seconds)
    environment.close()
    return figure
