"""Self-play: how it explores, that its samples hold nothing hidden, and that a seed decides everything."""

import math
from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from lacrimosa.arena.runners import InProcess, Processes
from lacrimosa.bots.evaluator import Evaluator
from lacrimosa.bots.fast.beam import End
from lacrimosa.bots.fast.features import ROW_BYTES
from lacrimosa.editions import load
from lacrimosa.rules.chance import stream
from lacrimosa.rules.determinize import determinize
from lacrimosa.rules.kinds import HARD, NO_SOLOIST
from lacrimosa.rules.play import new_game
from lacrimosa.rules.setup import RANDOM
from lacrimosa.rules.state import State
from lacrimosa.rules.view import view
from lacrimosa.training.self_play import SelfPlay, SelfPlayGame, choose_end, play_round, samples_of
from lacrimosa.training.settings import Settings

TABLES = load("koechel").tables
STATE = new_game(TABLES, 2, NO_SOLOIST, False, [RANDOM, RANDOM], 1)
VALUES = [70.0, 71.5, 68.0, 71.0]
ENDS = [End(place, [place], STATE, value) for place, value in enumerate(VALUES)]
QUICK = Settings(width=1, games=10)
DRAWS = 20_000


def evaluator() -> Evaluator:
    return Evaluator(TABLES, lambda rows: [0.0] * (len(rows) // ROW_BYTES))


def shares(settings: Settings) -> list[float]:
    random = Random(5)
    found = Counter(choose_end(ENDS, settings, random).root for _ in range(DRAWS))
    return [found[place] / DRAWS for place in range(len(ENDS))]


@pytest.mark.parametrize("exploration", [0.0, 0.15, 1.0])
@pytest.mark.parametrize("temperature", [0.5, 1.5, 6.0])
def test_exploration_is_a_share_of_turns_and_a_softmax_within_it(
    exploration: float, temperature: float
) -> None:
    likely = [math.exp(value / temperature) for value in VALUES]
    expected = [exploration * own / sum(likely) for own in likely]
    expected[1] += 1 - exploration
    found = shares(replace(QUICK, exploration=exploration, temperature=temperature))
    assert found == pytest.approx(expected, abs=0.015)


class Redealt(SelfPlay):
    """At every sample the rows are written again, after what the seat to move cannot know was dealt anew."""

    checked = 0

    def _sample(self, state: State) -> None:
        for viewer in range(len(self.trajectories)):
            other = determinize(view(state, viewer), int(stream(self.checked, viewer)))
            for seat in range(len(self.trajectories)):
                row = self._evaluator.featurer.row(state, state.seats[seat])
                assert row == self._evaluator.featurer.row(other, other.seats[seat])
        self.checked += 1
        super()._sample(state)


@pytest.mark.parametrize(("players", "level"), [(1, HARD), (2, NO_SOLOIST), (4, NO_SOLOIST)])
def test_samples_hold_nothing_hidden(players: int, level: int) -> None:
    game = Redealt(evaluator(), QUICK, players, level, 7)
    final = game.play()
    assert game.checked == players * 20  # four turns in each of five rounds
    assert [own.score for own in game.trajectories] == final[:players]
    samples = samples_of(game.trajectories)
    assert samples.rows.shape == (sum(samples.lengths), ROW_BYTES)
    # Each end of a turn is a sample for whose turn it was, and for one of the others.
    assert sum(samples.lengths) == game.checked * min(players, 2)
    assert len(samples.bases) == len(samples.rows)
    assert samples.scores.tolist() == final[:players]


def test_a_seed_decides_the_game_and_every_row() -> None:
    def rows(seed: int) -> list[list[bytes]]:
        game = SelfPlay(evaluator(), replace(QUICK, exploration=0.5), 2, NO_SOLOIST, seed)
        game.play()
        return [own.rows for own in game.trajectories]

    assert rows(3) == rows(3)
    assert rows(3) != rows(4)


def test_a_round_is_the_same_in_any_number_of_processes() -> None:
    heard: list[SelfPlayGame] = []
    one, means = play_round(QUICK, None, 0, InProcess(), heard.append)
    two, again = play_round(QUICK, None, 0, Processes(2), heard.append)
    assert len(heard) == 2 * QUICK.games
    assert sorted(means) == [1, 2, 3, 4]
    assert means == again
    assert one.rows.tobytes() == two.rows.tobytes()
    assert one.lengths.tolist() == two.lengths.tolist()
