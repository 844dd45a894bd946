"""`lacrimosa simulate` as it is called."""

import csv
import json
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from bot_processes.moods import PATIENCE, check_forfeits, moody
from typer.testing import CliRunner, Result

from lacrimosa.bots.match import SOURCES, game_seed
from lacrimosa.cli.main import app


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


def test_the_same_games_whatever_the_jobs(tmp_path: Path) -> None:
    files = [tmp_path / "one.csv", tmp_path / "two.csv"]
    for jobs, file in enumerate(files, 1):
        words = ["--players", "2", "--bots", "pupil,random", "--games", "7", "--jobs", str(jobs)]
        assert run("simulate", "--seed", "3", *words, "--csv", str(file)).exit_code == 0
    assert files[0].read_bytes() == files[1].read_bytes()


def test_seats_rotate_and_deals_depend_on_seed_and_number_alone(tmp_path: Path) -> None:
    rows: dict[int, list[dict[str, str]]] = {}
    for games in (2, 4):
        file = tmp_path / f"{games}.csv"
        simulate("--players", "3", "--bots", "pupil,random,random", "--games", str(games), "--csv", str(file))
        with file.open(encoding="utf-8", newline="") as lines:
            rows[games] = list(csv.DictReader(lines))
    assert [row["seat"] for row in rows[4] if row["bot"] == "pupil"] == ["0", "1", "2", "0"]
    assert [int(row["seed"]) for row in rows[4][::3]] == [game_seed(5, game) for game in range(4)]
    assert rows[2] == rows[4][:6]


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
        (["--patience", "-1"], "--patience -1.0: must be more than 0 seconds"),
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
