"""One turn judged: the best other turn that was found, and what the played one loses against it.

The best is chosen with some playouts and the loss is measured with others, which did not choose it. Measured
with the same ones it would look better than it is, for it was chosen because it looked good.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from lacrimosa.bots.evaluator import Evaluator, no_gc
from lacrimosa.review.candidates import Candidate, find_candidates
from lacrimosa.review.estimates import DRIFT, Estimate, adjusted, mean_of, variance_of
from lacrimosa.review.playouts import HORIZON, Outcome, Playouts, margin_of
from lacrimosa.review.turns import foreseeable
from lacrimosa.rules.view import View

DOUBT = 5.0  # variance of what a look beyond the turn misses of the difference of two turns
FIRST_JUDGING = 10_000  # the numbers of the playouts that measure the loss


@dataclass(frozen=True)
class Settings:
    """How a turn is judged. The same settings give the same result."""

    seed: int = 1
    pairs: int = 32  # playouts of each of the two turns where it is not clear at once which is better
    width: int = 4  # lines of the beams within a playout
    tries: int = 40  # looks beyond the turn, to find turns worth playing out
    rivals: int = 5  # other turns that are played on to the horizon, the best of them to the end
    looks: int = 12  # how often


@dataclass(frozen=True)
class Judgement:
    """Two lines, and how the same games went on after each of them."""

    played: tuple[int, ...]
    best: tuple[int, ...]
    loss: Estimate
    games_played: list[Outcome]
    games_best: list[Outcome]
    numbers: range  # of the playouts
    is_whole: bool  # whether the played line could be foreseen to its end


def judge(evaluator: Evaluator, seen: View, line: tuple[int, ...], settings: Settings) -> Judgement:
    """Judge the turn that begins at a view. Nothing but the view and the line goes into it."""
    played = foreseeable(seen.state, line)
    playouts = Playouts(evaluator, seen, settings.seed, settings.width)
    with no_gc():
        own, others = find_candidates(playouts, played, settings.tries)
        if not others:
            return _only(playouts, played, settings, played == line)
        best, gain, doubt = _choose(playouts, own, others[: settings.rivals], settings.looks)
        count = _pairs_for(gain, doubt, settings.pairs)
        numbers = range(FIRST_JUDGING, FIRST_JUDGING + count)
        games_played = [playouts.play(played, number) for number in numbers]
        games_best = [playouts.play(best.line, number) for number in numbers]
    loss = loss_of(games_played, games_best)
    return Judgement(played, best.line, loss, games_played, games_best, numbers, played == line)


def loss_of(games_played: Sequence[Outcome], games_best: Sequence[Outcome]) -> Estimate:
    """What the played turn loses against the other in the same games."""
    pairs = list(zip(games_played, games_best, strict=True))
    ends = [float(b.margin - a.margin) for a, b in pairs]
    horizons = [
        b.expected - a.expected for a, b in pairs if a.expected is not None and b.expected is not None
    ]
    return adjusted(ends, horizons if len(horizons) == len(ends) else None)


def _only(playouts: Playouts, played: tuple[int, ...], settings: Settings, is_whole: bool) -> Judgement:
    """There was nothing else to do: a few games tell where that leads."""
    numbers = range(FIRST_JUDGING, FIRST_JUDGING + max(2, settings.pairs // 4))
    games = [playouts.play(played, number) for number in numbers]
    return Judgement(played, played, Estimate(0.0, 0.0, 0.0), games, games, numbers, is_whole)


def _choose(
    playouts: Playouts, own: Candidate, others: list[Candidate], count: int
) -> tuple[Candidate, float, float]:
    """The most promising of the others, its gain over the played turn, and the standard error of that."""
    looked = gains_over(playouts, own, others, count)
    best = max(range(len(others)), key=lambda at: looked[at][0])
    return others[best], *looked[best]


def gains_over(
    playouts: Playouts, own: Candidate, others: list[Candidate], count: int
) -> list[tuple[float, float]]:
    """What each of the others gains over a turn, and the standard error of that.

    All are played on to the horizon in the same truths. What looked good before counts as well, by how sure
    that is.
    """
    numbers = range(count)
    level = [_at_horizon(playouts, own, number) for number in numbers]
    looked: list[tuple[float, float]] = []
    for one in others:
        gains = [_at_horizon(playouts, one, number) - level[number] for number in numbers]
        looked.append(_posterior(one.value - own.value, gains))
    return looked


def _at_horizon(playouts: Playouts, one: Candidate, number: int) -> float:
    return margin_of(playouts.expected(one.line, number, HORIZON), playouts.seat)


def _posterior(before: float, gains: list[float]) -> tuple[float, float]:
    """A gain by what was expected and what was seen, and its standard error."""
    variance = variance_of(gains) / len(gains) + DRIFT
    precision = 1 / DOUBT + 1 / variance
    return (before / DOUBT + mean_of(gains) / variance) / precision, math.sqrt(1 / precision)


def _pairs_for(gain: float, doubt: float, pairs: int) -> int:
    """Few playouts where the played turn looks best by far, all of them where something may be said."""
    return max(4, pairs // 2) if gain + doubt < 0 else pairs
