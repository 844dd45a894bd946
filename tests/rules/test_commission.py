"""COM: Commission an Opus."""

import pytest

from lacrimosa.editions import load
from lacrimosa.rules import events, reasons
from lacrimosa.rules.bits import BIT
from lacrimosa.rules.events import FROM_COMMISSION, FROM_OFFERTORIUM, FROM_ROW, cause
from lacrimosa.rules.kinds import DOCUMENT, OPERA, REPEAT_OPUS, STORY_POINTS, SYMPHONY, TALENT
from lacrimosa.rules.payment import payment_plan
from lacrimosa.rules.tables import Cost, Reward
from lacrimosa.testkit.situation import Situation, own_edition, situation

pytestmark = pytest.mark.both
KOECHEL = load("koechel")
TABLES = KOECHEL.tables
SPACES = range(1, 8)
ROW = ("lambacher", "mitridate", "versailles", "lodi", "smallpox", "dominicus", "golden_spur")
BASTIEN = KOECHEL.opus_ids.index("bastien")
CARD = TABLES.opus[BASTIEN]


def with_bastien_on(space: int, game: Situation | None = None) -> Situation:
    """A rich player's Commission with one known opera in the row; tracks are empty."""
    row = ["bastien" if at == space else name for at, name in enumerate(ROW, 1)]
    game = (game or situation()).row(*row).acting("commission")
    return game.seat(0, ducats=30, talent=0, journey=0, composition=0, counters=(9, 9, 9))


def amounts(cost: Cost) -> list[int]:
    return [int(cost.ducats), *(int(cost.point(kind)) for kind in range(STORY_POINTS))]


def spent(game: Situation) -> list[int]:
    """Ducats and points paid since the situation was set, gains not counted against them."""
    paid = [0] * (1 + STORY_POINTS)
    for event in game.happened(events.LOST):
        paid[0 if event.a == events.DUCATS else event.a - events.COUNTER + 1] += int(event.b)
    return paid


def short(game: Situation, text: str) -> Cost:
    reason = game.why(text)
    assert reason is not None
    assert reason.short is not None
    return reason.short


def gift_on_the_last_space(ducats: int = 0, wild_counters: int = 0, wild_tracks: int = 0) -> Situation:
    """An edition that gives this for an Opus on space 7, where bastien lies."""
    edition = own_edition()
    gift = Reward()
    gift.ducats = ducats
    gift.wild_counters = wild_counters
    gift.wild_tracks = wild_tracks
    edition.tables.row[6].opus_gain = gift
    edition.tables.row[6].opus_cost = Cost()
    return with_bastien_on(7, situation(edition=edition))


@pytest.mark.rule("COM-1")
@pytest.mark.parametrize("space", SPACES)
def test_the_card_and_its_space_are_paid_together(space: int) -> None:
    game = with_bastien_on(space).play("commission bastien")
    strip = TABLES.row[space - 1]
    assert spent(game) == amounts(CARD.cost.plus(strip.opus_cost))
    goods = [event for event in game.happened(events.GAINED) if event.cause == cause(FROM_ROW, space - 1)]
    assert [int(event.b) for event in goods] == [strip.opus_gain.ducats] * (strip.opus_gain.ducats > 0)


@pytest.mark.rule("COM-1")
@pytest.mark.parametrize("space", SPACES)
def test_the_price_can_be_asked_for_part_by_part(space: int) -> None:
    game = with_bastien_on(space)
    strip = TABLES.row[space - 1]
    price = game.price("commission bastien")
    parts = [(cause(FROM_COMMISSION, BASTIEN), CARD.cost), (cause(FROM_ROW, space - 1), strip.opus_cost)]
    assert price.parts == [part for part in parts if not part[1].is_free()]
    assert price.total.code() == CARD.cost.plus(strip.opus_cost).code()
    assert price.gain is strip.opus_gain
    plan = payment_plan(game.state, 0, price.total)
    assert [plan.ducats, *plan.from_counters] == amounts(price.total)


@pytest.mark.rule("COM-1")
def test_only_works_of_the_row_can_be_taken() -> None:
    game = with_bastien_on(4)
    offered = {text.split()[1] for text in game.options() if text.startswith("commission")}
    assert offered == {"bastien", "lambacher", "mitridate", "dominicus"}
    lodi = KOECHEL.opus_ids.index("lodi")
    assert game.refusal("commission lodi") == (reasons.NOT_IN_ROW, lodi, 0, "COM-1")
    assert game.price("commission lodi").total.is_free()
    assert game.refusal("document versailles") == (reasons.ACTION_NOT_OFFERED, DOCUMENT, 0, "TRN-3")


@pytest.mark.rule("COM-1")
@pytest.mark.parametrize("space", SPACES)
def test_a_price_out_of_reach_is_refused_with_what_is_missing(space: int) -> None:
    strip = TABLES.row[space - 1]
    cost = CARD.cost.plus(strip.opus_cost)
    enough = cost.ducats - strip.opus_gain.ducats
    game = with_bastien_on(space).seat(0, ducats=enough, counters=(cost.point(TALENT), 0, 0))
    assert game.offers("commission bastien")
    game.seat(0, ducats=enough - 1)
    assert game.refusal("commission bastien") == (reasons.CANNOT_PAY, 0, 0, "COM-1")
    assert short(game, "commission bastien").code() == Cost(ducats=1).code()
    game.seat(0, ducats=enough, counters=(cost.point(TALENT) - 1, 0, 0))
    assert short(game, "commission bastien").code() == Cost(talent=1).code()


@pytest.mark.rule("COM-1")
def test_the_reward_of_the_space_is_gained_first_and_helps_to_pay() -> None:
    game = gift_on_the_last_space(ducats=2)
    game.seat(0, ducats=CARD.cost.ducats - 2, counters=(CARD.cost.point(TALENT), 0, 0))
    game.play("commission bastien")
    assert game.me.ducats == 0
    goods = [event for event in game.events if event.kind in (events.GAINED, events.LOST)]
    assert (goods[0].kind, goods[0].a, goods[0].b) == (events.GAINED, events.DUCATS, 2)


@pytest.mark.rule("COM-1", "PAY-6")
def test_a_wild_point_of_the_space_must_be_named_so_that_the_cost_can_be_paid() -> None:
    game = gift_on_the_last_space(wild_counters=1)
    game.seat(0, ducats=CARD.cost.ducats, counters=(CARD.cost.point(TALENT) - 1, 0, 0))
    game.play("commission bastien")
    # No exchange either: it would take what the payment needs.
    assert game.options() == ["name talent"]
    assert game.refusal("buy journey") == (reasons.OWED_FIRST, 0, 0, "PAY-6")
    assert game.refusal("name journey") == (reasons.OWED_FIRST, 0, 0, "PAY-6")
    assert game.refusal("done") == (reasons.NOT_ASKED_NOW, 0, 0, "PAY-4")
    game.play("name talent")
    assert game.me.opus & BIT[BASTIEN]
    assert (game.me.ducats, game.me.counters) == (0, 0)


@pytest.mark.rule("COM-1", "PAY-6")
def test_any_wild_point_that_can_be_cashed_for_the_missing_ducat_may_be_named() -> None:
    game = gift_on_the_last_space(wild_counters=1)
    game.seat(0, ducats=CARD.cost.ducats - 1, counters=(CARD.cost.point(TALENT), 0, 0))
    game.play("commission bastien")
    # The point replaces whatever is cashed before it is named.
    assert game.options() == ["cash talent", "name talent", "name journey", "name composition"]
    game.play("name journey; cash journey")
    assert game.me.opus & BIT[BASTIEN]
    assert (game.me.ducats, game.me.counters) == (0, 0)


@pytest.mark.rule("COM-1", "PAY-4", "PAY-2")
def test_a_wild_step_on_a_full_track_helps_with_its_ducat() -> None:
    last = TABLES.track_max
    game = gift_on_the_last_space(wild_tracks=1)
    game.seat(
        0, ducats=CARD.cost.ducats - 1, talent=CARD.cost.point(TALENT), journey=last, counters=(0, 0, 0)
    )
    game.play("commission bastien")
    # Only the full track gives a ducat; a step elsewhere cannot be cashed.
    assert game.options() == ["name journey"]
    game.play("name journey")
    assert game.me.opus & BIT[BASTIEN]
    assert game.me.ducats == 0


@pytest.mark.rule("COM-1")
def test_a_wild_point_nobody_needs_may_be_anything() -> None:
    game = gift_on_the_last_space(wild_counters=1).play("commission bastien")
    assert {text for text in game.options() if text.startswith("name")} == {
        "name talent",
        "name journey",
        "name composition",
    }
    assert not game.offers("done")


@pytest.mark.rule("COM-2")
def test_the_card_scores_at_once_and_lies_upright() -> None:
    game = with_bastien_on(4).play("commission bastien")
    scored = [event for event in game.happened(events.GAINED) if event.a == events.VP]
    assert [(int(event.b), int(event.cause)) for event in scored] == [
        (CARD.vp, cause(FROM_COMMISSION, BASTIEN))
    ]
    assert game.me.vp == CARD.vp
    assert game.me.opus & BIT[BASTIEN]
    assert not game.me.performed & BIT[BASTIEN]
    assert not game.seat_of(1).opus & BIT[BASTIEN]


@pytest.mark.rule("COM-2", "PFS-1")
def test_it_can_be_performed_in_the_same_turn() -> None:
    game = with_bastien_on(4).acting("commission", "perform_or_sell").play("commission bastien")
    assert game.offers("perform bastien")


def offertorium(opus_type: int) -> list[str]:
    """The tiles that name a type, of all composers."""
    tiles = enumerate(TABLES.composer_tiles)
    return [KOECHEL.tile_ids[n] for n, t in tiles if t.repeat == REPEAT_OPUS and t.repeat_what == opus_type]


@pytest.mark.rule("COM-3")
def test_every_offertorium_tile_of_the_type_pays() -> None:
    tiles = offertorium(OPERA)[:2]
    game = with_bastien_on(4).hired(0, *tiles, offertorium(SYMPHONY)[0]).play("commission bastien")
    numbers = [KOECHEL.tile_ids.index(name) for name in tiles]
    paid = [event for event in game.happened(events.GAINED) if event.cause >> 8 == FROM_OFFERTORIUM]
    assert [(int(event.cause & 0xFF), int(event.b)) for event in paid] == [
        (n, TABLES.composer_tiles[n].repeat_vp) for n in numbers
    ]
    assert len(numbers) == 2
    assert game.me.vp == CARD.vp + sum(int(TABLES.composer_tiles[n].repeat_vp) for n in numbers)


@pytest.mark.rule("COM-3")
def test_tiles_of_other_types_and_of_other_players_do_not_pay() -> None:
    game = with_bastien_on(4).hired(0, *offertorium(SYMPHONY)).hired(1, *offertorium(OPERA))
    others = game.seat_of(1).vp
    game.play("commission bastien")
    assert game.me.vp == CARD.vp
    assert game.seat_of(1).vp == others


@pytest.mark.rule("COM-4", "ROW-1")
@pytest.mark.parametrize("space", SPACES)
def test_the_row_slides_right_and_is_refilled(space: int) -> None:
    game = with_bastien_on(space).deck("bologna", "great_tour")
    before = game.row_ids()
    game.play("commission bastien")
    assert game.row_ids() == ["bologna", *before[: space - 1], *before[space:]]
