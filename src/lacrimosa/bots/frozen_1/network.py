"""The value network: what the hand-made value of a position misses, in VP at the end of the game.

Three layers, numpy only, and the weights of version 1.
"""

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lacrimosa.bots.fast.frozen_1.features import MARK_BYTES, ROW_BYTES

Array = NDArray[np.float32]
MARKS = 8 * MARK_BYTES
INPUTS = MARKS + ROW_BYTES - MARK_BYTES
SCALE = 10.0  # VP of one unit of the output
SHIPPED = Path(__file__).parents[1] / "weights" / "patron-1.npz"


@dataclass
class Network:
    """Weights by layer."""

    layers: list[tuple[Array, Array]]
    about: dict[str, Any] = field(default_factory=dict)

    def __call__(self, rows: bytes) -> list[float]:
        """The correction for every row."""
        found: list[float] = self.forward(inputs_of(rows)).tolist()
        return found

    def forward(self, signal: Array) -> Array:
        for weights, bias in self.layers[:-1]:
            signal = signal @ weights
            signal += bias
            np.maximum(signal, 0, out=signal)
        weights, bias = self.layers[-1]
        return (signal @ weights + bias)[:, 0] * np.float32(SCALE)


def inputs_of(rows: bytes | NDArray[np.uint8]) -> Array:
    """Rows of bytes as the network takes them: each mark an input, each number an input."""
    table = np.frombuffer(rows, np.uint8).reshape(-1, ROW_BYTES) if isinstance(rows, bytes) else rows
    found = np.empty((len(table), INPUTS), np.float32)
    found[:, :MARKS] = np.unpackbits(table[:, :MARK_BYTES], axis=1, bitorder="little")
    found[:, MARKS:] = table[:, MARK_BYTES:]
    return found


def load_network() -> Network:
    """Read the weights of version 1."""
    with np.load(SHIPPED, allow_pickle=False) as file:
        about = json.loads(str(file["about"]))
        count = sum(1 for name in file.files if name.startswith("weights_"))
        return Network([(file[f"weights_{n}"], file[f"bias_{n}"]) for n in range(count)], about)
