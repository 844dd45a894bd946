"""The value network: what the hand-made value of a position misses, in VP at the end of the game.

Three layers, numpy only. A weights file is an `.npz`: the arrays, and a JSON text about where they are from;
it names the version of the features it was trained on. One of an earlier version plays as ever: it does not
look at what has been added since. Layers may be as many and as large as one likes, if they fit each other.
"""

import json
import os
import zipfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lacrimosa.bots.fast.features import FEATURES_VERSION, MARK_BYTES, ROW_BYTES, ROW_BYTES_1

Array = NDArray[np.float32]
MARKS = 8 * MARK_BYTES
INPUTS = MARKS + ROW_BYTES - MARK_BYTES
# By version of the features: those of an earlier one are the first of today's.
INPUTS_OF = {1: MARKS + ROW_BYTES_1 - MARK_BYTES, FEATURES_VERSION: INPUTS}
SCALE = 10.0  # VP of one unit of the output
SHIPPED = Path(__file__).parent / "weights" / "patron.npz"


class WeightsError(ValueError):
    """A weights file that cannot be used; the text says why."""


@dataclass
class Network:
    """Weights by layer."""

    layers: list[tuple[Array, Array]]
    about: dict[str, Any] = field(default_factory=dict)

    def __call__(self, rows: bytes) -> list[float]:
        """The correction for every row; rows have as many numbers as the network takes."""
        found: list[float] = self.forward(inputs_of(rows, self.inputs)).tolist()
        return found

    @property
    def inputs(self) -> int:
        return len(self.layers[0][0])

    def forward(self, signal: Array) -> Array:
        for weights, bias in self.layers[:-1]:
            signal = signal @ weights
            signal += bias
            np.maximum(signal, 0, out=signal)
        weights, bias = self.layers[-1]
        return (signal @ weights + bias)[:, 0] * np.float32(SCALE)

    def save(self, path: Path) -> None:
        """Write beside and rename, so that nobody reads half a file."""
        arrays = {f"weights_{n}": weights for n, (weights, _) in enumerate(self.layers)}
        arrays |= {f"bias_{n}": bias for n, (_, bias) in enumerate(self.layers)}
        shape = [self.inputs, *[len(bias) for _, bias in self.layers]]
        version = 1 if self.inputs == INPUTS_OF[1] else FEATURES_VERSION
        about = np.array(json.dumps({**self.about, "features": version, "shape": shape}))
        beside = path.with_suffix(".part.npz")
        np.savez_compressed(beside, about=about, **arrays)  # type: ignore[arg-type]
        os.replace(beside, path)


def inputs_of(rows: bytes | NDArray[np.uint8], count: int = INPUTS) -> Array:
    """Rows of bytes as a network takes them, the first so many: each mark an input, each number an input."""
    size = MARK_BYTES + count - MARKS
    table = np.frombuffer(rows, np.uint8).reshape(-1, size) if isinstance(rows, bytes) else rows
    found = np.empty((len(table), count), np.float32)
    found[:, :MARKS] = np.unpackbits(table[:, :MARK_BYTES], axis=1, bitorder="little")
    found[:, MARKS:] = table[:, MARK_BYTES:size]
    return found


def _check_shape(path: Path, layers: list[tuple[Array, Array]], before: int) -> None:
    """Raises WeightsError unless every layer takes what the one before it gives, the first so many inputs."""
    for weights, bias in layers:
        if weights.shape != (before, len(bias)):
            raise WeightsError(f"{path}: a layer of {weights.shape} does not take {before} inputs")
        before = len(bias)
    if before != 1:
        raise WeightsError(f"{path}: {before} numbers come out, not 1")


def load_network(path: Path = SHIPPED) -> Network:
    """Read a weights file."""
    try:
        with np.load(path, allow_pickle=False) as file:
            about = json.loads(str(file["about"]))
            version = about.get("features")
            if version not in list(INPUTS_OF):
                raise WeightsError(f"{path}: made for features {version}, not {FEATURES_VERSION}")
            count = sum(1 for name in file.files if name.startswith("weights_"))
            layers = [(file[f"weights_{n}"], file[f"bias_{n}"]) for n in range(count)]
            _check_shape(path, layers, INPUTS_OF[version])
    except FileNotFoundError:
        raise WeightsError(f"{path}: there is no such weights file") from None
    except (OSError, KeyError, ValueError, zipfile.BadZipFile) as problem:
        if isinstance(problem, WeightsError):
            raise
        raise WeightsError(f"{path}: not a weights file ({problem})") from problem
    return Network(layers, about)
