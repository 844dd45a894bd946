"""PettingZoo: the game as an AEC environment, one agent for each patron."""

from collections.abc import Sequence
from typing import Any, ClassVar, SupportsIndex

from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from lacrimosa.editions import Edition
from lacrimosa.env import render
from lacrimosa.env.layout import as_seen, layout_of
from lacrimosa.env.rewards import Reward, Rewards
from lacrimosa.env.table import GameOptions, Table
from lacrimosa.notation.game import SEEDS
from lacrimosa.notation.numbers import integer
from lacrimosa.notation.picture import Picture
from lacrimosa.rules.choices import CHOICES
from lacrimosa.rules.view import SPECTATOR


def env(**options: Any) -> AECEnv[str, Any, int]:
    """The environment with PettingZoo's usual guards; an illegal action ends the game for everybody."""
    raw = raw_env(**options)
    guarded = wrappers.TerminateIllegalWrapper(raw, illegal_reward=raw.points.illegal)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class raw_env(AECEnv[str, Any, int], EzPickle):  # type: ignore[misc]  # noqa: N801  PettingZoo's name; it has no types
    """The environment itself; an illegal action raises IllegalAction and changes nothing.

    Flat: an observation is the array alone, and the mask is in the info.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "lacrimosa_v0",
        "render_modes": render.MODES,
        "render_fps": render.FRAMES_PER_SECOND,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 2,
        level: str | None = None,
        salieri: bool = False,
        composers: Sequence[str] | None = None,
        edition: str | Edition = "koechel",
        reward: Reward = "win",
        auto_forced: bool = True,
        render_mode: str | None = None,
        flat: bool = False,
    ) -> None:
        EzPickle.__init__(
            self, players, level, salieri, composers, edition, reward, auto_forced, render_mode, flat
        )
        super().__init__()
        self.flat = flat
        self.game = GameOptions(players, level, salieri, composers, edition)
        self.table = Table(self.game, auto_forced)
        self.points = Rewards(reward)
        self.render_mode = render.check_mode(render_mode)
        self.possible_agents = [f"patron_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        layout = layout_of(self.game.edition)
        self.observation_spaces = {agent: layout.space_of(flat) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(CHOICES) for agent in self.possible_agents}
        self.rng = seeding.np_random()[0]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. `options={"deal": n}` deals the game of seed n; other keys mean nothing."""
        if seed is not None:
            self.rng = seeding.np_random(seed)[0]
        self.table.deal(integer("deal", (options or {}).get("deal", self.rng.integers(SEEDS))))
        self.points.begin(self.table.state)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Any:
        seat = self.possible_agents.index(agent)
        return as_seen(self.table.observe(seat), self.table.mask_of(seat), self.flat)

    def step(self, action: SupportsIndex | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"action None: {agent} is still in the game and must choose")
        self.table.step(action)
        self._cumulative_rewards[agent] = 0.0
        gained = self.points.step(self.table.state)
        for seat, other in enumerate(self.possible_agents):
            self.rewards[other] = gained[seat]
        self._accumulate_rewards()
        self._select()

    def _select(self) -> None:
        """Turn to whoever is asked; at the end the agents take their leave in order."""
        table = self.table
        if table.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[table.seat]
        if self.flat:
            for agent in self.agents:
                self.infos[agent] = {"action_mask": table.mask_of(self.possible_agents.index(agent))}
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | Picture | None:
        seat = SPECTATOR if self.table.over else self.table.seat
        return render.render(self.render_mode, self.game.edition, self.table.state, seat)

    def close(self) -> None:
        """Nothing is held open."""
