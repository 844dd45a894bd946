"""When it is settled whether the challenger is better: a sequential test by betting.

Each deal gives one number, the challenger's mean share of the victories in it. Two gamblers bet on it, deal
after deal: one against the claim that the challenger is no better, one against the claim that it is so much
better. While a claim is true the bet against it is fair or worse, and whoever began with 1 comes to 20 in at
most one run of twenty, however the games of a deal hang together. docs/arena.md has the formula.
"""

import math
from dataclasses import dataclass
from typing import Final

from lacrimosa.arena.ratings import odds
from lacrimosa.arena.results import PlayedDeal
from lacrimosa.arena.schedule import Schedule

ERROR: Final = 0.05
# Rating points above the champion: as good as it, against so much better that it is worth knowing.
WORSE: Final = 0.0
BETTER: Final = 40.0
# The first stakes are as if so many deals of independent games had been seen, and no stake is higher than so
# much of what the gambler has. Both are about speed, not about errors.
_PRIOR_DEALS: Final = 10.0
_HIGHEST_STAKE: Final = 0.75

BETTER_FOUND: Final = "better"
NOT_BETTER: Final = "not better"
UNDECIDED: Final = "undecided"


@dataclass(frozen=True)
class Hypotheses:
    """The two to decide between: the challenger is `worse` points above the champion, or `better` points."""

    players: int
    worse: float = WORSE
    better: float = BETTER
    error: float = ERROR

    @property
    def bound(self) -> float:
        """What a gambler must have won, as a logarithm."""
        return math.log(1 / self.error)

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
    for_better: float  # what the gamblers have, as logarithms
    for_worse: float
    low: float  # of the share, under the two claims
    high: float
    bound: float

    def as_json(self) -> dict[str, object]:
        return {
            "decision": self.decision,
            "deals": self.deals,
            "log_evidence": [round(self.for_worse, 4), round(self.for_better, 4)],
            "bound": round(self.bound, 4),
            "shares_compared": [round(self.low, 6), round(self.high, 6)],
        }


class SequentialTest:
    """Hears of one deal after the other."""

    def __init__(self, hypotheses: Hypotheses) -> None:
        self.hypotheses = hypotheses
        self._low = hypotheses.share(hypotheses.worse)
        self._high = hypotheses.share(hypotheses.better)
        self._deals = 0
        self._mean = 0.0
        self._squares = 0.0
        self._for_better = 0.0
        self._for_worse = 0.0

    def hear(self, share: float) -> None:
        """The challenger's share of the victories in the next deal."""
        stake = self._stake()
        # A share lies between 0 and 1: more than the highest stake is never lost.
        up = min(stake, _HIGHEST_STAKE / self._low)
        down = min(stake, _HIGHEST_STAKE / (1 - self._high))
        self._for_better += math.log1p(up * (share - self._low))
        self._for_worse += math.log1p(down * (self._high - share))
        self._deals += 1
        off = share - self._mean
        self._mean += off / self._deals
        self._squares += off * (share - self._mean)

    def _stake(self) -> float:
        """What makes the most of a deal if the other claim is true, by the spread of the deals before it."""
        parity = self.hypotheses.share(0)
        prior = parity * (1 - parity) / self.hypotheses.seats
        spread = (self._squares + _PRIOR_DEALS * prior) / (self._deals + _PRIOR_DEALS)
        apart = self._high - self._low
        return apart / (spread + apart * apart)

    def verdict(self) -> Verdict:
        bound = self.hypotheses.bound
        decision = UNDECIDED
        if max(self._for_better, self._for_worse) >= bound:
            decision = BETTER_FOUND if self._for_better >= self._for_worse else NOT_BETTER
        return Verdict(decision, self._deals, self._for_better, self._for_worse, self._low, self._high, bound)


def challenger_share(schedule: Schedule, played: PlayedDeal) -> float:
    """The share of the victories of the first bot in one deal of a duel."""
    won = [game.result.shares[game.places.index(0)] for game in played.games if 0 in game.places]
    own = sum(won) / len(won)
    if schedule.players > 1:
        return own
    other = [game.result.shares[0] for game in played.games if 0 not in game.places]
    return (1 + own - sum(other) / len(other)) / 2
