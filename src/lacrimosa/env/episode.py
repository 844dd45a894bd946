"""One seat's game against bots, or against the Soloist: what the Gymnasium environments share."""

from collections.abc import Sequence
from typing import Any, Literal

import numpy as np

from lacrimosa.bots.bot import Bot, Budget
from lacrimosa.bots.match import bot_seed
from lacrimosa.bots.registry import make_bot
from lacrimosa.editions import Edition
from lacrimosa.env.layout import Observation
from lacrimosa.env.rewards import Reward, Rewards
from lacrimosa.env.table import GameOptions, Table
from lacrimosa.notation.game import SEEDS
from lacrimosa.rules.kinds import NOBODY
from lacrimosa.rules.scoring import winners
from lacrimosa.rules.view import view

Illegal = Literal["end", "raise"]


def need_bots(bots: Sequence[str]) -> None:
    """Without bots a table is solo, which is another environment."""
    if not 1 <= len(bots) <= 3:
        raise ValueError(f"bots: {len(bots)} names; one to three play against the agent")


class Episode:
    """A table at which one seat is the agent's.

    Bots that search are bounded by positions, not by time, so that the same seed gives the same game.
    """

    def __init__(
        self,
        bots: Sequence[str] = (),
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
    ) -> None:
        players = 1 + len(bots)
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"seat {seat} is not at this table; it has 0 to {players - 1}")
        if illegal not in ("end", "raise"):
            raise ValueError(f"illegal {illegal!r} is neither 'end' nor 'raise'")
        for name in bots:
            make_bot(name, 0)  # an unknown name is refused now, not in the middle of a game
        self.game = GameOptions(players, level, salieri, composers, edition)
        self.table = Table(self.game, auto_forced)
        self.rewards = Rewards(reward)
        self.bot_names = list(bots)
        self.fixed_seat = seat
        self.illegal = illegal
        self.budget = Budget(nodes=nodes)
        self.seat = 0
        self.bots: list[Bot | None] = []
        self.ended = True

    def begin(self, rng: np.random.Generator, options: dict[str, Any] | None) -> dict[str, Any]:
        """Deal a game, seat agent and bots, play up to the agent's first question; the info of it."""
        deal = int((options or {}).get("deal", rng.integers(SEEDS)))
        players = self.game.players
        drawn = int(rng.integers(players))
        self.seat = drawn if self.fixed_seat is None else self.fixed_seat
        self.bots = [None] * players
        for number, name in enumerate(self.bot_names, 1):
            seat = (self.seat + number) % players
            self.bots[seat] = make_bot(name, bot_seed(deal, seat))
        self.table.deal(deal)
        self.rewards.begin(self.table.state)
        self._let_bots_play()
        self.ended = self.table.over
        return {"seat": self.seat}

    def act(self, action: int) -> tuple[float, dict[str, Any]]:
        """Make the agent's choice and those of the bots after it; the reward, and more at the end."""
        if self.ended:
            raise RuntimeError("the episode is over: call reset() before step()")
        if action not in self.table.offered and self.illegal == "end":
            self.ended = True
            return self.rewards.illegal, {"illegal_action": action}
        self.table.step(action)
        self._let_bots_play()
        reward = self.rewards.step(self.table.state)[self.seat]
        if not self.table.over:
            return reward, {}
        self.ended = True
        return reward, self._result()

    def _let_bots_play(self) -> None:
        table = self.table
        while table.seat not in (self.seat, NOBODY):
            bot = self.bots[table.seat]
            assert bot is not None
            offered = table.offered
            choice = offered[0]
            if len(offered) > 1:
                choice = bot.choose(view(table.state, table.seat), offered[:], self.budget)
            table.step(choice)

    def _result(self) -> dict[str, Any]:
        state = self.table.state
        won = winners(state)
        return {
            "score": int(state.seats[self.seat].vp),
            "scores": np.array([int(seat.vp) for seat in state.seats]),
            "share": 1 / len(won) if self.seat in won else 0.0,
        }

    def observation(self) -> Observation:
        return {"observation": self.table.observe(self.seat), "action_mask": self.table.mask()}
