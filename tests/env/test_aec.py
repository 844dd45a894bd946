"""The PettingZoo environment: its conformance suites, and what the game promises through it."""

import pickle
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from lacrimosa.env import IllegalAction
from lacrimosa.env.aec import env, raw_env
from lacrimosa.env.rewards import Reward
from lacrimosa.notation.picture import Picture
from lacrimosa.rules.play import scores

PLAYERS = [1, 2, 3, 4]
# The first two the suite says of every environment whose name is not in a list of its own: a Dict with a mask
# is PettingZoo's documented form for games with illegal actions. The third: nobody chooses after the end.
EXPLAINED = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Action mask numpy array is all zeros (no legal actions).",
}


@pytest.fixture
def only_explained() -> Iterator[None]:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        yield
    assert {str(warning.message) for warning in said} <= EXPLAINED


def play_out(table: Any, seed: int) -> dict[str, float]:
    """Play a game to its end; what every agent was given altogether."""
    table.reset(seed=seed)
    given = dict.fromkeys(table.possible_agents, 0.0)
    for made, agent in enumerate(table.agent_iter()):
        seen, reward, ended, _, _ = table.last()
        given[agent] += reward
        offered = np.flatnonzero(seen["action_mask"])
        table.step(None if ended else offered[7 * made % len(offered)])
    return given


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("reward", ["win", "vp"])
def test_api(players: int, reward: Reward, only_explained: None) -> None:
    api_test(env(players=players, reward=reward), num_cycles=1000)
    api_test(raw_env(players=players, reward=reward, auto_forced=False, salieri=True), num_cycles=300)


@pytest.mark.parametrize("players", PLAYERS)
def test_seeds(players: int) -> None:
    seed_test(lambda: env(players=players), num_cycles=200)


def test_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(
        lambda render_mode: env(players=3, render_mode=render_mode),
        custom_tests={
            "svg": lambda drawn: isinstance(drawn, Picture),
            "ansi": lambda text: "Requiem" in text,
        },
    )
    assert "patron" not in capsys.readouterr().out  # "human" prints the board, and nothing but the board


@pytest.mark.parametrize("players", PLAYERS)
def test_rewards_agree_with_the_scores(players: int) -> None:
    table = raw_env(players=players, reward="win")
    shares = play_out(table, 3)
    vp = scores(table.table.state)
    best = [f"patron_{seat}" for seat in range(players) if vp[seat] == max(vp)]
    assert {agent for agent, share in shares.items() if share} <= set(best)
    assert players == 1 or sum(shares.values()) == pytest.approx(1)
    margins = [vp[seat] - max(vp[:seat] + vp[seat + 1 :]) for seat in range(players)]
    assert list(play_out(raw_env(players=players, reward="score"), 3).values()) == vp[:players]
    assert list(play_out(raw_env(players=players, reward="margin"), 3).values()) == margins


def test_vp_are_given_when_they_are_gained() -> None:
    table = raw_env(players=3, reward="vp")
    table.reset(seed=11)
    started = scores(table.table.state)
    given = play_out(table, 11)
    assert [given[f"patron_{seat}"] + started[seat] for seat in range(3)] == scores(table.table.state)


def test_an_illegal_action_raises_in_the_raw_environment() -> None:
    table = raw_env(players=2)
    table.reset(seed=1)
    agent = table.agent_selection
    with pytest.raises(IllegalAction, match=f"action 719 is not offered to {agent}"):
        table.step(719)
    assert table.agent_selection == agent
    with pytest.raises(ValueError, match="is still in the game and must choose"):
        table.step(None)


def test_an_illegal_action_ends_the_game_in_the_guarded_one() -> None:
    table = env(players=3)
    table.reset(seed=1)
    agent = table.agent_selection
    table.last()
    table.step(719)
    given = {}
    for left in table.agent_iter():
        _, given[left], ended, _, _ = table.last()
        assert ended
        table.step(None)
    assert given == {f"patron_{seat}": -1.0 if f"patron_{seat}" == agent else 0 for seat in range(3)}


def test_who_is_not_asked_sees_but_cannot_choose() -> None:
    table = raw_env(players=2)
    table.reset(seed=2)
    other = next(agent for agent in table.agents if agent != table.agent_selection)
    assert table.observe(other)["action_mask"].sum() == 0
    assert table.observe(other)["observation"].any()


def test_a_deal_can_be_asked_for() -> None:
    one, two = raw_env(players=2), raw_env(players=2)
    one.reset(seed=1, options={"deal": 1756})
    two.reset(seed=2, options={"deal": 1756})
    assert one.table.dealt == 1756
    assert not any(one.infos.values())  # whoever knew the deal would know everything
    agent = one.agent_selection
    assert np.array_equal(one.observe(agent)["observation"], two.observe(agent)["observation"])


def test_the_environment_travels_to_other_processes() -> None:
    table = pickle.loads(pickle.dumps(raw_env(players=4, reward="margin", salieri=True)))
    assert table.possible_agents == [f"patron_{seat}" for seat in range(4)]
    assert play_out(table, 5) == play_out(raw_env(players=4, reward="margin", salieri=True), 5)


def test_an_unknown_render_mode_is_refused() -> None:
    with pytest.raises(ValueError, match="render_mode 'oil' is none of human, ansi, svg"):
        raw_env(render_mode="oil")
