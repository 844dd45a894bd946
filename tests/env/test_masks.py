"""Masks the way MaskablePPO of sb3-contrib asks for them, and flat observations that common wrappers take."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers import FrameStackObservation, NormalizeObservation, RescaleObservation, TimeLimit
from pettingzoo.test import api_test, seed_test

from lacrimosa.env import layout_of, named
from lacrimosa.env.aec import env, raw_env
from lacrimosa.env.single import SeatEnv, SoloEnv
from lacrimosa.notation import NotationError

SOLO = "Lacrimosa-Solo-v0"
SEAT = "Lacrimosa-Seat-v0"
LENGTH = layout_of().length


def play_out(table: Any, seed: int) -> tuple[float, list[bytes]]:
    """A game by nothing but `action_masks`; the reward altogether, and what was seen."""
    seen, info = table.reset(seed=seed)
    total, told, ended = 0.0, [], False
    while not ended:
        mask = table.get_wrapper_attr("action_masks")()
        assert mask.dtype == np.bool_
        assert np.array_equal(mask, info["action_mask"].astype(bool))
        row = seen["observation"] if isinstance(seen, dict) else seen
        told.append(np.asarray(row, np.float32).tobytes())
        seen, reward, ended, _, info = table.step(table.action_space.sample(mask.astype(np.int8)))
        total += reward
    assert "illegal_action" not in info
    return total, told


@pytest.mark.parametrize(("name", "options"), [(SOLO, {"reward": "vp"}), (SEAT, {"bots": ("random",)})])
def test_a_game_by_masks_alone_is_the_same_flat_or_not(name: str, options: dict[str, Any]) -> None:
    games = []
    for flat in (False, True):
        table = gymnasium.make(name, flat=flat, **options)
        table.action_space.seed(4)
        # sb3-contrib looks through all wrappers for this very name.
        games.append(play_out(TimeLimit(table, 10_000), 7))
    assert games[0] == games[1]


@pytest.mark.parametrize("name", [SOLO, SEAT])
def test_masks_of_many_at_once(name: str) -> None:
    """In our vector, and in those that call every environment for it, as VecEnv.env_method does."""
    options: dict[str, Any] = {"bots": ("random",)} if name == SEAT else {}
    quick: Any = gymnasium.make_vec(name, 3, flat=True, **options)
    usual: Any = gymnasium.make_vec(name, 3, vectorization_mode="sync", flat=True, **options)
    seen, other = quick.reset(seed=5)[0], usual.reset(seed=5)[0]
    assert quick.single_observation_space.shape == (LENGTH,)
    for made in range(150):
        masks = quick.action_masks()
        assert masks.dtype == np.bool_
        assert np.array_equal(masks, np.stack(usual.call("action_masks")))
        assert seen in quick.observation_space
        assert seen.dtype == np.float32
        assert np.array_equal(seen, other)
        offered = [np.flatnonzero(mask) for mask in masks]
        actions = np.array([choices[made % len(choices)] if len(choices) else 0 for choices in offered])
        seen, other = quick.step(actions)[0], usual.step(actions)[0]
    quick.close()
    usual.close()


@pytest.mark.parametrize(("name", "options"), [(SOLO, {}), (SEAT, {"bots": ("random", "random")})])
def test_the_checker_has_nothing_to_say_of_a_flat_one(
    name: str, options: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    check_env(gymnasium.make(name, flat=True, **options).unwrapped)
    capsys.readouterr()


def test_common_wrappers_take_a_flat_one() -> None:
    table = gymnasium.make(SOLO, flat=True)
    assert table.observation_space.dtype == np.float32
    for wrapped, shape in (
        (RescaleObservation(table, np.float32(0), np.float32(1)), (LENGTH,)),
        (NormalizeObservation(table), (LENGTH,)),
        (FrameStackObservation(table, 2), (2, LENGTH)),
    ):
        seen, _ = wrapped.reset(seed=1)
        assert seen.shape == shape
        assert np.isfinite(seen).all()
        play_out(wrapped, 3)


def test_a_flat_row_has_the_fields_of_the_other() -> None:
    flat, whole = SoloEnv(flat=True), SoloEnv()
    row, told = flat.reset(seed=1)[0], whole.reset(seed=1)[0]["observation"]
    assert {name: part.tolist() for name, part in named(row).items()} == {
        name: part.tolist() for name, part in named(told).items()
    }


@pytest.mark.parametrize("players", [1, 3])
def test_pettingzoo_flat(players: int) -> None:
    with warnings.catch_warnings():
        # Said of every environment, flat or not; see test_aec.py.
        warnings.simplefilter("ignore")
        api_test(env(players=players, flat=True), num_cycles=500)
        seed_test(lambda: env(players=players, flat=True), num_cycles=100)
    one, two = raw_env(players=players, flat=True), raw_env(players=players)
    one.reset(seed=3)
    two.reset(seed=3)
    for agent in one.agents:
        seen = two.observe(agent)
        assert np.array_equal(one.observe(agent), seen["observation"])
        assert np.array_equal(one.infos[agent]["action_mask"], seen["action_mask"])
        assert set(one.infos[agent]) == {"action_mask"}


@pytest.mark.both
@pytest.mark.parametrize("make", [float, bool, str, np.float64, lambda action: [action], lambda _: None])
def test_an_action_that_is_no_integer_is_refused_and_changes_nothing(make: Any) -> None:
    table = SeatEnv(("random",), reward="vp")
    seen, _ = table.reset(seed=1)
    action = int(np.flatnonzero(seen["action_mask"])[0])
    with pytest.raises(NotationError, match="an integer is wanted"):
        table.step(make(action))
    raw = raw_env(players=2)
    raw.reset(seed=1)
    if make(action) is not None:
        with pytest.raises(NotationError, match="an integer is wanted"):
            raw.step(make(action))
    games: Any = gymnasium.make_vec(SOLO, 1)
    games.reset(seed=1)
    with pytest.raises(NotationError, match="an integer is wanted"):
        games.step(np.array([make(action)]))
    other = SeatEnv(("random",), reward="vp")
    other.reset(seed=1)
    after = table.step(np.array(action))[0]["observation"]
    assert np.array_equal(after, other.step(np.int32(action))[0]["observation"])
