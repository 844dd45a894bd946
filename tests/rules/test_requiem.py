"""REQ: Requiem."""

import functools

import pytest

from lacrimosa.editions import Edition, load
from lacrimosa.notation.names import Names
from lacrimosa.rules import events, reasons
from lacrimosa.rules.bits import BIT, members
from lacrimosa.rules.events import (
    FROM_CITY,
    FROM_COMPOSER,
    FROM_INSTRUMENT,
    FROM_OFFERTORIUM,
    FROM_SEQUENTIA,
    cause,
)
from lacrimosa.rules.explain import payment_plan
from lacrimosa.rules.kinds import (
    COMMISSION,
    COMPOSITION,
    DOCUMENT,
    EIGHTH,
    HORNS,
    ORGAN,
    PERCUSSION,
    PERFORM_OR_SELL,
    REPEAT_ACTION,
    REPEAT_NOTHING,
    REPEAT_OPUS,
    REPEAT_TRACK,
    REQUIEM,
    SIXTEENTH,
    STORY_POINTS,
    STRINGS,
    SYMPHONY,
    TRAVEL,
    VOICE,
)
from lacrimosa.rules.tables import NO_REWARD, Cost, Grant, Reward
from lacrimosa.testkit.situation import Situation, own_edition, situation

pytestmark = pytest.mark.both
KOECHEL = load("koechel")
TABLES = KOECHEL.tables
NAMES = Names(KOECHEL)
NONE = -1  # a tile that repeats nothing
ROW = ("lambacher", "bastien", "versailles", "lodi", "smallpox", "dominicus", "golden_spur")
# Eybler is the top composer of these situations, Stadler the bottom one.
KYRIE, SANCTUS, AGNUS, SECOND_AGNUS = (
    "eybler_kyrie_1",
    "eybler_sanctus_1",
    "eybler_agnus_dei_1",
    "eybler_agnus_dei_2",
)


def space(movement: str, instrument: int, nth: int = 0) -> str:
    """A space of a movement by its instrument."""
    number = KOECHEL.movement_ids.index(movement)
    spaces = range(TABLES.first_space[number], TABLES.first_space[number + 1])
    return NAMES.spaces.word([n for n in spaces if TABLES.space_instrument[n] == instrument][nth])


def number_of(name: str) -> int:
    return NAMES.spaces.number(name)


def homes(instrument: int) -> list[int]:
    """The instrument spaces of the personal board that hold its markers."""
    return [n for n, kind in enumerate(TABLES.instrument_of) if kind == instrument]


def composing(edition: Edition | None = None, *more: str, players: int = 2) -> Situation:
    """A rich player's Requiem with nothing covered; tracks are empty."""
    game = situation(players, edition=edition).cover().row(*ROW)
    game.seat(0, ducats=90, talent=0, journey=0, composition=0, counters=(9, 9, 30))
    return game.acting("requiem", *more)


def answer(game: Situation) -> Situation:
    """Answer what a contribution asks on its way: which marker, neutral marker, wild points, payment."""
    while True:
        asked = [text for text in game.options() if text.split()[0] in ("marker", "neutral", "name", "track")]
        if not asked:
            return game
        game.play(asked[-1])


def contribute(game: Situation, where: str, note: str = "eighth") -> Situation:
    return answer(game.play(f"requiem {where} {note}"))


def verbs(game: Situation) -> set[str]:
    return {text.split()[0] for text in game.options()} - {"buy", "cash"}


def offered_repeats(game: Situation) -> list[int]:
    return [int(event.a) for event in game.happened(events.REPEAT_OFFERED)]


def reward(*actions: int, **goods: int) -> Reward:
    made = Reward()
    for name, amount in goods.items():
        setattr(made, name, amount)
    made.grants = [Grant(action) for action in actions]
    return made


@functools.cache
def edition_with(*tiles: tuple[str, int, tuple[int, ...]]) -> Edition:
    """An edition in which these composer tiles name an action to repeat (or NONE) and grant actions."""
    edition = own_edition()
    for name, named, granted in tiles:
        tile = edition.tables.composer_tiles[edition.tile_ids.index(name)]
        tile.repeat = REPEAT_NOTHING if named == NONE else REPEAT_ACTION
        tile.repeat_what = max(named, 0)
        tile.instant = reward(*granted)
    return edition


def edition_paying(rewards: dict[int, Reward], cost: Cost) -> Edition:
    """An edition with these rewards on instrument spaces; Eybler's first Kyrie tile only has this cost."""
    edition = own_edition()
    for at, gift in rewards.items():
        edition.tables.instrument_reward[at] = gift
    tile = edition.tables.composer_tiles[edition.tile_ids.index(KYRIE)]
    tile.cost = cost
    tile.instant = reward()
    return edition


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
    # The other one is still there, and the next time nothing is asked.
    assert game.me.markers & BIT[(second, first)[pick]]
    game.acting("requiem").play(f"requiem {space('sequentia', VOICE)} sixteenth")
    assert not [text for text in game.options() if text.startswith("marker")]


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


@pytest.mark.rule("REQ-2", "PAY-2")
def test_a_full_track_on_the_way_gives_its_ducats_to_the_payment() -> None:
    at = homes(PERCUSSION)[0]
    edition = edition_paying({at: reward(tracks=2 << 32)}, Cost(ducats=2))
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
    assert game.options() == ["name composition"]
    game.play("name composition")
    assert len(game.happened(events.TILE_LAID)) == 1


@pytest.mark.rule("REQ-2", "TRN-7")
def test_exchanges_before_the_choice_of_a_marker_leave_the_tile_payable() -> None:
    first, second = homes(VOICE)
    edition = edition_paying({first: reward(ducats=2), second: reward(vp=1)}, Cost(ducats=3))
    where = f"requiem {space('kyrie', VOICE)} eighth"
    game = composing(edition).seat(0, ducats=3, counters=(1, 0, 0)).play(where)
    assert game.options() == ["cash talent", f"marker {first + 1}", f"marker {second + 1}"]
    assert game.refusal("buy talent") == (reasons.OWED_FIRST, 0, 0, "PAY-6")
    game.play(f"cash talent; marker {second + 1}")
    assert game.me.ducats == 1


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


# --- Sequentia and Offertorium -------------------------------------------------------------------


def tiles_of(repeat: int, what: int) -> list[int]:
    return [n for n, t in enumerate(TABLES.composer_tiles) if t.repeat == repeat and t.repeat_what == what]


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


# --- Agnus Dei: taking an action once more -------------------------------------------------------

DEEDS = {
    DOCUMENT: ("document", "document versailles", "document smallpox"),
    COMMISSION: ("commission", "commission lambacher", "commission bastien"),
    PERFORM_OR_SELL: ("perform_or_sell", "perform nannerl", "sell lodron_2"),
    TRAVEL: ("travel", "travel munich", "travel salzburg"),
    REQUIEM: ("requiem", f"requiem {space('kyrie', PERCUSSION)} eighth", ""),
}


def repeating(named: int, *more: str) -> Situation:
    """A rich player with one Agnus Dei tile at work, naming an action."""
    game = composing(edition_with((AGNUS, named, ()), (KYRIE, NONE, ()))).works(0, "lodron_2")
    game.tile("munich", None).acting(DEEDS[named][0], *more)
    return game.hired(0, AGNUS)


@pytest.mark.rule("REQ-6")
@pytest.mark.parametrize("named", list(DEEDS))
def test_the_named_action_may_be_taken_once_more_at_once_and_only_once(named: int) -> None:
    verb, first, second = DEEDS[named]
    game = repeating(named, "travel" if named == PERFORM_OR_SELL else "perform_or_sell")
    assert offered_repeats(game) == []
    answer(game.play(first))
    assert offered_repeats(game) == [named]
    # Nothing else may come between.
    assert verbs(game) == ({"done", "perform", "sell"} if named == PERFORM_OR_SELL else {"done", verb})
    game.play(second or f"requiem {space('sequentia', STRINGS)} sixteenth")
    answer(game)
    # A repeat sets off no repeat: the rest of the card is open again.
    assert offered_repeats(game) == [named]
    left = "travel vienna" if named == PERFORM_OR_SELL else "perform nannerl"
    assert game.offers(left)
    assert game.refusal(first)[0] == reasons.ACTION_NOT_OFFERED


@pytest.mark.rule("REQ-6")
@pytest.mark.parametrize("named", list(DEEDS))
def test_other_actions_are_not_repeated(named: int) -> None:
    other = (named + 1) % 5
    game = repeating(named).acting(DEEDS[other][0])
    answer(game.play(DEEDS[other][1]))
    assert offered_repeats(game) == []
    assert verbs(game) == {"done"}


@pytest.mark.rule("REQ-6")
def test_the_tile_of_another_player_repeats_nothing() -> None:
    game = repeating(TRAVEL)
    game.me.tiles = 0
    game.hired(1, AGNUS).play("travel munich")
    assert offered_repeats(game) == []


@pytest.mark.rule("REQ-6", "PAY-6")
def test_a_repeat_is_paid_like_the_action_itself() -> None:
    road = TABLES.routes[KOECHEL.place_ids.index("salzburg")][KOECHEL.place_ids.index("munich")][0].ducats
    game = repeating(TRAVEL).tile("salzburg", None).seat(0, ducats=2 * road, counters=(0, 0, 0))
    game.play("travel munich; travel salzburg")
    assert game.me.ducats == 0
    # With money for one journey only there is nothing to ask.
    game = repeating(TRAVEL).tile("salzburg", None).seat(0, ducats=road, counters=(0, 0, 0))
    game.play("travel munich")
    assert verbs(game) == {"done"}
    assert game.refusal("travel salzburg")[0] == reasons.ACTION_NOT_OFFERED
    assert not game.happened(events.DECLINED)


@pytest.mark.rule("REQ-6")
def test_a_repeat_may_be_declined() -> None:
    game = repeating(TRAVEL, "perform_or_sell").play("travel munich; done")
    assert len(game.happened(events.TRAVELLED)) == 1
    assert len(game.happened(events.DECLINED)) == 1
    assert game.offers("perform nannerl")
    assert game.state.active == 0


@pytest.mark.rule("REQ-6")
def test_an_action_left_out_sets_off_no_repeat() -> None:
    game = repeating(TRAVEL).play("done")
    assert offered_repeats(game) == []
    assert game.state.active == 1


@pytest.mark.rule("REQ-6")
@pytest.mark.parametrize("first", ["perform nannerl", "sell nannerl"])
@pytest.mark.parametrize("second", ["perform lodron_2", "sell lodron_2"])
def test_either_half_of_perform_or_sell_may_repeat_either_half(first: str, second: str) -> None:
    game = repeating(PERFORM_OR_SELL).play(first)
    assert verbs(game) == {"done", "perform", "sell"}
    game.play(second)
    halves = [event.kind for event in game.events if event.kind in (events.PERFORMED, events.SOLD)]
    kinds = {"perform": events.PERFORMED, "sell": events.SOLD}
    assert halves == [kinds[deed.split(maxsplit=1)[0]] for deed in (first, second)]
    assert verbs(game) == {"done"}


def at_the_abbey() -> Situation:
    """In a city that grants the sale of a religious work with a bonus, Perform or Sell being repeated."""
    game = repeating(PERFORM_OR_SELL).acting("travel").works(0, "waisenhaus", "dominicus")
    return game.tile("munich", "abbey_sale").play("travel munich")


@pytest.mark.rule("REQ-6", "TRV-6")
def test_the_repeat_of_an_action_granted_by_a_city_has_neither_its_restriction_nor_its_bonus() -> None:
    game = at_the_abbey()
    assert not game.offers("perform nannerl")
    game.play("sell waisenhaus")
    bonus = [event for event in game.happened(events.GAINED) if event.cause >> 8 == FROM_CITY]
    assert bonus
    assert game.offers("perform nannerl")
    assert game.offers("sell lodron_2")
    game.play("sell dominicus")
    again = [event for event in game.happened(events.GAINED) if event.cause >> 8 == FROM_CITY]
    assert len(again) == len(bonus)
    assert offered_repeats(game) == [PERFORM_OR_SELL]


@pytest.mark.rule("REQ-6")
def test_a_granted_action_that_is_declined_or_impossible_sets_off_nothing() -> None:
    game = at_the_abbey().play("done")
    assert offered_repeats(game) == []
    assert verbs(game) == {"done"}
    game = repeating(PERFORM_OR_SELL).acting("travel").tile("munich", "abbey_sale").play("travel munich")
    assert offered_repeats(game) == []
    assert verbs(game) == {"done"}


@pytest.mark.rule("REQ-6", "REQ-7")
def test_an_action_granted_by_a_composer_tile_is_repeated() -> None:
    edition = edition_with((AGNUS, TRAVEL, ()), (KYRIE, NONE, (TRAVEL,)))
    game = composing(edition).hired(0, AGNUS).tile("munich", None).tile("vienna", None)
    contribute(game, space("kyrie", PERCUSSION)).play("travel munich")
    assert offered_repeats(game) == [TRAVEL]
    game.play("travel vienna")
    assert offered_repeats(game) == [TRAVEL]
    assert verbs(game) == {"done"}


@pytest.mark.rule("REQ-6")
def test_the_repeat_comes_when_the_action_is_finished_with_all_it_granted() -> None:
    # The city's document belongs to the journey, so it comes before the second journey.
    game = repeating(TRAVEL).tile("munich", "diary").play("travel munich")
    assert offered_repeats(game) == []
    assert verbs(game) == {"done", "document"}
    game.play("document versailles")
    assert offered_repeats(game) == [TRAVEL]
    assert verbs(game) == {"done", "travel"}


def with_two_tiles(named: int) -> Situation:
    game = composing(edition_with((AGNUS, named, ()), (SECOND_AGNUS, named, ())))
    return game.tile("munich", None).tile("vienna", None).hired(0, AGNUS, SECOND_AGNUS)


@pytest.mark.rule("REQ-6")
def test_two_tiles_naming_one_action_give_two_repeats() -> None:
    game = with_two_tiles(TRAVEL).tile("salzburg", None).acting("travel").play("travel munich")
    assert offered_repeats(game) == [TRAVEL, TRAVEL]
    game.play("travel vienna; travel salzburg")
    assert len(game.happened(events.TRAVELLED)) == 3
    assert offered_repeats(game) == [TRAVEL, TRAVEL]
    assert verbs(game) == {"done"}


@pytest.mark.rule("REQ-6")
def test_declining_one_repeat_leaves_the_other() -> None:
    game = with_two_tiles(TRAVEL).acting("travel").play("travel munich; done")
    assert game.offers("travel vienna")
    game.play("travel vienna")
    assert verbs(game) == {"done"}
    assert len(game.happened(events.TRAVELLED)) == 2


@pytest.mark.rule("REQ-6")
def test_the_number_of_repeats_is_fixed_when_the_action_is_finished() -> None:
    # The repeat takes a second tile naming Requiem; it adds no repeat to the action before it.
    game = composing(edition_with((AGNUS, REQUIEM, ()), (SECOND_AGNUS, REQUIEM, ()), (KYRIE, NONE, ())))
    contribute(game.hired(0, AGNUS), space("kyrie", PERCUSSION))
    assert offered_repeats(game) == [REQUIEM]
    contribute(game, space("agnus_dei", STRINGS))
    assert [KOECHEL.tile_ids[n] for n in members(game.me.tiles)] == [KYRIE, AGNUS, SECOND_AGNUS]
    assert offered_repeats(game) == [REQUIEM]
    assert verbs(game) == {"done"}


@pytest.mark.rule("REQ-6", "REQ-8")
def test_the_requiem_that_gains_a_tile_naming_requiem_may_itself_be_repeated() -> None:
    game = composing(edition_with((AGNUS, REQUIEM, ()), (KYRIE, NONE, ())))
    contribute(game, space("agnus_dei", PERCUSSION))
    assert offered_repeats(game) == [REQUIEM]
    assert verbs(game) == {"done", "requiem"}
    contribute(game, space("kyrie", STRINGS))
    assert offered_repeats(game) == [REQUIEM]
    assert verbs(game) == {"done"}


@pytest.mark.rule("REQ-6")
def test_an_action_granted_by_a_tile_gained_in_a_repeat_is_a_new_action() -> None:
    edition = edition_with((AGNUS, REQUIEM, ()), (KYRIE, NONE, ()), (SANCTUS, NONE, (REQUIEM,)))
    game = composing(edition).hired(0, AGNUS)
    contribute(game, space("kyrie", PERCUSSION))
    contribute(game, space("sanctus", STRINGS))  # the repeat; its tile grants a Requiem
    assert offered_repeats(game) == [REQUIEM]
    contribute(game, space("sequentia", VOICE))  # the granted one
    assert offered_repeats(game) == [REQUIEM, REQUIEM]
    contribute(game, space("sequentia", STRINGS))  # its repeat
    assert offered_repeats(game) == [REQUIEM, REQUIEM]
    assert verbs(game) == {"done"}
    assert len(game.happened(events.TILE_LAID)) == 4


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
