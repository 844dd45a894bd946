"""The bot `virtuoso`: looks through its turn, then beyond it for as long as it is given.

The best ways to end the turn are tried out in one possible truth after another: everybody plays on to the end
of the own next turn, and the network says what each seat may then expect. The value of a plan is the own
score against those of the others.
"""

import time
from collections.abc import Callable

from lacrimosa.bots.bot import Budget
from lacrimosa.bots.determinization import possible_truth
from lacrimosa.bots.evaluator import Evaluator, best_by_root, no_gc
from lacrimosa.bots.fast.beam import End
from lacrimosa.bots.fast.lookahead import Lookahead
from lacrimosa.bots.fast.turns import at_end
from lacrimosa.bots.kapellmeister import Kapellmeister
from lacrimosa.bots.network import Network
from lacrimosa.bots.plan_search import Plan, PlanSearch, standing, worth_trying
from lacrimosa.rules.state import State
from lacrimosa.rules.view import View

WIDTH = 16
NARROW = 8  # lines of the beams within a simulation
TURNS_AHEAD = 1  # own turns that a try goes on for

Listener = Callable[[Plan, list[float]], object]


class Virtuoso(Kapellmeister):
    """The strongest; how strong depends on the budget."""

    name = "virtuoso"

    def __init__(
        self, seed: int, network: Network | None = None, clock: Callable[[], float] = time.perf_counter
    ) -> None:
        super().__init__(seed, network, WIDTH)
        self._clock = clock

    def turn_values(
        self, evaluator: Evaluator, view: View, offered: list[int], budget: Budget
    ) -> list[float]:
        began = self._clock()
        seat = int(view.seat)
        truth = possible_truth(view, self._seed, 0)
        ends, _ = evaluator.turn_ends(truth, seat, offered, self._width)
        plans = plans_of(evaluator, truth, seat, ends)
        if len(plans) > 1:
            with no_gc():
                self._try_out(evaluator, view, plans, budget, began)
        # What was not tried keeps its first look, for it looked worse by more than any try gained.
        values = best_by_root(ends, len(offered))
        tried = {plan.end.root for plan in plans}
        for root in tried:
            values[root] = max(plans[0].end.value + plan.value for plan in plans if plan.end.root == root)
        best = max(plans, key=lambda plan: plan.value, default=None)
        self.remember(view, [best.end] if best is not None else [])
        return values

    def _try_out(
        self, evaluator: Evaluator, view: View, plans: list[Plan], budget: Budget, began: float
    ) -> None:
        """As many tries as the budget allows; the time of the next one is guessed by those before."""
        search, ahead = search_of(evaluator, view, plans, self._seed)
        longest = 0.0
        while True:
            start = self._clock()
            if _is_spent(budget, start - began + longest, int(ahead.nodes)) or not search.step():
                return
            longest = max(0.9 * longest, self._clock() - start)


def plans_of(evaluator: Evaluator, truth: State, seat: int, ends: list[End]) -> list[Plan]:
    """The ways to end a turn that are worth trying out beyond it."""
    return worth_trying(ends, lambda end: evaluator.position_key(at_end(truth.clone(), end.path, seat), seat))


def search_of(
    evaluator: Evaluator, view: View, plans: list[Plan], seed: int, listener: Listener | None = None
) -> tuple[PlanSearch, Lookahead]:
    """A search that tries plans in possible truths, and the one that counts its positions.

    `listener` hears of every try: the plan, and what each patron may then expect.
    """
    seat = int(view.seat)
    ahead = Lookahead(evaluator.featurer, seat, NARROW, evaluator.evaluate)
    truths: list[State] = []

    def outcome(plan: Plan, number: int) -> float:
        if number == len(truths):
            truths.append(possible_truth(view, seed, 1 + number))
        expected = ahead.simulate(truths[number].clone(), plan.end.path, TURNS_AHEAD)
        if listener is not None:
            listener(plan, expected)
        return standing(expected, seat)

    return PlanSearch(plans, outcome), ahead


def _is_spent(budget: Budget, seconds: float, nodes: int) -> bool:
    if budget.nodes is not None:
        return nodes >= budget.nodes
    return seconds >= budget.seconds
