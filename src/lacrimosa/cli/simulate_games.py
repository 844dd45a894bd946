"""Many games by several processes: the same results whatever the number of processes."""

import multiprocessing
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass

from lacrimosa.bots.match import GameResult, Setup, play_match
from lacrimosa.editions import load

# Seconds. Shorter tasks would spend their time on the way between processes.
TASK = 0.25


@dataclass(frozen=True)
class Plan:
    """Everything that decides the games of a simulation."""

    edition: str
    players: int
    names: tuple[str, ...]
    games: int
    seed: int
    level: int
    salieri: bool
    composers: tuple[int, ...]


@dataclass(frozen=True)
class Played:
    """The results in the order of games, and how long it took."""

    results: list[GameResult]
    seconds: float


def play_some(plan: Plan, first: int, end: int) -> list[GameResult]:
    """Play the games from number `first` to before `end`."""
    setup = Setup(plan.players, plan.level, plan.salieri, plan.composers)
    tables = load(plan.edition).tables
    return list(play_match(tables, setup, plan.names, plan.seed, range(first, end)))


def play_all(plan: Plan, jobs: int | None, told: Callable[[int], object]) -> Played:
    """Play all games; `told` hears how many more are finished."""
    began = time.perf_counter()
    results = play_some(plan, 0, 1)
    told(1)
    # The first game shows how many fill a task, so that even quick games are worth a trip to a process.
    size = max(1, round(TASK / (time.perf_counter() - began)))
    workers = min(jobs or os.cpu_count() or 1, -(-(plan.games - 1) // size) or 1)
    if workers == 1:
        for first in range(1, plan.games, size):
            end = min(first + size, plan.games)
            results += play_some(plan, first, end)
            told(end - first)
    else:
        for part in _by_pool(plan, workers, size, told):
            results += part
    return Played(results, time.perf_counter() - began)


def _by_pool(
    plan: Plan, workers: int, size: int, told: Callable[[int], object]
) -> Iterator[list[GameResult]]:
    # Spawned, not forked: a fork would copy the threads of the progress bar mid-flight.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        starts = range(1, plan.games, size)
        tasks: list[Future[list[GameResult]]] = [
            pool.submit(play_some, plan, first, min(first + size, plan.games)) for first in starts
        ]
        left = set(tasks)
        while left:
            done, left = wait(left, return_when=FIRST_COMPLETED)
            for task in done:
                told(len(task.result()))
        for task in tasks:
            yield task.result()
