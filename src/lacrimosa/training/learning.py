"""Learning: lambda-returns of recorded games, and a network fitted to them by Adam."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lacrimosa.bots.network import INPUTS, SCALE, Array, Network, inputs_of
from lacrimosa.training.self_play import Samples
from lacrimosa.training.settings import SettingsError

BATCH_SIZE = 512
HUBER_DELTA = 3.0  # in units of the output: beyond it an error counts by its size, not by its square


def lambda_returns(samples: Samples, corrections: Array, td_lambda: float) -> Array:
    """What each position led to: the score, mixed backwards with what search or network said on the way."""
    values = np.where(np.isnan(samples.promised), samples.bases + corrections, samples.promised)
    targets = np.empty_like(values)
    end = 0
    for length, score in zip(samples.lengths.tolist(), samples.scores.tolist(), strict=True):
        start, end = end, end + length
        target = score
        for place in range(end - 1, start - 1, -1):
            targets[place] = target
            target = (1.0 - td_lambda) * float(values[place]) + td_lambda * target
    return targets


def lessons_of(samples: Samples, returns: Array) -> tuple[NDArray[np.uint8], Array]:
    """Rows to learn from, and the correction that would be right for each: positions of the games, and what a
    search says that turns could have come to instead, against what they did come to.
    """
    rows = np.concatenate([samples.rows, samples.other_rows])
    others = returns[samples.other_of] + samples.other_gains - samples.other_bases
    return rows, np.concatenate([returns - samples.bases, others])


def predict(network: Network, rows: NDArray[np.uint8]) -> Array:
    inputs = network.inputs
    parts = [network.forward(inputs_of(rows[at : at + 8192], inputs)) for at in range(0, len(rows), 8192)]
    return np.concatenate(parts) if parts else np.empty(0, np.float32)


def input_scale(rows: NDArray[np.uint8]) -> Array:
    """One over the spread of each input, within bounds: what hardly ever changes is not blown up."""
    spread: Array = np.maximum(inputs_of(rows[:50_000]).std(axis=0), np.float32(0.1))
    return np.reciprocal(spread)


def new_network(hidden: tuple[int, ...], rows: NDArray[np.uint8], seed: int) -> Network:
    """A network that corrects nothing yet; the first layer is scaled to the spread of its inputs."""
    generator = np.random.default_rng(seed)
    scale = input_scale(rows)
    centre = inputs_of(rows[:50_000]).mean(axis=0)
    layers: list[tuple[Array, Array]] = []
    before = INPUTS
    for size in hidden:
        weights = generator.standard_normal((before, size)).astype(np.float32) * np.sqrt(2.0 / before)
        bias = np.zeros(size, np.float32)
        if not layers:
            weights = (weights * scale[:, None]).astype(np.float32)
            bias = (-(centre @ weights)).astype(np.float32)
        layers.append((weights.astype(np.float32), bias))
        before = size
    layers.append((np.zeros((before, 1), np.float32), np.zeros(1, np.float32)))
    return Network(layers)


def check_growth(network: Network, hidden: tuple[int, ...]) -> None:
    """Raises SettingsError unless a network can be widened to these sizes."""
    sizes = tuple(len(bias) for _, bias in network.layers[:-1])
    if len(sizes) != len(hidden) or any(now < before for now, before in zip(hidden, sizes, strict=True)):
        wanted, present = (",".join(map(str, each)) for each in (hidden, sizes))
        raise SettingsError(f"hidden {wanted}: the weights to go on from have {present}; layers only grow")


def grown(network: Network, hidden: tuple[int, ...], rows: NDArray[np.uint8], seed: int) -> Network:
    """A network of these sizes that says what the given one does: what is new has no say yet."""
    found = new_network(hidden, rows, seed)
    for (weights, bias), (old_weights, old_bias) in zip(found.layers, network.layers, strict=True):
        taken, given = old_weights.shape
        weights[:, :given] = 0
        weights[:taken, :given] = old_weights
        bias[:given] = old_bias
    return found


@dataclass
class Adam:
    """Adam over the layers of one network; inputs of the first layer learn in units of their spread."""

    network: Network
    scale: Array  # one over the spread of each input
    steps: int = 0

    def __post_init__(self) -> None:
        self._first_moment = [np.zeros_like(part) for layer in self.network.layers for part in layer]
        self._second_moment = [np.zeros_like(part) for layer in self.network.layers for part in layer]

    def state(self) -> dict[str, NDArray[np.float32] | NDArray[np.int64]]:
        """What the next batch needs of those before, besides the network."""
        kept: dict[str, NDArray[np.float32] | NDArray[np.int64]] = {
            "scale": self.scale,
            "steps": np.array(self.steps),
        }
        kept |= {f"first_{n}": part for n, part in enumerate(self._first_moment)}
        kept |= {f"second_{n}": part for n, part in enumerate(self._second_moment)}
        return kept

    @staticmethod
    def restored(network: Network, state: dict[str, Any]) -> "Adam":
        adam = Adam(network, state["scale"], int(state["steps"]))
        adam._first_moment = [state[f"first_{n}"] for n in range(len(adam._first_moment))]
        adam._second_moment = [state[f"second_{n}"] for n in range(len(adam._second_moment))]
        return adam

    def step(self, rows: Array, targets: Array, rate: float, decay: float = 1e-5) -> float:
        """One batch; returns the mean squared error before it."""
        signals = [rows]
        for weights, bias in self.network.layers[:-1]:
            signals.append(np.maximum(signals[-1] @ weights + bias, 0))
        weights, bias = self.network.layers[-1]
        error = (signals[-1] @ weights + bias)[:, 0] - targets
        loss = float(np.mean(error**2))
        gradient = (np.clip(error, -HUBER_DELTA, HUBER_DELTA) / np.float32(len(error)))[:, None]
        gradients: list[Array] = []
        for place in range(len(self.network.layers) - 1, -1, -1):
            weights, _ = self.network.layers[place]
            gradients = [signals[place].T @ gradient, gradient.sum(axis=0), *gradients]
            if place:
                gradient = (gradient @ weights.T) * (signals[place] > 0)
        # The first layer sees raw bytes: its step is taken in inputs of equal spread.
        gradients[0] = gradients[0] * self.scale[:, None]
        self._apply(gradients, rate, decay)
        return loss

    def _apply(self, gradients: list[Array], rate: float, decay: float) -> None:
        self.steps += 1
        parts = [part for layer in self.network.layers for part in layer]
        warm = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for place, (part, gradient) in enumerate(zip(parts, gradients, strict=True)):
            first, second = self._first_moment[place], self._second_moment[place]
            first += np.float32(0.1) * (gradient - first)
            second += np.float32(0.001) * (gradient**2 - second)
            change = warm * first / (np.sqrt(second) + 1e-8)
            if place == 0:
                change = change * self.scale[:, None]
            part -= (change + rate * decay * part).astype(np.float32)


def fit(adam: Adam, rows: NDArray[np.uint8], targets: Array, epochs: float, rate: float, seed: int) -> float:
    """Learn from all rows, `epochs` times, the rate falling to a tenth; the error of the last tenth."""
    generator = np.random.default_rng(seed)
    batches = max(1, int(epochs * len(rows) / BATCH_SIZE))
    order = generator.permutation(len(rows))
    at = 0
    losses: list[float] = []
    for batch in range(batches):
        if at + BATCH_SIZE > len(order):
            order = generator.permutation(len(rows))
            at = 0
        chosen = order[at : at + BATCH_SIZE]
        at += BATCH_SIZE
        now = rate * (0.1 ** (batch / batches))
        losses.append(adam.step(inputs_of(rows[chosen]), targets[chosen] / SCALE, now))
    return float(np.mean(losses[-max(1, batches // 10) :])) * SCALE**2
