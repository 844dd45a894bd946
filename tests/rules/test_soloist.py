"""SOL: Schikaneder, the Soloist."""

import pytest
from rules.soloing import (
    ABOVE,
    BELOW,
    MEMORIES,
    OWN,
    WORKS,
    him,
    memory,
    opus_of,
    solo,
    spaces_of,
    vp_gains,
)

from lacrimosa.rules import events, reasons
from lacrimosa.rules.bits import BIT, count_bits
from lacrimosa.rules.kinds import (
    COMMISSION,
    DOCUMENT,
    EIGHTH,
    HORNS,
    MEMORY_CARD,
    NO_CARD,
    NOBODY,
    PERFORM_OR_SELL,
    REQUIEM,
    SIXTEENTH,
)
from lacrimosa.rules.scoring import final_count, ranks, winners
from lacrimosa.rules.setup import RANDOM, deal_cards
from lacrimosa.testkit.situation import Situation, situation

pytestmark = pytest.mark.both


def maintained(game: Situation) -> Situation:
    while game.state.round == 1:
        game.play_first()
    return game


# --- set-up --------------------------------------------------------------------------------------


@pytest.mark.rule("SOL-1")
@pytest.mark.parametrize("seed", range(5))
def test_a_solo_game_is_set_up_as_for_two_and_the_human_begins(seed: int) -> None:
    game = situation(1, seed=seed)
    for removed in game.deal.removed:
        assert len([card for card in removed if card < MEMORY_CARD]) == 2
        assert len([card for card in removed if card >= MEMORY_CARD]) == 2
    assert game.asked == game.state.first == 0
    assert game.me.ducats == 10
    assert [int(seat.vp) for seat in game.state.seats] == [0, 0]


@pytest.mark.rule("SOL-1")
def test_the_soloist_plays_after_each_turn_of_the_human_who_stays_first_all_game() -> None:
    game = situation(1, seed=2)
    while game.state.pending:
        assert game.asked == 0
        game.play_first()
    turns = [int(event.seat) for event in game.happened(events.TURN_BEGAN)]
    # The first turn had begun before anybody listened.
    assert [0, *turns] == [0, 1] * 20
    assert not game.happened(events.FIRST_PLAYER)
    assert game.state.first == 0


@pytest.mark.rule("SOL-2")
@pytest.mark.parametrize("composer", OWN.composer_ids)
def test_one_composer_with_all_tiles_in_the_top_row_and_none_below(composer: str) -> None:
    game = situation(1, composers=(composer,))
    tables, number = game.edition.tables, game.edition.composer_ids.index(composer)
    assert game.deal.top == number
    assert game.deal.bottom == NOBODY
    assert game.state.stacks[:5] == tables.stacks[number]
    assert game.state.stacks[5:] == [[]] * 5
    dots = {int(tables.composer_tiles[tile].dots) for stack in game.state.stacks[:5] for tile in stack}
    assert dots == {0, 3, 4}


@pytest.mark.rule("SOL-2")
def test_a_random_composer_may_be_any_of_the_four() -> None:
    drawn = {int(deal_cards(OWN.tables, 1, 0, False, [RANDOM], seed).top) for seed in range(60)}
    assert drawn == {0, 1, 2, 3}


@pytest.mark.rule("SOL-2")
def test_constanze_covers_as_for_two_players() -> None:
    for seed in range(10):
        game = situation(1, seed=seed)
        assert game.state.covered == game.edition.tables.constanze[game.deal.constanze][0]


@pytest.mark.rule("SOL-3")
@pytest.mark.parametrize(
    ("level", "numbers", "income"),
    [
        ("easy", [1, 2, 3, 4, 5, 6, 7, 8, 9], (0, 0, 0)),
        ("medium", [1, 2, 3, 4, 5, 6, 7, 9, 10], (2, 0, 0)),
        ("hard", [1, 2, 3, 4, 5, 6, 7, 10, 11], (4, 1, 1)),
    ],
)
def test_deck_and_finance_by_level(level: str, numbers: list[int], income: tuple[int, int, int]) -> None:
    game = situation(1, level=level)
    assert sorted(card + 1 for card in him(game).deck) == numbers
    finance = game.edition.tables.finance[him(game).finance]
    assert (finance.ducats, finance.wild_tracks, finance.vp) == income
    decks = {situation(1, level=level, seed=seed).seat_of(1).deck for seed in range(10)}
    assert len(decks) == 10


@pytest.mark.rule("SOL-3")
def test_he_has_seven_markers_and_nothing_else() -> None:
    own = him(situation(1, level="hard"))
    assert count_bits(own.markers) == 7
    assert own.neutral == own.tracks == own.counters == own.ducats == own.hand == own.opus == 0


# --- his turn ------------------------------------------------------------------------------------


@pytest.mark.rule("SOL-4")
def test_the_top_card_goes_to_experiences_and_the_next_to_story() -> None:
    game = solo().play("done")
    assert (him(game).experience(0), him(game).story_card(0)) == (ABOVE, BELOW)
    third, fourth = him(game).deck[2:4]
    game.play_first(2).play("income; done")
    assert (him(game).experience(1), him(game).story_card(1)) == (third, fourth)


@pytest.mark.rule("SOL-4")
def test_he_does_every_action_of_the_one_card_with_the_details_of_the_other() -> None:
    # Story says leftmost; the Experiences card itself would say rightmost.
    game = solo(COMMISSION, side="left").row(*WORKS).deck("lodi").play("done")
    assert [int(event.a) for event in game.happened(events.COMMISSIONED)] == [opus_of(WORKS[0])]
    # The actions of the Story card are not done.
    assert not game.happened(events.MARKER_PLACED)
    assert not game.happened(events.TRAVELLED)


@pytest.mark.rule("SOL-4")
@pytest.mark.parametrize(
    "order", [(COMMISSION, REQUIEM, PERFORM_OR_SELL), (REQUIEM, PERFORM_OR_SELL, COMMISSION)]
)
def test_he_does_the_actions_in_printed_order(order: tuple[int, ...]) -> None:
    game = solo(*order).row(*WORKS).deck("lodi", "divertimento_136").play("done")
    told = {events.COMMISSIONED: COMMISSION, events.MARKER_PLACED: REQUIEM, events.SOLD: PERFORM_OR_SELL}
    assert tuple(told[int(event.kind)] for event in game.events if event.kind in told) == order


@pytest.mark.rule("SOL-4")
def test_he_never_takes_income() -> None:
    game = situation(1, seed=7)
    while game.state.pending:
        game.play_first()
        assert him(game).ducats == 0
    assert all(event.seat == 0 for event in game.happened(events.TOOK_INCOME))


@pytest.mark.rule("SOL-5")
@pytest.mark.parametrize(("side", "taken"), [("left", 1), ("right", 5)])
def test_he_documents_the_leftmost_or_rightmost_memory_for_the_vp_of_its_story(side: str, taken: int) -> None:
    row = [WORKS[0], *[memory(name, vp=3 + n) for n, name in enumerate(MEMORIES[:5])], WORKS[1]]
    game = solo(DOCUMENT, side=side).row(*row).deck("lodi").play("done")
    index = OWN.memory_ids.index(row[taken])
    assert [int(event.a) for event in game.happened(events.DOCUMENTED)] == [index]
    assert vp_gains(game) == [2 + taken]
    assert game.row_ids() == ["lodi", *row[:taken], *row[taken + 1 :]]
    assert game.state.gone_memories & BIT[index]


@pytest.mark.rule("SOL-5")
def test_the_top_reward_and_the_points_of_the_card_are_ignored() -> None:
    game = solo(DOCUMENT).row(memory("great_tour", vp=2), *WORKS[:6]).deck("lodi").play("done")
    assert him(game).ducats == him(game).tracks == him(game).counters == 0
    assert him(game).story_card(0) == BELOW
    assert game.asked == 0


@pytest.mark.rule("SOL-5")
def test_then_he_does_the_cards_actions_free_in_printed_order_with_the_same_story_card() -> None:
    name = memory("great_tour", PERFORM_OR_SELL, REQUIEM, COMMISSION)
    game = solo(DOCUMENT, side="right", movement="sanctus", end="bottom").row(*WORKS[:6], name)
    game.deck("bologna", "miserere", "smallpox").play("done")
    told = (events.DOCUMENTED, events.SOLD, events.MARKER_PLACED, events.COMMISSIONED)
    happened = [event for event in game.events if event.kind in told]
    assert tuple(event.kind for event in happened) == told
    assert happened[1].a == opus_of(WORKS[5])
    assert happened[2].a == game.names.spaces.number(spaces_of("sanctus")[-1])
    assert happened[3].a == opus_of(WORKS[4])
    assert him(game).ducats == 0


@pytest.mark.rule("SOL-5")
def test_a_document_on_the_card_takes_a_further_card_and_the_row_is_refilled_before() -> None:
    # Leftmost: the second card is the one that came into the row for the first, the third likewise.
    first, second, third = (
        memory("great_tour", DOCUMENT, REQUIEM, vp=1),
        memory("bologna", DOCUMENT, vp=2),
        "smallpox",
    )
    memory(third, vp=4)
    game = solo(DOCUMENT).row(first, *WORKS[:6]).deck(second, third, "lodi").play("done")
    taken = [OWN.memory_ids[int(event.a)] for event in game.happened(events.DOCUMENTED)]
    assert taken == [first, second, third]
    assert vp_gains(game)[:3] == [1, 2, 4]
    # The Requiem of the first card waits until the Documents nested in it are done.
    assert [int(e.kind) for e in game.events if e.kind in (events.DOCUMENTED, events.MARKER_PLACED)] == [
        *[events.DOCUMENTED] * 3,
        events.MARKER_PLACED,
    ]
    assert game.row_ids() == ["lodi", *WORKS[:6]]


@pytest.mark.rule("SOL-6")
@pytest.mark.parametrize(("side", "taken"), [("left", 1), ("right", 5)])
def test_he_commissions_the_leftmost_or_rightmost_work_for_its_vp(side: str, taken: int) -> None:
    row = [MEMORIES[0], *WORKS[:5], MEMORIES[1]]
    game = solo(COMMISSION, side=side).row(*row).deck("lodi").play("done")
    work = opus_of(row[taken])
    assert [int(event.a) for event in game.happened(events.COMMISSIONED)] == [work]
    assert vp_gains(game) == [OWN.tables.opus[work].vp]
    assert him(game).opus == 0
    assert game.state.gone_opus & BIT[work]
    assert not game.happened(events.LOST)


@pytest.mark.rule("SOL-7")
@pytest.mark.parametrize(("side", "taken"), [("left", 1), ("right", 5)])
def test_he_sells_the_leftmost_or_rightmost_work_of_the_row(side: str, taken: int) -> None:
    row = [MEMORIES[0], *WORKS[2:6], "divertimento_136", MEMORIES[1]]
    game = solo(PERFORM_OR_SELL, side=side).row(*row).deck("lodi").play("done")
    work = opus_of(row[taken])
    card = OWN.tables.opus[work]
    assert [int(event.a) for event in game.happened(events.SOLD)] == [work]
    assert him(game).finance == card.sell_finance
    assert vp_gains(game) == ([int(card.sell_vp)] if card.sell_vp else [])
    assert him(game).ducats == 0
    assert game.state.gone_opus & BIT[work]
    assert not game.happened(events.PERFORMED)
    assert not game.happened(events.LOST)


@pytest.mark.rule("SOL-7")
def test_finance_steps_of_a_sale_beyond_the_end_give_two_vp_each() -> None:
    steps = [card.sell_finance for card in OWN.tables.opus]
    work = OWN.opus_ids[steps.index(max(steps))]
    game = solo(PERFORM_OR_SELL).row(work, *MEMORIES[:6]).deck("lodi")
    last = len(OWN.tables.finance) - 1
    game.seat(1, finance=last - 1).play("done")
    assert him(game).finance == last
    assert him(game).vp == OWN.tables.opus[opus_of(work)].sell_vp + 2 * (max(steps) - 1)
    assert max(steps) > 1


@pytest.mark.rule("SOL-8")
@pytest.mark.parametrize("side", ["left", "right"])
def test_costs_and_rewards_of_the_row_space_are_ignored(side: str) -> None:
    game = solo(COMMISSION, DOCUMENT, side=side).row(*WORKS[:3], memory("smallpox"), *WORKS[3:6])
    game.deck("lodi", "divertimento_136").play("done")
    assert [
        e for e in game.events if e.kind in (events.GAINED, events.LOST) and e.cause >> 8 == events.FROM_ROW
    ] == []
    assert him(game).ducats == 0


@pytest.mark.rule("SOL-8")
def test_without_such_a_card_in_the_row_there_is_no_effect() -> None:
    game = solo(COMMISSION, PERFORM_OR_SELL).row(*MEMORIES).play("done")
    assert game.row_ids() == list(MEMORIES)
    game = solo(DOCUMENT, COMMISSION).row(*WORKS).deck("lodi").play("done")
    assert not game.happened(events.DOCUMENTED)
    # The next action is done all the same.
    assert len(game.happened(events.COMMISSIONED)) == 1


@pytest.mark.rule("SOL-8")
def test_the_row_slides_and_refills_after_every_card_he_takes_sold_ones_too() -> None:
    game = solo(PERFORM_OR_SELL, COMMISSION, DOCUMENT).row(*WORKS)
    game.deck("lodi", memory("bologna"), "divertimento_136").play("done")
    assert [int(event.a) for event in game.happened(events.SOLD)] == [opus_of(WORKS[0])]
    assert [int(event.a) for event in game.happened(events.COMMISSIONED)] == [opus_of("lodi")]
    assert [OWN.memory_ids[event.a] for event in game.happened(events.DOCUMENTED)] == ["bologna"]
    assert game.row_ids() == ["divertimento_136", *WORKS[1:]]


@pytest.mark.rule("SOL-8")
def test_an_empty_row_yields_nothing() -> None:
    game = solo(COMMISSION, DOCUMENT, PERFORM_OR_SELL).deck().row(*[None] * 7)
    game.state.deck, game.state.deck_drawn = b"", 0
    game.play("done")
    assert game.state.row == [NO_CARD] * 7
    assert him(game).vp == 0


# --- maintenance and end -------------------------------------------------------------------------


@pytest.mark.rule("SOL-11")
def test_all_nine_cards_are_shuffled_the_unplayed_one_too() -> None:
    places, orders = set(), set()
    for seed in range(20):
        game = situation(1, seed=seed)
        unplayed = him(game).deck[8]
        order = him(game).deck
        maintained(game)
        assert sorted(him(game).deck) == sorted(order)
        assert him(game).drawn == 0
        assert him(game).experiences == him(game).story == 0
        places.add(him(game).deck.index(unplayed))
        orders.add(him(game).deck)
    assert len(places) > 5
    assert len(orders) == 20


@pytest.mark.rule("SOL-11")
def test_he_has_no_finance_income_and_no_period_bonus() -> None:
    game = situation(1, level="hard").in_maintenance()
    while game.state.turn == 0:
        game.play_first()
    assert him(game).vp == him(game).ducats == him(game).tracks == him(game).counters == 0
    assert all(event.seat != 1 for event in game.happened(events.GAINED))


@pytest.mark.rule("SOL-11")
def test_row_map_and_the_humans_board_are_handled_as_usual() -> None:
    game = situation(1)
    row = list(game.state.row)
    game.seat(0, talent=4, finance=2).tile("prague", None).in_maintenance()
    while game.state.turn == 0:
        game.play_first()
    assert game.state.row == [*reversed(game.deal.periods[1][:4]), *row[:3]]
    assert game.state.map_tiles[OWN.place_ids.index("prague")] != NOBODY
    assert count_bits(game.state.gilded) == 10
    sources = {int(event.cause >> 8) for event in game.happened(events.GAINED)}
    assert {events.FROM_STORY, events.FROM_FINANCE} <= sources
    assert game.state.round == 2


@pytest.mark.rule("SOL-12")
def test_the_soloist_scores_every_court_fulfilled_or_not_and_the_requiem_as_usual() -> None:
    game = situation(1).cover().courts(1, "periods_1_2", "movements_kyrie_agnus_dei").courts(0, "periods_1_5")
    game.marker(1, "sanctus.1", "sixteenth").marker(1, "sanctus.2", "sixteenth").marker(0, "sanctus.3")
    game.marker(1, "kyrie.1", "sixteenth").neutral("kyrie.2")
    tables, count = game.edition.tables, final_count(game.state, him(game))
    ids = game.edition.court_ids
    kept = {ids.index(name): 0 for name in ("periods_1_2", "movements_kyrie_agnus_dei")}
    assert dict(count.courts) == {court: tables.courts[court].vp for court in kept}
    assert [vp for _, vp in count.requiem] == [tables.low[0], 0, 0, 2 * tables.high[3], 0]
    # The human's court has to be fulfilled.
    assert final_count(game.state, game.seat_of(0)).courts == []


@pytest.mark.rule("SOL-12")
def test_he_scores_neither_points_nor_money() -> None:
    game = situation(1).seat(1, ducats=9, talent=4, counters=(2, 2, 2)).seat(0, ducats=9, counters=(2, 2, 2))
    assert final_count(game.state, him(game)).total() == 0
    assert final_count(game.state, game.seat_of(0)).total() > 3


@pytest.mark.rule("SOL-12")
def test_the_higher_score_wins_and_ties_are_broken_as_ever() -> None:
    game = situation(1).cover().seat(0, vp=20).seat(1, vp=21)
    assert winners(game.state) == [1]
    game.seat(0, vp=21)
    # Level in markers: he owns no work, the human has the starting one.
    assert winners(game.state) == [0]
    game.marker(1, "kyrie.1", "sixteenth")
    assert winners(game.state) == [1]
    game.marker(0, "kyrie.2").acting("perform_or_sell").seat(0, talent=4).play("sell nannerl").seat(0, vp=21)
    assert winners(game.state) == [0, 1]
    assert ranks(game.state) == [1, 1]


@pytest.mark.rule("SOL-13")
def test_the_human_can_hire_the_top_composer_only() -> None:
    game = situation(1).cover().seat(0, ducats=60, counters=(0, 0, 20)).acting("requiem")
    offered = [text for text in game.options() if text.startswith("requiem")]
    assert offered
    assert all(text.endswith("eighth") for text in offered)
    assert not game.offers("requiem kyrie.2 sixteenth")
    reason = game.why("requiem kyrie.2 sixteenth")
    assert reason is not None
    assert (reason.code, reason.rule) == (reasons.NO_COMPOSER, "SOL-13")


@pytest.mark.rule("SOL-13")
@pytest.mark.parametrize("note", [EIGHTH, SIXTEENTH])
def test_the_humans_neutral_marker_may_show_either_note(note: int) -> None:
    game = situation(1).cover().seat(0, ducats=60, counters=(0, 0, 20)).acting("requiem")
    # The horns give the neutral marker (printed).
    spaces = spaces_of("kyrie")
    horns = spaces.pop(OWN.tables.space_instrument[: len(spaces)].index(HORNS))
    game.play(f"requiem {horns} eighth; neutral {spaces[0]} {['eighth', 'sixteenth'][note]}")
    masks = [int(game.state.neutral_eighths), int(game.state.neutral_sixteenths)]
    assert masks[note] == BIT[game.names.spaces.number(spaces[0])]
    assert masks[1 - note] == 0
