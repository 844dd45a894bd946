"""The folder of a run: settings, weights and games of each round, the optimizer's state, the curve.

Every file is written beside and renamed, the curve's row last: a round either counts or is played again.
"""

import csv
import json
import os
import shutil
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from lacrimosa.bots.network import Network, load_network
from lacrimosa.training.learning import Adam
from lacrimosa.training.self_play import Samples, samples_of
from lacrimosa.training.settings import Settings

CurveRow = dict[str, float]


class FolderError(ValueError):
    """A folder that does not hold this run; the text says what is in the way."""


class RunFolder:
    """Where a run is kept. Opening one that was begun with other settings is an error."""

    def __init__(self, path: Path, settings: Settings, start: Path | None = None) -> None:
        """`start`: the weights the run goes on from, those of `settings.start`; the folder keeps a copy."""
        self.path = path
        self._settings_file = path / "settings.json"
        if self._settings_file.exists():
            try:
                begun = json.loads(self._settings_file.read_text(encoding="utf-8"))
            except ValueError as problem:
                raise FolderError(f"{self._settings_file}: not JSON ({problem})") from problem
            difference = settings.difference(begun)
            if difference:
                raise FolderError(f"{path} holds another run: {difference}")
        elif path.exists() and not path.is_dir():
            raise FolderError(f"{path} is not a folder")
        elif path.exists() and any(path.iterdir()):
            raise FolderError(f"{path} is not empty and holds no run")
        path.mkdir(parents=True, exist_ok=True)
        if start is not None and not self.weights(-1).exists():
            beside = path / "start.part.npz"
            shutil.copyfile(start, beside)
            os.replace(beside, self.weights(-1))
        _write(self._settings_file, json.dumps(settings.as_json(), indent=1) + "\n")

    def weights(self, round_: int) -> Path:
        """Those a round made; those the run goes on from are of the round before the first."""
        if round_ < 0:
            return self.path / "start.npz"
        return self.path / f"weights-{round_:03d}.npz"

    def curve(self) -> list[CurveRow]:
        """A row for every round that is done."""
        file = self.path / "curve.csv"
        if not file.exists():
            return []
        with file.open(encoding="utf-8", newline="") as lines:
            return [
                {name: float(value) for name, value in line.items() if value}
                for line in csv.DictReader(lines)
            ]

    def add_row(self, row: CurveRow) -> list[CurveRow]:
        rows = [*self.curve(), row]
        names = list(dict.fromkeys(name for one in rows for name in one))
        text = [",".join(names)]
        text += [",".join(f"{one[name]:.6g}" if name in one else "" for name in names) for one in rows]
        _write(self.path / "curve.csv", "\n".join(text) + "\n")
        return rows

    def save_games(self, round_: int, samples: Samples) -> None:
        beside = self.path / "games.part.npz"
        np.savez_compressed(beside, **asdict(samples))
        os.replace(beside, self._games_file(round_))

    def load_games(self, rounds: range) -> list[Samples]:
        found: list[Samples] = []
        for round_ in rounds:
            with np.load(self._games_file(round_), allow_pickle=False) as file:
                found.append(_samples({name: file[name] for name in file.files}))
        return found

    def delete_games(self, before: int) -> None:
        for file in self.path.glob("games-*.npz"):
            if int(file.stem.removeprefix("games-")) < before:
                file.unlink()

    def save_optimizer(self, round_: int, adam: Adam, about: dict[str, object]) -> None:
        beside = self.path / "learner.part.npz"
        np.savez(beside, **adam.state())  # type: ignore[arg-type]
        os.replace(beside, self._optimizer_file(round_))
        adam.network.about = about
        adam.network.save(self.weights(round_))

    def load_optimizer(self, round_: int) -> Adam:
        network: Network = load_network(self.weights(round_))
        with np.load(self._optimizer_file(round_), allow_pickle=False) as file:
            return Adam.restored(network, {name: file[name] for name in file.files})

    def delete_optimizer(self, before: int) -> None:
        for file in self.path.glob("learner-*.npz"):
            if int(file.stem.removeprefix("learner-")) < before:
                file.unlink()

    def _games_file(self, round_: int) -> Path:
        return self.path / f"games-{round_:03d}.npz"

    def _optimizer_file(self, round_: int) -> Path:
        return self.path / f"learner-{round_:03d}.npz"


def _samples(arrays: dict[str, Any]) -> Samples:
    """Games that were kept before turns were searched have rows of their own alone."""
    unsearched = {"promised": np.full(len(arrays["rows"]), np.nan, np.float32)}
    return Samples(**{**asdict(samples_of([])), **unsearched, **arrays})


def _write(path: Path, text: str) -> None:
    beside = path.with_name(path.name + ".part")
    beside.write_text(text, encoding="utf-8")
    os.replace(beside, path)
