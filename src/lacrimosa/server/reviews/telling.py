"""From reviewed turns and hints to messages: of a review what there is, and the overview at its end."""

from collections.abc import Sequence

import msgspec

from lacrimosa.notation import Game
from lacrimosa.review.hints import Hint
from lacrimosa.review.overview import SeatReview, overview
from lacrimosa.review.report import verdict_in
from lacrimosa.review.reviewing import TurnReview
from lacrimosa.review.turns import Turn
from lacrimosa.server.messages.hints import HintMessage
from lacrimosa.server.messages.review import (
    GameReview,
    ReviewDeed,
    ReviewedTurn,
    ReviewOverview,
    ReviewReason,
    ReviewSource,
    ReviewStatus,
    TurnVerdict,
)


def review_message(
    game: Game,
    turns: Sequence[Turn],
    seat: int,
    reviews: Sequence[TurnReview],
    status: ReviewStatus,
    engine: str,
) -> GameReview:
    """The review of a seat; `turns` are all of the game, `reviews` all that are done, of any seat."""
    own = sorted((one for one in reviews if one.seat == seat), key=lambda one: one.number)
    whole: SeatReview | None = None
    knows_rivals = len(reviews) == len(turns)
    if status == "done":
        # Half of the others' slips would tell neither them nor luck.
        whole = overview(game, seat, reviews if knows_rivals else own)
    return GameReview(
        seat=seat,
        status=status,
        total=sum(turn.seat == seat for turn in turns),
        engine=engine,
        edition=game.edition.digest,
        turns=[
            _turn(one, turns[one.number].first, *_within(whole, at, one.verdict))
            for at, one in enumerate(own)
        ],
        overview=None if whole is None else _overview(whole, knows_rivals),
    )


def _within(whole: SeatReview | None, at: int, verdict: TurnVerdict) -> tuple[TurnVerdict, float | None]:
    """A turn's verdict and luck within its game."""
    return (verdict, None) if whole is None else (verdict_in(whole, at), whole.luck[at])


def _turn(one: TurnReview, step: int, verdict: TurnVerdict, luck: float | None) -> ReviewedTurn:
    return ReviewedTurn(
        number=one.number,
        round=one.round,
        turn=one.turn,
        step=step,
        played=_line(one.played),
        best=_line(one.best),
        other=_line(one.other),
        whole=one.is_whole,
        verdict=verdict,
        loss=one.loss,
        low=one.low,
        high=one.high,
        pairs=one.pairs,
        ahead=one.ahead,
        margin=one.margin,
        margin_low=one.margin_low,
        margin_high=one.margin_high,
        win=one.win,
        win_best=one.win_best,
        luck=luck,
        deeds=msgspec.convert(one.deeds, list[ReviewDeed], from_attributes=True),
        better=msgspec.convert(one.better, list[ReviewDeed], from_attributes=True),
        sources=msgspec.convert(one.sources, list[ReviewSource], from_attributes=True),
        reasons=msgspec.convert(one.reasons, list[ReviewReason], from_attributes=True),
        overlooked=msgspec.convert(one.overlooked, list[ReviewReason], from_attributes=True),
    )


def hint_message(hint: Hint) -> HintMessage:
    values = msgspec.structs.asdict(hint) | {"line": _line(hint.line)}
    return msgspec.convert(values, HintMessage, from_attributes=True)


def _line(text: str) -> list[str]:
    return text.split("; ") if text else []


def _overview(whole: SeatReview, knows_rivals: bool) -> ReviewOverview:
    return ReviewOverview(
        start=whole.start,
        lost=whole.lost,
        luck=whole.total_luck,
        rivals=whole.rivals if knows_rivals else None,
        result=whole.result,
        turning_points=whole.turning_points,
        went_well=whole.went_well,
        theme=whole.theme,
    )
