"""`lacrimosa simulate` and `lacrimosa bench` as they are called."""

import csv
import json
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from bot_processes.moods import PATIENCE, check_forfeits, moody
from typer.testing import CliRunner, Result

from lacrimosa import compiled
from lacrimosa.bot_processes.line_up import contestants
from lacrimosa.bots.ladder import LADDER, STRONGEST
from lacrimosa.bots.match import GameResult
from lacrimosa.bots.sources import SOURCES
from lacrimosa.cli.main import app
from lacrimosa.cli.simulate_games import Plan, play_all
from lacrimosa.rules.kinds import NO_SOLOIST


def run(*words: str) -> Result:
    return CliRunner().invoke(app, list(words))


def simulate(*words: str) -> Result:
    return run("simulate", "--jobs", "1", "--seed", "5", *words)


def test_json_has_its_shape_and_nothing_else_is_printed() -> None:
    answer = simulate("--players", "2", "--bots", "random,random", "--games", "6", "--json", "-")
    assert answer.exit_code == 0
    assert not answer.stderr
    data = json.loads(answer.stdout)
    assert list(data) == ["games", "seconds", "decisions", "seats"]
    assert data["games"] == 6
    assert data["decisions"] > 600
    assert [list(seat) for seat in data["seats"]] == [["bot", "wins", "mean_score", "vp_by_source"]] * 2
    assert sum(seat["wins"] for seat in data["seats"]) == pytest.approx(6)
    for seat in data["seats"]:
        assert sum(seat["vp_by_source"].values()) == pytest.approx(seat["mean_score"], abs=1e-4)


def test_solo_names_the_soloist() -> None:
    answer = simulate(
        "--players", "1", "--bots", "random", "--games", "3", "--level", "medium", "--json", "-"
    )
    data = json.loads(answer.stdout)
    assert [seat["bot"] for seat in data["seats"]] == ["random", "soloist-medium"]


def test_rows_and_table(tmp_path: Path) -> None:
    flat, columns, totals = tmp_path / "a.csv", tmp_path / "a.parquet", tmp_path / "a.json"
    files = ["--csv", str(flat), "--parquet", str(columns), "--json", str(totals)]
    answer = simulate("--players", "3", "--bots", "random", "--games", "4", *files)
    assert answer.exit_code == 0
    assert "mean rank" in answer.stdout
    assert "games/s" in answer.stdout
    with flat.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 12
    assert list(rows[0]) == ["game", "seed", "seat", "bot", "score", "rank", "won", *SOURCES]
    for row in rows:
        assert sum(int(row[source]) for source in SOURCES) == int(row["score"])
    table = pq.read_table(columns).to_pylist()
    assert [{key: str(value) for key, value in row.items()} for row in table] == rows
    means = [seat["mean_score"] for seat in json.loads(totals.read_text())["seats"]]
    assert sum(means) * 4 == pytest.approx(sum(int(row["score"]) for row in rows), abs=1e-3)


def test_the_same_games_whatever_the_jobs() -> None:
    plan = Plan("koechel", 2, tuple(contestants(["planner", "random"])), 7, 3, NO_SOLOIST, False, ())
    told: list[GameResult] = []
    alone = play_all(plan, 1, told.append)
    assert told == alone.results
    assert alone.results == play_all(plan, 2, told.append).results
    assert len(told) == 14


def test_users_bots_play_in_either_spelling(tmp_path: Path) -> None:
    source = moody(tmp_path, "Greeter")
    words = ["--players", "3", "--games", "2", "--json", "-"]
    listed = json.loads(simulate("--bots", f"{source},random,random", *words).stdout)
    first = json.loads(simulate("--bot", source, "--bots", "random", *words).stdout)
    assert listed["seats"] == first["seats"]
    assert [seat["bot"] for seat in first["seats"]] == ["greeter", "random", "random"]
    again = json.loads(simulate("--bot", source, "--bots", "random", *words, "--jobs", "2").stdout)
    assert again["seats"] == first["seats"]


def test_a_bot_that_does_everything_wrong_loses_moves_and_the_run_goes_on(tmp_path: Path) -> None:
    words = ["--players", "2", "--games", "2", "--patience", PATIENCE, "--json", "-"]
    answer = simulate("--bot", moody(tmp_path), "--bots", "random", *words)
    assert answer.exit_code == 0
    data = json.loads(answer.stdout)
    assert list(data) == ["games", "seconds", "decisions", "seats", "forfeits"]
    check_forfeits(data["forfeits"])
    assert "moody forfeited 2 moves (died); game seed" in answer.stderr


def test_named_composers_and_salieri_are_played() -> None:
    words = ["--players", "2", "--bots", "random", "--games", "3", "--json", "-"]
    plain = json.loads(simulate(*words).stdout)
    named = json.loads(simulate(*words, "--composers", "stadler,eybler").stdout)
    salieri = json.loads(simulate(*words, "--salieri").stdout)
    assert plain["seats"] != named["seats"]
    assert plain["seats"] != salieri["seats"]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--bots", "mozart"], "there is no bot 'mozart'; known bots: random, planner"),
        (["--players", "3", "--bots", "random,random"], "2 bots for 3 players"),
        (
            ["--players", "2", "--bots", "random,random", "--bot", "random"],
            "2 and --bot 1 bots for 2 players",
        ),
        (
            ["--players", "2", "--bots", "random", *["--bot", "random"] * 3],
            "0 and --bot 3 bots for 2 players",
        ),
        (["--players", "2", "--bot", "gone.py:MyBot"], "gone.py: there is no such file"),
        (["--players", "2", "--bot", "gone.py"], "name the file and the class in it"),
        (["--patience", "-1"], "--patience -1.0: more than 0 seconds"),
        (["--players", "5"], "the game is for 1 to 4"),
        (["--players", "1", "--level", "brutal"], "the levels are easy, medium, hard"),
        (["--players", "2", "--level", "easy"], "goes with --players 1 only"),
        (["--games", "0"], "at least 1"),
        (["--composers", "eybler"], "name 2 for 4 players"),
        (["--composers", "eybler,salieri"], "there is no 'salieri'; the composers are eybler"),
        (["--edition", "nowhere"], "nowhere"),
        (["--csv", "nowhere/a.csv"], "there is no folder nowhere"),
        (["--json", "nowhere/a.json"], "there is no folder nowhere"),
    ],
)
def test_errors_are_one_clear_line(words: list[str], message: str) -> None:
    answer = simulate(*words)
    assert answer.exit_code == 2
    assert not answer.stdout
    assert message in answer.stderr
    assert answer.stderr.count("\n") == 1


def test_jobs_must_be_some() -> None:
    assert run("simulate", "--jobs", "0").exit_code == 2


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
