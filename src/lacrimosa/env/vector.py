"""Gymnasium, many games at once in one process: the games of SyncVectorEnv with less around them."""

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from lacrimosa.env.episode import Episode
from lacrimosa.env.layout import as_seen, layout_of
from lacrimosa.env.opponents import line_up
from lacrimosa.rules.choices import CHOICES
from lacrimosa.rules.observation import action_mask, observation

Actions = NDArray[np.int64]


class EpisodeVectorEnv(VectorEnv[Any, Actions, NDArray[Any]]):
    """Episodes side by side. A finished one begins anew at the next step, whatever its action."""

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # type: ignore[misc]

    def __init__(self, episodes: list[Episode], flat: bool) -> None:
        self.num_envs = len(episodes)
        self.episodes = episodes
        self.flat = flat
        self.layout = layout_of(episodes[0].game.edition)
        self.single_observation_space = self.layout.space_of(flat)
        self.single_action_space = spaces.Discrete(CHOICES)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.generators = [seeding.np_random()[0] for _ in episodes]

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal every game anew. One number seeds the games with itself and its successors."""
        seeds = [seed + n for n in range(self.num_envs)] if isinstance(seed, int) else seed
        if seeds is not None and len(seeds) != self.num_envs:
            raise ValueError(f"seed: {len(seeds)} seeds for {self.num_envs} games")
        infos: dict[str, Any] = {}
        for number, episode in enumerate(self.episodes):
            own = seeds[number] if seeds is not None else None
            if own is not None:
                self.generators[number] = seeding.np_random(own)[0]
            infos = self._add_info(infos, episode.begin(self.generators[number], options), number)
        return self._seen(infos)

    def step(
        self, actions: Actions
    ) -> tuple[Any, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        rewards = np.zeros(self.num_envs)
        ended = np.zeros(self.num_envs, np.bool_)
        infos: dict[str, Any] = {}
        for number, (episode, action) in enumerate(zip(self.episodes, actions.tolist(), strict=True)):
            if episode.ended:
                info = episode.begin(self.generators[number], None)
            else:
                rewards[number], info = episode.act(action)
                ended[number] = episode.ended
            if info:
                infos = self._add_info(infos, info, number)
        seen, infos = self._seen(infos)
        return seen, rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def _seen(self, infos: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
        told = bytearray().join([observation(episode.table.state, episode.seat) for episode in self.episodes])
        rows = np.frombuffer(told, np.int16).reshape(self.num_envs, self.layout.length)
        infos["action_mask"] = masks = self._masks()
        return as_seen(rows, masks, self.flat), infos

    def _masks(self) -> NDArray[np.int8]:
        masks = bytearray().join([action_mask(CHOICES, episode.table.offered) for episode in self.episodes])
        return np.frombuffer(masks, np.int8).reshape(self.num_envs, CHOICES)

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be chosen now, game by game; nothing in a game that is over."""
        return self._masks().view(np.bool_)

    def close_extras(self, **_: Any) -> None:
        """End the processes of bots from files."""
        for episode in self.episodes:
            episode.opponents.close()


class SoloVectorEnv(EpisodeVectorEnv):
    """Many games of `Lacrimosa-Solo-v0`; takes its arguments."""

    def __init__(self, num_envs: int, level: str = "medium", *, flat: bool = False, **options: Any) -> None:
        super().__init__([Episode(level=level, **options) for _ in range(num_envs)], flat)


class SeatVectorEnv(EpisodeVectorEnv):
    """Many games of `Lacrimosa-Seat-v0`; takes its arguments."""

    def __init__(
        self, num_envs: int, bots: Sequence[str] = ("planner",), *, flat: bool = False, **options: Any
    ) -> None:
        known = line_up(bots)
        super().__init__([Episode(known, **options) for _ in range(num_envs)], flat)
