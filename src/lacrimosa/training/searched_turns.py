"""Turns of self-play that are searched beyond their end: what each way to end one promises is learned too.

The game shows what came of the way that was taken, with all its luck. The search says how the other ways
compare with it, in the same luck: such differences are what the next player has to tell apart.
"""

from dataclasses import dataclass

from lacrimosa.bots.evaluator import Evaluator
from lacrimosa.bots.fast.beam import End
from lacrimosa.bots.fast.features import Featurer
from lacrimosa.bots.fast.turns import at_end
from lacrimosa.bots.plan_search import DOUBT, NOISE, Plan
from lacrimosa.bots.virtuoso import plans_of, search_of
from lacrimosa.rules.state import State
from lacrimosa.rules.view import View

MOST_ALTERNATIVES = 12  # of one turn: what looks worse than these is not worth a row


@dataclass
class SearchedPlan:
    """A way to end a turn: its value for whoever chooses, and the own score it promises."""

    end: End
    value: float
    own: float


def search_turn(
    evaluator: Evaluator, view: View, truth: State, ends: list[End], seed: int, nodes: int
) -> list[SearchedPlan]:
    """The plans of a turn, tried beyond it until so many positions were looked at; the likeliest first."""
    seat = int(view.seat)
    plans = plans_of(evaluator, truth, seat, ends)
    own: dict[int, list[float]] = {id(plan): [] for plan in plans}

    def hear(plan: Plan, expected: list[float]) -> None:
        own[id(plan)].append(expected[seat])

    if len(plans) > 1:
        search, ahead = search_of(evaluator, view, plans, seed, hear)
        while ahead.nodes < nodes and search.step():
            pass
    level = own[id(plans[0])] or [plans[0].end.value]
    start = sum(level) / len(level)
    first = SearchedPlan(plans[0].end, plans[0].value, start)
    rest = [
        SearchedPlan(plan.end, plan.value, start + _gain(plan, own[id(plan)], level)) for plan in plans[1:]
    ]
    return [first, *rest]


def _gain(plan: Plan, own: list[float], level: list[float]) -> float:
    """The own score against the first plan's, by the first look and the tries, each by how sure it is."""
    tried = sum(one - other for one, other in zip(own, level, strict=False))
    return (plan.first / DOUBT + tried / NOISE) / (1 / DOUBT + len(own) / NOISE)


@dataclass
class Alternative:
    """The end of a way that was not taken, as a row, and how much more it promised than the one taken."""

    row: bytes
    base: float
    gain: float


def alternatives_of(
    featurer: Featurer, truth: State, seat: int, plans: list[SearchedPlan], taken: SearchedPlan
) -> list[Alternative]:
    """What was not taken, the best ones; ways on which cards came up are left out, for others may come up."""
    found: list[Alternative] = []
    for plan in sorted(plans, key=lambda plan: -plan.value):
        if len(found) == MOST_ALTERNATIVES:
            break
        if plan is taken:
            continue
        state = at_end(truth.clone(), plan.end.path, seat)
        if state.deck_drawn == truth.deck_drawn:
            row = featurer.row(state, state.seats[seat])
            found.append(Alternative(bytes(row), featurer.base, plan.own - taken.own))
    return found
