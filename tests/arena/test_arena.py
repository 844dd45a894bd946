"""`lacrimosa arena`: what it finds, and what it says."""

import csv
import json
import os
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from arena.commanding import Data, arena, report, timeless
from bot_processes.moods import PATIENCE, check_forfeits, moody
from typer.testing import CliRunner

from bench.coverage import DEALS, SHARES
from lacrimosa.bots.match import game_seed
from lacrimosa.cli.main import app

HERE = Path(__file__).parent
EXAMPLE = HERE.parents[1] / "examples" / "my_bot.py"
QUICK = HERE / "tipsy_bot.py"

BOT_KEYS = ["name", "win_share", "low", "high", "mean_rank", "mean_score", "rating", "ms_per_decision"]


def shares(data: Data) -> dict[str, float]:
    return {bot["name"]: bot["win_share"] for bot in data["bots"]}


def test_json_has_its_shape() -> None:
    data = report("--challenger", "random", "--champion", "planner", "--players", "3", "--deals", "1")
    assert list(data) == ["players", "deals", "games", "seed", "form", "bots", "forfeits"]
    assert (data["players"], data["deals"], data["games"]) == (3, 1, 3)
    assert [list(bot)[: len(BOT_KEYS)] for bot in data["bots"]] == [BOT_KEYS] * 2
    assert shares(data) == {"random": 0, "planner": 0.5}
    assert data["bots"][1]["rating"] == 1000
    assert data["bots"][0]["mean_rank"] + 2 * data["bots"][1]["mean_rank"] == pytest.approx(6)
    assert data["bots"][1]["ms_per_decision"] > 0


def test_the_same_games_whatever_the_jobs() -> None:
    words = ["--bots", "random,random,random", "--players", "3", "--deals", "30", "--seed", "4", "--salieri"]
    alone = report(*words)
    assert timeless(report(*words, jobs=2)) == timeless(alone)
    assert shares(alone) != shares(report(*words[:-2], "5"))
    assert list(shares(alone)) == ["random", "random (2)", "random (3)"]


def test_a_bot_against_itself_is_no_better() -> None:
    data = report("--challenger", "random", "--champion", "random", "--deals", "120", "--seed", "2")
    first, second = data["bots"]
    assert first["low"] < 0.5 < first["high"]
    assert first["win_share"] + second["win_share"] == pytest.approx(1)
    assert first["rating_low"] < 1000 < first["rating_high"]
    planner = report("--challenger", "planner", "--champion", "planner", "--deals", "1")["bots"][0]
    assert planner["low"] <= 0.5 <= planner["high"]


@pytest.mark.parametrize(("challenger", "decision"), [("Tipsy", "not better"), ("Sober", "better")])
def test_a_hidden_handicap_is_found_and_the_run_stops_when_it_is_sure(challenger: str, decision: str) -> None:
    champion = {"Tipsy": "Sober", "Sober": "Tipsy"}[challenger]
    names = ["--challenger", f"{QUICK}:{challenger}", "--champion", f"{QUICK}:{champion}"]
    data = report(*names, "--deals", "60", "--until-sure")
    assert data["test"]["decision"] == decision
    assert data["deals"] == data["test"]["deals"] < 60
    own = {bot["name"]: bot for bot in data["bots"]}
    assert list(own) == [challenger.lower(), champion.lower()]
    assert own["tipsy"]["high"] < 0.5 < own["sober"]["low"]
    assert own["tipsy"]["rating_high"] < own["sober"]["rating_low"]
    assert data["forfeits"] == []


def test_when_it_is_sure_does_not_depend_on_the_jobs() -> None:
    words = [
        "--challenger",
        "random",
        "--champion",
        "random",
        "--deals",
        "300",
        "--until-sure",
        "--better",
        "90",
    ]
    data = report(*words)
    assert timeless(report(*words, jobs=2)) == timeless(data)
    assert data["deals"] == data["test"]["deals"]
    assert data["test"]["decision"] in ("better", "not better")


def test_the_example_of_a_users_bot_plays_well() -> None:
    data = report("--bot", f"{EXAMPLE}:MyBot", "--champion", "random", "--deals", "2", "--nodes", "100")
    assert shares(data) == {"my-bot": 1, "random": 0}
    assert data["bots"][0]["mean_score"] > 40
    assert data["forfeits"] == []


def test_alone_everybody_meets_the_soloist_on_the_same_deals() -> None:
    data = report("--players", "1", "--bots", "random,planner", "--level", "easy", "--deals", "3")
    assert list(shares(data)) == ["random", "planner", "soloist-easy"]
    assert (data["games"], data["level"]) == (6, "easy")
    assert shares(data)["random"] == 0
    won = shares(data)["planner"]
    assert shares(data)["soloist-easy"] == pytest.approx((1 + 1 - won) / 2)
    duel = report("--players", "1", "--challenger", "random", "--champion", "planner", "--deals", "3")
    assert [bot["name"] for bot in duel["bots"]] == list(shares(data))
    assert report("--players", "1", "--bot", "random", "--deals", "1")["games"] == 1


def test_two_deals_leave_much_open() -> None:
    """Even if one bot won all of them."""
    strong = report("--challenger", "planner", "--champion", "random", "--deals", "2")["bots"][0]
    assert (strong["win_share"], strong["high"]) == (1, 1)
    assert strong["low"] < 0.2
    assert strong["margin_low"] < strong["mean_margin"] < strong["margin_high"]
    assert strong["rating_low"] < 1000 < strong["rating"] < strong["rating_high"]


def test_one_deal_says_nothing(tmp_path: Path) -> None:
    words = ("--bots", "random,random", "--deals", "1", "--jobs", "1", "--plots", str(tmp_path))
    first, second = report(*words)["bots"]
    assert (first["low"], first["high"]) == (second["low"], second["high"]) == (0, 1)
    assert (first["margin_low"], first["margin_high"]) == (None, None)
    assert (second["rating_low"], second["rating_high"]) == (None, None)
    answer = arena(*words)
    assert "unknown" in answer.stdout
    assert "inf" not in answer.stdout


def test_how_often_intervals_hold_the_truth_can_be_printed() -> None:
    answer = CliRunner().invoke(app, ["bench", "intervals", "--runs", "3", "--json", "-"])
    data = json.loads(answer.stdout)
    assert len(data["intervals"]) == len(DEALS) * len(SHARES)
    assert all(0 <= cell["held"] <= 1 and cell["width"] > 0 for cell in data["intervals"])
    assert {one["players"] for one in data["tests"]} == {2, 4}
    assert "errs at 0" in CliRunner().invoke(app, ["bench", "intervals", "--runs", "1"]).stdout
    assert CliRunner().invoke(app, ["bench", "intervals", "--runs", "0"]).exit_code == 2


def test_rows_charts_and_table(tmp_path: Path) -> None:
    flat, columns, plots, totals = (tmp_path / name for name in ("a.csv", "a.parquet", "plots", "a.json"))
    files = ["--csv", str(flat), "--parquet", str(columns), "--plots", str(plots), "--json", str(totals)]
    names = ["--bots", "random,strongest", "--nodes", "20"]
    answer = arena(*names, "--deals", "2", "--seed", "3", "--jobs", "1", *files)
    assert answer.exit_code == 0, answer.output
    for word in ("2 deals, 4 games, 2 players, seed 3", "strongest", "win %", "rating", "margin"):
        assert word in answer.stdout
    with flat.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(row["deal"], row["game"], row["seat"], row["bot"]) for row in rows[:4]] == [
        ("0", "0", "0", "random"),
        ("0", "0", "1", "strongest"),
        ("0", "1", "0", "strongest"),
        ("0", "1", "1", "random"),
    ]
    assert {row["line_up"] for row in rows[:2]} == {"random | strongest"}
    assert {row["seed"] for row in rows} == {str(game_seed(3, deal)) for deal in (0, 1)}
    assert all(float(row["ms"]) > 0 for row in rows)
    table = pq.read_table(columns).to_pylist()
    assert [{key: str(value) for key, value in row.items()} for row in table] == rows
    assert json.loads(totals.read_text())["games"] == 4
    for name in ("win_shares", "ratings", "scores"):
        assert (plots / f"{name}.png").read_bytes().startswith(b"\x89PNG")
        assert "random" in (plots / f"{name}.svg").read_text(encoding="utf-8")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.csv", "a.json", "a.parquet", "plots"]


def test_a_bot_that_does_everything_wrong_loses_moves_and_the_run_goes_on(tmp_path: Path) -> None:
    words = ["--challenger", moody(tmp_path), "--champion", "random", "--deals", "1", "--patience", PATIENCE]
    answer = arena(*words, "--jobs", "1", "--json", "-")
    assert answer.exit_code == 0
    data = json.loads(answer.stdout)
    assert (data["deals"], data["games"]) == (1, 2)
    check_forfeits(data["forfeits"])
    assert "moody forfeited 5 moves (wrong type); game seed" in answer.stderr


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ([], "name a --challenger, or --bots for a round robin"),
        (["--challenger", "mozart"], "--challenger: there is no bot 'mozart'"),
        (["--challenger", "gone.py:MyBot"], "--challenger: gone.py: there is no such file"),
        (["--champion", "random"], "--champion needs a --challenger"),
        (["--challenger", "random", "--bots", "random,planner"], "--bots is a round robin"),
        (["--bots", "random,planner", "--until-sure"], "--until-sure needs a --challenger"),
        (["--challenger", "random", "--until-sure", "--better", "-3"], "it must be more than --worse 0.0"),
        (["--challenger", "random", "--players", "5"], "the game is for 1 to 4"),
        (["--challenger", "random", "--deals", "0"], "--deals 0: must be at least 1"),
        (["--challenger", "random", "--jobs", "0"], "--jobs 0: must be at least 1"),
        (["--challenger", "random", "--seconds", "0"], "--seconds 0.0: must be more than 0"),
        (["--challenger", "random", "--nodes", "0"], "--nodes 0: must be at least 1"),
        (["--challenger", "random", "--patience", "0"], "--patience 0.0: must be more than 0 seconds"),
        (["--challenger", "random", "--level", "easy"], "goes with --players 1 only"),
        (["--challenger", "random", "--composers", "eybler"], "name 2 for 2 players"),
        (["--challenger", "random", "--edition", "nowhere"], "nowhere"),
        (["--challenger", "random", "--csv", "nowhere/a.csv"], "there is no folder nowhere"),
        (["--challenger", "random", "--resume", "nowhere/a"], "there is no folder nowhere"),
        (["--challenger", "random", "--plots", __file__], "not a folder"),
    ],
)
def test_errors_are_one_clear_line(words: list[str], message: str) -> None:
    answer = arena(*words)
    assert answer.exit_code == 2
    assert not answer.stdout
    assert message in answer.stderr
    assert answer.stderr.count("\n") == 1


def test_a_file_that_cannot_be_written_is_told_of(tmp_path: Path) -> None:
    os.mkdir(tmp_path / "a.csv")
    answer = arena("--bots", "random,random", "--deals", "1", "--jobs", "1", "--csv", str(tmp_path / "a.csv"))
    assert answer.exit_code == 2
    assert "a.csv" in answer.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["a.csv"]
