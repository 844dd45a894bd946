"""PAY: story points, money and finance; what a cost takes and a reward gives."""

import shutil
from itertools import product
from pathlib import Path

import pytest

from lacrimosa.editions import load
from lacrimosa.editions.errors import EditionError
from lacrimosa.editions.loader import SHIPPED
from lacrimosa.rules import events, play, reasons
from lacrimosa.rules.bits import BIT
from lacrimosa.rules.events import FROM_OVERFLOW, FROM_ROAD, cause
from lacrimosa.rules.explain import Plan, payment_plan
from lacrimosa.rules.kinds import (
    COMPOSITION,
    DOCUMENT,
    JOURNEY,
    PERFORM_OR_SELL,
    RELIGIOUS,
    STORY_POINTS,
    TALENT,
    TRAVEL,
)
from lacrimosa.rules.purse import can_pay
from lacrimosa.rules.state import IllegalChoice, State
from lacrimosa.rules.steps.gain import gain
from lacrimosa.rules.steps.pay import Pay
from lacrimosa.rules.tables import Cost, Grant, Reward
from lacrimosa.testkit.situation import Situation, situation

pytestmark = pytest.mark.both
KOECHEL = load("koechel")
TABLES = KOECHEL.tables
WHY = cause(FROM_ROAD, 0)


def owing(game: Situation, cost: Cost) -> Situation:
    """The game in an empty menu, with a payment before it."""
    game.acting()
    game.state.pending.append(Pay(0, cost, WHY))
    play.settle(game.state)
    return game


def is_paid(game: Situation) -> bool:
    return "done" in game.options()


def reward(**goods: int) -> Reward:
    made = Reward()
    for name, amount in goods.items():
        setattr(made, name, amount)
    return made


def given(game: Situation, gift: Reward) -> Situation:
    """The game in an empty menu, with a reward gained before it."""
    game.acting()
    gain(game.state, game.me, gift, WHY)
    play.settle(game.state)
    return game


def poor() -> Situation:
    return situation().seat(0, ducats=0, talent=0, journey=0, composition=0, counters=(0, 0, 0))


def gives_counters(gift: Reward) -> bool:
    return gift.counters > 0 or gift.wild_counters > 0


def tracks(game: Situation) -> list[int]:
    return [int(game.me.track(kind)) for kind in range(STORY_POINTS)]


def counters(game: Situation) -> list[int]:
    return [int(game.me.counter(kind)) for kind in range(STORY_POINTS)]


# --- paying story points -------------------------------------------------------------------------


@pytest.mark.rule("PAY-1")
@pytest.mark.parametrize("steps", [1, 2])
def test_track_steps_and_counters_pay_in_any_combination(steps: int) -> None:
    # Three points: the two counters leave at least one to the track, which has two.
    game = owing(poor().seat(0, talent=2, counters=(2, 0, 0)), Cost(talent=3))
    assert [text for text in game.options() if text.startswith("track")] == ["track 1", "track 2"]
    for text in ("track 0", "track 3", "name talent", "done"):
        assert game.refusal(text) == (reasons.NOT_ASKED_NOW, 0, 0, "PAY-1")
    game.play(f"track {steps}")
    assert is_paid(game)
    assert tracks(game) == [2 - steps, 0, 0]
    assert counters(game) == [2 - (3 - steps), 0, 0]


@pytest.mark.rule("PAY-1")
def test_counters_alone_may_pay_although_the_track_could() -> None:
    game = owing(poor().seat(0, journey=2, counters=(0, 2, 0)), Cost(journey=2))
    game.play("track 0")
    assert tracks(game) == [0, 2, 0]
    assert counters(game) == [0, 0, 0]


@pytest.mark.rule("PAY-1")
def test_every_type_is_split_on_its_own() -> None:
    game = owing(poor().seat(0, talent=1, composition=1, counters=(1, 0, 1)), Cost(talent=1, composition=1))
    game.play("track 1")
    assert not is_paid(game)
    game.play("track 0")
    assert is_paid(game)
    assert tracks(game) == [0, 0, 1]
    assert counters(game) == [1, 0, 0]


@pytest.mark.rule("PAY-1")
@pytest.mark.parametrize(("steps", "loose"), [(2, 0), (0, 2), (1, 1)])
def test_nothing_is_asked_where_there_is_one_way_to_pay(steps: int, loose: int) -> None:
    game = owing(poor().seat(0, ducats=4, talent=steps, counters=(loose, 0, 0)), Cost(ducats=4, talent=2))
    assert is_paid(game)
    assert (game.me.ducats, tracks(game), counters(game)) == (0, [0, 0, 0], [0, 0, 0])


@pytest.mark.rule("PAY-1")
def test_points_of_another_type_do_not_pay() -> None:
    game = poor().seat(0, journey=4, composition=4).works(0, "bastien").acting("perform_or_sell")
    cost = TABLES.opus[KOECHEL.opus_ids.index("bastien")].perform_cost
    assert cost.point(TALENT) > 0
    assert game.refusal("perform bastien")[0] == reasons.CANNOT_PAY
    reason = game.why("perform bastien")
    assert reason is not None
    assert reason.short is not None
    assert reason.short.code() == cost.code()


@pytest.mark.rule("PAY-1")
def test_the_default_payment_takes_the_track_first() -> None:
    game = poor().seat(0, talent=2, counters=(2, 0, 0)).acting()
    plan = payment_plan(game.state, 0, Cost(talent=3))
    assert plan.possible
    assert plan.from_track == [2, 0, 0]
    assert plan.from_counters == [1, 0, 0]
    assert sum(plan.buy) + sum(plan.cash) == 0


# --- tracks and counters -------------------------------------------------------------------------


@pytest.mark.rule("PAY-2")
@pytest.mark.parametrize("kind", [TALENT, JOURNEY, COMPOSITION])
@pytest.mark.parametrize("steps", [1, 2, 3, 6])
def test_steps_beyond_the_last_space_give_a_ducat_each(kind: int, steps: int) -> None:
    last = int(TABLES.track_max)
    game = poor()
    game.me.tracks = (last - 2) << kind * 16
    given(game, reward(tracks=steps << kind * 16))
    moved = min(steps, 2)
    assert tracks(game)[kind] == last - 2 + moved
    assert game.me.ducats == steps - moved
    assert game.gains(0, events.TRACK + kind) == moved
    assert counters(game) == [0, 0, 0]
    overflow = [event for event in game.happened(events.GAINED) if event.cause == cause(FROM_OVERFLOW, kind)]
    assert [int(event.b) for event in overflow] == [steps - moved] * (steps > moved)


@pytest.mark.rule("PAY-3")
def test_maintenance_empties_the_tracks_and_leaves_the_counters() -> None:
    game = situation().seat(0, talent=4, journey=1, composition=0, counters=(1, 2, 3))
    # A period bonus that gives no counters, so that the counters show nothing else.
    plain = next(n for n, bonus in enumerate(TABLES.bonuses) if not gives_counters(bonus.reward))
    game.bonus(KOECHEL.bonus_ids[plain]).in_maintenance()
    lost = {int(event.a): int(event.b) for event in game.happened(events.LOST) if event.seat == 0}
    assert lost == {events.TRACK + TALENT: 4, events.TRACK + JOURNEY: 1}
    assert [int(game.seat_of(0).counter(kind)) for kind in range(STORY_POINTS)] == [1, 2, 3]


@pytest.mark.rule("PAY-3")
def test_memories_and_finance_give_track_steps_and_the_map_gives_counters() -> None:
    on_tracks = [card.top for card in TABLES.memories] + [card.story for card in TABLES.memories]
    on_tracks += TABLES.finance
    assert all(gift.counters == 0 and gift.wild_counters == 0 for gift in on_tracks)
    tiles = TABLES.cities + TABLES.courts
    on_counters = [tile.plain for tile in tiles] + [tile.gilded for tile in tiles]
    assert all(gift.tracks == 0 and gift.wild_tracks == 0 for gift in on_counters)


@pytest.mark.rule("PAY-3")
@pytest.mark.parametrize(
    ("file", "field"),
    [("memory", "top"), ("memory", "story"), ("board", "income"), ("cities", "plain"), ("courts", "gilded")],
)
def test_no_edition_may_give_them_otherwise(tmp_path: Path, file: str, field: str) -> None:
    shutil.copytree(SHIPPED / "koechel", tmp_path / "odd")
    path = tmp_path / "odd" / f"{file}.toml"
    good, bad = ("counter", "track") if file in ("cities", "courts") else ("track", "counter")
    lines = path.read_text(encoding="utf-8").splitlines()
    lines = [line.replace(f'"{good}"', f'"{bad}"') if line.startswith(field) else line for line in lines]
    path.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(EditionError, match="PAY-3"):
        load(tmp_path / "odd")


@pytest.mark.rule("PAY-3", "REQ-4")
def test_a_sequentia_tile_gives_a_track_step() -> None:
    game = situation().hired(0, "eybler_sequentia_1").in_maintenance()
    why = cause(events.FROM_SEQUENTIA, KOECHEL.tile_ids.index("eybler_sequentia_1"))
    gained = [(int(event.a), int(event.b)) for event in game.happened(events.GAINED) if event.cause == why]
    assert gained == [(events.TRACK + JOURNEY, 1)]


# --- wild points ---------------------------------------------------------------------------------


@pytest.mark.rule("PAY-4")
def test_every_wild_step_gained_is_named_by_itself() -> None:
    game = given(poor(), reward(wild_tracks=2))
    assert game.options() == ["name talent", "name journey", "name composition"]
    game.play("name composition; name talent")
    assert tracks(game) == [1, 0, 1]
    assert is_paid(game)


@pytest.mark.rule("PAY-4")
def test_wild_counters_and_steps_of_one_reward_are_all_named() -> None:
    game = given(poor(), reward(wild_tracks=1, wild_counters=2))
    game.play("name journey; name journey; name talent")
    assert is_paid(game)
    assert sum(tracks(game)) == 1
    assert sum(counters(game)) == 2


@pytest.mark.rule("PAY-4", "PAY-2")
def test_a_full_track_may_be_named_and_gives_a_ducat() -> None:
    last = int(TABLES.track_max)
    game = given(poor().seat(0, talent=last), reward(wild_tracks=2))
    game.play("name talent; name journey")
    assert tracks(game) == [last, 1, 0]
    assert game.me.ducats == 1


@pytest.mark.rule("PAY-4")
def test_every_wild_point_of_a_cost_is_named_by_itself() -> None:
    game = owing(poor().seat(0, talent=1, counters=(0, 1, 0)), Cost(wild=2))
    # Composition is not there and cannot be bought.
    assert [text for text in game.options() if text.startswith("name")] == ["name talent", "name journey"]
    assert game.refusal("name composition") == (reasons.OWED_FIRST, 0, 0, "PAY-6")
    game.play("name talent")
    assert [text for text in game.options() if text.startswith("name")] == ["name journey"]
    game.play("name journey")
    assert is_paid(game)
    assert (tracks(game), counters(game)) == ([0, 0, 0], [0, 0, 0])


@pytest.mark.rule("PAY-4", "PAY-1")
def test_a_named_point_is_paid_by_track_or_counter_like_any_other() -> None:
    game = owing(poor().seat(0, talent=1, counters=(2, 0, 0)), Cost(talent=1, wild=1))
    game.play("name talent")
    assert [text for text in game.options() if text.startswith("track")] == ["track 0", "track 1"]
    game.play("track 0")
    assert (tracks(game), counters(game)) == ([1, 0, 0], [0, 0, 0])


@pytest.mark.rule("PAY-4", "PAY-6")
def test_a_wild_point_may_be_bought() -> None:
    game = owing(poor().seat(0, ducats=3), Cost(wild=1))
    game.play("name composition; buy composition")
    assert is_paid(game)
    assert (game.me.ducats, counters(game)) == (0, [0, 0, 0])


# --- finance -------------------------------------------------------------------------------------


@pytest.mark.rule("PAY-5")
@pytest.mark.parametrize("steps", [1, 2, 4])
def test_finance_steps_beyond_the_last_space_give_two_vp_each(steps: int) -> None:
    last = len(TABLES.finance) - 1
    game = given(situation().seat(0, finance=last - 1), reward(finance=steps))
    assert game.me.finance == last
    assert game.gains(0, events.FINANCE) == 1
    assert game.gains(0, events.VP) == 2 * (steps - 1)


@pytest.mark.rule("PAY-5")
def test_a_cost_lowers_finance_down_to_its_first_space() -> None:
    game = owing(situation().seat(0, finance=2), Cost(finance=2))
    assert is_paid(game)
    assert game.me.finance == 0


@pytest.mark.rule("PAY-5", "PAY-6")
def test_finance_steps_that_are_not_there_cannot_be_paid_with_anything_else() -> None:
    tile = next(n for n, tile in enumerate(TABLES.composer_tiles) if tile.cost.finance > 0 and tile.dots == 0)
    cost = TABLES.composer_tiles[tile].cost
    space = f"{KOECHEL.movement_ids[TABLES.composer_tiles[tile].movement]}.1"  # horns: no goods
    composers = (KOECHEL.composer_ids[TABLES.composer_tiles[tile].composer], "stadler")
    game = situation(composers=composers).on_top(KOECHEL.tile_ids[tile]).cover().acting("requiem")
    game.seat(0, ducats=90, counters=(9, 9, 9), finance=cost.finance)
    assert game.offers(f"requiem {space} eighth")
    game.seat(0, finance=cost.finance - 1)
    assert game.refusal(f"requiem {space} eighth") == (reasons.CANNOT_PAY, 0, 0, "REQ-2")
    reason = game.why(f"requiem {space} eighth")
    assert reason is not None
    assert reason.short is not None
    assert reason.short.code() == Cost(finance=1).code()


# --- all or nothing ------------------------------------------------------------------------------


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


def payable_by_trying(ducats: int, steps: list[int], loose: list[int], cost: list[int], wild: int) -> bool:
    """Whether some exchanges and some naming pay a cost (ducats, then points): every way is tried."""
    if wild:
        named = [[cost[0], *(need + (kind == n) for n, need in enumerate(cost[1:]))] for kind in range(3)]
        return any(payable_by_trying(ducats, steps, loose, more, wild - 1) for more in named)
    if ducats >= cost[0] and all(steps[n] + loose[n] >= cost[n + 1] for n in range(3)):
        return True
    for kind in range(3):
        more = [amount + (n == kind) for n, amount in enumerate(loose)]
        if ducats >= 3 and payable_by_trying(ducats - 3, steps, more, cost, 0):
            return True
        fewer = [amount - (n == kind) for n, amount in enumerate(loose)]
        if loose[kind] and payable_by_trying(ducats + 1, steps, fewer, cost, 0):
            return True
    return False


def play_every_way(state: State, depth: int) -> None:
    """Follow every choice until the payment is done; each question must have one, no number goes below 0."""
    seat = state.seats[0]
    assert seat.ducats >= 0
    assert seat.finance >= 0
    assert seat.tracks >> 48 == 0
    assert seat.counters >> 48 == 0
    if len(state.pending) > depth:
        offered = play.options(state)
        assert offered
        for choice in offered:
            play_every_way(play.after(state, choice), depth)


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
        possible = payable_by_trying(have, [talent, 0, 0], [one, two, three], [ducats, *points], wild)
        assert can_pay(game.me, cost) == possible
        assert payment_plan(game.state, 0, cost).possible == possible
        if possible and have + one + two + three <= 5 - wild:
            depth = len(game.state.pending)
            play_every_way(owing(game, cost).state, depth)


def follow(game: Situation, plan: Plan) -> None:
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


# --- rewards -------------------------------------------------------------------------------------


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


def a_gift(*actions: int, **goods: int) -> Reward:
    made = reward(**goods)
    made.grants = [Grant(action) for action in actions]
    return made


def verbs(game: Situation) -> set[str]:
    return {text.split()[0] for text in game.options()} - {"buy", "cash"}


@pytest.mark.rule("PAY-8")
def test_goods_come_first_and_are_not_optional() -> None:
    game = given(poor(), a_gift(PERFORM_OR_SELL, ducats=1, vp=1, wild_counters=1))
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
    given(game, a_gift(PERFORM_OR_SELL, TRAVEL))
    game.play(order)
    assert len(game.happened(events.PERFORMED)) == 1
    assert len(game.happened(events.TRAVELLED)) == 1
    assert verbs(game) == {"done"}


@pytest.mark.rule("PAY-8")
def test_every_granted_action_may_be_left_out() -> None:
    game = given(situation().seat(0, ducats=9), a_gift(PERFORM_OR_SELL, TRAVEL))
    game.play("perform nannerl; done")
    # The menu of the card itself is open again, and it is still the same turn.
    assert len(game.happened(events.DECLINED)) == 1
    assert game.state.active == 0
    assert game.refusal("travel vienna") == (reasons.ACTION_NOT_OFFERED, TRAVEL, 0, "TRN-3")


@pytest.mark.rule("PAY-8")
def test_granted_actions_have_their_normal_cost_and_the_goods_may_pay_it() -> None:
    road = TABLES.routes[KOECHEL.place_ids.index("salzburg")][KOECHEL.place_ids.index("munich")][0].ducats
    game = poor().tile("munich", None)
    given(game, a_gift(TRAVEL, ducats=road))
    game.play("travel munich")
    assert game.me.ducats == 0
    # Too little for any road, and nothing lies in Salzburg: nothing is asked.
    game = poor().tile("salzburg", None)
    given(game, a_gift(TRAVEL))
    assert verbs(game) == {"done"}
    assert not game.happened(events.DECLINED)


@pytest.mark.rule("PAY-8")
def test_one_action_is_finished_before_the_next() -> None:
    game = situation().tile("munich", "post_coach").seat(0, ducats=9, counters=(9, 9, 9), journey=0)
    given(game, a_gift(PERFORM_OR_SELL, TRAVEL))
    game.play("travel munich")
    # The city's wild point belongs to the travel.
    assert verbs(game) == {"name"}
    assert game.refusal("perform nannerl")[0] == reasons.NOT_ASKED_NOW
    game.play("name talent")
    assert game.offers("perform nannerl")


@pytest.mark.rule("PAY-8")
def test_an_action_that_was_not_granted_is_not_offered() -> None:
    game = given(situation().seat(0, ducats=90, counters=(9, 9, 9)), a_gift(TRAVEL))
    document = next(name for name in game.row_ids() if name in KOECHEL.memory_ids)
    assert game.refusal(f"document {document}") == (reasons.ACTION_NOT_OFFERED, DOCUMENT, 0, "TRN-3")
