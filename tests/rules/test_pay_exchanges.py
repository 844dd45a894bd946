"""PAY-6: a cost is paid in full or not at all, and exchanges help to pay it."""

from itertools import product

import pytest
from rules.paying import counters, is_paid, owing, play_every_way, poor, tracks

from lacrimosa.rules import reasons
from lacrimosa.rules.payment import PaymentPlan, payment_plan
from lacrimosa.rules.purse import can_pay
from lacrimosa.rules.state import IllegalChoice
from lacrimosa.rules.tables import Cost
from lacrimosa.testkit.exchanges import Price, Purse, can_be_paid
from lacrimosa.testkit.situation import Situation

pytestmark = pytest.mark.both


@pytest.mark.rule("PAY-6")
def test_a_cost_that_cannot_be_paid_in_full_takes_nothing() -> None:
    game = poor().seat(0, ducats=1).works(0, "bastien").acting("perform_or_sell", "commission")
    before = game.state.clone()
    for text in ("perform bastien", "sell bastien"):
        with pytest.raises(IllegalChoice):
            game.play(text)
    assert not game.events
    assert (game.me.ducats, game.me.performed, game.me.opus) == (1, 0, before.seats[0].opus)


@pytest.mark.rule("PAY-6")
def test_missing_ducats_are_cashed() -> None:
    game = owing(poor().seat(0, ducats=4, counters=(1, 0, 1)), Cost(ducats=5, composition=1))
    assert game.options() == ["cash talent"]
    assert game.refusal("cash composition") == (reasons.OWED_FIRST, 0, 0, "PAY-6")
    assert game.refusal("buy talent") == (reasons.OWED_FIRST, 0, 0, "PAY-6")
    game.play("cash talent")
    assert is_paid(game)
    assert (game.me.ducats, counters(game)) == (0, [0, 0, 0])


@pytest.mark.rule("PAY-6")
def test_missing_points_are_bought() -> None:
    game = owing(poor().seat(0, ducats=7), Cost(ducats=1, composition=2))
    assert game.options() == ["buy composition"]
    game.play("buy composition; buy composition")
    assert is_paid(game)
    assert game.me.ducats == 0


@pytest.mark.rule("PAY-6")
def test_counters_are_cashed_to_buy_the_type_that_is_missing() -> None:
    game = owing(poor().seat(0, ducats=1, counters=(2, 0, 0)), Cost(journey=1))
    game.play("cash talent; cash talent; buy journey")
    assert is_paid(game)
    assert (game.me.ducats, counters(game)) == (0, [0, 0, 0])


@pytest.mark.rule("PAY-6")
def test_a_track_step_is_never_turned_into_money() -> None:
    game = poor().seat(0, talent=4, counters=(0, 0, 0)).acting()
    assert not can_pay(game.me, Cost(ducats=1))
    assert not can_pay(game.me, Cost(journey=1))
    # A counter beside a track that pays the point is free to be cashed.
    game.seat(0, talent=1, counters=(1, 0, 0))
    assert can_pay(game.me, Cost(ducats=1, talent=1))
    assert not can_pay(game.me, Cost(ducats=1, talent=2))


@pytest.mark.rule("PAY-6", "PAY-4")
@pytest.mark.parametrize(
    ("ducats", "points", "wild"),
    [(0, (1, 0, 0), 0), (2, (1, 0, 0), 0), (1, (1, 1, 0), 0), (0, (0, 0, 0), 2), (2, (1, 0, 0), 1)],
)
def test_whatever_can_be_paid_is_offered_and_no_choice_on_the_way_is_a_dead_end(
    ducats: int, points: tuple[int, int, int], wild: int
) -> None:
    cost = Cost(ducats, *points, wild)
    for have, talent, one, two, three in product((0, 1, 2, 3, 4, 6), (0, 1), (0, 1, 2), (0, 1), (0, 1)):
        game = poor().seat(0, ducats=have, talent=talent, counters=(one, two, three)).acting()
        possible = can_be_paid(Purse.of(game.me), Price.of(cost))
        assert can_pay(game.me, cost) == possible
        assert payment_plan(game.state, 0, cost).possible == possible
        if possible and have + one + two + three <= 5 - wild:
            depth = len(game.state.pending)
            play_every_way(owing(game, cost).state, depth)


def follow(game: Situation, plan: PaymentPlan) -> None:
    """Make the exchanges of a plan and pay by track as far as it goes."""
    for word, amounts in (("cash", plan.cash), ("buy", plan.buy)):
        for kind, name in enumerate(("talent", "journey", "composition")):
            for _ in range(amounts[kind]):
                game.play(f"{word} {name}")
    while not is_paid(game):
        game.play(game.options()[-1])


@pytest.mark.rule("PAY-6", "PAY-1")
def test_the_plan_names_the_exchanges_a_payment_needs() -> None:
    game = poor().seat(0, ducats=2, talent=1, counters=(2, 0, 1)).acting()
    cost = Cost(ducats=1, talent=2, journey=1)
    plan = payment_plan(game.state, 0, cost)
    # One talent by track, one by counter; two counters make the four ducats that pay cost and journey.
    assert plan.possible
    assert (plan.from_track, plan.from_counters) == ([1, 0, 0], [1, 0, 0])
    assert (plan.buy, plan.cash) == ([0, 1, 0], [1, 0, 1])
    follow(owing(game, cost), plan)
    assert (game.me.ducats, tracks(game), counters(game)) == (0, [0, 0, 0], [0, 0, 0])


@pytest.mark.rule("PAY-6", "PAY-5")
def test_the_plan_says_when_a_cost_cannot_be_paid() -> None:
    game = poor().seat(0, ducats=5, finance=1)
    assert not payment_plan(game.state, 0, Cost(journey=2)).possible
    assert not payment_plan(game.state, 0, Cost(finance=2)).possible
    assert payment_plan(game.state, 0, Cost(ducats=2, journey=1, finance=1)).possible
