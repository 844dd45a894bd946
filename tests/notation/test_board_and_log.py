"""The plain board and the log: narrow, complete, and from nothing but what a seat may know."""

import pytest
from notation.playing import TABLES, new_game, played, steps

from lacrimosa.notation import Game
from lacrimosa.notation.board import WIDTH, board_text
from lacrimosa.notation.log import SENTENCES, TEMPLATES, event_line
from lacrimosa.rules import events
from lacrimosa.rules.chance import stream
from lacrimosa.rules.determinize import determinize
from lacrimosa.rules.view import SPECTATOR, seen_events, view


@pytest.mark.parametrize("table", TABLES[1::2])
def test_boards_are_narrow_and_tell_nothing_hidden(table: tuple[int, str | None, bool]) -> None:
    game = new_game(table, 13)
    for made in steps(game, 13):
        if made % 11:
            continue
        for seat in range(SPECTATOR, len(game.state.seats)):
            seen = game.view(seat)
            text = board_text(game.edition, seen)
            assert max(map(len, text.splitlines())) <= WIDTH
            other = determinize(seen, stream(made, 1))
            assert board_text(game.edition, view(other, seat)) == text


def test_the_board_shows_the_row_the_map_and_the_own_hand() -> None:
    game = Game.new(2, seed=4)
    text = board_text(game.edition, game.view(0))
    for card in game.state.row:
        assert game.words.card(card) in text
    for word in game.words.places.words:
        assert word in text
    assert "Hand " in text
    assert "Hand " not in board_text(game.edition, game.view(SPECTATOR))
    assert "The game is over" in board_text(game.edition, played(TABLES[0], 1).view(0))


def test_every_kind_of_event_has_a_line() -> None:
    assert sorted([*TEMPLATES, *SENTENCES]) == list(range(events.EVENTS))


@pytest.mark.parametrize("table", TABLES)
def test_every_event_is_told_to_everybody(table: tuple[int, str | None, bool]) -> None:
    game = played(table, 14)
    for happened in [game.opening_events, *(game.events_of(n) for n in range(len(game.moves)))]:
        for seat in range(SPECTATOR, len(game.state.seats)):
            for event in seen_events(happened, seat):
                line = event_line(game.words, event)
                assert line
                assert len(line) < 100


def test_the_words_of_the_log() -> None:
    words = Game.new(2, seed=1).words
    why = events.cause(events.FROM_FINANCE, 2)
    assert event_line(words, events.Event(events.GAINED, 0, events.DUCATS, 2, 0, why, b"")) == (
        "A gains 2 ducats (finance 2)"
    )
    drew = events.Event(events.DREW, 1, 0, 0, 0, 0, b"")
    assert event_line(words, drew) == "B draws start_document"
    assert event_line(words, drew.seen_by(0)) == "B draws a card"
    assert event_line(words, events.Event(events.TRAVELLED, 0, 0, 1, 0, 0, b"")) == (
        "A travels from salzburg to vienna"
    )
