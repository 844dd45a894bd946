"""Bots from files against the agent: in processes of their own, which end with the environment."""

import gc
import shutil
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import psutil
import pytest
from bot_processes.moods import moody
from bot_processes.moody_bot import MOODS

import lacrimosa.env  # noqa: F401  registers the environments
from lacrimosa.bots.user_bots import BadUserBot
from lacrimosa.editions import load
from lacrimosa.editions.loader import SHIPPED
from lacrimosa.env.single import SeatEnv

SEAT = "Lacrimosa-Seat-v0"
EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "my_bot.py"


def children() -> int:
    """Processes of bots that this one has started."""
    found = psutil.Process().children()
    return sum("lacrimosa.bot_processes.child" in child.cmdline() for child in found)


def play_out(table: Any, seed: int) -> tuple[list[bytes], dict[str, Any]]:
    seen, info = table.reset(seed=seed)
    told, ended = [], False
    while not ended:
        told.append(seen["observation"].tobytes())
        offered = np.flatnonzero(info["action_mask"])
        seen, _, ended, _, info = table.step(offered[7 * len(told) % len(offered)])
    return told, info


def test_a_bot_from_a_file_plays_and_its_process_ends_with_the_environment() -> None:
    before = children()
    table = gymnasium.make(SEAT, bots=(f"{EXAMPLE}:MyBot", "random"), seat=0)
    told, info = play_out(table, 4)
    assert len(told) > 30
    assert info["forfeits"] == 0
    assert info["scores"][1] > info["scores"][2]  # it is better than the random one
    assert children() == before + 1
    table.close()
    assert children() == before


def test_the_same_seed_is_the_same_game(tmp_path: Path) -> None:
    bots = (moody(tmp_path, "Greeter"),)
    games = []
    for seed in (4, 4, 5):
        table = gymnasium.make(SEAT, bots=bots)
        games.append(play_out(table, seed)[0])
        table.close()
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_two_of_the_same_file_have_a_process_each(tmp_path: Path) -> None:
    before = children()
    table = gymnasium.make(SEAT, bots=(moody(tmp_path, "Greeter"),) * 2)
    play_out(table, 1)
    assert children() == before + 2
    table.close()
    assert children() == before


def test_without_a_close_the_processes_end_when_nobody_holds_them(tmp_path: Path) -> None:
    before = children()
    table = SeatEnv((moody(tmp_path, "Greeter"),))
    table.reset(seed=1)
    table.step(int(np.flatnonzero(table.action_masks())[0]))
    play_out(table, 1)
    assert children() == before + 1
    del table
    gc.collect()
    assert children() == before


def test_what_a_bot_does_wrong_costs_it_the_move_and_is_told(tmp_path: Path) -> None:
    table = SeatEnv((moody(tmp_path),), patience=0.7)
    with pytest.warns(RuntimeWarning, match="moody lost a move: LookupError: the score is lost") as said:
        told, info = play_out(table, 2)
    assert len(said) == 1
    assert len(told) > 20
    assert info["forfeits"] >= len(MOODS)  # only the clock may have taken an honest answer besides
    assert play_out(table, 3)[1]["forfeits"] < len(MOODS)
    table.close()


def test_many_at_once(tmp_path: Path) -> None:
    before = children()
    games: Any = gymnasium.make_vec(SEAT, 2, bots=(moody(tmp_path, "Greeter"),))
    usual: Any = gymnasium.make_vec(SEAT, 2, vectorization_mode="sync", bots=(moody(tmp_path, "Greeter"),))
    seen, other = games.reset(seed=3)[0], usual.reset(seed=3)[0]
    for made in range(60):
        assert np.array_equal(seen["observation"], other["observation"])
        offered = [np.flatnonzero(mask) for mask in seen["action_mask"]]
        actions = np.array([choices[made % len(choices)] if len(choices) else 0 for choices in offered])
        seen, other = games.step(actions)[0], usual.step(actions)[0]
    assert children() == before + 4
    games.close()
    usual.close()
    assert children() == before


def test_an_own_edition_is_named_by_its_folder(tmp_path: Path) -> None:
    folder = tmp_path / "own"
    shutil.copytree(SHIPPED / "koechel", folder)
    about = folder / "edition.toml"
    about.write_text(about.read_text(encoding="utf-8") + "\n# another\n", encoding="utf-8")
    bots = (moody(tmp_path, "Greeter"),)
    table = SeatEnv(bots, edition=str(folder))
    assert play_out(table, 1)[1]["forfeits"] == 0
    table.close()
    shipped = SeatEnv(bots, edition=load("koechel"))
    assert play_out(shipped, 1)[1]["forfeits"] == 0
    shipped.close()
    with pytest.raises(ValueError, match="for bots from files name it by its folder"):
        SeatEnv(bots, edition=load(folder))
    assert play_out(SeatEnv(("random",), edition=load(folder)), 1)[0]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("nowhere.py:Bot", "there is no such file"),
        ("{file}:Nobody", "there is no class Nobody; bots in it: Moody"),
        ("{file}:Broken", "RuntimeError: not today"),
        ("{file}:Mute", "has no method choose"),
    ],
)
def test_a_bot_that_cannot_play_is_refused_before_any_game(tmp_path: Path, name: str, words: str) -> None:
    file = moody(tmp_path).rpartition(":")[0]
    with pytest.raises(BadUserBot, match=words):
        gymnasium.make(SEAT, bots=(name.format(file=file),))


def test_a_bot_cannot_tell_the_deal_from_its_seed(tmp_path: Path) -> None:
    """Its seed is drawn, not derived: the same deal comes with any of them."""
    source = tmp_path / "curious.py"
    source.write_text(
        "from pathlib import Path\n"
        "class Curious:\n"
        "    def __init__(self, seed):\n"
        "        with Path(__file__).with_suffix('.seeds').open('a') as file: print(seed, file=file)\n"
        "    def choose(self, view, options, budget): return options[0]\n"
    )
    table = SeatEnv((f"{source}:Curious",))
    for seed in (1, 2):
        table.reset(seed=seed, options={"deal": 1756})
        while len(source.with_suffix(".seeds").read_text().split()) < seed + 1:
            table.step(int(np.flatnonzero(table.action_masks())[0]))
    table.close()
    tried, *seeds = map(int, source.with_suffix(".seeds").read_text().split())
    assert tried == 0
    assert len(set(seeds)) == 2
