"""Features and network: rows say only what all may know, and a weights file is whole or refused."""

import json
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lacrimosa.bots.evaluator import Evaluator
from lacrimosa.bots.fast.evaluation.value import Valuer
from lacrimosa.bots.fast.evaluation.weights import Weights
from lacrimosa.bots.fast.features import MARK_BYTES, ROW_BYTES, ROW_BYTES_1, Featurer
from lacrimosa.bots.fast.surroundings import CARD_NUMBERS
from lacrimosa.bots.frozen_1.network import SHIPPED as FROZEN_WEIGHTS
from lacrimosa.bots.frozen_1.network import load_network as frozen_network
from lacrimosa.bots.network import (
    INPUTS,
    INPUTS_OF,
    MARKS,
    SCALE,
    Network,
    WeightsError,
    inputs_of,
    load_network,
)
from lacrimosa.editions import load
from lacrimosa.rules.chance import stream
from lacrimosa.rules.determinize import determinize
from lacrimosa.rules.kinds import EASY, NO_SOLOIST
from lacrimosa.rules.play import new_game, play_randomly, to_move
from lacrimosa.rules.setup import RANDOM
from lacrimosa.rules.state import State
from lacrimosa.rules.view import view

TABLES = load("koechel").tables
ROW = bytes(place % 256 for place in range(ROW_BYTES))


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
def test_a_row_holds_nothing_hidden_but_the_own_hand(state: State, luck: int) -> None:
    """Dealt again, a seat's own row stays as it is; of the others' rows nothing changes but their hands."""
    if not state.pending:
        return
    asked = to_move(state)
    other = determinize(view(state, asked), stream(luck, 0))
    featurer = Featurer(Valuer(TABLES, Weights()))
    for seat in range(int(state.deal.players)):
        before = featurer.row(state, state.seats[seat])
        after = featurer.row(other, other.seats[seat])
        if seat != asked:
            before, after = without_hand(before), without_hand(after)
        assert before == after


def without_hand(row: bytes) -> bytes:
    return row[:ROW_BYTES_1] + row[ROW_BYTES_1 + CARD_NUMBERS :]


def test_the_hand_is_told_apart_from_the_deck() -> None:
    state = position(2, 5, 0)
    featurer = Featurer(Valuer(TABLES, Weights()))
    told = set()
    for luck in range(20):
        dealt = determinize(view(state, 1), stream(luck + 1, 0))
        told.add(featurer.row(dealt, dealt.seats[0])[ROW_BYTES_1:][:CARD_NUMBERS])
    assert len(told) > 5


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
    rows = ROW + bytes(ROW_BYTES)
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
    rows = ROW
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


def test_weights_of_version_1_play_as_they_did(tmp_path: Path) -> None:
    before = frozen_network()
    now = load_network(FROZEN_WEIGHTS)
    featurer = Evaluator(TABLES, now).featurer
    states = [position(2, seed, 120) for seed in range(9)]
    rows = b"".join(featurer.row(state, state.seats[0]) for state in states)
    assert len(rows) == 9 * ROW_BYTES_1
    assert now(rows) == before(rows)
    now.save(tmp_path / "again.npz")
    assert load_network(tmp_path / "again.npz").about["features"] == 1


def test_weights_with_the_inputs_of_another_version_are_refused(tmp_path: Path) -> None:
    first, bias = np.zeros((INPUTS_OF[1], 1), np.float32), np.zeros(1, np.float32)
    for version in (1, 2):
        about = np.array(json.dumps({"features": version}))
        np.savez(tmp_path / f"{version}.npz", about=about, weights_0=first, bias_0=bias)
    load_network(tmp_path / "1.npz")
    with pytest.raises(WeightsError, match="does not take"):
        load_network(tmp_path / "2.npz")


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
