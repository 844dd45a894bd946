"""The games of a simulation: the same results whatever the number of processes."""

import functools
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from lacrimosa.arena.runners import runner_for
from lacrimosa.bot_processes.line_up import Contestant
from lacrimosa.bot_processes.user_bots import UserBots, files_of
from lacrimosa.bots.bot import Budget
from lacrimosa.bots.match import GameResult, Setup, play_match
from lacrimosa.editions import load


@dataclass(frozen=True)
class Plan:
    """Everything that decides the games of a simulation."""

    edition: str
    players: int
    line_up: tuple[Contestant, ...]
    games: int
    seed: int
    level: int
    salieri: bool
    composers: tuple[int, ...]
    budget: Budget = field(default_factory=Budget)
    patience: float | None = None  # with users' bots; None: by the budget


@dataclass(frozen=True)
class Played:
    """The results in the order of games, and how long it took."""

    results: list[GameResult]
    seconds: float


class GameWork:
    """Plays games of a plan by their numbers, in one process."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._setup = Setup(plan.players, plan.level, plan.salieri, plan.composers)
        self._tables = load(plan.edition).tables
        self._files = files_of(plan.edition)
        self._user_bots = UserBots({one.source: one.name for one in plan.line_up}, plan.patience)

    def __call__(self, game: int) -> GameResult:
        sources = [one.source for one in self._plan.line_up]
        seating = functools.partial(self._user_bots.seated, self._files)
        plan = self._plan
        (result,) = play_match(self._tables, self._setup, sources, plan.seed, [game], seating, plan.budget)
        return result

    def close(self) -> None:
        self._user_bots.close()


def play_all(plan: Plan, jobs: int | None, told: Callable[[GameResult], object]) -> Played:
    """Play all games; `told` hears of each as it is finished."""
    began = time.perf_counter()
    begin = functools.partial(GameWork, plan)
    results = list(runner_for(jobs).results(begin, range(plan.games), told))
    return Played(results, time.perf_counter() - began)
