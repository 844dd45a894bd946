"""END: the last count and who wins."""

import random

import pytest

from lacrimosa.editions import load
from lacrimosa.editions.loader import SHIPPED
from lacrimosa.rules import events
from lacrimosa.rules.bits import count_bits, members
from lacrimosa.rules.courts import best_favours, fulfilled
from lacrimosa.rules.kinds import (
    CHAMBER,
    EIGHTH,
    NEED_INSTRUMENT,
    NEED_MOVEMENT,
    NEED_PERIOD,
    NEED_TYPE,
    NOBODY,
    OPERA,
    RELIGIOUS,
    SIXTEENTH,
    SYMPHONY,
)
from lacrimosa.rules.play import is_over
from lacrimosa.rules.scoring import final_count, majority, ranks, score_game, winners
from lacrimosa.rules.state import State
from lacrimosa.rules.tables import FREE, NO_REWARD, MapTile
from lacrimosa.testkit.situation import Situation, situation

pytestmark = pytest.mark.both
# A copy of its own: these tests print their own court tiles.
OWN = load(SHIPPED / "koechel")
KYRIE, SEQUENTIA, SANCTUS = 0, 1, 3
Court = tuple[int, list[int], int]  # need, icons, VP


def with_courts(*courts: Court, players: int = 2, seed: int = 1) -> Situation:
    """Seat 0 owns these court tiles and nothing else that scores."""
    for index, (need, icons, vp) in enumerate(courts):
        OWN.tables.courts[index] = MapTile(FREE, NO_REWARD, NO_REWARD, need, list(icons), vp)
    game = situation(players, edition=OWN, seed=seed).seat(0, ducats=0, talent=0, journey=0, composition=0)
    return game.courts(0, *OWN.court_ids[: len(courts)])


def opus(kind: int, period: int, skip: int = 0) -> str:
    """The id of a work of a type and period."""
    fitting = [n for n, card in enumerate(OWN.tables.opus) if (card.kind, card.period) == (kind, period)]
    return OWN.opus_ids[fitting[skip]]


def court_vp(game: Situation, seat: int = 0) -> int:
    return sum(vp for _, vp in final_count(game.state, game.seat_of(seat)).courts)


def run_out(game: Situation) -> Situation:
    """The last maintenance and the last count, lowest choice first."""
    game.at_round(5).in_maintenance()
    while game.state.pending:
        game.play_first()
    return game


@pytest.mark.rule("END-1")
@pytest.mark.parametrize(
    ("need", "icons", "works", "spaces"),
    [
        (NEED_TYPE, [OPERA, CHAMBER], [(OPERA, 1), (CHAMBER, 3)], []),
        (NEED_PERIOD, [1, 2], [(OPERA, 1), (OPERA, 2)], []),
        (NEED_INSTRUMENT, OWN.tables.space_instrument[:2], [], ["kyrie.1", "kyrie.2"]),
        (NEED_MOVEMENT, [KYRIE, SANCTUS], [], ["kyrie.1", "sanctus.2"]),
    ],
)
def test_a_court_is_fulfilled_by_one_work_or_marker_for_each_icon(
    need: int, icons: list[int], works: list[tuple[int, int]], spaces: list[str]
) -> None:
    names = [opus(kind, period) for kind, period in works]
    game = with_courts((need, icons, 7)).works(0, *names)
    for space in spaces:
        game.marker(0, space)
    assert court_vp(game) == 7
    # One piece less, and nothing is scored, not even in part.
    for missing in range(2):
        game = with_courts((need, icons, 7)).works(0, *names[missing : missing + 1])
        for space in spaces[missing : missing + 1]:
            game.marker(0, space, "sixteenth")
        assert court_vp(game) == 0


@pytest.mark.rule("END-1")
def test_two_equal_icons_need_two_pieces() -> None:
    game = with_courts((NEED_TYPE, [OPERA, OPERA], 5)).works(0, opus(OPERA, 1))
    assert court_vp(game) == 0
    assert court_vp(game.works(0, opus(OPERA, 2))) == 5


@pytest.mark.rule("END-1")
def test_a_work_serves_one_icon_of_one_tile_only() -> None:
    courts = (NEED_TYPE, [OPERA], 4), (NEED_PERIOD, [1], 6)
    assert court_vp(with_courts(*courts).works(0, opus(OPERA, 1))) == 6
    assert court_vp(with_courts(*courts).works(0, opus(OPERA, 1), opus(OPERA, 1, 1))) == 10


@pytest.mark.rule("END-1")
def test_a_marker_serves_one_icon_of_one_tile_only() -> None:
    horns = OWN.tables.space_instrument[0]
    courts = (NEED_INSTRUMENT, [horns], 4), (NEED_MOVEMENT, [KYRIE], 6)
    assert court_vp(with_courts(*courts).marker(0, "kyrie.1")) == 6
    assert court_vp(with_courts(*courts).marker(0, "kyrie.1").marker(0, "kyrie.2")) == 10


@pytest.mark.rule("END-1")
def test_taking_the_dearest_court_first_would_be_wrong() -> None:
    courts = (NEED_TYPE, [OPERA, SYMPHONY], 5), (NEED_TYPE, [OPERA, RELIGIOUS], 4)
    third = (NEED_TYPE, [SYMPHONY, CHAMBER], 4)
    game = with_courts(*courts, third)
    game.works(0, *[opus(kind, 1) for kind in (OPERA, SYMPHONY, RELIGIOUS, CHAMBER)])
    assert court_vp(game) == 8
    assert fulfilled(final_count(game.state, game.seat_of(0)).favours) == [1, 2]


@pytest.mark.rule("END-1")
def test_an_icon_served_early_moves_to_another_work_if_need_be() -> None:
    # The opera of period 1 has the lowest number: a careless count spends it on the type.
    game = with_courts((NEED_TYPE, [OPERA], 5), (NEED_PERIOD, [1], 4))
    game.works(0, opus(OPERA, 1), opus(OPERA, 2))
    assert court_vp(game) == 9


@pytest.mark.rule("END-1")
def test_the_assignment_can_be_inspected() -> None:
    game = with_courts((NEED_TYPE, [OPERA, CHAMBER], 5)).works(0, opus(OPERA, 1), opus(CHAMBER, 1))
    favours = final_count(game.state, game.seat_of(0)).favours
    shown = [(favour.court, favour.icon, OWN.opus_ids[favour.item], favour.is_opus) for favour in favours]
    assert shown == [(0, 0, opus(OPERA, 1), True), (0, 1, opus(CHAMBER, 1), True)]


@pytest.mark.rule("END-1")
def test_sold_works_do_not_count_and_rotated_ones_do() -> None:
    game = with_courts((NEED_TYPE, [OPERA], 5)).works(0, opus(OPERA, 1)).seat(0, talent=4)
    game.acting("perform_or_sell").play(f"perform {opus(OPERA, 1)}")
    assert court_vp(game) == 5
    game = with_courts((NEED_TYPE, [OPERA], 5)).works(0, opus(OPERA, 1)).seat(0, talent=4)
    game.acting("perform_or_sell").play(f"sell {opus(OPERA, 1)}")
    assert court_vp(game) == 0


@pytest.mark.rule("END-1")
def test_neutral_markers_and_the_pieces_of_others_do_not_count() -> None:
    courts = (NEED_MOVEMENT, [KYRIE], 5), (NEED_TYPE, [OPERA], 6)
    game = with_courts(*courts).neutral("kyrie.1").marker(1, "kyrie.2").works(1, opus(OPERA, 1))
    assert court_vp(game) == 0
    assert court_vp(game, 1) == 0


@pytest.mark.rule("END-1")
def test_the_starting_work_serves_no_type_and_no_period() -> None:
    courts = [(NEED_TYPE, [kind], 1) for kind in range(4)] + [(NEED_PERIOD, [n], 1) for n in range(1, 6)]
    assert court_vp(with_courts(*courts)) == 0


Piece = dict[int, int]  # what a work or a marker is, by need


def piece_of(state: State, is_opus: bool, item: int) -> Piece:
    tables = state.tables
    if is_opus:
        return {NEED_TYPE: int(tables.opus[item].kind), NEED_PERIOD: int(tables.opus[item].period)}
    return {NEED_INSTRUMENT: tables.space_instrument[item], NEED_MOVEMENT: tables.space_movement[item]}


def servable(icons: list[tuple[int, int]], pieces: list[Piece]) -> bool:
    """Whether there is a piece of its own for every icon: tries everything."""
    if not icons:
        return True
    need, icon = icons[0]
    return any(
        piece.get(need) == icon and servable(icons[1:], pieces[:n] + pieces[n + 1 :])
        for n, piece in enumerate(pieces)
    )


def best_by_hand(courts: list[Court], pieces: list[Piece]) -> int:
    """The most VP the slow way: every subset of the courts."""
    best = 0
    for chosen in range(1 << len(courts)):
        picked = [courts[n] for n in members(chosen)]
        icons = [(need, icon) for need, wanted, _ in picked for icon in wanted]
        vp = sum(vp for _, _, vp in picked)
        if vp > best and servable(icons, pieces):
            best = vp
    return best


@pytest.mark.rule("END-1")
@pytest.mark.parametrize("seed", range(60))
def test_the_assignment_is_the_best_there_is(seed: int) -> None:
    luck = random.Random(seed)
    kinds = {
        NEED_TYPE: range(4),
        NEED_PERIOD: range(1, 6),
        NEED_INSTRUMENT: range(5),
        NEED_MOVEMENT: range(5),
    }
    courts: list[Court] = []
    for _ in range(luck.randint(2, 6)):
        # Two thirds ask for works, so that courts compete.
        need = luck.choice([NEED_TYPE, NEED_TYPE, NEED_PERIOD, NEED_PERIOD, NEED_INSTRUMENT, NEED_MOVEMENT])
        courts.append((need, luck.choices(kinds[need], k=luck.randint(1, 3)), luck.randint(1, 9)))
    game = with_courts(*courts).works(0, *luck.sample(OWN.opus_ids[:-1], luck.randint(1, 6)))
    for space in luck.sample(game.names.spaces.words, luck.randint(0, 5)):
        game.marker(0, space, luck.choice(["eighth", "sixteenth"]))
    own = game.seat_of(0)
    pieces = [piece_of(game.state, True, item) for item in members(own.opus)]
    pieces += [piece_of(game.state, False, item) for item in members(own.eighths | own.sixteenths)]
    assert court_vp(game) == best_by_hand(courts, pieces)
    # What is shown is sound: each piece once, each icon of a fulfilled court by a piece that fits.
    favours = best_favours(game.state, own)
    assert len({(favour.is_opus, favour.item) for favour in favours}) == len(favours)
    served = sorted((int(favour.court), int(favour.icon)) for favour in favours)
    assert served == [(court, n) for court in fulfilled(favours) for n in range(len(courts[court][1]))]
    for favour in favours:
        need, icons, _ = courts[favour.court]
        assert piece_of(game.state, favour.is_opus, int(favour.item))[need] == icons[favour.icon]


@pytest.mark.rule("END-2")
def test_the_note_with_more_markers_of_all_players_is_the_majority() -> None:
    game = situation(3).cover().marker(0, "kyrie.1").marker(1, "kyrie.2").marker(2, "kyrie.3", "sixteenth")
    assert majority(game.state, KYRIE) == EIGHTH
    game.marker(1, "kyrie.4", "sixteenth").marker(2, "kyrie.5", "sixteenth")
    assert majority(game.state, KYRIE) == SIXTEENTH
    # Other movements have majorities of their own.
    assert majority(game.state, SEQUENTIA) == NOBODY


@pytest.mark.rule("END-2")
def test_neutral_markers_count_for_the_majority() -> None:
    game = situation().cover().marker(0, "kyrie.1").neutral("kyrie.2", "sixteenth")
    assert majority(game.state, KYRIE) == NOBODY
    game.neutral("kyrie.3", "sixteenth")
    assert majority(game.state, KYRIE) == SIXTEENTH


def requiem(game: Situation, seat: int) -> list[int]:
    return [vp for _, vp in final_count(game.state, game.seat_of(seat)).requiem]


@pytest.mark.rule("END-3")
@pytest.mark.parametrize("movement", range(5))
def test_markers_of_the_majority_score_high_the_others_low(movement: int) -> None:
    game = situation().cover()
    name, tables = game.edition.movement_ids[movement], game.edition.tables
    game.marker(0, f"{name}.1", "sixteenth").marker(0, f"{name}.2", "sixteenth").marker(0, f"{name}.3")
    game.marker(1, f"{name}.4")
    game.neutral(f"{name}.5", "sixteenth")
    high, low = tables.high[movement], tables.low[movement]
    assert requiem(game, 0)[movement] == 2 * high + low
    assert requiem(game, 1)[movement] == low
    assert sum(requiem(game, 0)) + sum(requiem(game, 1)) == 2 * high + 2 * low


@pytest.mark.rule("END-3")
def test_the_printed_values_of_kyrie_and_sequentia() -> None:
    game = situation().cover().marker(0, "kyrie.1").marker(0, "sequentia.2")
    assert requiem(game, 0)[:2] == [3, 4]
    game.marker(1, "kyrie.2", "sixteenth").marker(1, "sequentia.4", "sixteenth")
    assert requiem(game, 0)[:2] == requiem(game, 1)[:2] == [1, 2]


@pytest.mark.rule("END-3")
def test_in_a_tie_both_notes_score_low_and_neutral_markers_score_for_nobody() -> None:
    game = situation().cover().marker(0, "kyrie.1").neutral("kyrie.2", "sixteenth")
    low = game.edition.tables.low[KYRIE]
    assert requiem(game, 0)[KYRIE] == low
    assert requiem(game, 1)[KYRIE] == 0
    game.marker(1, "kyrie.3", "sixteenth").marker(0, "kyrie.4")
    assert (requiem(game, 0)[KYRIE], requiem(game, 1)[KYRIE]) == (2 * low, low)


@pytest.mark.rule("END-4")
@pytest.mark.parametrize(
    ("tracks", "counters", "vp"),
    [
        ((1, 1, 1), (1, 0, 1), 2),
        ((1, 0, 0), (0, 0, 0), 0),
        ((0, 0, 0), (1, 1, 0), 1),
        ((4, 4, 4), (0, 0, 3), 7),
    ],
)
def test_half_the_points_left_tracks_and_counters_of_all_types_summed(
    tracks: tuple[int, int, int], counters: tuple[int, int, int], vp: int
) -> None:
    talent, journey, composition = tracks
    game = situation().seat(0, talent=talent, journey=journey, composition=composition, counters=counters)
    assert final_count(game.state, game.seat_of(0)).story == vp


@pytest.mark.rule("END-5")
@pytest.mark.parametrize(("ducats", "vp"), [(0, 0), (2, 0), (3, 1), (8, 2), (30, 10)])
def test_a_third_of_the_ducats_left_rounded_down(ducats: int, vp: int) -> None:
    game = situation().seat(0, ducats=ducats)
    assert final_count(game.state, game.seat_of(0)).ducats == vp


@pytest.mark.rule("END-1", "END-3", "END-4", "END-5")
@pytest.mark.parametrize("seed", range(6))
def test_the_last_count_is_what_the_seats_are_given_and_the_sources_add_up(seed: int) -> None:
    luck = random.Random(seed)
    game = situation(3, seed=seed).courts(0, "periods_1_2", "types_opera_religious").courts(1, "periods_1_5")
    spaces = luck.sample(game.names.spaces.words, 12)
    for seat in range(3):
        game.works(seat, *luck.sample(game.edition.opus_ids[seat:-1:3], 4))
        game.seat(
            seat, ducats=luck.randint(0, 20), vp=luck.randint(0, 50), counters=(seat, 2, luck.randint(0, 5))
        )
        for space in spaces[seat * 4 : seat * 4 + 4]:
            game.marker(seat, space, luck.choice(["eighth", "sixteenth"]))
    counts = [final_count(game.state, seat) for seat in game.state.seats]
    before = [int(seat.vp) for seat in game.state.seats]
    score_game(game.state)
    for own, count, vp in zip(game.state.seats, counts, before, strict=True):
        courts, movements = sum(vp for _, vp in count.courts), sum(vp for _, vp in count.requiem)
        assert own.vp - vp == count.total() == courts + movements + count.story + count.ducats
        assert sum(own.vp_from) == own.vp
        assert own.vp_from[events.END_COURTS :] == [courts, movements, count.story, count.ducats]


@pytest.mark.rule("END-4", "END-5")
def test_the_count_follows_the_last_maintenance() -> None:
    game = run_out(situation().seat(0, ducats=3, talent=4, finance=6).marker(0, "kyrie.1"))
    own = game.seat_of(0)
    assert is_over(game.state)
    assert game.options() == []
    # Finance has paid: the ducats counted are those held now, and the tracks those of the last maintenance.
    assert own.ducats > 6
    assert own.vp_from[events.END_DUCATS] == own.ducats // 3
    points = sum(own.track(kind) + own.counter(kind) for kind in range(3))
    assert own.vp_from[events.END_STORY] == points // 2
    kinds = [int(event.kind) for event in game.events]
    assert kinds[-1] == events.GAME_ENDED
    scored = [
        n for n, e in enumerate(game.events) if e.kind == events.GAINED and e.cause >> 8 >= events.END_COURTS
    ]
    assert min(scored) > max(n for n, kind in enumerate(kinds) if kind == events.CARDS_GATHERED)


@pytest.mark.rule("END-4", "END-5")
def test_nothing_is_counted_before_round_five_ends() -> None:
    game = situation().seat(0, ducats=30).at_round(4).in_maintenance()
    while game.state.turn == 0:
        game.play_first()
    assert not is_over(game.state)
    assert sum(game.seat_of(0).vp_from[events.END_COURTS :]) == 0


@pytest.mark.rule("END-6")
def test_most_vp_wins() -> None:
    game = situation(3).seat(0, vp=10).seat(1, vp=12).seat(2, vp=11).marker(0, "kyrie.1")
    assert winners(game.state) == [1]
    assert ranks(game.state) == [3, 1, 2]


@pytest.mark.rule("END-6")
def test_a_tie_goes_to_more_own_markers_on_the_requiem() -> None:
    game = situation(3).cover().seat(0, vp=10).seat(1, vp=10).seat(2, vp=9).works(0, "lambacher", "bastien")
    game.marker(1, "kyrie.1").neutral("kyrie.2").marker(2, "kyrie.3").marker(2, "kyrie.4")
    assert winners(game.state) == [1]
    assert ranks(game.state) == [2, 1, 3]


@pytest.mark.rule("END-6")
def test_markers_count_not_the_movements_taken_part_in() -> None:
    game = situation().cover().seat(0, vp=10).seat(1, vp=10)
    game.marker(0, "kyrie.1").marker(0, "kyrie.2").marker(0, "kyrie.3", "sixteenth")
    game.marker(1, "kyrie.4").marker(1, "sanctus.1")
    assert winners(game.state) == [0]


@pytest.mark.rule("END-6")
def test_then_to_more_works_the_starting_one_counts_and_sold_ones_do_not() -> None:
    game = situation().seat(0, vp=10, talent=4).seat(1, vp=10).works(1, "lambacher")
    assert winners(game.state) == [1]
    game.works(0, "bastien")
    assert winners(game.state) == [0, 1]
    game.acting("perform_or_sell").play("sell nannerl").seat(0, vp=10)
    assert count_bits(game.seat_of(0).opus) == 1
    assert winners(game.state) == [1]


@pytest.mark.rule("END-6")
def test_then_the_victory_is_shared() -> None:
    game = situation(3).seat(0, vp=10).seat(1, vp=9).seat(2, vp=10)
    assert winners(game.state) == [0, 2]
    assert ranks(game.state) == [1, 3, 1]
    # Money and points left break no tie: they have been counted.
    assert winners(game.seat(0, ducats=50).state) == [0, 2]
