"""What Memory cards print, packed for adding up: eight bits a quantity, so nine cards sum in a few steps."""

from typing import Final

from mypy_extensions import i64

from lacrimosa.rules.kinds import ACTIONS
from lacrimosa.rules.tables import Reward, Tables

LANE: Final = 8
# Lanes of `icons`: the five actions, then whether the card has two of them.
ICON_LANES: Final = ACTIONS + 1
# Lanes of `story` and `top`: VP, ducats, talent, journey, composition, wild, finance.
GOODS_LANES: Final = 7


class Printed:
    """Sums of card masks by quantity."""

    def __init__(self, tables: Tables) -> None:
        self.icons: list[int] = []
        self.story: list[int] = []
        self.top: list[int] = []
        for card in tables.memories:
            icons: i64 = 0
            for action in card.actions:
                icons += _one(action)
            if len(card.actions) > 1:
                icons += _one(ACTIONS)
            self.icons.append(icons)
            self.story.append(_goods(card.story))
            self.top.append(_goods(card.top))


def add_up(quantities: list[int], cards: i64) -> i64:
    """The packed sum over a mask of cards."""
    total: i64 = 0
    memory: i64 = 0
    while cards:
        if cards & 1:
            total += quantities[memory]
        cards >>= 1
        memory += 1
    return total


def _one(lane: i64) -> i64:
    one: i64 = 1
    return one << (lane * LANE)


def _goods(reward: Reward) -> i64:
    points = reward.tracks + reward.counters
    return (
        reward.vp
        + reward.ducats * _one(1)
        + (points & 0xFFFF) * _one(2)
        + ((points >> 16) & 0xFFFF) * _one(3)
        + ((points >> 32) & 0xFFFF) * _one(4)
        + (reward.wild_tracks + reward.wild_counters) * _one(5)
        + reward.finance * _one(6)
    )
