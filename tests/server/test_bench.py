"""`lacrimosa bench server` measures a real server with clients that really play."""

import json
import subprocess
import sys

import pytest
from typer.testing import CliRunner

from bench.server_load import bystander
from lacrimosa.cli.main import app


def test_the_figures_have_their_fixed_shape() -> None:
    command = [sys.executable, "-m", "lacrimosa", "bench", "server", "--json", "-"]
    command += ["--tables", "24", "--rate", "40", "--seconds", "2"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert list(figures) == [
        "tables",
        "sockets",
        "seconds",
        "choices",
        "choices_per_s",
        "p50_ms",
        "p99_ms",
        "lost",
        "kb_per_idle_table",
        "open_late_game_ms",
        "patronage_of_2000_games_ms",
        "ratings_of_10000_games_ms",
        "ratings_after_one_more_ms",
    ]
    assert (figures["tables"], figures["sockets"], figures["lost"]) == (24, 48, 0)
    assert figures["choices"] > 10
    assert 0 < figures["p50_ms"] <= figures["p99_ms"]
    assert figures["open_late_game_ms"] > 0
    assert figures["patronage_of_2000_games_ms"] > 0
    assert figures["ratings_of_10000_games_ms"] > 0
    assert figures["ratings_after_one_more_ms"] > 0


def test_a_bystanders_figures_have_their_fixed_shape(monkeypatch: pytest.MonkeyPatch) -> None:
    cases = ["quiet", "watched_bot_tables", "abandoned_games"]
    monkeypatch.setattr(bystander, "CASES", {case: bystander.CASES[case] for case in cases})
    monkeypatch.setattr(bystander, "LEVELS", ("copyist", "concertmaster"))
    monkeypatch.setattr(bystander, "TABLES", 2)
    monkeypatch.setattr(bystander, "SOCKETS", 1)
    monkeypatch.setattr(bystander, "BUSY_SECONDS", 0.0)
    done = CliRunner().invoke(app, ["bench", "server", "--bystander", "--turns", "1", "--json", "-"])
    assert done.exit_code == 0, done.output
    figures = json.loads(done.stdout)
    assert list(figures) == cases
    for case in figures.values():
        assert list(case) == ["copyist", "concertmaster"]
        for one in case.values():
            assert list(one) == ["seconds", "ratio"]
            assert one["seconds"] > 0
    assert [one["ratio"] for one in figures["quiet"].values()] == [1.0, 1.0]
