"""Every question, option and reason has its sentence, whatever a player points at."""

import pytest

from lacrimosa.cli.client.phrases import Phrases
from lacrimosa.cli.client.screen import Screen
from lacrimosa.editions import load
from lacrimosa.rules import play
from lacrimosa.rules.chance import advance, below, stream
from lacrimosa.rules.choices import CHOICES
from lacrimosa.rules.kinds import NO_SOLOIST
from lacrimosa.rules.view import SPECTATOR, view

KOECHEL = load("koechel")


@pytest.mark.parametrize(("players", "level"), [(1, 0), (2, NO_SOLOIST), (4, NO_SOLOIST)])
def test_a_game_can_be_told_at_every_step(players: int, level: int) -> None:
    phrases = Phrases(KOECHEL)
    state = play.new_game(KOECHEL.tables, players, level, True, [-1] if players == 1 else [-1, -1], 3)
    screen = Screen(phrases, [f"patron {seat}" for seat in range(len(state.seats))])
    rng = stream(3, 1)
    step = 0
    while state.pending:
        offered = play.options(state)
        if step % 9 == 0:
            for seat in range(players):
                seen = view(state, seat).state
                assert all(phrases.why(seen, seat, choice) for choice in range(step % 7, CHOICES, 7))
            assert phrases.question(state)
            assert all(phrases.option(state, int(play.to_move(state)), choice) for choice in offered)
            assert screen.draw(view(state, SPECTATOR if step % 2 else 0))
        rng = advance(rng)
        play.apply(state, offered[below(rng, len(offered))])
        step += 1
    assert phrases.why(state, 0, 0).startswith("The game is over.")
