"""What an agent is rewarded with."""

from typing import Literal

from lacrimosa.rules.play import is_over, scores
from lacrimosa.rules.scoring import winners
from lacrimosa.rules.state import State

Reward = Literal["win", "score", "margin", "vp"]

# What an illegal action that ends the game costs: less than the worst legal end of each kind of reward.
ILLEGAL_REWARD: dict[str, float] = {"win": -1.0, "score": -1.0, "margin": -1000.0, "vp": -1.0}


class Rewards:
    """Gives every seat its reward, step by step.

    win: at the end, 1 shared among the winners. score: at the end, the VP. margin: at the end, the own VP
    less those of the best of the others. vp: at every step, the VP gained since the step before.
    """

    def __init__(self, kind: Reward) -> None:
        if kind not in ILLEGAL_REWARD:
            raise ValueError(f"reward {kind!r} is none of {', '.join(ILLEGAL_REWARD)}")
        self.kind = kind
        self.illegal = ILLEGAL_REWARD[kind]
        self._before: list[int] = []

    def begin(self, state: State) -> None:
        """A new game; the VP it starts with are nobody's merit."""
        self._before = scores(state)

    def step(self, state: State) -> list[float]:
        """Rewards by seat for what happened since the last call."""
        if self.kind == "vp":
            now = scores(state)
            gained = [float(vp - before) for vp, before in zip(now, self._before, strict=True)]
            self._before = now
            return gained
        if not is_over(state):
            return [0.0] * len(state.seats)
        return final_rewards(self.kind, state)


def final_rewards(kind: Reward, state: State) -> list[float]:
    """Rewards by seat at the end of a game."""
    points = scores(state)
    if kind == "score":
        return [float(vp) for vp in points]
    if kind == "margin":
        return [float(vp - max(points[:seat] + points[seat + 1 :])) for seat, vp in enumerate(points)]
    won = winners(state)
    return [1 / len(won) if seat in won else 0.0 for seat in range(len(points))]
