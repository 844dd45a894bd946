"""Self-play: how it explores, that its samples hold nothing hidden, and that a seed decides everything."""

import math
from collections import Counter
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from lacrimosa.arena.runners import InProcess, Processes
from lacrimosa.bots.evaluator import Evaluator, shipped_network
from lacrimosa.bots.fast.features import ROW_BYTES, ROW_BYTES_1, Featurer
from lacrimosa.bots.fast.surroundings import CARD_NUMBERS
from lacrimosa.bots.fast.turns import carry_on
from lacrimosa.editions import load
from lacrimosa.rules.chance import stream
from lacrimosa.rules.determinize import determinize
from lacrimosa.rules.kinds import HARD, NO_SOLOIST
from lacrimosa.rules.play import advance_game, to_move
from lacrimosa.rules.sense import sensible
from lacrimosa.rules.state import State
from lacrimosa.rules.view import view
from lacrimosa.training.searched_turns import alternatives_of, search_turn
from lacrimosa.training.self_play import (
    SelfPlay,
    SelfPlayGame,
    SelfPlayWorker,
    choose_place,
    play_round,
    samples_of,
    table_of,
)
from lacrimosa.training.settings import Settings

TABLES = load("koechel").tables
VALUES = [70.0, 71.5, 68.0, 71.0]
QUICK = Settings(width=1, games=10)
DRAWS = 20_000


def evaluator() -> Evaluator:
    return Evaluator(TABLES, lambda rows: [0.0] * (len(rows) // ROW_BYTES))


def shares(settings: Settings) -> list[float]:
    random = Random(5)
    found = Counter(choose_place(VALUES, settings, random) for _ in range(DRAWS))
    return [found[place] / DRAWS for place in range(len(VALUES))]


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
    """At every sample the rows are written again, after what a seat cannot know was dealt anew.

    Its own row stays as it is; of the others' rows nothing changes but their hands.
    """

    checked = 0

    def _sample(self, state: State) -> None:
        for viewer in range(len(self.trajectories)):
            other = determinize(view(state, viewer), int(stream(self.checked, viewer)))
            for seat in range(len(self.trajectories)):
                row = self._evaluator.featurer.row(state, state.seats[seat])
                again = self._evaluator.featurer.row(other, other.seats[seat])
                assert row[:ROW_BYTES_1] == again[:ROW_BYTES_1]
                hidden = 0 if seat == viewer else CARD_NUMBERS
                assert row[ROW_BYTES_1 + hidden :] == again[ROW_BYTES_1 + hidden :]
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


SEARCHED = replace(QUICK, search=40)


@pytest.mark.parametrize(("players", "level"), [(1, HARD), (3, NO_SOLOIST)])
def test_searched_turns_tell_what_else_they_could_have_come_to(players: int, level: int) -> None:
    game = Redealt(evaluator(), SEARCHED, players, level, 7)
    game.play()
    samples = samples_of(game.trajectories)
    # The end of an own turn is promised something, unless there was no choice; the others' are not.
    promised = int(np.sum(~np.isnan(samples.promised)))
    assert 0.8 * game.checked <= promised <= game.checked
    assert len(samples.other_rows) > 2 * promised
    assert set(samples.other_of.tolist()) <= set(np.flatnonzero(~np.isnan(samples.promised)).tolist())
    # Every row is another end of the turn, and what it promises is near what was taken.
    assert abs(samples.other_gains).max() < 30
    for row, of in zip(samples.other_rows, samples.other_of.tolist(), strict=True):
        assert row.tobytes() != samples.rows[of].tobytes()


def test_what_a_turn_could_have_come_to_holds_nothing_hidden() -> None:
    game = SelfPlay(evaluator(), QUICK, 2, NO_SOLOIST, 7)
    for _ in range(28):
        state = game.state
        carry_on(state, [], -1)
        advance_game(state, sensible(state)[0])
    state = game.state
    seat = int(to_move(state))
    known = view(state, seat)
    truth, other = (determinize(known, int(stream(9, number))) for number in range(2))
    offered = sensible(state)
    ends, _ = evaluator().turn_ends(truth, seat, offered, 4)
    plans = search_turn(evaluator(), known, truth, ends, 5, 200)
    featurer = Featurer(evaluator().featurer.valuer)
    found = alternatives_of(featurer, truth, seat, plans, plans[0])
    again = alternatives_of(featurer, other, seat, plans, plans[0])
    assert len(found) > 1
    assert [(one.row, one.gain) for one in found] == [(one.row, one.gain) for one in again]


def test_a_round_is_the_same_in_any_number_of_processes() -> None:
    heard: list[SelfPlayGame] = []
    one, means = play_round(SEARCHED, None, 0, InProcess(), heard.append)
    two, again = play_round(SEARCHED, None, 0, Processes(2), heard.append)
    assert len(heard) == 2 * QUICK.games
    assert sorted(means) == [1, 2, 3, 4]
    assert means == again
    assert one.rows.tobytes() == two.rows.tobytes()
    assert one.other_gains.tobytes() == two.other_gains.tobytes()
    assert one.lengths.tolist() == two.lengths.tolist()


def test_a_mix_says_how_many_games_have_how_many_patrons() -> None:
    tables = [table_of(game, (1, 6, 2, 1)) for game in range(300)]
    assert Counter(players for players, _ in tables) == {1: 30, 2: 180, 3: 60, 4: 30}
    # No number of patrons comes in one piece, and every level of the Soloist has its turn.
    assert {players for players, _ in tables[:10]} == {1, 2, 3, 4}
    assert Counter(level for players, level in tables if players == 1) == {0: 10, 1: 10, 2: 10}
    assert {level for players, level in tables if players > 1} == {NO_SOLOIST}
    assert {table_of(game, (0, 1, 0, 0)) for game in range(50)} == {(2, NO_SOLOIST)}


def test_seats_of_another_network_play_by_it_and_teach_nothing() -> None:
    asked: list[int] = []

    def no_correction(rows: bytes) -> list[float]:
        asked.append(1)
        return [0.0] * (len(rows) // ROW_BYTES)

    alone = SelfPlay(evaluator(), QUICK, 3, NO_SOLOIST, 5)
    both = SelfPlay(evaluator(), QUICK, 3, NO_SOLOIST, 5, {0: Evaluator(TABLES, no_correction)})
    # Another network that says the same plays the same game.
    assert alone.play() == both.play()
    assert asked
    assert both.trajectories[0].rows == []
    assert [len(one.rows) for one in both.trajectories[1:]] == [
        len(one.rows) for one in alone.trajectories[1:]
    ]
    generous = Evaluator(TABLES, lambda rows: [float(row) for row in range(len(rows) // ROW_BYTES)])
    odd = SelfPlay(evaluator(), QUICK, 3, NO_SOLOIST, 5, {0: generous})
    assert odd.play() != alone.play()


def test_in_games_against_older_networks_all_but_one_patron_are_older() -> None:
    shipped = shipped_network()
    always = replace(QUICK, older=1.0, mix=(1, 1, 1, 1))
    worker = SelfPlayWorker(always, None, 2, (shipped, shipped))
    for game in range(8):
        played = worker(game)
        assert len(played.scores) == 1
        assert len(played.samples.lengths) == 1
    never = SelfPlayWorker(replace(always, older=0.0), None, 2, (shipped,))
    assert {len(never(game).scores) for game in range(4)} == {1, 2, 3, 4}
