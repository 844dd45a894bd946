"""One seat's game against bots, or against the Soloist: what the Gymnasium environments share."""

from collections.abc import Sequence
from typing import Any, Literal, SupportsIndex

import numpy as np

from lacrimosa.bot_processes.line_up import Contestant
from lacrimosa.editions import Edition
from lacrimosa.env.opponents import Opponents
from lacrimosa.env.rewards import Reward, Rewards
from lacrimosa.env.table import GameOptions, Table
from lacrimosa.notation.game import SEEDS
from lacrimosa.notation.numbers import integer
from lacrimosa.rules.kinds import NOBODY
from lacrimosa.rules.scoring import winners

Illegal = Literal["end", "raise"]


class Episode:
    """A table at which one seat is the agent's, with others against it or the Soloist."""

    def __init__(
        self,
        bots: Sequence[Contestant] = (),
        *,
        seat: int | None = None,
        level: str | None = None,
        salieri: bool = False,
        composers: Sequence[str] | None = None,
        edition: str | Edition = "koechel",
        reward: Reward = "win",
        illegal: Illegal = "end",
        auto_forced: bool = True,
        nodes: int = 500,
        patience: float | None = None,
    ) -> None:
        players = 1 + len(bots)
        if seat is not None and not 0 <= integer("seat", seat) < players:
            raise ValueError(f"seat {seat} is not at this table; it has 0 to {players - 1}")
        if illegal not in ("end", "raise"):
            raise ValueError(f"illegal {illegal!r} is neither 'end' nor 'raise'")
        self.game = GameOptions(players, level, salieri, composers, edition)
        self.table = Table(self.game, auto_forced)
        self.rewards = Rewards(reward)
        self.opponents = Opponents(bots, edition, nodes, patience)
        self.fixed_seat = None if seat is None else integer("seat", seat)
        self.illegal = illegal
        self.seat = 0
        self.ended = True

    def begin(self, rng: np.random.Generator, options: dict[str, Any] | None) -> dict[str, Any]:
        """Deal a game, seat agent and bots, play up to the agent's first question; the info of it."""
        deal = integer("deal", (options or {}).get("deal", rng.integers(SEEDS)))
        players = self.game.players
        drawn = int(rng.integers(players))
        self.seat = drawn if self.fixed_seat is None else self.fixed_seat
        self.table.deal(deal)
        self.opponents.sit_down(self.table, self.seat + 1)
        self.rewards.begin(self.table.state)
        self._let_bots_play()
        self.ended = self.table.over
        return {"seat": self.seat}

    def act(self, action: SupportsIndex) -> tuple[float, dict[str, Any]]:
        """Make the agent's choice and those of the bots after it; the reward, and more at the end."""
        if self.ended:
            raise RuntimeError("the episode is over: call reset() before step()")
        choice = integer("action", action)
        if choice not in self.table.offered and self.illegal == "end":
            self.ended = True
            return self.rewards.illegal, {"illegal_action": choice}
        self.table.step(choice)
        self._let_bots_play()
        reward = self.rewards.step(self.table.state)[self.seat]
        if not self.table.over:
            return reward, {}
        self.ended = True
        return reward, self._result()

    def _let_bots_play(self) -> None:
        table = self.table
        while table.seat not in (self.seat, NOBODY):
            table.step(self.opponents.choose(table) if len(table.offered) > 1 else table.offered[0])

    def _result(self) -> dict[str, Any]:
        state = self.table.state
        won = winners(state)
        result = {
            "score": int(state.seats[self.seat].vp),
            "scores": np.array([int(seat.vp) for seat in state.seats]),
            "share": 1 / len(won) if self.seat in won else 0.0,
        }
        if self.opponents.has_users:
            result["forfeits"] = self.opponents.forfeits
        return result
