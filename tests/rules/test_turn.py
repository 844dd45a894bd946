"""TRN: a player's turn."""

import pytest

from lacrimosa.rules import events, reasons
from lacrimosa.rules.bits import members
from lacrimosa.rules.kinds import TALENT
from lacrimosa.testkit.situation import situation

pytestmark = pytest.mark.both
HAND = ("start_travel_a", "start_document", "start_requiem_a", "start_commission_a")


@pytest.mark.rule("TRN-1")
def test_one_card_into_experiences_one_into_story_in_the_column_of_the_turn() -> None:
    game = situation().hand(0, *HAND)
    game.play("experience start_travel_a; story start_requiem_a")
    ids = game.edition.memory_ids
    assert ids[game.me.experience(0)] == "start_travel_a"
    assert ids[game.me.story_card(0)] == "start_requiem_a"
    assert sorted(ids[n] for n in members(game.me.hand)) == ["start_commission_a", "start_document"]


@pytest.mark.rule("TRN-1")
def test_only_cards_in_hand_can_be_laid_and_one_card_not_twice() -> None:
    game = situation().hand(0, *HAND)
    assert not game.offers("experience start_travel_b")
    reason = game.why("experience start_travel_b")
    assert reason is not None
    assert reason.code == reasons.NOT_IN_HAND
    game.play("experience start_travel_a")
    assert not game.offers("story start_travel_a")


@pytest.mark.rule("TRN-1", "TRN-6")
def test_the_second_turn_uses_the_second_column() -> None:
    game = situation(1).hand(0, *HAND)
    game.play("experience start_travel_a; story start_requiem_a; income; done")
    game.play_first(2)
    assert game.me.experience(1) >= 0
    assert game.me.story_card(1) >= 0


@pytest.mark.rule("TRN-2")
def test_act_or_income_is_chosen_before_any_reward_or_action() -> None:
    game = situation().hand(0, *HAND).play("experience start_travel_a; story start_requiem_a")
    assert game.offers("act")
    assert game.offers("income")
    assert not game.offers("travel vienna")
    game.play("act")
    assert not game.offers("income")


@pytest.mark.rule("TRN-3")
def test_acting_gains_the_top_reward_first_then_offers_each_icon_once_in_any_order() -> None:
    # The great tour: Travel and Perform or Sell; New Year at Versailles: a top reward of 2 ducats.
    game = situation().own_memory(0, "versailles", "start_document")
    game.hand(0, "versailles", "start_travel_a").play("experience versailles; story start_travel_a; act")
    assert game.gains(0, events.DUCATS) == 2
    game = situation().own_memory(0, "great_tour", "start_document").seat(0, ducats=20, talent=4, journey=4)
    game.hand(0, "great_tour", "start_travel_a").play("experience great_tour; story start_travel_a; act")
    game.tile("vienna", "periods_1_2").play("perform nannerl")
    assert not game.offers("sell nannerl")
    assert game.offers("travel vienna")
    game.play("travel vienna; name talent")
    assert [text for text in game.options() if text.split()[0] in ("travel", "perform", "sell")] == []


@pytest.mark.rule("TRN-3")
def test_every_action_may_be_left_out() -> None:
    game = situation().acting("travel", "requiem")
    ducats = game.me.ducats
    game.play("done")
    assert game.state.active == 1
    assert game.seat_of(0).ducats == ducats


@pytest.mark.rule("TRN-4")
def test_the_story_card_gives_nothing_now() -> None:
    game = situation().own_memory(0, "haydn_praise", "start_document")
    game.hand(0, "haydn_praise", "start_travel_a").play("experience start_travel_a; story haydn_praise; act")
    assert not game.happened(events.GAINED)


@pytest.mark.rule("TRN-5")
@pytest.mark.parametrize("number", [1, 3, 5])
def test_income_is_the_number_of_the_round_and_replaces_reward_and_actions(number: int) -> None:
    game = situation().own_memory(0, "versailles", "start_document").at_round(number)
    game.hand(0, "versailles", "start_travel_a").play("experience versailles; story start_travel_a; income")
    assert game.gains(0, events.DUCATS) == number
    assert {text.split()[0] for text in game.options()} <= {"done", "buy", "cash"}


@pytest.mark.rule("TRN-6")
def test_draws_of_a_round_are_two_two_one_none() -> None:
    game = situation(1)
    sizes = []
    for _ in range(4):
        game.play_first(2).play("income; done")
        sizes.append(int(game.seat_of(0).hand_size()))
    # After the fourth turn maintenance ran and the new round drew up to four again.
    assert sizes == [4, 4, 3, 4]
    assert len([event for event in game.happened(events.DREW) if event.seat == 0]) == 2 + 2 + 1 + 3


@pytest.mark.rule("TRN-6")
def test_one_card_stays_in_hand_for_the_next_round() -> None:
    game = situation(2).all_laid()
    kept = members(game.seat_of(0).hand)
    assert len(kept) == 1
    game.in_maintenance()
    assert game.state.round == 2
    assert kept[0] in members(game.seat_of(0).hand)


@pytest.mark.rule("TRN-7")
def test_exchanges_both_ways_any_number_of_times() -> None:
    game = situation().seat(0, ducats=7, counters=(0, 0, 0)).acting("travel")
    game.play("buy talent; buy composition; cash talent; cash composition")
    assert game.me.ducats == 3
    assert game.me.counters == 0


@pytest.mark.rule("TRN-7")
def test_a_track_step_cannot_be_cashed() -> None:
    game = situation().seat(0, ducats=0, talent=4, counters=(0, 1, 0)).acting("travel")
    assert game.offers("cash journey")
    reason = game.why("cash talent")
    assert reason is not None
    assert (reason.code, reason.a, reason.rule) == (reasons.NO_COUNTER, TALENT, "TRN-7")
    too_poor = game.why("buy talent")
    assert too_poor is not None
    assert (too_poor.code, too_poor.a) == (reasons.TOO_FEW_DUCATS, 3)


@pytest.mark.rule("TRN-7")
def test_exchanges_at_every_moment_of_the_own_turn() -> None:
    game = situation().hand(0, *HAND).seat(0, ducats=9, counters=(1, 0, 0))
    assert game.offers("buy talent")
    game.play("buy journey; experience start_requiem_a; buy journey; story start_document; cash talent; act")
    game.play("cash journey; done")
    assert game.state.active == 1


@pytest.mark.rule("TRN-7")
def test_no_exchange_in_maintenance() -> None:
    game = situation().own_memory(0, "bach_london", "start_document").seat(0, ducats=9)
    game.lay(0, 1, "start_travel_a", "bach_london").in_maintenance()
    assert game.options() == ["name talent", "name journey", "name composition"]
    reason = game.why("buy talent")
    assert reason is not None
    assert reason.code == reasons.EXCHANGE_CLOSED


@pytest.mark.rule("TRN-8")
def test_nobody_gives_anything_to_another_and_the_bank_is_unlimited() -> None:
    game = situation().seat(0, ducats=500, counters=(0, 0, 0)).acting("travel")
    other = (int(game.seat_of(1).ducats), int(game.seat_of(1).tracks), int(game.seat_of(1).counters))
    game.play("; ".join(["buy talent"] * 160))
    assert game.me.counter(TALENT) == 160
    assert (game.seat_of(1).ducats, game.seat_of(1).tracks, game.seat_of(1).counters) == other
