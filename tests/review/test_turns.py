"""Games cut into turns."""

import pytest
from review.sample import RECORDS, game_of

from lacrimosa.notation import Game
from lacrimosa.review.turns import foreseeable, turns_of, view_at
from lacrimosa.rules.choices import COMMISSION_CARD, DOCUMENT_CARD, DONE, PERFORM_CARD
from lacrimosa.rules.kinds import MEMORY_CARD


@pytest.mark.parametrize("name", sorted(path.stem for path in RECORDS.glob("*.txt")))
def test_every_patron_has_twenty_turns_and_the_lines_are_those_of_the_record(name: str) -> None:
    game = game_of(name)
    turns = turns_of(game)
    players = int(game.state.deal.players)
    assert [turn.number for turn in turns] == list(range(20 * players))
    for seat in range(players):
        own = [(turn.round, turn.turn) for turn in turns if turn.seat == seat]
        assert own == [(round_, turn) for round_ in range(1, 6) for turn in range(1, 5)]
    for turn in turns:
        made = [
            move for move in game.moves[turn.first :] if (move.round, move.turn) == (turn.round, turn.turn)
        ]
        assert list(turn.line) == [move.choice for move in made if move.seat == turn.seat][: len(turn.line)]
        assert turn.line[-1] == DONE
        state = game.state_at(turn.first)
        assert (int(state.active), int(state.round), int(state.turn)) == (turn.seat, turn.round, turn.turn)


def test_a_turn_that_is_not_over_is_left_out() -> None:
    game = game_of().copy()
    last = turns_of(game)[-1]
    game.undo_to(last.first + 1)
    assert len(turns_of(game)) == last.number
    game.undo_to(0)
    assert turns_of(game) == []


def test_a_game_entered_in_its_middle_has_the_turns_that_begin_in_it() -> None:
    whole = game_of()
    turns = turns_of(whole)
    start = turns[30].first
    entered = whole.copy()
    entered.undo_to(start)
    game = Game.from_position(entered.position())
    for move in whole.moves[start:]:
        game.make(move.choice, [order for _, order in move.shuffles])
    found = turns_of(game)
    assert [turn.line for turn in found] == [turn.line for turn in turns[31:]]
    assert view_at(game, found[0]).state.row == view_at(whole, turns[31]).state.row


def test_a_line_is_foreseen_up_to_the_first_card_that_came_up_within_the_turn() -> None:
    game = game_of()
    turn = next(turn for turn in turns_of(game) if any(is_taking(choice) for choice in turn.line))
    state = view_at(game, turn).state
    assert foreseeable(state, turn.line) == turn.line
    unknown = next(opus for opus in range(40) if opus not in state.row)
    assert foreseeable(state, (*turn.line, COMMISSION_CARD + unknown, DONE)) == turn.line
    memory = next(memory for memory in range(40) if MEMORY_CARD + memory not in state.row)
    assert foreseeable(state, (*turn.line, DOCUMENT_CARD + memory, DONE)) == turn.line


def is_taking(choice: int) -> bool:
    return DOCUMENT_CARD <= choice < PERFORM_CARD
