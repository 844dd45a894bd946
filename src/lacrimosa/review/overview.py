"""A whole game from its reviewed turns: its curve and luck, turning points, what went well, the lesson."""

from collections.abc import Sequence
from typing import Final

import msgspec

from lacrimosa.notation import Game
from lacrimosa.review.reasons import tidy
from lacrimosa.review.reviewing import TurnReview
from lacrimosa.review.verdicts import INACCURACY, turning_points

# Sources whose VP belong to one lesson.
_THEMES: Final = {
    "final_courts": "courts",
    "court": "courts",
    "city": "cities",
    "final_requiem": "majorities",
    "composer": "composers",
    "instrument": "composers",
    "offertorium": "engine",
    "sequentia": "engine",
    "sale": "sales",
    "commission": "works",
    "story": "story_cards",
    "finance": "finance",
    "bonus": "bonus",
    "row": "row",
    "final_story": "leftovers",
    "final_ducats": "leftovers",
    "rival": "denial",
}
# What was overlooked says more than where the VP are.
_OVERLOOKED: Final = {
    "court_out_of_reach": "courts",
    "majority_lost": "majorities",
    "card_gone": "deck",
    "points_wasted": "waste",
    "repeat_unused": "repeats",
    "left_to_others": "hurry",
    "bonus_missed": "bonus",
}


class SeatReview(msgspec.Struct, frozen=True):
    """One patron's game. `start` + `luck` + `rivals` - `lost` = `result`, the final margin."""

    seat: int
    turns: list[TurnReview]
    luck: list[float | None]  # by turn: from this turn to the next one; None where the next is not known
    start: float | None  # the margin to be expected at the first turn
    lost: float  # by own choices
    rivals: float  # won by the slips of the others
    total_luck: float | None
    result: int | None  # the final margin; None if the game is not over
    turning_points: list[int]  # places in `turns`, the worst first
    went_well: list[int]  # places in `turns`, the best first
    theme: str | None  # what to take along


def overview(game: Game, seat: int, reviews: Sequence[TurnReview]) -> SeatReview:
    """A seat's game, out of all reviews there are; those of the others tell luck from slips."""
    own = sorted((one for one in reviews if one.seat == seat), key=lambda one: one.number)
    result = _margin(game, seat) if game.over else None
    luck: list[float | None] = []
    slips: list[float] = []
    for at, one in enumerate(own):
        following = own[at + 1] if at + 1 < len(own) else None
        end = following.number if following is not None else len(reviews)
        given = sum(
            max(0.0, other.loss)
            for other in reviews
            if other.seat != seat and one.number < other.number < end and is_sure(other)
        )
        slips.append(given)
        after = before_turn(following) if following is not None else result
        luck.append(None if after is None else tidy(after - one.margin - given))
    known = [part for part in luck if part is not None]
    return SeatReview(
        seat=seat,
        turns=own,
        luck=luck,
        start=before_turn(own[0]) if own else None,
        lost=tidy(sum(counted(one) for one in own)),
        rivals=tidy(sum(slips)),
        total_luck=tidy(sum(known)) if len(known) == len(luck) else None,
        result=result,
        turning_points=turning_points(own),
        went_well=_went_well(own),
        theme=_theme(own),
    )


def is_sure(review: TurnReview) -> bool:
    """Whether a loss is told at all."""
    return review.loss >= INACCURACY and review.low > 0


def counted(review: TurnReview) -> float:
    """What a turn is said to have cost: nothing, if that is not sure."""
    return review.loss if is_sure(review) else 0.0


def before_turn(review: TurnReview) -> float:
    """The margin to be expected before a turn: what is lost by it was there."""
    return tidy(review.margin + counted(review))


def _margin(game: Game, seat: int) -> int:
    scores = game.scores
    return scores[seat] - max(score for place, score in enumerate(scores) if place != seat)


def _went_well(own: Sequence[TurnReview]) -> list[int]:
    """Turns that are surely better than any other that was found, by most."""
    well = [at for at, one in enumerate(own) if one.high < 0]
    return sorted(well, key=lambda at: own[at].high)[:2]


def _theme(own: Sequence[TurnReview]) -> str | None:
    """The lesson that the most VP were lost by."""
    lost: dict[str, float] = {}
    for one in own:
        theme = theme_of(one)
        if theme is not None:
            lost[theme] = lost.get(theme, 0.0) + one.loss
    return max(lost, key=lambda theme: lost[theme], default=None)


def theme_of(review: TurnReview) -> str | None:
    """The lesson of a turn that lost something: what it overlooked, else where the better one gains."""
    if not is_sure(review):
        return None
    for reason in review.overlooked:
        return _OVERLOOKED[reason.kind]
    gained = [one for one in review.reasons if one.kind == "gain"]
    return _THEMES.get(gained[0].what.split()[0]) if gained else None
