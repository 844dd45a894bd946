"""The Gymnasium environments: the checker, seeds, bots, illegal actions, many at once."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import lacrimosa.env  # noqa: F401  registers the environments
from lacrimosa.bots.registry import UnknownBot
from lacrimosa.env import IllegalAction
from lacrimosa.env.single import SeatEnv, SoloEnv

SOLO = "Lacrimosa-Solo-v0"
SEAT = "Lacrimosa-Seat-v0"


def first(mask: np.ndarray[tuple[int], np.dtype[np.int8]], made: int) -> int:
    offered = np.flatnonzero(mask)
    return int(offered[7 * made % len(offered)]) if len(offered) else 0


def play_out(table: Any, **reset: Any) -> tuple[list[bytes], float, dict[str, Any]]:
    """Every observation of a game, the reward altogether, and the last info."""
    seen, info = table.reset(**reset)
    told, total, ended = [], 0.0, False
    while not ended:
        told.append(seen["observation"].tobytes())
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        seen, reward, ended, cut, info = table.step(first(seen["action_mask"], len(told)))
        assert not cut
        total += reward
    return told, total, info


@pytest.mark.parametrize(
    ("name", "options"),
    [
        (SOLO, {}),
        (SOLO, {"level": "hard", "salieri": True, "reward": "vp", "auto_forced": False}),
        (SEAT, {"bots": ("random",)}),
        (SEAT, {"bots": ("random", "random"), "seat": 1, "reward": "margin"}),
        (SEAT, {"bots": ("random", "random", "random"), "salieri": True, "reward": "score"}),
        (SEAT, {}),
    ],
)
def test_the_checker_has_nothing_to_say(
    name: str, options: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    check_env(gymnasium.make(name, **options).unwrapped)
    capsys.readouterr()


@pytest.mark.parametrize(("name", "options"), [(SOLO, {}), (SEAT, {"bots": ("planner", "random")})])
def test_the_same_seed_is_the_same_game(name: str, options: dict[str, Any]) -> None:
    told = [play_out(gymnasium.make(name, **options), seed=seed)[0] for seed in (4, 4, 5)]
    assert told[0] == told[1]
    assert told[0] != told[2]


def test_a_seed_fixes_the_games_that_follow_too() -> None:
    one, two = gymnasium.make(SOLO), gymnasium.make(SOLO)
    assert play_out(one, seed=4)[0] == play_out(two, seed=4)[0]
    assert play_out(one)[0] == play_out(two)[0]


@pytest.mark.parametrize("reward", ["win", "score", "margin", "vp"])
def test_rewards_agree_with_the_scores(reward: str) -> None:
    table: Any = gymnasium.make(SEAT, bots=("random", "random"), reward=reward, seat=2)
    table.reset(seed=8)
    started = int(table.unwrapped.episode.table.state.seats[2].vp)
    told, total, info = play_out(table, seed=8)
    own = info["score"]
    best = max(info["scores"][:2])
    assert own == info["scores"][2]
    expected = {"win": info["share"], "score": own, "margin": own - best, "vp": own - started}
    assert total == expected[reward]
    assert len(told) > 30


def test_the_agent_sits_in_every_seat_or_in_a_fixed_one() -> None:
    table = gymnasium.make(SEAT, bots=("random", "random", "random"))
    assert {table.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2, 3}
    table = gymnasium.make(SEAT, bots=("random",), seat=1)
    assert {table.reset(seed=seed)[1]["seat"] for seed in range(10)} == {1}


def test_the_same_deal_for_every_seat() -> None:
    tables = [SeatEnv(("random",), seat=seat) for seat in (0, 1)]
    for table in tables:
        _, info = table.reset(seed=1, options={"deal": 99})
        assert set(info) == {"seat", "action_mask"}  # whoever knew the deal would know everything
    one, two = (table.episode.table for table in tables)
    assert one.dealt == two.dealt == 99
    assert list(one.state.deal.courts) == list(two.state.deal.courts)


def test_an_illegal_action_ends_the_game_or_raises() -> None:
    table = SoloEnv(reward="margin")
    table.reset(seed=1)
    _, reward, ended, _, info = table.step(719)
    assert (reward, ended, info["illegal_action"]) == (-1000.0, True, 719)
    with pytest.raises(RuntimeError, match=r"call reset\(\) before step\(\)"):
        table.step(0)
    strict = SoloEnv(illegal="raise")
    seen, _ = strict.reset(seed=1)
    with pytest.raises(IllegalAction, match="action 719 is not offered to patron_0"):
        strict.step(719)
    assert not strict.step(first(seen["action_mask"], 0))[2]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"bots": ()}, "one to three play against the agent"),
        ({"bots": ("random",), "seat": 1.0}, "an integer is wanted"),
        ({"bots": ("random",), "seat": 2}, "seat 2 is not at this table; it has 0 to 1"),
        ({"bots": ("random",), "illegal": "ignore"}, "neither 'end' nor 'raise'"),
        ({"bots": ("random",), "reward": "fame"}, "reward 'fame' is none of"),
    ],
)
def test_wrong_options_are_refused(options: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        SeatEnv(**options)


def test_a_deal_is_an_integer() -> None:
    table = SoloEnv()
    with pytest.raises(ValueError, match=r"deal 3\.7: a float; an integer is wanted"):
        table.reset(options={"deal": 3.7})
    table.reset(options={"deal": np.int64(3)})
    assert table.episode.table.dealt == 3


def test_an_unknown_bot_is_refused_at_once() -> None:
    with pytest.raises(UnknownBot, match="'mozart'"):
        SeatEnv(("mozart",))


@pytest.mark.parametrize(
    ("name", "options"),
    [(SOLO, {"level": "easy", "reward": "vp"}), (SEAT, {"bots": ("random",), "reward": "win"})],
)
def test_many_at_once_are_the_games_of_the_usual_vector(name: str, options: dict[str, Any]) -> None:
    """Step by step the same as SyncVectorEnv, over the end of games and into the next ones."""
    quick: Any = gymnasium.make_vec(name, 3, **options)
    usual: Any = gymnasium.make_vec(name, 3, vectorization_mode="sync", **options)
    assert quick.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    seen, other = quick.reset(seed=5)[0], usual.reset(seed=5)[0]
    finished = 0
    for made in range(400):
        assert seen in quick.observation_space
        for key in ("observation", "action_mask"):
            assert np.array_equal(seen[key], other[key])
        actions = np.array([first(mask, made) for mask in seen["action_mask"]])
        seen, rewards, ended, cut, infos = quick.step(actions)
        other, *rest = usual.step(actions)
        for ours, theirs in zip((rewards, ended, cut), rest, strict=False):
            assert np.array_equal(ours, theirs)
        if ended.any():
            finished += int(ended.sum())
            assert np.array_equal(infos["_score"], ended)
            assert np.array_equal(infos["score"], rest[3]["score"])
    assert finished > 3
    quick.close()
    usual.close()


def test_many_at_once_take_a_seed_for_each() -> None:
    games: Any = gymnasium.make_vec(SOLO, 2)
    same = games.reset(seed=[3, 3])[0]["observation"]
    assert np.array_equal(same[0], same[1])
    with pytest.raises(ValueError, match="seed: 1 seeds for 2 games"):
        games.reset(seed=[3])


def test_processes_of_their_own_play_the_same_games() -> None:
    games: Any = gymnasium.make_vec(SOLO, 2, vectorization_mode="async", level="easy")
    quick: Any = gymnasium.make_vec(SOLO, 2, level="easy")
    try:
        seen, other = games.reset(seed=1)[0], quick.reset(seed=1)[0]
        for made in range(10):
            assert np.array_equal(seen["observation"], other["observation"])
            actions = np.array([first(mask, made) for mask in seen["action_mask"]])
            seen, other = games.step(actions)[0], quick.step(actions)[0]
    finally:
        games.close()
