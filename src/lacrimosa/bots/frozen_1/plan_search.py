"""Plans for a turn, tried out beyond it: one possible truth after another, the most promising plan first.

All plans are measured against the one that looked best at first, in the same truths: what the truths have in
common falls out, and a few tries say more than many would. The longer it goes on, the more plans have a turn.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass

from lacrimosa.bots.fast.frozen_1.beam import End

PLANS = 40  # plans that may be tried
REACH = 5.0  # VP: what a plan may look worse than the best and still be tried
DOUBT = 0.8  # variance of what the first look at a plan misses
NOISE = 0.5  # variance of one try of a plan, against the first plan in the same truth
CURIOSITY = 2.0  # standard deviations that a plan is given the benefit of
MOST_TRIES = 40  # of one plan: more would not change anything
SPREAD = 6.0  # VP: how far apart scores must be expected to lie for the game to be decided


@dataclass
class Plan:
    """A way to end the turn, and what tries of it showed; values are VP against the first plan."""

    end: End
    first: float  # how it looked at first
    tries: int = 0
    total: float = 0.0

    def add(self, gain: float) -> None:
        self.tries += 1
        self.total += gain

    @property
    def value(self) -> float:
        """The first look and the tries, each by how sure it is."""
        return (self.first / DOUBT + self.total / NOISE) / (1 / DOUBT + self.tries / NOISE)

    @property
    def promise(self) -> float:
        """What it may yet turn out to be worth: the less is known of a plan, the more."""
        return self.value + CURIOSITY / math.sqrt(1 / DOUBT + self.tries / NOISE)


def worth_trying(ends: list[End], key_of: Callable[[End], bytes]) -> list[Plan]:
    """The best ways to end a turn, the best one first; of ways that come to the same only one."""
    found: list[Plan] = []
    met: set[bytes] = set()
    ordered = sorted(ends, key=lambda end: -end.value)
    for end in ordered:
        if len(found) == PLANS or end.value < ordered[0].value - REACH:
            break
        key = key_of(end)
        if key not in met:
            met.add(key)
            found.append(Plan(end, end.value - ordered[0].value))
    return found


class PlanSearch:
    """Tries of the plans of one turn."""

    def __init__(self, plans: list[Plan], outcome: Callable[[Plan, int], float]) -> None:
        """`outcome`: how a plan turns out in the truth of a number."""
        self._plans = plans
        self._outcome = outcome
        self._level: list[float] = []  # how the first plan fares in each truth

    def step(self) -> bool:
        """One try of one plan; whether there was any use in it."""
        plan = max(self._plans[1:], key=lambda plan: plan.promise)
        if plan.tries == MOST_TRIES:
            return False
        if plan.tries == len(self._level):
            self._level.append(self._outcome(self._plans[0], plan.tries))
        else:
            plan.add(self._outcome(plan, plan.tries) - self._level[plan.tries])
        return True


def standing(expected: list[float], seat: int) -> float:
    """The own expected score against the others: the nearest one counts most."""
    own = expected[seat]
    others = [value for place, value in enumerate(expected) if place != seat]
    if not others:
        return own
    top = max(others)
    return own - top - SPREAD * math.log(sum(math.exp((value - top) / SPREAD) for value in others))
