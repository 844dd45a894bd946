"""PFS: Perform or Sell."""

import pytest

from lacrimosa.editions import load
from lacrimosa.rules import events, reasons
from lacrimosa.rules.bits import BIT
from lacrimosa.rules.events import FROM_FINANCE, FROM_OFFERTORIUM, FROM_PERFORM, FROM_SALE, cause
from lacrimosa.rules.kinds import OPERA, REPEAT_OPUS, SYMPHONY, TALENT
from lacrimosa.rules.payment import payment_plan
from lacrimosa.testkit.situation import Situation, situation

pytestmark = pytest.mark.both
KOECHEL = load("koechel")
TABLES = KOECHEL.tables
LAMBACHER = KOECHEL.opus_ids.index("lambacher")
CARD = TABLES.opus[LAMBACHER]


def owning(*works: str) -> Situation:
    """Perform or Sell with these works; four talent steps are all the player has."""
    game = situation().works(0, *works).acting("perform_or_sell")
    return game.seat(0, ducats=0, talent=4, journey=0, composition=0, counters=(0, 0, 0))


def gained(game: Situation) -> list[tuple[int, int]]:
    return [(int(event.a), int(event.b)) for event in game.happened(events.GAINED)]


def offertorium(opus_type: int) -> list[str]:
    """The tiles that name a type, of all composers."""
    tiles = enumerate(TABLES.composer_tiles)
    return [KOECHEL.tile_ids[n] for n, t in tiles if t.repeat == REPEAT_OPUS and t.repeat_what == opus_type]


@pytest.mark.rule("PFS-1")
def test_any_own_work_may_be_performed_or_sold() -> None:
    game = owning("lambacher", "bastien")
    for opus in ("nannerl", "lambacher", "bastien"):
        assert game.offers(f"perform {opus}")
        assert game.offers(f"sell {opus}")


@pytest.mark.rule("PFS-1")
def test_works_of_others_and_of_the_row_cannot_be_chosen() -> None:
    game = owning("lambacher").works(1, "bastien")
    bastien = KOECHEL.opus_ids.index("bastien")
    for half in ("perform", "sell"):
        assert game.refusal(f"{half} bastien") == (reasons.NOT_YOURS, bastien, 0, "PFS-1")
    opus = next(name for name in game.row_ids() if name in KOECHEL.opus_ids)
    assert game.refusal(f"sell {opus}")[0] == reasons.NOT_YOURS


@pytest.mark.rule("PFS-1")
@pytest.mark.parametrize("half", ["perform", "sell"])
@pytest.mark.parametrize("opus", ["lambacher", "bastien", "sinfonie_29", "nannerl"])
def test_each_half_costs_its_own_talent(half: str, opus: str) -> None:
    game = owning() if opus == "nannerl" else owning(opus)
    card = TABLES.opus[KOECHEL.opus_ids.index(opus)]
    cost = card.perform_cost if half == "perform" else card.sell_cost
    assert game.price(f"{half} {opus}").total.code() == cost.code()
    game.play(f"{half} {opus}")
    assert game.me.track(TALENT) == 4 - cost.point(TALENT)


@pytest.mark.rule("PFS-1")
def test_a_half_whose_talent_is_missing_is_refused_alone() -> None:
    # As printed: performing it is free, selling it costs a talent.
    game = owning("lambacher").seat(0, talent=0)
    assert game.offers("perform lambacher")
    assert game.refusal("sell lambacher") == (reasons.CANNOT_PAY, 0, 0, "PFS-1")
    reason = game.why("sell lambacher")
    assert reason is not None
    assert reason.short is not None
    assert reason.short.code() == CARD.sell_cost.code()
    game.seat(0, ducats=3).play("sell lambacher; buy talent")
    assert len(game.happened(events.SOLD)) == 1


@pytest.mark.rule("PFS-1")
def test_the_price_can_be_asked_for() -> None:
    game = owning("lambacher")
    price = game.price("sell lambacher")
    assert [why for why, _ in price.parts] == [cause(FROM_SALE, LAMBACHER)]
    assert payment_plan(game.state, 0, price.total).from_track == [CARD.sell_cost.point(TALENT), 0, 0]
    bastien = KOECHEL.opus_ids.index("bastien")
    assert [why for why, _ in game.price("perform bastien").parts] == [cause(FROM_PERFORM, bastien)]
    assert game.price("perform lambacher").total.is_free()
    assert game.price("perform lambacher").parts == []


@pytest.mark.rule("PFS-2")
def test_performing_gives_the_ducats_and_rotates_the_work() -> None:
    game = owning("lambacher").play("perform lambacher")
    assert gained(game) == [(events.DUCATS, CARD.perform_ducats)]
    assert game.me.ducats == CARD.perform_ducats
    assert game.me.opus & BIT[LAMBACHER]
    assert game.me.performed == BIT[LAMBACHER]


@pytest.mark.rule("PFS-2", "PFS-1")
def test_a_rotated_work_can_be_neither_performed_nor_sold() -> None:
    game = owning("lambacher").play("perform lambacher").acting("perform_or_sell")
    for half in ("perform", "sell"):
        assert game.refusal(f"{half} lambacher") == (reasons.ALREADY_PERFORMED, LAMBACHER, 0, "PFS-2")
    assert game.offers("perform nannerl")


@pytest.mark.rule("PFS-2", "MNT-5")
def test_it_is_rotated_for_this_round_only() -> None:
    game = owning("lambacher").play("perform lambacher").in_maintenance()
    while game.state.turn == 0:
        game.play_first()
    assert game.seat_of(0).performed == 0
    game.acting("perform_or_sell", seat=0).seat(0, talent=1)
    assert game.offers("perform lambacher")
    assert game.offers("sell lambacher")


@pytest.mark.rule("PFS-3")
@pytest.mark.parametrize("opus", ["lambacher", "lodron_2", "bastien", "divertimento_136"])
def test_selling_moves_finance_and_score_and_the_work_leaves_the_game(opus: str) -> None:
    number = KOECHEL.opus_ids.index(opus)
    card = TABLES.opus[number]
    game = owning(opus)
    finance = game.me.finance
    game.play(f"sell {opus}")
    assert game.me.finance == finance + card.sell_finance
    assert game.me.vp == card.sell_vp
    assert game.me.ducats == 0
    assert not game.me.opus & BIT[number]
    assert game.me.sold == BIT[number]
    assert game.acting("perform_or_sell").refusal(f"sell {opus}")[0] == reasons.NOT_YOURS


@pytest.mark.rule("PFS-3", "PAY-5")
def test_a_sale_at_the_end_of_finance_scores_the_steps_beyond() -> None:
    opus = next(n for n, card in enumerate(TABLES.opus) if card.sell_finance > 0 and card.period > 0)
    card = TABLES.opus[opus]
    last = len(TABLES.finance) - 1
    game = owning(KOECHEL.opus_ids[opus]).seat(0, finance=last).play(f"sell {KOECHEL.opus_ids[opus]}")
    assert game.me.finance == last
    assert game.me.vp == 2 * card.sell_finance + card.sell_vp
    assert game.me.vp_from[FROM_FINANCE] == 2 * card.sell_finance


@pytest.mark.rule("PFS-3", "SET-12")
def test_the_starting_opus_can_be_sold() -> None:
    game = owning().play("sell nannerl")
    assert game.me.opus == 0


@pytest.mark.rule("PFS-4", "REQ-5")
@pytest.mark.parametrize("half", ["perform", "sell"])
def test_either_way_every_tile_of_the_type_pays(half: str) -> None:
    tiles = offertorium(SYMPHONY)[:2]
    game = owning("lambacher").hired(0, *tiles, offertorium(OPERA)[0]).play(f"{half} lambacher")
    numbers = [KOECHEL.tile_ids.index(name) for name in tiles]
    paid = [event for event in game.happened(events.GAINED) if event.cause >> 8 == FROM_OFFERTORIUM]
    assert [(int(event.cause & 0xFF), int(event.b)) for event in paid] == [
        (n, TABLES.composer_tiles[n].repeat_vp) for n in numbers
    ]
    assert len(numbers) == 2


@pytest.mark.rule("PFS-4")
@pytest.mark.parametrize("half", ["perform", "sell"])
def test_tiles_of_other_types_and_of_other_players_do_not_pay(half: str) -> None:
    game = owning("lambacher").hired(0, *offertorium(OPERA)).hired(1, *offertorium(SYMPHONY))
    game.play(f"{half} lambacher")
    assert game.me.vp_from[FROM_OFFERTORIUM] == 0
    assert game.seat_of(1).vp_from[FROM_OFFERTORIUM] == 0


@pytest.mark.rule("PFS-4", "SET-12")
@pytest.mark.parametrize("half", ["perform", "sell"])
def test_the_starting_opus_has_no_type_and_sets_off_no_tile(half: str) -> None:
    game = owning()
    for opus_type in range(4):
        game.hired(0, *offertorium(opus_type))
    game.play(f"{half} nannerl")
    assert game.me.vp_from[FROM_OFFERTORIUM] == 0
