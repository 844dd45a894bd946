"""Learning: returns against their definition, gradients against differences, the optimizer against a copy."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from lacrimosa.bots.fast.features import ROW_BYTES
from lacrimosa.bots.network import Network, inputs_of
from lacrimosa.training.learning import Adam, fit, input_scale, lambda_returns, new_network
from lacrimosa.training.self_play import Trajectory, samples_of

numbers = st.floats(-150, 150, width=32)
games = st.lists(st.tuples(st.lists(numbers, min_size=1, max_size=12), numbers), min_size=1, max_size=4)


def slow_return(values: list[float], score: float, place: int, td_lambda: float) -> float:
    """The definition: every n-step return by (1 - lambda) lambda^(n-1), and the score by all the rest."""
    left = len(values) - place - 1
    steps = [
        (1 - td_lambda) * td_lambda ** (ahead - 1) * values[place + ahead] for ahead in range(1, left + 1)
    ]
    return sum(steps) + td_lambda**left * score


@settings(max_examples=100, deadline=None)
@given(games, st.floats(0, 1), numbers)
def test_returns_are_what_their_definition_says(
    played: list[tuple[list[float], float]], td_lambda: float, correction: float
) -> None:
    bases = [base for values, _ in played for base in values]
    samples = samples_of([Trajectory([bytes(ROW_BYTES)] * len(values), values) for values, _ in played])
    samples.scores[:] = [score for _, score in played]
    corrections = np.full(len(bases), correction, np.float32)
    expected = [
        slow_return([base + correction for base in values], score, place, td_lambda)
        for values, score in played
        for place in range(len(values))
    ]
    found = lambda_returns(samples, corrections, td_lambda)
    assert found.tolist() == pytest.approx(expected, rel=1e-4, abs=1e-2)


def sample_rows(count: int) -> NDArray[np.uint8]:
    return np.random.default_rng(3).integers(0, 9, (count, ROW_BYTES), np.uint8)


def loss_of(network: Network, rows: NDArray[np.uint8], targets: NDArray[np.float32]) -> float:
    signal = inputs_of(rows).astype(np.float64)
    for weights, bias in network.layers[:-1]:
        signal = np.maximum(signal @ weights + bias, 0)
    weights, bias = network.layers[-1]
    return float(np.mean(((signal @ weights + bias)[:, 0] - targets) ** 2) / 2)


def test_a_step_goes_down_the_slope_in_every_weight_it_can_tell() -> None:
    """The first step of Adam has the length of the rate in every weight, against the sign of its gradient."""
    rows = sample_rows(40)
    targets = np.random.default_rng(4).normal(0, 0.5, 40).astype(np.float32)
    network = new_network((5,), rows, 1)
    generator = np.random.default_rng(2)
    last = network.layers[-1][0]
    last += generator.normal(0, 0.5, last.shape).astype(np.float32)
    slopes: list[tuple[int, int, float]] = []
    for layer, (weights, _) in enumerate(network.layers):
        for at in range(0, weights.size, 37):
            before = weights.flat[at]
            losses = []
            for change in (1e-3, -1e-3):
                weights.flat[at] = before + change
                losses.append(loss_of(network, rows, targets))
            weights.flat[at] = before
            slopes.append((layer, at, (losses[0] - losses[1]) / 2e-3))
    old = [weights.copy() for weights, _ in network.layers]
    Adam(network, input_scale(rows)).step(inputs_of(rows), targets, 1e-3, decay=0.0)
    told = [(layer, at, slope) for layer, at, slope in slopes if abs(slope) > 1e-3]
    assert len(told) > 10
    for layer, at, slope in told:
        moved = network.layers[layer][0].flat[at] - old[layer].flat[at]
        assert moved * slope < 0, (layer, at)


def test_a_restored_optimizer_goes_on_as_the_first_would_have() -> None:
    rows = sample_rows(1200)
    targets = rows[:, 60].astype(np.float32)

    def trained(stop: bool) -> Network:
        adam = Adam(new_network((6,), rows, 1), input_scale(rows))
        fit(adam, rows, targets, 3, 0.01, 1)
        if stop:
            copied = Network([(weights.copy(), bias.copy()) for weights, bias in adam.network.layers])
            kept = {name: np.copy(part) for name, part in adam.state().items()}
            adam = Adam.restored(copied, kept)
        fit(adam, rows, targets, 3, 0.01, 2)
        return adam.network

    for one, other in zip(trained(False).layers, trained(True).layers, strict=True):
        assert all(np.array_equal(part, again) for part, again in zip(one, other, strict=True))
