"""A turn that somebody tried, against the best one known: how good it was, and what the difference is."""

import msgspec

from lacrimosa.bots.evaluator import Evaluator, no_gc
from lacrimosa.notation.choices import parse_choice
from lacrimosa.notation.names import Names
from lacrimosa.review.deeds import Deed
from lacrimosa.review.estimates import Estimate
from lacrimosa.review.judging import FIRST_JUDGING, Judgement, Settings, loss_of
from lacrimosa.review.playouts import Playouts
from lacrimosa.review.reasons import Reason, Source, tidy
from lacrimosa.review.reviewing import ahead_of, in_words, line_text
from lacrimosa.review.turns import foreseeable
from lacrimosa.review.verdicts import Verdict, verdict_of
from lacrimosa.rules.view import View


class Tried(msgspec.Struct, frozen=True):
    """What is said of a try. VP are of the final margin against the best other."""

    line: str  # lines of choices in the notation
    best: str
    loss: float  # below zero: better than the best known
    low: float
    high: float
    verdict: Verdict
    pairs: int  # playouts of each of the two turns; none if both come to the same
    ahead: float  # of the pairs: how many the best known turn won, ties half
    deeds: list[Deed]
    better: list[Deed]  # what the best known turn does instead
    sources: list[Source]  # add up to the loss
    reasons: list[Reason]
    overlooked: list[Reason]


def judge_try(
    evaluator: Evaluator, names: Names, seen: View, line: str, best: str, settings: Settings
) -> Tried:
    """Judge a turn that begins at a view. Nothing but the view and the two lines goes into it."""
    playouts = Playouts(evaluator, seen, settings.seed, settings.width)
    judged = _compare(playouts, _read(names, seen, line), _read(names, seen, best), settings.pairs)
    loss, low, high = map(tidy, judged.loss)
    return Tried(
        line=line_text(names, judged.played),
        best=line_text(names, judged.best),
        loss=loss,
        low=low,
        high=high,
        verdict=verdict_of(loss, low),
        pairs=len(judged.numbers),
        ahead=tidy(ahead_of(judged)) if judged.numbers else 0.5,
        **in_words(names, playouts, judged),
    )


def _read(names: Names, seen: View, line: str) -> tuple[int, ...]:
    return foreseeable(seen.state, [parse_choice(names, text) for text in line.split("; ")])


def _compare(playouts: Playouts, line: tuple[int, ...], best: tuple[int, ...], pairs: int) -> Judgement:
    if playouts.key_after(line) == playouts.key_after(best):
        return Judgement(line, best, Estimate(0.0, 0.0, 0.0), [], [], range(0), True)
    numbers = range(FIRST_JUDGING, FIRST_JUDGING + pairs)
    with no_gc():
        games_played = [playouts.play(line, number) for number in numbers]
        games_best = [playouts.play(best, number) for number in numbers]
    loss = loss_of(games_played, games_best)
    return Judgement(line, best, loss, games_played, games_best, numbers, True)
