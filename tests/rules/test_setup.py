"""SET: what lies on the table before the first turn."""

import pytest

from lacrimosa.editions import load
from lacrimosa.rules.bits import count_bits, members
from lacrimosa.rules.kinds import ANY_TYPE, MEMORY_CARD
from lacrimosa.rules.setup import BadSetup, deal_cards, set_up
from lacrimosa.rules.state import Deal
from lacrimosa.testkit.situation import situation

pytestmark = pytest.mark.both
KOECHEL = load("koechel")
TABLES = KOECHEL.tables


def deal(players: int, seed: int = 1, salieri: bool = False) -> Deal:
    level = 0 if players == 1 else -1
    return deal_cards(TABLES, players, level, salieri, [-1] if players == 1 else [-1, -1], seed)


@pytest.mark.rule("SET-1")
def test_mozart_starts_at_salzburg() -> None:
    assert KOECHEL.place_ids[situation().state.mozart] == "salzburg"


@pytest.mark.rule("SET-2")
@pytest.mark.parametrize(("players", "out"), [(2, 2), (3, 1), (4, 0)])
def test_so_many_cards_of_each_kind_are_removed_from_every_period(players: int, out: int) -> None:
    for removed in deal(players).removed:
        assert len([card for card in removed if card < MEMORY_CARD]) == out
        assert len([card for card in removed if card >= MEMORY_CARD]) == out


@pytest.mark.rule("SET-2")
def test_other_seeds_remove_other_works_and_other_memories() -> None:
    removed = [deal(2, seed).removed[0] for seed in range(20)]
    assert len({tuple(card for card in cards if card < MEMORY_CARD) for cards in removed}) > 10
    assert len({tuple(card for card in cards if card >= MEMORY_CARD) for cards in removed}) > 10


@pytest.mark.rule("SET-3")
def test_periods_hold_their_own_cards_in_random_order_under_one_of_their_three_bonuses() -> None:
    drawn = set()
    for seed in range(30):
        dealt = deal(4, seed)
        for period in range(1, 6):
            cards = dealt.periods[period - 1]
            works = [card for card in cards if card < MEMORY_CARD]
            memories = [card - MEMORY_CARD for card in cards if card >= MEMORY_CARD]
            assert all(TABLES.opus[opus].period == period for opus in works)
            assert all(TABLES.memories[memory].period == period for memory in memories)
            assert len(cards) == len(set(cards)) == 16
            bonus = dealt.bonuses[period - 1]
            assert TABLES.bonuses[bonus].period == period
            drawn.add(bonus)
    assert len(drawn) == 15


@pytest.mark.rule("SET-3")
def test_works_and_memories_of_a_period_are_shuffled_together() -> None:
    firsts = [deal(4, seed).periods[0][0] for seed in range(30)]
    assert 5 < len([card for card in firsts if card < MEMORY_CARD]) < 25
    assert len(set(firsts)) > 8


@pytest.mark.rule("SET-4")
def test_the_first_seven_cards_fill_the_row_from_space_seven_on() -> None:
    game = situation()
    assert game.state.row == list(reversed(game.deal.periods[0][:7]))
    assert game.state.bonus == game.deal.bonuses[0]


@pytest.mark.rule("SET-5")
def test_chosen_composers_top_first() -> None:
    dealt = deal_cards(TABLES, 2, -1, False, [2, 0], 1)
    assert (dealt.top, dealt.bottom) == (2, 0)


@pytest.mark.rule("SET-5")
def test_random_composers_are_two_different_ones_and_every_pair_comes_up() -> None:
    pairs = {(int(deal(2, seed).top), int(deal(2, seed).bottom)) for seed in range(200)}
    assert pairs == {(a, b) for a in range(4) for b in range(4) if a != b}


@pytest.mark.rule("SET-5")
@pytest.mark.parametrize("composers", [[0], [0, 0], [0, 9], [0, 1, 2]])
def test_composers_that_make_no_game(composers: list[int]) -> None:
    with pytest.raises(BadSetup):
        deal_cards(TABLES, 2, -1, False, composers, 1)


@pytest.mark.rule("SET-6")
@pytest.mark.parametrize(("players", "dots"), [(2, {0}), (3, {0, 3}), (4, {0, 3, 4})])
def test_tiles_for_more_players_are_removed_and_the_cheapest_lies_on_top(
    players: int, dots: set[int]
) -> None:
    game = situation(players)
    seen = {int(TABLES.composer_tiles[tile].dots) for stack in game.state.stacks for tile in stack}
    assert seen == dots
    for stack in game.state.stacks:
        assert len(stack) >= 2
        assert stack == sorted(stack)  # the edition's files list each stack by its order


@pytest.mark.rule("SET-7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_constanze_covers_spaces_by_the_number_of_players(players: int) -> None:
    seen = set()
    for seed in range(40):
        state = set_up(TABLES, deal(players, seed))
        assert state.covered == TABLES.constanze[state.deal.constanze][players - 2]
        seen.add(int(state.deal.constanze))
    assert seen == {0, 1, 2, 3, 4}


@pytest.mark.rule("SET-7")
def test_a_covered_space_can_never_be_used() -> None:
    game = situation().seat(0, ducats=30, counters=(0, 0, 9)).cover("kyrie.1").acting("requiem")
    assert not game.offers("requiem kyrie.1 eighth")
    assert game.offers("requiem kyrie.2 eighth")


@pytest.mark.rule("SET-8")
def test_every_place_has_a_plain_tile_of_its_kind_and_the_rest_are_stacks() -> None:
    state = situation().state
    assert state.gilded == 0
    assert all(tile >= 0 for tile in state.map_tiles)
    assert len(state.court_stack) == 13
    assert len(state.city_stack) == 7


@pytest.mark.rule("SET-9")
def test_a_personal_board_at_the_start() -> None:
    for seat in situation(4).state.seats:
        assert members(seat.opus) == [TABLES.starting_opus]
        assert seat.performed == 0
        assert sorted([*members(seat.hand), *seat.deck[seat.drawn :]]) == list(range(9))
        assert count_bits(seat.markers) == 7
        assert seat.neutral == 1
        assert [seat.track(kind) for kind in range(3)] == [2, 2, 2]
        assert seat.counters == 0
        assert TABLES.finance[seat.finance].ducats == 2


@pytest.mark.rule("SET-10")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_ducats_and_vp_by_turn_order(first: int) -> None:
    dealt = deal(4)
    dealt.first = first
    state = set_up(TABLES, dealt)
    order = [state.seats[(first + place) % 4] for place in range(4)]
    assert [(int(seat.ducats), int(seat.vp)) for seat in order] == [(10, 0), (11, 0), (10, 1), (11, 1)]


@pytest.mark.rule("SET-10")
def test_any_seat_may_be_first() -> None:
    assert {int(deal(4, seed).first) for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("SET-11")
def test_four_of_the_nine_cards_are_drawn_in_deck_order() -> None:
    game = situation()
    for seat in game.state.seats:
        assert members(seat.hand) == sorted(game.deal.decks[seat.index][:4])


@pytest.mark.rule("SET-12")
def test_the_starting_opus_can_be_performed_and_sold_and_has_neither_type_nor_period() -> None:
    game = situation().seat(0, talent=2).acting("perform_or_sell")
    assert game.offers("perform nannerl")
    assert game.offers("sell nannerl")
    card = TABLES.opus[TABLES.starting_opus]
    assert card.kind == ANY_TYPE
    assert card.period == 0
