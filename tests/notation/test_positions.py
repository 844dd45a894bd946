"""A position is the whole state, at any moment."""

import json

import pytest

from lacrimosa.notation import Game
from lacrimosa.notation.position import position_json, read_position, same_state
from lacrimosa.notation.words import STEPS
from notation.playing import TABLES, new_game, played, steps


@pytest.mark.both
@pytest.mark.parametrize("table", TABLES)
def test_every_step_round_trips(table: tuple[int, str | None, bool]) -> None:
    game = new_game(table, 21)
    for _ in steps(game, 21):
        again = read_position(game.position())
        assert same_state(game.edition, game.state, again)
        assert same_state(game.edition, game.state.clone(), again)
    assert same_state(game.edition, game.state, read_position(game.position()))


@pytest.mark.both
def test_a_position_goes_on_as_the_game() -> None:
    for table in TABLES[::2]:
        whole = played(table, 9)
        half = played(table, 9, most=60)
        again = Game.from_position(half.position())
        for choice in whole.choices[60:]:
            again.play(choice)
        assert again.position() == whole.position()


def test_different_states_are_not_the_same() -> None:
    game = played(TABLES[6], 2, most=30)
    before = game.state.clone()
    game.play(game.options[0])
    assert not same_state(game.edition, before, game.state)
    twin = before.clone()
    twin.rng += 1
    assert not same_state(game.edition, before, twin)


def test_it_reads_like_the_game() -> None:
    game = Game.new(2, seed=5, composers=["eybler", "stadler"])
    tree = json.loads(game.position())
    assert tree["format"] == "lacrimosa position 1"
    assert tree["mozart"] == "salzburg"
    assert tree["deal"]["composers"] == ["eybler", "stadler"]
    assert tree["seats"][0]["opus"] == ["nannerl"]
    assert tree["pending"][-1] == ["LayCard", game.to_move, 0]


def test_many_kinds_of_questions_and_waiting_steps_are_met() -> None:
    asked, waiting = set(), set()
    for seed in range(4):
        for table in TABLES:
            game = new_game(table, seed)
            for _ in steps(game, seed):
                names = [type(step).__name__ for step in game.state.pending]
                asked.add(names[-1])
                waiting |= set(names[:-1])
    assert asked == {
        *("LayCard", "ActOrIncome", "ActionMenu", "NameWild", "Pay"),
        *("ChooseRoute", "ChooseMarker", "PlaceNeutral"),
    }
    assert asked | waiting >= set(STEPS) - {"SoloistTurn", "StoryUpkeep"}


def test_the_json_is_stable() -> None:
    game = played(TABLES[10], 2, most=100)
    assert position_json(game.edition, read_position(game.position())) == game.position()
