"""Training learns, repeats itself, and goes on where it stopped."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from lacrimosa.arena.runners import InProcess
from lacrimosa.bots.fast.features import ROW_BYTES
from lacrimosa.cli.main import app
from lacrimosa.training.folder import FolderError, RunFolder
from lacrimosa.training.learning import Adam, fit, input_scale, lambda_returns, new_network, predict
from lacrimosa.training.run import RunListener, run
from lacrimosa.training.self_play import Samples, table_of
from lacrimosa.training.settings import Settings, SettingsError

SMALL = Settings(rounds=2, games=10, hidden=(8,), width=1, window=2, evaluate_every=0)


def samples_of(values: list[list[float]], scores: list[float]) -> Samples:
    flat = [value for sequence in values for value in sequence]
    return Samples(
        rows=np.zeros((len(flat), ROW_BYTES), np.uint8),
        bases=np.array(flat, np.float32),
        lengths=np.array([len(sequence) for sequence in values], np.int32),
        scores=np.array(scores, np.float32),
    )


def test_returns_mix_the_end_with_what_was_thought_on_the_way() -> None:
    found = samples_of([[10.0, 20.0, 30.0], [50.0]], [40.0, 60.0])
    said = np.zeros(4, np.float32)
    assert lambda_returns(found, said, 1.0).tolist() == [40.0, 40.0, 40.0, 60.0]
    assert lambda_returns(found, said, 0.0).tolist() == [20.0, 30.0, 40.0, 60.0]
    # 40; then half of 30 and half of 40; then half of 20 and half of 35.
    assert lambda_returns(found, said, 0.5).tolist() == [27.5, 35.0, 40.0, 60.0]
    assert lambda_returns(found, said + 2, 0.0).tolist() == [22.0, 32.0, 40.0, 60.0]


def test_a_network_learns_what_its_inputs_tell() -> None:
    generator = np.random.default_rng(3)
    rows = generator.integers(0, 6, (4000, ROW_BYTES), np.uint8)
    targets = (3.0 * rows[:, 60] - 2.0 * rows[:, 70] * (rows[:, 80] > 2)).astype(np.float32)
    network = new_network((16,), rows, 1)
    assert predict(network, rows).tolist() == [0.0] * len(rows)
    error = fit(Adam(network, input_scale(rows)), rows, targets, 120, 0.01, 1)
    assert error < 0.25 * float(np.var(targets))


def follow(folder: Path, settings: Settings) -> list[dict[str, float]]:
    listener = RunListener(lambda _: None, lambda _, __: None)
    return list(run(settings, RunFolder(folder, settings), InProcess(), listener))[-1]


def test_a_run_that_was_stopped_ends_as_if_it_had_not_been(tmp_path: Path) -> None:
    straight = follow(tmp_path / "straight", SMALL)
    one_round = replace(SMALL, rounds=1)
    follow(tmp_path / "stopped", one_round)
    # What a killed round left behind counts for nothing.
    (tmp_path / "stopped" / "games.part.npz").write_bytes(b"half")
    stopped = follow(tmp_path / "stopped", SMALL)
    plain = [{name: v for name, v in line.items() if "seconds" not in name} for line in straight]
    again = [{name: v for name, v in line.items() if "seconds" not in name} for line in stopped]
    assert again == plain
    last = "weights-001.npz"
    with np.load(tmp_path / "straight" / last) as one, np.load(tmp_path / "stopped" / last) as other:
        assert all(np.array_equal(one[name], other[name]) for name in one.files if name != "about")


def test_a_folder_holds_one_run(tmp_path: Path) -> None:
    RunFolder(tmp_path / "run", SMALL)
    with pytest.raises(FolderError, match="holds another run: seed was 1, not 2"):
        RunFolder(tmp_path / "run", replace(SMALL, seed=2))
    settings = tmp_path / "run" / "settings.json"
    begun = json.loads(settings.read_text(encoding="utf-8"))
    settings.write_text(json.dumps({**begun, "edition_digest": "another"}), encoding="utf-8")
    with pytest.raises(FolderError, match="holds another run: edition digest was another, not "):
        RunFolder(tmp_path / "run", SMALL)
    (tmp_path / "file").write_text("")
    with pytest.raises(FolderError, match="file is no folder"):
        RunFolder(tmp_path / "file", SMALL)
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter.txt").write_text("dear sister")
    with pytest.raises(FolderError, match="not empty and holds no run"):
        RunFolder(tmp_path / "full", SMALL)


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"rounds": 0}, "rounds 0: at least 1"),
        ({"td_lambda": 2.0}, "td_lambda 2.0: between 0"),
        ({"evaluate_every": 1, "deals": 1}, "deals 1: at least 2"),
    ],
)
def test_settings_that_make_no_run_are_named(wrong: dict[str, Any], words: str) -> None:
    with pytest.raises(SettingsError, match=words):
        replace(SMALL, **wrong).check()


def test_games_of_every_size_are_played() -> None:
    tables = [table_of(game) for game in range(30)]
    assert {players for players, _ in tables} == {1, 2, 3, 4}
    assert {level for players, level in tables if players == 1} == {0, 1, 2}


def test_the_command_trains_and_draws_the_curve(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    small = ["--games", "10", "--hidden", "4", "--width", "1", "--gauge", "0", "--jobs", "1"]
    result = CliRunner().invoke(app, ["train", str(folder), "--rounds", "1", *small])
    assert result.exit_code == 0, result.output
    assert "weights-000.npz" in result.output
    assert (folder / "curve.svg").read_text(encoding="utf-8").startswith("<?xml")
    assert json.loads((folder / "settings.json").read_text(encoding="utf-8"))["games"] == 10
    wrong = CliRunner().invoke(app, ["train", str(folder), "--rounds", "1", "--hidden", "four"])
    assert wrong.exit_code == 2
    assert "--hidden four: sizes with commas" in wrong.stderr
