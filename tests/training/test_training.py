"""Training learns, repeats itself, and goes on where it stopped."""

import csv
import hashlib
import json
import subprocess
import sys
import time
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from typer.testing import CliRunner, Result

from lacrimosa.bots.fast.features import ROW_BYTES
from lacrimosa.bots.network import INPUTS, load_network
from lacrimosa.cli.main import app
from lacrimosa.training.folder import FolderError, RunFolder
from lacrimosa.training.learning import (
    Adam,
    fit,
    grown,
    input_scale,
    lambda_returns,
    lessons_of,
    new_network,
    predict,
)
from lacrimosa.training.searched_turns import Alternative
from lacrimosa.training.self_play import Samples, Trajectory, join_samples, samples_of, table_of
from lacrimosa.training.settings import Settings, SettingsError

SMALL = Settings(rounds=2, games=10, hidden=(8,), width=1, window=2, evaluate_every=0)


def played(values: list[list[float]], scores: list[int]) -> Samples:
    rows = bytes(ROW_BYTES)
    return samples_of(
        [Trajectory([rows] * len(own), own, score) for own, score in zip(values, scores, strict=True)]
    )


def test_returns_mix_the_end_with_what_was_thought_on_the_way() -> None:
    found = played([[10.0, 20.0, 30.0], [50.0]], [40, 60])
    said = np.zeros(4, np.float32)
    assert lambda_returns(found, said, 1.0).tolist() == [40.0, 40.0, 40.0, 60.0]
    assert lambda_returns(found, said, 0.0).tolist() == [20.0, 30.0, 40.0, 60.0]
    # 40; then half of 30 and half of 40; then half of 20 and half of 35.
    assert lambda_returns(found, said, 0.5).tolist() == [27.5, 35.0, 40.0, 60.0]
    assert lambda_returns(found, said + 2, 0.0).tolist() == [22.0, 32.0, 40.0, 60.0]


def test_what_a_search_promised_stands_for_what_the_network_said() -> None:
    found = played([[10.0, 20.0, 30.0], [50.0]], [40, 60])
    found.promised[1] = 26.0
    assert lambda_returns(found, np.zeros(4, np.float32), 0.0).tolist() == [26.0, 30.0, 40.0, 60.0]


def test_ways_not_taken_are_learned_as_they_compare_with_the_one_taken() -> None:
    rows = [bytes([number]) * ROW_BYTES for number in range(5)]
    first = Trajectory(rows[:1], [50.0], 60)
    second = Trajectory(rows[1:3], [70.0, 80.0], 90)
    second.alternatives[1] = [Alternative(rows[3], 75.0, -2.0), Alternative(rows[4], 85.0, 1.5)]
    both = join_samples([samples_of([first]), samples_of([second]), samples_of([first])])
    assert both.other_of.tolist() == [2, 2]
    returns = np.array([60.0, 88.0, 90.0, 60.0], np.float32)
    found, targets = lessons_of(both, returns)
    assert found[:, 0].tolist() == [0, 1, 2, 0, 3, 4]
    # The one taken came to 90: the others would have come to 88 and 91.5.
    assert targets.tolist() == [10.0, 18.0, 10.0, 10.0, 13.0, 6.5]


def test_games_kept_before_turns_were_searched_are_learned_from(tmp_path: Path) -> None:
    folder = RunFolder(tmp_path / "run", SMALL)
    games = played([[10.0, 20.0], [30.0]], [40, 60])
    old = {name: getattr(games, name) for name in ("rows", "bases", "lengths", "scores")}
    np.savez_compressed(tmp_path / "run" / "games-000.npz", **old)
    folder.save_games(1, games)
    first, second = folder.load_games(range(2))
    for one in fields(Samples):
        assert np.array_equal(getattr(first, one.name), getattr(second, one.name), equal_nan=True)


def test_a_network_learns_what_its_inputs_tell() -> None:
    generator = np.random.default_rng(3)
    rows = generator.integers(0, 6, (4000, ROW_BYTES), np.uint8)
    targets = (3.0 * rows[:, 60] - 2.0 * rows[:, 70] * (rows[:, 80] > 2)).astype(np.float32)
    network = new_network((16,), rows, 1)
    assert predict(network, rows).tolist() == [0.0] * len(rows)
    error = fit(Adam(network, input_scale(rows)), rows, targets, 120, 0.003, 1)
    assert error < 0.25 * float(np.var(targets))


def random_rows(count: int) -> NDArray[np.uint8]:
    return np.random.default_rng(3).integers(0, 6, (count, ROW_BYTES), np.uint8)


def test_a_network_that_has_grown_says_what_it_said_and_learns_with_all_of_it() -> None:
    rows = random_rows(600)
    small = new_network((6, 4), rows, 1)
    targets = (3.0 * rows[:, 60]).astype(np.float32)
    fit(Adam(small, input_scale(rows)), rows, targets, 20, 0.01, 1)
    large = grown(small, (9, 5), rows, 2)
    assert [weights.shape for weights, _ in large.layers] == [(INPUTS, 9), (9, 5), (5, 1)]
    assert predict(large, rows) == pytest.approx(predict(small, rows), abs=1e-3)
    before = large.layers[0][0][:, 8].copy()
    fit(Adam(large, input_scale(rows)), rows, targets, 20, 0.01, 1)
    assert np.abs(large.layers[0][0][:, 8] - before).max() > 0


def test_a_run_goes_on_from_weights(tmp_path: Path) -> None:
    small = ["--rounds", "1", "--games", "10", "--width", "1", "--gauge", "0", "--jobs", "1"]
    start = tmp_path / "start.npz"
    new_network((4,), random_rows(100), 1).save(start)

    def train(folder: str, *more: str) -> Result:
        return CliRunner().invoke(app, ["train", str(tmp_path / folder), *small, *more])

    done = train("wider", "--from", str(start), "--hidden", "6")
    assert done.exit_code == 0, done.output
    about = load_network(tmp_path / "wider" / "weights-000.npz").about
    assert about["settings"]["start"] == hashlib.sha256(start.read_bytes()).hexdigest()
    start.unlink()  # the folder has its own copy
    assert load_network(tmp_path / "wider" / "start.npz").layers[0][0].shape == (INPUTS, 4)

    refused = train("narrower", "--from", str(tmp_path / "wider" / "start.npz"), "--hidden", "3")
    assert refused.exit_code == 2
    assert "layers only grow" in refused.output
    refused = train("none", "--from", str(start), "--hidden", "6")
    assert refused.exit_code == 2
    assert "start.npz: No such file" in refused.output
    assert not (tmp_path / "none").exists()
    assert not (tmp_path / "narrower").exists()


def wait_for_rows(curve: Path, rows: int) -> None:
    end = time.monotonic() + 120
    while not curve.exists() or len(curve.read_text().splitlines()) <= rows:
        assert time.monotonic() < end, "no round was finished"
        time.sleep(0.01)


def test_a_killed_command_is_resumed_to_the_same_weights(tmp_path: Path) -> None:
    small = ["--rounds", "2", "--games", "10", "--hidden", "4", "--width", "1", "--gauge", "0", "--jobs", "1"]
    command = [sys.executable, "-m", "lacrimosa", "train", str(tmp_path / "killed"), *small]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        wait_for_rows(tmp_path / "killed" / "curve.csv", 1)
        process.kill()
    assert not (tmp_path / "killed" / "weights-001.npz").exists(), "the second round was over too soon"
    # What a killed round left behind counts for nothing.
    (tmp_path / "killed" / "games.part.npz").write_bytes(b"half")
    for folder in ("killed", "straight"):
        done = CliRunner().invoke(app, ["train", str(tmp_path / folder), *small])
        assert done.exit_code == 0, done.output
    with (
        np.load(tmp_path / "straight" / "weights-001.npz") as one,
        np.load(tmp_path / "killed" / "weights-001.npz") as other,
    ):
        assert all(np.array_equal(one[name], other[name]) for name in one.files)
    curves = [
        [
            {name: value for name, value in row.items() if "seconds" not in name}
            for row in csv.DictReader((tmp_path / folder / "curve.csv").read_text().splitlines())
        ]
        for folder in ("killed", "straight")
    ]
    assert len(curves[0]) == 2
    assert curves[0] == curves[1]


def test_a_folder_with_the_former_names_of_settings_is_resumed(tmp_path: Path) -> None:
    RunFolder(tmp_path / "run", SMALL)
    file = tmp_path / "run" / "settings.json"
    begun = json.loads(file.read_text(encoding="utf-8"))
    former = {
        "exploration": "curious",
        "temperature": "warmth",
        "td_lambda": "trust",
        "learning_rate": "rate",
    }
    before = {former.get(name, name): value for name, value in begun.items()}
    file.write_text(json.dumps({**before, "gauge": 5}), encoding="utf-8")
    RunFolder(tmp_path / "run", SMALL)
    file.write_text(json.dumps({**before, "warmth": 3.0}), encoding="utf-8")
    with pytest.raises(FolderError, match=r"holds another run: temperature was 3\.0, not 1\.5"):
        RunFolder(tmp_path / "run", SMALL)


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
    with pytest.raises(FolderError, match="file is not a folder"):
        RunFolder(tmp_path / "file", SMALL)
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter.txt").write_text("dear sister")
    with pytest.raises(FolderError, match="not empty and holds no run"):
        RunFolder(tmp_path / "full", SMALL)


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"rounds": 0}, "rounds 0: must be at least 1"),
        ({"td_lambda": 2.0}, "td_lambda 2.0: must be between 0"),
        ({"evaluate_every": 1, "deals": 1}, "deals 1: must be at least 2"),
        ({"mix": (1, 2)}, "games of one, two, three and four patrons"),
        ({"mix": (0, 0, 0, 0)}, "games of one, two, three and four patrons"),
        ({"older": 1.5}, "older 1.5: must be between 0 and 1"),
        ({"pool": 0}, "pool 0: must be at least 1"),
        ({"epochs": 0.0}, "epochs 0.0: must be above 0"),
        ({"learning_rate": -1.0}, "learning_rate -1.0: must be above 0"),
    ],
)
def test_settings_that_make_no_run_are_named(wrong: dict[str, Any], words: str) -> None:
    with pytest.raises(SettingsError, match=words):
        replace(SMALL, **wrong).check()


def test_a_run_from_before_there_was_a_choice_goes_on_without_it() -> None:
    begun = SMALL.as_json()
    for name in ("mix", "older", "pool", "start"):
        del begun[name]
    assert SMALL.difference(begun) == ""
    assert replace(SMALL, older=0.5).difference(begun) == "older was 0.0, not 0.5"
    assert replace(SMALL, mix=(0, 1, 0, 0)).difference(begun).startswith("mix was []")
    begun["mix"] = [0, 1, 0, 0]
    assert replace(SMALL, mix=(0, 1, 0, 0)).difference(begun) == ""


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
