"""Which of two costs or rewards is better, whatever the player needs, and one weight for all kinds."""

from lacrimosa.rules.kinds import ANY_TYPE, EITHER_HALF, STORY_POINTS
from lacrimosa.rules.tables import NO_REWARD, Cost, Grant, Reward, amount_of

# In ducats: a story point trades between 1 and 3 of them (TRN-7); VP and finance steps are worth more.
POINT_WEIGHT = 2
FINANCE_WEIGHT = 3
VP_WEIGHT = 2


def no_dearer(one: Cost, other: Cost) -> bool:
    """Whoever can pay the other can pay this one: a wild point may be any point that the other asks for."""
    wild = other.wild
    for kind in range(STORY_POINTS):
        spare = other.point(kind) - one.point(kind)
        if spare < 0:
            return False
        wild += spare
    return one.ducats <= other.ducats and one.finance <= other.finance and one.wild <= wild


def cheaper(one: Cost, other: Cost) -> bool:
    return no_dearer(one, other) and not no_dearer(other, one)


def weight(cost: Cost) -> int:
    points = sum(cost.point(kind) for kind in range(STORY_POINTS)) + cost.wild
    return cost.ducats + POINT_WEIGHT * points + FINANCE_WEIGHT * cost.finance


def reward_weight(reward: Reward) -> int:
    """Of goods only: actions and VP by Opus depend on the game."""
    named = sum(
        amount_of(reward.tracks, kind) + amount_of(reward.counters, kind) for kind in range(STORY_POINTS)
    )
    points = named + reward.wild_tracks + reward.wild_counters
    return reward.ducats + POINT_WEIGHT * points + FINANCE_WEIGHT * reward.finance + VP_WEIGHT * reward.vp


def no_worse(one: Reward, other: Reward) -> bool:
    """Every good and every action of the other is in this one."""
    return (
        one.ducats >= other.ducats
        and one.vp >= other.vp
        and one.finance >= other.finance
        and one.neutral >= other.neutral
        and _covers(one.tracks, one.wild_tracks, other.tracks, other.wild_tracks)
        and _covers(one.counters, one.wild_counters, other.counters, other.wild_counters)
        and all(_vp_for(one, kind) >= vp for vp, kind in other.per_opus)
        and all(any(_as_wide(mine, theirs) for mine in one.grants) for theirs in other.grants)
    )


def better(one: Reward, other: Reward) -> bool:
    return no_worse(one, other) and not no_worse(other, one)


def _covers(points: int, wild: int, other_points: int, other_wild: int) -> bool:
    """Wild points may stand for the named ones that are missing."""
    missing = sum(
        max(0, amount_of(other_points, kind) - amount_of(points, kind)) for kind in range(STORY_POINTS)
    )
    return wild >= other_wild + missing


def _vp_for(reward: Reward, opus_type: int) -> int:
    return sum(vp for vp, kind in reward.per_opus if kind == opus_type)


def _as_wide(one: Grant, other: Grant) -> bool:
    """Whoever may use the other grant may do the same with this one."""
    return (
        one.action == other.action
        and one.half in (EITHER_HALF, other.half)
        and one.opus_type in (ANY_TYPE, other.opus_type)
        and no_worse(one.bonus or NO_REWARD, other.bonus or NO_REWARD)
    )
