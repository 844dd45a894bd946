"""Gymnasium: one seat, alone against the Soloist or against bots."""

from collections.abc import Sequence
from typing import Any, ClassVar, SupportsIndex

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from lacrimosa.editions import Edition
from lacrimosa.env import render
from lacrimosa.env.episode import Episode, Illegal
from lacrimosa.env.layout import as_seen, layout_of
from lacrimosa.env.opponents import line_up
from lacrimosa.env.rewards import Reward
from lacrimosa.notation.picture import Picture
from lacrimosa.rules.choices import CHOICES


class EpisodeEnv(gymnasium.Env[Any, np.int64]):
    """An episode as a Gymnasium environment. Flat: an observation is the array alone, without the mask."""

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": render.MODES,
        "render_fps": render.FRAMES_PER_SECOND,
    }

    def __init__(self, episode: Episode, flat: bool, render_mode: str | None) -> None:
        self.episode = episode
        self.flat = flat
        self.render_mode = render.check_mode(render_mode)
        self.observation_space = layout_of(episode.game.edition).space_of(flat)
        self.action_space = spaces.Discrete(CHOICES)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal a new game. `options={"deal": n}` deals the game of seed n; other keys mean nothing."""
        super().reset(seed=seed)
        info = self.episode.begin(self.np_random, options)
        return self._seen(info)

    def step(self, action: SupportsIndex) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        reward, info = self.episode.act(action)
        observation, info = self._seen(info)
        return observation, reward, self.episode.ended, False, info

    def _seen(self, info: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
        if self.render_mode == "human":
            self.render()
        table = self.episode.table
        info["action_mask"] = mask = table.mask()
        return as_seen(table.observe(self.episode.seat), mask, self.flat), info

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be chosen now: what MaskablePPO of sb3-contrib asks for."""
        return self.episode.table.mask().view(np.bool_)

    def render(self) -> str | Picture | None:
        episode = self.episode
        return render.render(self.render_mode, episode.game.edition, episode.table.state, episode.seat)

    def close(self) -> None:
        """End the processes of bots from files."""
        self.episode.opponents.close()


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
        flat: bool = False,
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
        super().__init__(episode, flat, render_mode)


class SeatEnv(EpisodeEnv):
    """`Lacrimosa-Seat-v0`: one seat against one to three bots, named in their order from the agent on.

    A bot is a shipped one's name or `path/to/my_bot.py:MyBot`.
    """

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
        patience: float | None = None,
        flat: bool = False,
        render_mode: str | None = None,
    ) -> None:
        episode = Episode(
            line_up(bots),
            seat=seat,
            salieri=salieri,
            composers=composers,
            edition=edition,
            reward=reward,
            illegal=illegal,
            auto_forced=auto_forced,
            nodes=nodes,
            patience=patience,
        )
        super().__init__(episode, flat, render_mode)
