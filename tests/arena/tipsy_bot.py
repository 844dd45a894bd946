"""A planner with a hidden handicap: three of ten decisions are left to chance."""

from lacrimosa.bots.bot import Budget
from lacrimosa.bots.planner import Planner
from lacrimosa.rules.chance import advance, below, stream
from lacrimosa.rules.view import View


class Tipsy:
    name = "tipsy"

    def __init__(self, seed: int) -> None:
        self._planner = Planner(seed)
        self._rng = stream(seed, 1)

    def choose(self, view: View, options: list[int], budget: Budget) -> int:
        self._rng = advance(self._rng)
        if below(self._rng, 10) < 3:
            self._rng = advance(self._rng)
            return options[below(self._rng, len(options))]
        return self._planner.choose(view, options, budget)
