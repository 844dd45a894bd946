"""MNT: maintenance."""

import pytest

from lacrimosa.editions import load
from lacrimosa.editions.loader import SHIPPED
from lacrimosa.rules import events
from lacrimosa.rules.bits import BIT, members
from lacrimosa.rules.kinds import MEMORY_CARD, NO_CARD, NOBODY, PERFORM_OR_SELL, STORY_POINTS, TRAVEL, TURNS
from lacrimosa.rules.tables import MemoryCard, Reward, packed
from lacrimosa.testkit.situation import Situation, situation

pytestmark = pytest.mark.both
# A copy of its own: some tests print a Memory card anew, since those of the edition may be tuned.
OWN = load(SHIPPED / "koechel")
# Four columns out of the nine starting cards: Travel and Requiem above, the rest below.
COLUMNS = (
    ("start_travel_a", "start_document"),
    ("start_travel_b", "start_commission_a"),
    ("start_requiem_a", "start_commission_b"),
    ("start_requiem_b", "start_perform_or_sell_a"),
)


def laid(game: Situation, seat: int = 0, **instead: str) -> Situation:
    """Lay the four columns; `instead` exchanges a starting card for another card first."""
    for old, new in instead.items():
        game.own_memory(seat, new, old)
    for column, (above, below) in enumerate(COLUMNS, 1):
        game.lay(seat, column, instead.get(above, above), instead.get(below, below))
    return game


def printed(name: str, *actions: int, composition: int = 0, wild: int = 0, vp: int = 0) -> str:
    """Print a Memory card anew: its icons and its story."""
    index = OWN.memory_ids.index(name)
    story = Reward()
    story.tracks, story.wild_tracks, story.vp = packed(0, 0, composition), wild, vp
    OWN.tables.memories[index] = MemoryCard(OWN.tables.memories[index].period, list(actions), Reward(), story)
    return name


def own(players: int = 2, first: int = 0) -> Situation:
    """A game with the cards printed anew, and no finance."""
    return situation(players, first=first, edition=OWN).seat(0, finance=0)


def maintained(game: Situation) -> Situation:
    """Run the whole maintenance, lowest choice first."""
    game.in_maintenance()
    while game.state.pending and game.state.turn == 0:
        game.play_first()
    return game


def gained(game: Situation, seat: int, source: int) -> dict[int, int]:
    """What a seat got from one kind of source: amounts by goods."""
    goods: dict[int, int] = {}
    for event in game.happened(events.GAINED):
        if event.seat == seat and event.cause >> 8 == source:
            goods[int(event.a)] = goods.get(int(event.a), 0) + int(event.b)
    return goods


def goods_of(reward: Reward, times: int = 1) -> dict[int, int]:
    """The fixed goods of a reward in the form of `gained`."""
    goods = {events.DUCATS: reward.ducats, events.VP: reward.vp, events.FINANCE: reward.finance}
    for kind in range(STORY_POINTS):
        goods[events.TRACK + kind] = reward.tracks >> kind * 16 & 0xFFFF
        goods[events.COUNTER + kind] = reward.counters >> kind * 16 & 0xFFFF
    return {what: int(amount) * times for what, amount in goods.items() if amount and times}


def story_of(game: Situation, card: str) -> Reward:
    return game.edition.tables.memories[game.edition.memory_ids.index(card)].story


def total(*parts: dict[int, int]) -> dict[int, int]:
    goods: dict[int, int] = {}
    for part in parts:
        for what, amount in part.items():
            goods[what] = goods.get(what, 0) + amount
    return goods


@pytest.mark.rule("MNT-1")
def test_tracks_go_to_zero_and_then_every_story_card_pays() -> None:
    game = laid(situation().seat(0, talent=4, journey=4, composition=4, finance=0))
    maintained(game)
    expected = total(*[goods_of(story_of(game, below)) for _, below in COLUMNS])
    tracks = [expected.get(events.TRACK + kind, 0) for kind in range(STORY_POINTS)]
    assert [int(game.seat_of(0).track(kind)) for kind in range(STORY_POINTS)] == tracks
    assert gained(game, 0, events.FROM_STORY) == expected


@pytest.mark.rule("MNT-1")
def test_counters_are_kept_while_tracks_are_lost() -> None:
    game = maintained(laid(situation().seat(0, talent=4, counters=(1, 2, 3), finance=0)))
    assert [int(game.seat_of(0).counter(kind)) for kind in range(3)] == [1, 2, 3]
    lost = [
        int(event.b) for event in game.happened(events.LOST) if event.seat == 0 and event.a == events.TRACK
    ]
    assert lost == [4]


@pytest.mark.rule("MNT-1")
def test_story_cards_give_their_vp_and_cards_in_experiences_do_not() -> None:
    printed("haydn_praise", vp=3)
    game = maintained(laid(own(), 0, start_document="haydn_praise"))
    assert gained(game, 0, events.FROM_STORY)[events.VP] == 3
    game = maintained(laid(own(), 0, start_travel_a="haydn_praise"))
    assert events.VP not in gained(game, 0, events.FROM_STORY)


@pytest.mark.rule("MNT-1")
def test_only_the_card_that_replaced_the_first_story_card_pays() -> None:
    game = own().own_memory(0, printed("haydn_praise", vp=3), "start_document")
    printed("versailles", vp=2)
    game.lay(0, 1, "start_travel_a", "haydn_praise").row("*", "*", "*", "*", "*", "*", "versailles")
    game.acting("document").play("document versailles")
    maintained(game)
    assert gained(game, 0, events.FROM_STORY)[events.VP] == 2


@pytest.mark.rule("MNT-1")
def test_points_of_fixed_type_are_gained_before_wild_ones() -> None:
    # The wild point lies in column 1, the other three columns have fixed points.
    game = laid(own(), 0, start_document=printed("summer_vienna", wild=1)).in_maintenance()
    assert game.options() == ["name talent", "name journey", "name composition"]
    fixed = total(*[goods_of(story_of(game, below)) for _, below in COLUMNS[1:]])
    assert gained(game, 0, events.FROM_STORY) == fixed
    game.play("name journey")
    assert gained(game, 0, events.FROM_STORY) == total(fixed, {events.TRACK + 1: 1})


@pytest.mark.rule("MNT-1")
def test_a_story_step_beyond_the_end_of_a_track_gives_a_ducat() -> None:
    printed("leipzig_organ", composition=3, wild=2)
    game = laid(own(), 0, start_document="leipzig_organ").in_maintenance()
    beyond = game.seat_of(0).track(2) + 2 - game.edition.tables.track_max
    game.play("name composition; name composition")
    assert gained(game, 0, events.FROM_OVERFLOW) == {events.DUCATS: beyond}
    assert beyond > 0


@pytest.mark.rule("MNT-1")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_players_decide_in_turn_order_from_the_first_player(first: int) -> None:
    game = own(3, first)
    for seat, card in enumerate(("summer_vienna", "golden_spur", "bach_london")):
        laid(game, seat, start_document=printed(card, wild=1))
    game.in_maintenance()
    asked = []
    while game.state.turn == 0:
        asked.append(game.asked)
        game.play_first()
    assert asked == [(first + place) % 3 for place in range(3)]


@pytest.mark.rule("MNT-2")
def test_every_sequentia_tile_steps_its_track_in_each_maintenance() -> None:
    # Printed: Eybler's first Sequentia tile steps journey. It pays again a round later.
    plain = maintained(laid(situation().seat(0, finance=0))).seat_of(0)
    game = maintained(laid(situation().seat(0, finance=0).hired(0, "eybler_sequentia_1")))
    assert gained(game, 0, events.FROM_SEQUENTIA) == {events.TRACK + 1: 1}
    assert game.seat_of(0).track(1) == plain.track(1) + 1
    maintained(game)
    assert gained(game, 0, events.FROM_SEQUENTIA) == {events.TRACK + 1: 2}


@pytest.mark.rule("MNT-2")
def test_two_tiles_of_one_track_give_two_steps_and_only_to_their_owner() -> None:
    tables = situation().edition.tables
    game = laid(situation().seat(0, finance=0).hired(0, "eybler_sequentia_1", "eybler_sequentia_2"))
    maintained(game.hired(0, "eybler_offertorium_1", "eybler_agnus_dei_1"))
    tiles = [tables.composer_tiles[game.edition.tile_ids.index(f"eybler_sequentia_{n}")] for n in (1, 2)]
    expected = total(*[{events.TRACK + int(tile.repeat_what): 1} for tile in tiles])
    assert gained(game, 0, events.FROM_SEQUENTIA) == expected
    assert gained(game, 1, events.FROM_SEQUENTIA) == {}


@pytest.mark.rule("MNT-1", "MNT-2")
def test_the_story_pays_before_the_sequentia_tiles() -> None:
    # The story fills the track of the tile by its wild points, so the step of the tile overflows.
    last = int(OWN.tables.track_max)
    game = laid(own(), 0, start_document=printed("wedding", wild=last), start_commission_a=printed("lodge"))
    game.hired(0, "eybler_sequentia_1").in_maintenance()
    game.play("; ".join(["name journey"] * last))
    assert gained(game, 0, events.FROM_STORY)[events.TRACK + 1] == last
    assert gained(game, 0, events.FROM_SEQUENTIA) == {}
    assert gained(game, 0, events.FROM_OVERFLOW) == {events.DUCATS: 1}


@pytest.mark.rule("MNT-2", "MNT-3")
def test_the_sequentia_tiles_pay_before_finance() -> None:
    # Finance with a wild step: when its type is asked, the tile has stepped and no bonus has been paid.
    game = laid(situation().seat(0, finance=6).hired(0, "eybler_sequentia_1").bonus("bonus_1_travel"))
    game.in_maintenance()
    assert gained(game, 0, events.FROM_SEQUENTIA) == {events.TRACK + 1: 1}
    assert gained(game, 0, events.FROM_BONUS) == {}
    assert game.asked == 0


@pytest.mark.rule("MNT-3")
@pytest.mark.parametrize("space", range(len(OWN.tables.finance)))
def test_the_finance_space_gives_what_is_printed_there(space: int) -> None:
    game = maintained(laid(situation().seat(0, finance=space)))
    income = game.edition.tables.finance[space]
    # The lowest choice names talent, so every wild step is on that track.
    wild = {events.TRACK: int(income.wild_tracks)} if income.wild_tracks else {}
    paid = gained(game, 0, events.FROM_FINANCE)
    beyond = gained(game, 0, events.FROM_OVERFLOW).get(events.DUCATS, 0)
    assert total(paid, {events.TRACK: beyond} if beyond else {}) == total(goods_of(income), wild)
    assert game.seat_of(0).finance == space


@pytest.mark.rule("MNT-3")
def test_the_printed_space_gives_four_ducats_a_wild_step_and_a_point() -> None:
    game = laid(situation().seat(0, finance=6)).in_maintenance().play("name composition")
    expected = {events.DUCATS: 4, events.VP: 1, events.TRACK + 2: 1}
    assert gained(game, 0, events.FROM_FINANCE) == expected


@pytest.mark.rule("MNT-3", "MNT-4")
def test_finance_pays_before_the_period_bonus() -> None:
    game = laid(situation().seat(0, finance=2).bonus("bonus_1_travel"))
    maintained(game)
    sources = [int(event.cause >> 8) for event in game.happened(events.GAINED) if event.seat == 0]
    assert sources.index(events.FROM_FINANCE) < sources.index(events.FROM_BONUS)
    assert max(n for n, source in enumerate(sources) if source == events.FROM_STORY) < sources.index(
        events.FROM_FINANCE
    )


@pytest.mark.rule("MNT-4")
@pytest.mark.parametrize(
    ("bonus", "times"), [("bonus_1_travel", 2), ("bonus_2_requiem", 2), ("bonus_1_document", 0)]
)
def test_the_bonus_pays_once_for_every_icon_in_experiences(bonus: str, times: int) -> None:
    # COLUMNS shows two Travel and two Requiem icons above; a Document icon lies below and does not count.
    game = maintained(laid(situation().bonus(bonus)))
    reward = game.edition.tables.bonuses[game.edition.bonus_ids.index(bonus)].reward
    assert gained(game, 0, events.FROM_BONUS) == goods_of(reward, times)


@pytest.mark.rule("MNT-4")
def test_a_card_with_two_icons_counts_for_either_action() -> None:
    printed("great_tour", TRAVEL, PERFORM_OR_SELL)
    for bonus, times in (("bonus_1_travel", 2), ("bonus_2_perform_or_sell", 1)):
        game = maintained(laid(own().bonus(bonus), 0, start_travel_a="great_tour"))
        reward = game.edition.tables.bonuses[game.edition.bonus_ids.index(bonus)].reward
        assert gained(game, 0, events.FROM_BONUS) == goods_of(reward, times)


@pytest.mark.rule("MNT-4")
def test_icons_count_when_every_turn_was_income() -> None:
    game = situation(seed=4).bonus("bonus_1_commission")
    for _ in range(2 * TURNS):
        game.play_first(2).play("income; done")
    while game.state.turn == 0:
        game.play_first()
    assert not game.happened(events.ACTED)
    tables = game.edition.tables
    bonus = game.edition.bonus_ids.index("bonus_1_commission")
    action = tables.bonuses[bonus].action
    for seat in (0, 1):
        above = [event.a for event in game.happened(events.LAID) if event.seat == seat and event.b == 0]
        icons = sum(action in tables.memories[memory].actions for memory in above)
        assert gained(game, seat, events.FROM_BONUS) == goods_of(tables.bonuses[bonus].reward, icons)
    assert gained(game, 0, events.FROM_BONUS)


@pytest.mark.rule("MNT-4")
def test_the_bonus_is_that_of_the_round_that_ends() -> None:
    game = maintained(laid(situation().bonus("bonus_1_travel")))
    paid = {
        int(event.cause & 0xFF)
        for event in game.happened(events.GAINED)
        if event.cause >> 8 == events.FROM_BONUS
    }
    assert paid == {game.edition.bonus_ids.index("bonus_1_travel")}
    assert game.state.bonus == game.deal.bonuses[1]


@pytest.mark.rule("MNT-5")
def test_performed_works_stand_up_again() -> None:
    game = (
        situation()
        .works(0, "lambacher")
        .seat(0, talent=4)
        .acting("perform_or_sell")
        .play("perform lambacher")
    )
    assert game.seat_of(0).performed
    maintained(game)
    assert game.seat_of(0).performed == 0
    game.seat(0, talent=4).acting("perform_or_sell", seat=0)
    assert game.offers("perform lambacher")


@pytest.mark.rule("MNT-5")
def test_the_eight_laid_cards_are_the_new_deck_and_the_card_in_hand_stays() -> None:
    game = laid(situation(), 0, start_travel_a="great_tour").all_laid()
    (kept,) = members(game.seat_of(0).hand)
    cards = [game.edition.memory_ids.index(name) for column in COLUMNS for name in column]
    cards[0] = game.edition.memory_ids.index("great_tour")
    maintained(game)
    seat = game.seat_of(0)
    assert sorted(seat.deck) == sorted(cards)
    # RND-2 has drawn three of them by now.
    assert members(seat.hand) == sorted([kept, *seat.deck[:3]])
    assert seat.experiences == seat.story == 0


@pytest.mark.rule("MNT-5")
def test_the_new_deck_is_in_random_order_whatever_the_order_of_play() -> None:
    orders = {maintained(laid(situation(seed=seed))).seat_of(0).deck for seed in range(12)}
    assert len(orders) == 12
    other = situation(seed=1)
    for column, (above, below) in enumerate(reversed(COLUMNS), 1):
        other.lay(0, column, below, above)
    assert maintained(other).seat_of(0).deck == maintained(laid(situation(seed=1))).seat_of(0).deck


@pytest.mark.rule("MNT-6")
def test_tiles_left_turn_to_gold_and_empty_spaces_are_filled_in_ascending_number_plain() -> None:
    game = situation()
    for place in ("munich", "salzburg", "paris", "prague", "vienna"):
        game.tile(place, None)
    cities, courts, kept = game.state.city_stack, game.state.court_stack, list(game.state.map_tiles)
    maintained(game)
    emptied = [number for number, tile in enumerate(kept) if tile == NOBODY]
    is_court = game.edition.tables.is_court
    assert [game.state.map_tiles[n] for n in emptied if not is_court[n]] == list(cities[:3])
    assert [game.state.map_tiles[n] for n in emptied if is_court[n]] == list(courts[:2])
    for number, tile in enumerate(kept):
        assert bool(game.state.gilded >> number & 1) == (tile != NOBODY)
        assert tile in (NOBODY, game.state.map_tiles[number])


@pytest.mark.rule("MNT-6")
def test_a_new_tile_turns_to_gold_only_one_maintenance_later_and_gold_stays() -> None:
    game = maintained(situation().tile("prague", None))
    prague, berlin = (BIT[game.edition.place_ids.index(place)] for place in ("prague", "berlin"))
    assert not game.state.gilded & prague
    assert game.state.gilded & berlin
    maintained(game)
    assert game.state.gilded & prague
    assert game.state.gilded & berlin


@pytest.mark.rule("MNT-6")
def test_an_empty_city_stack_is_made_anew_of_the_used_tiles() -> None:
    tops = set()
    for seed in range(8):
        game = situation(seed=seed)
        for place in ("prague", "berlin", "munich"):
            game.tile(place, None)
        # One tile is left in the stack, the other nine are used.
        last, used = game.state.city_stack[:1], game.state.city_stack[1:]
        game.state.city_stack = last
        game.state.cities_used = sum(BIT[tile] for tile in used)
        maintained(game)
        now = dict(zip(game.edition.place_ids, game.state.map_tiles, strict=True))
        assert now["prague"] == last[0]
        assert sorted([now["berlin"], now["munich"], *game.state.city_stack[2:]]) == sorted(used)
        assert game.state.cities_used == 0
        tops.add(sorted(used).index(now["berlin"]))
        assert [int(event.a) for event in game.happened(events.SHUFFLED)].count(events.PILE_CITIES) == 1
    assert len(tops) > 3


@pytest.mark.rule("MNT-6")
def test_a_stack_that_just_suffices_is_not_made_anew() -> None:
    game = situation().tile("prague", None)
    used = game.state.city_stack[1:]
    game.state.city_stack, game.state.cities_used = game.state.city_stack[:1], sum(BIT[tile] for tile in used)
    maintained(game)
    assert members(game.state.cities_used) == sorted(used)


@pytest.mark.rule("MNT-6")
def test_without_courts_in_the_stack_the_space_stays_empty() -> None:
    game = situation()
    stack = [game.edition.court_ids[court] for court in game.state.court_stack]
    london = game.edition.court_ids[game.state.map_tiles[game.edition.place_ids.index("london")]]
    maintained(game.courts(0, *stack).courts(1, london))
    assert game.state.map_tiles[game.edition.place_ids.index("london")] == NOBODY
    assert not game.state.gilded & BIT[game.edition.place_ids.index("london")]


@pytest.mark.rule("MNT-7")
def test_three_cards_slide_right_and_the_row_is_filled_from_the_new_period() -> None:
    game = situation()
    row, deck, coming = list(game.state.row), game.state.deck[7:], game.deal.periods[1]
    maintained(game)
    assert game.state.row == [*reversed(coming[:4]), *row[:3]]
    assert game.state.deck[game.state.deck_drawn :] == coming[4:]
    assert game.state.bonus == game.deal.bonuses[1]
    gone = {*members(game.state.gone_opus), *[MEMORY_CARD + n for n in members(game.state.gone_memories)]}
    assert gone == {*row[3:], *deck}


@pytest.mark.rule("MNT-7")
def test_cards_of_an_uneven_row_keep_their_order_and_leave_no_gap() -> None:
    game = situation().row(None, None, "lodi", "lambacher", "bastien", "bologna", "versailles").deck()
    maintained(game)
    assert game.row_ids()[6] == "lodi"
    assert game.state.row[:6] == list(reversed(game.deal.periods[1][:6]))
    assert NO_CARD not in game.state.row


@pytest.mark.rule("MNT-8")
@pytest.mark.parametrize(("players", "first", "then"), [(2, 0, 1), (2, 1, 0), (3, 2, 0), (4, 2, 3)])
def test_the_first_player_marker_passes_to_the_left_once(players: int, first: int, then: int) -> None:
    game = maintained(situation(players, first=first))
    assert game.state.first == then
    assert game.state.active == then
    assert len(game.happened(events.FIRST_PLAYER)) == 1


@pytest.mark.rule("MNT-1", "MNT-5", "MNT-6", "MNT-7", "MNT-8")
def test_every_player_is_done_before_the_main_board_is_touched_once() -> None:
    game = situation(3).tile("prague", None)
    maintained(game)
    kinds = [int(event.kind) for event in game.events]
    gathered = [n for n, kind in enumerate(kinds) if kind == events.CARDS_GATHERED]
    assert len(gathered) == 3
    board = [events.GILDED, events.MAP_FILLED, events.BONUS_SHOWN, events.ROW_FILLED, events.FIRST_PLAYER]
    firsts = [kinds.index(kind) for kind in board]
    assert gathered[-1] < firsts[0]
    assert firsts == sorted(firsts)
    assert kinds.count(events.BONUS_SHOWN) == kinds.count(events.MAP_FILLED) == 1


@pytest.mark.rule("MNT-5", "MNT-6", "MNT-7", "MNT-8")
def test_after_round_five_the_boards_are_cleaned_but_the_main_board_is_not_touched() -> None:
    game = laid(situation().works(0, "lambacher").tile("prague", None).at_round(5))
    game.seat_of(0).performed = game.seat_of(0).opus
    row, tiles, bonus = list(game.state.row), list(game.state.map_tiles), game.state.bonus
    maintained(game)
    assert (game.state.row, game.state.map_tiles, game.state.bonus) == (row, tiles, bonus)
    assert game.state.gilded == 0
    assert game.state.first == 0
    assert not game.happened(events.FIRST_PLAYER)
    assert game.seat_of(0).performed == 0
    assert len(game.happened(events.CARDS_GATHERED)) == 2
