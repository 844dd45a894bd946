"""The notebook runs and keeps its pictures; the example learns."""

import json
import re
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOK = ROOT / "examples" / "board.ipynb"
EXAMPLE = ROOT / "examples" / "train_solo.py"
SVG = "image/svg+xml"


def test_the_notebook_runs_and_its_stored_pictures_are_those_it_draws() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "run_notebook.py"))
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    stored = [cell["outputs"] for cell in tool["code_cells"](cells)]
    fresh = tool["run_cells"](cells)
    advice = "run tools/run_notebook.py examples/board.ipynb"
    # From the bot's moves on a better bot may play otherwise; up to there everything is fixed.
    before = next(
        at for at, cell in enumerate(tool["code_cells"](cells)) if "make_bot" in "".join(cell["source"])
    )
    assert fresh[:before] == stored[:before], advice
    assert [shapes(outputs) for outputs in fresh] == [shapes(outputs) for outputs in stored], advice
    pictures = [
        output["data"][SVG] for outputs in stored for output in outputs if SVG in output.get("data", {})
    ]
    assert len(pictures) == 2
    assert all("".join(drawn).startswith("<svg") for drawn in pictures)


def shapes(outputs: list[dict[str, Any]]) -> list[tuple[str, list[str]]]:
    return [(output["output_type"], sorted(output.get("data", {}))) for output in outputs]


def test_the_example_learns() -> None:
    """After some two hundred games it scores clearly more than the random player it began as."""
    command = [sys.executable, str(EXAMPLE), "--episodes", "250", "--tested", "25", "--seed", "1"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    means = [float(found) for found in re.findall(r"mean VP +([\d.]+)", done.stdout)]
    assert len(means) > 5, done.stdout
    assert means[0] < 20
    assert means[-1] > means[0] + 8


def test_the_slopes_of_the_example_are_right() -> None:
    """Of the loss that the example's optimiser goes down, against differences."""
    example = runpy.run_path(str(EXAMPLE))
    rng = np.random.default_rng(3)
    network = example["Network"](6, 5, rng)
    for name, weight in network.weights.items():
        network.weights[name] = rng.normal(0, 0.4, weight.shape)
    x = rng.normal(size=(4, 6))
    mask = np.array([[1, 1, 0, 1, 1], [1, 1, 1, 0, 0], [0, 1, 1, 1, 1], [1, 0, 1, 1, 0]], bool)
    taken = np.array([0, 2, 3, 2])
    advantage, goal = rng.normal(size=4), rng.normal(size=4)
    before = network(x, mask)[0][np.arange(4), taken] * 1.01

    def loss() -> float:
        odds, value = network(x, mask)
        ratio = odds[np.arange(4), taken] / before
        spread = -(odds * np.log(np.maximum(odds, 1e-9))).sum(-1)
        return float((-advantage * ratio - example["ENTROPY"] * spread + (value - goal) ** 2 / 2).mean())

    kept: dict[str, Any] = {}
    network._step = kept.update
    network.learn(x, mask, taken, before, advantage, goal)
    for name, weight in network.weights.items():
        at = tuple(rng.integers(size) for size in weight.shape)
        weight[at] += 1e-5
        above = loss()
        weight[at] -= 2e-5
        slope = (above - loss()) / 2e-5
        weight[at] += 1e-5
        assert kept[name][at] == pytest.approx(slope, rel=1e-3, abs=1e-7), name
