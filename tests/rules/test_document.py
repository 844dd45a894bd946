"""DOC: Document Memories."""

import pytest

from lacrimosa.editions import load
from lacrimosa.rules import events, reasons
from lacrimosa.rules.bits import members
from lacrimosa.rules.events import FROM_ROW, FROM_STORY, cause
from lacrimosa.rules.invariants import own_memories
from lacrimosa.rules.kinds import COMMISSION, MEMORY_CARD, OWN_MEMORIES, STORY_POINTS, TALENT
from lacrimosa.rules.payment import payment_plan
from lacrimosa.rules.tables import Cost, Reward
from lacrimosa.testkit.situation import Situation, own_edition, situation

pytestmark = pytest.mark.both
KOECHEL = load("koechel")
TABLES = KOECHEL.tables
SPACES = range(1, 8)
ROW = ("lambacher", "bastien", "versailles", "lodi", "smallpox", "dominicus", "golden_spur")


def with_card_on(space: int, card: str = "miserere", game: Situation | None = None) -> Situation:
    """A rich player's Document Memories with one known Memory card in the row; tracks are empty."""
    row = [card if at == space else name for at, name in enumerate(ROW, 1)]
    game = (game or situation()).row(*row).acting("document")
    return game.seat(0, ducats=20, talent=0, journey=0, composition=0, counters=(9, 9, 9))


def spent(game: Situation) -> list[int]:
    """Ducats and points paid since the situation was set, gains not counted against them."""
    paid = [0] * (1 + STORY_POINTS)
    for event in game.happened(events.LOST):
        paid[0 if event.a == events.DUCATS else event.a - events.COUNTER + 1] += int(event.b)
    return paid


def story_id(game: Situation, column: int = 1) -> str:
    return KOECHEL.memory_ids[game.seat_of(0).story_card(column - 1)]


@pytest.mark.rule("DOC-1")
@pytest.mark.parametrize("space", SPACES)
def test_the_memory_strip_of_the_space_is_the_whole_price(space: int) -> None:
    game = with_card_on(space).play("document miserere")
    strip = TABLES.row[space - 1]
    cost = strip.memory_cost
    assert spent(game) == [cost.ducats, *(cost.point(kind) for kind in range(STORY_POINTS))]
    gained = [(int(event.a), int(event.b)) for event in game.happened(events.GAINED)]
    assert gained == [(events.DUCATS, strip.memory_gain.ducats)] * (strip.memory_gain.ducats > 0)
    assert all(event.cause == cause(FROM_ROW, space - 1) for event in game.happened(events.LOST))


@pytest.mark.rule("DOC-1")
@pytest.mark.parametrize("space", SPACES)
def test_the_price_can_be_asked_for(space: int) -> None:
    game = with_card_on(space)
    price = game.price("document miserere")
    strip = TABLES.row[space - 1]
    assert price.total.code() == strip.memory_cost.code()
    assert [why for why, _ in price.parts] == [cause(FROM_ROW, space - 1)] * (not strip.memory_cost.is_free())
    assert price.gain is strip.memory_gain
    plan = payment_plan(game.state, 0, price.total)
    assert plan.possible
    assert plan.ducats == strip.memory_cost.ducats
    assert plan.from_counters == [strip.memory_cost.point(kind) for kind in range(STORY_POINTS)]


@pytest.mark.rule("DOC-1")
def test_only_memory_cards_of_the_row_can_be_taken() -> None:
    game = with_card_on(4)
    offered = {text.split()[1] for text in game.options() if text.startswith("document")}
    assert offered == {"miserere", "versailles", "smallpox", "golden_spur"}
    absent = MEMORY_CARD + KOECHEL.memory_ids.index("bologna")
    assert game.refusal("document bologna") == (reasons.NOT_IN_ROW, absent, 0, "DOC-1")
    assert game.price("document bologna").total.is_free()
    assert game.refusal("commission bastien") == (reasons.ACTION_NOT_OFFERED, COMMISSION, 0, "TRN-3")


@pytest.mark.rule("DOC-1")
def test_a_price_out_of_reach_is_refused_with_what_is_missing() -> None:
    space = next(n for n in SPACES if TABLES.row[n - 1].memory_cost.point(TALENT) > 0)
    cost = TABLES.row[space - 1].memory_cost
    game = with_card_on(space).seat(0, ducats=cost.ducats, counters=(0, 0, 0))
    assert game.refusal("document miserere") == (reasons.CANNOT_PAY, 0, 0, "DOC-1")
    reason = game.why("document miserere")
    assert reason is not None
    assert reason.short is not None
    assert reason.short.code() == Cost(talent=cost.point(TALENT)).code()
    game.seat(0, talent=cost.point(TALENT))
    assert game.offers("document miserere")


def space_with_both(ducats: int, wild: int, cost: Cost) -> Situation:
    """An edition whose last space gives something and costs something, which no shipped one prints."""
    edition = own_edition()
    gift = Reward()
    gift.ducats = ducats
    gift.wild_counters = wild
    edition.tables.row[6].memory_gain = gift
    edition.tables.row[6].memory_cost = cost
    return with_card_on(7, game=situation(edition=edition))


@pytest.mark.rule("DOC-1")
def test_a_reward_of_the_space_is_gained_first_and_helps_to_pay() -> None:
    game = space_with_both(2, 0, Cost(ducats=3)).seat(0, ducats=1, counters=(0, 0, 0))
    game.play("document miserere")
    assert game.me.ducats == 0
    kinds = [event.kind for event in game.events if event.kind in (events.GAINED, events.LOST)]
    assert kinds == [events.GAINED, events.LOST]
    game = space_with_both(2, 0, Cost(ducats=3)).seat(0, ducats=0, counters=(0, 0, 0))
    reason = game.why("document miserere")
    assert reason is not None
    assert reason.short is not None
    assert reason.short.code() == Cost(ducats=1).code()


@pytest.mark.rule("DOC-1", "PAY-6")
def test_a_wild_point_of_the_space_is_named_so_that_the_cost_can_be_paid() -> None:
    game = space_with_both(0, 1, Cost(talent=1)).seat(0, ducats=0, counters=(0, 0, 0))
    game.play("document miserere")
    assert game.options() == ["name talent"]
    game.play("name talent")
    assert story_id(game) == "miserere"
    assert game.me.counters == 0
    # With the talent at hand the point is free, until the talent is cashed.
    game = space_with_both(0, 1, Cost(talent=1)).seat(0, ducats=0, counters=(1, 0, 0))
    game.play("document miserere")
    assert game.options() == ["cash talent", "name talent", "name journey", "name composition"]
    game.play("cash talent")
    assert game.options() == ["name talent"]


@pytest.mark.rule("DOC-1")
def test_a_reward_of_the_space_is_not_optional() -> None:
    game = space_with_both(1, 1, Cost()).play("document miserere")
    assert {text.split()[0] for text in game.options()} == {"name", "buy", "cash"}
    assert game.gains(0, events.DUCATS) == 1


@pytest.mark.rule("DOC-2")
@pytest.mark.parametrize("turn", [1, 3])
def test_the_new_card_takes_the_place_of_this_turns_story_card_which_leaves_the_game(turn: int) -> None:
    game = with_card_on(6).acting("document", turn=turn)
    old = game.me.story_card(turn - 1)
    above = game.me.experience(turn - 1)
    others = [int(game.me.story_card(column)) for column in range(4) if column != turn - 1]
    game.play("document miserere")
    assert story_id(game, turn) == "miserere"
    assert members(game.me.forgotten) == [old]
    assert old not in own_memories(game.me)
    assert game.me.experience(turn - 1) == above
    assert [int(game.me.story_card(column)) for column in range(4) if column != turn - 1] == others


@pytest.mark.rule("DOC-2", "RND-3")
def test_the_player_still_owns_nine_cards() -> None:
    game = with_card_on(6).play("document miserere")
    assert len(own_memories(game.me)) == OWN_MEMORIES


@pytest.mark.rule("DOC-2")
def test_only_the_new_card_pays_in_maintenance() -> None:
    # Both the new card and the one it replaces give something.
    game = situation().hand(0, "start_document", "start_travel_a")
    game.play("experience start_document; story start_travel_a; act")
    with_card_on(6, game=game).play("document miserere").in_maintenance()
    paid = {int(event.cause) for event in game.happened(events.GAINED) if event.seat == 0}
    assert cause(FROM_STORY, KOECHEL.memory_ids.index("miserere")) in paid
    assert cause(FROM_STORY, KOECHEL.memory_ids.index("start_travel_a")) not in paid


@pytest.mark.rule("DOC-3", "ROW-1")
@pytest.mark.parametrize("space", SPACES)
def test_the_row_slides_right_and_is_refilled(space: int) -> None:
    game = with_card_on(space).deck("bologna", "great_tour")
    before = game.row_ids()
    game.play("document miserere")
    assert game.row_ids() == ["bologna", *before[: space - 1], *before[space:]]


@pytest.mark.rule("DOC-4")
def test_a_second_document_memories_of_the_turn_replaces_the_card_just_bought() -> None:
    game = (
        situation().hand(0, "start_document", "start_travel_a").row("*", "*", "*", "*", "*", "bologna", "*")
    )
    game.play("experience start_document; story start_travel_a")
    game.tile("munich", "diary").acting("document", "travel").seat(0, ducats=30, counters=(9, 9, 9))
    game.seat(0, talent=0, journey=0, composition=0).play("document bologna")
    game.row("*", "*", "*", "*", "*", "miserere", "*").play("travel munich; document miserere")
    assert story_id(game) == "miserere"
    gone = [KOECHEL.memory_ids[memory] for memory in members(game.me.forgotten)]
    assert gone == ["start_travel_a", "bologna"]
    assert len(own_memories(game.me)) == OWN_MEMORIES
