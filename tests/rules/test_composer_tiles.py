"""REQ-4, REQ-5, REQ-7 and REQ-8: what composer tiles give and grant, and when they begin to repeat."""

import pytest
from rules.composing import (
    AGNUS,
    DEEDS,
    KOECHEL,
    KYRIE,
    NONE,
    SECOND_AGNUS,
    TABLES,
    answer,
    composing,
    contribute,
    edition_paying,
    edition_with,
    offered_repeats,
    space,
)
from rules.paying import reward, verbs

from lacrimosa.rules import events, reasons
from lacrimosa.rules.bits import BIT, members
from lacrimosa.rules.events import FROM_OFFERTORIUM, FROM_SEQUENTIA, cause
from lacrimosa.rules.kinds import (
    COMMISSION,
    COMPOSITION,
    DOCUMENT,
    EIGHTH,
    HORNS,
    PERCUSSION,
    PERFORM_OR_SELL,
    REPEAT_OPUS,
    REPEAT_TRACK,
    REQUIEM,
    STRINGS,
    SYMPHONY,
    TRAVEL,
    VOICE,
)
from lacrimosa.rules.tables import Cost
from lacrimosa.testkit.situation import own_edition, situation

pytestmark = pytest.mark.both


def tiles_of(repeat: int, what: int) -> list[int]:
    return [n for n, t in enumerate(TABLES.composer_tiles) if t.repeat == repeat and t.repeat_what == what]


# --- Sequentia and Offertorium -------------------------------------------------------------------


@pytest.mark.rule("REQ-4")
def test_a_sequentia_tile_steps_its_track_in_every_maintenance() -> None:
    tile = tiles_of(REPEAT_TRACK, COMPOSITION)[0]
    game = situation().hired(0, KOECHEL.tile_ids[tile])
    for times in (1, 2):
        game.in_maintenance()
        while game.state.turn == 0:
            game.play_first()
        got = [e for e in game.happened(events.GAINED) if e.cause == cause(FROM_SEQUENTIA, tile)]
        assert [(int(e.seat), int(e.a), int(e.b)) for e in got] == [
            (0, events.TRACK + COMPOSITION, 1)
        ] * times


@pytest.mark.rule("REQ-4")
def test_every_sequentia_tile_steps() -> None:
    tiles = tiles_of(REPEAT_TRACK, COMPOSITION)[:2] + tiles_of(REPEAT_TRACK, 0)[:1]
    game = situation().hired(0, *(KOECHEL.tile_ids[n] for n in tiles)).in_maintenance()
    got = [int(e.cause) for e in game.happened(events.GAINED) if e.cause >> 8 == FROM_SEQUENTIA]
    assert sorted(got) == sorted(cause(FROM_SEQUENTIA, n) for n in tiles)


@pytest.mark.rule("REQ-4")
def test_a_sequentia_tile_gives_no_step_during_the_turn() -> None:
    game = composing(edition_paying({}, Cost()))
    contribute(game, space("sequentia", PERCUSSION))
    assert not [e for e in game.events if e.cause >> 8 == FROM_SEQUENTIA]


@pytest.mark.rule("REQ-5", "COM-3", "PFS-4")
@pytest.mark.parametrize("deed", ["commission lambacher", "perform sinfonie_1", "sell sinfonie_1"])
def test_an_offertorium_tile_pays_whenever_its_owner_handles_its_type(deed: str) -> None:
    tile = tiles_of(REPEAT_OPUS, SYMPHONY)[0]
    action = "commission" if deed.startswith("commission") else "perform_or_sell"
    game = composing().works(0, "sinfonie_1").acting(action).hired(0, KOECHEL.tile_ids[tile])
    game.play(deed)
    assert game.me.vp_from[FROM_OFFERTORIUM] == TABLES.composer_tiles[tile].repeat_vp
    # And again the next time.
    game.works(0, "sinfonie_20").acting("perform_or_sell").play("perform sinfonie_20")
    assert game.me.vp_from[FROM_OFFERTORIUM] == 2 * TABLES.composer_tiles[tile].repeat_vp


@pytest.mark.rule("REQ-5")
@pytest.mark.parametrize("deed", ["commission bastien", "perform waisenhaus", "sell waisenhaus"])
def test_it_pays_nothing_for_other_types_nor_for_the_deeds_of_others(deed: str) -> None:
    tile = KOECHEL.tile_ids[tiles_of(REPEAT_OPUS, SYMPHONY)[0]]
    action = "commission" if deed.startswith("commission") else "perform_or_sell"
    game = composing().works(0, "waisenhaus").acting(action).hired(0, tile).play(deed)
    assert game.me.vp_from[FROM_OFFERTORIUM] == 0
    game.works(0, "sinfonie_1").acting("perform_or_sell").hired(1, tile)
    game.me.tiles = 0
    game.play("perform sinfonie_1")
    assert game.seat_of(0).vp_from[FROM_OFFERTORIUM] == game.seat_of(1).vp_from[FROM_OFFERTORIUM] == 0


# --- what a tile grants, and when it begins to repeat --------------------------------------------


@pytest.mark.rule("REQ-7")
def test_an_action_granted_by_a_tile_comes_at_once_and_is_optional() -> None:
    game = composing(edition_with((KYRIE, NONE, (TRAVEL,))), "perform_or_sell").tile("munich", None)
    contribute(game, space("kyrie", PERCUSSION))
    assert verbs(game) == {"done", "travel"}
    assert game.refusal("perform nannerl") == (reasons.ACTION_NOT_OFFERED, PERFORM_OR_SELL, 0, "TRN-3")
    game.play("done")
    assert not game.happened(events.TRAVELLED)
    assert game.offers("perform nannerl")
    assert len(game.happened(events.TILE_LAID)) == 1


@pytest.mark.rule("REQ-7", "PAY-8")
def test_it_has_its_normal_cost() -> None:
    road = TABLES.routes[KOECHEL.place_ids.index("salzburg")][KOECHEL.place_ids.index("munich")][0].ducats
    edition = edition_with((KYRIE, NONE, (TRAVEL,)))
    game = composing(edition).tile("munich", None).tile("salzburg", None)
    contribute(game, space("kyrie", PERCUSSION))
    ducats = game.me.ducats
    game.play("travel munich")
    assert game.me.ducats == ducats - road
    game = composing(edition).tile("salzburg", None).play(f"requiem {space('kyrie', HORNS)} eighth")
    cost = TABLES.composer_tiles[KOECHEL.tile_ids.index(KYRIE)].cost
    game.seat(0, ducats=cost.ducats, counters=(0, 0, cost.point(COMPOSITION)))
    # Everything went into the tile: the granted journey is impossible and not asked.
    assert verbs(answer(game)) == {"done"}
    assert game.refusal("travel munich")[0] == reasons.ACTION_NOT_OFFERED


@pytest.mark.rule("REQ-7")
def test_a_granted_requiem_sees_the_next_tile_and_needs_another_marker() -> None:
    game = composing(edition_with((KYRIE, NONE, (REQUIEM,))))
    contribute(game, space("kyrie", PERCUSSION))
    assert verbs(game) == {"done", "requiem"}
    instrument_gone = game.refusal(f"requiem {space('sequentia', PERCUSSION)} eighth")
    assert instrument_gone == (reasons.NO_MARKER, PERCUSSION, 0, "REQ-1")
    following = KOECHEL.tile_ids.index(KYRIE) + 1
    price = game.price(f"requiem {space('kyrie', VOICE)} eighth")
    assert price.total.code() == TABLES.composer_tiles[following].cost.code()
    contribute(game, space("kyrie", VOICE))
    assert [int(event.a) for event in game.happened(events.COMPOSER_HIRED)] == [following - 1, following]


@pytest.mark.rule("REQ-8")
@pytest.mark.parametrize("named", [DOCUMENT, COMMISSION, PERFORM_OR_SELL, TRAVEL, REQUIEM])
def test_the_actions_granted_by_an_agnus_dei_tile_are_not_repeated_by_it(named: int) -> None:
    game = composing(edition_with((AGNUS, named, (named,)), (KYRIE, NONE, ()))).tile("munich", None)
    contribute(game, space("agnus_dei", STRINGS))
    # The tile has left its stack and does not lie on the board yet.
    assert not game.me.tiles
    assert game.state.top_tile(EIGHTH, 4) == KOECHEL.tile_ids.index(SECOND_AGNUS)
    answer(game.play(DEEDS[named][1]))
    assert game.me.tiles & BIT[KOECHEL.tile_ids.index(AGNUS)]
    # What follows is the repeat of the Requiem that gained the tile, if that is what it names.
    assert offered_repeats(game) == [REQUIEM] * (named == REQUIEM)
    # From now on it works.
    game.state.trace = game.events = []
    verb, _, second = DEEDS[named]
    game.works(0, "lodron_2", "lambacher").acting(verb)
    answer(game.play(second or f"requiem {space('sequentia', VOICE)} sixteenth"))
    assert offered_repeats(game) == [named]


@pytest.mark.rule("REQ-8")
def test_an_offertorium_tile_pays_nothing_for_the_work_its_own_reward_lets_one_commission() -> None:
    tile = tiles_of(REPEAT_OPUS, SYMPHONY)[0]
    assert KOECHEL.tile_ids[tile].startswith("eybler")
    edition = own_edition()
    edition.tables.composer_tiles[tile].instant = reward(COMMISSION)
    game = composing(edition).on_top(KOECHEL.tile_ids[tile])
    contribute(game, space("offertorium", STRINGS)).play("commission lambacher")
    assert game.me.vp_from[FROM_OFFERTORIUM] == 0
    assert members(game.me.tiles) == [tile]
    game.acting("perform_or_sell").play("perform lambacher")
    assert game.me.vp_from[FROM_OFFERTORIUM] == TABLES.composer_tiles[tile].repeat_vp


@pytest.mark.rule("REQ-8")
def test_a_tile_lies_on_the_board_after_the_repeats_within_its_reward() -> None:
    # Travel is granted by the tile and repeated by an older one; only then the new tile is laid.
    edition = edition_with((AGNUS, TRAVEL, ()), (KYRIE, NONE, (TRAVEL,)))
    game = composing(edition).hired(0, AGNUS).tile("munich", None).tile("vienna", None)
    contribute(game, space("kyrie", PERCUSSION)).play("travel munich")
    assert not game.happened(events.TILE_LAID)
    game.play("travel vienna")
    assert len(game.happened(events.TILE_LAID)) == 1
