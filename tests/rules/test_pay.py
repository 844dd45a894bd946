"""PAY-1 to PAY-5: what story points, their tracks and counters, wild points and finance are worth."""

import shutil
from pathlib import Path

import pytest
from rules.paying import counters, given, is_paid, owing, poor, reward, tracks

from lacrimosa.editions import load
from lacrimosa.editions.errors import EditionError
from lacrimosa.editions.loader import SHIPPED
from lacrimosa.rules import events, reasons
from lacrimosa.rules.events import FROM_OVERFLOW, cause
from lacrimosa.rules.kinds import COMPOSITION, JOURNEY, STORY_POINTS, TALENT
from lacrimosa.rules.payment import payment_plan
from lacrimosa.rules.tables import Cost, Reward
from lacrimosa.testkit.situation import situation

pytestmark = pytest.mark.both
KOECHEL = load("koechel")
TABLES = KOECHEL.tables


def gives_counters(gift: Reward) -> bool:
    return gift.counters > 0 or gift.wild_counters > 0


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
