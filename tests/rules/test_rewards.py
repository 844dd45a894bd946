"""PAY-7 and PAY-8: what a reward gives, and the actions it grants."""

import pytest
from rules.paying import given, poor, reward, verbs

from lacrimosa.editions import load
from lacrimosa.rules import events, reasons
from lacrimosa.rules.bits import BIT
from lacrimosa.rules.kinds import DOCUMENT, PERFORM_OR_SELL, RELIGIOUS, TRAVEL
from lacrimosa.testkit.situation import situation

pytestmark = pytest.mark.both
KOECHEL = load("koechel")
TABLES = KOECHEL.tables


@pytest.mark.rule("PAY-7")
def test_vp_for_each_opus_of_a_type_counts_rotated_works_and_no_sold_or_other_ones() -> None:
    game = situation().works(0, "waisenhaus", "dominicus", "exsultate", "bastien").works(1, "ave_verum")
    game.me.performed |= BIT[KOECHEL.opus_ids.index("dominicus")]
    game.seat(0, talent=4, counters=(0, 0, 0)).acting("perform_or_sell").play("sell exsultate")
    gift = reward()
    gift.per_opus = [(3, RELIGIOUS)]
    vp = game.me.vp
    given(game, gift)
    assert game.me.vp == vp + 3 * 2


@pytest.mark.rule("PAY-7")
def test_only_the_works_of_that_moment_count() -> None:
    gift = reward()
    gift.per_opus = [(3, RELIGIOUS)]
    game = given(situation(), gift)
    vp = game.me.vp
    game.works(0, "waisenhaus")
    assert game.me.vp == vp
    assert given(game, gift).me.vp == vp + 3


@pytest.mark.rule("PAY-8")
def test_goods_come_first_and_are_not_optional() -> None:
    game = given(poor(), reward(PERFORM_OR_SELL, ducats=1, vp=1, wild_counters=1))
    assert game.me.ducats == 1
    assert game.gains(0, events.VP) == 1
    # The wild point is named before any action, and there is no way round it.
    assert verbs(game) == {"name"}
    assert game.refusal("done")[0] == reasons.NOT_ASKED_NOW
    assert game.refusal("perform nannerl")[0] == reasons.NOT_ASKED_NOW
    game.play("name talent")
    assert verbs(game) == {"done", "perform", "sell"}


@pytest.mark.rule("PAY-8")
@pytest.mark.parametrize("order", ["perform nannerl; travel munich", "travel munich; perform nannerl"])
def test_the_actions_come_in_any_order(order: str) -> None:
    game = situation().tile("munich", None).seat(0, ducats=9)
    given(game, reward(PERFORM_OR_SELL, TRAVEL))
    game.play(order)
    assert len(game.happened(events.PERFORMED)) == 1
    assert len(game.happened(events.TRAVELLED)) == 1
    assert verbs(game) == {"done"}


@pytest.mark.rule("PAY-8")
def test_every_granted_action_may_be_left_out() -> None:
    game = given(situation().seat(0, ducats=9), reward(PERFORM_OR_SELL, TRAVEL))
    game.play("perform nannerl; done")
    # The menu of the card itself is open again, and it is still the same turn.
    assert len(game.happened(events.DECLINED)) == 1
    assert game.state.active == 0
    assert game.refusal("travel vienna") == (reasons.ACTION_NOT_OFFERED, TRAVEL, 0, "TRN-3")


@pytest.mark.rule("PAY-8")
def test_granted_actions_have_their_normal_cost_and_the_goods_may_pay_it() -> None:
    road = TABLES.routes[KOECHEL.place_ids.index("salzburg")][KOECHEL.place_ids.index("munich")][0].ducats
    game = poor().tile("munich", None)
    given(game, reward(TRAVEL, ducats=road))
    game.play("travel munich")
    assert game.me.ducats == 0
    # Too little for any road, and nothing lies in Salzburg: nothing is asked.
    game = poor().tile("salzburg", None)
    given(game, reward(TRAVEL))
    assert verbs(game) == {"done"}
    assert not game.happened(events.DECLINED)


@pytest.mark.rule("PAY-8")
def test_one_action_is_finished_before_the_next() -> None:
    game = situation().tile("munich", "post_coach").seat(0, ducats=9, counters=(9, 9, 9), journey=0)
    given(game, reward(PERFORM_OR_SELL, TRAVEL))
    game.play("travel munich")
    # The city's wild point belongs to the travel.
    assert verbs(game) == {"name"}
    assert game.refusal("perform nannerl")[0] == reasons.NOT_ASKED_NOW
    game.play("name talent")
    assert game.offers("perform nannerl")


@pytest.mark.rule("PAY-8")
def test_an_action_that_was_not_granted_is_not_offered() -> None:
    game = given(situation().seat(0, ducats=90, counters=(9, 9, 9)), reward(TRAVEL))
    document = next(name for name in game.row_ids() if name in KOECHEL.memory_ids)
    assert game.refusal(f"document {document}") == (reasons.ACTION_NOT_OFFERED, DOCUMENT, 0, "TRN-3")
