"""How far reviews can be trusted: strong games, some of their turns replaced by blunders, judged blindly.

What a turn really loses is told by many more pairs of games than a review plays, with other luck.
"""

import contextlib
import hashlib
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from lacrimosa.arena.runners import Runner
from lacrimosa.bots.bot import Budget
from lacrimosa.bots.evaluator import Evaluator, no_gc, shipped_network
from lacrimosa.bots.kapellmeister import Kapellmeister
from lacrimosa.bots.match import bot_seed, game_seed
from lacrimosa.editions import load
from lacrimosa.review.estimates import estimate, mean_of
from lacrimosa.review.judging import Settings, judge
from lacrimosa.review.kept import engine, write_whole
from lacrimosa.review.playouts import FIRST_TRUTH, Playouts
from lacrimosa.review.running import lower_priority
from lacrimosa.review.turns import foreseeable
from lacrimosa.review.verdicts import INACCURACY, is_costly
from lacrimosa.rules.kinds import NO_SOLOIST, ROUNDS, TURNS
from lacrimosa.rules.play import advance_game, is_over, new_game, options, to_move
from lacrimosa.rules.sense import sensible
from lacrimosa.rules.setup import RANDOM
from lacrimosa.rules.state import State
from lacrimosa.rules.view import View, view

BLUNDER: Final = 4.0  # VP that a planted turn really loses
PLAYERS: Final = 2
FIRST_LOOK: Final = 48  # pairs that tell whether a turn may be a blunder at all
SOWINGS: Final = 12  # turns that are looked at for one blunder
WIDTH: Final = 16
ROUNDS_STUDIED = (1, ROUNDS)
FIRST_NUMBER: Final = 2 * FIRST_TRUTH  # of the playouts that tell the truth


@dataclass(frozen=True)
class Study:
    """What is studied."""

    settings: Settings = field(default_factory=Settings)
    plants: int = 40  # blunders; and as many turns as they were played
    truth: int = 2000  # pairs


class Case(msgspec.Struct, frozen=True):
    """One turn of the study."""

    is_planted: bool
    round: int
    turn: int
    sown: float | None  # what the planted turn really loses against the one it replaces
    true_loss: float  # against the best turn the review found
    true_error: float
    loss: float
    low: float
    high: float
    drift: float | None  # what the network's value at the horizon misses of the loss
    seconds: float  # of the processor, for the review

    @property
    def is_flagged(self) -> bool:
        """Called a mistake or a turning point."""
        return is_costly(self.loss, self.low)

    @property
    def is_covered(self) -> bool:
        """Whether the interval holds the truth, which has an error of its own."""
        off = abs(self.loss - self.true_loss)
        return off**2 <= ((self.high - self.low) / 2) ** 2 + (1.96 * self.true_error) ** 2


class StudyReport(msgspec.Struct, frozen=True):
    """All cases, counted."""

    cases: list[Case]
    workers: int

    def as_json(self) -> dict[str, Any]:
        planted = [case for case in self.cases if case.is_planted]
        equal = [case for case in self.cases if not case.is_planted and case.true_loss < INACCURACY]
        drifts = [case.drift**2 for case in self.cases if case.drift is not None]
        turns = PLAYERS * ROUNDS * TURNS
        return {
            "planted": len(planted),
            "flagged": sum(case.is_flagged for case in planted),
            "equal": len(equal),
            "false_alarms": sum(case.is_flagged for case in equal),
            "coverage": round(mean_of([float(case.is_covered) for case in self.cases]), 3),
            "seconds_per_game": round(
                turns * mean_of([case.seconds for case in self.cases]) / self.workers, 1
            ),
            "drift": round(mean_of(drifts), 2) if drifts else None,
            "cases": msgspec.to_builtins(self.cases),
        }

    def lines(self) -> list[str]:
        found = self.as_json()
        return [
            f"{found['flagged']} of {found['planted']} planted blunders were flagged",
            f"{found['false_alarms']} of {found['equal']} turns as good as the best were called mistakes",
            f"{100 * found['coverage']:.0f} % of the intervals held the truth",
            f"{found['seconds_per_game']} s for a game of two, with {self.workers} processes",
        ]


def run_study(
    study: Study, runner: Runner, workers: int, keep: Path, on_case: Callable[[], object]
) -> StudyReport:
    """Plant, judge, count. Finished cases are kept in a folder, and not made again; `workers` is for the
    figures."""
    found: dict[int, Case | None] = {}
    for number in range(2 * study.plants):
        with contextlib.suppress(FileNotFoundError):
            found[number] = msgspec.json.decode(_kept(study, keep, number).read_bytes(), type=Case | None)
            on_case()

    def on_made(made: tuple[int, Case | None]) -> None:
        number, case = made
        write_whole(_kept(study, keep, number), msgspec.json.encode(case))
        on_case()

    left = [number for number in range(2 * study.plants) if number not in found]
    found |= dict(runner.results(partial(StudyWorker, study), left, on_made))
    return StudyReport([case for _, case in sorted(found.items()) if case is not None], workers)


def _kept(study: Study, folder: Path, number: int) -> Path:
    parts = [engine(), study.settings, study.truth, number]
    return folder / f"case-{hashlib.sha256(msgspec.json.encode(parts)).hexdigest()[:32]}.json"


class StudyWorker:
    """Makes cases by number; None if no blunder could be planted."""

    def __init__(self, study: Study) -> None:
        lower_priority()
        self._study = study
        self._evaluator = Evaluator(load("koechel").tables, shipped_network())

    def __call__(self, number: int, /) -> tuple[int, Case | None]:
        return number, make_case(self._evaluator, self._study, number)

    def close(self) -> None:
        pass


def make_case(evaluator: Evaluator, study: Study, number: int) -> Case | None:
    """Even numbers are blunders, odd ones turns as they were played."""
    luck = Random(f"{study.settings.seed} {number}")
    for sowing in range(SOWINGS):
        seen, line = some_turn(evaluator, study.settings.seed, number * SOWINGS + sowing, luck)
        if number % 2:
            return _case(evaluator, study, seen, line, None)
        sown = _sow(evaluator, study, seen, line, luck)
        if sown is not None:
            return _case(evaluator, study, seen, *sown)
    return None


def some_turn(evaluator: Evaluator, seed: int, game: int, luck: Random) -> tuple[View, tuple[int, ...]]:
    """A turn of a strong game: what the seat knew, and what it did."""
    state = new_game(evaluator.tables, PLAYERS, NO_SOLOIST, False, [RANDOM, RANDOM], game_seed(seed, game))
    bots = [Kapellmeister(bot_seed(f"{seed} {game}", seat)) for seat in range(PLAYERS)]
    wanted = (luck.randint(*ROUNDS_STUDIED), luck.randrange(1, TURNS + 1), luck.randrange(PLAYERS))
    seen: View | None = None
    line: list[int] = []
    while not is_over(state):
        seat = int(to_move(state))
        is_wanted = _moment(state) == wanted and seat == wanted[2]
        if is_wanted and seen is None:
            seen = view(state, seat)
        if seen is not None and _moment(state) != wanted:
            break
        offered = options(state)
        choice = offered[0] if len(offered) == 1 else bots[seat].choose(view(state, seat), offered, Budget())
        if is_wanted:
            line.append(choice)
        advance_game(state, choice)
    assert seen is not None
    return seen, tuple(line)


def _moment(state: State) -> tuple[int, int, int]:
    return int(state.round), int(state.turn), int(state.active)


def _sow(
    evaluator: Evaluator, study: Study, seen: View, line: tuple[int, ...], luck: Random
) -> tuple[tuple[int, ...], float] | None:
    """A turn that really loses so much against the one that was played, and how much."""
    playouts = Playouts(evaluator, seen, study.settings.seed, study.settings.width)
    truth = playouts.truth(FIRST_TRUTH)
    ends, _ = evaluator.turn_ends(truth, playouts.seat, sensible(truth), WIDTH)
    best = max(end.value for end in ends)
    worse = [end for end in ends if end.value < best - BLUNDER / 2]
    if not worse:
        return None
    played = foreseeable(seen.state, line)
    planted = foreseeable(seen.state, playouts.completed(luck.choice(worse).path))
    first = true_loss(playouts, planted, played, FIRST_LOOK)
    if mean_of(first) < BLUNDER:
        return None
    loss = mean_of(true_loss(playouts, planted, played, study.truth))
    return (planted, loss) if loss >= BLUNDER else None


def true_loss(playouts: Playouts, line: Sequence[int], other: Sequence[int], pairs: int) -> list[float]:
    """What a line loses against another, game by game."""
    with no_gc():
        return [
            float(playouts.play(other, number).margin - playouts.play(line, number).margin)
            for number in range(FIRST_NUMBER, FIRST_NUMBER + pairs)
        ]


def _case(evaluator: Evaluator, study: Study, seen: View, line: tuple[int, ...], sown: float | None) -> Case:
    began = time.process_time()
    judged = judge(evaluator, seen, line, study.settings)
    seconds = time.process_time() - began
    playouts = Playouts(evaluator, seen, study.settings.seed, study.settings.width)
    if judged.played == judged.best:
        truth, error, drift = 0.0, 0.0, None
    else:
        truth, error, drift = _truth(playouts, judged.played, judged.best, study.truth)
    return Case(
        is_planted=sown is not None,
        round=int(seen.state.round),
        turn=int(seen.state.turn),
        sown=sown,
        true_loss=truth,
        true_error=error,
        loss=judged.loss.mean,
        low=judged.loss.low,
        high=judged.loss.high,
        drift=drift,
        seconds=seconds,
    )


def _truth(
    playouts: Playouts, played: Sequence[int], best: Sequence[int], pairs: int
) -> tuple[float, float, float | None]:
    """The loss, its standard error, and what the network's value at the horizon misses of it."""
    ends: list[float] = []
    horizons: list[float] = []
    with no_gc():
        for number in range(FIRST_NUMBER, FIRST_NUMBER + pairs):
            a, b = playouts.play(played, number), playouts.play(best, number)
            ends.append(float(b.margin - a.margin))
            if a.expected is not None and b.expected is not None:
                horizons.append(b.expected - a.expected)
    found = estimate(ends)
    drift = found.mean - mean_of(horizons) if len(horizons) == len(ends) else None
    return found.mean, (found.high - found.low) / 2 / 1.96, drift
