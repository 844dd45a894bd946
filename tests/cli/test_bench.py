"""`lacrimosa bench` as it is called, in a clone and without one."""

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from lacrimosa import compiled
from lacrimosa.bots.ladder import LADDER, STRONGEST
from lacrimosa.cli import bench
from lacrimosa.cli.main import app


def run(*words: str) -> Result:
    return CliRunner().invoke(app, list(words))


def test_bench_json() -> None:
    answer = run("bench", "--seconds", "0.05", "--json", "-")
    assert answer.exit_code == 0
    data = json.loads(answer.stdout)
    assert list(data) == ["compiled", "yardstick_us", "players"]
    assert data["compiled"] is compiled.is_active()
    assert list(data["players"]) == ["2", "3", "4"]
    for figures in data["players"].values():
        assert list(figures) == ["decisions_per_s", "games_per_s", "clone_us", "step_us", "view_us"]
        assert all(figure > 0 for figure in figures.values())


def test_bench_table_and_errors(tmp_path: Path) -> None:
    answer = run("bench", "--seconds", "0.05")
    assert answer.exit_code == 0
    assert "yardsticks" in answer.stdout
    assert run("bench", "--seconds", "0").exit_code == 2
    assert run("bench", "--seconds", "0.05", "--json", str(tmp_path / "no" / "a.json")).exit_code == 2


def test_bench_arena() -> None:
    answer = run("bench", "arena", "--deals", "1", "--json", "-")
    assert answer.exit_code == 0
    data = json.loads(answer.stdout)
    names = ["bot", "cores", "games", "games_per_s_one_core", "games_per_s_all_cores", "ratio"]
    assert list(data) == names
    assert data["games"] == 2
    assert data["ratio"] == pytest.approx(data[names[4]] / data[names[3]], rel=0.01)
    assert run("bench", "arena", "--deals", "0").exit_code == 2


def test_bench_interpreted(tmp_path: Path) -> None:
    target = tmp_path / "bench.json"
    answer = run("bench", "--interpreted", "--seconds", "0.05", "--json", str(target))
    assert answer.exit_code == 0
    assert json.loads(target.read_text())["compiled"] is False


def test_bench_bots() -> None:
    answer = run("bench", "bots", "--seconds", "0.2", "--json", "-")
    assert answer.exit_code == 0, answer.stderr
    figures = json.loads(answer.stdout)
    assert figures["one_ply_decisions_per_s"] > 0
    own = figures["levels"]
    assert {level["name"] for level in own} == set(LADDER)
    assert [level["budget_s"] for level in own if level["name"] == STRONGEST] == [0.1, 0.5, 2.0]
    assert all(0 < level["mean_ms"] <= level["longest_ms"] for level in own if level["choices"])
    assert run("bench", "bots", "--seconds", "0").exit_code == 2


def test_without_a_clone_its_programs_say_where_they_run(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(bench, "CLONE", tmp_path)
    monkeypatch.setattr(bench, "app", typer.Typer())
    bench.app.callback()(lambda: None)
    bench.add_commands()
    for name in ("arena", "bots", "env", "intervals", "server", "web"):
        refused = CliRunner().invoke(bench.app, [name, "--tables", "2"])
        assert refused.exit_code == 2
        assert refused.stderr.startswith(f"lacrimosa: bench {name} runs in a clone of the repository")
        assert refused.stderr.count("\n") == 1


def test_a_clone_has_every_command_that_a_package_speaks_of() -> None:
    assert {command.name for command in bench.app.registered_commands} == set(bench.IN_A_CLONE)


def test_bench_train() -> None:
    answer = run("bench", "train", "--games", "2", "--json", "-")
    assert answer.exit_code == 0, answer.stderr
    data = json.loads(answer.stdout)
    assert list(data) == [
        *("compiled", "yardstick_us", "players", "games", "games_per_s_per_core", "yardsticks_per_game"),
        *("baseline_games_per_s_per_core", "ratio", "games_alike"),
    ]
    assert (data["players"], data["games"]) == (2, 2)
    per_game = 1e6 / data["games_per_s_per_core"] / data["yardstick_us"]
    assert data["yardsticks_per_game"] == pytest.approx(per_game, rel=0.01)
    paces = data["games_per_s_per_core"], data["baseline_games_per_s_per_core"]
    assert data["ratio"] == pytest.approx(paces[0] / paces[1], rel=0.01)
    # The shipped network is still the frozen one: being quicker has changed no game.
    assert data["games_alike"] == 2
    alone = run("bench", "train", "--games", "1", "--no-baseline", "--json", "-")
    assert "ratio" not in json.loads(alone.stdout)
    assert "games/s and core" in run("bench", "train", "--games", "1").stdout
    assert run("bench", "train", "--games", "0").exit_code == 2
