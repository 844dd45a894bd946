"""The same games on a Ray cluster; one on this computer will do."""

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
from arena.commanding import arena, report, timeless

WORDS = ["--bots", "random,random", "--deals", "40", "--seed", "6"]


def test_a_cluster_plays_the_same_games() -> None:
    # In a process of its own: Ray leaves threads and warnings behind.
    command = [sys.executable, "-m", "lacrimosa", "arena", *WORDS, "--cluster", "local", "--jobs", "2"]
    done = subprocess.run([*command, "--json", "-"], capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stderr
    assert timeless(json.loads(done.stdout)) == timeless(report(*WORDS))


def test_a_cluster_trains_the_same_network(tmp_path: Path) -> None:
    small = [
        "--rounds",
        "2",
        "--games",
        "10",
        "--hidden",
        "4",
        "--width",
        "1",
        "--gauge",
        "0",
        "--older",
        "1",
    ]
    for folder, words in (("here", ["--jobs", "1"]), ("there", ["--cluster", "local", "--jobs", "2"])):
        command = [sys.executable, "-m", "lacrimosa", "train", str(tmp_path / folder), *small, *words]
        done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
        assert done.returncode == 0, done.stderr
    with (
        np.load(tmp_path / "here" / "weights-001.npz") as here,
        np.load(tmp_path / "there" / "weights-001.npz") as there,
    ):
        assert all(np.array_equal(here[name], there[name]) for name in here.files)


def test_a_cluster_that_is_not_there_is_told_of() -> None:
    answer = arena(*WORDS, "--cluster", "auto")
    assert answer.exit_code == 2
    assert "there is no Ray cluster at auto" in answer.stderr
