"""Trying plans out: which are tried, how often, and what comes of it."""

from random import Random

import pytest

from lacrimosa.bots.fast.beam import End
from lacrimosa.bots.plan_search import MOST_TRIES, PLANS, REACH, Plan, PlanSearch, standing, worth_trying


def end(value: float, root: int = 0) -> End:
    return End(root, [root], value)


def plans(*firsts: float) -> list[Plan]:
    return [Plan(end(100.0 + first, place), first) for place, first in enumerate(firsts)]


def test_what_counts_is_the_score_against_the_others() -> None:
    assert standing([80.0], 0) == 80.0
    assert standing([80.0, 70.0], 0) == pytest.approx(10.0)
    assert standing([80.0, 70.0], 1) == pytest.approx(-10.0)
    near, far = standing([80.0, 70.0, 20.0], 0), standing([80.0, 70.0, 69.0], 0)
    assert near == pytest.approx(10.0, abs=0.01)
    assert far < near - 2


def test_plans_are_the_best_ends_each_once() -> None:
    ends = [end(50.0, 0), end(52.0, 1), end(52.0, 1), end(52.0 - REACH - 0.1, 2), end(49.0, 3)]
    found = worth_trying(ends, lambda one: bytes([one.root]))
    assert [(plan.end.root, plan.first) for plan in found] == [(1, 0.0), (0, -2.0), (3, -3.0)]
    many = [end(50.0 - n / 100, n) for n in range(3 * PLANS)]
    assert len(worth_trying(many, lambda one: bytes([one.root]))) == PLANS
    assert worth_trying([], lambda _: b"") == []


def test_a_few_tries_find_the_plan_that_looked_worse() -> None:
    own = plans(0.0, -0.1, -0.6, -1.0)
    worth = [0.0, -0.5, 1.5, -2.0]
    chance = Random(3)
    luck = [chance.gauss(0, 8) for _ in range(MOST_TRIES)]
    search = PlanSearch(own, lambda plan, number: worth[plan.end.root] + luck[number] + chance.gauss(0, 0.4))
    for _ in range(20):
        assert search.step()
    assert max(own, key=lambda plan: plan.value) is own[2]
    assert own[2].value == pytest.approx(1.5, abs=0.4)
    assert own[2].tries == max(plan.tries for plan in own)


def test_plans_that_look_hopeless_wait_for_their_turn() -> None:
    own = plans(0.0, -0.2, -4.0)
    search = PlanSearch(own, lambda plan, _: -float(plan.end.root))
    for _ in range(10):
        search.step()
    assert own[1].tries > 0
    assert own[2].tries == 0
    assert own[2].value == pytest.approx(-4.0)


def test_there_is_an_end_to_it() -> None:
    own = plans(0.0, 0.0)
    search = PlanSearch(own, lambda _plan, _number: 0.0)
    steps = 0
    while search.step():
        steps += 1
    assert steps == 2 * MOST_TRIES
    assert own[1].value == 0.0
