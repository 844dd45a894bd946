"""When it is settled whether the challenger is better: a sequential probability ratio test over deals.

Each deal gives one number, the challenger's mean share of the victories in it. Two hypotheses about the mean
of these numbers are compared after each deal, with the spread of the deals so far (a generalised SPRT in the
normal approximation); docs/arena.md has the formula.
"""

import math
from dataclasses import dataclass
from typing import Final

from lacrimosa.arena.journal import PlayedDeal
from lacrimosa.arena.plan import Plan
from lacrimosa.arena.scale import odds

ERROR: Final = 0.05
LEAST_DEALS: Final = 10
# Rating points above the champion: as good as it, against so much better that it is worth knowing.
WORSE: Final = 0.0
BETTER: Final = 40.0
# The spread of a handful of deals may be far too small by chance: this many of independent
# games are mixed in.
_PRIOR_DEALS: Final = 10.0

BETTER_FOUND: Final = "better"
NOT_BETTER: Final = "not better"
UNDECIDED: Final = "undecided"


@dataclass(frozen=True)
class Question:
    """Is the challenger `worse` points above the champion, or `better` points?"""

    players: int
    worse: float = WORSE
    better: float = BETTER
    error: float = ERROR
    least: int = LEAST_DEALS

    @property
    def bound(self) -> float:
        return math.log((1 - self.error) / self.error)

    def share(self, points: float) -> float:
        """The share of the victories to be expected from a challenger so many points above the others."""
        return 1 / (1 + (self.seats - 1) / odds(points))

    @property
    def seats(self) -> int:
        """Alone the two are compared by who wins where the other does not, as if they sat at one table."""
        return max(2, self.players)


@dataclass(frozen=True)
class Verdict:
    """What the test says after so many deals."""

    decision: str
    deals: int
    ratio: float  # log likelihood ratio
    low: float  # of the share, under the two hypotheses
    high: float
    bound: float

    def as_json(self) -> dict[str, object]:
        return {
            "decision": self.decision,
            "deals": self.deals,
            "log_likelihood_ratio": round(self.ratio, 4),
            "bounds": [round(-self.bound, 4), round(self.bound, 4)],
            "shares_compared": [round(self.low, 6), round(self.high, 6)],
        }


class SequentialTest:
    """Hears of one deal after the other."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self._low = question.share(question.worse)
        self._high = question.share(question.better)
        self._deals = 0
        self._mean = 0.0
        self._squares = 0.0

    def hear(self, share: float) -> None:
        """The challenger's share of the victories in the next deal."""
        self._deals += 1
        off = share - self._mean
        self._mean += off / self._deals
        self._squares += off * (share - self._mean)

    def verdict(self) -> Verdict:
        question = self.question
        parity = question.share(0)
        seats = question.seats
        prior = parity * (1 - parity) / seats
        spread = (self._squares + _PRIOR_DEALS * prior) / (self._deals + _PRIOR_DEALS)
        middle = (self._low + self._high) / 2
        ratio = self._deals * (self._high - self._low) * (self._mean - middle) / spread
        decision = UNDECIDED
        if self._deals >= question.least:
            if ratio >= question.bound:
                decision = BETTER_FOUND
            elif ratio <= -question.bound:
                decision = NOT_BETTER
        return Verdict(decision, self._deals, ratio, self._low, self._high, question.bound)


def challenger_share(plan: Plan, played: PlayedDeal) -> float:
    """The share of the victories of the first bot in one deal of a duel."""
    won = [game.result.shares[game.places.index(0)] for game in played.games if 0 in game.places]
    own = sum(won) / len(won)
    if plan.players > 1:
        return own
    other = [game.result.shares[0] for game in played.games if 0 not in game.places]
    return (1 + own - sum(other) / len(other)) / 2
