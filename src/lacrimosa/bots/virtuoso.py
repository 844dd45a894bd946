"""The bot `virtuoso`: looks through its turn, then beyond it for as long as it is given.

The best ways to end the turn are tried out in one possible truth after another: everybody plays on to the end
of the own next turn, and the network says what each seat may then expect. The longer it goes on, the fewer
plans share the tries. The value of a plan is the own score against those of the others.
"""

import math
import time
from collections.abc import Callable
from dataclasses import dataclass

from lacrimosa.bots.bot import Budget
from lacrimosa.bots.fast.beam import NOTHING, End
from lacrimosa.bots.fast.lookahead import Lookahead
from lacrimosa.bots.kapellmeister import Kapellmeister
from lacrimosa.bots.network import Network
from lacrimosa.bots.thought import Thought, best_by_root
from lacrimosa.bots.truths import possible_truth
from lacrimosa.rules.view import View

WIDTH = 16
NARROW = 3  # lines of the beams within a simulation
PLANS = 8  # plans that may be tried
REACH = 6.0  # VP: what a plan may look worse than the best and still be tried
TURNS_AHEAD = 1  # own turns that a try goes on for
PRIOR = 2.0  # tries that the first look counts for
SPREAD = 6.0  # VP: how far apart scores must be expected to lie for the game to be decided


@dataclass
class Plan:
    """A way to end the turn, and what tries of it showed."""

    end: End
    total: float = 0.0
    tries: int = 0

    def value(self, first: float) -> float:
        """The mean of its tries, where the first look stands for a few of them."""
        return (self.total + PRIOR * (first + self.end.value)) / (self.tries + PRIOR)


class Virtuoso(Kapellmeister):
    """The strongest; how strong depends on the budget."""

    name = "virtuoso"

    def __init__(
        self, seed: int, network: Network | None = None, clock: Callable[[], float] = time.perf_counter
    ) -> None:
        super().__init__(seed, network, WIDTH)
        self._clock = clock

    def turn_values(self, thought: Thought, view: View, offered: list[int], budget: Budget) -> list[float]:
        began = self._clock()
        seat = int(view.seat)
        ends, _ = thought.turn_ends(possible_truth(view, self._seed, 0), seat, offered, self._width)
        plans = _worth_trying(ends)
        if len(plans) > 1:
            self._try_out(thought, view, plans, budget, began)
        first = _level(plans)
        # What was not tried ranks below what was, in the order of the first look.
        values = [value + NOTHING / 2 for value in best_by_root(ends, len(offered))]
        for plan in plans:
            values[plan.end.root] = max(values[plan.end.root], plan.value(first))
        best = max(plans, key=lambda plan: plan.value(first), default=None)
        self.remember([best.end] if best is not None else [])
        return values

    def _try_out(self, thought: Thought, view: View, plans: list[Plan], budget: Budget, began: float) -> None:
        seat = int(view.seat)
        ahead = Lookahead(thought.featurer, seat, NARROW, thought.evaluate)
        alive = plans[:]
        tried, last = 0, 0.0
        while len(alive) > 1:
            truth = possible_truth(view, self._seed, 1 + tried)
            for plan in alive:
                start = self._clock()
                if _is_spent(budget, start - began + last, int(ahead.nodes)):
                    return
                found = ahead.simulate(truth.clone(), plan.end.path, TURNS_AHEAD)
                plan.total += standing(found, seat)
                plan.tries += 1
                last = max(0.9 * last, self._clock() - start)
            tried += 1
            used = _share_used(budget, self._clock() - began, int(ahead.nodes))
            first = _level(plans)
            alive.sort(key=lambda plan: -plan.value(first))
            alive = alive[: max(2, round(len(plans) * (1.0 - used) ** 1.5))]


def _worth_trying(ends: list[End]) -> list[Plan]:
    ordered = sorted(ends, key=lambda end: -end.value)
    best = ordered[0].value if ordered else 0.0
    return [Plan(end) for end in ordered[:PLANS] if end.value > best - REACH]


def _level(plans: list[Plan]) -> float:
    """What brings first looks to the level of tries, which see more of the game and the others' scores."""
    tried = [plan for plan in plans if plan.tries]
    if not tried:
        return 0.0
    return sum(plan.total / plan.tries - plan.end.value for plan in tried) / len(tried)


def standing(expected: list[float], seat: int) -> float:
    """The own expected score against the others: the nearest one counts most."""
    own = expected[seat]
    others = [value for place, value in enumerate(expected) if place != seat]
    if not others:
        return own
    top = max(others)
    return own - top - SPREAD * math.log(sum(math.exp((value - top) / SPREAD) for value in others))


def _is_spent(budget: Budget, seconds: float, nodes: int) -> bool:
    if budget.nodes is not None:
        return nodes >= budget.nodes
    return seconds >= budget.seconds


def _share_used(budget: Budget, seconds: float, nodes: int) -> float:
    used = nodes / budget.nodes if budget.nodes is not None else seconds / budget.seconds
    return min(used, 1.0)
