"""A position is the whole state, at any moment."""

import json

import pytest
from notation.playing import TABLES, new_game, played, steps

from lacrimosa.editions import load
from lacrimosa.editions.loader import SHIPPED
from lacrimosa.notation import Game
from lacrimosa.notation.position import position_json, read_position, same_state
from lacrimosa.rules.saved_steps import STEPS
from lacrimosa.rules.tables import Cost


@pytest.mark.both
@pytest.mark.parametrize("table", TABLES)
def test_every_step_round_trips(table: tuple[int, str | None, bool]) -> None:
    game = new_game(table, 21)
    for made in steps(game, 21):
        text = game.position()
        assert position_json(game.edition, read_position(text)) == text
        if made % 20 == 0:
            assert position_json(game.edition, game.state.clone()) == text
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
    never = {"ChooseRoute"}  # this edition has one cheapest route everywhere; see the test below
    assert asked == {
        *("LayCard", "ActOrIncome", "ActionMenu", "NameWild", "Pay", "ChooseMarker", "PlaceNeutral"),
    }
    assert asked | waiting >= set(STEPS) - never - {"SoloistTurn", "SoloistAction"}


def test_salieri_in_the_midst_of_the_soloists_actions() -> None:
    for seed in (7, 16, 69):
        game = new_game((1, "easy", True), seed)
        for _ in steps(game, seed):
            if "SoloistAction" in [type(step).__name__ for step in game.state.pending]:
                assert type(game.state.pending[-1]).__name__ == "NameWild"
                assert same_state(game.edition, game.state, read_position(game.position()))
                return
    pytest.fail("Salieri never came amid the Soloist's actions; other seeds are needed")


def test_an_edition_with_several_routes() -> None:
    edition = load(SHIPPED / "koechel")
    roads = edition.tables.routes
    for start in range(len(roads)):
        for goal in range(len(roads)):
            roads[start][goal] = [Cost(2), Cost(0, 0, 1), Cost(0, 1)] if start != goal else [Cost()]
    asked = set()
    for seed in range(3):
        game = Game.new(2, seed=seed, edition=edition)
        for _ in steps(game, seed):
            asked.add(type(game.state.pending[-1]).__name__)
            text = game.position()
            assert position_json(edition, read_position(text, edition)) == text
        assert Game.from_record(game.record(), edition).record() == game.record()
    assert "ChooseRoute" in asked


def test_the_json_is_stable() -> None:
    game = played(TABLES[10], 2, most=100)
    assert position_json(game.edition, read_position(game.position())) == game.position()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_older_position_lays_its_tiles_on_spaces_whose_markers_left(players: int) -> None:
    met = 0
    game = new_game((players, None, False), 5)
    for made in steps(game, 5):
        tree = json.loads(game.position())
        told = [seat.pop("tile_spaces", {}) for seat in tree["seats"]]
        if made % 10 or not any(told):
            continue
        met += 1
        again = Game.from_position(json.dumps(tree))
        # The same tiles, those still to be paid too, on the same spaces; which on which is not known.
        for spaces, own in zip(told, json.loads(again.position())["seats"], strict=True):
            now = own.get("tile_spaces", {})
            assert (sorted(now), sorted(now.values())) == (sorted(spaces), sorted(spaces.values()))
        for _ in steps(again, made):
            pass
        assert again.over
    assert met > 3
