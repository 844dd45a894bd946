"""The review of one turn, whole: verdict, values, words as data. Turns can be reviewed in any order."""

import functools
import math
from typing import TypedDict

import msgspec

from lacrimosa.bots.evaluator import Evaluator, shipped_network
from lacrimosa.editions import Edition
from lacrimosa.notation import Game
from lacrimosa.notation.choices import choice_text
from lacrimosa.notation.names import Names
from lacrimosa.review.deeds import Deed, deeds_of, headline
from lacrimosa.review.estimates import Estimate, estimate, mean_of
from lacrimosa.review.judging import Judgement, Settings, judge
from lacrimosa.review.overlooked import overlooked
from lacrimosa.review.playouts import Playouts
from lacrimosa.review.reasons import Pairs, Reason, Source, gains_of, sources_of, tidy
from lacrimosa.review.turns import Turn, turns_of, view_at
from lacrimosa.review.verdicts import INACCURACY, Verdict, verdict_of
from lacrimosa.rules.kinds import ROUNDS
from lacrimosa.rules.tables import Tables


class TurnReview(msgspec.Struct, frozen=True):
    """What is said of one turn. VP are of the final margin against the best other."""

    number: int  # among all turns of the game, from 0
    seat: int
    round: int
    turn: int
    played: str  # lines of choices in the notation
    best: str
    other: str  # the best turn found besides the played one
    loss: float
    low: float
    high: float
    verdict: Verdict
    pairs: int  # playouts of each of the two turns
    margin: float  # to be expected after the played turn
    margin_low: float
    margin_high: float
    win: float  # chance of victory after the played turn, and after the best
    win_best: float
    ahead: float  # of the pairs: how many the better turn won, ties half
    is_whole: bool  # False: the line is judged up to where a card came up that nobody could know of
    deeds: list[Deed]  # of the played turn
    better: list[Deed]  # what the best turn does instead
    sources: list[Source]  # add up to the loss
    reasons: list[Reason]
    overlooked: list[Reason]


@functools.lru_cache(maxsize=2)
def _evaluator(tables: Tables) -> Evaluator:
    return Evaluator(tables, shipped_network())


def evaluator_for(edition: Edition) -> Evaluator:
    """The evaluator of an edition; the last ones are kept."""
    return _evaluator(edition.tables)


def review_turn(game: Game, number: int, settings: Settings) -> TurnReview:
    """Review a turn of a game, by its number among `turns_of(game)`."""
    turn = turns_of(game)[number]
    return review_of(
        game, turn, judge(evaluator_for(game.edition), view_at(game, turn), turn.line, settings), settings
    )


def review_of(game: Game, turn: Turn, judged: Judgement, settings: Settings) -> TurnReview:
    """Put a judgement into words and figures."""
    names = game.words
    playouts = Playouts(evaluator_for(game.edition), view_at(game, turn), settings.seed, settings.width)
    loss, low, high = map(tidy, judged.loss)
    verdict = verdict_of(loss, low)
    margin = margin_after(judged)
    return TurnReview(
        number=turn.number,
        seat=turn.seat,
        round=turn.round,
        turn=turn.turn,
        played=line_text(names, judged.played),
        best=line_text(names, judged.played if verdict == "best" else judged.best),
        other=line_text(names, judged.best),
        loss=loss,
        low=low,
        high=high,
        verdict=verdict,
        pairs=len(judged.numbers),
        margin=tidy(margin.mean),
        margin_low=tidy(margin.low),
        margin_high=tidy(margin.high),
        win=tidy(mean_of([one.share for one in judged.games_played])),
        win_best=tidy(mean_of([one.share for one in judged.games_best])),
        ahead=tidy(ahead_of(judged)),
        is_whole=judged.is_whole,
        **in_words(names, playouts, judged),
    )


class InWords(TypedDict):
    """What is said of two turns, besides figures."""

    deeds: list[Deed]  # of the played one
    better: list[Deed]
    sources: list[Source]
    reasons: list[Reason]
    overlooked: list[Reason]


def in_words(names: Names, playouts: Playouts, judged: Judgement) -> InWords:
    """Nothing is said of the better turn where the figures do not carry it."""
    told_played, told_best = playouts.deeds(judged.played), playouts.deeds(judged.best)
    loss, low, _ = map(tidy, judged.loss)
    deeds = deeds_of(names, told_played)
    if loss < INACCURACY or low <= 0:
        return InWords(deeds=deeds, better=[], sources=[], reasons=[], overlooked=[])
    pairs = Pairs(judged.games_played, judged.games_best)
    is_last = playouts.seen.state.round == ROUNDS
    return InWords(
        deeds=deeds,
        better=headline(names, told_played, told_best),
        sources=sources_of(pairs, loss),
        reasons=gains_of(names, pairs, loss),
        overlooked=overlooked(names, pairs, told_played, told_best, loss, is_last),
    )


def margin_after(judged: Judgement) -> Estimate:
    """The margin to be expected after the played turn, by the games of both turns."""
    pairs = zip(judged.games_played, judged.games_best, strict=True)
    both = estimate([(a.margin + b.margin) / 2 for a, b in pairs])
    mean = both.mean - judged.loss.mean / 2
    reach = math.hypot(both.high - both.mean, (judged.loss.high - judged.loss.mean) / 2)
    return Estimate(mean, mean - reach, mean + reach)


def ahead_of(judged: Judgement) -> float:
    """Of the pairs: how many the better turn won, ties half."""
    wins = 0.0
    for a, b in zip(judged.games_played, judged.games_best, strict=True):
        wins += 1 if b.margin > a.margin else 0.5 if b.margin == a.margin else 0
    return wins / len(judged.numbers)


def line_text(names: Names, line: tuple[int, ...]) -> str:
    """A line as a record has it."""
    return "; ".join(choice_text(names, choice) for choice in line)
