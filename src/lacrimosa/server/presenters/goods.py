"""Costs, rewards and purses of the rules as messages. Equal costs are one object: most come up often."""

from collections.abc import Sequence

from lacrimosa.rules import tables
from lacrimosa.rules.kinds import ANY_TYPE, STORY_POINTS
from lacrimosa.rules.state import Seat
from lacrimosa.rules.vocabulary import ACTIONS, HALVES, OPUS_TYPES
from lacrimosa.server.messages.goods import (
    FREE,
    NO_POINTS,
    NOTHING,
    Cost,
    Grant,
    OpusBonus,
    Points,
    Purse,
    Reward,
)
from lacrimosa.server.presenters.names import MessageNames

# Amounts are small, so these stay small too; the bound only guards against editions with odd numbers.
_MOST_KNOWN = 20_000
_points: dict[int, Points] = {0: NO_POINTS}
_costs: dict[tuple[int, int, int, int], Cost] = {(0, 0, 0, 0): FREE}


def points_of(packed: int) -> Points:
    """Three packed amounts."""
    known = _points.get(packed)
    if known is None:
        known = Points(*(int(tables.amount_of(packed, kind)) for kind in range(STORY_POINTS)))
        if len(_points) < _MOST_KNOWN:
            _points[packed] = known
    return known


def points_of_list(amounts: Sequence[int]) -> Points:
    return points_of(tables.packed(*amounts))


def cost_of(cost: tables.Cost) -> Cost:
    key = (cost.ducats, cost.points, cost.wild, cost.finance)
    known = _costs.get(key)
    if known is None:
        points = points_of(cost.points)
        known = Cost(
            int(cost.ducats),
            points.talent,
            points.journey,
            points.composition,
            int(cost.wild),
            int(cost.finance),
        )
        if len(_costs) < _MOST_KNOWN:
            _costs[key] = known
    return known


def reward_of(reward: tables.Reward) -> Reward:
    made = Reward(
        ducats=int(reward.ducats),
        vp=int(reward.vp),
        finance=int(reward.finance),
        tracks=points_of(reward.tracks),
        counters=points_of(reward.counters),
        wild_tracks=int(reward.wild_tracks),
        wild_counters=int(reward.wild_counters),
        per_opus=[OpusBonus(vp, OPUS_TYPES[kind]) for vp, kind in reward.per_opus],
        neutral=reward.neutral > 0,
        grants=[grant_of(grant) for grant in reward.grants],
    )
    return NOTHING if made == NOTHING else made


def gain_of(words: MessageNames, reward: tables.Reward) -> Reward | None:
    """A reward the edition prints, made once; None if it is empty."""
    if reward not in words.gains:
        made = reward_of(reward)
        words.gains[reward] = None if made is NOTHING else made
    return words.gains[reward]


def grant_of(grant: tables.Grant) -> Grant:
    return Grant(
        ACTIONS[grant.action],
        HALVES[grant.half],
        None if grant.opus_type == ANY_TYPE else OPUS_TYPES[grant.opus_type],
        None if grant.bonus is None else reward_of(grant.bonus),
    )


def purse_of(seat: Seat) -> Purse:
    return Purse(
        int(seat.ducats), int(seat.vp), int(seat.finance), points_of(seat.tracks), points_of(seat.counters)
    )
