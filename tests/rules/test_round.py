"""RND: the round."""

import pytest

from lacrimosa.rules import play
from lacrimosa.rules.chance import advance, below, stream
from lacrimosa.rules.invariants import own_memories
from lacrimosa.testkit.situation import situation

pytestmark = pytest.mark.both


@pytest.mark.rule("RND-1")
def test_five_rounds_of_four_turns_each_clockwise_from_the_first_player() -> None:
    game = situation(3, first=1)
    turns: list[tuple[int, int, int]] = []
    while not play.is_over(game.state):
        mark = (int(game.state.round), int(game.state.turn), int(game.state.active))
        if game.state.turn and (not turns or turns[-1] != mark):
            turns.append(mark)
        game.play_first()
    # MNT-8 passes the first player marker on, so round r begins with seat r.
    expected = [
        (round_, turn, (round_ + place) % 3)
        for round_ in range(1, 6)
        for turn in range(1, 5)
        for place in range(3)
    ]
    assert turns == expected


@pytest.mark.rule("RND-2")
def test_a_round_begins_with_four_cards_in_every_hand() -> None:
    game = situation(2).in_maintenance()
    while game.state.round == 1:
        game.play_first()
    assert [seat.hand_size() for seat in game.state.seats] == [4, 4]
    assert [seat.deck_left() for seat in game.state.seats] == [5, 5]


@pytest.mark.rule("RND-3")
def test_a_player_owns_nine_cards_at_all_times() -> None:
    bought = 0
    for seed in range(5, 9):
        game = situation(2, seed=seed)
        rng = stream(seed, 1)
        while not play.is_over(game.state):
            for seat in game.state.seats:
                assert len(own_memories(seat)) == 9
                bought = max(bought, len([card for card in own_memories(seat) if card >= 9]))
            rng = advance(rng)
            offered = play.options(game.state)
            play.apply(game.state, offered[below(rng, len(offered))])
    assert bought > 0
