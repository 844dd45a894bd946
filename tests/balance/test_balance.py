"""Balance: what is seen in a game is what happened, and a measure says what its games say."""

import json
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from lacrimosa.arena.plots import FORMATS
from lacrimosa.balance import measures
from lacrimosa.balance.games import StudiedGame, play_studied_game
from lacrimosa.balance.measures import FAMILIES, REST, amount, median, percent, ratio
from lacrimosa.balance.plots import write_plots
from lacrimosa.balance.study import Item, StudySettings, items_of, report
from lacrimosa.bots.bot import Budget
from lacrimosa.bots.kapellmeister import Kapellmeister
from lacrimosa.bots.match import SOURCES
from lacrimosa.bots.registry import make_bot
from lacrimosa.cli.main import app
from lacrimosa.editions import load
from lacrimosa.rules.kinds import ACTIONS, COMMISSION, DOCUMENT, NOBODY, REQUIEM, TRAVEL

EDITION = load("koechel")
BUDGET = Budget(nodes=50)


def seen(shares: list[float], scores: list[int], **more: object) -> StudiedGame:
    values: dict[str, object] = {
        "deal": 0,
        "sources": [dict.fromkeys(SOURCES, 1) for _ in scores],
        "composers": "eybler and stadler",
        "constanze": "one",
        "components": {},
        "decisions": 100,
    }
    return StudiedGame(shares=shares, scores=scores, **{**values, **more})  # type: ignore[arg-type]


def test_a_game_is_seen_as_it_was() -> None:
    bots = [make_bot("organist", seat) for seat in range(3)]
    one = play_studied_game(EDITION, bots, 5, 7, BUDGET)
    assert one == play_studied_game(EDITION, [make_bot("organist", seat) for seat in range(3)], 5, 7, BUDGET)
    assert one.deal == 7
    assert sum(one.shares) == pytest.approx(1)
    assert max(one.scores) == one.scores[one.shares.index(max(one.shares))]
    assert [sum(own.values()) for own in one.sources] == one.scores
    kinds = {name.rsplit(" ", 1)[0] for name in one.components}
    assert kinds == {"opus", "memory", "court", "composer tile", "city"}
    assert {NOBODY, 0, 1, 2} == set(one.components.values())


@pytest.mark.parametrize(
    ("action", "kinds", "sources"),
    [
        (DOCUMENT, ("memory",), ()),
        (COMMISSION, ("opus",), ("commission",)),
        (TRAVEL, ("court", "city"), ("cities", "end_courts")),
        (REQUIEM, ("composer tile",), ("end_requiem", "requiem_tiles")),
    ],
)
def test_who_never_takes_an_action_never_does(
    action: int, kinds: tuple[str, ...], sources: tuple[str, ...]
) -> None:
    without = Kapellmeister(1, width=3, without=action)
    one = play_studied_game(EDITION, [without, make_bot("planner", 2)], 4, 0, BUDGET)
    takers = {by for name, by in one.components.items() if name.startswith(kinds)}
    (other,) = takers - {NOBODY}
    assert not any(one.sources[1 - other][source] for source in sources)


@pytest.mark.parametrize("size", [6, 12, 80])
def test_intervals_cover_what_they_should(size: int) -> None:
    """A mean, a median and a ratio, of many studies; with few games too."""
    generator = np.random.default_rng(5)
    covered = np.zeros(3)
    for _ in range(400):
        values, wholes = generator.normal(3.0, 2.0, size), generator.uniform(50, 150, size)
        parts = wholes * generator.uniform(0.1, 0.5, size)
        found = [amount(values), median(values), ratio(parts, wholes)]
        covered += [one[1] <= true <= one[2] for one, true in zip(found, (3.0, 3.0, 30.0), strict=True)]
    assert (covered >= 0.93 * 400).all(), covered


def test_a_handful_of_games_leaves_what_is_unknown_unknown() -> None:
    assert median(np.array([1.0, 2.0, 3.0, 4.0, 5.0]))[1:] == (-np.inf, np.inf)
    assert median(np.array([1.0, 2.0, 3.0, 4.0, 5.0, 6.0]))[1:] == (1.0, 6.0)
    assert median(np.arange(5001.0))[0] == 2500
    assert percent(np.array([100.0]))[1:] == (0.0, 100.0)
    assert percent(np.array([100.0, 100.0]))[1] == pytest.approx(100 * 0.025**0.5, abs=1)
    line = measures.length([seen([1.0, 0.0], [110, 90])]).as_json()
    assert (line["low"], line["high"]) == (None, None)


def test_seats_scores_and_families() -> None:
    games = [seen([1.0, 0.0], [110, 100]), seen([1.0, 0.0], [120, 90]), seen([0.0, 1.0], [100, 140])]
    first, second = measures.seats(games)
    assert (first.value, second.value) == pytest.approx((200 / 3, 100 / 3))
    assert not first.met
    winning, best, margin = measures.scores(games)
    assert winning.value == pytest.approx((110 + 120 + 140) / 3)
    assert (winning.met, best.value, best.met) == (False, 140, True)
    assert (margin.value, margin.met) == (30, False)
    shares = {one.measure: one.value for one in measures.families(games)}
    assert sum(shares.values()) == pytest.approx(100)
    assert shares["2 players: VP from works, %"] == pytest.approx(100 * 3 / len(SOURCES))
    assert {source for sources in FAMILIES.values() for source in sources} < set(SOURCES)
    assert REST not in FAMILIES


def test_setups_and_components() -> None:
    games = [seen([1.0, 0.0], [110, 110], constanze="one", components={"opus a": 0, "opus b": NOBODY})] * 30
    games += [seen([1.0, 0.0], [90, 90], constanze="two", components={"opus a": 1, "opus b": NOBODY})] * 30
    moved = {one.measure: one for one in measures.setups(games)}
    assert moved["2 players: Constanze card one, % of mean score"].value == pytest.approx(10)
    assert not moved["2 players: Constanze card two, % of mean score"].met
    found = {one.measure: one for one in measures.components(games)}
    assert found["opus a: taken, %"].value == 100
    assert found["opus a: wins above a fair share, points"].value == 0
    assert not found["opus b: taken, %"].met
    assert "opus b: wins above a fair share, points" not in found


def test_what_is_for_the_record_is_no_target() -> None:
    games = [seen([1.0, 0.0], [110, 90])] * 3
    assert not measures.length(games).goal.is_bounded
    assert all(one.goal.is_bounded for one in measures.seats(games) + measures.scores(games))


def test_a_chart_for_every_group(tmp_path: Path) -> None:
    names = {f"opus {n}": 0 for n in range(90)}
    games = [seen([1.0, 0.0], [110, 90], components=names)] * 30
    found = measures.seats(games) + measures.scores(games) + measures.components(games)
    files = write_plots(found, tmp_path / "charts")
    groups = {"seats", "scores", "margins", "taken", "wins_of_takers"}
    assert {path.name for path in files} == {f"{group}.{suffix}" for group in groups for suffix in FORMATS}
    drawn = (tmp_path / "charts" / "taken.svg").read_text()
    assert all(f">opus {n}<" in drawn for n in range(90))
    assert "90 of 90 within" in drawn


def test_the_report_has_every_part() -> None:
    settings = StudySettings(deals=1, removal_deals=2, solo_deals=3)
    items = items_of(settings)
    assert len(items) == 3 + 2 * ACTIONS + 3 * 3
    results: list[tuple[Item, StudiedGame | float]] = []
    for item in items:
        if item.level >= 0 or item.without >= 0:
            results.append((item, 1.0))
        else:
            results.append((item, seen([1.0] + [0.0] * (item.players - 1), [100] * item.players)))
    found = {one.measure: one for one in report(results)}
    assert found["never Travel: lost to the full bot, %"].met
    assert found["Soloist, hard: the bot wins, %"].value == 100
    assert not found["Soloist, hard: the bot wins, %"].met


def test_the_command() -> None:
    small = ["--deals", "1", "--removal-deals", "1", "--solo-deals", "1", "--bot", "copyist", "--jobs", "1"]
    result = CliRunner().invoke(app, ["balance", *small, "--json", "-"])
    assert result.exit_code == 0, result.output
    lines = json.loads(result.stdout)
    assert {"measure", "target", "value", "low", "high", "met"} == set(lines[0])
    assert any(line["measure"].startswith("4 players: wins of the fourth") for line in lines)
    wrong = CliRunner().invoke(app, ["balance", "--bot", "mozart"])
    assert wrong.exit_code == 2
    assert "--bot: there is no bot 'mozart'" in wrong.stderr
