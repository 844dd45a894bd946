"""Gymnasium: one seat, alone against the Soloist or against bots."""

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces

from lacrimosa.editions import Edition
from lacrimosa.env import render
from lacrimosa.env.episode import Episode, Illegal, need_bots
from lacrimosa.env.layout import Observation, layout_of
from lacrimosa.env.picture import Picture
from lacrimosa.env.rewards import Reward
from lacrimosa.rules.choices import CHOICES


class EpisodeEnv(gymnasium.Env[Observation, np.int64]):
    """An episode as a Gymnasium environment."""

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": render.MODES,
        "render_fps": render.FRAMES_PER_SECOND,
    }

    def __init__(self, episode: Episode, render_mode: str | None) -> None:
        self.episode = episode
        self.render_mode = render.check_mode(render_mode)
        self.observation_space = layout_of(episode.game.edition).space()
        self.action_space = spaces.Discrete(CHOICES)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game. `options={"deal": n}` deals the game of seed n; other keys mean nothing."""
        super().reset(seed=seed)
        info = self.episode.begin(self.np_random, options)
        return self._seen(info)

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        reward, info = self.episode.act(int(action))
        observation, info = self._seen(info)
        return observation, reward, self.episode.ended, False, info

    def _seen(self, info: dict[str, Any]) -> tuple[Observation, dict[str, Any]]:
        if self.render_mode == "human":
            self.render()
        observation = self.episode.observation()
        info["action_mask"] = observation["action_mask"]
        return observation, info

    def render(self) -> str | Picture | None:
        episode = self.episode
        return render.render(self.render_mode, episode.game.edition, episode.table.state, episode.seat)


class SoloEnv(EpisodeEnv):
    """`Lacrimosa-Solo-v0`: alone against the Soloist at one of his levels."""

    def __init__(
        self,
        level: str = "medium",
        *,
        salieri: bool = False,
        composers: Sequence[str] | None = None,
        edition: str | Edition = "koechel",
        reward: Reward = "win",
        illegal: Illegal = "end",
        auto_forced: bool = True,
        render_mode: str | None = None,
    ) -> None:
        episode = Episode(
            level=level,
            salieri=salieri,
            composers=composers,
            edition=edition,
            reward=reward,
            illegal=illegal,
            auto_forced=auto_forced,
        )
        super().__init__(episode, render_mode)


class SeatEnv(EpisodeEnv):
    """`Lacrimosa-Seat-v0`: one seat against one to three bots, named in their order from the agent on."""

    def __init__(
        self,
        bots: Sequence[str] = ("planner",),
        *,
        seat: int | None = None,
        salieri: bool = False,
        composers: Sequence[str] | None = None,
        edition: str | Edition = "koechel",
        reward: Reward = "win",
        illegal: Illegal = "end",
        auto_forced: bool = True,
        nodes: int = 500,
        render_mode: str | None = None,
    ) -> None:
        need_bots(bots)
        episode = Episode(
            bots,
            seat=seat,
            salieri=salieri,
            composers=composers,
            edition=edition,
            reward=reward,
            illegal=illegal,
            auto_forced=auto_forced,
            nodes=nodes,
        )
        super().__init__(episode, render_mode)
