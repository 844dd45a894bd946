"""Nothing hidden is told (HID-1): not the truth, and not the stand-ins that views hold in its place."""

import msgspec
import pytest
from server.presenters.shown_games import NAMES, TABLES, nodes, table_id, told

from lacrimosa.notation.moves import Move, make
from lacrimosa.rules import play
from lacrimosa.rules.chance import stream
from lacrimosa.rules.determinize import determinize
from lacrimosa.rules.events import DREW, SHUFFLED, Event
from lacrimosa.rules.state import State
from lacrimosa.rules.view import SPECTATOR, View, view
from lacrimosa.server.presenters.board import board_of
from lacrimosa.server.presenters.steps import opening_of, steps_of
from lacrimosa.testkit.playouts import Table, view_bytes
from lacrimosa.testkit.situation import situation


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_two_truths_behind_one_view_are_told_alike(table: Table) -> None:
    """Not even a view of the whole truth tells more: what is hidden is never looked at."""
    for node in nodes(table, seed=11, every=5):
        for watcher in node.watchers():
            seen = view(node.state, watcher)
            other = determinize(seen, stream(node.made, 5))
            expected = told(seen, node.made)
            assert told(view(other, watcher), node.made) == expected
            assert told(View(watcher, other), node.made) == expected
            assert told(View(watcher, node.state), node.made) == expected


def test_the_comparison_would_notice_a_hand() -> None:
    """An open board differs between the truths that a closed one does not tell apart."""
    state = situation(players=2).state
    other = determinize(view(state, 0), stream(1, 5))
    assert board_of(NAMES, View(0, state)) == board_of(NAMES, View(0, other))
    assert board_of(NAMES, View(0, state), open_hands=True) != board_of(
        NAMES, View(0, other), open_hands=True
    )


def scrambled(event: Event, watcher: int) -> Event:
    """An event with another hidden card or order in it."""
    if event.kind == SHUFFLED:
        return Event(event.kind, event.seat, event.a, 0, 0, event.cause, event.order[::-1])
    if event.kind == DREW and event.seat != watcher:
        return Event(event.kind, event.seat, (event.a + 1) % 40, 0, 0, event.cause, b"")
    return event


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_steps_do_not_tell_what_others_drew_or_how_a_pile_lies(table: Table) -> None:
    moves: list[Move] = []
    for node in nodes(table, seed=12, every=1000):
        moves = node.moves  # filled by the end of the game
    assert any(event.kind == DREW for move in moves for event in move.events)
    for watcher in range(SPECTATOR, table.players):
        other = [
            Move(m.choice, m.seat, m.round, m.turn, tuple(scrambled(event, watcher) for event in m.events))
            for m in moves
        ]
        expected = msgspec.json.encode(steps_of(NAMES, moves, 0, watcher))
        assert msgspec.json.encode(steps_of(NAMES, other, 0, watcher)) == expected
        opening = [event for move in moves[:3] for event in move.events]
        changed = [event for move in other[:3] for event in move.events]
        assert opening_of(NAMES, opening, watcher) == opening_of(NAMES, changed, watcher)


def next_step(state: State, choice: int, watcher: int) -> tuple[tuple[bytes, list[int]], bytes]:
    """What a watcher sees of a choice (the view after it, the own draws), and the step it is told."""
    twin = state.clone()
    move = make(twin, choice)
    draws = [int(event.a) for event in move.events if event.kind == DREW and event.seat == watcher]
    seen = view_bytes(NAMES.edition, view(twin, watcher)), draws
    return seen, msgspec.json.encode(steps_of(NAMES, [move], 0, watcher))


@pytest.mark.parametrize("table", TABLES[6:10], ids=table_id)
def test_a_choice_that_leads_to_one_view_is_told_in_one_way(table: Table) -> None:
    """Whatever was drawn meanwhile: if the watcher cannot see a difference, the step has none."""
    compared = 0
    for node in nodes(table, seed=13, every=5):
        for watcher in range(SPECTATOR, table.players):
            other = determinize(view(node.state, watcher), stream(node.made, 6))
            common = sorted(set(play.options(node.state)) & set(play.options(other)))
            if not common:
                continue
            choice = common[node.made % len(common)]
            seen, step = next_step(node.state, choice, watcher)
            other_seen, other_step = next_step(other, choice, watcher)
            if seen == other_seen:
                compared += 1
                assert step == other_step
    assert compared > 50


def test_an_own_draw_is_told_and_another_ones_is_not() -> None:
    game = situation(players=2).acting("travel")
    move = make(game.state, play.options(game.state)[0])
    drawn = [event for event in move.events if event.kind == DREW]
    assert drawn
    own = [h for h in steps_of(NAMES, [move], 0, 0)[0].happenings if h.kind == "drew"]
    assert [h.card for h in own] == [NAMES.memories.word(int(event.a)) for event in drawn]
    for watcher in (1, SPECTATOR):
        others = [h for h in steps_of(NAMES, [move], 0, watcher)[0].happenings if h.kind == "drew"]
        assert [(h.seat, h.card) for h in others] == [(0, None)] * len(drawn)


def test_hands_and_decks_on_a_board() -> None:
    state = situation(players=3).state
    for watcher in range(SPECTATOR, 3):
        board = board_of(NAMES, view(state, watcher))
        for seat, true in zip(board.seats, state.seats, strict=True):
            hand = NAMES.memories.mask_words(int(true.hand))
            deck = [NAMES.memories.word(card) for card in true.deck[true.drawn :]]
            by_number = sorted(hand + deck, key=NAMES.memories.number)
            assert (seat.hand_size, seat.deck_size) == (4, 5)
            if seat.seat == watcher:
                assert seat.hand == hand
                assert seat.deck == sorted(deck, key=NAMES.memories.number)
                assert seat.cards is None
            else:
                assert (seat.hand, seat.deck, seat.cards) == (None, None, by_number)


def test_an_open_board_shows_every_hand_and_every_order() -> None:
    state = situation(players=2, salieri=True, seed=4).state
    board = board_of(NAMES, View(SPECTATOR, state), open_hands=True)
    for seat, true in zip(board.seats, state.seats, strict=True):
        assert seat.hand == NAMES.memories.mask_words(int(true.hand))
        assert seat.deck == [NAMES.memories.word(card) for card in true.deck[true.drawn :]]
    hidden = board.hidden
    assert hidden is not None
    assert hidden.deck == [NAMES.card(card) for card in state.deck[state.deck_drawn :]]
    assert hidden.court_stack == [NAMES.courts.word(tile) for tile in state.court_stack[state.courts_drawn :]]
    assert hidden.city_stack == [NAMES.cities.word(tile) for tile in state.city_stack[state.cities_drawn :]]
    assert hidden.bonuses == [NAMES.bonuses.word(bonus) for bonus in state.deal.bonuses]


def test_the_soloist_deck_is_known_but_for_its_order() -> None:
    state = situation(players=1, level="hard").state
    cards = list(state.seats[1].deck)
    assert cards != sorted(cards)
    closed = board_of(NAMES, view(state, 0)).seats[1]
    assert closed.is_soloist
    assert closed.deck == [str(card + 1) for card in sorted(cards)]
    assert board_of(NAMES, View(0, state), open_hands=True).seats[1].deck == [str(card + 1) for card in cards]
