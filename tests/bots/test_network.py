"""Features and network: rows say only what all may know, and a weights file is whole or refused."""

import json
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lacrimosa.bots.fast.evaluation.value import Valuer
from lacrimosa.bots.fast.evaluation.weights import Weights
from lacrimosa.bots.fast.features import MARK_BYTES, ROW_BYTES, Featurer
from lacrimosa.bots.network import INPUTS, MARKS, SCALE, Network, WeightsError, inputs_of, load_network
from lacrimosa.editions import load
from lacrimosa.rules.chance import stream
from lacrimosa.rules.determinize import determinize
from lacrimosa.rules.kinds import EASY, NO_SOLOIST
from lacrimosa.rules.play import new_game, play_randomly, to_move
from lacrimosa.rules.setup import RANDOM
from lacrimosa.rules.state import State
from lacrimosa.rules.view import view

TABLES = load("koechel").tables


def position(players: int, seed: int, choices: int) -> State:
    level = EASY if players == 1 else NO_SOLOIST
    state = new_game(TABLES, players, level, seed % 2 == 1, [RANDOM] * min(players, 2), seed)
    play_randomly(state, int(stream(seed, 1)), choices)
    return state


positions = st.builds(position, st.integers(1, 4), st.integers(0, 10_000), st.integers(0, 400))


@pytest.mark.both
@settings(max_examples=60, deadline=None)
@given(positions)
def test_a_row_is_of_one_size_and_its_base_is_the_hand_made_value(state: State) -> None:
    valuer = Valuer(TABLES, Weights())
    featurer = Featurer(valuer)
    for seat in state.seats[: state.deal.players]:
        row = featurer.row(state, seat)
        assert len(row) == ROW_BYTES
        assert featurer.base == pytest.approx(valuer.value(state, seat))


@settings(max_examples=40, deadline=None)
@given(positions, st.integers(1, 2**30))
def test_a_row_holds_nothing_hidden(state: State, luck: int) -> None:
    if not state.pending:
        return
    seen = view(state, to_move(state))
    other = determinize(seen, stream(luck, 0))
    featurer = Featurer(Valuer(TABLES, Weights()))
    for seat in range(int(state.deal.players)):
        assert featurer.row(state, state.seats[seat]) == featurer.row(other, other.seats[seat])


def test_marks_become_inputs_one_by_one() -> None:
    row = bytearray(ROW_BYTES)
    row[1] = 0b101
    row[MARK_BYTES + 2] = 77
    inputs = inputs_of(bytes(row))
    assert inputs.shape == (1, INPUTS)
    assert np.flatnonzero(inputs[0]).tolist() == [8, 10, MARKS + 2]
    assert inputs[0, MARKS + 2] == 77


def small_network() -> Network:
    generator = np.random.default_rng(1)
    first = generator.standard_normal((INPUTS, 3)).astype(np.float32)
    last = generator.standard_normal((3, 1)).astype(np.float32)
    return Network([(first, np.ones(3, np.float32)), (last, np.full(1, 0.5, np.float32))], {"by": "a test"})


def test_what_a_network_says_can_be_worked_out_by_hand() -> None:
    network = small_network()
    rows = bytes(range(ROW_BYTES)) + bytes(ROW_BYTES)
    found = network(rows)
    hidden = np.maximum(inputs_of(rows) @ network.layers[0][0] + 1, 0)
    expected = (hidden @ network.layers[1][0] + 0.5)[:, 0] * SCALE
    assert found == pytest.approx(expected.tolist(), rel=1e-5)


def test_weights_are_kept_and_read_again(tmp_path: Path) -> None:
    network = small_network()
    network.save(tmp_path / "w.npz")
    again = load_network(tmp_path / "w.npz")
    assert [path.name for path in tmp_path.iterdir()] == ["w.npz"]
    assert again.about["by"] == "a test"
    rows = bytes(range(ROW_BYTES))
    assert again(rows) == network(rows)


def test_files_that_are_no_weights_are_refused(tmp_path: Path) -> None:
    with pytest.raises(WeightsError, match="there is no such weights file"):
        load_network(tmp_path / "gone.npz")
    (tmp_path / "text.npz").write_text("no numbers")
    with pytest.raises(WeightsError, match=r"text\.npz: not a weights file"):
        load_network(tmp_path / "text.npz")
    np.savez(tmp_path / "old.npz", about=np.array(json.dumps({"features": 0})))
    with pytest.raises(WeightsError, match="made for features 0"):
        load_network(tmp_path / "old.npz")


def test_the_shipped_weights_say_how_they_were_made() -> None:
    about = load_network().about
    assert about["made_by"].startswith("lacrimosa train")
    assert about["settings"]["edition"] == "koechel"


def test_layers_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    network = small_network()
    network.save(tmp_path / "w.npz")
    assert load_network(tmp_path / "w.npz").about["shape"] == [INPUTS, 3, 1]
    (first, bias), last = network.layers
    wrong = {
        "does not take": [[(first[1:], bias), last], [(first, bias), (last[0][1:], last[1])]],
        "numbers come out": [[(first, bias)]],
    }
    for words, shapes in wrong.items():
        for layers in shapes:
            Network(layers).save(tmp_path / "w.npz")
            with pytest.raises(WeightsError, match=words):
                load_network(tmp_path / "w.npz")
