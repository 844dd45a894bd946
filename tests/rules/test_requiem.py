"""REQ-1 to REQ-3: choosing a space and a composer, the steps of a contribution, the neutral marker."""

import pytest
from rules.composing import (
    KOECHEL,
    KYRIE,
    NAMES,
    NONE,
    TABLES,
    composing,
    contribute,
    edition_paying,
    edition_with,
    space,
)
from rules.paying import reward, verbs

from lacrimosa.rules import events, reasons
from lacrimosa.rules.bits import BIT, members
from lacrimosa.rules.events import FROM_COMPOSER, FROM_INSTRUMENT, cause
from lacrimosa.rules.kinds import (
    COMPOSITION,
    EIGHTH,
    HORNS,
    ORGAN,
    PERCUSSION,
    REQUIEM,
    SIXTEENTH,
    STORY_POINTS,
    STRINGS,
    TALENT,
    VOICE,
)
from lacrimosa.rules.payment import payment_plan
from lacrimosa.rules.tables import NO_REWARD, Cost

pytestmark = pytest.mark.both


def number_of(name: str) -> int:
    return NAMES.spaces.number(name)


def homes(instrument: int) -> list[int]:
    """The instrument spaces of the personal board that hold its markers."""
    return [n for n, kind in enumerate(TABLES.instrument_of) if kind == instrument]


# --- choosing ------------------------------------------------------------------------------------


@pytest.mark.rule("REQ-1")
def test_every_empty_uncovered_space_is_offered_with_both_composers() -> None:
    game = composing()
    wanted = {f"requiem {name} {note}" for name in NAMES.spaces.words for note in ("eighth", "sixteenth")}
    assert {text for text in game.options() if text.startswith("requiem")} == wanted


@pytest.mark.rule("REQ-1")
@pytest.mark.parametrize("whose", ["own", "other", "neutral"])
def test_a_space_with_a_marker_is_taken(whose: str) -> None:
    game = composing()
    where = space("kyrie", STRINGS)
    if whose == "neutral":
        game.neutral(where)
    else:
        game.marker(0 if whose == "own" else 1, where, "sixteenth")
    for note in ("eighth", "sixteenth"):
        assert game.refusal(f"requiem {where} {note}") == (
            reasons.SPACE_TAKEN,
            number_of(where),
            0,
            "REQ-1",
        )


@pytest.mark.rule("REQ-1", "SET-7")
def test_a_covered_space_is_refused() -> None:
    where = space("kyrie", STRINGS)
    game = composing().cover(where)
    assert game.refusal(f"requiem {where} eighth") == (reasons.SPACE_COVERED, number_of(where), 0, "SET-7")


@pytest.mark.rule("REQ-1")
@pytest.mark.parametrize("instrument", [HORNS, PERCUSSION, STRINGS, VOICE, ORGAN])
def test_a_marker_of_the_instrument_must_be_left(instrument: int) -> None:
    game = composing()
    where = space("kyrie", instrument)
    for home in homes(instrument):
        assert game.offers(f"requiem {where} eighth")
        game.me.markers &= ~BIT[home]
    assert game.refusal(f"requiem {where} eighth") == (reasons.NO_MARKER, instrument, 0, "REQ-1")
    other = PERCUSSION if instrument == HORNS else HORNS
    assert game.offers(f"requiem {space('kyrie', other)} eighth")


@pytest.mark.rule("REQ-1")
@pytest.mark.parametrize("note", [EIGHTH, SIXTEENTH])
def test_the_stack_of_the_composer_must_have_a_tile(note: int) -> None:
    game = composing()
    movement = KOECHEL.movement_ids.index("kyrie")
    at = note * len(KOECHEL.movement_ids) + movement
    game.state.stack_taken[at] = len(game.state.stacks[at])
    empty, full = ("eighth", "sixteenth") if note == EIGHTH else ("sixteenth", "eighth")
    where = space("kyrie", PERCUSSION)
    assert game.refusal(f"requiem {where} {empty}") == (reasons.STACK_EMPTY, movement, note, "REQ-1")
    assert game.price(f"requiem {where} {empty}").total.is_free()
    assert game.offers(f"requiem {where} {full}")
    assert game.offers(f"requiem {space('sequentia', PERCUSSION)} {empty}")


@pytest.mark.rule("REQ-1")
def test_a_stack_runs_out() -> None:
    game = composing()
    spaces = [space("kyrie", instrument) for instrument in (PERCUSSION, STRINGS, VOICE, ORGAN)]
    tiles = len(game.state.stacks[len(KOECHEL.movement_ids)])  # Stadler's Kyrie
    for where in spaces[:tiles]:
        contribute(game, where, "sixteenth").acting("requiem")
    assert game.refusal(f"requiem {spaces[tiles]} sixteenth")[0] == reasons.STACK_EMPTY
    assert len(game.happened(events.COMPOSER_HIRED)) == tiles


# --- the order of a contribution -----------------------------------------------------------------


@pytest.mark.rule("REQ-2")
def test_the_steps_of_a_contribution_in_their_order() -> None:
    at = homes(PERCUSSION)[0]
    edition = edition_paying({at: reward(vp=1)}, Cost(ducats=3, composition=1))
    tile = edition.tile_ids.index(KYRIE)
    edition.tables.composer_tiles[tile].instant = reward(vp=2)
    where = space("kyrie", PERCUSSION)
    game = composing(edition).play(f"requiem {where} eighth")
    told = [(int(event.kind), int(event.cause)) for event in game.events]
    # Taking the marker, its reward and placing it are one thing: all of it before the payment.
    assert (events.MARKER_PLACED, 0) in told[:2]
    told.remove((events.MARKER_PLACED, 0))
    assert told == [
        (events.GAINED, cause(FROM_INSTRUMENT, at)),
        (events.LOST, cause(FROM_COMPOSER, tile)),
        (events.LOST, cause(FROM_COMPOSER, tile)),
        (events.COMPOSER_HIRED, 0),
        (events.GAINED, cause(FROM_COMPOSER, tile)),
        (events.TILE_LAID, 0),
    ]
    assert (game.me.ducats, game.me.counter(COMPOSITION), game.me.vp) == (87, 29, 3)
    assert members(game.me.tiles) == [tile]
    assert not game.me.markers & BIT[at]
    assert game.state.filled == BIT[number_of(where)]
    assert game.state.top_tile(EIGHTH, 0) == tile + 1


@pytest.mark.rule("REQ-2")
@pytest.mark.parametrize("note", ["eighth", "sixteenth"])
def test_the_marker_shows_the_note_of_the_composer_whose_tile_is_taken(note: str) -> None:
    where = space("kyrie", PERCUSSION)
    game = contribute(composing(), where, note)
    mask = BIT[number_of(where)]
    assert (game.me.eighths, game.me.sixteenths) == ((mask, 0) if note == "eighth" else (0, mask))
    hired = [TABLES.composer_tiles[event.a].composer for event in game.happened(events.COMPOSER_HIRED)]
    assert hired == [game.deal.top if note == "eighth" else game.deal.bottom]


@pytest.mark.rule("REQ-2")
@pytest.mark.parametrize("instrument", [PERCUSSION, VOICE, ORGAN, STRINGS])
def test_the_space_the_marker_leaves_gives_its_reward(instrument: int) -> None:
    for home in homes(instrument):
        game = composing()
        # Only this marker is left, so nothing is asked.
        game.me.markers = BIT[home]
        contribute(game, space("kyrie", instrument))
        gift = TABLES.instrument_reward[home]
        got = [e for e in game.happened(events.GAINED) if e.cause == cause(FROM_INSTRUMENT, home)]
        total = sum(int(event.b) for event in got)
        points = sum(int((gift.tracks + gift.counters) >> kind * 16 & 0xFFFF) for kind in range(STORY_POINTS))
        wild = gift.wild_tracks + gift.wild_counters
        assert total == gift.ducats + gift.vp + gift.finance + points + wild
        assert game.me.markers == 0


@pytest.mark.rule("REQ-2")
@pytest.mark.parametrize("pick", [0, 1])
def test_of_several_markers_of_an_instrument_the_player_chooses_one(pick: int) -> None:
    first, second = homes(VOICE)
    edition = edition_paying({first: reward(ducats=5), second: reward(vp=3)}, Cost(ducats=1))
    game = composing(edition).play(f"requiem {space('kyrie', VOICE)} eighth")
    assert [text for text in game.options() if text.startswith("marker")] == [
        f"marker {first + 1}",
        f"marker {second + 1}",
    ]
    assert game.refusal("done") == (reasons.NOT_ASKED_NOW, 0, 0, "REQ-2")
    assert game.events == []  # nothing is gained or placed before
    game.play(f"marker {(first, second)[pick] + 1}")
    assert (game.me.ducats, game.me.vp_from[FROM_INSTRUMENT]) == [(94, 0), (89, 3)][pick]
    assert game.state.space_of(KOECHEL.tile_ids.index(KYRIE)) == (first, second)[pick]
    # The other one is still there, and the next time nothing is asked.
    assert game.me.markers & BIT[(second, first)[pick]]
    game.acting("requiem").play(f"requiem {space('sequentia', VOICE)} sixteenth")
    assert not [text for text in game.options() if text.startswith("marker")]


@pytest.mark.rule("REQ-2")
def test_a_tile_lies_where_its_marker_stood_and_stays_there() -> None:
    game = composing()
    left: dict[int, int] = {}
    for movement, instrument in (("kyrie", ORGAN), ("sequentia", PERCUSSION), ("offertorium", STRINGS)):
        contribute(game, space(movement, instrument)).acting("requiem")
        laid = game.happened(events.TILE_LAID)[-1]
        assert game.happened(events.MARKER_PLACED)[-1].c == laid.b
        assert TABLES.instrument_of[laid.b] == instrument
        left[int(laid.a)] = int(laid.b)
        assert {tile: game.state.space_of(tile) for tile in members(game.me.tiles)} == left
    assert sum(space > 0 for space in game.state.tile_spaces) == len(left)


@pytest.mark.rule("REQ-2", "REQ-7")
def test_of_two_contributions_in_one_each_tile_lies_where_its_own_marker_stood() -> None:
    first, second = (KOECHEL.tile_ids.index(KYRIE) + n for n in range(2))
    game = composing(edition_with((KYRIE, NONE, (REQUIEM,)), (KOECHEL.tile_ids[second], NONE, ())))
    contribute(game, space("kyrie", PERCUSSION))
    # Its reward is not finished: the space is kept for it, and nothing lies there yet.
    assert game.state.space_of(first) == homes(PERCUSSION)[0]
    assert not game.me.tiles
    contribute(game, space("kyrie", ORGAN))
    laid = [(int(event.a), int(event.b)) for event in game.happened(events.TILE_LAID)]
    assert laid == [(second, homes(ORGAN)[0]), (first, homes(PERCUSSION)[0])]


@pytest.mark.rule("REQ-2")
def test_a_marker_that_left_cannot_be_chosen() -> None:
    first, second = homes(VOICE)
    game = composing()
    game.me.markers &= ~BIT[first]
    assert game.refusal(f"marker {first + 1}") == (reasons.MARKER_GONE, first, 0, "REQ-2")
    contribute(game, space("kyrie", VOICE))
    assert not game.me.markers & BIT[second]


@pytest.mark.rule("REQ-2", "PAY-6")
def test_what_the_instrument_space_gives_may_help_to_pay() -> None:
    at = homes(PERCUSSION)[0]
    edition = edition_paying({at: reward(ducats=3)}, Cost(ducats=4, composition=1))
    game = composing(edition).seat(0, ducats=1, counters=(0, 0, 1))
    game.play(f"requiem {space('kyrie', PERCUSSION)} eighth")
    assert (game.me.ducats, game.me.counters) == (0, 0)
    # One ducat less and even the reward is too little.
    game = composing(edition).seat(0, ducats=0, counters=(0, 0, 1))
    assert game.refusal(f"requiem {space('kyrie', PERCUSSION)} eighth") == (
        reasons.CANNOT_PAY,
        0,
        0,
        "REQ-2",
    )


@pytest.mark.rule("REQ-2", "PAY-6")
def test_only_markers_whose_reward_lets_the_tile_be_paid_can_be_taken() -> None:
    first, second = homes(STRINGS)
    edition = edition_paying({first: reward(vp=1), second: reward(finance=1)}, Cost(finance=1))
    where = f"requiem {space('kyrie', STRINGS)} eighth"
    # Without a finance step only the second marker will do, and nothing is asked.
    game = composing(edition).seat(0, finance=0)
    assert game.offers(where)
    assert not game.offers(f"requiem {space('kyrie', PERCUSSION)} eighth")
    game.play(where)
    assert game.me.finance == 0
    assert not game.me.markers & BIT[second]
    assert len(game.happened(events.TILE_LAID)) == 1
    game = composing(edition).seat(0, finance=1).play(where)
    assert {f"marker {first + 1}", f"marker {second + 1}"} <= set(game.options())


@pytest.mark.rule("REQ-2", "PAY-2", "PAY-6")
@pytest.mark.parametrize("overflow", [1, 5])
def test_a_full_track_on_the_way_gives_its_ducats_to_the_payment(overflow: int) -> None:
    at = homes(PERCUSSION)[0]
    edition = edition_paying({at: reward(tracks=2 << 32)}, Cost(ducats=2 * overflow))
    edition.tables.track_overflow_ducats = overflow
    game = composing(edition).seat(0, ducats=0, composition=TABLES.track_max, counters=(0, 0, 0))
    game.play(f"requiem {space('kyrie', PERCUSSION)} eighth")
    assert game.me.ducats == 0
    assert game.me.track(COMPOSITION) == TABLES.track_max
    assert len(game.happened(events.TILE_LAID)) == 1


@pytest.mark.rule("REQ-2", "PAY-4", "PAY-6")
def test_wild_points_of_the_instrument_space_are_named_so_that_the_tile_can_be_paid() -> None:
    at = homes(ORGAN)[0]
    edition = edition_paying({at: reward(wild_counters=2)}, Cost(composition=1))
    game = composing(edition).seat(0, ducats=0, counters=(0, 0, 0))
    game.play(f"requiem {space('kyrie', ORGAN)} eighth")
    # The first may be anything: the second can still be composition.
    assert game.options() == ["name talent", "name journey", "name composition"]
    game.play("name talent")
    assert game.options() == ["cash talent", "name composition"]
    game.play("name composition")
    assert len(game.happened(events.TILE_LAID)) == 1


@pytest.mark.rule("REQ-2", "TRN-7")
def test_exchanges_before_the_choice_of_a_marker_leave_the_tile_payable() -> None:
    first, second = homes(VOICE)
    edition = edition_paying({first: reward(vp=2), second: reward(vp=1)}, Cost(ducats=3))
    where = f"requiem {space('kyrie', VOICE)} eighth"
    game = composing(edition).seat(0, ducats=3, counters=(1, 0, 0)).play(where)
    assert game.options() == ["cash talent", f"marker {first + 1}", f"marker {second + 1}"]
    assert game.refusal("buy talent") == (reasons.OWED_FIRST, 0, 0, "PAY-6")
    game.play(f"cash talent; marker {second + 1}")
    assert game.me.ducats == 1


@pytest.mark.rule("REQ-2", "TRN-7")
def test_an_exchange_may_leave_one_of_the_markers_only() -> None:
    first, second = homes(VOICE)
    edition = edition_paying({first: reward(ducats=3), second: reward(vp=1)}, Cost(ducats=3))
    where = f"requiem {space('kyrie', VOICE)} eighth"
    game = composing(edition).seat(0, ducats=3, counters=(0, 0, 0)).play(where)
    game.play("buy talent")
    # What the other gives cannot be paid with; the ducats of this one are certain to come first.
    assert game.options() == ["cash talent", f"marker {first + 1}"]
    game.play(f"marker {first + 1}")
    assert (game.me.ducats, game.me.counter(TALENT)) == (0, 1)


@pytest.mark.rule("REQ-2")
def test_a_tile_is_paid_with_ducats_composition_and_finance_steps() -> None:
    edition = edition_paying({homes(PERCUSSION)[0]: reward()}, Cost(ducats=2, composition=2, finance=1))
    game = (
        composing(edition)
        .seat(0, finance=2, composition=1)
        .play(f"requiem {space('kyrie', PERCUSSION)} eighth; track 1")
    )
    assert (game.me.ducats, game.me.finance) == (88, 1)
    assert (game.me.track(COMPOSITION), game.me.counter(COMPOSITION)) == (0, 29)


@pytest.mark.rule("REQ-2")
def test_the_price_can_be_asked_for() -> None:
    edition = edition_paying({homes(PERCUSSION)[0]: reward(ducats=1)}, Cost(ducats=2, composition=2))
    game = composing(edition)
    price = game.price(f"requiem {space('kyrie', PERCUSSION)} eighth")
    assert [(why, cost.code()) for why, cost in price.parts] == [
        (cause(FROM_COMPOSER, KOECHEL.tile_ids.index(KYRIE)), Cost(ducats=2, composition=2).code())
    ]
    assert price.gain is edition.tables.instrument_reward[homes(PERCUSSION)[0]]
    plan = payment_plan(game.state, 0, price.total)
    assert (plan.ducats, plan.from_counters) == (2, [0, 0, 2])
    # What is gained with one of two markers is not known before the choice.
    assert game.price(f"requiem {space('kyrie', VOICE)} eighth").gain is NO_REWARD


# --- the neutral marker --------------------------------------------------------------------------


@pytest.mark.rule("REQ-3")
def test_horns_give_the_neutral_marker_which_must_be_placed_before_paying() -> None:
    game = composing().play(f"requiem {space('kyrie', HORNS)} eighth")
    assert verbs(game) == {"neutral"}
    assert game.refusal("done") == (reasons.NOT_ASKED_NOW, 0, 0, "REQ-3")
    assert not game.happened(events.LOST)
    others = [space("kyrie", instrument) for instrument in (PERCUSSION, STRINGS, VOICE, ORGAN)]
    wanted = {f"neutral {where} {note}" for where in others for note in ("eighth", "sixteenth")}
    assert {text for text in game.options() if text.startswith("neutral")} == wanted


@pytest.mark.rule("REQ-3")
@pytest.mark.parametrize("note", ["eighth", "sixteenth"])
def test_the_neutral_marker_is_free_takes_no_tile_and_shows_the_note_its_owner_chooses(note: str) -> None:
    game = composing()
    cost = game.price(f"requiem {space('kyrie', HORNS)} eighth").total
    where = space("kyrie", ORGAN)
    game.play(f"requiem {space('kyrie', HORNS)} eighth; neutral {where} {note}")
    mask = BIT[number_of(where)]
    state = game.state
    assert (state.neutral_eighths, state.neutral_sixteenths) == ((mask, 0) if note == "eighth" else (0, mask))
    assert state.filled == mask | BIT[number_of(space("kyrie", HORNS))]
    assert len(game.happened(events.COMPOSER_HIRED)) == 1
    assert (game.me.ducats, game.me.counter(COMPOSITION)) == (90 - cost.ducats, 30 - cost.point(COMPOSITION))
    # Neither the organ marker nor its reward is touched, and the neutral marker is gone for good.
    assert game.me.markers & BIT[homes(ORGAN)[0]]
    assert game.me.neutral == 0


@pytest.mark.rule("REQ-3")
def test_it_stays_in_the_movement_on_an_empty_uncovered_space() -> None:
    game = composing().cover(space("kyrie", ORGAN)).marker(1, space("kyrie", VOICE))
    game.play(f"requiem {space('kyrie', HORNS)} eighth")
    taken, covered, own = (number_of(space("kyrie", kind)) for kind in (VOICE, ORGAN, HORNS))
    away = number_of(space("sequentia", HORNS))
    words = NAMES.spaces.word
    assert game.refusal(f"neutral {words(away)} eighth") == (reasons.WRONG_MOVEMENT, away, 0, "REQ-3")
    assert game.refusal(f"neutral {words(covered)} eighth") == (reasons.SPACE_COVERED, covered, 0, "SET-7")
    assert game.refusal(f"neutral {words(taken)} eighth") == (reasons.SPACE_TAKEN, taken, 0, "REQ-3")
    assert game.refusal(f"neutral {words(own)} sixteenth") == (reasons.SPACE_TAKEN, own, 0, "REQ-3")
    assert game.offers(f"neutral {space('kyrie', STRINGS)} sixteenth")


@pytest.mark.rule("REQ-3")
def test_without_an_empty_space_it_is_lost() -> None:
    game = composing().cover(*(space("kyrie", kind) for kind in (PERCUSSION, STRINGS, VOICE)))
    game.marker(1, space("kyrie", ORGAN)).play(f"requiem {space('kyrie', HORNS)} eighth")
    assert game.me.neutral == 0
    assert game.state.neutral_eighths | game.state.neutral_sixteenths == 0
    assert len(game.happened(events.NEUTRAL_LOST)) == 1
    assert len(game.happened(events.TILE_LAID)) == 1


@pytest.mark.rule("REQ-3")
def test_other_instruments_do_not_move_it() -> None:
    game = composing().play(f"requiem {space('kyrie', PERCUSSION)} eighth")
    assert game.me.neutral == 1
    where = space("kyrie", VOICE)
    assert game.refusal(f"neutral {where} eighth") == (reasons.NOT_ASKED_NOW, 0, 0, "REQ-3")


@pytest.mark.rule("REQ-3", "PAY-6")
def test_exchanges_before_it_is_placed_leave_the_tile_payable() -> None:
    game = composing(edition_paying({}, Cost(ducats=3, composition=1))).seat(0, ducats=3, counters=(1, 0, 1))
    game.play(f"requiem {space('kyrie', HORNS)} eighth")
    assert [text for text in game.options() if not text.startswith("neutral")] == ["cash talent"]
    assert game.refusal("buy talent") == (reasons.OWED_FIRST, 0, 0, "PAY-6")
    game.play(f"cash talent; neutral {space('kyrie', ORGAN)} eighth")
    assert (game.me.ducats, game.me.counters) == (1, 0)
